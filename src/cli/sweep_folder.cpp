// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/sweep_folder.h"

#include "cli/policy_words.h"
#include "cli/recorded_folder.h"
#include "cli/trace_input.h"
#include "history/replay_measures.h"
#include "history/sweep_points.h"
#include "replay/default_accounts.h"
#include "replay/unmodelled_settings.h"
#include "storage/open_files.h"
#include "storage/text_file.h"
#include "storage/trace_file.h"

#include <fmt/format.h>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <optional>
#include <ostream>
#include <stdexcept>

namespace apportion::cli
{

namespace
{

using history::PlanProblem;
using history::SweepAxis;
constexpr const char *planFile = history::sweepPlanFile;
constexpr const char *policyFile = history::sweepPolicyFile;
constexpr const char *traceFile = history::sweepTraceFile;

void complain(const Streams &streams, const std::string &what)
{
    streams.err << "apportion-cli sweep: " << what << '\n';
}

void tellProblems(const std::string &path, const std::vector<PlanProblem> &problems, const Streams &streams)
{
    for (const PlanProblem &problem : problems) {
        streams.err << path << ':' << (problem.line > 0 ? std::to_string(problem.line) + ':' : std::string()) << " error: " << problem.what << '\n';
    }
}

std::optional<QByteArray> readWhole(const QString &path, const Streams &streams)
{
    QString error;
    std::optional<QByteArray> read = readTextFile(path, &error);
    if (!read) {
        complain(streams, error.toStdString());
    }
    return read;
}

/// The path of a file that a plan names: from the plan's folder on.
QString besidePlan(const std::string &plan, const std::string &path)
{
    return QFileInfo(QFile::decodeName(plan.c_str())).dir().filePath(QFile::decodeName(path.c_str()));
}

/// Edits a policy as `set` would. Empty, or why it was refused.
std::string setWord(Policy &policy, const std::string &word, Diagnostics &findings)
{
    try {
        setValue(policy, valueWord(word), findings);
    } catch (const RefusedWord &refused) {
        return refused.what();
    }
    return {};
}

std::string wordOfSetting(const std::string &key, const std::string &value)
{
    return key + '=' + value;
}

/// Tries each edit of a plan alone, on the policy with those that hold everywhere.
std::vector<PlanProblem> tryEdits(const SweepPlan &plan, Policy &policy, std::vector<std::string> &unmodelled)
{
    std::vector<PlanProblem> problems;
    Diagnostics findings;
    const auto note = [&problems](std::uint32_t line, std::string wrong) {
        if (!wrong.empty()) {
            problems.push_back({ line, std::move(wrong) });
        }
    };
    for (std::size_t i = 0; i < plan.settings.size(); ++i) {
        note(plan.settingLines[i], setWord(policy, plan.settings[i], findings));
    }
    replay::addUnmodelledSettings(policy, unmodelled);
    for (const SweepAxis &axis : plan.axes) {
        for (std::size_t i = 0; i < axis.values.size(); ++i) {
            Policy tried = policy;
            for (std::size_t key = 0; key < axis.keys.size(); ++key) {
                note(axis.lines[i], setWord(tried, wordOfSetting(axis.keys[key], axis.values[i][key]), findings));
            }
            replay::addUnmodelledSettings(tried, unmodelled);
        }
    }
    for (const Diagnostic &diagnostic : findings) {
        if (diagnostic.severity == Severity::Error) {
            note(0, diagnostic.english());
        }
    }
    return problems;
}

bool readInputs(const std::string &path, LoadedSweep &sweep, const Streams &streams)
{
    const QString policyPath = besidePlan(path, sweep.plan.policy);
    const std::optional<QByteArray> bytes = readWhole(policyPath, streams);
    if (!bytes) {
        return false;
    }
    sweep.policyFile = *bytes;
    const OpenedFiles opened = openPolicyFile(policyPath);
    QStringList traces;
    for (const std::string &trace : sweep.plan.traces) {
        traces.append(besidePlan(path, trace));
    }
    OpenedTrace trace = readTraceFiles(traces);
    for (const Diagnostics &diagnostics : { opened.diagnostics, trace.diagnostics }) {
        report(diagnostics, streams, Severity::Warning);
    }
    sweep.base = opened;
    sweep.trace = std::move(trace.trace);
    replay::nameDefaultAccounts(sweep.trace, sweep.base.policy);
    if (!opened.usable || !opened.complete || !trace.usable || !trace.complete) {
        complain(streams, "policy and trace must be there, and complete");
        return false;
    }
    return true;
}

/// What results must be of; empty, which is told, when the folder is none of a sweep.
QString identityOf(const QString &folder, const Streams &streams)
{
    QString wrong;
    QString identity = history::sweepIdentity(folder, wrong);
    if (identity.isEmpty()) {
        complain(streams, wrong.toStdString());
    }
    return identity;
}

QString failurePath(const QString &folder, std::uint64_t task)
{
    return QDir(folder).filePath(QStringLiteral("tasks/%1.failed").arg(task));
}

history::SweepResult resultOf(const LoadedSweep &sweep, std::uint64_t task)
{
    history::SweepResult result;
    result.task = task;
    result.point = task / sweep.plan.seeds.size();
    result.seed = sweep.plan.seeds[task % sweep.plan.seeds.size()];
    result.settings = sweep.plan.point(result.point);
    Policy policy = sweep.base.policy;
    Diagnostics findings;
    for (const auto &[key, value] : result.settings) {
        if (const std::string wrong = setWord(policy, wordOfSetting(key, value), findings); !wrong.empty()) {
            throw std::runtime_error(wrong);
        }
    }
    const replay::Machine machine = replay::makeMachine(policy, expandedHosts);
    const replay::Workload workload(policy, machine, sweep.trace);
    replay::ReplayOptions options;
    options.seed = result.seed;
    options.isFast = sweep.plan.isFast;
    result.rows
        = history::measureReplay(sweep.trace, machine, replayTrace(policy, sweep.base.situation, machine, workload, options), sweep.plan.warmUp);
    return result;
}

/// "0-3,7"
std::string numbersText(const std::vector<std::uint64_t> &numbers)
{
    std::string text;
    for (std::size_t i = 0; i < numbers.size();) {
        std::size_t last = i;
        while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1) {
            ++last;
        }
        text += (text.empty() ? "" : ",") + std::to_string(numbers[i]) + (last > i ? '-' + std::to_string(numbers[last]) : std::string());
        i = last + 1;
    }
    return text;
}

} // namespace

bool openSweepPlan(const std::string &path, LoadedSweep &sweep, const Streams &streams)
{
    const std::optional<QByteArray> text = readWhole(QFile::decodeName(path.c_str()), streams);
    if (!text) {
        return false;
    }
    std::vector<PlanProblem> problems = readSweepPlan({ text->constData(), static_cast<std::size_t>(text->size()) }, sweep.plan);
    if (problems.empty() && !readInputs(path, sweep, streams)) {
        return false;
    }
    if (problems.empty()) {
        problems = tryEdits(sweep.plan, sweep.base.policy, sweep.unmodelled);
    }
    tellProblems(path, problems, streams);
    return problems.empty();
}

void tellLeftOut(const LoadedSweep &sweep, const Streams &streams)
{
    const replay::Machine machine = replay::makeMachine(sweep.base.policy, expandedHosts);
    reportCounts("sweep", replay::Workload(sweep.base.policy, machine, sweep.trace).counts(), streams);
    reportUnmodelled("sweep", sweep.unmodelled, streams);
}

bool makeSweepFolder(const LoadedSweep &sweep, const QString &folder, const Streams &streams)
{
    SweepPlan plan = sweep.plan;
    plan.policy = policyFile;
    plan.traces = { traceFile };
    const QByteArray planBytes = QByteArray::fromStdString(writeSweepPlan(plan));
    const QDir dir(folder);
    if (!QDir().mkpath(dir.filePath("tasks")) || !QDir().mkpath(dir.filePath("log"))) {
        complain(streams, folder.toStdString() + ": the folder cannot be made");
        return false;
    }
    const QString newTrace = dir.filePath(QStringLiteral("jobs.part-%1").arg(QCoreApplication::applicationPid()));
    QString wrong = writeTraceFile(newTrace, sweep.trace);
    if (wrong.isEmpty() && dir.exists(planFile)) {
        const std::optional<QByteArray> oldPlan = readWhole(dir.filePath(planFile), streams);
        const std::optional<QByteArray> oldPolicy = readWhole(dir.filePath(policyFile), streams);
        const bool isSame
            = oldPlan == planBytes && oldPolicy == sweep.policyFile && history::fileDigest(dir.filePath(traceFile)) == history::fileDigest(newTrace);
        wrong = isSame ? QString() : folder + QStringLiteral(" holds another sweep: give a new folder");
        QFile::remove(newTrace);
    } else if (wrong.isEmpty()) {
        // The plan comes last: a folder with a plan has the rest.
        QFile::remove(dir.filePath(traceFile));
        if (!QFile::rename(newTrace, dir.filePath(traceFile))) {
            wrong = dir.filePath(traceFile) + QStringLiteral(": it cannot be written");
        } else {
            wrong = writeTextFiles({ { dir.filePath(policyFile), sweep.policyFile }, { dir.filePath(planFile), planBytes } }).error;
        }
    }
    if (wrong.isEmpty()) { // anew where it is there: another version may leave out less
        QByteArray unmodelled;
        for (const std::string &setting : sweep.unmodelled) {
            unmodelled += QByteArray::fromStdString(setting) + '\n';
        }
        wrong = writeTextFiles({ { dir.filePath(history::sweepUnmodelledFile), unmodelled } }).error;
    }
    if (!wrong.isEmpty()) {
        complain(streams, wrong.toStdString());
    }
    return wrong.isEmpty();
}

bool openSweepFolder(const QString &folder, LoadedSweep &sweep, const Streams &streams)
{
    sweep = {};
    sweep.folder = folder;
    sweep.identity = identityOf(folder, streams);
    return !sweep.identity.isEmpty() && openSweepPlan(QFile::encodeName(QDir(folder).filePath(planFile)).toStdString(), sweep, streams);
}

bool openFolderPlan(const QString &folder, SweepPlan &plan, QString &identity, const Streams &streams)
{
    identity = identityOf(folder, streams);
    const QString path = QDir(folder).filePath(planFile);
    const std::optional<QByteArray> text = identity.isEmpty() ? std::nullopt : readWhole(path, streams);
    if (!text) {
        return false;
    }
    const std::vector<PlanProblem> problems = readSweepPlan({ text->constData(), static_cast<std::size_t>(text->size()) }, plan);
    tellProblems(path.toStdString(), problems, streams);
    return problems.empty();
}

QString pathOfTask(const QString &folder, std::uint64_t task)
{
    return QDir(folder).filePath(QStringLiteral("tasks/%1.sqlite").arg(task));
}

TaskState stateOfTask(const QString &folder, const QString &identity, std::uint64_t task)
{
    const QString path = pathOfTask(folder, task);
    if (QFileInfo::exists(path)) {
        std::vector<std::uint64_t> held;
        const QString wrong = history::readSweepResults(path, identity, [&held](history::SweepResult &&result) { held.push_back(result.task); });
        if (wrong.isEmpty() && held == std::vector { task }) {
            return { TaskState::State::Done, {} };
        }
        return { TaskState::State::Failed, wrong.isEmpty() ? QStringLiteral("%1: it is of another task").arg(path) : wrong };
    }
    QFile failure(failurePath(folder, task));
    if (failure.open(QIODevice::ReadOnly)) {
        constexpr qint64 mostShown = 2000;
        return { TaskState::State::Failed, QString::fromUtf8(failure.read(mostShown)).trimmed() };
    }
    return {};
}

QString runSweepTask(const LoadedSweep &sweep, std::uint64_t task)
{
    QString wrong;
    try {
        history::SweepWriter writer(pathOfTask(sweep.folder, task), sweep.identity);
        writer.add(resultOf(sweep, task));
        wrong = writer.finish();
    } catch (const std::exception &error) {
        wrong = QString::fromLocal8Bit(error.what());
    }
    const QString failure = failurePath(sweep.folder, task);
    if (wrong.isEmpty()) {
        QFile::remove(failure);
    } else {
        QString ignored; // the reason that counts is told anyway
        static_cast<void>(writeTextFile(failure, wrong.toUtf8() + '\n', &ignored));
    }
    return wrong;
}

int mergeSweep(const QString &folder, const Streams &streams)
{
    SweepPlan plan;
    QString identity;
    if (!openFolderPlan(folder, plan, identity, streams)) {
        return exitUnusable;
    }
    history::SweepWriter writer(QDir(folder).filePath("sweep.sqlite"), identity);
    std::vector<std::uint64_t> missing;
    std::uint64_t failed = 0;
    for (std::uint64_t task = 0; task < plan.tasks(); ++task) {
        const TaskState state = stateOfTask(folder, identity, task);
        if (state.state == TaskState::State::Missing) {
            missing.push_back(task);
        } else if (state.state == TaskState::State::Failed) {
            ++failed;
            complain(streams, fmt::format("task {} failed: {}", task, state.reason.toStdString()));
        } else if (const QString wrong
                   = history::readSweepResults(pathOfTask(folder, task), identity, [&writer](history::SweepResult &&result) { writer.add(result); });
                   !wrong.isEmpty()) {
            complain(streams, wrong.toStdString());
            return exitUnusable;
        }
    }
    if (!missing.empty()) {
        complain(streams, "missing: " + numbersText(missing));
    }
    const std::uint64_t done = plan.tasks() - missing.size() - failed;
    if (done == plan.tasks()) { // what tasks that were ended left behind
        QDir tasks(QDir(folder).filePath("tasks"));
        for (const QString &left : tasks.entryList({ QStringLiteral("*.sqlite.part-*") }, QDir::Files)) {
            tasks.remove(left);
        }
    }
    if (const QString wrong = writer.finish(); !wrong.isEmpty()) {
        complain(streams, wrong.toStdString());
        return exitUnusable;
    }
    streams.out << fmt::format("{}: {} of {} tasks, {} missing, {} failed\n", QDir(folder).filePath("sweep.sqlite").toStdString(), done, plan.tasks(),
        missing.size(), failed);
    return done == plan.tasks() ? exitOk : exitFindings;
}

} // namespace apportion::cli
