// SPDX-License-Identifier: GPL-3.0-or-later
// Fair share that does not depend on the depth of the tree: DEPTH_OBLIVIOUS (SLURM.md 5c).
#include "core/evaluate/fair_share.h"

#include <cmath>
#include <optional>
#include <unordered_map>

namespace apportion
{

using Position = TreeLayout::Position;

namespace
{

/// What the siblings of a block have in common: R_p, R_s and k.
class Ratios
{
public:
    Ratios(long double effectiveAbove, long double sharesAbove, long double siblings)
        : m_parent(effectiveAbove / sharesAbove), m_siblings(siblings / sharesAbove)
    {
    }

    /// U_eff; none of @p norm and @p shares is 0.
    [[nodiscard]] long double effectiveUsage(long double norm, long double shares)
    {
        const long double local = (norm / shares) / m_siblings;
        // k is 1 unless the logarithms have different signs, which needs no logarithm, and x^1 is x.
        const auto power = static_cast<double>(local);
        return m_parent * (pullsBack(local) ? std::pow(power, k()) : power) * shares;
    }

private:
    [[nodiscard]] bool pullsBack(long double local) const
    {
        return m_parent > 1.0L ? local < 1.0L && local > 0.0L : m_parent < 1.0L && m_parent > 0.0L && local > 1.0L;
    }

    double k()
    {
        if (!m_k) {
            m_k = static_cast<double>(1.0L / (1.0L + std::pow(5.0L * std::log(m_parent), 2.0L)));
        }
        return *m_k;
    }

    long double m_parent;
    long double m_siblings;
    std::optional<double> m_k;
};

class DepthOblivious
{
public:
    DepthOblivious(const FairSharePass &pass, std::uint16_t dampeningFactor)
        : m_pass(pass), m_out(pass.out), m_whole(pass.out.usage[0]), m_factorOf(dampeningFactor)
    {
        m_out.usageEffective[0] = 1.0L;
        m_out.factor[0] = m_factorOf(1.0L, 1.0);
    }

    void compute(const SiblingBlock &block)
    {
        const long double siblings = normUsages(block);
        const double sharesAbove = m_out.sharesNorm[block.above];
        const long double effectiveAbove = m_out.usageEffective[block.above];
        const bool hasRatios = block.above != 0 && sharesAbove != 0.0 && effectiveAbove != 0.0L;
        Ratios ratios(hasRatios ? effectiveAbove : 1.0L, hasRatios ? sharesAbove : 1.0, siblings);
        for (Position position = block.begin; position < block.end; ++position) {
            long double &effective = m_out.usageEffective[position]; // U_norm until now
            const double shares = m_out.sharesNorm[position];
            if (m_pass.shares(position) == sharesParent) {
                effective = block.above == 0 ? effective : effectiveAbove;
                m_out.factor[position] = m_out.factor[block.above];
                continue;
            }
            if (hasRatios && shares != 0.0 && effective != 0.0L) {
                effective = ratios.effectiveUsage(effective, shares);
            }
            m_out.factor[position] = m_factorOf(effective, shares);
        }
    }

private:
    /// Writes U_norm of a block in the place of U_eff; Σ U_norm of what hangs from where the block does, `parent` ones left out.
    long double normUsages(const SiblingBlock &block)
    {
        long double sum = 0.0L;
        for (Position position = block.begin; position < block.end; ++position) {
            const long double norm = normUsage(m_out.usage[position], m_whole);
            m_out.usageEffective[position] = norm;
            sum += m_pass.shares(position) == sharesParent ? 0.0L : norm;
        }
        return m_pass.layout.hasNaturalChildren(block.above) ? sum : sumOfHanging(block.above);
    }

    long double sumOfHanging(Position above)
    {
        const auto [sum, isNew] = m_sums.try_emplace(above, 0.0L);
        if (isNew) {
            for (const Position position : m_pass.layout.fsChildren(above)) {
                sum->second += m_pass.shares(position) == sharesParent ? 0.0L : normUsage(m_out.usage[position], m_whole);
            }
        }
        return sum->second;
    }

    const FairSharePass &m_pass;
    Evaluation &m_out;
    long double m_whole;
    ExponentialFactor m_factorOf;
    std::unordered_map<Position, long double> m_sums; ///< where not the children alone hang from an association
};

} // namespace

void updateDepthOblivious(const FairSharePass &pass, std::uint16_t dampeningFactor, std::span<const Position> positions)
{
    DepthOblivious algorithm(pass, dampeningFactor);
    forEachBlockOf(pass, positions, [&algorithm](const SiblingBlock &block) { algorithm.compute(block); });
}

bool depthOblivious(const FairSharePass &pass, std::uint16_t dampeningFactor, Position top)
{
    NormShares shares(pass, top);
    DepthOblivious algorithm(pass, dampeningFactor);
    return forEachBlockBelow(pass, top, [&](const SiblingBlock &block) {
        shares.multiply(block);
        algorithm.compute(block);
    });
}

} // namespace apportion
