// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/window_actions.h"

#include "gui/files/recent_files.h"
#include "gui/files/samples.h"
#include "gui/page/baseline_maker.h"
#include "gui/page/workspace.h"
#include "gui/shell/language.h"
#include "gui/shell/page_commands.h"
#include "gui/shell/scenario_menu.h"
#include "gui/widgets/look.h"
#include "gui/widgets/search_words.h"
#include "gui/widgets/theme.h"
#include "models/text_translation.h"

#include <QActionGroup>
#include <QApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSettings>

#include <algorithm>
#include <array>
#include <iterator>

namespace apportion
{

namespace
{

constexpr std::array textSizes { Theme::smallestText, 90, 100, 115, 130, 145, Theme::largestText }; // percent
constexpr std::array shownAlgorithms { Algorithm::FairTree, Algorithm::Classic, Algorithm::DepthOblivious, Algorithm::Linear2009 };

} // namespace

WindowActions::WindowActions(const Context &context, QObject *parent)
    : QObject(parent), newPolicy(make(tr("&New…"), QKeySequence::New)), open(make(tr("&Open…"), QKeySequence::Open)),
      refresh(make(tr("Re&fresh from files…"), QKeySequence(Qt::Key_F5))),
      import(make(tr("&Import from files…"), QKeySequence(Qt::CTRL | Qt::Key_I))),
      importCluster(make(tr("Import from a &cluster…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I))), save(make(tr("&Save"), QKeySequence::Save)),
      closePolicy(make(tr("C&lose"), QKeySequence::Close)), saveAs(make(tr("Save &as…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S))),
      recoverEdits(make(tr("Recover edits that were put asi&de…"))),
      exportSettings(make(tr("&Export settings…"), QKeySequence(Qt::CTRL | Qt::Key_E))),
      report(make(tr("Write a repor&t…"), QKeySequence(Qt::CTRL | Qt::Key_P))), quit(make(tr("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q))),
      undo(context.workspace->document()->undoGroup()->createUndoAction(this, tr("Undo"))),
      redo(context.workspace->document()->undoGroup()->createRedoAction(this, tr("Redo"))),
      find(make(tr("&Filter accounts and users"), QKeySequence::Find)), findAnything(make(tr("Find an&ything…"), QKeySequence(Qt::CTRL | Qt::Key_K))),
      copyExplanation(make(tr("&Copy the derivation"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C))),
      showSide(make(tr("Panel at the &right"), QKeySequence(Qt::Key_F9))), showProblems(make(tr("&Problems"), QKeySequence(Qt::Key_F8))),
      present(make(tr("Show larger, on a pro&jector"), QKeySequence(Qt::Key_F11))), adoptAlgorithm(make(tr("&Use the algorithm that is shown"))),
      mergeTies(make(tr("Fair Tree as &documented (tied accounts merged)"))), makeBaseline(make(tr("Compare with the policy as it is &now"))),
      compareWithFile(make(tr("Compare with &another policy…"))), compareWithOriginal(make(tr("Compare with the policy as it was &opened"))),
      compareWithExported(make(tr("Compare with what was last e&xported"))), help(make(tr("&Help for this page"), QKeySequence(Qt::Key_F1))),
      timeHelp(make(tr("Help for the &time bar"))), shortcuts(make(tr("&Keys"), QKeySequence(Qt::CTRL | Qt::Key_F1))),
      history(make(tr("Undo &list"), QKeySequence(Qt::CTRL | Qt::Key_H))), nextPane(make(tr("&Next part of the window"), QKeySequence(Qt::Key_F6))),
      drawers(new QActionGroup(this)), about(make(tr("&About Apportion"))), m_workspace(context.workspace), m_theme(context.theme),
      m_language(context.language), m_recent(context.recent)
{
    Workspace *workspace = m_workspace;
    undo->setShortcut(QKeySequence::Undo);
    redo->setShortcuts({ QKeySequence(Qt::CTRL | Qt::Key_Y), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z) });
    showSide->setCheckable(true);
    showSide->setChecked(true);
    showProblems->setCheckable(true);
    mergeTies->setCheckable(true);
    compareWithExported->setEnabled(false);
    mergeTies->setToolTip(tr("Slurm walks tied accounts one after the other; its documentation says that their children form one level."));
    makeBaseline->setToolTip(tr("What is changed from now on is shown as changed."));
    drawers->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
    for (QAction *action : { help, timeHelp, shortcuts, history }) {
        action->setCheckable(true);
        drawers->addAction(action);
    }
    compareWithFile->setToolTip(tr("A policy file, or any of Slurm's files; nothing in the draft changes."));
    connect(compareWithOriginal, &QAction::triggered, workspace, [document = workspace->document()] {
        const bool isFile = !document->filePath().isEmpty();
        document->setBaseline(document->original(),
            { isFile ? Baseline::Origin::Opened : Baseline::Origin::Imported, document->displayName(), QDateTime::currentDateTime() });
    });
    connect(mergeTies, &QAction::triggered, workspace, &Workspace::setMergeTiedAccounts);
    connect(makeBaseline, &QAction::triggered, this, [maker = new BaselineMaker(workspace->document(), this)] { maker->make(); });
    connect(workspace, &Workspace::policyLoaded, this, &WindowActions::enableForPolicy);
    connect(workspace, &Workspace::optionsChanged, this, &WindowActions::followAlgorithm);
    for (const Algorithm algorithm : shownAlgorithms) {
        auto *action = make(algorithmText(algorithm));
        action->setCheckable(true);
        connect(action, &QAction::triggered, workspace, [workspace, algorithm] { workspace->setAlgorithm(algorithm); });
        m_algorithms.append(action);
    }
}

QAction *WindowActions::make(const QString &text, const QKeySequence &shortcut)
{
    auto *action = new QAction(text, this);
    action->setShortcut(shortcut);
    return action;
}

void WindowActions::buildMenus(QMenuBar *bar, const QStringList &pageTitles)
{
    m_bar = bar;
    nameCommands();
    buildFileMenu(bar);
    buildEditMenu(bar);
    buildViewMenu(bar, pageTitles);
    buildPolicyMenu(bar);
    buildHelpMenu(bar);
    enableForPolicy();
    followAlgorithm();
}

/// The everyday words of commands whose labels do not have them.
void WindowActions::nameCommands()
{
    setSearchWords(newPolicy, tr("create,empty,wizard,template"));
    setSearchWords(open, tr("load,file"));
    setSearchWords(refresh, tr("update,reload,sshare,sprio,squeue,usage,jobs"));
    setSearchWords(import, tr("read,load,dump,slurm.conf,sacctmgr,sshare,sprio,scontrol,squeue,JSON"));
    setSearchWords(importCluster, tr("pull,ssh,running cluster,live"));
    setSearchWords(recoverEdits, tr("restore,crash,unsaved,journal,lost"));
    setSearchWords(exportSettings, tr("apply,script,sacctmgr,slurm.conf,flat file"));
    setSearchWords(report, tr("print,PDF,HTML"));
    setSearchWords(history, tr("history,note,reason,why,comment,steps,edits"));
    setSearchWords(find, tr("search"));
    setSearchWords(showProblems, tr("findings,errors,warnings,check"));
    setSearchWords(present, tr("presentation,full screen,beamer"));
    setSearchWords(mergeTies, tr("ties,same LevelFS"));
    setSearchWords(makeBaseline, tr("baseline,set the baseline"));
    setSearchWords(compareWithFile, tr("baseline,diff"));
    setSearchWords(compareWithOriginal, tr("baseline,revert"));
    setSearchWords(compareWithExported, tr("baseline,last export"));
    setSearchWords(shortcuts, tr("keyboard,shortcuts"));
    setSearchWords(help, tr("manual,documentation,how"));
    setSearchWords(about, tr("version,license"));
}

void WindowActions::buildFileMenu(QMenuBar *bar)
{
    QMenu *menu = bar->addMenu(tr("&File"));
    menu->addActions({ newPolicy, open });
    QMenu *recent = menu->addMenu(tr("Open &recent"));
    connect(recent, &QMenu::aboutToShow, this, [this, recent] { listRecent(recent); });
    QMenu *samples = menu->addMenu(tr("Sa&mples"));
    const QList<Sample> list = listSamples();
    for (const Sample &sample : list) {
        QAction *action = samples->addAction(sample.title);
        action->setToolTip(sample.description);
        connect(action, &QAction::triggered, this, [this, name = sample.name] { Q_EMIT sampleChosen(name); });
    }
    samples->setEnabled(!list.isEmpty());
    samples->setToolTipsVisible(true);
    menu->addActions({ import, importCluster, refresh });
    menu->addSeparator();
    menu->addActions({ save, saveAs, recoverEdits });
    menu->addSeparator();
    menu->addActions({ exportSettings, report });
    pictures = menu->addMenu(tr("Save &picture"));
    menu->addSeparator();
    menu->addActions({ closePolicy, quit });
}

void WindowActions::buildEditMenu(QMenuBar *bar)
{
    QMenu *menu = bar->addMenu(tr("&Edit"));
    menu->addActions({ undo, redo, history });
    menu->addSeparator();
    menu->addActions({ copyExplanation, find, findAnything });
}

void WindowActions::buildViewMenu(QMenuBar *bar, const QStringList &pageTitles)
{
    QMenu *menu = bar->addMenu(tr("&View"));
    for (qsizetype i = 0; i < pageTitles.size(); ++i) {
        QAction *action = make(pageTitles[i], QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + i)));
        setSearchWords(action, pageSearchWords(railEntries[i].page));
        connect(action, &QAction::triggered, this, [this, i] { Q_EMIT pageChosen(static_cast<int>(i)); });
        pages.append(action);
    }
    menu->addActions(pages);
    menu->addSeparator();
    menu->addActions({ showSide, showProblems, nextPane, present });
    menu->addSeparator();
    addThemes(menu->addMenu(tr("&Theme")));
    addLanguages(menu->addMenu(tr("&Language")));
    addTextSizes(menu->addMenu(tr("Te&xt size")));
}

void WindowActions::addThemes(QMenu *menu)
{
    auto *group = new QActionGroup(this);
    const auto add = [&](const QString &text, Theme::Mode mode) {
        QAction *action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(m_theme->mode() == mode);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, mode] {
            m_theme->setMode(mode);
            QSettings().setValue(QStringLiteral("theme"), static_cast<int>(mode));
        });
    };
    add(tr("As the &desktop"), Theme::Mode::System);
    add(tr("&Light"), Theme::Mode::Light);
    add(tr("Dar&k"), Theme::Mode::Dark);
}

void WindowActions::addLanguages(QMenu *menu)
{
    auto *group = new QActionGroup(this);
    const auto add = [&](const QString &text, const QString &code) {
        QAction *action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(m_language->chosen() == code);
        group->addAction(action);
        connect(action, &QAction::triggered, m_language, [language = m_language, code] {
            QSettings().setValue(QLatin1String(languageKey), code);
            language->choose(code);
        });
    };
    add(tr("As the s&ystem"), {});
    menu->addSeparator();
    for (const Language::Choice &choice : Language::shipped()) {
        add(choice.name, choice.code);
    }
}

void WindowActions::addTextSizes(QMenu *menu)
{
    auto *group = new QActionGroup(this);
    for (const int percent : textSizes) {
        const QString number = QLocale().toString(percent);
        QAction *action = menu->addAction(percent == 100 ? tr("%1 % (normal)").arg(number) : tr("%1 %").arg(number));
        action->setCheckable(true);
        action->setChecked(percent == m_theme->textSize());
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, percent] { setTextSize(percent); });
    }
    menu->addSeparator();
    QAction *larger = make(tr("La&rger text"), QKeySequence::ZoomIn);
    larger->setShortcuts({ QKeySequence(QKeySequence::ZoomIn), QKeySequence(Qt::CTRL | Qt::Key_Equal) });
    QAction *smaller = make(tr("S&maller text"), QKeySequence::ZoomOut);
    QAction *normal = make(tr("Text of &normal size"), QKeySequence(Qt::CTRL | Qt::Key_0));
    menu->addActions({ larger, smaller, normal });
    connect(larger, &QAction::triggered, this, [this] {
        const auto next = std::upper_bound(textSizes.begin(), textSizes.end(), m_theme->textSize());
        setTextSize(next == textSizes.end() ? textSizes.back() : *next);
    });
    connect(smaller, &QAction::triggered, this, [this] {
        const auto here = std::lower_bound(textSizes.begin(), textSizes.end(), m_theme->textSize());
        setTextSize(here == textSizes.begin() ? textSizes.front() : *std::prev(here));
    });
    connect(normal, &QAction::triggered, this, [this] { setTextSize(100); });
}

void WindowActions::setTextSize(int percent)
{
    QSettings().setValue(QLatin1String(textSizeKey), percent);
    m_theme->setTextSize(percent);
}

void WindowActions::buildPolicyMenu(QMenuBar *bar)
{
    QMenu *menu = bar->addMenu(tr("&Policy"));
    menu->setToolTipsVisible(true);
    auto *group = new QActionGroup(this);
    QMenu *algorithms = menu->addMenu(tr("&Show under"));
    for (QAction *action : m_algorithms) {
        group->addAction(action);
        algorithms->addAction(action);
    }
    menu->addActions({ adoptAlgorithm, mergeTies });
    menu->addSeparator();
    menu->addActions(baselines());
    menu->addSeparator();
    scenarios = new ScenarioMenu(m_workspace, bar);
    menu->addMenu(scenarios);
}

void WindowActions::buildHelpMenu(QMenuBar *bar)
{
    QMenu *menu = bar->addMenu(tr("&Help"));
    menu->addActions({ help, timeHelp, shortcuts });
    menu->addSeparator();
    helpMenu = menu;
    menu->addAction(about);
    QAction *aboutQt = menu->addAction(tr("About &Qt"));
    connect(aboutQt, &QAction::triggered, qApp, &QApplication::aboutQt);
}

QString WindowActions::plainText(const QString &text)
{
    static const QRegularExpression inBrackets(QStringLiteral("\\(&\\w\\)")); // Chinese puts the letter there
    static const QRegularExpression mark(QStringLiteral("&(&?)")); // two of them stand for one
    return QString(text).remove(inBrackets).replace(mark, QStringLiteral("\\1")).section(QLatin1Char('\t'), 0, 0);
}

QList<ShortcutEntry> WindowActions::shortcutList() const
{
    QList<ShortcutEntry> entries;
    const auto menus = m_bar->actions();
    for (const QAction *top : menus) {
        QList<QAction *> actions = top->menu() != nullptr ? top->menu()->actions() : QList<QAction *>();
        for (qsizetype i = 0; i < actions.size(); ++i) {
            const QAction *action = actions[i];
            if (action->menu() != nullptr) {
                actions += action->menu()->actions(); // after what has no menu of its own
            }
            QStringList keys;
            const auto sequences = action->shortcuts();
            for (const QKeySequence &key : sequences) {
                keys.append(key.toString(QKeySequence::NativeText));
            }
            if (!keys.isEmpty()) {
                entries.append({ plainText(top->text()), plainText(action->text()), keys.join(tr(" or ", "between two keys that do the same")) });
            }
        }
    }
    const auto key = [](auto sequence) { return QKeySequence(sequence).toString(QKeySequence::NativeText); };
    const QString tables = tr("In tables and trees");
    entries.append({ tables, tr("Edit the cell"), key(Qt::Key_F2) });
    entries.append({ tables, tr("Take the typed value"), key(Qt::Key_Return) });
    entries.append({ tables, tr("Leave the cell as it was"), key(Qt::Key_Escape) });
    entries.append({ tables, tr("Select more"), tr("Shift or Ctrl with the arrow keys") });
    entries.append({ tables, tr("Copy the selected rows"), key(QKeySequence::Copy) });
    entries.append({ tables, tr("From match to match while the filter has the keyboard"), key(Qt::Key_Return) });
    entries.append({ tables, tr("To the next control"), key(Qt::Key_Tab) });
    return entries;
}

void WindowActions::listRecent(QMenu *menu)
{
    menu->clear();
    for (const QString &path : m_recent->paths()) {
        QAction *action = menu->addAction(
            withoutMnemonic(QStringLiteral("%1\t%2").arg(QFileInfo(path).fileName(), QDir::toNativeSeparators(QFileInfo(path).path()))));
        connect(action, &QAction::triggered, this, [this, path] { Q_EMIT recentChosen(path); });
    }
    if (m_recent->paths().isEmpty()) {
        menu->addAction(tr("None yet"))->setEnabled(false);
        return;
    }
    menu->addSeparator();
    connect(menu->addAction(tr("Forget these")), &QAction::triggered, m_recent, &RecentFiles::clear);
}

void WindowActions::enableForPolicy()
{
    const bool any = m_workspace->hasPolicy();
    QList<QAction *> needing { save, saveAs, closePolicy, refresh, exportSettings, report, find, copyExplanation, present, showSide, showProblems,
        mergeTies, makeBaseline, compareWithFile, compareWithOriginal, history, help, timeHelp };
    needing += pages;
    needing += m_algorithms;
    for (QAction *action : needing) {
        action->setEnabled(any);
    }
    if (pictures != nullptr) {
        pictures->setEnabled(any);
    }
    followAlgorithm();
}

void WindowActions::followAlgorithm()
{
    for (qsizetype i = 0; i < m_algorithms.size(); ++i) {
        m_algorithms[i]->setChecked(shownAlgorithms[static_cast<std::size_t>(i)] == m_workspace->algorithm());
    }
    const bool another = m_workspace->options().algorithm.has_value();
    adoptAlgorithm->setEnabled(m_workspace->hasPolicy() && another && m_workspace->algorithm() != Algorithm::Linear2009);
    mergeTies->setChecked(m_workspace->options().mergeTiedAccounts);
}

} // namespace apportion

#include "moc_window_actions.cpp"
