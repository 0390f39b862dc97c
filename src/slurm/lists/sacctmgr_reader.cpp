// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/listings.h"

#include "core/policy/flat_option.h"
#include "core/policy/job_table.h"
#include "core/policy/tres.h"
#include "core/schema/root_options.h"
#include "slurm/lists/qos_fields.h"
#include "slurm/lists/sacctmgr_line.h"
#include "slurm/lists/sacctmgr_options.h"
#include "slurm/text/bounds.h"
#include "slurm/text/reading.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace apportion::slurm
{

namespace
{

using Verb = SacctmgrLine::Verb;
using Entity = SacctmgrLine::Entity;

/// Plays the commands on a tree that begins with the account root alone.
class ScriptReader
{
public:
    ScriptReader(Policy &policy, Findings &findings) : m_policy(policy), m_tree(policy.associations), m_findings(findings) { }

    bool read(std::string_view text)
    {
        m_tree = AssociationTree();
        m_accounts.emplace("root", AssociationTree::root());
        const AssociationId root = m_tree.addUser(AssociationTree::root(), "root", 1);
        m_users["root"].push_back(root);
        m_places.emplace("root\nroot\n", root);
        m_policy.qos.edit() = { { "normal", 0, 1.0, "Normal QOS default", {}, {} } };
        ShellScript script(text);
        ShellCommand command;
        while (script.next(command)) {
            // what is longer than any command that a system would run is none
            m_line = command.line;
            const std::optional<SacctmgrLine> line = command.text.size() > mostLineBytes ? std::nullopt : parseSacctmgr(command);
            if (!line || command.needsShell || command.openQuote) {
                m_findings.add(Severity::Warning, line ? "script-shell" : "script-line", command.line,
                    line ? Text { APPORTION_TEXT("Only a shell can say what this command does: %1"), { std::string(command.text.substr(0, 200)) } }
                         : Text { APPORTION_TEXT("This is no command of sacctmgr that changes anything: %1"),
                             { std::string(command.text.substr(0, 200)) } },
                    { APPORTION_TEXT("It was left out and kept as a comment; write out what it does, or give the output of sacctmgr dump."), {} });
                keep(command);
            } else if (play(*line)) {
                ++m_understood;
            } else {
                reportRefused(command);
            }
        }
        m_policy.foreignAssociations.edit() = std::move(m_foreign);
        std::replace(m_lines.begin(), m_lines.end(), ofSeveral, std::uint32_t {});
        m_tree.setRead(m_findings.fileName(), std::move(m_lines), m_clusterLine, m_policy.clusterOptions);
        return m_understood > 0;
    }

private:
    bool play(const SacctmgrLine &line)
    {
        if (line.entity == Entity::Other) {
            return refuse({ APPORTION_TEXT("Only accounts, users, QOS and clusters are read."), {} });
        }
        if (line.entity != Entity::Cluster && (!isOfCluster(line.set) || !isOfCluster(line.where))) {
            return false;
        }
        if (line.verb == Verb::Modify) {
            return modify(line);
        }
        if (line.verb == Verb::Remove) {
            return removeObjects(line);
        }
        switch (line.entity) {
        case Entity::Account:
            return addAccounts(line);
        case Entity::User:
            return addUsers(line);
        case Entity::Qos:
            return addQos(line);
        case Entity::Cluster:
        case Entity::Other:
            break;
        }
        return addCluster(line);
    }

    bool addAccounts(const SacctmgrLine &line)
    {
        const std::vector<std::string> parents = namesOf(line.set, parentKey);
        const std::string parentName = parents.empty() ? "root" : parents.front();
        const AssociationId parent = accountOf(parentName);
        const std::vector<std::string> names = namesOf(line.set, namesKey, true);
        if (parent == noAssociation) {
            return refuse({ APPORTION_TEXT("There is no account %1 to hang it below."), { parentName } });
        }
        if (names.empty()) {
            return refuse({ APPORTION_TEXT("The command names nobody."), {} });
        }
        for (const std::string &written : names) {
            const std::string name = lowerCase(written);
            if (accountOf(name) != noAssociation) {
                return refuse({ APPORTION_TEXT("Account %1 stands already."), { name } });
            }
            const AssociationId id = m_tree.addAccount(parent, name);
            m_accounts.emplace(name, id);
            // sacctmgr describes an account by its name when nothing else is said
            m_tree.setOptions(id,
                optionsText({ { std::string(schema::option::description), name, true },
                    { std::string(schema::option::organization), parentName == "root" ? name : parentName, true } }));
            if (!applySettings(id, line.set)) {
                return false;
            }
        }
        return true;
    }

    bool addUsers(const SacctmgrLine &line)
    {
        const std::vector<std::string> names = namesOf(line.set, namesKey, true);
        std::vector<std::string> accounts = namesOf(line.set, accountsKey);
        for (const std::string &account : namesOf(line.set, defaultAccountKey)) {
            if (isImplied(account, line)) {
                accounts.push_back(account);
            }
        }
        if (names.empty() || accounts.empty()) {
            return refuse({ APPORTION_TEXT("The command names no user or no account."), {} });
        }
        bool good = true;
        for (const std::string &name : names) {
            good = addUser(name, accounts, line) && good;
        }
        return good;
    }

    bool addUser(const std::string &user, const std::vector<std::string> &accounts, const SacctmgrLine &line)
    {
        std::vector<std::string> partitions = namesOf(line.set, partitionsKey);
        if (partitions.empty()) {
            partitions.emplace_back();
        }
        bool good = true;
        for (const std::string &account : accounts) {
            const AssociationId above = accountOf(account);
            if (above == noAssociation) {
                good = refuse({ APPORTION_TEXT("There is no account %1 for user %2."), { account, user } });
                continue;
            }
            for (const std::string &partition : partitions) {
                std::string place = lowerCase(account);
                place += '\n' + user + '\n' + lowerCase(partition);
                if (m_places.count(place) != 0) {
                    if (isImplied(account, line)) {
                        continue;
                    }
                    good = refuse({ APPORTION_TEXT("User %1 stands already in account %2."), { user, account } });
                    continue;
                }
                const AssociationId id = m_tree.addUser(above, user, 1, partition);
                m_places.emplace(std::move(place), id);
                std::vector<AssociationId> &all = m_users[user];
                if (namesOf(line.set, defaultAccountKey).empty()) {
                    // his first account is his default one
                    const std::string first = all.empty() ? lowerCase(account) : std::string(m_tree.accountName(all.front()));
                    m_tree.setOptions(id, optionsText({ { std::string(schema::option::defaultAccount), first, true } }));
                }
                all.push_back(id);
                good = applySettings(id, line.set) && good;
            }
        }
        return good;
    }

    /// Whether an account is named as the default one alone: sacctmgr adds the user there too.
    [[nodiscard]] static bool isImplied(const std::string &account, const SacctmgrLine &line)
    {
        const std::vector<std::string> named = namesOf(line.set, accountsKey);
        return std::none_of(named.begin(), named.end(), [&account](const std::string &name) { return sameIgnoringCase(name, account); });
    }

    bool addQos(const SacctmgrLine &line)
    {
        const std::vector<std::string> names = namesOf(line.set, namesKey, true);
        std::vector<Qos> &list = m_policy.qos.edit();
        for (const std::string &name : names) {
            if (list.size() >= mostQos || findQosByName(list, name) != nullptr) {
                return refuse({ APPORTION_TEXT("QOS %1 stands already, or there are too many of them."), { name } });
            }
            Qos qos;
            qos.name = lowerCase(name);
            for (const ScriptSetting &setting : line.set) {
                const bool named = setting.key.empty() || isKey(setting, namesKey);
                if (!named
                    && !setQosOption(
                        qos, abbreviates(setting.key, "priority", 3) ? "Priority" : fullName(setting.key), setting.value, setting.value)) {
                    return refuse({ APPORTION_TEXT("%1=%2 cannot be read."), { setting.key, setting.value } });
                }
            }
            qos.description = qos.description.empty() ? qos.name : qos.description;
            qos.place = { { m_findings.fileName(), m_line } };
            list.push_back(std::move(qos));
        }
        return !names.empty() || refuse({ APPORTION_TEXT("The command names nobody."), {} });
    }

    bool addCluster(const SacctmgrLine &line)
    {
        const std::vector<std::string> names = namesOf(line.set, namesKey, true);
        if (names.empty()) {
            return refuse({ APPORTION_TEXT("The command names nobody."), {} });
        }
        if (!m_policy.clusterName.empty() && !sameIgnoringCase(m_policy.clusterName, names.front())) {
            return refuse({ APPORTION_TEXT("It is for cluster %1, not for %2."), { names.front(), m_policy.clusterName } });
        }
        m_policy.clusterName = lowerCase(names.front());
        std::string options = "Fairshare=1";
        for (const ScriptSetting &setting : line.set) {
            if (!setting.key.empty() && !isKey(setting, namesKey)) {
                const bool shares = abbreviates(setting.key, "fairshare", 1);
                const bool priority = abbreviates(setting.key, "priority", 3);
                options = withOption(options, { shares ? "Fairshare" : priority ? "Priority" : setting.key, setting.value, setting.sign });
            }
        }
        m_policy.clusterOptions = options;
        takeRootPriority(m_policy);
        m_clusterLine = m_line;
        return true;
    }

    bool modify(const SacctmgrLine &line)
    {
        if (line.entity == Entity::Qos) {
            return modifyQos(line);
        }
        if (line.entity == Entity::Cluster) {
            m_policy.clusterOptions.clear();
            return addCluster({ Verb::Add, Entity::Cluster, {}, [&] {
                                   ScriptSettings all = line.where;
                                   all.insert(all.end(), line.set.begin(), line.set.end());
                                   return all;
                               }() });
        }
        if (line.entity == Entity::User) {
            const std::vector<AssociationId> users = usersOf(line.where);
            bool good = true;
            for (const AssociationId id : users) {
                good = applySettings(id, line.set) && good;
            }
            return users.empty() ? refuse({ APPORTION_TEXT("There is no such user."), {} }) : good;
        }
        const std::vector<std::string> names = namesOf(line.where, namesKey, true);
        for (const std::string &name : names) {
            const AssociationId id = accountOf(name);
            if (id == noAssociation) {
                return refuse({ APPORTION_TEXT("There is no account %1."), { name } });
            }
            const std::vector<std::string> parents = namesOf(line.set, parentKey);
            if ((!parents.empty() && !moveAccount(id, parents.front())) || !applySettings(id, line.set)) {
                return false;
            }
        }
        return !names.empty() || refuse({ APPORTION_TEXT("The command names nobody."), {} });
    }

    bool modifyQos(const SacctmgrLine &line)
    {
        bool any = false;
        for (const std::string &name : namesOf(line.where, namesKey, true)) {
            Qos *qos = findQosByName(m_policy.qos.edit(), name);
            if (qos == nullptr) {
                return refuse({ APPORTION_TEXT("There is no QOS %1."), { name } });
            }
            any = true;
            for (const ScriptSetting &setting : line.set) {
                const std::string key = abbreviates(setting.key, "priority", 3) ? "Priority" : fullName(setting.key);
                const std::string value
                    = setting.sign != '\0' && key == "Preempt" ? combinedList(qos->preempt.empty() ? "x" : qos->preempt, setting) : setting.value;
                if (!setQosOption(*qos, key, value, value)) {
                    return refuse({ APPORTION_TEXT("%1=%2 cannot be read."), { setting.key, setting.value } });
                }
            }
        }
        return any || refuse({ APPORTION_TEXT("The command names nobody."), {} });
    }

    bool removeObjects(const SacctmgrLine &line)
    {
        const std::vector<std::string> names = namesOf(line.where, namesKey, true);
        if (line.entity == Entity::Qos) {
            std::vector<Qos> &list = m_policy.qos.edit();
            const auto named = [&](const Qos &qos) {
                return std::any_of(names.begin(), names.end(), [&](const std::string &name) { return sameIgnoringCase(name, qos.name); });
            };
            const auto gone = std::remove_if(list.begin(), list.end(), named);
            const bool any = gone != list.end();
            list.erase(gone, list.end());
            return any || refuse({ APPORTION_TEXT("There is no such QOS."), {} });
        }
        if (line.entity == Entity::User) {
            const std::vector<AssociationId> users = usersOf(line.where);
            for (const AssociationId id : users) {
                std::string place(m_tree.accountName(id));
                place += '\n' + std::string(m_tree.name(id)) + '\n' + std::string(m_tree.partition(id));
                m_places.erase(place);
                m_tree.remove(id);
            }
            return !users.empty() || refuse({ APPORTION_TEXT("There is no such user."), {} });
        }
        if (line.entity == Entity::Cluster) {
            return refuse({ APPORTION_TEXT("A cluster is not removed here."), {} });
        }
        bool good = !names.empty() || refuse({ APPORTION_TEXT("The command names nobody."), {} });
        for (const std::string &name : names) {
            good = removeAccount(name) && good;
        }
        return good;
    }

    bool removeAccount(const std::string &name)
    {
        const AssociationId id = accountOf(name);
        if (id == noAssociation || id == AssociationTree::root()) {
            return refuse({ APPORTION_TEXT("There is no account %1."), { name } });
        }
        for (AssociationId other = 1; other < m_tree.rowCount(); ++other) {
            if (m_tree.isLive(other) && m_tree.parent(other) == id) {
                return refuse({ APPORTION_TEXT("Account %1 is not empty."), { name } });
            }
        }
        m_tree.remove(id);
        m_accounts.erase(lowerCase(name));
        return true;
    }

    /// Commands may name the cluster that they are for: only one is read.
    bool isOfCluster(const ScriptSettings &settings)
    {
        const std::vector<std::string> clusters = namesOf(settings, clustersKey);
        if (clusters.empty()) {
            return true;
        }
        if (m_policy.clusterName.empty()) {
            m_policy.clusterName = lowerCase(clusters.front());
        }
        const bool ours
            = std::any_of(clusters.begin(), clusters.end(), [&](const std::string &name) { return sameIgnoringCase(name, m_policy.clusterName); });
        return ours || refuse({ APPORTION_TEXT("It is for cluster %1, not for %2."), { clusters.front(), m_policy.clusterName } });
    }

    bool applySetting(AssociationId id, const ScriptSetting &setting)
    {
        if (abbreviates(setting.key, "fairshare", 1) || abbreviates(setting.key, "shares", 1)) {
            const std::optional<std::uint64_t> number = unsignedNumber(setting.value);
            const bool parent = sameIgnoringCase(setting.value, "parent");
            if (!parent && setting.value != "-1" && (!number || *number > sharesParent)) {
                return refuse({ APPORTION_TEXT("\"%1\" is no number of shares."), { setting.value } });
            }
            const auto shares = parent ? sharesParent : static_cast<std::uint32_t>(number.value_or(1));
            m_tree.setRawShares(id, id == AssociationTree::root() && shares == sharesParent ? 1 : shares);
            return true;
        }
        if (abbreviates(setting.key, "priority", 3)) {
            const std::optional<std::uint64_t> number = unsignedNumber(setting.value);
            if (setting.value != "-1" && (!number || *number >= noPriority)) {
                return refuse({ APPORTION_TEXT("\"%1\" is no priority."), { setting.value } });
            }
            m_tree.setPriority(id, number ? static_cast<std::uint32_t>(*number) : noPriority);
            return true;
        }
        m_tree.setOptions(id, withOption(m_tree.options(id), setting));
        return true;
    }

    /// All settings but those that say which object it is and where it hangs.
    bool applySettings(AssociationId id, const ScriptSettings &settings)
    {
        m_lines.resize(m_tree.rowCount());
        m_lines[id] = m_lines[id] == 0 ? m_line : ofSeveral;
        for (const ScriptSetting &setting : settings) {
            const bool place = setting.key.empty() || isKey(setting, namesKey) || isKey(setting, clustersKey) || isKey(setting, accountsKey)
                || isKey(setting, partitionsKey) || isKey(setting, parentKey) || abbreviates(setting.key, "user", 1);
            if (!place && !applySetting(id, setting)) {
                return false;
            }
        }
        return true;
    }

    bool moveAccount(AssociationId id, const std::string &parent)
    {
        const AssociationId above = accountOf(parent);
        if (above == noAssociation || !m_tree.canMove(id, above)) {
            return refuse({ APPORTION_TEXT("Account %1 cannot hang below %2."), { std::string(m_tree.name(id)), parent } });
        }
        m_tree.move(id, above);
        return true;
    }

    /// The associations of the users that the conditions name, in the accounts and partitions that they name.
    [[nodiscard]] std::vector<AssociationId> usersOf(const ScriptSettings &where) const
    {
        std::vector<std::string> names = namesOf(where, namesKey, true);
        const std::vector<std::string> more = namesOf(where, usersKey);
        names.insert(names.end(), more.begin(), more.end());
        const std::vector<std::string> accounts = namesOf(where, accountsKey);
        const std::vector<std::string> partitions = namesOf(where, partitionsKey);
        const auto among = [](const std::vector<std::string> &list, std::string_view name) {
            return list.empty() || std::any_of(list.begin(), list.end(), [&](const std::string &entry) { return sameIgnoringCase(entry, name); });
        };
        std::vector<AssociationId> found;
        for (const std::string &name : names) {
            const auto user = m_users.find(name);
            for (const AssociationId id : user == m_users.end() ? std::vector<AssociationId>() : user->second) {
                if (m_tree.isLive(id) && among(accounts, m_tree.accountName(id)) && among(partitions, m_tree.partition(id))) {
                    found.push_back(id);
                }
            }
        }
        return found;
    }

    [[nodiscard]] AssociationId accountOf(std::string_view name) const
    {
        const auto found = m_accounts.find(lowerCase(name));
        return found == m_accounts.end() ? noAssociation : found->second;
    }

    bool refuse(Text message)
    {
        m_refusal = std::move(message);
        return false;
    }

    /// As a comment, so that whatever reads it again leaves it alone.
    void keep(const ShellCommand &command)
    {
        std::string kept = "# ";
        for (const char c : command.text.substr(0, 10000)) {
            kept += c == '\n' || c == '\r' ? ' ' : c;
        }
        if (m_foreign.size() < mostKeptLines) {
            m_foreign.push_back(std::move(kept));
        } else if (!std::exchange(m_reportedTooMany, true)) {
            reportTooMany(m_findings, command.line, mostKeptLines);
        }
    }

    void reportRefused(const ShellCommand &command)
    {
        m_findings.add(Severity::Warning, "script-refused", command.line, m_refusal,
            { APPORTION_TEXT("Correct the command; what of it could not be read was left out: %1"), { std::string(command.text.substr(0, 200)) } });
        keep(command);
    }

    Policy &m_policy;
    AssociationTree &m_tree;
    Findings &m_findings;
    std::unordered_map<std::string, AssociationId> m_accounts;
    std::unordered_map<std::string, std::vector<AssociationId>> m_users; // by name, in the order in which they came
    std::unordered_map<std::string, AssociationId> m_places; // "account\nuser\npartition"
    std::vector<std::string> m_foreign;
    bool m_reportedTooMany = false;
    Text m_refusal;
    static constexpr std::uint32_t ofSeveral = 0xffffffff;
    std::vector<std::uint32_t> m_lines; // by id, of the command that made it; ofSeveral: others changed it
    std::uint32_t m_clusterLine = 0;
    std::uint32_t m_line = 0; // of the command that is played
    std::size_t m_understood = 0;
};

} // namespace

bool readSacctmgrScript(std::string_view text, const std::string &fileName, Policy &policy, Diagnostics &diagnostics)
{
    return readListing(text, fileName, diagnostics, [&](Findings &findings) { return ScriptReader(policy, findings).read(text); });
}

bool isSacctmgrScript(std::string_view text)
{
    LineWalker walker(text);
    while (walker.next()) {
        if (isSacctmgrLine(walker.line().substr(0, 4096))) {
            return true;
        }
    }
    return false;
}

} // namespace apportion::slurm
