// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"

#include <cstdint>
#include <string_view>

namespace apportion
{

/// Whether the lines that a policy carries are those of a whole slurm.conf, so that what it does not say is Slurm's default: no
/// slurmctld starts without its host. A draft that was made here has some lines at most.
[[nodiscard]] bool isWholeConf(const Policy &policy);

/// The first release in which slurmctld takes priority/multifactor where nothing is said; before that priority/basic (read_config.h,
/// DEFAULT_PRIORITY_TYPE).
inline constexpr std::uint16_t firstToWeighByDefault = 2311;
/// Whether slurmctld takes priority/basic because a whole slurm.conf does not name PriorityType.
[[nodiscard]] bool isBasicByDefault(const Policy &policy);
/// Whether slurmctld reads no weights of priorities: under priority/basic, named or not.
[[nodiscard]] bool readsNoPriorityWeights(const Policy &policy);

/// Whether the cluster says itself that it has no slurmdbd. slurmctld then takes PriorityWeightAge and PriorityWeightFairshare for 0
/// (priority_multifactor.c, init).
[[nodiscard]] bool hasNoDatabase(const Policy &policy);

/// A key without the operator of `Key+=Value`, which Slurm takes before any value and asks of none that stands by itself.
[[nodiscard]] std::string_view plainKey(std::string_view key);
/// A value as the parser of slurm.conf takes it: without its quotes.
[[nodiscard]] std::string_view withoutConfQuotes(std::string_view written);

/// The line of a key that stands by itself, whatever its case and with or without an operator, among those that the policy carries
/// (Policy::foreignConf): of several the last one, which counts (parse_config.c, _handle_common()). nullptr: the key is not there.
[[nodiscard]] const ForeignLine *foreignConfLine(const Policy &policy, std::string_view key);
/// What that line says, without quotes; empty: nothing. Stands while the policy's lines do.
[[nodiscard]] std::string_view foreignConfValue(const Policy &policy, std::string_view key);

} // namespace apportion
