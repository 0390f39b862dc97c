// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/shown_rows.h"
#include "core/plan/fair_tree_walk.h"

#include <QString>

#include <vector>

namespace apportion
{

/// One association on its level.
struct LadderMark
{
    AssociationId id = noAssociation;
    QString name;
    bool isUser = false;
    bool onParent = false; ///< a user on `parent`: Slurm ranks it as one who used nothing
    Regime regime = Regime::None; ///< on `parent` that of its fair-share parent, None below root
    double shares = 0.0; ///< normalized, of this level
    double usage = 0.0; ///< effective, of this level
    double factor = 0.0; ///< a user's fair-share factor; 0 for an account
    std::uint32_t rank = 0; ///< a user's; 0 for an account
};

/// Siblings of equal LevelFS: they tie (SLURM.md 5a.4).
struct LadderGroup
{
    double levelFs = 0.0; ///< infinity: unused; 0: no shares
    std::vector<LadderMark> marks;
    std::uint32_t more = 0; ///< that tie as well and are not in marks
};

/// One association on its level, whether or not it has a mark; it is named by the tree.
struct LadderRow
{
    AssociationId above = noAssociation; ///< whose level it is
    AssociationId id = noAssociation;
    int depth = 0;
    int place = 0; ///< on its level, from 1; those that tie share one
    bool isTied = false;
    bool isUser = false;
    bool onParent = false;
    Regime regime = Regime::None;
    double levelFs = 0.0;
    double shares = 0.0;
    double usage = 0.0;
    double factor = 0.0;
    std::uint32_t rank = 0;
};

/// What hangs from one account in the fair-share tree, highest LevelFS first: the order in which Slurm ranks them.
struct LadderLevel
{
    AssociationId above = noAssociation;
    QString name;
    int depth = 0; ///< 0 for what hangs from root
    std::vector<LadderGroup> groups;
    std::uint32_t notDrawn = 0; ///< of it that have no mark: they tie with many, or would stand on another
};

/// Whom a step of the walk is about: there are more of them than have room on the ladder.
struct WalkedOne
{
    QString name;
    double levelFs = 0.0;
    double factor = 0.0; ///< a user's
    bool hasMark = false;
};

/// The numbers behind the LevelFS ladder: the levels in the order in which Fair Tree walks into them.
struct LadderData
{
    std::vector<LadderLevel> levels;
    double lowest = 0.1; ///< of the finite LevelFS above 0, rounded down to a power of ten
    double highest = 10.0; ///< rounded up likewise
    std::size_t leftOut = 0; ///< levels that were not taken
    Shared<std::vector<LadderRow>> rows; ///< everybody on every level, those of levels that were not taken too
    AssociationTree tree; ///< that names them
    std::vector<FairTreeStep> walk; ///< where all users are shown: the steps in which they are ranked
    std::vector<WalkedOne> walked; ///< for each of them

    [[nodiscard]] bool isEmpty() const { return levels.empty(); }
    /// On the levels that were taken.
    [[nodiscard]] std::size_t notDrawn() const;
};

/// The ladder of an evaluation under Fair Tree; empty under every other algorithm. At most @p mostLevels levels, and on each of them no
/// more groups than a wide screen can tell apart. @p shown: accounts alone leave levels of users out; where no level has two
/// accounts, all are shown.
[[nodiscard]] LadderData ladderData(const Evaluation &evaluation, std::size_t mostLevels = 400, ShownRows shown = ShownRows::Users);

} // namespace apportion
