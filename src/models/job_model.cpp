// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/job_model.h"

#include "core/evaluate/job_priority.h"
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

} // namespace

JobModel::JobModel(Document *document, QObject *parent)
    : TableModel(columns(), parent), m_gate(document, this, [this] {
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
        cellsChanged();
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

/// The term that a column shows, which stand as Slurm adds them; without one none.
std::optional<PriorityTerm> JobModel::term(JobRow row, int column) const
{
    return column < Age ? std::nullopt : std::optional(termsOf(terms(row)).at(static_cast<std::size_t>(column - Age)));
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
        return m_results->past && job.submitTime > m_results->past->time ? tr("not yet", "a job that is handed in later")
            : job.held                                                   ? tr("held")
            : !job.running && !isListedBySprio(evaluation().policy(), job, evaluation().now())
            ? tr("waits", "a job that is not looked at yet: for a begin time, a dependency or a QOS")
            : integerText(evaluation().priority(row));
    default:
        return termText(term(row, column)->value);
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
        return term(row, column)->value;
    }
}

QVariant JobModel::cell(const QModelIndex &index, int role) const
{
    countWork(Work::AskCell);
    const JobRow row = jobRow(index);
    const std::uint32_t job = evaluation().jobs().job[row];
    switch (role) {
    case Qt::DisplayRole:
        return display(row, index.column());
    case SortRole:
        return number(row, index.column());
    case JobRowRole:
        return row;
    case WhyRole: {
        const std::optional<PriorityTerm> shown = term(row, index.column());
        return QVariant::fromValue(ExplainQuestion(JobNumber { row, shown ? shown->quantity : JobQuantity::Priority }));
    }
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

std::span<const TableColumn> JobModel::columns()
{
    static constexpr auto all = std::to_array<TableColumn>({
        { QT_TR_NOOP("Job"), QT_TR_NOOP("The job's number. A job that names several partitions has a row for each.") },
        { QT_TR_NOOP("User"), QT_TR_NOOP("Who submitted the job.") },
        { QT_TR_NOOP("Account"), QT_TR_NOOP("The account whose shares and usage count.") },
        { QT_TR_NOOP("Partition"), QT_TR_NOOP("The partition of this row; the partition and TRES terms depend on it.") },
        { QT_TR_NOOP("QOS"), QT_TR_NOOP("The job's quality of service.") },
        { QT_TR_NOOP("Priority, by factor"), QT_TR_NOOP("What each weighted factor adds; nice is drawn to the left of zero.") },
        { QT_TR_NOOP("Priority (points)"), QT_TR_NOOP("The sum of the weighted factors, cut to an integer."), true },
        { QT_TR_NOOP("Age (points)"), QT_TR_NOOP("For the time the job has been waiting until the cluster was asked; full after PriorityMaxAge."),
            true },
        { QT_TR_NOOP("Assoc (points)"), QT_TR_NOOP("For the priority of the association."), true },
        { QT_TR_NOOP("Fair-share (points)"), QT_TR_NOOP("The user's fair-share factor times PriorityWeightFairshare."), true },
        { QT_TR_NOOP("Job size (points)"), QT_TR_NOOP("For the nodes and CPUs the job asks for."), true },
        { QT_TR_NOOP("Partition (points)"), QT_TR_NOOP("For the PriorityJobFactor of the partition."), true },
        { QT_TR_NOOP("QOS (points)"), QT_TR_NOOP("For the priority of the quality of service."), true },
        { QT_TR_NOOP("TRES (points)"), QT_TR_NOOP("For the resources the job asks for, each with its own weight."), true },
        { QT_TR_NOOP("Site (points)"), QT_TR_NOOP("What the site factor plugin adds."), true },
        { QT_TR_NOOP("Nice (points)"), QT_TR_NOOP("What is taken away: the user's or administrator's adjustment."), true },
    });
    return all;
}

} // namespace apportion

#include "moc_job_model.cpp"
