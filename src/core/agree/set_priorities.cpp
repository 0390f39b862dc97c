// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agree/set_priorities.h"

#include "core/evaluate/evaluation.h"
#include "core/evaluate/job_priority.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <unordered_map>
#include <unordered_set>

namespace apportion
{

namespace
{

/// The most that terms which are all printed as 0 come to: half a point each, and what rounding adds.
constexpr double mostOfNothing = 0.5 * termColumns + 2.0;

double priorityOf(const PrintedTerms &terms)
{
    return terms.values[static_cast<std::size_t>(TermColumn::Priority)];
}

bool isWithoutTerms(const PrintedTerms &terms)
{
    constexpr double most = 4294967295.0;
    return std::all_of(terms.values.begin() + 1, terms.values.end(), [](double value) { return value == 0.0; }) && terms.tres.empty()
        && priorityOf(terms) >= 1.0 && priorityOf(terms) <= most;
}

bool isUnprinted(const PrintedTerms &terms)
{
    return std::all_of(terms.values.begin(), terms.values.end(), [](double value) { return std::isnan(value); });
}

/// What sshare printed as the fair-share factor, by the association.
std::unordered_map<AssociationId, double> printedFactors(const Printed &printed)
{
    std::unordered_map<AssociationId, double> factors;
    for (const PrintedShare &share : printed.shares) {
        if (const double factor = share.values[static_cast<std::size_t>(ShareColumn::FairShare)]; !std::isnan(factor)) {
            factors.emplace(share.association, factor);
        }
    }
    return factors;
}

/// Jobs of which a term follows that sprio would not have printed as 0, by their index.
std::unordered_set<std::uint32_t> jobsWithTerms(const Printed &printed, const Policy &policy, const Situation &situation)
{
    const std::unordered_map<AssociationId, double> factors = printedFactors(printed);
    const Evaluation evaluation = *evaluate(policy, situation);
    const JobTable &jobs = evaluation.jobs();
    std::unordered_set<std::uint32_t> found;
    for (JobRow row = 0; row < jobs.rowCount(); ++row) {
        const PriorityTerms terms = evaluation.terms(row);
        const auto factor = factors.find(jobs.association[row]); // which may be of before the last pass
        const double fairShare = factor == factors.end() ? terms.fairshare : factor->second * policy.priority.weightFairshare;
        if (jobs.startsJob(row) && std::max({ terms.age, terms.assoc, fairShare, terms.jobSize, terms.partition, terms.qos, terms.tres }) >= 1.0) {
            found.insert(jobs.job[row]);
        }
    }
    return found;
}

} // namespace

std::size_t takeSetPriorities(const Printed &printed, const Policy &policy, Situation &situation)
{
    std::unordered_map<std::string_view, double> alone;
    std::unordered_set<std::string_view> unprinted;
    std::vector<std::string_view> computed;
    for (const PrintedTerms &terms : printed.terms) {
        if (isUnprinted(terms)) {
            unprinted.insert(terms.job);
        } else if (isWithoutTerms(terms)) {
            alone.emplace(terms.job, priorityOf(terms));
        } else {
            computed.push_back(terms.job);
        }
    }
    for (const std::string_view job : computed) { // in another of its partitions, such as one without nodes, nothing may count
        alone.erase(job);
    }
    if (alone.empty() && unprinted.empty()) {
        return 0;
    }
    const bool anyFew = std::any_of(alone.begin(), alone.end(), [](const auto &one) { return one.second <= mostOfNothing; });
    const std::unordered_set<std::uint32_t> withTerms = anyFew ? jobsWithTerms(printed, policy, situation) : std::unordered_set<std::uint32_t>();
    std::size_t taken = 0;
    for (std::uint32_t i = 0; i < situation.jobs->size(); ++i) {
        const Job &job = situation.jobs->at(i);
        const std::string id = sprioJobId(job);
        std::uint32_t set = 0;
        if (const auto found = alone.find(id); found != alone.end()) {
            set = found->second > mostOfNothing || withTerms.contains(i) ? static_cast<std::uint32_t>(found->second) : 0;
        } else if (unprinted.contains(id)) {
            set = job.printedPriority;
        }
        if (set != 0 && set != job.setPriority) {
            situation.jobs.edit()[i].setPriority = set;
            ++taken;
        }
    }
    return taken;
}

} // namespace apportion
