// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "slurm/conf/conf_lexer.h"
#include "slurm/conf/conf_patch.h"

#include <cstdint>
#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

/// The edits of one slurm.conf: collected as they are found, then made at once. What no edit touches stays byte for byte.
class ConfEditor
{
public:
    /// @p original must outlive the editor.
    explicit ConfEditor(std::string_view original);

    [[nodiscard]] std::string_view original() const { return m_original; }
    /// The lines with pairs, in order.
    [[nodiscard]] const std::vector<ConfLine> &lines() const { return m_lines; }
    /// The pair that stands for a key in a line: the last one; nullptr when there is none.
    [[nodiscard]] static const ConfPair *findPair(const ConfLine &line, std::string_view key);
    /// The line that begins with that number, or nullptr.
    [[nodiscard]] const ConfLine *findLine(std::uint32_t number) const;

    /// A new value in the place of an old one, quoted as that was; @p asWritten: with its own quotes and escapes.
    void replace(const ConfPair &pair, std::string_view value, bool asWritten = false);
    /// Another key for the same value; an operator of `Key+=Value` stays.
    void rename(const ConfPair &pair, std::string_view key);
    /// Takes a pair out: with its line when that holds nothing else, else with the blanks before or after it.
    void erase(const ConfLine &line, const ConfPair &pair);
    /// Gives a key of @p object, which the line describes, a value, and notes the change; an empty value takes the key out.
    void setKey(const ConfLine &line, const std::string &object, std::string_view key, const std::string &value, bool asWritten = false);
    /// Puts a # before every physical line.
    void commentOut(const ConfLine &line);
    /// Begins a new line between two pairs that follow each other.
    void breakLine(const ConfPair &before, const ConfPair &after) { m_edits.push_back({ before.valueEnd, after.keyBegin, m_lineEnd }); }
    /// A line directly below another one.
    void insertBelow(const ConfLine &line, const std::string &added);
    /// A line above the first line from that number on, or Include line when @p include, which brings a DEFAULT line of @p key; a
    /// comment says why it stands there.
    void addAbove(std::uint32_t number, bool include, std::string_view key, std::string line);
    /// A line for the block of added lines at the end.
    void addLine(std::string line) { m_added.push_back(std::move(line)); }

    void note(ConfChange change) { m_changes.push_back(std::move(change)); }
    [[nodiscard]] std::vector<ConfChange> takeChanges() { return std::move(m_changes); }
    /// The text with all edits made.
    [[nodiscard]] std::string apply();

private:
    struct Edit
    {
        std::size_t begin = 0;
        std::size_t end = 0;
        std::string text;
        bool below = false; ///< belongs to the line that ends there: comes before edits of the next one
    };

    [[nodiscard]] std::string asLines(const std::vector<std::string> &lines) const;
    void placeAdded();
    void placeAbove();

    std::string_view m_original;
    std::vector<ConfLine> m_lines;
    std::vector<ConfLine> m_includes;
    std::size_t m_blockEnd = std::string_view::npos; // where the block of an earlier patch ends
    std::string m_lineEnd;
    std::vector<Edit> m_edits;
    std::vector<std::string> m_added;
    std::map<std::size_t, std::vector<std::string>> m_above; // by the byte at which they go
    std::vector<ConfChange> m_changes;
};

} // namespace apportion::slurm
