// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/hardware.h"
#include "core/policy/text.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace apportion::slurm
{

/// In which group every node is, and which nodes of each group a list names.
class NodeIndex
{
public:
    static constexpr std::uint32_t unknown = 0xffffffff;

    explicit NodeIndex(const std::vector<NodeGroup> &groups);

    /// The group of a node, or unknown.
    [[nodiscard]] std::uint32_t groupOf(const std::string &node) const;
    [[nodiscard]] bool isEmpty() const { return m_groups.empty(); }

    /// The nodes of a host list by group, each counted once.
    struct Resolved
    {
        std::vector<PartitionNodes> nodes;
        std::size_t missing = 0; ///< nodes that are in no group
        std::string firstMissing;
        Text error; ///< why the list could not be read; empty when it could
    };
    [[nodiscard]] Resolved resolve(std::string_view hostList) const;

private:
    std::unordered_map<std::string, std::uint32_t> m_groups; // by node
    std::size_t m_groupCount = 0;
};

} // namespace apportion::slurm
