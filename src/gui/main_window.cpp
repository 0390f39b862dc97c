// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/main_window.h"

#include "charts/chart_widget.h"
#include "gui/accounts_page.h"
#include "gui/algorithm_notice.h"
#include "gui/bottom_bar.h"
#include "gui/chart_menu.h"
#include "gui/cluster_dialog.h"
#include "gui/compare_page.h"
#include "gui/drawer.h"
#include "gui/explain_panel.h"
#include "gui/export_page.h"
#include "gui/file_controller.h"
#include "gui/hardware_page.h"
#include "gui/help_panel.h"
#include "gui/icons.h"
#include "gui/inline_notice.h"
#include "gui/language.h"
#include "gui/learn/learn_desk.h"
#include "gui/learn/learn_panel.h"
#include "gui/navigation_rail.h"
#include "gui/presentation.h"
#include "gui/priority_page.h"
#include "gui/problems_panel.h"
#include "gui/report/report_maker.h"
#include "gui/safety_net.h"
#include "gui/side_panel.h"
#include "gui/start_page.h"
#include "gui/theme.h"
#include "gui/tool_bar.h"
#include "gui/usage_page.h"
#include "gui/why.h"
#include "gui/window_actions.h"
#include "gui/window_layout.h"
#include "gui/window_notices.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QProcess>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace apportion
{

namespace
{

constexpr int sideWidth = 300;
constexpr int learnWidth = 350;
constexpr int problemsHeight = 200;
constexpr int cornerMargin = 10;

/// What the rail shows of a page; in the order of the work, and of pageNames().
struct RailEntry
{
    const char *icon;
    const char *toolTip;
    int group; ///< pages of one group select the same things, and explain the same number
};

constexpr RailEntry railEntries[] {
    { "accounts", QT_TRANSLATE_NOOP("apportion::MainWindow", "Accounts, users and their shares"), 0 },
    { "hardware", QT_TRANSLATE_NOOP("apportion::MainWindow", "Nodes, partitions and what jobs are billed"), 1 },
    { "usage", QT_TRANSLATE_NOOP("apportion::MainWindow", "How usage counts and fades"), 0 },
    { "priority", QT_TRANSLATE_NOOP("apportion::MainWindow", "Weights, and the jobs in the order in which Slurm looks at them"), 2 },
    { "compare", QT_TRANSLATE_NOOP("apportion::MainWindow", "The draft against the baseline"), 3 },
    { "export", QT_TRANSLATE_NOOP("apportion::MainWindow", "Settings and commands for the cluster"), 3 },
};

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
    connect(m_files, &FileController::failed, this, &MainWindow::tellFailure);
    connect(m_net, &SafetyNet::failed, this, &MainWindow::tellFailure);
    connect(m_net, &SafetyNet::compareRequested, this, [this] { showPage(static_cast<int>(m_pages.size()) - 2); });
    connect(m_theme, &Theme::changed, this, &MainWindow::applyPalette);
    showPage(0);
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

void MainWindow::buildContent()
{
    m_actions = new WindowActions({ &m_workspace, m_theme, m_language, m_files->recentFiles() }, this);
    m_toolBar = new ToolBar(&m_workspace, m_actions->undo, m_actions->redo);
    m_rail = new NavigationRail;
    m_pageStack = new QStackedWidget;
    m_side = new SidePanel(&m_workspace);
    m_columns = new QSplitter(Qt::Horizontal);
    m_rows = new QSplitter(Qt::Vertical);
    m_problemsPanel = new ProblemsPanel(&m_workspace, &m_problems);
    m_bottom = new BottomBar(&m_problems);
    m_start = new StartPage(m_files->recentFiles());
    m_drawer = new Drawer(m_workspace.document()->undoStack());
    m_notices = new WindowNotices(&m_workspace, m_net);
    m_sizeNotice = new InlineNotice;
    m_whole = new QStackedWidget;
    m_documentLabel = new QLabel;
    createPages();
    layOut();
    connectActions();
    connectFiles();
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
    delete takeCentralWidget();
    delete m_actions;
    m_actions = nullptr;
}

void MainWindow::rebuildContent()
{
    m_rebuildPending = false;
    const int page = m_pageStack->currentIndex();
    const QString filter = m_toolBar->filter()->text();
    const ExplainSubject subject = m_workspace.explainSubject();
    const bool sideShown = m_actions->showSide->isChecked();
    const bool problemsShown = m_actions->showProblems->isChecked();
    const QList<int> columns = m_columns->sizes();
    const QList<int> rows = m_rows->sizes();
    const Drawer::Content drawer = m_drawer->content();
    setUpdatesEnabled(false);
    deleteContent();
    setMenuBar(new QMenuBar);
    buildContent();
    m_pageStack->setCurrentIndex(page);
    m_actions->showSide->setChecked(sideShown);
    showPage(page);
    showProblems(problemsShown);
    m_columns->setSizes(columns);
    m_rows->setSizes(rows);
    m_actions->help->setChecked(drawer == Drawer::Content::Help);
    m_actions->shortcuts->setChecked(drawer == Drawer::Content::Shortcuts);
    m_actions->history->setChecked(drawer == Drawer::Content::History);
    openDrawer();
    if (m_workspace.hasPolicy()) {
        m_workspace.announce();
        m_workspace.explain(subject); // pages that were just filled may have chosen another one
        m_toolBar->filter()->setText(filter);
    }
    setUpdatesEnabled(true);
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    // every translator that comes or goes says so; and what is being told must not be deleted meanwhile
    if (event->type() == QEvent::ActivationChange && isActiveWindow() && m_net != nullptr) {
        m_net->lookAtFile();
    }
    if (event->type() == QEvent::LanguageChange && !m_rebuildPending) {
        m_rebuildPending = true;
        QMetaObject::invokeMethod(this, &MainWindow::rebuildContent, Qt::QueuedConnection);
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

void MainWindow::createPages()
{
    auto *compare = new ComparePage(&m_workspace);
    m_pages = { new AccountsPage(&m_workspace), new HardwarePage(&m_workspace), new UsagePage(&m_workspace), new PriorityPage(&m_workspace), compare,
        new ExportPage(&m_workspace) };
    for (qsizetype i = 0; i < m_pages.size(); ++i) {
        Page *page = m_pages[i];
        m_pageStack->addWidget(page);
        m_side->addPage(page);
        installWhy(page, &m_workspace);
        installWhy(page->sideWidget(), &m_workspace);
        m_rail->addPage(QString::fromLatin1(railEntries[i].icon), page->title(), tr(railEntries[i].toolTip));
    }
    connect(compare, &ComparePage::exportRequested, this, [this] { showPage(static_cast<int>(m_pages.size()) - 1); });
}

void MainWindow::layOut()
{
    auto *pageColumn = new QWidget;
    auto *pageLayout = new QVBoxLayout(pageColumn);
    pageLayout->setContentsMargins(0, 0, 0, 0);
    pageLayout->setSpacing(0);
    pageLayout->addWidget(new AlgorithmNotice(&m_workspace));
    pageLayout->addWidget(m_pageStack, 1);

    m_columns->setHandleWidth(1);
    m_columns->setChildrenCollapsible(false);
    m_columns->addWidget(pageColumn);
    m_columns->addWidget(m_side);
    m_columns->addWidget(m_drawer);
    makeLearnDesk();
    m_columns->addWidget(m_learn->panel());
    m_columns->setStretchFactor(0, 1);
    m_columns->setSizes({ 896, sideWidth, sideWidth, learnWidth });

    auto *middle = new QWidget;
    auto *middleLayout = new QHBoxLayout(middle);
    middleLayout->setContentsMargins(0, 0, 0, 0);
    middleLayout->setSpacing(0);
    middleLayout->addWidget(m_rail);
    middleLayout->addWidget(m_columns, 1);

    m_rows->setHandleWidth(1);
    m_rows->setChildrenCollapsible(false);
    m_rows->addWidget(middle);
    m_rows->addWidget(m_problemsPanel);
    m_rows->setStretchFactor(0, 1);
    m_rows->setSizes({ 600, problemsHeight });
    m_problemsPanel->hide();

    auto *work = new QWidget;
    auto *workLayout = new QVBoxLayout(work);
    workLayout->setContentsMargins(0, 0, 0, 0);
    workLayout->setSpacing(0);
    workLayout->addWidget(m_toolBar);
    workLayout->addWidget(m_rows, 1);
    workLayout->addWidget(m_bottom);

    m_whole->addWidget(m_start);
    m_whole->addWidget(work);
    auto *all = new QWidget;
    auto *allLayout = new QVBoxLayout(all);
    allLayout->setContentsMargins(0, 0, 0, 0);
    allLayout->setSpacing(0);
    allLayout->addWidget(m_notices);
    allLayout->addWidget(m_sizeNotice);
    allLayout->addWidget(m_whole, 1);
    setCentralWidget(all);

    QStringList titles;
    for (const Page *page : m_pages) {
        titles.append(page->title());
    }
    m_actions->buildMenus(menuBar(), titles);
    auto *accounts = new QMenu(tr("&Accounts"), menuBar());
    m_pages.first()->fillMenu(accounts);
    menuBar()->insertMenu(menuBar()->actions().constLast(), accounts); // before the help
    m_actions->helpMenu->insertMenu(m_actions->helpMenu->actions().first(), m_learn->menu());
    m_actions->helpMenu->insertSeparator(m_actions->helpMenu->actions().at(1));
    m_documentLabel->setProperty("look", QStringLiteral("quiet"));
    m_documentLabel->setContentsMargins(0, 0, cornerMargin, 0);
    m_documentLabel->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_documentLabel->setFixedHeight(menuBar()->fontMetrics().height() + cornerMargin);
    // a menu bar asks its corner only for the size that it would like: a layout tells the label's fixed one
    auto *corner = new QWidget;
    auto *cornerLayout = new QHBoxLayout(corner);
    cornerLayout->setContentsMargins(0, 0, 0, 0);
    cornerLayout->addWidget(m_documentLabel);
    menuBar()->setCornerWidget(corner);
}

void MainWindow::makeLearnDesk()
{
    m_learn = new LearnDesk(&m_workspace, m_files,
        { this, [this](int index) { showPage(index); }, [this] { return currentPage(); },
            [this](bool shown) { m_actions->showSide->setChecked(shown); }, [this] { return m_actions->showSide->isChecked(); } });
    connect(m_learn, &LearnDesk::failed, this, &MainWindow::tellFailure);
    connect(m_learn, &LearnDesk::anotherWindowWanted, this, [this](const Lesson &lesson) {
        auto *window = new MainWindow(m_theme, m_language);
        window->setAttribute(Qt::WA_DeleteOnClose);
        window->resize(size());
        window->show();
        window->learn()->start(lesson);
    });
    connect(m_start, &StartPage::lessonsRequested, this, [this](const QPoint &where) { m_learn->menu()->popup(where); });
}

void MainWindow::connectActions()
{
    connect(m_actions->open, &QAction::triggered, m_files, &FileController::chooseAndOpen);
    connect(m_actions->import, &QAction::triggered, m_files, &FileController::chooseAndImport);
    connect(m_actions->importCluster, &QAction::triggered, this, [this] { m_files->showCluster(m_theme->palette()); });
    connect(m_actions->save, &QAction::triggered, m_files, &FileController::save);
    connect(m_actions->saveAs, &QAction::triggered, m_files, &FileController::saveAs);
    connect(m_actions->quit, &QAction::triggered, this, &QWidget::close);
    connect(m_actions->exportSettings, &QAction::triggered, this, [this] { showPage(static_cast<int>(m_pages.size()) - 1); });
    connect(m_actions->present, &QAction::triggered, this, [this] { startPresentation(&m_workspace, m_files); });
    connect(m_actions->report, &QAction::triggered, m_report, &ReportMaker::chooseAndWrite);
    connect(m_actions->find, &QAction::triggered, this, [this] {
        showPage(0);
        m_toolBar->filter()->setFocus();
        m_toolBar->filter()->selectAll();
    });
    connect(m_actions->copyExplanation, &QAction::triggered, m_side->explainPanel(), &ExplainPanel::copy);
    connect(m_actions->showSide, &QAction::toggled, this, &MainWindow::updateSide);
    connect(m_actions->showProblems, &QAction::toggled, this, &MainWindow::showProblems);
    connect(m_actions->adoptAlgorithm, &QAction::triggered, this, [this] { AlgorithmNotice::adoptAlgorithm(&m_workspace); });
    connect(m_actions->about, &QAction::triggered, this, &MainWindow::about);
    connect(m_actions->compareWithFile, &QAction::triggered, m_files, &FileController::chooseBaseline);
    connect(m_files, &FileController::baselineChosen, m_actions, [this] { showPage(static_cast<int>(m_pages.size()) - 2); });
    connect(m_actions->nextPane, &QAction::triggered, this, &MainWindow::goToNextPane);
    connect(m_actions->drawers, &QActionGroup::triggered, this, &MainWindow::openDrawer);
    connect(m_drawer, &Drawer::closeRequested, this, [this] {
        for (QAction *action : m_actions->drawers->actions()) {
            action->setChecked(false);
        }
        openDrawer();
    });
    connect(m_actions, &WindowActions::textSizeChosen, this, [this] {
        m_sizeNotice->showMessage(tr("The size of the text is another from the next start on."));
        connect(m_sizeNotice->addAction(tr("Restart now")), &QPushButton::clicked, this, &MainWindow::restartForTextSize);
    });
    connect(m_actions->pictures, &QMenu::aboutToShow, this, &MainWindow::listPictures);
    connect(m_actions, &WindowActions::pageChosen, this, &MainWindow::showPage);
    connect(m_rail, &NavigationRail::chosen, this, &MainWindow::showPage);
    connect(m_toolBar, &ToolBar::compareRequested, this, [this] { showPage(static_cast<int>(m_pages.size()) - 2); });
    connect(m_toolBar, &ToolBar::exportRequested, this, [this] { showPage(static_cast<int>(m_pages.size()) - 1); });
    connect(m_toolBar, &ToolBar::filterChanged, this, [this](const QString &text) {
        for (Page *page : m_pages) {
            page->setFilter(text);
        }
    });
    connect(m_bottom, &BottomBar::problemsToggled, m_actions->showProblems, &QAction::toggle);
    connect(m_problemsPanel, &ProblemsPanel::closeRequested, this, [this] { m_actions->showProblems->setChecked(false); });
}

void MainWindow::connectFiles()
{
    const auto openOne = [this](const QString &path) { m_files->whenSafe([this, path] { m_files->open({ path }); }); };
    const auto openSample = [this](const QString &name) { m_files->whenSafe([this, name] { m_files->openSample(name); }); };
    connect(m_actions, &WindowActions::recentChosen, this, openOne);
    connect(m_actions, &WindowActions::sampleChosen, this, openSample);
    connect(m_start, &StartPage::recentChosen, this, openOne);
    connect(m_start, &StartPage::sampleChosen, this, openSample);
    connect(m_start, &StartPage::openRequested, m_files, &FileController::chooseAndOpen);
    connect(m_start, &StartPage::importRequested, m_files, &FileController::chooseAndImport);
    connect(m_start, &StartPage::clusterRequested, m_actions->importCluster, &QAction::trigger);
    connect(m_files, &FileController::said, m_bottom, &BottomBar::say);
    connect(m_files->tasks(), &FileTasks::progressChanged, m_bottom,
        [this](const QString &text) { m_bottom->setProgress(text, m_files->tasks()->canCancel()); });
    connect(m_bottom, &BottomBar::cancelRequested, m_files->tasks(), &FileTasks::cancel);
    const auto connectMenus = [this](const QWidget *part) {
        for (ChartMenu *menu : part->findChildren<ChartMenu *>()) {
            connect(menu, &ChartMenu::saveRequested, m_files, &FileController::chooseAndSaveChart, Qt::UniqueConnection);
        }
    };
    for (Page *page : m_pages) {
        connectMenus(page);
        if (const QWidget *side = page->sideWidget()) {
            connectMenus(side);
        }
        if (auto *priority = qobject_cast<PriorityPage *>(page)) {
            connect(priority, &PriorityPage::openFilesRequested, m_files, &FileController::chooseAndOpen);
        }
    }
}

void MainWindow::connectWorkspace()
{
    Document *document = m_workspace.document();
    connect(document, &Document::modifiedChanged, this, &MainWindow::updateTitle);
    connect(document, &Document::filePathChanged, this, &MainWindow::updateTitle);
    connect(document, &Document::policyChanged, this, [this](const PolicyChange &change) {
        if (change.kind == PolicyChange::Kind::Jobs) {
            m_subjects.clear(); // they speak of rows, which are others now
        }
    });
    connect(&m_workspace, &Workspace::policyLoaded, this, [this] {
        m_subjects.clear();
        m_whole->setCurrentIndex(1);
        currentPage()->setFocus();
        m_problems.setResults(nullptr);
        updateTitle();
    });
    connect(&m_workspace, &Workspace::resultsChanged, this, [this](const std::shared_ptr<const Results> &results) {
        m_problems.setResults(results);
        m_bottom->setResults(results);
    });
    connect(&m_workspace, &Workspace::jumpTo, this, &MainWindow::jumpTo);
    connect(&m_workspace, &Workspace::explanationWanted, this, [this] {
        m_actions->showSide->setChecked(true);
        m_side->bringExplanation();
    });
}

Page *MainWindow::currentPage() const
{
    return m_pages.value(m_pageStack->currentIndex());
}

void MainWindow::showPage(int index)
{
    if (index < 0 || index >= m_pages.size()) {
        return;
    }
    m_rail->setCurrent(index);
    if (m_pageStack->currentIndex() != index) {
        const int left = railEntries[m_pageStack->currentIndex()].group;
        const int entered = railEntries[index].group;
        m_pageStack->setCurrentIndex(index);
        if (left != entered) {
            m_subjects.insert(left, m_workspace.explainSubject());
            m_workspace.explain(m_subjects.value(entered));
        }
    }
    m_toolBar->setFilterShown(m_pages[index]->hasFilter());
    if (m_drawer->content() == Drawer::Content::Help) {
        fillDrawer();
    }
    m_side->setPage(m_pages[index]);
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
        m_drawer->help()->showPage(pageNames().value(m_pageStack->currentIndex()));
    } else if (m_drawer->content() == Drawer::Content::Shortcuts) {
        m_drawer->help()->showShortcuts(m_actions->shortcutList());
    }
}

void MainWindow::restoreLayout()
{
    apportion::restoreLayout(*this, QSettings());
}

void MainWindow::restartForTextSize()
{
    m_files->whenSafe([this] {
        const QString path = m_workspace.document()->filePath();
        QProcess::startDetached(QCoreApplication::applicationFilePath(), path.isEmpty() ? QStringList() : QStringList { path });
        m_mayClose = true;
        close();
    });
}

void MainWindow::updateSide()
{
    // both would leave the page too little room
    m_side->setVisible(m_actions->showSide->isChecked() && m_side->hasContent() && m_drawer->content() == Drawer::Content::None);
}

void MainWindow::applyPalette(const Palette &palette)
{
    for (Page *page : m_pages) {
        page->applyPalette(palette);
    }
    m_toolBar->applyPalette(palette);
    m_rail->applyPalette(palette);
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

void MainWindow::updateTitle()
{
    if (!m_workspace.hasPolicy()) {
        setWindowTitle(tr("Apportion"));
        m_documentLabel->clear();
        return;
    }
    const Document *document = m_workspace.document();
    const QString name = document->displayName();
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

void MainWindow::listPictures()
{
    m_actions->pictures->clear();
    const QList<NamedChart> charts = currentPage()->charts();
    for (const NamedChart &chart : charts) {
        QAction *action = m_actions->pictures->addAction(tr("%1…", "the name of a chart to save").arg(chart.name));
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
    for (qsizetype i = 0; i < m_pages.size(); ++i) {
        const ExplainSubject before = m_workspace.explainSubject();
        if (m_pages[i]->jumpTo(object)) {
            const ExplainSubject after = m_workspace.explainSubject();
            showPage(static_cast<int>(i));
            if (after != before) {
                m_workspace.explain(after);
            }
            return;
        }
    }
}

void MainWindow::tellFailure(const QString &text, const QString &details)
{
    auto *box = new QMessageBox(QMessageBox::Warning, tr("Apportion"), text, QMessageBox::Close, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(details);
    box->open();
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
    if (m_mayClose || !m_workspace.document()->isModified()) {
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
    if (event->mimeData()->hasUrls()) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent *event)
{
    QStringList paths;
    const QList<QUrl> urls = event->mimeData()->urls();
    for (const QUrl &url : urls) {
        if (url.isLocalFile()) {
            paths.append(url.toLocalFile());
        }
    }
    if (!paths.isEmpty()) {
        event->acceptProposedAction();
        m_files->whenSafe([this, paths] { m_files->open(paths); });
    }
}

} // namespace apportion
