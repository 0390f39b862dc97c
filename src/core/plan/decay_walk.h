// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"

#include <cstdint>
#include <limits>
#include <vector>

namespace apportion
{

/// A step of what slurmctld does to usage once in a PriorityCalcPeriod (SLURM.md 3; priority_multifactor.c, _apply_decay and
/// _apply_new_usage). Usage is in billing TRES × seconds.
struct DecayStep
{
    static constexpr std::uint32_t noJob = std::numeric_limits<std::uint32_t>::max();

    enum class Kind : std::uint8_t {
        Decay, ///< what `id` itself has used is multiplied by DecayWalk::left
        Charge, ///< a running job is charged for the period, and so is its association
        Sum ///< the account `id` has what is below it, and what deleted users left behind in it
    };

    Kind kind = Kind::Decay;
    AssociationId id = noAssociation;
    std::uint32_t job = noJob; ///< of a Charge: its index in Situation::jobs
    double rate = 0.0; ///< of a Charge: billing TRES × UsageFactor of the QOS, a second
    std::int64_t seconds = 0; ///< of a Charge: how long it is charged for, its time limit at most
    long double before = 0.0L; ///< usage before this step; of a Sum before the pass
    long double added = 0.0L; ///< by the job, or below the account, already decayed
    long double after = 0.0L;

    bool operator==(const DecayStep &) const = default;
};

struct DecayWalk
{
    std::int64_t seconds = 0; ///< PriorityCalcPeriod
    double factor = 1.0; ///< of one second: decayFactor()
    double left = 1.0; ///< of the whole period
    std::vector<DecayStep> steps;
};

/// A pass over the usage of @p evaluation, the first @p most steps of it: everybody's usage decays, in the order of the tree; then
/// each running job is charged; then the accounts add up, the lowest ones first, root last. Who has used nothing and runs nothing
/// is left out. What comes out is afterPass() over the same seconds. A PriorityUsageResetPeriod is not looked at.
[[nodiscard]] DecayWalk decayWalk(const Evaluation &evaluation, std::size_t most = 5000);

} // namespace apportion
