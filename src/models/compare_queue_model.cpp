// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/compare_queue_model.h"

#include "models/number_format.h"
#include "storage/qt_text.h"

#include <algorithm>

namespace apportion
{

CompareQueueModel::CompareQueueModel(Document *document, QObject *parent) : ComparedRows(document, columns(), Delta, Because, parent) { }

const Job &CompareQueueModel::recordOf(const ComparedJob &job) const
{
    return job.after != ComparedJob::absent ? (*draft().situation().jobs)[job.after] : (*baseline().situation().jobs)[job.before];
}

std::optional<JobRow> CompareQueueModel::rowOf(const ComparedJob &job) const
{
    const std::vector<std::uint32_t> &jobs = draft().jobs().job; // ascending
    const auto found = job.after == ComparedJob::absent ? jobs.end() : std::lower_bound(jobs.begin(), jobs.end(), job.after);
    return found == jobs.end() || *found != job.after ? std::nullopt : std::optional(static_cast<JobRow>(found - jobs.begin()));
}

bool CompareQueueModel::isChanged(std::size_t row) const
{
    const ComparedJob &job = jobAt(row);
    return job.placeBefore != job.placeAfter || job.passes > 0 || job.passedBy > 0;
}

std::vector<std::string_view> CompareQueueModel::names(std::size_t row) const
{
    const Job &job = recordOf(jobAt(row));
    return { job.id, job.user, job.account };
}

QString CompareQueueModel::onlyOneSide(std::size_t row) const
{
    const ComparedSide where = jobAt(row).side();
    return where == ComparedSide::Draft ? tr("new") : where == ComparedSide::Baseline ? tr("removed") : QString();
}

QString CompareQueueModel::text(std::size_t row, int column) const
{
    const ComparedJob &job = jobAt(row);
    const Job &record = recordOf(job);
    const auto unlessNone = [](std::uint32_t number) { return number == 0 ? QString() : integerText(number); };
    switch (column) {
    case JobId:
        return toText(record.id);
    case User:
        return toText(record.user);
    case Account:
        return toText(record.account);
    case BaselinePlace:
        return unlessNone(job.placeBefore);
    case DraftPlace:
        return unlessNone(job.placeAfter);
    case Places:
        return onlyOneSide(row).isEmpty() ? signedText(job.risen()) : QString();
    case Passes:
        return job.passes + job.passedBy == 0 ? QString() : tr("+%1 −%2", "jobs that it passes and that pass it").arg(job.passes).arg(job.passedBy);
    case Waiting:
        if (job.waitingLost) {
            return durationText({ static_cast<std::uint32_t>((*job.waitingLost + 59) / 60), {} });
        }
        return job.risen() < 0 ? tr("never", "no waiting makes up for it") : QString();
    default:
        return {};
    }
}

QVariant CompareQueueModel::number(std::size_t row, int column) const
{
    const ComparedJob &job = jobAt(row);
    switch (column) {
    case BaselinePlace:
        return job.placeBefore;
    case DraftPlace:
        return job.placeAfter;
    case Places:
        return static_cast<qlonglong>(job.risen());
    case Passes:
        return job.passes + job.passedBy;
    case Waiting:
        return static_cast<qlonglong>(job.waitingLost.value_or(0));
    default:
        return {};
    }
}

ExplainQuestion CompareQueueModel::question(std::size_t row, int) const
{
    const std::optional<JobRow> own = rowOf(jobAt(row));
    return own ? ExplainQuestion(JobNumber { *own, JobQuantity::Priority }) : ExplainQuestion();
}

QVariant CompareQueueModel::other(std::size_t row, int column, int role) const
{
    const ComparedJob &job = jobAt(row);
    const std::optional<JobRow> own = rowOf(job);
    if (role == JobRowRole && own) {
        return *own;
    }
    if (role == AssociationIdRole) {
        return own ? draft().jobs().association[*own] : noAssociation;
    }
    if (role == Qt::ToolTipRole && (column == BaselinePlace || column == DraftPlace)) {
        const bool inBaseline = column == BaselinePlace;
        return (inBaseline ? job.placeBefore : job.placeAfter) == 0
            ? QString()
            : tr("priority %1").arg(integerText(inBaseline ? job.priorityBefore : job.priorityAfter));
    }
    return {};
}

std::span<const TableColumn> CompareQueueModel::columns()
{
    static constexpr auto all = std::to_array<TableColumn>({
        { QT_TR_NOOP("Job"), QT_TR_NOOP("Those that fall most first, then those that rise most, then the rest in the order of the draft.") },
        { QT_TR_NOOP("User"), QT_TR_NOOP("Whose job it is.") },
        { QT_TR_NOOP("Account"), QT_TR_NOOP("The account that it is charged to.") },
        { QT_TR_NOOP("Place"), QT_TR_NOOP("As which it is looked at under the baseline."), true },
        { QT_TR_NOOP("Draft"), QT_TR_NOOP("As which it is looked at under the draft."), true },
        { QT_TR_NOOP("falls · rises"), QT_TR_NOOP("Places lost to the left, places gained to the right.") },
        { QT_TR_NOOP("Places"), QT_TR_NOOP("How many places it gains (+) or loses (−)."), true },
        { QT_TR_NOOP("Passes"), QT_TR_NOOP("How many jobs it passes (+), and how many pass it (−)."), true },
        { QT_TR_NOOP("Waiting"),
            QT_TR_NOOP("How much earlier it would have to be submitted to have the priority of the job in its old place; never: no age makes up "
                       "for it."),
            true },
        { QT_TR_NOOP("Because (places)"),
            QT_TR_NOOP("How many places each change is worth, measured by evaluating with and without it; they add up to the places gained.") },
    });
    return all;
}

} // namespace apportion

#include "moc_compare_queue_model.cpp"
