// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/learn/lesson_controller.h"

#include <QList>
#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace apportion
{

class FileController;
class MainWindow;
class Workspace;

/// How much larger everything is on a screen of that size: as much as leaves a page the room that it needs, at most three
/// times. A single chart can be shown larger still (ChartStage).
[[nodiscard]] double presentationScale(const QSize &screen);
/// The text size there, in percent, of who has chosen @p percent: the scale alone makes text larger, or the text that was chosen where
/// that is larger still; both together would leave no room for what is shown.
[[nodiscard]] int presentedTextSize(int percent, double scale);

/// What a window shows beside what its workspace says.
struct ShownView
{
    QList<int> views = {}; ///< of the page: Page::views()
    QString filter = {}; ///< of the tool bar
    std::optional<ReachedLesson> lesson = {}; ///< the one that runs
    QStringList places = {}; ///< of the page: Page::places()
};

/// Which page is shown, and what of it.
struct ShownPage
{
    QString name;
    ShownView view = {};
    QString language; ///< Language::chosen()
    bool isDark = false; ///< the theme
};

/// How the larger window is started: the program's arguments.
[[nodiscard]] QStringList presentationArguments(const QString &copy, const ShownPage &page);

/// Opens a second, larger window for the projector, on @p page and on a copy of the policy as it is, with what it is
/// compared with, what is selected, asked and brought out, and the lesson that runs: what is shown there changes nothing here. It is a program of its
/// own, since type sizes are chosen when a program starts.
void startPresentation(Workspace *workspace, FileController *files, const QSize &screen, const ShownPage &page);

/// The files that startPresentation() hands to it: @p path, and what stands beside it. Returns what went wrong, or nothing.
[[nodiscard]] QString writePresented(const Workspace &workspace, const QString &path, const ShownView &view);

/// The other side: fills the screen with @p window, which takes over the copy and deletes its files. Escape closes it, and
/// with it what was tried there.
void presentIn(MainWindow *window, const QString &copy);

} // namespace apportion
