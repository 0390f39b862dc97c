// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/job_model.h"

#include "core/policy/work_count.h"
#include "models/number_format.h"

#include <algorithm>

namespace apportion
{

namespace
{

/// Rows whose terms are remembered: a few screens full.
constexpr std::size_t rememberedRows = 512;

bool sameJobs(const Evaluation &a, const Evaluation &b)
{
    return a.situation().jobs.sharesWith(b.situation().jobs) && a.order().size() == b.order().size();
}

/// The term that a column shows; the priority for all others.
JobQuantity quantityOf(int column)
{
    switch (column) {
    case JobModel::Age:
        return JobQuantity::Age;
    case JobModel::Assoc:
        return JobQuantity::Assoc;
    case JobModel::FairShare:
        return JobQuantity::FairShare;
    case JobModel::JobSize:
        return JobQuantity::JobSize;
    case JobModel::PartitionTerm:
        return JobQuantity::Partition;
    case JobModel::QosTerm:
        return JobQuantity::Qos;
    case JobModel::Tres:
        return JobQuantity::Tres;
    case JobModel::Site:
        return JobQuantity::Site;
    case JobModel::Nice:
        return JobQuantity::Nice;
    default:
        return JobQuantity::Priority;
    }
}

} // namespace

JobModel::JobModel(Document *document, QObject *parent)
    : QAbstractTableModel(parent), m_gate(document, this, [this] {
          beginResetModel();
          storeResults({});
          endResetModel();
      })
{
    setAnswersWhy(this);
}

void JobModel::setResults(std::shared_ptr<const Results> results)
{
    if (!m_gate.admits(results)) {
        return;
    }
    if (!m_results || !sameJobs(evaluation(), *results->evaluation)) {
        beginResetModel();
        storeResults(std::move(results));
        endResetModel();
    } else if (evaluation().order() != results->evaluation->order()) {
        reorder(std::move(results));
    } else {
        storeResults(std::move(results));
        if (rowCount() > 0) {
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        }
    }
}

void JobModel::storeResults(std::shared_ptr<const Results> results)
{
    m_results = std::move(results);
    m_terms.clear();
    m_scale = 1.0;
    if (m_results && !evaluation().priorities.empty()) {
        const auto highest = std::max_element(evaluation().priorities.begin(), evaluation().priorities.end());
        m_scale = std::max(1.0, static_cast<double>(*highest));
    }
}

void JobModel::reorder(std::shared_ptr<const Results> results)
{
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    // A selected job stays selected wherever it goes; only a handful of rows is ever held on to.
    const QModelIndexList before = persistentIndexList();
    std::unordered_map<JobRow, int> wanted;
    for (const QModelIndex &index : before) {
        wanted.emplace(jobRow(index), -1);
    }
    std::vector<JobRow> rows;
    rows.reserve(static_cast<std::size_t>(before.size()));
    for (const QModelIndex &index : before) {
        rows.push_back(jobRow(index));
    }
    storeResults(std::move(results));
    if (!wanted.empty()) {
        const std::vector<JobRow> &order = evaluation().order();
        for (std::size_t place = 0; place < order.size(); ++place) {
            if (const auto found = wanted.find(order[place]); found != wanted.end()) {
                found->second = static_cast<int>(place);
            }
        }
    }
    QModelIndexList after;
    after.reserve(before.size());
    for (qsizetype i = 0; i < before.size(); ++i) {
        after << index(wanted.at(rows[static_cast<std::size_t>(i)]), before.at(i).column());
    }
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

JobRow JobModel::jobRow(const QModelIndex &index) const
{
    return evaluation().order().at(static_cast<std::size_t>(index.row()));
}

QModelIndex JobModel::indexOfJobRow(JobRow row, int column) const
{
    if (!m_results) {
        return {};
    }
    const std::vector<JobRow> &order = evaluation().order();
    const auto found = std::find(order.begin(), order.end(), row);
    return found == order.end() ? QModelIndex() : index(static_cast<int>(found - order.begin()), column);
}

int JobModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_results ? 0 : static_cast<int>(evaluation().order().size());
}

int JobModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

const PriorityTerms &JobModel::terms(JobRow row) const
{
    if (const auto found = m_terms.find(row); found != m_terms.end()) {
        return found->second;
    }
    if (m_terms.size() >= rememberedRows) {
        m_terms.clear();
    }
    return m_terms.emplace(row, evaluation().terms(row)).first->second;
}

double JobModel::term(const PriorityTerms &terms, int column)
{
    switch (column) {
    case Age:
        return terms.age;
    case Assoc:
        return terms.assoc;
    case FairShare:
        return terms.fairshare;
    case JobSize:
        return terms.jobSize;
    case PartitionTerm:
        return terms.partition;
    case QosTerm:
        return terms.qos;
    case Tres:
        return terms.tres;
    case Site:
        return static_cast<double>(terms.site);
    case Nice:
        return static_cast<double>(terms.nice);
    default:
        return 0.0;
    }
}

QString JobModel::partitionName(JobRow row) const
{
    const std::uint16_t known = evaluation().jobs().partition[row];
    if (known != unknownIndex) {
        return QString::fromStdString(evaluation().policy().partitions->at(known).name);
    }
    // The job names a partition that the policy does not have: the row's own place among its job's rows tells which.
    const JobTable &table = evaluation().jobs();
    const Job &job = evaluation().situation().jobs->at(table.job[row]);
    const std::size_t place = table.partitionPlace(row, job);
    return place < job.partitions.size() ? QString::fromStdString(job.partitions[place]) : QString();
}

QVariant JobModel::display(JobRow row, int column) const
{
    const Job &job = evaluation().situation().jobs->at(evaluation().jobs().job[row]);
    switch (column) {
    case JobId:
        return QString::fromStdString(job.id);
    case User:
        return QString::fromStdString(job.user);
    case Account:
        return QString::fromStdString(job.account);
    case Partition:
        return partitionName(row);
    case Qos:
        return QString::fromStdString(std::string(evaluation().jobs().qosName(row, job)));
    case Breakdown:
        return {};
    case Priority:
        return job.held ? tr("held") : integerText(evaluation().priority(row));
    default:
        return termText(term(terms(row), column));
    }
}

QVariant JobModel::number(JobRow row, int column) const
{
    switch (column) {
    case JobId: {
        const std::string &id = evaluation().situation().jobs->at(evaluation().jobs().job[row]).id;
        return QString::fromStdString(id).section(QLatin1Char('_'), 0, 0).toLongLong();
    }
    case User:
    case Account:
    case Partition:
    case Qos:
        return display(row, column);
    case Breakdown:
    case Priority:
        return evaluation().priority(row);
    default:
        return term(terms(row), column);
    }
}

QVariant JobModel::data(const QModelIndex &index, int role) const
{
    countWork(Work::AskCell);
    if (!index.isValid()) {
        return {};
    }
    const JobRow row = jobRow(index);
    const std::uint32_t job = evaluation().jobs().job[row];
    switch (role) {
    case Qt::DisplayRole:
        return display(row, index.column());
    case Qt::TextAlignmentRole:
        return alignmentOf(column(index.column()));
    case SortRole:
        return number(row, index.column());
    case JobRowRole:
        return row;
    case WhyRole:
        return QVariant::fromValue(ExplainQuestion(JobNumber { row, quantityOf(index.column()) }));
    case TermsRole:
        return QVariant::fromValue(terms(row));
    case ScaleRole:
        return m_scale;
    case HeldRole:
        return evaluation().situation().jobs->at(job).held;
    case AssociationIdRole:
        return evaluation().jobs().association[row];
    default:
        return {};
    }
}

QVariant JobModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return orientation == Qt::Horizontal && section >= 0 && section < ColumnCount ? headerValue(column(section), role) : QVariant();
}

ColumnInfo JobModel::column(int section)
{
    switch (section) {
    case JobId:
        return { tr("Job"), tr("The job's number. A job that names several partitions has a row for each.") };
    case User:
        return { tr("User"), tr("Who submitted the job.") };
    case Account:
        return { tr("Account"), tr("The account whose shares and usage count.") };
    case Partition:
        return { tr("Partition"), tr("The partition of this row; the partition and TRES terms depend on it.") };
    case Qos:
        return { tr("QOS"), tr("The job's quality of service.") };
    case Breakdown:
        return { tr("Priority, by factor"), tr("What each weighted factor adds; nice is drawn to the left of zero.") };
    case Priority:
        return { tr("Priority (points)"), tr("The sum of the weighted factors, cut to an integer."), true };
    case Age:
        return { tr("Age (points)"), tr("For the time the job has been waiting, full after PriorityMaxAge."), true };
    case Assoc:
        return { tr("Assoc (points)"), tr("For the priority of the association."), true };
    case FairShare:
        return { tr("Fair-share (points)"), tr("The user's fair-share factor times PriorityWeightFairshare."), true };
    case JobSize:
        return { tr("Job size (points)"), tr("For the nodes and CPUs the job asks for."), true };
    case PartitionTerm:
        return { tr("Partition (points)"), tr("For the PriorityJobFactor of the partition."), true };
    case QosTerm:
        return { tr("QOS (points)"), tr("For the priority of the quality of service."), true };
    case Tres:
        return { tr("TRES (points)"), tr("For the resources the job asks for, each with its own weight."), true };
    case Site:
        return { tr("Site (points)"), tr("What the site factor plugin adds."), true };
    case Nice:
        return { tr("Nice (points)"), tr("What is taken away: the user's or administrator's adjustment."), true };
    default:
        return {};
    }
}

} // namespace apportion
