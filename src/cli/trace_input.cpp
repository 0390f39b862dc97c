// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/trace_input.h"

#include "cli/recorded_folder.h"
#include "core/policy/text_scan.h"
#include "replay/default_accounts.h"
#include "replay/recorded_trace.h"
#include "storage/trace_file.h"

#include <QFile>

#include <ostream>
#include <utility>

namespace apportion::cli
{

void TraceInput::declare(VerbOptions &verb)
{
    m_input.declare(verb);
    verb.add("--recording", &m_recording, "FOLDER", "A recording of a cluster (docs/REPLAY.md), which holds policy and jobs");
    verb.add("--trace", &m_traces, "FILE…", "The jobs to replay under the policy: trace files (apportion-cli trace import)");
}

bool TraceInput::open(const std::string &verb, const Streams &streams, TracedCluster &read) const
{
    Diagnostics diagnostics;
    if (m_recording.empty() == m_traces.empty()) {
        streams.err << "apportion-cli " << verb << ": give a recording, or a policy and --trace\n";
        return false;
    }
    if (const std::string problem = m_traces.empty() ? std::string() : m_input.problem(); !problem.empty()) {
        streams.err << "apportion-cli " << verb << ": " << problem << '\n';
        return false;
    }
    const bool usable = m_traces.empty() ? openRecording(read, diagnostics) : openTrace(read, diagnostics);
    report(diagnostics, streams, Severity::Warning);
    read.hasFindings = hasErrors(diagnostics);
    if (!usable) {
        streams.err << "apportion-cli " << verb << ": no jobs that could be replayed\n";
    }
    return usable;
}

std::string TraceInput::traceNames() const
{
    std::string names = m_recording;
    for (const std::string &path : m_traces) {
        names += (names.empty() ? "" : ", ") + path;
    }
    return names;
}

bool TraceInput::openRecording(TracedCluster &read, Diagnostics &diagnostics) const
{
    RecordedFolder folder = readRecordedFolder(m_recording);
    read.now = folder.cluster;
    read.now.policy.release = release() != 0 ? release() : read.now.policy.release;
    read.machine = replay::makeMachine(read.now.policy, expandedHosts);
    const replay::Recording recording = replay::readRecording(folder.texts, read.now.policy, read.machine, expandedHosts, folder.cluster.diagnostics);
    read.trace = replay::traceOf(recording, read.now.policy, read.machine);
    read.from = recording.passes.empty() ? replay::noTime : replay::Recording::beginning + recording.passes.front().ms / 1000;
    diagnostics = std::move(folder.cluster.diagnostics);
    return folder.isReadable && !read.trace.jobs.empty();
}

bool TraceInput::openTrace(TracedCluster &read, Diagnostics &diagnostics) const
{
    const OpenedFiles opened = m_input.open();
    read.now = appliedDraft(opened);
    read.machine = replay::makeMachine(read.now.policy, expandedHosts);
    QStringList paths;
    for (const std::string &path : m_traces) {
        paths.append(QFile::decodeName(path.c_str()));
    }
    OpenedTrace trace = readTraceFiles(paths);
    read.trace = std::move(trace.trace);
    replay::nameDefaultAccounts(read.trace, read.now.policy);
    diagnostics = opened.diagnostics;
    diagnostics.insert(diagnostics.end(), trace.diagnostics.begin(), trace.diagnostics.end());
    return opened.usable && opened.complete && trace.complete && trace.usable;
}

void reportCounts(const std::string &verb, const replay::Workload::Counts &counts, const Streams &streams)
{
    struct Line
    {
        std::uint64_t count;
        const char *text;
    };
    for (const Line &line : {
             Line { counts.unknownAssociations, "of users that the policy has not: without shares and limits" },
             Line { counts.unknownPartitions, "of partitions that the policy has not: in the default one" },
             Line { counts.withoutPartition, "of partitions that the policy has not: left out" },
             Line { counts.unreadableGres, "with GRES that could not be read" },
             Line { counts.unreadableDependencies, "with dependencies that could not be read" },
             Line { counts.unknownRunTimes, "without an end: they take their limit" },
             Line { counts.reservations, "in reservations, which are not modelled" },
             Line { counts.features,
                 "that ask for features that no node has, for some nodes of them or for one of several, which is not modelled: without them" },
             Line { counts.licenses, "that ask for licenses that the policy has not: without them" },
             Line { counts.heterogeneous, "of heterogeneous ones: components of their own" },
             Line { counts.suspended, "that were suspended: run through instead" },
             Line { counts.suspendable, "that preemption would suspend, which is not modelled: they run on" },
             Line { counts.atSubmission, "of salloc or srun, which may start as they are submitted: wait for a pass" },
             Line { counts.options, "with other options of sbatch about where or when to start, which are not modelled" },
             Line { counts.unknownNodes, "with --nodelist or --exclude of nodes that the policy has not: without them" },
             Line { counts.scripts, "of batch scripts, whose own options (#SBATCH) accounting does not keep: without them" },
             Line { counts.heldOrDependent, "that could begin only later for reasons that the trace does not tell: wait as long" },
         }) {
        if (line.count > 0) {
            streams.err << "apportion-cli " << verb << ": " << line.count << (line.count == 1 ? " job " : " jobs ") << line.text << '\n';
        }
    }
}

void reportUnmodelled(const std::string &verb, const std::vector<std::string> &settings, const Streams &streams)
{
    if (!settings.empty()) {
        streams.err << "apportion-cli " << verb << ": not modelled, so that starts may differ: " << joinedList(settings, ", ") << '\n';
    }
}

} // namespace apportion::cli
