// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/priority_settings.h"
#include "gui/shell/help_panel.h"

#include <QKeySequence>
#include <QList>
#include <QObject>

class QAction;
class QActionGroup;
class QMenu;
class QMenuBar;
class QUndoStack;

namespace apportion
{

class Language;
class RecentFiles;
class ScenarioMenu;
class Theme;
class Workspace;

/// The entries of the menu bar with their keys. The window connects what they do.
class WindowActions : public QObject
{
    Q_OBJECT

public:
    /// Where the choice of language is kept; empty: as the system has it.
    static constexpr const char *languageKey = "language";
    /// Where the size of everything in percent is kept.
    static constexpr const char *textSizeKey = "textSize";

    /// What the entries act on.
    struct Context
    {
        Workspace *workspace;
        Theme *theme;
        Language *language;
        RecentFiles *recent;
    };

    WindowActions(const Context &context, QObject *parent);

    /// Fills the menu bar; @p pageTitles become View's first entries.
    void buildMenus(QMenuBar *bar, const QStringList &pageTitles);

    QAction *newPolicy;
    QAction *open;
    QAction *refresh;
    QAction *import;
    QAction *importCluster;
    QAction *save;
    QAction *closePolicy;
    QAction *saveAs;
    QAction *recoverEdits;
    QAction *exportSettings;
    QAction *report;
    ScenarioMenu *scenarios = nullptr;
    QAction *quit;
    QAction *undo;
    QAction *redo;
    QAction *find;
    QAction *findAnything;
    QAction *copyExplanation;
    QAction *showSide;
    QAction *showProblems;
    QAction *present;
    QAction *adoptAlgorithm;
    QAction *mergeTies;
    QAction *makeBaseline;
    QAction *compareWithFile;
    QAction *compareWithOriginal;
    QAction *compareWithExported; ///< enabled by the window, once something was exported
    QAction *help;
    QAction *timeHelp;
    QAction *shortcuts;
    QAction *history;
    QAction *nextPane;
    QActionGroup *drawers; ///< help, help for the time bar, shortcuts, history: one of them, or none
    QAction *about;
    QList<QAction *> pages;
    QMenu *helpMenu = nullptr;
    QMenu *pictures = nullptr; ///< the window fills it with the current page's charts

    /// The choices of a baseline.
    [[nodiscard]] QList<QAction *> baselines() const { return { compareWithOriginal, compareWithExported, makeBaseline, compareWithFile }; }
    /// The keys of all entries, by menu, and those that work within tables.
    [[nodiscard]] QList<ShortcutEntry> shortcutList() const;
    /// What an entry is called, without the mark of its key and without what follows a tab.
    [[nodiscard]] static QString plainText(const QString &text);

Q_SIGNALS:
    void recentChosen(const QString &path);
    void sampleChosen(const QString &name);
    void pageChosen(int index);

private:
    QAction *make(const QString &text, const QKeySequence &shortcut = {});
    void nameCommands();
    void buildFileMenu(QMenuBar *bar);
    void buildEditMenu(QMenuBar *bar);
    void buildViewMenu(QMenuBar *bar, const QStringList &pageTitles);
    void buildPolicyMenu(QMenuBar *bar);
    void buildHelpMenu(QMenuBar *bar);
    void addThemes(QMenu *menu);
    void addLanguages(QMenu *menu);
    void addTextSizes(QMenu *menu);
    void setTextSize(int percent);
    void listRecent(QMenu *menu);
    void enableForPolicy();
    void followAlgorithm();

    Workspace *m_workspace;
    Theme *m_theme;
    Language *m_language;
    RecentFiles *m_recent;
    QList<QAction *> m_algorithms;
    QMenuBar *m_bar = nullptr;
};

} // namespace apportion
