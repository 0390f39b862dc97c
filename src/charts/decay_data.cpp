// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/decay_data.h"

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

constexpr double secondsPerDay = 86400.0;

bool decays(const PrioritySettings &settings)
{
    return settings.halfLife.minutes != 0 && !settings.halfLife.isUnlimited();
}

double chosenHorizon(const PrioritySettings &settings, std::int64_t start)
{
    const double fading = decays(settings) ? 4.0 * settings.halfLife.minutes * 60.0 / secondsPerDay : 0.0;
    double end = fading > 0.0 ? fading : 28.0;
    if (settings.usageReset != UsageReset::None && settings.usageReset != UsageReset::Now) {
        // A few resets, and a little more so that the last one is not the edge.
        std::int64_t time = start;
        for (int i = 0; i < (fading > 0.0 ? 4 : 2); ++i) {
            time = nextUsageReset(settings.usageReset, time + 1).value_or(time);
        }
        const double resets = 1.03 * static_cast<double>(time - start) / secondsPerDay;
        end = fading > 0.0 ? std::min(fading, resets) : resets;
    }
    return end;
}

std::vector<std::int64_t> resetTimes(const PrioritySettings &settings, std::int64_t start, std::int64_t seconds)
{
    std::vector<std::int64_t> times;
    if (settings.usageReset == UsageReset::Now) {
        times.push_back(0);
        return times;
    }
    // After the first there is nothing left to reset; the others are marks, and more than this are not told apart.
    constexpr std::size_t most = 1000;
    for (auto next = nextUsageReset(settings.usageReset, start + 1); next && *next - start <= seconds && times.size() < most;
         next = nextUsageReset(settings.usageReset, *next + 1)) {
        times.push_back(*next - start);
    }
    return times;
}

/// Puts the two ends of each reset's fall between the points, so that it is drawn as a step.
std::vector<DecayPoint> withSteps(const std::vector<UsagePoint> &usage, const std::vector<std::int64_t> &resets, double factor)
{
    std::vector<DecayPoint> points;
    points.reserve(usage.size() + 2 * resets.size());
    std::size_t next = 0;
    for (std::size_t i = 0; i < usage.size(); ++i) {
        while (i > 0 && next < resets.size() && resets[next] <= usage[i].time) {
            const double before = static_cast<double>(usage[i - 1].usage) * decayOver(factor, static_cast<double>(resets[next] - usage[i - 1].time));
            const double days = static_cast<double>(resets[next]) / secondsPerDay;
            // Only the first reset has something to take away: nothing is used afterwards.
            points.push_back({ days, next == 0 ? before : 0.0 });
            points.push_back({ days, 0.0 });
            ++next;
        }
        points.push_back({ static_cast<double>(usage[i].time) / secondsPerDay, static_cast<double>(usage[i].usage) });
    }
    std::erase_if(points, [](const DecayPoint &point) { return !std::isfinite(point.left) || !std::isfinite(point.days); });
    return points;
}

std::optional<DecayPoint> markAt(const PrioritySettings &settings, double fraction, double end)
{
    const std::optional<double> seconds = secondsUntil(settings, fraction);
    if (!seconds || *seconds / secondsPerDay > end) {
        return std::nullopt;
    }
    return DecayPoint { *seconds / secondsPerDay, fraction };
}

} // namespace

DecayData decayData(const PrioritySettings &settings, std::int64_t start, double horizonDays, std::size_t points, bool resetsAtOnce)
{
    DecayData data;
    constexpr double longest = 1e8;
    data.horizonDays = std::isfinite(horizonDays) && horizonDays > 0.0 ? std::min(horizonDays, longest) : chosenHorizon(settings, start);
    const auto seconds = static_cast<std::int64_t>(std::ceil(data.horizonDays * secondsPerDay));
    // Without use in between, decaying over k periods at once is decaying over each of them: longer periods give the
    // same values at fewer points.
    PrioritySettings coarse = settings;
    const std::int64_t period = std::max<std::int64_t>(1, settings.calcPeriod.minutes) * 60;
    const auto wanted = static_cast<std::int64_t>(std::max<std::size_t>(points, 2));
    const std::int64_t periods = std::max<std::int64_t>(1, seconds / (period * wanted));
    coarse.calcPeriod.minutes = static_cast<std::uint32_t>(std::min<std::int64_t>(periods * period / 60, SlurmTime::unlimited - 1));

    const double factor = decayFactor(settings.halfLife);
    std::vector<std::int64_t> resets = resetTimes(settings, start, seconds);
    if (resetsAtOnce) {
        resets.insert(resets.begin(), period);
    }
    data.slurm = withSteps(usageOverTime(coarse, 1.0L, {}, start, seconds, 1, resetsAtOnce), resets, factor);
    for (const std::int64_t reset : resets) {
        data.resets.push_back(static_cast<double>(reset) / secondsPerDay);
    }
    if (!decays(settings)) {
        return data;
    }
    data.halfLifeDays = settings.halfLife.minutes * 60.0 / secondsPerDay;
    const std::size_t steps = std::max<std::size_t>(2, std::min<std::size_t>(points, 200));
    for (std::size_t i = 0; i <= steps; ++i) {
        const double days = data.horizonDays * static_cast<double>(i) / static_cast<double>(steps);
        data.ideal.push_back({ days, std::exp2(-days / *data.halfLifeDays) });
    }
    const double end = data.resets.empty() ? data.horizonDays : std::min(data.horizonDays, data.resets.front());
    data.half = markAt(settings, 0.5, end);
    data.tenth = markAt(settings, 0.1, end);
    return data;
}

std::optional<double> decayAt(const DecayData &data, double days)
{
    const auto after
        = std::upper_bound(data.slurm.begin(), data.slurm.end(), days, [](double value, const DecayPoint &point) { return value < point.days; });
    if (after == data.slurm.begin()) {
        return std::nullopt;
    }
    const DecayPoint &left = *(after - 1);
    if (after == data.slurm.end()) {
        return left.days == days ? std::optional(left.left) : std::nullopt;
    }
    const double t = (days - left.days) / (after->days - left.days);
    return left.left + t * (after->left - left.left);
}

} // namespace apportion
