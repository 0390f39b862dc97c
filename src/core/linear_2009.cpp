// SPDX-License-Identifier: GPL-3.0-or-later
// The linear fair share of the Multifactor Priority page of Slurm 2.0.5 (SLURM.md 5d).
#include "core/fair_share.h"

namespace apportion
{

bool linear2009(const FairSharePass &pass, long double machine)
{
    using Position = TreeLayout::Position;
    Evaluation &out = pass.out;
    multiplyNormShares(pass);
    const auto actual = [&](Position position) { return machine > 0.0L ? out.usage[position] / machine : 0.0L; };
    out.usageEffective[0] = actual(0);
    for (Position position = 1; position < pass.size(); ++position) {
        const Position above = pass.layout.fsParent(position);
        const std::uint32_t raw = pass.shares(position);
        const std::uint32_t level = out.sharesBelow[above];
        if (raw == sharesParent) {
            out.usageEffective[position] = above == 0 ? actual(position) : out.usageEffective[above];
        } else if (above == 0) {
            out.usageEffective[position] = actual(position);
        } else {
            const long double part = level == 0 ? 1.0L : static_cast<long double>(raw) / static_cast<long double>(level);
            out.usageEffective[position] = actual(position) + (out.usageEffective[above] - actual(position)) * part;
        }
    }
    for (Position position = 0; position < pass.size(); ++position) {
        out.factor[position] = static_cast<double>((out.sharesNorm[position] - out.usageEffective[position] + 1.0L) / 2.0L);
    }
    rankByFactor(pass);
    return !pass.stop.stop_requested();
}

} // namespace apportion
