// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/queue_walk_model.h"

#include "models/number_format.h"
#include "storage/qt_text.h"

#include <utility>

namespace apportion
{

using replay::QueueStep;

std::span<const TableColumn> QueueWalkModel::columns()
{
    static constexpr auto all = std::to_array<TableColumn>({
        { QT_TR_NOOP("No."), QT_TR_NOOP("As which it is looked at."), true },
        { QT_TR_NOOP("Job") },
        { QT_TR_NOOP("User") },
        { QT_TR_NOOP("Partition"), QT_TR_NOOP("A job that names several is looked at once in each.") },
        { QT_TR_NOOP("Tier"), QT_TR_NOOP("PriorityTier of the partition: the highest goes first, whatever the priority."), true },
        { QT_TR_NOOP("Priority"), nullptr, true },
        { QT_TR_NOOP("Behind by"), QT_TR_NOOP("What puts it behind the one before it.") },
        { QT_TR_NOOP("Outcome"),
            QT_TR_NOOP("What the main pass does with it, counted from what nodes have and running jobs hold. Which nodes these are on is not known "
                       "here, and limits are not looked at: a replay does.") },
    });
    return all;
}

void QueueWalkModel::setWalk(const std::shared_ptr<const Evaluation> &evaluation, replay::QueueWalk walk)
{
    replace([&] {
        m_evaluation = evaluation;
        m_walk = evaluation ? std::move(walk) : replay::QueueWalk();
    });
}

const Job &QueueWalkModel::jobOf(const QueueStep &step) const
{
    return (*m_evaluation->situation().jobs)[m_evaluation->jobs().job[step.row]];
}

QString QueueWalkModel::partitionOf(const QueueStep &step) const
{
    const std::uint16_t index = m_evaluation->jobs().partition[step.row];
    const auto &partitions = *m_evaluation->policy().partitions;
    return index < partitions.size() ? toText(partitions[index].name) : QString();
}

int QueueWalkModel::tierOf(const QueueStep &step) const
{
    const std::uint16_t index = m_evaluation->jobs().partition[step.row];
    const auto &partitions = *m_evaluation->policy().partitions;
    return index < partitions.size() ? partitions[index].priorityTier : 1;
}

QString QueueWalkModel::behindText(const QueueStep &step) const
{
    if (step.place <= 1) {
        return {};
    }
    switch (step.behind) {
    case OrderCriterion::Held:
        return tr("hold");
    case OrderCriterion::Expedited:
        return tr("expedited requeue");
    case OrderCriterion::Preemption:
        return tr("preemption");
    case OrderCriterion::Reservation:
        return tr("reservation");
    case OrderCriterion::Tier:
        return tr("tier");
    case OrderCriterion::Priority:
        return tr("priority");
    case OrderCriterion::SubmitTime:
        return tr("submission");
    case OrderCriterion::JobId:
        return tr("job id");
    case OrderCriterion::Place:
        break;
    }
    return tr("the job's own order");
}

QString QueueWalkModel::outcomeText(const QueueStep &step) const
{
    switch (step.outcome) {
    case QueueStep::Outcome::Starts:
        return tr("starts");
    case QueueStep::Outcome::Waits:
        return tr("does not fit: its partition waits");
    case QueueStep::Outcome::PassedOver:
        return tr("passed over: its partition waits");
    case QueueStep::Outcome::Elsewhere:
        return tr("has started in another partition");
    case QueueStep::Outcome::TooLarge:
        return tr("never fits its partition");
    case QueueStep::Outcome::TooDeep:
        return tr("behind the depth of the pass");
    case QueueStep::Outcome::NotEligible:
        return tr("not in the queue yet");
    case QueueStep::Outcome::Held:
        break;
    }
    return tr("held");
}

QString QueueWalkModel::waitingSentence(const QueueStep &step) const
{
    const QString partition = partitionOf(step);
    if (step.outcome == QueueStep::Outcome::PassedOver) {
        return m_walk.backfills ? tr("A job before it waits for %1, so it is passed over. Backfill looks at it later, and starts it if that "
                                     "delays nobody before it.")
                                      .arg(partition)
                                : tr("A job before it waits for %1, so it is passed over.").arg(partition);
    }
    return m_walk.backfills
        ? tr("That does not fit: nothing of %1 starts any more in this pass, and its nodes are out of it for every partition. "
             "Backfill plans when it starts, and lets smaller jobs go before it that do not delay it.")
              .arg(partition)
        : tr("That does not fit: nothing of %1 starts any more in this pass, and its nodes are out of it for every partition.").arg(partition);
}

QString QueueWalkModel::sentence(const QueueStep &step) const
{
    switch (step.outcome) {
    case QueueStep::Outcome::Starts:
        return tr("That fits: it starts, and holds its part from here on.");
    case QueueStep::Outcome::Waits:
    case QueueStep::Outcome::PassedOver:
        return waitingSentence(step);
    case QueueStep::Outcome::Elsewhere:
        return tr("It has started in another of its partitions: next.");
    case QueueStep::Outcome::TooLarge:
        return tr("It asks for more than %1 ever has. The pass goes on without it.").arg(partitionOf(step));
    case QueueStep::Outcome::TooDeep:
        return tr("The quick pass ends at default_queue_depth, %1. Only that over the whole queue, every %2 s, comes this far.")
            .arg(integerText(m_walk.depth), integerText(m_walk.interval));
    case QueueStep::Outcome::NotEligible:
        return tr("Its begin time or a dependency is still ahead: it is not in the queue.");
    case QueueStep::Outcome::Held:
        break;
    }
    return tr("It is held: it is not in the queue.");
}

QString QueueWalkModel::stepText(int step) const
{
    if (!m_evaluation || step < 0 || step >= stepCount()) {
        return {};
    }
    const QueueStep &at = m_walk.steps[static_cast<std::size_t>(step)];
    const QString job = toText(jobOf(at).id);
    if (at.place == 0) {
        return tr("Job %1 of %2.").arg(job, toText(jobOf(at).user)) + QLatin1Char(' ') + sentence(at);
    }
    const QString asks
        = tr("Job %1 of %2 asks %3 for %n CPU(s)", nullptr, static_cast<int>(at.cpus)).arg(job, toText(jobOf(at).user), partitionOf(at));
    const QString beside = tr("%1 on %n node(s) or more; free CPUs: %2.", "job … asks … for … CPUs", static_cast<int>(at.nodes))
                               .arg(asks, integerText(static_cast<std::int64_t>(at.freeCpus)));
    if (at.outcome != QueueStep::Outcome::Waits || at.lacking == "cpu") {
        return beside + QLatin1Char(' ') + sentence(at);
    }
    const QString lack
        = tr("%1: %2 asked for, %3 free.", "a resource, such as gres/gpu")
              .arg(toText(at.lacking), integerText(static_cast<std::int64_t>(at.asked)), integerText(static_cast<std::int64_t>(at.free)));
    return QStringList { beside, lack, sentence(at) }.join(QLatin1Char(' '));
}

QVariant QueueWalkModel::cell(const QModelIndex &index, int role) const
{
    const QueueStep &step = m_walk.steps[static_cast<std::size_t>(index.row())];
    if (role == WhyRole) {
        return QVariant::fromValue(ExplainQuestion(JobNumber { step.row, JobQuantity::Priority }));
    }
    if (role == Qt::ToolTipRole) {
        return stepText(index.row());
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (index.column()) {
    case Place:
        return step.place == 0 ? QString() : integerText(step.place);
    case JobId:
        return toText(jobOf(step).id);
    case User:
        return toText(jobOf(step).user);
    case Partition:
        return partitionOf(step);
    case Tier:
        return integerText(tierOf(step));
    case Priority:
        return integerText(m_evaluation->priority(step.row));
    case Behind:
        return behindText(step);
    default:
        return outcomeText(step);
    }
}

} // namespace apportion

#include "moc_queue_walk_model.cpp"
