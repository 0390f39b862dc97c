// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/pull_command.h"

#include "cluster/pull_folder.h"
#include "history/history.h"
#include "storage/open_files.h"

#include <fmt/format.h>

#include <QDir>
#include <QEventLoop>
#include <QFile>
#include <QTimer>

#include <algorithm>
#include <array>
#include <csignal>
#include <ostream>

namespace apportion::cli
{

namespace
{

volatile std::sig_atomic_t interrupted = 0;

void interrupt(int)
{
    interrupted = 1;
}

/// While it lives, what would end the program is only noted, so that what was asked is ended too and no answer is left lying
/// about.
class Interrupts
{
public:
    Interrupts()
    {
        interrupted = 0;
        std::transform(ends.begin(), ends.end(), m_previous.begin(), [](int number) { return std::signal(number, interrupt); });
    }
    ~Interrupts()
    {
        for (std::size_t i = 0; i < ends.size(); ++i) {
            std::signal(ends[i], m_previous[i]);
        }
    }
    Interrupts(const Interrupts &) = delete;
    Interrupts &operator=(const Interrupts &) = delete;

private:
    static constexpr std::array<int, 3> ends { SIGINT, SIGTERM, SIGHUP };
    std::array<void (*)(int), 3> m_previous {};
};

std::string sizeText(qint64 bytes)
{
    constexpr double step = 1024.0;
    if (bytes < qint64 { 10 } * 1024) {
        return fmt::format("{} bytes", bytes);
    }
    const auto size = static_cast<double>(bytes);
    return size < step * step ? fmt::format("{:.1f} kB", size / step) : fmt::format("{:.1f} MB", size / step / step);
}

/// Says what happens to a question, as it happens.
void reportProgress(const cluster::Pull &pull, std::size_t index, std::string &printed, const Streams &streams)
{
    const cluster::Asked &asked = pull.asked()[index];
    const std::string number = fmt::format("[{}/{}]", index + 1, pull.asked().size());
    std::string line;
    switch (asked.state) {
    case cluster::Asked::State::Waiting:
        return;
    case cluster::Asked::State::Running:
        line = fmt::format("{} $ {}", number, asked.invocation.shellText());
        break;
    case cluster::Asked::State::Done:
        line = fmt::format("{} {}, {} ms", number, sizeText(asked.bytes), asked.elapsed.count());
        line += asked.hidden ? fmt::format("\n{} {}", number, asked.hidden->english()) : std::string();
        for (const cluster::Included &included : asked.included) {
            line += included.failure ? fmt::format("\n{} {}", number, included.failure->english()) : std::string();
        }
        break;
    case cluster::Asked::State::Failed:
    case cluster::Asked::State::Skipped:
        line = fmt::format("{} {}", number, asked.failure->english());
        break;
    }
    if (line != printed) {
        streams.err << line << std::endl;
        printed = line;
    }
}

/// Runs it to its end, or to an interrupt.
void runToEnd(cluster::Pull &pull, const Streams &streams)
{
    const Interrupts interrupts;
    QEventLoop loop;
    std::string printed;
    QTimer watch;
    QObject::connect(&watch, &QTimer::timeout, &pull, [&pull] {
        if (interrupted != 0) {
            pull.cancel();
        }
    });
    QObject::connect(
        &pull, &cluster::Pull::askedChanged, &pull, [&](int index) { reportProgress(pull, static_cast<std::size_t>(index), printed, streams); });
    QObject::connect(&pull, &cluster::Pull::finished, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    watch.start(100);
    pull.start();
    loop.exec();
}

constexpr AssociationId rootAlone = 2; // root, and the user root

/// Whether an answer told nothing: what it should tell would be taken for removed.
bool lacksAnswers(const OpenedFiles &opened)
{
    const auto isUnusable = [](const Diagnostic &found) { return found.code.ends_with("-unusable"); };
    return std::any_of(opened.diagnostics.begin(), opened.diagnostics.end(), isUnusable) || opened.policy.associations.count() <= rootAlone;
}

} // namespace

PullCommand::PullCommand() : Command("pull", "Make a policy file of what a running cluster answers; nothing on it is changed") { }

void PullCommand::declare(VerbOptions &verb)
{
    verb.add("--host", &m_options.place.host, "HOST", "Ask through ssh, as your ssh configuration and agent have it; else this machine");
    verb.add("--cluster", &m_options.clusterName, "NAME", "The cluster to ask for; else the one of the machine");
    verb.add("--bin", &m_options.place.commandFolder, "FOLDER", "Where Slurm's commands are; else the search path");
    verb.add("--timeout", &m_timeLimit, "S", "Seconds that each command may take, and all of them five times that").range = { 1, 86400 };
    verb.add("--save", &m_save, "FOLDER", "Save what the commands print in a folder of its own");
    verb.add("--jobs-since", &m_options.jobsSince, "WHEN",
        "Save what accounting has of jobs since then, too, as sacct.txt: 90days, or 2026-01-31; apportion-cli trace import reads it");
    verb.addFlag(
        "--no-history", m_noHistory, "Do not keep usage and fair share in the history (docs/HISTORY.md), where apportion-cli history finds them");
    verb.addFlag("--dry-run", m_dryRun, "Only show the commands");
    m_out.declare(verb, false);
}

std::string PullCommand::problem() const
{
    if (const std::optional<Text> wrong = m_options.problem()) {
        return wrong->english();
    }
    if (!m_options.jobsSince.empty() && m_save.empty() && !m_dryRun) {
        return "--jobs-since needs --save";
    }
    return m_dryRun || m_out.isWanted() || !m_save.empty() ? std::string() : "give --out or --save, or --dry-run to see the commands";
}

int PullCommand::run(const Streams &streams)
{
    if (const std::string wrong = problem(); !wrong.empty()) {
        streams.err << "apportion-cli pull: " << wrong << '\n';
        return exitUnusable;
    }
    m_options.limits.time = std::chrono::seconds(m_timeLimit);
    cluster::Pull pull(m_options);
    if (m_dryRun) {
        showPlan(pull, streams);
        return exitOk;
    }
    if (m_out.isWanted() && !m_out.isFree(name(), streams)) {
        return exitUnusable;
    }
    if (!m_save.empty()) {
        if (const QString wrong = cluster::problemOfSaving(QString::fromLocal8Bit(m_save.c_str())); !wrong.isEmpty()) {
            streams.err << "apportion-cli pull: " << wrong.toStdString() << '\n';
            return exitUnusable;
        }
    }
    runToEnd(pull, streams);
    return take(pull, streams);
}

void PullCommand::showPlan(const cluster::Pull &pull, const Streams &streams) const
{
    if (const std::optional<cluster::Invocation> connection = pull.connection()) {
        streams.out << connection->shellText() << "\n# which is given, a line each:\n";
    }
    for (const cluster::Asked &asked : pull.asked()) {
        streams.out << asked.invocation.shellText() << '\n';
    }
}

int PullCommand::take(const cluster::Pull &pull, const Streams &streams) const
{
    int exitCode = hasErrors(pull.failures()) ? exitFindings : exitOk;
    if (!m_save.empty() && !pull.answers().isEmpty()) {
        const QString folder = cluster::placeOfPull(QString::fromLocal8Bit(m_save.c_str()), exitCode != exitOk);
        const QString wrong = cluster::savePull(pull.asked(), pull.options(), pull.when(), folder);
        if (wrong.isEmpty()) {
            streams.out << fmt::format("{}: {} answers\n", folder.toStdString(), pull.answers().size());
        } else {
            streams.err << "apportion-cli pull: " << wrong.toStdString() << '\n';
            exitCode = exitFindings;
        }
    }
    if (pull.answers().isEmpty()) {
        return exitUnusable;
    }
    // Without all answers usage would be told as 0 where nobody said it.
    const bool isKept = !m_noHistory && exitCode == exitOk;
    if (!m_out.isWanted() && !isKept) {
        return exitCode;
    }
    OpenedFiles opened = openSlurmFiles(pull.importFiles(), slurm::utcClock());
    if (isKept && opened.usable && opened.complete) {
        keep(opened, pull.when(), streams);
    }
    if (!m_out.isWanted()) {
        return exitCode;
    }
    report(opened.diagnostics, streams);
    if (!opened.usable) {
        return exitUnusable;
    }
    opened.settleBaseline(Baseline::Origin::Imported, opened.name, pull.when());
    const bool isPartial = exitCode != exitOk || lacksAnswers(opened);
    if (opened.policy.associations.count() <= rootAlone) {
        streams.err << "apportion-cli pull: no account but root was answered, as where the database cannot be read\n";
    }
    exitCode = isPartial || hasErrors(opened.diagnostics) ? exitFindings : exitOk;
    const int written = isPartial ? m_out.writePartial(name(), opened, streams) : m_out.write(name(), opened, streams);
    return written == exitOk ? exitCode : written;
}

void PullCommand::keep(const Snapshot &now, const QDateTime &when, const Streams &streams) const
{
    history::History kept;
    static_cast<void>(kept.addPull(now, when.toSecsSinceEpoch()));
    if (!kept.putAside().isEmpty()) {
        streams.err << "apportion-cli pull: the history was damaged, and is kept as " << kept.putAside().toStdString() << '\n';
    }
    if (!kept.error().isEmpty()) {
        streams.err << "apportion-cli pull: not kept in the history: " << kept.error().toStdString() << '\n';
    }
}

} // namespace apportion::cli
