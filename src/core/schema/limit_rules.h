// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/association_options.h"
#include "core/schema/field.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace apportion
{

/// What a limit of an association or QOS bounds, in the order in which slurmctld looks at those of one owner
/// (src/slurmctld/acct_policy.c: acct_policy_job_runnable_pre_select(), then …_post_select()).
enum class LimitKind : std::uint8_t {
    GrpSubmitJobs, ///< at submission
    MaxSubmitJobs,
    MaxSubmitJobsPerAccount, ///< of a QOS, like all PerAccount and PerUser
    MaxSubmitJobsPerUser,
    GrpJobs, ///< before nodes are chosen
    GrpWall,
    MaxJobs,
    MaxJobsPerAccount,
    MaxJobsPerUser,
    MaxWall,
    GrpTresMins, ///< with the nodes that the job would get
    GrpTres,
    GrpTresRunMins,
    MaxTresMinsPerJob,
    MaxTresPerJob,
    MaxTresPerNode,
    MinTresPerJob,
    MaxTresPerAccount,
    MaxTresPerUser,
    MaxTresRunMinsPerAccount,
    MaxTresRunMinsPerUser,
    GrpJobsAccrue, ///< these hold no job back: how many of those that wait grow older (_get_accrue_limits())
    MaxJobsAccrue,
    MaxJobsAccruePerAccount,
    MaxJobsAccruePerUser,
    MinPrioThresh, ///< from which priority nodes are reserved (acct_policy_get_prio_thresh())
    MaxTresRunMins ///< is kept, and slurmctld never looks at it
};
inline constexpr std::size_t limitKinds = 27;
/// Whether a job can be held back by it.
[[nodiscard]] constexpr bool holdsJobs(LimitKind kind)
{
    return kind < LimitKind::GrpJobsAccrue;
}

/// How a limit is written, or another option of a QOS.
enum class LimitShape : std::uint8_t {
    Count, ///< jobs, or a priority
    Time, ///< minutes
    Tres, ///< a count for each TRES, memory in MB
    TresMinutes, ///< TRES × minutes for each TRES
    Seconds, ///< no limit is written as this and those below
    Factor,
    Flags,
    PreemptModes
};
[[nodiscard]] constexpr bool isOfTres(LimitShape shape)
{
    return shape == LimitShape::Tres || shape == LimitShape::TresMinutes;
}

/// What is known of a kind of limit, or of an option of a QOS that is none.
struct LimitRule
{
    LimitKind kind = LimitKind::GrpTres; ///< of a limit
    const char *word = ""; ///< the option of sacctmgr
    std::uint8_t leastLetters = 0; ///< how short sacctmgr lets it be written
    LimitShape shape = LimitShape::Tres;
    const char *column = ""; ///< of sacctmgr's lists
    const char *ofQosJson = ""; ///< where a QOS of sacctmgr's JSON has it; empty: it is not read there
    const char *json = ""; ///< where an association has it; empty: it is of a QOS alone
    schema::Access<AssociationOptions> value {}; ///< of an association
    std::array<const char *, 2> otherWords {}; ///< that sacctmgr takes for it
    LimitKind hides = kind; ///< a QOS that has it hides that one of associations
    const char *everyWord = word; ///< what every release from 20.11 on takes of a QOS
    const char *otherOfQos = nullptr; ///< another word, of a QOS alone
    bool ofAssociation = *json != '\0';
    bool ofQos = *ofQosJson != '\0' || !ofAssociation;
    bool isLimit = shape <= LimitShape::TresMinutes;
    /// Each account above has its own beside it; else the nearest one that is set counts.
    bool ofGroup = std::string_view(word).starts_with("Grp") && kind != LimitKind::GrpJobsAccrue;
    /// An association without one has that of the account above, and listings print it.
    bool comesFromAbove = std::string_view(word).starts_with("Max");
};

/// The one list of them, which reading, checking, editing, comparing and asking sacctmgr walk. The words of a QOS are those of
/// src/sacctmgr/qos_functions.c, those of an association of association_functions.c, the paths those of data_parser v0.0.44.
namespace limit_list
{

using A = AssociationOptions;
using K = LimitKind;
using S = LimitShape;
using schema::at;

/// A QOS of sacctmgr's JSON gets its options in this order.
inline constexpr auto all = std::to_array<LimitRule>({
    { {}, "Flags", 2, S::Flags, "Flags", "flags" },
    { {}, "PreemptMode", 8, S::PreemptModes, "PreemptMode", "preempt/mode" },
    { {}, "GraceTime", 3, S::Seconds, "GraceTime", "limits/grace_time" },
    { K::GrpTres, "GrpTRES", 7, S::Tres, "GrpTRES", "limits/max/tres/total", "max/tres/total", at<&A::grpTres> },
    { K::GrpTresMins, "GrpTRESMins", 8, S::TresMinutes, "GrpTRESMins", "limits/max/tres/minutes/total", "max/tres/group/minutes",
        at<&A::grpTresMins> },
    { K::GrpTresRunMins, "GrpTRESRunMins", 8, S::TresMinutes, "GrpTRESRunMins", "limits/max/tres/minutes/per/qos", "max/tres/group/active",
        at<&A::grpTresRunMins> },
    { K::GrpJobs, "GrpJobs", 4, S::Count, "GrpJobs", "limits/max/active_jobs/count", "max/jobs/per/count", at<&A::grpJobs> },
    { K::GrpJobsAccrue, "GrpJobsAccrue", 8, S::Count, "GrpJobsAccrue", "limits/max/active_jobs/accruing", "max/jobs/per/accruing",
        at<&A::grpJobsAccrue> },
    { K::GrpSubmitJobs, "GrpSubmitJobs", 4, S::Count, "GrpSubmit", "limits/max/jobs/count", "max/jobs/per/submitted", at<&A::grpSubmitJobs> },
    { K::GrpWall, "GrpWall", 4, S::Time, "GrpWall", "limits/max/wall_clock/per/qos", "max/per/account/wall_clock", at<&A::grpWall> },
    { K::MaxTresPerJob, "MaxTRESPerJob", 11, S::Tres, "MaxTRES", "limits/max/tres/per/job", "max/tres/per/job", at<&A::maxTresPerJob>,
        { "MaxTRES", "MaxTRESPJ" } },
    { K::MaxTresPerNode, "MaxTRESPerNode", 11, S::Tres, "MaxTRESPerNode", "limits/max/tres/per/node", "max/tres/per/node", at<&A::maxTresPerNode>,
        { "MaxTRESPN" } },
    { K::MaxTresMinsPerJob, "MaxTRESMinsPerJob", 8, S::TresMinutes, "MaxTRESMins", "limits/max/tres/minutes/per/job", "max/tres/minutes/per/job",
        at<&A::maxTresMinsPerJob>, { "MaxTRESMinsPJ" } },
    { K::MaxTresRunMins, "MaxTRESRunMins", 8, S::TresMinutes, "MaxTRESRunMins", "", "max/tres/minutes/total", at<&A::maxTresRunMins> },
    { K::MaxJobs, "MaxJobs", 4, S::Count, "MaxJobs", "", "max/jobs/active", at<&A::maxJobs> },
    { K::MaxJobsAccrue, "MaxJobsAccrue", 8, S::Count, "MaxJobsAccrue", "", "max/jobs/accruing", at<&A::maxJobsAccrue> },
    { K::MaxSubmitJobs, "MaxSubmitJobs", 4, S::Count, "MaxSubmit", "", "max/jobs/total", at<&A::maxSubmitJobs> },
    { K::MaxWall, "MaxWallDurationPerJob", 4, S::Time, "MaxWall", "limits/max/wall_clock/per/job", "max/jobs/per/wall_clock", at<&A::maxWallPerJob>,
        {}, K::MaxWall, "MaxWallDurationPerJob", "MaxWallPJ" },
    { K::MaxTresPerUser, "MaxTRESPerUser", 11, S::Tres, "MaxTRESPU", "limits/max/tres/per/user", "", {}, { "MaxTRESPU" } },
    { K::MaxTresPerAccount, "MaxTRESPerAccount", 11, S::Tres, "MaxTRESPA", "limits/max/tres/per/account", "", {}, { "MaxTRESPA" } },
    { K::MaxTresRunMinsPerUser, "MaxTRESRunMinsPerUser", 20, S::TresMinutes, "MaxTRESRunMinsPU", "limits/max/tres/minutes/per/user", "", {},
        { "MaxTRESRunMinsPU" }, K::MaxTresRunMinsPerUser, "MaxTRESRunMinsPU" },
    { K::MaxTresRunMinsPerAccount, "MaxTRESRunMinsPerAccount", 24, S::TresMinutes, "MaxTRESRunMinsPA", "limits/max/tres/minutes/per/account", "", {},
        { "MaxTRESRunMinsPerAcct", "MaxTRESRunMinsPA" }, K::MaxTresRunMinsPerAccount, "MaxTRESRunMinsPA" },
    { K::MaxJobsPerUser, "MaxJobsPerUser", 4, S::Count, "MaxJobsPU", "limits/max/jobs/active_jobs/per/user", "", {}, { "MaxJobsPU" }, K::MaxJobs },
    { K::MaxJobsPerAccount, "MaxJobsPerAccount", 11, S::Count, "MaxJobsPA", "limits/max/jobs/active_jobs/per/account", "", {}, { "MaxJobsPA" },
        K::MaxJobs },
    { K::MaxSubmitJobsPerUser, "MaxSubmitJobsPerUser", 4, S::Count, "MaxSubmitPU", "limits/max/jobs/per/user", "", {}, { "MaxSubmitJobsPU" },
        K::MaxSubmitJobs },
    { K::MaxSubmitJobsPerAccount, "MaxSubmitJobsPerAccount", 17, S::Count, "MaxSubmitPA", "limits/max/jobs/per/account", "", {},
        { "MaxSubmitJobsPA" }, K::MaxSubmitJobs },
    { K::MaxJobsAccruePerUser, "MaxJobsAccruePerUser", 17, S::Count, "MaxJobsAccruePU", "limits/max/accruing/per/user", "", {}, { "MaxJobsAccruePU" },
        K::MaxJobsAccrue },
    { K::MaxJobsAccruePerAccount, "MaxJobsAccruePerAccount", 17, S::Count, "MaxJobsAccruePA", "limits/max/accruing/per/account", "", {},
        { "MaxJobsAccruePA" }, K::MaxJobsAccrue },
    { K::MinPrioThresh, "MinPrioThresh", 4, S::Count, "MinPrioThresh", "limits/min/priority_threshold", "min/priority_threshold",
        at<&A::minPrioThresh>, { "MinPrioThreshold" } },
    { K::MinTresPerJob, "MinTRESPerJob", 7, S::Tres, "MinTRES", "limits/min/tres/per/job" },
    { {}, "PreemptExemptTime", 8, S::Seconds, "PreemptExemptTime", "preempt/exempt_time" },
    { {}, "UsageThreshold", 6, S::Factor, "UsageThreshold", "usage_threshold", "", {}, { "UsageThres" } },
    { {}, "LimitFactor", 6, S::Factor, "LimitFactor", "limits/factor" },
});
inline constexpr std::span<const LimitRule, limitKinds> limits = std::span(all).subspan<3, limitKinds>();

/// Where the limit of a kind stands among them.
inline constexpr auto placeOfKind = [] {
    std::array<std::uint8_t, limitKinds> places {};
    for (std::size_t i = 0; i < limitKinds; ++i) {
        places[static_cast<std::size_t>(limits[i].kind)] = static_cast<std::uint8_t>(i);
    }
    return places;
}();
static_assert(std::ranges::all_of(
    limits, [](const LimitRule &rule) { return rule.isLimit && &rule == &limits[placeOfKind[static_cast<std::size_t>(rule.kind)]]; }));

} // namespace limit_list

/// All limits, and the other options of a QOS that are no fields of its own.
[[nodiscard]] constexpr std::span<const LimitRule> optionRules()
{
    return limit_list::all;
}
[[nodiscard]] constexpr std::span<const LimitRule, limitKinds> limitRules()
{
    return limit_list::limits;
}
[[nodiscard]] constexpr const LimitRule &limitRule(LimitKind kind)
{
    return limit_list::limits[limit_list::placeOfKind[static_cast<std::size_t>(kind)]];
}
/// The rule of that option of a QOS, however it is spelled; nullptr when it is no limit, and none of the others.
[[nodiscard]] const LimitRule *qosOptionRule(std::string_view option);

} // namespace apportion
