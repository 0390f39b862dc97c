// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/scenario_menu.h"

#include "charts/palette.h"
#include "gui/page/workspace.h"
#include "gui/widgets/look.h"

#include <QActionGroup>
#include <QDialogButtonBox>
#include <QInputDialog>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace apportion
{

ScenarioMenu::ScenarioMenu(Workspace *workspace, QWidget *window) : QMenu(tr("S&cenarios"), window), m_workspace(workspace), m_window(window)
{
    connect(this, &QMenu::aboutToShow, this, &ScenarioMenu::list);
    list();
}

void ScenarioMenu::list()
{
    Document *document = m_workspace->document();
    const Project &project = document->project();
    const QString draft = project.scenario.isEmpty() ? tr("Draft") : project.scenario;
    clear();
    QStringList names { draft };
    for (const Scenario &other : project.others) {
        names.append(other.name);
    }
    std::sort(names.begin(), names.end());
    auto *group = new QActionGroup(this);
    for (const QString &name : std::as_const(names)) {
        QAction *action = group->addAction(addAction(withoutMnemonic(name)));
        action->setCheckable(true);
        action->setChecked(name == draft);
        connect(action, &QAction::triggered, this, [document, name] { document->editScenario(name); });
    }
    addSeparator();
    QAction *copy = addAction(tr("&Duplicate…"));
    copy->setEnabled(project.others.size() < Project::mostOthers);
    connect(copy, &QAction::triggered, this, [this, document, draft] {
        askForName(tr("Duplicate scenario"), tr("%1 (copy)").arg(draft), draft,
            [document, draft](const QString &name) { document->duplicateScenario(name, draft); });
    });
    connect(addAction(tr("&Rename…")), &QAction::triggered, this, [this, document, draft] {
        askForName(tr("Rename scenario"), draft, {}, [document](const QString &name) { document->renameScenario(name); });
    });
    QMenu *removed = addMenu(tr("Re&move"));
    removed->setEnabled(!project.others.empty());
    for (const QString &name : std::as_const(names)) {
        QAction *remove = removed->addAction(withoutMnemonic(name));
        remove->setEnabled(!project.others.empty()); // it is found by its name, too
        connect(remove, &QAction::triggered, this, [document, name] {
            if (const Project &now = document->project(); name == now.scenario && !now.others.empty()) {
                document->editScenario(QString(now.others.front().name)); // whose undo brings back the one that was edited
            }
            document->removeScenario(name);
        });
    }
    addSeparator();
    QAction *compare = addAction(tr("Compare &all"));
    compare->setEnabled(!project.others.empty());
    connect(compare, &QAction::triggered, this, &ScenarioMenu::compareRequested);
    for (QAction *action : actions()) {
        action->setEnabled(action->isEnabled() && m_workspace->hasPolicy());
    }
}

void ScenarioMenu::askForName(const QString &title, const QString &suggested, const QString &taken, std::function<void(const QString &name)> then)
{
    auto *dialog = new QInputDialog(m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowModality(Qt::WindowModal);
    dialog->setWindowTitle(title);
    dialog->setTextValue(suggested);
    const auto judge = [this, dialog, taken](const QString &typed) {
        const QString name = typed.trimmed();
        const bool isTaken = (!taken.isEmpty() && name == taken) || findScenario(m_workspace->document()->project().others, name) >= 0;
        dialog->setLabelText(isTaken ? tr("Another scenario has this name. Choose another one.") : tr("Name"));
        for (QDialogButtonBox *buttons : dialog->findChildren<QDialogButtonBox *>()) {
            buttons->button(QDialogButtonBox::Ok)->setEnabled(!isTaken && !name.isEmpty());
        }
    };
    connect(dialog, &QInputDialog::textValueChanged, dialog, judge);
    connect(dialog, &QInputDialog::textValueSelected, this, [then = std::move(then)](const QString &name) { then(name.trimmed()); });
    dialog->open();
    dialog->findChild<QLineEdit *>()->setMinimumWidth(textPixels(380)); // of its title nothing is cut
    judge(suggested); // its buttons are made when it is opened
}

} // namespace apportion

#include "moc_scenario_menu.cpp"
