// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace apportion
{

/// What is asked of a forecast of fair-share factors.
struct RecoveryOptions
{
    std::vector<AssociationId> chosen; ///< accounts and users that change what they run
    std::vector<AssociationId> watched; ///< whose factor is wanted as well, though they go on as before
    double timesShare = 0.0; ///< the chosen ones run this many times their share from now on: 0 nothing, 1 their share
    std::uint32_t hours = 28 * 24;
    std::uint32_t everyHours = 4; ///< between two points
    std::int64_t start = 0; ///< seconds since the epoch: resets depend on it
    std::optional<Algorithm> algorithm; ///< another one than the policy's
    bool mergeTiedAccounts = false;
};

/// The factor of one association over time, one value for each of RecoveryForecast::hours.
struct RecoveryLine
{
    AssociationId id = noAssociation;
    std::vector<double> factor;
};

/// One association comes to stand above another.
struct Overtaking
{
    AssociationId overtaker = noAssociation;
    AssociationId overtaken = noAssociation;
    std::uint32_t hour = 0; ///< the first whole hour at which it stands above
    double factor = 0.0; ///< the overtaker's then
};

struct RecoveryForecast
{
    std::vector<std::uint32_t> hours; ///< since the start
    std::vector<RecoveryLine> lines; ///< of the chosen ones, then of the watched ones
    std::vector<Overtaking> overtakings; ///< by hour
};

/// What the cluster charges in all, billing TRES a second, if it stays as busy as it was: the rate that keeps the usage
/// there is constant under Slurm's decay (SLURM.md 3). Without decay its CPUs; without those the usage in four weeks.
[[nodiscard]] double steadyUsageRate(const Policy &policy, const Situation &situation);

/// How the factors of the associations go on (SLURM.md 3 and 5): the usage of the chosen ones decays, calculated and reset as slurmctld
/// does, and they run so many times their share of steadyUsageRate(), divided among an account's users by their shares.
/// Everybody else goes on as before: at the rate that keeps its usage as it is.
///
/// The factor of a user is Slurm's. So is that of an account, but under Fair Tree, where accounts have none: there it is the
/// highest of its users'. Nothing when @p stop was requested. @p progress is told which part is done, 0 … 1, now and then.
[[nodiscard]] std::optional<RecoveryForecast> forecastRecovery(const Policy &policy, const Situation &situation, const RecoveryOptions &options,
    const std::stop_token &stop = {}, const std::function<void(double)> &progress = {});

} // namespace apportion
