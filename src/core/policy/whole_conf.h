// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"

namespace apportion
{

/// Whether the lines that a policy carries are those of a whole slurm.conf, so that what it does not say is Slurm's default: no
/// slurmctld starts without its host. A draft that was made here has some lines at most.
[[nodiscard]] bool isWholeConf(const Policy &policy);

} // namespace apportion
