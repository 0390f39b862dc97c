// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/dominance.h"

#include <algorithm>
#include <limits>
#include <map>

namespace apportion
{

namespace
{

/// The steps between the values of a factor that has names: QOS, partitions. Names of equal value stand together.
void addNamedSteps(
    std::vector<PriorityStep> &steps, PriorityStepKind kind, const std::map<std::uint32_t, std::string> &values, double perUnit, std::size_t most)
{
    if (values.size() < 2 || perUnit == 0.0) {
        return;
    }
    const double highest = values.rbegin()->first * perUnit;
    const auto add = [&](const auto &from, const auto &to) {
        steps.push_back({ kind, from->second, to->second, (to->first - from->first) * perUnit, highest });
    };
    if (values.size() - 1 > most) {
        add(values.begin(), std::prev(values.end()));
        return;
    }
    for (auto from = values.begin(), to = std::next(from); to != values.end(); ++from, ++to) {
        add(from, to);
    }
}

/// Names of the same value are joined: the step is the same for all of them.
void join(std::map<std::uint32_t, std::string> &values, std::uint32_t value, const std::string &name)
{
    std::string &names = values[value];
    names += names.empty() ? name : ", " + name;
}

void addQosSteps(std::vector<PriorityStep> &steps, const Policy &policy, std::size_t most)
{
    std::map<std::uint32_t, std::string> values;
    for (const Qos &qos : *policy.qos) {
        join(values, qos.priority, qos.name);
    }
    if (values.empty()) {
        return;
    }
    const bool raw = policy.priority.has(PriorityFlag::NoNormalQos) || values.rbegin()->first == 0;
    const double whole = raw ? 1.0 : values.rbegin()->first;
    addNamedSteps(steps, PriorityStepKind::Qos, values, policy.priority.weightQos / whole, most);
}

void addPartitionSteps(std::vector<PriorityStep> &steps, const Policy &policy, std::size_t most)
{
    std::map<std::uint32_t, std::string> values;
    for (const Partition &partition : *policy.partitions) {
        join(values, partition.priorityJobFactor, partition.name);
    }
    if (values.empty()) {
        return;
    }
    const bool raw = policy.priority.has(PriorityFlag::NoNormalPart) || values.rbegin()->first == 0;
    const double whole = raw ? 1.0 : values.rbegin()->first;
    addNamedSteps(steps, PriorityStepKind::Partition, values, policy.priority.weightPartition / whole, most);
}

} // namespace

std::vector<PriorityStep> prioritySteps(const Evaluation &evaluation, std::size_t most)
{
    const Policy &policy = evaluation.policy();
    const PrioritySettings &settings = policy.priority;
    std::vector<PriorityStep> steps;
    if (settings.type == PriorityType::Basic) {
        return steps;
    }
    const auto add = [&steps](PriorityStepKind kind, double points, double atMost, const std::string &name = {}) {
        if (points > 0.0) {
            steps.push_back({ kind, {}, name, points, atMost });
        }
    };
    constexpr double minutesADay = 24.0 * 60.0;
    const double maxAge = std::max<std::uint32_t>(settings.maxAge.minutes, 1);
    add(PriorityStepKind::AgeDay, settings.weightAge * std::min(1.0, minutesADay / maxAge), settings.weightAge);
    if (evaluation.algorithm() == Algorithm::FairTree) {
        const std::uint32_t users = evaluation.userCount();
        add(PriorityStepKind::FairShareRank, users == 0 ? 0.0 : settings.weightFairshare / static_cast<double>(users), settings.weightFairshare);
    } else {
        add(PriorityStepKind::FairShareHalf, settings.weightFairshare / 2.0, settings.weightFairshare);
    }
    addQosSteps(steps, policy, most);
    addPartitionSteps(steps, policy, most);
    add(PriorityStepKind::JobSize, settings.weightJobSize, settings.weightJobSize);
    if (!settings.has(PriorityFlag::NoNormalTres)) {
        for (const TresWeight &weight : settings.weightTres) {
            add(PriorityStepKind::Tres, weight.weight, weight.weight, weight.name);
        }
    }
    if (!settings.has(PriorityFlag::NoNormalAssoc)) {
        add(PriorityStepKind::Association, settings.weightAssoc, settings.weightAssoc);
    }
    if (!steps.empty()) {
        add(PriorityStepKind::Nice, 1000.0, 0.0);
    }
    return steps;
}

double stepsEqualTo(const PriorityStep &step, const PriorityStep &unit)
{
    if (!(unit.points > 0.0) || (unit.atMost > 0.0 && step.points > unit.atMost * (1.0 + 1e-12))) {
        return std::numeric_limits<double>::infinity();
    }
    return step.points / unit.points;
}

} // namespace apportion
