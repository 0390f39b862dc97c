// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"

#include <vector>

namespace apportion::test
{

/// What Slurm computes, by association id; of removed associations nothing.
struct PlainFairShare
{
    std::vector<double> factors;
    std::vector<double> sharesNorm; ///< empty under Fair Tree
    std::vector<long double> usageEffective; ///< empty under Fair Tree
};

/// The rules of SLURM.md 2 and 5a to 5c as they stand there, in the order of operations and in the types of Slurm's
/// priority/multifactor plugin: recursion and sorting and nothing else. What the engine makes of the same is to be equal to
/// the last bit. Not for linear 2009, which no Slurm computes any more.
[[nodiscard]] PlainFairShare plainFairShare(const Snapshot &now, Algorithm algorithm, bool mergeTiedAccounts = false);

} // namespace apportion::test
