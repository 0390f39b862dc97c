// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/checker_parts.h"
#include "core/policy/slurm_time.h"
#include "core/policy/whole_conf.h"
#include "core/schema/setting_fields.h"
#include "core/schema/value_text.h"

#include <algorithm>

namespace apportion::checker
{

namespace
{
// A bare number up to a year's days was probably meant as days.
constexpr std::uint32_t mostDays = 366;

bool isDigits(std::string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// A time of the form `a:b`, which is minutes and seconds.
bool isMinutesAndSeconds(std::string_view written)
{
    const std::size_t colon = written.find(':');
    return colon != std::string_view::npos && isDigits(written.substr(0, colon)) && isDigits(written.substr(colon + 1));
}

/// A time with hours whose seconds are not 0: it is rounded up to whole minutes.
bool hasSecondsBelowHours(std::string_view written)
{
    const std::size_t colon = written.rfind(':');
    if (colon == std::string_view::npos || std::count(written.begin(), written.end(), ':') != 2) {
        return false;
    }
    const std::string_view seconds = written.substr(colon + 1);
    return isDigits(seconds) && seconds.find_first_not_of('0') != std::string_view::npos;
}

/// Says how @p time, the value of @p key, is read when that is not what it looks like.
void checkTime(Gathered &hours, Gathered &rounded, const SlurmTime &time, const std::string &key, const ObjectRef &object)
{
    const std::string &written = time.written;
    if (isMinutesAndSeconds(written)) {
        const std::size_t colon = written.find(':');
        hours.add({ APPORTION_TEXT("%1=%2 is %3 minutes and %4 seconds, not hours and minutes: Slurm takes %5 minutes"),
                      { key, written, written.substr(0, colon), written.substr(colon + 1), std::to_string(time.minutes) } },
            { APPORTION_TEXT("Write %1:00 if hours and minutes are meant, else %2"), { written, std::to_string(time.minutes) } }, object);
    } else if (hasSecondsBelowHours(written)) {
        rounded.add({ APPORTION_TEXT("%1=%2 is rounded up to %3 whole minutes"), { key, written, std::to_string(time.minutes) } },
            { APPORTION_TEXT("Leave the seconds out"), {} }, object);
    }
}

void checkBareNumber(const SlurmTime &time, PriorityKey key, Diagnostics &findings)
{
    if (isDigits(time.written) && time.minutes > 0 && time.minutes <= mostDays) {
        findings.push_back({ Severity::Warning, "time-in-minutes",
            { APPORTION_TEXT("%1=%2 is %2 minutes: a number alone counts minutes"), { priorityKeyWord(key), time.written } },
            { APPORTION_TEXT("Write %1-0 if days are meant"), { time.written } }, {}, settingRef(key) });
    }
}

/// What a job without a time limit is given; slurmctld forgets one above MaxTime (read_config.c of slurmctld,
/// _build_single_partitionline_info).
void checkDefaultTime(const Policy &policy, std::size_t index, Gathered &forgotten)
{
    const Partition &row = policy.partitions.get()[index];
    const ForeignKey *usual = findKey(row.foreign, "DefaultTime");
    const ParsedTime time = usual == nullptr ? ParsedTime() : parseTime(withoutConfQuotes(usual->value));
    if (usual != nullptr && time && !time.time.isUnlimited() && time.time.minutes > row.maxTime.minutes) {
        forgotten.add({ APPORTION_TEXT("DefaultTime=%1 of partition %2 does nothing: it is above MaxTime=%3, which jobs without a time limit get"),
                          { std::string(withoutConfQuotes(usual->value)), row.name, slurmTimeText(row.maxTime) } },
            { APPORTION_TEXT("Lower it, or remove it"), {} }, partition(policy, index));
    }
}
} // namespace

void checkTimes(const Policy &policy, Diagnostics &findings)
{
    const PrioritySettings &settings = policy.priority;
    checkBareNumber(settings.halfLife, PriorityKey::PriorityDecayHalfLife, findings);
    checkBareNumber(settings.maxAge, PriorityKey::PriorityMaxAge, findings);

    struct Named
    {
        const SlurmTime &time;
        PriorityKey key;
    };
    const std::vector<Named> times = { { settings.halfLife, PriorityKey::PriorityDecayHalfLife }, { settings.maxAge, PriorityKey::PriorityMaxAge },
        { settings.calcPeriod, PriorityKey::PriorityCalcPeriod } };
    {
        Gathered hours(findings, Severity::Warning, "time-looks-like-hours");
        Gathered rounded(findings, Severity::Note, "time-rounded-up");
        for (const Named &named : times) {
            checkTime(hours, rounded, named.time, priorityKeyWord(named.key), settingRef(named.key));
        }
    }
    Gathered hours(findings, Severity::Warning, "time-looks-like-hours");
    Gathered rounded(findings, Severity::Note, "time-rounded-up");
    Gathered forgotten(findings, Severity::Note, "partition-default-time");
    const auto &partitions = policy.partitions.get();
    for (std::size_t i = 0; i < partitions.size(); ++i) {
        checkTime(hours, rounded, partitions[i].maxTime, "MaxTime", partition(policy, i));
        checkDefaultTime(policy, i, forgotten);
    }
}

} // namespace apportion::checker
