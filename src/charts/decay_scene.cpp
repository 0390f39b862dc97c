// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/decay_scene.h"

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

constexpr double secondsOfDay = 86400.0;
constexpr std::size_t mostPoints = 1200;

/// The first point at or after @p from at which no more than @p level is left.
std::optional<DecayPoint> firstBelow(const std::vector<DecayPoint> &usage, double from, double level)
{
    for (std::size_t i = 1; i < usage.size(); ++i) {
        if (usage[i].days <= from || usage[i].left > level) {
            continue;
        }
        const DecayPoint &before = usage[i - 1];
        if (before.left <= level || before.left == usage[i].left) {
            return DecayPoint { usage[i].days, usage[i].left };
        }
        const double part = (before.left - level) / (before.left - usage[i].left);
        return DecayPoint { before.days + part * (usage[i].days - before.days), level };
    }
    return std::nullopt;
}

CampaignData campaignData(const DecayRequest &request, double horizonDays)
{
    CampaignData data;
    data.span = *request.campaign;
    data.span.lengthDays = std::max(data.span.lengthDays, 1.0 / 24.0);
    const auto begin = static_cast<std::int64_t>(std::llround(data.span.beginDays * secondsOfDay));
    const std::int64_t end = begin + static_cast<std::int64_t>(std::llround(data.span.lengthDays * secondsOfDay));
    const auto seconds = static_cast<std::int64_t>(std::ceil(horizonDays * secondsOfDay));
    const std::int64_t period = std::max<std::int64_t>(1, request.settings.calcPeriod.minutes) * 60;
    const auto every = static_cast<std::uint32_t>(std::max<std::int64_t>(1, seconds / period / static_cast<std::int64_t>(mostPoints)));
    const double rate = data.span.size / static_cast<double>(end - begin);
    // Each calculation period on its own: use within it decays over it once more.
    for (const UsagePoint &point :
        usageOverTime(request.settings, 1.0L, { { begin, end, rate } }, request.start, seconds, every, request.resetsAtOnce)) {
        data.usage.push_back({ static_cast<double>(point.time) / secondsOfDay, static_cast<double>(point.usage) });
    }
    const auto after = std::lower_bound(
        data.usage.begin(), data.usage.end(), data.span.endDays(), [](const DecayPoint &point, double days) { return point.days < days; });
    data.atEnd = after == data.usage.end() ? data.usage.back().left : after->left;
    data.half = firstBelow(data.usage, data.span.endDays(), data.atEnd / 2);
    data.tenth = firstBelow(data.usage, data.span.endDays(), data.atEnd / 10);
    return data;
}

} // namespace

double longestJobDays(const Policy &policy)
{
    std::uint32_t longest = 0;
    for (const Partition &partition : *policy.partitions) {
        if (partition.maxTime.isUnlimited()) {
            return 0.0;
        }
        longest = std::max(longest, partition.maxTime.minutes);
    }
    return longest * 60.0 / secondsOfDay;
}

DecayScene decayScene(const DecayRequest &request)
{
    DecayScene scene;
    const double chosen = decayData(request.settings, request.start, 0.0, 2).horizonDays;
    double horizon = std::max(chosen, std::min(request.longestJobDays * 1.1, 3.0 * chosen));
    if (request.campaign) {
        horizon = std::max(horizon, std::min(request.campaign->endDays() * 1.1, 5.0 * chosen));
    }
    scene.own = decayData(request.settings, request.start, horizon, mostPoints, request.resetsAtOnce);
    for (const std::uint32_t minutes : request.otherHalfLives) {
        PrioritySettings other = request.settings;
        other.halfLife = { minutes, {} };
        scene.others.emplace_back(minutes, decayData(other, request.start, horizon, mostPoints, request.resetsAtOnce));
    }
    scene.longestJobDays = request.longestJobDays;
    scene.begin = request.start;
    scene.longestJobKeeps = decayOver(decayFactor(request.settings.halfLife), request.longestJobDays * secondsOfDay);
    // Of a period of less than the calculation period nothing can be seen, and a long time has too many of them.
    constexpr double mostPeriods = 2e6;
    const double periods = horizon * 1440.0 / std::max<std::uint32_t>(1, request.settings.calcPeriod.minutes);
    if (request.campaign && periods < mostPeriods) {
        scene.campaign = campaignData(request, horizon);
        for (const DecayPoint &point : scene.campaign->usage) {
            scene.highest = std::max(scene.highest, point.left);
        }
    }
    return scene;
}

} // namespace apportion
