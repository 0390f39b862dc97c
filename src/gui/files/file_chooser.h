// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileDialog>
#include <QString>
#include <QStringList>

#include <functional>

namespace apportion
{

/// What somebody is asked for with a file dialog.
struct FileQuestion
{
    enum class Kind { OpenOne, OpenSeveral, OpenFolder, Save };

    Kind kind = Kind::OpenOne;
    QString title;
    QString start; ///< a folder, or a file that is suggested
    QString filters; ///< as QFileDialog takes them, divided by ";;"; empty: every file
    QString filter; ///< of these the one that is chosen at first
};

/// Asks in a dialog of the window of @p parent and returns at once; @p then is called with the paths that were chosen (at
/// least one) and the filter that was set, and never when nothing was chosen or @p parent is gone.
void askForFiles(QWidget *parent, const FileQuestion &question, std::function<void(const QStringList &paths, const QString &filter)> then);

/// The same for one path.
void askForFile(QWidget *parent, const FileQuestion &question, std::function<void(const QString &path)> then);

} // namespace apportion
