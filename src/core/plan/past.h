// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/situation.h"

#include <cstdint>

namespace apportion
{

/// A moment that has been, as it was kept: what everybody had used, and the policy of then, which says who was whose.
struct Past
{
    std::int64_t time = 0; ///< seconds since the epoch
    Snapshot kept; ///< its jobs are not looked at
};

/// What is known of a job at a moment that has been.
enum class PastJob : std::uint8_t {
    Waits, ///< it waited already, and does so still
    WaitsYet, ///< it runs by now, and waited then
    Runs, ///< it runs by now, and did so then, or nobody says since when
    NotYet ///< it was handed in later
};
[[nodiscard]] PastJob pastJob(const Job &job, std::int64_t time);

/// The situation of a cluster with @p policy at that moment: each association has used what the one of its name had used then;
/// what those had used that are gone is their account's, as slurmctld gives it when they are removed. Of the jobs of @p present,
/// which keep their places, those that were handed in later are held, and those that started later wait: jobs that have ended
/// since are not known, nor is what was used of each TRES.
[[nodiscard]] Situation situationOf(const Past &past, const Policy &policy, const Situation &present);

/// The same under @p draft, which a cluster like @p until is to become: what has gone by then, or was renamed or moved, has no usage
/// (situationAfterApply()). Where the cluster is as the draft says already both are the draft.
[[nodiscard]] Situation situationOf(const Past &past, const Snapshot &until, const Snapshot &draft);

} // namespace apportion
