// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/recent_files.h"

#include <QFileInfo>
#include <QSettings>

namespace apportion
{

namespace
{

constexpr const char *recentFilesKey = "recentFiles";

} // namespace

RecentFiles::RecentFiles(QObject *parent) : QObject(parent), m_paths(QSettings().value(QLatin1String(recentFilesKey)).toStringList()) { }

void RecentFiles::add(const QString &path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    m_paths.removeAll(absolute);
    m_paths.prepend(absolute);
    m_paths = m_paths.mid(0, most);
    store();
}

void RecentFiles::remove(const QString &path)
{
    if (m_paths.removeAll(path) > 0) {
        store();
    }
}

void RecentFiles::clear()
{
    m_paths.clear();
    store();
}

void RecentFiles::store()
{
    QSettings().setValue(QLatin1String(recentFilesKey), m_paths);
    Q_EMIT changed();
}

} // namespace apportion

#include "moc_recent_files.cpp"
