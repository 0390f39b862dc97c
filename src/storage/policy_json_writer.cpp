// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/json_text.h"
#include "storage/policy_json.h"
#include "storage/policy_json_rows.h"
#include "storage/row_writer.h"

namespace apportion
{

namespace
{

constexpr const char *memberIndent = "  ";
constexpr const char *rowIndent = "    ";

/// Writes an array with a line for each of its rows.
template <typename Rows, typename Write>
void writeRows(RowWriter &document, const char *key, const Rows &rows, Write write, Progress *progress = nullptr)
{
    constexpr std::uint64_t between = 4096; // rows from one look at the progress to the next
    std::uint64_t done = 0;
    std::string &out = document.member(key);
    out += '[';
    bool first = true;
    for (const auto &row : rows) {
        if (progress != nullptr && ++done % between == 0) {
            progress->reached(done);
            if (progress->isCancelled()) {
                return;
            }
        }
        out += first ? "\n" : ",\n";
        out += rowIndent;
        write(out, row);
        first = false;
    }
    if (!first) {
        out += '\n';
        out += memberIndent;
    }
    out += ']';
    if (progress != nullptr) {
        progress->passed(rows.size());
    }
}

void writeSettings(RowWriter &document, const PrioritySettings &settings)
{
    using enum PriorityKey;
    RowWriter out(document.member("settings"), rowIndent);
    std::vector<std::string> flags;
    for (std::size_t i = 0; i < priorityFlagCount; ++i) {
        if (settings.flags.test(i)) {
            flags.emplace_back(priorityFlagWord(static_cast<PriorityFlag>(i)));
        }
    }
    std::vector<std::string> given;
    for (std::size_t i = 0; i < priorityKeyCount; ++i) {
        if (settings.given.test(i)) {
            given.emplace_back(priorityKeyWord(static_cast<PriorityKey>(i)));
        }
    }
    out.write(priorityKeyWord(PriorityType), priorityTypeWord(settings.type));
    out.write(priorityKeyWord(PriorityFlags), flags);
    out.write("unknownFlags", settings.unknownFlags);
    out.write(priorityKeyWord(PriorityDecayHalfLife), settings.halfLife);
    out.write(priorityKeyWord(PriorityUsageResetPeriod), usageResetWord(settings.usageReset));
    out.write(priorityKeyWord(PriorityCalcPeriod), settings.calcPeriod);
    out.write(priorityKeyWord(PriorityFavorSmall), settings.favorSmall);
    out.write(priorityKeyWord(PriorityMaxAge), settings.maxAge);
    out.write(priorityKeyWord(FairShareDampeningFactor), settings.dampeningFactor);
    out.write(priorityKeyWord(PriorityWeightAge), settings.weightAge);
    out.write(priorityKeyWord(PriorityWeightAssoc), settings.weightAssoc);
    out.write(priorityKeyWord(PriorityWeightFairshare), settings.weightFairshare);
    out.write(priorityKeyWord(PriorityWeightJobSize), settings.weightJobSize);
    out.write(priorityKeyWord(PriorityWeightPartition), settings.weightPartition);
    out.write(priorityKeyWord(PriorityWeightQos), settings.weightQos);
    out.write(priorityKeyWord(PriorityWeightTres), settings.weightTres);
    out.write(priorityKeyWord(PrioritySiteFactorPlugin), settings.siteFactorPlugin);
    out.write(priorityKeyWord(PrioritySiteFactorParameters), settings.siteFactorParameters);
    out.write(priorityKeyWord(PriorityParameters), settings.parameters);
    out.write("given", given);
    out.end(memberIndent);
}

void writeNodeGroup(std::string &to, const NodeGroup &group)
{
    const NodeGroup usual;
    RowWriter out(to);
    out.write("names", group.names);
    out.write("count", group.count);
    out.write("cpus", group.cpus);
    out.write("cores", group.cores);
    out.write("memoryMb", group.memoryMb);
    out.writeUnless(usual.gres, "gres", group.gres);
    out.writeUnless(usual.gresWritten, "gresWritten", group.gresWritten);
    out.writeUnless(usual.chip, "chip", group.chip);
    if (group.owner != usual.owner) {
        out.write("owner", nodeOwnerWord(group.owner));
    }
    out.writeUnless(usual.owners, "owners", group.owners);
    out.writeUnless(usual.foreign, "foreign", group.foreign);
    out.end();
}

void writePartition(std::string &to, const Partition &partition, const std::vector<std::string> &groupWords)
{
    const Partition usual;
    RowWriter out(to);
    out.write("name", partition.name);
    out.writeUnless(usual.isDefault, "default", partition.isDefault);
    out.writeUnless(usual.nodesWritten, "nodesWritten", partition.nodesWritten);
    if (!partition.nodes.empty()) {
        RowWriter nodes(out.member("nodes"));
        for (const PartitionNodes &part : partition.nodes) {
            if (part.group < groupWords.size()) {
                nodes.write(groupWords[part.group], part.count);
            }
        }
        nodes.end();
    }
    out.writeUnless(usual.billingWeights, "billingWeights", partition.billingWeights);
    out.write("priorityJobFactor", partition.priorityJobFactor);
    out.write("priorityTier", partition.priorityTier);
    out.writeUnless(usual.givenJobFactor, "givenJobFactor", partition.givenJobFactor);
    out.writeUnless(usual.givenTier, "givenTier", partition.givenTier);
    out.writeUnless(usual.qos, "qos", partition.qos);
    if (partition.maxTime != usual.maxTime || !partition.maxTime.written.empty()) {
        out.write("maxTime", partition.maxTime);
    }
    out.writeUnless(usual.requeue, "requeue", partition.requeue);
    out.writeUnless(usual.foreign, "foreign", partition.foreign);
    out.end();
}

void writeQos(std::string &to, const Qos &qos)
{
    const Qos usual;
    RowWriter out(to);
    out.write("name", qos.name);
    out.write("priority", qos.priority);
    out.writeUnless(usual.usageFactor, "usageFactor", qos.usageFactor);
    out.writeUnless(usual.description, "description", qos.description);
    out.writeUnless(usual.preempt, "preempt", qos.preempt);
    out.writeUnless(usual.foreign, "foreign", qos.foreign);
    out.end();
}

void writeChip(std::string &to, const Chip &chip)
{
    const Chip usual;
    RowWriter out(to);
    out.write("name", chip.name);
    out.writeUnless(usual.flopsPerCore, "flopsPerCore", chip.flopsPerCore);
    out.writeUnless(usual.weight, "weight", chip.weight);
    out.end();
}

void writeJob(std::string &to, const Job &job)
{
    const Job usual;
    RowWriter out(to);
    out.write("id", job.id);
    out.writeUnless(usual.name, "name", job.name);
    out.write("user", job.user);
    out.write("account", job.account);
    out.writeUnless(usual.qos, "qos", job.qos);
    out.writeUnless(usual.partitions, "partitions", job.partitions);
    out.write("submitTime", job.submitTime);
    out.writeUnless(usual.accrueTime, "accrueTime", job.accrueTime);
    out.writeUnless(usual.eligibleTime, "eligibleTime", job.eligibleTime);
    out.writeUnless(usual.siteFactor, "siteFactor", job.siteFactor);
    out.writeUnless(usual.nice, "nice", job.nice);
    out.writeUnless(usual.timeLimit, "timeLimit", job.timeLimit);
    out.write("nodes", job.nodes);
    out.write("cpus", job.cpus);
    out.writeUnless(usual.tres, "tres", job.tres);
    out.writeUnless(usual.held, "held", job.held);
    out.writeUnless(usual.reservation, "reservation", job.reservation);
    out.writeUnless(usual.running, "running", job.running);
    out.writeUnless(usual.printedPriority, "printedPriority", job.printedPriority);
    out.end();
}

void writeAssociation(std::string &to, const AssociationTree &tree, AssociationId id)
{
    RowWriter out(to);
    if (tree.isUser(id)) {
        out.write("user", tree.name(id));
        out.write("account", tree.accountName(id));
        out.writeUnless(std::string_view(), "partition", tree.partition(id));
    } else {
        out.write("account", tree.name(id));
        if (id != AssociationTree::root()) {
            out.write("parent", tree.name(tree.parent(id)));
        }
    }
    if (tree.usesParent(id)) {
        out.write("shares", "parent");
    } else {
        out.write("shares", tree.rawShares(id));
    }
    out.writeUnless(0.0L, "usage", tree.ownUsage(id));
    out.writeUnless(noPriority, "priority", tree.priority(id));
    out.writeUnless(std::string_view(), "options", tree.options(id));
    out.end();
}

void writeForeignLine(std::string &to, const ForeignLine &line)
{
    RowWriter out(to);
    out.write("key", line.key);
    out.write("value", line.value);
    out.end();
}

std::vector<std::string> addedTres(const TresTable &tres)
{
    std::vector<std::string> names;
    for (TresIndex index = alwaysTrackedTres; index < tres.size(); ++index) {
        names.push_back(tres.name(index));
    }
    return names;
}

} // namespace

std::uint64_t policyJsonRows(const Policy &policy)
{
    return policy.associations.count() + policy.jobs->size();
}

std::string writePolicyJson(const Policy &policy, Progress *progress)
{
    std::string out;
    constexpr std::size_t usualLine = 100;
    out.reserve(4096 + usualLine * (policy.associations.count() + 3 * policy.jobs->size()));
    RowWriter document(out, memberIndent);
    document.write("format", policyFormat);
    document.write("cluster", policy.clusterName);
    document.write("clusterOptions", policy.clusterOptions);
    writeSettings(document, policy.priority);
    document.write("trackedTres", addedTres(policy.tres));
    document.write("licenses", policy.licenses);
    writeRows(document, "chips", *policy.chips, writeChip);
    writeRows(document, "nodeGroups", *policy.nodeGroups, writeNodeGroup);
    const std::vector<std::string> words = nodeGroupWords(*policy.nodeGroups);
    writeRows(
        document, "partitions", *policy.partitions, [&words](std::string &to, const Partition &partition) { writePartition(to, partition, words); });
    writeRows(document, "qos", *policy.qos, writeQos);
    const AssociationTree &tree = policy.associations;
    writeRows(
        document, "associations", tree.layout().depthFirst(), [&tree](std::string &to, AssociationId id) { writeAssociation(to, tree, id); },
        progress);
    writeRows(document, "jobs", *policy.jobs, writeJob, progress);
    writeRows(document, "foreignConf", *policy.foreignConf, writeForeignLine);
    writeRows(
        document, "foreignAssociations", *policy.foreignAssociations, [](std::string &to, const std::string &line) { appendJsonString(to, line); });
    document.end();
    out += '\n';
    return out;
}

} // namespace apportion
