// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/file_chooser.h"

#include "charts/palette.h"

#include <QDir>
#include <QFileInfo>
#include <QHeaderView>
#include <QRegularExpression>
#include <QSettings>
#include <QTreeView>

#include <algorithm>
#include <utility>

namespace apportion
{

namespace
{

QFileDialog::FileMode modeOf(FileQuestion::Kind kind)
{
    switch (kind) {
    case FileQuestion::Kind::OpenSeveral:
        return QFileDialog::ExistingFiles;
    case FileQuestion::Kind::OpenFolder:
        return QFileDialog::Directory;
    case FileQuestion::Kind::Save:
        return QFileDialog::AnyFile;
    case FileQuestion::Kind::OpenOne:
        break;
    }
    return QFileDialog::ExistingFile;
}

/// "apportion" for "Policies (*.apportion)": what a name without a suffix gets, before it is asked whether such a file
/// may be replaced.
QString suffixOf(const QString &filter)
{
    static const QRegularExpression pattern(QStringLiteral(R"(\(\*\.(\w+)\))"));
    return pattern.match(filter).captured(1);
}

} // namespace

QString lastFolder(const char *key)
{
    const QSettings settings;
    const QString policies = settings.value(QLatin1String(policyFolderKey), QDir::homePath()).toString();
    const QString folder = settings.value(QLatin1String(key), policies).toString();
    return QFileInfo(folder).isDir() ? folder : QDir::homePath();
}

void rememberFolder(const QString &path, const char *key)
{
    QSettings().setValue(QLatin1String(key), QFileInfo(path).absolutePath());
}

void askForFiles(QWidget *parent, const FileQuestion &question, std::function<void(const QStringList &paths, const QString &filter)> then)
{
    const QFileInfo start(question.start.isEmpty() ? lastFolder() : question.start);
    const bool isFolder = start.isDir();
    auto *dialog = new QFileDialog(parent, question.title, isFolder ? start.filePath() : start.path(), question.filters);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(modeOf(question.kind));
    dialog->setAcceptMode(question.kind == FileQuestion::Kind::Save ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    dialog->setOption(QFileDialog::ShowDirsOnly, question.kind == FileQuestion::Kind::OpenFolder);
    if (auto *list = dialog->findChild<QTreeView *>(QStringLiteral("treeView")); list != nullptr) { // none where the desktop has its own
        list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
        list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
        constexpr int type = 2;
        list->setColumnHidden(type, true); // it says the same of all files, and names have its room
        dialog->resize(std::max(dialog->width(), textPixels(720)), dialog->height());
    }
    if (!isFolder) {
        dialog->selectFile(start.fileName());
    }
    if (!question.filter.isEmpty()) {
        dialog->selectNameFilter(question.filter);
    }
    if (question.kind == FileQuestion::Kind::Save) {
        const auto follow = [dialog](const QString &filter) { dialog->setDefaultSuffix(suffixOf(filter)); };
        QObject::connect(dialog, &QFileDialog::filterSelected, dialog, follow);
        follow(dialog->selectedNameFilter());
    }
    QObject::connect(dialog, &QFileDialog::accepted, parent, [dialog, then = std::move(then)] {
        if (const QStringList paths = dialog->selectedFiles(); !paths.isEmpty()) {
            then(paths, dialog->selectedNameFilter());
        }
    });
    dialog->open();
}

void askForFile(QWidget *parent, const FileQuestion &question, std::function<void(const QString &path)> then)
{
    askForFiles(parent, question, [then = std::move(then)](const QStringList &paths, const QString &) { then(paths.constFirst()); });
}

} // namespace apportion
