// SPDX-License-Identifier: GPL-3.0-or-later
// What the window is made of, and what is made anew when the language or the size of the text changes.
#include "gui/shell/main_window.h"

#include "gui/accounts/accounts_page.h"
#include "gui/compare/compare_page.h"
#include "gui/export/export_page.h"
#include "gui/files/file_controller.h"
#include "gui/hardware/hardware_page.h"
#include "gui/history/history_page.h"
#include "gui/learn/learn_controller.h"
#include "gui/learn/learn_panel.h"
#include "gui/page/navigation_rail.h"
#include "gui/page/page_room.h"
#include "gui/page/tool_bar.h"
#include "gui/page/why_actions.h"
#include "gui/priority/priority_page.h"
#include "gui/replay/replay_page.h"
#include "gui/shell/algorithm_notice.h"
#include "gui/shell/bottom_bar.h"
#include "gui/shell/drawer.h"
#include "gui/shell/problems_panel.h"
#include "gui/shell/rail_entries.h"
#include "gui/shell/safety_net.h"
#include "gui/shell/side_panel.h"
#include "gui/shell/start_page.h"
#include "gui/shell/time_bar.h"
#include "gui/shell/window_actions.h"
#include "gui/shell/window_layout.h"
#include "gui/shell/window_notices.h"
#include "gui/usage/usage_page.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/filling_stack.h"
#include "gui/widgets/theme.h"

#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QSplitter>
#include <QToolButton>

#include <algorithm>
#include <iterator>
#include <utility>

namespace apportion
{

namespace
{

Page *newPage(PageName name, Workspace *workspace)
{
    switch (name) {
    case PageName::Accounts:
        return new AccountsPage(workspace);
    case PageName::Hardware:
        return new HardwarePage(workspace);
    case PageName::Usage:
        return new UsagePage(workspace);
    case PageName::Priority:
        return new PriorityPage(workspace);
    case PageName::Compare:
        return new ComparePage(workspace);
    case PageName::Replay:
        return new ReplayPage(workspace);
    case PageName::Export:
        return new ExportPage(workspace);
    case PageName::History:
        break;
    }
    return new HistoryPage(workspace);
}

QString pageTitle(const RailEntry &entry)
{
    return QCoreApplication::translate(entry.context, entry.title);
}

constexpr int sideWidth = 300;
constexpr int learnWidth = 350;
constexpr int problemsHeight = 200;
constexpr int cornerMargin = 10;

/// How wide something beside the page becomes when the text grows: as much, but no more than a quarter of the window, so that
/// the tables keep their room; and when it shrinks, no less than it takes at first.
int besidePage(int before, double growth, int windowWidth)
{
    const int wanted = static_cast<int>(before * growth);
    return growth > 1.0 ? std::min(wanted, std::max(before, windowWidth / 4)) : std::max(wanted, std::min(before, sideWidth));
}

} // namespace

void MainWindow::buildContent()
{
    m_builtFor = textScale();
    setLocale(QLocale()); // the parts take theirs from the window
    m_actions = new WindowActions({ &m_workspace, m_theme, m_language, m_files->recentFiles() }, this);
    m_toolBar = new ToolBar(&m_workspace, m_actions->undo, m_actions->redo);
    m_rail = new NavigationRail;
    m_pageStack = new FillingStack;
    m_side = new SidePanel(&m_workspace);
    m_columns = new QSplitter(Qt::Horizontal);
    m_rows = new QSplitter(Qt::Vertical);
    m_problemsPanel = new ProblemsPanel(&m_workspace, &m_problems);
    m_bottom = new BottomBar(&m_problems);
    m_start = new StartPage(m_files->recentFiles());
    m_drawer = new Drawer(m_workspace.document());
    m_notices = new WindowNotices(&m_workspace, m_files, m_net);
    m_whole = new FillingStack;
    m_documentLabel = new QLabel;
    m_documentLabel->setTextFormat(Qt::PlainText);
    m_pages.fill(nullptr, std::size(railEntries));
    m_rooms.fill(nullptr, std::size(railEntries));
    fillRail();
    layOut();
    connectActions();
    connectFiles();
    pageAt(m_current);
    applyPalette(m_theme->palette());
    updateTitle();
}

void MainWindow::deleteContent()
{
    if (m_learn != nullptr) {
        m_learn->end();
        delete m_learn;
        m_learn = nullptr;
    }
    m_pages.clear();
    m_rooms.clear();
    delete m_documentLabel->parentWidget(); // a window hands the corner of its menu bar on to the next one, below the new one
    m_documentLabel = nullptr;
    delete centralWidget(); // in its place: taken out of it, each of its parts would be styled once more
    m_heard.clear();
    delete m_actions;
    m_actions = nullptr;
}

void MainWindow::rebuildLater()
{
    // whoever asks for it is often a part of what is made anew
    if (!m_rebuildPending) {
        m_rebuildPending = true;
        QMetaObject::invokeMethod(this, &MainWindow::rebuildContent, Qt::QueuedConnection);
    }
}

void MainWindow::rebuildContent()
{
    m_rebuildPending = false;
    const QString filter = m_toolBar->filter()->text();
    const ExplainSubject subject = m_workspace.explainSubject();
    const bool sideShown = m_actions->showSide->isChecked();
    const bool problemsShown = m_actions->showProblems->isChecked();
    const bool wasLaidOut = isVisible() && m_whole->currentIndex() == 1;
    const double growth = textScale() / m_builtFor;
    const auto grown = [growth](QList<int> sizes) {
        for (qsizetype i = 1; i < sizes.size(); ++i) { // the first one takes what the others leave
            sizes[i] = static_cast<int>(sizes[i] * growth);
        }
        return sizes;
    };
    QList<int> columns = m_columns->sizes();
    for (qsizetype i = 1; i < columns.size(); ++i) {
        columns[i] = besidePage(columns[i], growth, width());
    }
    const QList<int> rows = grown(m_rows->sizes());
    const Drawer::Content drawer = m_drawer->content();
    setUpdatesEnabled(false);
    LearnController::Kept lesson = m_learn->handOver();
    deleteContent();
    setMenuBar(new QMenuBar);
    buildContent();
    m_files->translateSampleName();
    m_actions->showSide->setChecked(sideShown);
    showPage(m_current);
    showProblems(problemsShown);
    if (wasLaidOut) {
        m_columns->setSizes(columns);
        m_rows->setSizes(rows);
    }
    m_actions->help->setChecked(drawer == Drawer::Content::Help);
    m_actions->timeHelp->setChecked(drawer == Drawer::Content::TimeHelp);
    m_actions->shortcuts->setChecked(drawer == Drawer::Content::Shortcuts);
    m_actions->history->setChecked(drawer == Drawer::Content::History);
    openDrawer();
    if (m_workspace.hasPolicy()) {
        m_workspace.announce();
        m_workspace.explain(subject); // pages that were just filled may have chosen another one
        m_toolBar->filter()->setText(filter);
        m_learn->takeOver(std::move(lesson));
    }
    setUpdatesEnabled(true);
}

void MainWindow::fillRail()
{
    for (const RailEntry &entry : railEntries) {
        m_rail->addPage(QString::fromLatin1(entry.icon), pageTitle(entry), tr(entry.toolTip));
    }
    QToolButton *learn = m_rail->addTool(QStringLiteral("lesson"), tr("Learn"), tr("Lessons, beside the page that they talk about"));
    connect(learn, &QToolButton::clicked, this, [this] { m_learn->toggle(); });
}

QList<Page *> MainWindow::pages()
{
    for (int i = 0; i < m_pages.size(); ++i) {
        pageAt(i);
    }
    return m_pages;
}

Page *MainWindow::page(PageName name)
{
    return pageAt(pageIndex(name));
}

Page *MainWindow::pageAt(int index)
{
    if (m_pages[index] == nullptr) {
        m_pages[index] = makePage(index);
    }
    return m_pages[index];
}

Page *MainWindow::makePage(int index)
{
    Workspace *heard = m_heard.emplace_back(std::make_unique<Workspace>(&m_workspace)).get();
    Page *page = newPage(railEntries[index].page, heard);
    m_side->addPage(page);
    installWhy(page, heard);
    installWhy(page->sideWidget(), heard);
    connectPage(page);
    page->applyPalette(m_theme->palette());
    m_rooms[index] = new PageRoom(page);
    m_pageStack->addWidget(m_rooms[index]);
    if (m_restoresLayout) {
        restoreSplitters(*page, QSettings());
    }
    if (m_workspace.hasPolicy()) {
        const ExplainSubject subject = m_workspace.explainSubject();
        if (const QString filter = m_toolBar->filter()->text(); !filter.isEmpty()) {
            page->setFilter(filter);
        }
        heard->announce();
        m_workspace.explain(subject); // a page that was just filled may have chosen another one
    }
    return page;
}

void MainWindow::layOut()
{
    layOutColumns();
    auto *middle = new QWidget;
    makeRow(middle, { m_rail, { m_columns, 1 } }, 0);

    m_rows->setHandleWidth(1);
    m_rows->setChildrenCollapsible(false);
    m_rows->addWidget(middle);
    m_rows->addWidget(m_problemsPanel);
    m_rows->setStretchFactor(0, 1);
    m_rows->setSizes({ 600, textPixels(problemsHeight) });
    m_problemsPanel->hide();

    auto *work = new QWidget;
    makeColumn(work, { m_toolBar, { m_rows, 1 }, m_bottom }, 0);

    m_whole->addWidget(m_start);
    m_whole->addWidget(work);
    auto *all = new QWidget;
    makeColumn(all, { m_notices, { m_whole, 1 } }, 0);
    setCentralWidget(all);
    fillMenuBar();
}

/// The page, and what opens beside it.
void MainWindow::layOutColumns()
{
    auto *pageColumn = new QWidget;
    auto *notice = new AlgorithmNotice(&m_workspace);
    m_time = new TimeBar(&m_workspace);
    makeColumn(pageColumn, { notice, { m_pageStack, 1 }, m_time }, 0);

    m_columns->setHandleWidth(1);
    m_columns->setChildrenCollapsible(false);
    m_columns->addWidget(pageColumn);
    m_columns->addWidget(m_side);
    m_columns->addWidget(m_drawer);
    makeLearnController();
    m_columns->addWidget(m_learn->panel());
    m_columns->setStretchFactor(0, 1);
    const auto beside = [this](int wanted) { return besidePage(wanted, textScale(), width()); };
    m_columns->setSizes({ 896, beside(sideWidth), beside(sideWidth), beside(learnWidth) });
}

/// The menus, and the document's name in the corner beside them.
void MainWindow::fillMenuBar()
{
    QStringList titles;
    for (const RailEntry &entry : railEntries) {
        titles.append(pageTitle(entry));
    }
    m_actions->buildMenus(menuBar(), titles);
    auto *accounts = new QMenu(tr("&Accounts"), menuBar());
    page(PageName::Accounts)->fillMenu(accounts);
    menuBar()->insertMenu(menuBar()->actions().constLast(), accounts); // before the help
    m_actions->helpMenu->insertMenu(m_actions->helpMenu->actions().first(), m_learn->menu());
    m_actions->helpMenu->insertSeparator(m_actions->helpMenu->actions().at(1));
    m_documentLabel->setProperty("look", QStringLiteral("quiet"));
    m_documentLabel->setContentsMargins(0, 0, cornerMargin, 0);
    m_documentLabel->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_documentLabel->setFixedHeight(menuBar()->fontMetrics().height() + cornerMargin);
    // a menu bar asks its corner only for the size that it would like: a layout tells the label's fixed one
    auto *corner = new QWidget;
    makeRow(corner, { m_documentLabel });
    menuBar()->setCornerWidget(corner);
}

void MainWindow::makeLearnController()
{
    m_learn = new LearnController(&m_workspace, m_files,
        { this, [this](int index) { showPage(index); }, [this] { return currentPage(); },
            [this](bool shown) { m_actions->showSide->setChecked(shown); }, [this] { return m_actions->showSide->isChecked(); },
            [this](bool asking) { m_actions->report->setEnabled(!asking && m_workspace.hasPolicy()); } });
    connect(m_learn, &LearnController::failed, this, &MainWindow::showFailure);
    connect(m_learn, &LearnController::anotherWindowWanted, this, [this](const Lesson &lesson) {
        auto *window = new MainWindow(m_theme, m_language);
        window->setAttribute(Qt::WA_DeleteOnClose);
        window->resize(size());
        window->show();
        window->learn()->start(lesson);
    });
    connect(m_start, &StartPage::lessonsRequested, this, [this](const QPoint &where) { m_learn->menu()->popup(where); });
}

void MainWindow::updateTitle()
{
    if (!m_workspace.hasPolicy()) {
        setWindowTitle(tr("Apportion"));
        m_documentLabel->clear();
        return;
    }
    const Document *document = m_workspace.document();
    const QString scenario = document->project().scenario;
    const QString name = scenario.isEmpty() ? document->displayName()
                                            : tr("%1 · %2", "a file, and the scenario that is edited").arg(document->displayName(), scenario);
    const QString edited = tr("%1 — edited").arg(name);
    setWindowTitle(tr("%1[*] — Apportion", "the title of the window; [*] is where a mark stands when it is edited").arg(name));
    setWindowModified(document->isModified());
    m_documentLabel->setText(document->isModified() ? edited : name);
    m_documentLabel->setToolTip(document->filePath());
    // room for the longer text from the start, so that the first edit moves nothing
    const int room = m_documentLabel->fontMetrics().horizontalAdvance(edited) + 2 * cornerMargin;
    if (m_documentLabel->minimumWidth() != room) {
        m_documentLabel->setFixedWidth(room);
        // the menu bar asks a corner for its size only when it is set
        menuBar()->setCornerWidget(m_documentLabel->parentWidget());
    }
    m_documentLabel->parentWidget()->show();
}

} // namespace apportion
