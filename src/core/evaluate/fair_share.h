// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"

#include <cmath>
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

/// Positions that stand below one account, and so hang from one fair-share parent: its children, which are neighbours.
struct SiblingBlock
{
    TreeLayout::Position account;
    TreeLayout::Position above; ///< the fair-share parent
    TreeLayout::Position begin;
    TreeLayout::Position end;
};

/// One past the positions of everything below an account, which are neighbours and begin with its first child. In the fair-share
/// tree the same hangs from it, unless it is on `parent`.
[[nodiscard]] inline TreeLayout::Position endOfSubtree(const TreeLayout &layout, TreeLayout::Position account)
{
    TreeLayout::Position end = layout.childEnd(account);
    while (layout.childCount(account) > 0 && !layout.isUserAt(end - 1)) {
        account = end - 1;
        end = layout.childEnd(account);
    }
    return end;
}

/// Calls @p function with every block below an account, in the order in which they stand in the columns: a block comes after
/// that of its account, depth first. False when a stop was requested meanwhile.
template <typename Function>
[[nodiscard]] bool forEachBlockBelow(const FairSharePass &pass, TreeLayout::Position top, const Function &function)
{
    std::uint32_t blocks = 0;
    const TreeLayout::Position last = endOfSubtree(pass.layout, top);
    for (TreeLayout::Position begin = pass.layout.firstChild(top); begin < last;) {
        if ((++blocks & 0xfff) == 0 && pass.stop.stop_requested()) {
            return false;
        }
        const TreeLayout::Position account = pass.layout.parent(begin);
        const TreeLayout::Position end = pass.layout.childEnd(account);
        function(SiblingBlock { account, pass.layout.fsParent(begin), begin, end });
        begin = end;
    }
    return !pass.stop.stop_requested();
}

/// The same for some positions only: ascending, without root, whole blocks.
template <typename Function>
void forEachBlockOf(const FairSharePass &pass, std::span<const TreeLayout::Position> positions, const Function &function)
{
    for (std::size_t i = 0; i < positions.size();) {
        const TreeLayout::Position begin = positions[i];
        const TreeLayout::Position account = pass.layout.parent(begin);
        const TreeLayout::Position end = pass.layout.childEnd(account);
        function(SiblingBlock { account, pass.layout.fsParent(begin), begin, end });
        i += end - begin;
    }
}

/// LevelFS of the siblings below one fair-share parent (SLURM.md 5a).
class LevelFs
{
public:
    /// Of those who have shares but no usage.
    static constexpr long double unused = std::numeric_limits<long double>::infinity();
    /// Of an account on `parent`: Slurm's NO_VAL.
    static constexpr long double none = 4294967294.0L;

    /// Below an account without usage nobody has any, and without shares nobody any of these: any divisor but 0 will do.
    LevelFs(long double usageAbove, std::uint32_t levelShares)
        : m_usageAbove(usageAbove == 0.0L ? 1.0L : usageAbove), m_levelShares(levelShares == 0 ? 1.0 : static_cast<double>(levelShares))
    {
    }

    /// @p raw is not sharesParent.
    [[nodiscard]] long double operator()(std::uint32_t raw, long double usage) const { return isUnused(raw, usage) ? unused : quotient(raw, usage); }

    [[nodiscard]] static bool isUnused(std::uint32_t raw, long double usage)
    {
        return (static_cast<int>(raw != 0) & static_cast<int>(usage == 0.0L)) != 0;
    }

    /// LevelFS of all but the unused. Of these a number: to divide by 0 takes some processors as long as fifty other divisions.
    [[nodiscard]] long double quotient(std::uint32_t raw, long double usage) const
    {
        const long double divisor = usage + static_cast<long double>(static_cast<int>(usage == 0.0L));
        return static_cast<long double>(static_cast<double>(raw) / m_levelShares) / (divisor / m_usageAbove);
    }

private:
    long double m_usageAbove;
    double m_levelShares;
};

/// S as the product of raw/level shares from the association up to root (SLURM.md 2, classic), in this order, block by block.
class NormShares
{
public:
    /// Of what is below @p top.
    NormShares(const FairSharePass &pass, TreeLayout::Position top);
    /// Writes out.sharesNorm of a block; blocks come in the order of forEachBlockBelow().
    void multiply(const SiblingBlock &block);

private:
    void goTo(TreeLayout::Position account);

    struct Step
    {
        TreeLayout::Position account;
        std::size_t quotients; ///< how many there are down to it
    };

    const FairSharePass &m_pass;
    std::vector<Step> m_path; ///< from root down
    std::vector<double> m_quotients; ///< of the accounts on the path; those that are 1 change nothing and are left out
};

/// F = 2^(−U/S/dampening) of classic and depth-oblivious (SLURM.md 5b); 0 without shares.
class ExponentialFactor
{
public:
    explicit ExponentialFactor(std::uint16_t dampeningFactor) : m_dampening(dampeningFactor) { }

    [[nodiscard]] double operator()(long double usageEffective, double sharesNorm) const
    {
        if (sharesNorm <= 0.0) {
            return 0.0;
        }
        return usageEffective == 0.0L ? 1.0 : std::pow(m_two, static_cast<double>(-((usageEffective / sharesNorm) / m_dampening)));
    }

private:
    long double m_dampening;
    // Not a constant: Slurm calls pow(2, x), of which some compilers make exp2(x), whose last bit may be another one.
    volatile double m_two = 2.0;
};

/// Sums raw usage upwards into out.usage, and raw shares into out.sharesBelow (SLURM.md 1).
void sumUsageAndShares(const FairSharePass &pass);
/// The raw shares of what hangs from an association together, into out.sharesBelow.
void sumShares(const FairSharePass &pass, TreeLayout::Position above);
/// NormShares of all positions.
void multiplyNormShares(const FairSharePass &pass);
/// Raw usage ÷ root's, at most 1 (SLURM.md 3).
[[nodiscard]] inline long double normUsage(long double usage, long double whole)
{
    if (whole == 0.0L) {
        return 0.0L;
    }
    const long double norm = usage / whole;
    return norm > 1.0L ? 1.0L : norm;
}
/// S_norm under Fair Tree (SLURM.md 2): raw ÷ level shares; a `parent` association's is its fair-share parent's.
[[nodiscard]] double fairTreeShares(const Evaluation &evaluation, TreeLayout::Position position);
/// LevelFS (SLURM.md 5a): S_norm ÷ U_eff; infinity without usage, 0 without shares and for root. On `parent` there is
/// none: a user goes for unused, an account for Slurm's NO_VAL.
[[nodiscard]] long double fairTreeLevel(const Evaluation &evaluation, TreeLayout::Position position);
/// How far Fair Tree's walk has come: how many users have no rank yet, and the rank that the last one got.
struct RankState
{
    std::uint32_t count;
    std::uint32_t lastRank;
};

/// What of Fair Tree's walk is not walked.
class FairTreeShortcut
{
public:
    virtual ~FairTreeShortcut() = default;
    /// Asked before an account is walked into; @p tied: with the sibling before it. True: it is passed over, and @p state is
    /// that behind it.
    [[nodiscard]] virtual bool passes(TreeLayout::Position account, bool tied, RankState &state) = 0;
};

/// Fair Tree's walk through what hangs from an account, from a state on; tied accounts are not merged. False when a stop was
/// requested meanwhile.
[[nodiscard]] bool walkFairTree(const FairSharePass &pass, FairTreeShortcut &shortcut, TreeLayout::Position top, bool tied, RankState state);

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

/// The other algorithms for some blocks only: their positions, ascending, without root, each with its fair-share parent (and
/// for depth-oblivious what else hangs from it) among them, with usage and normalized shares in place.
void updateClassic(const FairSharePass &pass, std::uint16_t dampeningFactor, std::span<const TreeLayout::Position> positions);
void updateDepthOblivious(const FairSharePass &pass, std::uint16_t dampeningFactor, std::span<const TreeLayout::Position> positions);
void updateLinear2009(const FairSharePass &pass, long double machine, std::span<const TreeLayout::Position> positions);

// One algorithm a file. They return false when a stop was requested meanwhile.
[[nodiscard]] bool fairTree(const FairSharePass &pass, bool mergeTiedAccounts);
// These two work out what is below an account; all that is not must be there.
[[nodiscard]] bool classic(const FairSharePass &pass, std::uint16_t dampeningFactor, TreeLayout::Position top = 0);
[[nodiscard]] bool depthOblivious(const FairSharePass &pass, std::uint16_t dampeningFactor, TreeLayout::Position top = 0);
/// @p machine is R_H: the most that all processors can have used, in TRES-seconds.
[[nodiscard]] bool linear2009(const FairSharePass &pass, long double machine);

} // namespace apportion
