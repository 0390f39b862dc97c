// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/recorded_folder.h"
#include "cli/replay_comparison.h"
#include "cli/table.h"
#include "cli/trace_input.h"
#include "cli/verbs.h"

#include "history/history.h"
#include "history/replay_measures.h"
#include "replay/fast_error.h"
#include "replay/lockstep.h"
#include "replay/unmodelled_settings.h"
#include "replay/wait_summary.h"
#include "slurm/text/host_list.h"
#include "storage/text_file.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <cmath>
#include <ostream>
#include <sstream>
#include <utility>

namespace apportion::cli
{

namespace
{

std::string nodeList(const replay::Machine &machine, const std::vector<replay::NodeIndex> &nodes)
{
    std::vector<std::string> names;
    names.reserve(nodes.size());
    for (const replay::NodeIndex node : nodes) {
        names.push_back(machine.names[node]);
    }
    return slurm::hostListOf(names);
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

std::string preemptionTable(const replay::LockstepResult &result)
{
    std::ostringstream out;
    out << "pass\tjob\tby\n";
    for (const auto &one : result.preemptions) {
        out << one.pass << '\t' << jobNameText(one.job) << '\t' << jobNameText(one.by) << '\n';
    }
    return out.str();
}

/// "reservation,features", or "-".
std::string unmodelledText(const replay::Workload &workload, replay::TraceRow row)
{
    std::string text;
    for (std::size_t bit = 0; bit < replay::Workload::unmodelledWords.size(); ++bit) {
        if ((workload.unmodelled(row) >> bit & 1) != 0) {
            (text += text.empty() ? "" : ",") += replay::Workload::unmodelledWords.at(bit);
        }
    }
    return text.empty() ? "-" : text;
}

/// A row for each run that was handed in.
constexpr const char *jobTableHead
    = "job\trun\tuser\taccount\tsubmit\tstart\tend\tnodes\tcpus\tpartition\tby\tscheduler_s\tpriority_s\tresources_s\treservation_s\tlimit_s\t"
      "partition_s\tdependency_s\tbegin_s\tarray_s\theld_s\tlicenses_s\tpreempted_s\tpreemptions\tnot_modelled\n";

std::string jobTable(const TracedCluster &read, const replay::Workload &workload, const replay::ReplayResult &result)
{
    std::ostringstream out;
    out << jobTableHead;
    constexpr std::array<const char *, 4> words = { "-", "main", "backfill", "trace" };
    for (std::size_t row = 0; row < result.jobs.size(); ++row) {
        const replay::TraceJob &job = read.trace.jobs[row];
        const replay::ReplayedJob &replayed = result.jobs[row];
        if (replayed.submitTime == replay::noTime) {
            continue;
        }
        out << jobNameText(replay::JobName { job.jobId, job.task }) << '\t' << job.run << '\t' << read.trace.names[job.user] << '\t'
            << read.trace.names[job.account] << '\t' << replayed.submitTime << '\t' << replayed.startTime << '\t' << replayed.endTime << '\t'
            << replayed.nodes << '\t' << replayed.cpus << '\t'
            << (replayed.hasStarted() ? (*read.now.policy.partitions)[replayed.partition].name : "-") << '\t'
            << words.at(static_cast<std::size_t>(replayed.by));
        for (const std::uint32_t seconds : replayed.waited) {
            out << '\t' << seconds;
        }
        out << '\t' << replayed.preemptions << '\t' << unmodelledText(workload, static_cast<replay::TraceRow>(row)) << '\n';
    }
    return out.str();
}

/// How many jobs have each part that is not modelled, as rows without waits.
std::vector<replay::WaitSummary> unmodelledRows(const replay::Trace &trace, const replay::Workload &workload)
{
    std::vector<replay::WaitSummary> rows(replay::Workload::unmodelledWords.size());
    for (std::size_t bit = 0; bit < rows.size(); ++bit) {
        rows[bit].name = replay::Workload::unmodelledWords.at(bit);
        for (replay::TraceRow row = 0; row < trace.jobs.size(); ++row) {
            rows[bit].jobs += workload.unmodelled(row) >> bit & 1;
        }
    }
    std::erase_if(rows, [](const replay::WaitSummary &row) { return row.jobs == 0; });
    return rows;
}

void printWaits(const TracedCluster &read, const replay::Workload &workload, const replay::ReplayResult &result, TablePrinter &printer)
{
    printer.header({ "By", "Name", "Jobs", "NeverStarted", "WaitMedian", "WaitP90", "SlowdownMedian", "SlowdownP90", "ForScheduler", "ForPriority",
        "ForResources", "ForReservation", "ForLimit", "ForPartition", "ForDependency", "ForBegin", "ForArray", "Held", "ForLicenses", "Preempted" });
    const auto print = [&printer](const char *by, const replay::WaitSummary &waits) {
        printer.text(by);
        printer.text(waits.name);
        printer.number(waits.jobs);
        printer.number(waits.neverStarted);
        printer.fixed(static_cast<long double>(waits.wait.median), 0);
        printer.fixed(static_cast<long double>(waits.wait.p90), 0);
        printer.fixed(static_cast<long double>(waits.slowdown.median), 2);
        printer.fixed(static_cast<long double>(waits.slowdown.p90), 2);
        for (const double seconds : waits.meanWaited) {
            printer.fixed(static_cast<long double>(seconds), 0);
        }
    };
    for (const replay::WaitSummary &waits : summarizeWaits(read.trace, result)) {
        print(replay::groupByWords.at(static_cast<std::size_t>(waits.by)), waits);
    }
    for (const replay::WaitSummary &row : unmodelledRows(read.trace, workload)) {
        print("not-modelled", row);
    }
    printer.end();
}

/// replay: a trace under a policy; with --lockstep what each pass of a recording decides.
class ReplayCommand : public Command
{
public:
    ReplayCommand() : Command("replay", "Replay a trace of jobs under a policy by the rules of Slurm's schedulers") { }

    void declare(VerbOptions &verb) override
    {
        m_input.declare(verb);
        verb.add("--out", &m_out, "FILE", "Where to write a row for each job: when it started and ended, and what it waited for");
        verb.add("--seed", &m_seed, "NUMBER", "Shifts passes and jobs within what the trace does not tell; 0: not").range = std::pair(0, 1000000);
        verb.addFlag("--fast", m_fast, "Count what is free instead of choosing nodes: a first look; how far it is off on the first jobs is told");
        verb.add("--sample", &m_sample, "JOBS", "With --fast: so many jobs or arrays are replayed both ways").range = std::pair(1, 1000000);
        verb.addFlag("--no-history", m_noHistory, "Do not keep the result in the history (docs/HISTORY.md), where apportion-cli history finds it");
        verb.addFlag("--json", m_json, "Print JSON");
        verb.add("--against", &m_policies, "FILE…",
            "Other policies to replay the jobs under, up to four: what changes, and whether that is more than noise");
        verb.add("--seeds", &m_seeds, "NUMBER", "With --against: replays of each that shift passes and jobs, for the noise").range
            = std::pair(0, 1000);
        Option &show = verb.add("--show", &m_show, "WHAT",
            "With --against: groups of jobs, the causes of their waits, shares promised and delivered over time, or load and queue over time");
        show.choices.assign(replayTableWords.begin(), replayTableWords.end());
        verb.add("--job", &m_job, "ID", "With --against: why this job waited under each").range = std::pair(1, 2147483647);
        verb.add("--lockstep", &m_folder, "FOLDER", "Instead: a recording at whose passes it is decided what they start, each from what really was");
        verb.add("--decisions", &m_decisions, "FILE", "With --lockstep: where to write the jobs that each pass starts");
        verb.add("--plans", &m_plans, "FILE", "With --lockstep: where to write the reservations of each backfill pass");
        verb.add("--preemptions", &m_preemptions, "FILE", "With --lockstep: where to write the jobs that each pass pushes aside");
        verb.add("--priorities", &m_priorities, "FILE", "With --lockstep: where to write the priority for each row of priorities.tsv");
    }

    [[nodiscard]] int run(const Streams &streams) override
    {
        if (!m_folder.empty() && !m_decisions.empty()) {
            return runLockstep(streams);
        }
        if (!m_folder.empty() || !m_decisions.empty() || !m_plans.empty() || !m_preemptions.empty() || !m_priorities.empty()) {
            streams.err << "apportion-cli replay: --lockstep needs --decisions, and what goes with it\n";
            return exitUnusable;
        }
        TracedCluster read;
        if (!m_input.open(name(), streams, read)) {
            return exitUnusable;
        }
        if (!m_policies.empty()) {
            if (!m_out.empty()) {
                streams.err << "apportion-cli replay: --out writes the jobs of one replay, and --against makes several\n";
                return exitUnusable;
            }
            return runComparison(read, streams);
        }
        const QString out = QString::fromLocal8Bit(m_out.c_str());
        if (!m_out.empty() && isRefused({ out, jobTableHead }, streams)) { // before minutes of work
            return exitUnusable;
        }
        const replay::Workload workload(read.now.policy, read.machine, read.trace);
        reportCounts(name(), workload.counts(), streams);
        reportUnmodelled(name(), replay::unmodelledSettings(read.now.policy), streams);
        replay::ReplayOptions options;
        options.seed = static_cast<std::uint64_t>(m_seed);
        options.from = read.from;
        options.isFast = m_fast;
        const replay::ReplayResult result = replayTrace(read.now.policy, read.now.situation, read.machine, workload, options);
        TablePrinter printer(streams.out, m_json);
        printWaits(read, workload, result, printer);
        const replay::ReplayScenario scenario { {}, &read.now.policy, &read.now.situation, &read.machine, &workload };
        tellFastError(scenario, options, streams);
        tellNeverStarted(read, result, streams);
        if (result.displaced > 0) {
            streams.err << "apportion-cli replay: " << result.displaced << " jobs ran at the first moment for which there is no room: left out\n";
        }
        if (!result.lostRuns.empty()) {
            streams.err << "apportion-cli replay: " << result.lostRuns.size() << " runs were pushed aside by others and had to begin again\n";
        }
        keep({ scenario }, { &result }, streams);
        if (!m_out.empty() && !write({ { out, QByteArray::fromStdString(jobTable(read, workload, result)) } }, streams)) {
            return exitFindings;
        }
        return read.hasFindings ? exitFindings : exitOk;
    }

private:
    /// Jobs that really ran and never start here: the replay knows them wrong, or the policy has no room for them.
    static void tellNeverStarted(const TracedCluster &read, const replay::ReplayResult &result, const Streams &streams)
    {
        std::uint64_t never = 0;
        std::string first;
        for (replay::TraceRow row = 0; row < result.jobs.size(); ++row) {
            const bool isHandedIn = result.jobs[row].submitTime != replay::noTime;
            if (isHandedIn && read.trace.jobs[row].hasStarted() && !result.jobs[row].hasStarted()) {
                first = never++ == 0 ? std::to_string(read.trace.jobs[row].jobId) : first;
            }
        }
        if (never > 0) {
            streams.err << "apportion-cli replay: " << never << (never == 1 ? " job" : " jobs") << " of the trace ran, and never start"
                        << (never == 1 ? "s" : "") << " in the replay, the first is " << first << '\n';
        }
    }

    /// How far the fast mode is off, when it is used.
    void tellFastError(const replay::ReplayScenario &scenario, const replay::ReplayOptions &options, const Streams &streams) const
    {
        if (!m_fast) {
            return;
        }
        const replay::FastError error
            = measureFastError(*scenario.policy, *scenario.start, *scenario.machine, *scenario.workload, options, static_cast<std::size_t>(m_sample));
        streams.err << "apportion-cli replay: --fast on the first " << error.jobs << " jobs: mean wait " << std::lround(error.fastMeanWait)
                    << " s, exactly " << std::lround(error.exactMeanWait) << " s; starts apart by " << std::lround(error.start.median)
                    << " s (median), " << std::lround(error.start.p90) << " s (p90)\n";
    }

    /// Keeps what each scenario came to in the history, unless that is not wanted.
    void keep(
        const std::vector<replay::ReplayScenario> &scenarios, const std::vector<const replay::ReplayResult *> &results, const Streams &streams) const
    {
        if (m_noHistory) {
            return;
        }
        history::History kept;
        for (std::size_t place = 0; place < scenarios.size(); ++place) {
            const replay::ReplayScenario &one = scenarios[place];
            const replay::Trace &trace = one.workload->trace();
            const Snapshot now { *one.policy, *one.start };
            static_cast<void>(kept.addRun({ now, trace, m_input.traceNames(), m_fast ? "fast" : "exact", static_cast<std::uint64_t>(m_seed),
                                              history::measureReplay(trace, *one.machine, *results[place]), one.name },
                QDateTime::currentSecsSinceEpoch()));
        }
        if (!kept.error().isEmpty()) {
            streams.err << "apportion-cli replay: not kept in the history: " << kept.error().toStdString() << '\n';
        }
    }

    /// Whether a file stands there that begins otherwise than what would replace it: somebody's own.
    static bool isForeign(const TextFile &file)
    {
        QFile there(file.path);
        if (!QFileInfo(file.path).isFile()) {
            return false;
        }
        if (!there.open(QIODevice::ReadOnly)) {
            return true; // nobody knows what it is
        }
        const QByteArray head = file.bytes.left(file.bytes.indexOf('\n') + 1);
        const QByteArray begin = there.read(head.size());
        return !begin.isEmpty() && begin != head;
    }

    [[nodiscard]] static bool isRefused(const TextFile &file, const Streams &streams)
    {
        if (!isForeign(file)) {
            return false;
        }
        streams.err << "apportion-cli replay: " << file.path.toStdString()
                    << " is there already, and no replay wrote it: nothing was written. Choose another name\n";
        return true;
    }

    [[nodiscard]] static bool write(const std::vector<TextFile> &files, const Streams &streams)
    {
        if (std::any_of(files.begin(), files.end(), [&streams](const TextFile &file) { return isRefused(file, streams); })) {
            return false;
        }
        const WrittenFiles written = writeTextFiles(files);
        if (!written.error.isEmpty()) {
            streams.err << "apportion-cli replay: " << written.error.toStdString() << '\n';
        }
        return written.error.isEmpty();
    }

    [[nodiscard]] int runLockstep(const Streams &streams) const
    {
        RecordedFolder read = readRecordedFolder(m_folder);
        Policy &policy = read.cluster.policy;
        policy.release = m_input.release() == 0 ? policy.release : m_input.release();
        const replay::Machine machine = replay::makeMachine(policy, expandedHosts);
        const replay::Recording recording = replay::readRecording(read.texts, policy, machine, expandedHosts, read.cluster.diagnostics);
        report(read.cluster.diagnostics, streams, Severity::Warning);
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
        if (!m_preemptions.empty()) {
            files.push_back({ QString::fromLocal8Bit(m_preemptions.c_str()), QByteArray::fromStdString(preemptionTable(result)) });
        }
        if (!m_priorities.empty()) {
            files.push_back({ QString::fromLocal8Bit(m_priorities.c_str()), QByteArray::fromStdString(priorityTable(result)) });
        }
        if (!write(files, streams)) {
            return exitFindings;
        }
        return result.impossibleStarts > 0 || hasErrors(read.cluster.diagnostics) ? exitFindings : exitOk;
    }

    [[nodiscard]] int runComparison(const TracedCluster &read, const Streams &streams) const
    {
        const auto *shown = std::find(replayTableWords.begin(), replayTableWords.end(), m_show);
        if (shown == replayTableWords.end() || m_policies.size() >= replay::mostScenarios) {
            streams.err << "apportion-cli replay: " << (shown == replayTableWords.end() ? "--show knows no " + m_show : "--against takes up to four")
                        << '\n';
            return exitUnusable;
        }
        ComparedPolicies policies;
        if (!policies.open(read, m_policies, streams)) {
            return exitUnusable;
        }
        reportCounts(name(), policies.scenarios().front().workload->counts(), streams);
        std::vector<std::string> leftOut;
        for (const replay::ReplayScenario &scenario : policies.scenarios()) {
            replay::addUnmodelledSettings(*scenario.policy, leftOut);
        }
        reportUnmodelled(name(), leftOut, streams);
        replay::ComparisonOptions options;
        options.replay.seed = static_cast<std::uint64_t>(m_seed);
        options.replay.from = read.from;
        options.replay.isFast = m_fast;
        options.seeds = m_job > 0 ? 0 : static_cast<std::uint32_t>(m_seeds);
        const replay::ReplayComparison comparison = compareReplays(policies.scenarios(), options);
        tellFastError(policies.scenarios().front(), options.replay, streams);
        if (m_job > 0) {
            if (!printJobCauses(comparison, policies.scenarios(), static_cast<std::uint32_t>(m_job), m_json, streams.out)) {
                streams.err << "apportion-cli replay: the trace has no job " << m_job << '\n';
                return exitUnusable;
            }
        } else {
            printComparison(comparison, policies.scenarios(), static_cast<ReplayTable>(shown - replayTableWords.begin()), m_json, streams.out);
            std::vector<const replay::ReplayResult *> results;
            std::transform(comparison.scenarios.begin(), comparison.scenarios.end(), std::back_inserter(results),
                [](const replay::ScenarioReplay &one) { return &one.result; });
            keep(policies.scenarios(), results, streams);
        }
        return read.hasFindings ? exitFindings : exitOk;
    }

    TraceInput m_input;
    std::string m_out;
    std::vector<std::string> m_policies;
    int m_seeds = 16;
    std::string m_show = "groups";
    int m_job = 0;
    int m_seed = 0;
    bool m_fast = false;
    int m_sample = 1000;
    bool m_json = false;
    bool m_noHistory = false;
    std::string m_folder;
    std::string m_decisions;
    std::string m_plans;
    std::string m_preemptions;
    std::string m_priorities;
};

} // namespace

std::unique_ptr<Command> makeReplayCommand()
{
    return std::make_unique<ReplayCommand>();
}

} // namespace apportion::cli
