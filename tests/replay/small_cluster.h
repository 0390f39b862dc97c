// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"
#include "replay/job_book.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace apportion::testing
{

/// Names that no host list shortens, separated by commas.
inline std::vector<std::string> expandNames(std::string_view list)
{
    std::vector<std::string> names;
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(','), list.size());
        names.emplace_back(list.substr(0, end));
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return names;
}

/// "n0,n1,n2" of so many nodes from @p first on.
inline std::string nodeNames(std::uint32_t count, std::uint32_t first = 0)
{
    std::string names;
    for (std::uint32_t node = 0; node < count; ++node) {
        names += (node == 0 ? "n" : ",n") + std::to_string(first + node);
    }
    return names;
}

/// A policy of one partition "main" over nodes that are all alike, of two accounts "red" and "blue" with a user each, with
/// backfill and limits enforced.
inline Policy smallPolicy(std::uint32_t nodes, std::uint32_t cpus, std::uint64_t memoryMb, std::uint16_t release)
{
    Policy policy;
    policy.release = release;
    policy.priority.weightAge = 1000;
    policy.priority.weightFairshare = 10000;
    policy.priority.weightJobSize = 500;
    NodeGroup group;
    group.names = nodeNames(nodes);
    group.count = nodes;
    group.cpus = cpus;
    group.cores = cpus;
    group.memoryMb = memoryMb;
    policy.nodeGroups.edit().push_back(group);
    Partition partition;
    partition.name = "main";
    partition.nodesWritten = group.names;
    partition.nodes = { { 0, nodes } };
    partition.isDefault = true;
    policy.partitions.edit().push_back(partition);
    policy.qos.edit().push_back({ "normal", 0, 1.0, {}, {}, {} });
    policy.foreignConf.edit().push_back({ "AccountingStorageEnforce", "associations,limits,qos", {} });
    for (const char *account : { "red", "blue" }) {
        const AssociationId id = policy.associations.addAccount(AssociationTree::root(), account);
        policy.associations.addUser(id, std::string(account) + "user");
    }
    return policy;
}

/// A request of one of the users, for the first partition.
inline replay::JobRequest smallJob(
    const Policy &policy, std::uint32_t id, const char *account, std::uint32_t nodes, std::uint32_t tasks, std::uint32_t minutes)
{
    replay::JobRequest job;
    job.jobId = id;
    const AssociationTree &tree = policy.associations;
    job.association = tree.findUser(tree.findAccount(account), std::string(account) + "user");
    job.qos = 0;
    job.partitions = { 0 };
    job.minNodes = nodes;
    job.maxNodes = nodes;
    job.tasks = tasks;
    job.limitMinutes = minutes;
    return job;
}

} // namespace apportion::testing
