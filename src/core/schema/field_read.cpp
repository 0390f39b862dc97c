// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schema/field_read.h"

#include "core/policy/slurm_time.h"
#include "core/policy/text_scan.h"
#include "core/schema/conf_key_search.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

namespace apportion::schema
{

namespace
{

template <typename Number>
bool readWhole(std::string_view text, const Bounds &bounds, Number &into)
{
    const std::optional<std::uint64_t> number = unsignedNumber(text);
    if (!number || *number < bounds.least || *number > std::min<std::uint64_t>(bounds.most, std::numeric_limits<Number>::max())) {
        return false;
    }
    into = static_cast<Number>(*number);
    return true;
}

} // namespace

bool readInto(std::string_view text, const Bounds &, bool &into)
{
    const bool holds = !text.empty() && holdsConfValue(ConfType::Boolean, text);
    into = holds ? isConfYes(text) : into;
    return holds;
}

bool readInto(std::string_view text, const Bounds &, std::string &into)
{
    into = text;
    return true;
}

bool readInto(std::string_view text, const Bounds &bounds, std::uint16_t &into)
{
    return readWhole(text, bounds, into);
}

bool readInto(std::string_view text, const Bounds &bounds, std::uint32_t &into)
{
    return readWhole(text, bounds, into);
}

bool readInto(std::string_view text, const Bounds &, double &into)
{
    const std::optional<double> number = decimalNumber(text);
    const bool understood = number && *number >= 0.0;
    into = understood ? *number : into;
    return understood;
}

bool readInto(std::string_view text, const Bounds &bounds, SlurmTime &into)
{
    const ParsedTime parsed = parseTime(text);
    const bool holds = parsed && parsed.time.minutes >= bounds.least && parsed.time.minutes <= bounds.most;
    into = holds ? parsed.time : into;
    return holds;
}

bool readInto(std::string_view text, const Bounds &, std::vector<std::string> &into)
{
    into = listWords(text);
    return true;
}

bool readInto(std::string_view text, const Bounds &, TresCounts &into)
{
    constexpr std::size_t most = 1000; // of one list: Slurm tracks fewer
    TresCounts counts;
    bool understood = true;
    understood = text.find(' ') == std::string_view::npos && !text.ends_with(','); // sacctmgr would look for a TRES " mem" or ""
    splitEach(text, ',', [&](std::string_view entry) {
        const std::size_t equals = std::min(entry.find('='), entry.size());
        std::string name = lowerCase(entry.substr(0, equals));
        const std::string_view number = entry.substr(std::min(equals + 1, entry.size()));
        const std::optional<std::uint64_t> count = number == "-1" ? 0 : tresCount(name, number);
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

std::optional<std::uint8_t> placeOfWord(std::string_view text, Words words)
{
    const auto found = std::find_if(words.begin(), words.end(), [text](const char *word) { return sameIgnoringCase(text, word); });
    return found == words.end() ? std::nullopt : std::optional(static_cast<std::uint8_t>(found - words.begin()));
}

} // namespace apportion::schema
