// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/progress.h"
#include "core/policy/situation.h"
#include "replay/job_book.h"
#include "replay/workload.h"

#include <cstdint>
#include <span>
#include <vector>

namespace apportion::replay
{

struct ReplayOptions
{
    /// Shifts the phases of the periodic passes, and submissions and ends within their second, which a trace does not know;
    /// 0: nothing is shifted. The same number gives the same replay.
    std::uint64_t seed = 0;
    /// How long nodes take to report after the end of a job.
    std::uint32_t completeMs = 100;
    /// From when on runs that began earlier do so at their real time, and passes are made: seconds; noTime: that of the trace.
    std::int64_t from = noTime;
    /// Counts what is free in classes of nodes instead of choosing nodes, and keeps room for the first waiting jobs alone.
    bool isFast = false;
    std::size_t mostSubmissions = ~std::size_t { 0 }; ///< the rest of the trace is left out
    bool keepsPassTimes = false; ///< in ReplayResult::passTimes
    std::uint32_t factorSeconds = 0; ///< between entries of ReplayResult::factors; 0: none are kept
};

/// What became of a run of the trace.
struct ReplayedJob
{
    enum class By : std::uint8_t { Nobody, Main, Backfill, Trace };

    std::int64_t startTime = noTime; ///< seconds; noTime: never; of the last start when it was pushed aside
    std::int64_t endTime = noTime;
    std::int64_t submitTime = noTime; ///< when it was handed in, or requeued; noTime: never
    std::uint32_t nodes = 0;
    std::uint32_t cpus = 0;
    float billing = 0; ///< a second, while it ran
    WaitedSeconds waited {}; ///< for what, until it started or the replay ended
    std::uint32_t firstCause = 0; ///< in ReplayResult::causes
    std::uint16_t causes = 0;
    std::uint16_t partition = unknownIndex; ///< in which it ran
    std::uint16_t preemptions = 0; ///< how often it was pushed aside
    By by = By::Nobody; ///< Trace: it ran already at the first moment

    [[nodiscard]] bool hasStarted() const { return startTime != noTime; }
    /// Seconds from its submission to its start.
    [[nodiscard]] std::int64_t wait() const { return startTime - submitTime; }
};

/// What a run had before it was pushed aside and had to wait again.
struct LostRun
{
    TraceRow row = 0;
    std::int64_t startTime = 0; ///< seconds
    std::int64_t endTime = 0;
    std::uint32_t cpus = 0;
    float billing = 0; ///< a second
};

/// Fair-share factors at a moment: of each account that submits, the mean of its users that do.
struct FactorSample
{
    std::int64_t time = 0; ///< seconds
    std::vector<float> factors; ///< by ReplayResult::accounts
};

/// A trace as it would have gone.
struct ReplayResult
{
    std::vector<ReplayedJob> jobs; ///< by TraceRow
    std::vector<LostRun> lostRuns; ///< by their end
    std::vector<WaitCause> causes; ///< why jobs waited; of each those that follow each other
    std::vector<AssociationId> accounts; ///< that submit, ascending; when factors are kept
    std::vector<FactorSample> factors; ///< by time
    std::int64_t begin = 0; ///< of the first pass, seconds
    std::int64_t end = 0; ///< of the last event
    std::uint64_t mainPasses = 0;
    std::uint64_t backfillPasses = 0;
    std::uint64_t priorityPasses = 0;
    std::vector<std::int64_t> passTimes; ///< of main and backfill passes, ms; when they were asked for
    std::uint64_t neverStarted = 0; ///< runs that could not start, though nobody took them back
    std::uint64_t displaced = 0; ///< runs of the first moment for which the machine has no room: left out
    bool isComplete = false; ///< false: a stop was asked for
    Situation situation; ///< usage at the end

    /// Why a job waited: the seconds of all causes are those that it waited.
    [[nodiscard]] std::span<const WaitCause> causesOf(const ReplayedJob &job) const { return std::span(causes).subspan(job.firstCause, job.causes); }
};

/// Replays a workload under a policy from event to event: submissions, ends, and the passes that slurmctld would make, each
/// by the rules of runMainPass() and runBackfillPass(). @p start holds the usage at the first moment. @p progress, which
/// may be null, is told how many submissions are done: its whole is for the caller to begin, who may replay more than once.
[[nodiscard]] ReplayResult replayTrace(const Policy &policy, const Situation &start, const Machine &machine, const Workload &workload,
    const ReplayOptions &options = {}, Progress *progress = nullptr);

} // namespace apportion::replay
