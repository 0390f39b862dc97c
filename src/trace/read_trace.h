// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trace/trace_builder.h"
#include "trace/trace_source.h"
#include "trace/wall_clock.h"
#include "trace/workload_text.h"

#include "core/policy/diagnostic.h"
#include "core/policy/job_table.h"
#include "slurm/text/reading.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace apportion::trace
{

/// The forms of traces.
enum class TraceForm : std::uint8_t {
    Unknown,
    SacctText, ///< `sacct -P`
    SlurmJson, ///< `sacct --json`, or the jobs of slurmrestd's slurmdb
    Workload, ///< Standard Workload Format
    SubmitEvents, ///< of the Slurm Simulator: submissions with how long each job runs
    TraceFile ///< our own (docs/TRACE_FILE.md)
};

/// What a text is, told from its beginning.
[[nodiscard]] TraceForm formOfText(std::string_view beginning);

struct ReadOptions
{
    WallClock clock = utcWallClock(); ///< of the times in `sacct -P`
    std::string cluster {}; ///< rows of others are left out; empty: of others than the first
    WorkloadOptions workload {};
};

struct ReadTrace
{
    replay::Trace trace;
    Diagnostics diagnostics;
    RowCounts rows;
    bool usable = false; ///< at least one job could be read
};

/// Reads the files of a trace block by block; they may overlap.
class TraceReader
{
public:
    explicit TraceReader(ReadOptions options);
    ~TraceReader();
    TraceReader(const TraceReader &) = delete;
    TraceReader &operator=(const TraceReader &) = delete;

    /// The next blocks are of that file, which has so many @p bytes; 0: not known.
    void beginFile(const std::string &name, std::uint64_t bytes = 0);
    void feed(std::string_view bytes);
    void endFile();
    /// Jobs that wait, as scontrol shows them: sacct names none that is not eligible yet. What files tell of the same ones counts
    /// more, when they come behind.
    void addWaiting(const std::vector<Job> &jobs);
    /// Tells of a file that could not be read to its end.
    void fail(const std::string &name, Text why);
    [[nodiscard]] ReadTrace finish();

private:
    void feedLines(bool isEnd);
    void hand(std::string_view lines);
    [[nodiscard]] std::unique_ptr<TraceSource> sacctSource(std::string_view beginning);

    ReadOptions m_options;
    ReadTrace m_read;
    std::optional<slurm::Findings> m_findings; ///< of the file that is read, or of all of them at the end
    TraceBuilder m_builder;
    std::unique_ptr<TraceSource> m_source;
    std::uint64_t m_bytes = 0;
    std::string m_separator; ///< that stands for '|' in the file
    std::string m_waiting; ///< bytes that are not a whole line yet
    bool m_isWhole = true; ///< no source leaves jobs out that had ended before its first one
};

/// The same of texts that are in memory: one file.
[[nodiscard]] ReadTrace readTrace(std::string_view text, const std::string &fileName, const ReadOptions &options = {});

} // namespace apportion::trace
