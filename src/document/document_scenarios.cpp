// SPDX-License-Identifier: GPL-3.0-or-later
// The scenarios of a project: one is edited, each with its own undo.
#include "document/document.h"
#include "document/shared_step.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace apportion
{

namespace
{

/// @p name, or where a scenario of the project has it by now, the first free one after it.
QString freeScenarioName(const Project &project, const QString &name)
{
    QString free = name;
    for (int i = 2; free == project.scenario || findScenario(project.others, free) >= 0; ++i) {
        free = Document::tr("%1 (%2)", "a name that is taken, and a number").arg(name).arg(i);
    }
    return free;
}

} // namespace

/// One that is gone, with its undo: what is done in the scenario that was edited meanwhile.
class Document::ScenarioRemoval final : public QUndoCommand
{
public:
    ScenarioRemoval(Document &document, const QString &name)
        : QUndoCommand(stepName(Document::tr("Removal of the scenario %1").arg(name))), m_document(document), m_name(name)
    {
    }

    /// Takes the first free name when another has come under its own. There is room for it, whatever was made meanwhile, up to what a
    /// file holds; beyond it stays, and can be undone again later.
    void undo() override
    {
        Project &project = m_document.m_now;
        if (!m_stack) {
            return;
        }
        if (project.others.size() >= Project::mostKept) {
            Q_EMIT m_document.undoneOtherwise(
                Document::tr("The scenario %1 did not come back: there are too many others. Redo the step, and undo it when one is removed.")
                    .arg(m_name));
            return;
        }
        Scenario scenario = std::move(m_scenario);
        scenario.name = freeScenarioName(project, m_name);
        const QString before = std::exchange(m_name, scenario.name);
        const auto place = static_cast<std::ptrdiff_t>(std::min(m_place, project.others.size()));
        project.others.insert(project.others.begin() + place, std::move(scenario));
        m_document.m_otherStacks.insert(m_document.m_otherStacks.begin() + place, m_stack.get());
        m_document.adopt(m_stack.release());
        m_document.scenariosTouched();
        m_document.tellOtherName(before, m_name);
    }

    void redo() override
    {
        Project &project = m_document.m_now;
        const int place = findScenario(project.others, m_name);
        if (m_stack || place < 0) {
            return;
        }
        m_place = static_cast<std::size_t>(place);
        m_scenario = std::move(project.others[m_place]);
        project.others.erase(project.others.begin() + place);
        m_stack.reset(m_document.m_otherStacks[m_place]);
        m_document.m_otherStacks.erase(m_document.m_otherStacks.begin() + place);
        m_stack->disconnect(&m_document);
        m_document.m_undoGroup.removeStack(m_stack.get());
        m_stack->setParent(nullptr);
        m_document.scenariosTouched();
    }

private:
    Document &m_document;
    QString m_name;
    std::size_t m_place = 0;
    Scenario m_scenario;
    std::unique_ptr<QUndoStack> m_stack; ///< while it is gone
};

/// Another name for the scenario whose undo this stands in.
class Document::ScenarioName final : public QUndoCommand
{
public:
    ScenarioName(Document &document, const QString &name)
        : QUndoCommand(stepName(Document::tr("Name of the scenario: %1").arg(name))), m_document(document), m_other(name)
    {
    }

    void undo() override { exchange(); }
    void redo() override { exchange(); }

private:
    /// Where another has taken the name since, the first free one is taken.
    void exchange()
    {
        const QString before = std::exchange(m_other, m_document.m_now.scenario);
        m_document.m_now.scenario = before;
        if (findScenario(m_document.m_now.others, before) >= 0) {
            m_document.m_now.scenario = freeScenarioName(m_document.m_now, before);
        }
        m_document.scenariosTouched();
        m_document.tellOtherName(before, m_document.m_now.scenario);
    }

    Document &m_document;
    QString m_other;
};

void Document::adopt(QUndoStack *stack)
{
    stack->setParent(&m_undoGroup);
    m_undoGroup.addStack(stack);
    connect(stack, &QUndoStack::cleanChanged, this, &Document::followModified);
}

QUndoStack *Document::makeStack()
{
    auto *stack = new QUndoStack;
    adopt(stack);
    return stack;
}

void Document::scenariosTouched()
{
    m_areScenariosUnsaved = true;
    if (m_isQuiet) {
        return;
    }
    followModified();
    Q_EMIT scenariosChanged();
}

void Document::tellOtherName(const QString &before, const QString &now)
{
    if (before != now) {
        Q_EMIT undoneOtherwise(tr("Another scenario is called %1 by now: this one is called %2.").arg(before, now));
    }
}

void Document::addOther(const Scenario &scenario, QUndoStack *stack)
{
    m_now.others.push_back(scenario);
    m_otherStacks.push_back(stack);
}

bool Document::duplicateScenario(const QString &name, const QString &kept)
{
    const QString own = m_now.scenario.isEmpty() ? kept : m_now.scenario;
    const bool isTaken = name == own || findScenario(m_now.others, name) >= 0 || findScenario(m_now.others, own) >= 0;
    if (name.isEmpty() || own.isEmpty() || isTaken || m_now.others.size() >= Project::mostOthers) {
        return false;
    }
    // the edits go on where they were made: the copy has a history of its own
    addOther({ own, m_now }, std::exchange(m_undoStack, makeStack()));
    m_now.scenario = name;
    m_undoGroup.setActiveStack(m_undoStack);
    scenariosTouched();
    return true;
}

bool Document::editScenario(const QString &name)
{
    const int place = findScenario(m_now.others, name);
    if (place < 0 || !m_now.edit(name)) {
        return false;
    }
    std::swap(m_undoStack, m_otherStacks[static_cast<std::size_t>(place)]);
    m_undoGroup.setActiveStack(m_undoStack);
    changed(PolicyChange());
    Q_EMIT scenariosChanged();
    return true;
}

bool Document::renameScenario(const QString &name)
{
    if (name.isEmpty() || name == m_now.scenario || findScenario(m_now.others, name) >= 0) {
        return false;
    }
    m_undoStack->push(new ScenarioName(*this, name));
    return true;
}

bool Document::removeScenario(const QString &name)
{
    if (findScenario(m_now.others, name) < 0) {
        return false;
    }
    m_undoStack->push(new ScenarioRemoval(*this, name));
    return true;
}

/// Goes on in the scenario that @p project edits: in the one of that name, in a copy of the draft where the project has the
/// draft beside it, or in the draft itself, which is to have that name.
void Document::enterScenario(const Project &project)
{
    if (project.scenario == m_now.scenario || editScenario(project.scenario)) {
        return;
    }
    if (m_now.scenario.isEmpty()) {
        m_now.scenario = project.scenario;
    } else if (findScenario(project.others, m_now.scenario) >= 0) {
        addOther({ m_now.scenario, m_now }, std::exchange(m_undoStack, makeStack()));
        m_now.scenario = project.scenario;
        m_undoGroup.setActiveStack(m_undoStack);
    } else {
        return; // it gets the name with what else is taken over
    }
    scenariosTouched();
}

/// Makes the scenarios beside the draft those of @p project, and gives the draft its name. @p step is one of each that is another than
/// it was, and of all when the baseline is another.
void Document::takeScenarios(const Project &project, const std::shared_ptr<SharedStep> &step)
{
    renameScenario(project.scenario);
    std::vector<QString> gone;
    for (const Scenario &own : m_now.others) {
        if (findScenario(project.others, own.name) < 0) {
            gone.push_back(own.name);
        }
    }
    for (const QString &name : gone) {
        removeScenario(name);
    }
    bool isAdded = false;
    bool isAnother = false;
    const bool isForAll = !(step->baselineBefore == step->baselineAfter);
    for (std::size_t i = 0; i < project.others.size(); ++i) {
        const Scenario &scenario = project.others[i];
        const int found = findScenario(m_now.others, scenario.name);
        if (found < 0) {
            addOther(scenario, makeStack());
            isAdded = true;
        } else if (Snapshot &own = m_now.others[static_cast<std::size_t>(found)].snapshot; isForAll || !(own == scenario.snapshot)) {
            QUndoStack *stack = m_otherStacks[static_cast<std::size_t>(found)];
            step->scenarios.push_back({ stack, own, scenario.snapshot });
            stack->push(new SharedStepCommand(*this, step, true, std::exchange(own, scenario.snapshot), scenario.snapshot.policy, step->text));
            isAnother = true;
        }
        // in their order
        const auto place = static_cast<std::size_t>(findScenario(m_now.others, scenario.name));
        std::swap(m_now.others[i], m_now.others[place]);
        std::swap(m_otherStacks[i], m_otherStacks[place]);
    }
    if (isAdded) {
        scenariosTouched();
    } else if (isAnother) {
        Q_EMIT scenariosChanged();
    }
}

} // namespace apportion
