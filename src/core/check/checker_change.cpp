// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/checker.h"
#include "core/evaluate/decay.h"
#include "core/policy/number_text.h"
#include "core/schema/setting_fields.h"

namespace apportion
{

Diagnostics checkChange(const Policy &baseline, const Policy &draft, std::optional<std::int64_t> lastReset, std::int64_t now)
{
    Diagnostics findings;
    const UsageReset before = baseline.priority.usageReset;
    const UsageReset after = draft.priority.usageReset;
    const ResetOutlook outlook = resetOutlook(before, after, lastReset, now);
    if (draft.priority.type != PriorityType::Multifactor || outlook == ResetOutlook::Stays) {
        return findings;
    }
    const bool isCertain = outlook == ResetOutlook::Clears;
    findings.push_back({ Severity::Error, "reset-clears-usage",
        { isCertain ? APPORTION_TEXT("PriorityUsageResetPeriod=%1 in place of %2: slurmctld sets all usage to 0 as soon as it reads it")
                    : APPORTION_TEXT("PriorityUsageResetPeriod=%1 in place of %2: slurmctld usually sets all usage to 0 as soon as it reads it"),
            { usageResetWord(after), usageResetWord(before) } },
        after == UsageReset::Now
            ? Text { APPORTION_TEXT("It does so once more at each start and each reconfigure, as long as NOW stands in slurm.conf."), {} }
            : lastReset
            ? Text { APPORTION_TEXT("It counts from the last reset, %1, and makes up for what it missed since."), { utcText(*lastReset) } }
            : Text { APPORTION_TEXT("It counts from the last reset, or from its first start: usage stays only if that lies in the present day, week, "
                                    "month, quarter or year"),
                {} },
        {}, settingRef(PriorityKey::PriorityUsageResetPeriod) });
    return findings;
}

} // namespace apportion
