// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "core/policy/situation.h"

#include <QString>

#include <cstddef>
#include <stop_token>
#include <vector>

namespace apportion
{

/// Something that a window can show or do: an object of the policy or its situation, or one of the window's own steps.
struct FoundThing
{
    static constexpr std::size_t noStep = static_cast<std::size_t>(-1);

    ObjectRef object; ///< of the snapshot that was searched; of no kind: it is a step
    std::size_t step = noStep; ///< in the list of steps
    QString label; ///< "physics/ann", "4102", "PriorityMaxAge", "Compare"
    QString detail; ///< quiet, beside it: what it is
};

/// A step of the window: an entry of its menus (commands, pages, lessons, samples).
struct FindableStep
{
    QString label;
    QString menu; ///< where it stands
    QString words = {}; ///< everyday ones by which it is found too, with commas between them
};

/// What @p text may mean, the most likely first, at most @p most things: of that very name, then with a name that begins
/// with it, then with one that holds it, then one that is known by a word or a menu like it; steps, settings, accounts, users, partitions, QOS, kinds
/// of nodes, jobs. `account/user` looks for both, a job is found by its id and its name, and anything by what it is and its name: "job 12", "user
/// ann". Letters match in either case. Linear in the policy: meant for another thread. Nothing when it was stopped.
[[nodiscard]] std::vector<FoundThing> findThings(
    const Snapshot &now, const std::vector<FindableStep> &steps, const QString &text, std::size_t most, const std::stop_token &stop = {});

} // namespace apportion
