// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/command.h"
#include "cli/input.h"
#include "replay/machine.h"
#include "replay/replay.h"

#include <string>
#include <vector>

namespace apportion::cli
{

/// A cluster and the jobs that it had.
struct TracedCluster
{
    Snapshot now;
    replay::Machine machine;
    replay::Trace trace;
    std::int64_t from = replay::noTime; ///< when the replay begins; noTime: with the trace
    bool hasFindings = false; ///< something of it could not be read
};

/// The options of verbs that replay a trace: what cluster, and which jobs.
class TraceInput
{
public:
    void declare(VerbOptions &verb);
    /// Reads both; what there is to say goes to the error stream. False when nothing can be replayed.
    [[nodiscard]] bool open(const std::string &verb, const Streams &streams, TracedCluster &read) const;
    /// The files of the trace, or the recording.
    [[nodiscard]] std::string traceNames() const;
    /// The release that was asked for, or 0.
    [[nodiscard]] std::uint16_t release() const { return m_input.release(); }

private:
    [[nodiscard]] bool openRecording(TracedCluster &read, Diagnostics &diagnostics) const;
    [[nodiscard]] bool openTrace(TracedCluster &read, Diagnostics &diagnostics) const;

    InputOptions m_input;
    std::string m_recording;
    std::vector<std::string> m_traces;
};

/// What of a trace was not replayed as it was, a line each: "12 jobs: …".
void reportCounts(const std::string &verb, const replay::Workload::Counts &counts, const Streams &streams);
/// What of policies a replay leaves out (replay::unmodelledSettings()), in a line.
void reportUnmodelled(const std::string &verb, const std::vector<std::string> &settings, const Streams &streams);

} // namespace apportion::cli
