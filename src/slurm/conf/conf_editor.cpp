// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/conf_editor.h"

#include "core/policy/tres.h"
#include "slurm/conf/conf_text.h"

#include <algorithm>
#include <utility>

namespace apportion::slurm
{

namespace
{

constexpr std::string_view blockBegin = "# >>> added by Apportion >>>";
constexpr std::string_view blockEnd = "# <<< added by Apportion <<<";

/// A new value in the place of an old one, quoted as the old one was when that is possible.
std::string valueInPlace(std::string_view original, const ConfToken &token, std::string_view value)
{
    std::string text = confValue(value);
    const bool wasQuoted = token.valueEnd > token.valueBegin + 1 && original[token.valueBegin] == '"';
    if (wasQuoted && text.front() != '"' && text.find('"') == std::string::npos) {
        text = '"' + text + '"';
    }
    return text;
}

} // namespace

ConfEditor::ConfEditor(std::string_view original) : m_original(original), m_spans(scanConf(original))
{
    const std::size_t lineBreak = original.find('\n');
    m_lineEnd = lineBreak != std::string_view::npos && lineBreak > 0 && original[lineBreak - 1] == '\r' ? "\r\n" : "\n";
}

const ConfToken *ConfEditor::findToken(const ConfSpan &span, std::string_view key)
{
    const ConfToken *found = nullptr;
    for (const ConfToken &token : span.tokens) {
        if (sameIgnoringCase(token.key, key)) {
            found = &token;
        }
    }
    return found;
}

std::string ConfEditor::written(const ConfToken &token) const
{
    return std::string(m_original.substr(token.valueBegin, token.valueEnd - token.valueBegin));
}

void ConfEditor::replace(const ConfToken &token, std::string_view value, bool asWritten)
{
    m_edits.push_back({ token.valueBegin, token.valueEnd, asWritten ? std::string(value) : valueInPlace(m_original, token, value) });
}

void ConfEditor::erase(const ConfSpan &span, const ConfToken &token)
{
    if (span.tokens.size() == 1 && !span.hasComment && !span.hasStray) {
        m_edits.push_back({ span.begin, span.end, {} });
        return;
    }
    std::size_t begin = token.keyBegin;
    std::size_t end = token.valueEnd;
    const auto isSpace = [this](std::size_t at) { return m_original[at] == ' ' || m_original[at] == '\t'; };
    while (begin > span.begin && isSpace(begin - 1)) {
        --begin;
    }
    if (begin == span.begin) {
        while (end < span.end && isSpace(end)) {
            ++end;
        }
    }
    m_edits.push_back({ begin, end, {} });
}

void ConfEditor::setKey(const ConfSpan &span, const std::string &object, std::string_view key, const std::string &value, bool asWritten)
{
    const ConfToken *token = findToken(span, key);
    if (token != nullptr && value.empty()) {
        erase(span, *token);
        note({ ConfChange::Kind::Removed, object, std::string(key), written(*token), {}, span.line });
    } else if (token != nullptr) {
        replace(*token, value, asWritten);
        note({ ConfChange::Kind::Changed, object, std::string(key), written(*token), value, span.line });
    } else if (!value.empty()) {
        m_edits.push_back({ span.contentEnd, span.contentEnd, ' ' + std::string(key) + '=' + (asWritten ? value : confValue(value)) });
        note({ ConfChange::Kind::Added, object, std::string(key), {}, value, span.line });
    }
}

void ConfEditor::commentOut(const ConfSpan &span)
{
    for (std::size_t at = span.begin; at < span.end; at = std::min(m_original.find('\n', at), span.end - 1) + 1) {
        m_edits.push_back({ at, at, "# " });
    }
}

void ConfEditor::insertBelow(const ConfSpan &span, const std::string &line)
{
    const bool ends = span.end > span.begin && m_original[span.end - 1] == '\n';
    m_edits.push_back({ span.end, span.end, ends ? line + m_lineEnd : m_lineEnd + line, true });
}

std::string ConfEditor::addedLines() const
{
    std::string lines;
    for (const std::string &line : m_added) {
        lines += line;
        lines += m_lineEnd;
    }
    return lines;
}

/// Puts the added lines into the block of an earlier patch, or into a new one at the end.
void ConfEditor::placeAdded()
{
    if (m_added.empty()) {
        return;
    }
    for (const ConfSpan &span : m_spans) {
        if (m_original.substr(span.begin, blockEnd.size()) == blockEnd) {
            m_edits.push_back({ span.begin, span.begin, addedLines() });
            return;
        }
    }
    std::string block;
    if (!m_original.empty()) {
        (block += m_original.back() == '\n' ? "" : m_lineEnd) += m_lineEnd;
    }
    ((block += blockBegin) += m_lineEnd) += addedLines();
    (block += blockEnd) += m_lineEnd;
    m_edits.push_back({ m_original.size(), m_original.size(), std::move(block) });
}

std::string ConfEditor::apply()
{
    placeAdded();
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
