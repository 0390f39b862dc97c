// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/fair_share.h"

#include <algorithm>
#include <cmath>

namespace apportion
{

using Position = TreeLayout::Position;

namespace
{

void sumSharesOfHangingChildren(const FairSharePass &pass)
{
    for (Position above = 0; above < pass.size(); ++above) {
        if (pass.layout.hasNaturalChildren(above)) {
            continue;
        }
        std::uint32_t sum = 0;
        for (const Position position : pass.layout.fsChildren(above)) {
            const std::uint32_t shares = pass.shares(position);
            sum += shares == sharesParent ? 0 : shares;
        }
        pass.out.sharesBelow[above] = sum;
    }
}

} // namespace

void sumUsageAndShares(const FairSharePass &pass)
{
    const AssociationId *ids = pass.layout.ids().data();
    const long double *own = pass.out.situation().ownUsageColumn().data();
    const std::uint32_t *rawShares = pass.tree.rawSharesColumn().data();
    long double *usage = pass.out.usage.data();
    std::uint32_t *below = pass.out.sharesBelow.data();
    for (Position position = pass.size(); position-- > 0;) {
        long double sum = own[ids[position]];
        std::uint32_t shares = 0;
        if (!pass.layout.isUserAt(position)) {
            const Position end = pass.layout.childEnd(position);
            for (Position child = pass.layout.firstChild(position); child < end; ++child) {
                sum += usage[child];
                const std::uint32_t raw = rawShares[ids[child]];
                shares += raw == sharesParent ? 0 : raw;
            }
        }
        usage[position] = sum;
        below[position] = shares;
    }
    if (!pass.layout.isNatural()) {
        sumSharesOfHangingChildren(pass);
    }
}

void multiplyNormShares(const FairSharePass &pass)
{
    std::vector<double> &norm = pass.out.sharesNorm;
    norm[0] = 1.0;
    for (Position position = 1; position < pass.size(); ++position) {
        const Position above = pass.layout.fsParent(position);
        const std::uint32_t raw = pass.shares(position);
        const std::uint32_t level = pass.out.sharesBelow[above];
        if (raw == sharesParent) {
            norm[position] = norm[above];
        } else {
            norm[position] = level == 0 ? 0.0 : norm[above] * (static_cast<double>(raw) / static_cast<double>(level));
        }
    }
}

long double normUsageAt(const Evaluation &evaluation, Position position)
{
    const long double whole = evaluation.usage[0];
    if (whole == 0.0L) {
        return 0.0L;
    }
    return std::min(1.0L, evaluation.usage[position] / whole);
}

double fairTreeShares(const Evaluation &evaluation, Position position)
{
    const TreeLayout &layout = evaluation.layout();
    while (position != 0) {
        const Position above = layout.fsParent(position);
        const std::uint32_t raw = evaluation.tree().rawShares(layout.idAt(position));
        if (raw != sharesParent) {
            return raw == 0 ? 0.0 : static_cast<double>(raw) / static_cast<double>(evaluation.sharesBelow[above]);
        }
        position = above;
    }
    return 0.0; // root has no siblings, and so no shares among them
}

long double fairTreeLevel(const Evaluation &evaluation, Position position)
{
    const TreeLayout &layout = evaluation.layout();
    if (position == 0) {
        return 0.0L;
    }
    const std::uint32_t raw = evaluation.tree().rawShares(layout.idAt(position));
    if (raw == sharesParent) {
        return layout.isUserAt(position) ? LevelFs::unused : LevelFs::none;
    }
    const Position above = layout.fsParent(position);
    return LevelFs(evaluation.usage[above], evaluation.sharesBelow[above])(raw, evaluation.usage[position]);
}

long double classicEffectiveUsage(const FairSharePass &pass, Position position)
{
    const Position above = pass.layout.fsParent(position);
    const long double norm = normUsageAt(pass.out, position);
    const std::uint32_t raw = pass.shares(position);
    if (raw == sharesParent) {
        return above == 0 ? norm : pass.out.usageEffective[above];
    }
    if (above == 0) {
        return norm;
    }
    const std::uint32_t level = pass.out.sharesBelow[above];
    const long double effectiveAbove = pass.out.usageEffective[above];
    if (level == 0) {
        return effectiveAbove;
    }
    return norm + (effectiveAbove - norm) * static_cast<long double>(raw) / static_cast<long double>(level);
}

void exponentialFactor(const FairSharePass &pass, std::uint16_t dampeningFactor, Position position)
{
    Evaluation &out = pass.out;
    const bool onParent = position != 0 && pass.shares(position) == sharesParent;
    const Position from = onParent ? pass.layout.fsParent(position) : position;
    const double shares = out.sharesNorm[from];
    if (onParent && from != 0) {
        out.factor[position] = out.factor[from];
    } else {
        out.factor[position] = shares <= 0.0 ? 0.0 : std::pow(2.0, static_cast<double>(-((out.usageEffective[from] / shares) / dampeningFactor)));
    }
}

void exponentialFactors(const FairSharePass &pass, std::uint16_t dampeningFactor)
{
    for (Position position = 0; position < pass.size(); ++position) {
        exponentialFactor(pass, dampeningFactor, position);
    }
}

void rankByFactor(const FairSharePass &pass)
{
    std::vector<std::pair<double, Position>> users;
    users.reserve(pass.layout.userCount());
    for (Position position = 0; position < pass.size(); ++position) {
        pass.out.ranks[position] = 0;
        if (pass.layout.isUserAt(position)) {
            users.emplace_back(-pass.out.factor[position], position);
        }
    }
    std::sort(users.begin(), users.end());
    for (std::size_t i = 0; i < users.size(); ++i) {
        const bool tied = i > 0 && users[i].first == users[i - 1].first;
        pass.out.ranks[users[i].second] = tied ? pass.out.ranks[users[i - 1].second] : static_cast<std::uint32_t>(i + 1);
    }
}

} // namespace apportion
