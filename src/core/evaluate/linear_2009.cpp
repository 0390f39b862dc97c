// SPDX-License-Identifier: GPL-3.0-or-later
// The linear fair share of the Multifactor Priority page of Slurm 2.0.5 (SLURM.md 5d).
#include "core/evaluate/fair_share.h"

namespace apportion
{

using Position = TreeLayout::Position;

namespace
{

/// Usage ÷ the most that the machine can have used.
long double actualUsage(const FairSharePass &pass, long double machine, Position position)
{
    return machine > 0.0L ? pass.out.usage[position] / machine : 0.0L;
}

long double effectiveUsage(const FairSharePass &pass, long double machine, Position position)
{
    const Position above = pass.layout.fsParent(position);
    const std::uint32_t raw = pass.shares(position);
    const long double actual = actualUsage(pass, machine, position);
    if (above == 0) {
        return actual;
    }
    const long double effectiveAbove = pass.out.usageEffective[above];
    if (raw == sharesParent) {
        return effectiveAbove;
    }
    const std::uint32_t level = pass.out.sharesBelow[above];
    const long double part = level == 0 ? 1.0L : static_cast<long double>(raw) / static_cast<long double>(level);
    return actual + (effectiveAbove - actual) * part;
}

double linearFactor(const Evaluation &evaluation, Position position)
{
    return static_cast<double>((evaluation.sharesNorm[position] - evaluation.usageEffective[position] + 1.0L) / 2.0L);
}

} // namespace

void updateLinear2009(const FairSharePass &pass, long double machine, std::span<const Position> positions)
{
    for (const Position position : positions) {
        pass.out.usageEffective[position] = effectiveUsage(pass, machine, position);
        pass.out.factor[position] = linearFactor(pass.out, position);
    }
}

bool linear2009(const FairSharePass &pass, long double machine)
{
    multiplyNormShares(pass);
    pass.out.usageEffective[0] = actualUsage(pass, machine, 0);
    for (Position position = 1; position < pass.size(); ++position) {
        pass.out.usageEffective[position] = effectiveUsage(pass, machine, position);
    }
    for (Position position = 0; position < pass.size(); ++position) {
        pass.out.factor[position] = linearFactor(pass.out, position);
    }
    return !pass.stop.stop_requested();
}

} // namespace apportion
