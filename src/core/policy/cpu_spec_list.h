// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/hardware.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace apportion
{

/// The first and last CPUs of the ranges of a node's CpuSpecList, as slurmctld reads them (bitstring.c, bitfmt2int): a range may be
/// empty, and an entry without a digit is CPU 0. Nothing where there is no list, or one with CPUs that there are not, which slurmctld drops.
[[nodiscard]] std::optional<std::vector<std::pair<std::uint32_t, std::uint32_t>>> cpuSpecList(const NodeGroup &group);

} // namespace apportion
