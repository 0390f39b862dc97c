// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "replay/job_limits.h"
#include "replay/job_request.h"
#include "replay/node_selector.h"
#include "replay/preemption.h"
#include "replay/running_jobs.h"
#include "replay/scheduler_settings.h"
#include "replay/wait_cause.h"

#include <cstdint>
#include <functional>
#include <unordered_map>
#include <vector>

namespace apportion::replay
{

/// The place of a job in JobBook: a job, a task of an array that has started once, or the waiting tasks of an array.
using EntryIndex = std::uint32_t;
inline constexpr EntryIndex noEntry = 0xffffffff;

/// A job as slurmctld keeps it.
struct JobEntry
{
    enum class State : std::uint8_t { Waiting, Running, Completing, Done };

    RequestIndex request = 0;
    std::uint32_t task = noTask; ///< noTask: a job, or the waiting tasks of an array
    State state = State::Waiting;
    bool isHeld = false;
    bool isDependent = false; ///< a dependency was not met when it was last looked at
    bool isLimited = false; ///< a limit was the last reason for it to wait
    std::int64_t submitTime = 0; ///< seconds, as the others
    std::int64_t beginTime = 0; ///< 0: as soon as nothing else holds it back
    std::int64_t accrueTime = 0; ///< since when it gathers age; 0: it does not
    std::uint32_t triedCpus = 0; ///< of the last allocation that was found for it, made or only planned; 0: none yet
    std::uint64_t listOrder = 0; ///< its place in Slurm's list of jobs
    std::vector<std::uint32_t> priorities; ///< of each of the request's partitions
    std::vector<std::uint32_t> waitingTasks; ///< of an array, descending
    std::uint16_t partition = unknownIndex; ///< where it runs
    std::int64_t startTime = 0;
    std::int64_t endTime = 0; ///< start and limit
    std::vector<TermValues> terms; ///< of those priorities
    WaitCause cause; ///< while it waits
    std::int64_t causeSince = 0;
    std::vector<WaitCause> causes; ///< that it had before, and until it started
    std::uint16_t idlePartition = unknownIndex; ///< where idleNodes is known
    std::uint32_t idleNodes = 0; ///< that it would get if no job ran; 0: it could not run
    std::uint32_t completingNodes = 0;
    bool endedWell = false;
    bool isPreempting = false; ///< it has pushed others aside in this pass
    std::int64_t preemptTime = 0; ///< when it did that last; 0: never
    bool isWarned = false; ///< it runs only until endTime because others want its nodes

    [[nodiscard]] bool isArrayHead() const { return !waitingTasks.empty(); }
};

/// All that the schedulers decide by: jobs that wait and run, what is free, what limits are used up.
///
/// Times are seconds. What a pass has started can be taken back (undoStarts()), so that it can be asked what Slurm would do.
class JobBook
{
public:
    /// @p policy and @p machine outlive the book.
    JobBook(const Policy &policy, const Machine &machine, const SchedulerSettings &settings);

    // --- what happens ---
    EntryIndex submit(const JobRequest &request, std::int64_t now);
    /// A waiting job is held, or released: either way it gathers age anew.
    void setHeld(EntryIndex entry, bool held, std::int64_t now);
    /// A waiting job, or what waits of an array, is gone; of an array one @p task alone when it is given.
    void cancel(EntryIndex entry, std::uint32_t task = noTask);
    /// All that waits is gone at once. Of an array slurmctld remembers tasks that never started until MinJobAge is over.
    void cancelWhole(EntryIndex entry, std::int64_t now);
    /// A job, or a task that is running or has run, waits again from @p beginTime on.
    void requeue(EntryIndex entry, std::int64_t now, std::int64_t beginTime);
    /// A waiting job, or the next task of an array, starts. Returns the entry that runs.
    EntryIndex start(EntryIndex entry, std::uint16_t partition, Allocation allocation, std::int64_t now);
    /// The same of a task that is not the next one.
    EntryIndex startTask(EntryIndex entry, std::uint32_t task, std::uint16_t partition, Allocation allocation, std::int64_t now);
    /// Makes a task the next one of its array, if it waits.
    void moveToFront(EntryIndex entry, std::uint32_t task);
    /// Takes back all starts since keepStarts(), the last one first: everything is as it was.
    void undoStarts();
    /// Those that were made so far stay.
    void keepStarts()
    {
        m_undo.clear();
        m_preempted.clear();
        m_warned.clear();
    }
    /// A job that was pushed aside.
    struct Preempted
    {
        EntryIndex by = 0;
        RunningJob job; ///< as it ran
        PreemptMode mode = PreemptMode::Cancel;
        std::int64_t preemptTime = 0; ///< of @a by before
    };
    /// Those since keepStarts(). They are completing.
    [[nodiscard]] const std::vector<Preempted> &preempted() const { return m_preempted; }
    /// A job that has been told to go and has some time to do so.
    struct Warned
    {
        EntryIndex entry = 0;
        std::int64_t endTime = 0; ///< before
        EntryIndex by = 0;
        std::int64_t preemptTime = 0; ///< of @a by before
    };
    /// Those since keepStarts(). They run until JobEntry::endTime.
    [[nodiscard]] const std::vector<Warned> &warned() const { return m_warned; }
    /// A job is told to go: it runs no longer than @p end.
    void warn(EntryIndex victim, std::int64_t end, EntryIndex by);
    /// The time that a job had to go is over; false when there is no such job any more.
    bool endGrace(EntryIndex entry, std::int64_t now);
    /// Pushes jobs aside for one that will start once their nodes have reported. As long as earlier ones may still be on
    /// their way out it pushes no others.
    void preempt(EntryIndex index, const std::vector<EntryIndex> &victims, std::int64_t now);
    /// A running job gives back what it has; its nodes are completing until release().
    void end(EntryIndex entry, bool well);
    /// One of its nodes has reported.
    void release(EntryIndex entry, NodeIndex node);

    /// What an entry waits for from @p now on.
    void note(EntryIndex entry, const WaitCause &cause, std::int64_t now);
    void note(EntryIndex entry, WaitReason reason, std::int64_t now) { note(entry, WaitCause(reason), now); }
    /// The same of one that waits because @p ahead comes before it in a partition.
    void noteBehind(EntryIndex entry, std::uint16_t partition, WaitReason reason, EntryIndex ahead, std::int64_t now);
    /// The same of one that the limit stands against which was asked for last.
    void noteLimit(EntryIndex entry, std::int64_t now) { note(entry, WaitCause(m_reached), now); }
    /// Counts what it has waited until @p now.
    void settle(EntryIndex entry, std::int64_t now);
    /// Nothing but its outcome will be asked of an entry any more: gives back memory.
    void forget(EntryIndex entry);

    // --- what is asked ---
    [[nodiscard]] const JobEntry &entry(EntryIndex index) const { return m_entries[index]; }
    [[nodiscard]] JobEntry &entry(EntryIndex index) { return m_entries[index]; }
    [[nodiscard]] const JobRequest &request(EntryIndex index) const { return m_requests[m_entries[index].request]; }
    /// The entries that wait, arrays as one; in the order in which they came. Entries that have gone meanwhile are left out.
    [[nodiscard]] const std::vector<EntryIndex> &waiting();
    /// The jobs that run, by the end of their limits.
    [[nodiscard]] const std::vector<RunningJob> &running() const { return m_running.byEnd(); }
    [[nodiscard]] const NodeUse &use() const { return m_use; }
    [[nodiscard]] const NodeSet &completing() const { return m_completing; }
    [[nodiscard]] const NodeSet &allNodes() const { return m_allNodes; }
    [[nodiscard]] const JobLimits &limits() const { return m_limits; }
    [[nodiscard]] JobLimits &limits() { return m_limits; }
    [[nodiscard]] const Machine &machine() const { return m_machine; }
    [[nodiscard]] const SchedulerSettings &settings() const { return m_settings; }
    [[nodiscard]] const ReleaseRules &rules() const { return m_rules; }
    /// Whether backfill keeps no nodes for an entry: its QOS says NoReserve.
    [[nodiscard]] bool reservesNothing(EntryIndex index) const { return hasQosFlag(request(index), NoReserve); }
    /// Whether the limits of a partition take a job (job_limits_check()): what they do not take waits for ever.
    [[nodiscard]] bool takes(std::uint16_t partition, const JobRequest &job) const;
    [[nodiscard]] NodeSelector &selector() { return m_selector; }
    /// Whether the licenses are free that an entry asks for (license_job_test()).
    [[nodiscard]] bool hasLicenses(EntryIndex index) const;
    /// How many tasks of an entry's array run.
    [[nodiscard]] std::uint32_t runningTasks(EntryIndex index) const { return m_arrays[m_entries[index].request].running; }
    /// How many tasks of an entry's array have pushed others aside since the queue was built, and will run in their place.
    [[nodiscard]] std::uint32_t pushingTasks(EntryIndex index) const { return m_arrays[m_entries[index].request].pushing; }
    void forgetPushing(EntryIndex index)
    {
        m_entries[index].isPreempting = false;
        m_arrays[m_entries[index].request].pushing = 0;
    }
    /// Whether %N allows another task (job_array_start_test()). As in Slurm, a job that it does not allow forgets when it
    /// could have begun.
    [[nodiscard]] bool allowsTask(EntryIndex index, std::int64_t now);
    enum class Met : std::uint8_t { Yes, NotYet, Never };
    /// As in Slurm, a dependency that was met once counts for met, and one that was lost for lost.
    [[nodiscard]] Met dependenciesMet(EntryIndex index, std::int64_t now);
    /// The allocation of a job that runs, or was pushed aside since keepStarts().
    [[nodiscard]] const RunningJob &runningJob(EntryIndex index) const;

    [[nodiscard]] const Preemption &preemption() const { return m_preemption; }
    /// The running jobs that an entry may push aside in a partition, in the order in which they would have to go
    /// (slurm_find_preemptable_jobs()). @p standsThere: whether a job has something of the nodes of the partition.
    [[nodiscard]] std::vector<EntryIndex> findPreemptable(
        EntryIndex index, std::uint16_t partition, std::int64_t now, const std::function<bool(const RunningJob &)> &standsThere) const;
    [[nodiscard]] std::vector<EntryIndex> findPreemptable(EntryIndex index, std::uint16_t partition, std::int64_t now) const
    {
        const NodeSet &nodes = m_machine.partitions[partition].nodes;
        return findPreemptable(index, partition, now, [&nodes](const RunningJob &running) { return running.nodes.meets(nodes); });
    }
    /// Whether the nodes of a running job would be free if it were pushed aside.
    [[nodiscard]] bool canRemove(EntryIndex index) const;
    /// The priority of an entry in one of its partitions.
    [[nodiscard]] std::uint32_t priorityIn(EntryIndex index, std::uint16_t partition) const;

    /// The outcome of an attempt to start a job at once.
    enum class Attempt : std::uint8_t {
        Started,
        Busy, ///< its nodes are in use, or will be free because others were pushed aside
        Limited, ///< a limit stands against it
        Unlicensed, ///< licenses that it needs are in use
        Unavailable ///< it could not have the nodes that it needs even if nothing ran
    };
    /// Tries to start an entry (select_nodes()): on nodes of @p usable that are in @p open, too. @p started: what runs then.
    [[nodiscard]] Attempt tryStart(
        EntryIndex index, std::uint16_t partition, const NodeSet &usable, const NodeSet &open, std::int64_t now, EntryIndex &started);
    /// How many nodes the job is to get in a partition (get_node_cnts()); false when limits leave none.
    [[nodiscard]] bool findNeed(EntryIndex index, std::uint16_t partition, NodeNeed &need) const;
    /// Whether limits without nodes stand against it; remembers that.
    [[nodiscard]] bool allowsStart(EntryIndex index, std::uint16_t partition);

    /// Whether limits allow a start with what an allocation has.
    [[nodiscard]] bool allowsSize(EntryIndex index, std::uint16_t partition, const Allocation &allocation);
    /// Whether limits allow a reservation of these nodes.
    [[nodiscard]] bool allowsPlan(EntryIndex index, std::uint16_t partition, const std::vector<NodeIndex> &nodes) const;

private:
    /// What has become of the tasks of a request: of a job that is none of an array, of one.
    struct Progress
    {
        std::uint32_t waiting = 0;
        std::uint32_t running = 0;
        std::uint32_t unfinished = 0; ///< waiting, running or completing
        std::uint32_t failed = 0;
        std::uint32_t pushing = 0; ///< tasks that have pushed others aside since the queue was built
        std::int64_t forgottenAt = 0; ///< of an array that was taken back while tasks waited: until when these count as if they still did
    };

    /// How a start is taken back.
    struct Undo
    {
        EntryIndex head = 0; ///< what waited
        EntryIndex started = 0; ///< another entry than head when a task left an array
        std::uint64_t headOrder = 0;
        enum class What : std::uint8_t { Start, Preemption, Warning };
        What what = What::Start; ///< else @a started was pushed aside by @a head, or told to go
    };

    /// Of a QOS.
    enum QosFlag : std::uint8_t { NoReserve = 1, PartitionMinNodes = 2, PartitionMaxNodes = 4, PartitionTimeLimit = 8 };

    [[nodiscard]] bool hasQosFlag(const JobRequest &job, QosFlag flag) const
    {
        return job.qos < m_qosFlags.size() && (m_qosFlags[job.qos] & flag) != 0;
    }
    void raiseMinNodes(JobRequest &request) const;
    void takeLicenses(const JobRequest &request);
    void giveLicenses(const JobRequest &request);
    void undo(const Undo &start);
    void undoPreemption();
    void undoWarning();
    void changeEnd(EntryIndex entry, std::int64_t end);
    [[nodiscard]] std::optional<Allocation> chooseWithout(const JobRequest &job, const NodeNeed &need, const NodeSet &candidates,
        std::vector<EntryIndex> preemptable, std::vector<EntryIndex> &victims);
    void finish(JobEntry &entry);
    [[nodiscard]] AheadBy aheadBy(EntryIndex ahead, EntryIndex behind, std::uint16_t partition) const;
    [[nodiscard]] std::uint32_t nodesIfIdle(EntryIndex index, std::uint16_t partition, const NodeNeed &need, const NodeSet &total, bool isWeighed);
    [[nodiscard]] Dependency::State stateOf(const Dependency &dependency, std::int64_t now) const;
    [[nodiscard]] NodeSet openNodes(const JobRequest &request, const NodeSet &nodes) const;
    bool weighGroupNodes(const JobRequest &request, std::uint16_t partition, const NodeSet &usable);
    [[nodiscard]] TresNumbers requestedSize(EntryIndex index, std::uint16_t partition, std::uint32_t nodes) const;

    const Policy &m_policy;
    const Machine &m_machine;
    SchedulerSettings m_settings;
    ReleaseRules m_rules;
    JobLimits m_limits;
    Preemption m_preemption;
    LimitReached m_reached; ///< that stood against the last start that was asked for
    NodeSelector m_selector;
    NodeUse m_use;
    RunningJobs m_running;
    std::vector<std::uint8_t> m_qosFlags; ///< of each QOS
    std::vector<std::uint64_t> m_usedLicenses;
    NodeSet m_allNodes;
    NodeSet m_completing;
    std::vector<std::uint32_t> m_completingJobs; ///< on each node
    std::vector<JobRequest> m_requests;
    std::vector<Progress> m_arrays; ///< by request
    std::vector<JobEntry> m_entries;
    std::vector<EntryIndex> m_heads; ///< of each request: the job, or what waits of the array
    std::vector<EntryIndex> m_waiting;
    bool m_someLeft = false; ///< entries of m_waiting do not wait any more
    std::unordered_map<std::uint32_t, RequestIndex> m_byJobId;
    std::uint64_t m_nextOrder = 0;
    std::vector<Undo> m_undo;
    std::vector<Preempted> m_preempted;
    std::vector<Warned> m_warned;
};

} // namespace apportion::replay
