// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/replay_group_model.h"

#include "models/number_format.h"
#include "storage/qt_text.h"

#include <QGuiApplication>
#include <QPalette>

#include <algorithm>
#include <cmath>

namespace apportion
{

void ReplayGroupModel::show(std::shared_ptr<const ReplayAnswer> answer, replay::GroupBy by, const ReplayPair &pair)
{
    beginResetModel();
    m_answer = std::move(answer);
    m_pair = pair;
    m_groups.clear();
    if (m_answer) {
        for (const replay::GroupComparison &group : m_answer->comparison.groups) {
            if (group.by == by || group.by == replay::GroupBy::All) {
                m_groups.push_back(&group);
            }
        }
        // All jobs stay first.
        std::stable_sort(m_groups.begin() + (m_groups.empty() ? 0 : 1), m_groups.end(),
            [this](const replay::GroupComparison *a, const replay::GroupComparison *b) {
                return std::abs(a->weight(m_pair.after, m_pair.before)) > std::abs(b->weight(m_pair.after, m_pair.before));
            });
    }
    endResetModel();
}

QString ReplayGroupModel::bothText(const QString &before, const QString &after)
{
    return tr("%1 → %2", "before and after").arg(before, after);
}

QString ReplayGroupModel::changeText(const replay::GroupComparison &group) const
{
    if (group.scenarios[m_pair.before].jobs == 0 || group.scenarios[m_pair.after].jobs == 0) {
        return {}; // there are no two waits to compare
    }
    const double change = group.difference(m_pair.after, m_pair.before);
    const QString size = waitText(std::abs(change));
    if (m_answer->comparison.seeds < 2) {
        return tr("not known yet");
    }
    if (group.isNoise(m_pair.after, m_pair.before)) {
        return tr("noise (±%1)").arg(waitText(group.band(m_pair.after, m_pair.before)));
    }
    return change < 0.0 ? tr("%1 shorter").arg(size) : tr("%1 longer").arg(size);
}

/// The kind of reason that changes most in the direction of the whole.
QString ReplayGroupModel::becauseText(const replay::GroupComparison &group) const
{
    if (!m_answer->isClaimed(group, m_pair)) {
        return {};
    }
    const auto &before = group.scenarios[m_pair.before].meanWaited;
    const auto &after = group.scenarios[m_pair.after].meanWaited;
    const double sign = group.difference(m_pair.after, m_pair.before) < 0.0 ? -1.0 : 1.0;
    std::size_t most = 0;
    for (std::size_t reason = 1; reason < replay::waitReasons; ++reason) {
        most = (after[reason] - before[reason]) * sign > (after[most] - before[most]) * sign ? reason : most;
    }
    replay::NamedCause cause;
    cause.reason = static_cast<replay::WaitReason>(most);
    const QString text = cause.reason == replay::WaitReason::Limit ? tr("A limit") : reasonText(cause);
    return tr("%1: %2 → %3", "a reason to wait, seconds before and after").arg(text, waitText(before[most]), waitText(after[most]));
}

QVariant ReplayGroupModel::cell(const QModelIndex &index, int role) const
{
    const replay::GroupComparison &one = group(index.row());
    if (role == Qt::ForegroundRole && !m_answer->isClaimed(one, m_pair)) {
        return QGuiApplication::palette().brush(QPalette::PlaceholderText); // quiet, and still to be read
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {
        return {};
    }
    const replay::WaitSummary &before = one.scenarios[m_pair.before];
    const replay::WaitSummary &after = one.scenarios[m_pair.after];
    // where none of the jobs started there is no wait
    const auto both = [&before, &after](const auto &text) {
        const auto of = [&text](const replay::WaitSummary &jobs) { return jobs.jobs > 0 ? text(jobs) : QStringLiteral("–"); };
        return before.jobs > 0 || after.jobs > 0 ? bothText(of(before), of(after)) : QString();
    };
    switch (index.column()) {
    case Name:
        return one.by == replay::GroupBy::All ? tr("All jobs") : toText(one.name);
    case Jobs:
        return integerText(static_cast<std::int64_t>(after.jobs));
    case Median:
        return both([](const replay::WaitSummary &jobs) { return waitText(jobs.wait.median); });
    case P90:
        return both([](const replay::WaitSummary &jobs) { return waitText(jobs.wait.p90); });
    case Slowdown:
        return both([](const replay::WaitSummary &jobs) { return shortNumberText(jobs.slowdown.median, 2); });
    case Change:
        return changeText(one);
    default:
        return becauseText(one);
    }
}

std::span<const TableColumn> ReplayGroupModel::columns()
{
    static constexpr auto all = std::to_array<TableColumn>({
        { QT_TR_NOOP("Jobs of"), QT_TR_NOOP("Choose a row to see because of what its jobs waited, down to each of them.") },
        { QT_TR_NOOP("Jobs"), QT_TR_NOOP("How many started under the scenario on the right."), true },
        { QT_TR_NOOP("Median"), QT_TR_NOOP("The wait that half of the jobs do not exceed: before → after."), true },
        { QT_TR_NOOP("p90"), QT_TR_NOOP("The wait that nine in ten jobs do not exceed: before → after."), true },
        { QT_TR_NOOP("Slowdown"), QT_TR_NOOP("Median of (wait + run) ÷ run, runs below ten seconds counted as ten: before → after."), true },
        { QT_TR_NOOP("Mean wait"),
            QT_TR_NOOP("How much longer or shorter a job waits in the mean. Noise: a replay of the same policy differs as much from another one.") },
        { QT_TR_NOOP("Because of"), QT_TR_NOOP("The reason to wait that changes most.") },
    });
    return all;
}

} // namespace apportion

#include "moc_replay_group_model.cpp"
