// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/tres.h"
#include "core/policy/work_count.h"
#include "core/schema/conf_key_search.h"
#include "slurm/text/bounds.h"
#include "storage/json_text.h"
#include "storage/policy_completeness.h"
#include "storage/policy_json.h"
#include "storage/policy_json_associations.h"
#include "storage/policy_json_rows.h"
#include "storage/policy_upgrade.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <type_traits>
#include <unordered_map>

namespace apportion
{

namespace
{

/// Takes the members of a document of the present format.
class PolicyReader
{
public:
    explicit PolicyReader(ReadReport &report) : m_report(report), m_associations(m_read.policy.associations, m_read.situation, report) { }

    void member(JsonValue &value);
    void element(JsonValue &value, const std::string &member);
    [[nodiscard]] Snapshot finish();

private:
    /// A member that is an array: what its elements are, and who takes them.
    struct Table
    {
        std::string_view name;
        JsonValue::Kind kind;
        void (*take)(PolicyReader &reader, JsonValue &value);
    };
    [[nodiscard]] static const Table *findTable(std::string_view name);

    template <typename Row>
    void addRow(Shared<std::vector<Row>> &table, JsonValue &value, void (*read)(RowReader &, Row &));
    void addPartition(JsonValue &value);
    void trackTres(const JsonValue &value);
    void resolveNodes();
    bool isWrong(const JsonValue &value, JsonValue::Kind kind, const std::string &member);

    ReadReport &m_report;
    Snapshot m_read;
    AssociationReader m_associations;
    std::vector<std::pair<std::size_t, JsonValue>> m_partitionNodes; ///< by partition; they may precede the node groups
};

const PolicyReader::Table *PolicyReader::findTable(std::string_view name)
{
    using Kind = JsonValue::Kind;
    using R = PolicyReader;
    static constexpr std::array<Table, 9> tables = { {
        { "trackedTres", Kind::String, [](R &r, JsonValue &v) { r.trackTres(v); } },
        { "chips", Kind::Object, [](R &r, JsonValue &v) { r.addRow(r.m_read.policy.chips, v, readChip); } },
        { "nodeGroups", Kind::Object, [](R &r, JsonValue &v) { r.addRow(r.m_read.policy.nodeGroups, v, readNodeGroup); } },
        { "partitions", Kind::Object, [](R &r, JsonValue &v) { r.addPartition(v); } },
        { "qos", Kind::Object, [](R &r, JsonValue &v) { r.addRow(r.m_read.policy.qos, v, readQos); } },
        { "associations", Kind::Object, [](R &r, JsonValue &v) { r.m_associations.add(v); } },
        { "jobs", Kind::Object, [](R &r, JsonValue &v) { r.addRow(r.m_read.situation.jobs, v, readJob); } },
        { "foreignConf", Kind::Object, [](R &r, JsonValue &v) { r.addRow(r.m_read.policy.foreignConf, v, readForeignLine); } },
        { "foreignAssociations", Kind::String, [](R &r, JsonValue &v) { r.m_read.policy.foreignAssociations.edit().push_back(std::move(v.text)); } },
    } };
    const auto found = std::find_if(tables.begin(), tables.end(), [name](const Table &table) { return table.name == name; });
    return found == tables.end() ? nullptr : &*found;
}

bool PolicyReader::isWrong(const JsonValue &value, JsonValue::Kind kind, const std::string &member)
{
    if (value.kind == kind) {
        return false;
    }
    m_report.add(Severity::Error, "policy-value", value.line, { APPORTION_TEXT("\"%1\" holds a value of another kind than expected"), { member } },
        { APPORTION_TEXT("It is left out. Compare with a file that Apportion saved."), {} });
    return true;
}

template <typename Row>
void PolicyReader::addRow(Shared<std::vector<Row>> &table, JsonValue &value, void (*read)(RowReader &, Row &))
{
    // Partitions and QOS are numbered with 16 bits; a file of a hundred megabytes could hold more jobs than there is memory.
    constexpr bool isNarrow = std::is_same_v<Row, Partition> || std::is_same_v<Row, Qos>;
    constexpr std::size_t most = isNarrow ? unknownIndex - 1 : 2000000;
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

void PolicyReader::element(JsonValue &value, const std::string &member)
{
    const Table *table = findTable(member);
    if (table != nullptr && !isWrong(value, table->kind, member)) {
        table->take(*this, value);
    }
}

void PolicyReader::member(JsonValue &value)
{
    if (findTable(value.key) != nullptr) {
        isWrong(value, JsonValue::Kind::Array, value.key); // its elements came before
        return;
    }
    if (value.key == "settings") {
        RowReader settings(value, m_report);
        if (!isWrong(value, JsonValue::Kind::Object, value.key)) {
            readSettings(settings, m_read.policy);
        }
        return;
    }
    JsonValue document;
    document.values.push_back(std::move(value));
    RowReader members(document, m_report);
    static_cast<void>(members.take("format"));
    static_cast<void>(members.take(policySumsKey.data())); // of the text as a whole
    members.read("cluster", m_read.policy.clusterName);
    if (std::string release; members.read("slurmRelease", release), !release.empty()) {
        m_read.policy.release = schema::releaseOf(release);
    }
    members.read("clusterOptions", m_read.policy.clusterOptions);
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

Snapshot PolicyReader::finish()
{
    m_associations.finish();
    resolveNodes();
    return std::move(m_read);
}

/// The format of a document, found without reading more than is needed; nothing when it is no policy file.
std::optional<std::uint64_t> findFormat(std::string_view text, JsonError &error)
{
    std::optional<std::uint64_t> format;
    error = parseJsonMembers(text, [&format](const JsonValue &value, const std::string &, bool isElement) {
        if (!isElement && value.key == "format" && value.isNumber()) {
            format = toUnsigned(value.text);
            return false;
        }
        return true;
    });
    return format;
}

void reportFormat(ReadReport &report, std::optional<std::uint64_t> format)
{
    if (format && *format > static_cast<std::uint64_t>(policyFormat)) {
        report.add(Severity::Error, "policy-format", 0,
            { APPORTION_TEXT("the file has format %1; this release knows formats up to %2"),
                { std::to_string(*format), std::to_string(policyFormat) } },
            { APPORTION_TEXT("Open it with the release of Apportion that saved it, or a newer one."), {} });
    } else {
        report.add(Severity::Error, "policy-format", 0, { APPORTION_TEXT("this is not a policy file: it does not tell its format"), {} },
            { APPORTION_TEXT("A policy file has the extension .apportion and begins with \"format\"."), {} });
    }
}

/// Reads a document of an older format as a whole and takes it through the steps.
JsonError readUpgraded(std::string_view text, int format, PolicyReader &reader)
{
    JsonValue document;
    document.kind = JsonValue::Kind::Object;
    std::vector<JsonValue> elements;
    std::string unfinished;
    JsonError error = parseJsonMembers(text, [&](JsonValue &&value, const std::string &member, bool isElement) {
        if (isElement) {
            unfinished = member;
            elements.push_back(std::move(value));
            return true;
        }
        if (value.isArray()) {
            value.values = std::exchange(elements, {});
        }
        document.values.push_back(std::move(value));
        return true;
    });
    if (!elements.empty()) { // the text ends within an array
        JsonValue &array = document.values.emplace_back();
        array.kind = JsonValue::Kind::Array;
        array.key = std::move(unfinished);
        array.values = std::move(elements);
    }
    upgradeDocument(document, format, upgradeSteps());
    for (JsonValue &value : document.values) {
        if (value.isArray()) {
            for (JsonValue &element : value.values) {
                reader.element(element, value.key);
            }
        }
        reader.member(value);
    }
    return error;
}

} // namespace

ParsedPolicy readPolicyJson(std::string_view text, const std::string &file, Progress *progress)
{
    countWork(Work::Read);
    ParsedPolicy parsed;
    ReadReport report(file);
    JsonError error;
    const std::optional<std::uint64_t> format = findFormat(text, error);
    if (!format || *format == 0 || *format > static_cast<std::uint64_t>(policyFormat)) {
        if (!format) {
            static_cast<void>(reportSyntax(error, {}, report));
        }
        reportFormat(report, format);
        parsed.diagnostics = report.take();
        return parsed;
    }
    if (progress != nullptr) {
        progress->begin(static_cast<std::uint64_t>(std::count(text.begin(), text.end(), '\n'))); // one association a line
    }
    const SumsCheck sums = checkPolicySums(text);
    const bool isAsWritten = reportSums(sums, *format, report);
    PolicyReader reader(report);
    if (*format < static_cast<std::uint64_t>(policyFormat)) {
        error = readUpgraded(text, static_cast<int>(*format), reader);
    } else {
        error = parseJsonMembers(text, [&reader, progress](JsonValue &&value, const std::string &member, bool isElement) {
            if (progress != nullptr) {
                progress->reached(value.line);
            }
            if (isElement) {
                reader.element(value, member);
            } else {
                reader.member(value);
            }
            return progress == nullptr || !progress->isCancelled();
        });
    }
    const bool parsedAll = reportSyntax(error, sums, report);
    parsed.complete = parsedAll && isAsWritten && (progress == nullptr || !progress->isCancelled());
    static_cast<Snapshot &>(parsed) = reader.finish();
    parsed.diagnostics = report.take();
    parsed.usable = true;
    return parsed;
}

} // namespace apportion
