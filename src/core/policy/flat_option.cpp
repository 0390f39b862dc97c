// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/flat_option.h"

#include "core/policy/text_scan.h"
#include "core/policy/tres.h"

#include <algorithm>
#include <array>

namespace apportion
{

namespace
{

/// Characters, to be looked up by each of a text.
using CharacterSet = std::array<bool, 256>;

consteval CharacterSet setOf(std::string_view characters)
{
    CharacterSet set {};
    for (const char c : characters) {
        set[static_cast<unsigned char>(c)] = true;
    }
    return set;
}

constexpr CharacterSet quotedOnes = setOf(":'\"\\# \t\r\n");
constexpr CharacterSet scannedOnes = setOf(":'\"\\#=");

bool isIn(const CharacterSet &set, char c)
{
    return set[static_cast<unsigned char>(c)];
}

bool needsQuotes(std::string_view value)
{
    return std::any_of(value.begin(), value.end(), [](char c) { return isIn(quotedOnes, c); });
}

/// Whether a character means something inside of single quotes (the '#' to sacctmgr, which cuts the line there).
bool needsEscape(char c)
{
    return c == '\'' || c == '\\' || c == '#';
}

bool isQuote(char c)
{
    return c == '\'' || c == '"';
}

/// Whether the backslash at @p at of @p text takes what follows as it is.
bool isEscape(std::string_view text, std::size_t at, FlatEscapes escapes)
{
    return at + 1 < text.size() && (escapes == FlatEscapes::Every || isQuote(text[at + 1]) || needsEscape(text[at + 1]));
}

/// Appends a text without its quotes and escapes.
void appendUnquoted(std::string &plain, std::string_view written, FlatEscapes escapes)
{
    char quote = '\0';
    for (std::size_t i = 0; i < written.size(); ++i) {
        const char c = written[i];
        if (c == '\\' && isEscape(written, i, escapes)) {
            plain += written[++i];
        } else if (isQuote(c) && (quote == '\0' || quote == c)) {
            quote = quote == '\0' ? c : '\0';
        } else {
            plain += c;
        }
    }
}

/// Whether a ':' that stands in a list of TRES behind @p value belongs to it, as in `cpu=300,gres/gpu:h100=6`: dump writes
/// lists without quotes. The TRES before it has a '/' and no '=' yet, as sacctmgr itself looks for it (since 26.05).
bool isInsideOfTres(std::string_view name, std::string_view value)
{
    const std::size_t mark = value.find_last_of("=,:/");
    return mark != std::string_view::npos && value[mark] == '/' && lowerCase(name).find("tres") != std::string::npos;
}

} // namespace

/// Finds the end of the option that begins at m_at, and what is to know for unquoting it.
FlatOptionScanner::Span FlatOptionScanner::scan()
{
    Span span;
    span.begin = m_at;
    char quote = '\0';
    std::size_t i = m_at;
    for (; i < m_text.size(); ++i) {
        const char c = m_text[i];
        if (!isIn(scannedOnes, c)) {
            continue;
        }
        if (c == '\\') {
            span.escapes = true;
            i += isEscape(m_text, i, m_escapes) ? 1 : 0;
        } else if (isQuote(c)) {
            span.doubleQuotes |= c == '"';
            if (quote == '\0' || quote == c) {
                quote = quote == '\0' ? c : '\0';
                ++span.quotes;
            }
        } else if (c == '#' && quote == '\0' && m_endsAtComment) {
            m_text = m_text.substr(0, i);
            break;
        } else if (c == '#') {
            span.hash = true;
        } else if (quote == '\0' && c == ':') {
            const bool inside = span.equals != std::string_view::npos
                && isInsideOfTres(m_text.substr(span.begin, span.equals - span.begin), m_text.substr(span.equals + 1, i - span.equals - 1));
            if (!inside) {
                break;
            }
        } else if (quote == '\0' && c == '=' && span.equals == std::string_view::npos) {
            span.equals = i;
        }
    }
    m_openQuote = m_openQuote || quote != '\0';
    span.end = std::min(i, m_text.size());
    m_at = std::min(span.end + 1, m_text.size());
    return span;
}

/// Sets the value, and whether the written form is canonical as far as the value goes.
void FlatOptionScanner::unquote(std::string_view written, FlatOptionView &option, const Span &span)
{
    const bool enclosed = span.quotes == 2 && written.size() >= 2 && isQuote(written.front()) && written.back() == written.front();
    option.quoted = span.quotes > 0;
    if (!span.escapes && (span.quotes == 0 || enclosed)) {
        option.value = enclosed ? written.substr(1, written.size() - 2) : written;
        option.canonical = !span.hash && !span.doubleQuotes && (enclosed || !needsQuotes(written));
        return;
    }
    m_plain.clear();
    appendUnquoted(m_plain, written, m_escapes);
    option.value = m_plain;
    option.canonical = false;
}

bool FlatOptionScanner::next(FlatOptionView &option)
{
    while (m_at < m_text.size()) {
        const Span span = scan();
        option = {};
        option.raw = trimmed(m_text.substr(span.begin, span.end - span.begin));
        if (option.raw.empty()) {
            continue;
        }
        std::string_view written = option.raw;
        std::size_t signs = 0;
        if (span.equals != std::string_view::npos) {
            option.name = trimmed(m_text.substr(span.begin, span.equals - span.begin));
            written = trimmed(m_text.substr(span.equals + 1, span.end - span.equals - 1));
            signs = 1;
        }
        unquote(written, option, span);
        // Blanks round the '=' are not canonical.
        option.canonical = option.canonical && option.name.size() + signs + written.size() == option.raw.size();
        return true;
    }
    return false;
}

std::vector<FlatOption> parseOptions(std::string_view text)
{
    std::vector<FlatOption> options;
    FlatOptionScanner scanner(text, false);
    FlatOptionView view;
    while (scanner.next(view)) {
        options.push_back({ std::string(view.name), std::string(view.value), view.quoted });
    }
    return options;
}

void appendOption(std::string &text, const FlatOption &option)
{
    text += option.name;
    if (!option.name.empty()) {
        text += '=';
    }
    if (!option.quoted && !needsQuotes(option.value)) {
        text += option.value;
        return;
    }
    text += '\'';
    for (const char c : option.value) {
        if (needsEscape(c)) {
            text += '\\';
        }
        text += c;
    }
    text += '\'';
}

std::string unquotedValue(std::string_view written)
{
    std::string plain;
    appendUnquoted(plain, written, FlatEscapes::Every);
    return plain;
}

std::string quotedWhereNeeded(std::string_view written)
{
    if (std::any_of(written.begin(), written.end(), [](char c) { return c == '\'' || c == '"' || c == '\\'; })) {
        return std::string(written);
    }
    std::string text;
    appendOption(text, { {}, std::string(written), false });
    return text;
}

std::string withEveryEscape(std::string_view dumped)
{
    std::string text;
    for (std::size_t i = 0; i < dumped.size(); ++i) {
        text += dumped[i];
        if (dumped[i] == '\\') {
            text += isEscape(dumped, i, FlatEscapes::OfMarks) ? dumped[++i] : '\\';
        }
    }
    return text;
}

std::string optionsText(const std::vector<FlatOption> &options)
{
    std::string text;
    for (const FlatOption &option : options) {
        if (!text.empty()) {
            text += ':';
        }
        appendOption(text, option);
    }
    return text;
}

} // namespace apportion
