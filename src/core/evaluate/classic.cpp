// SPDX-License-Identifier: GPL-3.0-or-later
// The multifactor plugin's fair share before Fair Tree: NO_FAIR_TREE (SLURM.md 5b).
#include "core/evaluate/fair_share.h"

namespace apportion
{

using Position = TreeLayout::Position;

namespace
{

void computeBlock(const FairSharePass &pass, const ExponentialFactor &factorOf, const SiblingBlock &block)
{
    Evaluation &out = pass.out;
    const long double whole = out.usage[0];
    const long double effectiveAbove = out.usageEffective[block.above];
    const auto level = static_cast<long double>(out.sharesBelow[block.above]);
    for (Position position = block.begin; position < block.end; ++position) {
        const std::uint32_t raw = pass.shares(position);
        const long double norm = normUsage(out.usage[position], whole);
        const bool onParent = raw == sharesParent;
        long double effective = norm;
        if (block.above != 0) {
            effective = onParent || level == 0.0L ? effectiveAbove : norm + (effectiveAbove - norm) * (static_cast<long double>(raw) / level);
        }
        out.usageEffective[position] = effective;
        out.factor[position] = onParent ? out.factor[block.above] : factorOf(effective, out.sharesNorm[position]);
    }
}

} // namespace

bool classic(const FairSharePass &pass, std::uint16_t dampeningFactor, Position top)
{
    const ExponentialFactor factorOf(dampeningFactor);
    NormShares shares(pass, top);
    pass.out.usageEffective[0] = 1.0L;
    pass.out.factor[0] = factorOf(1.0L, 1.0);
    return forEachBlockBelow(pass, top, [&](const SiblingBlock &block) {
        shares.multiply(block);
        computeBlock(pass, factorOf, block);
    });
}

void updateClassic(const FairSharePass &pass, std::uint16_t dampeningFactor, std::span<const Position> positions)
{
    const ExponentialFactor factorOf(dampeningFactor);
    forEachBlockOf(pass, positions, [&](const SiblingBlock &block) { computeBlock(pass, factorOf, block); });
}

} // namespace apportion
