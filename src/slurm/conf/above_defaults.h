// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "slurm/conf/conf_lexer.h"

#include <string>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

class ConfEditor;

/// The DEFAULT lines of one key, PartitionName or NodeName, of slurm.conf and all that it includes, as a new line meets them.
///
/// A DEFAULT line counts for what stands below it, and a later one adds to it: none takes back what another gave. A line above
/// the first of them takes nothing from any. Its place among lines of other keys means nothing to Slurm, which puts nodes and
/// partitions together when all is read (read_config.c).
class DefaultLines
{
public:
    /// @p lines: of all files, each where it is read. They must outlive it.
    DefaultLines(const std::vector<ConfLine> &lines, std::string_view key);

    /// What they hand down to a line below all of them: each key once.
    [[nodiscard]] const std::vector<ConfPair> &handedDown() const { return m_handedDown; }
    /// Puts a line above the first of them, or above the Include line through which it comes. @p editor is of the file @p mainFile.
    void addAbove(ConfEditor &editor, const std::string &mainFile, std::string line) const;

private:
    const std::vector<ConfLine> &m_lines;
    std::string m_key;
    std::size_t m_first = 0; // of the lines; their number: none
    std::vector<ConfPair> m_handedDown;
};

} // namespace apportion::slurm
