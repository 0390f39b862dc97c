// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "core/policy/policy.h"

#include <cstddef>

namespace apportion
{

/// Users and accounts, by their names, that a cluster had and has no more.
struct LostPeople
{
    std::size_t users = 0;
    std::size_t usersBefore = 0;
    std::size_t accounts = 0;
    std::size_t accountsBefore = 0;

    /// Whether so many went, a third of either, that what tells it may have been cut short, or be about a part of the cluster.
    [[nodiscard]] bool areMany() const;
};

/// Root is no one. Linear.
[[nodiscard]] LostPeople lostPeople(const AssociationTree &before, const AssociationTree &after);

/// The same as a finding.
[[nodiscard]] Diagnostic manyAreLost(const LostPeople &lost);

} // namespace apportion
