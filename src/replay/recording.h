// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "replay/job_request.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace apportion::replay
{

/// A job, or a task of an array, by Slurm's numbers.
struct JobName
{
    std::uint32_t id = 0;
    std::uint32_t task = noTask;

    bool operator==(const JobName &) const = default;
};

/// "12", "12_3", and "12_[4-7]" for what waits of an array. False when it is none of these.
[[nodiscard]] bool parseJobName(std::string_view text, JobName &name);
[[nodiscard]] std::string jobNameText(const JobName &name);
/// "1-5,7,10-20:2" in ascending order; nothing when it cannot be read or names more than a million.
[[nodiscard]] std::vector<std::uint32_t> parseArrayTasks(std::string_view text);
/// "afterok:12:13,afterany:4_2". False when it cannot be read.
[[nodiscard]] bool parseDependencies(std::string_view text, JobRequest &request);

/// What a slurmctld did, pass by pass: seq is the order of everything that happened, over all tables; ms count from one
/// moment for all.
struct Recording
{
    /// Recordings count from the beginning of 2026-01-05, UTC. Slots and groups of ends are aligned to the epoch.
    static constexpr std::int64_t beginning = 1767571200;

    struct Submission
    {
        std::string features; ///< of the request, as written
        std::int64_t seq = 0;
        std::int64_t ms = 0;
        JobRequest request; ///< beginTime in ms
    };
    struct Event
    {
        enum class Kind : std::uint8_t { Hold, Release, Cancelled, Requeued, Exit, Preempted, Warned };

        std::int64_t seq = 0;
        std::int64_t ms = 0;
        Kind kind = Kind::Exit;
        JobName job;
        std::int64_t value = 0; ///< Requeued: the begin time in ms; Exit: the code
        JobName by; ///< Preempted, Warned: the job that pushes it aside
    };
    struct Pass
    {
        enum class Kind : std::uint8_t { Main, Backfill, Priority };

        std::int64_t number = 0;
        std::int64_t seq = 0;
        std::int64_t ms = 0;
        Kind kind = Kind::Main;
        bool isFull = false;
        std::int64_t endMs = 0; ///< 0: not known
    };
    struct Start
    {
        std::int64_t seq = 0;
        std::int64_t second = 0; ///< as Slurm stamped it
        std::int64_t pass = 0;
        JobName job;
        std::uint32_t attempt = 0;
        std::vector<NodeIndex> nodes;
        std::vector<std::uint32_t> cpus; ///< of each; empty when it is not known
        std::uint16_t partition = unknownIndex; ///< in Policy::partitions; unknownIndex when it is not known
    };
    struct End
    {
        std::int64_t seq = 0;
        std::int64_t ms = 0;
        JobName job;
        std::uint32_t attempt = 0;
        std::int64_t usage = -1; ///< the seconds that were added at the end; -1: not known
        enum class State : std::uint8_t { Well, Badly, Unknown } state = State::Unknown;
    };
    struct Release
    {
        std::int64_t seq = 0;
        JobName job;
        NodeIndex node = 0;
    };
    /// A priority that Slurm computed: the value is not read.
    struct Priority
    {
        std::int64_t seq = 0;
        std::int64_t ms = 0;
        std::int64_t pass = -1; ///< the last pass of priorities before it; -1: at a submission
        JobName job;
    };

    std::vector<Submission> submissions;
    std::vector<Event> events;
    std::vector<Pass> passes;
    std::vector<Start> starts;
    std::vector<End> ends;
    std::vector<Release> releases;
    std::vector<Priority> priorities;
};

/// The tables of a recording, as text; those that may lack may be empty.
struct RecordingTexts
{
    std::string folder; ///< for the names in findings
    std::string jobs;
    std::string events; ///< may lack
    std::string passes;
    std::string starts; ///< may lack
    std::string ends; ///< may lack
    std::string priorities; ///< may lack
};

/// Reads a recording of a cluster with this policy and machine. Rows that cannot be read are told and left out.
[[nodiscard]] Recording readRecording(
    const RecordingTexts &texts, const Policy &policy, const Machine &machine, const HostExpander &expand, Diagnostics &diagnostics);

} // namespace apportion::replay
