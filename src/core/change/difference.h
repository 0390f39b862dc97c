// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/association_match.h"
#include "core/change/row_change.h"
#include "core/policy/policy.h"

#include <stop_token>
#include <vector>

namespace apportion
{

/// What happened to one association between two policies; matched by account, user and partition names.
struct AssociationChange
{
    enum class Kind : std::uint8_t { Added, Removed, Changed };

    Kind kind = Kind::Changed;
    AssociationId before = noAssociation; ///< id in the baseline
    AssociationId after = noAssociation; ///< id in the draft
    bool moved = false; ///< its account hangs below another one
    bool rawShares = false;
    bool priority = false;
    bool options = false;
};

/// A key of the priority settings whose value differs.
struct SettingChange
{
    PriorityKey key = PriorityKey::PriorityType;
    std::string before; ///< as slurm.conf writes it
    std::string after;
};

using PartitionChange = RowChange<Partition>;
using QosChange = RowChange<Qos>;

/// What differs between two policies.
struct PolicyDifference
{
    std::vector<AssociationChange> associations; ///< removals, children before parents; then the rest in the draft's depth-first order
    std::vector<SettingChange> settings;
    std::vector<PartitionChange> partitions;
    std::vector<QosChange> qos;

    [[nodiscard]] bool isEmpty() const { return associations.empty() && settings.empty() && partitions.empty() && qos.empty(); }
};

/// Linear in both policies. What a stop that is requested leaves is incomplete.
[[nodiscard]] PolicyDifference difference(const Policy &baseline, const Policy &draft, const std::stop_token &stop = {});
/// The same with a match of their associations that is known already.
[[nodiscard]] PolicyDifference difference(
    const Policy &baseline, const Policy &draft, const AssociationMatch &match, const std::stop_token &stop = {});

} // namespace apportion
