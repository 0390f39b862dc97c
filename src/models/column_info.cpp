// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/column_info.h"

namespace apportion
{

QVariant headerValue(const ColumnInfo &column, int role)
{
    switch (role) {
    case Qt::DisplayRole:
        return column.title;
    case Qt::ToolTipRole:
        return column.tip;
    case Qt::TextAlignmentRole:
        return alignmentOf(column);
    default:
        return {};
    }
}

QVariant alignmentOf(const ColumnInfo &column)
{
    return QVariant::fromValue(Qt::Alignment(column.isNumber ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter));
}

} // namespace apportion
