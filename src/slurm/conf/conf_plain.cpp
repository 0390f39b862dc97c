// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/conf_plain.h"

#include "core/schema/conf_key_search.h"
#include "slurm/conf/conf_lexer.h"
#include "slurm/conf/slurm_conf.h"
#include "slurm/text/bounds.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace apportion::slurm
{

namespace
{

/// slurmctld takes a line for a text that ends with its first NUL byte (parse_config.c, _get_next_line).
void cutAtNuls(std::string &text, const std::string &path, Findings &findings)
{
    const std::size_t first = text.find('\0');
    if (first == std::string::npos) {
        return;
    }
    const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(first), '\n');
    findings.add(Severity::Warning, "text-nul", { path, static_cast<std::uint32_t>(line) },
        { APPORTION_TEXT("The file holds NUL bytes: slurmctld reads nothing of a line behind one, and so it was read here. An export leaves out what "
                         "stands there."),
            {} },
        { APPORTION_TEXT("Write the file again as UTF-8 text."), {} });
    std::string kept;
    kept.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view whole = std::string_view(text).substr(at, end - at);
        kept += whole.substr(0, whole.find('\0'));
        kept += end < text.size() ? "\n" : "";
        at = end + 1;
    }
    text = std::move(kept);
}

/// Whether every line of a text begins with a key of slurm.conf, or includes a file.
bool holdsKeysAlone(std::string_view text)
{
    std::size_t words = mostConfWords;
    ConfLexer lexer(text, {}, words);
    for (ConfLine line; lexer.next(line);) {
        const bool isKnown = line.pairs.empty() || schema::findAnyConfKey(schema::ConfSection::Top, line.pairs.front().key) != nullptr;
        if (!line.stray.empty() || !isKnown) {
            return false;
        }
    }
    return true;
}

struct Words
{
    std::size_t count = 0; // pairs, stray words and included files
    bool isRefused = false; // a line holds what slurmctld does not take on one line
};

/// What the lines of a text say, in which CR is a blank.
Words wordsOf(std::string_view text)
{
    constexpr std::array<std::pair<std::string_view, schema::ConfSection>, 2> lists
        = { { { "NodeName", schema::ConfSection::Node }, { "PartitionName", schema::ConfSection::Partition } } };
    Words said;
    std::size_t words = mostConfWords;
    ConfLexer lexer(text, {}, words);
    for (ConfLine line; lexer.next(line);) {
        said.count += line.pairs.size() + line.stray.size() + (line.included.empty() ? 0 : 1);
        said.isRefused = said.isRefused || pairsAlone(line) > 1 || !line.stray.empty();
        const auto list = std::find_if(lists.begin(), lists.end(),
            [&line](const auto &one) { return !line.pairs.empty() && sameIgnoringCase(line.pairs.front().key, one.first); });
        if (list != lists.end()) {
            said.isRefused = said.isRefused || std::any_of(line.pairs.begin() + 1, line.pairs.end(), [list](const ConfPair &pair) {
                return schema::findAnyConfKey(list->second, pair.key) == nullptr;
            });
        }
    }
    return said;
}

/// Lines that nobody can have meant as one.
void endLinesAtReturnsOf(std::string &text, const std::string &path, Findings &findings)
{
    Diagnostics dropped;
    Findings unheard(dropped);
    std::string split = text;
    endLinesAtReturns(split, "\"", path, unheard);
    if (split == text) {
        return;
    }
    bool isRefused = false;
    std::uint32_t first = 0;
    std::size_t words = mostConfWords;
    ConfLexer lexer(text, {}, words);
    for (ConfLine line; lexer.next(line);) {
        const std::string_view one = std::string_view(text).substr(line.begin, line.end - line.begin);
        const std::string_view several = std::string_view(split).substr(line.begin, line.end - line.begin);
        if (one == several) {
            continue;
        }
        const Words said = wordsOf(one);
        if (said.isRefused || said.count != wordsOf(several).count) {
            isRefused = isRefused || said.isRefused;
            first = first == 0 ? line.place.line : first;
        } else { // slurmctld reads the same
            split.replace(line.begin, one.size(), one);
        }
    }
    const std::size_t behind = lexer.position(); // of a file with more words than are read
    split.replace(behind, split.size() - behind, text, behind, text.size() - behind);
    text = std::move(split);
    if (first == 0) {
        return;
    }
    findings.add(isRefused ? Severity::Error : Severity::Warning, "text-line-ends", { path, first },
        isRefused ? Text { APPORTION_TEXT("Lines of the file end with CR alone, for Slurm a single line: slurmctld would not start. It was read with "
                                          "the line ends of Unix, and an export writes those."),
            {} }
                  : Text { APPORTION_TEXT("Lines of the file end with CR alone: it was read with the line ends of Unix, and an export writes those. "
                                          "Slurm's programs would read "
                                          "a single line."),
                      {} },
        { APPORTION_TEXT("Save it with the line ends of Unix."), {} });
}

} // namespace

void makePlainConf(std::string &text, const std::string &path, Findings &findings)
{
    cutAtNuls(text, path, findings);
    endConfLines(text, path, findings);
}

void makePlainIncluded(std::string &text, const std::string &path, Findings &findings)
{
    Diagnostics dropped;
    Findings unheard(dropped);
    std::string cut = text;
    cutAtNuls(cut, path, unheard);
    if (cut.size() == text.size() || !holdsKeysAlone(cut)) {
        endConfLines(text, path, findings);
    } else {
        makePlainConf(text, path, findings);
    }
}

void endConfLines(std::string &text, const std::string &path, Findings &findings)
{
    if (text.find('\r') != std::string::npos) {
        endLinesAtReturnsOf(text, path, findings);
    }
}

} // namespace apportion::slurm
