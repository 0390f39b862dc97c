// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/window_layout.h"

#include "gui/page/page.h"

#include <QHash>
#include <QMainWindow>
#include <QScreen>
#include <QSettings>
#include <QSplitter>

namespace apportion
{

namespace
{

constexpr const char *geometryKey = "window/geometry";
/// About what a desktop draws around a window, which is not known before it is shown.
constexpr QSize frameSize(16, 40);

/// "window/splitters/AccountsPage-0-2": the second number is how many parts it has.
QList<std::pair<QString, QSplitter *>> splitters(const QWidget &part)
{
    QList<std::pair<QString, QSplitter *>> found;
    QHash<QString, int> counts;
    const auto all = part.findChildren<QSplitter *>();
    for (QSplitter *splitter : all) {
        QString owner = QStringLiteral("window");
        for (const QWidget *above = splitter->parentWidget(); above != nullptr; above = above->parentWidget()) {
            if (qobject_cast<const Page *>(above) != nullptr) {
                owner = QString::fromLatin1(above->metaObject()->className()).section(QStringLiteral("::"), -1);
                break;
            }
        }
        const QString key = QStringLiteral("window/splitters/%1-%2-%3").arg(owner).arg(counts[owner]++).arg(splitter->count());
        found.append({ key, splitter });
    }
    return found;
}

} // namespace

void saveLayout(const QMainWindow &window, QSettings &settings)
{
    settings.setValue(QLatin1String(geometryKey), window.saveGeometry());
    for (const auto &[key, splitter] : splitters(window)) {
        settings.setValue(key, splitter->saveState());
    }
}

void restoreLayout(QMainWindow &window, const QSettings &settings)
{
    const QSize room = window.screen()->availableSize();
    const QSize needed = window.size() + frameSize;
    if (!window.restoreGeometry(settings.value(QLatin1String(geometryKey)).toByteArray())
        && (room.width() < needed.width() || room.height() < needed.height())) {
        window.setWindowState(Qt::WindowMaximized);
    }
    restoreSplitters(window, settings);
}

void restoreSplitters(const QWidget &part, const QSettings &settings)
{
    for (const auto &[key, splitter] : splitters(part)) {
        if (const QByteArray state = settings.value(key).toByteArray(); !state.isEmpty()) {
            const int handle = splitter->handleWidth(); // the look's, not the layout's
            splitter->restoreState(state);
            splitter->setHandleWidth(handle);
        }
    }
}

} // namespace apportion
