// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/policy_completeness.h"

#include "core/policy/count_text.h"

#include <string>

namespace apportion
{

namespace
{

constexpr std::uint64_t firstFormatWithSums = 2;

void reportIncomplete(ReadReport &report, std::uint32_t line, Text message)
{
    report.add(Severity::Error, "policy-incomplete", line, std::move(message),
        { APPORTION_TEXT("Take it from git or from a backup. If it was edited or merged on purpose, this makes it complete: apportion-cli seal FILE"),
            {} });
}

} // namespace

bool reportSums(const SumsCheck &sums, std::uint64_t format, ReadReport &report)
{
    switch (sums.state) {
    case SumsCheck::State::Right:
        return true;
    case SumsCheck::State::Missing:
        if (format < firstFormatWithSums) {
            report.add(Severity::Warning, "policy-unchecked", 0,
                { APPORTION_TEXT("the file is of format 1, which has no sums: whether it is complete could not be checked"), {} },
                { APPORTION_TEXT("Save it once: the present format has them."), {} });
            return true;
        }
        reportIncomplete(report, 0, { APPORTION_TEXT("the file is not complete: its end, where the sums of its lines stand, is missing"), {} });
        return false;
    case SumsCheck::State::Unreadable:
        reportIncomplete(report, sums.line,
            { APPORTION_TEXT("the sums of the lines are damaged, or two branches were merged: it is not known whether the file is complete"), {} });
        return false;
    case SumsCheck::State::Wrong:
        break;
    }
    reportIncomplete(report, sums.firstLine,
        { APPORTION_TEXT("the file is not as it was saved: among the %1 lines from here on something was changed (%2 lines were saved)"),
            { countText(sums.found), countText(sums.saved) } });
    return false;
}

bool reportSyntax(const JsonError &error, const SumsCheck &sums, ReadReport &report)
{
    if (!error) {
        return true;
    }
    if (sums.state != SumsCheck::State::Unreadable || error.line < sums.line) {
        report.add(Severity::Error, "policy-json", error.line, { APPORTION_TEXT("this is not JSON: %1"), { error.reason } },
            { APPORTION_TEXT("What stands above was read. Look for conflict marks, or for a comma too many or too few."), {} });
    }
    return false;
}

} // namespace apportion
