// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schema/field_read.h"

#include "core/policy/slurm_time.h"
#include "core/policy/text_scan.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

namespace apportion::schema
{

namespace
{

template <typename Number>
bool readWhole(std::string_view text, Number &into)
{
    const std::optional<std::uint64_t> number = unsignedNumber(text);
    if (!number || *number > std::numeric_limits<Number>::max()) {
        return false;
    }
    into = static_cast<Number>(*number);
    return true;
}

} // namespace

bool readInto(std::string_view text, std::string &into)
{
    into = text;
    return true;
}

bool readInto(std::string_view text, std::uint16_t &into)
{
    return readWhole(text, into);
}

bool readInto(std::string_view text, std::uint32_t &into)
{
    return readWhole(text, into);
}

bool readInto(std::string_view text, double &into)
{
    const std::optional<double> number = decimalNumber(text);
    const bool understood = number && *number >= 0.0;
    into = understood ? *number : into;
    return understood;
}

bool readInto(std::string_view text, SlurmTime &into)
{
    const ParsedTime parsed = parseTime(text);
    into = parsed ? parsed.time : into;
    return static_cast<bool>(parsed);
}

bool readInto(std::string_view text, std::vector<std::string> &into)
{
    into.clear();
    splitEach(text, ',', [&](std::string_view part) {
        if (!part.empty()) {
            into.emplace_back(part);
        }
    });
    return true;
}

bool readInto(std::string_view text, TresCounts &into)
{
    constexpr std::size_t most = 1000; // of one list: Slurm tracks fewer
    TresCounts counts;
    bool understood = true;
    splitEach(text, ',', [&](std::string_view entry) {
        const std::size_t equals = std::min(entry.find('='), entry.size());
        std::string name = lowerCase(trimmed(entry.substr(0, equals)));
        const std::string_view number = trimmed(entry.substr(std::min(equals + 1, entry.size())));
        const std::optional<std::uint64_t> count = number == "-1" ? 0 : countWithUnit(number, name == "mem" || name == "vmem" ? 'M' : '\0');
        understood = understood && !name.empty() && count && counts.size() < most;
        if (!understood) {
            return;
        }
        std::erase_if(counts, [&name](const TresCount &known) { return known.name == name; });
        if (number != "-1") {
            counts.push_back({ std::move(name), *count });
        }
    });
    into = understood ? std::move(counts) : into;
    return understood;
}

} // namespace apportion::schema
