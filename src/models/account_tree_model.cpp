// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/account_tree_model.h"

#include <algorithm>

// Which rows there are, and keeping up with the document. What the cells say is in account_tree_cells.cpp, what is done to
// them in account_tree_edits.cpp.

namespace apportion
{

namespace
{

/// Beyond this many edited associations one announcement for all is cheaper than one for each run of neighbours.
constexpr std::size_t manyAssociations = 256;

/// The rows of a tree up to this size are found out at once: that takes less time than asking another thread.
constexpr AssociationId smallTree = 4000;

} // namespace

AccountTreeModel::AccountTreeModel(Document *document, QObject *parent)
    : QAbstractItemModel(parent), m_document(document), m_rows(std::make_shared<AccountRows>()), m_paster(document),
      m_gate(document, this, [this] { reload(); }), m_job([this](const std::shared_ptr<const AccountRows> &rows) { setRows(rows); })
{
    connect(m_document, &Document::policyChanged, this, &AccountTreeModel::policyChanged);
    connect(&m_paster, &AssociationPaster::pasted, this, &AccountTreeModel::associationsPlaced);
    setAnswersWhy(this);
    reload();
}

void AccountTreeModel::setResults(std::shared_ptr<const Results> results)
{
    if (!m_gate.admits(results)) {
        return;
    }
    const bool isKnown = m_results && m_results->evaluation == results->evaluation && m_results->baseline == results->baseline;
    m_results = std::move(results);
    if (isKnown) {
        return; // the numbers came before the rest
    }
    allChanged();
    if (m_sortColumn >= NormShares && m_sortColumn <= Rank) {
        requestRows();
    }
}

void AccountTreeModel::allChanged()
{
    const QModelIndex root = index(AssociationTree::root());
    Q_EMIT dataChanged(root, root.siblingAtColumn(ColumnCount - 1));
    Q_EMIT resultsChanged();
}

void AccountTreeModel::reload()
{
    beginResetModel();
    m_results.reset();
    m_cut.clear();
    m_together.clear();
    m_tree = m_document->policy().associations;
    m_rows = std::make_shared<AccountRows>();
    m_isLoading = true;
    m_isBehind = false;
    endResetModel();
    requestRows();
}

void AccountTreeModel::requestRows()
{
    const bool isSorted = !m_veiled.contains(m_sortColumn) && !m_veiledCells.contains(m_sortColumn);
    AccountRowsRequest request { m_document->policy().associations, m_results ? m_results->evaluation : nullptr, m_filterText,
        isSorted ? m_sortColumn : int { Name }, isSorted ? m_sortOrder : Qt::AscendingOrder };
    if (request.tree.rowCount() <= smallTree && !m_job.isBusy()) {
        setRows(std::make_shared<const AccountRows>(request));
    } else {
        m_job.request([request = std::move(request)] { return std::make_shared<const AccountRows>(request); });
    }
}

/// The newest rows that were asked for are those of the document as it is: whatever changes them asks again.
void AccountTreeModel::setRows(const std::shared_ptr<const AccountRows> &rows)
{
    if (m_isLoading) {
        beginResetModel();
        m_isLoading = false;
        m_tree = m_document->policy().associations;
        m_rows = rows;
        endResetModel();
        Q_EMIT rowsChanged();
        return;
    }
    if (!m_isBehind && *rows == *m_rows) {
        m_rows = rows; // another filter may find the same
        Q_EMIT rowsChanged();
        return;
    }
    // The cells of a row stay together, so that a selection is kept a row at a time.
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    m_isBehind = false;
    m_tree = m_document->policy().associations;
    m_rows = rows;
    const QModelIndexList before = persistentIndexList();
    QModelIndexList after;
    after.reserve(before.size());
    for (const QModelIndex &old : before) {
        after.append(index(associationId(old), old.column()));
    }
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, VerticalSortHint);
    Q_EMIT rowsChanged();
}

void AccountTreeModel::setFilterText(const QString &text)
{
    const QString trimmed = text.trimmed();
    if (trimmed != m_filterText) {
        m_filterText = trimmed;
        requestRows();
    }
}

void AccountTreeModel::sort(int column, Qt::SortOrder order)
{
    m_sortColumn = column >= 0 && column < ColumnCount ? column : Name;
    m_sortOrder = column >= 0 ? order : Qt::AscendingOrder;
    requestRows();
}

void AccountTreeModel::policyChanged(const PolicyChange &change)
{
    const auto isSortedBy = [this](int first, int last) { return m_sortColumn >= first && m_sortColumn <= last; };
    if (change.kind != PolicyChange::Kind::Structure && !m_isBehind) {
        m_tree = m_document->policy().associations; // the same rows, other values
    }
    switch (change.kind) {
    case PolicyChange::Kind::RawShares:
        cellsChanged(change.associations, RawShares, RawShares);
        if (isSortedBy(RawShares, RawShares)) {
            requestRows();
        }
        break;
    case PolicyChange::Kind::AssociationFields:
        cellsChanged(change.associations, Priority, ColumnCount - 1);
        if (isSortedBy(Priority, ColumnCount - 1)) {
            requestRows();
        }
        break;
    case PolicyChange::Kind::Structure:
        m_isBehind = true;
        requestRows();
        break;
    case PolicyChange::Kind::Baseline:
        allChanged();
        break;
    default: // Everything is the gate's; the rest shows only in the results
        break;
    }
}

void AccountTreeModel::cellsChanged(const std::vector<AssociationId> &ids, int firstColumn, int lastColumn)
{
    if (ids.size() > manyAssociations) {
        allChanged();
        return;
    }
    QModelIndexList cells;
    for (const AssociationId id : ids) {
        if (const QModelIndex cell = index(id, firstColumn); cell.isValid()) {
            cells.append(cell);
        }
    }
    std::sort(cells.begin(), cells.end(), [this](const QModelIndex &a, const QModelIndex &b) {
        const AssociationId above = m_tree.parent(associationId(a));
        const AssociationId otherAbove = m_tree.parent(associationId(b));
        return above != otherAbove ? above < otherAbove : a.row() < b.row();
    });
    for (qsizetype first = 0; first < cells.size();) {
        qsizetype last = first;
        while (last + 1 < cells.size() && cells[last + 1].row() == cells[last].row() + 1
            && m_tree.parent(associationId(cells[last + 1])) == m_tree.parent(associationId(cells[first]))) {
            ++last;
        }
        Q_EMIT dataChanged(cells[first], cells[last].siblingAtColumn(lastColumn));
        first = last + 1;
    }
}

QModelIndex AccountTreeModel::index(AssociationId id, int column) const
{
    const AccountRows::Row row = m_rows->rowOf(id);
    return row == AccountRows::hidden ? QModelIndex() : createIndex(static_cast<int>(row), column, static_cast<quintptr>(id));
}

AssociationId AccountTreeModel::associationId(const QModelIndex &index)
{
    return index.isValid() ? static_cast<AssociationId>(index.internalId()) : noAssociation;
}

QModelIndex AccountTreeModel::index(int row, int column, const QModelIndex &parent) const
{
    if (row < 0 || column < 0 || column >= ColumnCount || row >= rowCount(parent)) {
        return {};
    }
    const AssociationId id = parent.isValid() ? m_rows->children(associationId(parent))[static_cast<std::size_t>(row)] : AssociationTree::root();
    return createIndex(row, column, static_cast<quintptr>(id));
}

QModelIndex AccountTreeModel::parent(const QModelIndex &child) const
{
    const AssociationId id = associationId(child);
    return id == noAssociation || id == AssociationTree::root() ? QModelIndex() : index(m_tree.parent(id), Name);
}

int AccountTreeModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid()) {
        return 1;
    }
    return parent.column() == Name ? static_cast<int>(m_rows->children(associationId(parent)).size()) : 0;
}

int AccountTreeModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

bool AccountTreeModel::hasChildren(const QModelIndex &parent) const
{
    return rowCount(parent) > 0;
}

} // namespace apportion

#include "moc_account_tree_model.cpp"
