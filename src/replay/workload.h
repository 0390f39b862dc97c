// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"
#include "replay/machine.h"
#include "replay/memory_defaults.h"
#include "replay/preemption.h"
#include "replay/trace.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace apportion::replay
{

/// The place of a run in Trace::jobs.
using TraceRow = std::uint32_t;
inline constexpr TraceRow noTraceRow = 0xffffffff;

/// A trace as the schedulers of a policy get it: submissions in their order, each a job or the tasks of an array, and what
/// becomes of them once they run. Requests are made when they are asked for, so that a long trace is not held twice.
class Workload
{
public:
    /// What is handed in at once: rows that follow each other.
    struct Submission
    {
        TraceRow first = 0;
        std::uint32_t count = 1;
    };
    /// How many rows could not be taken as they are.
    struct Counts
    {
        std::uint64_t unknownAssociations = 0; ///< no such user in no such account: no shares, no limits
        std::uint64_t unknownPartitions = 0; ///< all of a job's: the default one is taken
        std::uint64_t withoutPartition = 0; ///< nor is there a default one: left out
        std::uint64_t unreadableGres = 0;
        std::uint64_t unreadableDependencies = 0;
        std::uint64_t unknownRunTimes = 0; ///< never started, or still running: takes its limit
        std::uint64_t reservations = 0; ///< not modelled, as those below
        std::uint64_t features = 0; ///< that no node has, or that are counted
        std::uint64_t licenses = 0; ///< that the policy does not have, or that cannot be read
        std::uint64_t heterogeneous = 0;
        std::uint64_t suspended = 0;
        std::uint64_t suspendable = 0; ///< that preemption would suspend
        std::uint64_t atSubmission = 0; ///< by salloc or srun, which may start within their submission: they wait for a pass
        std::uint64_t options = 0; ///< of sbatch, beside these
        std::uint64_t unknownNodes = 0; ///< that the policy has not are asked for, or shut out
        std::uint64_t scripts = 0; ///< whose own options the trace does not tell
        std::uint64_t unmodelled = 0; ///< of any of these kinds
        std::uint64_t heldOrDependent = 0; ///< eligible later than submitted, and the trace does not say why: waits as long
    };

    /// All three outlive the workload. Rows of the trace are in the order that Trace says.
    Workload(const Policy &policy, const Machine &machine, const Trace &trace);

    [[nodiscard]] const std::vector<Submission> &submissions() const { return m_submissions; }
    /// Whose a row is; noAssociation when the policy has no such user in no such account.
    [[nodiscard]] AssociationId association(TraceRow row) const { return associationOf(m_trace.jobs[row]); }
    [[nodiscard]] JobRequest request(const Submission &submission) const;
    /// The row of a task of a submission.
    [[nodiscard]] TraceRow rowOf(const Submission &submission, std::uint32_t task) const;
    /// The run that follows one, after a requeue; noTraceRow when it was the last.
    [[nodiscard]] TraceRow nextRun(TraceRow row) const;
    /// When a row was handed in, and when it really began: seconds, in a range that can be counted in milliseconds.
    [[nodiscard]] std::int64_t submitTime(TraceRow row) const { return countable(m_trace.jobs[row].submitTime); }
    [[nodiscard]] std::int64_t startTime(TraceRow row) const { return countable(m_trace.jobs[row].startTime); }
    /// How long the job of a row runs once it has started, in seconds; @p limit is that of its partition.
    [[nodiscard]] std::int64_t runSeconds(TraceRow row, std::int64_t limit) const;
    /// When its user took it back while it waited; noTime when nobody did.
    [[nodiscard]] std::int64_t cancelTime(TraceRow row) const;
    /// What of the job of a row the replay leaves out: bits, of unmodelledWords.
    [[nodiscard]] std::uint16_t unmodelled(TraceRow row) const { return unmodelled(m_trace.jobs[row]); }
    static constexpr std::array<const char *, 10> unmodelledWords = { "reservation", "features", "licenses", "heterogeneous", "suspended",
        "suspendable", "unknown-wait", "at-submission", "options", "unknown-nodes" };
    [[nodiscard]] const Trace &trace() const { return m_trace; }
    [[nodiscard]] const Counts &counts() const { return m_counts; }

    /// A time of a trace, 0 for what is none, and at most some thousand years.
    [[nodiscard]] static std::int64_t countable(std::int64_t time)
    {
        constexpr std::int64_t latest = std::int64_t { 1 } << 38;
        return std::clamp<std::int64_t>(time, 0, latest);
    }

private:
    /// The nodes of "n1,n2" that the machine has, and whether it has all of them.
    struct NamedNodes
    {
        std::vector<NodeIndex> nodes; ///< ascending
        bool areKnown = true;
    };

    [[nodiscard]] AssociationId associationOf(const TraceJob &job) const;
    [[nodiscard]] std::vector<std::uint16_t> partitionsOf(const TraceJob &job) const;
    [[nodiscard]] std::uint16_t unmodelled(const TraceJob &job) const;
    void nameNodes(NameId list);
    void nameFeatures(NameId expression);
    [[nodiscard]] bool wouldBeSuspended(const TraceJob &job) const;
    [[nodiscard]] bool waitsForUnknown(const TraceJob &job) const;
    /// What a job wants of memory, of a node or of a CPU.
    void setMemory(const TraceJob &job, JobRequest &made) const;
    void gatherSubmissions();
    void count(const TraceJob &job);

    const Policy &m_policy;
    const Machine &m_machine;
    const Trace &m_trace;
    Preemption m_preemption;
    bool m_countsMemory = true; ///< SelectTypeParameters have it consumed
    bool m_hasPartitionUsers = false; ///< some users have associations for partitions
    std::uint64_t m_mostMemory = 0; ///< of a node
    std::vector<MemoryDefaults> m_memoryDefaults; ///< of each partition
    std::vector<Submission> m_submissions;
    std::unordered_map<TraceRow, TraceRow> m_nextRuns;
    std::unordered_map<std::uint64_t, AssociationId> m_associations; ///< by the ids of account and user
    std::unordered_map<NameId, std::vector<std::uint16_t>> m_partitions;
    std::unordered_map<NameId, std::uint16_t> m_qos;
    std::unordered_map<std::string_view, NodeIndex> m_nodesByName; ///< empty while no job names any
    std::unordered_map<NameId, NamedNodes> m_named;
    std::unordered_map<NameId, std::shared_ptr<const FeaturedNodes>> m_featured; ///< nullptr: not known
    Counts m_counts;
};

} // namespace apportion::replay
