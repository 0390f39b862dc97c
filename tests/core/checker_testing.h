// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/check/checker.h"

#include <algorithm>
#include <cstddef>
#include <utility>

// What the tests of findings have in common.

namespace apportion::testing
{

inline constexpr auto root = AssociationTree::root();

inline const Diagnostic *find(const Diagnostics &findings, const char *code)
{
    const auto found = std::find_if(findings.begin(), findings.end(), [code](const Diagnostic &d) { return d.code == code; });
    return found == findings.end() ? nullptr : &*found;
}

inline std::ptrdiff_t count(const Diagnostics &findings, const char *code)
{
    return std::count_if(findings.begin(), findings.end(), [code](const Diagnostic &d) { return d.code == code; });
}

inline Partition partition(const char *name, TresWeights weights = {}, std::vector<PartitionNodes> nodes = {})
{
    Partition made;
    made.name = name;
    made.billingWeights = std::move(weights);
    made.nodes = std::move(nodes);
    return made;
}

inline NodeGroup gpuNodes()
{
    NodeGroup group;
    group.names = "g[1-2]";
    group.count = 2;
    group.cpus = 64;
    group.cores = 64;
    group.memoryMb = 512000;
    group.gres = { { "gres/gpu", 4 } };
    return group;
}

/// A policy of two accounts with two users each about which there is nothing to say.
inline Policy soundPolicy()
{
    Policy policy;
    policy.priority.halfLife = { 14 * 24 * 60, "14-0" };
    policy.priority.weightFairshare = 100000;
    policy.tres.track("gres/gpu");
    policy.nodeGroups.edit() = { gpuNodes() };
    policy.partitions.edit() = { partition("gpu", { { "CPU", 1.0, '\0' }, { "Mem", 0.25, 'G' }, { "GRES/gpu", 16.0, '\0' } }, { { 0, 2 } }) };
    policy.qos.edit() = { { "normal", 0, 1.0, {}, {}, {} } };
    AssociationTree &tree = policy.associations;
    for (const char *name : { "physics", "chem" }) {
        const AssociationId account = tree.addAccount(root, name, 10);
        tree.addUser(account, "ann");
        tree.addUser(account, "bob");
    }
    return policy;
}

} // namespace apportion::testing
