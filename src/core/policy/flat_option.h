// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace apportion
{

/// One option of a line of the flat file: `Description='Computer Science'`.
struct FlatOption
{
    std::string name; ///< as written; empty for the name of the object itself, which has no '='
    std::string value; ///< without quotes and escapes
    bool quoted = false; ///< stood in quotes, and is written so again

    bool operator==(const FlatOption &) const = default;
};

/// The options of a text as AssociationTree::options() and Policy::clusterOptions hold it, in order. Quotes may be
/// single or double, `\` takes the next character as it is, `:` separates but for that of a TRES with a type.
[[nodiscard]] std::vector<FlatOption> parseOptions(std::string_view text);

/// The text of options in its one canonical form: single quotes where the option was quoted or its value holds
/// anything that a quote protects. parseOptions() gives the same options back, but for `quoted`.
[[nodiscard]] std::string optionsText(const std::vector<FlatOption> &options);
/// The same of one option, appended to @p text without a separator.
void appendOption(std::string &text, const FlatOption &option);

/// The value of one option by itself, without quotes and escapes. No colon ends it: not that of a time, nor that of a TRES
/// with a type, whatever the option is called.
[[nodiscard]] std::string unquotedValue(std::string_view written);
/// A value that stands by itself as optionsText() would write it. One that holds quotes or escapes is written already.
[[nodiscard]] std::string quotedWhereNeeded(std::string_view written);

/// What a backslash does in a text of options.
enum class FlatEscapes : std::uint8_t {
    Every, ///< it takes whatever follows as it is: what sacctmgr loads, and what optionsText() writes
    OfMarks ///< that of a quote, a '#' or another backslash alone, else it stands for itself: what sacctmgr dumped
};

/// A text of FlatEscapes::OfMarks as it stands where every backslash escapes.
[[nodiscard]] std::string withEveryEscape(std::string_view dumped);

/// An option while it is scanned: views into the text, or into the scanner until the next call.
struct FlatOptionView
{
    std::string_view raw; ///< the whole option as written, trimmed
    std::string_view name;
    std::string_view value; ///< without quotes and escapes
    bool quoted = false;
    bool canonical = false; ///< raw is what appendOption() would write
};

/// Walks through options without copying them, as far as they hold no escapes.
class FlatOptionScanner
{
public:
    /// @p endsAtComment: an unquoted '#' ends the text, as in a line of the file.
    FlatOptionScanner(std::string_view text, bool endsAtComment, FlatEscapes escapes = FlatEscapes::Every)
        : m_text(text), m_escapes(escapes), m_endsAtComment(endsAtComment)
    {
    }

    bool next(FlatOptionView &option);
    /// A quote was left open: the rest of the line went into the last option.
    [[nodiscard]] bool hasOpenQuote() const { return m_openQuote; }

private:
    struct Span
    {
        std::size_t begin = 0;
        std::size_t end = 0;
        std::size_t equals = std::string_view::npos;
        int quotes = 0; // quote characters that open or close
        bool escapes = false;
        bool hash = false;
        bool doubleQuotes = false;
    };

    Span scan();
    void unquote(std::string_view written, FlatOptionView &option, const Span &span);

    std::string_view m_text;
    std::string m_plain;
    std::size_t m_at = 0;
    FlatEscapes m_escapes;
    bool m_endsAtComment = false;
    bool m_openQuote = false;
};

} // namespace apportion
