// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"

#include <optional>

namespace apportion
{

/// What sshare of the policy's release prints under FairShare: with Fair Tree, and since 25.11 always, the factor of a user, and nothing for
/// accounts. Before that sshare made it of EffectvUsage and NormShares of its row (sshare/process.c, PRINT_FSFACTOR), for accounts too: that
/// of a `parent` association is not the one with which its jobs count then.
[[nodiscard]] std::optional<double> printedFairShare(const Evaluation &evaluation, AssociationId id);

} // namespace apportion
