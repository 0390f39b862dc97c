// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/association_tree.h"
#include "core/policy/hardware.h"
#include "replay/machine.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace apportion::replay
{

/// The place of a request among those of a trace.
using RequestIndex = std::uint32_t;
inline constexpr std::uint32_t noTask = 0xffffffff;

/// What a job waits for of another.
struct Dependency
{
    enum class Kind : std::uint8_t { After, AfterAny, AfterOk, AfterNotOk };

    Kind kind = Kind::AfterAny;
    std::uint32_t jobId = 0;
    std::uint32_t task = noTask; ///< of an array, when one alone is meant
    enum class State : std::uint8_t { Open, Met, Lost };
    State state = State::Open; ///< as it was found last; what is settled stays so, whatever becomes of the other job
};

/// What a job, or an array, asks for: as sbatch sends it.
struct JobRequest
{
    std::uint32_t jobId = 0;
    AssociationId association = noAssociation;
    std::uint32_t stranger = 0; ///< of jobs without an association, one for each user: what counts by user and account counts for each
    std::uint16_t qos = unknownIndex; ///< in Policy::qos
    std::vector<std::uint16_t> partitions; ///< in Policy::partitions, in the order of the request
    std::uint32_t minNodes = 1;
    std::uint32_t maxNodes = 0; ///< 0: none was asked for
    bool isMaxOfTasks = false; ///< maxNodes is what its tasks made it, and no number to aim at
    std::uint32_t tasks = 1;
    std::uint32_t cpusPerTask = 1;
    std::uint32_t tasksPerNode = 0; ///< --ntasks-per-node: so many on each; 0: as it comes
    std::uint32_t leastCpusPerNode = 0; ///< --mincpus
    bool hasTasks = true; ///< --ntasks, or what it is worked out from, was asked for
    std::vector<NodeIndex> requiredNodes; ///< --nodelist, ascending: it gets all of them
    std::vector<NodeIndex> excludedNodes; ///< --exclude
    std::shared_ptr<const FeaturedNodes> featured; ///< the nodes that have the features it asks for; nullptr: any
    std::uint16_t threadsPerCore = 0; ///< CPUs of each core that tasks may use; 0: all
    std::uint64_t memoryPerNode = 0; ///< MB; 0: none
    std::uint64_t memoryPerCpu = 0; ///< MB; 0: none
    std::uint64_t memoryPerGpu = 0; ///< MB of each GPU that it gets, and none for anything else; 0: none
    std::uint64_t freeMemoryPerGpu = 0; ///< MB that must be free for each GPU, though it is not what it gets: DefMemPerGPU beside --mem
    bool takesWholeMemory = false; ///< --mem=0: all of nodes where none is taken; memoryPerNode is what that is held to be before
    std::vector<GresRequest> gres;
    std::vector<LicenseRequest> licenses;
    bool isExclusive = false;
    bool isHeld = false; ///< submitted so
    bool mayRequeue = true; ///< without --no-requeue
    std::uint32_t limitMinutes = noTimeLimitAsked;
    std::int32_t nice = 0;
    std::int64_t beginTime = 0; ///< seconds; 0: at once
    std::vector<std::uint32_t> arrayTasks; ///< ascending; empty: no array
    std::uint32_t arrayLimit = 0; ///< tasks at once; 0: no limit
    std::vector<Dependency> dependencies;
    bool anyDependencySuffices = false; ///< separated by '?'

    static constexpr std::uint32_t noTimeLimitAsked = 0xfffffffe;

    [[nodiscard]] std::uint32_t minCpus() const
    {
        return static_cast<std::uint32_t>(std::clamp<std::uint64_t>(std::uint64_t { tasks } * cpusPerTask, 1, 0xffffffff));
    }
    /// That it has at least of each of its nodes (job_mgr.c, pn_min_cpus).
    [[nodiscard]] std::uint32_t minCpusPerNode() const
    {
        return std::max(leastCpusPerNode, tasksPerNode > 0 && tasks > 1 ? cpusOfTasksPerNode() : cpusPerTask);
    }
    /// The memory that it is held to ask for as long as it has no nodes (job_get_tres_mem()).
    [[nodiscard]] std::uint64_t memoryOf(std::uint32_t cpus, std::uint32_t nodes) const
    {
        if (memoryPerGpu == 0) {
            return memoryPerCpu > 0 ? memoryPerCpu * cpus : memoryPerNode * nodes;
        }
        std::uint64_t gpus = 0;
        for (const GresRequest &request : gres) {
            gpus += request.isGpu ? request.countOf(tasks, nodes) : 0;
        }
        return memoryPerGpu * gpus;
    }
    /// The CPUs of as many tasks as were asked for on each node; 0 where none were.
    [[nodiscard]] std::uint32_t cpusOfTasksPerNode() const
    {
        return static_cast<std::uint32_t>(std::min<std::uint64_t>(std::uint64_t { tasksPerNode } * cpusPerTask, 0xffff'0000));
    }
    /// Nodes that its tasks need at least.
    [[nodiscard]] std::uint32_t nodesOfTasks() const { return tasksPerNode == 0 ? 1 : tasks / tasksPerNode + (tasks % tasksPerNode == 0 ? 0 : 1); }
    /// The CPUs of a core that tasks use where a core has so many; 0 where it has fewer than were asked for.
    [[nodiscard]] std::uint32_t usedThreads(std::uint32_t threads) const
    {
        return threadsPerCore == 0 ? threads : threadsPerCore > threads ? 0 : threadsPerCore;
    }
    /// Where it has a number of nodes to have at most, that is no more than GRES it asks for in all (gres.c, _test_gres_cnt()).
    void limitNodesByGres()
    {
        for (const GresRequest &request : gres) {
            if (const std::uint64_t most = request.countOfJob(tasks); maxNodes > 0 && most > 0 && most < maxNodes) {
                maxNodes = std::max(minNodes, static_cast<std::uint32_t>(most));
            }
        }
    }
    [[nodiscard]] bool isArray() const { return !arrayTasks.empty(); }
    /// The limit in a partition, seconds; a year without one.
    [[nodiscard]] std::int64_t limitSeconds(const MachinePartition &partition) const
    {
        constexpr std::uint32_t year = 365 * 24 * 60;
        const std::uint32_t asked = limitMinutes == noTimeLimitAsked ? partition.maxMinutes : limitMinutes;
        return std::int64_t { std::min({ asked, partition.maxMinutes, year }) } * 60;
    }
};

} // namespace apportion::replay
