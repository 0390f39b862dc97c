// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"
#include "engine/background_job.h"
#include "engine/engine.h"
#include "models/account_rows.h"
#include "models/association_paster.h"
#include "models/results_gate.h"
#include "models/table_model.h"
#include "models/why_role.h"

#include <QAbstractItemModel>
#include <QMultiHash>
#include <QSet>

#include <memory>
#include <unordered_set>

namespace apportion
{

/// The account tree with what Slurm computes for each association, in sshare's order or that of a column. The one
/// top-level row is root.
///
/// Every question of a view is answered in constant time from the rows; an index carries the association's id. Which
/// association stands where is found out by another thread when the tree is large: until then the model shows the tree as
/// it was, whole. Then it switches over with one layout change, so that views keep what is selected and expanded. The
/// computed columns are those of the newest results: while an evaluation runs the older numbers stay.
///
/// New results announce themselves by one dataChanged() for root's row and by resultsChanged(). A QTreeView of Qt 6.4
/// repaints all that is visible on any dataChanged() of more than one cell; newer ones repaint the named cells alone,
/// so a view connects resultsChanged() to its viewport()->update(). Announcing each nested row instead would cost a
/// signal an account.
class AccountTreeModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column {
        Name,
        RawShares,
        NormShares,
        Usage,
        EffectiveUsage,
        LevelFs,
        FairShare,
        Rank,
        Priority,
        Qos,
        DefaultAccount,
        Description,
        Organization,
        DefaultQos,
        Coordinator,
        GrpTres, ///< from here to MaxWall the limits, as they are written
        GrpTresMins,
        GrpTresRunMins,
        GrpJobs,
        GrpSubmitJobs,
        GrpWall,
        MaxTresPerJob,
        MaxTresPerNode,
        MaxTresMinsPerJob,
        MaxJobs,
        MaxSubmitJobs,
        MaxWall,
        MinutesLeft, ///< of GrpTRESMins
        ColumnCount
    };
    enum Role {
        AssociationIdRole = FirstOwnRole, ///< quint32
        RegimeRole, ///< int: a Regime
        FactorRole, ///< double 0 … 1: the fair-share factor; invalid where sshare shows none
        IsUserRole, ///< bool
        PlacesRole, ///< int: in how many accounts the user stands; 0 for an account
        IsCutRole ///< bool: was cut, and will move when it is pasted
    };

    explicit AccountTreeModel(Document *document, QObject *parent = nullptr);

    /// Takes the computed columns; results of a policy that is no longer open are ignored.
    void setResults(std::shared_ptr<const Results> results);
    /// Shows only associations whose name contains @p text, and the accounts above them; an empty text shows all.
    void setFilterText(const QString &text);
    [[nodiscard]] QString filterText() const { return m_filterText; }
    /// Associations whose own name matches the filter; without one, all.
    [[nodiscard]] int matchCount() const { return static_cast<int>(m_rows->matchCount()); }
    /// Rows that can be reached at all with the filter: a small number may be expanded at once.
    [[nodiscard]] int visibleCount() const { return static_cast<int>(m_rows->size()); }
    /// Whether another thread still finds out which rows there are.
    [[nodiscard]] bool isBusy() const { return m_job.isBusy(); }

    using QAbstractItemModel::index;
    /// The row of an association; invalid when it is not live or filtered out.
    [[nodiscard]] QModelIndex index(AssociationId id, int column = Name) const;
    /// The association of a row; noAssociation for an invalid index.
    [[nodiscard]] static AssociationId associationId(const QModelIndex &index);
    /// Whether the cell can be typed into: raw shares, and what sacctmgr knows of the association.
    [[nodiscard]] bool isEditable(const QModelIndex &index) const;
    /// The option of the flat file that a column shows; null for the other columns.
    [[nodiscard]] static const char *optionOf(int column);
    /// Why a text cannot be the option of a column; empty when it can.
    [[nodiscard]] static QString optionError(int column, const QString &text);
    /// What the header calls a column.
    [[nodiscard]] static QString titleOf(int column) { return tr(columns()[static_cast<std::size_t>(column)].title); }
    /// The tree as it is shown, and its rows: they fit each other.
    [[nodiscard]] const AssociationTree &tree() const { return m_tree; }
    [[nodiscard]] const std::shared_ptr<const AccountRows> &rows() const { return m_rows; }

    /// Edits of one of these cells are made in all of them (the cells of a selection), until this is called with none.
    void setEditedTogether(std::vector<AssociationId> ids) { m_together = std::move(ids); }
    /// Adds what is dropped here, or pasted.
    [[nodiscard]] AssociationPaster *paster() { return &m_paster; }
    /// Keeps the numbers of columns to itself, whoever asks for them, and what tips say of the others: a question asks for them.
    void setVeiled(const QSet<int> &columns);
    /// The same of single cells: of each column those that read as that of one of these associations.
    void setVeiledCells(const QMultiHash<int, AssociationId> &cells);
    /// Shows associations as cut.
    void setCut(const std::vector<AssociationId> &ids);

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] bool hasChildren(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    /// Raw shares from a number or `parent`, a name, a priority, an option; what cannot be is refused with editRefused().
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    /// Sorts siblings among themselves; @p column −1 is Slurm's order.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::MoveAction | Qt::CopyAction; }
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override;
    [[nodiscard]] bool canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column, const QModelIndex &parent) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column, const QModelIndex &parent) override;
    /// Why @p data cannot be dropped on @p target; empty when it can.
    [[nodiscard]] QString dropRefusal(const QMimeData *data, Qt::DropAction action, const QModelIndex &target) const;

Q_SIGNALS:
    /// Computed values anywhere in the tree may differ: repaint what is visible.
    void resultsChanged();
    /// Which rows there are, or in which order, changed.
    void rowsChanged();
    void editRefused(const QModelIndex &index, const QString &message);
    /// An edit of the model's own added or moved these associations.
    void associationsPlaced(const std::vector<apportion::AssociationId> &ids);

private:
    void reload();
    void policyChanged(const PolicyChange &change);
    void requestRows();
    void setRows(const std::shared_ptr<const AccountRows> &rows);
    void cellsChanged(const std::vector<AssociationId> &ids, int firstColumn, int lastColumn);
    void allChanged();
    [[nodiscard]] AssociationId dropAccount(const QModelIndex &target) const;
    [[nodiscard]] bool setOption(const std::vector<AssociationId> &ids, int column, const QString &text);
    [[nodiscard]] bool setPriority(const QModelIndex &index, const std::vector<AssociationId> &ids, const QString &text);
    [[nodiscard]] ExplainQuestion question(AssociationId id, int column) const;
    [[nodiscard]] bool isEvaluated(AssociationId id) const;
    [[nodiscard]] bool isVeiled(AssociationId id, int column) const;
    [[nodiscard]] AssociationId baselineId(AssociationId id) const;
    [[nodiscard]] bool isChanged(AssociationId id) const;
    /// It is new, renamed, or hangs below another account than in the baseline.
    [[nodiscard]] bool isElsewhere(AssociationId id) const;
    [[nodiscard]] QString placeTip(AssociationId id) const;
    [[nodiscard]] QString baselineText(AssociationId id) const;
    [[nodiscard]] QVariant display(AssociationId id, int column) const;
    [[nodiscard]] QVariant number(AssociationId id, int column) const;
    [[nodiscard]] QVariant tip(AssociationId id, int column) const;
    [[nodiscard]] QString sharesTip(AssociationId id) const;
    [[nodiscard]] QString minutesLeft(AssociationId id) const;
    [[nodiscard]] QString placesTip(AssociationId id) const;
    [[nodiscard]] static std::span<const TableColumn> columns();

    Document *m_document;
    AssociationTree m_tree; // fits m_rows
    std::shared_ptr<const AccountRows> m_rows;
    std::shared_ptr<const Results> m_results;
    QString m_filterText;
    int m_sortColumn = Name;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    bool m_isBehind = false; // the document's structure is another one
    bool m_isLoading = false; // the rows are those of no policy
    std::vector<AssociationId> m_together;
    std::unordered_set<AssociationId> m_cut;
    QSet<int> m_veiled; ///< columns
    QMultiHash<int, AssociationId> m_veiledCells; ///< by their columns
    AssociationPaster m_paster;
    ResultsGate m_gate;
    BackgroundJob<std::shared_ptr<const AccountRows>> m_job;
};

} // namespace apportion
