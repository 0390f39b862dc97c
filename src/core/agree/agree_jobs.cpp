// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agree/agree_jobs.h"

#include "core/evaluate/job_priority.h"
#include "core/policy/text_scan.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace apportion
{

namespace
{

constexpr std::array<const char *, termColumns> termNames
    = { "PRIORITY", "SITE", "AGE", "ASSOC", "FAIRSHARE", "JOBSIZE", "PARTITION", "QOS", "NICE" };

/// Whether a term is a weight times a priority that somebody set: where it differs, Slurm has mostly not computed since that changed.
bool isOfPriority(TermColumn column)
{
    return column == TermColumn::Qos || column == TermColumn::Partition || column == TermColumn::Assoc;
}

/// Printed and computed, by name.
using TresPairs = std::map<std::string, std::pair<std::string, std::string>>;

/// Leaves out what a cut column does not show, and its last entry where that may be the beginning of what is computed.
void dropCutEntries(const std::string &printed, TresPairs &entries)
{
    const std::string last = lowerCase(std::string_view(printed).substr(printed.rfind(',') + 1));
    entries.erase(last.substr(0, last.find('=')));
    for (auto entry = entries.begin(); entry != entries.end();) {
        entry = entry->second.first.empty() ? entries.erase(entry) : std::next(entry);
    }
}

TresPairs tresEntries(const TresTable &tres, const PrintedTerms &printed, const PriorityTerms &terms)
{
    TresPairs entries;
    splitEach(printed.tres, ',', [&entries](std::string_view entry) {
        const std::size_t equals = std::min(entry.find('='), entry.size());
        if (!entry.empty()) {
            entries[lowerCase(entry.substr(0, equals))].first = entry.substr(std::min(equals + 1, entry.size()));
        }
    });
    for (TresIndex index = 0; index < terms.tresTerms.size(); ++index) {
        if (terms.tresTerms[index] != 0.0) {
            entries[tres.name(index)].second = columnText(terms.tresTerms[index], 0);
        }
    }
    if (printed.isTresCut) {
        dropCutEntries(printed.tres, entries);
    }
    return entries;
}

} // namespace

/// The terms of a row, computed last in that of the job's partitions which the printed ones show.
PriorityTerms JobComparison::printedTerms(const PrintedTerms &printed, JobRow row) const
{
    const JobTable &jobs = m_evaluation.jobs();
    const auto isPrinted = [&](const PriorityTerms &terms) {
        const TresPairs entries = tresEntries(m_evaluation.policy().tres, printed, terms);
        return std::all_of(entries.begin(), entries.end(), [](const auto &entry) { return entry.second.first == entry.second.second; });
    };
    PriorityTerms first = sprioTerms(m_evaluation, row);
    if (!printed.hasTres || isPrinted(first)) {
        return first;
    }
    for (JobRow base = jobs.firstRow(row) + 1; base < jobs.rowCount() && jobs.job[base] == jobs.job[row]; ++base) {
        if (PriorityTerms tried = sprioTerms(m_evaluation, row, base); isPrinted(tried)) {
            return tried;
        }
    }
    return first;
}

JobRow JobComparison::rowOf(const std::vector<JobRow> &rows, const PrintedTerms &printed) const
{
    const JobTable &jobs = m_evaluation.jobs();
    const double priority = printed.values[static_cast<std::size_t>(TermColumn::Priority)];
    auto best = static_cast<JobRow>(jobs.rowCount());
    double apart = 0.0;
    for (const JobRow candidate : rows) {
        const std::uint16_t partition = jobs.partition[candidate];
        const Job &job = (*m_evaluation.situation().jobs)[jobs.job[candidate]];
        const bool fits = (printed.partition.empty()
                              || (partition != unknownIndex && isPrintedName(printed.partition, (*m_evaluation.policy().partitions)[partition].name)))
            && (printed.qos.empty() || isPrintedName(printed.qos, jobs.qosName(candidate, job)));
        if (!fits) {
            continue;
        }
        // names that are the same as far as they were printed: which one it is the priority tells
        const double by = std::isnan(priority) ? 0.0 : std::abs(static_cast<double>(m_evaluation.priority(candidate)) - priority);
        if (best == jobs.rowCount() || by < apart) {
            best = candidate;
            apart = by;
        }
    }
    return best;
}

void JobComparison::compareTerms()
{
    const JobTable &jobs = m_evaluation.jobs();
    std::unordered_map<std::string, std::vector<JobRow>> rows;
    for (JobRow row = 0; row < jobs.rowCount(); ++row) {
        rows[sprioJobId((*m_evaluation.situation().jobs)[jobs.job[row]])].push_back(row);
    }
    for (const PrintedTerms &printed : m_printed.terms) {
        const auto found = rows.find(printed.job);
        const JobRow row = found == rows.end() ? jobs.rowCount() : rowOf(found->second, printed);
        if (row < jobs.rowCount()) {
            compareRow(printed, row);
        } else {
            const double priority = printed.values[static_cast<std::size_t>(TermColumn::Priority)];
            count(false, { {}, printed.job + " in " + printed.partition, termNames[0], columnText(priority, 0), {}, Cause::NoRow });
        }
    }
}

void JobComparison::compareRow(const PrintedTerms &printed, JobRow row)
{
    const Policy &policy = m_evaluation.policy();
    const JobTable &jobs = m_evaluation.jobs();
    const PriorityTerms terms = printedTerms(printed, row);
    const double priority = policy.priority.type == PriorityType::Basic ? terms.priority : static_cast<double>(sprioPriority(terms));
    const std::array<double, termColumns> here = { priority, static_cast<double>(terms.site), terms.age, terms.assoc, terms.fairshare, terms.jobSize,
        terms.partition, terms.qos, static_cast<double>(terms.nice) };
    const AssociationId association = jobs.association[row];
    double slack = association == noAssociation ? 0.0 : m_shares.fairShareSlack(association) * policy.priority.weightFairshare;
    // its terms lag one pass behind its sshare (docs/SLURM.md 5)
    slack += m_evaluation.algorithm() == Algorithm::DepthOblivious ? 1.0 : 0.0;
    const Job &job = (*m_evaluation.situation().jobs)[jobs.job[row]];
    const Disagreement where { { ObjectRef::Kind::Job, jobs.job[row], job.id }, job.id + " in " + printed.partition, {}, {}, {}, Cause::Unknown };
    const bool isUsed = association == noAssociation || !m_lacksUsage;
    const bool isQosKnown = jobs.qos[row] != unknownIndex || !(printed.values[static_cast<std::size_t>(TermColumn::Qos)] > 0.5);
    bool all = true;
    const auto compare = [&](std::size_t i, double within, const Reason &reason) {
        if (std::isnan(printed.values[i]) || !isComparable(static_cast<TermColumn>(i), isUsed, isQosKnown)) {
            return;
        }
        Disagreement difference = where;
        difference.column = termNames[i];
        difference.printed = columnText(printed.values[i], 0);
        difference.computed = columnText(here[i], 0);
        reason.describe(difference);
        all = count(std::abs(printed.values[i] - here[i]) <= within, std::move(difference)) && all;
    };
    for (std::size_t i = 1; i < termColumns; ++i) {
        const auto column = static_cast<TermColumn>(i);
        // rounded to the nearest whole number; an ulp of a large term is more than nothing
        compare(i, 0.5 + 1e-9 * std::abs(here[i]) + (column == TermColumn::FairShare ? slack : 0.0),
            column == TermColumn::Age || (column == TermColumn::Qos && isQosOfOtherTime(printed.values[i], row)) ? Reason { Cause::Aged }
                : column == TermColumn::Nice                                                                     ? Reason { Cause::NiceSince }
                : column == TermColumn::Qos && isOfLostPriority(printed.values[i], row)              ? Reason { Cause::QosWithoutPriority }
                : column == TermColumn::FairShare                                                    ? m_shares.reasonOfTerm(association)
                : column == TermColumn::Partition && isOfOtherPartitions(printed.values[i], here[i]) ? Reason { Cause::PartitionsSince }
                : column == TermColumn::JobSize && hasBegunSince(job)
                ? Reason { Cause::BegunSince }
                : Reason { isOfPriority(column) || (column == TermColumn::JobSize && m_shares.isStale()) ? Cause::StaleTerm : Cause::Unknown });
    }
    all = compareTres(printed, terms, where, jobs.partition[row]) && all;
    // what some seconds add to the age is less than its rounding shows, and may be what the sum is cut at
    const bool isAging = policy.priority.weightAge != 0 && terms.ageFactor < 1.0
        && std::abs(printed.values[static_cast<std::size_t>(TermColumn::Priority)] - priority) <= 1.0;
    compare(0, slack + 1e-9 * priority, { !all ? Cause::Follows : isAging ? Cause::Aged : Cause::Unknown });
}

bool JobComparison::isOfOtherPartitions(double printed, double here) const
{
    return printed < here && !m_evaluation.policy().priority.has(PriorityFlag::NoNormalPart);
}

bool JobComparison::hasBegunSince(const Job &job) const
{
    const std::int64_t period = std::max<std::int64_t>(1, m_evaluation.policy().priority.calcPeriod.minutes) * 60;
    const std::int64_t now = m_evaluation.situation().toldAt.value_or(m_evaluation.now());
    return job.running && job.startTime != 0 && now - job.startTime <= period;
}

bool JobComparison::isQosOfOtherTime(double printed, JobRow row) const
{
    const JobTable &jobs = m_evaluation.jobs();
    if (jobs.countingQos.empty() || jobs.countingQos[row] == jobs.qos[row]) {
        return false;
    }
    const Policy &policy = m_evaluation.policy();
    const bool isOfSubmission = jobs.qosThatCounts(row, m_evaluation.now()) == jobs.countingQos[row];
    const std::uint16_t other = isOfSubmission ? jobs.qos[row] : jobs.countingQos[row];
    const double priority = other == unknownIndex ? 0.0 : (*policy.qos)[other].priority;
    const double whole = policy.priority.has(PriorityFlag::NoNormalQos) ? 1.0 : policy.highestQosPriority();
    return std::abs(printed - policy.priority.weightQos * (priority / whole)) <= 0.5;
}

bool JobComparison::isOfLostPriority(double printed, JobRow row) const
{
    constexpr double infinite = std::numeric_limits<std::uint32_t>::max();
    constexpr std::uint16_t last = 2511; // which sets slurmctld to 0, too, from its sixth release on (as_mysql_qos.c, _setup_qos_limits)
    const JobTable &jobs = m_evaluation.jobs();
    const Policy &policy = m_evaluation.policy();
    const std::uint16_t counting = jobs.countingQos.empty() ? jobs.qos[row] : jobs.countingQos[row];
    const bool hasNone = std::any_of(policy.qos->begin(), policy.qos->end(), [](const Qos &qos) { return qos.priority == 0; });
    if (counting == unknownIndex || !hasNone || policy.release > last) {
        return false;
    }
    const bool isRaw = policy.priority.has(PriorityFlag::NoNormalQos);
    const double priority = (*policy.qos)[counting].priority;
    const double term = policy.priority.weightQos * (isRaw ? 1.0 : 1.0 / infinite);
    const auto isAs = [printed](double made) { return std::abs(printed - made) <= 0.5 + 1e-9 * made; };
    return priority == 0.0 ? isAs(term * infinite) : !isRaw && isAs(term * priority);
}

bool JobComparison::isComparable(TermColumn column, bool isUsed, bool isQosKnown)
{
    if (!isUsed && (column == TermColumn::Priority || column == TermColumn::FairShare)) {
        ++m_agreement.withoutUsage;
        return false;
    }
    if (!isQosKnown && (column == TermColumn::Priority || column == TermColumn::Qos)) {
        ++m_agreement.withoutQos;
        return false;
    }
    return true;
}

bool JobComparison::isSprioApart() const
{
    std::unordered_map<std::string, bool> isSame; // of each job, whether one of its rows has the priority
    std::unordered_map<std::string, std::uint32_t> beside;
    for (const Job &job : *m_evaluation.situation().jobs) {
        if (job.printedPriority != 0 && !job.running) {
            beside.emplace(sprioJobId(job), job.printedPriority);
        }
    }
    for (const PrintedTerms &terms : m_printed.terms) {
        const bool isNumber = !std::isnan(terms.values[static_cast<std::size_t>(TermColumn::Priority)]);
        if (const auto found = beside.find(terms.job); isNumber && found != beside.end()) {
            // above 32 bits sprio prints the sum as it is
            const double limit = std::numeric_limits<std::uint32_t>::max();
            const double printed = std::min(terms.values[static_cast<std::size_t>(TermColumn::Priority)], limit);
            bool &same = isSame.try_emplace(terms.job, false).first->second;
            same = same || std::abs(printed - found->second) <= 1.0;
        }
    }
    const auto others = static_cast<std::size_t>(std::count_if(isSame.begin(), isSame.end(), [](const auto &job) { return !job.second; }));
    constexpr std::size_t few = 3; // of so few, chance decides
    return others >= few && 2 * others > isSame.size();
}

/// Why the term of a TRES differs.
Cause JobComparison::causeOfTres(std::string_view name, const ObjectRef &job, std::uint16_t partition) const
{
    const auto isBilledBefore
        = [&job](const Disagreement &one) { return one.cause == Cause::BilledBefore && one.object.kind == job.kind && one.object.id == job.id; };
    if (name == "billing" && std::any_of(m_agreement.differences.begin(), m_agreement.differences.end(), isBilledBefore)) {
        return Cause::BilledBefore;
    }
    if (name == "billing" && isOfOlderTotal(m_olderTotals, (*m_evaluation.situation().jobs)[job.id])) {
        return Cause::WeightsSince;
    }
    if (!name.starts_with("license/") && !agreesOnTotals(m_evaluation, m_printed, partition)) {
        return Cause::Running;
    }
    return m_shares.isStale() ? Cause::StaleTerm : Cause::Unknown;
}

bool JobComparison::compareTres(const PrintedTerms &printed, const PriorityTerms &terms, const Disagreement &where, std::uint16_t partition)
{
    if (!printed.hasTres) {
        return true;
    }
    bool all = true;
    for (const auto &[name, texts] : tresEntries(m_evaluation.policy().tres, printed, terms)) {
        Disagreement difference = where;
        difference.column = "TRES " + name;
        difference.printed = texts.first;
        difference.computed = texts.second;
        const bool agrees = texts.first == texts.second;
        const Job &job = (*m_evaluation.situation().jobs)[where.object.id];
        difference.cause = agrees ? Cause::Unknown : hasBegunSince(job) ? Cause::BegunSince : causeOfTres(name, where.object, partition);
        all = count(agrees, std::move(difference)) && all;
    }
    return all;
}

/// The Priority beside each waiting job, where sprio did not print its terms. Of a job with several, one of them is printed:
/// that under which Slurm looked at it last.
void JobComparison::comparePriorities()
{
    const Policy &policy = m_evaluation.policy();
    const JobTable &jobs = m_evaluation.jobs();
    const double maxAge = std::max(60.0, secondsOfMaxAge(policy));
    for (JobRow row = 0; row < jobs.rowCount();) {
        const std::uint32_t index = jobs.job[row];
        const Job &job = (*m_evaluation.situation().jobs)[index];
        const auto distance = [&](JobRow of) { return std::abs(static_cast<double>(m_evaluation.priority(of)) - job.printedPriority); };
        JobRow nearest = row;
        for (++row; row < jobs.rowCount() && jobs.job[row] == index; ++row) {
            nearest = distance(row) < distance(nearest) ? row : nearest;
        }
        if (job.printedPriority == 0 || job.running || !isListedBySprio(policy, job, m_evaluation.now())) {
            continue;
        }
        const AssociationId association = jobs.association[nearest];
        const bool isQosKnown = jobs.qos[nearest] != unknownIndex || policy.priority.weightQos == 0 || jobs.qosName(nearest, job).empty();
        if (!isComparable(TermColumn::Priority, association == noAssociation || !m_lacksUsage, isQosKnown)) {
            continue;
        }
        // the second in which it was computed is known, not its fraction
        const double slack = (association == noAssociation ? 0.0 : m_shares.fairShareSlack(association) * policy.priority.weightFairshare)
            + (policy.priority.weightAge == 0 ? 0.0 : 1.0 + policy.priority.weightAge / maxAge)
            + (m_evaluation.algorithm() == Algorithm::DepthOblivious ? 1.0 : 0.0);
        Disagreement difference { { ObjectRef::Kind::Job, index, job.id }, job.id, termNames[0], std::to_string(job.printedPriority),
            std::to_string(m_evaluation.priority(nearest)) };
        const Reason reason = m_shares.reasonOfTerm(association);
        (reason.cause == Cause::Unknown ? Reason { Cause::Adjusted } : reason).describe(difference);
        count(distance(nearest) <= slack, std::move(difference));
    }
}

} // namespace apportion
