// SPDX-License-Identifier: GPL-3.0-or-later
// The derivation of a job's priority and billing.
#include "core/evaluate/billing.h"
#include "core/explain/explain_parts.h"

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace explaining
{

namespace
{
constexpr const char *generalSource = "Multifactor Priority page, Job priority factors in general";
constexpr const char *basicSource = "slurm.conf manual, PriorityType";
constexpr const char *holdSource = "scontrol manual, hold";
constexpr const char *flagsSource = "slurm.conf manual, PriorityFlags";
constexpr double highestPriority = 4294967295.0;

std::string roundedTerm(double value)
{
    return formulaText(value, 2);
}

/// "16 + 50000 − 100": what is not 0.
std::string sumOfTerms(const PriorityTerms &terms)
{
    std::string text;
    const auto append = [&text](double value) {
        if (value != 0.0) {
            text += (text.empty() ? (value < 0 ? "−" : "") : value < 0 ? " − " : " + ") + roundedTerm(std::fabs(value));
        }
    };
    for (const double term : { terms.age, terms.assoc, terms.fairshare, terms.jobSize, terms.partition, terms.qos, terms.tres,
             static_cast<double>(terms.site), -static_cast<double>(terms.nice) }) {
        append(term);
    }
    return text.empty() ? "0" : text;
}

/// What makes the priority another one than the cut sum; empty when nothing does.
Text exceptionOf(const Policy &policy, const Job &job, const PriorityTerms &terms)
{
    const double cut = std::trunc(std::clamp(terms.sum, 1.0, highestPriority));
    if (cut == static_cast<double>(terms.priority)) {
        return {};
    }
    if (job.held) {
        return { APPORTION_TEXT("The job is held: its priority is 0 until it is released"), {} };
    }
    if (job.running && !policy.priority.has(PriorityFlag::CalculateRunning)) {
        return { APPORTION_TEXT("The job is running and keeps the priority that it had; CALCULATE_RUNNING would compute it again"), {} };
    }
    return { APPORTION_TEXT("INCR_ONLY: a priority never falls, and this one was %1"), { std::to_string(terms.priority) } };
}

void addPriorityAsShown(Steps &steps, const Job &job, const PriorityTerms &terms)
{
    const Policy &policy = steps.evaluation().policy();
    const Text exception = exceptionOf(policy, job, terms);
    const bool cut = exception.isEmpty();
    const double clamped = std::clamp(terms.sum, 1.0, highestPriority);
    ExplainStep &step = steps.add({ APPORTION_TEXT("Priority"), {} }, "priority",
        cut ? "priority = the sum, cut to an integer between 1 and 4294967295" : std::string(), cut ? cutText(clamped) : std::string(),
        terms.priority, generalSource);
    step.value = std::to_string(terms.priority);
    if (!cut) {
        step.note = exception;
        step.source = job.held ? holdSource : flagsSource;
    } else if (terms.sum < 1.0) {
        step.note = { APPORTION_TEXT("Below 1 it is 1; 0 would mean that the job is held"), {} };
    } else if (terms.sum > highestPriority) {
        step.note = { APPORTION_TEXT("More does not fit into 32 bit"), {} };
    }
}

void addSite(Steps &steps, const PriorityTerms &terms)
{
    steps.add({ APPORTION_TEXT("Site factor"), {} }, {}, {}, {}, static_cast<long double>(terms.site), "Multifactor Priority page, Site factor").value
        = std::to_string(terms.site);
}

void addNice(Steps &steps, const PriorityTerms &terms)
{
    ExplainStep &nice
        = steps.add({ APPORTION_TEXT("Nice"), {} }, {}, {}, {}, static_cast<long double>(terms.nice), "Multifactor Priority page, Nice factor");
    nice.value = std::to_string(terms.nice);
    nice.note = { APPORTION_TEXT("Subtracted from the priority"), {} };
}

void addPriority(Steps &steps, JobRow row, const Job &job, const PriorityTerms &terms)
{
    for (const JobQuantity quantity : { JobQuantity::Age, JobQuantity::Assoc, JobQuantity::FairShare, JobQuantity::JobSize, JobQuantity::Partition,
             JobQuantity::Qos, JobQuantity::Tres }) {
        addJobTerm(steps, row, terms, quantity, false);
    }
    addSite(steps, terms);
    addNice(steps, terms);
    ExplainStep &sum = steps.add({ APPORTION_TEXT("Sum"), {} }, "sum",
        "sum = age + assoc + fair share + job size + partition + QOS + TRES + site − nice", sumOfTerms(terms), terms.sum, generalSource);
    sum.value = fixedText(terms.sum, 2);
    addPriorityAsShown(steps, job, terms);
}

void addBasic(Steps &steps, JobQuantity quantity, const PriorityTerms &terms)
{
    if (quantity == JobQuantity::Priority) {
        steps
            .say({ APPORTION_TEXT("Priority"), {} },
                { APPORTION_TEXT("priority/basic: first in, first out. Each new job comes below all before it"), {} }, terms.priority, basicSource)
            .value
            = std::to_string(terms.priority);
    } else {
        steps
            .say({ APPORTION_TEXT("No such term"), {} }, { APPORTION_TEXT("priority/basic knows no factors: first in, first out"), {} }, 0.0L,
                basicSource)
            .value
            = "0";
    }
}

/// "max(4, 0.5) + 2": the maximum of some terms and the sum of the others, as the rule has it.
std::string billingNumbers(const Policy &policy, const Billing &billing, BillingRule rule)
{
    std::string maximum;
    std::string sum;
    std::size_t compared = 0;
    for (const BillingTerm &term : billing.terms) {
        const bool inMaximum
            = rule != BillingRule::Sum && policy.tres.isNodeTres(term.tres) && !(rule == BillingRule::MaxTresGres && policy.tres.isGres(term.tres));
        std::string &list = inMaximum ? maximum : sum;
        list += (list.empty() ? "" : inMaximum ? ", " : " + ") + n(term.value);
        compared += inMaximum ? 1 : 0;
    }
    if (compared > 1) {
        maximum = "max(" + maximum + ')';
    }
    if (maximum.empty() || sum.empty()) {
        return maximum.empty() && sum.empty() ? "0" : maximum + sum;
    }
    return maximum + " + " + sum;
}

const char *billingFormula(BillingRule rule)
{
    switch (rule) {
    case BillingRule::MaxTres:
        return "billing = max(cpu, mem, node, gres) + Σ others";
    case BillingRule::MaxTresGres:
        return "billing = max(cpu, mem, node) + Σ gres + Σ others";
    case BillingRule::Sum:
        break;
    }
    return "billing = Σ count · weight";
}

void addBillingTerm(Steps &steps, const BillingTerm &term, const ObjectRef &partition)
{
    const Policy &policy = steps.evaluation().policy();
    ExplainStep &step = steps.add({ APPORTION_TEXT("Charge for %1"), { policy.tres.name(term.tres) } }, {}, "count · weight",
        n(static_cast<long double>(term.count)) + " · " + formulaText(term.weight, 9), term.value, source::billing);
    step.value = n(term.value);
    step.object = partition;
    if (!term.counts) {
        step.note = { APPORTION_TEXT("Does not count: another one of the maximum is larger"), {} };
    } else if (term.tres == tresMem) {
        step.note = { APPORTION_TEXT("Memory is counted in MB"), {} };
    }
}
} // namespace

void addBilling(Steps &steps, std::uint32_t jobIndex, std::uint16_t index, BillingRule rule)
{
    const Policy &policy = steps.evaluation().policy();
    const Text title { APPORTION_TEXT("Billing"), {} };
    if (index >= policy.partitions->size()) {
        steps.say(title, { APPORTION_TEXT("The partition is unknown, and with it what it charges"), {} }, 0.0L, source::billing).value = "0";
        return;
    }
    const Partition &partition = policy.partitions.get()[index];
    const ObjectRef object { ObjectRef::Kind::Partition, index, partition.name };
    const Billing billing = bill(policy, partition, requestedTres(policy, policy.jobs.get()[jobIndex]), rule);
    if (billing.fromCpus) {
        ExplainStep &step = steps.add(title, "billing", "billing = CPUs", n(billing.value), billing.value, source::billing);
        step.value = cutText(billing.value);
        step.object = object;
        step.note = { APPORTION_TEXT("Partition %1 has no TRESBillingWeights"), { partition.name } };
        return;
    }
    for (const BillingTerm &term : billing.terms) {
        addBillingTerm(steps, term, object);
    }
    ExplainStep &step = steps.add(title, "billing", billingFormula(rule), billingNumbers(policy, billing, rule), billing.value, source::billing);
    step.value = cutText(billing.value);
    step.object = object;
    step.note = { APPORTION_TEXT("Shown cut to an integer; usage grows by %1 each second that the job runs"), { n(billing.value) } };
}

namespace
{
const char *jobQuestion(JobQuantity quantity)
{
    switch (quantity) {
    case JobQuantity::Priority:
        break;
    case JobQuantity::Age:
        return APPORTION_TEXT("Why does the age of job %1 in %2 count %3?");
    case JobQuantity::Assoc:
        return APPORTION_TEXT("Why does the association of job %1 in %2 count %3?");
    case JobQuantity::FairShare:
        return APPORTION_TEXT("Why does fair share count %3 for job %1 in %2?");
    case JobQuantity::JobSize:
        return APPORTION_TEXT("Why does the size of job %1 in %2 count %3?");
    case JobQuantity::Partition:
        return APPORTION_TEXT("Why does partition %2 count %3 for job %1?");
    case JobQuantity::Qos:
        return APPORTION_TEXT("Why does the QOS of job %1 in %2 count %3?");
    case JobQuantity::Tres:
        return APPORTION_TEXT("Why do the TRES of job %1 in %2 count %3?");
    case JobQuantity::Billing:
        return APPORTION_TEXT("Why is job %1 in %2 billed %3 a second?");
    case JobQuantity::Site:
        return APPORTION_TEXT("Why is the site factor of job %1 in %2 %3?");
    case JobQuantity::Nice:
        return APPORTION_TEXT("Why is the nice value of job %1 in %2 %3?");
    }
    return APPORTION_TEXT("Why is the priority of job %1 in %2 %3?");
}

std::string partitionName(const Evaluation &evaluation, JobRow row)
{
    const std::uint16_t index = evaluation.jobs().partition[row];
    const auto &partitions = evaluation.policy().partitions.get();
    if (index < partitions.size()) {
        return partitions[index].name;
    }
    // The rows of a job stand together, in the order of its partitions.
    const std::uint32_t job = evaluation.jobs().job[row];
    const auto &named = evaluation.policy().jobs.get()[job].partitions;
    std::size_t which = 0;
    while (which < row && evaluation.jobs().job[row - which - 1] == job) {
        ++which;
    }
    return which < named.size() ? named[which] : std::string("?");
}
} // namespace

} // namespace explaining

Explanation explain(const Evaluation &evaluation, JobRow row, JobQuantity quantity)
{
    explaining::Steps steps(evaluation);
    const Job &job = evaluation.policy().jobs.get()[evaluation.jobs().job[row]];
    const PriorityTerms terms = evaluation.terms(row);
    if (quantity == JobQuantity::Billing) {
        explaining::addBilling(steps, evaluation.jobs().job[row], evaluation.jobs().partition[row], evaluation.policy().priority.billingRule());
    } else if (evaluation.policy().priority.type == PriorityType::Basic) {
        explaining::addBasic(steps, quantity, terms);
    } else if (quantity == JobQuantity::Site) {
        explaining::addSite(steps, terms);
    } else if (quantity == JobQuantity::Nice) {
        explaining::addNice(steps, terms);
    } else if (quantity == JobQuantity::Priority) {
        explaining::addPriority(steps, row, job, terms);
    } else {
        explaining::addJobTerm(steps, row, terms, quantity, true);
    }
    Explanation explanation;
    explanation.steps = steps.take();
    explanation.title = { explaining::jobQuestion(quantity), { job.id, explaining::partitionName(evaluation, row), explanation.steps.back().value } };
    explaining::addLinks(evaluation, explanation, JobNumber { row, quantity });
    return explanation;
}

Explanation explain(const Evaluation &evaluation, const BillingNumber &billing)
{
    Explanation explanation;
    const Policy &policy = evaluation.policy();
    if (billing.job >= policy.jobs->size() || billing.partition >= policy.partitions->size()) {
        return explanation;
    }
    explaining::Steps steps(evaluation);
    explaining::addBilling(steps, billing.job, billing.partition, billing.rule);
    explanation.steps = steps.take();
    const char *title = APPORTION_TEXT("Why is job %1 in %2 billed %3 a second when everything is added?");
    if (billing.rule == BillingRule::MaxTres) {
        title = APPORTION_TEXT("Why is job %1 in %2 billed %3 a second under MAX_TRES?");
    } else if (billing.rule == BillingRule::MaxTresGres) {
        title = APPORTION_TEXT("Why is job %1 in %2 billed %3 a second under MAX_TRES_GRES?");
    }
    explanation.title
        = { title, { policy.jobs.get()[billing.job].id, policy.partitions.get()[billing.partition].name, explanation.steps.back().value } };
    return explanation;
}

} // namespace apportion
