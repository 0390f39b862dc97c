// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/line_delta.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <functional>

namespace apportion
{

namespace
{

/// Lines that may have gone from the base before the next one in common is looked for elsewhere.
constexpr std::size_t lookAhead = 4;

std::uint64_t hashOf(std::string_view line)
{
    return std::hash<std::string_view> {}(line);
}

/// The lines of a text without their ends; a last one that is not ended counts too.
template <typename Take>
void forEachLine(std::string_view text, Take take)
{
    std::size_t begin = 0;
    while (begin < text.size()) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        take(text.substr(begin, end - begin));
        begin = end + 1;
    }
}

/// Where the values stand in an association's line: what is before, between and behind them is its frame.
struct Cut
{
    struct Span
    {
        std::size_t begin = 0;
        std::size_t end = 0;
    };
    std::array<Span, 2> spans;
    std::size_t count = 0;
};

Cut cutOf(std::string_view line)
{
    constexpr std::string_view shares = R"(shares":)"; // without its first quote, of which a line has many
    constexpr std::string_view usage = R"(,"usage":)"; // the writer puts it right behind them
    Cut cut;
    const auto add = [&cut, line](std::size_t begin) {
        cut.spans[cut.count++] = { begin, std::min(line.find_first_of(",}", begin), line.size()) };
        return cut.spans[cut.count - 1].end;
    };
    const std::size_t at = line.find(shares);
    if (at == std::string_view::npos || at == 0 || line[at - 1] != '"') {
        return cut;
    }
    const std::size_t end = add(at + shares.size());
    if (line.substr(end).starts_with(usage)) {
        add(end + usage.size());
    }
    return cut;
}

/// The hash of a line without its first @p count values; 0 where it has not as many.
std::uint64_t frameOf(std::string_view line, const Cut &cut, std::size_t count)
{
    if (count == 0 || cut.count < count) {
        return 0;
    }
    std::uint64_t hash = count;
    std::size_t from = 0;
    const auto mix = [&hash](std::string_view part) { hash = (hash ^ hashOf(part)) * 0x9e3779b97f4a7c15U + 1; };
    for (std::size_t i = 0; i < count; ++i) {
        mix(line.substr(from, cut.spans[i].begin - from));
        from = cut.spans[i].end;
    }
    mix(line.substr(from));
    return hash | 1U;
}

/// The first @p count values as a delta has them: "12", or "12,3.5" with a usage; nothing when they hold what a delta gives
/// a meaning.
std::optional<std::string> valuesOf(std::string_view line, const Cut &cut, std::size_t count)
{
    std::string values;
    for (std::size_t i = 0; i < count; ++i) {
        const std::string_view value = line.substr(cut.spans[i].begin, cut.spans[i].end - cut.spans[i].begin);
        if (value.find_first_of(";*") != std::string_view::npos) {
            return std::nullopt;
        }
        values.append(i > 0 ? "," : "").append(value);
    }
    return values;
}

/// Gathers lines of the base that follow each other.
class DeltaWriter
{
public:
    void copy(std::size_t line)
    {
        if (m_kind == Kind::Copy && line == m_next) {
            ++m_next;
            return;
        }
        begin(Kind::Copy, line);
    }
    void copyWith(std::size_t line, std::string values)
    {
        if (m_kind != Kind::Values || line != m_next) {
            begin(Kind::Values, line);
            m_delta.append("~").append(std::to_string(line)).append(":");
        } else if (values == m_values) {
            ++m_next;
            ++m_repeats;
            return;
        } else {
            ++m_next;
            endValues();
            m_delta.append(";");
        }
        m_values = std::move(values);
        m_repeats = 1;
    }
    void add(std::string_view line)
    {
        flush();
        m_delta.append("+").append(line).append("\n");
    }
    std::string take()
    {
        flush();
        return std::move(m_delta);
    }

private:
    enum class Kind : std::uint8_t { None, Copy, Values };

    void begin(Kind kind, std::size_t line)
    {
        flush();
        m_kind = kind;
        m_first = line;
        m_next = line + 1;
    }
    void endValues()
    {
        m_delta.append(m_values);
        if (m_repeats > 1) {
            m_delta.append("*").append(std::to_string(m_repeats));
        }
    }
    void flush()
    {
        if (m_kind == Kind::Copy) {
            m_delta.append("=").append(std::to_string(m_first)).append(",").append(std::to_string(m_next - m_first)).append("\n");
        } else if (m_kind == Kind::Values) {
            endValues();
            m_delta.append("\n");
        }
        m_kind = Kind::None;
    }

    std::string m_delta;
    Kind m_kind = Kind::None;
    std::size_t m_first = 0;
    std::size_t m_next = 0; ///< the line of the base that would go on with the present run
    std::string m_values; ///< of the lines counted last
    std::size_t m_repeats = 0;
};

/// "FIRST,COUNT"
bool readRange(std::string_view text, std::size_t &first, std::size_t &count)
{
    const char *end = text.data() + text.size();
    const auto [comma, firstError] = std::from_chars(text.data(), end, first);
    if (firstError != std::errc() || comma == end || *comma != ',') {
        return false;
    }
    const auto [rest, countError] = std::from_chars(comma + 1, end, count);
    return countError == std::errc() && rest == end;
}

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    forEachLine(text, [&lines](std::string_view line) { lines.push_back(line); });
    return lines;
}

/// Appends a line with other values, in their order; false when it has not as many.
bool appendWith(std::string &text, std::string_view line, std::string_view values)
{
    const Cut cut = cutOf(line);
    std::size_t from = 0;
    for (std::size_t i = 0;; ++i) {
        if (i == cut.count) {
            return false;
        }
        const std::size_t comma = values.find(',');
        text.append(line, from, cut.spans[i].begin - from).append(values.substr(0, comma));
        from = cut.spans[i].end;
        if (comma == std::string_view::npos) {
            break;
        }
        values.remove_prefix(comma + 1);
    }
    text.append(line, from).append("\n");
    return true;
}

/// "FIRST:VALUES;VALUES*COUNT;…"
bool applyValues(std::string_view step, const std::vector<std::string_view> &lines, std::size_t limit, std::string &text)
{
    const std::size_t colon = step.find(':');
    std::size_t line = 0;
    const auto [end, error] = std::from_chars(step.data(), step.data() + std::min(colon, step.size()), line);
    if (colon == std::string_view::npos || error != std::errc() || end != step.data() + colon) {
        return false;
    }
    for (std::size_t at = colon + 1; at <= step.size();) {
        const std::size_t semicolon = std::min(step.find(';', at), step.size());
        std::string_view values = step.substr(at, semicolon - at);
        std::size_t count = 1;
        if (const std::size_t star = values.find('*'); star != std::string_view::npos) {
            const auto [rest, wrong] = std::from_chars(values.data() + star + 1, values.data() + values.size(), count);
            if (wrong != std::errc() || rest != values.data() + values.size()) {
                return false;
            }
            values = values.substr(0, star);
        }
        if (line > lines.size() || count > lines.size() - line) {
            return false;
        }
        for (; count > 0; --count) {
            if (!appendWith(text, lines[line++], values) || text.size() > limit) {
                return false;
            }
        }
        at = semicolon + 1;
    }
    return true;
}

constexpr std::uint32_t severalMark = 0x80000000U; ///< another line has the same hash
constexpr std::uint32_t noLine = 0xffffffffU;

} // namespace

LineIndex::LineIndex(const TextInParts &text)
{
    text([this](std::string_view lines) { add(lines); });
    enterAll();
}

LineIndex::LineIndex(std::string_view text)
{
    add(text);
    enterAll();
}

void LineIndex::add(std::string_view lines)
{
    forEachLine(lines, [this](std::string_view line) {
        m_hashes.push_back(hashOf(line));
        const Cut cut = cutOf(line);
        m_frames.push_back({ frameOf(line, cut, 1), frameOf(line, cut, 2) });
    });
}

void LineIndex::enterAll()
{
    m_table.assign(std::bit_ceil(2 * m_hashes.size() + 1), noLine);
    for (std::uint32_t line = 0; line < m_hashes.size(); ++line) {
        enter(line);
    }
}

std::size_t LineIndex::placeOf(std::uint64_t hash) const
{
    const std::size_t mask = m_table.size() - 1;
    std::size_t place = static_cast<std::size_t>(hash >> 20) & mask;
    while (m_table[place] != noLine && m_hashes[m_table[place] & ~severalMark] != hash) {
        place = (place + 1) & mask;
    }
    return place;
}

void LineIndex::enter(std::uint32_t line)
{
    std::uint32_t &entry = m_table[placeOf(m_hashes[line])];
    entry = entry == noLine ? line : entry | severalMark;
}

std::optional<std::uint32_t> LineIndex::find(std::uint64_t hash) const
{
    if (m_table.empty()) {
        return std::nullopt;
    }
    const std::uint32_t entry = m_table[placeOf(hash)];
    return entry != noLine && (entry & severalMark) == 0 ? std::optional(entry) : std::nullopt;
}

namespace
{

/// Finds line after line of a text in the base.
class DeltaMaker
{
public:
    explicit DeltaMaker(const LineIndex &base) : m_base(base) { }

    void add(std::string_view line)
    {
        const std::uint64_t hash = hashOf(line);
        if (const std::optional<std::size_t> near = findNear([&](std::size_t other) { return m_base[other] == hash; })) {
            copy(*near);
        } else if (addWithValues(line)) {
            return;
        } else if (const std::optional<std::uint32_t> far = m_base.find(hash)) {
            copy(*far);
        } else {
            m_delta.add(line);
        }
    }
    std::string take() { return m_delta.take(); }

private:
    /// A line of the base at the one that is expected, or a few behind it.
    template <typename IsWanted>
    [[nodiscard]] std::optional<std::size_t> findNear(const IsWanted &isWanted) const
    {
        const std::size_t end = std::min(m_next + lookAhead, m_base.size());
        for (std::size_t line = m_next; line < end; ++line) {
            if (isWanted(line)) {
                return line;
            }
        }
        return std::nullopt;
    }
    void copy(std::size_t line)
    {
        m_delta.copy(line);
        m_next = line + 1;
    }
    /// Other shares, or other usage as well.
    bool addWithValues(std::string_view line)
    {
        const Cut cut = cutOf(line);
        for (std::size_t count = 1; count <= cut.count; ++count) {
            const std::uint64_t frame = frameOf(line, cut, count);
            const std::optional<std::size_t> near = findNear([&](std::size_t other) { return m_base.frame(other, count) == frame; });
            std::optional<std::string> values = near ? valuesOf(line, cut, count) : std::nullopt;
            if (values) {
                m_delta.copyWith(*near, std::move(*values));
                m_next = *near + 1;
                return true;
            }
        }
        return false;
    }

    const LineIndex &m_base;
    DeltaWriter m_delta;
    std::size_t m_next = 0; ///< the line of the base that is expected
};

} // namespace

std::string makeLineDelta(const LineIndex &base, const TextInParts &text)
{
    DeltaMaker delta(base);
    text([&delta](std::string_view lines) { forEachLine(lines, [&delta](std::string_view line) { delta.add(line); }); });
    return delta.take();
}

std::string makeLineDelta(const LineIndex &base, std::string_view text)
{
    return makeLineDelta(base, [text](const auto &take) { take(text); });
}

std::optional<std::string> applyLineDelta(std::string_view base, std::string_view delta, std::size_t limit)
{
    const std::vector<std::string_view> lines = linesOf(base);
    std::string text;
    bool good = true;
    forEachLine(delta, [&](std::string_view step) {
        std::size_t first = 0;
        std::size_t count = 0;
        good = good && !step.empty();
        if (!good) {
            return;
        }
        if (step.front() == '+') {
            text.append(step.substr(1)).append("\n");
        } else if (step.front() == '~') {
            good = applyValues(step.substr(1), lines, limit, text);
        } else if (step.front() == '=' && readRange(step.substr(1), first, count) && first <= lines.size() && count <= lines.size() - first) {
            for (std::size_t i = first; i < first + count && text.size() <= limit; ++i) {
                text.append(lines[i]).append("\n");
            }
        } else {
            good = false;
        }
        good = good && text.size() <= limit;
    });
    return good ? std::optional(std::move(text)) : std::nullopt;
}

} // namespace apportion
