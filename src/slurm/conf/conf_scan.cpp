// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/conf_scan.h"

#include "slurm/text/reading.h"

#include <algorithm>

namespace apportion::slurm
{

namespace
{

bool standsInKey(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.';
}

/// A line with its continuations joined and its comment cut off, and where each byte of it stands in the file.
struct JoinedLine
{
    std::string text;
    std::vector<std::size_t> offsets; // one more than bytes

    void append(std::string_view part, std::size_t offset)
    {
        for (std::size_t i = 0; i < part.size(); ++i) {
            text += part[i];
            offsets.push_back(offset + i);
        }
    }
};

std::size_t commentBegin(std::string_view line)
{
    std::size_t backslashes = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '#' && backslashes % 2 == 0) {
            return i;
        }
        backslashes = line[i] == '\\' ? backslashes + 1 : 0;
    }
    return line.size();
}

/// Cuts the backslash of a continuation off; blanks may follow it.
bool cutContinuation(std::string_view &line)
{
    std::size_t size = line.size();
    while (size > 0 && isBlank(line[size - 1])) {
        --size;
    }
    std::size_t backslashes = 0;
    while (backslashes < size && line[size - 1 - backslashes] == '\\') {
        ++backslashes;
    }
    if (backslashes % 2 == 0) {
        return false;
    }
    line = line.substr(0, size - 1);
    return true;
}

/// Walks over one joined line.
class TokenScanner
{
public:
    TokenScanner(const JoinedLine &line, ConfSpan &span) : m_text(line.text), m_offsets(line.offsets), m_span(span) { }

    void scan()
    {
        while (skipBlanks()) {
            if (!takeToken()) {
                m_span.hasStray = true;
                m_at = std::min(m_text.find_first_of(" \t\r\v\f", m_at), m_text.size());
            }
            m_span.contentEnd = m_offsets[m_at - 1] + 1;
        }
    }

private:
    bool skipBlanks()
    {
        while (m_at < m_text.size() && isBlank(m_text[m_at])) {
            ++m_at;
        }
        return m_at < m_text.size();
    }

    bool takeToken()
    {
        const std::size_t begin = m_at;
        std::size_t at = begin;
        while (at < m_text.size() && standsInKey(m_text[at])) {
            ++at;
        }
        const std::size_t keyEnd = at;
        while (at < m_text.size() && isBlank(m_text[at])) {
            ++at;
        }
        if (keyEnd == begin || at == m_text.size() || m_text[at] != '=') {
            return false;
        }
        ++at;
        while (at < m_text.size() && isBlank(m_text[at])) {
            ++at;
        }
        const std::size_t end = valueEnd(at);
        ConfToken token;
        token.key = m_text.substr(begin, keyEnd - begin);
        token.keyBegin = m_offsets[begin];
        token.valueBegin = at < m_text.size() ? m_offsets[at] : m_offsets[at - 1] + 1;
        token.valueEnd = m_offsets[end - 1] + 1;
        token.value = plainValue(at, end);
        m_span.tokens.push_back(std::move(token));
        m_at = end;
        return true;
    }

    [[nodiscard]] std::size_t valueEnd(std::size_t at) const
    {
        if (at < m_text.size() && m_text[at] == '"') {
            const std::size_t close = m_text.find('"', at + 1);
            if (close != std::string_view::npos && (close + 1 == m_text.size() || isBlank(m_text[close + 1]))) {
                return close + 1;
            }
        }
        return std::min(m_text.find_first_of(" \t\r\v\f", at), m_text.size());
    }

    [[nodiscard]] std::string plainValue(std::size_t begin, std::size_t end) const
    {
        if (end - begin > 1 && m_text[begin] == '"' && m_text[end - 1] == '"') {
            ++begin;
            --end;
        }
        std::string plain;
        for (std::size_t i = begin; i < end; ++i) {
            if (m_text[i] == '\\' && i + 1 < end) {
                ++i;
            }
            plain += m_text[i];
        }
        return plain;
    }

    std::string_view m_text;
    const std::vector<std::size_t> &m_offsets;
    ConfSpan &m_span;
    std::size_t m_at = 0;
};

} // namespace

std::vector<ConfSpan> scanConf(std::string_view text)
{
    std::vector<ConfSpan> spans;
    std::size_t at = 0;
    std::uint32_t number = 0;
    while (at < text.size()) {
        ConfSpan span;
        span.line = number + 1;
        span.begin = at;
        span.contentEnd = at;
        JoinedLine joined;
        for (bool more = true; more && at < text.size();) {
            ++number;
            const std::size_t lineBreak = std::min(text.find('\n', at), text.size());
            std::string_view line = text.substr(at, lineBreak - at);
            const std::size_t comment = commentBegin(line);
            span.hasComment = span.hasComment || comment < line.size();
            line = line.substr(0, comment);
            more = cutContinuation(line);
            joined.append(line, at);
            at = std::min(lineBreak + 1, text.size());
        }
        span.end = at;
        TokenScanner(joined, span).scan();
        spans.push_back(std::move(span));
    }
    return spans;
}

} // namespace apportion::slurm
