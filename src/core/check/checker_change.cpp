// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/checker.h"
#include "core/evaluate/decay.h"
#include "core/schema/setting_fields.h"

namespace apportion
{

Diagnostics checkChange(const Policy &baseline, const Policy &draft)
{
    Diagnostics findings;
    const UsageReset before = baseline.priority.usageReset;
    const UsageReset after = draft.priority.usageReset;
    if (draft.priority.type == PriorityType::Multifactor && mayResetAtOnce(before, after)) {
        findings.push_back({ Severity::Error, "reset-clears-usage",
            { APPORTION_TEXT("PriorityUsageResetPeriod=%1 in place of %2: slurmctld usually sets all usage to 0 as soon as it reads it"),
                { usageResetWord(after), usageResetWord(before) } },
            { APPORTION_TEXT("It counts from the last reset, or from its first start: usage stays only if that lies in the present day, week, month, "
                             "quarter or year"),
                {} },
            {}, settingRef(PriorityKey::PriorityUsageResetPeriod) });
    }
    return findings;
}

} // namespace apportion
