// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/report/report.h"

#include <QObject>

class QWidget;

#include <limits>

namespace apportion
{

class FileController;
class Workspace;

/// File ▸ Report: asks where to, draws the charts one in each turn of the event loop, and writes in the files' thread.
class ReportMaker : public QObject
{
    Q_OBJECT

public:
    ReportMaker(Workspace *workspace, FileController *files, QWidget *window);

    /// Of the whole policy, or what changes for one account.
    void chooseAndWrite(const QString &account = {});
    /// Writes the report of what is shown now, with so many rows of each list.
    void write(const QString &path, const QString &account = {}, int mostRows = std::numeric_limits<int>::max());

private:
    void drawNext();
    void finish();

    Workspace *m_workspace;
    FileController *m_files;
    QWidget *m_window;
    ReportSource m_source;
    QString m_path;
    int m_drawn = -1; ///< charts that are drawn; −1: no report is being made
};

} // namespace apportion
