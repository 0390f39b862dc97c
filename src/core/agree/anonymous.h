// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agree/agree.h"

namespace apportion
{

/// A cluster without its names, and what it printed.
struct Anonymous
{
    Snapshot snapshot;
    Printed printed;
};

/// Takes over what numbers are made from, and nothing else: each account, user, partition, QOS, node, license and type of GRES
/// gets a name made up here, the same one wherever it stands, and in the order of the old ones. What people wrote (comments,
/// descriptions, limits, lines that were not understood, names of jobs) is left out.
[[nodiscard]] Anonymous anonymized(const Snapshot &now, const Printed &printed);

} // namespace apportion
