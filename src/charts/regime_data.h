// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"

#include <QString>

#include <vector>

namespace apportion
{

/// One association on the regime chart.
struct RegimePoint
{
    AssociationId id = noAssociation;
    QString name;
    bool isUser = false;
    double ratio = 0.0; ///< U/S, infinity without shares; under linear 2009 1 + U − S
    double factor = 0.0; ///< 0 … 1
    double usage = 0.0; ///< billing TRES × seconds
    Regime regime = Regime::None;
};

/// The numbers behind the regime chart.
struct RegimeData
{
    Algorithm algorithm = Algorithm::FairTree;
    double dampening = 1.0; ///< FairShareDampeningFactor; 1 where it does nothing
    double noShareFrom = 0.0; ///< the ratio from which the factor is 0; infinity: of what has no shares alone
    double atShareFrom = 1.0; ///< the ratios between which an association counts as at its share
    double atShareTo = 1.0;
    double maximumRatio = 3.0; ///< where the axis ends; points beyond stand at the edge
    std::vector<RegimePoint> points;
    std::vector<RegimePoint> others; ///< associations that are not drawn: too many, or the same place

    [[nodiscard]] bool isEmpty() const { return points.empty(); }
    /// The factor that belongs to a ratio.
    [[nodiscard]] double curve(double ratio) const;
};

/// Usage ÷ share of an association on its own level, 1/LevelFS: infinity without shares, 0 without usage, 1 for root.
/// An association on `parent` has that of its fair-share parent.
[[nodiscard]] double ownLevelRatio(const Evaluation &evaluation, AssociationId id);

/// F = 2^(−ratio/dampening) (SLURM.md 5b); 0 for infinity.
[[nodiscard]] double regimeCurve(double ratio, double dampening);

/// F = (S − U + 1)/2 of linear 2009 (SLURM.md 5d) as a line over 1 + U − S.
[[nodiscard]] double linearRegimeCurve(double ratio);

/// The points of an evaluation. Under classic and depth-oblivious the ratio is U_eff/S_norm and the factor Slurm's F.
/// Under linear 2009, where F follows from the difference and not from the quotient, it is 1 + U_eff − S_norm: 1 again
/// at exactly its share.
/// Under Fair Tree, where F is a rank, the ratio is that of the association's own level (1/LevelFS), and the factor is
/// what the curve makes of it. Users are there in trees of at most 200 associations; at most @p limit points are kept,
/// of those that would cover each other the one with the most usage.
[[nodiscard]] RegimeData regimeData(const Evaluation &evaluation, std::size_t limit = 400);

} // namespace apportion
