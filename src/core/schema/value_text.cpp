// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schema/value_text.h"

#include "core/policy/flat_option.h"
#include "core/policy/number_text.h"
#include "core/policy/slurm_time.h"
#include "core/policy/text_scan.h"

#include <algorithm>
#include <set>

namespace apportion
{

namespace
{

constexpr std::uint32_t minutesPerHour = 60;
constexpr std::uint32_t minutesPerDay = 24 * minutesPerHour;

std::string twoDigits(std::uint32_t value)
{
    return (value < 10 ? "0" : "") + std::to_string(value);
}

} // namespace

std::string weightsText(const TresWeights &weights, WeightStyle style)
{
    std::string text;
    for (const TresWeight &entry : weights) {
        if (!text.empty()) {
            text += ',';
        }
        if (!entry.unread.empty()) {
            text += entry.unread;
            continue;
        }
        std::string number = shortestText(entry.weight);
        if (style == WeightStyle::Billing && number.find_first_not_of("-0123456789") == std::string::npos) {
            number += ".0";
        }
        text += entry.name + '=' + number;
        if (entry.unit != '\0') {
            text += entry.unit;
        }
    }
    return text;
}

bool sameWeights(const TresWeights &a, const TresWeights &b)
{
    if (a.size() != b.size()) {
        return false;
    }
    return std::all_of(a.begin(), a.end(), [&b](const TresWeight &x) {
        return std::any_of(b.begin(), b.end(),
            [&x](const TresWeight &y) { return sameIgnoringCase(x.name, y.name) && x.perUnit() == y.perUnit() && x.unread == y.unread; });
    });
}

std::string slurmTimeText(const SlurmTime &time)
{
    if (!time.written.empty()) {
        if (const ParsedTime written = parseTime(time.written); written && written.time.minutes == time.minutes) {
            return time.written;
        }
    }
    if (time.isUnlimited()) {
        return "UNLIMITED";
    }
    const std::uint32_t days = time.minutes / minutesPerDay;
    const std::uint32_t hours = time.minutes % minutesPerDay / minutesPerHour;
    const std::uint32_t minutes = time.minutes % minutesPerHour;
    if (days > 0) {
        return std::to_string(days) + '-' + std::to_string(hours) + (minutes > 0 ? ':' + twoDigits(minutes) : "");
    }
    return hours > 0 ? twoDigits(hours) + ':' + twoDigits(minutes) + ":00" : std::to_string(minutes);
}

namespace schema
{

namespace
{

/// Appends @p part, behind a comma when it is not the first one.
void appendListed(std::string &list, std::string_view part)
{
    (list += list.empty() ? "" : ",") += part;
}

} // namespace

std::string valueText(double value, Unit)
{
    return shortestText(value);
}

std::string valueText(const std::vector<std::string> &value, Unit)
{
    std::string text;
    for (const std::string &part : value) {
        appendListed(text, part);
    }
    return text;
}

std::string valueText(const TresCounts &value, Unit)
{
    std::string text;
    for (const TresCount &entry : value) {
        appendListed(text, entry.name + '=' + std::to_string(entry.count));
    }
    return text;
}

std::string valueText(const TresTable &value, Unit)
{
    std::string text;
    for (TresIndex i = alwaysTrackedTres; i < value.size(); ++i) {
        appendListed(text, value.name(i));
    }
    return text;
}

std::string valueText(const std::vector<ForeignKey> &value, Unit)
{
    std::string text;
    for (const ForeignKey &entry : value) {
        ((((text += text.empty() ? "" : " ") += entry.key) += '=') += entry.value);
    }
    return text;
}

std::string valueText(const std::vector<PartitionNodes> &value, Unit)
{
    std::string text;
    for (const PartitionNodes &part : value) {
        appendListed(text, std::to_string(part.group) + '=' + std::to_string(part.count));
    }
    return text;
}

std::string flagsText(const FlagSet &flags, Words words)
{
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (((flags.bits >> i) & 1U) != 0) {
            appendListed(text, words[i]);
        }
    }
    for (const std::string &word : flags.unknown) {
        appendListed(text, word);
    }
    return text;
}

std::string keptText(std::string_view text)
{
    std::string kept = lowerCase(text);
    for (char &c : kept) {
        const auto byte = static_cast<unsigned char>(c);
        c = c == '\'' || c == '"' ? '`' : byte < 0x20 || byte == 0x7f ? ' ' : c;
    }
    return kept;
}

std::string nameSetText(std::string_view list)
{
    std::set<std::string> names;
    splitEach(list, ',', [&names](std::string_view name) {
        if (!name.empty()) {
            names.insert(lowerCase(name));
        }
    });
    std::string text;
    for (const std::string &name : names) {
        appendListed(text, name);
    }
    return text;
}

std::vector<std::string> differingKeys(
    const std::vector<ForeignKey> &before, const std::vector<ForeignKey> &after, std::string (*meaning)(std::string_view key, std::string_view value))
{
    std::vector<std::string> names = apportion::differingKeys(before, after);
    if (meaning == nullptr) {
        return names;
    }
    const auto meant = [meaning](const std::vector<ForeignKey> &keys, const std::string &name) {
        const ForeignKey *key = findKey(keys, name);
        return key == nullptr ? std::string() : meaning(name, unquotedValue(key->value));
    };
    std::erase_if(names, [&](const std::string &name) { return meant(before, name) == meant(after, name); });
    return names;
}

bool sameValue(const TresTable &a, const TresTable &b)
{
    bool same = a.size() == b.size();
    for (TresIndex i = 0; same && i < a.size(); ++i) {
        same = b.find(a.name(i)) != noTres;
    }
    return same;
}

} // namespace schema

} // namespace apportion
