// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/shared_step.h"

#include "core/change/policy_merge.h"

#include <algorithm>

namespace apportion
{

void SharedStepCommand::addNotePlaces(const AssociationTree &, std::vector<NotePlace> &places) const
{
    if (m_other) {
        for (NotePlace &place : notePlaces(m_other->policy, m_own)) {
            places.push_back(std::move(place));
        }
    }
}

const SharedStep *SharedStepCommand::stepOf(const QUndoCommand &command, bool isUndone, bool isForward)
{
    if (const auto *own = dynamic_cast<const SharedStepCommand *>(&command); own != nullptr) {
        return (own->m_isForward != isUndone) == isForward ? own->m_step.get() : nullptr;
    }
    for (int part = 0; part < command.childCount(); ++part) {
        if (const SharedStep *step = stepOf(*command.child(part), isUndone, isForward); step != nullptr) {
            return step;
        }
    }
    return nullptr;
}

void SharedStepCommand::exchange()
{
    if (m_other) {
        std::swap(snapshot(), *m_other);
        m_own = policy();
    }
}

void SharedStepCommand::take(bool isForward)
{
    takeAlong(m_step, isForward);
    if (m_other) {
        changed(PolicyChange());
    }
}

void DocumentCommand::takeAlong(const std::shared_ptr<SharedStep> &step, bool isForward)
{
    m_document.takeAlong(step, isForward);
}

void Document::takeAlong(const std::shared_ptr<SharedStep> &step, bool isForward)
{
    if (std::exchange(step->isRunning, true)) {
        return;
    }
    exchangeShared(*step);
    const std::vector<QUndoStack *> stacks = m_otherStacks;
    for (QUndoStack *stack : stacks) {
        letFollow(stack, step, isForward);
    }
    step->isRunning = false;
    Q_EMIT scenariosChanged();
    Q_EMIT projectStepped(step->text, isForward);
}

/// The baseline and what belongs to it.
void Document::exchangeShared(SharedStep &step)
{
    std::swap(*m_now.baseline, step.baseline);
    std::swap(m_now.conf, step.conf);
    std::swap(m_now.agreement, step.agreement);
    std::swap(m_readDiagnostics, step.readDiagnostics);
    if (m_now.exported && step.exported && isSameVersion(m_now.exported, step.exported)) {
        std::swap(m_now.exported, step.exported);
    }
    PolicyChange change;
    change.kind = PolicyChange::Kind::Baseline;
    changed(change);
}

/// Where the step is the next to be undone or redone there, that is done; else what it made of the scenario is merged out of, or
/// into, what was made of it since, as one step more. That merge is done here, in the thread of the window: it is as rare as it is quick.
void Document::letFollow(QUndoStack *stack, const std::shared_ptr<SharedStep> &step, bool isForward)
{
    const auto found = std::find(m_otherStacks.begin(), m_otherStacks.end(), stack);
    if (found == m_otherStacks.end()) {
        return; // it went with what another one took back
    }
    const auto place = static_cast<std::size_t>(found - m_otherStacks.begin());
    const int next = stack->index();
    if (next > 0 && SharedStepCommand::stepOf(*stack->command(next - 1), true, isForward) == step.get()) {
        inOther(place, [stack] { stack->undo(); });
        return;
    }
    if (next < stack->count() && SharedStepCommand::stepOf(*stack->command(next), false, isForward) == step.get()) {
        inOther(place, [stack] { stack->redo(); });
        return;
    }
    const auto sides = std::find_if(step->scenarios.begin(), step->scenarios.end(), [stack](const auto &one) { return one.stack == stack; });
    const bool isKnown = sides != step->scenarios.end();
    const Snapshot &before = isKnown ? sides->before : step->baselineBefore;
    const Snapshot &after = isKnown ? sides->after : step->baselineAfter;
    if (before == after && step->baselineBefore == step->baselineAfter) {
        return;
    }
    Snapshot &own = m_now.others[place].snapshot;
    Snapshot merged = mergePolicies(isForward ? before : after, own, isForward ? after : before).snapshot;
    const QString name = isForward ? step->text : tr("Taken back: %1", "a step of undo").arg(step->text);
    const Policy now = merged.policy;
    stack->push(new SharedStepCommand(*this, step, isForward, std::exchange(own, std::move(merged)), now, name));
    ++m_generation;
}

/// Does something in the undo of another scenario, as if that was edited, and tells nobody of its parts.
void Document::inOther(std::size_t place, const std::function<void()> &work)
{
    QUndoStack *const edited = m_undoStack;
    const auto swapWith = [this](std::size_t other) {
        m_now.edit(QString(m_now.others[other].name));
        std::swap(m_undoStack, m_otherStacks[other]);
    };
    swapWith(place);
    m_isQuiet = true;
    work();
    m_isQuiet = false;
    const auto back = std::find(m_otherStacks.begin(), m_otherStacks.end(), edited);
    swapWith(static_cast<std::size_t>(back - m_otherStacks.begin()));
}

} // namespace apportion
