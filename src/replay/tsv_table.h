// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace apportion::replay
{

/// Walks through a table with a header and tabs between its columns, in which "-" stands for nothing. What cannot be read
/// is told with its line, the first hundred times; cells of rows that end too early are nothing.
class TsvTable
{
public:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    /// @p text outlives the table.
    TsvTable(std::string_view text, std::string fileName, Diagnostics &diagnostics);

    [[nodiscard]] std::size_t find(std::string_view column) const;
    /// Whether all of these are there; tells which is not.
    [[nodiscard]] bool hasColumns(std::initializer_list<const char *> columns);
    /// False at the end; empty lines are left out.
    bool next();
    /// The cell as it stands; empty for "-".
    [[nodiscard]] std::string_view text(std::string_view column) const;
    /// A whole number; nothing, and a finding unless the cell is "-", when it is none or not within the bounds.
    [[nodiscard]] std::optional<std::int64_t> number(std::string_view column, std::int64_t least = 0, std::int64_t most = std::int64_t { 1 } << 50);
    /// Tells that a cell of the row cannot be read.
    void reportCell(std::string_view column);
    void report(const char *code, Text message);

private:
    static constexpr std::size_t mostFindings = 100;

    [[nodiscard]] std::string_view nextLine();

    std::string_view m_rest;
    std::string m_fileName;
    Diagnostics &m_diagnostics;
    std::vector<std::string_view> m_columns;
    std::vector<std::string_view> m_cells;
    std::uint32_t m_line = 0;
    std::size_t m_findings = 0;
};

} // namespace apportion::replay
