// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/derived_weights_model.h"

#include "core/difference.h"

#include <algorithm>

namespace apportion
{

DerivedWeightsModel::DerivedWeightsModel(Document *document, QObject *parent)
    : QAbstractTableModel(parent), m_document(document), m_derived(deriveBillingWeights(document->policy()))
{
    connect(document, &Document::policyChanged, this, &DerivedWeightsModel::policyChanged);
}

void DerivedWeightsModel::policyChanged(const PolicyChange &change)
{
    using Kind = PolicyChange::Kind;
    if (change.kind != Kind::Everything && change.kind != Kind::NodeGroup && change.kind != Kind::Partition) {
        return;
    }
    beginResetModel();
    m_derived = deriveBillingWeights(m_document->policy());
    endResetModel();
}

const TresWeights *DerivedWeightsModel::weightsOf(int partition) const
{
    const auto found = std::find_if(m_derived.begin(), m_derived.end(), [partition](const DerivedWeights &d) { return d.partition == partition; });
    return found == m_derived.end() ? nullptr : &found->weights;
}

bool DerivedWeightsModel::isInForce(const DerivedWeights &derived) const
{
    return weightsText((*m_document->policy().partitions)[derived.partition].billingWeights) == weightsText(derived.weights);
}

std::vector<int> DerivedWeightsModel::differing(const std::vector<int> &among) const
{
    std::vector<int> result;
    for (const DerivedWeights &derived : m_derived) {
        const bool wanted = among.empty() || std::find(among.begin(), among.end(), derived.partition) != among.end();
        if (wanted && !isInForce(derived)) {
            result.push_back(derived.partition);
        }
    }
    return result;
}

int DerivedWeightsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_derived.size());
}

int DerivedWeightsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant DerivedWeightsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const DerivedWeights &derived = m_derived[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case SortRole:
        return index.column() == Weights ? QString::fromStdString(weightsText(derived.weights))
                                         : QString::fromStdString((*m_document->policy().partitions)[derived.partition].name);
    case Qt::ToolTipRole:
        return isInForce(derived) ? tr("What the partition charges already") : tr("What cores and memory of its nodes are worth");
    case PartitionRole:
        return static_cast<int>(derived.partition);
    case InForceRole:
        return isInForce(derived);
    default:
        return {};
    }
}

QVariant DerivedWeightsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(Qt::Alignment(Qt::AlignLeft | Qt::AlignVCenter));
    }
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    return section == PartitionName ? tr("Partition") : tr("Weights");
}

} // namespace apportion
