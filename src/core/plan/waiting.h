// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"

#include <cstdint>
#include <span>
#include <vector>

namespace apportion
{

/// How a job's priority grows while it waits and nothing else changes: its age alone grows, to PriorityMaxAge.
struct WaitingLine
{
    JobRow row = 0;
    double others = 0.0; ///< points of everything but age
    double age = 0.0; ///< points of age now
    double agePerSecond = 0.0; ///< 0: it gathers no age
    double ageAtMost = 0.0; ///< points of age at PriorityMaxAge
    bool fixed = false; ///< held, running or under priority/basic: the priority stays as it is
    double fixedAt = 0.0;

    /// Seconds from now until the age is full; 0 when it is, or never grows.
    [[nodiscard]] double secondsToFull() const;
    /// The priority after @p seconds, cut to 1 … 4294967295 but not to an integer.
    [[nodiscard]] double after(double seconds) const;
};

/// A job comes to stand above another by waiting.
struct WaitingCrossing
{
    JobRow overtaker = 0;
    JobRow overtaken = 0;
    double seconds = 0.0; ///< from now
    double priority = 0.0; ///< of both then
};

/// The line of a row (SLURM.md 6 "Age").
[[nodiscard]] WaitingLine waitingLine(const Evaluation &evaluation, JobRow row);

/// Where the lines cross within @p horizon seconds, by time. Jobs grow at the same rate, so one passes another only while
/// that one's age is full or does not grow.
[[nodiscard]] std::vector<WaitingCrossing> waitingCrossings(std::span<const WaitingLine> lines, double horizon);

} // namespace apportion
