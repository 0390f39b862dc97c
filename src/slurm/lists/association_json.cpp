// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/association_json.h"

#include "core/policy/tres.h"
#include "core/schema/association_fields.h"
#include "slurm/lists/association_gatherer.h"
#include "slurm/lists/json_limits.h"
#include "slurm/lists/json_lists.h"
#include "slurm/lists/qos_json.h"

#include <algorithm>
#include <optional>

namespace apportion::slurm
{

namespace
{

/// What an association's row says in a field, as the flat file would say it; nothing when it is not set.
std::optional<std::string> valueOf(const schema::AssociationField &field, const JsonRow &row)
{
    using A = AssociationOptions;
    using schema::Lens;
    const auto unlessEmpty = [](std::string text) { return text.empty() ? std::nullopt : std::optional(std::move(text)); };
    const schema::Each read {
        [&](const auto &) {
            return limitText(row, { field.json, field.word, JsonLimit::Kind::Number });
        },
        [&](const Lens<A, SlurmTime> &) {
            return limitText(row, { field.json, field.word, JsonLimit::Kind::Minutes });
        },
        [&](const Lens<A, TresCounts> &) {
            return limitText(row, { field.json, field.word, JsonLimit::Kind::Tres });
        },
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
    AssociationJsonReader(Policy &policy, const std::string &fileName, Findings &findings)
        : m_policy(policy), m_fileName(fileName), m_findings(findings), m_gatherer(policy, fileName, findings), m_qos(policy, fileName, findings)
    {
    }

    bool read(std::string_view text)
    {
        const bool any = readJsonLists(text, m_fileName, m_findings, [this](std::string_view list, const JsonRow &row) { take(list, row); });
        if (m_policy.clusterName.empty()) {
            m_policy.clusterName = m_only;
        }
        return m_gatherer.build() && any;
    }

private:
    void take(std::string_view list, const JsonRow &row);
    void readAssociation(const JsonRow &row);
    void readAccount(const JsonRow &row);
    void readUser(const JsonRow &row);
    bool isOfCluster(std::string_view cluster, std::uint32_t line);

    Policy &m_policy;
    const std::string &m_fileName;
    Findings &m_findings;
    AssociationGatherer m_gatherer;
    QosJsonReader m_qos;
    std::string m_only;
};

bool AssociationJsonReader::isOfCluster(std::string_view cluster, std::uint32_t line)
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
    m_findings.add(Severity::Warning, "assoc-cluster", { m_fileName, line },
        { APPORTION_TEXT("The association is of cluster %1, not of %2; it was left out."), { std::string(cluster), m_only } },
        { APPORTION_TEXT("Print one cluster: sacctmgr -P show assoc cluster=%1"), { m_only } });
    return false;
}

void AssociationJsonReader::readAssociation(const JsonRow &row)
{
    const std::vector<std::string_view> flags = row.texts("flags");
    if (!isOfCluster(row.text("cluster"), row.line()) || std::find(flags.begin(), flags.end(), "DELETED") != flags.end()) {
        return;
    }
    AssociationRecord record;
    record.line = row.line();
    record.account = std::string(row.text("account"));
    record.user = std::string(row.text("user"));
    record.partition = std::string(row.text("partition"));
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
        m_gatherer.setUserOption(record.user, { "DefaultAccount", record.account, true });
    }
    for (const schema::AssociationField &field : schema::associationFields()) {
        if (std::optional<std::string> value = *field.json == '\0' ? std::nullopt : valueOf(field, row)) {
            record.options.push_back({ field.word, std::move(*value), schema::isQuoted(field) });
        }
    }
    m_gatherer.add(std::move(record));
}

void AssociationJsonReader::readAccount(const JsonRow &row)
{
    const std::string account(row.text("name"));
    for (const auto &[path, option] : { std::pair("description", "Description"), std::pair("organization", "Organization") }) {
        if (const std::string_view value = row.text(path); !value.empty()) {
            m_gatherer.setAccountOption(account, { option, std::string(value), true });
        }
    }
}

void AssociationJsonReader::readUser(const JsonRow &row)
{
    const std::string_view level = row.text("administrator_level");
    if (!level.empty() && !sameIgnoringCase(level, "None") && !sameIgnoringCase(level, "Not Set")) {
        m_gatherer.setUserOption(std::string(row.text("name")), { "AdminLevel", std::string(level), true });
    }
    if (const std::string_view key = row.text("default/wckey"); !key.empty()) {
        m_gatherer.setUserOption(std::string(row.text("name")), { "DefaultWCKey", std::string(key), true });
    }
}

void AssociationJsonReader::take(std::string_view list, const JsonRow &row)
{
    if (list == "associations") {
        readAssociation(row);
    } else if (list == "accounts") {
        readAccount(row);
    } else if (list == "users") {
        readUser(row);
    } else if (list == "qos") {
        m_qos.read(row);
    }
}

} // namespace

bool readAssociationJson(std::string_view text, const std::string &fileName, Policy &policy, Findings &findings)
{
    return AssociationJsonReader(policy, fileName, findings).read(text);
}

} // namespace apportion::slurm
