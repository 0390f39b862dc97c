// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"

#include <limits>
#include <memory>
#include <span>

namespace apportion
{

/// The columns that an algorithm fills, and what it reads: positions everywhere.
struct FairSharePass
{
    const AssociationTree &tree;
    const TreeLayout &layout;
    const std::stop_token &stop;
    Evaluation &out;

    [[nodiscard]] TreeLayout::Position size() const { return layout.size(); }
    [[nodiscard]] std::uint32_t shares(TreeLayout::Position position) const { return tree.rawSharesColumn()[layout.idAt(position)]; }
};

/// LevelFS of the siblings below one fair-share parent (SLURM.md 5a).
class LevelFs
{
public:
    /// Of those who have shares but no usage.
    static constexpr long double unused = std::numeric_limits<long double>::infinity();
    /// Of an account on `parent`: Slurm's NO_VAL.
    static constexpr long double none = 4294967294.0L;

    /// Below an account without usage nobody has any, so that any divisor but 0 gives U_eff = 0.
    LevelFs(long double usageAbove, std::uint32_t levelShares)
        : m_usageAbove(usageAbove == 0.0L ? 1.0L : usageAbove), m_levelShares(static_cast<double>(levelShares))
    {
    }

    /// @p raw is not sharesParent.
    [[nodiscard]] long double operator()(std::uint32_t raw, long double usage) const
    {
        return raw == 0 ? 0.0L : static_cast<long double>(static_cast<double>(raw) / m_levelShares) / (usage / m_usageAbove);
    }

private:
    long double m_usageAbove;
    double m_levelShares;
};

/// Sums raw usage upwards into out.usage, and raw shares into out.sharesBelow (SLURM.md 1).
void sumUsageAndShares(const FairSharePass &pass);
/// S as the product of raw/level shares from the association up to root (SLURM.md 2, classic).
void multiplyNormShares(const FairSharePass &pass);
/// Raw usage of a position ÷ root's, at most 1 (SLURM.md 3).
[[nodiscard]] long double normUsageAt(const Evaluation &evaluation, TreeLayout::Position position);
/// S_norm under Fair Tree (SLURM.md 2): raw ÷ level shares; a `parent` association's is its fair-share parent's.
[[nodiscard]] double fairTreeShares(const Evaluation &evaluation, TreeLayout::Position position);
/// LevelFS (SLURM.md 5a): S_norm ÷ U_eff; infinity without usage, 0 without shares and for root. On `parent` there is
/// none: a user goes for unused, an account for Slurm's NO_VAL.
[[nodiscard]] long double fairTreeLevel(const Evaluation &evaluation, TreeLayout::Position position);
/// U_eff of classic (SLURM.md 5b) for one position; those above it must have theirs.
[[nodiscard]] long double classicEffectiveUsage(const FairSharePass &pass, TreeLayout::Position position);
/// F = 2^(−U/S/dampening), 0 without shares, for one position; `parent` associations take their fair-share parent's, which
/// must have its own.
void exponentialFactor(const FairSharePass &pass, std::uint16_t dampeningFactor, TreeLayout::Position position);
/// The same for every position.
void exponentialFactors(const FairSharePass &pass, std::uint16_t dampeningFactor);
/// Ranks users by their factor, highest first; equal factors share a rank.
void rankByFactor(const FairSharePass &pass);

/// Of Fair Tree's walk, what need not be walked again: accounts whose users keep their order among themselves. By position.
struct FairTreeBlocks
{
    std::vector<std::uint8_t> isWalked; ///< accounts to walk into; the others are passed over
    std::vector<std::uint32_t> users; ///< that hang from an account, at any depth
    std::vector<std::uint32_t> tiedAtEnd; ///< of these, how many share the last one's rank
    std::vector<double> best; ///< written: the highest factor below an account
};

/// Fair Tree's walk through a part of the tree, repeated without taking memory again. Only users in accounts that are walked
/// into get their factors; accounts get FairTreeBlocks::best.
class PartialFairTree
{
public:
    /// @p pass must have usage and sums of shares wherever @p blocks are walked into; both must outlive this.
    PartialFairTree(const FairSharePass &pass, FairTreeBlocks &blocks);
    ~PartialFairTree();
    PartialFairTree(const PartialFairTree &) = delete;
    PartialFairTree &operator=(const PartialFairTree &) = delete;

    [[nodiscard]] bool run();

private:
    class Walk;
    std::unique_ptr<Walk> m_walk;
};

/// The other algorithms for some positions only: ascending, without root, each with its fair-share parent (and for
/// depth-oblivious what else hangs from it) among them, with usage and normalized shares in place.
void updateClassic(const FairSharePass &pass, std::uint16_t dampeningFactor, std::span<const TreeLayout::Position> positions);
/// @p siblings is working memory.
void updateDepthOblivious(
    const FairSharePass &pass, std::uint16_t dampeningFactor, std::span<const TreeLayout::Position> positions, std::vector<long double> &siblings);
void updateLinear2009(const FairSharePass &pass, long double machine, std::span<const TreeLayout::Position> positions);

// One algorithm a file. They return false when a stop was requested meanwhile.
[[nodiscard]] bool fairTree(const FairSharePass &pass, bool mergeTiedAccounts);
[[nodiscard]] bool classic(const FairSharePass &pass, std::uint16_t dampeningFactor);
[[nodiscard]] bool depthOblivious(const FairSharePass &pass, std::uint16_t dampeningFactor);
/// @p machine is R_H: the most that all processors can have used, in TRES-seconds.
[[nodiscard]] bool linear2009(const FairSharePass &pass, long double machine);

} // namespace apportion
