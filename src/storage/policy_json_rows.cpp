// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/policy_json_rows.h"

#include <algorithm>
#include <unordered_map>

namespace apportion
{

const char *nodeOwnerWord(NodeOwner owner)
{
    static constexpr std::array<const char *, 3> words = { "public", "account", "group" };
    return words.at(static_cast<std::size_t>(owner));
}

const char *priorityTypeWord(PriorityType type)
{
    return type == PriorityType::Basic ? "priority/basic" : "priority/multifactor";
}

std::vector<std::string> nodeGroupWords(const std::vector<NodeGroup> &groups)
{
    std::unordered_map<std::string, std::size_t> seen;
    for (const NodeGroup &group : groups) {
        ++seen[group.names];
    }
    std::vector<std::string> words;
    words.reserve(groups.size());
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const std::string &names = groups[i].names;
        const bool tells = !names.empty() && names.front() != '#' && seen[names] == 1;
        words.push_back(tells ? names : "#" + std::to_string(i));
    }
    return words;
}

namespace
{

/// Reads a member that is one of some words.
template <typename Enum, typename Word>
void readWord(RowReader &row, const char *key, Enum &into, std::size_t count, Word wordOf)
{
    const JsonValue *value = row.take(key);
    if (value == nullptr) {
        return;
    }
    std::string words;
    for (std::size_t i = 0; i < count; ++i) {
        const char *word = wordOf(static_cast<Enum>(i));
        if (value->isString() && value->text == word) {
            into = static_cast<Enum>(i);
            return;
        }
        words += (i == 0 ? "" : ", ");
        words += word;
    }
    row.reportValue(*value, { APPORTION_TEXT("Write one of: %1."), { words } });
}

/// Reads a list of words into a set of bits.
template <typename Bits, typename Word>
void readWords(RowReader &row, const char *key, Bits &into, Word wordOf)
{
    JsonValue *value = row.take(key);
    if (value == nullptr) {
        return;
    }
    into.reset();
    for (JsonValue &element : value->values) {
        bool known = false;
        for (std::size_t i = 0; i < into.size() && !known; ++i) {
            known = element.isString() && element.text == wordOf(i);
            if (known) {
                into.set(i);
            }
        }
        if (!known) {
            element.key = value->key;
            row.reportValue(element, { APPORTION_TEXT("It is left out. Check its spelling."), {} });
        }
    }
    if (!value->isArray()) {
        row.reportValue(*value, { APPORTION_TEXT("Write a list of texts in quotes."), {} });
    }
}

void readFlags(RowReader &row, PrioritySettings &settings)
{
    readWords(row, priorityKeyWord(PriorityKey::PriorityFlags), settings.flags,
        [](std::size_t i) { return priorityFlagWord(static_cast<PriorityFlag>(i)); });
    row.read("unknownFlags", settings.unknownFlags);
    readWords(row, "given", settings.given, [](std::size_t i) { return priorityKeyWord(static_cast<PriorityKey>(i)); });
}

} // namespace

void readSettings(RowReader &row, PrioritySettings &settings)
{
    using enum PriorityKey;
    readWord(row, priorityKeyWord(PriorityType), settings.type, 2, priorityTypeWord);
    readFlags(row, settings);
    row.read(priorityKeyWord(PriorityDecayHalfLife), settings.halfLife);
    readWord(row, priorityKeyWord(PriorityUsageResetPeriod), settings.usageReset, 7, usageResetWord);
    row.read(priorityKeyWord(PriorityCalcPeriod), settings.calcPeriod);
    row.read(priorityKeyWord(PriorityFavorSmall), settings.favorSmall);
    row.read(priorityKeyWord(PriorityMaxAge), settings.maxAge);
    row.read(priorityKeyWord(FairShareDampeningFactor), settings.dampeningFactor);
    row.read(priorityKeyWord(PriorityWeightAge), settings.weightAge);
    row.read(priorityKeyWord(PriorityWeightAssoc), settings.weightAssoc);
    row.read(priorityKeyWord(PriorityWeightFairshare), settings.weightFairshare);
    row.read(priorityKeyWord(PriorityWeightJobSize), settings.weightJobSize);
    row.read(priorityKeyWord(PriorityWeightPartition), settings.weightPartition);
    row.read(priorityKeyWord(PriorityWeightQos), settings.weightQos);
    row.read(priorityKeyWord(PriorityWeightTres), settings.weightTres);
    row.read(priorityKeyWord(PrioritySiteFactorPlugin), settings.siteFactorPlugin);
    row.read(priorityKeyWord(PrioritySiteFactorParameters), settings.siteFactorParameters);
    row.read(priorityKeyWord(PriorityParameters), settings.parameters);
    row.reportUnknown();
}

void readNodeGroup(RowReader &row, NodeGroup &group)
{
    row.read("names", group.names);
    row.read("count", group.count);
    row.read("cpus", group.cpus);
    row.read("cores", group.cores);
    row.read("memoryMb", group.memoryMb);
    row.read("gres", group.gres);
    row.read("gresWritten", group.gresWritten);
    row.read("chip", group.chip);
    readWord(row, "owner", group.owner, 3, nodeOwnerWord);
    row.read("owners", group.owners);
    row.read("foreign", group.foreign);
    row.reportUnknown();
}

void readPartition(RowReader &row, Partition &partition)
{
    row.read("name", partition.name);
    row.read("default", partition.isDefault);
    row.read("nodesWritten", partition.nodesWritten);
    row.read("billingWeights", partition.billingWeights);
    row.read("priorityJobFactor", partition.priorityJobFactor);
    row.read("priorityTier", partition.priorityTier);
    row.read("givenJobFactor", partition.givenJobFactor);
    row.read("givenTier", partition.givenTier);
    row.read("qos", partition.qos);
    row.read("maxTime", partition.maxTime);
    row.read("requeue", partition.requeue);
    row.read("foreign", partition.foreign);
    row.reportUnknown();
}

void readQos(RowReader &row, Qos &qos)
{
    row.read("name", qos.name);
    row.read("priority", qos.priority);
    row.read("usageFactor", qos.usageFactor);
    row.read("description", qos.description);
    row.read("preempt", qos.preempt);
    row.read("foreign", qos.foreign);
    row.reportUnknown();
}

void readChip(RowReader &row, Chip &chip)
{
    row.read("name", chip.name);
    row.read("flopsPerCore", chip.flopsPerCore);
    row.read("weight", chip.weight);
    row.reportUnknown();
}

void readJob(RowReader &row, Job &job)
{
    row.read("id", job.id);
    row.read("name", job.name);
    row.read("user", job.user);
    row.read("account", job.account);
    row.read("qos", job.qos);
    row.read("partitions", job.partitions);
    row.read("submitTime", job.submitTime);
    row.read("accrueTime", job.accrueTime);
    row.read("eligibleTime", job.eligibleTime);
    row.read("siteFactor", job.siteFactor);
    row.read("nice", job.nice);
    row.read("timeLimit", job.timeLimit);
    row.read("nodes", job.nodes);
    row.read("cpus", job.cpus);
    row.read("tres", job.tres);
    row.read("held", job.held);
    row.read("reservation", job.reservation);
    row.read("running", job.running);
    row.read("printedPriority", job.printedPriority);
    row.reportUnknown();
}

void readForeignLine(RowReader &row, ForeignLine &line)
{
    row.read("key", line.key);
    row.read("value", line.value);
    row.reportUnknown();
}

} // namespace apportion
