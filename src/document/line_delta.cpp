// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/line_delta.h"

#include <algorithm>
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

/// Gathers lines of the base that follow each other.
class DeltaWriter
{
public:
    void copy(std::size_t line)
    {
        if (m_count > 0 && line == m_first + m_count) {
            ++m_count;
            return;
        }
        flush();
        m_first = line;
        m_count = 1;
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
    void flush()
    {
        if (m_count > 0) {
            m_delta.append("=").append(std::to_string(m_first)).append(",").append(std::to_string(m_count)).append("\n");
        }
        m_count = 0;
    }

    std::string m_delta;
    std::size_t m_first = 0;
    std::size_t m_count = 0;
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

} // namespace

LineIndex::LineIndex(std::string_view text)
{
    forEachLine(text, [this](std::string_view line) { m_hashes.push_back(hashOf(line)); });
    m_sorted.reserve(m_hashes.size());
    for (std::uint32_t i = 0; i < m_hashes.size(); ++i) {
        m_sorted.emplace_back(m_hashes[i], i);
    }
    std::sort(m_sorted.begin(), m_sorted.end());
}

std::optional<std::uint32_t> LineIndex::find(std::uint64_t hash) const
{
    const auto found = std::lower_bound(m_sorted.begin(), m_sorted.end(), std::pair<std::uint64_t, std::uint32_t>(hash, 0));
    const auto isIt = [this, hash](auto entry) { return entry != m_sorted.end() && entry->first == hash; };
    return isIt(found) && !isIt(found + 1) ? std::optional(found->second) : std::nullopt;
}

std::string makeLineDelta(const LineIndex &base, std::string_view text)
{
    DeltaWriter delta;
    std::size_t next = 0; // the line of the base that is expected
    forEachLine(text, [&](std::string_view line) {
        const std::uint64_t hash = hashOf(line);
        for (std::size_t skipped = 0; skipped < lookAhead && next + skipped < base.size(); ++skipped) {
            if (base[next + skipped] == hash) {
                next += skipped;
                delta.copy(next++);
                return;
            }
        }
        if (const std::optional<std::uint32_t> found = base.find(hash)) {
            next = *found;
            delta.copy(next++);
            return;
        }
        delta.add(line);
    });
    return delta.take();
}

std::optional<std::string> applyLineDelta(std::string_view base, std::string_view delta, std::size_t limit)
{
    const std::vector<std::string_view> lines = linesOf(base);
    std::string text;
    bool good = true;
    forEachLine(delta, [&](std::string_view step) {
        std::size_t first = 0;
        std::size_t count = 0;
        if (!good || step.empty()) {
            good = false;
        } else if (step.front() == '+') {
            text.append(step.substr(1)).append("\n");
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
