// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/association_rows.h"

#include "core/policy/tres.h"
#include "core/schema/association_fields.h"
#include "slurm/lists/listings.h"
#include "slurm/lists/qos_fields.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

namespace apportion::slurm
{

namespace
{

constexpr std::string_view coordinatingUsers = "UsersAreCoords";

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

bool isWordOf(std::string_view list, std::string_view wanted)
{
    bool isThere = false;
    splitEach(list, ',', [&](std::string_view word) { isThere = isThere || trimmed(word) == wanted; });
    return isThere;
}

} // namespace

AssociationRows::AssociationRows(std::string_view text, Findings &findings) : m_table(text, isAssociationHeader), m_findings(findings)
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
    m_flags = header.find("Flags");
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

AssociationRecord AssociationRows::record() const
{
    AssociationRecord record;
    const std::string_view account = m_table.rawCell(m_account);
    record.line = m_table.line();
    record.account = std::string(trimmed(account));
    record.depth = std::min(account.find_first_not_of(' '), account.size());
    record.user = std::string(m_table.cell(m_user));
    record.partition = lowerCase(m_table.cell(m_partition));
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
    // besides flags of accounts it has others, of the association
    if (const std::string flags = lowerCase(m_table.cell(m_flags)); record.user.empty() && isWordOf(flags, lowerCase(coordinatingUsers))) {
        record.options.push_back({ std::string(schema::option::flags), std::string(coordinatingUsers), true });
    }
    for (const auto &[column, name] : m_options) {
        if (const std::string_view value = m_table.cell(column); !value.empty()) {
            const schema::AssociationField *field = schema::findAssociationField(name);
            record.options.push_back({ name, std::string(value), field != nullptr && schema::isQuoted(*field) });
        }
    }
    return record;
}

void AssociationRows::readShares(AssociationRecord &record) const
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

void AssociationRows::readPriority(AssociationRecord &record) const
{
    const std::string_view value = m_table.cell(m_priority);
    const std::optional<std::uint64_t> number = unsignedNumber(value);
    if (number && *number < noPriority) {
        record.priority = static_cast<std::uint32_t>(*number);
    } else if (!value.empty()) {
        reportValue("Priority", value);
    }
}

void AssociationRows::reportValue(std::string_view what, std::string_view value) const
{
    m_findings.add(Severity::Error, "assoc-value", m_table.line(),
        { APPORTION_TEXT("%1=%2 cannot be read."), { std::string(what), std::string(value.substr(0, 100)) } },
        { APPORTION_TEXT("Print the associations again with: sacctmgr -P show assoc"), {} });
}

bool isAssociationHeader(const TableHeader &header)
{
    return header.has("Account") && header.has("User") && (header.has("Share") || header.has("Fairshare")) && !header.has("RawUsage")
        && !header.has("RawShares");
}

} // namespace apportion::slurm
