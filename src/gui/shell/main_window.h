// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/page/workspace.h"
#include "gui/shell/rail_entries.h"
#include "models/problems_model.h"

#include <QHash>
#include <QList>
#include <QMainWindow>

#include <memory>
#include <vector>

class QLabel;
class QSplitter;
class QStackedWidget;

namespace apportion
{

class BottomBar;
class Drawer;
class FileController;
class Language;
class LearnController;
class NavigationRail;
class Page;
class PageRoom;
class ProblemsPanel;
class SafetyNet;
class ReportMaker;
class SidePanel;
class StartPage;
class Theme;
class TimeBar;
class ToolBar;
class WindowActions;
class WindowNotices;
struct Palette;

/// The window: menu, tool bar, the rail of pages, the current page with what stands at its right, the problems and
/// the line at the bottom. Before a policy is open it shows the start page.
///
/// All that it shows is made by buildContent(), and made anew when the language changes: pages and panels translate
/// their texts in their constructors and nowhere else. What must outlive that belongs into the workspace. A page is made
/// when it is shown first, or when somebody asks for it.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(Theme *theme, Language *language, QWidget *parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] Workspace *workspace() { return &m_workspace; }
    [[nodiscard]] FileController *files() const { return m_files; }
    [[nodiscard]] SafetyNet *safetyNet() const { return m_net; }
    [[nodiscard]] WindowActions *actions() const { return m_actions; }
    [[nodiscard]] WindowNotices *notices() const { return m_notices; }
    [[nodiscard]] Drawer *drawer() const { return m_drawer; }
    /// All of them, in the rail's order; those that were not shown yet are made.
    [[nodiscard]] QList<Page *> pages();
    [[nodiscard]] Page *currentPage() const { return m_pages[m_current]; }
    [[nodiscard]] int currentIndex() const { return m_current; }
    /// Made when it is asked for the first time, by whoever shows or needs it.
    [[nodiscard]] Page *page(PageName name);
    [[nodiscard]] LearnController *learn() const { return m_learn; }
    /// The pages' names for the command line, in the rail's order: "accounts", "hardware", ….
    [[nodiscard]] static QStringList pageNames();
    void goTo(PageName name);
    /// Of pages().
    void showPage(int index);
    void showProblems(bool shown);
    /// The place, size and splitters that the window had when it was closed last.
    void restoreLayout();
    /// What it shows is a copy for a projector: closed without a question, by F11 too, and without remembering its place.
    void setPresented() { m_isPresented = true; }

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void buildContent();
    void deleteContent();
    void rebuildLater();
    void rebuildContent();
    Page *pageAt(int index);
    [[nodiscard]] Page *makePage(int index);
    void connectPage(Page *page);
    void fillRail();
    void layOut();
    void layOutColumns();
    void fillMenuBar();
    void connectActions();
    void connectComparing();
    void connectFrame();
    void connectFiles();
    void connectWorkspace();
    void applyPalette(const Palette &palette);
    void updateTitle();
    void updateSide();
    void listPictures();
    void jumpTo(const ObjectRef &object);
    void openDrawer();
    void showAgreement();
    void updateAgreement();
    void goToNextPane();
    void present();
    void findAnything();
    void fillDrawer();
    void showFailure(const QString &text, const QString &details);
    void about();
    void makeLearnController();

    Theme *m_theme;
    Language *m_language;
    Workspace m_workspace;
    ProblemsModel m_problems;
    FileController *m_files;
    SafetyNet *m_net = nullptr;
    ReportMaker *m_report;
    WindowActions *m_actions = nullptr;
    QList<QAction *> m_pageActions; ///< what "Find anything" was told of last that stands in no menu
    QList<Page *> m_pages; ///< in the rail's order; null until it is made
    QList<PageRoom *> m_rooms; ///< theirs
    std::vector<std::unique_ptr<Workspace>> m_heard; ///< a page's own each
    int m_current = 0; ///< of m_pages
    ToolBar *m_toolBar = nullptr;
    NavigationRail *m_rail = nullptr;
    QStackedWidget *m_pageStack = nullptr;
    TimeBar *m_time = nullptr;
    SidePanel *m_side = nullptr;
    QSplitter *m_columns = nullptr;
    QSplitter *m_rows = nullptr;
    ProblemsPanel *m_problemsPanel = nullptr;
    BottomBar *m_bottom = nullptr;
    StartPage *m_start = nullptr;
    Drawer *m_drawer = nullptr;
    WindowNotices *m_notices = nullptr;
    LearnController *m_learn = nullptr;
    QStackedWidget *m_whole = nullptr;
    QLabel *m_documentLabel = nullptr;
    QHash<int, ExplainSubject> m_subjects; ///< the number last explained beside the pages of a group
    double m_builtFor = 1.0; ///< the textScale() that the content is laid out for
    bool m_rebuildPending = false;
    bool m_restoresLayout = false; ///< pages that are made later get theirs, too
    bool m_mayClose = false;
    bool m_isPresented = false;
};

} // namespace apportion
