// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/checker_parts.h"
#include "core/policy/count_text.h"
#include "core/schema/setting_fields.h"

#include <algorithm>
#include <optional>

namespace apportion::checker
{

namespace
{
/// The values that a factor takes over all objects that have one.
struct FactorRange
{
    std::uint32_t lowest = 0;
    std::uint32_t highest = 0;
    std::size_t count = 0;
    std::size_t set = 0; ///< how many differ from what an object has that nobody configured
    std::optional<ObjectRef> example; ///< the first of those

    void add(std::uint32_t value, std::uint32_t unset, const ObjectRef &object)
    {
        lowest = count == 0 ? value : std::min(lowest, value);
        highest = count == 0 ? value : std::max(highest, value);
        ++count;
        if (value != unset && set++ == 0) {
            example = object;
        }
    }
    [[nodiscard]] bool differs() const { return lowest != highest; }
};

/// A factor, its weight, and what is said when only one of them is there.
struct Factor
{
    PriorityKey weightKey;
    std::uint32_t weight;
    const char *codeWithoutWeight;
    const char *withoutWeight; ///< places: the weight's key, how many are set, of how many, an example
    const char *codeWithoutFactor;
    const char *withoutFactor; ///< places: the weight's key, its value
};

void checkFactor(const Factor &factor, const FactorRange &range, Diagnostics &findings)
{
    const char *key = priorityKeyWord(factor.weightKey);
    if (factor.weight == 0 && range.differs() && range.example) {
        findings.push_back({ Severity::Warning, factor.codeWithoutWeight,
            { factor.withoutWeight, { key, countText(range.set), countText(range.count), range.example->name } },
            { APPORTION_TEXT("Set %1, or remove the values"), { key } }, {}, *range.example });
    } else if (factor.weight > 0 && range.count > 0 && !range.differs()) { // of what is not known nothing is said
        findings.push_back({ Severity::Note, factor.codeWithoutFactor, { factor.withoutFactor, { key, std::to_string(factor.weight) } },
            { APPORTION_TEXT("Give different values, or set the weight to 0"), {} }, {}, settingRef(factor.weightKey) });
    }
}

FactorRange partitionFactors(const Policy &policy)
{
    FactorRange range;
    for (std::size_t i = 0; i < policy.partitions->size(); ++i) {
        range.add(policy.partitions.get()[i].priorityJobFactor, 1, partition(policy, i));
    }
    return range;
}

FactorRange qosPriorities(const Policy &policy)
{
    FactorRange range;
    for (std::size_t i = 0; i < policy.qos->size(); ++i) {
        const Qos &qos = policy.qos.get()[i];
        range.add(qos.priority, 0, { ObjectRef::Kind::Qos, static_cast<std::uint32_t>(i), qos.name });
    }
    return range;
}

FactorRange associationPriorities(const AssociationTree &tree)
{
    // A column of integers: objects are made for the one that is shown only.
    FactorRange range;
    AssociationId example = noAssociation;
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        if (!tree.isLive(id)) {
            continue;
        }
        const std::uint32_t priority = tree.priority(id) == noPriority ? 0 : tree.priority(id);
        range.highest = std::max(range.highest, priority);
        ++range.count;
        if (priority != 0 && range.set++ == 0) {
            example = id;
        }
    }
    if (example != noAssociation) {
        range.example = association(tree, example);
    }
    return range; // what has none counts as 0, so the lowest is 0
}

void checkIdleFlags(const PrioritySettings &settings, Diagnostics &findings)
{
    struct Need
    {
        PriorityFlag flag;
        PriorityKey key;
        bool weighted;
    };
    const std::vector<Need> needs = { { PriorityFlag::NoNormalAssoc, PriorityKey::PriorityWeightAssoc, settings.weightAssoc > 0 },
        { PriorityFlag::NoNormalPart, PriorityKey::PriorityWeightPartition, settings.weightPartition > 0 },
        { PriorityFlag::NoNormalQos, PriorityKey::PriorityWeightQos, settings.weightQos > 0 },
        { PriorityFlag::NoNormalTres, PriorityKey::PriorityWeightTres, !settings.weightTres.empty() },
        { PriorityFlag::SmallRelativeToTime, PriorityKey::PriorityWeightJobSize, settings.weightJobSize > 0 },
        { PriorityFlag::AccrueAlways, PriorityKey::PriorityWeightAge, settings.weightAge > 0 } };
    for (const Need &need : needs) {
        if (settings.has(need.flag) && !need.weighted) {
            findings.push_back({ Severity::Note, "flag-without-weight",
                { APPORTION_TEXT("The flag %1 does nothing while %2 is 0"), { priorityFlagWord(need.flag), priorityKeyWord(need.key) } },
                { APPORTION_TEXT("Set the weight, or remove the flag"), {} }, {}, settingRef(PriorityKey::PriorityFlags) });
        }
    }
    if (settings.favorSmall && settings.weightJobSize == 0) {
        findings.push_back({ Severity::Note, "favor-small-without-weight",
            { APPORTION_TEXT("PriorityFavorSmall=YES does nothing while PriorityWeightJobSize is 0"), {} },
            { APPORTION_TEXT("Set PriorityWeightJobSize, or remove PriorityFavorSmall"), {} }, {}, settingRef(PriorityKey::PriorityFavorSmall) });
    }
}
} // namespace

void checkFactors(const Policy &policy, Diagnostics &findings)
{
    const PrioritySettings &settings = policy.priority;
    if (settings.type == PriorityType::Basic) {
        return;
    }
    checkFactor(
        { PriorityKey::PriorityWeightPartition, settings.weightPartition, "partition-factor-without-weight",
            APPORTION_TEXT("PriorityJobFactor counts nothing while %1 is 0: it is set for %2 of %3 partitions, such as %4"),
            "partition-weight-without-factor", APPORTION_TEXT("%1=%2 tells no two jobs apart: all partitions have the same PriorityJobFactor") },
        partitionFactors(policy), findings);
    checkFactor({ PriorityKey::PriorityWeightQos, settings.weightQos, "qos-priority-without-weight",
                    APPORTION_TEXT("The priority of a QOS counts nothing while %1 is 0: it is set for %2 of %3 QOS, such as %4"),
                    "qos-weight-without-priority", APPORTION_TEXT("%1=%2 tells no two jobs apart: all QOS have the same priority") },
        qosPriorities(policy), findings);
    checkFactor({ PriorityKey::PriorityWeightAssoc, settings.weightAssoc, "assoc-priority-without-weight",
                    APPORTION_TEXT("The priority of an association counts nothing while %1 is 0: it is set for %2 of %3, such as %4"),
                    "assoc-weight-without-priority", APPORTION_TEXT("%1=%2 tells no two jobs apart: no association has a priority") },
        associationPriorities(policy.associations), findings);
    checkIdleFlags(settings, findings);
}

} // namespace apportion::checker
