// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/policy_json_members.h"

#include "core/policy/tres.h"
#include "core/schema/conf_key_search.h"
#include "core/schema/root_options.h"
#include "slurm/text/bounds.h"
#include "storage/policy_json_rows.h"

#include <algorithm>
#include <array>
#include <limits>
#include <type_traits>

namespace apportion
{

namespace
{

/// What times may be, seconds since the epoch: years of four digits.
constexpr std::int64_t lastYear = 253402300799;

/// Partitions and QOS are numbered with 16 bits; a file of a hundred megabytes could hold more jobs than there is memory.
constexpr std::size_t mostTableRows = 2000000;

} // namespace

void reportWrongKind(const JsonValue &value, const std::string &member, ReadReport &report)
{
    report.add(Severity::Error, "policy-value", value.line, { APPORTION_TEXT("\"%1\" holds a value of another kind than expected"), { member } },
        { APPORTION_TEXT("It is left out. Compare with a file that Apportion saved."), {} });
}

const PolicyReader::Table *PolicyReader::findTable(std::string_view name)
{
    using Kind = JsonValue::Kind;
    using R = PolicyReader;
    static constexpr std::array<Table, 14> tables = { {
        { "trackedTres", Kind::String, [](R &r, JsonValue &v) { r.trackTres(v); } },
        { "chips", Kind::Object, [](R &r, JsonValue &v) { r.addRow(r.m_read.policy.chips, v, readChip); } },
        { "nodeGroups", Kind::Object, [](R &r, JsonValue &v) { r.addRow(r.m_read.policy.nodeGroups, v, readNodeGroup); } },
        { "partitions", Kind::Object, [](R &r, JsonValue &v) { r.addPartition(v); } },
        { "qos", Kind::Object, [](R &r, JsonValue &v) { r.addRow(r.m_read.policy.qos, v, readQos); } },
        { "associations", Kind::Object, [](R &r, JsonValue &v) { r.addAssociation(v); } },
        { "notes", Kind::Object, [](R &r, JsonValue &v) { r.addRow(r.m_read.policy.notes, v, readNote); } },
        { "tresUsage", Kind::Object, [](R &r, JsonValue &v) { r.addRow(r.m_read.situation.tresUsage, v, readTresUsage); } },
        { "jobs", Kind::Object, [](R &r, JsonValue &v) { r.addJob(v); } },
        { "walkOrder", Kind::String, [](R &r, JsonValue &v) { r.m_read.situation.walkOrder.edit().push_back(std::move(v.text)); } },
        { "foreignConf", Kind::Object, [](R &r, JsonValue &v) { r.addRow(r.m_read.policy.foreignConf, v, readForeignLine); } },
        { "foreignAssociations", Kind::String, [](R &r, JsonValue &v) { r.m_read.policy.foreignAssociations.edit().push_back(std::move(v.text)); } },
        { "otherAccounts", Kind::Object, [](R &r, JsonValue &v) { r.addRow(r.m_read.policy.otherAccounts, v, readRecord); } },
        { "otherUsers", Kind::Object, [](R &r, JsonValue &v) { r.addRow(r.m_read.policy.otherUsers, v, readRecord); } },
    } };
    const auto found = std::find_if(tables.begin(), tables.end(), [name](const Table &table) { return table.name == name; });
    return found == tables.end() ? nullptr : &*found;
}

bool PolicyReader::isWrong(const JsonValue &value, JsonValue::Kind kind, const std::string &member)
{
    if (value.kind == kind) {
        return false;
    }
    reportWrongKind(value, member, m_report);
    return true;
}

template <typename Row>
void PolicyReader::addRow(Shared<std::vector<Row>> &table, JsonValue &value, void (*read)(RowReader &, Row &))
{
    constexpr std::size_t most = std::is_same_v<Row, Partition> || std::is_same_v<Row, Qos> ? unknownIndex - 1 : mostTableRows;
    if (table->size() >= most) {
        m_report.add(Severity::Error, "policy-too-many", value.line, { APPORTION_TEXT("more rows than %1"), { std::to_string(most) } },
            { APPORTION_TEXT("The rest is left out; no cluster has as many."), {} });
        return;
    }
    Row row;
    RowReader reader(value, m_report);
    read(reader, row);
    table.edit().push_back(std::move(row));
}

/// Each job has a line. Room for one on every line that is left costs nothing before it is written, while a table that grows is
/// there twice.
void PolicyReader::addJob(JsonValue &value)
{
    Shared<std::vector<Job>> &jobs = m_read.situation.jobs;
    if (jobs->empty() && m_lines >= value.line) {
        jobs.edit().reserve(std::min<std::size_t>(m_lines - value.line + 1, mostTableRows));
    }
    addRow(jobs, value, readJob);
}

void PolicyReader::trackTres(const JsonValue &value)
{
    if (m_read.policy.tres.size() < slurm::mostTres) {
        m_read.policy.tres.track(value.text);
        return;
    }
    m_report.add(Severity::Error, "policy-too-many", value.line, { APPORTION_TEXT("more rows than %1"), { std::to_string(slurm::mostTres) } },
        { APPORTION_TEXT("The rest is left out; no cluster has as many."), {} });
}

void PolicyReader::addPartition(JsonValue &value)
{
    if (JsonValue *nodes = value.find("nodes")) {
        m_partitionNodes.emplace_back(m_read.policy.partitions->size(), std::move(*nodes));
        nodes->taken = true;
    }
    addRow(m_read.policy.partitions, value, readPartition);
}

void PolicyReader::addAssociation(JsonValue &value)
{
    if (std::optional<AssociationLine> line = readAssociationLine(value, m_report); line && m_isVersion) {
        m_others.push_back(std::move(*line));
    } else if (line) {
        m_associations.add(std::move(*line));
    }
}

void PolicyReader::element(JsonValue &value, const std::string &key)
{
    const Table *table = findTable(key);
    if (table != nullptr && !isWrong(value, table->kind, key)) {
        table->add(*this, value);
    }
}

void PolicyReader::member(JsonValue &value, const std::string &key)
{
    m_given.insert(key);
    if (findTable(key) != nullptr) {
        isWrong(value, JsonValue::Kind::Array, value.key); // its elements came before
        return;
    }
    if (key == "settings") {
        if (isWrong(value, JsonValue::Kind::Object, value.key)) {
            return;
        }
        if (m_isVersion) {
            m_settings = std::move(value);
        } else {
            RowReader settings(value, m_report);
            readSettings(settings, m_read.policy);
        }
        return;
    }
    JsonValue document;
    document.values.push_back(std::move(value));
    document.values.back().key = key;
    RowReader members(document, m_report);
    if (!m_isVersion) {
        static_cast<void>(members.take("format"));
        static_cast<void>(members.take(policySumsKey.data())); // of the text as a whole
    }
    members.read("cluster", m_read.policy.clusterName);
    if (std::string release; members.read("slurmRelease", release), !release.empty()) {
        m_read.policy.release = schema::releaseOf(release);
    }
    members.read("clusterOptions", m_read.policy.clusterOptions);
    const auto readTime = [&members](const char *name, std::optional<std::int64_t> &time) {
        std::int64_t seconds = time.value_or(0);
        members.read(name, seconds, std::int64_t { 0 }, lastYear);
        time = seconds == 0 ? std::nullopt : std::optional(seconds);
    };
    readTime("toldAt", m_read.situation.toldAt);
    readTime("usageAt", m_read.situation.usageAt);
    readTime("lastReset", m_read.situation.lastReset);
    members.read("licenses", m_read.policy.licenses);
    members.reportUnknown();
}

void PolicyReader::resolveNodes()
{
    const std::vector<std::string> words = nodeGroupWords(*m_read.policy.nodeGroups);
    std::unordered_map<std::string_view, std::uint32_t> groups;
    for (std::uint32_t i = 0; i < words.size(); ++i) {
        groups.emplace(words[i], i);
    }
    for (auto &[index, nodes] : m_partitionNodes) {
        if (index >= m_read.policy.partitions->size() || isWrong(nodes, JsonValue::Kind::Object, nodes.key)) {
            continue;
        }
        std::vector<PartitionNodes> &into = m_read.policy.partitions.edit()[index].nodes;
        for (const JsonValue &entry : nodes.values) {
            const auto group = groups.find(entry.key);
            const auto count = entry.isNumber() ? toUnsigned(entry.text) : std::nullopt;
            if (group == groups.end() || !count || *count > std::numeric_limits<std::uint32_t>::max()) {
                m_report.add(Severity::Error, "policy-value", entry.line,
                    { APPORTION_TEXT("the nodes \"%1\" of a partition are no node group with a number of nodes"), { entry.key } },
                    { APPORTION_TEXT("They are left out. Write the names of a line of nodeGroups."), {} });
                continue;
            }
            into.push_back({ group->second, static_cast<std::uint32_t>(*count) });
        }
    }
}

void PolicyReader::giveRoomBack()
{
    if (const std::vector<Job> &jobs = *m_read.situation.jobs; jobs.capacity() / 8 > jobs.size()) {
        m_read.situation.jobs.edit().shrink_to_fit();
    }
}

/// In whatever order somebody wrote them by hand.
void PolicyReader::sortRecordsRead()
{
    for (const auto records : { &Policy::otherAccounts, &Policy::otherUsers }) {
        if (!(m_read.policy.*records)->empty()) {
            sortRecords((m_read.policy.*records).edit());
        }
    }
}

Snapshot PolicyReader::finish()
{
    giveRoomBack();
    m_associations.finish();
    resolveNodes();
    sortTresUsage(m_read.situation.tresUsage.edit());
    sortRecordsRead();
    takeRootPriority(m_read.policy); // files of before had it in the cluster's line
    return m_read;
}

Snapshot PolicyReader::finish(const Snapshot &draft, const std::vector<VersionRow> &rows)
{
    giveRoomBack();
    sortRecordsRead(); // those that are inherited are sorted
    inherit(draft);
    resolveNodes();
    if (m_settings) {
        RowReader settings(*m_settings, m_report);
        readSettings(settings, m_read.policy);
    }
    setVersionStructure(m_read, rows, m_report);
    if (!m_others.empty()) {
        AssociationReader others(m_read.policy.associations, m_read.situation, m_report);
        for (AssociationLine &line : m_others) {
            others.add(std::move(line));
        }
        others.finish();
    }
    setVersionValues(m_read, rows, m_report);
    takeRootPriority(m_read.policy);
    return std::move(m_read);
}

/// What a version does not have of its own is the draft's.
void PolicyReader::inherit(const Snapshot &draft)
{
    const auto keep = [this](const char *key, auto &own, const auto &drafts) {
        if (!m_given.contains(key)) {
            own = drafts;
        }
    };
    Policy &policy = m_read.policy;
    keep("cluster", policy.clusterName, draft.policy.clusterName);
    keep("slurmRelease", policy.release, draft.policy.release);
    keep("clusterOptions", policy.clusterOptions, draft.policy.clusterOptions);
    keep("trackedTres", policy.tres, draft.policy.tres);
    keep("licenses", policy.licenses, draft.policy.licenses);
    keep("chips", policy.chips, draft.policy.chips);
    keep("nodeGroups", policy.nodeGroups, draft.policy.nodeGroups);
    keep("partitions", policy.partitions, draft.policy.partitions);
    keep("qos", policy.qos, draft.policy.qos);
    keep("notes", policy.notes, draft.policy.notes);
    keep("foreignConf", policy.foreignConf, draft.policy.foreignConf);
    keep("foreignAssociations", policy.foreignAssociations, draft.policy.foreignAssociations);
    keep("otherAccounts", policy.otherAccounts, draft.policy.otherAccounts);
    keep("otherUsers", policy.otherUsers, draft.policy.otherUsers);
    policy.priority = draft.policy.priority; // what differs in them is read on top
    policy.associations = draft.policy.associations;
    Shared<std::vector<Job>> jobs = m_read.situation.jobs;
    Shared<std::vector<TresUsage>> tresUsage = m_read.situation.tresUsage;
    const std::optional<std::int64_t> toldAt = m_given.contains("toldAt") ? m_read.situation.toldAt : draft.situation.toldAt;
    const std::optional<std::int64_t> usageAt = m_given.contains("usageAt") ? m_read.situation.usageAt : draft.situation.usageAt;
    const std::optional<std::int64_t> lastReset = m_given.contains("lastReset") ? m_read.situation.lastReset : draft.situation.lastReset;
    const Shared<std::vector<std::string>> walkOrder = m_given.contains("walkOrder") ? m_read.situation.walkOrder : draft.situation.walkOrder;
    m_read.situation = draft.situation;
    m_read.situation.toldAt = toldAt;
    m_read.situation.usageAt = usageAt;
    m_read.situation.lastReset = lastReset;
    m_read.situation.walkOrder = walkOrder;
    if (m_given.contains("jobs")) {
        m_read.situation.jobs = std::move(jobs);
    }
    if (m_given.contains("tresUsage")) {
        m_read.situation.tresUsage = std::move(tresUsage);
        sortTresUsage(m_read.situation.tresUsage.edit());
    }
}

} // namespace apportion
