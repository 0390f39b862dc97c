// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"
#include "cli/verbs.h"

#include "core/schema/conf_key_search.h"
#include "replay/lockstep.h"
#include "slurm/import/import.h"
#include "slurm/text/host_list.h"
#include "slurm/text/reading.h"
#include "storage/text_file.h"

#include <ostream>
#include <sstream>
#include <utility>

namespace apportion::cli
{

namespace
{

std::vector<std::string> expand(std::string_view list)
{
    return slurm::expandHosts(list).hosts;
}

std::string nodeList(const replay::Machine &machine, const std::vector<replay::NodeIndex> &nodes)
{
    std::vector<std::string> names;
    names.reserve(nodes.size());
    for (const replay::NodeIndex node : nodes) {
        names.push_back(machine.names[node]);
    }
    return slurm::hostListOf(names);
}

/// A folder with a cluster and what its slurmctld did.
struct RecordedFolder
{
    slurm::Imported cluster;
    replay::RecordingTexts texts;
    bool isReadable = true; ///< what may not lack is there
};

RecordedFolder readFolder(const std::string &folder)
{
    RecordedFolder read;
    slurm::ImportFiles files;
    Diagnostics quiet;
    slurm::Findings lacking(quiet);
    const auto path = [&folder](const char *name) { return folder + '/' + name; };
    files.slurmConf = path("slurm.conf");
    files.associations = path("associations.cfg");
    for (const auto &[name, member] : { std::pair("usage.txt", &slurm::ImportFiles::usage), std::pair("qos.txt", &slurm::ImportFiles::qos) }) {
        if (slurm::readWholeFile(path(name), lacking)) {
            files.*member = path(name);
        }
    }
    read.cluster = slurm::importFiles(files, slurm::utcClock());
    read.isReadable = read.cluster.usable;
    read.cluster.policy.release = schema::releaseOf(slurm::readWholeFile(path("version.txt"), lacking).value_or(""));
    slurm::Findings findings(read.cluster.diagnostics);
    read.texts.folder = folder;
    struct Table
    {
        const char *name;
        std::string replay::RecordingTexts::*text;
        bool mayLack;
    };
    for (const Table &table : { Table { "jobs.tsv", &replay::RecordingTexts::jobs, false }, { "passes.tsv", &replay::RecordingTexts::passes, false },
             { "events.tsv", &replay::RecordingTexts::events, true }, { "starts.tsv", &replay::RecordingTexts::starts, true },
             { "ends.tsv", &replay::RecordingTexts::ends, true }, { "priorities.tsv", &replay::RecordingTexts::priorities, true } }) {
        std::optional<std::string> text = slurm::readWholeFile(path(table.name), table.mayLack ? lacking : findings);
        read.isReadable = read.isReadable && (text || table.mayLack);
        read.texts.*table.text = std::move(text).value_or("");
    }
    findings.finish();
    return read;
}

std::string decisionTable(const replay::LockstepResult &result, const replay::Machine &machine)
{
    std::ostringstream out;
    out << "job\tstart_ms\tpass\tby\tnodes\n";
    for (const auto &one : result.decisions) {
        out << jobNameText(one.job) << '\t' << one.ms << '\t' << one.pass << '\t' << (one.isBackfill ? "backfill" : "main") << '\t'
            << nodeList(machine, one.nodes) << '\n';
    }
    return out.str();
}

std::string planTable(const replay::LockstepResult &result, const replay::Machine &machine, const Policy &policy)
{
    std::ostringstream out;
    out << "pass\torder\tjob\tstart_s\tend_s\tnodes\tpartition\n";
    for (const auto &one : result.plans) {
        out << one.pass << '\t' << one.order << '\t' << jobNameText(one.job) << '\t' << one.start << '\t' << one.end << '\t'
            << nodeList(machine, one.nodes) << '\t' << (*policy.partitions)[one.partition].name << '\n';
    }
    return out.str();
}

std::string priorityTable(const replay::LockstepResult &result)
{
    std::ostringstream out;
    out << "seq\tjob\tpriority\n";
    for (const auto &one : result.priorities) {
        out << one.seq << '\t' << jobNameText(one.job) << '\t' << one.priority << '\n';
    }
    return out.str();
}

/// replay --lockstep: decides at each pass of a recording what it starts.
class ReplayCommand : public Command
{
public:
    ReplayCommand() : Command("replay", "Decide what Slurm's schedulers would start, at each pass of a recording") { }

    void declare(VerbOptions &verb) override
    {
        verb.add("--lockstep", &m_folder, "FOLDER", "A recording: slurm.conf, associations.cfg, jobs.tsv, passes.tsv and what happened in between")
            .isRequired
            = true;
        verb.add("--decisions", &m_decisions, "FILE", "Where to write the jobs that each pass starts").isRequired = true;
        verb.add("--plans", &m_plans, "FILE", "Where to write the reservations of each backfill pass");
        verb.add("--priorities", &m_priorities, "FILE", "Where to write the priority for each row of priorities.tsv");
        verb.add("--release", &m_release, "VERSION", "The release whose rules count, such as 25.11; else that of version.txt, or the newest");
    }

    [[nodiscard]] int run(const Streams &streams) override
    {
        if (!m_release.empty() && schema::releaseOf(m_release) == 0) {
            streams.err << "apportion-cli replay: --release " << m_release << " is no release like 25.11\n";
            return exitUnusable;
        }
        RecordedFolder read = readFolder(m_folder);
        Policy &policy = read.cluster.policy;
        policy.release = m_release.empty() ? policy.release : schema::releaseOf(m_release);
        const replay::Machine machine = replay::makeMachine(policy, expand);
        const replay::Recording recording = replay::readRecording(read.texts, policy, machine, expand, read.cluster.diagnostics);
        for (const Diagnostic &diagnostic : read.cluster.diagnostics) {
            if (diagnostic.severity != Severity::Note) {
                streams.err << diagnostic.english() << '\n';
            }
        }
        if (!read.isReadable || recording.submissions.empty() || recording.passes.empty()) {
            streams.err << "apportion-cli replay: no recording that could be replayed in " << m_folder << '\n';
            return exitUnusable;
        }
        const replay::LockstepResult result = replayLockstep(policy, read.cluster.situation, machine, recording);
        if (result.impossibleStarts > 0) {
            streams.err << "apportion-cli replay: " << result.impossibleStarts
                        << " starts or ends of the recording were left out: what it says of them elsewhere does not allow them\n";
        }
        std::vector<TextFile> files { { QString::fromLocal8Bit(m_decisions.c_str()), QByteArray::fromStdString(decisionTable(result, machine)) } };
        if (!m_plans.empty()) {
            files.push_back({ QString::fromLocal8Bit(m_plans.c_str()), QByteArray::fromStdString(planTable(result, machine, policy)) });
        }
        if (!m_priorities.empty()) {
            files.push_back({ QString::fromLocal8Bit(m_priorities.c_str()), QByteArray::fromStdString(priorityTable(result)) });
        }
        const WrittenFiles written = writeTextFiles(files);
        if (!written.error.isEmpty()) {
            streams.err << "apportion-cli replay: " << written.error.toStdString() << '\n';
            return exitFindings;
        }
        return result.impossibleStarts > 0 || hasErrors(read.cluster.diagnostics) ? exitFindings : exitOk;
    }

private:
    std::string m_folder;
    std::string m_decisions;
    std::string m_plans;
    std::string m_priorities;
    std::string m_release;
};

} // namespace

std::unique_ptr<Command> makeReplayCommand()
{
    return std::make_unique<ReplayCommand>();
}

} // namespace apportion::cli
