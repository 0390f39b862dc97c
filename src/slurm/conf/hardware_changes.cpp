// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/hardware_changes.h"

#include "slurm/conf/node_index.h"
#include "slurm/conf/node_keys.h"
#include "slurm/text/host_list.h"

#include <algorithm>
#include <map>
#include <set>

namespace apportion::slurm
{

namespace
{

constexpr std::uint32_t noGroup = NodeGroupChange::noGroup;

/// By group of @p after: the group of @p before of which it has most nodes, or the one of its name.
std::vector<std::uint32_t> matches(const std::vector<NodeGroup> &before, const std::vector<NodeGroup> &after)
{
    const NodeIndex index(before);
    std::vector<std::uint32_t> result;
    for (const NodeGroup &group : after) {
        std::map<std::uint32_t, std::size_t> shared;
        for (const std::string &host : expandHosts(group.names).hosts) {
            if (const std::uint32_t known = index.groupOf(host); known != NodeIndex::unknown) {
                ++shared[known];
            }
        }
        const auto most = std::max_element(shared.begin(), shared.end(), [](const auto &a, const auto &b) { return a.second < b.second; });
        const auto named = std::find_if(before.begin(), before.end(), [&group](const NodeGroup &other) { return other.names == group.names; });
        result.push_back(named != before.end() ? static_cast<std::uint32_t>(named - before.begin()) : most != shared.end() ? most->first : noGroup);
    }
    return result;
}

bool sameHosts(const NodeGroup &a, const NodeGroup &b)
{
    if (a.names == b.names) {
        return true;
    }
    const HostList one = expandHosts(a.names);
    const HostList other = expandHosts(b.names);
    return std::set(one.hosts.begin(), one.hosts.end()) == std::set(other.hosts.begin(), other.hosts.end());
}

std::string keyText(const std::string &key, const std::string &value)
{
    return key + '=' + (value.empty() ? "(none)" : value);
}

std::string changeLine(const NodeGroup &before, const NodeGroup &after)
{
    std::string was;
    std::string is;
    const auto add = [&](const std::string &old, const std::string &now) {
        (was += was.empty() ? "" : " ") += old;
        (is += is.empty() ? "" : " ") += now;
    };
    if (!sameHosts(before, after)) {
        add("NodeName=" + before.names, "NodeName=" + after.names);
    }
    const NodeKeyChanges changes = nodeKeyChanges(before, before, after);
    for (const NodeKeyChange &entry : changes.keys) {
        add(keyText(entry.key, entry.before), keyText(entry.key, entry.after));
    }
    if (!changes.problem.isEmpty()) {
        add("CPUs=" + std::to_string(before.cpus), "CPUs=" + std::to_string(after.cpus) + " (" + std::to_string(after.cores) + " cores)");
    }
    return after.names + ": " + was + " -> " + is;
}

bool differs(const NodeGroup &before, const NodeGroup &after)
{
    const NodeKeyChanges changes = nodeKeyChanges(before, before, after);
    return !changes.keys.empty() || !changes.problem.isEmpty() || !sameHosts(before, after);
}

} // namespace

std::vector<NodeGroupChange> nodeGroupChanges(const Policy &baseline, const Policy &draft)
{
    const std::vector<NodeGroup> &before = *baseline.nodeGroups;
    const std::vector<NodeGroup> &after = *draft.nodeGroups;
    if (baseline.nodeGroups.sharesWith(draft.nodeGroups) || before == after) {
        return {};
    }
    std::vector<NodeGroupChange> changes;
    const std::vector<std::uint32_t> there = matches(before, after);
    for (std::uint32_t i = 0; i < after.size(); ++i) {
        if (there[i] == noGroup || differs(before[there[i]], after[i])) {
            changes.push_back({ there[i], i });
        }
    }
    for (std::uint32_t i = 0; i < before.size(); ++i) {
        if (std::find(there.begin(), there.end(), i) == there.end()) {
            changes.push_back({ i, noGroup });
        }
    }
    return changes;
}

std::vector<std::string> hardwareChanges(const Policy &baseline, const Policy &draft)
{
    std::vector<std::string> lines;
    for (const NodeGroupChange &change : nodeGroupChanges(baseline, draft)) {
        if (change.after == noGroup) {
            lines.push_back("gone: " + nodeLine((*baseline.nodeGroups)[change.before]));
        } else if (change.before == noGroup) {
            lines.push_back("new: " + nodeLine((*draft.nodeGroups)[change.after]));
        } else {
            lines.push_back(changeLine((*baseline.nodeGroups)[change.before], (*draft.nodeGroups)[change.after]));
        }
    }
    return lines;
}

} // namespace apportion::slurm
