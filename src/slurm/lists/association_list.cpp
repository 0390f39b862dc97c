// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/listings.h"

#include "core/policy/tres.h"
#include "core/schema/association_fields.h"
#include "slurm/lists/association_gatherer.h"
#include "slurm/lists/json_lists.h"
#include "slurm/lists/qos_fields.h"
#include "slurm/lists/qos_list.h"
#include "slurm/text/table_text.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

namespace apportion::slurm
{

namespace
{

constexpr std::string_view usersAreCoords = "UsersAreCoords";

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

class AssociationTable
{
public:
    AssociationTable(std::string_view text, Policy &policy, Findings &findings)
        : m_table(text, isAssociationHeader), m_findings(findings), m_gatherer(policy, findings)
    {
    }

    bool read()
    {
        if (!m_table.hasHeader()) {
            return false;
        }
        findColumns();
        while (m_table.next()) {
            if (m_gatherer.isOfCluster(m_table.cell(m_cluster), m_table.line())) {
                m_gatherer.add(record());
            }
        }
        return m_gatherer.build();
    }

private:
    void findColumns()
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

    AssociationRecord record()
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
        if (const std::string flags = lowerCase(m_table.cell(m_flags)); record.user.empty() && isWordOf(flags, lowerCase(usersAreCoords))) {
            record.options.push_back({ std::string(schema::option::flags), std::string(usersAreCoords), true });
        }
        for (const auto &[column, name] : m_options) {
            if (const std::string_view value = m_table.cell(column); !value.empty()) {
                const schema::AssociationField *field = schema::findAssociationField(name);
                record.options.push_back({ name, std::string(value), field != nullptr && schema::isQuoted(*field) });
            }
        }
        return record;
    }

    void readShares(AssociationRecord &record)
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

    void readPriority(AssociationRecord &record)
    {
        const std::string_view value = m_table.cell(m_priority);
        const std::optional<std::uint64_t> number = unsignedNumber(value);
        if (number && *number < noPriority) {
            record.priority = static_cast<std::uint32_t>(*number);
        } else if (!value.empty()) {
            reportValue("Priority", value);
        }
    }

    void reportValue(std::string_view what, std::string_view value)
    {
        m_findings.add(Severity::Error, "assoc-value", m_table.line(),
            { APPORTION_TEXT("%1=%2 cannot be read."), { std::string(what), std::string(value.substr(0, 100)) } },
            { APPORTION_TEXT("Print the associations again with: sacctmgr -P show assoc"), {} });
    }

    TableText m_table;
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
    std::size_t m_flags = 0;
    std::vector<std::pair<std::size_t, std::string>> m_options; // column, name of the option
};

/// What an association's row says in a field, as the flat file would say it; nothing when it is not set.
std::optional<std::string> valueOf(const schema::AssociationField &field, const JsonRow &row)
{
    using A = AssociationOptions;
    using schema::Lens;
    const auto unlessEmpty = [](std::string text) { return text.empty() ? std::nullopt : std::optional(std::move(text)); };
    const schema::Each read {
        [&](const auto &) { return row.limit(field.json, field.limit->shape); },
        [&](const Lens<A, std::string> &) { return unlessEmpty(std::string(row.text(field.json))); },
        [&](const Lens<A, std::vector<std::string>> &) { return unlessEmpty(row.list(field.json)); },
    };
    return std::visit(read, field.value);
}

/// Whether this is the association of the user's default account: a flag until v0.0.38, where is_default was a number.
bool isDefault(const JsonRow &row, const std::vector<std::string_view> &flags)
{
    return row.boolean("is_default") == true || row.number("is_default").value_or(0) > 0
        || std::find(flags.begin(), flags.end(), "DEFAULT") != flags.end();
}

class AssociationJsonReader
{
public:
    AssociationJsonReader(Policy &policy, Findings &findings) : m_findings(findings), m_gatherer(policy, findings), m_qos(policy, findings) { }

    bool read(std::string_view text)
    {
        const bool any = readJsonLists(text, m_findings, [this](std::string_view list, const JsonRow &row) { take(list, row); });
        return m_gatherer.build() && any;
    }

private:
    void take(std::string_view list, const JsonRow &row)
    {
        if (list == "associations") {
            readAssociation(row);
        } else if (list == "accounts") {
            readAccount(row);
        } else if (list == "users") {
            readUser(row);
        } else if (list == "qos") {
            m_qos.add(row);
        }
    }

    void readAssociation(const JsonRow &row)
    {
        const std::vector<std::string_view> flags = row.texts("flags");
        if (!m_gatherer.isOfCluster(row.text("cluster"), row.line()) || std::find(flags.begin(), flags.end(), "DELETED") != flags.end()) {
            return;
        }
        AssociationRecord record;
        record.line = row.line();
        record.account = std::string(row.text("account"));
        record.user = std::string(row.text("user"));
        record.partition = lowerCase(row.text("partition"));
        if (record.user.empty()) {
            record.parent = std::string(row.text("parent_account"));
        }
        const std::optional<std::int64_t> shares = row.number("shares_raw");
        if (shares && *shares >= 0 && *shares <= std::int64_t { sharesParent }) {
            record.rawShares = static_cast<std::uint32_t>(*shares);
        }
        const std::optional<std::int64_t> priority = row.number("priority");
        if (priority && *priority >= 0 && *priority < std::int64_t { noPriority }) {
            record.priority = static_cast<std::uint32_t>(*priority);
        }
        if (!record.user.empty() && isDefault(row, flags)) {
            m_gatherer.setUserOption(record.user, { std::string(schema::option::defaultAccount), record.account, true });
        }
        if (record.user.empty() && std::find(flags.begin(), flags.end(), usersAreCoords) != flags.end()) { // the account's, since v0.0.41
            record.options.push_back({ std::string(schema::option::flags), std::string(usersAreCoords), true });
        }
        for (const schema::AssociationField &field : schema::associationFields()) {
            if (std::optional<std::string> value = *field.json == '\0' ? std::nullopt : valueOf(field, row)) {
                record.options.push_back({ field.word, std::move(*value), schema::isQuoted(field) });
            }
        }
        m_gatherer.add(std::move(record));
    }

    void readAccount(const JsonRow &row)
    {
        const std::string account(row.text("name"));
        for (const auto &[path, option] :
            { std::pair("description", schema::option::description), std::pair("organization", schema::option::organization) }) {
            if (const std::string_view value = row.text(path); !value.empty()) {
                m_gatherer.setAccountOption(account, { std::string(option), std::string(value), true });
            }
        }
    }

    void readUser(const JsonRow &row)
    {
        const std::string_view level = row.text("administrator_level");
        if (!level.empty() && !sameIgnoringCase(level, "None") && !sameIgnoringCase(level, "Not Set")) {
            m_gatherer.setUserOption(std::string(row.text("name")), { std::string(schema::option::adminLevel), std::string(level), true });
        }
        if (const std::string_view key = row.text("default/wckey"); !key.empty()) {
            m_gatherer.setUserOption(std::string(row.text("name")), { std::string(schema::option::defaultWckey), std::string(key), true });
        }
    }

    Findings &m_findings;
    AssociationGatherer m_gatherer;
    QosGatherer m_qos;
};

} // namespace

bool readAssociationList(std::string_view text, const std::string &fileName, Policy &policy, Diagnostics &diagnostics)
{
    return readListing(text, fileName, diagnostics, [&](Findings &findings) {
        return looksLikeJson(text) ? AssociationJsonReader(policy, findings).read(text) : AssociationTable(text, policy, findings).read();
    });
}

bool isAssociationHeader(const TableHeader &header)
{
    return header.has("Account") && header.has("User") && (header.has("Share") || header.has("Fairshare")) && !header.has("RawUsage")
        && !header.has("RawShares");
}

} // namespace apportion::slurm
