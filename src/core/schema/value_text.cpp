// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schema/value_text.h"

#include "core/policy/number_text.h"

#include <algorithm>
#include <optional>

namespace apportion
{

namespace
{

constexpr std::uint32_t minutesPerHour = 60;
constexpr std::uint32_t minutesPerDay = 24 * minutesPerHour;

/// The number at the start of @p text, which loses it; nothing when there is none or it is longer than any time.
std::optional<std::uint64_t> takeNumber(std::string_view &text)
{
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    if (digits == 0 || digits > 10) {
        return std::nullopt;
    }
    std::uint64_t value = 0;
    for (const char c : text.substr(0, digits)) {
        value = value * 10 + static_cast<std::uint64_t>(c - '0');
    }
    text.remove_prefix(digits);
    return value;
}

/// What a time string means in minutes, rounded up (SLURM.md 7); nothing when it is none.
std::optional<std::uint32_t> minutesOf(std::string_view text)
{
    if (sameIgnoringCase(text, "UNLIMITED") || sameIgnoringCase(text, "INFINITE") || text == "-1") {
        return SlurmTime::unlimited;
    }
    std::array<std::uint64_t, 4> fields {};
    std::size_t count = 0;
    bool days = false;
    for (;;) {
        const std::optional<std::uint64_t> value = takeNumber(text);
        if (!value || count == fields.size()) {
            return std::nullopt;
        }
        fields[count++] = *value;
        if (text.empty()) {
            break;
        }
        const bool dash = text.front() == '-';
        if (dash ? count != 1 : text.front() != ':') {
            return std::nullopt;
        }
        days = days || dash;
        text.remove_prefix(1);
    }
    std::uint64_t seconds = 0;
    if (days) { // d-h, d-h:min, d-h:min:sec
        seconds = ((fields[0] * 24 + fields[1]) * 60 + fields[2]) * 60 + fields[3];
    } else if (count == 3) { // h:min:sec
        seconds = (fields[0] * 60 + fields[1]) * 60 + fields[2];
    } else if (count <= 2) { // min, min:sec
        seconds = fields[0] * 60 + fields[1];
    } else {
        return std::nullopt;
    }
    const std::uint64_t minutes = (seconds + 59) / 60;
    return minutes < SlurmTime::unlimited ? std::optional(static_cast<std::uint32_t>(minutes)) : std::nullopt;
}

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
    if (!time.written.empty() && minutesOf(time.written) == time.minutes) {
        return time.written;
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
