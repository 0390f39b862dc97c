// SPDX-License-Identifier: GPL-3.0-or-later
// The scenarios of a project: one is edited, each with its own undo.
#include "document/document.h"
#include "document/policy_command.h"

#include <utility>

namespace apportion
{

QUndoStack *Document::makeStack()
{
    auto *stack = new QUndoStack(&m_undoGroup);
    connect(stack, &QUndoStack::cleanChanged, this, &Document::followModified);
    return stack;
}

void Document::scenariosTouched()
{
    m_areScenariosUnsaved = true;
    followModified();
    Q_EMIT scenariosChanged();
}

bool Document::duplicateScenario(const QString &name, const QString &kept)
{
    const QString own = m_now.scenario.isEmpty() ? kept : m_now.scenario;
    const bool isTaken = name == own || findScenario(m_now.others, name) >= 0 || findScenario(m_now.others, own) >= 0;
    if (name.isEmpty() || own.isEmpty() || isTaken || m_now.others.size() >= Project::mostOthers) {
        return false;
    }
    // the edits go on where they were made: the copy has a history of its own
    m_now.others.push_back({ own, m_now });
    m_now.scenario = name;
    m_otherStacks.push_back(std::exchange(m_undoStack, makeStack()));
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
    m_now.scenario = name;
    scenariosTouched();
    return true;
}

bool Document::removeScenario(const QString &name)
{
    const int place = findScenario(m_now.others, name);
    if (place < 0) {
        return false;
    }
    m_now.others.erase(m_now.others.begin() + place);
    delete m_otherStacks[static_cast<std::size_t>(place)];
    m_otherStacks.erase(m_otherStacks.begin() + place);
    scenariosTouched();
    return true;
}

void Document::takeScenarios(const std::vector<Scenario> &scenarios, const QString &text)
{
    bool isAnother = false;
    for (const Scenario &scenario : scenarios) {
        const int place = findScenario(m_now.others, scenario.name);
        if (place >= 0) {
            Snapshot &own = m_now.others[static_cast<std::size_t>(place)].snapshot;
            if (!(own == scenario.snapshot)) { // one step of its own undo
                m_otherStacks[static_cast<std::size_t>(place)]->push(new PolicyCommand(*this, std::exchange(own, scenario.snapshot), text, true));
                isAnother = true;
            }
        } else if (scenario.name != m_now.scenario && m_now.others.size() < Project::mostOthers) {
            m_now.others.push_back(scenario);
            m_otherStacks.push_back(makeStack());
            isAnother = true;
        }
    }
    if (isAnother) {
        scenariosTouched();
    }
}

} // namespace apportion
