// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/window_layout.h"

#include "gui/page/page.h"

#include <QHash>
#include <QMainWindow>
#include <QSettings>
#include <QSplitter>

namespace apportion
{

namespace
{

constexpr const char *geometryKey = "window/geometry";

/// "window/splitters/AccountsPage-0-2": the second number is how many parts it has.
QList<std::pair<QString, QSplitter *>> splitters(const QMainWindow &window)
{
    QList<std::pair<QString, QSplitter *>> found;
    QHash<QString, int> counts;
    const auto all = window.findChildren<QSplitter *>();
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
    window.restoreGeometry(settings.value(QLatin1String(geometryKey)).toByteArray());
    restoreSplitters(window, settings);
}

void restoreSplitters(QMainWindow &window, const QSettings &settings)
{
    for (const auto &[key, splitter] : splitters(window)) {
        if (const QByteArray state = settings.value(key).toByteArray(); !state.isEmpty()) {
            const int handle = splitter->handleWidth(); // the look's, not the layout's
            splitter->restoreState(state);
            splitter->setHandleWidth(handle);
        }
    }
}

} // namespace apportion
