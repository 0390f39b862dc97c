// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/above_defaults.h"

#include "slurm/conf/conf_editor.h"
#include "slurm/conf/conf_partitions.h"
#include "slurm/text/reading.h"

#include <algorithm>
#include <utility>

namespace apportion::slurm
{

DefaultLines::DefaultLines(const std::vector<ConfLine> &lines, std::string_view key) : m_lines(lines), m_key(key), m_first(lines.size())
{
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const ConfPair *name = ConfEditor::findPair(lines[i], key);
        if (name == nullptr || !sameIgnoringCase(name->value, "DEFAULT")) {
            continue;
        }
        m_first = std::min(m_first, i);
        for (const ConfPair &pair : lines[i].pairs) {
            const auto same = std::find_if(
                m_handedDown.begin(), m_handedDown.end(), [&pair](const ConfPair &known) { return sameIgnoringCase(known.key, pair.key); });
            if (same != m_handedDown.end()) {
                *same = pair;
            } else if (&pair != name && !(sameIgnoringCase(key, "PartitionName") && isOfOwnLine(pair.key))) {
                m_handedDown.push_back(pair);
            }
        }
    }
}

void DefaultLines::addAbove(ConfEditor &editor, const std::string &mainFile, std::string line) const
{
    if (m_first == m_lines.size()) {
        editor.addLine(std::move(line));
        return;
    }
    // Of an included file: the first Include behind the last line of slurm.conf that is read before it is above it.
    std::size_t i = m_first;
    while (m_lines[i].place.file != mainFile && i > 0) {
        --i;
    }
    const bool isMain = m_lines[i].place.file == mainFile;
    const std::uint32_t before = !isMain ? 0 : i == m_first ? m_lines[i].place.line - 1 : m_lines[i].place.line;
    editor.addAbove(before + 1, i != m_first || !isMain, m_key, std::move(line));
}

} // namespace apportion::slurm
