// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/coordinators.h"

#include "core/policy/text_scan.h"
#include "core/schema/association_fields.h"

#include <algorithm>
#include <set>

namespace apportion
{

namespace
{

std::vector<std::string> coordinatedIn(std::string_view options)
{
    return listWords(optionValue(options, schema::option::coordinator));
}

bool isNamed(const std::vector<std::string> &names, std::string_view name)
{
    return std::any_of(names.begin(), names.end(), [name](const std::string &other) { return sameIgnoringCase(other, name); });
}

/// Which texts of options name the account, each looked at once.
std::vector<bool> textsNaming(const AssociationTree &tree, std::string_view account)
{
    std::vector<bool> isRead(tree.names().size());
    std::vector<bool> names(tree.names().size());
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        const NameId text = tree.optionsColumn()[id];
        if (tree.isLive(id) && tree.isUser(id) && !isRead[text]) {
            isRead[text] = true;
            names[text] = isNamed(coordinatedIn(tree.options(id)), account);
        }
    }
    return names;
}

} // namespace

CoordinatorsByFlag::CoordinatorsByFlag(const AssociationTree &tree, Whose whose) : m_tree(tree), m_isUnder(tree.rowCount())
{
    std::vector<bool> isRead(tree.names().size());
    std::vector<bool> hasFlag(tree.names().size());
    for (const AssociationId id : tree.layout().depthFirst()) {
        if (!tree.isAccount(id)) {
            continue;
        }
        const NameId text = tree.optionsColumn()[id];
        if (!isRead[text]) {
            isRead[text] = true;
            hasFlag[text] = !schema::accountFlags(optionValue(tree.options(id), schema::option::flags)).value_or(std::string()).empty();
        }
        m_isUnder[id] = hasFlag[text] || (whose == Whose::Below && isUnder(tree.parent(id)));
        m_isAny = m_isAny || hasFlag[text];
    }
}

bool CoordinatorsByFlag::coordinates(std::span<const AssociationId> associations, AssociationId account) const
{
    return m_isAny && std::any_of(associations.begin(), associations.end(), [&](AssociationId id) {
        AssociationId at = isUnder(m_tree.parent(id)) ? account : noAssociation;
        while (at != noAssociation && at != m_tree.parent(id)) {
            at = m_tree.parent(at);
        }
        return at != noAssociation;
    });
}

std::vector<std::string> coordinatorsOf(const AssociationTree &tree, std::string_view account)
{
    const std::vector<bool> names = textsNaming(tree, account);
    std::set<std::string> users;
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        if (tree.isLive(id) && tree.isUser(id) && names[tree.optionsColumn()[id]]) {
            users.emplace(tree.name(id));
        }
    }
    return { users.begin(), users.end() };
}

std::vector<std::string_view> userNames(const AssociationTree &tree)
{
    std::vector<bool> isTaken(tree.names().size());
    std::vector<std::string_view> names;
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        if (tree.isLive(id) && tree.isUser(id) && !isTaken[tree.nameId(id)]) {
            isTaken[tree.nameId(id)] = true;
            names.push_back(tree.name(id));
        }
    }
    std::sort(names.begin(), names.end());
    return names;
}

Text coordinatorsRefusal(const AssociationTree &tree, const std::vector<std::string> &users)
{
    const std::vector<std::string_view> known = userNames(tree);
    const auto unknown = std::find_if(
        users.begin(), users.end(), [&known](const std::string &user) { return !std::binary_search(known.begin(), known.end(), user); });
    return unknown == users.end() ? Text() : Text { APPORTION_TEXT("There is no user %1."), { *unknown } };
}

PolicyEdit withCoordinators(const AssociationTree &tree, std::string_view account, const std::vector<std::string> &users)
{
    PolicyEdit edit;
    const std::set<std::string_view> wanted(users.begin(), users.end());
    const std::vector<bool> names = textsNaming(tree, account);
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        if (!tree.isLive(id) || !tree.isUser(id)) {
            continue;
        }
        const bool is = names[tree.optionsColumn()[id]];
        const bool shall = wanted.contains(tree.name(id));
        if (is == shall) {
            continue;
        }
        std::vector<std::string> accounts = coordinatedIn(tree.options(id));
        if (shall) {
            accounts.emplace_back(account);
        } else {
            std::erase_if(accounts, [account](const std::string &name) { return sameIgnoringCase(name, account); });
        }
        std::string list = joinedList(accounts);
        edit.options.associations.push_back(id);
        edit.options.options.push_back(
            edit.options.texts.add(withOption(tree.options(id), schema::option::coordinator, list.empty() ? std::nullopt : std::optional(list))));
    }
    return edit;
}

} // namespace apportion
