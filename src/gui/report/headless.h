// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/open_files.h"

#include <QString>
#include <QStringList>

namespace apportion
{

/// What to do without a window.
struct HeadlessRequest
{
    QStringList files; ///< a policy file or Slurm's files
    QString sample; ///< the name of a sample, when there are no files
    QString folder; ///< where everything is written; made when it is not there
    bool dark = false; ///< charts in the dark theme
};

/// Evaluates a policy and writes the slurm.conf fragment, the sacctmgr commands that make an empty cluster such a one,
/// the flat file, and every chart as PNG and SVG. Says on the standard output what it found and where the files are.
/// Needs a QApplication; offscreen will do. Returns the exit status: 0, or 2 when the input cannot be used or a file
/// cannot be written.
[[nodiscard]] int runHeadless(const HeadlessRequest &request);

/// Opens the files, or the sample when there are none. Not usable when neither is there.
[[nodiscard]] OpenedFiles openHeadless(const QStringList &files, const QString &sample);
/// Errors and warnings as lines on the standard error output, each with what to do.
void sayHeadless(const Diagnostics &diagnostics);
/// Says on the standard error output why nothing was done, and returns the exit status for that: 2.
[[nodiscard]] int refuseHeadless(const QString &why);

} // namespace apportion
