// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay_why.h"

#include "replay/recording.h"
#include "storage/qt_text.h"

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

constexpr std::size_t mostJobsListed = 500;

/// The causes of some rows under both scenarios.
std::vector<ReplayWhy::Cause> bothCauses(
    const ReplayAnswer &answer, const ReplayPair &pair, const std::vector<replay::TraceRow> &before, const std::vector<replay::TraceRow> &after)
{
    std::vector<ReplayWhy::Cause> causes;
    const auto add = [&](std::size_t which, const std::vector<replay::TraceRow> &rows, double ReplayWhy::Cause::*seconds) {
        for (const replay::NamedCause &cause : namedCauses(answer.policy(which), answer.comparison.scenarios[which].result, rows)) {
            const QString text = reasonText(cause);
            auto found = std::find_if(causes.begin(), causes.end(), [&text](const ReplayWhy::Cause &known) { return known.text == text; });
            if (found == causes.end()) {
                found = causes.insert(causes.end(), { text, 0.0, 0.0 });
            }
            (*found).*seconds += cause.seconds;
        }
    };
    add(pair.before, before, &ReplayWhy::Cause::before);
    add(pair.after, after, &ReplayWhy::Cause::after);
    std::stable_sort(causes.begin(), causes.end(), [](const ReplayWhy::Cause &a, const ReplayWhy::Cause &b) {
        const auto weight = [](const ReplayWhy::Cause &cause) { return std::abs(cause.after - cause.before) + (cause.after + cause.before) * 1e-3; };
        return weight(a) > weight(b);
    });
    return causes;
}

double waitOf(const replay::ReplayedJob &job)
{
    return job.hasStarted() ? static_cast<double>(job.wait()) : -1.0;
}

/// The jobs of a group that wait until the end under both.
std::vector<replay::TraceRow> neverStartedRows(const ReplayAnswer &answer, const replay::GroupComparison &group, const ReplayPair &pair)
{
    const auto &before = answer.comparison.scenarios[pair.before].result;
    const auto &after = answer.comparison.scenarios[pair.after].result;
    const std::int64_t from = answer.comparison.measureFrom;
    std::vector<replay::TraceRow> rows;
    for (replay::TraceRow row = 0; row < answer.trace.jobs.size(); ++row) {
        const replay::TraceJob &job = answer.trace.jobs[row];
        const replay::ReplayedJob &last = after.jobs[row];
        if (!before.jobs[row].hasStarted() && !last.hasStarted() && replay::isMeasured(job, last, from)
            && replay::groupOf(answer.trace, job, last, group.by).name == group.name) {
            rows.push_back(row);
        }
    }
    return rows;
}

/// What starts under one of the two alone comes first, and what never starts before what stays as it is.
int placeInList(const ReplayWhy::Job &job)
{
    const bool startsBefore = job.before >= 0.0;
    const bool startsAfter = job.after >= 0.0;
    if (startsBefore != startsAfter) {
        return 0;
    }
    return !startsAfter ? 2 : job.change() != 0.0 ? 1 : 3;
}

QString startCell(double seconds)
{
    return seconds < 0.0 ? ReplayJobModel::tr("never", "when a job starts") : waitText(seconds);
}

} // namespace

ReplayWhy whyOfGroup(const ReplayAnswer &answer, const replay::GroupComparison &group, const ReplayPair &pair)
{
    const auto &before = answer.comparison.scenarios[pair.before].result;
    const auto &after = answer.comparison.scenarios[pair.after].result;
    const std::int64_t from = answer.comparison.measureFrom;
    const std::vector<replay::TraceRow> rowsBefore = rowsOf(answer.trace, before, group.by, group.name, from);
    const std::vector<replay::TraceRow> rowsAfter = rowsOf(answer.trace, after, group.by, group.name, from);
    ReplayWhy why { toText(group.name), bothCauses(answer, pair, rowsBefore, rowsAfter), {} };
    std::vector<replay::TraceRow> started;
    std::set_union(rowsBefore.begin(), rowsBefore.end(), rowsAfter.begin(), rowsAfter.end(), std::back_inserter(started));
    const std::vector<replay::TraceRow> never = neverStartedRows(answer, group, pair);
    std::vector<replay::TraceRow> all;
    std::set_union(started.begin(), started.end(), never.begin(), never.end(), std::back_inserter(all));
    for (const replay::TraceRow row : all) {
        const replay::TraceJob &job = answer.trace.jobs[row];
        why.jobs.push_back({ row, QString::fromStdString(jobNameText(replay::JobName { job.jobId, job.task })), toText(answer.trace.names[job.user]),
            waitOf(before.jobs[row]), waitOf(after.jobs[row]) });
    }
    const std::size_t listed = std::min(why.jobs.size(), mostJobsListed);
    std::partial_sort(why.jobs.begin(), why.jobs.begin() + static_cast<std::ptrdiff_t>(listed), why.jobs.end(),
        [](const ReplayWhy::Job &a, const ReplayWhy::Job &b) {
            if (placeInList(a) != placeInList(b)) {
                return placeInList(a) < placeInList(b);
            }
            return std::abs(a.change()) != std::abs(b.change()) ? std::abs(a.change()) > std::abs(b.change()) : a.row < b.row;
        });
    why.jobs.resize(listed);
    return why;
}

ReplayWhy whyOfJob(const ReplayAnswer &answer, const ReplayWhy::Job &job, const ReplayPair &pair)
{
    return { job.name, bothCauses(answer, pair, { job.row }, { job.row }), {} };
}

void ReplayCauseModel::show(std::vector<ReplayWhy::Cause> causes)
{
    beginResetModel();
    m_causes = std::move(causes);
    endResetModel();
}

QVariant ReplayCauseModel::cell(const QModelIndex &index, int role) const
{
    const ReplayWhy::Cause &cause = m_causes[static_cast<std::size_t>(index.row())];
    if (role != Qt::DisplayRole && !(role == Qt::ToolTipRole && index.column() == Reason)) {
        return {};
    }
    return index.column() == Reason ? cause.text : waitText(index.column() == Before ? cause.before : cause.after);
}

std::span<const TableColumn> ReplayCauseModel::columns()
{
    static constexpr auto all = std::to_array<TableColumn>({
        { QT_TR_NOOP("Waited for"), QT_TR_NOOP("What the last pass of a scheduler found in the way. The seconds of all lines are the wait.") },
        { QT_TR_NOOP("Before"), QT_TR_NOOP("Under the scenario on the left; of a group that of one job in the mean."), true },
        { QT_TR_NOOP("After"), QT_TR_NOOP("Under the scenario on the right."), true },
    });
    return all;
}

void ReplayJobModel::show(std::vector<ReplayWhy::Job> jobs)
{
    beginResetModel();
    m_jobs = std::move(jobs);
    endResetModel();
}

QVariant ReplayJobModel::cell(const QModelIndex &index, int role) const
{
    if (role != Qt::DisplayRole) {
        return {};
    }
    const ReplayWhy::Job &shown = job(index.row());
    switch (index.column()) {
    case Job:
        return shown.name;
    case User:
        return shown.user;
    default:
        return startCell(index.column() == Before ? shown.before : shown.after);
    }
}

std::span<const TableColumn> ReplayJobModel::columns()
{
    static constexpr auto all = std::to_array<TableColumn>({
        { QT_TR_NOOP("Job") },
        { QT_TR_NOOP("User") },
        { QT_TR_NOOP("Before"), QT_TR_NOOP("Under the scenario on the left."), true },
        { QT_TR_NOOP("After"), QT_TR_NOOP("Under the scenario on the right."), true },
    });
    return all;
}

} // namespace apportion

#include "moc_replay_why.cpp"
