// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/conf_lexer.h"

#include "core/policy/whole_conf.h"
#include "slurm/text/bounds.h"
#include "slurm/text/reading.h"

#include <algorithm>

namespace apportion::slurm
{

namespace
{

constexpr std::string_view blanks = " \t\r\v\f";

/// @p line up to its comment: a '#' before which an even number of backslashes stands, quoted or not, as in Slurm.
std::string_view withoutComment(std::string_view line)
{
    std::size_t backslashes = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '#' && backslashes % 2 == 0) {
            return line.substr(0, i);
        }
        backslashes = line[i] == '\\' ? backslashes + 1 : 0;
    }
    return line;
}

/// Cuts the backslash of a continuation (an odd number at the end, blanks may follow) off and tells whether it stood.
bool readContinuation(std::string_view &line)
{
    std::string_view cut = line.substr(0, line.find_last_not_of(blanks) + 1);
    const std::size_t backslashes = cut.size() - (cut.find_last_not_of('\\') + 1);
    if (backslashes % 2 == 0) {
        return false;
    }
    line = cut.substr(0, cut.size() - 1);
    return true;
}

/// A text without its escapes, which Slurm takes out before it looks for keys, quotes and blanks.
class Unescaped
{
public:
    explicit Unescaped(std::string_view written) : m_text(written)
    {
        if (written.find('\\') == std::string_view::npos) {
            return; // mostly, and then nothing is copied
        }
        m_plain.reserve(written.size());
        for (std::size_t i = 0; i < written.size(); ++i) {
            if (written[i] == '\\') {
                m_escaped.push_back(m_plain.size());
                if (++i == written.size()) {
                    break;
                }
            }
            m_plain += written[i];
        }
        m_text = m_plain;
    }
    Unescaped(const Unescaped &) = delete;
    Unescaped &operator=(const Unescaped &) = delete;

    [[nodiscard]] std::string_view text() const { return m_text; }
    /// The byte at which what begins or ends at @p at begins, with its backslash, or ends as it was written.
    [[nodiscard]] std::size_t written(std::size_t at) const
    {
        return at + static_cast<std::size_t>(std::lower_bound(m_escaped.begin(), m_escaped.end(), at) - m_escaped.begin());
    }

private:
    std::string m_plain;
    std::string_view m_text;
    std::vector<std::size_t> m_escaped; // before which of its characters a backslash stood
};

bool isKeyCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.';
}

std::size_t skipBlanks(std::string_view text, std::size_t at)
{
    return std::min(text.find_first_not_of(blanks, at), text.size());
}

/// Where the value at @p at ends: after the closing quote when a blank or the end follows it, else at the first blank.
std::size_t valueEnd(std::string_view text, std::size_t at)
{
    if (at < text.size() && text[at] == '"') {
        const std::size_t close = text.find('"', at + 1);
        if (close != std::string_view::npos && (close + 1 == text.size() || isBlank(text[close + 1]))) {
            return close + 1;
        }
    }
    return std::min(text.find_first_of(blanks, at), text.size());
}

/// Takes `Key = Value` at @p at of the text without escapes and moves behind it, or returns false. Its places are those in @p raw.
bool readPair(std::string_view raw, const Unescaped &plain, std::size_t &at, ConfPair &pair)
{
    const std::string_view text = plain.text();
    std::size_t keyEnd = at;
    while (keyEnd < text.size() && isKeyCharacter(text[keyEnd])) {
        ++keyEnd;
    }
    std::size_t equals = skipBlanks(text, keyEnd);
    if (equals + 1 < text.size() && text[equals + 1] == '=' && std::string_view("+-*/").find(text[equals]) != std::string_view::npos) {
        ++equals;
    }
    if (keyEnd == at || equals == text.size() || text[equals] != '=') {
        return false;
    }
    pair.keyBegin = plain.written(at);
    pair.keyEnd = plain.written(keyEnd);
    pair.key = std::string(text.substr(at, keyEnd - at));
    const std::size_t begin = skipBlanks(text, equals + 1);
    at = valueEnd(text, begin);
    pair.valueBegin = plain.written(at > begin ? begin : equals + 1); // an empty value stands directly behind the '='
    pair.valueEnd = at > begin ? plain.written(at) : pair.valueBegin;
    pair.written = std::string(raw.substr(pair.valueBegin, pair.valueEnd - pair.valueBegin));
    pair.value = std::string(withoutQuotes(text.substr(begin, at - begin)));
    return true;
}

/// Takes the words of a text apart; at most @p words of them, which are counted down. Returns whether it came to the end.
bool readWords(std::string_view raw, const Unescaped &plain, std::vector<ConfPair> &pairs, std::vector<std::string> &stray, std::size_t &words)
{
    const std::string_view text = plain.text();
    std::size_t at = skipBlanks(text, 0);
    for (; at < text.size() && words > 0; at = skipBlanks(text, at)) {
        --words;
        ConfPair pair;
        if (readPair(raw, plain, at, pair)) {
            pairs.push_back(std::move(pair));
        } else {
            const std::size_t end = std::min(text.find_first_of(blanks, at), text.size());
            const std::size_t begin = plain.written(at);
            stray.emplace_back(raw.substr(begin, plain.written(end) - begin));
            at = end;
        }
    }
    return at >= text.size();
}

/// Takes `Include FILE` into a line, if it is one. What follows its content in the file is @p behind: a comment, the line break.
void readInclude(std::string_view content, std::string_view behind, ConfLine &line)
{
    constexpr std::string_view word = "include";
    const std::size_t begin = skipBlanks(content, 0);
    const std::string_view text = content.substr(begin);
    if (!startsWithIgnoringCase(text, word) || text.size() == word.size() || !isBlank(text[word.size()])) {
        return;
    }
    const std::size_t nameBegin = skipBlanks(text, word.size());
    if (nameBegin == text.size() || text[nameBegin] == '=') {
        return;
    }
    const std::size_t nameEnd = valueEnd(text, nameBegin);
    const std::string_view written = text.substr(nameBegin, nameEnd - nameBegin);
    line.included = withoutQuotes(written);
    if (begin > 0) {
        line.fault = IncludeFault::BlanksBefore;
    } else if (written.size() != line.included.size()) {
        line.fault = IncludeFault::Quoted;
    } else if (skipBlanks(text, nameEnd) < text.size()) {
        line.fault = IncludeFault::MoreBehind;
    } else if (nameEnd == text.size()) { // the name is read up to the next blank, be that behind the beginning of a comment
        const std::size_t blank = behind.find_first_of(" \t\r\v\f\n");
        const bool hasWords = behind.starts_with('#') && behind.find_first_not_of(" \t\r\v\f\n", blank) != std::string_view::npos;
        line.fault = blank == std::string_view::npos ? IncludeFault::Unended : hasWords ? IncludeFault::MoreBehind : IncludeFault::None;
    }
}

} // namespace

std::string_view withoutQuotes(std::string_view written)
{
    return withoutConfQuotes(written);
}

std::string plainValue(std::string_view written)
{
    const Unescaped plain(written);
    return std::string(withoutQuotes(plain.text()));
}

/// The next line with its continuations and without comments; notes where its pieces stand.
std::string_view ConfLexer::joinPieces(ConfLine &line)
{
    std::string_view first; // mostly the only one, and then not copied
    std::size_t size = 0;
    m_joined.clear();
    m_pieces.clear();
    for (bool goesOn = true; goesOn && m_at < m_text.size();) {
        ++m_number;
        const std::size_t lineBreak = std::min(m_text.find('\n', m_at), m_text.size());
        const std::string_view written = m_text.substr(m_at, lineBreak - m_at);
        std::string_view piece = withoutComment(written);
        line.hasComment = line.hasComment || piece.size() < written.size();
        goesOn = readContinuation(piece);
        if (const std::size_t last = piece.find_last_not_of(blanks); last != std::string_view::npos) {
            line.contentEnd = m_at + last + 1;
        }
        line.cut = line.cut || size + piece.size() > mostLineBytes;
        piece = piece.substr(0, mostLineBytes - size);
        if (!piece.empty()) {
            m_pieces.push_back({ size, m_at });
            if (m_pieces.size() == 1) {
                first = piece;
            } else {
                m_joined += m_pieces.size() == 2 ? first : std::string_view();
                m_joined += piece;
            }
            size += piece.size();
        }
        m_at = std::min(lineBreak + 1, m_text.size());
    }
    return m_pieces.size() > 1 ? std::string_view(m_joined) : first;
}

std::size_t ConfLexer::placeOf(std::size_t joined) const
{
    const auto behind
        = std::upper_bound(m_pieces.begin(), m_pieces.end(), joined, [](std::size_t at, const Piece &piece) { return at < piece.joined; });
    const Piece &piece = *(behind - 1);
    return piece.file + (joined - piece.joined);
}

bool ConfLexer::next(ConfLine &line)
{
    if (m_at == m_text.size() || m_words == 0) {
        return false;
    }
    line.pairs.clear();
    line.stray.clear();
    line.included.clear();
    line.place.file = m_fileName;
    line.place.line = m_number + 1;
    line.begin = m_at;
    line.contentEnd = m_at;
    line.fault = IncludeFault::None;
    line.hasComment = false;
    line.cut = false;
    const std::string_view content = joinPieces(line);
    line.end = m_at;
    const Unescaped plain(content);
    readInclude(plain.text(), m_text.substr(line.contentEnd, line.end - line.contentEnd), line);
    if (line.included.empty()) {
        line.cut = !readWords(content, plain, line.pairs, line.stray, m_words) || line.cut;
        for (ConfPair &pair : line.pairs) {
            pair.keyBegin = placeOf(pair.keyBegin);
            pair.keyEnd = placeOf(pair.keyEnd - 1) + 1;
            // Ends are counted from the byte before them: what follows may stand in another piece.
            pair.valueBegin = pair.written.empty() ? placeOf(pair.valueBegin - 1) + 1 : placeOf(pair.valueBegin);
            pair.valueEnd = placeOf(pair.valueEnd - 1) + 1;
        }
    }
    return true;
}

std::vector<ConfPair> parsePairs(std::string_view text, std::vector<std::string> &stray)
{
    std::vector<ConfPair> pairs;
    std::size_t words = mostConfWords;
    (void)readWords(text, Unescaped(text), pairs, stray, words);
    return pairs;
}

} // namespace apportion::slurm
