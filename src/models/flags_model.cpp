// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/flags_model.h"

#include "models/setting_info.h"

namespace apportion
{

namespace
{

QString defaultText(PriorityFlag flag)
{
    return PrioritySettings().has(flag) ? FlagsModel::tr("set") : FlagsModel::tr("not set");
}

} // namespace

FlagsModel::FlagsModel(Document *document, QObject *parent) : TableModel(columns(), parent), m_document(document)
{
    connect(m_document, &Document::policyChanged, this, &FlagsModel::policyChanged);
}

void FlagsModel::policyChanged(const PolicyChange &change)
{
    const bool flags = change.kind == PolicyChange::Kind::Setting && change.key == PriorityKey::PriorityFlags;
    if (flags || change.kind == PolicyChange::Kind::Everything || change.kind == PolicyChange::Kind::Baseline) {
        cellsChanged();
    }
}

QVariant FlagsModel::cell(const QModelIndex &index, int role) const
{
    const auto flag = static_cast<PriorityFlag>(index.row());
    const bool isFlag = index.column() == Flag;
    const bool on = m_document->policy().priority.has(flag);
    const bool before = m_document->baseline().priority.has(flag);
    switch (role) {
    case Qt::DisplayRole:
    case SortRole:
        return isFlag ? QString::fromLatin1(priorityFlagWord(flag)) : index.column() == Meaning ? flagHelp(flag) : defaultText(flag);
    case Qt::CheckStateRole:
        return isFlag ? QVariant(static_cast<int>(on ? Qt::Checked : Qt::Unchecked)) : QVariant();
    case Qt::ToolTipRole:
        return flagHelpWithSource(flag);
    case ChangedRole:
        return isFlag && on != before;
    case BaselineRole:
        return !isFlag || on == before ? QString() : before ? tr("set in the baseline") : tr("not set in the baseline");
    case FlagRole:
        return index.row();
    default:
        return {};
    }
}

bool FlagsModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !index.isValid() || index.column() != Flag) {
        return false;
    }
    PrioritySettings settings = m_document->policy().priority;
    settings.set(static_cast<PriorityFlag>(index.row()), value.toInt() == Qt::Checked);
    m_document->setPrioritySettings(settings, PriorityKey::PriorityFlags);
    return true;
}

Qt::ItemFlags FlagsModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && index.column() == Flag ? flags | Qt::ItemIsUserCheckable : flags;
}

std::span<const TableColumn> FlagsModel::columns()
{
    static constexpr auto all = std::to_array<TableColumn>({
        { QT_TR_NOOP("Flag"), QT_TR_NOOP("The word in PriorityFlags.") },
        { QT_TR_NOOP("Meaning"), QT_TR_NOOP("What the flag does.") },
        { QT_TR_NOOP("Default"), QT_TR_NOOP("Whether slurmctld sets the flag where slurm.conf says nothing.") },
    });
    return all;
}

} // namespace apportion

#include "moc_flags_model.cpp"
