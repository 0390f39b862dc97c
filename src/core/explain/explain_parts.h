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

using namespace formula;

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

/// What a step's number is called: "S", or "S(chem)" for one on the way to it.
struct StepSymbol
{
    std::string text;
    std::string whose;

    StepSymbol(const char *itsText = "", std::string name = {}) : text(itsText), whose(std::move(name)) { }
};

/// Whether a symbol says whose number it is.
enum class Whose : std::uint8_t { Unsaid, Said };

/// Of a job that runs, now or by a moment that lies ahead.
inline constexpr const char *keptPriority
    = APPORTION_TEXT("The job is running and keeps the priority that it had; CALCULATE_RUNNING would compute it again");

/// Collects steps, and makes the symbols of their formulas.
class Steps
{
public:
    /// @p asked is what is answered: no symbol leads back to it, and all lead to numbers of the same policy.
    /// @p ahead is the moment that @p evaluation is of; null: the present.
    explicit Steps(const Evaluation &evaluation, ExplainQuestion asked = {}, const Ahead *ahead = nullptr)
        : m_evaluation(evaluation), m_asked(std::move(asked)), m_ahead(ahead)
    {
    }

    [[nodiscard]] const Evaluation &evaluation() const { return m_evaluation; }
    [[nodiscard]] const AssociationTree &tree() const { return m_evaluation.tree(); }
    [[nodiscard]] const Ahead *ahead() const { return m_ahead; }

    /// Adds a step whose value is printed with six decimals and whose numbers are those of the formula's symbols; the
    /// reference is valid until the next one. A formula gets its "symbol = " when the step has a symbol.
    ExplainStep &add(Text title, const StepSymbol &symbol, Expression formula, long double value, const char *documented);
    /// The same for an association, to which one can jump.
    ExplainStep &add(AssociationId id, Text title, const StepSymbol &symbol, Expression formula, long double value, const char *documented);
    /// A step that only says something.
    ExplainStep &say(Text title, Text note, long double value, const char *documented);
    /// What @p id is called inside a formula.
    [[nodiscard]] std::string name(AssociationId id) const { return std::string(tree().name(id)); }

    // The numbers of an association as symbols.
    [[nodiscard]] Expression rawShares(AssociationId id) const;
    /// @p sum is what they are the sum of.
    [[nodiscard]] Expression levelShares(AssociationId id, Expression sum) const;
    [[nodiscard]] Expression normShares(AssociationId id, Whose whose = Whose::Unsaid) const;
    [[nodiscard]] Expression rawUsage(AssociationId id, Whose whose = Whose::Unsaid) const;
    [[nodiscard]] Expression normUsage(AssociationId id) const;
    [[nodiscard]] Expression effectiveUsage(AssociationId id, Whose whose = Whose::Unsaid) const;
    [[nodiscard]] Expression ofAssociation(
        const char *symbol, AssociationId id, AssociationQuantity quantity, Expression value, Whose whose = Whose::Unsaid) const;
    /// A number of the job that is asked about.
    [[nodiscard]] Expression ofJob(const char *symbol, JobQuantity quantity, Expression value) const;
    /// What the nodes come to: "N", "C".
    [[nodiscard]] Expression ofHardware(const char *symbol, Expression value) const;

    [[nodiscard]] bool isEmpty() const { return m_steps.empty(); }
    [[nodiscard]] std::vector<ExplainStep> take() { return std::move(m_steps); }

private:
    const Evaluation &m_evaluation;
    ExplainQuestion m_asked;
    const Ahead *m_ahead;
    std::vector<ExplainStep> m_steps;
};

/// The sum of @p summands, or @p sum alone when there are more than mostSummands or none.
[[nodiscard]] Expression sumOfFew(const std::vector<long double> &summands, long double sum);
/// A number inside a sentence.
[[nodiscard]] std::string n(long double value);
/// A setting of slurm.conf in a formula, under its own word or @p symbol.
[[nodiscard]] Expression settingSymbol(PriorityKey key, Expression value, const char *symbol = nullptr);
/// A symbol that is a setting of @p object.
[[nodiscard]] inline Expression symbolOf(const char *text, const ObjectRef &object, Expression value)
{
    return symbol(text, std::move(value), {}, object);
}
/// "S(chem)" for an ancestor on the way to the number that is explained, "S" for the number itself.
[[nodiscard]] StepSymbol stepSymbol(const Steps &steps, const char *symbol, AssociationId id, bool isTarget);

// Each adds the steps to one quantity of an association; the last step is the quantity.
void addNormShares(Steps &steps, AssociationId id);
void addRawUsage(Steps &steps, AssociationId id);
/// The same of a user at a moment that lies ahead.
void addForecastUsage(Steps &steps, AssociationId id, const Text &title);
void addNormUsage(Steps &steps, AssociationId id);
void addEffectiveUsage(Steps &steps, AssociationId id);
void addLevelFs(Steps &steps, AssociationId id);
void addFairShare(Steps &steps, AssociationId id);
/// F under Fair Tree: LevelFS, the walk from root, rank, F.
void addFairTreeRank(Steps &steps, AssociationId id);
/// @p order, which ends with @p before, and behind it the LevelFS of @p id: "chem 0.767271 > zero 0".
[[nodiscard]] Expression byLevelFs(const Steps &steps, Expression order, AssociationId before, AssociationId id);
/// A step in which associations are put in order.
ExplainStep &addOrder(Steps &steps, AssociationId id, Text title, Expression order, long double place);
/// raw shares / level shares of one association; @p isTarget writes plain symbols.
void addLevelShare(Steps &steps, AssociationId id, bool isTarget);
/// U_eff where it is derived level by level: classic, depth-oblivious, linear 2009.
void addDerivedEffectiveUsage(Steps &steps, AssociationId id);
/// 2^(−U / S), or 2^(−U / S / d).
[[nodiscard]] Expression factorOfUsage(const Steps &steps, AssociationId id, Whose whose);
/// 2^(−1 / d): the factor of one who has used exactly its share.
[[nodiscard]] Expression factorAtShare(double d);
/// (S − U + 1) / 2
[[nodiscard]] Expression linearFactor(const Steps &steps, AssociationId id);

/// F itself, of everything but Fair Tree's accounts; the walk of Fair Tree ends before it with the rank.
void addRank(Steps &steps, AssociationId id);

/// min(1, (now − accrue time) / PriorityMaxAge)
[[nodiscard]] Expression ageFormula();
/// Which jobs the job size factor puts first, and the N and C of its formula.
[[nodiscard]] Text sizeNote(const Policy &policy);
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

/// What an association is called in a sentence: "chem", "fay@chem".
[[nodiscard]] std::string fullName(const AssociationTree &tree, AssociationId id);

} // namespace apportion::explaining
