// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/limits/limit.h"
#include "core/policy/tres.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace apportion::replay
{

/// What a waiting job waits for, as squeue's reasons have it.
enum class WaitReason : std::uint8_t {
    Scheduler, ///< a pass that looks at it
    Priority, ///< jobs before it in its partition
    Resources, ///< nodes that are in use
    Reservation, ///< nodes that backfill keeps for jobs before it
    Limit, ///< of its association or QOS
    Partition, ///< which has no such nodes, or does not take it
    Dependency,
    BeginTime,
    ArrayLimit, ///< as many tasks as its array may have at once
    Held,
    Licenses, ///< of which others have too many
    Preempted ///< another start: a run was lost when others pushed it aside
};
inline constexpr std::size_t waitReasons = 12;
/// How many seconds a job has waited for each of them.
using WaitedSeconds = std::array<std::uint32_t, waitReasons>;

/// By what a job comes before another: the terms of its priority in the order in which Slurm adds them, then what is asked
/// before and after the priority.
enum class AheadBy : std::uint8_t { Age, Assoc, FairShare, JobSize, Partition, Qos, Tres, Site, Nice, Tier, Submission };
inline constexpr std::size_t aheadByCount = 11;
inline constexpr std::array<const char *, aheadByCount> aheadByWords
    = { "age", "assoc", "fairshare", "jobsize", "partition", "qos", "tres", "site", "nice", "tier", "submission" };
/// The terms of a job's priority, Nice negated.
using TermValues = std::array<float, 9>;

/// The limit that stood against a start.
struct LimitReached
{
    LimitKind kind = LimitKind::GrpJobs;
    bool ofQos = false; ///< else of an association
    TresIndex tres = noTres; ///< noTres: of jobs
    std::uint32_t who = 0xffffffff; ///< the QOS in Policy::qos, or the association
};

/// Because of what a job waited for some time.
struct WaitCause
{
    static constexpr std::uint32_t nobody = 0xffffffff;

    WaitReason reason = WaitReason::Scheduler;
    std::uint8_t detail = 0; ///< AheadBy of Priority and Reservation, LimitKind of Limit
    bool ofQos = false; ///< of Limit
    TresIndex tres = noTres; ///< of Limit
    std::uint32_t who = nobody; ///< the association of the job ahead; of Limit who has it
    std::uint32_t seconds = 0;

    WaitCause() = default;
    explicit WaitCause(WaitReason waitsFor) : reason(waitsFor) { }
    explicit WaitCause(const LimitReached &limit)
        : reason(WaitReason::Limit), detail(static_cast<std::uint8_t>(limit.kind)), ofQos(limit.ofQos), tres(limit.tres), who(limit.who)
    {
    }

    [[nodiscard]] bool namesJobAhead() const { return reason == WaitReason::Priority || reason == WaitReason::Reservation; }
    [[nodiscard]] AheadBy aheadBy() const { return static_cast<AheadBy>(detail); }
    [[nodiscard]] LimitKind limit() const { return static_cast<LimitKind>(detail); }
    /// The same but for its seconds.
    [[nodiscard]] bool isLike(const WaitCause &other) const
    {
        return reason == other.reason && detail == other.detail && ofQos == other.ofQos && tres == other.tres && who == other.who;
    }
};

/// Adds seconds to those of the same cause, or the cause.
inline void addCause(std::vector<WaitCause> &causes, const WaitCause &cause, std::uint32_t seconds)
{
    for (WaitCause &known : causes) {
        if (known.isLike(cause)) {
            known.seconds += seconds;
            return;
        }
    }
    causes.push_back(cause);
    causes.back().seconds = seconds;
}

} // namespace apportion::replay
