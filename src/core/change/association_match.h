// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/association_tree.h"

#include <stop_token>
#include <vector>

namespace apportion
{

/// Which association of one tree is which of another.
///
/// An account is the same by its name, a user association by the names of its account, its user and its partition, wherever
/// the account hangs. Names are compared as they stand: readers have folded their case as Slurm does. So a new name is
/// another association, as it is for sacctmgr, which can rename neither accounts nor users. Of what stands twice, one is
/// matched; rows that kept their id come first.
///
/// Made in time linear in both trees, without memory for each association but the two answers. What a stop that is
/// requested leaves is incomplete.
class AssociationMatch
{
public:
    AssociationMatch() = default;
    AssociationMatch(const AssociationTree &before, const AssociationTree &after, const std::stop_token &stop = {});

    /// The association of the first tree that one of the second is; noAssociation: it is new.
    [[nodiscard]] AssociationId before(AssociationId after) const { return after < m_before.size() ? m_before[after] : noAssociation; }
    /// The association of the second tree that one of the first has become; noAssociation: it went.
    [[nodiscard]] AssociationId after(AssociationId before) const { return before < m_after.size() ? m_after[before] : noAssociation; }

    /// Says of two that are in one tree alone that they are each other.
    void pair(AssociationId before, AssociationId after)
    {
        m_before[after] = before;
        m_after[before] = after;
    }

private:
    std::vector<AssociationId> m_before; // by the id in the second tree
    std::vector<AssociationId> m_after; // by the id in the first tree
};

/// Of one association alone: which one of @p other it is. Mostly at once; else as long as its account has users.
[[nodiscard]] AssociationId findSame(const AssociationTree &other, const AssociationTree &tree, AssociationId id);

} // namespace apportion
