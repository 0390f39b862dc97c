// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/decay_data.h"
#include "core/policy/policy.h"

#include <optional>
#include <vector>

namespace apportion
{

/// A job or a campaign on the time line: how much is used, from when to when.
struct CampaignSpan
{
    double beginDays = 0.0;
    double lengthDays = 1.0;
    double size = 0.5; ///< all that it uses, as a part of the usage that there is at the start

    [[nodiscard]] double endDays() const { return beginDays + lengthDays; }
    bool operator==(const CampaignSpan &) const = default;
};

/// What the decay chart is to show.
struct DecayRequest
{
    PrioritySettings settings;
    std::int64_t start = 0; ///< seconds since the epoch, UTC
    std::vector<std::uint32_t> otherHalfLives; ///< minutes; beside the policy's own
    std::optional<CampaignSpan> campaign;
    double longestJobDays = 0.0; ///< 0: no partition limits its jobs' time
    bool resetsAtOnce = false; ///< taking the settings to the cluster may clear all usage at the first pass
};

/// The usage with a campaign in it, as parts of the usage at the start.
struct CampaignData
{
    CampaignSpan span;
    std::vector<DecayPoint> usage; ///< what was there and the campaign, as slurmctld keeps it
    double atEnd = 0.0; ///< of usage, when the campaign ends
    std::optional<DecayPoint> half; ///< when half of atEnd is left
    std::optional<DecayPoint> tenth; ///< when a tenth of it is left
};

/// Everything on the decay chart: the policy's own half-life, others beside it, a campaign.
struct DecayScene
{
    DecayData own;
    std::vector<std::pair<std::uint32_t, DecayData>> others; ///< half-life in minutes
    std::optional<CampaignData> campaign;
    double longestJobDays = 0.0;
    double longestJobKeeps = 1.0; ///< what is left of the use of its first second when it ends
    double highest = 1.0; ///< of all usage shown
    std::int64_t begin = 0; ///< seconds since the epoch, UTC
};

/// The time limit of the partition that allows the longest jobs, in days; 0 when none of them has one, or one has none.
[[nodiscard]] double longestJobDays(const Policy &policy);

/// The numbers of the chart (SLURM.md 3). The time ends where decayData() ends it, later when the campaign or the longest
/// job does.
[[nodiscard]] DecayScene decayScene(const DecayRequest &request);

} // namespace apportion
