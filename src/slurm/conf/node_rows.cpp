// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/node_rows.h"

#include "slurm/conf/conf_nodes.h"
#include "slurm/text/host_list.h"
#include "slurm/text/reading.h"

#include <algorithm>
#include <unordered_set>

namespace apportion::slurm
{

namespace
{

/// The groups and the sets of a policy as the reader of slurm.conf knows them.
class PolicyNodes
{
public:
    explicit PolicyNodes(const Policy &policy) : m_findings(m_diagnostics), m_table(policy.release, m_findings)
    {
        for (const NodeGroup &group : *policy.nodeGroups) {
            std::vector<ConfPair> pairs { { "NodeName", group.names, group.names } };
            for (const ForeignKey &key : group.foreign) {
                if (sameIgnoringCase(key.key, "Feature") || sameIgnoringCase(key.key, "Features")) {
                    pairs.push_back({ key.key, key.value, key.value });
                }
            }
            m_table.addLine(std::move(pairs), {});
        }
        for (const ForeignLine &line : *policy.foreignConf) {
            if (sameIgnoringCase(line.key, "NodeSet")) {
                std::vector<std::string> stray;
                if (std::vector<ConfPair> pairs = parsePairs(line.key + '=' + line.value, stray); !pairs.empty()) {
                    m_table.addSet(std::move(pairs), {});
                }
            }
        }
        m_known = m_diagnostics.size();
    }

    std::optional<std::vector<PartitionNodes>> resolve(std::string_view nodes, Text &error)
    {
        if (m_failures == mostFailures) {
            return std::nullopt; // the reader tells no more than a hundred findings of a kind
        }
        std::vector<PartitionNodes> parts = m_table.resolve(nodes, { {}, m_findings }, {});
        if (m_diagnostics.size() == m_known) {
            return parts;
        }
        ++m_failures;
        error = m_diagnostics.back().message;
        if (m_diagnostics.back().code == "conf-node-unknown") {
            error = { APPORTION_TEXT("No NodeName or NodeSet line defines %1."), { m_diagnostics.back().message.arguments.back() } };
        } else if (m_diagnostics.back().code == "conf-nodeset-twice") {
            error = { APPORTION_TEXT("NodeSet %1 is named twice."), { m_diagnostics.back().message.arguments.back() } };
        }
        m_known = m_diagnostics.size();
        return std::nullopt;
    }

private:
    Diagnostics m_diagnostics;
    Findings m_findings;
    NodeTable m_table;
    static constexpr int mostFailures = 40;

    std::size_t m_known = 0;
    int m_failures = 0;
};

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

std::string padded(std::uint64_t number, std::size_t width)
{
    std::string digits = std::to_string(number);
    return digits.size() < width ? std::string(width - digits.size(), '0') + digits : digits;
}

} // namespace

std::optional<std::vector<PartitionNodes>> resolveNodes(const Policy &policy, std::string_view nodes, Text &error)
{
    return PolicyNodes(policy).resolve(nodes, error);
}

void recountPartitions(Policy &policy)
{
    PolicyNodes nodes(policy);
    std::vector<Partition> &partitions = policy.partitions.edit();
    for (Partition &partition : partitions) {
        Text error;
        if (auto parts = nodes.resolve(partition.nodesWritten, error); parts && !partition.nodesWritten.empty()) {
            partition.nodes = std::move(*parts);
        }
    }
}

Text hostListError(const Policy &policy, std::size_t row, std::string_view names)
{
    const HostList list = expandHosts(names);
    if (!list) {
        return list.error;
    }
    if (list.hosts.empty() || names.find_first_of(" \t#\"'=") != std::string_view::npos) {
        return { APPORTION_TEXT("\"%1\" is not a host list."), { std::string(names.substr(0, 200)) } };
    }
    const std::unordered_set<std::string_view> hosts(list.hosts.begin(), list.hosts.end());
    if (hosts.size() != list.hosts.size()) {
        return { APPORTION_TEXT("The list names a node twice."), {} };
    }
    for (std::size_t i = 0; i < policy.nodeGroups->size(); ++i) {
        if (i == row) {
            continue;
        }
        const HostList others = expandHosts(policy.nodeGroups.get()[i].names);
        const auto both = std::find_if(others.hosts.begin(), others.hosts.end(), [&](const std::string &host) { return hosts.contains(host); });
        if (both != others.hosts.end()) {
            return { APPORTION_TEXT("%1 is a node of %2 already."), { *both, policy.nodeGroups.get()[i].names } };
        }
    }
    return {};
}

std::optional<std::string> withHostCount(std::string_view names, std::size_t count)
{
    if (splitHostList(names).size() != 1 || std::count(names.begin(), names.end(), '[') > 1 || count == 0 || count > mostHosts) {
        return std::nullopt;
    }
    const std::size_t open = names.find('[');
    const bool bracket = open != std::string_view::npos;
    if (bracket && (names.back() != ']' || names.find(',') != std::string_view::npos)) {
        return std::nullopt;
    }
    std::size_t begin = bracket ? open + 1 : names.size();
    while (!bracket && begin > 0 && isDigit(names[begin - 1])) {
        --begin;
    }
    const std::string prefix(names.substr(0, bracket ? open : begin));
    const std::string_view range = names.substr(begin, bracket ? names.size() - begin - 1 : std::string_view::npos);
    const std::string_view first = range.substr(0, range.find('-'));
    const std::optional<std::uint64_t> from = first.empty() ? std::optional<std::uint64_t>(1) : unsignedNumber(first);
    if (!from || first.size() > 9) {
        return std::nullopt;
    }
    if (count == 1) {
        return first.empty() ? prefix : prefix + std::string(first);
    }
    return prefix + '[' + padded(*from, first.size()) + '-' + padded(*from + count - 1, first.size()) + ']';
}

std::string freeHostList(const Policy &policy, std::string_view names)
{
    std::size_t at = std::min(names.find('['), names.size());
    while (at > 0 && isDigit(names[at - 1])) {
        --at;
    }
    std::string free = std::string(names.substr(0, at)) + "new" + std::string(names.substr(at));
    for (char letter = 'b'; letter <= 'z' && !hostListError(policy, policy.nodeGroups->size(), free).isEmpty(); ++letter) {
        free = std::string(names.substr(0, at)) + "new" + letter + std::string(names.substr(at));
    }
    return free;
}

std::string withoutHosts(std::string_view nodes, std::string_view removed)
{
    const HostList gone = expandHosts(removed);
    const std::unordered_set<std::string_view> hosts(gone.hosts.begin(), gone.hosts.end());
    std::string rest;
    const auto keep = [&rest](std::string_view part) { (rest += rest.empty() ? "" : ",") += part; };
    for (const std::string_view part : splitHostList(nodes)) {
        const HostList list = expandHosts(part);
        const auto left = std::count_if(list.hosts.begin(), list.hosts.end(), [&](const std::string &host) { return !hosts.contains(host); });
        if (!list || static_cast<std::size_t>(left) == list.hosts.size()) {
            keep(part);
            continue;
        }
        for (const std::string &host : list.hosts) {
            if (!hosts.contains(host)) {
                keep(host);
            }
        }
    }
    return rest;
}

} // namespace apportion::slurm
