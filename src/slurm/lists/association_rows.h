// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "slurm/lists/association_gatherer.h"
#include "slurm/text/table_text.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace apportion::slurm
{

/// Walks through the associations of a table that `sacctmgr -P show assoc` printed.
class AssociationRows
{
public:
    AssociationRows(std::string_view text, Findings &findings);

    /// False when the text is no such table.
    [[nodiscard]] bool hasHeader() const { return m_table.hasHeader(); }
    /// False at the end; otherwise what follows is of the next row.
    bool next() { return m_table.next(); }
    [[nodiscard]] std::uint32_t line() const { return m_table.line(); }
    [[nodiscard]] std::string_view cluster() const { return m_table.cell(m_cluster); }
    [[nodiscard]] std::string_view account() const { return m_table.cell(m_account); }
    [[nodiscard]] std::string_view user() const { return m_table.cell(m_user); }
    [[nodiscard]] std::string_view partition() const { return m_table.cell(m_partition); }
    /// All that the row says. What cannot be read is told.
    [[nodiscard]] AssociationRecord record() const;

private:
    void readShares(AssociationRecord &record) const;
    void readPriority(AssociationRecord &record) const;
    void reportValue(std::string_view what, std::string_view value) const;

    TableText m_table;
    Findings &m_findings;
    std::size_t m_cluster = 0;
    std::size_t m_account = 0;
    std::size_t m_user = 0;
    std::size_t m_partition = 0;
    std::size_t m_parent = 0;
    std::size_t m_lineage = 0;
    std::size_t m_shares = 0;
    std::size_t m_priority = 0;
    std::size_t m_left = 0;
    std::size_t m_right = 0;
    std::size_t m_flags = 0;
    std::vector<std::pair<std::size_t, std::string>> m_options; // column, name of the option
};

} // namespace apportion::slurm
