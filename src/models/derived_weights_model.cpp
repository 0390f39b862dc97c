// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/derived_weights_model.h"

#include "core/schema/value_text.h"
#include "models/number_format.h"

#include <algorithm>

namespace apportion
{

DerivedWeightsModel::DerivedWeightsModel(Document *document, QObject *parent)
    : TableModel(columns(), parent), m_partitions(document->policy().partitions)
{
    setAnswersWhy(this);
}

void DerivedWeightsModel::setDerived(const Policy &policy, std::vector<DerivedWeights> derived)
{
    beginResetModel();
    m_partitions = policy.partitions;
    m_derived = std::move(derived);
    endResetModel();
}

bool DerivedWeightsModel::differs(const DerivedWeights &derived) const
{
    return !sameWeights((*m_partitions)[derived.partition].billingWeights, derived.weights);
}

std::vector<int> DerivedWeightsModel::differing(const std::vector<int> &among) const
{
    std::vector<int> result;
    for (const DerivedWeights &derived : m_derived) {
        const bool wanted = among.empty() || std::find(among.begin(), among.end(), derived.partition) != among.end();
        if (wanted && differs(derived)) {
            result.push_back(derived.partition);
        }
    }
    return result;
}

void DerivedWeightsModel::apply(Policy &draft, const std::vector<int> &partitions) const
{
    for (const DerivedWeights &derived : m_derived) {
        if (std::find(partitions.begin(), partitions.end(), derived.partition) != partitions.end() && derived.partition < draft.partitions->size()) {
            draft.partitions.edit()[derived.partition].billingWeights = derived.weights;
        }
    }
}

QVariant DerivedWeightsModel::cell(const QModelIndex &index, int role) const
{
    const DerivedWeights &derived = m_derived.at(static_cast<std::size_t>(index.row()));
    const Partition &partition = (*m_partitions)[derived.partition];
    switch (role) {
    case Qt::DisplayRole:
    case SortRole:
        if (index.column() == Now) {
            return partition.billingWeights.empty() ? tr("none: CPUs count 1") : QString::fromStdString(weightsText(partition.billingWeights));
        }
        return index.column() == Weights ? QString::fromStdString(weightsText(derived.weights)) : QString::fromStdString(partition.name);
    case Qt::ToolTipRole:
        return differs(derived) ? tr("What cores and memory of its nodes are worth") : tr("What the partition charges already");
    case ChangedRole:
        return index.column() == Weights && differs(derived);
    case WhyRole:
        return QVariant::fromValue(ExplainQuestion(DerivedWeightsOf { derived.partition }));
    case DiffersRole:
        return differs(derived);
    default:
        return {};
    }
}

std::span<const TableColumn> DerivedWeightsModel::columns()
{
    static constexpr auto all = std::to_array<TableColumn>({
        { QT_TR_NOOP("Partition"), QT_TR_NOOP("Partitions whose nodes all have a known chip.") },
        { QT_TR_NOOP("Weights now"), QT_TR_NOOP("What the partition charges.") },
        { QT_TR_NOOP("From the hardware"),
            QT_TR_NOOP("CPU: the weight of the chip's cores. Memory: as much a node as its cores. A requeue partition: a flat half.") },
    });
    return all;
}

DerivedSharesModel::DerivedSharesModel(QObject *parent) : TableModel(columns(), parent)
{
    setAnswersWhy(this);
}

void DerivedSharesModel::setDerived(const Policy &policy, const std::vector<DerivedShares> &derived)
{
    beginResetModel();
    m_rows.clear();
    m_rows.reserve(derived.size());
    for (const DerivedShares &shares : derived) {
        const AssociationTree &tree = policy.associations;
        m_rows.push_back({ shares, QString::fromStdString(std::string(tree.name(shares.account))), tree.rawShares(shares.account) });
    }
    endResetModel();
}

int DerivedSharesModel::differing() const
{
    return static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(), [](const Row &row) { return row.now != row.shares.rawShares; }));
}

void DerivedSharesModel::apply(Policy &draft) const
{
    for (const Row &row : m_rows) {
        if (row.now != row.shares.rawShares && draft.associations.isLive(row.shares.account)) {
            draft.associations.setRawShares(row.shares.account, row.shares.rawShares);
        }
    }
}

QVariant DerivedSharesModel::cell(const QModelIndex &index, int role) const
{
    const Row &row = m_rows.at(static_cast<std::size_t>(index.row()));
    const bool differs = row.now != row.shares.rawShares;
    const auto part = [](double value) { return value > 0.0 ? shortNumberText(value, 1) : QStringLiteral("\u2013"); };
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case AccountName:
            return row.name;
        case Now:
            return rawSharesText(row.now);
        case Gratis:
            return part(row.shares.gratis);
        case Lab:
            return part(row.shares.lab);
        case Communal:
            return part(row.shares.communal);
        default:
            return rawSharesText(row.shares.rawShares);
        }
    case ChangedRole:
        return index.column() == Derived && differs;
    case DiffersRole:
        return differs;
    case WhyRole:
        return QVariant::fromValue(ExplainQuestion(DerivedSharesOf { row.shares.account }));
    default:
        return {};
    }
}

std::span<const TableColumn> DerivedSharesModel::columns()
{
    static constexpr auto all = std::to_array<TableColumn>({
        { QT_TR_NOOP("Account"), QT_TR_NOOP("The accounts directly below root.") },
        { QT_TR_NOOP("Shares now"), QT_TR_NOOP("The raw shares in force."), true },
        { QT_TR_NOOP("Gratis"), QT_TR_NOOP("Its part of the public nodes' TRES, GPUs with them: the same for every account."), true },
        { QT_TR_NOOP("Lab"), QT_TR_NOOP("What the nodes that it bought are worth in TRES."), true },
        { QT_TR_NOOP("Communal"), QT_TR_NOOP("Its part of the TRES of nodes that several bought together."), true },
        { QT_TR_NOOP("Then"), QT_TR_NOOP("Gratis + lab + communal, rounded."), true },
    });
    return all;
}

} // namespace apportion

#include "moc_derived_weights_model.cpp"
