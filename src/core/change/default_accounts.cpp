// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/default_accounts.h"

#include "core/change/tree_query.h"
#include "core/schema/association_fields.h"

#include <algorithm>
#include <map>
#include <optional>
#include <unordered_set>
#include <vector>

namespace apportion
{

namespace
{

constexpr std::string_view defaultAccount = schema::option::defaultAccount;

/// Somebody's associations, and which of them leave where they are.
struct Leaver
{
    std::vector<AssociationId> all;
    std::vector<AssociationId> staying;
    std::vector<AssociationId> leaving;
};

std::map<NameId, Leaver> leavers(const AssociationTree &tree, std::span<const AssociationId> theirs, std::span<const AssociationId> leaving)
{
    std::map<NameId, Leaver> users;
    const std::unordered_set<AssociationId> goes(leaving.begin(), leaving.end());
    for (const AssociationId id : theirs) {
        if (tree.isLive(id) && tree.isUser(id)) {
            Leaver &user = users[tree.nameId(id)];
            user.all.push_back(id);
            (goes.contains(id) ? user.leaving : user.staying).push_back(id);
        }
    }
    return users;
}

/// The default account afterwards; nothing where the options say it already, or there is none to say.
std::optional<std::string> defaultAfterwards(const AssociationTree &tree, const Leaver &user, AssociationId to)
{
    const bool isMove = to != noAssociation;
    const std::string known = userOption(tree, user.all, defaultAccount);
    if (known.empty() || (user.staying.empty() && !isMove)) {
        return std::nullopt;
    }
    if (standsIn(tree, user.staying, known) || (isMove && sameIgnoringCase(tree.name(to), known))) {
        const bool isSaid = isMove || !userOption(tree, user.staying, defaultAccount).empty();
        return isSaid ? std::nullopt : std::optional(known);
    }
    const bool follows = isMove && (user.staying.empty() || standsIn(tree, user.leaving, known));
    return std::string(follows ? tree.name(to) : tree.accountName(user.staying.front()));
}

} // namespace

bool standsIn(const AssociationTree &tree, std::span<const AssociationId> associations, std::string_view account)
{
    return std::any_of(associations.begin(), associations.end(), [&](AssociationId id) { return sameIgnoringCase(tree.accountName(id), account); });
}

std::string userOption(const AssociationTree &tree, std::span<const AssociationId> associations, std::string_view name)
{
    for (const AssociationId id : associations) {
        if (std::string value = optionValue(tree.options(id), name); !value.empty()) {
            return value;
        }
    }
    return {};
}

std::string defaultAccountAmong(const AssociationTree &tree, std::span<const AssociationId> associations, std::span<const std::string> wanted)
{
    for (const std::string &account : wanted) {
        for (const AssociationId id : associations) {
            if (sameIgnoringCase(tree.accountName(id), account)) {
                return std::string(tree.accountName(id));
            }
        }
    }
    return associations.empty() ? std::string() : std::string(tree.accountName(associations.front()));
}

OptionsEdit followingDefaults(const AssociationTree &tree, std::span<const AssociationId> leaving, AssociationId to)
{
    std::vector<NameId> names;
    for (const AssociationId id : leaving) {
        if (tree.isLive(id) && tree.isUser(id)) {
            names.push_back(tree.nameId(id));
        }
    }
    return names.empty() ? OptionsEdit() : followingDefaults(tree, associationsNamed(tree, names), leaving, to);
}

OptionsEdit followingDefaults(
    const AssociationTree &tree, std::span<const AssociationId> theirs, std::span<const AssociationId> leaving, AssociationId to)
{
    OptionsEdit edit;
    const auto say = [&](AssociationId id, const std::string &account) {
        edit.associations.push_back(id);
        edit.options.push_back(edit.texts.add(withOption(tree.options(id), defaultAccount, account)));
    };
    for (const auto &[name, user] : leavers(tree, theirs, leaving)) {
        const std::optional<std::string> account = defaultAfterwards(tree, user, to);
        if (!account) {
            continue;
        }
        bool isSaid = false;
        for (const AssociationId id : to == noAssociation ? user.staying : user.all) {
            if (!optionValue(tree.options(id), defaultAccount).empty()) {
                say(id, *account);
                isSaid = true;
            }
        }
        if (!isSaid) {
            say(user.staying.front(), *account);
        }
    }
    return edit;
}

} // namespace apportion
