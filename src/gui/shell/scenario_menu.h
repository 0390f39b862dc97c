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
    /// Asks for a name that no scenario has.
    void askForName(const QString &title, const QString &suggested, std::function<void(const QString &name)> then);

    Workspace *m_workspace;
    QWidget *m_window;
};

} // namespace apportion
