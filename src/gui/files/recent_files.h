// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

namespace apportion
{

/// The policy files opened or saved last, newest first; kept in the user's settings.
class RecentFiles : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype most = 10;

    explicit RecentFiles(QObject *parent = nullptr);

    [[nodiscard]] const QStringList &paths() const { return m_paths; }
    void add(const QString &path);
    void remove(const QString &path);
    void clear();

Q_SIGNALS:
    void changed();

private:
    void store();

    QStringList m_paths;
};

} // namespace apportion
