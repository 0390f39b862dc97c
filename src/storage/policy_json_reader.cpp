// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/beside.h"
#include "core/policy/tres.h"
#include "core/policy/work_count.h"
#include "core/schema/conf_key_search.h"
#include "core/schema/root_options.h"
#include "slurm/text/bounds.h"
#include "storage/json_text.h"
#include "storage/policy_completeness.h"
#include "storage/policy_json.h"
#include "storage/policy_json_agreement.h"
#include "storage/policy_json_associations.h"
#include "storage/policy_json_rows.h"
#include "storage/policy_json_versions.h"
#include "storage/qt_text.h"

#include <algorithm>
#include <array>
#include <deque>
#include <limits>
#include <optional>
#include <set>
#include <span>
#include <type_traits>
#include <unordered_map>

namespace apportion
{

namespace
{

/// What times may be, seconds since the epoch: years of four digits.
constexpr std::int64_t lastYear = 253402300799;

/// Partitions and QOS are numbered with 16 bits; a file of a hundred megabytes could hold more jobs than there is memory.
constexpr std::size_t mostTableRows = 2000000;

void reportWrong(const JsonValue &value, const std::string &member, ReadReport &report)
{
    report.add(Severity::Error, "policy-value", value.line, { APPORTION_TEXT("\"%1\" holds a value of another kind than expected"), { member } },
        { APPORTION_TEXT("It is left out. Compare with a file that Apportion saved."), {} });
}

/// Sets the members of a policy: of the draft, or of a version of it, which has only what is not as in the draft.
class PolicyReader
{
public:
    /// @p lines: how many the document has.
    PolicyReader(ReadReport &report, bool isVersion, std::uint32_t lines)
        : m_report(report), m_isVersion(isVersion), m_lines(lines), m_associations(m_read.policy.associations, m_read.situation, report)
    {
    }

    /// @p key is its name without that of the version.
    void member(JsonValue &value, const std::string &key);
    void element(JsonValue &value, const std::string &key);
    /// Elements of the draft's associations; how many were taken: the next one is to be read as any other.
    [[nodiscard]] std::size_t associations(std::span<const PlainRow> rows) { return m_associations.addPlain(rows); }
    [[nodiscard]] Snapshot finish();
    /// The same for a version, with what the draft's lines say of it.
    [[nodiscard]] Snapshot finish(const Snapshot &draft, const std::vector<VersionRow> &rows);
    [[nodiscard]] const std::vector<VersionRow> &versionRows(std::size_t version) const { return m_associations.versionRows(version); }
    [[nodiscard]] bool isEmpty() const { return m_given.empty(); }

private:
    /// A member that is an array: what its elements are, and who reads them.
    struct Table
    {
        std::string_view name;
        JsonValue::Kind kind;
        void (*add)(PolicyReader &reader, JsonValue &value);
    };
    [[nodiscard]] static const Table *findTable(std::string_view name);

    template <typename Row>
    void addRow(Shared<std::vector<Row>> &table, JsonValue &value, void (*read)(RowReader &, Row &));
    void addJob(JsonValue &value);
    void giveRoomBack();
    void sortRecordsRead();
    void addPartition(JsonValue &value);
    void addAssociation(JsonValue &value);
    void trackTres(const JsonValue &value);
    void resolveNodes();
    void inherit(const Snapshot &draft);
    bool isWrong(const JsonValue &value, JsonValue::Kind kind, const std::string &member);

    ReadReport &m_report;
    bool m_isVersion;
    std::uint32_t m_lines; ///< of the document
    Snapshot m_read;
    AssociationReader m_associations;
    std::vector<AssociationLine> m_others; ///< of a version: what the draft does not have
    std::vector<std::pair<std::size_t, JsonValue>> m_partitionNodes; ///< by partition; they may precede the node groups
    std::optional<JsonValue> m_settings; ///< of a version: they change those of the draft
    std::set<std::string> m_given; ///< members that there were
};

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
    reportWrong(value, member, m_report);
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

/// A file of a slurm.conf, of which each line is an element.
slurm::IncludedFile readIncludedFile(JsonValue &value, ReadReport &report)
{
    RowReader row(value, report);
    slurm::IncludedFile file;
    std::vector<std::string> lines;
    row.read("file", file.name);
    row.read("text", lines);
    row.reportUnknown();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        (file.text += i == 0 ? "" : "\n") += lines[i];
    }
    return file;
}

/// Sets the members of a document: those of the draft, and those of versions, which stand behind a point.
class ProjectReader
{
public:
    /// @p lines: how many the document has.
    ProjectReader(ReadReport &report, std::uint32_t lines) : m_report(report), m_draft(report, false, lines), m_agreement(report)
    {
        for (std::size_t i = 0; i < versionKeys.size(); ++i) {
            m_versions.emplace_back(report, true, lines);
        }
    }

    void element(JsonValue &value, const std::string &member)
    {
        if (member == confKey) {
            if (value.isObject()) {
                m_conf.push_back(readIncludedFile(value, m_report));
            } else {
                reportWrong(value, member, m_report);
            }
            return;
        }
        if (AgreementReader::isPart(member)) {
            m_agreement.element(value, member);
            return;
        }
        std::string key = member;
        readerOf(key).element(value, key);
    }

    /// Elements of @p member; how many were taken: the next one is to be read as a value.
    [[nodiscard]] std::size_t rows(std::span<const PlainRow> rows, std::string_view member)
    {
        return member == "associations" ? m_draft.associations(rows) : 0;
    }

    void member(JsonValue &value)
    {
        if (value.key == confKey) {
            if (!value.isArray()) {
                reportWrong(value, value.key, m_report);
            }
            return;
        }
        if (value.key == scenarioKey) {
            if (value.isString()) {
                m_scenario = toText(value.text);
            } else {
                reportWrong(value, value.key, m_report);
            }
            return;
        }
        if (AgreementReader::isPart(value.key)) {
            m_agreement.member(value);
            return;
        }
        for (std::size_t i = 0; i < versionKeys.size(); ++i) {
            if (value.key == versionKeys[i].member) {
                Info info;
                if (value.isObject() && readVersionInfo(value, info.baseline, info.sameAs, m_report)) {
                    m_infos[i] = std::move(info);
                } else if (!value.isObject()) {
                    reportWrong(value, value.key, m_report);
                }
                return;
            }
        }
        std::string key = value.key;
        readerOf(key).member(value, key);
    }

    [[nodiscard]] Project finish();

private:
    void takeScenarios(Project &project, std::span<std::optional<ProjectVersion>> scenarios) const;

    /// Who reads the member; @p key loses the name of its version.
    [[nodiscard]] PolicyReader &readerOf(std::string &key)
    {
        const std::size_t point = key.find('.');
        for (std::size_t i = 0; point != std::string::npos && i < versionKeys.size(); ++i) {
            if (std::string_view(key).substr(0, point) == versionKeys[i].member) {
                key.erase(0, point + 1);
                return m_versions[i];
            }
        }
        return m_draft;
    }

    static constexpr const char *confKey = "originalConf";

    struct Info
    {
        Baseline baseline;
        std::string sameAs;
    };

    ReadReport &m_report;
    PolicyReader m_draft;
    std::deque<PolicyReader> m_versions; ///< by the index of versionKeys
    AgreementReader m_agreement;
    QString m_scenario;
    std::array<std::optional<Info>, versionKeys.size()> m_infos;
    std::vector<slurm::IncludedFile> m_conf; ///< the slurm.conf first
};

/// Names that are missing or stand twice are made anew: without one a scenario could not be chosen.
void ProjectReader::takeScenarios(Project &project, std::span<std::optional<ProjectVersion>> scenarios) const
{
    project.scenario = m_scenario;
    for (std::size_t i = 0; i < scenarios.size(); ++i) {
        if (!scenarios[i]) {
            continue;
        }
        QString name = scenarios[i]->info.name;
        for (std::size_t number = i + 1; name.isEmpty() || name == project.scenario || findScenario(project.others, name) >= 0; ++number) {
            name = QStringLiteral("%1 %2").arg(scenarios[i]->info.name).arg(number).trimmed();
        }
        project.others.push_back({ name, std::move(scenarios[i]->snapshot) });
    }
}

Project ProjectReader::finish()
{
    Project project(m_draft.finish());
    std::array<std::optional<ProjectVersion>, Project::mostKept> scenarios;
    std::array<std::optional<ProjectVersion> *, versionKeys.size()> versions = { &project.baseline, &project.exported };
    for (std::size_t i = 0; i < scenarios.size(); ++i) {
        versions.at(firstScenario + i) = &scenarios.at(i);
    }
    for (std::size_t i = 0; i < versionKeys.size(); ++i) {
        const std::vector<VersionRow> &rows = m_draft.versionRows(i);
        if (m_infos[i] && m_infos[i]->sameAs == versionKeys[0].member && project.baseline) {
            *versions[i] = { project.baseline->snapshot, m_infos[i]->baseline };
        } else if (m_infos[i]) {
            *versions[i] = { m_versions[i].finish(project, rows), m_infos[i]->baseline };
        } else if (!rows.empty() || !m_versions[i].isEmpty()) { // parts of something that is not there
            reportWrong({}, versionKeys[i].member, m_report);
        }
    }
    takeScenarios(project, scenarios);
    project.agreement = m_agreement.finish(project);
    if (!m_conf.empty()) {
        slurm::IncludedFile first = std::move(m_conf.front());
        m_conf.erase(m_conf.begin());
        project.conf = std::make_shared<const slurm::OriginalConf>(slurm::OriginalConf {
            std::move(first.name), std::move(first.text), std::make_shared<const std::vector<slurm::IncludedFile>>(std::move(m_conf)) });
    }
    return project;
}

/// So many bytes are summed on another thread.
constexpr std::size_t summedBeside = std::size_t { 256 } * 1024;

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

} // namespace

ParsedPolicy readPolicyJson(std::string_view text, const std::string &file, Progress *progress, TextOwner *owner)
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
    const auto lines = static_cast<std::uint32_t>(std::count(text.begin(), text.end(), '\n')); // one association a line
    if (progress != nullptr) {
        progress->begin(lines);
    }
    // Sums take as long as parsing, and need nothing of it. What they say is told first all the same.
    std::future<SumsCheck> summing = beside(text.size() >= summedBeside, [text] { return checkPolicySums(text); });
    SummedText summed(owner, summing);
    ReadReport found(file);
    ProjectReader reader(found, lines);
    const auto goesOn = [progress] { return progress == nullptr || !progress->isCancelled(); };
    const auto reached = [progress](std::uint32_t line) {
        if (progress != nullptr) {
            progress->reached(line);
        }
    };
    error = parseJsonMembers(
        text,
        [&](JsonValue &&value, const std::string &member, bool isElement) {
            reached(value.line);
            if (isElement) {
                reader.element(value, member);
            } else {
                reader.member(value);
            }
            return goesOn();
        },
        [&](std::span<const PlainRow> rows, std::string_view member) {
            const std::size_t taken = reader.rows(rows, member);
            if (taken == 0) {
                return RowsTaken();
            }
            reached(rows[taken - 1].line);
            return RowsTaken { taken, !goesOn() };
        },
        &summed);
    const SumsCheck sums = summing.get();
    const bool isAsWritten = reportSums(sums, *format, report);
    const bool parsedAll = reportSyntax(error, sums, found);
    parsed.complete = parsedAll && isAsWritten && goesOn();
    static_cast<Project &>(parsed) = reader.finish();
    report.append(std::move(found));
    parsed.diagnostics = report.take();
    parsed.usable = true;
    return parsed;
}

} // namespace apportion
