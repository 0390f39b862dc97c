// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/factor_ranks.h"
#include "core/policy/situation.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace apportion
{

class PriorityContext;

struct EvaluationOptions
{
    /// Another algorithm than the policy's flags ask for: to compare, and for linear 2009.
    std::optional<Algorithm> algorithm;
    /// Fair Tree as its documentation says: the children of tied accounts form one level. Slurm does not.
    bool mergeTiedAccounts = false;
    /// The time at which age is taken, seconds since the epoch. Without it: presentOf() the situation.
    std::optional<std::int64_t> now;
    /// Leave the jobs out.
    bool associationsOnly = false;
};

/// The regime of an association (docs/SLURM.md 5b): at its share where U = S, whatever factor FairShareDampeningFactor
/// makes of that. Under Fair Tree that of its LevelFS; on `parent` that of the fair-share parent, None below root.
enum class Regime : std::uint8_t { None, Unused, UnderUsed, AtShare, OverUsed, NoShare };

/// The weighted terms of a job's priority in one partition, as Slurm adds them.
struct PriorityTerms
{
    // factors before weighting, 0 … 1 unless a NO_NORMAL_ flag stands
    double ageFactor = 0.0;
    double assocFactor = 0.0;
    double fairshareFactor = 0.0;
    double jobSizeFactor = 0.0;
    double partitionFactor = 0.0;
    double qosFactor = 0.0;
    // weighted
    double age = 0.0;
    double assoc = 0.0;
    double fairshare = 0.0;
    double jobSize = 0.0;
    double partition = 0.0;
    double qos = 0.0;
    double tres = 0.0; ///< the sum of tresTerms
    std::vector<double> tresFactors; ///< by TresIndex, before weighting; empty without weights
    std::vector<double> tresTerms; ///< by TresIndex; empty without weights
    std::int64_t site = 0;
    std::int64_t nice = 0;
    double sum = 0.0; ///< before it is cut
    std::uint32_t priority = 0; ///< what Slurm shows; 0: held
    bool isSet = false; ///< an administrator set the priority: there are no terms
};

/// Everything that `sshare` and `sprio` would show for a policy in a situation.
///
/// Holds what it was made from. Columns are by TreeLayout::Position; the accessors take ids.
class Evaluation
{
public:
    using Position = TreeLayout::Position;

    [[nodiscard]] const Policy &policy() const { return m_policy; }
    [[nodiscard]] const Situation &situation() const { return m_situation; }
    [[nodiscard]] const AssociationTree &tree() const { return m_policy.associations; }
    [[nodiscard]] const TreeLayout &layout() const { return *m_layout; }
    [[nodiscard]] Algorithm algorithm() const { return m_algorithm; }
    [[nodiscard]] bool mergedTiedAccounts() const { return m_merged; }
    /// The time at which ages were taken.
    [[nodiscard]] std::int64_t now() const { return m_now; }

    // --- associations; ids must be live ---
    /// Raw usage with everything below, billing TRES × seconds.
    [[nodiscard]] long double rawUsage(AssociationId id) const { return usage[at(id)]; }
    /// Normalized shares as the algorithm defines them.
    [[nodiscard]] double normShares(AssociationId id) const;
    /// Raw usage ÷ root's, at most 1.
    [[nodiscard]] long double normUsage(AssociationId id) const;
    /// What the algorithm holds against the shares; under Fair Tree raw usage ÷ that of the fair-share parent.
    [[nodiscard]] long double effectiveUsage(AssociationId id) const;
    /// Infinity for unused; under other algorithms than Fair Tree the same ratio on the association's own level.
    [[nodiscard]] long double levelFs(AssociationId id) const;
    /// Whether sshare shows a LevelFS: Fair Tree, not root, not on `parent`.
    [[nodiscard]] bool hasLevelFs(AssociationId id) const;
    /// The fair-share factor: of users; of accounts too but under Fair Tree (there it is 0).
    [[nodiscard]] double fairShare(AssociationId id) const { return factor[at(id)]; }
    [[nodiscard]] bool hasFairShare(AssociationId id) const;
    /// 1 for the user who comes first, ties share a rank; 0 for accounts.
    [[nodiscard]] std::uint32_t rank(AssociationId id) const { return rankAt(at(id)); }
    [[nodiscard]] std::uint32_t rankAt(Position position) const;
    /// Works the ranks out now, which otherwise happens in the thread that asks for the first one.
    void makeRanks() const;
    [[nodiscard]] std::uint32_t userCount() const { return m_layout->userCount(); }
    /// The sum of raw shares against which the association's own count (SLURM.md 1 "level_shares").
    [[nodiscard]] std::uint32_t levelShares(AssociationId id) const { return sharesBelow[m_layout->fsParent(at(id))]; }
    /// The nearest ancestor that is not on `parent`; noAssociation for root.
    [[nodiscard]] AssociationId fairShareParent(AssociationId id) const;
    [[nodiscard]] Regime regime(AssociationId id) const;

    // --- jobs ---
    [[nodiscard]] const JobTable &jobs() const { return m_jobs; }
    [[nodiscard]] std::uint32_t priority(JobRow row) const { return priorities[row]; }
    /// The terms of a row; computed when asked for, by the code that made the column.
    [[nodiscard]] PriorityTerms terms(JobRow row) const;
    /// Rows in the order in which Slurm would look at them (SLURM.md 6).
    [[nodiscard]] const std::vector<JobRow> &order() const { return jobOrder; }

    [[nodiscard]] std::size_t memoryBytes() const;

    // --- the columns, by position; written by evaluate() ---
    std::vector<long double> usage;
    // Under Fair Tree these two are quotients of what the others hold, which costs less than keeping them.
    std::vector<double> sharesNorm; ///< empty under Fair Tree
    std::vector<long double> usageEffective; ///< empty under Fair Tree
    std::vector<double> factor;
    std::vector<std::uint32_t> sharesBelow; ///< level_shares of each association as a fair-share parent
    std::vector<std::uint32_t> priorities; ///< by job row
    std::vector<JobRow> jobOrder;
    /// The place of each account in Situation::walkOrder; empty where that is.
    Shared<std::vector<std::uint32_t>> tiePlaces;

private:
    friend class EvaluationBuilder;

    [[nodiscard]] Position at(AssociationId id) const { return m_layout->positionOf(id); }

    Policy m_policy;
    Situation m_situation;
    FactorRanks m_ranks; ///< not under Fair Tree, whose factors are ranks
    const TreeLayout *m_layout = nullptr; ///< of m_policy.associations, which keeps it
    JobTable m_jobs;
    std::shared_ptr<const PriorityContext> m_priorityContext;
    Algorithm m_algorithm = Algorithm::FairTree;
    bool m_merged = false;
    std::int64_t m_now = 0;
};

/// Computes what Slurm would. Pure: the same policy, situation and options give the same evaluation.
///
/// @p recycled gives its memory to the result; it may be any older evaluation, whose columns are as they were made. Where raw
/// shares alone differ from what it is of, only what follows from these is worked out.
/// Returns nothing when @p stop was requested before it was done.
[[nodiscard]] std::optional<Evaluation> evaluate(const Policy &policy, const Situation &situation, const EvaluationOptions &options = {},
    const std::stop_token &stop = {}, Evaluation &&recycled = Evaluation());

/// No evaluation yet, but the table of the jobs in it, which evaluate() takes over with the rest where policy and jobs are still these.
[[nodiscard]] Evaluation evaluationOfJobs(const Policy &policy, const Situation &situation);

/// Gives an evaluation other jobs, with their priorities at a time, by the factors that the associations have in it.
/// jobOrder is empty afterwards, and the situation has the jobs that it had.
void priceJobs(Evaluation &evaluation, JobTable jobs, std::int64_t now);

[[nodiscard]] inline std::optional<Evaluation> evaluate(const Snapshot &now, const EvaluationOptions &options = {}, const std::stop_token &stop = {})
{
    return evaluate(now.policy, now.situation, options, stop);
}

} // namespace apportion
