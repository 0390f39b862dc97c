// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/text/tres_text.h"

#include "core/policy/text_scan.h"
#include "slurm/text/bounds.h"
#include "slurm/text/reading.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <optional>
#include <system_error>
#include <unordered_map>
#include <utility>

namespace apportion::slurm
{

namespace
{

/// What is counted of @p name, 0 to begin with; null when there are too many of them.
TresCount *entryOf(TresCounts &counts, std::string name)
{
    const auto known = std::find_if(counts.begin(), counts.end(), [&](const TresCount &entry) { return entry.name == name; });
    if (known != counts.end()) {
        return &*known;
    }
    if (counts.size() >= mostTres) {
        return nullptr;
    }
    return &counts.emplace_back(TresCount { std::move(name), 0 });
}

/// False when there are too many of them.
bool addCount(TresCounts &counts, std::string name, std::uint64_t count)
{
    TresCount *entry = entryOf(counts, std::move(name));
    if (entry != nullptr) {
        entry->count += std::min(count, std::numeric_limits<std::uint64_t>::max() - entry->count);
    }
    return entry != nullptr;
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

/// One entry of a job's GRES without its "(S:0-1)".
bool addJobGres(TresCounts &counts, std::string_view entry)
{
    std::string_view rest;
    const std::string name = lowerCase(trimmed(readField(entry, ':', rest)));
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
            type = lowerCase(field);
        } else {
            return false;
        }
    }
    const bool added = addCount(counts, "gres/" + name, count);
    return type.empty() ? added : addCount(counts, "gres/" + name + ':' + type, count);
}

/// What a number with the unit "", "K", "KiB" or "KB" is times; nothing for another one (slurm_protocol_defs.c, suffix_mult()).
std::optional<std::uint64_t> timesUnit(std::string_view unit)
{
    if (unit.empty()) {
        return 1;
    }
    const std::size_t step = std::string_view("kKmMgGtTpP").find(unit.front()) / 2;
    const std::string_view rest = unit.substr(1);
    const bool isBinary = rest.empty() || sameIgnoringCase(rest, "ib");
    if (step > 4 || (!isBinary && !sameIgnoringCase(rest, "b"))) {
        return std::nullopt;
    }
    std::uint64_t times = 1;
    for (std::size_t i = 0; i <= step; ++i) {
        times *= isBinary ? 1024 : 1000;
    }
    return times;
}

/// Reads the Gres of a node one entry after the other.
class NodeGres
{
public:
    explicit NodeGres(std::vector<OddGres> &odd) : m_odd(odd) { }

    void add(std::string_view entry)
    {
        const bool wasInside = m_isInside;
        followBrackets(entry);
        const std::string name(entry.substr(0, entry.find(':')));
        if (name.empty() || name.find_first_of("() \t") != std::string::npos) {
            if (!wasInside && !entry.empty()) { // "1)" of "gpu:2(S:0,1)", which ends at its comma
                tell(entry, OddGres::Taken::NoName);
            }
        } else if (const auto ended = m_ended.find(name); ended != m_ended.end()) {
            tellEnded(name, ended->second);
        } else if (name == entry) {
            addBare(name);
        } else {
            addEntry(entry, name);
        }
    }

    [[nodiscard]] TresCounts take() { return std::move(m_counts); }

private:
    /// How many an entry counts of each of its types.
    struct Number
    {
        std::uint64_t count = 1;
        bool isWritten = true; ///< not a type's name, for which 1 is counted
        bool isPlain = true; ///< what is counted is what is written
    };

    /// @p field: what stands behind the last colon. Nothing when it begins as a number and does not end as one.
    static std::optional<Number> numberOf(std::string_view field)
    {
        constexpr std::string_view digits = "0123456789";
        if (field.empty() || digits.find(field.front()) == std::string_view::npos) {
            return Number { 1, false, !field.empty() && std::string_view("+-.").find(field.front()) == std::string_view::npos };
        }
        const std::size_t end = std::min(field.find_first_not_of(digits), field.size());
        const std::optional<std::uint64_t> times = timesUnit(field.substr(end));
        if (!times) {
            return std::nullopt;
        }
        constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max(); // where strtoll() stops
        const std::optional<std::int64_t> written = wholeNumber(field.substr(0, end));
        const auto number = static_cast<std::uint64_t>(written.value_or(most));
        return Number { number * *times, true, written && number <= std::numeric_limits<std::uint64_t>::max() / *times };
    }

    void addBare(const std::string &name)
    {
        const std::size_t known = m_counts.size();
        if (TresCount *total = totalOf(name, name)) {
            const bool isFirst = m_counts.size() > known;
            total->count = 1;
            if (!isFirst) {
                tell(name, OddGres::Taken::OneOfAll);
            }
            m_ended.emplace(name, !isFirst);
        }
    }

    void addEntry(std::string_view entry, const std::string &name)
    {
        std::string_view rest = entry.substr(0, entry.rfind('('));
        const std::size_t last = rest.rfind(':');
        const std::optional<Number> number = numberOf(rest.substr(last + 1));
        if (!number) {
            tell(entry, OddGres::Taken::NoUnit, name);
            m_ended.emplace(name, true);
            return;
        }
        rest = rest.substr(0, number->isWritten ? last : rest.size());
        TresCounts ofEntry { { "gres/" + name, number->count } };
        std::size_t types = 0;
        for (rest = rest.substr(std::min(name.size() + 1, rest.size())); !rest.empty();) {
            const std::string_view type = readField(rest, ':', rest);
            if (type.empty() || sameIgnoringCase(type, "no_consume")) {
                continue;
            }
            ++types;
            if (TresCount *known = entryOf(ofEntry, "gres/" + name + ':' + std::string(type))) {
                known->count += number->count;
            }
        }
        if (!number->isPlain || types > 1) {
            tell(entry, OddGres::Taken::Otherwise, listOf(ofEntry));
        }
        for (const TresCount &counted : ofEntry) {
            if (TresCount *sum = totalOf(counted.name.substr(5), entry)) {
                sum->count += counted.count;
            }
        }
    }

    static std::string listOf(const TresCounts &counts)
    {
        return joinedList(counts, ",", [](const TresCount &counted) { return counted.name + '=' + std::to_string(counted.count); });
    }

    TresCount *totalOf(const std::string &gres, std::string_view entry)
    {
        TresCount *total = entryOf(m_counts, "gres/" + gres);
        if (total == nullptr) {
            tell(entry, OddGres::Taken::NotHere);
        }
        return total;
    }

    /// Of "gpu,gpu:4" it is the second that shows that the first is all.
    void tellEnded(const std::string &name, bool &isTold)
    {
        if (!isTold) {
            tell(name, OddGres::Taken::OneOfAll);
        }
        isTold = true;
    }

    void tell(std::string_view entry, OddGres::Taken taken, std::string counted = {})
    {
        m_odd.push_back({ std::string(entry), taken, std::move(counted) });
    }

    void followBrackets(std::string_view entry)
    {
        const std::size_t bracket = entry.find_last_of("()");
        m_isInside = bracket == std::string_view::npos ? m_isInside : entry[bracket] == '(';
    }

    std::vector<OddGres> &m_odd;
    TresCounts m_counts;
    std::unordered_map<std::string, bool> m_ended; ///< of which nothing more is counted, and whether that is told
    bool m_isInside = false;
};

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
    counts.reserve(std::min(static_cast<std::size_t>(std::count(text.begin(), text.end(), '=')), mostTres));
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

TresCounts parseJobGres(std::string_view text, BadEntries &bad)
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
        if (!entry.empty() && !addJobGres(counts, counted)) {
            bad.emplace_back(entry);
        }
        begin = end + 1;
    }
    return counts;
}

TresCounts parseNodeGres(std::string_view text, std::vector<OddGres> &odd)
{
    NodeGres gres(odd);
    while (!text.empty()) {
        gres.add(readField(text, ',', text)); // blanks are part of it
    }
    return gres.take();
}

Text textOf(const OddGres &odd)
{
    switch (odd.taken) {
    case OddGres::Taken::Otherwise:
        return { APPORTION_TEXT("\"%1\" in Gres is no name:type:count: slurmctld takes it for %2."), { odd.entry, odd.counted } };
    case OddGres::Taken::NoName:
        return { APPORTION_TEXT("\"%1\" in Gres names no GRES: slurmctld leaves it out."), { odd.entry } };
    case OddGres::Taken::NoUnit:
        return { APPORTION_TEXT("\"%1\" in Gres ends in no number that slurmctld reads: it leaves this out, and all that follows of %2."),
            { odd.entry, odd.counted } };
    case OddGres::Taken::OneOfAll:
        return { APPORTION_TEXT(
                     "\"%1\" in Gres has no number: slurmctld counts 1 of it, whatever other entries say, and leaves out those that follow."),
            { odd.entry } };
    case OddGres::Taken::NotHere:
        break;
    }
    return { APPORTION_TEXT("\"%1\" in Gres is more than what is read here: it is not counted."), { odd.entry } };
}

BadEntries refusedLicenses(std::string_view text)
{
    BadEntries refused;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find_first_of(",;", from), text.size());
        const std::string_view entry = text.substr(from, end - from); // with its blanks
        from = end + 1;
        const std::size_t mark = entry.find_first_of(":=");
        const std::string_view name = entry.substr(0, mark);
        bool isRead = std::none_of(name.begin(), name.end(), [](unsigned char c) { return std::isspace(c) != 0; });
        // before 25.11 "=" is a part of the name
        if (isRead && mark != std::string_view::npos && entry[mark] == ':' && mark + 1 < entry.size()) {
            const std::string count(entry.substr(mark + 1));
            char *rest = nullptr;
            const long long number = std::strtoll(count.c_str(), &rest, 10);
            isRead = *rest == '\0' && static_cast<std::int32_t>(number) >= 0;
        }
        if (!isRead) {
            refused.emplace_back(entry);
        }
    }
    return refused;
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
