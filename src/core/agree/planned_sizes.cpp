// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agree/planned_sizes.h"

#include "core/evaluate/evaluation.h"
#include "core/evaluate/job_priority.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <stop_token>
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

/// The JOBSIZE of each job of @p situation, by its index: that of its first row.
std::vector<double> sizesOf(const Policy &policy, const Situation &situation)
{
    std::vector<double> sizes(situation.jobs->size(), notPrinted);
    const std::optional<Evaluation> evaluation = evaluate(policy, situation, {}, std::stop_token());
    const JobTable &jobs = evaluation->jobs();
    const PriorityContext context(policy, policy.associations.layout());
    for (JobRow row = 0; row < jobs.rowCount(); ++row) {
        if (double &size = sizes[jobs.job[row]]; std::isnan(size)) {
            size = context.terms(*evaluation, row).jobSize;
        }
    }
    return sizes;
}

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

std::vector<Planned> findPlanned(const Printed &printed, const Policy &policy, const Situation &situation)
{
    std::vector<Planned> planned;
    const std::unordered_map<std::string, double> sizes = printedSizes(printed);
    if (sizes.empty() || policy.priority.weightJobSize == 0 || policy.clusterCpus() == 0) {
        return planned;
    }
    const std::vector<double> computed = sizesOf(policy, situation);
    const auto most = static_cast<std::uint32_t>(std::min<std::uint64_t>(policy.clusterCpus(), std::numeric_limits<std::uint32_t>::max()));
    for (std::uint32_t i = 0; i < computed.size(); ++i) {
        const Job &job = situation.jobs->at(i);
        const auto found = job.running || std::isnan(computed[i]) ? sizes.end() : sizes.find(sprioJobId(job));
        if (found != sizes.end() && !isPrintedAs(computed[i], found->second) && job.cpus < most) {
            planned.push_back({ i, found->second, job.cpus + 1, most });
        }
    }
    return planned;
}

} // namespace

std::size_t takePlannedSizes(const Printed &printed, const Policy &policy, Situation &situation)
{
    std::vector<Planned> planned = findPlanned(printed, policy, situation);
    if (planned.empty()) {
        return 0;
    }
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
        return sizesOf(policy, trial);
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

} // namespace apportion
