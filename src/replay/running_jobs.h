// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "replay/job_request.h"
#include "replay/machine.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace apportion::replay
{

/// What a job has of its nodes.
struct Allocation
{
    std::vector<NodeIndex> nodes; ///< ascending
    std::vector<std::uint32_t> cpus; ///< of each of them
    std::vector<std::uint32_t> usedCpus; ///< of each, without threads that tasks do not use; empty: the same
    std::uint64_t memoryPerNode = 0;
    std::uint64_t memoryPerCpu = 0;
    std::vector<std::uint64_t> memoryOfNodes; ///< MB of each, where it is all that they have or goes with GPUs; empty: the same of all
    std::vector<std::uint32_t> tasks; ///< of each, where GRES go with them; empty: not known
    std::vector<std::uint16_t> gres; ///< node · kinds + kind; empty: none
    bool isExclusive = false;
    std::uint32_t countedNodes = 0; ///< instead of nodes, of which cpus has one sum, where nodes are only counted

    [[nodiscard]] std::size_t nodeCount() const { return nodes.empty() ? countedNodes : nodes.size(); }
    [[nodiscard]] std::uint64_t memoryOn(std::size_t place) const
    {
        if (!memoryOfNodes.empty()) {
            return memoryOfNodes[place];
        }
        return memoryPerCpu > 0 ? memoryPerCpu * (usedCpus.empty() ? cpus : usedCpus)[place] : memoryPerNode;
    }
    [[nodiscard]] std::uint32_t totalCpus() const;
    [[nodiscard]] std::uint64_t totalMemory() const;
};

/// What is free on each node; a column each, by NodeIndex. Copied to see what will be free later.
class NodeUse
{
public:
    explicit NodeUse(const Machine &machine);

    /// Another one after each change.
    [[nodiscard]] std::uint64_t version() const { return m_version; }
    /// What is free is the same, but not until when it is not.
    void touch() { ++m_version; }
    void take(const Allocation &allocation);
    void give(const Allocation &allocation);
    /// Whether an allocation goes into what is free.
    [[nodiscard]] bool fits(const Allocation &allocation) const;

    [[nodiscard]] std::uint32_t freeCpus(NodeIndex node) const { return m_exclusive[node] != 0 ? 0 : m_freeCpus[node]; }
    [[nodiscard]] std::uint64_t freeMemory(NodeIndex node) const { return static_cast<std::uint64_t>(std::max<std::int64_t>(0, m_freeMemory[node])); }
    /// How many of the kinds of a request are free.
    [[nodiscard]] std::uint32_t freeGres(NodeIndex node, const GresRequest &request) const;
    [[nodiscard]] bool isIdle(NodeIndex node) const { return m_jobs[node] == 0; }
    [[nodiscard]] bool isExclusive(NodeIndex node) const { return m_exclusive[node] != 0; }
    /// Gives an allocation the GRES that a job asks for on each of its nodes, from the first kinds that have some free, and the memory
    /// that goes with them.
    void assignGres(const JobRequest &job, Allocation &allocation) const;

private:
    std::uint64_t m_version = 0;
    std::size_t m_kinds;
    std::vector<std::uint32_t> m_freeCpus;
    std::vector<std::int64_t> m_freeMemory; ///< below zero where Slurm has given away more than there is
    std::vector<std::uint16_t> m_freeGres;
    std::vector<std::uint16_t> m_jobs;
    std::vector<std::uint8_t> m_exclusive;
};

/// A job that runs.
struct RunningJob
{
    std::uint32_t entry = 0; ///< in the scheduler's table
    std::int64_t endTime = 0; ///< start and limit, seconds
    std::uint64_t listOrder = 0; ///< its place in Slurm's list of jobs
    Allocation allocation;
    NodeSet nodes;
    double billing = 0.0; ///< what it is charged a second
    std::vector<LicenseRequest> licenses;
};

/// The jobs that run, by the end of their limits, those of equal end as Slurm's list of jobs has them.
class RunningJobs
{
public:
    void add(RunningJob job);
    /// Takes the job of an entry out and returns it. There is one.
    RunningJob remove(std::uint32_t entry, std::int64_t endTime);
    /// The job of an entry. There is one.
    [[nodiscard]] const RunningJob &find(std::uint32_t entry, std::int64_t endTime) const { return m_jobs[placeOf(entry, endTime)]; }
    [[nodiscard]] const std::vector<RunningJob> &byEnd() const { return m_jobs; }

private:
    [[nodiscard]] std::size_t placeOf(std::uint32_t entry, std::int64_t endTime) const;

    std::vector<RunningJob> m_jobs;
};

} // namespace apportion::replay
