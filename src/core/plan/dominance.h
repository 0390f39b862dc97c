// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"

#include <string>
#include <vector>

namespace apportion
{

/// What a step of a priority is a step of.
enum class PriorityStepKind : std::uint8_t {
    AgeDay, ///< one more day of waiting
    FairShareHalf, ///< from one regime to the next: F from 0 to 0.5, or from 0.5 to 1
    FairShareRank, ///< one rank under Fair Tree
    Qos, ///< from one QOS to the next higher one
    Partition, ///< from one PriorityJobFactor to the next higher one
    JobSize, ///< from the smallest to the largest job
    Tres, ///< all that a partition has of one TRES
    Association, ///< from no association priority to the highest
    Nice ///< 1000 of nice
};

/// A difference in one factor and the points of priority that it makes (SLURM.md 6).
struct PriorityStep
{
    PriorityStepKind kind = PriorityStepKind::AgeDay;
    std::string from; ///< a QOS or partition; a TRES for Tres
    std::string to;
    double points = 0.0;
    double atMost = 0.0; ///< points that the whole factor can make; 0: no limit
};

/// Every step whose weight is not 0, in the order of the kinds. A day of age counts as long as the job is younger than
/// PriorityMaxAge. Of more than @p most QOS or partition steps only the one from the lowest to the highest is given.
[[nodiscard]] std::vector<PriorityStep> prioritySteps(const Evaluation &evaluation, std::size_t most = 3);

/// How many of @p unit make up @p step; infinity when a unit is worth nothing. Above unit's atMost no number of them does:
/// then the ratio is infinite too.
[[nodiscard]] double stepsEqualTo(const PriorityStep &step, const PriorityStep &unit);

} // namespace apportion
