// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

/// `Key=Value` as it stands in slurm.conf, and where. A value that goes on over a continued line has the continuation
/// within its bytes, and not in its text.
struct ConfPair
{
    std::string key; ///< as written; Slurm folds its case, and no key of slurm.conf asks for the operator of `Key+=Value`
    std::string value; ///< without quotes and with its escapes resolved
    std::string written; ///< as written: with quotes and escapes
    std::size_t keyBegin = 0; ///< bytes of the file
    std::size_t keyEnd = 0;
    std::size_t valueBegin = 0; ///< with its quotes
    std::size_t valueEnd = 0;

    bool operator==(const ConfPair &) const = default;
};

/// What of an Include line Slurm's parser does not take, which knows neither blanks before the word nor quotes.
enum class IncludeFault : std::uint8_t {
    None,
    BlanksBefore, ///< the word does not begin the line
    Quoted, ///< the quotes are taken for a part of the name
    MoreBehind, ///< something stands behind the name
    Unended ///< the file ends with the name: the parser reads on in what it has read before
};

/// A line of slurm.conf with its continuations.
struct ConfLine
{
    std::vector<ConfPair> pairs;
    std::vector<std::string> stray; ///< words that are no pair
    std::string included; ///< the file that it includes: then it has neither pairs nor stray words
    IncludeFault fault = IncludeFault::None; ///< of an Include
    SourcePlace place; ///< its file, and the number of its first line
    std::size_t begin = 0; ///< its first byte
    std::size_t end = 0; ///< past its line break
    std::size_t contentEnd = 0; ///< past the last word before the comment and the line break
    bool hasComment = false;
    bool cut = false; ///< it holds more than is read of a line

    [[nodiscard]] bool saysNothing() const { return pairs.empty() && stray.empty() && included.empty() && !cut; }
};

/// Takes the text of one file apart in the grammar of slurm.conf (SLURM.md 7), line by line and without following Include.
/// Comments and empty lines come as lines too, so that together the lines hold every byte up to position().
///
/// Of a line at most mostLineBytes are read. What is read takes memory for its own text alone.
class ConfLexer
{
public:
    /// @p text must outlive it. @p words is how many pairs and stray words may still come, of this file and others: it is
    /// counted down.
    ConfLexer(std::string_view text, std::string fileName, std::size_t &words) : m_text(text), m_fileName(std::move(fileName)), m_words(words) { }

    /// False at the end, or when no words are left; otherwise @p line is the next one.
    bool next(ConfLine &line);
    /// The byte behind the lines so far.
    [[nodiscard]] std::size_t position() const { return m_at; }
    /// How many lines of the file there were so far, each continuation counted.
    [[nodiscard]] std::uint32_t number() const { return m_number; }

private:
    /// A piece of a continued line.
    struct Piece
    {
        std::size_t joined = 0; // where it begins in the line
        std::size_t file = 0;
    };

    [[nodiscard]] std::string_view joinPieces(ConfLine &line);
    [[nodiscard]] std::size_t placeOf(std::size_t joined) const;

    std::string_view m_text;
    std::string m_fileName;
    std::size_t &m_words;
    std::size_t m_at = 0;
    std::uint32_t m_number = 0;
    std::string m_joined; // of a line with continuations
    std::vector<Piece> m_pieces;
};

/// What stands between the quotes of a value, or the value when it has none.
[[nodiscard]] std::string_view withoutQuotes(std::string_view written);
/// What a written value says: without its quotes and escapes.
[[nodiscard]] std::string plainValue(std::string_view written);

/// The pairs of a text, e.g. of what follows `NodeName=`; words that are none go to @p stray. Their places are those in
/// @p text.
[[nodiscard]] std::vector<ConfPair> parsePairs(std::string_view text, std::vector<std::string> &stray);

} // namespace apportion::slurm
