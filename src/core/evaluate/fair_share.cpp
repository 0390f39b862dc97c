// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/fair_share.h"

namespace apportion
{

using Position = TreeLayout::Position;

void sumShares(const FairSharePass &pass, Position above)
{
    std::uint32_t sum = 0;
    const auto add = [&](Position position) {
        const std::uint32_t shares = pass.shares(position);
        sum += shares == sharesParent ? 0 : shares;
    };
    if (pass.layout.hasNaturalChildren(above)) {
        for (Position child = pass.layout.firstChild(above); child < pass.layout.childEnd(above); ++child) {
            add(child);
        }
    } else {
        for (const Position child : pass.layout.fsChildren(above)) {
            add(child);
        }
    }
    pass.out.sharesBelow[above] = sum;
}

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
    for (Position above = 0; above < pass.size() && !pass.layout.isNatural(); ++above) {
        if (!pass.layout.hasNaturalChildren(above)) {
            sumShares(pass, above);
        }
    }
}

NormShares::NormShares(const FairSharePass &pass, Position top) : m_pass(pass)
{
    pass.out.sharesNorm[0] = 1.0;
    std::vector<Position> over;
    while (top != 0) {
        top = pass.layout.parent(top);
        over.push_back(top);
    }
    for (; !over.empty(); over.pop_back()) {
        goTo(over.back());
    }
}

void NormShares::goTo(Position account)
{
    if (account == 0) {
        m_path.assign(1, { 0, 0 });
        m_quotients.clear();
        return;
    }
    const Position over = m_pass.layout.parent(account);
    while (m_path.back().account != over) {
        m_path.pop_back();
    }
    m_quotients.resize(m_path.back().quotients);
    const std::uint32_t raw = m_pass.shares(account);
    const std::uint32_t level = m_pass.out.sharesBelow[m_pass.layout.fsParent(account)];
    if (raw != sharesParent && (raw != level || level == 0)) {
        m_quotients.push_back(level == 0 ? 0.0 : static_cast<double>(raw) / static_cast<double>(level));
    }
    m_path.push_back({ account, m_quotients.size() });
}

void NormShares::multiply(const SiblingBlock &block)
{
    goTo(block.account);
    double *norm = m_pass.out.sharesNorm.data();
    const std::uint32_t levelShares = m_pass.out.sharesBelow[block.above];
    const auto level = static_cast<double>(levelShares);
    for (Position position = block.begin; position < block.end; ++position) {
        const std::uint32_t raw = m_pass.shares(position);
        if (raw == sharesParent) {
            norm[position] = norm[block.above];
            continue;
        }
        double product = levelShares == 0 ? 0.0 : static_cast<double>(raw) / level;
        for (std::size_t i = m_quotients.size(); i-- > 0 && product != 0.0;) {
            product *= m_quotients[i];
        }
        norm[position] = product;
    }
}

void multiplyNormShares(const FairSharePass &pass)
{
    NormShares shares(pass, 0);
    (void)forEachBlockBelow(pass, 0, [&shares](const SiblingBlock &block) { shares.multiply(block); });
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

} // namespace apportion
