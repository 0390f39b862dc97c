// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"
#include "engine/engine.h"
#include "models/account_filter.h"
#include "models/column_info.h"
#include "models/model_roles.h"
#include "models/results_gate.h"

#include <QAbstractItemModel>

#include <memory>

namespace apportion
{

/// The account tree with what Slurm computes for each association, in sshare's order. The one top-level row is root.
///
/// Every question of a view is answered in constant time from the tree's layout; an index carries the association's
/// id. Structure and raw shares are the document's, the computed columns those of the newest results: while an
/// evaluation runs the older numbers stay.
///
/// New results announce themselves by one dataChanged() for root's row and by resultsChanged(). A QTreeView of Qt 6.4
/// repaints all that is visible on any dataChanged() of more than one cell; newer ones repaint the named cells alone,
/// so a view connects resultsChanged() to its viewport()->update(). Announcing each nested row instead would cost a
/// signal an account.
class AccountTreeModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { Name, RawShares, NormShares, Usage, EffectiveUsage, LevelFs, FairShare, Rank, ColumnCount };
    enum Role {
        AssociationIdRole = FirstOwnRole, ///< quint32
        RegimeRole, ///< int: a Regime
        FactorRole, ///< double 0 … 1: the fair-share factor; invalid where sshare shows none
        IsUserRole ///< bool
    };

    explicit AccountTreeModel(Document *document, QObject *parent = nullptr);

    /// Takes the computed columns; results of a policy that is no longer open are ignored.
    void setResults(std::shared_ptr<const Results> results);
    /// Shows only associations whose name contains @p text, and the accounts above them; an empty text shows all.
    void setFilterText(const QString &text);
    [[nodiscard]] QString filterText() const { return m_filterText; }
    /// Associations whose own name matches the filter; without one, all.
    [[nodiscard]] int matchCount() const;
    /// Rows that can be reached at all with the filter: a small number may be expanded at once.
    [[nodiscard]] int visibleCount() const;

    using QAbstractItemModel::index;
    /// The row of an association; invalid when it is not live or filtered out.
    [[nodiscard]] QModelIndex index(AssociationId id, int column = Name) const;
    /// The association of a row; noAssociation for an invalid index.
    [[nodiscard]] static AssociationId associationId(const QModelIndex &index);
    /// Raw shares of everything but root.
    [[nodiscard]] static bool isEditable(const QModelIndex &index);

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] bool hasChildren(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    /// Raw shares from a number or `parent`; what cannot be read is refused with editRefused().
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// Computed values anywhere in the tree may differ: repaint what is visible.
    void resultsChanged();
    void editRefused(const QModelIndex &index, const QString &message);

private:
    using Position = TreeLayout::Position;

    void reload();
    void refilter();
    void policyChanged(const PolicyChange &change);
    void rawSharesChanged(const std::vector<AssociationId> &ids);
    void allChanged();
    [[nodiscard]] QModelIndex indexAt(Position position, int column) const;
    [[nodiscard]] bool isEvaluated(AssociationId id) const;
    [[nodiscard]] AssociationId baselineId(AssociationId id) const;
    [[nodiscard]] bool isChanged(AssociationId id) const;
    [[nodiscard]] QString baselineText(AssociationId id) const;
    [[nodiscard]] QVariant display(AssociationId id, int column) const;
    [[nodiscard]] QVariant number(AssociationId id, int column) const;
    [[nodiscard]] QVariant tip(AssociationId id, int column) const;
    [[nodiscard]] static ColumnInfo column(int section);

    Document *m_document;
    std::shared_ptr<const TreeLayout> m_layout;
    std::shared_ptr<const Results> m_results;
    std::unique_ptr<AccountFilter> m_filter;
    QString m_filterText;
    ResultsGate m_gate;
};

} // namespace apportion
