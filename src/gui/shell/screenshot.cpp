// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/screenshot.h"

#include "gui/files/file_controller.h"
#include "gui/page/workspace.h"
#include "gui/shell/main_window.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSaveFile>
#include <QTextStream>
#include <QTimer>

namespace apportion
{

namespace
{

struct ScreenshotWords
{
    Q_DECLARE_TR_FUNCTIONS(Program)
};

} // namespace

void takeScreenshotWhenReady(MainWindow *window, const QString &path, bool opensSomething, const std::function<void(int)> &end)
{
    const auto giveUp = [window, end](const QString &why) {
        QTextStream(stderr) << why << '\n';
        QTimer::singleShot(0, window, [end] { end(2); });
    };
    const auto shoot = [window, path, giveUp, end] {
        const QByteArray format = QFileInfo(path).suffix().toLatin1();
        QSaveFile file(path); // what is there stays where no picture comes of it
        if (file.open(QIODevice::WriteOnly) && window->grab().save(&file, format.isEmpty() ? "png" : format.constData()) && file.commit()) {
            end(0);
        } else {
            giveUp(ScreenshotWords::tr("%1 could not be written.").arg(path));
        }
    };
    // everything that follows from the results is drawn in later turns of the event loop
    const auto shootSoon = [window, shoot] { QTimer::singleShot(1000, window, shoot); };
    if (!opensSomething) {
        shootSoon();
        return;
    }
    QObject::connect(window->workspace(), &Workspace::resultsChanged, window, shootSoon);
    QObject::connect(window->files(), &FileController::failed, window,
        [giveUp](const QString &text, const QString &details) { giveUp(details.isEmpty() ? text : text + QLatin1Char('\n') + details); });
    QObject::connect(window->files(), &FileController::damagedChanged, window, [window, giveUp] {
        if (!window->files()->damagedPath().isEmpty()) {
            giveUp(ScreenshotWords::tr("%1 is not complete: there is nothing to show.").arg(window->files()->damagedPath()));
        }
    });
}

} // namespace apportion
