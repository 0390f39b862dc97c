// SPDX-License-Identifier: GPL-3.0-or-later
// The multifactor plugin's fair share before Fair Tree: NO_FAIR_TREE (SLURM.md 5b).
#include "core/evaluate/fair_share.h"

namespace apportion
{

bool classic(const FairSharePass &pass, std::uint16_t dampeningFactor)
{
    multiplyNormShares(pass);
    pass.out.usageEffective[0] = 1.0L;
    for (TreeLayout::Position position = 1; position < pass.size(); ++position) {
        pass.out.usageEffective[position] = classicEffectiveUsage(pass, position);
    }
    if (pass.stop.stop_requested()) {
        return false;
    }
    exponentialFactors(pass, dampeningFactor);
    rankByFactor(pass);
    return !pass.stop.stop_requested();
}

void updateClassic(const FairSharePass &pass, std::uint16_t dampeningFactor, std::span<const TreeLayout::Position> positions)
{
    for (const TreeLayout::Position position : positions) {
        pass.out.usageEffective[position] = classicEffectiveUsage(pass, position);
        exponentialFactor(pass, dampeningFactor, position);
    }
}

} // namespace apportion
