// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/association_gatherer.h"

#include "core/policy/tres.h"
#include "core/schema/association_fields.h"
#include "slurm/text/bounds.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <unordered_set>
#include <utility>

namespace apportion::slurm
{

namespace
{

/// Whether an association without a value of its own has that of the account above: so listings print it again.
bool comesFromAbove(std::string_view option)
{
    const schema::AssociationField *field = schema::findAssociationField(option);
    return field != nullptr && field->comesFromAbove;
}

const FlatOption *findOption(const std::vector<FlatOption> &options, std::string_view name)
{
    const auto found = std::find_if(options.begin(), options.end(), [&](const FlatOption &option) { return sameIgnoringCase(option.name, name); });
    return found == options.end() ? nullptr : &*found;
}

/// The QOS of @p list as what they add to those of the account above: "+high"; the list itself when some are missing.
std::string qosBeside(std::string_view list, std::string_view above)
{
    std::vector<std::string_view> inherited;
    splitEach(above, ',', [&](std::string_view name) { inherited.push_back(name); });
    std::size_t kept = 0;
    std::string added;
    splitEach(list, ',', [&](std::string_view name) {
        if (std::find(inherited.begin(), inherited.end(), name) != inherited.end()) {
            ++kept;
        } else {
            added += added.empty() ? "+" : ",+";
            added += name;
        }
    });
    return kept == inherited.size() && !inherited.empty() ? added : std::string(list);
}

} // namespace

bool AssociationGatherer::isOfCluster(std::string_view cluster, std::uint32_t line)
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
    m_findings.add(Severity::Warning, "assoc-cluster", line,
        { APPORTION_TEXT("The association is of cluster %1, not of %2; it was left out."), { std::string(cluster), m_only } },
        { APPORTION_TEXT("Print one cluster: sacctmgr -P show assoc cluster=%1"), { m_only } });
    return false;
}

void AssociationGatherer::add(AssociationRecord record)
{
    if (m_records.size() >= mostAssociations) {
        if (!m_reportedTooMany) {
            reportTooMany(m_findings, record.line, mostAssociations);
        }
        m_reportedTooMany = true;
        return;
    }
    record.account = lowerCase(record.account);
    record.parent = lowerCase(record.parent);
    if (record.account.empty()) {
        m_findings.add(Severity::Error, "assoc-row", record.line, { APPORTION_TEXT("The association has no account."), {} },
            { APPORTION_TEXT("Print them again with: sacctmgr -P show assoc format=Account,User,Partition,ParentName,Fairshare,Priority,QOS"), {} });
        return;
    }
    if (record.user.empty() && !m_accounts.emplace(record.account, m_records.size()).second) {
        m_findings.add(Severity::Error, "assoc-account-double", record.line, { APPORTION_TEXT("Account %1 stands twice."), { record.account } },
            { APPORTION_TEXT("An account has one place in the tree; the first one was taken."), {} });
        return;
    }
    m_records.push_back(std::move(record));
}

void AssociationGatherer::setAccountOption(const std::string &account, FlatOption option)
{
    m_accountOptions[lowerCase(account)].push_back(std::move(option));
}

void AssociationGatherer::setUserOption(const std::string &user, FlatOption option)
{
    std::vector<FlatOption> &options = m_userOptions[user];
    const auto isIt = [&option](const FlatOption &other) { return other.name == option.name && other.value == option.value; };
    if (std::none_of(options.begin(), options.end(), isIt)) { // associations for several partitions each tell the default account
        options.push_back(std::move(option));
    }
}

/// The parent of an account is the one whose LFT and RGT lie closest round its own.
void AssociationGatherer::findParentsByNumbers()
{
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < m_records.size(); ++i) {
        if (m_records[i].user.empty() && m_records[i].left > 0 && m_records[i].right > m_records[i].left) {
            order.push_back(i);
        }
    }
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return m_records[a].left < m_records[b].left; });
    std::vector<std::size_t> open;
    for (const std::size_t i : order) {
        while (!open.empty() && m_records[open.back()].right < m_records[i].left) {
            open.pop_back();
        }
        if (!open.empty() && m_records[i].parent.empty()) {
            m_records[i].parent = m_records[open.back()].account;
        }
        open.push_back(i);
    }
}

/// `sacctmgr show assoc tree` indents: the parent is the account above that is indented less.
void AssociationGatherer::findParentsByDepth()
{
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < m_records.size(); ++i) {
        AssociationRecord &record = m_records[i];
        if (!record.user.empty()) {
            continue;
        }
        while (!open.empty() && m_records[open.back()].depth >= record.depth) {
            open.pop_back();
        }
        if (!open.empty() && record.parent.empty()) {
            record.parent = m_records[open.back()].account;
        }
        open.push_back(i);
    }
}

void AssociationGatherer::findParents()
{
    const auto any = [&](auto has) { return std::any_of(m_records.begin(), m_records.end(), has); };
    const auto lacks = [](const AssociationRecord &record) { return record.user.empty() && record.parent.empty() && record.account != "root"; };
    if (any(lacks) && any([](const AssociationRecord &record) { return record.left > 0; })) {
        findParentsByNumbers();
    }
    if (any(lacks) && any([](const AssociationRecord &record) { return record.depth > 0; })) {
        findParentsByDepth();
    }
    const auto lost = std::find_if(m_records.begin(), m_records.end(), lacks);
    if (lost != m_records.end()) {
        m_findings.add(Severity::Warning, "assoc-parents", lost->line,
            { APPORTION_TEXT("It is not printed which account lies below which: %1 and others were put directly below root."), { lost->account } },
            { APPORTION_TEXT("Add ParentName to the format: sacctmgr -P show assoc format=Account,User,Partition,ParentName,Fairshare,QOS"), {} });
    }
}

/// Users stand in accounts that a listing of users alone does not print.
void AssociationGatherer::reportLostAccounts()
{
    const std::size_t printed = m_records.size();
    for (std::size_t i = 0; i < printed; ++i) {
        for (const std::string &name : { m_records[i].account, m_records[i].parent }) {
            if (name.empty() || name == "root" || m_accounts.count(name) != 0) {
                continue;
            }
            m_findings.add(Severity::Warning, "assoc-account-missing", m_records[i].line,
                { APPORTION_TEXT("Account %1 is named, but has no row of its own."), { name } },
                { APPORTION_TEXT("It was added below root with 1 share; print all associations with: sacctmgr -P show assoc"), {} });
            AssociationRecord account;
            account.account = name;
            account.parent = "root";
            account.line = m_records[i].line;
            m_accounts.emplace(name, m_records.size());
            m_records.push_back(std::move(account));
        }
    }
}

/// The options of a record without those that it only has from the account @p above.
std::string AssociationGatherer::ownOptions(const AssociationRecord &record, AssociationId above) const
{
    const auto found = m_recordOf.find(above);
    const AssociationRecord *parent = found == m_recordOf.end() ? nullptr : &m_records[found->second];
    std::vector<FlatOption> own;
    const auto known = record.user.empty() ? m_accountOptions.find(record.account) : m_userOptions.find(record.user);
    if (known != (record.user.empty() ? m_accountOptions.end() : m_userOptions.end())) {
        own = known->second;
    }
    for (const FlatOption &option : record.options) {
        // listings print limits, QOS and priority as they come down from the accounts above, not as they were set
        const FlatOption *inherited = parent != nullptr && comesFromAbove(option.name) ? findOption(parent->options, option.name) : nullptr;
        if (inherited != nullptr && inherited->value == option.value) {
            continue;
        }
        own.push_back(option);
        if (inherited != nullptr && sameIgnoringCase(option.name, schema::option::qos)) {
            own.back().value = qosBeside(option.value, inherited->value);
        }
    }
    return optionsText(own);
}

void AssociationGatherer::applyOwn(AssociationId id, const AssociationRecord &record)
{
    AssociationTree &tree = m_policy.associations;
    const AssociationId above = tree.parent(id);
    tree.setOptions(id, ownOptions(record, above));
    const auto parent = m_recordOf.find(above);
    const bool inherited = parent != m_recordOf.end() && m_records[parent->second].priority == record.priority;
    if (record.priority != noPriority && !inherited) {
        tree.setPriority(id, record.priority);
    }
}

void AssociationGatherer::noteLine(AssociationId id, std::uint32_t line)
{
    m_lines.resize(m_policy.associations.rowCount());
    m_lines[id] = line;
}

void AssociationGatherer::addAccounts()
{
    AssociationTree &tree = m_policy.associations;
    m_ids.emplace("root", AssociationTree::root());
    std::vector<std::size_t> chain;
    std::vector<bool> inChain(m_records.size(), false);
    for (std::size_t i = 0; i < m_records.size(); ++i) {
        if (!m_records[i].user.empty() || m_ids.count(m_records[i].account) != 0) {
            continue;
        }
        // up to an account that stands, then down again
        std::size_t at = i;
        AssociationId above = noAssociation;
        chain.clear();
        while (above == noAssociation) {
            chain.push_back(at);
            inChain[at] = true;
            const std::string &parent = m_records[at].parent;
            const auto standing = m_ids.find(parent.empty() ? std::string("root") : parent);
            if (standing != m_ids.end()) {
                above = standing->second;
            } else if (at = m_accounts.at(parent); inChain[at]) {
                m_findings.add(Severity::Error, "assoc-cycle", m_records[at].line,
                    { APPORTION_TEXT("Account %1 lies below itself."), { m_records[at].account } },
                    { APPORTION_TEXT("It was put below root; correct its parent."), {} });
                above = AssociationTree::root();
            }
        }
        for (auto it = chain.rbegin(); it != chain.rend(); ++it) {
            const AssociationRecord &record = m_records[*it];
            above = tree.addAccount(above, record.account, record.rawShares.value_or(1));
            m_ids.emplace(record.account, above);
            m_recordOf.emplace(above, *it);
            inChain[*it] = false;
        }
    }
}

void AssociationGatherer::addUsers()
{
    AssociationTree &tree = m_policy.associations;
    std::unordered_set<std::string> seen;
    bool rootUser = false;
    for (const AssociationRecord &record : m_records) {
        if (record.user.empty()) {
            continue;
        }
        std::string key = record.account;
        key += '\n';
        key += record.user;
        key += '\n';
        key += record.partition;
        if (!seen.insert(std::move(key)).second) {
            m_findings.add(Severity::Error, "assoc-user-double", record.line,
                { APPORTION_TEXT("User %1 stands twice in account %2."), { record.user, record.account } },
                { APPORTION_TEXT("Keep one of the rows; the first one was taken."), {} });
            continue;
        }
        rootUser = rootUser || (record.account == "root" && record.user == "root");
        const AssociationId id = tree.addUser(m_ids.at(record.account), record.user, record.rawShares.value_or(1), record.partition);
        applyOwn(id, record);
        noteLine(id, record.line);
    }
    if (!rootUser) {
        tree.addUser(AssociationTree::root(), "root", 1);
    }
}

bool AssociationGatherer::build()
{
    if (m_records.empty()) {
        return false;
    }
    m_policy.clusterName = m_policy.clusterName.empty() ? m_only : m_policy.clusterName;
    AssociationTree &tree = m_policy.associations;
    tree = AssociationTree();
    tree.reserve(static_cast<AssociationId>(m_records.size() + 2));
    findParents();
    reportLostAccounts();
    std::uint32_t clusterLine = 0;
    if (const auto root = m_accounts.find("root"); root != m_accounts.end()) {
        const AssociationRecord &record = m_records[root->second];
        m_recordOf.emplace(AssociationTree::root(), root->second);
        std::vector<FlatOption> options { { "Fairshare", std::to_string(record.rawShares.value_or(1)), false } };
        options.insert(options.end(), record.options.begin(), record.options.end());
        m_policy.clusterOptions = optionsText(options);
        tree.setPriority(AssociationTree::root(), record.priority);
        clusterLine = record.line;
    }
    addAccounts();
    for (const auto &[id, index] : m_recordOf) {
        if (id != AssociationTree::root()) {
            applyOwn(id, m_records[index]);
        }
    }
    addUsers();
    for (const auto &[id, index] : m_recordOf) {
        noteLine(id, m_records[index].line);
    }
    tree.setRead(m_findings.fileName(), std::move(m_lines), clusterLine, m_policy.clusterOptions, !m_userOptions.empty());
    return true;
}

} // namespace apportion::slurm
