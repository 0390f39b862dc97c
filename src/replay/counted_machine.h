// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "replay/job_request.h"
#include "replay/node_selector.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace apportion::replay
{

/// What there is of CPUs, memory (MB) and the first kinds of GRES, summed up over nodes.
using Amount = std::array<std::int64_t, 8>;

/// Part of a machine that a job has, or would have.
struct CountedPart
{
    std::uint16_t nodeClass = 0;
    std::uint32_t nodes = 0;
    Amount amount {};
};

/// A machine of which only is counted what is free in each class of nodes: those that are alike, and in the same partitions.
/// Jobs are thought to be packed on nodes without a gap.
class CountedMachine
{
public:
    explicit CountedMachine(const Machine &machine);

    [[nodiscard]] std::size_t classes() const { return m_classes.size(); }
    [[nodiscard]] const Amount &free(std::size_t nodeClass) const { return m_classes[nodeClass].free; }
    /// The classes of a partition, those of the least weight first.
    [[nodiscard]] const std::vector<std::uint16_t> &classesOf(std::uint16_t partition) const { return m_classesOf[partition]; }
    /// What a job would get of a class; nothing when the class could not hold it even empty.
    [[nodiscard]] std::optional<CountedPart> partOf(const JobRequest &job, const NodeNeed &need, std::uint16_t nodeClass) const;
    /// What a job would get of several classes of a partition now, for one that none alone could hold; empty when that does not do.
    [[nodiscard]] std::vector<CountedPart> spread(const JobRequest &job, const NodeNeed &need, std::uint16_t partition) const;
    [[nodiscard]] bool fits(const Amount &amount, const Amount &free) const
    {
        for (std::size_t i = 0; i < m_kinds; ++i) {
            if (amount[i] > free[i]) {
                return false;
            }
        }
        return true;
    }
    void take(const CountedPart &part) { add(m_classes[part.nodeClass].free, part.amount, -1); }
    void give(const CountedPart &part) { add(m_classes[part.nodeClass].free, part.amount, 1); }
    void add(Amount &to, const Amount &amount, std::int64_t sign) const
    {
        for (std::size_t i = 0; i < m_kinds; ++i) {
            to[i] += sign * amount[i];
        }
    }

private:
    struct Class
    {
        NodeIndex example = 0;
        std::uint32_t nodes = 0;
        Amount ofNode {};
        Amount all {};
        Amount free {};
    };

    [[nodiscard]] Amount ofNode(NodeIndex node) const;
    /// What a job takes of so many nodes of a class: of a GRES that may be of several kinds the one that its nodes have most of.
    /// Nothing when they have none. Kinds beyond those of an Amount are asked for on each node, but not counted.
    [[nodiscard]] std::uint32_t nodesForGres(const JobRequest &job, const Class &one) const;
    [[nodiscard]] std::optional<Amount> amountOf(const JobRequest &job, const Class &one, std::uint32_t nodes, std::int64_t cpus) const;

    const Machine &m_machine;
    std::size_t m_kinds; ///< of an Amount that are in use
    std::vector<Class> m_classes;
    std::vector<std::vector<std::uint16_t>> m_classesOf; ///< by partition
};

} // namespace apportion::replay
