// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/find_anything.h"

#include "charts/palette.h"
#include "gui/page/page_layout.h"
#include "gui/page/workspace.h"
#include "gui/shell/window_actions.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/look.h"
#include "gui/widgets/policy_cell_delegate.h"
#include "gui/widgets/search_words.h"

#include <QAction>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLayout>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QStandardItemModel>
#include <QTimer>

#include <algorithm>

namespace apportion
{

namespace
{
constexpr std::size_t mostListed = 24;
constexpr int shownRows = 11;
constexpr int fieldWidth = 620;
} // namespace

FindAnything *FindAnything::openIn(QWidget *window, Workspace *workspace, QMenuBar *menus, const QList<QAction *> &more, const Palette &palette)
{
    auto *dialog = new FindAnything(window, workspace, menus, more, palette);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    const int width = std::min(textPixels(fieldWidth), window->width() - 2 * pageMargin);
    dialog->setFixedWidth(width);
    dialog->fitHeight();
    dialog->move(window->mapToGlobal(QPoint((window->width() - width) / 2, textPixels(64))));
    dialog->show();
    dialog->m_field->setFocus();
    return dialog;
}

FindAnything::FindAnything(QWidget *window, Workspace *workspace, QMenuBar *menus, const QList<QAction *> &more, const Palette &palette)
    : QDialog(window, Qt::Popup), m_workspace(workspace), m_field(new QLineEdit(this)), m_rows(new QStandardItemModel(0, 2, this)), m_table(nullptr),
      m_job([this](const Found &found) { receive(found); })
{
    setWindowTitle(tr("Find anything"));
    setLook(this, "popup"); // it lies on a page of its own colour
    auto *cells = new PolicyCellDelegate(this);
    cells->setPalette(palette);
    cells->setQuietColumns({ 1 });
    m_table = makeTable(m_rows, cells, tr("What was found"), this);
    m_table->horizontalHeader()->hide();
    m_table->setFocusPolicy(Qt::NoFocus);
    setColumnWidths(m_table->horizontalHeader(), { { 1, 180 } }, 0);
    m_field->setPlaceholderText(tr("Accounts, users, jobs, partitions, settings, pages, lessons, commands"));
    m_field->setAccessibleName(windowTitle());
    m_field->installEventFilter(this);
    makeColumn(this, { m_field, m_table }, 6, { 8, 8, 8, 8 });
    const QList<QAction *> tops = menus->actions();
    for (const QAction *top : tops) {
        if (top->menu() != nullptr) {
            gather(top->menu(), WindowActions::plainText(top->text()));
        }
    }
    for (QAction *action : more) {
        add(action, action->data().toString());
    }
    connect(m_field, &QLineEdit::textChanged, this, &FindAnything::look);
    connect(m_table, &QTableView::clicked, this, &FindAnything::choose);
    look();
}

void FindAnything::gather(QMenu *from, const QString &menu)
{
    Q_EMIT from->aboutToShow(); // some are made when they are looked at
    const QList<QAction *> actions = from->actions();
    for (QAction *action : actions) {
        const QString label = WindowActions::plainText(action->text());
        if (action->menu() != nullptr) {
            gather(action->menu(), tr("%1 ▸ %2", "a menu and one in it").arg(menu, label));
        } else {
            add(action, menu);
        }
    }
}

void FindAnything::add(QAction *action, const QString &place)
{
    const QString label = WindowActions::plainText(action->text());
    if (!action->isSeparator() && action->isEnabled() && action->isVisible() && !label.isEmpty()) {
        m_steps.push_back({ label, place, searchWords(action) });
        m_actions.emplace_back(action);
    }
}

void FindAnything::fitHeight()
{
    const int rows = std::min(m_rows->rowCount(), shownRows);
    m_table->setVisible(rows > 0);
    m_table->setFixedHeight(rows * m_table->verticalHeader()->defaultSectionSize() + 2 * m_table->frameWidth());
    layout()->activate();
    setFixedHeight(layout()->sizeHint().height());
}

void FindAnything::look()
{
    m_choosesWhenFound = false;
    const Document *document = m_workspace->document();
    const Snapshot now = m_workspace->hasPolicy() ? document->snapshot() : Snapshot();
    m_job.request([now, generation = document->generation(), steps = m_steps, text = m_field->text()](const std::stop_token &stop) {
        return Found { generation, findThings(now, steps, text, mostListed, stop) };
    });
}

void FindAnything::receive(const Found &found)
{
    m_found = found;
    m_rows->setRowCount(0);
    for (const FoundThing &thing : found.things) {
        m_rows->appendRow({ new QStandardItem(thing.label), new QStandardItem(thing.detail) });
    }
    if (found.things.empty() && !m_field->text().trimmed().isEmpty()) {
        m_rows->appendRow({ new QStandardItem(tr("Nothing has “%1” in its name.").arg(m_field->text().trimmed())), new QStandardItem });
    }
    fitHeight();
    m_table->setCurrentIndex(m_rows->index(0, 0));
    if (m_choosesWhenFound) {
        choose();
    }
}

void FindAnything::choose()
{
    if (m_job.isBusy()) {
        m_choosesWhenFound = true;
        return;
    }
    const auto row = static_cast<std::size_t>(m_table->currentIndex().row());
    if (row >= m_found.things.size()) {
        return;
    }
    const FoundThing &thing = m_found.things[row];
    if (thing.step != FoundThing::noStep) {
        // this window is gone before the step opens one of its own
        if (QAction *action = m_actions[thing.step]) {
            QTimer::singleShot(0, action, &QAction::trigger);
        }
    } else if (m_found.generation == m_workspace->document()->generation()) {
        QTimer::singleShot(0, m_workspace, [workspace = m_workspace, object = thing.object] { workspace->jump(object); });
    }
    close();
}

bool FindAnything::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        const int row = m_table->currentIndex().row();
        const int rows = m_rows->rowCount();
        if ((key == Qt::Key_Down || key == Qt::Key_Up) && rows > 0) {
            m_table->setCurrentIndex(m_rows->index((row + (key == Qt::Key_Down ? 1 : rows - 1)) % rows, 0));
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            choose();
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace apportion

#include "moc_find_anything.cpp"
