// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/decay.h"

#include <algorithm>
#include <cmath>

namespace apportion
{

std::uint32_t halfLifeSeconds(const SlurmTime &halfLife)
{
    constexpr std::uint32_t infinite = 0xffffffff; // minutes
    return (halfLife.isUnlimited() ? infinite : halfLife.minutes) * 60U;
}

double decayFactor(const SlurmTime &halfLife)
{
    const std::uint32_t seconds = halfLifeSeconds(halfLife);
    return seconds == 0 ? 1.0 : 1.0 - 0.693 / static_cast<double>(seconds);
}

double decayOver(double factor, double seconds)
{
    return std::pow(factor, seconds);
}

std::optional<std::int64_t> nextUsageReset(UsageReset reset, std::int64_t from)
{
    using namespace std::chrono;
    if (reset == UsageReset::None) {
        return std::nullopt;
    }
    if (reset == UsageReset::Now) {
        return from;
    }
    const sys_seconds now { seconds(from) };
    sys_days day = floor<days>(now);
    if (sys_seconds(day) < now) {
        day += days(1);
    }
    year_month_day date(day);
    switch (reset) {
    case UsageReset::Weekly:
        day += Sunday - weekday(day);
        break;
    case UsageReset::Monthly:
    case UsageReset::Quarterly:
    case UsageReset::Yearly: {
        if (date.day() != std::chrono::day(1)) {
            date = date.year() / date.month() / 1;
            date += months(1);
        }
        const unsigned step = reset == UsageReset::Monthly ? 1 : reset == UsageReset::Quarterly ? 3 : 12;
        while ((static_cast<unsigned>(date.month()) - 1) % step != 0) {
            date += months(1);
        }
        day = sys_days(date);
        break;
    }
    default:
        break;
    }
    return sys_seconds(day).time_since_epoch().count();
}

bool mayResetAtOnce(UsageReset before, UsageReset after)
{
    using enum UsageReset;
    if (after == None || after == Now || after == before) {
        return false;
    }
    const bool isPartOfMonth = before == Daily;
    const bool isPartOfQuarter = isPartOfMonth || before == Monthly;
    const bool isPartOfYear = isPartOfQuarter || before == Quarterly;
    switch (after) {
    case Weekly:
    case Monthly:
        return !isPartOfMonth;
    case Quarterly:
        return !isPartOfQuarter;
    case Yearly:
        return !isPartOfYear;
    default:
        return true;
    }
}

ResetOutlook resetOutlook(UsageReset before, UsageReset after, std::optional<std::int64_t> lastReset, std::int64_t now)
{
    constexpr std::int64_t zones = std::int64_t { 14 } * 3600;
    if (after == UsageReset::Now) {
        return before == after ? ResetOutlook::Stays : ResetOutlook::Clears; // whatever the last reset was
    }
    const std::optional<std::int64_t> next = lastReset && after != before ? nextUsageReset(after, *lastReset + 1) : std::nullopt;
    if (next) {
        return *next + zones <= now ? ResetOutlook::Clears : *next - zones <= now ? ResetOutlook::MayClear : ResetOutlook::Stays;
    }
    return mayResetAtOnce(before, after) ? ResetOutlook::MayClear : ResetOutlook::Stays;
}

std::vector<UsagePoint> usageOverTime(const PrioritySettings &settings, long double usage, const std::vector<UsageCampaign> &campaigns,
    std::int64_t start, std::int64_t seconds, std::uint32_t every, bool resetsAtOnce)
{
    const std::int64_t period = std::max<std::int64_t>(1, settings.calcPeriod.minutes) * 60;
    const double factor = decayFactor(settings.halfLife);
    const double overPeriod = decayOver(factor, static_cast<double>(period));
    // NOW resets once, when slurmctld reads it; the others again and again.
    std::optional<std::int64_t> reset
        = resetsAtOnce ? start : nextUsageReset(settings.usageReset, start + (settings.usageReset == UsageReset::Now ? 0 : 1));
    std::vector<UsagePoint> points { { 0, usage } };
    std::uint32_t step = 0;
    for (std::int64_t time = period;; time += period) {
        usage *= overPeriod;
        if (reset && start + time >= *reset) {
            usage = 0.0L;
            reset = settings.usageReset == UsageReset::Now ? std::nullopt : nextUsageReset(settings.usageReset, *reset + 1);
        }
        for (const UsageCampaign &campaign : campaigns) {
            const std::int64_t ran = std::min(time, campaign.end) - std::max(time - period, campaign.begin);
            if (ran > 0) {
                const auto delta = static_cast<double>(ran);
                usage += static_cast<long double>(delta * decayOver(factor, delta) * campaign.rate);
            }
        }
        const bool last = time >= seconds;
        if (++step == every || last) {
            points.push_back({ time, usage });
            step = 0;
        }
        if (last) {
            return points;
        }
    }
}

std::optional<double> secondsUntil(const PrioritySettings &settings, double fraction)
{
    const double factor = decayFactor(settings.halfLife);
    if (fraction >= 1.0) {
        return 0.0;
    }
    if (factor >= 1.0 || factor <= 0.0 || fraction <= 0.0) {
        return std::nullopt;
    }
    return std::log(fraction) / std::log(factor);
}

} // namespace apportion
