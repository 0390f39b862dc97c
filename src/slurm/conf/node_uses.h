// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace apportion::slurm
{

/// What names single nodes besides their own lines: partitions, node sets, lines of nodes that are down.
class NodeUses
{
public:
    /// @p policy must outlive it.
    explicit NodeUses(const Policy &policy) : m_policy(policy) { }

    /// Something that names one of the nodes, as slurm.conf calls it ("PartitionName=batch"); empty when nothing does.
    [[nodiscard]] std::string userOf(const std::vector<std::string> &hosts);

private:
    void gather();
    void add(std::string_view nodes, const std::string &user);

    const Policy &m_policy;
    std::optional<std::unordered_map<std::string, std::string>> m_users; // by node; made when it is needed
    std::size_t m_work = 0;
};

} // namespace apportion::slurm
