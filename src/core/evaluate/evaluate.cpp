// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/evaluation.h"
#include "core/evaluate/fair_share_update.h"
#include "core/evaluate/job_priority.h"
#include "core/evaluate/tie_order.h"
#include "core/policy/whole_conf.h"
#include "core/policy/work_count.h"

#include <algorithm>

namespace apportion
{

/// Fills an Evaluation, in the memory of an older one where that fits.
class EvaluationBuilder
{
public:
    EvaluationBuilder(
        const Policy &policy, const Situation &situation, const EvaluationOptions &options, const std::stop_token &stop, Evaluation &&recycled)
        : m_options(options), m_stop(stop), m_out(std::move(recycled))
    {
        const TreeLayout &layout = policy.associations.layout();
        m_jobsKept = m_out.m_layout == &layout && m_out.m_situation.jobs.sharesWith(situation.jobs)
            && m_out.m_policy.partitions.sharesWith(policy.partitions) && m_out.m_policy.qos.sharesWith(policy.qos)
            && m_out.m_policy.tres == policy.tres && !m_out.m_jobs.association.empty();
        const Algorithm algorithm = options.algorithm.value_or(policy.priority.algorithm());
        const bool isMerged = options.mergeTiedAccounts && algorithm == Algorithm::FairTree;
        if (!isMerged && !m_out.m_merged && m_out.m_algorithm == algorithm && canBuildUpon(policy, situation)) {
            m_update = FairShareUpdate::from(m_out, policy.associations, situation);
        }
        m_out.m_policy = policy;
        if (hasNoDatabase(policy)) {
            m_out.m_policy.priority.weightAge = 0;
            m_out.m_policy.priority.weightFairshare = 0;
        }
        m_out.m_situation = situation;
        m_out.m_situation.cover(policy.associations.rowCount());
        m_out.m_layout = &layout;
        m_out.m_algorithm = algorithm;
        m_out.m_merged = isMerged;
        m_out.tiePlaces = Shared<std::vector<std::uint32_t>>(makeTiePlaces(m_out));
    }

    bool run() { return associations() && (m_options.associationsOnly ? leaveJobsOut() : jobs()); }

    Evaluation take() { return std::move(m_out); }

    static Evaluation ofJobs(const Policy &policy, const Situation &situation)
    {
        Evaluation out;
        out.m_policy = policy;
        out.m_situation = situation;
        out.m_layout = &policy.associations.layout();
        out.m_jobs = buildJobTable(policy, situation);
        return out;
    }

    static void price(Evaluation &out, JobTable &&jobs, std::int64_t now)
    {
        out.m_jobs = std::move(jobs);
        out.m_now = now;
        if (!out.m_priorityContext) {
            out.m_priorityContext = std::make_shared<const PriorityContext>(out.policy(), *out.m_layout);
        }
        (void)out.m_priorityContext->computePriorities(out, std::stop_token());
        out.jobOrder.clear();
    }

private:
    /// Whether what is recycled differs by shares, usage and associations alone.
    [[nodiscard]] bool canBuildUpon(const Policy &policy, const Situation &situation) const
    {
        if (m_out.m_layout == nullptr || m_out.factor.size() != m_out.m_layout->size() || m_out.m_algorithm == Algorithm::Linear2009
            || dampeningFactor(m_out.m_policy) != dampeningFactor(policy)) {
            return false;
        }
        if (m_out.m_policy.release != policy.release || !(m_out.m_situation.walkOrder == situation.walkOrder)) {
            return false; // ties may go in another order
        }
        // and so they may where names tell it
        return m_out.m_layout == &policy.associations.layout() || tiesGoByPosition(m_out);
    }

    static std::uint16_t dampeningFactor(const Policy &policy) { return std::max<std::uint16_t>(1, policy.priority.dampeningFactor); }

    bool associations()
    {
        if (m_update) {
            if (m_update->isNeeded()) {
                m_out.m_ranks = {};
            }
            return m_update->run({ m_out.tree(), *m_out.m_layout, m_stop, m_out }, dampeningFactor(m_out.policy()));
        }
        const std::size_t size = m_out.m_layout->size();
        const std::size_t quotients = m_out.m_algorithm == Algorithm::FairTree ? 0 : size;
        m_out.usage.resize(size);
        m_out.sharesNorm.resize(quotients);
        m_out.usageEffective.resize(quotients);
        m_out.factor.resize(size);
        m_out.m_ranks = {};
        m_out.sharesBelow.resize(size);
        const FairSharePass pass { m_out.tree(), *m_out.m_layout, m_stop, m_out };
        sumUsageAndShares(pass);
        if (m_stop.stop_requested()) {
            return false;
        }
        const std::uint16_t dampening = dampeningFactor(m_out.policy());
        switch (m_out.m_algorithm) {
        case Algorithm::FairTree:
            return fairTree(pass, m_out.m_merged);
        case Algorithm::Classic:
            return classic(pass, dampening);
        case Algorithm::DepthOblivious:
            return depthOblivious(pass, dampening);
        case Algorithm::Linear2009:
            break;
        }
        return linear2009(pass, machineUsage(m_out.policy(), m_out.situation()));
    }

    bool jobs()
    {
        if (!m_jobsKept) {
            m_out.m_jobs = buildJobTable(m_out.policy(), m_out.situation(), std::move(m_out.m_jobs));
        }
        const std::vector<std::int64_t> &submitted = m_out.m_jobs.submitTime;
        const auto newest = std::max_element(submitted.begin(), submitted.end());
        const std::int64_t told = std::max<std::int64_t>(m_out.situation().toldAt.value_or(0), 0);
        m_out.m_now = m_options.now.value_or(newest == submitted.end() ? told : std::max(told, *newest));
        m_out.m_priorityContext = std::make_shared<const PriorityContext>(m_out.policy(), *m_out.m_layout);
        if (!m_out.m_priorityContext->computePriorities(m_out, m_stop)) {
            return false;
        }
        m_out.jobOrder = orderJobs(m_out);
        return !m_stop.stop_requested();
    }

    bool leaveJobsOut()
    {
        m_out.m_jobs = {};
        m_out.m_priorityContext.reset();
        m_out.priorities.clear();
        m_out.jobOrder.clear();
        m_out.m_now = m_options.now.value_or(0);
        return true;
    }

    const EvaluationOptions &m_options;
    const std::stop_token &m_stop;
    Evaluation m_out;
    bool m_jobsKept = false;
    std::optional<FairShareUpdate> m_update;
};

std::optional<Evaluation> evaluate(
    const Policy &policy, const Situation &situation, const EvaluationOptions &options, const std::stop_token &stop, Evaluation &&recycled)
{
    countWork(Work::Evaluate);
    EvaluationBuilder builder(policy, situation, options, stop, std::move(recycled));
    if (!builder.run()) {
        return std::nullopt;
    }
    return builder.take();
}

Evaluation evaluationOfJobs(const Policy &policy, const Situation &situation)
{
    return EvaluationBuilder::ofJobs(policy, situation);
}

void priceJobs(Evaluation &evaluation, JobTable jobs, std::int64_t now)
{
    EvaluationBuilder::price(evaluation, std::move(jobs), now);
}

} // namespace apportion
