// SPDX-License-Identifier: GPL-3.0-or-later
// Fair share that does not depend on the depth of the tree: DEPTH_OBLIVIOUS (SLURM.md 5c).
#include "core/evaluate/fair_share.h"

#include <cmath>

namespace apportion
{

using Position = TreeLayout::Position;

namespace
{

/// Σ U_norm of what hangs from each fair-share parent, `parent` associations left out.
std::vector<long double> normUsageOfSiblings(const FairSharePass &pass)
{
    std::vector<long double> sums(pass.size(), 0.0L);
    for (Position position = 1; position < pass.size(); ++position) {
        if (pass.shares(position) != sharesParent) {
            sums[pass.layout.fsParent(position)] += normUsageAt(pass.out, position);
        }
    }
    return sums;
}

long double effectiveUsage(const FairSharePass &pass, Position position, const std::vector<long double> &siblings)
{
    const Position above = pass.layout.fsParent(position);
    if (above == 0 || pass.shares(position) == sharesParent) {
        return classicEffectiveUsage(pass, position);
    }
    const long double norm = normUsageAt(pass.out, position);
    const long double shares = pass.out.sharesNorm[position];
    const long double sharesAbove = pass.out.sharesNorm[above];
    const long double usageAbove = pass.out.usageEffective[above];
    if (shares == 0.0L || sharesAbove == 0.0L || usageAbove == 0.0L || norm == 0.0L) {
        return norm;
    }
    const long double ratioParent = usageAbove / sharesAbove;
    const long double ratioSiblings = siblings[above] / sharesAbove;
    const long double ratioLocal = (norm / shares) / ratioSiblings;
    const long double logParent = std::log(ratioParent);
    const long double k = logParent * std::log(ratioLocal) >= 0.0L ? 1.0L : 1.0L / (1.0L + std::pow(5.0L * logParent, 2.0L));
    return ratioParent * std::pow(ratioLocal, k) * shares;
}

} // namespace

void updateDepthOblivious(
    const FairSharePass &pass, std::uint16_t dampeningFactor, std::span<const Position> positions, std::vector<long double> &siblings)
{
    siblings.resize(pass.size());
    for (const Position position : positions) {
        siblings[pass.layout.fsParent(position)] = 0.0L;
    }
    for (const Position position : positions) {
        if (pass.shares(position) != sharesParent) {
            siblings[pass.layout.fsParent(position)] += normUsageAt(pass.out, position);
        }
    }
    for (const Position position : positions) {
        pass.out.usageEffective[position] = effectiveUsage(pass, position, siblings);
        exponentialFactor(pass, dampeningFactor, position);
    }
}

bool depthOblivious(const FairSharePass &pass, std::uint16_t dampeningFactor)
{
    multiplyNormShares(pass);
    const std::vector<long double> siblings = normUsageOfSiblings(pass);
    pass.out.usageEffective[0] = 1.0L;
    for (Position position = 1; position < pass.size(); ++position) {
        if ((position & 0xffff) == 0 && pass.stop.stop_requested()) {
            return false;
        }
        pass.out.usageEffective[position] = effectiveUsage(pass, position, siblings);
    }
    exponentialFactors(pass, dampeningFactor);
    rankByFactor(pass);
    return !pass.stop.stop_requested();
}

} // namespace apportion
