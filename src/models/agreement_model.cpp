// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/agreement_model.h"

#include "storage/qt_text.h"

namespace apportion
{

std::span<const TableColumn> AgreementModel::columns()
{
    static constexpr std::array<TableColumn, ColumnCount> all { {
        { QT_TR_NOOP("Where") },
        { QT_TR_NOOP("Number"), QT_TR_NOOP("As sshare, sprio or scontrol head it.") },
        { QT_TR_NOOP("On the cluster"), QT_TR_NOOP("What Slurm itself computed and printed."), true },
        { QT_TR_NOOP("Here"), QT_TR_NOOP("What Apportion computes of what was imported."), true },
        { QT_TR_NOOP("Why"), QT_TR_NOOP("The cause, as far as it shows.") },
    } };
    return all;
}

QVariant AgreementModel::cell(const QModelIndex &index, int role) const
{
    const Disagreement &one = m_differences[static_cast<std::size_t>(index.row())];
    if (role == ObjectRole) {
        return QVariant::fromValue(one.object);
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {
        return {};
    }
    switch (index.column()) {
    case Where:
        return toText(one.where);
    case What:
        return toText(one.column);
    case There:
        return toText(one.printed);
    case Here:
        return toText(one.computed);
    default:
        return translated(causeText(one));
    }
}

} // namespace apportion

#include "moc_agreement_model.cpp"
