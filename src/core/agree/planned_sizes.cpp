// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agree/planned_sizes.h"

#include "core/evaluate/evaluation.h"
#include "core/evaluate/job_priority.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <unordered_map>
#include <vector>

namespace apportion
{

namespace
{

/// A job of which sprio printed another size than follows from what it asked for.
struct Planned
{
    std::uint32_t job = 0; ///< its index in Situation::jobs
    double printed = 0.0; ///< JOBSIZE
    std::uint32_t least = 0; ///< the CPUs that it may be
    std::uint32_t most = 0;
};

/// What sprio would print as JOBSIZE. Fair share, which has no part in it, is worked out once.
class Sizes
{
public:
    Sizes(const Policy &policy, const Situation &situation)
        : m_context(policy, policy.associations.layout()), m_evaluation(*evaluate(policy, situation, associationsAlone()))
    {
    }

    /// Of each job of @p situation, by its index: that of its first row.
    std::vector<double> of(const Policy &policy, const Situation &situation)
    {
        priceJobs(m_evaluation, buildJobTable(policy, situation), 0); // no size depends on the time
        std::vector<double> sizes(situation.jobs->size(), notPrinted);
        const JobTable &jobs = m_evaluation.jobs();
        for (JobRow row = 0; row < jobs.rowCount(); ++row) {
            if (double &size = sizes[jobs.job[row]]; std::isnan(size)) {
                size = m_context.terms(m_evaluation, row).jobSize;
            }
        }
        return sizes;
    }

private:
    static EvaluationOptions associationsAlone()
    {
        EvaluationOptions options;
        options.associationsOnly = true;
        return options;
    }

    PriorityContext m_context;
    Evaluation m_evaluation;
};

bool isPrintedAs(double computed, double printed)
{
    constexpr double half = 0.5; // sprio rounds to whole numbers
    return std::abs(computed - printed) <= half + 1e-9 * std::abs(computed);
}

/// What sprio printed, by the job's number.
std::unordered_map<std::string, double> printedSizes(const Printed &printed)
{
    std::unordered_map<std::string, double> sizes;
    for (const PrintedTerms &terms : printed.terms) {
        if (const double size = terms.values[static_cast<std::size_t>(TermColumn::JobSize)]; !std::isnan(size)) {
            sizes.emplace(terms.job, size);
        }
    }
    return sizes;
}

/// Waiting jobs that slurmctld has planned, and whose size is not the one of the CPUs that they asked for: it means to start them some
/// time, or a task of their array may have begun, when the rest keeps the CPUs that the task was given, and no start. Of others that
/// differ no plan is the cause: what slurm.conf says of the nodes may not be what runs.
std::vector<Planned> findPlanned(
    const std::unordered_map<std::string, double> &printed, const std::vector<double> &computed, std::uint32_t most, const Situation &situation)
{
    std::vector<Planned> planned;
    for (std::uint32_t i = 0; i < computed.size(); ++i) {
        const Job &job = situation.jobs->at(i);
        const bool isRest = isRestOfArray(job); // which somebody may have given more CPUs than the task had
        const bool isPlanned = !job.running && (job.startTime != 0 || isRest);
        const auto found = isPlanned ? printed.find(sprioJobId(job)) : printed.end();
        if (found != printed.end() && !isPrintedAs(computed[i], found->second) && (isRest || job.cpus < most)) {
            planned.push_back({ i, found->second, isRest ? 1 : job.cpus + 1, most });
        }
    }
    return planned;
}

bool isLimitOf(const Policy &policy, const std::string &name, std::uint32_t limit)
{
    const std::uint16_t partition = policy.findPartition(name);
    const SlurmTime time = partition == unknownIndex ? SlurmTime() : (*policy.partitions)[partition].maxTime;
    return partition != unknownIndex && (time.isUnlimited() ? unlimitedTime : static_cast<std::uint32_t>(time.minutes)) == limit;
}

/// The jobs whose limit scontrol may only have printed, by their index.
std::vector<std::uint32_t> maybeWithoutLimit(const std::unordered_map<std::string, double> &said, const Policy &policy, const Situation &situation)
{
    std::vector<std::uint32_t> maybe;
    const bool isLimitInSize = policy.priority.has(PriorityFlag::SmallRelativeToTime);
    for (std::uint32_t i = 0; isLimitInSize && i < situation.jobs->size(); ++i) {
        const Job &job = situation.jobs->at(i);
        const bool isOne = !job.running && job.partitions.size() > 1 && said.contains(sprioJobId(job))
            && std::any_of(
                job.partitions.begin(), job.partitions.end(), [&](const std::string &name) { return isLimitOf(policy, name, job.timeLimit); });
        if (isOne) {
            maybe.push_back(i);
        }
    }
    return maybe;
}

/// @p sizes are those of @p situation, before and after.
std::size_t dropUnaskedLimits(
    const std::unordered_map<std::string, double> &said, const Policy &policy, Situation &situation, Sizes &sizesOf, std::vector<double> &sizes)
{
    const std::vector<std::uint32_t> asked = maybeWithoutLimit(said, policy, situation);
    if (asked.empty()) {
        return 0;
    }
    Situation without = situation;
    for (const std::uint32_t i : asked) {
        without.jobs.edit()[i].timeLimit = noTimeLimit;
    }
    const std::vector<double> free = sizesOf.of(policy, without);
    std::size_t dropped = 0;
    for (const std::uint32_t i : asked) {
        const double size = said.at(sprioJobId(situation.jobs->at(i)));
        if (!isPrintedAs(sizes[i], size) && isPrintedAs(free[i], size)) {
            situation.jobs.edit()[i].timeLimit = noTimeLimit;
            sizes[i] = free[i];
            ++dropped;
        }
    }
    return dropped;
}

/// Gives @p planned the CPUs of their plans.
std::size_t takeSizes(std::vector<Planned> &planned, const Policy &policy, Situation &situation, Sizes &sizesOf)
{
    // Of each the fewest CPUs with which its size is the one that was printed, all of them searched at once: size goes up with
    // CPUs, or down where small jobs are favoured.
    const double direction = policy.priority.favorSmall ? -1.0 : 1.0;
    Situation trial = situation;
    const auto tryWith = [&](const auto &cpusOf) {
        std::vector<Job> &jobs = trial.jobs.edit();
        jobs.clear();
        for (const Planned &one : planned) {
            jobs.push_back(situation.jobs->at(one.job));
            jobs.back().cpus = cpusOf(one);
        }
        return sizesOf.of(policy, trial);
    };
    while (std::any_of(planned.begin(), planned.end(), [](const Planned &one) { return one.least < one.most; })) {
        const auto middle = [](const Planned &one) { return one.least + (one.most - one.least) / 2; };
        const std::vector<double> sizes = tryWith(middle);
        for (std::size_t i = 0; i < planned.size(); ++i) {
            Planned &one = planned[i];
            if (one.least == one.most) {
                continue;
            }
            const bool isEnough = isPrintedAs(sizes[i], one.printed) || direction * sizes[i] > direction * one.printed;
            (isEnough ? one.most : one.least) = isEnough ? middle(one) : middle(one) + 1;
        }
    }
    const std::vector<double> sizes = tryWith([](const Planned &one) { return one.least; });
    std::size_t taken = 0;
    for (std::size_t i = 0; i < planned.size(); ++i) {
        if (isPrintedAs(sizes[i], planned[i].printed)) {
            situation.jobs.edit()[planned[i].job].cpus = planned[i].least;
            ++taken;
        }
    }
    return taken;
}

} // namespace

TakenPlans takePlans(const Printed &printed, const Policy &policy, Situation &situation)
{
    const std::unordered_map<std::string, double> said = printedSizes(printed);
    if (said.empty() || policy.priority.weightJobSize == 0) {
        return {};
    }
    Sizes sizesOf(policy, situation);
    std::vector<double> sizes = sizesOf.of(policy, situation);
    TakenPlans taken;
    taken.limits = dropUnaskedLimits(said, policy, situation, sizesOf, sizes);
    const auto most = static_cast<std::uint32_t>(std::min<std::uint64_t>(policy.clusterCpus(), std::numeric_limits<std::uint32_t>::max()));
    if (std::vector<Planned> planned = findPlanned(said, sizes, most, situation); !planned.empty()) {
        taken.sizes = takeSizes(planned, policy, situation, sizesOf);
    }
    return taken;
}

} // namespace apportion
