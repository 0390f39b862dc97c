// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table_model.h"

#include <QCoreApplication>

#include <utility>

namespace apportion
{

QString textOfModel(const QAbstractItemModel &model, const char *text)
{
    return QCoreApplication::translate(model.metaObject()->className(), text);
}

QVariant headerValue(const QAbstractItemModel &model, const TableColumn &column, int role)
{
    switch (role) {
    case Qt::DisplayRole:
        return textOfModel(model, column.title);
    case Qt::ToolTipRole:
        return column.tip == nullptr ? QVariant() : textOfModel(model, column.tip);
    case Qt::TextAlignmentRole:
        return alignmentOf(column);
    default:
        return {};
    }
}

QVariant alignmentOf(const TableColumn &column)
{
    return QVariant::fromValue(Qt::Alignment(column.isNumber ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter));
}

QVariant TableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return alignmentOf(columnAt(index.column()));
    }
    const bool isVeiled = m_isVeiled
        || (!m_veiledRows.isEmpty() && index.column() > 0 && m_veiledRows.contains(cell(index.sibling(index.row(), 0), Qt::DisplayRole).toString()));
    if (isVeiled && columnAt(index.column()).isNumber) {
        return role == Qt::DisplayRole ? QVariant(QStringLiteral("?")) : QVariant();
    }
    return isVeiled && role == Qt::ToolTipRole ? QVariant() : cell(index, role);
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return orientation == Qt::Horizontal && section >= 0 && section < columnCount() ? headerValue(*this, columnAt(section), role) : QVariant();
}

void TableModel::setVeiled(bool veiled)
{
    if (std::exchange(m_isVeiled, veiled) != veiled) {
        cellsChanged();
    }
}

void TableModel::setVeiledRows(const QStringList &names)
{
    if (names != m_veiledRows) {
        m_veiledRows = names;
        cellsChanged();
    }
}

void TableModel::cellsChanged(int first)
{
    if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0, first), index(rowCount() - 1, columnCount() - 1));
    }
}

} // namespace apportion

#include "moc_table_model.cpp"
