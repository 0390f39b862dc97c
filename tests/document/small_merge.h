// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"
#include "storage/policy_json.h"

#include <cstdint>
#include <string>

// A small policy of which tests merge edits.

namespace apportion::small_merge
{

inline std::string textOf(const Snapshot &snapshot)
{
    return writePolicyJson(Project(snapshot));
}

/// root: physics (ann 5, bob 6), chem; a partition batch on two node groups.
inline Snapshot small()
{
    Snapshot now;
    AssociationTree &tree = now.policy.associations;
    const AssociationId physics = tree.addAccount(AssociationTree::root(), "physics", 10);
    tree.addUser(physics, "ann", 5);
    tree.addUser(physics, "bob", 6);
    tree.addAccount(AssociationTree::root(), "chem", 20);
    NodeGroup first;
    first.names = "a[1-2]";
    first.count = 2;
    NodeGroup second = first;
    second.names = "b[1-2]";
    now.policy.nodeGroups.edit() = { first, second };
    Partition batch;
    batch.name = "batch";
    batch.nodes = { { 0, 2 }, { 1, 2 } };
    now.policy.partitions.edit() = { batch };
    return now;
}

inline AssociationId account(const Snapshot &now, const char *name)
{
    return now.policy.associations.findAccount(name);
}

inline void setShares(Snapshot &now, const char *name, std::uint32_t shares)
{
    now.policy.associations.setRawShares(account(now, name), shares);
}

inline std::uint32_t sharesOf(const Snapshot &now, const char *name)
{
    return now.policy.associations.rawShares(account(now, name));
}

} // namespace apportion::small_merge
