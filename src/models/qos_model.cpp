// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/qos_model.h"

#include "models/number_format.h"

namespace apportion
{

namespace
{

/// The two numbers above mean "none" and "without a limit" to Slurm.
constexpr std::uint64_t highestPriority = 0xfffffffd;

} // namespace

QosModel::QosModel(Document *document, QObject *parent)
    : QAbstractTableModel(parent), m_document(document), m_rows(static_cast<int>(document->policy().qos->size()))
{
    connect(m_document, &Document::policyChanged, this, &QosModel::policyChanged);
}

void QosModel::policyChanged(const PolicyChange &change)
{
    if (change.kind == PolicyChange::Kind::Everything) {
        beginResetModel();
        m_rows = static_cast<int>(m_document->policy().qos->size());
        m_error.clear();
        endResetModel();
    } else if (change.kind == PolicyChange::Kind::Qos && change.index >= 0 && change.index < m_rows) {
        if (m_refused.row() == change.index) {
            m_error.clear();
        }
        Q_EMIT dataChanged(index(change.index, 0), index(change.index, ColumnCount - 1));
    } else if (change.kind == PolicyChange::Kind::Baseline && m_rows > 0) {
        Q_EMIT dataChanged(index(0, 0), index(m_rows - 1, ColumnCount - 1));
    }
}

int QosModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int QosModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

const Qos *QosModel::baselineOf(const Qos &qos) const
{
    const std::uint16_t found = m_document->baseline().findQos(qos.name);
    return found == unknownIndex ? nullptr : &m_document->baseline().qos->at(found);
}

QVariant QosModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const Qos &qos = m_document->policy().qos->at(static_cast<std::size_t>(index.row()));
    const Qos *before = index.column() == Priority ? baselineOf(qos) : nullptr;
    const bool changed = before != nullptr && before->priority != qos.priority;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
    case SortRole:
        switch (index.column()) {
        case Name:
            return QString::fromStdString(qos.name);
        case Priority:
            return role == SortRole    ? QVariant(qos.priority)
                : role == Qt::EditRole ? QVariant(QString::number(qos.priority))
                                       : integerText(qos.priority);
        case UsageFactor:
            return role == SortRole ? QVariant(qos.usageFactor) : shortNumberText(qos.usageFactor);
        case Preempt:
            return QString::fromStdString(qos.preempt);
        case Description:
            return QString::fromStdString(qos.description);
        default:
            return {};
        }
    case Qt::TextAlignmentRole:
        return alignmentOf(column(index.column()));
    case ChangedRole:
        return changed;
    case BaselineRole:
        return changed ? integerText(before->priority) : QString();
    case ErrorRole:
        return index == QModelIndex(m_refused) ? m_error : QString();
    default:
        return {};
    }
}

bool QosModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !index.isValid() || !isEditable(index.column())) {
        return false;
    }
    const ParsedInteger parsed = parseInteger(value.toString(), 0, highestPriority);
    m_refused = index;
    m_error = parsed.error;
    if (!parsed.value) {
        Q_EMIT dataChanged(index, index, { ErrorRole });
        Q_EMIT editRefused(index, m_error);
        return false;
    }
    Qos qos = m_document->policy().qos->at(static_cast<std::size_t>(index.row()));
    qos.priority = static_cast<std::uint32_t>(*parsed.value);
    if (!m_document->setQos(index.row(), qos)) {
        Q_EMIT dataChanged(index, index, { ErrorRole });
    }
    return true;
}

Qt::ItemFlags QosModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && isEditable(index.column()) ? flags | Qt::ItemIsEditable : flags;
}

QVariant QosModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return orientation == Qt::Horizontal && section >= 0 && section < ColumnCount ? headerValue(column(section), role) : QVariant();
}

ColumnInfo QosModel::column(int section)
{
    switch (section) {
    case Name:
        return { tr("QOS"), tr("The quality of service.") };
    case Priority:
        return { tr("Priority"), tr("What the QOS adds to a job's priority, against the highest of all QOS."), true };
    case UsageFactor:
        return { tr("Usage factor"), tr("What the usage of its jobs is multiplied with."), true };
    case Preempt:
        return { tr("Preempts"), tr("The QOS whose jobs it may push aside.") };
    case Description:
        return { tr("Description"), tr("What the administrator wrote about it.") };
    default:
        return {};
    }
}

} // namespace apportion
