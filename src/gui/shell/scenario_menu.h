// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

#include <functional>

namespace apportion
{

class Workspace;

/// The menu of scenarios: which one is edited, and what can be done with them.
class ScenarioMenu : public QMenu
{
    Q_OBJECT

public:
    ScenarioMenu(Workspace *workspace, QWidget *window);

Q_SIGNALS:
    /// All scenarios are wanted side by side.
    void compareRequested();

private:
    void list();
    /// Asks for a name that no other scenario has, nor is @p taken.
    void askForName(const QString &title, const QString &suggested, const QString &taken, std::function<void(const QString &name)> then);

    Workspace *m_workspace;
    QWidget *m_window;
};

} // namespace apportion
