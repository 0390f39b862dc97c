// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/association_list.h"

#include "core/policy/tres.h"
#include "core/schema/association_fields.h"
#include "slurm/lists/association_gatherer.h"
#include "slurm/lists/association_json.h"
#include "slurm/lists/json_lists.h"
#include "slurm/lists/qos_fields.h"
#include "slurm/text/table_text.h"

#include <algorithm>
#include <array>
#include <limits>

namespace apportion::slurm
{

namespace
{

/// Columns that say where an association is, and those that another one says better.
bool isStructure(std::string_view column)
{
    static constexpr std::array<std::string_view, 20> names = { "Cluster", "Account", "User", "Partition", "ParentName", "Par Name", "ParentID",
        "Par ID", "ID", "LFT", "RGT", "Lineage", "Share", "Fairshare", "Priority", "UserName", "Flags", "WithDeleted", "NormShares", "Id" };
    return std::any_of(names.begin(), names.end(), [&](std::string_view name) { return sameIgnoringCase(name, column); });
}

/// The account above the last one of "/root/physics/astro/0-ann/".
std::string parentOfLineage(std::string_view lineage, const AssociationRecord &record)
{
    std::vector<std::string_view> parts;
    splitEach(lineage, '/', [&](std::string_view part) {
        if (!part.empty() && parts.size() < 4096) {
            parts.push_back(part);
        }
    });
    const auto own = std::find_if(parts.begin(), parts.end(), [&](std::string_view part) { return sameIgnoringCase(part, record.account); });
    return own == parts.end() || own == parts.begin() ? std::string() : std::string(*(own - 1));
}

class AssociationTable
{
public:
    AssociationTable(std::string_view text, Policy &policy, const std::string &fileName, Findings &findings)
        : m_table(text, isAssociationHeader), m_policy(policy), m_fileName(fileName), m_findings(findings), m_gatherer(policy, fileName, findings)
    {
    }

    bool read();

private:
    void findColumns();
    bool isOfCluster(std::string_view cluster);
    AssociationRecord record();
    void readShares(AssociationRecord &record);
    void readPriority(AssociationRecord &record);
    void reportValue(std::string_view what, std::string_view value);

    TableText m_table;
    Policy &m_policy;
    const std::string &m_fileName;
    Findings &m_findings;
    AssociationGatherer m_gatherer;
    std::size_t m_cluster = 0;
    std::size_t m_account = 0;
    std::size_t m_user = 0;
    std::size_t m_partition = 0;
    std::size_t m_parent = 0;
    std::size_t m_lineage = 0;
    std::size_t m_shares = 0;
    std::size_t m_priority = 0;
    std::size_t m_left = 0;
    std::size_t m_right = 0;
    std::vector<std::pair<std::size_t, std::string>> m_options; // column, name of the option
    std::string m_only; // the cluster that is read
};

void AssociationTable::findColumns()
{
    const TableHeader &header = m_table.header();
    m_cluster = header.find("Cluster");
    m_account = header.find("Account");
    m_user = header.find("User");
    m_partition = header.find("Partition");
    m_parent = header.has("ParentName") ? header.find("ParentName") : header.find("Par Name");
    m_lineage = header.find("Lineage");
    m_shares = header.has("Share") ? header.find("Share") : header.find("Fairshare");
    m_priority = header.find("Priority");
    m_left = header.find("LFT");
    m_right = header.find("RGT");
    for (std::size_t column = 0; column < header.size(); ++column) {
        if (!header.name(column).empty() && !isStructure(header.name(column))) {
            m_options.emplace_back(column, std::string(optionOfColumn(header.name(column))));
        }
    }
    // as the flat file orders them, with what is unknown before the QOS
    const auto place = [](const std::string &name) {
        const schema::AssociationField *field = schema::findAssociationField(name);
        return field != nullptr ? field : &schema::associationFields().back() - 1;
    };
    std::stable_sort(m_options.begin(), m_options.end(), [&](const auto &a, const auto &b) { return place(a.second) < place(b.second); });
}

/// Only the first cluster is read, or the one that other files are of.
bool AssociationTable::isOfCluster(std::string_view cluster)
{
    if (cluster.empty()) {
        return true;
    }
    if (m_only.empty()) {
        m_only = m_policy.clusterName.empty() ? lowerCase(cluster) : m_policy.clusterName;
    }
    if (sameIgnoringCase(m_only, cluster)) {
        return true;
    }
    m_findings.add(Severity::Warning, "assoc-cluster", { m_fileName, m_table.line() },
        { APPORTION_TEXT("The association is of cluster %1, not of %2; it was left out."), { std::string(cluster), m_only } },
        { APPORTION_TEXT("Print one cluster: sacctmgr -P show assoc cluster=%1"), { m_only } });
    return false;
}

void AssociationTable::reportValue(std::string_view what, std::string_view value)
{
    m_findings.add(Severity::Error, "assoc-value", { m_fileName, m_table.line() },
        { APPORTION_TEXT("%1=%2 cannot be read."), { std::string(what), std::string(value.substr(0, 100)) } },
        { APPORTION_TEXT("Print the associations again with: sacctmgr -P show assoc"), {} });
}

void AssociationTable::readShares(AssociationRecord &record)
{
    const std::string_view value = m_table.cell(m_shares);
    const std::optional<std::uint64_t> number = unsignedNumber(value);
    if (sameIgnoringCase(value, "parent")) {
        record.rawShares = sharesParent;
    } else if (number && *number <= sharesParent) {
        record.rawShares = static_cast<std::uint32_t>(*number);
    } else if (!value.empty()) {
        reportValue("Fairshare", value);
    }
}

void AssociationTable::readPriority(AssociationRecord &record)
{
    const std::string_view value = m_table.cell(m_priority);
    const std::optional<std::uint64_t> number = unsignedNumber(value);
    if (number && *number < noPriority) {
        record.priority = static_cast<std::uint32_t>(*number);
    } else if (!value.empty()) {
        reportValue("Priority", value);
    }
}

AssociationRecord AssociationTable::record()
{
    AssociationRecord record;
    const std::string_view account = m_table.rawCell(m_account);
    record.line = m_table.line();
    record.account = std::string(trimmed(account));
    record.depth = std::min(account.find_first_not_of(' '), account.size());
    record.user = std::string(m_table.cell(m_user));
    record.partition = std::string(m_table.cell(m_partition));
    if (record.user.empty()) {
        record.parent = std::string(m_table.cell(m_parent));
        if (record.parent.empty() && m_lineage != TableHeader::none) {
            record.parent = parentOfLineage(m_table.cell(m_lineage), record);
        }
    }
    record.left = wholeNumber(m_table.cell(m_left)).value_or(0);
    record.right = wholeNumber(m_table.cell(m_right)).value_or(0);
    readShares(record);
    readPriority(record);
    for (const auto &[column, name] : m_options) {
        if (const std::string_view value = m_table.cell(column); !value.empty()) {
            const schema::AssociationField *field = schema::findAssociationField(name);
            record.options.push_back({ name, std::string(value), field != nullptr && schema::isQuoted(*field) });
        }
    }
    return record;
}

bool AssociationTable::read()
{
    if (!m_table.hasHeader()) {
        return false;
    }
    findColumns();
    while (m_table.next()) {
        if (isOfCluster(m_table.cell(m_cluster))) {
            m_gatherer.add(record());
        }
    }
    if (!m_gatherer.isEmpty() && m_policy.clusterName.empty()) {
        m_policy.clusterName = m_only;
    }
    return m_gatherer.build();
}

} // namespace

bool readAssociationList(std::string_view text, const std::string &fileName, Policy &policy, Diagnostics &diagnostics)
{
    Findings findings(diagnostics);
    checkEncoding(text, fileName, findings);
    const bool any
        = looksLikeJson(text) ? readAssociationJson(text, fileName, policy, findings) : AssociationTable(text, policy, fileName, findings).read();
    findings.finish();
    return any;
}

bool isAssociationHeader(const TableHeader &header)
{
    return header.has("Account") && header.has("User") && (header.has("Share") || header.has("Fairshare")) && !header.has("RawUsage")
        && !header.has("RawShares");
}

} // namespace apportion::slurm
