// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/progress.h"
#include "trace/read_trace.h"

#include <QString>
#include <QStringList>

namespace apportion
{

/// A trace from files.
struct OpenedTrace : trace::ReadTrace
{
    /// Nothing of the trace files is known to be damaged or lost, and all files could be read to their ends.
    bool complete = false;
};

/// Reads the files of a trace, of any form and any size, as one trace; they may overlap. @p progress, in bytes, may be null; when
/// it is cancelled, reading ends early and nothing is complete.
[[nodiscard]] OpenedTrace readTraceFiles(const QStringList &paths, const trace::ReadOptions &options = {}, Progress *progress = nullptr);

/// Writes a trace file (docs/TRACE_FILE.md), whole or not at all. Empty, or why it could not be written.
[[nodiscard]] QString writeTraceFile(const QString &path, const replay::Trace &trace);

} // namespace apportion
