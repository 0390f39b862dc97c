// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"
#include "core/explain/explain_question.h"
#include "core/explain/expression.h"
#include "core/policy/text.h"

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace apportion
{

/// One step of a derivation.
struct ExplainStep
{
    Text title; ///< "Normalized shares"
    std::string symbol; ///< "S"
    Expression formula; ///< "S = raw shares / level shares", in symbols
    Expression numbers; ///< the formula with this policy's numbers: "25 / (30 + 25 + 20)"
    Expression value; ///< the value as Slurm prints it: "0.263158"; words where it is no number
    double number = 0.0; ///< the value itself
    Text note; ///< a sentence on what it means; may be empty
    const char *source = ""; ///< where it is documented: "Fair Tree page, Level FS"
    ObjectRef object; ///< the association or partition of the step, to jump to
};

/// A number and how it came about: the steps in the order in which they are computed; the last is the number.
struct Explanation
{
    Text title; ///< "Why is the fair-share factor of user fay in chem 0.500000?"
    std::vector<ExplainStep> steps;
};

/// The same with its last step, which is the number, before those that lead to it: how people read it.
[[nodiscard]] Explanation answerFirst(Explanation explanation);

struct Ahead;
struct Past;

/// Derives a number of an association from raw shares and usage under the evaluation's algorithm. @p ahead is the moment that
/// @p evaluation is of, from which usage then follows; null: the present.
/// Asking for what the algorithm does not define (LevelFS of root) gives an explanation that says so in one step.
[[nodiscard]] Explanation explain(const Evaluation &evaluation, const AssociationNumber &number, const Ahead *ahead = nullptr);
[[nodiscard]] Explanation explain(const Evaluation &evaluation, AssociationId id, AssociationQuantity quantity);
/// Derives a number of a job in one partition.
[[nodiscard]] Explanation explain(const Evaluation &evaluation, const JobNumber &number);
[[nodiscard]] Explanation explain(const Evaluation &evaluation, JobRow row, JobQuantity quantity);
/// A weighted term of a job's priority.
struct PriorityTerm
{
    const char *name; ///< as the derivation of the sum writes it
    JobQuantity quantity;
    double value;
};
/// All terms in the order in which Slurm adds them: age, assoc, fair share, job size, partition, QOS, TRES, site and nice, which
/// is taken off.
[[nodiscard]] std::array<PriorityTerm, 9> termsOf(const PriorityTerms &terms);
/// Derives what a job would be billed in a partition under a rule. An unknown job or partition gives no steps.
[[nodiscard]] Explanation explain(const Evaluation &evaluation, const BillingNumber &billing);
/// Says what a setting comes to in this policy. A setting that is a word alone gives no steps.
[[nodiscard]] Explanation explain(const Evaluation &evaluation, const SettingNumber &setting);
/// Says how a number of a partition, a node group, a chip or a QOS comes about, or what it does. An unknown row gives no
/// steps.
[[nodiscard]] Explanation explain(const Evaluation &evaluation, const TableNumber &number);
/// Derives the shares that a purchase gives to an account in a year (purchase.h).
[[nodiscard]] Explanation explain(const Evaluation &evaluation, const PurchasedNumber &number);
/// Derives the part of one sibling of a split (share_split.h).
[[nodiscard]] Explanation explain(const Evaluation &evaluation, const SplitNumber &number);
/// Derives the billing weights that the chips of a partition's nodes ask for (odyssey.h).
[[nodiscard]] Explanation explain(const Evaluation &evaluation, const DerivedWeightsOf &weights);
/// Derives the raw shares that an account's part of the hardware asks for (odyssey.h).
[[nodiscard]] Explanation explain(const Evaluation &evaluation, const DerivedSharesOf &shares);
/// Why a user rises or falls; the last step is the number of ranks gained.
[[nodiscard]] Explanation explainChange(const Evaluation &baseline, const Evaluation &draft, const ChangeOfUser &user);
/// Why one association comes before the other: from the first account above both to the comparison that decides, in
/// sentences. The title says which of them comes first; the last step's number is −1 when it is @p one, 1 when it is
/// @p other, 0 when they tie or do not compete.
[[nodiscard]] Explanation explainOrder(const Evaluation &evaluation, AssociationId one, AssociationId other);
/// Why Slurm looks at one job before the other: by the order of evaluation (SLURM.md 6), the priority by its terms.
/// The last step's number is as above.
[[nodiscard]] Explanation explainJobOrder(const Evaluation &evaluation, JobRow one, JobRow other);

/// What a forecast takes for granted, as a sentence: "A forecast: in 12 d, if nobody hands in anything…".
[[nodiscard]] Text forecastText(const Ahead &ahead);
/// What becomes of the queue until then, as a sentence; empty where there are no jobs.
[[nodiscard]] Text queueText(const Ahead &ahead);
/// Says first that it is a forecast where there is an @p ahead; without steps it stays as it is.
[[nodiscard]] Explanation ofItsMoment(Explanation explanation, const Evaluation &evaluation, const Ahead *ahead);
/// The same of a number of a job: says as well when it is estimated to start and to end.
[[nodiscard]] Explanation ofItsMoment(Explanation explanation, const Evaluation &evaluation, const Ahead *ahead, JobRow row);

/// Says first that it was so, and how that is known; without steps it stays as it is. @p row: the job whose number it is.
[[nodiscard]] Explanation ofThePast(Explanation explanation, const Evaluation &evaluation, const Past &past, std::optional<JobRow> row = {});

/// The moment of which two evaluations are, where that is not the present.
struct Moments
{
    const Ahead *draft = nullptr; ///< one that lies ahead
    const Ahead *baseline = nullptr;
    const Past *past = nullptr; ///< one that has been, for both; its Situation::jobs are those of the present, changed
};
/// Answers any question about @p draft; @p baseline may be null. What no longer exists gives no steps. Of a forecast, and
/// of a moment that has been, each number says first that it is one.
[[nodiscard]] Explanation answer(const ExplainQuestion &question, const Evaluation &draft, const Evaluation *baseline, const Moments &moments = {});

/// The explanation as plain text, one step a paragraph, in the order of its steps; @p translate turns its sentences into the reader's language.
[[nodiscard]] std::string explanationText(const Explanation &explanation, const std::function<std::string(const Text &)> &translate = &Text::english);

} // namespace apportion
