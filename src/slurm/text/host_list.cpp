// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/text/host_list.h"

#include "slurm/text/reading.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <compare>
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
constexpr std::size_t mostShown = 200; // of a part, in a message
/// What all names together may take, so that a long name in a large range cannot fill the memory.
constexpr std::uint64_t mostNameBytes = std::uint64_t { 1 } << 28;

std::optional<std::uint64_t> digitsOf(std::string_view text)
{
    return text.empty() || text.size() > mostDigits ? std::nullopt : unsignedNumber(text);
}

std::optional<Range> parseRange(std::string_view text)
{
    const std::size_t dash = text.find('-');
    const std::string_view from = text.substr(0, dash);
    const std::optional<std::uint64_t> first = digitsOf(from);
    const std::optional<std::uint64_t> last = dash == std::string_view::npos ? first : digitsOf(text.substr(dash + 1));
    if (!first || !last || *last < *first) {
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
            bool good = true;
            splitEach(part.substr(1, close - 1), ',', [&](std::string_view text) {
                const std::optional<Range> range = parseRange(text);
                good = good && range.has_value();
                if (good) {
                    segment.ranges.push_back(*range);
                }
            });
            if (!good) {
                return std::nullopt;
            }
            part.remove_prefix(close + 1);
        } else {
            segment.literal = part.substr(0, part.find('['));
            part.remove_prefix(segment.literal.size());
            if (segment.literal.find_first_of("] \t") != std::string_view::npos) {
                return std::nullopt;
            }
        }
        segments.push_back(std::move(segment));
    }
    return segments;
}

/// The node for which Slurm before 23.02 takes a part whose last bracket is left open; nothing of others.
std::optional<std::string> openHost(std::string_view part)
{
    const std::size_t open = part.rfind('[');
    if (part.size() < 2 || open == std::string_view::npos || part.find_first_of("] \t", open) != std::string_view::npos
        || part.find_first_of(" \t") != std::string_view::npos) {
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
        for (std::uint64_t number = range.first; number <= range.last; ++number) {
            appendNumber(name, number, range.width);
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
        if (!segments) {
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
    std::vector<std::string_view> parts;
    std::size_t begin = 0;
    const std::size_t lastClose = list.rfind(']');
    const auto take = [&](std::size_t end) {
        if (const std::string_view part = trimmed(list.substr(begin, end - begin)); !part.empty()) {
            parts.push_back(part);
        }
        begin = end + 1;
    };
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i] == '[' && lastClose != std::string_view::npos && i < lastClose) {
            i = list.find(']', i);
        } else if (list[i] == ',') {
            take(i);
        }
    }
    take(list.size());
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
