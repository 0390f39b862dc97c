// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of the window do to each other.
#include "gui/shell/main_window.h"

#include "charts/chart_widget.h"
#include "gui/accounts/accounts_page.h"
#include "gui/compare/compare_page.h"
#include "gui/explain/explain_panel.h"
#include "gui/export/export_findings.h"
#include "gui/export/export_page.h"
#include "gui/files/file_controller.h"
#include "gui/learn/learn_controller.h"
#include "gui/page/chart_menu.h"
#include "gui/page/chart_stage.h"
#include "gui/page/navigation_rail.h"
#include "gui/page/tool_bar.h"
#include "gui/priority/priority_page.h"
#include "gui/replay/replay_page.h"
#include "gui/report/report_maker.h"
#include "gui/shell/algorithm_notice.h"
#include "gui/shell/bottom_bar.h"
#include "gui/shell/drawer.h"
#include "gui/shell/find_anything.h"
#include "gui/shell/language.h"
#include "gui/shell/page_commands.h"
#include "gui/shell/presentation.h"
#include "gui/shell/problems_panel.h"
#include "gui/shell/rail_entries.h"
#include "gui/shell/safety_net.h"
#include "gui/shell/scenario_menu.h"
#include "gui/shell/side_panel.h"
#include "gui/shell/start_page.h"
#include "gui/shell/window_actions.h"
#include "gui/shell/window_notices.h"
#include "gui/widgets/search_words.h"
#include "gui/widgets/theme.h"

#include <QAction>
#include <QActionGroup>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QScreen>
#include <QStackedWidget>

namespace apportion
{

void MainWindow::findAnything()
{
    qDeleteAll(m_pageActions); // they may be in another language
    m_pageActions.clear();
    for (const PageCommand &command : pageCommands()) {
        auto *action = new QAction(command.translatedLabel(), this);
        action->setData(WindowActions::plainText(m_actions->pages.at(pageIndex(command.page))->text()));
        action->setEnabled(m_workspace.hasPolicy());
        setSearchWords(action, command.translatedWords());
        connect(action, &QAction::triggered, this, [this, command] {
            goTo(command.page);
            (void)command.run(currentPage());
        });
        m_pageActions.append(action);
    }
    FindAnything::openIn(this, &m_workspace, menuBar(), m_pageActions, m_theme->palette());
}

void MainWindow::present()
{
    ChartWidget *chart = ChartStage::chartInFocus(); // the chart alone, else the whole page
    const auto caption = [files = QPointer<FileController>(m_files)](ChartWidget *shown) {
        if (files) {
            files->captionChart(shown);
        }
    };
    const bool isShown = chart != nullptr && ChartStage::show(chart, caption) != nullptr;
    if (!isShown && m_isPresented) {
        close(); // the same key leads there and back
    } else if (!isShown) {
        startPresentation(&m_workspace, m_files, screen()->size(),
            { pageNames().value(m_current), { currentPage()->views(), m_toolBar->filter()->text(), m_learn->reached(), currentPage()->places() },
                m_language->chosen(), m_theme->palette().isDark });
    }
}

void MainWindow::connectActions()
{
    connect(m_actions->newPolicy, &QAction::triggered, m_files, &FileController::chooseNew);
    connect(m_actions->closePolicy, &QAction::triggered, m_files, &FileController::closePolicy);
    connect(m_actions->open, &QAction::triggered, m_files, &FileController::chooseAndOpen);
    connect(m_actions->refresh, &QAction::triggered, m_files, &FileController::chooseAndRefresh);
    connect(m_actions->import, &QAction::triggered, m_files, &FileController::chooseAndImport);
    connect(m_actions->importCluster, &QAction::triggered, this, [this] { m_files->showCluster(m_theme->palette()); });
    connect(m_actions->save, &QAction::triggered, m_files, &FileController::save);
    connect(m_actions->saveAs, &QAction::triggered, m_files, &FileController::saveAs);
    connect(m_actions->recoverEdits, &QAction::triggered, m_net, &SafetyNet::chooseSetAside);
    connect(m_actions->quit, &QAction::triggered, this, &QWidget::close);
    connect(m_actions->exportSettings, &QAction::triggered, this, [this] { goTo(PageName::Export); });
    connect(m_actions->present, &QAction::triggered, this, &MainWindow::present);
    connect(m_actions->report, &QAction::triggered, m_report, [this] { m_report->chooseAndWrite(); });
    connect(m_actions->find, &QAction::triggered, this, [this] {
        goTo(PageName::Accounts);
        m_toolBar->filter()->setFocus();
        m_toolBar->filter()->selectAll();
    });
    connect(m_actions->findAnything, &QAction::triggered, this, [this] { findAnything(); });
    connect(m_actions->copyExplanation, &QAction::triggered, m_side->explainPanel(), &ExplainPanel::copy);
    connect(m_actions->showSide, &QAction::toggled, this, &MainWindow::updateSide);
    connect(m_actions->showProblems, &QAction::toggled, this, &MainWindow::showProblems);
    connect(m_actions->adoptAlgorithm, &QAction::triggered, this, [this] { AlgorithmNotice::adoptAlgorithm(&m_workspace); });
    connect(m_actions->about, &QAction::triggered, this, &MainWindow::about);
    connect(m_workspace.document(), &Document::undoneOtherwise, m_notices, [this](const QString &text) { m_notices->showFailure(text, {}); });
    connectComparing();
    connectFrame();
}

void MainWindow::connectComparing()
{
    connect(m_actions->compareWithExported, &QAction::triggered, m_files, &FileController::compareWithExported);
    const auto followExported = [this] { m_actions->compareWithExported->setEnabled(m_workspace.document()->project().exported.has_value()); };
    connect(m_workspace.document(), &Document::exportedChanged, m_actions, followExported);
    followExported();
    connect(m_actions->compareWithFile, &QAction::triggered, m_files, &FileController::chooseBaseline);
    connect(m_actions->scenarios, &ScenarioMenu::compareRequested, m_actions, [this] {
        goTo(PageName::Compare);
        qobject_cast<ComparePage *>(currentPage())->showScenarios();
    });
    connect(m_files, &FileController::baselineChosen, m_actions, [this] { goTo(PageName::Compare); });
}

/// What stands around the page: where one goes, what is filtered, what opens.
void MainWindow::connectFrame()
{
    connect(m_actions->nextPane, &QAction::triggered, this, &MainWindow::goToNextPane);
    connect(m_actions->drawers, &QActionGroup::triggered, this, &MainWindow::openDrawer);
    connect(m_drawer, &Drawer::closeRequested, this, [this] {
        for (QAction *action : m_actions->drawers->actions()) {
            action->setChecked(false);
        }
        openDrawer();
    });
    connect(m_actions->pictures, &QMenu::aboutToShow, this, &MainWindow::listPictures);
    connect(m_actions, &WindowActions::pageChosen, this, &MainWindow::showPage);
    connect(m_rail, &NavigationRail::chosen, this, &MainWindow::showPage);
    connect(m_toolBar, &ToolBar::compareRequested, this, [this] { goTo(PageName::Compare); });
    connect(m_toolBar, &ToolBar::exportRequested, this, [this] { goTo(PageName::Export); });
    connect(m_toolBar, &ToolBar::filterChanged, this, [this](const QString &text) {
        for (Page *page : m_pages) {
            if (page != nullptr) {
                page->setFilter(text);
            }
        }
    });
    connect(m_toolBar, &ToolBar::matchRequested, this, [this](bool backward) {
        if (auto *accounts = qobject_cast<AccountsPage *>(currentPage())) {
            accounts->find(backward);
        }
    });
    connect(m_bottom, &BottomBar::agreementRequested, this, &MainWindow::showAgreement);
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
    connect(m_start, &StartPage::replayRequested, this, [this] {
        m_files->whenSafe([this] {
            m_files->openSample(ReplayPage::sampleName(), [this] {
                goTo(PageName::Replay);
                qobject_cast<ReplayPage *>(currentPage())->replaySample();
            });
        });
    });
    connect(m_start, &StartPage::newRequested, m_files, &FileController::chooseNew);
    connect(m_start, &StartPage::openRequested, m_files, &FileController::chooseAndOpen);
    connect(m_start, &StartPage::importRequested, m_files, &FileController::chooseAndImport);
    connect(m_start, &StartPage::clusterRequested, m_actions->importCluster, &QAction::trigger);
    connect(m_files, &FileController::said, m_bottom, &BottomBar::say);
    connect(m_workspace.document(), &Document::projectStepped, m_bottom, [this](const QString &text, bool isDone) {
        if (!isDone) { // what stands there says that it was done
            m_bottom->say(Document::tr("Taken back: %1", "a step of undo").arg(text));
        }
    });
    connect(m_files->tasks(), &FileTasks::progressChanged, m_bottom,
        [this](const QString &text) { m_bottom->setProgress(text, m_files->tasks()->canCancel()); });
    connect(m_bottom, &BottomBar::cancelRequested, m_files->tasks(), &FileTasks::cancel);
}

void MainWindow::connectPage(Page *page)
{
    for (const QWidget *part : { static_cast<QWidget *>(page), page->sideWidget() }) {
        const QList<ChartMenu *> menus = part == nullptr ? QList<ChartMenu *>() : part->findChildren<ChartMenu *>();
        for (ChartMenu *menu : menus) {
            connect(menu, &ChartMenu::saveRequested, m_files, &FileController::chooseAndSaveChart, Qt::UniqueConnection);
            connect(menu, &ChartMenu::captionWanted, m_files, &FileController::captionChart, Qt::UniqueConnection);
        }
    }
    connect(page, &Page::sideChanged, this, [this, page] {
        if (currentPage() == page) {
            m_side->setPage(page);
            updateSide();
        }
    });
    if (const auto *accounts = qobject_cast<AccountsPage *>(page)) {
        connect(accounts, &AccountsPage::sideRequested, m_actions->showSide, [this] { m_actions->showSide->setChecked(true); });
    } else if (auto *compare = qobject_cast<ComparePage *>(page)) {
        compare->setBaselines(m_actions->baselines());
        connect(compare, &ComparePage::exportRequested, this, [this] { goTo(PageName::Export); });
        connect(compare, &ComparePage::accountPageRequested, m_report, &ReportMaker::chooseAndWrite);
    } else if (const auto *exportPage = qobject_cast<ExportPage *>(page)) {
        connect(exportPage, &ExportPage::findingsChanged, &m_problems, &ProblemsModel::setExportFindings);
    } else if (const auto *priority = qobject_cast<PriorityPage *>(page)) {
        connect(priority, &PriorityPage::openFilesRequested, m_files, &FileController::chooseAndOpen);
    }
}

void MainWindow::connectWorkspace()
{
    Document *document = m_workspace.document();
    connect(document, &Document::modifiedChanged, this, &MainWindow::updateTitle);
    connect(document, &Document::filePathChanged, this, &MainWindow::updateTitle);
    connect(document, &Document::scenariosChanged, this, &MainWindow::updateTitle);
    connect(document, &Document::policyChanged, this, [this](const PolicyChange &change) {
        if (change.kind == PolicyChange::Kind::Jobs) {
            m_subjects.clear(); // they speak of rows, which are others now
        }
    });
    connect(&m_workspace, &Workspace::policyLoaded, this, [this] {
        m_subjects.clear();
        m_whole->setCurrentIndex(m_workspace.hasPolicy() ? 1 : 0);
        (m_workspace.hasPolicy() ? static_cast<QWidget *>(currentPage()) : m_start)->setFocus();
        m_problems.setResults(nullptr);
        updateTitle();
    });
    connect(&m_workspace, &Workspace::resultsChanged, this, [this](const std::shared_ptr<const Results> &results) {
        m_problems.setResults(results);
        m_bottom->setResults(results);
        updateAgreement();
    });
    connect(document, &Document::policyChanged, this, [this](const PolicyChange &change) {
        if (change.kind == PolicyChange::Kind::Baseline) { // which may leave all results as they are
            updateAgreement();
        }
    });
    connect(new ExportFindings(document, this), &ExportFindings::found, &m_problems, &ProblemsModel::setExportFindings);
    connect(&m_workspace, &Workspace::jumpTo, this, &MainWindow::jumpTo);
    connect(&m_workspace, &Workspace::explanationWanted, this, [this] {
        for (QAction *action : { m_actions->help, m_actions->timeHelp, m_actions->shortcuts, m_actions->history }) {
            action->setChecked(false); // what stands in its place
        }
        openDrawer();
        m_actions->showSide->setChecked(true);
        m_side->bringExplanation();
    });
}

} // namespace apportion
