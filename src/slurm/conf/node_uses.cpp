// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/node_uses.h"

#include "core/policy/tres.h"
#include "slurm/conf/conf_lexer.h"
#include "slurm/text/host_list.h"

#include <algorithm>

namespace apportion::slurm
{

namespace
{

/// All hosts that lists may expand to: as many as a cluster may have, in some partitions each.
constexpr std::size_t mostHostsRead = std::size_t { 1 } << 22;

} // namespace

std::string NodeUses::userOf(const std::vector<std::string> &hosts)
{
    if (hosts.empty()) {
        return {};
    }
    if (!m_users) {
        gather();
    }
    for (const std::string &host : hosts) {
        if (const auto user = m_users->find(host); user != m_users->end()) {
            return user->second;
        }
    }
    return {};
}

void NodeUses::gather()
{
    m_users.emplace();
    for (const Partition &partition : *m_policy.partitions) {
        add(partition.nodesWritten, "PartitionName=" + partition.name);
    }
    for (const ForeignLine &line : *m_policy.foreignConf) {
        const bool set = sameIgnoringCase(line.key, "NodeSet");
        if (!set && !sameIgnoringCase(line.key, "DownNodes")) {
            continue;
        }
        const std::string name = line.value.substr(0, line.value.find(' '));
        if (!set) {
            add(name, "DownNodes=" + name);
            continue;
        }
        std::vector<std::string> stray;
        for (const ConfPair &pair : parsePairs(line.value, stray)) {
            add(sameIgnoringCase(pair.key, "Nodes") ? std::string_view(pair.value) : std::string_view(), "NodeSet=" + name);
        }
    }
}

void NodeUses::add(std::string_view nodes, const std::string &user)
{
    for (std::string &host : expandHosts(nodes, std::min(mostHosts, mostHostsRead - m_work)).hosts) {
        ++m_work;
        m_users->emplace(std::move(host), user);
    }
}

} // namespace apportion::slurm
