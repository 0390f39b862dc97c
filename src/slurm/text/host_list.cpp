// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/text/host_list.h"

#include "slurm/text/reading.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <compare>
#include <limits>
#include <optional>
#include <tuple>

namespace apportion::slurm
{

namespace
{

/// "001-087": first … last, written with at least `width` digits.
struct Range
{
    std::uint64_t first = 0;
    std::uint64_t last = 0;
    std::size_t width = 0;

    [[nodiscard]] std::uint64_t count() const { return last - first + 1; }
};

/// Sums end here, so that they cannot overflow.
constexpr std::uint64_t beyondCounting = std::uint64_t { 1 } << 62;

/// A piece of a host's name: a literal, or one number of several ranges.
struct Segment
{
    std::string_view literal;
    std::vector<Range> ranges; // empty: the literal

    [[nodiscard]] std::uint64_t count() const
    {
        std::uint64_t sum = ranges.empty() ? 1 : 0;
        for (const Range &range : ranges) {
            sum = std::min(sum + range.count(), beyondCounting);
        }
        return sum;
    }
};

/// Deeper products than this have no use and would only cost time.
constexpr std::size_t mostSegments = 16;
constexpr std::size_t mostDigits = 18;
constexpr std::size_t mostOfRange = 65536;
constexpr std::size_t mostShown = 200; // of a part, in a message
/// What all names together may take, so that a long name in a large range cannot fill the memory.
constexpr std::uint64_t mostNameBytes = std::uint64_t { 1 } << 28;

std::optional<std::uint64_t> digitsOf(std::string_view text)
{
    return text.empty() || text.size() > mostDigits ? std::nullopt : unsignedNumber(text);
}

/// A number of a range as strtoul() reads it, which takes a sign and the largest number there is for a larger one.
std::optional<std::uint64_t> rangeNumber(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
    text.remove_prefix(text.starts_with('+') ? 1 : 0);
    const bool isNumber = !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
    return isNumber ? std::optional(unsignedNumber(text).value_or(std::numeric_limits<std::uint64_t>::max())) : std::nullopt;
}

/// "[1-]" is 1 alone (_parse_single_range() of hostlist.c).
std::optional<Range> parseRange(std::string_view text)
{
    const std::size_t dash = text.find('-');
    const std::string_view from = text.substr(0, dash);
    const std::string_view to = dash == std::string_view::npos ? std::string_view() : text.substr(dash + 1);
    const std::optional<std::uint64_t> first = rangeNumber(from);
    const std::optional<std::uint64_t> last = to.empty() ? first : rangeNumber(to);
    if (!first || !last || *last < *first || *last - *first == std::numeric_limits<std::uint64_t>::max()) {
        return std::nullopt;
    }
    return Range { *first, *last, from.size() };
}

/// The segments of one part of a list; nothing when brackets or ranges are malformed.
std::optional<std::vector<Segment>> parsePart(std::string_view part)
{
    std::vector<Segment> segments;
    while (!part.empty()) {
        if (segments.size() == mostSegments) {
            return std::nullopt;
        }
        Segment segment;
        if (part.front() == '[') {
            const std::size_t close = part.find(']');
            if (close == std::string_view::npos || close == 1) {
                return std::nullopt;
            }
            for (std::size_t begin = 1; begin <= close;) { // of "[1,]" the second one is empty, and none
                const std::size_t end = std::min(part.find(',', begin), close);
                const std::optional<Range> range = parseRange(part.substr(begin, end - begin));
                if (!range) {
                    return std::nullopt;
                }
                segment.ranges.push_back(*range);
                begin = end + 1;
            }
            part.remove_prefix(close + 1);
        } else {
            segment.literal = part.substr(0, part.find('['));
            part.remove_prefix(segment.literal.size());
            if (!segments.empty() && segment.literal.find(']') != std::string_view::npos) {
                return std::nullopt; // before the first bracket it is a letter as others are
            }
        }
        segments.push_back(std::move(segment));
    }
    return segments;
}

/// Whether a range, or all of a bracket before the last one, has more hosts than Slurm takes (hostlist.c, _parse_single_range() and
/// _push_range_list(); 20.11 to 26.05).
bool isTooWide(const std::vector<Segment> &segments)
{
    bool isLast = true;
    for (auto segment = segments.rbegin(); segment != segments.rend(); ++segment) {
        const auto isWide = [](const Range &range) { return range.count() > mostOfRange; };
        if (std::any_of(segment->ranges.begin(), segment->ranges.end(), isWide) || (!isLast && segment->count() > mostOfRange)) {
            return true;
        }
        isLast = isLast && segment->ranges.empty();
    }
    return false;
}

/// The node for which Slurm before 23.02 takes a part whose last bracket is left open, one without a name for a bracket alone; nothing of
/// others.
std::optional<std::string> openHost(std::string_view part)
{
    const std::size_t open = part.rfind('[');
    if (open == std::string_view::npos || part.find(']', open) != std::string_view::npos) {
        return std::nullopt;
    }
    return open == 0 ? std::string(part.substr(1)) : std::string(part.substr(0, open)) + ']';
}

/// Hosts of a part; more than @p most is told as most + 1.
std::uint64_t countOf(const std::vector<Segment> &segments, std::uint64_t most)
{
    std::uint64_t product = 1;
    for (const Segment &segment : segments) {
        const std::uint64_t count = segment.count();
        if (count > most || product > most / std::max<std::uint64_t>(count, 1)) {
            return most + 1;
        }
        product *= count;
    }
    return product;
}

void appendNumber(std::string &text, std::uint64_t value, std::size_t width)
{
    char digits[24];
    const auto [end, error] = std::to_chars(digits, digits + sizeof digits, value);
    const auto length = static_cast<std::size_t>(end - digits);
    text.append(length < width ? width - length : 0, '0');
    text.append(digits, length);
}

/// Appends the hosts of the segments from @p index on, each beginning with @p name. Recursion is at most
/// mostSegments deep.
void expandFrom(const std::vector<Segment> &segments, std::size_t index, std::string &name, std::vector<std::string> &hosts)
{
    if (index == segments.size()) {
        hosts.push_back(name);
        return;
    }
    const std::size_t length = name.size();
    const Segment &segment = segments[index];
    if (segment.ranges.empty()) {
        name += segment.literal;
        expandFrom(segments, index + 1, name, hosts);
        name.resize(length);
        return;
    }
    for (const Range &range : segment.ranges) {
        for (std::uint64_t i = 0; i < range.count(); ++i) { // the last number may be the largest that there is
            appendNumber(name, range.first + i, range.width);
            expandFrom(segments, index + 1, name, hosts);
            name.resize(length);
        }
    }
}

/// A host as what stands before its last number and the number: "r1n016" is "r1n", 16, of 3 digits.
struct NumberedHost
{
    std::string_view prefix;
    std::uint64_t number = 0;
    std::size_t width = 0; // 0: no number

    auto operator<=>(const NumberedHost &) const = default;
};

NumberedHost numbered(std::string_view host)
{
    const std::size_t last = host.find_last_not_of("0123456789");
    const std::size_t begin = std::max(last == std::string_view::npos ? 0 : last + 1, host.size() > mostDigits ? host.size() - mostDigits : 0);
    const std::optional<std::uint64_t> number = digitsOf(host.substr(begin));
    return number ? NumberedHost { host.substr(0, begin), *number, host.size() - begin } : NumberedHost { host, 0, 0 };
}

/// Appends hosts that differ in nothing but their numbers: "c[01-04,07]".
void appendRanges(std::string &list, const NumberedHost *begin, const NumberedHost *end)
{
    list += begin->prefix;
    if (begin->width == 0) {
        return;
    }
    const bool several = end - begin > 1;
    list += several ? "[" : "";
    for (const NumberedHost *host = begin; host != end;) {
        const NumberedHost *last = host;
        while (last + 1 != end && (last + 1)->number == last->number + 1) {
            ++last;
        }
        list += host == begin ? "" : ",";
        appendNumber(list, host->number, host->width);
        if (last != host) {
            list += '-';
            appendNumber(list, last->number, host->width);
        }
        host = last + 1;
    }
    list += several ? "]" : "";
}

Text malformed(std::string_view part)
{
    return { APPORTION_TEXT("\"%1\" is not a host list."), { std::string(part.substr(0, mostShown)) } };
}

Text tooMany(std::string_view part, std::size_t most)
{
    return { APPORTION_TEXT("\"%1\" names more than %2 nodes."), { std::string(part.substr(0, mostShown)), std::to_string(most) } };
}

} // namespace

HostList expandHosts(std::string_view list, std::size_t most)
{
    HostList expanded;
    std::uint64_t bytes = 0;
    for (const std::string_view part : splitHostList(list)) {
        const std::optional<std::vector<Segment>> segments = parsePart(part);
        std::optional<std::string> single = segments ? std::nullopt : openHost(part);
        if (!segments && !single) {
            expanded.error = malformed(part);
            expanded.open.reset();
            continue;
        }
        if (segments && isTooWide(*segments)) {
            expanded.error = tooMany(part, mostOfRange);
            expanded.open.reset();
            continue;
        }
        const std::uint64_t count = segments ? countOf(*segments, most) : 1;
        bytes += count * part.size(); // no name is longer than the part that it comes from, but for zeros
        if (count > most - expanded.hosts.size() || bytes > mostNameBytes) {
            expanded.error = tooMany(part, most);
            expanded.open.reset();
            continue;
        }
        if (single) {
            if (expanded.error.isEmpty()) {
                expanded.error = malformed(part);
                expanded.open = OpenBracket { std::string(part.substr(0, mostShown)), single->substr(0, mostShown) };
            }
            expanded.hosts.push_back(std::move(*single));
            continue;
        }
        std::string name;
        expandFrom(*segments, 0, name, expanded.hosts);
    }
    return expanded;
}

std::size_t countHosts(std::string_view list, std::size_t most)
{
    std::uint64_t sum = 0;
    for (const std::string_view part : splitHostList(list)) {
        const std::optional<std::vector<Segment>> segments = parsePart(part);
        if (!segments || isTooWide(*segments)) {
            return 0;
        }
        sum += countOf(*segments, most);
        if (sum > most) {
            return 0;
        }
    }
    return static_cast<std::size_t>(sum);
}

std::string hostListOf(const std::vector<std::string> &hosts)
{
    std::vector<NumberedHost> parts;
    parts.reserve(hosts.size());
    for (const std::string &host : hosts) {
        parts.push_back(numbered(host));
    }
    // Hosts of one list differ in their number alone; other widths ("c9", "c10") make a list of their own.
    std::sort(parts.begin(), parts.end(),
        [](const NumberedHost &a, const NumberedHost &b) { return std::tie(a.prefix, a.width, a.number) < std::tie(b.prefix, b.width, b.number); });
    parts.erase(std::unique(parts.begin(), parts.end()), parts.end());
    std::string list;
    for (std::size_t begin = 0; begin < parts.size();) {
        std::size_t end = begin + 1;
        while (end < parts.size() && parts[end].prefix == parts[begin].prefix && parts[end].width == parts[begin].width && parts[begin].width > 0) {
            ++end;
        }
        list += list.empty() ? "" : ",";
        appendRanges(list, parts.data() + begin, parts.data() + end);
        begin = end;
    }
    return list;
}

std::vector<std::string_view> splitHostList(std::string_view list)
{
    constexpr std::string_view separators = " \t,";
    std::vector<std::string_view> parts;
    const std::size_t lastClose = list.rfind(']');
    // Where what begins at a part ends, its brackets being looked at from there on.
    const auto endOf = [&](std::size_t begin) {
        std::size_t end = begin;
        for (std::size_t parsed = begin;;) {
            end = std::min(list.find_first_of(separators, end), list.size());
            const std::size_t open = list.substr(0, end).find('[', parsed);
            const std::size_t close
                = open == std::string_view::npos || lastClose == std::string_view::npos || parsed > lastClose ? open : list.find(']', parsed);
            if (open == std::string_view::npos || close <= open) {
                return end;
            }
            parsed = close < end ? close + 1 : parsed;
            end = std::max(end, close);
        }
    };
    for (std::size_t begin = list.find_first_not_of(separators); begin != std::string_view::npos;) {
        const std::size_t end = endOf(begin);
        parts.push_back(list.substr(begin, end - begin));
        begin = list.find_first_not_of(separators, end);
    }
    return parts;
}

bool namesTopology(std::string_view list)
{
    constexpr std::array<std::string_view, 6> functions = { "block{", "switch{", "blockwith{", "switchwith{", "ring{", "torus{" };
    for (const std::string_view part : splitHostList(list)) {
        if (part.ends_with('}')
            && std::any_of(functions.begin(), functions.end(), [part](std::string_view word) { return part.starts_with(word); })) {
            return true;
        }
    }
    return false;
}

} // namespace apportion::slurm
