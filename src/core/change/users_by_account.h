// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/tree_query.h"

#include <string>
#include <unordered_map>
#include <unordered_set>

namespace apportion
{

/// Who stands in which account, as far as it concerns some names; and who shall.
class UsersByAccount
{
public:
    UsersByAccount(const AssociationTree &tree, std::span<const NameId> names)
    {
        for (const AssociationId id : associationsNamed(tree, names)) {
            if (tree.isUser(id)) {
                add(tree.parent(id), std::string(tree.name(id)), std::string(tree.partition(id)));
            }
        }
    }

    /// False when the user stands there already.
    bool add(AssociationId account, std::string name, std::string partition)
    {
        return m_users[account].insert({ std::move(name), std::move(partition) }).second;
    }

private:
    /// What tells two users of one account apart.
    struct Key
    {
        std::string name;
        std::string partition;

        bool operator==(const Key &) const = default;
    };
    struct KeyHash
    {
        std::size_t operator()(const Key &key) const { return std::hash<std::string>()(key.name) * 31 + std::hash<std::string>()(key.partition); }
    };

    std::unordered_map<AssociationId, std::unordered_set<Key, KeyHash>> m_users;
};

} // namespace apportion
