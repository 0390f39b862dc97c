// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/main_window.h"

#include "charts/chart_widget.h"
#include "gui/files/cluster_dialog.h"
#include "gui/files/file_controller.h"
#include "gui/learn/learn_controller.h"
#include "gui/learn/learn_panel.h"
#include "gui/page/chart_menu.h"
#include "gui/page/navigation_rail.h"
#include "gui/page/page.h"
#include "gui/page/page_room.h"
#include "gui/page/tool_bar.h"
#include "gui/report/report_maker.h"
#include "gui/shell/agreement_dialog.h"
#include "gui/shell/bottom_bar.h"
#include "gui/shell/drawer.h"
#include "gui/shell/help_panel.h"
#include "gui/shell/problems_panel.h"
#include "gui/shell/rail_entries.h"
#include "gui/shell/safety_net.h"
#include "gui/shell/side_panel.h"
#include "gui/shell/start_page.h"
#include "gui/shell/time_bar.h"
#include "gui/shell/window_actions.h"
#include "gui/shell/window_layout.h"
#include "gui/shell/window_notices.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/look.h"
#include "gui/widgets/theme.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QSettings>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

namespace apportion
{

namespace
{

/// Those on this machine: what lies elsewhere is not taken, and whoever drags it sees so.
QStringList droppedFiles(const QMimeData &dragged)
{
    QStringList paths;
    const QList<QUrl> urls = dragged.urls();
    for (const QUrl &url : urls) {
        if (url.isLocalFile()) {
            paths.append(url.toLocalFile());
        }
    }
    return paths;
}

} // namespace

MainWindow::MainWindow(Theme *theme, Language *language, QWidget *parent)
    : QMainWindow(parent), m_theme(theme), m_language(language), m_problems(m_workspace.document()), m_files(new FileController(&m_workspace, this)),
      m_net(new SafetyNet(&m_workspace, m_files, this)), m_report(new ReportMaker(&m_workspace, m_files, this))
{
    setAcceptDrops(true);
    resize(1280, 800);
    setMinimumSize(880, 520);
    buildContent();
    connectWorkspace();
    connect(m_files, &FileController::failed, this, &MainWindow::showFailure);
    connect(m_net, &SafetyNet::failed, this, &MainWindow::showFailure);
    connect(m_net, &SafetyNet::compareRequested, this, [this] { goTo(PageName::Compare); });
    connect(m_theme, &Theme::changed, this, &MainWindow::applyPalette);
    connect(m_theme, &Theme::textSizeChanged, this, &MainWindow::rebuildLater);
    goTo(PageName::Accounts);
    m_start->setFocus();
}

MainWindow::~MainWindow()
{
    // a document that goes with unsaved changes says so once more, to whoever still listens
    m_workspace.document()->disconnect(this);
    // everything that looks at the document goes before it: first what may still be written, then what is shown
    delete m_learn;
    m_learn = nullptr;
    delete std::exchange(m_net, nullptr);
    delete m_files;
    deleteContent();
    delete m_net;
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow() && m_net != nullptr) {
        m_net->lookAtFile();
    }
    if (event->type() == QEvent::LanguageChange) {
        rebuildLater();
    }
}

QStringList MainWindow::pageNames()
{
    QStringList names;
    for (const RailEntry &entry : railEntries) {
        names.append(QString::fromLatin1(entry.icon));
    }
    return names;
}

void MainWindow::goTo(PageName name)
{
    showPage(pageIndex(name));
}

void MainWindow::showPage(int index)
{
    if (index < 0 || index >= m_pages.size()) {
        return;
    }
    Page *page = pageAt(index);
    m_rail->setCurrent(index);
    m_pageStack->setCurrentWidget(m_rooms[index]);
    m_time->setVisible(railEntries[index].hasTime);
    // the keys of a page act from the time bar below it, too
    const QList<QAction *> ofLast = m_time->actions();
    for (QAction *action : ofLast) {
        m_time->removeAction(action);
    }
    m_time->addActions(page->actions());
    const int left = railEntries[std::exchange(m_current, index)].group;
    const int entered = railEntries[index].group;
    if (left != entered) {
        m_subjects.insert(left, m_workspace.explainSubject());
        m_workspace.explain(m_subjects.value(entered));
    }
    m_toolBar->setFilterShown(page->hasFilter());
    if (m_drawer->content() == Drawer::Content::Help) {
        fillDrawer();
    }
    m_side->setPage(page);
    updateSide();
}

void MainWindow::showProblems(bool shown)
{
    m_actions->showProblems->setChecked(shown);
    m_problemsPanel->setVisible(shown);
    m_bottom->setProblemsShown(shown);
}

void MainWindow::openDrawer()
{
    Drawer::Content content = Drawer::Content::None;
    content = m_actions->help->isChecked() ? Drawer::Content::Help : content;
    content = m_actions->timeHelp->isChecked() ? Drawer::Content::TimeHelp : content;
    content = m_actions->shortcuts->isChecked() ? Drawer::Content::Shortcuts : content;
    content = m_actions->history->isChecked() ? Drawer::Content::History : content;
    m_drawer->setContent(content);
    fillDrawer();
    updateSide();
}

void MainWindow::goToNextPane()
{
    const QList<QWidget *> panes { currentPage(), m_side, m_drawer, m_learn->panel(), m_problemsPanel, m_bottom, m_toolBar, m_rail };
    const QWidget *focus = QApplication::focusWidget();
    const auto holds = [focus](const QWidget *pane) { return focus != nullptr && (pane == focus || pane->isAncestorOf(focus)); };
    const auto here = std::find_if(panes.begin(), panes.end(), holds);
    const qsizetype from = here == panes.end() ? -1 : here - panes.begin();
    for (qsizetype step = 1; step <= panes.size(); ++step) {
        QWidget *pane = panes[(from + step) % panes.size()];
        if (!pane->isVisible()) {
            continue;
        }
        const auto parts = pane->findChildren<QWidget *>();
        const auto takesFocus
            = [](const QWidget *part) { return part->isVisible() && part->isEnabled() && (part->focusPolicy() & Qt::TabFocus) != 0; };
        const auto part = std::find_if(parts.begin(), parts.end(), takesFocus);
        if (part != parts.end()) {
            (*part)->setFocus(Qt::TabFocusReason);
            return;
        }
    }
}

void MainWindow::fillDrawer()
{
    if (m_drawer->content() == Drawer::Content::Help) {
        m_drawer->help()->showPage(pageNames().value(m_current));
    } else if (m_drawer->content() == Drawer::Content::TimeHelp) {
        m_drawer->help()->showPage(QStringLiteral("time"));
    } else if (m_drawer->content() == Drawer::Content::Shortcuts) {
        m_drawer->help()->showShortcuts(m_actions->shortcutList());
    }
}

void MainWindow::restoreLayout()
{
    m_restoresLayout = true;
    apportion::restoreLayout(*this, QSettings());
}

void MainWindow::updateSide()
{
    // both would leave the page too little room
    m_side->setVisible(m_actions->showSide->isChecked() && m_side->hasContent() && m_drawer->content() == Drawer::Content::None);
}

void MainWindow::applyPalette(const Palette &palette)
{
    for (Page *page : m_pages) {
        if (page != nullptr) {
            page->applyPalette(palette);
        }
    }
    m_toolBar->applyPalette(palette);
    m_rail->applyPalette(palette);
    m_time->applyPalette(palette);
    m_side->applyPalette(palette);
    m_problemsPanel->applyPalette(palette);
    m_bottom->applyPalette(palette);
    m_start->applyPalette(palette);
    if (ClusterDialog *dialog = m_files->clusterDialog()) {
        dialog->applyPalette(palette);
    }
    m_drawer->applyPalette(palette);
    m_learn->applyPalette(palette);
}

void MainWindow::listPictures()
{
    m_actions->pictures->clear();
    const QList<NamedChart> charts = currentPage()->charts();
    for (const NamedChart &chart : charts) {
        QAction *action = m_actions->pictures->addAction(withoutMnemonic(tr("%1…", "the name of a chart to save").arg(chart.name)));
        connect(action, &QAction::triggered, this, [this, chart] {
            m_files->chooseAndSaveChart({ chart.widget, ChartFormat::Svg, chart.widget->size().expandedTo(QSize(640, 400)), 2.0 });
        });
    }
    if (charts.isEmpty()) {
        m_actions->pictures->addAction(tr("This page has no picture"))->setEnabled(false);
    }
}

void MainWindow::jumpTo(const ObjectRef &object)
{
    for (int i = 0; i < m_pages.size(); ++i) {
        Page *page = pageAt(i);
        const ExplainSubject before = m_workspace.explainSubject();
        if (page->jumpTo(object)) {
            const ExplainSubject after = m_workspace.explainSubject();
            showPage(i);
            if (after != before) {
                m_workspace.explain(after);
            }
            return;
        }
    }
}

void MainWindow::updateAgreement()
{
    const std::shared_ptr<const ClusterAgreement> agreement = m_workspace.document()->project().agreement;
    m_bottom->setAgreement(agreement ? &agreement->agreement : nullptr);
}

void MainWindow::showAgreement()
{
    const std::shared_ptr<const ClusterAgreement> agreement = m_workspace.document()->project().agreement;
    if (!agreement) {
        return;
    }
    auto *dialog = new AgreementDialog(agreement, this);
    connect(dialog, &AgreementDialog::jumpTo, this, &MainWindow::jumpTo);
    connect(dialog, &AgreementDialog::reportRequested, m_files, [this, agreement] { m_files->chooseAndSaveAgreement(agreement); });
    dialog->show();
}

void MainWindow::showFailure(const QString &text, const QString &details)
{
    m_notices->showFailure(text, details);
}

void MainWindow::about()
{
    auto *box = new QMessageBox(this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(tr("About Apportion"));
    box->setIconPixmap(tintedPixmap(QStringLiteral("apportion"), m_theme->palette().text, 64, devicePixelRatioF()));
    box->setText(tr("Apportion %1").arg(QCoreApplication::applicationVersion()));
    box->setInformativeText(tr("Design the fair-share and priority policy of a Slurm cluster.\n\n"
                               "Free software under the GNU General Public License, version 3 or later."));
    box->open();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_learn->end(); // what a lesson changed is nobody's work
    m_files->commitEditor();
    // A copy that fills the screen has no place to remember, and nothing to save but what was done to it there.
    if (m_isPresented && (m_mayClose || m_workspace.document()->unsavedSteps() == 0)) {
        event->accept();
        return;
    }
    if (!m_isPresented && (m_mayClose || !m_workspace.document()->isModified())) {
        QSettings settings;
        saveLayout(*this, settings);
        if (m_net->journal() != nullptr) {
            m_net->journal()->discard(); // saved, or let go by the user
        }
        event->accept();
        return;
    }
    event->ignore();
    m_files->whenSafe([this] {
        m_mayClose = true;
        close();
    });
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!droppedFiles(*event->mimeData()).isEmpty()) {
        event->setDropAction(Qt::CopyAction); // whoever is told that files were moved may delete them
        event->accept();
    }
}

void MainWindow::dropEvent(QDropEvent *event)
{
    const QStringList paths = droppedFiles(*event->mimeData());
    if (!paths.isEmpty()) {
        event->setDropAction(Qt::CopyAction);
        event->accept();
        m_files->openOrRefresh(paths);
    }
}

} // namespace apportion

#include "moc_main_window.cpp"
