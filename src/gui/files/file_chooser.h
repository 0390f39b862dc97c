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
    QString start; ///< a folder, or a file that is suggested; empty: lastFolder()
    QString filters; ///< as QFileDialog takes them, divided by ";;"; empty: every file
    QString filter; ///< of these the one that is chosen at first
};

/// The settings' names of the folders that file dialogs begin in.
constexpr const char *policyFolderKey = "policyFolder";
constexpr const char *pictureFolderKey = "pictureFolder"; ///< pictures and reports

/// Where files of the kind of @p key were chosen last; else where the last policy lies; else the user's own folder.
[[nodiscard]] QString lastFolder(const char *key = policyFolderKey);
/// Begins there next time: in the folder of @p path.
void rememberFolder(const QString &path, const char *key = policyFolderKey);

/// Asks in a dialog of the window of @p parent and returns at once; @p then is called with the paths that were chosen (at
/// least one) and the filter that was set, and never when nothing was chosen or @p parent is gone.
void askForFiles(QWidget *parent, const FileQuestion &question, std::function<void(const QStringList &paths, const QString &filter)> then);

/// The same for one path.
void askForFile(QWidget *parent, const FileQuestion &question, std::function<void(const QString &path)> then);

} // namespace apportion
