// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/work_count.h"
#include "core/schema/conf_key_search.h"
#include "core/schema/row_fields.h"
#include "core/schema/setting_fields.h"
#include "storage/field_json.h"
#include "storage/json_text.h"
#include "storage/policy_json.h"
#include "storage/policy_json_agreement.h"
#include "storage/policy_json_rows.h"
#include "storage/policy_json_versions.h"
#include "storage/policy_sums.h"
#include "storage/row_writer.h"

namespace apportion
{

namespace
{

constexpr const char *memberIndent = "  ";
constexpr const char *rowIndent = "    ";

/// A text that grows line by line. What is complete of it is summed, and given on where somebody takes it part by part.
class GrowingText
{
public:
    explicit GrowingText(const TextSink *take) : m_take(take) { }

    std::string &text() { return m_text; }
    /// To be called between two lines now and then.
    void pass()
    {
        constexpr std::size_t part = std::size_t { 64 } * 1024;
        if (m_text.size() - m_passed >= part) {
            passLines();
        }
    }
    /// The sums of all complete lines.
    std::vector<LineSum> sums()
    {
        passLines();
        return m_sums.take();
    }
    /// Gives on what is left, and ends it.
    void end()
    {
        m_text += '\n';
        give(m_text.size());
    }

private:
    void passLines()
    {
        const std::size_t end = m_text.rfind('\n') + 1; // 0 without one
        if (end > m_passed) {
            m_sums.add(std::string_view(m_text).substr(m_passed, end - m_passed));
            m_passed = end;
            give(end);
        }
    }
    void give(std::size_t end)
    {
        if (m_take != nullptr) {
            (*m_take)(std::string_view(m_text).substr(0, end));
            m_text.erase(0, end);
            m_passed = 0;
        }
    }

    const TextSink *m_take;
    std::string m_text;
    std::size_t m_passed = 0; ///< what of the text was summed
    LineSums m_sums;
};

/// Appends an array with a line for each of its rows; @p document is what @p out is the text of, if it is one.
template <typename Rows, typename Write>
void appendRows(std::string &out, const Rows &rows, Write write, Progress *progress = nullptr, GrowingText *document = nullptr)
{
    constexpr std::uint64_t between = 4096; // rows from one look at the progress to the next
    std::uint64_t done = 0;
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
        if (document != nullptr) {
            document->pass();
        }
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

/// The settings; with a @p draft only those that it has otherwise.
void appendSettings(std::string &to, const Policy &policy, const Policy *draft)
{
    const auto written = [](const schema::Setting &field, const Policy &of) {
        std::string text;
        RowWriter out(text);
        writeField<Policy>(out, field, of, [](const char *, const std::vector<PartitionNodes> &) {});
        return text;
    };
    RowWriter out(to, rowIndent);
    if (draft == nullptr) {
        writeFields(out, schema::settings(), policy);
    } else {
        for (const schema::Setting &field : schema::settings()) {
            if (field.saving != schema::Saving::Elsewhere && written(field, policy) != written(field, *draft)) {
                writeField<Policy>(out, field, policy, [](const char *, const std::vector<PartitionNodes> &) {});
            }
        }
    }
    if (draft == nullptr || policy.priority.given != draft->priority.given) {
        writeWords(out, "given", schema::settingWords(), static_cast<std::uint32_t>(policy.priority.given.to_ulong()));
    }
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

void writeAssociation(std::string &to, const Snapshot &now, AssociationId id, const std::vector<VersionRowWriter> &versions = {})
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
    writeShares(out, tree, id);
    out.writeUnless(0.0L, "usage", now.situation.ownUsage(id));
    out.writeUnless(noPriority, "priority", tree.priority(id));
    out.writeUnless(std::string_view(), "options", tree.options(id));
    out.writeUnless({}, "formerly", tree.formerNames(id));
    for (const VersionRowWriter &version : versions) {
        version.write(out, id);
    }
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

/// Writes the parts of a policy; those of a version only where the draft has others.
class PartWriter
{
public:
    PartWriter(GrowingText &text, RowWriter &document, const Snapshot &now) : m_text(text), m_document(document), m_now(now) { }
    PartWriter(GrowingText &text, RowWriter &document, const Snapshot &version, const char *member, const Snapshot &draft)
        : m_text(text), m_document(document), m_now(version), m_draft(&draft), m_prefix(std::string(member) + '.')
    {
    }

    void writeHead()
    {
        const Policy &policy = m_now.policy;
        if (differs(&Policy::clusterName)) {
            m_document.write(m_prefix + "cluster", policy.clusterName);
        }
        if (m_draft == nullptr ? policy.release != 0 : differs(&Policy::release)) {
            m_document.write(m_prefix + "slurmRelease", policy.release == 0 ? std::string() : schema::releaseText(policy.release));
        }
        if (differs(&Policy::clusterOptions)) {
            m_document.write(m_prefix + "clusterOptions", policy.clusterOptions);
        }
        part("settings", [](std::string &to, const Snapshot &of, const Policy *draft) { appendSettings(to, of.policy, draft); });
        if (differs(&Policy::tres)) {
            m_document.write(m_prefix + "trackedTres", addedTres(policy.tres));
        }
        if (differs(&Policy::licenses)) {
            m_document.write(m_prefix + "licenses", policy.licenses);
        }
        rows("chips", &Policy::chips, writerOf(schema::chipFields()));
        rows("nodeGroups", &Policy::nodeGroups, writerOf(schema::nodeGroupFields()));
        writePartitions();
        rows("qos", &Policy::qos, writerOf(schema::qosFields()));
    }

    template <typename Ids, typename Write>
    void writeAssociations(const Ids &ids, Write write, Progress *progress)
    {
        if (m_draft == nullptr || !ids.empty()) {
            appendRows(m_document.member(m_prefix + "associations"), ids, write, progress, &m_text);
        }
    }

    void writeTail(Progress *progress)
    {
        if (m_draft != nullptr || !m_now.policy.notes->empty()) { // a file without them is as it was before there were any
            rows("notes", &Policy::notes, writerOf(schema::noteFields()));
        }
        if (m_draft == nullptr || !(m_now.situation.jobs == m_draft->situation.jobs)) {
            appendRows(m_document.member(m_prefix + "jobs"), *m_now.situation.jobs, writerOf(schema::jobFields()), progress, &m_text);
        }
        const std::vector<TresUsage> &usage = *m_now.situation.tresUsage;
        if (m_draft == nullptr ? !usage.empty() : !(m_now.situation.tresUsage == m_draft->situation.tresUsage)) {
            appendRows(m_document.member(m_prefix + "tresUsage"), usage, writerOf(schema::tresUsageFields()));
        }
        if (const auto time = m_now.situation.toldAt; m_draft == nullptr ? time.has_value() : time != m_draft->situation.toldAt) {
            m_document.write(m_prefix + "toldAt", time.value_or(0)); // 0: a version of which nobody knows
        }
        if (const auto time = m_now.situation.usageAt; m_draft == nullptr ? time.has_value() : time != m_draft->situation.usageAt) {
            m_document.write(m_prefix + "usageAt", time.value_or(0)); // likewise
        }
        if (const auto reset = m_now.situation.lastReset; m_draft == nullptr ? reset.has_value() : reset != m_draft->situation.lastReset) {
            m_document.write(m_prefix + "lastReset", reset.value_or(0)); // likewise
        }
        if (const auto &order = m_now.situation.walkOrder; m_draft == nullptr ? !order->empty() : !(order == m_draft->situation.walkOrder)) {
            m_document.write(m_prefix + "walkOrder", *order);
        }
        rows("foreignConf", &Policy::foreignConf, writeForeignLine);
        rows("foreignAssociations", &Policy::foreignAssociations, [](std::string &to, const std::string &line) { appendJsonString(to, line); });
        for (const auto &[key, records] : { std::pair("otherAccounts", &Policy::otherAccounts), std::pair("otherUsers", &Policy::otherUsers) }) {
            if (m_draft != nullptr || !(m_now.policy.*records)->empty()) { // likewise
                rows(key, records, writerOf(schema::recordFields()));
            }
        }
    }

private:
    template <typename Value>
    [[nodiscard]] bool differs(Value Policy::*member) const
    {
        return m_draft == nullptr || !(m_now.policy.*member == m_draft->policy.*member);
    }

    /// Texts are compared: how a value is written counts too.
    template <typename Append>
    void part(const char *key, Append append, bool always = false)
    {
        std::string text;
        append(text, m_now, nullptr);
        if (m_draft != nullptr) {
            std::string usual;
            append(usual, *m_draft, nullptr);
            if (text == usual && !always) {
                return;
            }
            text.clear();
            append(text, m_now, &m_draft->policy);
        }
        m_document.member(m_prefix + key) += text;
    }

    template <typename Row, typename Write>
    void rows(const char *key, Shared<std::vector<Row>> Policy::*table, Write write)
    {
        if (m_draft == nullptr || !(m_now.policy.*table).sharesWith(m_draft->policy.*table)) {
            part(key, [&](std::string &to, const Snapshot &of, const Policy *) { appendRows(to, *(of.policy.*table), write); });
        }
    }

    void writePartitions()
    {
        const auto append = [](std::string &to, const Snapshot &of, const Policy *) {
            const std::vector<std::string> words = nodeGroupWords(*of.policy.nodeGroups);
            appendRows(to, *of.policy.partitions, [&words](std::string &row, const Partition &partition) { writePartition(row, partition, words); });
        };
        // groups in another order may bear the same words
        part("partitions", append, m_draft != nullptr && !(m_now.policy.partitions == m_draft->policy.partitions));
    }

    GrowingText &m_text;
    RowWriter &m_document; ///< into that
    const Snapshot &m_now;
    const Snapshot *m_draft = nullptr;
    std::string m_prefix;
};

void writeConf(std::string &to, const slurm::OriginalConf &conf)
{
    std::vector<slurm::IncludedFile> files { { conf.name, conf.text } };
    if (conf.included) {
        files.insert(files.end(), conf.included->begin(), conf.included->end());
    }
    appendRows(to, files, [](std::string &row, const slurm::IncludedFile &file) {
        RowWriter out(row);
        out.write("file", file.name);
        std::string &lines = out.member("text");
        std::string_view rest = file.text;
        for (const char *separator = "[\n      ";; separator = ",\n      ") {
            const std::size_t end = rest.find('\n');
            appendJsonString(lines += separator, rest.substr(0, end));
            if (end == std::string_view::npos) {
                break;
            }
            rest.remove_prefix(end + 1);
        }
        lines += "\n    ]";
        out.end();
    });
}

/// A version, behind the associations' lines that told of theirs.
void writeVersion(GrowingText &text, RowWriter &document, const VersionKey &key, const ProjectVersion &version, const Snapshot &draft,
    const VersionRowWriter &lines)
{
    writeVersionInfo(document.member(key.member), version.info, "");
    PartWriter parts(text, document, version.snapshot, key.member, draft);
    parts.writeHead();
    parts.writeAssociations(
        lines.others(), [&version](std::string &to, AssociationId id) { writeAssociation(to, version.snapshot, id); }, nullptr);
    parts.writeTail(nullptr);
}

void writeProject(GrowingText &text, const Project &project, Progress *progress)
{
    countWork(Work::Write);
    // often what was exported is the baseline now, and then it is told once
    const bool isBaseline = project.exported && project.baseline && project.exported->snapshot == project.baseline->snapshot;
    std::vector<ProjectVersion> scenarios;
    for (std::size_t i = 0; i < std::min(project.others.size(), Project::mostKept); ++i) {
        scenarios.push_back({ project.others[i].snapshot, { Baseline::Origin::Scenario, project.others[i].name, {} } });
    }
    std::array<const ProjectVersion *, versionKeys.size()> versions
        = { project.baseline ? &*project.baseline : nullptr, project.exported && !isBaseline ? &*project.exported : nullptr };
    for (std::size_t i = 0; i < scenarios.size(); ++i) {
        versions.at(firstScenario + i) = &scenarios[i];
    }
    std::vector<VersionRowWriter> lines;
    for (std::size_t i = 0; i < versions.size(); ++i) {
        if (versions[i] != nullptr) {
            lines.emplace_back(versionKeys[i].row, versions[i]->snapshot, project);
        }
    }
    RowWriter document(text.text(), memberIndent);
    document.write("format", policyFormat);
    if (!project.scenario.isEmpty()) {
        document.write(scenarioKey, project.scenario.toStdString());
    }
    PartWriter draft(text, document, project);
    draft.writeHead();
    draft.writeAssociations(
        project.policy.associations.layout().depthFirst(), [&](std::string &to, AssociationId id) { writeAssociation(to, project, id, lines); },
        progress);
    draft.writeTail(progress);
    std::size_t line = 0;
    for (std::size_t i = 0; i < versions.size(); ++i) {
        if (versions[i] != nullptr) {
            writeVersion(text, document, versionKeys[i], *versions[i], project, lines[line++]);
        }
    }
    if (isBaseline) {
        writeVersionInfo(document.member(versionKeys[1].member), project.exported->info, versionKeys[0].member);
    }
    writeAgreement(document, project);
    if (project.conf) {
        writeConf(document.member("originalConf"), *project.conf);
    }
    std::string &last = document.member(policySumsKey);
    appendPolicySums(last, text.sums());
    document.end();
    text.end();
}

} // namespace

std::uint64_t policyJsonRows(const Snapshot &now)
{
    return now.policy.associations.count() + now.situation.jobs->size();
}

std::string writePolicyJson(const Project &project, Progress *progress)
{
    GrowingText text(nullptr);
    constexpr std::size_t usualLine = 100;
    text.text().reserve(4096 + usualLine * (project.policy.associations.count() + 3 * project.situation.jobs->size()));
    writeProject(text, project, progress);
    return std::move(text.text());
}

void writePolicyJson(const Project &project, const TextSink &take, Progress *progress)
{
    GrowingText text(&take);
    writeProject(text, project, progress);
}

} // namespace apportion
