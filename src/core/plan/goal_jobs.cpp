// SPDX-License-Identifier: GPL-3.0-or-later
// Which weight lets waiting outrank a regime; what a job would cost and where it would stand.
#include "core/evaluate/billing.h"
#include "core/plan/goal_seek.h"
#include "core/plan/queue_course.h"
#include "core/plan/start_obstacle.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace apportion
{

namespace
{

constexpr double largestWeight = static_cast<double>(std::numeric_limits<std::uint32_t>::max());

/// The factors of all users in a regime, in order.
std::vector<double> factorsIn(const Evaluation &evaluation, Regime regime)
{
    const TreeLayout &layout = evaluation.layout();
    std::vector<double> factors;
    for (TreeLayout::Position at = 0; at < layout.size(); ++at) {
        if (layout.isUserAt(at) && evaluation.regime(layout.idAt(at)) == regime) {
            factors.push_back(evaluation.factor[at]);
        }
    }
    std::sort(factors.begin(), factors.end());
    return factors;
}

/// The lower of the two in the middle: a factor that a user has.
double median(const std::vector<double> &sorted)
{
    return sorted[(sorted.size() - 1) / 2];
}

bool hasAssociation(const AssociationTree &tree, const Job &job)
{
    const AssociationId account = tree.findAccount(job.account);
    if (account == noAssociation) {
        return false;
    }
    return tree.findUser(account, job.user) != noAssociation
        || std::any_of(job.partitions.begin(), job.partitions.end(),
            [&](const std::string &name) { return tree.findUser(account, job.user, name) != noAssociation; });
}

double ageFactorAfter(const PrioritySettings &settings, std::int64_t wait)
{
    const double full = 60.0 * settings.maxAge.minutes;
    return full > 0.0 ? std::min(1.0, static_cast<double>(wait) / full) : 1.0;
}

/// @p row is one of @p job's in @p evaluation; nothing when the run has no limit, or when it was stopped.
std::optional<RunCost> runCost(
    const Evaluation &evaluation, JobRow row, const Job &job, double billing, const EvaluationOptions &options, const std::stop_token &stop)
{
    const Policy &policy = evaluation.policy();
    const JobTable &jobs = evaluation.jobs();
    const std::optional<std::int64_t> seconds = longestRun(job, policy.partitions.get()[jobs.partition[row]]);
    if (!seconds) {
        return std::nullopt;
    }
    const double factor = jobs.qos[row] != unknownIndex ? policy.qos.get()[jobs.qos[row]].usageFactor : 1.0;
    RunCost cost { *seconds, billing * static_cast<double>(*seconds) * factor };
    const AssociationId user = jobs.association[row];
    if (user == noAssociation) {
        return cost;
    }
    cost.accountUsage = evaluation.rawUsage(policy.associations.parent(user));
    cost.rankBefore = evaluation.rank(user);
    EvaluationOptions charged = options;
    charged.associationsOnly = true;
    Situation after = evaluation.situation();
    after.setOwnUsage(user, after.ownUsage(user) + static_cast<long double>(cost.usage));
    const std::optional<Evaluation> later = evaluate(policy, after, charged, stop);
    if (!later) {
        return std::nullopt;
    }
    cost.rankAfter = later->rank(user);
    return cost;
}

} // namespace

WeightAnswer weightForWaiting(const Evaluation &evaluation, std::int64_t wait, Regime lower, Regime upper, RegimeGap gap)
{
    WeightAnswer answer;
    const PrioritySettings &settings = evaluation.policy().priority;
    const std::vector<double> low = factorsIn(evaluation, lower);
    const std::vector<double> high = factorsIn(evaluation, upper);
    if (settings.type == PriorityType::Basic) {
        answer.reason = { APPORTION_TEXT("PriorityType=priority/basic has no weights"), {} };
        return answer;
    }
    if (low.empty() || high.empty()) {
        answer.reason = { APPORTION_TEXT("One of the regimes has no users in this policy"), {} };
        return answer;
    }
    answer.ageFactor = ageFactorAfter(settings, wait);
    answer.lowerFactor = gap == RegimeGap::Typical ? median(low) : low.front();
    answer.upperFactor = gap == RegimeGap::Typical ? median(high) : high.back();
    const double distance = answer.upperFactor - answer.lowerFactor;
    if (!(distance > 0.0)) {
        answer.reason = { APPORTION_TEXT("Nothing is to be made up: the users of the lower regime have no lower factor"), {} };
        return answer;
    }
    if (!(answer.ageFactor > 0.0)) {
        answer.reason = { APPORTION_TEXT("A job that has not waited has no age"), {} };
        return answer;
    }
    // strictly before, by a point, after both priorities were cut to integers
    const double ageWeight = std::ceil((settings.weightFairshare * distance + 1.0) / answer.ageFactor);
    if (ageWeight <= largestWeight) {
        answer.ageWeight = static_cast<std::uint32_t>(ageWeight);
    }
    const double fairshareWeight = std::floor((settings.weightAge * answer.ageFactor - 1.0) / distance);
    if (fairshareWeight >= 1.0) {
        answer.fairshareWeight = static_cast<std::uint32_t>(std::min(fairshareWeight, largestWeight));
    }
    if (!answer.ageWeight && !answer.fairshareWeight) {
        answer.reason = { APPORTION_TEXT("No weight of 32 bit is large enough: lower PriorityWeightFairshare first"), {} };
    }
    return answer;
}

std::optional<JobOutcome> outcomeOf(
    const Policy &policy, const Situation &situation, const EvaluationOptions &options, const Job &job, const std::stop_token &stop)
{
    Situation with = situation;
    with.jobs.edit().push_back(job);
    const auto index = static_cast<std::uint32_t>(with.jobs->size() - 1);
    const std::optional<Evaluation> evaluation = evaluate(policy, with, options, stop);
    if (!evaluation) {
        return std::nullopt;
    }
    JobOutcome outcome;
    outcome.knownUser = hasAssociation(policy.associations, job);
    StartObstacles obstacles(policy);
    const std::vector<JobRow> &order = evaluation->order();
    outcome.pending = static_cast<std::uint32_t>(order.size());
    for (JobRow row = 0; row < evaluation->jobs().rowCount(); ++row) {
        if (evaluation->jobs().job[row] != index) {
            continue;
        }
        JobOutcome::Row shown;
        shown.terms = evaluation->terms(row);
        if (const std::uint16_t partition = evaluation->jobs().partition[row]; partition != unknownIndex) {
            shown.partition = policy.partitions.get()[partition].name;
            shown.billing = billJob(policy, policy.partitions.get()[partition], job).value;
            shown.run = runCost(*evaluation, row, job, shown.billing, options, stop);
            std::optional<StartObstacle> obstacle = job.running ? std::nullopt : obstacles.find(job, partition);
            if (!obstacle && !job.running) {
                obstacle = obstacles.beyondNodes(job, partition);
            }
            if (obstacle) {
                shown.neverStarts = neverStarts(policy, job, partition, *obstacle);
            }
        }
        const auto place = std::find(order.begin(), order.end(), row);
        shown.place = place == order.end() ? 0 : static_cast<std::uint32_t>(place - order.begin()) + 1;
        outcome.rows.push_back(std::move(shown));
    }
    return stop.stop_requested() ? std::nullopt : std::optional(std::move(outcome));
}

} // namespace apportion
