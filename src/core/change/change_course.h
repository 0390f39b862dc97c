// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/changed_values.h"
#include "core/policy/text.h"
#include "core/schema/field.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace apportion
{

/// A moment on the way of a running slurmctld to what was changed.
enum class CourseMoment : std::uint8_t {
    FirstPass, ///< the first time that it computes priorities with the change
    Period, ///< one PriorityCalcPeriod later
    HalfLife ///< one PriorityDecayHalfLife later
};

/// What a change does at a moment, or is doing by then.
struct CourseStep
{
    CourseMoment moment = CourseMoment::FirstPass;
    Text text;
    const char *source = ""; ///< the file of Slurm's source and the function in which it stands
};

/// What is known of the times on which hangs what another PriorityUsageResetPeriod does.
struct ResetTimes
{
    std::optional<std::int64_t> lastReset; ///< seconds since the epoch
    std::optional<std::int64_t> now; ///< when slurmctld reads the change; nothing: some time
};

/// The way of all changes of one kind, as of the TRESBillingWeights of several partitions.
struct ChangeCourse
{
    std::string word; ///< of Slurm's files and commands: "PriorityMaxAge", "UsageFactor", "Fairshare"
    schema::AppliedAt appliedAt = schema::AppliedAt::NotOfConf; ///< NotOfConf: sacctmgr tells slurmctld at once
    std::vector<CourseStep> steps; ///< in the order of time; none where no number follows from it by itself
};

/// What makes slurmctld take the change of a setting, for schema::appliedBy(). Where Fair Tree comes or goes it is a restart:
/// reconfiguring leaves the norm shares of the old algorithm (priority_p_reconfig() in priority_multifactor.c compares the
/// flags after it has set them).
[[nodiscard]] schema::AppliedAt appliedAt(PriorityKey key, const Policy &before, const Policy &after);
/// What the change of a setting does, in the order of time.
[[nodiscard]] std::vector<CourseStep> courseOf(PriorityKey key, const Policy &before, const Policy &after, const ResetTimes &times = {});
/// What a value in the list of changes does: of a row, of each of its fields that differ.
[[nodiscard]] std::vector<CourseStep> courseOf(
    const ChangedValue &value, const PolicyDifference &difference, const Policy &before, const Policy &after, const ResetTimes &times = {});
/// Each kind of change once: settings, nodes, partitions, QOS, associations; those without a course are left out.
[[nodiscard]] std::vector<ChangeCourse> changeCourses(
    const PolicyDifference &difference, const Policy &before, const Policy &after, const ResetTimes &times = {});

/// "First pass", "After one PriorityCalcPeriod", "After a half-life".
[[nodiscard]] Text momentText(CourseMoment moment);

} // namespace apportion
