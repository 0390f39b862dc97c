// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/billing_model.h"

#include "models/number_format.h"

#include <QStringList>

#include <algorithm>
#include <limits>

namespace apportion
{

namespace
{

constexpr std::array rules = { BillingRule::Sum, BillingRule::MaxTres, BillingRule::MaxTresGres };

int ruleOf(int column)
{
    return column - BillingModel::Sum;
}

bool isRule(int column)
{
    return column >= BillingModel::Sum && column <= BillingModel::MaxTresGres;
}

} // namespace

BillingModel::BillingModel(Document *document, QObject *parent)
    : TableModel(columns(), parent), m_gate(document, this, [this] {
          beginResetModel();
          m_results.reset();
          m_billed.clear();
          endResetModel();
      })
{
    setAnswersWhy(this);
}

void BillingModel::setResults(std::shared_ptr<const Results> results)
{
    if (!m_gate.admits(results)) {
        return;
    }
    const bool sameRows = m_results && m_results->evaluation->situation().jobs.sharesWith(results->evaluation->situation().jobs)
        && m_results->evaluation->policy().partitions->size() == results->evaluation->policy().partitions->size()
        && m_results->evaluation->jobs().rowCount() == results->evaluation->jobs().rowCount();
    if (!sameRows) {
        beginResetModel();
    }
    m_results = std::move(results);
    m_billed.clear();
    if (!sameRows) {
        endResetModel();
    } else {
        cellsChanged();
    }
}

void BillingModel::setAllPartitions(bool all)
{
    if (all == m_allPartitions) {
        return;
    }
    beginResetModel();
    m_allPartitions = all;
    m_billed.clear();
    endResetModel();
}

int BillingModel::rows() const
{
    if (!m_results) {
        return 0;
    }
    const Evaluation &evaluation = *m_results->evaluation;
    const std::size_t count
        = m_allPartitions ? evaluation.situation().jobs->size() * evaluation.policy().partitions->size() : evaluation.jobs().rowCount();
    return static_cast<int>(std::min<std::size_t>(count, std::numeric_limits<int>::max()));
}

BillingModel::Row BillingModel::rowAt(int row) const
{
    const Evaluation &evaluation = *m_results->evaluation;
    if (!m_allPartitions) {
        const auto place = static_cast<std::size_t>(row);
        return { evaluation.jobs().job.at(place), evaluation.jobs().partition.at(place) };
    }
    const auto partitions = static_cast<int>(evaluation.policy().partitions->size());
    return { static_cast<std::uint32_t>(row / partitions), static_cast<std::uint16_t>(row % partitions) };
}

const BillingModel::Billed *BillingModel::billed(int row) const
{
    const Row at = rowAt(row);
    if (at.partition == unknownIndex) {
        return nullptr;
    }
    if (const auto found = m_billed.find(row); found != m_billed.end()) {
        return &found->second;
    }
    constexpr std::size_t remembered = 512;
    if (m_billed.size() >= remembered) {
        m_billed.clear();
    }
    const Policy &policy = m_results->evaluation->policy();
    const std::vector<std::uint64_t> counts = requestedTres(policy, m_results->evaluation->situation().jobs->at(at.job));
    Billed result;
    for (std::size_t rule = 0; rule < rules.size(); ++rule) {
        result[rule] = bill(policy, policy.partitions->at(at.partition), counts, rules[rule]);
    }
    return &m_billed.emplace(row, std::move(result)).first->second;
}

QVariant BillingModel::number(int row, int column) const
{
    const Row at = rowAt(row);
    const Job &job = m_results->evaluation->situation().jobs->at(at.job);
    switch (column) {
    case Cpus:
        return job.cpus;
    case Memory:
        return static_cast<qulonglong>(tresCount(job.tres, "mem"));
    case Gpus:
        return static_cast<qulonglong>(tresCount(job.tres, "gres/gpu"));
    case Sum:
    case MaxTres:
    case MaxTresGres: {
        const Billed *billing = billed(row);
        return billing == nullptr ? QVariant() : QVariant((*billing)[static_cast<std::size_t>(ruleOf(column))].value);
    }
    default:
        return display(row, column);
    }
}

QVariant BillingModel::display(int row, int column) const
{
    const Row at = rowAt(row);
    const Policy &policy = m_results->evaluation->policy();
    const Job &job = m_results->evaluation->situation().jobs->at(at.job);
    switch (column) {
    case JobId:
        return QString::fromStdString(job.id);
    case User:
        return QString::fromStdString(job.user);
    case PartitionName: {
        if (at.partition != unknownIndex) {
            return QString::fromStdString(policy.partitions->at(at.partition).name);
        }
        // one that the job names and the policy does not have
        const std::size_t place = m_results->evaluation->jobs().partitionPlace(static_cast<JobRow>(row), job);
        return place < job.partitions.size() ? QString::fromStdString(job.partitions[place]) : QString();
    }
    case Cpus:
        return integerText(job.cpus);
    case Memory: {
        const std::uint64_t memory = tresCount(job.tres, "mem");
        return memory > 0 ? memoryText(memory) : QString();
    }
    case Gpus: {
        const std::uint64_t gpus = tresCount(job.tres, "gres/gpu");
        return gpus > 0 ? integerText(static_cast<std::int64_t>(gpus)) : QString();
    }
    default: {
        const Billed *billing = isRule(column) ? billed(row) : nullptr;
        return billing == nullptr ? QString() : factorText((*billing)[static_cast<std::size_t>(ruleOf(column))].value, 2);
    }
    }
}

QString BillingModel::termsTip(int row, int column) const
{
    const Billed *billing = billed(row);
    if (billing == nullptr) {
        const QString name = display(row, PartitionName).toString();
        return name.isEmpty() ? QString() : tr("The policy has no partition %1: there are no weights to bill by.").arg(name);
    }
    const Billing &under = (*billing)[static_cast<std::size_t>(ruleOf(column))];
    if (under.fromCpus) {
        return tr("The partition has no billing weights: each CPU counts 1.");
    }
    QStringList lines;
    for (const BillingTerm &term : under.terms) {
        const QString name = QString::fromStdString(m_results->evaluation->policy().tres.name(term.tres));
        const QString line = term.counts ? tr("%1: %2 × %3 = %4", "a TRES, its count, its weight, their product")
                                         : tr("%1: %2 × %3 = %4, less than another", "a TRES, its count, its weight, their product");
        lines << line.arg(name, integerText(static_cast<std::int64_t>(term.count)), shortNumberText(term.weight, 6), shortNumberText(term.value, 2));
    }
    return lines.join(QLatin1Char('\n'));
}

QVariant BillingModel::cell(const QModelIndex &index, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return display(index.row(), index.column());
    case Qt::ToolTipRole:
        return isRule(index.column()) ? termsTip(index.row(), index.column()) : QString();
    case SortRole:
        return number(index.row(), index.column());
    case InUseRole:
        return isRule(index.column()) && rules[static_cast<std::size_t>(ruleOf(index.column()))] == m_results->evaluation->policy().billingRule();
    case WhyRole: {
        const std::uint16_t partition = rowAt(index.row()).partition;
        const BillingRule rule
            = isRule(index.column()) ? rules[static_cast<std::size_t>(ruleOf(index.column()))] : m_results->evaluation->policy().billingRule();
        return partition == unknownIndex ? QVariant()
                                         : QVariant::fromValue(ExplainQuestion(BillingNumber { rowAt(index.row()).job, partition, rule }));
    }
    case FromCpusRole: {
        const Billed *billing = billed(index.row());
        return billing != nullptr && billing->front().fromCpus;
    }
    default:
        return {};
    }
}

std::span<const TableColumn> BillingModel::columns()
{
    static constexpr auto all = std::to_array<TableColumn>({
        { QT_TR_NOOP("Job"), QT_TR_NOOP("A sample job.") },
        { QT_TR_NOOP("User"), QT_TR_NOOP("Who submitted it.") },
        { QT_TR_NOOP("Partition"), QT_TR_NOOP("The partition whose TRESBillingWeights count.") },
        { QT_TR_NOOP("CPUs"), QT_TR_NOOP("The CPUs the job asks for."), true },
        { QT_TR_NOOP("Memory"), QT_TR_NOOP("The memory the job asks for."), true },
        { QT_TR_NOOP("GPUs"), QT_TR_NOOP("The GPUs the job asks for."), true },
        { QT_TR_NOOP("SUM (TRES/s)"), QT_TR_NOOP("All weighted TRES added: the rule without MAX_TRES and MAX_TRES_GRES."), true },
        { QT_TR_NOOP("MAX_TRES (TRES/s)"), QT_TR_NOOP("The largest weighted TRES of the node, GPUs among them, and what does not belong to a node."),
            true },
        { QT_TR_NOOP("MAX_TRES_GRES (TRES/s)"), QT_TR_NOOP("The largest of CPU, memory and node, with every GRES added."), true },
    });
    return all;
}

} // namespace apportion

#include "moc_billing_model.cpp"
