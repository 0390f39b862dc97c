// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/text/tres_text.h"

#include "slurm/text/bounds.h"
#include "slurm/text/reading.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <optional>
#include <system_error>

namespace apportion::slurm
{

namespace
{

/// False when there are too many of them.
bool addCount(TresCounts &counts, std::string name, std::uint64_t count)
{
    if (counts.size() >= mostTres) {
        return false;
    }
    const auto known = std::find_if(counts.begin(), counts.end(), [&](const TresCount &entry) { return entry.name == name; });
    if (known == counts.end()) {
        counts.push_back({ std::move(name), count });
    } else {
        known->count += std::min(count, std::numeric_limits<std::uint64_t>::max() - known->count);
    }
    return true;
}

/// What stands before the first @p separator; @p rest is what follows it.
std::string_view readField(std::string_view text, char separator, std::string_view &rest)
{
    const std::size_t end = std::min(text.find(separator), text.size());
    rest = text.substr(std::min(end + 1, text.size()));
    return text.substr(0, end);
}

bool isMemory(std::string_view name)
{
    return sameIgnoringCase(name, "mem") || sameIgnoringCase(name, "vmem");
}

std::string inCase(std::string_view name, NameCase nameCase)
{
    return nameCase == NameCase::Lower ? lowerCase(name) : std::string(name);
}

/// One entry of a Gres list without its "(S:0-1)".
bool addGres(TresCounts &counts, std::string_view entry, NameCase nameCase)
{
    std::string_view rest;
    const std::string name = inCase(trimmed(readField(entry, ':', rest)), nameCase);
    if (name.empty()) {
        return false;
    }
    std::string type;
    std::uint64_t count = 1;
    while (!rest.empty()) {
        const std::string_view field = trimmed(readField(rest, ':', rest));
        const bool last = rest.empty();
        if (const std::optional<std::uint64_t> number = countWithUnit(field, '\0'); last && number) {
            count = *number;
        } else if (sameIgnoringCase(field, "no_consume")) {
            continue;
        } else if (type.empty() && !field.empty()) {
            type = inCase(field, nameCase);
        } else {
            return false;
        }
    }
    const bool added = addCount(counts, "gres/" + name, count);
    return type.empty() ? added : addCount(counts, "gres/" + name + ':' + type, count);
}

/// Takes the unit off the end of a weight's number. Slurm looks at the first letter alone: "2000GB" is "2000G".
void readUnit(std::string_view &number, TresWeight &weight)
{
    const std::size_t end = number.find_last_of("0123456789.");
    const std::size_t begin = end == std::string_view::npos ? number.size() : end + 1;
    if (begin < number.size() && std::string_view("KMGTPkmgtp").find(number[begin]) != std::string_view::npos) {
        weight.unit = number[begin] >= 'a' ? static_cast<char>(number[begin] - 'a' + 'A') : number[begin];
        number = number.substr(0, begin);
    }
}

/// A weight as strtod() of slurmctld reads it: "0x10" is 16.
std::optional<double> weightNumber(std::string_view text)
{
    const bool isNegative = text.starts_with('-');
    const std::string_view digits = text.substr(isNegative || text.starts_with('+') ? 1 : 0);
    if (!digits.starts_with("0x") && !digits.starts_with("0X")) {
        return decimalNumber(text);
    }
    double value = 0.0;
    const char *end = digits.data() + digits.size();
    const std::from_chars_result read = std::from_chars(digits.data() + 2, end, value, std::chars_format::hex);
    const bool isNumber = read.ec == std::errc() && read.ptr == end && std::isfinite(value) && digits.find('-') != 2;
    return isNumber ? std::optional(isNegative ? -value : value) : std::nullopt;
}

} // namespace

TresWeights parseTresWeights(std::string_view text, BadEntries &bad)
{
    TresWeights weights;
    splitEach(text, ',', [&](std::string_view entry) {
        if (entry.empty()) {
            return;
        }
        std::string_view number;
        TresWeight weight;
        weight.name = std::string(trimmed(readField(entry, '=', number)));
        number = trimmed(number);
        readUnit(number, weight);
        const std::optional<double> value = weightNumber(number);
        if (weight.name.empty() || !value) {
            bad.emplace_back(entry);
            return;
        }
        weight.weight = *value;
        weights.push_back(std::move(weight));
    });
    return weights;
}

void keepUnread(TresWeights &weights, const BadEntries &bad)
{
    for (const std::string &entry : bad) {
        weights.push_back({ entry.substr(0, entry.find('=')), 0.0, '\0', entry });
    }
}

TresCounts parseTresCounts(std::string_view text, BadEntries &bad)
{
    TresCounts counts;
    splitEach(text, ',', [&](std::string_view entry) {
        if (entry.empty()) {
            return;
        }
        std::string_view number;
        const std::string name = lowerCase(trimmed(readField(entry, '=', number)));
        const std::optional<std::uint64_t> count = countWithUnit(trimmed(number), isMemory(name) ? 'M' : '\0');
        if (name.empty() || !count || !addCount(counts, name, *count)) {
            bad.emplace_back(entry);
        }
    });
    return counts;
}

TresCounts parseGres(std::string_view text, NameCase nameCase, BadEntries &bad)
{
    TresCounts counts;
    std::size_t begin = 0;
    while (begin < text.size()) {
        // A comma inside of "(S:0,1)" does not end the entry.
        std::size_t end = begin;
        std::size_t bracket = std::string_view::npos;
        bool inside = false;
        for (; end < text.size() && (inside || text[end] != ','); ++end) {
            if (text[end] == '(') {
                bracket = std::min(bracket, end);
                inside = true;
            } else if (text[end] == ')') {
                inside = false;
            }
        }
        const std::string_view entry = trimmed(text.substr(begin, end - begin));
        const std::string_view counted = trimmed(text.substr(begin, std::min(end, bracket) - begin));
        if (!entry.empty() && !addGres(counts, counted, nameCase)) {
            bad.emplace_back(entry);
        }
        begin = end + 1;
    }
    return counts;
}

TresCounts parseLicenses(std::string_view text, NameCase nameCase, BadEntries &bad)
{
    TresCounts counts;
    std::string list(text);
    std::replace(list.begin(), list.end(), ';', ','); // either parts them (licenses.c, _build_license_list)
    splitEach(list, ',', [&](std::string_view entry) {
        if (entry.empty()) {
            return;
        }
        const std::size_t mark = entry.find_first_of(":*=");
        const std::string_view name = trimmed(entry.substr(0, mark));
        const std::optional<std::uint64_t> count
            = mark == std::string_view::npos ? std::optional<std::uint64_t>(1) : countWithUnit(trimmed(entry.substr(mark + 1)), '\0');
        if (name.empty() || !count || !addCount(counts, "license/" + inCase(name, nameCase), *count)) {
            bad.emplace_back(entry);
        }
    });
    return counts;
}

} // namespace apportion::slurm
