// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "slurm/text/reading.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

/// The names of a table's columns: what sacctmgr, sshare and squeue print with -P, -p or a format with '|' between
/// the columns. Names are compared without case, blanks and '_': "Def QOS" is "DefQOS".
class TableHeader
{
public:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    TableHeader() = default;
    explicit TableHeader(std::string_view line);

    /// The column of that name, or none; of several the first.
    [[nodiscard]] std::size_t find(std::string_view name) const;
    [[nodiscard]] bool has(std::string_view name) const { return find(name) != none; }
    [[nodiscard]] std::size_t size() const { return m_names.size(); }
    [[nodiscard]] std::string_view name(std::size_t column) const { return m_names[column]; }

private:
    std::vector<std::string_view> m_names;
};

/// Walks through the rows of a table; the first line that @p isHeader is its header.
class TableText
{
public:
    TableText(std::string_view text, bool (*isHeader)(const TableHeader &));

    /// False when no line is a header.
    [[nodiscard]] bool hasHeader() const { return m_header.size() > 0; }
    [[nodiscard]] const TableHeader &header() const { return m_header; }
    /// False at the end; empty lines and repeated headers are left out.
    bool next();
    [[nodiscard]] std::uint32_t line() const { return m_walker.number(); }
    /// The cell of a column, trimmed unless it is asked for as it stands; empty for none and where the row ends before it.
    [[nodiscard]] std::string_view cell(std::size_t column) const { return trimmed(rawCell(column)); }
    [[nodiscard]] std::string_view rawCell(std::size_t column) const { return column < m_cells.size() ? m_cells[column] : std::string_view(); }
    /// How many cells a row has too many.
    [[nodiscard]] std::size_t extraCells() const { return m_cells.size() - std::min(m_cells.size(), m_header.size()); }
    /// Joins the cells of a row that has too many into one of @p column, whose value may hold '|' itself.
    void joinInto(std::size_t column) { joinInto(column, extraCells()); }
    /// The same of so many of them.
    void joinInto(std::size_t column, std::size_t extra);

private:
    LineWalker m_walker;
    std::string_view m_headerLine;
    TableHeader m_header;
    std::vector<std::string_view> m_cells;
};

} // namespace apportion::slurm
