// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "core/policy/policy.h"
#include "core/policy/situation.h"

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

/// Users, by their names, who had used something and now have used nothing.
struct LostUsage
{
    std::size_t users = 0;
    std::size_t usersBefore = 0; ///< who had used something

    /// Whether they are so many, a third, that what tells it may have been cut short, or be of another cluster.
    [[nodiscard]] bool isMuch() const;
};

/// Those who are in both trees: who is gone is in lostPeople(). Linear.
[[nodiscard]] LostUsage lostUsage(const Snapshot &before, const Snapshot &after);

/// Jobs of accounts or users whom the cluster does not have.
struct StrangeJobs
{
    std::size_t strange = 0;
    std::size_t jobs = 0;

    /// Whether they are so many, a third, that what tells of them may be of another cluster.
    [[nodiscard]] bool areMany() const;
};

/// Of the jobs that came; none where those before were as strange, as of a draft that begins with the queue of another cluster. Linear.
[[nodiscard]] StrangeJobs strangeJobs(const Snapshot &before, const Snapshot &after);

/// The same as a finding.
[[nodiscard]] Diagnostic manyAreLost(const LostPeople &lost);

} // namespace apportion
