// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/association_json.h"

#include "core/policy/tres.h"
#include "slurm/lists/association_gatherer.h"
#include "slurm/lists/json_limits.h"
#include "slurm/lists/json_lists.h"
#include "slurm/lists/qos_json.h"

#include <algorithm>
#include <array>

namespace apportion::slurm
{

namespace
{

using Kind = JsonLimit::Kind;

/// The limits of an association, in the order in which dump writes them.
constexpr std::array<JsonLimit, 17> limits = { {
    { "max/tres/group/minutes", "GrpTRESMins", Kind::Tres }, { "max/tres/group/active", "GrpTRESRunMins", Kind::Tres },
    { "max/tres/total", "GrpTRES", Kind::Tres }, { "max/jobs/per/count", "GrpJobs", Kind::Number },
    { "max/jobs/per/accruing", "GrpJobsAccrue", Kind::Number }, { "max/jobs/per/submitted", "GrpSubmitJobs", Kind::Number },
    { "max/per/account/wall_clock", "GrpWall", Kind::Minutes }, { "max/tres/minutes/per/job", "MaxTRESMinsPerJob", Kind::Tres },
    { "max/tres/minutes/total", "MaxTRESRunMins", Kind::Tres }, { "max/tres/per/job", "MaxTRESPerJob", Kind::Tres },
    { "max/tres/per/node", "MaxTRESPerNode", Kind::Tres }, { "max/jobs/active", "MaxJobs", Kind::Number },
    { "max/jobs/accruing", "MaxJobsAccrue", Kind::Number }, { "max/jobs/total", "MaxSubmitJobs", Kind::Number },
    { "max/jobs/per/wall_clock", "MaxWallDurationPerJob", Kind::Minutes }, { "min/priority_threshold", "MinPrioThreshold", Kind::Number },
    { "comment", "Comment", Kind::Tres }, // a text, taken as it is
} };

std::string joinedNames(const std::vector<std::string_view> &names)
{
    std::string list;
    for (const std::string_view name : names) {
        list += list.empty() ? "" : ",";
        list += name;
    }
    return list;
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
    void takeAssociation(const JsonRow &row);
    void takeAccount(const JsonRow &row);
    void takeUser(const JsonRow &row);
    bool takesCluster(std::string_view cluster, std::uint32_t line);

    Policy &m_policy;
    const std::string &m_fileName;
    Findings &m_findings;
    AssociationGatherer m_gatherer;
    QosJsonTaker m_qos;
    std::string m_only;
};

bool AssociationJsonReader::takesCluster(std::string_view cluster, std::uint32_t line)
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

void AssociationJsonReader::takeAssociation(const JsonRow &row)
{
    const std::vector<std::string_view> flags = row.texts("flags");
    if (!takesCluster(row.text("cluster"), row.line()) || std::find(flags.begin(), flags.end(), "DELETED") != flags.end()) {
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
    if (const std::string_view qos = row.text("default/qos"); !qos.empty()) {
        record.options.push_back({ "DefaultQOS", std::string(qos), true });
    }
    for (const JsonLimit &limit : limits) {
        if (const std::optional<std::string> value = limitText(row, limit)) {
            record.options.push_back({ std::string(limit.option), *value, limit.option == "Comment" });
        }
    }
    if (const std::vector<std::string_view> qos = row.texts("qos"); !qos.empty()) {
        record.options.push_back({ "QOS", joinedNames(qos), true });
    }
    m_gatherer.take(std::move(record));
}

void AssociationJsonReader::takeAccount(const JsonRow &row)
{
    const std::string account(row.text("name"));
    for (const auto &[path, option] : { std::pair("description", "Description"), std::pair("organization", "Organization") }) {
        if (const std::string_view value = row.text(path); !value.empty()) {
            m_gatherer.setAccountOption(account, { option, std::string(value), true });
        }
    }
}

void AssociationJsonReader::takeUser(const JsonRow &row)
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
        takeAssociation(row);
    } else if (list == "accounts") {
        takeAccount(row);
    } else if (list == "users") {
        takeUser(row);
    } else if (list == "qos") {
        m_qos.take(row);
    }
}

} // namespace

bool readAssociationJson(std::string_view text, const std::string &fileName, Policy &policy, Findings &findings)
{
    return AssociationJsonReader(policy, fileName, findings).read(text);
}

} // namespace apportion::slurm
