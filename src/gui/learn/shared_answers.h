// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/learn/lesson_controller.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTemporaryDir>

#include <memory>

namespace apportion
{

/// What is answered of a lesson in another window, which is a program of its own: that one writes it to a file, which this reads
/// whenever it is another one. The file goes with this.
class SharedAnswers : public QObject
{
    Q_OBJECT

public:
    explicit SharedAnswers(QObject *parent = nullptr);

    /// The file to be written for the lesson of that file; empty where none can be made.
    [[nodiscard]] QString pathFor(const QString &lesson);
    /// The other side: writes what is answered of a lesson, where somebody waits for it still.
    static void write(const QString &path, const QString &lesson, const SettledAnswers &answers);

Q_SIGNALS:
    void answered(const QString &lesson, const apportion::SettledAnswers &answers);

private:
    void read();

    std::unique_ptr<QTemporaryDir> m_folder; ///< null: nobody asked for it yet
    QFileSystemWatcher m_watcher;
};

} // namespace apportion
