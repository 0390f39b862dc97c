// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/conf_editor.h"

#include "core/policy/tres.h"
#include "slurm/conf/conf_text.h"
#include "slurm/text/bounds.h"

#include <algorithm>
#include <utility>

namespace apportion::slurm
{

namespace
{

constexpr std::string_view blockBegin = "# >>> added by Apportion >>>";
constexpr std::string_view blockEnd = "# <<< added by Apportion <<<";
constexpr std::string_view aboveBegin = "# Added by Apportion above ";
constexpr std::string_view aboveEnd = "=DEFAULT, which is not to count for it:";

/// A new value in the place of an old one, quoted as the old one was when that is possible.
std::string valueInPlace(const ConfPair &pair, std::string_view value)
{
    std::string text = confValue(value);
    const bool wasQuoted = pair.written.size() > 1 && pair.written.front() == '"';
    if (wasQuoted && text.front() != '"' && text.find('"') == std::string::npos) {
        text = '"' + text + '"';
    }
    return text;
}

} // namespace

ConfEditor::ConfEditor(std::string_view original) : m_original(original)
{
    std::size_t words = mostConfWords;
    ConfLexer lexer(original, {}, words);
    for (ConfLine line; lexer.next(line);) {
        if (m_blockEnd == std::string_view::npos && original.substr(line.begin, blockEnd.size()) == blockEnd) {
            m_blockEnd = line.begin;
        }
        if (!line.included.empty()) {
            m_includes.push_back(std::move(line));
        } else if (!line.pairs.empty()) {
            m_lines.push_back(std::move(line));
        }
    }
    const std::size_t lineBreak = original.find('\n');
    m_lineEnd = lineBreak != std::string_view::npos && lineBreak > 0 && original[lineBreak - 1] == '\r' ? "\r\n" : "\n";
}

const ConfPair *ConfEditor::findPair(const ConfLine &line, std::string_view key)
{
    const ConfPair *found = nullptr;
    for (const ConfPair &pair : line.pairs) {
        if (sameIgnoringCase(pair.key, key)) {
            found = &pair;
        }
    }
    return found;
}

const ConfLine *ConfEditor::findLine(std::uint32_t number) const
{
    const auto found = std::lower_bound(
        m_lines.begin(), m_lines.end(), number, [](const ConfLine &line, std::uint32_t wanted) { return line.place.line < wanted; });
    return found != m_lines.end() && found->place.line == number ? &*found : nullptr;
}

void ConfEditor::replace(const ConfPair &pair, std::string_view value, bool asWritten)
{
    m_edits.push_back({ pair.valueBegin, pair.valueEnd, asWritten ? std::string(value) : valueInPlace(pair, value) });
}

void ConfEditor::rename(const ConfPair &pair, std::string_view key)
{
    m_edits.push_back({ pair.keyBegin, pair.keyEnd, std::string(key) });
}

void ConfEditor::erase(const ConfLine &line, const ConfPair &pair)
{
    if (line.pairs.size() == 1 && !line.hasComment && line.stray.empty() && !line.cut) {
        m_edits.push_back({ line.begin, line.end, {} });
        return;
    }
    std::size_t begin = pair.keyBegin;
    std::size_t end = pair.valueEnd;
    const auto isSpace = [this](std::size_t at) { return m_original[at] == ' ' || m_original[at] == '\t'; };
    while (begin > line.begin && isSpace(begin - 1)) {
        --begin;
    }
    if (begin == line.begin) {
        while (end < line.end && isSpace(end)) {
            ++end;
        }
    }
    m_edits.push_back({ begin, end, {} });
}

void ConfEditor::setKey(const ConfLine &line, const std::string &object, std::string_view key, const std::string &value, bool asWritten)
{
    const ConfPair *pair = findPair(line, key);
    if (pair != nullptr && value.empty()) {
        erase(line, *pair);
        note({ ConfChange::Kind::Removed, object, std::string(key), pair->written, {}, line.place.line });
    } else if (pair != nullptr) {
        replace(*pair, value, asWritten);
        note({ ConfChange::Kind::Changed, object, std::string(key), pair->written, value, line.place.line });
    } else if (!value.empty()) {
        m_edits.push_back({ line.contentEnd, line.contentEnd, ' ' + std::string(key) + '=' + (asWritten ? value : confValue(value)) });
        note({ ConfChange::Kind::Added, object, std::string(key), {}, value, line.place.line });
    }
}

void ConfEditor::commentOut(const ConfLine &line)
{
    for (std::size_t at = line.begin; at < line.end; at = std::min(m_original.find('\n', at), line.end - 1) + 1) {
        m_edits.push_back({ at, at, "# " });
    }
}

void ConfEditor::insertBelow(const ConfLine &line, const std::string &added)
{
    const bool ends = line.end > line.begin && m_original[line.end - 1] == '\n';
    m_edits.push_back({ line.end, line.end, ends ? added + m_lineEnd : m_lineEnd + added, true });
}

void ConfEditor::addAbove(std::uint32_t number, bool include, std::string_view key, std::string line)
{
    const std::vector<ConfLine> &lines = include ? m_includes : m_lines;
    const auto place
        = std::lower_bound(lines.begin(), lines.end(), number, [](const ConfLine &one, std::uint32_t wanted) { return one.place.line < wanted; });
    std::vector<std::string> &above = m_above[place == lines.end() ? 0 : place->begin];
    const std::string reason = std::string(aboveBegin) + std::string(key) + std::string(aboveEnd);
    if (std::find(above.begin(), above.end(), reason) == above.end()) {
        above.push_back(reason);
    }
    above.push_back(std::move(line));
}

std::string ConfEditor::asLines(const std::vector<std::string> &lines) const
{
    std::string text;
    for (const std::string &line : lines) {
        text += line;
        text += m_lineEnd;
    }
    return text;
}

void ConfEditor::placeAbove()
{
    for (const auto &[at, lines] : m_above) {
        m_edits.push_back({ at, at, asLines(lines), true });
    }
}

/// Puts the added lines into the block of an earlier patch, or into a new one at the end.
void ConfEditor::placeAdded()
{
    if (m_added.empty()) {
        return;
    }
    if (m_blockEnd != std::string_view::npos) {
        m_edits.push_back({ m_blockEnd, m_blockEnd, asLines(m_added) });
        return;
    }
    std::string block;
    if (!m_original.empty()) {
        (block += m_original.back() == '\n' ? "" : m_lineEnd) += m_lineEnd;
    }
    ((block += blockBegin) += m_lineEnd) += asLines(m_added);
    (block += blockEnd) += m_lineEnd;
    m_edits.push_back({ m_original.size(), m_original.size(), std::move(block) });
}

std::string ConfEditor::apply()
{
    placeAdded();
    placeAbove();
    std::stable_sort(
        m_edits.begin(), m_edits.end(), [](const Edit &a, const Edit &b) { return std::pair(a.begin, !a.below) < std::pair(b.begin, !b.below); });
    std::string text;
    text.reserve(m_original.size() + 256);
    std::size_t at = 0;
    for (const Edit &edit : m_edits) {
        // Two edits of the same bytes come from a file that names one thing twice in a line; the first is made.
        if (edit.begin < at) {
            continue;
        }
        (text += m_original.substr(at, edit.begin - at)) += edit.text;
        at = edit.end;
    }
    return text += m_original.substr(at);
}

} // namespace apportion::slurm
