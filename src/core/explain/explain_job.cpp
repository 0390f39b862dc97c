// SPDX-License-Identifier: GPL-3.0-or-later
// The derivation of a job's priority and billing.
#include "core/evaluate/billing.h"
#include "core/evaluate/job_priority.h"
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

void addSum(Steps &steps, const PriorityTerms &terms)
{
    Expression formula;
    std::vector<Expression> numbers; // what is not 0
    for (const PriorityTerm &term : termsOf(terms)) {
        const bool subtracts = term.quantity == JobQuantity::Nice;
        Expression named = steps.ofJob(term.name, term.quantity, term.value);
        formula = subtracts ? std::move(formula) - std::move(named) : std::move(formula) + std::move(named);
        if (term.value != 0.0) {
            numbers.push_back(signedTerm(subtracts ? -term.value : term.value, { .decimals = 2 }));
        }
    }
    ExplainStep &sum = steps.add({ APPORTION_TEXT("Sum"), {} }, "sum", std::move(formula), terms.sum, generalSource);
    sum.numbers = sumOf(std::move(numbers));
    sum.value = fixedNumber(terms.sum, 2);
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
    if (keepsPriority(policy, job)) {
        return { keptPriority, {} };
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
        cut ? words("the sum, cut to an integer between 1 and 4294967295") : Expression(), terms.priority, generalSource);
    step.numbers = cut ? cutNumber(std::trunc(clamped)) : Expression();
    step.value = cutNumber(terms.priority);
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
    steps.add({ APPORTION_TEXT("Site factor"), {} }, {}, {}, static_cast<long double>(terms.site), "Multifactor Priority page, Site factor").value
        = cutNumber(static_cast<long double>(terms.site));
}

void addNice(Steps &steps, const PriorityTerms &terms)
{
    ExplainStep &nice
        = steps.add({ APPORTION_TEXT("Nice"), {} }, {}, {}, static_cast<long double>(terms.nice), "Multifactor Priority page, Nice factor");
    nice.value = cutNumber(static_cast<long double>(terms.nice));
    nice.note = { APPORTION_TEXT("Subtracted from the priority"), {} };
}

void addPriority(Steps &steps, JobRow row, const Job &job, const PriorityTerms &terms)
{
    if (terms.isSet && !job.held) {
        steps
            .say({ APPORTION_TEXT("Priority"), {} },
                { APPORTION_TEXT("An administrator set it: Slurm computes it no more, and sprio prints 0 or nothing for each term"), {} },
                terms.priority, "scontrol manual, Priority")
            .value
            = cutNumber(terms.priority);
        return;
    }
    for (const JobQuantity quantity : { JobQuantity::Age, JobQuantity::Assoc, JobQuantity::FairShare, JobQuantity::JobSize, JobQuantity::Partition,
             JobQuantity::Qos, JobQuantity::Tres }) {
        addJobTerm(steps, row, terms, quantity, false);
    }
    addSite(steps, terms);
    addNice(steps, terms);
    addSum(steps, terms);
    addPriorityAsShown(steps, job, terms);
}

/// One term of a priority, asked for by itself.
void addTermAlone(Steps &steps, JobRow row, const Job &job, const PriorityTerms &terms, JobQuantity quantity)
{
    if (keepsPriority(steps.evaluation().policy(), job)) {
        steps
            .say({ APPORTION_TEXT("No longer a part of its priority"), {} },
                { APPORTION_TEXT("The job has started and keeps the priority that it had. This is what the term would come to if it still waited"),
                    {} },
                terms.priority, flagsSource)
            .value
            = cutNumber(terms.priority);
    }
    if (quantity == JobQuantity::Site) {
        addSite(steps, terms);
    } else if (quantity == JobQuantity::Nice) {
        addNice(steps, terms);
    } else {
        addJobTerm(steps, row, terms, quantity, true);
    }
}

void addBasic(Steps &steps, JobQuantity quantity, const PriorityTerms &terms)
{
    if (quantity == JobQuantity::Priority) {
        steps
            .say({ APPORTION_TEXT("Priority"), {} },
                { APPORTION_TEXT("priority/basic: first in, first out, but for nice. Each new job counts one down from those before it, and its nice "
                                 "moves it alone"),
                    {} },
                terms.priority, basicSource)
            .value
            = cutNumber(terms.priority);
    } else {
        steps
            .say({ APPORTION_TEXT("No such term"), {} }, { APPORTION_TEXT("priority/basic knows no factors: first in, first out"), {} }, 0.0L,
                basicSource)
            .value
            = 0;
    }
}

/// "max(4, 0.5) + 2": the maximum of some terms and the sum of the others, as the rule has it.
Expression billingNumbers(const Policy &policy, const Billing &billing, BillingRule rule)
{
    std::vector<Expression> compared;
    Expression sum;
    for (const BillingTerm &term : billing.terms) {
        if (isInBillingMaximum(policy.tres, term.tres, rule)) {
            compared.emplace_back(term.value);
        } else {
            sum = std::move(sum) + term.value;
        }
    }
    Expression largest = compared.size() > 1 ? function("max", compared) : sumOf(compared);
    return compared.empty() && !sum.isEmpty() ? sum : std::move(largest) + std::move(sum);
}

Expression billingFormula(BillingRule rule, const ObjectRef &partition)
{
    const Expression others = total(symbol("others"));
    switch (rule) {
    case BillingRule::MaxTres:
        return function("max", { symbol("cpu"), symbol("mem"), symbol("node"), symbol("gres") }) + others;
    case BillingRule::MaxTresGres:
        return function("max", { symbol("cpu"), symbol("mem"), symbol("node") }) + total(symbol("gres")) + others;
    case BillingRule::Sum:
        break;
    }
    return total(symbol("count") * symbolOf("weight", partition, {}));
}

void addBillingTerm(Steps &steps, const BillingTerm &term, const ObjectRef &partition)
{
    const Policy &policy = steps.evaluation().policy();
    ExplainStep &step = steps.add({ APPORTION_TEXT("Charge for %1"), { policy.tres.name(term.tres) } }, {},
        symbol("count", term.count) * symbolOf("weight", partition, numberIn(term.weight, { .decimals = 9 })), term.value, source::billing);
    step.value = term.value;
    step.object = partition;
    if (!term.counts) {
        step.note = { APPORTION_TEXT("Does not count: another one of the maximum is larger"), {} };
    } else if (term.tres == tresMem) {
        step.note = { APPORTION_TEXT("Memory is counted in MB"), {} };
    }
}

/// "gpu": the GRES that a job asks for without a type, where a weight stands on a type of which it has none; empty for none.
std::string untypedGres(const Policy &policy, const std::vector<std::uint64_t> &counts, const Billing &billing)
{
    constexpr std::string_view gres = "gres/";
    for (const BillingTerm &term : billing.terms) {
        const std::string_view name = policy.tres.name(term.tres);
        const std::size_t colon = name.find(':');
        if (term.count == 0 && name.starts_with(gres) && colon != std::string_view::npos) {
            const TresIndex plain = policy.tres.find(name.substr(0, colon));
            if (plain != noTres && counts[plain] > 0) {
                return std::string(name.substr(gres.size(), colon - gres.size()));
            }
        }
    }
    return {};
}
} // namespace

void addBilling(Steps &steps, std::uint32_t jobIndex, std::uint16_t index, BillingRule rule)
{
    const Policy &policy = steps.evaluation().policy();
    const Text title { APPORTION_TEXT("Billing"), {} };
    if (index >= policy.partitions->size()) {
        steps.say(title, { APPORTION_TEXT("The partition is unknown, and with it what it charges"), {} }, 0.0L, source::billing).value = 0;
        return;
    }
    const Partition &partition = policy.partitions.get()[index];
    const ObjectRef object { ObjectRef::Kind::Partition, index, partition.name };
    const Job &job = steps.evaluation().situation().jobs.get()[jobIndex];
    const std::vector<std::uint64_t> counts = requestedTres(policy, job);
    const Billing billing = bill(policy, partition, counts, rule);
    if (billing.fromCpus) {
        ExplainStep &step = steps.add(title, "billing", symbol("CPUs", billing.value), billing.value, source::billing);
        step.value = cutNumber(billing.value);
        step.object = object;
        step.note = { APPORTION_TEXT("Partition %1 has no TRESBillingWeights"), { partition.name } };
        return;
    }
    for (const BillingTerm &term : billing.terms) {
        addBillingTerm(steps, term, object);
    }
    ExplainStep &step = steps.add(title, "billing", billingFormula(rule, object), billing.value, source::billing);
    step.numbers = billingNumbers(policy, billing, rule);
    step.value = cutNumber(billing.value);
    step.object = object;
    const std::string untyped = job.running ? std::string() : untypedGres(policy, counts, billing);
    step.note = untyped.empty()
        ? Text { APPORTION_TEXT("Shown cut to an integer; usage grows by %1 each second that the job runs"), { n(billing.value) } }
        : Text { APPORTION_TEXT("As long as the job waits: it asks for %1 without a type, and is billed for the type that it gets once it runs"),
              { untyped } };
}

namespace
{
/// By JobQuantity.
constexpr std::array<const char *, 11> jobQuestions = {
    APPORTION_TEXT("Why is the priority of job %1 in %2 %3?"),
    APPORTION_TEXT("Why does the age of job %1 in %2 count %3?"),
    APPORTION_TEXT("Why does the association of job %1 in %2 count %3?"),
    APPORTION_TEXT("Why does fair share count %3 for job %1 in %2?"),
    APPORTION_TEXT("Why does the size of job %1 in %2 count %3?"),
    APPORTION_TEXT("Why does partition %2 count %3 for job %1?"),
    APPORTION_TEXT("Why does the QOS of job %1 in %2 count %3?"),
    APPORTION_TEXT("Why do the TRES of job %1 in %2 count %3?"),
    APPORTION_TEXT("Why is job %1 in %2 billed %3 a second?"),
    APPORTION_TEXT("Why is the site factor of job %1 in %2 %3?"),
    APPORTION_TEXT("Why is the nice value of job %1 in %2 %3?"),
};

std::string partitionName(const Evaluation &evaluation, JobRow row)
{
    const std::uint16_t index = evaluation.jobs().partition[row];
    const auto &partitions = evaluation.policy().partitions.get();
    if (index < partitions.size()) {
        return partitions[index].name;
    }
    const Job &job = evaluation.situation().jobs.get()[evaluation.jobs().job[row]];
    const std::size_t place = evaluation.jobs().partitionPlace(row, job);
    return place < job.partitions.size() ? job.partitions[place] : std::string("?");
}
} // namespace

} // namespace explaining

std::array<PriorityTerm, 9> termsOf(const PriorityTerms &terms)
{
    return { { { "age", JobQuantity::Age, terms.age }, { "assoc", JobQuantity::Assoc, terms.assoc },
        { "fair share", JobQuantity::FairShare, terms.fairshare }, { "job size", JobQuantity::JobSize, terms.jobSize },
        { "partition", JobQuantity::Partition, terms.partition }, { "QOS", JobQuantity::Qos, terms.qos }, { "TRES", JobQuantity::Tres, terms.tres },
        { "site", JobQuantity::Site, static_cast<double>(terms.site) }, { "nice", JobQuantity::Nice, static_cast<double>(terms.nice) } } };
}

Explanation explain(const Evaluation &evaluation, JobRow row, JobQuantity quantity)
{
    return explain(evaluation, JobNumber { row, quantity });
}

Explanation explain(const Evaluation &evaluation, const JobNumber &number)
{
    const auto [row, quantity] = number;
    explaining::Steps steps(evaluation, number);
    const Job &job = evaluation.situation().jobs.get()[evaluation.jobs().job[row]];
    const PriorityTerms terms = evaluation.terms(row);
    if (quantity == JobQuantity::Billing) {
        explaining::addBilling(steps, evaluation.jobs().job[row], evaluation.jobs().partition[row], evaluation.policy().billingRule());
    } else if (evaluation.policy().priority.type == PriorityType::Basic) {
        explaining::addBasic(steps, quantity, terms);
    } else if (quantity == JobQuantity::Priority) {
        explaining::addPriority(steps, row, job, terms);
    } else {
        explaining::addTermAlone(steps, row, job, terms, quantity);
    }
    Explanation explanation;
    explanation.steps = steps.take();
    explanation.title = { explaining::jobQuestions.at(static_cast<std::size_t>(quantity)),
        { job.id, explaining::partitionName(evaluation, row), lineText(explanation.steps.back().value) } };
    return explanation;
}

Explanation explain(const Evaluation &evaluation, const BillingNumber &billing)
{
    Explanation explanation;
    const Policy &policy = evaluation.policy();
    if (billing.job >= evaluation.situation().jobs->size() || billing.partition >= policy.partitions->size()) {
        return explanation;
    }
    explaining::Steps steps(evaluation, billing);
    explaining::addBilling(steps, billing.job, billing.partition, billing.rule);
    explanation.steps = steps.take();
    const char *title = APPORTION_TEXT("Why is job %1 in %2 billed %3 a second when everything is added?");
    if (billing.rule == BillingRule::MaxTres) {
        title = APPORTION_TEXT("Why is job %1 in %2 billed %3 a second under MAX_TRES?");
    } else if (billing.rule == BillingRule::MaxTresGres) {
        title = APPORTION_TEXT("Why is job %1 in %2 billed %3 a second under MAX_TRES_GRES?");
    }
    explanation.title = { title,
        { evaluation.situation().jobs.get()[billing.job].id, policy.partitions.get()[billing.partition].name,
            lineText(explanation.steps.back().value) } };
    return explanation;
}

} // namespace apportion
