// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/presentation.h"

#include "gui/files/file_controller.h"
#include "gui/shell/main_window.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QScreen>
#include <QShortcut>
#include <QTemporaryFile>
#include <QUndoStack>

#include <algorithm>

namespace apportion
{

namespace
{

struct Presentation
{
    Q_DECLARE_TR_FUNCTIONS(Presentation)
};

/// The least that every page is whole and calm in.
constexpr double pageWidth = 1130.0;
constexpr double pageHeight = 700.0;
constexpr double mostScale = 3.0;

/// A file of our own for the copy; empty when there is no room for one.
QString copyPath()
{
    QTemporaryFile file(QDir::temp().filePath(QStringLiteral("apportion-XXXXXX") + QLatin1String(policyFileExtension)));
    file.setAutoRemove(false);
    return file.open() ? file.fileName() : QString();
}

QString writeCopy(const QString &path, const Snapshot &now)
{
    const WrittenPolicy written = path.isEmpty() ? WrittenPolicy() : writePolicyFile(path, now, {});
    return written.isWritten() ? QString() : Presentation::tr("The copy for the projector could not be written. %1").arg(written.error);
}

} // namespace

double presentationScale(const QSize &screen)
{
    return std::clamp(std::min(screen.width() / pageWidth, screen.height() / pageHeight), 1.0, mostScale);
}

void startPresentation(Workspace *workspace, FileController *files, const QSize &screen, const QString &page)
{
    if (!workspace->hasPolicy()) {
        return;
    }
    const QString path = copyPath();
    files->tasks()->run(
        Presentation::tr("Opening the larger window…"), [path, now = workspace->document()->snapshot()] { return writeCopy(path, now); },
        [files, path, screen, page](const QString &error) {
            if (!error.isEmpty()) {
                Q_EMIT files->failed(error, path);
                return;
            }
            QProcess process;
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QString::number(presentationScale(screen), 'f', 3));
            process.setProcessEnvironment(environment);
            process.setProgram(QCoreApplication::applicationFilePath());
            process.setArguments({ QStringLiteral("--present"), path, QStringLiteral("--page"), page });
            if (!process.startDetached()) {
                QFile::remove(path);
                Q_EMIT files->failed(Presentation::tr("The larger window could not be opened."), process.errorString());
            }
        });
}

void presentIn(MainWindow *window, const QString &copy)
{
    window->files()->tasks()->run(
        Presentation::tr("Opening…"),
        [copy] {
            OpenedFiles opened = openPolicyFile(copy);
            QFile::remove(copy);
            return opened;
        },
        [window](const OpenedFiles &opened) {
            if (opened.usable && opened.complete) {
                const QString cluster = QString::fromStdString(opened.policy.clusterName);
                window->workspace()->document()->load(opened, {}, Presentation::tr("%1 (shown larger)").arg(cluster), opened.diagnostics);
            } else {
                window->close();
            }
        });
    auto *escape = new QShortcut(QKeySequence(Qt::Key_Escape), window);
    QObject::connect(escape, &QShortcut::activated, window, [window] {
        window->workspace()->document()->undoStack()->setClean(); // it is a copy: there is nothing to save
        window->close();
    });
    window->setGeometry(window->screen()->geometry()); // also where no window manager fills the screen
    window->showFullScreen();
}

} // namespace apportion
