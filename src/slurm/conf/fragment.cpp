// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/fragment.h"

#include "core/schema/setting_fields.h"
#include "slurm/conf/conf_text.h"
#include "slurm/conf/hardware_changes.h"
#include "slurm/conf/node_keys.h"

#include <algorithm>
#include <array>

namespace apportion::slurm
{

namespace
{

constexpr std::uint32_t hour = 60;
constexpr std::uint32_t day = 24 * hour;
constexpr std::uint32_t week = 7 * day;

/// A duration in the largest unit that divides it: 2 weeks, 30 days, 36 hours, 150 minutes.
struct Span
{
    std::uint32_t count = 0;
    const char *unit = "minute";

    explicit Span(std::uint32_t minutes) : count(minutes)
    {
        constexpr std::array<std::pair<std::uint32_t, const char *>, 3> units = { { { week, "week" }, { day, "day" }, { hour, "hour" } } };
        for (const auto &[length, name] : units) {
            if (minutes > 0 && minutes % length == 0) {
                count = minutes / length;
                unit = name;
                return;
            }
        }
    }

    /// "2 week", as in "2 week half-life".
    [[nodiscard]] std::string adjective() const { return std::to_string(count) + ' ' + unit; }
    /// "2 weeks", "1 day".
    [[nodiscard]] std::string noun() const { return adjective() + (count == 1 ? "" : "s"); }
};

/// Whether the settings are those of the documentation's examples: with a half-life of two weeks, or without decay and
/// with a monthly reset.
bool isDocumentedExample(const PrioritySettings &settings)
{
    PrioritySettings example;
    for (const PriorityKey key : { PriorityKey::PriorityType, PriorityKey::PriorityDecayHalfLife, PriorityKey::PriorityFavorSmall,
             PriorityKey::PriorityMaxAge, PriorityKey::PriorityWeightAge, PriorityKey::PriorityWeightFairshare, PriorityKey::PriorityWeightJobSize,
             PriorityKey::PriorityWeightPartition, PriorityKey::PriorityWeightQos }) {
        example.markGiven(key);
    }
    example.halfLife.minutes = 2 * week;
    example.maxAge.minutes = 2 * week;
    example.weightAge = 1000;
    example.weightFairshare = 10000;
    example.weightJobSize = 1000;
    example.weightPartition = 1000;
    if (settings == example) {
        return true;
    }
    example.halfLife.minutes = 0;
    example.usageReset = UsageReset::Monthly;
    example.markGiven(PriorityKey::PriorityUsageResetPeriod);
    return settings == example;
}

/// By PriorityFlag.
constexpr std::array<const char *, priorityFlagCount> flagComments = {
    "the age factor also grows while a job is held, depends on another or waits for its begin time",
    "the priorities of running jobs are recomputed too",
    "fair share does not depend on the depth in the tree",
    "the priority of a job never falls",
    "a job is billed for the largest of its node's TRES, and for all global ones",
    "a job is billed for the largest of CPU, memory and node, and for all others",
    "classic fair share in place of Fair Tree",
    "association priorities count as they are",
    "partition factors count as they are",
    "QOS priorities count as they are",
    "requested TRES count as they are",
    "the size of a job is taken in relation to its time limit",
};

/// What a flag does, of the flags for billing what the release bills by.
const char *flagComment(const Policy &policy, std::size_t flag)
{
    const bool isOfBilling = flag == static_cast<std::size_t>(PriorityFlag::MaxTres) || flag == static_cast<std::size_t>(PriorityFlag::MaxTresGres);
    const PriorityFlag counting = policy.billingRule() == BillingRule::MaxTresGres ? PriorityFlag::MaxTresGres : PriorityFlag::MaxTres;
    return flagComments.at(isOfBilling ? static_cast<std::size_t>(counting) : flag);
}

/// The comment above PriorityFlags: a line a flag, and what Slurm makes of words that it does not know.
std::string commentOfFlags(const Policy &policy)
{
    const PrioritySettings &settings = policy.priority;
    std::string text;
    for (std::size_t i = 0; i < priorityFlagCount; ++i) {
        if (settings.flags.test(i)) {
            ((((text += "# ") += priorityFlagWords.at(i)) += ": ") += flagComment(policy, i)) += '\n';
        }
    }
    for (const std::string &word : settings.unknownFlags) {
        ((text += "# ") += confValue(word)) += ": no flag that Slurm knows; ignored\n";
    }
    return text;
}

std::string halfLifeComment(const SlurmTime &halfLife)
{
    if (halfLife.isUnlimited()) {
        return "# hardly any decay: slurmctld takes it for a half-life of 136 years\n";
    }
    if (halfLife.minutes == 0) {
        return "# apply no decay\n";
    }
    return "# " + Span(halfLife.minutes).adjective() + " half-life\n";
}

/// By UsageReset.
constexpr std::array<const char *, 7> resetComments
    = { "# never reset usage\n", "# reset usage now, and at every start and reconfiguration\n", "# reset usage after 1 day\n",
          "# reset usage after 1 week\n", "# reset usage after 1 month\n", "# reset usage after 1 quarter\n", "# reset usage after 1 year\n" };

std::string maxAgeComment(const SlurmTime &maxAge)
{
    if (maxAge.isUnlimited()) {
        return "# The job's age factor has no time at which it reaches 1.0.\n";
    }
    return "# The job's age factor reaches 1.0 after waiting in the\n# queue for " + Span(maxAge.minutes).noun() + ".\n";
}

std::string typeComment(const PrioritySettings &settings, bool example)
{
    if (settings.type == PriorityType::Basic) {
        return "# First in, first out: no factor counts, nor does any other Priority key\n";
    }
    const bool decay = settings.halfLife.minutes != 0;
    // Both examples say "with decay", the one without decay too.
    return std::string("# Activate the Multifactor Job Priority Plugin ") + (decay || example ? "with" : "without") + " decay\n";
}

/// The lines of comment above a key that stands by itself.
std::string commentOf(const Policy &policy, PriorityKey key, bool example)
{
    const PrioritySettings &settings = policy.priority;
    switch (key) {
    case PriorityKey::AccountingStorageTres:
        return "# TRES that are tracked besides CPU, memory, energy, nodes and billing;\n# only what is tracked can have a weight.\n";
    case PriorityKey::PriorityType:
        return typeComment(settings, example);
    case PriorityKey::PriorityFlags:
        return commentOfFlags(policy);
    case PriorityKey::PriorityDecayHalfLife:
        return halfLifeComment(settings.halfLife);
    case PriorityKey::PriorityUsageResetPeriod:
        return resetComments.at(static_cast<std::size_t>(settings.usageReset));
    case PriorityKey::PriorityCalcPeriod:
        return "# usage decays, and priorities are recomputed, every " + Span(settings.calcPeriod.minutes).noun() + '\n';
    case PriorityKey::PriorityFavorSmall:
        return settings.favorSmall ? "# The smaller the job, the greater its job size priority.\n"
                                   : "# The larger the job, the greater its job size priority.\n";
    case PriorityKey::PriorityMaxAge:
        return maxAgeComment(settings.maxAge);
    case PriorityKey::FairShareDampeningFactor:
        return settings.algorithm() == Algorithm::FairTree ? "# dampens classic fair share only: Fair Tree does not look at it\n"
                                                           : "# dampens the effect of use beyond a share\n";
    case PriorityKey::PrioritySiteFactorPlugin:
        return "# the site's own factor\n";
    default:
        return {};
    }
}

bool isWeight(const schema::Setting &setting)
{
    return setting.group == schema::SettingGroup::Weight;
}

bool isWritten(const Policy &policy, PriorityKey key)
{
    const std::string value = settingValue(policy, key);
    // An empty value is no value to slurm.conf: leaving the key out says the same.
    return !value.empty() && (policy.priority.isGiven(key) || value != settingDefault(key));
}

std::string settingLine(const Policy &policy, PriorityKey key)
{
    return std::string(priorityKeyWord(key)) + '=' + confValue(settingValue(policy, key));
}

std::string weightGroup(const Policy &policy, bool example)
{
    std::string lines;
    for (const schema::Setting &setting : schema::settings()) {
        if (!isWeight(setting) || !isWritten(policy, setting.key)) {
            continue;
        }
        lines += settingLine(policy, setting.key);
        if (*setting.factor != '\0' && settingWeight(policy, setting.key) == 0) {
            ((lines += " # don't use the ") += setting.factor) += " factor";
        }
        lines += '\n';
    }
    if (lines.empty()) {
        return lines;
    }
    // The examples were written when an absent weight was 1; it has long been 0.
    return std::string("# This next group determines the weighting of each of the\n"
                       "# components of the Multifactor Job Priority Plugin.\n")
        + (example ? "# The default value for each of the following is 1.\n" : "# The default value for each of the following is 0.\n") + lines;
}

std::string partitionGroup(const std::vector<Partition> &partitions)
{
    if (partitions.empty()) {
        return {};
    }
    std::string lines = "# What a job is billed for in each partition, and what the partition\n"
                        "# adds to its priority. These lines stand for the partitions' own lines,\n"
                        "# above PartitionName=DEFAULT lines, which would give them what they do not say.\n";
    for (const Partition &partition : partitions) {
        lines += partitionLine(partition) + '\n';
    }
    return lines;
}

/// The lines of the nodes that differ, when those of the baseline are known.
std::string nodeGroupLines(const Policy &baseline, const Policy &policy)
{
    if (baseline.nodeGroups->empty()) {
        return {};
    }
    std::string lines;
    for (const NodeGroupChange &change : nodeGroupChanges(baseline, policy)) {
        if (change.after == NodeGroupChange::noGroup) {
            lines += "# gone: " + nodeLine((*baseline.nodeGroups)[change.before]) + '\n';
            continue;
        }
        NodeGroup group = (*policy.nodeGroups)[change.after];
        const bool sameCount = change.before != NodeGroupChange::noGroup && (*baseline.nodeGroups)[change.before].count == group.count;
        const std::size_t keys = group.foreign.size();
        std::erase_if(
            group.foreign, [sameCount](const ForeignKey &entry) { return !sameCount && isAddressKey(entry.key) && isAddressList(entry.value); });
        lines += keys == group.foreign.size() ? "" : "# Add where each of these nodes is found (NodeAddr and the like):\n";
        lines += nodeLine(group) + '\n';
    }
    return lines.empty() ? lines : "# Nodes that are not what they were. These lines stand for the nodes' own lines.\n" + lines;
}

void appendGroup(std::string &text, const std::string &group)
{
    if (!group.empty()) {
        (text += text.empty() ? "" : "\n") += group;
    }
}

} // namespace

std::string confFragment(const Policy &policy, const Policy *baseline)
{
    const bool example = isDocumentedExample(policy.priority);
    std::string text;
    bool weights = false;
    for (const schema::Setting &setting : schema::settings()) {
        const PriorityKey key = setting.key;
        if (isWeight(setting)) {
            if (!weights) {
                appendGroup(text, weightGroup(policy, example));
            }
            weights = true;
        } else if (isWritten(policy, key)) {
            appendGroup(text, commentOf(policy, key, example) + settingLine(policy, key) + '\n');
        }
    }
    if (baseline != nullptr) {
        appendGroup(text, nodeGroupLines(*baseline, policy));
    }
    appendGroup(text, partitionGroup(*policy.partitions));
    return text;
}

} // namespace apportion::slurm
