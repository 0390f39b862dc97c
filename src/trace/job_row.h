// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "replay/trace.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace apportion::trace
{

/// One run of a job as a source has it: what all sources have in common. Texts are views into the source; empty where it says
/// nothing.
struct JobRow
{
    std::uint32_t line = 0;
    std::string_view id; ///< "12", of arrays "12_7" and "12_[1-9%2]", of heterogeneous jobs "12+1"
    std::uint32_t rawId = 0; ///< 0: not said
    std::string_view uid; ///< a number; empty: not said
    std::string_view user;
    std::string_view account;
    std::string_view qos;
    std::string_view partition;
    std::string_view state; ///< in Slurm's words: "CANCELLED by 1004"
    std::string_view reason;
    std::string_view requested; ///< TRES: "billing=4,cpu=4,mem=1000M,node=1"
    std::string_view allocated;
    std::string_view memory; ///< "2800Mc", "31000Mn"; without a letter at its end of the whole job
    std::string_view reservation;
    std::string_view features;
    std::string_view licenses;
    std::string_view dependency; ///< that of the submission line, where this is empty
    std::string_view script; ///< the batch script, where it is kept
    std::string_view submitLine;
    std::int64_t submit = replay::noTime;
    std::int64_t eligible = replay::noTime;
    std::int64_t start = replay::noTime;
    std::int64_t end = replay::noTime;
    std::optional<std::uint32_t> limitMinutes; ///< 0xffffffff: without an end
    std::optional<bool> hasNodes; ///< whether it ever had any, when the source says so
    std::uint32_t requestedCpus = 0; ///< 0: not said, as the others
    std::uint32_t requestedNodes = 0;
    std::uint32_t allocatedCpus = 0;
    std::uint32_t allocatedNodes = 0;
    std::uint32_t suspendedSeconds = 0;
    std::uint32_t priority = 0;
    std::int32_t nice = 0; ///< that of the submission line, where this is 0
    bool startedAtOnce = false; ///< within its submission
    bool isExclusive = false;
    bool isHeld = false;
    bool lineIsWhole = false; ///< no script says more than submitLine
    bool startIsSubmission = false; ///< when it started is not known, only how long it ran
};

/// Sets a bit of TraceJob::flags or lacks where something is so.
inline void mark(std::uint16_t &bits, std::uint16_t bit, bool isSo)
{
    bits |= isSo ? bit : std::uint16_t { 0 };
}

} // namespace apportion::trace
