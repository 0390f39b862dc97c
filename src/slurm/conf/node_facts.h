// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"
#include "slurm/text/reading.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace apportion::slurm
{

/// What a running cluster prints of one node, as far as slurm.conf could say it.
struct NodeFacts
{
    std::string name;
    std::uint64_t cpus = 0; ///< 0: not printed, as for all numbers here
    std::uint64_t boards = 0;
    std::uint64_t sockets = 0;
    std::uint64_t coresPerSocket = 0;
    std::uint64_t threadsPerCore = 0;
    std::uint64_t memoryMb = 0;
    std::uint64_t weight = 0;
    std::uint64_t coreSpecCount = 0; ///< cores kept back for the system, by CoreSpecCount or CpuSpecList
    std::string gres; ///< as slurm.conf writes it: "gpu:a100:4"
    std::string features;
    std::uint32_t line = 0;
};

/// Gathers nodes, then makes groups of them or compares them with those of slurm.conf.
class NodeGatherer
{
public:
    NodeGatherer(Policy &policy, const std::string &fileName, Findings &findings) : m_policy(policy), m_fileName(fileName), m_findings(findings) { }

    void add(NodeFacts node);
    /// No more nodes are taken: it has been told.
    [[nodiscard]] bool isFull() const { return m_full; }
    /// Puts what was gathered into the policy; false when there was nothing.
    bool finish();

private:
    void makeGroups();
    void compareWithGroups();
    void compareGroup(std::uint32_t index, const std::vector<const NodeFacts *> &nodes);
    [[nodiscard]] TresCounts gresOf(const NodeFacts &node);

    Policy &m_policy;
    const std::string &m_fileName;
    Findings &m_findings;
    std::vector<NodeFacts> m_nodes;
    bool m_full = false;
};

} // namespace apportion::slurm
