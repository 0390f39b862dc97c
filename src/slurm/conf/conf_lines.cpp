// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/conf_lines.h"

#include "core/policy/tres.h"
#include "slurm/text/bounds.h"
#include "slurm/text/reading.h"

#include <algorithm>
#include <filesystem>

namespace apportion::slurm
{

namespace
{

namespace fs = std::filesystem;

constexpr std::size_t deepestInclude = 16;
constexpr std::size_t mostIncludes = 1000;
constexpr std::size_t mostIncludedBytes = std::size_t { 64 } << 20;

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
bool takeContinuation(std::string_view &line)
{
    std::string_view cut = line;
    while (!cut.empty() && isBlank(cut.back())) {
        cut.remove_suffix(1);
    }
    const std::size_t last = cut.find_last_not_of('\\');
    const std::size_t backslashes = cut.size() - (last == std::string_view::npos ? 0 : last + 1);
    if (backslashes % 2 == 0) {
        return false;
    }
    line = cut.substr(0, cut.size() - 1);
    return true;
}

std::string withoutEscapes(std::string_view text)
{
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\\' && ++i == text.size()) {
            break;
        }
        plain += text[i];
    }
    return plain;
}

bool isKeyCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.';
}

std::string_view skipBlanks(std::string_view text)
{
    while (!text.empty() && isBlank(text.front())) {
        text.remove_prefix(1);
    }
    return text;
}

/// Where the value at the front of @p text ends: after the closing quote when a blank or the end follows it, else at
/// the first blank.
std::size_t valueEnd(std::string_view text)
{
    if (!text.empty() && text.front() == '"') {
        const std::size_t close = text.find('"', 1);
        if (close != std::string_view::npos && (close + 1 == text.size() || isBlank(text[close + 1]))) {
            return close + 1;
        }
    }
    return std::min(text.find_first_of(" \t\r\v\f"), text.size());
}

/// Takes `Key = Value` off the front of @p text, or returns false and leaves it.
bool takePair(std::string_view &text, ConfPair &pair)
{
    std::size_t end = 0;
    while (end < text.size() && isKeyCharacter(text[end])) {
        ++end;
    }
    if (end == 0) {
        return false;
    }
    std::string_view rest = skipBlanks(text.substr(end));
    std::string_view operation;
    if (rest.size() > 1 && rest[1] == '=' && std::string_view("+-*/").find(rest.front()) != std::string_view::npos) {
        operation = rest.substr(0, 1);
        rest.remove_prefix(1);
    }
    if (rest.empty() || rest.front() != '=') {
        return false;
    }
    rest = skipBlanks(rest.substr(1));
    const std::string_view written = rest.substr(0, valueEnd(rest));
    pair.key = std::string(text.substr(0, end)) + std::string(operation);
    pair.written = std::string(written);
    const bool quoted = written.size() > 1 && written.front() == '"' && written.back() == '"';
    pair.value = withoutEscapes(quoted ? written.substr(1, written.size() - 2) : written);
    text = rest.substr(written.size());
    return true;
}

/// The name of an `Include FILE` line, or empty.
std::string_view includedName(std::string_view line)
{
    constexpr std::string_view word = "include";
    if (!startsWithIgnoringCase(line, word) || line.size() == word.size() || !isBlank(line[word.size()])) {
        return {};
    }
    line = skipBlanks(line.substr(word.size()));
    if (line.empty() || line.front() == '=') {
        return {};
    }
    std::string_view name = line.substr(0, valueEnd(line));
    if (name.size() > 1 && name.front() == '"' && name.back() == '"') {
        name = name.substr(1, name.size() - 2);
    }
    return name;
}

/// Whether @p name fits a pattern of '*' and '?'. Time is the product of both lengths at worst.
bool fitsPattern(std::string_view name, std::string_view pattern)
{
    std::size_t n = 0;
    std::size_t p = 0;
    std::size_t star = std::string_view::npos;
    std::size_t resume = 0;
    while (n < name.size()) {
        if (p < pattern.size() && (pattern[p] == '?' || (pattern[p] != '*' && pattern[p] == name[n]))) {
            ++n;
            ++p;
        } else if (p < pattern.size() && pattern[p] == '*') {
            star = p++;
            resume = n;
        } else if (star != std::string_view::npos) {
            p = star + 1;
            n = ++resume;
        } else {
            return false;
        }
    }
    while (p < pattern.size() && pattern[p] == '*') {
        ++p;
    }
    return p == pattern.size();
}

void insertClusterName(std::string &name, const std::string &clusterName)
{
    for (std::size_t at = name.find("%c"); at != std::string::npos; at = name.find("%c", at + clusterName.size())) {
        name.replace(at, 2, clusterName);
    }
}

/// Notes the ClusterName that a line says.
void learnClusterName(const ConfLine &line, std::string &clusterName)
{
    for (const ConfPair &pair : line.pairs) {
        if (sameIgnoringCase(pair.key, "ClusterName")) {
            clusterName = lowerCase(pair.value);
        }
    }
}

/// The pairs of a text, and the words that are none; at most @p words of both, which are counted down.
std::vector<ConfPair> takePairs(std::string_view text, std::vector<std::string> &stray, std::size_t &words)
{
    std::vector<ConfPair> pairs;
    for (text = skipBlanks(text); !text.empty() && words > 0; text = skipBlanks(text)) {
        --words;
        ConfPair pair;
        if (takePair(text, pair)) {
            pairs.push_back(std::move(pair));
        } else {
            const std::size_t end = std::min(text.find_first_of(" \t\r\v\f"), text.size());
            stray.emplace_back(text.substr(0, end));
            text.remove_prefix(end);
        }
    }
    return pairs;
}

/// Takes the next line that says something; false at the end, or when no words are left.
bool takeLine(LineWalker &walker, ConfLine &line, std::size_t &words)
{
    std::string joined;
    while (words > 0 && walker.next()) {
        line.place.line = walker.number();
        joined.clear();
        for (;;) {
            std::string_view piece = withoutComment(walker.line());
            const bool goesOn = takeContinuation(piece);
            line.cut = line.cut || joined.size() + piece.size() > mostLineBytes;
            joined += piece.substr(0, mostLineBytes - joined.size());
            if (!goesOn || !walker.next()) {
                break;
            }
        }
        line.text = std::string(trimmed(joined));
        if (!line.text.empty()) {
            if (includedName(line.text).empty()) {
                line.pairs = takePairs(line.text, line.stray, words);
            }
            return true;
        }
    }
    return false;
}

/// Follows Include lines, depth first.
class ConfReader
{
public:
    ConfReader(Findings &findings, const std::string &fileName) : m_findings(findings)
    {
        std::error_code error;
        m_includeFolder = fs::is_directory(includeFolderOf(fileName), error) ? includeFolderOf(fileName) : std::string();
    }

    void read(std::string_view text, const std::string &fileName)
    {
        m_open.push_back(identity(fileName));
        LineWalker walker(text);
        for (ConfLine line { {}, {}, {}, { fileName, 0 }, false }; takeLine(walker, line, m_words); line = { {}, {}, {}, { fileName, 0 }, false }) {
            if (line.cut) {
                m_findings.add(Severity::Error, "conf-long", line.place, { APPORTION_TEXT("The line is too long; the rest of it was left out."), {} },
                    { APPORTION_TEXT("Give the slurm.conf of the cluster."), {} });
            }
            const std::string_view included = includedName(line.text);
            if (!included.empty()) {
                include(std::string(included), fileName, line.place);
                continue;
            }
            learnClusterName(line, m_clusterName);
            m_lines.push_back(std::move(line));
        }
        if (m_words == 0 && !m_toldTooMany) {
            m_toldTooMany = true;
            tellTooMany(m_findings, { fileName, walker.number() }, mostConfWords);
        }
        m_open.pop_back();
    }

    std::vector<ConfLine> takeLines() { return std::move(m_lines); }

private:
    static std::string identity(const std::string &fileName)
    {
        std::error_code error;
        const fs::path path = fs::weakly_canonical(fileName, error);
        return error ? fileName : path.string();
    }

    void refuse(const char *code, const SourcePlace &place, Text message)
    {
        m_findings.add(Severity::Error, code, place, std::move(message), { APPORTION_TEXT("Correct the Include line; the rest was read."), {} });
    }

    /// The files that an Include names: one, or those that fit its pattern in the order of their names.
    static std::vector<fs::path> filesOf(const fs::path &path)
    {
        const std::string pattern = path.filename().string();
        if (!isIncludePattern(pattern)) {
            return { path };
        }
        std::vector<fs::path> files;
        std::error_code error;
        for (fs::directory_iterator it(path.parent_path().empty() ? fs::path(".") : path.parent_path(), error), end; !error && it != end;
             it.increment(error)) {
            const std::string name = it->path().filename().string();
            if (name.front() != '.' && fitsPattern(name, pattern)) {
                files.push_back(it->path());
            }
        }
        std::sort(files.begin(), files.end());
        return files;
    }

    void include(std::string name, const std::string &from, const SourcePlace &place)
    {
        insertClusterName(name, m_clusterName);
        fs::path path(name);
        if (!m_includeFolder.empty()) {
            path = fs::path(m_includeFolder) / placeInIncludeFolder(name);
        } else if (path.is_relative()) {
            path = fs::path(from).parent_path() / path;
        }
        const std::vector<fs::path> files = filesOf(path);
        std::error_code error;
        if (!m_includeFolder.empty() && (files.empty() || !fs::exists(files.front(), error))) {
            m_findings.add(Severity::Error, "conf-include", place, { APPORTION_TEXT("\"%1\" could not be included."), { name } },
                { APPORTION_TEXT("Copy this file of the cluster to %1, and import again."), { path.string() } });
            return;
        }
        if (files.empty()) {
            refuse("conf-include", place, { APPORTION_TEXT("No file fits \"%1\"."), { name } });
        }
        for (const fs::path &file : files) {
            includeFile(file.string(), place);
        }
    }

    void includeFile(const std::string &file, const SourcePlace &place)
    {
        if (std::find(m_open.begin(), m_open.end(), identity(file)) != m_open.end()) {
            refuse("conf-include", place, { APPORTION_TEXT("\"%1\" includes itself."), { file } });
            return;
        }
        if (m_open.size() >= deepestInclude || m_included >= mostIncludes || m_includedBytes > mostIncludedBytes) {
            refuse("conf-include", place, { APPORTION_TEXT("\"%1\" is not included: there are too many included files."), { file } });
            return;
        }
        ++m_included;
        if (const std::optional<std::string> text = readWholeFile(file, m_findings, true)) {
            m_includedBytes += text->size();
            checkEncoding(*text, file, m_findings);
            read(*text, file);
        } else {
            refuse("conf-include", place, { APPORTION_TEXT("\"%1\" could not be included."), { file } });
        }
    }

    Findings &m_findings;
    std::vector<ConfLine> m_lines;
    std::vector<std::string> m_open; // the files being read, the innermost last
    std::string m_clusterName;
    std::string m_includeFolder; // with all that may be included; empty: the files' own places
    std::size_t m_included = 0;
    std::size_t m_includedBytes = 0;
    std::size_t m_words = mostConfWords; // that may still come
    bool m_toldTooMany = false;
};

} // namespace

std::vector<ConfPair> parsePairs(std::string_view text, std::vector<std::string> &stray)
{
    std::size_t words = mostConfWords;
    return takePairs(text, stray, words);
}

std::string includeFolderOf(const std::string &confName)
{
    return confName + ".included";
}

std::string placeInIncludeFolder(std::string_view name)
{
    std::string place = !name.empty() && name.front() == '/' ? "absolute" : "relative";
    splitEach(name, '/', [&place](std::string_view part) {
        if (!part.empty() && part != ".") {
            (place += '/') += part == ".." ? std::string_view("_up") : part;
        }
    });
    return place;
}

bool isIncludePattern(std::string_view name)
{
    return name.substr(name.rfind('/') + 1).find_first_of("*?") != std::string_view::npos;
}

std::vector<std::string> includedNames(std::string_view text, std::string &clusterName)
{
    std::vector<std::string> names;
    std::size_t words = mostConfWords;
    LineWalker walker(text);
    for (ConfLine line; takeLine(walker, line, words); line = {}) {
        learnClusterName(line, clusterName);
        std::string name(includedName(line.text));
        insertClusterName(name, clusterName);
        if (!name.empty() && names.size() < mostIncludes && std::find(names.begin(), names.end(), name) == names.end()) {
            names.push_back(std::move(name));
        }
    }
    return names;
}

std::vector<ConfLine> splitConf(std::string_view text, const std::string &fileName)
{
    std::vector<ConfLine> lines;
    std::size_t words = mostConfWords;
    LineWalker walker(text);
    for (ConfLine line { {}, {}, {}, { fileName, 0 }, false }; takeLine(walker, line, words); line = { {}, {}, {}, { fileName, 0 }, false }) {
        lines.push_back(std::move(line));
    }
    return lines;
}

std::vector<ConfLine> readConf(std::string_view text, const std::string &fileName, Findings &findings)
{
    ConfReader reader(findings, fileName);
    reader.read(text, fileName);
    return reader.takeLines();
}

} // namespace apportion::slurm
