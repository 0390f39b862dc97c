// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>

namespace apportion
{

/// One chart to be written without a window.
struct ChartFileRequest
{
    QStringList files; ///< a policy file or Slurm's files
    QString sample; ///< the name of a sample, when there are no files
    QString kind; ///< one of chartFileNames()
    QString path; ///< its suffix says as what: png, svg, pdf, csv
    QSize size; ///< empty: the kind's own, higher where not all rows have room in it
    double scale = 2.0; ///< PNG pixels for each unit of the size
    bool dark = false;
    QString rows; ///< one of chartRowNames(); empty: accounts
};

/// What the rows of a chart can stand for, as the command line takes it.
[[nodiscard]] QStringList chartRowNames();

/// The names of the charts, as the command line takes them.
[[nodiscard]] QStringList chartFileNames();

/// Writes the chart. Needs a QApplication; offscreen will do. Says on the standard error output what went wrong. Returns the
/// exit status: 0, or 2 when the input cannot be used or the file cannot be written.
[[nodiscard]] int writeChart(const ChartFileRequest &request);

} // namespace apportion
