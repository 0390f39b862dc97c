// SPDX-License-Identifier: GPL-3.0-or-later
// The weighted terms of a job's priority.
#include "core/evaluate/billing.h"
#include "core/explain/explain_parts.h"

#include <algorithm>
#include <array>

namespace apportion::explaining
{

namespace
{
/// A job in one of its partitions.
struct Row
{
    const Evaluation &evaluation;
    JobRow row;
    std::uint32_t job;
    std::uint16_t partitionIndex;

    Row(const Evaluation &e, JobRow jobRow) : evaluation(e), row(jobRow), job(e.jobs().job[jobRow]), partitionIndex(e.jobs().partition[jobRow]) { }

    [[nodiscard]] const PrioritySettings &settings() const { return evaluation.policy().priority; }
    [[nodiscard]] const Job &asRead() const { return evaluation.situation().jobs.get()[job]; }
    [[nodiscard]] const Partition *partition() const
    {
        const auto &partitions = evaluation.policy().partitions.get();
        return partitionIndex < partitions.size() ? &partitions[partitionIndex] : nullptr;
    }
    /// The job's first partition: that of what Slurm keeps once a job.
    [[nodiscard]] const Partition *first() const
    {
        const auto &partitions = evaluation.policy().partitions.get();
        const std::uint16_t index = evaluation.jobs().partition[evaluation.jobs().firstRow(row)];
        return index < partitions.size() ? &partitions[index] : nullptr;
    }
    /// The one by whose weights the job is billed.
    [[nodiscard]] const Partition *billed() const
    {
        const auto &partitions = evaluation.policy().partitions.get();
        const std::uint16_t index = evaluation.jobs().billedPartitionOf(row);
        return index < partitions.size() ? &partitions[index] : nullptr;
    }
    [[nodiscard]] std::uint64_t billing() const
    {
        return billed() == nullptr ? 0 : cutBilling(billJob(evaluation.policy(), *billed(), asRead()).value);
    }
    [[nodiscard]] ObjectRef partitionObject() const
    {
        return partition() == nullptr ? ObjectRef() : ObjectRef { ObjectRef::Kind::Partition, partitionIndex, partition()->name };
    }
};

/// What is said about one term.
struct Term
{
    Text title;
    Expression factor; ///< a symbol
    PriorityKey weightKey;
    std::uint32_t weight;
    double value;
    const char *documented;
};

ExplainStep &addWeighted(Steps &steps, const Term &term)
{
    ExplainStep &step = steps.add(term.title, {}, term.factor * settingSymbol(term.weightKey, term.weight), term.value, term.documented);
    step.value = fixedNumber(term.value, 0); // sprio rounds, half to even
    if (term.weight == 0) {
        step.note = { APPORTION_TEXT("The weight is 0: Slurm does not look at this factor"), {} };
    }
    return step;
}

void addAge(Steps &steps, const Row &row, const PriorityTerms &terms, bool inFull)
{
    const JobTable &jobs = row.evaluation.jobs();
    const PrioritySettings &settings = row.settings();
    std::int64_t since = jobs.accrueTime[row.row];
    if (since == 0 && settings.has(PriorityFlag::AccrueAlways)) {
        since = jobs.submitTime[row.row];
    }
    if (inFull && settings.weightAge > 0) {
        const std::uint64_t maxAge = settings.maxAge.isUnlimited() ? SlurmTime::unlimited : std::uint64_t { settings.maxAge.minutes } * 60;
        const std::int64_t waited = since == 0 ? 0 : std::max<std::int64_t>(0, row.evaluation.now() - since);
        ExplainStep &step = steps.add({ APPORTION_TEXT("Age factor"), {} }, "age", ageFormula(), terms.ageFactor, source::age);
        step.numbers = terms.ageFactor >= 1.0 ? Expression(1) : Expression(waited) / std::max<std::uint64_t>(1, maxAge);
        step.note = since == 0 ? Text { APPORTION_TEXT("The job gathers no age yet: it is held, not eligible, or waits for another job"), {} }
                               : Text { APPORTION_TEXT("It has waited for %1 s of %2 s"), { std::to_string(waited), std::to_string(maxAge) } };
    }
    addWeighted(steps,
        { { APPORTION_TEXT("Age"), {} }, steps.ofJob("age", JobQuantity::Age, terms.ageFactor), PriorityKey::PriorityWeightAge, settings.weightAge,
            terms.age, source::age });
}

/// The association whose priority counts for the job: its own, or the nearest above that has one.
AssociationId priorityHolder(const AssociationTree &tree, AssociationId id)
{
    while (id != noAssociation && tree.priority(id) == noPriority) {
        id = tree.parent(id);
    }
    return id;
}

void addAssoc(Steps &steps, const Row &row, const PriorityTerms &terms, bool inFull)
{
    const AssociationTree &tree = steps.tree();
    const AssociationId id = row.evaluation.jobs().association[row.row];
    const AssociationId holder = id == noAssociation ? id : priorityHolder(tree, id);
    if (inFull && row.settings().weightAssoc > 0) {
        const std::uint32_t highest = row.evaluation.policy().highestAssociationPriority();
        const std::uint32_t own = holder == noAssociation ? 0 : tree.priority(holder);
        const bool raw = row.settings().has(PriorityFlag::NoNormalAssoc);
        ExplainStep &step = steps.add({ APPORTION_TEXT("Association factor"), {} }, "assoc",
            symbol("association priority", own) / (raw ? Expression() : symbol("highest of all", highest)), terms.assocFactor,
            source::associationFactor);
        if (!raw && highest == 0) {
            step.numbers = own;
        }
        if (holder == noAssociation) {
            step.note = { APPORTION_TEXT("Neither the user nor an account above has a priority"), {} };
        } else {
            step.object = { ObjectRef::Kind::Association, holder, steps.name(holder) };
            step.note = { APPORTION_TEXT("The priority is that of %1"), { steps.name(holder) } };
        }
    }
    addWeighted(steps,
        { { APPORTION_TEXT("Association"), {} }, steps.ofJob("assoc", JobQuantity::Assoc, terms.assocFactor), PriorityKey::PriorityWeightAssoc,
            row.settings().weightAssoc, terms.assoc, source::associationFactor });
}

void addFairShareTerm(Steps &steps, const Row &row, const PriorityTerms &terms, bool inFull)
{
    const AssociationId id = row.evaluation.jobs().association[row.row];
    if (inFull && id != noAssociation && row.settings().weightFairshare > 0) {
        addFairShare(steps, id);
    }
    const Expression factor = id == noAssociation ? symbol("F", terms.fairshareFactor)
                                                  : steps.ofAssociation("F", id, AssociationQuantity::FairShare, terms.fairshareFactor);
    ExplainStep &step = addWeighted(steps,
        { { APPORTION_TEXT("Fair share"), {} }, factor, PriorityKey::PriorityWeightFairshare, row.settings().weightFairshare, terms.fairshare,
            source::fairShareFactor });
    if (id == noAssociation) {
        step.note = { APPORTION_TEXT("%1 has no association in account %2"), { row.asRead().user, row.asRead().account } };
    } else {
        step.object = { ObjectRef::Kind::Association, id, steps.name(id) };
    }
}

/// Job size: the formula, and what is shown of it when that is not the same with numbers.
struct SizeFormula
{
    Expression symbols;
    Expression numbers = {};
};

/// The symbols of a job's size.
struct SizeSymbols
{
    Expression allNodes;
    Expression allCpus;
    Expression nodes;
    Expression cpus;
};

SizeFormula relativeToTime(const Row &row, const SizeSymbols &s)
{
    const JobTable &jobs = row.evaluation.jobs();
    std::uint32_t limit = jobs.timeLimit[row.row];
    if (limit == noTimeLimit) {
        limit = row.first() == nullptr ? 1 : row.first()->maxTime.minutes;
    }
    const Expression minutes = symbol("minutes", std::max<std::uint32_t>(limit, 1));
    const double byNodes = jobs.nodes[row.row] * static_cast<double>(row.evaluation.policy().clusterCpus())
        / std::max(1.0, static_cast<double>(row.evaluation.policy().jobSizeNodes()));
    const Expression larger
        = byNodes > jobs.cpus[row.row] ? quotient(s.nodes * s.allCpus, { s.allNodes, minutes, s.allCpus }) : quotient(s.cpus, { minutes, s.allCpus });
    const Expression part = quotient(function("max", { s.nodes * s.allCpus / s.allNodes, s.cpus }), { minutes, s.allCpus });
    return row.settings().favorSmall ? SizeFormula { 1 - part, withValues(1 - larger) } : SizeFormula { part, withValues(larger) };
}

SizeFormula sizeFormula(const Steps &steps, const Row &row)
{
    const JobTable &jobs = row.evaluation.jobs();
    const std::uint64_t allNodes = row.evaluation.policy().jobSizeNodes();
    const std::uint64_t clusterCpus = row.evaluation.policy().clusterCpus();
    const SizeSymbols s { steps.ofHardware("N", allNodes), steps.ofHardware("C", clusterCpus), symbol("nodes", jobs.nodes[row.row]),
        symbol("cpus", jobs.cpus[row.row]) };
    if (allNodes == 0 || clusterCpus == 0) {
        return { 0 };
    }
    if (row.settings().has(PriorityFlag::SmallRelativeToTime)) {
        return relativeToTime(row, s);
    }
    const bool noCpus = jobs.cpus[row.row] == 0;
    if (!row.settings().favorSmall) {
        const Expression byNodes = s.nodes / s.allNodes;
        return { noCpus ? byNodes : (byNodes + s.cpus / s.allCpus) / 2 };
    }
    const auto withCpus = [&](const Expression &byNodes) { return noCpus ? byNodes : (byNodes + (s.allCpus - s.cpus) / s.allCpus) / 2; };
    const Expression symbols = withCpus((s.allNodes - s.nodes) / s.allNodes);
    const bool isTooLarge = jobs.nodes[row.row] > allNodes || jobs.cpus[row.row] > clusterCpus;
    if (isTooLarge && row.evaluation.terms(row.row).jobSizeFactor == 1.0) {
        return { symbols, withValues(1) }; // the difference comes round from above (job_priority.cpp)
    }
    return { symbols, jobs.nodes[row.row] >= allNodes ? withValues(withCpus(0)) : Expression() };
}

void addJobSize(Steps &steps, const Row &row, const PriorityTerms &terms, bool inFull)
{
    if (inFull && row.settings().weightJobSize > 0) {
        SizeFormula size = sizeFormula(steps, row);
        ExplainStep &step
            = steps.add({ APPORTION_TEXT("Job size factor"), {} }, "size", std::move(size.symbols), terms.jobSizeFactor, source::jobSize);
        step.note = sizeNote(row.evaluation.policy());
        if (!size.numbers.isEmpty()) {
            step.numbers = std::move(size.numbers);
        }
    }
    addWeighted(steps,
        { { APPORTION_TEXT("Job size"), {} }, steps.ofJob("size", JobQuantity::JobSize, terms.jobSizeFactor), PriorityKey::PriorityWeightJobSize,
            row.settings().weightJobSize, terms.jobSize, source::jobSize });
}

void addPartition(Steps &steps, const Row &row, const PriorityTerms &terms, bool inFull)
{
    if (inFull && row.settings().weightPartition > 0 && row.partition() != nullptr) {
        const std::uint16_t highest = row.evaluation.policy().highestJobFactor();
        const bool raw = row.settings().has(PriorityFlag::NoNormalPart);
        steps
            .add({ APPORTION_TEXT("Partition factor of %1"), { row.partition()->name } }, "part",
                symbolOf("PriorityJobFactor", row.partitionObject(), row.partition()->priorityJobFactor)
                    / (raw ? Expression() : symbol("highest of all partitions", highest)),
                terms.partitionFactor, source::partitionFactor)
            .object
            = row.partitionObject();
    }
    ExplainStep &step = addWeighted(steps,
        { { APPORTION_TEXT("Partition"), {} }, steps.ofJob("part", JobQuantity::Partition, terms.partitionFactor),
            PriorityKey::PriorityWeightPartition, row.settings().weightPartition, terms.partition, source::partitionFactor });
    step.object = row.partitionObject();
    if (row.partition() == nullptr) {
        step.note = { APPORTION_TEXT("The partition is unknown"), {} };
    }
}

void addQos(Steps &steps, const Row &row, const PriorityTerms &terms, bool inFull)
{
    const auto &table = row.evaluation.policy().qos.get();
    const JobTable &jobs = row.evaluation.jobs();
    const std::uint16_t index = jobs.qosThatCounts(row.row, row.evaluation.now());
    const bool known = index < table.size();
    const ObjectRef object = known ? ObjectRef { ObjectRef::Kind::Qos, index, table[index].name } : ObjectRef();
    if (inFull && row.settings().weightQos > 0 && known) {
        const std::uint32_t highest = row.evaluation.policy().highestQosPriority();
        const bool raw = row.settings().has(PriorityFlag::NoNormalQos);
        const Expression own = symbolOf("QOS priority", object, table[index].priority);
        ExplainStep &step = steps.add({ APPORTION_TEXT("QOS factor of %1"), { table[index].name } }, "qos",
            own / (raw ? Expression() : symbol("highest of all QOS", highest)), terms.qosFactor, source::qosFactor);
        step.object = object;
        if (highest == 0) {
            step.numbers = withValues(own);
        }
    }
    ExplainStep &step = addWeighted(steps,
        { { APPORTION_TEXT("QOS"), {} }, steps.ofJob("qos", JobQuantity::Qos, terms.qosFactor), PriorityKey::PriorityWeightQos,
            row.settings().weightQos, terms.qos, source::qosFactor });
    step.object = object;
    if (!known) {
        step.note = { APPORTION_TEXT("The job's QOS is unknown"), {} };
    } else if (index != jobs.qos[row.row]) {
        step.note = { APPORTION_TEXT("%1 has no priority: at its submission that of the job's highest QOS, %2, counts"),
            { std::string(jobs.qosName(row.row, row.asRead())), table[index].name } };
    }
}

void addTres(Steps &steps, const Row &row, const PriorityTerms &terms, bool inFull)
{
    const Policy &policy = row.evaluation.policy();
    std::vector<long double> summands;
    const bool raw = row.settings().has(PriorityFlag::NoNormalTres);
    const std::vector<std::uint64_t> totals
        = row.partition() != nullptr ? partitionTotals(policy, *row.partition()) : std::vector<std::uint64_t>(policy.tres.size(), 0);
    std::vector<std::uint64_t> requested = row.evaluation.jobs().tresOf(row.row);
    requested[tresBilling] = row.billing();
    for (TresIndex index = 0; index < policy.tres.size() && !terms.tresTerms.empty(); ++index) {
        const TresWeight *weight = findLastWeight(policy.priority.weightTres, policy.tres.name(index));
        if (weight == nullptr || weight->weight == 0.0) {
            continue;
        }
        summands.push_back(terms.tresTerms[index]);
        const Expression weighs = settingSymbol(PriorityKey::PriorityWeightTres, numberIn(weight->perUnit(), { .decimals = 9 }), "weight");
        const Expression whole = raw ? Expression() : symbolOf("total of the partition", row.partitionObject(), totals[index]);
        ExplainStep &step = steps.add({ APPORTION_TEXT("TRES %1"), { policy.tres.name(index) } }, {},
            (symbol("requested", requested[index]) / whole) * weighs, terms.tresTerms[index], source::tresFactors);
        step.value = fixedNumber(terms.tresTerms[index], 0);
        step.object = row.partitionObject();
        if (!raw && totals[index] == 0) {
            step.numbers = withValues(0 * weighs);
            step.note = { APPORTION_TEXT("The partition has none of it"), {} };
        } else if (index == tresBilling && row.billed() != nullptr && row.billed() != row.first()) {
            step.note = { APPORTION_TEXT("The job is billed by the weights of %1, where it was when it was last billed"), { row.billed()->name } };
        } else if (index == tresBilling && row.first() != nullptr && row.first() != row.partition()) {
            step.note = { APPORTION_TEXT("The job is billed by the weights of its first partition, %1"), { row.first()->name } };
        }
    }
    if (inFull) {
        ExplainStep &sum = steps.add({ APPORTION_TEXT("TRES"), {} }, {}, total(words("over the weighted TRES"), sumOfFew(summands, terms.tres)),
            terms.tres, source::tresFactors);
        sum.value = fixedNumber(terms.tres, 0);
        if (summands.empty()) {
            sum.note = { APPORTION_TEXT("PriorityWeightTRES is not set"), {} };
        }
    }
}
} // namespace

Expression ageFormula()
{
    return function("min", { 1, (symbol("now") - symbol("accrue time")) / settingSymbol(PriorityKey::PriorityMaxAge, {}) });
}

void addJobTerm(Steps &steps, JobRow rowIndex, const PriorityTerms &values, JobQuantity quantity, bool inFull)
{
    using Add = void (*)(Steps &, const Row &, const PriorityTerms &, bool);
    static constexpr std::array<Add, 7> terms = { addAge, addAssoc, addFairShareTerm, addJobSize, addPartition, addQos, addTres }; // from Age to Tres
    const auto place = static_cast<std::size_t>(quantity) - static_cast<std::size_t>(JobQuantity::Age);
    if (place < terms.size()) {
        terms[place](steps, Row(steps.evaluation(), rowIndex), values, inFull);
    }
}

} // namespace apportion::explaining
