// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/tsv_table.h"

#include "core/policy/text_scan.h"

#include <algorithm>

namespace apportion::replay
{

namespace
{

void splitCells(std::string_view line, std::vector<std::string_view> &cells)
{
    cells.clear();
    std::size_t tab = 0;
    while ((tab = line.find('\t')) != std::string_view::npos) {
        cells.push_back(line.substr(0, tab));
        line.remove_prefix(tab + 1);
    }
    cells.push_back(line);
}

} // namespace

TsvTable::TsvTable(std::string_view text, std::string fileName, Diagnostics &diagnostics)
    : m_rest(text), m_fileName(std::move(fileName)), m_diagnostics(diagnostics)
{
    splitCells(nextLine(), m_columns);
}

std::string_view TsvTable::nextLine()
{
    const std::size_t end = std::min(m_rest.find('\n'), m_rest.size());
    std::string_view line = m_rest.substr(0, end);
    m_rest.remove_prefix(std::min(end + 1, m_rest.size()));
    ++m_line;
    if (line.ends_with('\r')) {
        line.remove_suffix(1);
    }
    return line;
}

std::size_t TsvTable::find(std::string_view column) const
{
    const auto found = std::find(m_columns.begin(), m_columns.end(), column);
    return found == m_columns.end() ? none : static_cast<std::size_t>(found - m_columns.begin());
}

bool TsvTable::hasColumns(std::initializer_list<const char *> columns)
{
    bool all = true;
    for (const char *column : columns) {
        if (find(column) == none) {
            report("column-missing", { APPORTION_TEXT("%1=%2 cannot be read."), { "column", column } });
            all = false;
        }
    }
    return all;
}

bool TsvTable::next()
{
    while (!m_rest.empty()) {
        const std::string_view line = nextLine();
        if (!trimmed(line).empty()) {
            splitCells(line, m_cells);
            return true;
        }
    }
    return false;
}

std::string_view TsvTable::text(std::string_view column) const
{
    const std::size_t place = find(column);
    const std::string_view cell = place < m_cells.size() ? m_cells[place] : std::string_view();
    return cell == "-" ? std::string_view() : cell;
}

std::optional<std::int64_t> TsvTable::number(std::string_view column, std::int64_t least, std::int64_t most)
{
    const std::string_view cell = text(column);
    if (cell.empty()) {
        return std::nullopt;
    }
    const std::optional<std::int64_t> number = wholeNumber(cell);
    if (!number || *number < least || *number > most) {
        reportCell(column);
        return std::nullopt;
    }
    return number;
}

void TsvTable::reportCell(std::string_view column)
{
    report("cell-unreadable", { APPORTION_TEXT("%1=%2 cannot be read."), { std::string(column), std::string(text(column).substr(0, 80)) } });
}

void TsvTable::report(const char *code, Text message)
{
    if (++m_findings <= mostFindings) {
        m_diagnostics.push_back({ Severity::Error, code, std::move(message), {}, { m_fileName, m_line }, {} });
    }
}

} // namespace apportion::replay
