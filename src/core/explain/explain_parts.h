// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the parts of explain() share. Every step takes its number from the evaluation; the formula beside it is written
// with the numbers it was made from.

#include "core/explain/explain.h"
#include "core/policy/number_text.h"

#include <string>
#include <vector>

namespace apportion::explaining
{

/// More summands than this are written as their sum.
inline constexpr std::size_t mostSummands = 6;
/// Of a deeper path only the lowest levels are derived one by one.
inline constexpr std::size_t mostLevels = 6;

namespace source
{
inline constexpr const char *levelFs = "Fair Tree page, Level FS";
inline constexpr const char *fairTreeWalk = "Fair Tree page, Algorithm";
inline constexpr const char *normShares = "Multifactor Priority page, Normalized shares";
inline constexpr const char *normUsage = "Multifactor Priority page, Normalized usage";
inline constexpr const char *effectiveUsage = "Multifactor Priority page, Effective usage";
inline constexpr const char *fairShareFactor = "Multifactor Priority page, Fair-share factor";
inline constexpr const char *depthOblivious = "Multifactor Priority page, Depth-oblivious fair share";
inline constexpr const char *shares2009 = "2009 page, normalized shares";
inline constexpr const char *usage2009 = "2009 page, normalized usage";
inline constexpr const char *effectiveUsage2009 = "2009 page, effective usage";
inline constexpr const char *factor2009 = "2009 page, fair-share factor";
inline constexpr const char *sshare = "sshare manual";
inline constexpr const char *rawShares = "sacctmgr manual, Fairshare";
inline constexpr const char *billing = "slurm.conf manual, TRESBillingWeights";
inline constexpr const char *hardware = "Fairshare and Job Accounting (Harvard FASRC)";
inline constexpr const char *decay = "slurm.conf manual, PriorityDecayHalfLife";
inline constexpr const char *usageFactor = "sacctmgr manual, UsageFactor";
inline constexpr const char *resets = "slurm.conf manual, PriorityUsageResetPeriod";
inline constexpr const char *tracked = "slurm.conf manual, AccountingStorageTRES";
inline constexpr const char *age = "Multifactor Priority page, Age factor";
inline constexpr const char *associationFactor = "Multifactor Priority page, Association factor";
inline constexpr const char *jobSize = "Multifactor Priority page, Job size factor";
inline constexpr const char *partitionFactor = "Multifactor Priority page, Partition factor";
inline constexpr const char *qosFactor = "Multifactor Priority page, Quality of service factor";
inline constexpr const char *tresFactors = "Multifactor Priority page, TRES factors";
inline constexpr const char *jobOrder = "Multifactor Priority page, Introduction";
} // namespace source

/// Collects steps.
class Steps
{
public:
    explicit Steps(const Evaluation &evaluation) : m_evaluation(evaluation) { }

    [[nodiscard]] const Evaluation &evaluation() const { return m_evaluation; }
    [[nodiscard]] const AssociationTree &tree() const { return m_evaluation.tree(); }

    /// Adds a step whose value is printed with six decimals; the reference is valid until the next one.
    ExplainStep &add(Text title, std::string symbol, std::string formula, std::string numbers, long double value, const char *documented);
    /// The same for an association, to which one can jump.
    ExplainStep &add(
        AssociationId id, Text title, std::string symbol, std::string formula, std::string numbers, long double value, const char *documented);
    /// A step that only says something.
    ExplainStep &say(Text title, Text note, long double value, const char *documented);
    /// What @p id is called inside a formula.
    [[nodiscard]] std::string name(AssociationId id) const { return std::string(tree().name(id)); }

    [[nodiscard]] bool isEmpty() const { return m_steps.empty(); }
    [[nodiscard]] std::vector<ExplainStep> take() { return std::move(m_steps); }

private:
    const Evaluation &m_evaluation;
    std::vector<ExplainStep> m_steps;
};

/// "a + b + c", or the sum when there are more than mostSummands.
[[nodiscard]] std::string sumText(const std::vector<long double> &summands, long double sum);
/// @p sum in brackets when it has several summands.
[[nodiscard]] std::string inBrackets(const std::string &sum);
/// A number inside a formula.
[[nodiscard]] std::string n(long double value);
/// "S(chem)" for an ancestor on the way to the number that is explained, "S" for the number itself.
[[nodiscard]] std::string symbolOf(const Steps &steps, const char *symbol, AssociationId id, bool isTarget);

// Each adds the steps to one quantity of an association; the last step is the quantity.
void addNormShares(Steps &steps, AssociationId id);
void addRawUsage(Steps &steps, AssociationId id);
void addNormUsage(Steps &steps, AssociationId id);
void addEffectiveUsage(Steps &steps, AssociationId id);
void addLevelFs(Steps &steps, AssociationId id);
void addFairShare(Steps &steps, AssociationId id);
/// F under Fair Tree: LevelFS, the walk from root, rank, F.
void addFairTreeRank(Steps &steps, AssociationId id);
/// raw shares / level shares of one association; @p isTarget writes plain symbols.
void addLevelShare(Steps &steps, AssociationId id, bool isTarget);
/// U_eff where it is derived level by level: classic, depth-oblivious, linear 2009.
void addDerivedEffectiveUsage(Steps &steps, AssociationId id);

/// F itself, of everything but Fair Tree's accounts; the walk of Fair Tree ends before it with the rank.
void addRank(Steps &steps, AssociationId id);

/// Adds the weighted terms of a job's priority, or one of them.
void addJobTerm(Steps &steps, JobRow row, const PriorityTerms &terms, JobQuantity quantity, bool inFull);
/// What a job is charged in a partition under a rule.
void addBilling(Steps &steps, std::uint32_t jobIndex, std::uint16_t partition, BillingRule rule);

/// What nodes of some groups come to, each total as the sum over the groups; @p titles are those of nodes, CPUs, memory
/// and GPUs.
struct TotalTitles
{
    Text nodes;
    Text cpus;
    Text memory;
    Text gpus;
};
void addTotals(Steps &steps, const std::vector<PartitionNodes> &parts, const TotalTitles &titles, const ObjectRef &object);
/// The same of a partition.
void addPartitionTotals(Steps &steps, const Partition &partition, std::uint16_t index);
/// What a core of @p chip is worth against the reference chip.
ExplainStep &addCoreWeight(Steps &steps, const Chip &chip);
/// What a weight of slurm.conf comes to.
void addWeightMeaning(Steps &steps, PriorityKey key);
/// The points of one partition by its PriorityJobFactor, of one QOS by its priority.
void addPartitionPoints(Steps &steps, std::uint16_t index);
void addQosPoints(Steps &steps, std::uint16_t index);

/// Fills in where the symbols of the formulas come from; what leads back to @p asked itself is left out.
void addLinks(const Evaluation &evaluation, Explanation &explanation, const ExplainQuestion &asked);
/// What an association is called in a sentence: "chem", "fay@chem".
[[nodiscard]] std::string fullName(const AssociationTree &tree, AssociationId id);

} // namespace apportion::explaining
