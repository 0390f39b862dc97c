// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"
#include "core/policy/association_tree.h"

#include <QString>
#include <Qt>

#include <memory>
#include <span>
#include <vector>

namespace apportion
{

/// How the rows of an account tree are to stand: a snapshot, so that another thread can find out.
struct AccountRowsRequest
{
    AssociationTree tree;
    std::shared_ptr<const Evaluation> evaluation; ///< of the computed columns; null: they are all empty
    QString filter; ///< only names that contain it, and the accounts above them; empty: all
    int column = 0; ///< an AccountTreeModel::Column; Name is Slurm's own order
    Qt::SortOrder order = Qt::AscendingOrder;
};

/// Which association stands in which row below which account. Immutable; every question is answered in constant time.
///
/// Siblings are sorted among themselves, so that the tree stays one; those without a value come last either way.
class AccountRows
{
public:
    using Row = std::uint32_t;
    static constexpr Row hidden = 0xffffffff;

    /// Root alone.
    AccountRows();
    /// Linear in the tree but for the sorting; meant for another thread when the tree is large.
    explicit AccountRows(const AccountRowsRequest &request);

    /// Associations that are shown, root included.
    [[nodiscard]] Row size() const { return static_cast<Row>(m_children.size()) + 1; }
    /// Associations whose own name matches the filter; without one, all.
    [[nodiscard]] Row matchCount() const { return m_matches; }
    /// The row of an association below its account, or hidden. Any id may be asked for.
    [[nodiscard]] Row rowOf(AssociationId id) const { return id < m_row.size() ? m_row[id] : hidden; }
    [[nodiscard]] bool isShown(AssociationId id) const { return rowOf(id) != hidden; }
    /// What stands below an account.
    [[nodiscard]] std::span<const AssociationId> children(AssociationId account) const
    {
        return account < m_count.size() ? std::span(m_children).subspan(m_first[account], m_count[account]) : std::span<const AssociationId>();
    }
    /// In how many accounts the user of that name stands.
    [[nodiscard]] std::uint32_t placesOf(NameId user) const { return user < m_places.size() ? m_places[user] : 0; }

    /// The same rows.
    bool operator==(const AccountRows &other) const { return m_children == other.m_children && m_row == other.m_row && m_first == other.m_first; }

private:
    void countPlaces(const AssociationTree &tree, const TreeLayout &layout);

    std::vector<AssociationId> m_children; // neighbours in the order of rows
    std::vector<Row> m_row; // by id
    std::vector<std::uint32_t> m_first; // by id: where the children begin
    std::vector<std::uint32_t> m_count; // by id
    std::vector<std::uint32_t> m_places; // by name id
    Row m_matches = 1;
};

} // namespace apportion
