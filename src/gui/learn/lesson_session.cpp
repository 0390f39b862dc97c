// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/learn/lesson_session.h"

#include "gui/page/workspace.h"
#include "storage/lesson_run.h"

#include <algorithm>

namespace apportion
{

using DirectiveKind = LessonDirective::Kind;

LessonSession::LessonSession(Workspace *workspace, Lesson lesson, QObject *parent)
    : QObject(parent), m_workspace(workspace), m_lesson(std::move(lesson)), m_begin(workspace->document()->undoStack()->index()), m_walked(m_begin)
{
    connect(workspace, &Workspace::resultsChanged, this, &LessonSession::settle);
}

void LessonSession::begin()
{
    enter(0);
}

void LessonSession::resume(int step, bool isWalked)
{
    m_goal = std::clamp(step, 0, stepCount() - 1);
    m_keepsMoment = true;
    if (isWalked) {
        enter(0);
        return;
    }
    m_first = m_goal;
    m_isTouched = true;
    m_before.assign(static_cast<std::size_t>(m_goal), m_begin);
    enter(m_goal);
}

bool LessonSession::isAsWalked() const
{
    return !m_isTouched && m_workspace->document()->undoStack()->index() == m_walked;
}

void LessonSession::next()
{
    if (m_step + 1 < stepCount()) {
        enter(m_step + 1);
    }
}

void LessonSession::back()
{
    if (m_step > m_first) {
        m_workspace->document()->undoStack()->setIndex(m_before[static_cast<std::size_t>(m_step) - 1]);
        m_before.resize(static_cast<std::size_t>(m_step) - 1);
        enter(m_step - 1);
    }
}

void LessonSession::end()
{
    if (m_over) {
        return;
    }
    m_over = true;
    m_workspace->document()->undoStack()->setIndex(m_begin);
    m_workspace->setAlgorithm(m_workspace->document()->policy().priority.algorithm());
    m_workspace->setMergeTiedAccounts(false);
    Q_EMIT pointWanted({});
}

void LessonSession::showAgain(const Lesson &lesson)
{
    if (lesson.name == m_lesson.name && lesson.steps.size() == m_lesson.steps.size()) {
        m_lesson = lesson;
    }
    if (m_step < 0) {
        return;
    }
    Q_EMIT entered();
    if (isReady()) {
        point();
        Q_EMIT ready();
    }
}

void LessonSession::enter(int step)
{
    const bool isForward = step > m_step; // what was tried is taken back on the way back
    const bool isMade = m_step < 0 && m_isTouched; // its changes are there
    m_step = step;
    m_ready = false;
    const QUndoStack *stack = m_workspace->document()->undoStack();
    m_isTouched = m_isTouched || (isForward && stack->index() != m_walked);
    m_before.push_back(stack->index());
    Q_EMIT pointWanted({});
    if (!m_keepsMoment) {
        m_workspace->lookAhead(0); // a lesson speaks of the present
    }
    if (!isMade) {
        makeChanges();
    }
    m_walked = stack->index();
    applyOptions();
    Q_EMIT entered();
    settle();
}

void LessonSession::makeChanges()
{
    // one step of undo for each step of the lesson, so that the next one's edits do not merge with it
    QUndoStack *stack = m_workspace->document()->undoStack();
    bool begun = false;
    for (const LessonDirective &directive : current().directives) {
        if (directive.kind != DirectiveKind::Change) {
            continue;
        }
        if (!begun) {
            stack->beginMacro(tr("Lesson: %1").arg(current().title));
            begun = true;
        }
        makeChange(directive.text);
    }
    if (begun) {
        stack->endMacro();
    }
}

bool LessonSession::makeChange(const std::string &text)
{
    const auto &results = m_workspace->results();
    if (!results || !results->evaluation) {
        return false;
    }
    Document *document = m_workspace->document();
    Snapshot draft = document->snapshot();
    const auto result = applyLessonChange(text, *results->evaluation, draft);
    if (!result) {
        return false;
    }
    const LessonChange &change = *result.value;
    const auto index = static_cast<int>(change.index);
    switch (change.kind) {
    case LessonChange::Kind::Shares:
        return document->setRawShares(change.associations, draft.policy.associations.rawShares(change.associations.front()));
    case LessonChange::Kind::Usage: {
        std::vector<long double> usage;
        usage.reserve(change.associations.size());
        for (const AssociationId id : change.associations) {
            usage.push_back(draft.situation.ownUsage(id));
        }
        return document->setOwnUsage(change.associations, usage);
    }
    case LessonChange::Kind::Setting:
        return document->setSetting(draft.policy, change.key);
    case LessonChange::Kind::Weights:
        return document->setPartition(index, draft.policy.partitions.get()[change.index]);
    case LessonChange::Kind::Qos:
        return document->setQos(index, draft.policy.qos.get()[change.index]);
    case LessonChange::Kind::Nice:
        return document->setJobs(*draft.situation.jobs);
    }
    return false;
}

void LessonSession::applyOptions()
{
    // what the steps so far have chosen; going back chooses it anew
    std::optional<Algorithm> algorithm;
    bool merge = false;
    for (int step = 0; step <= m_step; ++step) {
        for (const LessonDirective &directive : m_lesson.steps[static_cast<std::size_t>(step)].directives) {
            if (directive.kind == DirectiveKind::Algorithm) {
                algorithm = lessonAlgorithm(directive.text).value.value_or(std::nullopt);
            } else if (directive.kind == DirectiveKind::MergeTies) {
                merge = directive.text == "on";
            }
        }
    }
    m_workspace->setAlgorithm(algorithm.value_or(m_workspace->document()->policy().priority.algorithm()));
    m_workspace->setMergeTiedAccounts(merge);
}

void LessonSession::settle()
{
    const auto &results = m_workspace->results();
    if (m_over || m_ready || m_step < 0 || !results || results->generation != m_workspace->document()->generation()) {
        return;
    }
    const Evaluation &evaluation = *results->evaluation;
    if (evaluation.algorithm() != m_workspace->algorithm() || evaluation.mergedTiedAccounts() != m_workspace->options().mergeTiedAccounts) {
        return; // these numbers were asked for before the options
    }
    m_ready = true;
    if (m_step < m_goal) {
        enter(m_step + 1);
        return;
    }
    m_goal = 0;
    m_keepsMoment = false;
    show();
    Q_EMIT ready();
}

void LessonSession::explain()
{
    const auto &results = m_workspace->results();
    if (!m_ready || !results || !results->evaluation) {
        return;
    }
    for (const LessonDirective &directive : current().directives) {
        if (directive.kind == DirectiveKind::Explain) {
            if (const auto question = lessonQuestion(directive.text, *results->evaluation)) {
                m_workspace->explain(*question.value);
            }
        }
    }
}

void LessonSession::show()
{
    const auto results = m_workspace->results(); // a selection may bring newer ones
    const Evaluation &evaluation = *results->evaluation;
    for (const LessonDirective &directive : current().directives) {
        switch (directive.kind) {
        case DirectiveKind::Page:
            Q_EMIT pageWanted(QString::fromStdString(directive.text));
            break;
        case DirectiveKind::Select:
            if (const auto object = findLessonObject(directive.text, evaluation)) {
                if (object.value->kind == ObjectRef::Kind::Association) {
                    m_workspace->selectAssociation(object.value->association);
                } else if (object.value->kind == ObjectRef::Kind::Job) {
                    m_workspace->selectJobRow(object.value->row);
                }
            }
            break;
        default:
            break;
        }
    }
    explain(); // whatever was selected on the way
    point();
}

void LessonSession::point()
{
    for (const LessonDirective &directive : current().directives) {
        if (directive.kind == DirectiveKind::Point) {
            Q_EMIT pointWanted(QString::fromStdString(directive.text));
        }
    }
}

} // namespace apportion

#include "moc_lesson_session.cpp"
