// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "replay/job_limits.h"
#include "replay/job_request.h"
#include "replay/node_selector.h"
#include "replay/running_jobs.h"
#include "replay/scheduler_settings.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace apportion::replay
{

/// The place of a job in JobBook: a job, a task of an array that has started once, or the waiting tasks of an array.
using EntryIndex = std::uint32_t;

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
    std::uint32_t completingNodes = 0;
    bool endedWell = false;

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
    /// A job, or a task that is running or has run, waits again from @p beginTime on.
    void requeue(EntryIndex entry, std::int64_t now, std::int64_t beginTime);
    /// A waiting job, or the next task of an array, starts. Returns the entry that runs.
    EntryIndex start(EntryIndex entry, std::uint16_t partition, Allocation allocation, std::int64_t now);
    /// The same of a task that is not the next one.
    EntryIndex startTask(EntryIndex entry, std::uint32_t task, std::uint16_t partition, Allocation allocation, std::int64_t now);
    /// Takes back all starts since keepStarts(), the last one first: everything is as it was.
    void undoStarts();
    /// Those that were made so far stay.
    void keepStarts() { m_undo.clear(); }
    /// A running job gives back what it has; its nodes are completing until release().
    void end(EntryIndex entry, bool well);
    /// One of its nodes has reported.
    void release(EntryIndex entry, NodeIndex node);

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
    [[nodiscard]] const Machine &machine() const { return m_machine; }
    [[nodiscard]] const SchedulerSettings &settings() const { return m_settings; }
    [[nodiscard]] const ReleaseRules &rules() const { return m_rules; }
    [[nodiscard]] NodeSelector &selector() { return m_selector; }
    /// How many tasks of an entry's array run.
    [[nodiscard]] std::uint32_t runningTasks(EntryIndex index) const { return m_arrays[m_entries[index].request].running; }
    /// Whether %N allows another task (job_array_start_test()). As in Slurm, a job that it does not allow forgets when it
    /// could have begun.
    [[nodiscard]] bool allowsTask(EntryIndex index, std::int64_t now);
    enum class Met : std::uint8_t { Yes, NotYet, Never };
    [[nodiscard]] Met dependenciesMet(const JobRequest &request) const;
    /// The allocation of a running job.
    [[nodiscard]] const RunningJob &runningJob(EntryIndex index) const;

    /// The outcome of an attempt to start a job at once.
    enum class Attempt : std::uint8_t {
        Started,
        Busy, ///< its nodes are in use
        Limited, ///< a limit stands against it
        Unavailable ///< it could not have the nodes that it needs even if nothing ran
    };
    /// Tries to start an entry (select_nodes()): on nodes of @p usable that are in @p open, too. @p started: what runs then.
    [[nodiscard]] Attempt tryStart(
        EntryIndex index, std::uint16_t partition, const NodeSet &usable, const NodeSet &open, std::int64_t now, EntryIndex &started);
    /// How many nodes the job is to get in a partition (get_node_cnts()); false when limits leave none.
    [[nodiscard]] bool findNeed(EntryIndex index, std::uint16_t partition, NodeNeed &need) const;
    /// Whether limits without nodes stand against it; remembers that.
    [[nodiscard]] bool allowsStart(EntryIndex index, std::uint16_t partition);

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
    };

    /// How a start is taken back.
    struct Undo
    {
        EntryIndex head = 0; ///< what waited
        EntryIndex started = 0; ///< another entry than head when a task left an array
        std::uint64_t headOrder = 0;
    };

    void undo(const Undo &start);
    [[nodiscard]] bool isMet(const Dependency &dependency, bool &never) const;
    [[nodiscard]] NodeSet openNodes(const JobRequest &request, const NodeSet &nodes) const;
    void weighGroupNodes(const JobRequest &request, std::uint16_t partition, const NodeSet &usable);
    [[nodiscard]] TresNumbers requestedSize(EntryIndex index, std::uint16_t partition, std::uint32_t nodes) const;

    const Policy &m_policy;
    const Machine &m_machine;
    SchedulerSettings m_settings;
    ReleaseRules m_rules;
    JobLimits m_limits;
    NodeSelector m_selector;
    NodeUse m_use;
    RunningJobs m_running;
    NodeSet m_allNodes;
    NodeSet m_completing;
    std::vector<std::uint32_t> m_completingJobs; ///< on each node
    std::vector<JobRequest> m_requests;
    std::vector<Progress> m_arrays; ///< by request
    std::vector<JobEntry> m_entries;
    std::vector<EntryIndex> m_heads; ///< of each request: the job, or what waits of the array
    std::vector<EntryIndex> m_waiting;
    std::unordered_map<std::uint32_t, RequestIndex> m_byJobId;
    std::uint64_t m_nextOrder = 0;
    std::vector<Undo> m_undo;
};

} // namespace apportion::replay
