// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/json_lists.h"

#include "slurm/text/reading.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <utility>

namespace apportion::slurm
{

namespace
{

using Json = nlohmann::json;

constexpr std::size_t deepest = 64;
constexpr std::size_t mostListEntries = 1u << 18; // of one element
constexpr std::size_t mostElementBytes = std::size_t { 64 } << 20;

/// The lists that are read; everything else of a document is passed over.
bool isKnownList(std::string_view name)
{
    static constexpr std::array<std::string_view, 13> known
        = { "accounts", "associations", "clusters", "errors", "jobs", "nodes", "partitions", "qos", "shares", "sinfo", "tres", "TRES", "users" };
    return std::find(known.begin(), known.end(), name) != known.end();
}

/// A number that JSON has no word for, as libjson-c writes it, and what is read in its place.
struct OddNumber
{
    std::string_view written;
    std::string_view read;
};

constexpr std::array<OddNumber, 3> oddNumbers = { {
    { "Infinity", "\"Infinity\"" },
    { "-Infinity", "null" },
    { "NaN", "null" },
} };

/// Reads bytes and counts the lines as they go by. sshare --json of 23.11 and 24.05 writes the LevelFS of whoever used nothing as
/// a bare Infinity (Slurm's commit cd12de6764 ended it): what stands behind it has to be read all the same.
class JsonBytes
{
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char *;
    using reference = const char &;

    JsonBytes(const char *at, const char *end, std::uint32_t *line) : m_at(at), m_end(end), m_line(line) { lookForOddNumber(); }
    reference operator*() const { return m_instead.empty() ? *m_at : m_instead.front(); }
    JsonBytes &operator++()
    {
        if (!m_instead.empty()) {
            m_instead.remove_prefix(1);
            m_at += m_instead.empty() ? std::exchange(m_oddSize, 0) : 0;
            return *this;
        }
        const char c = *m_at;
        *m_line += c == '\n' ? 1 : 0;
        if (m_escaped) {
            m_escaped = false;
        } else if (c == '"') {
            m_inText = !m_inText;
        } else {
            m_escaped = c == '\\' && m_inText;
        }
        ++m_at;
        lookForOddNumber();
        return *this;
    }
    bool operator==(const JsonBytes &other) const { return m_at == other.m_at; }
    bool operator!=(const JsonBytes &other) const { return m_at != other.m_at; }

private:
    void lookForOddNumber()
    {
        if (m_inText || m_at == m_end || (*m_at != 'I' && *m_at != 'N' && *m_at != '-')) {
            return;
        }
        const std::string_view rest(m_at, static_cast<std::size_t>(m_end - m_at));
        const auto odd = std::find_if(oddNumbers.begin(), oddNumbers.end(), [rest](const OddNumber &one) { return rest.starts_with(one.written); });
        if (odd != oddNumbers.end()) {
            m_instead = odd->read;
            m_oddSize = odd->written.size();
        }
    }

    const char *m_at;
    const char *m_end;
    std::uint32_t *m_line;
    std::string_view m_instead; // what is left to read of an odd number, which begins at m_at
    std::size_t m_oddSize = 0;
    bool m_inText = false;
    bool m_escaped = false;
};

/// The document, for the parser; the end of it.
std::pair<JsonBytes, JsonBytes> bytesOf(std::string_view text, std::uint32_t &line)
{
    const char *end = text.data() + text.size();
    return { JsonBytes(text.data(), end, &line), JsonBytes(end, end, &line) };
}

} // namespace

/// Listens to the parser: keeps the path of what it reads, and the element that is being read.
class JsonListBuilder : public nlohmann::json_sax<Json>
{
public:
    JsonListBuilder(const JsonRowReader &take, const std::uint32_t &line) : m_take(take), m_line(line) { }

    bool null() override { return leaf(JsonRow::Type::Null, {}); }
    bool boolean(bool value) override { return leaf(JsonRow::Type::Bool, value ? "true" : "false"); }
    bool number_integer(number_integer_t value) override { return leaf(JsonRow::Type::Number, std::to_string(value)); }
    bool number_unsigned(number_unsigned_t value) override { return leaf(JsonRow::Type::Number, std::to_string(value)); }
    bool number_float(number_float_t /*value*/, const string_t &written) override { return leaf(JsonRow::Type::Number, written); }
    bool string(string_t &value) override { return leaf(JsonRow::Type::Text, value); }
    bool binary(binary_t & /*value*/) override { return false; }
    bool start_object(std::size_t /*elements*/) override { return open(true); }
    bool start_array(std::size_t /*elements*/) override { return open(false); }
    bool end_array() override { return close(); }
    bool end_object() override { return close(); }

    bool key(string_t &value) override
    {
        Level &level = m_levels.back();
        m_path.resize(level.pathSize);
        level.key = m_levels.size() <= 2 ? value : std::string();
        if (m_levels.size() == 1) {
            topKeys.push_back(value.substr(0, 100));
        }
        if (inElement()) {
            m_path += m_path.empty() ? "" : "/";
            m_path += value;
        }
        return m_path.size() < mostElementBytes;
    }

    bool parse_error(std::size_t /*position*/, const std::string & /*token*/, const nlohmann::detail::exception &error) override
    {
        problem = error.what();
        // "[json.exception.parse_error.101] parse error at line 3, column 5: syntax error …": the cause is the end.
        if (const std::size_t colon = problem.find(": "); colon != std::string::npos) {
            problem.erase(0, colon + 2);
        }
        problem.resize(std::min<std::size_t>(problem.size(), 200));
        return false;
    }

    std::vector<std::string> topKeys;
    std::string problem; ///< why reading ended before the end
    std::size_t lists = 0; ///< lists that ended and elements of them, "errors" left out

private:
    struct Level
    {
        bool object = false;
        std::size_t pathSize = 0; // of the container's own path within the element
        std::size_t index = 0; // of the next element of an array
        std::string key; // the last key, near the top only
    };

    [[nodiscard]] bool inElement() const { return m_elementLevel != 0; }

    /// The name of the list whose elements are read now: the array's key, which stands in the outermost object or in
    /// an object of the same name there ("shares": {"shares": […]}).
    [[nodiscard]] std::string_view listName() const
    {
        if (m_levels.size() == 2 && m_levels[0].object && !m_levels[1].object) {
            return m_levels[0].key;
        }
        const bool nested = m_levels.size() == 3 && m_levels[0].object && m_levels[1].object && !m_levels[2].object;
        return nested && m_levels[0].key == m_levels[1].key ? std::string_view(m_levels[1].key) : std::string_view();
    }

    /// Extends the path by the place in a list, when the value stands in one.
    void stepIntoArray()
    {
        if (inElement() && !m_levels.empty() && !m_levels.back().object) {
            Level &level = m_levels.back();
            m_path.resize(level.pathSize);
            m_path += m_path.empty() ? "" : "/";
            m_path += std::to_string(level.index++);
        }
    }

    bool leaf(JsonRow::Type type, std::string_view text)
    {
        stepIntoArray();
        if (!inElement()) {
            return true;
        }
        if (m_row.m_entries.size() >= mostListEntries || m_row.m_texts.size() + m_path.size() + text.size() > mostElementBytes) {
            problem = "one element is too large";
            return false;
        }
        m_row.m_entries.push_back({ m_row.m_texts.size(), static_cast<std::uint32_t>(m_path.size()), static_cast<std::uint32_t>(text.size()), type });
        m_row.m_texts += m_path;
        m_row.m_texts += text;
        return true;
    }

    bool open(bool object)
    {
        if (m_levels.size() >= deepest) {
            problem = "nested too deeply";
            return false;
        }
        stepIntoArray();
        const bool element = object && !inElement() && isKnownList(listName());
        m_levels.push_back({ object, m_path.size(), 0, {} });
        if (element) {
            m_elementLevel = m_levels.size();
            m_row.m_entries.clear();
            m_row.m_texts.clear();
            m_row.m_line = m_line;
            m_path.clear();
            m_levels.back().pathSize = 0;
        }
        return true;
    }

    bool close()
    {
        const bool list = !inElement() && isKnownList(listName()) && listName() != "errors";
        lists += list ? 1 : 0;
        const bool elementEnds = inElement() && m_levels.size() == m_elementLevel;
        m_levels.pop_back();
        if (elementEnds) {
            m_elementLevel = 0;
            lists += listName() == "errors" ? 0 : 1;
            m_take(listName(), m_row);
        }
        m_path.resize(inElement() ? std::min(m_path.size(), m_levels.back().pathSize) : 0);
        return true;
    }

    const JsonRowReader &m_take;
    const std::uint32_t &m_line;
    std::vector<Level> m_levels;
    std::size_t m_elementLevel = 0; // how many levels are open when only the element is; 0: none is read
    std::string m_path; // of what is being read, within the element
    JsonRow m_row;
};

namespace
{

/// @p text when it is UTF-8, else a copy in @p copy with '?' for what is not: one bad byte in a job's name must not
/// cost the whole document.
std::string_view withoutBadBytes(std::string_view text, std::string &copy)
{
    std::size_t bad = findBadUtf8(text, 0);
    if (bad == std::string_view::npos) {
        return text;
    }
    copy = text;
    for (; bad != std::string_view::npos; bad = findBadUtf8(copy, bad + 1)) {
        copy[bad] = '?';
    }
    return copy;
}

} // namespace

bool readJsonLists(std::string_view text, Findings &findings, const JsonRowReader &take)
{
    const JsonRowReader readOrReport = [&](std::string_view list, const JsonRow &row) {
        if (list != "errors") {
            take(list, row);
            return;
        }
        const std::string_view what = row.firstText({ "description", "error" });
        findings.add(Severity::Warning, "json-errors", row.line(),
            { APPORTION_TEXT("The command reported an error: %1"), { std::string(what.substr(0, 200)) } },
            { APPORTION_TEXT("Run it again; what it printed beside the error was read."), {} });
    };
    std::string copy;
    const std::string_view good = withoutBadBytes(text, copy);
    std::uint32_t line = 1;
    JsonListBuilder builder(readOrReport, line);
    const auto [begin, end] = bytesOf(good, line);
    const bool whole = Json::sax_parse(begin, end, &builder);
    if (!whole) {
        findings.add(Severity::Error, "json-broken", line, { APPORTION_TEXT("The JSON cannot be read from here on: %1"), { builder.problem } },
            { APPORTION_TEXT("Print it again into a file; what stands before this line was read."), {} });
    }
    return builder.lists > 0;
}

std::vector<std::string> jsonTopKeys(std::string_view beginning)
{
    const JsonRowReader ignore = [](std::string_view, const JsonRow &) {};
    std::string copy;
    const std::string_view good = withoutBadBytes(beginning, copy);
    std::uint32_t line = 1;
    JsonListBuilder builder(ignore, line);
    const auto [begin, end] = bytesOf(good, line);
    (void)Json::sax_parse(begin, end, &builder);
    return builder.topKeys;
}

bool looksLikeJson(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '{';
}

} // namespace apportion::slurm
