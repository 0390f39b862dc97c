// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/access.h"

#include "core/limits/limit.h"
#include "core/policy/text_scan.h"
#include "core/schema/association_fields.h"
#include "core/schema/root_options.h"

#include <algorithm>

namespace apportion
{

namespace
{

constexpr std::uint16_t hierarchicalSince = 2302;

std::string_view partitionList(const Partition &partition, std::string_view key)
{
    const ForeignKey *found = findKey(partition.foreign, key);
    const bool isList = found != nullptr && !found->value.empty() && !sameIgnoringCase(found->value, "ALL");
    return isList ? std::string_view(found->value) : std::string_view();
}

std::vector<AssociationId> accountsNamed(const Policy &policy, std::string_view list)
{
    std::vector<AssociationId> ids;
    splitEach(list, ',', [&](std::string_view name) {
        if (const AssociationId id = policy.associations.findAccount(lowerCase(name)); id != noAssociation) {
            ids.push_back(id);
        }
    });
    return ids;
}

std::vector<std::uint16_t> qosNamed(const Policy &policy, std::string_view list)
{
    std::vector<std::uint16_t> rows;
    splitEach(list, ',', [&](std::string_view name) {
        for (std::size_t i = 0; i < policy.qos->size(); ++i) {
            if (sameIgnoringCase((*policy.qos)[i].name, name)) {
                rows.push_back(static_cast<std::uint16_t>(i));
            }
        }
    });
    return rows;
}

/// A list with a name at its end, or without it.
std::string listWithEntry(std::string_view list, std::string_view name, bool adds)
{
    std::string changed;
    const auto append = [&changed](std::string_view entry) { changed += (changed.empty() ? "" : ",") + std::string(entry); };
    splitEach(list, ',', [&](std::string_view entry) {
        if (!entry.empty() && !sameIgnoringCase(entry, name)) {
            append(entry);
        }
    });
    if (adds) {
        append(name);
    }
    return changed;
}

/// The partition with a list of another value; an empty one goes.
Partition partitionWithList(Partition partition, const char *key, const std::string &list)
{
    const auto found = std::find_if(
        partition.foreign.begin(), partition.foreign.end(), [key](const ForeignKey &entry) { return sameIgnoringCase(entry.key, key); });
    if (list.empty()) {
        partition.foreign.erase(found, found == partition.foreign.end() ? found : std::next(found));
    } else if (found != partition.foreign.end()) {
        found->value = list;
    } else {
        partition.foreign.push_back({ key, list });
    }
    return partition;
}

} // namespace

bool comparesNames(const Policy &policy)
{
    return policy.release != 0 && policy.release < hierarchicalSince;
}

std::optional<bool> wordOnQos(std::string_view list, std::string_view name)
{
    std::optional<bool> here;
    bool isWhole = false;
    splitEach(list, ',', [&](std::string_view entry) {
        const char sign = entry.empty() ? '\0' : entry.front();
        const bool hasSign = sign == '+' || sign == '-';
        isWhole = isWhole || (!entry.empty() && !hasSign);
        here = sameIgnoringCase(hasSign ? trimmed(entry.substr(1)) : entry, name) ? std::optional(sign != '-') : here;
    });
    return here || isWhole ? std::optional(here.value_or(false)) : std::nullopt;
}

std::optional<bool> hasQos(const Policy &policy, AssociationId association, std::uint16_t qos)
{
    return hasQos(policy, association, (*policy.qos)[qos].name);
}

std::optional<bool> hasQos(const Policy &policy, AssociationId association, std::string_view name)
{
    const AssociationTree &tree = policy.associations;
    for (AssociationId at = association; at != noAssociation; at = tree.parent(at)) {
        if (const std::optional<bool> word = wordOnQos(ownOption(policy, at, schema::option::qos), name)) {
            return word;
        }
    }
    return {};
}

AccessRules::AccessRules(const Policy &policy)
    : m_policy(policy), m_isHierarchical(!comparesNames(policy)),
      m_asksAssociations(!m_isHierarchical || policy.foreignConf->empty()
          || enforcesAnyOf(policy, { "associations", "1", "limits", "2", "qos", "safe", "wckeys", "all" })),
      m_asksQos(policy.foreignConf->empty() || enforcesAnyOf(policy, { "qos", "all" })), m_isSaidToAskQos(m_asksQos && !policy.foreignConf->empty())
{
    for (const Partition &partition : *policy.partitions) {
        Lists lists;
        const ForeignKey *state = findKey(partition.foreign, "State");
        lists.state = state == nullptr ? std::string() : state->value;
        lists.allowAccounts = accountsNamed(policy, partitionList(partition, "AllowAccounts"));
        lists.letsNoAccountIn = !m_isHierarchical && lists.allowAccounts.empty() && !partitionList(partition, "AllowAccounts").empty();
        lists.denyAccounts = accountsNamed(policy, partitionList(partition, "DenyAccounts"));
        if (const std::string_view list = partitionList(partition, "AllowQos"); !list.empty()) {
            lists.allowQos = qosNamed(policy, list);
        }
        lists.denyQos = qosNamed(policy, partitionList(partition, "DenyQos"));
        m_lists.push_back(std::move(lists));
    }
}

/// The account of a list that is that one or lies above it; noAssociation when there is none.
AssociationId AccessRules::findIn(const std::vector<AssociationId> &list, AssociationId account) const
{
    for (AssociationId at = account; at != noAssociation; at = m_isHierarchical ? m_policy.associations.parent(at) : noAssociation) {
        if (std::find(list.begin(), list.end(), at) != list.end()) {
            return at;
        }
    }
    return noAssociation;
}

/// By the lists of accounts alone. Without AccountingStorageEnforce=associations slurmctld asks none of them
/// (part_policy_valid_acct() in src/slurmctld/partition_mgr.c).
AccessAnswer AccessRules::askAccounts(AssociationId account, std::size_t partition) const
{
    const Lists &lists = m_lists[partition];
    const std::string &where = (*m_policy.partitions)[partition].name;
    const std::string who(m_policy.associations.name(account));
    const bool isAllowList = !lists.allowAccounts.empty() || lists.letsNoAccountIn;
    const AssociationId named = findIn(isAllowList ? lists.allowAccounts : lists.denyAccounts, account);
    const std::string listed(named == noAssociation ? std::string_view() : m_policy.associations.name(named));
    const auto denied = [this, named](AccessRule rule, const char *enforced, const char *idle, std::vector<std::string> words) {
        return AccessAnswer { !m_asksAssociations, m_asksAssociations, rule, named, { m_asksAssociations ? enforced : idle, std::move(words) } };
    };
    if (isAllowList && named == noAssociation) {
        return denied(AccessRule::AllowAccounts, APPORTION_TEXT("AllowAccounts of partition %1 does not name %2"),
            APPORTION_TEXT("AllowAccounts of partition %1 does not name %2, but nothing enforces it: AccountingStorageEnforce has no associations"),
            { where, who });
    }
    if (isAllowList) {
        return { true, true, AccessRule::AllowAccounts, named, { APPORTION_TEXT("AllowAccounts of partition %1 names %2"), { where, listed } } };
    }
    if (named != noAssociation) {
        return denied(AccessRule::DenyAccounts, APPORTION_TEXT("DenyAccounts of partition %1 names %2"),
            APPORTION_TEXT("DenyAccounts of partition %1 names %2, but nothing enforces it: AccountingStorageEnforce has no associations"),
            { where, listed });
    }
    return { true, true, AccessRule::None, noAssociation, { APPORTION_TEXT("Nothing keeps %1 out of partition %2"), { who, where } } };
}

AccessAnswer AccessRules::ask(AssociationId account, std::size_t partition, std::uint16_t qos) const
{
    AccessAnswer answer = askLists(account, partition, qos);
    const std::string &state = m_lists[partition].state;
    if (answer.isAllowed && !state.empty() && !sameIgnoringCase(state, "UP")) {
        answer.isAllowed = false;
        answer.isEnforced = true;
        answer.rule = AccessRule::State;
        answer.why = { APPORTION_TEXT("Partition %1 has State=%2; its lists let %3 in"),
            { (*m_policy.partitions)[partition].name, state, std::string(m_policy.associations.name(account)) } };
    }
    return answer;
}

AccessRules::QosUsers AccessRules::usersWith(AssociationId account, std::size_t partition, std::uint16_t qos) const
{
    const AssociationTree &tree = m_policy.associations;
    const TreeLayout &layout = tree.layout();
    const std::string where = lowerCase((*m_policy.partitions)[partition].name); // as associations have it
    const std::string &name = (*m_policy.qos)[qos].name;
    const bool ofAccount = hasQos(m_policy, account, qos).value_or(true);
    QosUsers counted;
    const TreeLayout::Position here = layout.positionOf(account);
    for (TreeLayout::Position at = layout.firstChild(here); at < layout.childEnd(here); ++at) {
        const AssociationId id = layout.idAt(at);
        const bool isThere = tree.partition(id).empty() || tree.partition(id) == where;
        if (!layout.isUserAt(at) || !isThere) {
            continue;
        }
        const std::optional<bool> own = wordOnQos(ownOption(m_policy, id, schema::option::qos), name);
        ++counted.users;
        counted.withQos += own.value_or(ofAccount) ? 1 : 0;
        counted.byThemselves += own.value_or(false) ? 1 : 0;
        counted.withoutByThemselves += own.value_or(true) ? 0 : 1;
    }
    return counted;
}

bool AccessRules::lacksQos(AssociationId account, const QosUsers &users, std::uint16_t qos) const
{
    return users.users == 0 ? !hasQos(m_policy, account, qos).value_or(true) : users.withQos == 0;
}

AccessAnswer AccessRules::askLists(AssociationId account, std::size_t partition, std::uint16_t qos) const
{
    if (qos == unknownIndex || !m_asksQos) {
        return askPartition(account, partition, qos);
    }
    const std::string who(m_policy.associations.name(account));
    const std::string &qosName = (*m_policy.qos)[qos].name;
    const QosUsers users = usersWith(account, partition, qos);
    if (lacksQos(account, users, qos)) {
        const char *why = users.users != 0 && users.withoutByThemselves == users.users
            ? APPORTION_TEXT("No user of %1 has the QOS %2: they have QOS lists of their own, which count")
            : APPORTION_TEXT("%1 does not have the QOS %2");
        return { false, true, AccessRule::QosOfAccount, account, { why, { who, qosName } } };
    }
    AccessAnswer answer = askPartition(account, partition, qos);
    if (answer.isAllowed && users.isPart()) {
        answer.users = users.users;
        answer.usersWithQos = users.withQos;
        answer.why = { APPORTION_TEXT("%1 of the %2 users of %3 have the QOS %4, which is asked for"),
            { std::to_string(users.withQos), std::to_string(users.users), who, qosName } };
    } else if (answer.isAllowed && answer.rule == AccessRule::None && users.byThemselves != 0 && users.byThemselves == users.users) {
        answer.why = { APPORTION_TEXT("The users of %1 have the QOS %2 of their own"), { who, qosName } };
    }
    return answer;
}

AccessAnswer AccessRules::askPartition(AssociationId account, std::size_t partition, std::uint16_t qos) const
{
    const Lists &lists = m_lists[partition];
    const std::string &where = (*m_policy.partitions)[partition].name;
    AccessAnswer answer = askAccounts(account, partition);
    if (!answer.isAllowed || qos == unknownIndex) {
        return answer;
    }
    const std::string &qosName = (*m_policy.qos)[qos].name;
    const auto holds = [qos](const std::vector<std::uint16_t> &list) { return std::find(list.begin(), list.end(), qos) != list.end(); };
    if (lists.allowQos && !holds(*lists.allowQos)) {
        return { false, true, AccessRule::AllowQos, noAssociation,
            { APPORTION_TEXT("AllowQos of partition %1 does not name %2"), { where, qosName } } };
    }
    if (!lists.allowQos && holds(lists.denyQos)) {
        return { false, true, AccessRule::DenyQos, noAssociation, { APPORTION_TEXT("DenyQos of partition %1 names %2"), { where, qosName } } };
    }
    return answer;
}

bool AccessRules::mayBar(std::size_t partition) const
{
    const Lists &lists = m_lists[partition];
    return m_isSaidToAskQos || lists.letsNoAccountIn || !lists.allowAccounts.empty() || !lists.denyAccounts.empty() || lists.allowQos
        || !lists.denyQos.empty();
}

AccessAnswer AccessRules::askJob(AssociationId association, std::size_t partition, std::uint16_t qos) const
{
    const AssociationTree &tree = m_policy.associations;
    if (qos != unknownIndex && m_isSaidToAskQos && !hasQos(m_policy, association, qos).value_or(true)) {
        return { false, true, AccessRule::QosOfAccount, noAssociation,
            { APPORTION_TEXT("%1 does not have the QOS %2"), { std::string(tree.name(association)), (*m_policy.qos)[qos].name } } };
    }
    return askPartition(tree.isUser(association) ? tree.parent(association) : association, partition, qos);
}

AccessEdit AccessRules::turnQos(AssociationId account, std::size_t partition, std::uint16_t qos, bool gives) const
{
    const std::string who(m_policy.associations.name(account));
    const std::string &qosName = (*m_policy.qos)[qos].name;
    const QosUsers users = usersWith(account, partition, qos);
    const std::uint32_t deaf = gives ? users.withoutByThemselves : users.byThemselves;
    const std::uint32_t wrong = gives ? users.users - users.withQos : users.withQos;
    if (wrong != 0 && deaf == wrong) {
        return { {}, {}, { APPORTION_TEXT("The users of %1 have QOS lists of their own, which count: change those"), { who } } };
    }
    const std::string options = optionsOf(m_policy, account);
    const std::string list = optionValue(options, schema::option::qos);
    const bool isWhole = !list.empty() && list.find_first_of("+-") == std::string::npos;
    std::string changed;
    splitEach(list, ',', [&](std::string_view entry) {
        const std::string_view name = !entry.empty() && (entry.front() == '+' || entry.front() == '-') ? entry.substr(1) : entry;
        if (!entry.empty() && !sameIgnoringCase(name, qosName)) {
            changed += (changed.empty() ? "" : ",") + std::string(entry);
        }
    });
    const std::string sign = gives ? "+" : "-";
    const std::string added = isWhole ? (gives ? qosName : std::string()) : sign + qosName;
    changed += (changed.empty() || added.empty() ? "" : ",") + added;
    return AccessEdit { {}, withOption(options, schema::option::qos, changed.empty() ? std::nullopt : std::optional(changed)), {} };
}

AccessEdit AccessRules::turn(AssociationId account, std::size_t partition, std::uint16_t qos) const
{
    const AccessAnswer answer = askLists(account, partition, qos);
    const Partition &now = (*m_policy.partitions)[partition];
    const std::string who(m_policy.associations.name(account));
    const std::string qosName = qos == unknownIndex ? std::string() : (*m_policy.qos)[qos].name;
    const auto change = [&now](const char *key, const std::string &name, bool adds) {
        return AccessEdit { partitionWithList(now, key, listWithEntry(partitionList(now, key), name, adds)), {}, {} };
    };
    switch (answer.rule) {
    case AccessRule::QosOfAccount:
        return turnQos(account, partition, qos, true);
    case AccessRule::AllowQos:
        return change("AllowQos", qosName, true);
    case AccessRule::DenyQos:
        return change("DenyQos", qosName, false);
    default:
        break;
    }
    if (answer.isAllowed && qos != unknownIndex && m_asksQos) {
        // one QOS of one account: its own list says so; where only some have it, all that can get it have it next, and then none
        AccessEdit edit = turnQos(account, partition, qos, answer.users != 0);
        return edit.options || answer.users == 0 ? edit : turnQos(account, partition, qos, false);
    }
    if (answer.account != noAssociation && answer.account != account) {
        return { {}, {},
            { APPORTION_TEXT("%1 of partition %2 names %3, with everything below it: change that account"),
                { answer.rule == AccessRule::AllowAccounts ? "AllowAccounts" : "DenyAccounts", now.name,
                    std::string(m_policy.associations.name(answer.account)) } } };
    }
    const bool isLetIn = answer.isAllowed && answer.isEnforced;
    if (answer.rule == AccessRule::AllowAccounts && isLetIn && m_lists[partition].allowAccounts.size() == 1) {
        return { {}, {},
            { APPORTION_TEXT("%1 is the last account in AllowAccounts of partition %2: without it everybody is let in"), { who, now.name } } };
    }
    if (answer.rule == AccessRule::AllowAccounts) {
        return change("AllowAccounts", who, !isLetIn);
    }
    return change("DenyAccounts", who, isLetIn);
}

} // namespace apportion
