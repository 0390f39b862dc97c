// SPDX-License-Identifier: GPL-3.0-or-later
// When the priorities were computed that a cluster printed.
#include "core/agree/agree_parts.h"

#include "core/evaluate/job_priority.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace apportion
{

double secondsOfMaxAge(const Policy &policy)
{
    const SlurmTime &maxAge = policy.priority.maxAge;
    return maxAge.isUnlimited() ? SlurmTime::unlimited : maxAge.minutes * 60.0;
}

bool lacksUsage(const Evaluation &evaluation, const Printed &printed)
{
    const PrioritySettings &priority = evaluation.policy().priority;
    return printed.shares.empty() && evaluation.rawUsage(AssociationTree::root()) == 0.0L && priority.weightFairshare > 0
        && priority.type != PriorityType::Basic;
}

namespace
{

using Borders = std::vector<std::pair<double, int>>; ///< where a span begins (1), and where it ends (-1)

/// The time in most of the spans, @p newest where that is one; nothing without spans.
std::optional<std::int64_t> mostCovered(Borders borders, std::int64_t newest)
{
    std::sort(borders.begin(), borders.end());
    int depth = 0;
    int deepest = 0;
    const auto known = static_cast<double>(newest);
    std::pair<double, double> best { known, known };
    for (std::size_t i = 0; i + 1 < borders.size(); ++i) {
        depth += borders[i].second;
        const std::pair<double, double> span { borders[i].first, borders[i + 1].first };
        const bool holdsKnown = span.first <= known && known <= span.second;
        if (depth > deepest || (depth == deepest && depth > 0 && holdsKnown)) {
            deepest = depth;
            best = span;
        }
    }
    if (deepest == 0) {
        return std::nullopt;
    }
    const bool holdsKnown = best.first <= known && known <= best.second;
    return holdsKnown ? newest : static_cast<std::int64_t>(std::llround((best.first + best.second) / 2.0));
}

} // namespace

// It is where most of the spans lie over each other that an age rounded to a whole term leaves.
std::optional<std::int64_t> timeOfPriorities(const Evaluation &evaluation, const Printed &printed)
{
    const Policy &policy = evaluation.policy();
    const double weight = policy.priority.weightAge;
    const double maxAge = secondsOfMaxAge(policy);
    if (weight <= 0.0 || maxAge <= 0.0) {
        return std::nullopt;
    }
    std::unordered_multimap<std::string_view, const PrintedTerms *> rows; // by job
    for (const PrintedTerms &terms : printed.terms) {
        rows.emplace(terms.job, &terms);
    }
    const auto printedRow = [&](const Job &job, std::uint16_t partition) -> const PrintedTerms * {
        const auto [first, last] = rows.equal_range(sprioJobId(job));
        const auto found = std::find_if(first, last, [&](const auto &row) {
            return job.partitions.size() == 1
                || (partition != unknownIndex && isPrintedName(row.second->partition, (*policy.partitions)[partition].name));
        });
        return found == last ? nullptr : found->second;
    };
    const JobTable &jobs = evaluation.jobs();
    const bool knowsSums = !lacksUsage(evaluation, printed);
    Borders borders;
    const auto addSpan = [&](double start, double leastAge, double mostAge) {
        if (leastAge < weight && mostAge >= 0.0) {
            borders.emplace_back(start + leastAge / weight * maxAge, 1);
            borders.emplace_back(start + mostAge / weight * maxAge, -1);
        }
    };
    for (JobRow jobRow = 0; jobRow < jobs.rowCount(); ++jobRow) {
        const Job &job = (*evaluation.situation().jobs)[jobs.job[jobRow]];
        const std::int64_t accrue = policy.priority.has(PriorityFlag::AccrueAlways) ? job.submitTime : jobs.accrueTime[jobRow];
        if (accrue == 0 || job.running || job.held) {
            continue;
        }
        const auto start = static_cast<double>(accrue);
        const PriorityTerms terms = evaluation.terms(jobRow);
        const double rest = terms.sum - terms.age;
        if (const PrintedTerms *row = printedRow(job, jobs.partition[jobRow])) {
            // the age is rounded, the sum is cut: together they say more, where the other terms agree
            const double age = row->values[static_cast<std::size_t>(TermColumn::Age)];
            const double sum = row->values[static_cast<std::size_t>(TermColumn::Priority)] - rest;
            const bool isSumKnown = knowsSums && std::abs(sum + 0.5 - age) < 1.0;
            if (!std::isnan(age)) {
                addSpan(start, isSumKnown ? std::max(age - 0.5, sum) : age - 0.5, isSumKnown ? std::min(age + 0.5, sum + 1.0) : age + 0.5);
            }
        } else if (knowsSums && jobs.startsJob(jobRow) && printed.terms.empty() && job.printedPriority != 0 && job.partitions.size() == 1
            && job.startTime == 0) { // one that is planned has the size of the plan, which only sprio tells: no age is the difference
            addSpan(start, job.printedPriority - rest, job.printedPriority - rest + 1.0);
        }
    }
    // of times that the ages tell as well as each other it is the first one that may be: priorities are not computed at each listing
    const std::int64_t newest = jobs.submitTime.empty() ? 0 : std::max<std::int64_t>(0, *std::ranges::max_element(jobs.submitTime));
    return mostCovered(std::move(borders), newest).value_or(evaluation.now());
}

} // namespace apportion
