// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/text/table_text.h"

#include <algorithm>

namespace apportion::slurm
{

namespace
{

/// More columns or cells than this are no table of Slurm's; a line of '|' alone must not take much memory.
constexpr std::size_t mostCells = 4096;

bool isFiller(char c)
{
    return isBlank(c) || c == '_';
}

char folded(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// Whether two names of columns are the same without case, blanks and '_'.
bool sameColumn(std::string_view a, std::string_view b)
{
    std::size_t i = 0;
    std::size_t j = 0;
    for (;;) {
        while (i < a.size() && isFiller(a[i])) {
            ++i;
        }
        while (j < b.size() && isFiller(b[j])) {
            ++j;
        }
        if (i == a.size() || j == b.size()) {
            return i == a.size() && j == b.size();
        }
        if (folded(a[i++]) != folded(b[j++])) {
            return false;
        }
    }
}

void splitCells(std::string_view line, std::vector<std::string_view> &cells)
{
    cells.clear();
    while (!line.empty() && cells.size() < mostCells) {
        const std::size_t end = std::min(line.find('|'), line.size());
        cells.push_back(line.substr(0, end));
        line.remove_prefix(std::min(end + 1, line.size()));
    }
}

} // namespace

TableHeader::TableHeader(std::string_view line)
{
    splitCells(line, m_names);
    for (std::string_view &name : m_names) {
        name = trimmed(name);
    }
}

std::size_t TableHeader::find(std::string_view name) const
{
    const auto found = std::find_if(m_names.begin(), m_names.end(), [&](std::string_view own) { return sameColumn(own, name); });
    return found == m_names.end() ? none : static_cast<std::size_t>(found - m_names.begin());
}

TableText::TableText(std::string_view text, bool (*isHeader)(const TableHeader &)) : m_walker(text)
{
    while (m_walker.next()) {
        m_headerLine = trimmed(m_walker.line());
        if (TableHeader header(m_headerLine); isHeader(header)) {
            m_header = std::move(header);
            return;
        }
    }
}

bool TableText::next()
{
    while (m_walker.next()) {
        const std::string_view line = trimmed(m_walker.line());
        if (!line.empty() && line != m_headerLine) {
            splitCells(m_walker.line(), m_cells);
            if (line.back() == '|' && !m_headerLine.ends_with('|')) {
                m_cells.push_back(line.substr(line.size())); // the last cell is empty, as the threshold of most QOS is
            }
            return true;
        }
    }
    return false;
}

void TableText::joinInto(std::size_t column, std::size_t extra)
{
    if (extra == 0 || extra > extraCells() || column >= m_header.size()) {
        return;
    }
    const std::string_view last = m_cells[column + extra];
    m_cells[column] = { m_cells[column].data(), static_cast<std::size_t>(last.data() + last.size() - m_cells[column].data()) };
    const auto first = m_cells.begin() + static_cast<std::ptrdiff_t>(column) + 1;
    m_cells.erase(first, first + static_cast<std::ptrdiff_t>(extra));
}

} // namespace apportion::slurm
