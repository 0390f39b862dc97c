// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/job_table.h"
#include "core/policy/policy.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

namespace apportion
{

/// CPUs, memory and each GRES that a node has, by resource.
using QueueAmounts = std::vector<double>;

/// What the nodes of a policy have room for, by group, as if jobs were packed without a gap; and what of them the partitions of some
/// jobs may have, which are a line.
class QueueRoom
{
public:
    /// Of sums of parts that come to a whole.
    static constexpr double rounding = 1e-9;

    /// What is free at a moment, of each group and of each part of each line.
    using Free = std::vector<double>;

    explicit QueueRoom(const Policy &policy);

    /// The line of jobs that may run in these partitions, which are sorted; each has one.
    [[nodiscard]] std::uint32_t lineOf(const std::vector<std::uint16_t> &partitions);
    [[nodiscard]] std::size_t lineCount() const { return m_lines.size(); }
    /// The groups of a line's nodes, a part each.
    [[nodiscard]] std::span<const std::uint32_t> groupsOf(std::uint32_t line) const;
    /// Whether two lines have nodes in common.
    [[nodiscard]] bool meet(std::uint32_t line, std::uint32_t other) const { return m_lines[line].meets[other]; }
    /// What a row's job asks for.
    [[nodiscard]] QueueAmounts asked(const JobTable &jobs, JobRow row) const;

    /// When nothing runs; of all lines that there are by then.
    [[nodiscard]] Free whole() const { return m_whole; }
    /// How many of what is asked for have room in a part of a line.
    [[nodiscard]] double room(const Free &free, std::uint32_t line, std::size_t part, const QueueAmounts &asked) const;
    /// Whether a part has a CPU free.
    [[nodiscard]] bool hasCpu(const Free &free, std::uint32_t line, std::size_t part) const;
    /// The CPUs that a part has free.
    [[nodiscard]] double freeCpus(const Free &free, std::uint32_t line, std::size_t part) const;
    /// What of each part so many take, as far as there is @p rooms for them.
    [[nodiscard]] static std::vector<double> shareOut(const std::vector<double> &rooms, double tasks);
    /// Takes of each part so many, or gives them back where they are negative.
    void take(Free &free, std::uint32_t line, const QueueAmounts &asked, std::span<const double> taken, double sign = 1.0) const;

private:
    struct Line
    {
        std::vector<std::uint32_t> groups;
        std::size_t firstPart = 0; ///< of all parts, which stand behind the groups
        std::vector<bool> meets; ///< by line
    };

    [[nodiscard]] QueueAmounts amountsOf(const NodeGroup &group, std::uint32_t count) const;
    [[nodiscard]] const double *groupIn(const Free &free, std::uint32_t group) const { return free.data() + group * m_tres.size(); }
    [[nodiscard]] const double *partIn(const Free &free, const Line &line, std::size_t part) const
    {
        return free.data() + (m_groups + line.firstPart + part) * m_tres.size();
    }

    const Policy &m_policy;
    std::vector<TresIndex> m_tres;
    std::size_t m_groups = 0;
    std::size_t m_parts = 0;
    std::vector<Line> m_lines;
    std::map<std::vector<std::uint16_t>, std::uint32_t> m_lineOf;
    Free m_whole;
};

} // namespace apportion
