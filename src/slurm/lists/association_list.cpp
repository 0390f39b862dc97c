// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/listings.h"

#include "core/policy/tres.h"
#include "core/schema/association_fields.h"
#include "slurm/lists/association_gatherer.h"
#include "slurm/lists/association_rows.h"
#include "slurm/lists/json_lists.h"
#include "slurm/lists/qos_fields.h"
#include "slurm/lists/qos_list.h"

#include <algorithm>
#include <optional>

namespace apportion::slurm
{

namespace
{

constexpr std::string_view usersAreCoords = "UsersAreCoords";

class AssociationTable
{
public:
    AssociationTable(std::string_view text, Policy &policy, Findings &findings) : m_rows(text, findings), m_gatherer(policy, findings) { }

    bool read()
    {
        if (!m_rows.hasHeader()) {
            return false;
        }
        while (m_rows.next()) {
            if (m_gatherer.isOfCluster(m_rows.cluster(), m_rows.line())) {
                m_gatherer.add(m_rows.record());
            }
        }
        return m_gatherer.build();
    }

private:
    AssociationRows m_rows;
    AssociationGatherer m_gatherer;
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

} // namespace apportion::slurm
