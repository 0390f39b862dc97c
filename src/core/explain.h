// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation.h"
#include "core/text.h"

#include <string>
#include <vector>

namespace apportion
{

/// One step of a derivation.
struct ExplainStep
{
    Text title;            ///< "Normalized shares"
    std::string symbol;    ///< "S"
    std::string formula;   ///< "S = raw shares / level shares", in symbols
    std::string numbers;   ///< the formula with this policy's numbers: "25 / (30 + 25 + 20)"
    std::string value;     ///< the value as Slurm prints it: "0.263158"
    double number = 0.0;   ///< the value itself
    Text note;             ///< a sentence on what it means; may be empty
    const char *source = ""; ///< where it is documented: "Fair Tree page, Level FS"
    ObjectRef object;      ///< the association or partition of the step, to jump to
};

/// A number and how it came about: the steps in the order in which they are computed; the last is the number.
struct Explanation
{
    Text title; ///< "Why is the fair-share factor of user fay in chem 0.500000?"
    std::vector<ExplainStep> steps;
};

/// The quantities of an association that can be explained: the columns of sshare.
enum class AssociationQuantity : std::uint8_t { NormShares, RawUsage, NormUsage, EffectiveUsage, LevelFs, FairShare };
/// The quantities of a job: its priority, or one term of it.
enum class JobQuantity : std::uint8_t { Priority, Age, Assoc, FairShare, JobSize, Partition, Qos, Tres, Billing };

/// Derives a number of an association from raw shares and usage under the evaluation's algorithm.
/// Asking for what the algorithm does not define (LevelFS of root) gives an explanation that says so in one step.
[[nodiscard]] Explanation explain(const Evaluation &evaluation, AssociationId id, AssociationQuantity quantity);
/// Derives a number of a job in one partition.
[[nodiscard]] Explanation explain(const Evaluation &evaluation, JobRow row, JobQuantity quantity);
/// The explanation as plain text, one step a paragraph.
[[nodiscard]] std::string explanationText(const Explanation &explanation);

} // namespace apportion
