// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/limits/limit_edit.h"

#include "core/policy/flat_option.h"
#include "core/policy/slurm_time.h"
#include "core/policy/text_scan.h"
#include "core/schema/association_fields.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace apportion
{

namespace
{

constexpr std::uint64_t mostLimitCount = std::numeric_limits<std::uint64_t>::max() - 2; // the two above mean something to Slurm

/// TRES × minutes, or with a letter TRES × hours or days.
std::optional<std::uint64_t> tresMinutesOf(std::string_view text)
{
    std::uint64_t unit = 1;
    if (!text.empty()) {
        const char letter = static_cast<char>(text.back() | 0x20);
        constexpr std::uint64_t hour = 60;
        constexpr std::uint64_t day = 1440;
        unit = letter == 'h' ? hour : letter == 'd' ? day : 1;
        text = unit != 1 ? trimmed(text.substr(0, text.size() - 1)) : text;
    }
    const std::optional<std::uint64_t> number = unsignedNumber(text);
    return number && *number <= mostLimitCount / unit ? std::optional(*number * unit) : std::nullopt;
}

/// A list of TRES with the entry of one set in its place, or taken out.
std::string tresListWith(std::string_view list, std::string_view tres, const std::optional<std::string> &value)
{
    std::vector<std::string> entries;
    bool isThere = false;
    splitEach(list, ',', [&](std::string_view entry) {
        const bool isIt = sameIgnoringCase(trimmed(entry.substr(0, entry.find('='))), tres);
        if (entry.empty() || (isIt && (isThere || !value))) {
            return;
        }
        isThere = isThere || isIt;
        entries.push_back(isIt ? std::string(tres) + '=' + *value : std::string(entry));
    });
    if (value && !isThere) {
        entries.push_back(std::string(tres) + '=' + *value);
    }
    return joinedList(entries);
}

/// The option's whole value with the change; nothing when nothing is left of it.
std::optional<std::string> changedLimit(const std::string &before, std::string_view tres, const std::optional<std::string> &value)
{
    if (tres.empty()) {
        return value;
    }
    std::string list = tresListWith(before, tres, value);
    return list.empty() ? std::nullopt : std::optional(std::move(list));
}

} // namespace

ParsedLimit parseLimitValue(LimitKind kind, std::string_view tres, std::string_view text)
{
    const std::string_view typed = trimmed(text);
    switch (limitRule(kind).shape) {
    case LimitShape::Count:
        if (const std::optional<std::uint64_t> number = unsignedNumber(typed); number && *number < noLimit - 1) {
            return { number, {} };
        }
        return { {},
            { kind == LimitKind::MinPrioThresh ? APPORTION_TEXT("Type a priority, such as 1000") : APPORTION_TEXT("Type a number of jobs, such as 4"),
                {} } };
    case LimitShape::Time: {
        const ParsedTime time = parseTime(typed);
        if (time && !time.time.isUnlimited()) {
            return { time.time.minutes, {} };
        }
        return { {}, time ? Text { APPORTION_TEXT("To have no limit, clear the value"), {} } : timeErrorText(time.error, typed) };
    }
    case LimitShape::TresMinutes:
        if (const std::optional<std::uint64_t> number = tresMinutesOf(typed)) {
            return { number, {} };
        }
        return { {}, { APPORTION_TEXT("Type TRES × minutes, or hours or days with a letter: 6000, 100h, 2d"), {} } };
    default: // of a list of TRES
        break;
    }
    const bool isMemory = tres == "mem" || tres == "vmem";
    if (const std::optional<std::uint64_t> count = countWithUnit(typed, isMemory ? 'M' : '\0'); count && *count <= mostLimitCount) {
        return { count, {} };
    }
    return { {},
        isMemory ? Text { APPORTION_TEXT("Type memory in MB, or with a unit: 102400, 100G"), {} }
                 : Text { APPORTION_TEXT("Type a count, such as 64"), {} } };
}

std::string withLimit(std::string_view options, LimitKind kind, std::string_view tres, const std::optional<std::string> &value)
{
    const char *word = limitRule(kind).word;
    return withOption(options, word, changedLimit(optionValue(options, word), tres, value));
}

void setQosLimit(Qos &qos, LimitKind kind, std::string_view tres, const std::optional<std::string> &value)
{
    // Of an option that stands twice the last one counts: it is changed, and the others go.
    const auto isIt = [kind](const ForeignKey &option) { return isQosLimit(option.key, kind); };
    const auto last = std::find_if(qos.foreign.rbegin(), qos.foreign.rend(), isIt);
    const std::string before = last == qos.foreign.rend() ? std::string() : qosOptionValue(qos, last->key);
    const std::string name = last == qos.foreign.rend() ? limitRule(kind).word : last->key;
    const std::optional<std::string> after = changedLimit(before, tres, value);
    const auto first = std::find_if(qos.foreign.begin(), qos.foreign.end(), isIt);
    const auto place = first - qos.foreign.begin();
    std::erase_if(qos.foreign, isIt);
    if (after) {
        std::string written;
        appendOption(written, { name, *after, !tres.empty() });
        qos.foreign.insert(qos.foreign.begin() + place, { name, written.substr(name.size() + 1) });
    }
}

} // namespace apportion
