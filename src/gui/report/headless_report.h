// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace apportion
{

/// A report to write without a window.
struct ReportRequest
{
    QStringList files; ///< a policy file or Slurm's files
    QString sample; ///< the name of a sample, when there are no files
    QString path; ///< .pdf or .html
    QString against; ///< the policy to compare with; empty: the baseline that the project has
    QString account; ///< only what changes for this account; empty: the whole policy
    QString largest = {}; ///< so many rows of each list at most; empty: all
};

/// Writes the report of a policy. Needs a QApplication, offscreen will do. Returns the exit status: 0, or 2 when the input
/// cannot be used or the file cannot be written.
[[nodiscard]] int writeReportFile(const ReportRequest &request);

} // namespace apportion
