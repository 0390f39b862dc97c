// SPDX-License-Identifier: GPL-3.0-or-later
// What the weights of the priority's terms come to.
#include "core/explain/explain_parts.h"
#include "core/schema/setting_fields.h"

#include <algorithm>
#include <cmath>

namespace apportion::explaining
{

namespace
{

ExplainStep &addPoints(Steps &steps, Text title, Expression formula, long double points, const char *documented)
{
    ExplainStep &step = steps.add(std::move(title), "points", std::move(formula), points, documented);
    step.value = points;
    return step;
}

void noteIfOff(ExplainStep &step, std::uint32_t weight)
{
    if (weight == 0) {
        step.note = { APPORTION_TEXT("The weight is 0: Slurm does not look at this factor"), {} };
    }
}

void fairShareWeight(Steps &steps, const PrioritySettings &settings)
{
    const double weight = settings.weightFairshare;
    if (settings.algorithm() == Algorithm::FairTree) {
        const double users = steps.evaluation().userCount();
        if (users > 0.0) {
            addPoints(steps, { APPORTION_TEXT("Points from one rank to the next"), {} },
                settingSymbol(PriorityKey::PriorityWeightFairshare, weight) / symbol("users", users), weight / users, source::fairTreeWalk);
        }
        return;
    }
    const double d = std::max<double>(settings.dampeningFactor, 1.0);
    addPoints(steps, { APPORTION_TEXT("Points at exactly its share"), {} },
        factorAtShare(d) * settingSymbol(PriorityKey::PriorityWeightFairshare, weight), std::exp2(-1.0 / d) * weight, source::fairShareFactor);
}

void ageWeight(Steps &steps, const PrioritySettings &settings)
{
    const double days = settings.maxAge.minutes / 1440.0;
    ExplainStep &step = addPoints(steps, { APPORTION_TEXT("Points of a day of waiting"), {} },
        settingSymbol(PriorityKey::PriorityWeightAge, settings.weightAge) / symbol("days", days), days > 0.0 ? settings.weightAge / days : 0.0,
        source::age);
    step.note = { APPORTION_TEXT("Until PriorityMaxAge is over: then the job has all of them"), {} };
}

void tresWeight(Steps &steps, const PrioritySettings &settings)
{
    const bool raw = settings.has(PriorityFlag::NoNormalTres);
    for (const TresWeight &each : settings.weightTres) {
        if (findLastWeight(settings.weightTres, each.name) != &each) {
            continue; // it stands once more: the last one counts
        }
        const Expression weighs = settingSymbol(PriorityKey::PriorityWeightTres, each.perUnit(), "weight");
        ExplainStep &step = addPoints(steps, { APPORTION_TEXT("TRES %1"), { each.name } },
            (symbol("requested", 1) / (raw ? Expression() : symbol("total of the partition"))) * weighs, each.perUnit(), source::tresFactors);
        step.numbers = withValues(1 * weighs);
        step.note = { raw ? APPORTION_TEXT("Of one unit of it") : APPORTION_TEXT("Of a job that asks for all that the partition has of it"), {} };
        step.object = settingRef(PriorityKey::PriorityWeightTres);
    }
    if (settings.weightTres.empty()) {
        steps.say({ APPORTION_TEXT("TRES"), {} }, { APPORTION_TEXT("PriorityWeightTRES is not set"), {} }, 0.0L, source::tresFactors).value = 0;
    }
}

/// A weight whose factor is 1 for the highest of all: what that one gets.
void wholeWeight(Steps &steps, PriorityKey key, const char *factor, const char *documented)
{
    const std::uint32_t weight = settingWeight(steps.evaluation().policy(), key);
    addPoints(steps, { APPORTION_TEXT("Points of a factor of 1"), {} }, symbol(factor, 1) * settingSymbol(key, weight), weight, documented);
}

} // namespace

Expression factorAtShare(double d)
{
    return power(2, -(1 / settingSymbol(PriorityKey::FairShareDampeningFactor, d, "d")));
}

void addPartitionPoints(Steps &steps, std::uint16_t index)
{
    const Policy &policy = steps.evaluation().policy();
    const Partition &partition = policy.partitions->at(index);
    const std::uint16_t highest = policy.highestJobFactor();
    const std::uint32_t weight = policy.priority.weightPartition;
    const bool raw = policy.priority.has(PriorityFlag::NoNormalPart);
    const ObjectRef object { ObjectRef::Kind::Partition, index, partition.name };
    ExplainStep &step = addPoints(steps, { APPORTION_TEXT("Points of partition %1"), { partition.name } },
        (symbolOf("PriorityJobFactor", object, partition.priorityJobFactor) / (raw ? Expression() : symbol("highest of all partitions", highest)))
            * settingSymbol(PriorityKey::PriorityWeightPartition, weight),
        static_cast<double>(partition.priorityJobFactor) / (raw ? 1.0 : highest) * weight, source::partitionFactor);
    step.object = object;
    noteIfOff(step, weight);
}

void addQosPoints(Steps &steps, std::uint16_t index)
{
    const Policy &policy = steps.evaluation().policy();
    const Qos &qos = policy.qos->at(index);
    const std::uint32_t highest = policy.highestQosPriority();
    const std::uint32_t weight = policy.priority.weightQos;
    const bool raw = policy.priority.has(PriorityFlag::NoNormalQos) || highest == 0;
    const ObjectRef object { ObjectRef::Kind::Qos, index, qos.name };
    ExplainStep &step = addPoints(steps, { APPORTION_TEXT("Points of QOS %1"), { qos.name } },
        (symbolOf("QOS priority", object, qos.priority) / (raw ? Expression() : symbol("highest of all QOS", highest)))
            * settingSymbol(PriorityKey::PriorityWeightQos, weight),
        static_cast<double>(qos.priority) / (raw ? 1.0 : highest) * weight, source::qosFactor);
    step.object = object;
    noteIfOff(step, weight);
}

void addWeightMeaning(Steps &steps, PriorityKey key)
{
    const Policy &policy = steps.evaluation().policy();
    const PrioritySettings &settings = policy.priority;
    if (key == PriorityKey::PriorityWeightTres) {
        tresWeight(steps, settings);
        return;
    }
    if (settingWeight(policy, key) == 0) {
        ExplainStep &step = steps.say({ APPORTION_TEXT("Points of a factor of 1"), {} }, {}, 0.0L, source::jobOrder);
        step.value = 0;
        noteIfOff(step, 0);
        return;
    }
    switch (key) {
    case PriorityKey::PriorityWeightFairshare:
        wholeWeight(steps, key, "F", source::fairShareFactor);
        fairShareWeight(steps, settings);
        break;
    case PriorityKey::PriorityWeightAge:
        wholeWeight(steps, key, "age", source::age);
        ageWeight(steps, settings);
        break;
    case PriorityKey::PriorityWeightAssoc:
        wholeWeight(steps, key, "assoc", source::associationFactor);
        break;
    case PriorityKey::PriorityWeightJobSize:
        wholeWeight(steps, key, "size", source::jobSize);
        break;
    case PriorityKey::PriorityWeightPartition:
        for (std::uint16_t i = 0; i < std::min(policy.partitions->size(), mostSummands); ++i) {
            addPartitionPoints(steps, i);
        }
        break;
    default:
        for (std::uint16_t i = 0; i < std::min(policy.qos->size(), mostSummands); ++i) {
            addQosPoints(steps, i);
        }
        break;
    }
    if (steps.isEmpty()) { // no partition, no QOS
        wholeWeight(steps, key, key == PriorityKey::PriorityWeightPartition ? "part" : "qos", source::jobOrder);
    }
}

} // namespace apportion::explaining
