// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/node_index.h"

#include "slurm/text/host_list.h"

#include <unordered_set>

namespace apportion::slurm
{

NodeIndex::NodeIndex(const std::vector<NodeGroup> &groups) : m_groupCount(groups.size())
{
    std::size_t left = std::size_t { 1 } << 20; // no cluster has more nodes
    for (std::size_t group = 0; group < groups.size() && left > 0; ++group) {
        for (std::string &host : expandHosts(groups[group].names, std::min(left, mostHosts)).hosts) {
            left -= m_groups.emplace(std::move(host), static_cast<std::uint32_t>(group)).second ? 1 : 0;
        }
    }
}

std::uint32_t NodeIndex::groupOf(const std::string &node) const
{
    const auto found = m_groups.find(node);
    return found == m_groups.end() ? unknown : found->second;
}

NodeIndex::Resolved NodeIndex::resolve(std::string_view hostList) const
{
    Resolved resolved;
    HostList list = expandHosts(hostList);
    resolved.error = std::move(list.error);
    std::vector<std::uint32_t> counts(m_groupCount, 0);
    std::unordered_set<std::string_view> seen;
    for (const std::string &host : list.hosts) {
        if (!seen.insert(host).second) {
            continue;
        }
        if (const std::uint32_t group = groupOf(host); group != unknown) {
            ++counts[group];
        } else if (resolved.missing++ == 0) {
            resolved.firstMissing = host;
        }
    }
    for (std::uint32_t group = 0; group < counts.size(); ++group) {
        if (counts[group] > 0) {
            resolved.nodes.push_back({ group, counts[group] });
        }
    }
    return resolved;
}

} // namespace apportion::slurm
