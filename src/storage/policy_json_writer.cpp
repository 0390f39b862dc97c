// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/work_count.h"
#include "core/schema/conf_key_search.h"
#include "core/schema/row_fields.h"
#include "core/schema/setting_fields.h"
#include "storage/field_json.h"
#include "storage/json_text.h"
#include "storage/policy_json.h"
#include "storage/policy_json_rows.h"
#include "storage/policy_sums.h"
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

void writeSettings(RowWriter &document, const Policy &policy)
{
    RowWriter out(document.member("settings"), rowIndent);
    writeFields(out, schema::settings(), policy);
    writeWords(out, "given", schema::settingWords(), static_cast<std::uint32_t>(policy.priority.given.to_ulong()));
    out.end(memberIndent);
}

/// Writes a record on one line.
template <typename Record>
auto writerOf(std::span<const schema::Field<Record>> fields)
{
    return [fields](std::string &to, const Record &record) {
        RowWriter out(to);
        writeFields(out, fields, record);
        out.end();
    };
}

void writePartition(std::string &to, const Partition &partition, const std::vector<std::string> &groupWords)
{
    RowWriter out(to);
    writeFields(out, schema::partitionFields(), partition, [&](const char *key, const std::vector<PartitionNodes> &parts) {
        RowWriter nodes(out.member(key));
        for (const PartitionNodes &part : parts) {
            if (part.group < groupWords.size()) {
                nodes.write(groupWords[part.group], part.count);
            }
        }
        nodes.end();
    });
    out.end();
}

void writeAssociation(std::string &to, const Snapshot &now, AssociationId id)
{
    const AssociationTree &tree = now.policy.associations;
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
    out.writeUnless(0.0L, "usage", now.situation.ownUsage(id));
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

std::uint64_t policyJsonRows(const Snapshot &now)
{
    return now.policy.associations.count() + now.situation.jobs->size();
}

std::string writePolicyJson(const Snapshot &now, Progress *progress)
{
    const Policy &policy = now.policy;
    countWork(Work::Write);
    std::string out;
    constexpr std::size_t usualLine = 100;
    out.reserve(4096 + usualLine * (policy.associations.count() + 3 * now.situation.jobs->size()));
    RowWriter document(out, memberIndent);
    document.write("format", policyFormat);
    document.write("cluster", policy.clusterName);
    if (policy.release != 0) {
        document.write("slurmRelease", schema::releaseText(policy.release));
    }
    document.write("clusterOptions", policy.clusterOptions);
    writeSettings(document, policy);
    document.write("trackedTres", addedTres(policy.tres));
    document.write("licenses", policy.licenses);
    writeRows(document, "chips", *policy.chips, writerOf(schema::chipFields()));
    writeRows(document, "nodeGroups", *policy.nodeGroups, writerOf(schema::nodeGroupFields()));
    const std::vector<std::string> words = nodeGroupWords(*policy.nodeGroups);
    writeRows(
        document, "partitions", *policy.partitions, [&words](std::string &to, const Partition &partition) { writePartition(to, partition, words); });
    writeRows(document, "qos", *policy.qos, writerOf(schema::qosFields()));
    const AssociationTree &tree = policy.associations;
    writeRows(
        document, "associations", tree.layout().depthFirst(), [&now](std::string &to, AssociationId id) { writeAssociation(to, now, id); }, progress);
    writeRows(document, "jobs", *now.situation.jobs, writerOf(schema::jobFields()), progress);
    writeRows(document, "foreignConf", *policy.foreignConf, writeForeignLine);
    writeRows(
        document, "foreignAssociations", *policy.foreignAssociations, [](std::string &to, const std::string &line) { appendJsonString(to, line); });
    appendPolicySums(document.member(policySumsKey));
    document.end();
    out += '\n';
    return out;
}

} // namespace apportion
