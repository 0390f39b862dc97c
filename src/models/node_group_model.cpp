// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/node_group_model.h"

#include "models/number_format.h"

#include <QStringList>

#include <algorithm>

namespace apportion
{

namespace
{

QString toText(const std::string &text)
{
    return QString::fromStdString(text);
}

QStringList names(const std::vector<std::string> &owners)
{
    QStringList list;
    for (const std::string &owner : owners) {
        list << toText(owner);
    }
    return list;
}

} // namespace

NodeGroupModel::NodeGroupModel(Document *document, QObject *parent)
    : QAbstractTableModel(parent), m_document(document), m_rows(static_cast<int>(document->policy().nodeGroups->size()))
{
    connect(m_document, &Document::policyChanged, this, &NodeGroupModel::policyChanged);
}

void NodeGroupModel::policyChanged(const PolicyChange &change)
{
    if (change.kind == PolicyChange::Kind::Everything) {
        beginResetModel();
        m_rows = static_cast<int>(m_document->policy().nodeGroups->size());
        m_error.clear();
        endResetModel();
    } else if (change.kind == PolicyChange::Kind::NodeGroup && change.index >= 0 && change.index < m_rows) {
        if (m_refused.row() == change.index) {
            m_error.clear();
        }
        Q_EMIT dataChanged(index(change.index, 0), index(change.index, ColumnCount - 1));
    } else if (change.kind == PolicyChange::Kind::Baseline && m_rows > 0) {
        Q_EMIT dataChanged(index(0, 0), index(m_rows - 1, ColumnCount - 1));
    }
}

int NodeGroupModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int NodeGroupModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant NodeGroupModel::display(const NodeGroup &group, int column) const
{
    switch (column) {
    case Names:
        return toText(group.names);
    case Count:
        return integerText(group.count);
    case Cpus:
        return integerText(group.cpus);
    case Memory:
        return memoryText(group.memoryMb);
    case Gres:
        return toText(group.gresWritten);
    case Chip:
        return toText(group.chip);
    case Owner:
        return group.owner == NodeOwner::Public ? tr("public", "nodes bought for everybody") : names(group.owners).join(QStringLiteral(", "));
    default:
        return {};
    }
}

QVariant NodeGroupModel::number(const NodeGroup &group, int column)
{
    switch (column) {
    case Count:
        return group.count;
    case Cpus:
        return group.cpus;
    case Memory:
        return static_cast<qulonglong>(group.memoryMb);
    default:
        return {};
    }
}

QVariant NodeGroupModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const auto row = static_cast<std::size_t>(index.row());
    const NodeGroup &group = m_document->policy().nodeGroups->at(row);
    const QVariant shown = display(group, index.column());
    const std::vector<NodeGroup> &before = *m_document->baseline().nodeGroups;
    // Nodes are never added or removed in place: the baseline has the same rows, or is another cluster.
    const bool known = row < before.size() && before[row].names == group.names;
    const bool changed = known && isEditable(index.column()) && display(before[row], index.column()) != shown;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return shown;
    case SortRole: {
        const QVariant value = number(group, index.column());
        return value.isValid() ? value : shown;
    }
    case Qt::TextAlignmentRole:
        return alignmentOf(column(index.column()));
    case ChangedRole:
        return changed;
    case BaselineRole:
        return changed ? display(before[row], index.column()) : QVariant(QString());
    case ErrorRole:
        return index == QModelIndex(m_refused) ? m_error : QString();
    case ChoicesRole:
        if (index.column() == Chip) {
            QStringList chips { QString() };
            for (const auto &chip : *m_document->policy().chips) {
                chips << toText(chip.name);
            }
            return chips;
        }
        return QStringList();
    default:
        return {};
    }
}

QString NodeGroupModel::applyChip(NodeGroup &group, const QString &text) const
{
    const std::string name = text.toStdString();
    const auto &chips = *m_document->policy().chips;
    const auto found = std::find_if(chips.begin(), chips.end(), [&name](const auto &chip) { return sameIgnoringCase(chip.name, name); });
    if (!name.empty() && found == chips.end()) {
        return tr("There is no chip “%1” in this policy.").arg(text);
    }
    group.chip = name.empty() ? name : found->name;
    return {};
}

QString NodeGroupModel::applyOwner(NodeGroup &group, const QString &text) const
{
    std::vector<std::string> owners;
    const QStringList parts = text.split(QLatin1Char(','), Qt::SkipEmptyParts);
    const bool isPublic = text.isEmpty() || text.compare(tr("public", "nodes bought for everybody"), Qt::CaseInsensitive) == 0
        || text.compare(QLatin1String("public"), Qt::CaseInsensitive) == 0;
    if (!isPublic) {
        for (const QString &part : parts) {
            const std::string account = lowerCase(part.trimmed().toStdString());
            if (m_document->policy().associations.findAccount(account) == noAssociation) {
                return tr("There is no account “%1”: name accounts, separated by commas, or public.").arg(part.trimmed());
            }
            if (std::find(owners.begin(), owners.end(), account) == owners.end()) {
                owners.push_back(account);
            }
        }
    }
    group.owner = owners.empty() ? NodeOwner::Public : owners.size() == 1 ? NodeOwner::Account : NodeOwner::Group;
    group.owners = std::move(owners);
    return {};
}

bool NodeGroupModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !index.isValid() || !isEditable(index.column())) {
        return false;
    }
    NodeGroup group = m_document->policy().nodeGroups->at(static_cast<std::size_t>(index.row()));
    const QString text = value.toString().trimmed();
    m_refused = index;
    m_error = index.column() == Chip ? applyChip(group, text) : applyOwner(group, text);
    if (!m_error.isEmpty()) {
        Q_EMIT dataChanged(index, index, { ErrorRole });
        Q_EMIT editRefused(index, m_error);
        return false;
    }
    if (!m_document->setNodeGroup(index.row(), group)) {
        Q_EMIT dataChanged(index, index, { ErrorRole });
    }
    return true;
}

Qt::ItemFlags NodeGroupModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && isEditable(index.column()) ? flags | Qt::ItemIsEditable : flags;
}

QVariant NodeGroupModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return orientation == Qt::Horizontal && section >= 0 && section < ColumnCount ? headerValue(column(section), role) : QVariant();
}

ColumnInfo NodeGroupModel::column(int section)
{
    switch (section) {
    case Names:
        return { tr("Nodes"), tr("The host list of the NodeName line.") };
    case Count:
        return { tr("Count"), tr("How many nodes the list names."), true };
    case Cpus:
        return { tr("CPUs (per node)"), tr("The CPUs of one node."), true };
    case Memory:
        return { tr("Memory (per node)"), tr("The memory of one node."), true };
    case Gres:
        return { tr("GRES (per node)"), tr("The generic resources of one node, as written.") };
    case Chip:
        return { tr("Chip"), tr("The processor: its peak speed gives the weight of a core.") };
    case Owner:
        return { tr("Bought by"), tr("Who paid for the nodes: public, an account, or several accounts together. Shares are derived from it.") };
    default:
        return {};
    }
}

} // namespace apportion
