// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/decay_walk_model.h"

#include "models/number_format.h"
#include "storage/qt_text.h"

#include <QLocale>

#include <utility>

namespace apportion
{

namespace
{

constexpr int leftDecimals = 8; ///< of a factor that is just below 1

} // namespace

std::span<const TableColumn> DecayWalkModel::columns()
{
    static constexpr auto all = std::to_array<TableColumn>({
        { QT_TR_NOOP("Step"), QT_TR_NOOP("Whose usage it is, or which running job is charged.") },
        { QT_TR_NOOP("Before"), QT_TR_NOOP("Usage before the step, in TRES-seconds; of an account before the pass."), true },
        { QT_TR_NOOP("Decayed"), QT_TR_NOOP("What decay leaves of it."), true },
        { QT_TR_NOOP("Added"), QT_TR_NOOP("What running jobs add, decayed over the seconds that they are charged for."), true },
        { QT_TR_NOOP("After"), QT_TR_NOOP("Usage after the step."), true },
    });
    return all;
}

void DecayWalkModel::setWalk(const std::shared_ptr<const Evaluation> &evaluation, DecayWalk walk)
{
    replace([&] {
        m_evaluation = evaluation;
        m_walk = evaluation ? std::move(walk) : DecayWalk();
    });
}

QString DecayWalkModel::nameOf(AssociationId id) const
{
    const AssociationTree &tree = m_evaluation->tree();
    const QString name = toText(std::string(tree.name(id)));
    return tree.isUser(id) ? tr("%1 in %2", "a user and the account").arg(name, toText(std::string(tree.accountName(id)))) : name;
}

QString DecayWalkModel::jobOf(const DecayStep &step) const
{
    return toText((*m_evaluation->situation().jobs)[step.job].id);
}

QString DecayWalkModel::summary() const
{
    if (!m_evaluation) {
        return {};
    }
    const auto minutes = static_cast<std::uint32_t>(m_walk.seconds / 60);
    return tr("Every %1 usage is multiplied by %2").arg(durationText({ minutes, {} }), QLocale().toString(m_walk.left, 'f', leftDecimals));
}

QString DecayWalkModel::stepText(int step) const
{
    if (!m_evaluation || step < 0 || step >= stepCount()) {
        return {};
    }
    const DecayStep &at = m_walk.steps[static_cast<std::size_t>(step)];
    const QString left = QLocale().toString(m_walk.left, 'f', leftDecimals);
    switch (at.kind) {
    case DecayStep::Kind::Decay:
        return tr("%1: %2 times %3 leaves %4.").arg(nameOf(at.id), usageExactText(at.before), left, usageExactText(at.after));
    case DecayStep::Kind::Charge:
        return tr("Job %1 runs and is charged %2 a second for %3 s. Decayed over these, that adds %4 to %5, and to every account above.")
            .arg(jobOf(at), shortNumberText(at.rate), integerText(at.seconds), usageExactText(at.added), nameOf(at.id));
    case DecayStep::Kind::Sum:
        break;
    }
    return tr("%1 adds up what is below it: %2 before the pass, %3 now.").arg(nameOf(at.id), usageExactText(at.before), usageExactText(at.after));
}

QVariant DecayWalkModel::cell(const QModelIndex &index, int role) const
{
    const DecayStep &step = m_walk.steps[static_cast<std::size_t>(index.row())];
    if (role == WhyRole) {
        return QVariant::fromValue(ExplainQuestion(AssociationNumber { step.id, AssociationQuantity::RawUsage }));
    }
    if (role == Qt::ToolTipRole) {
        return stepText(index.row());
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    const bool isCharge = step.kind == DecayStep::Kind::Charge;
    switch (index.column()) {
    case What:
        return isCharge ? tr("Job %1 of %2").arg(jobOf(step), nameOf(step.id)) : nameOf(step.id);
    case Before:
        return usageExactText(step.before);
    case Left:
        return isCharge ? QString() : usageExactText(step.after - step.added);
    case Added:
        return step.added > 0.0L ? usageExactText(step.added) : QString();
    default:
        return usageExactText(step.after);
    }
}

} // namespace apportion

#include "moc_decay_walk_model.cpp"
