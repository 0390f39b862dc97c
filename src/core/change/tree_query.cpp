// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/tree_query.h"

namespace apportion
{

std::vector<AssociationId> associationsNamed(const AssociationTree &tree, std::span<const NameId> names)
{
    std::vector<bool> wanted(tree.names().size(), false);
    bool any = false;
    for (const NameId name : names) {
        if (name < wanted.size()) {
            wanted[name] = true;
            any = true;
        }
    }
    std::vector<AssociationId> found;
    for (AssociationId id = 0; any && id < tree.rowCount(); ++id) {
        if (wanted[tree.nameId(id)] && tree.isLive(id)) {
            found.push_back(id);
        }
    }
    return found;
}

AssociationId accountNamed(const AssociationTree &tree, std::string_view name)
{
    const NameId id = tree.names().find(name);
    for (const AssociationId found : associationsNamed(tree, std::span(&id, 1))) {
        if (tree.isAccount(found)) {
            return found;
        }
    }
    return noAssociation;
}

std::vector<AssociationId> childrenOf(const AssociationTree &tree, AssociationId account)
{
    std::vector<AssociationId> children;
    for (AssociationId id = 1; id < tree.rowCount(); ++id) {
        if (tree.parent(id) == account && tree.isLive(id)) {
            children.push_back(id);
        }
    }
    return children;
}

std::vector<AssociationId> topmost(const AssociationTree &tree, std::span<const AssociationId> ids)
{
    std::vector<bool> given(tree.rowCount(), false);
    std::vector<bool> taken(tree.rowCount(), false);
    for (const AssociationId id : ids) {
        if (id < tree.rowCount()) {
            given[id] = true;
        }
    }
    std::vector<AssociationId> tops;
    for (const AssociationId id : ids) {
        if (!tree.isLive(id) || taken[id]) {
            continue;
        }
        taken[id] = true;
        AssociationId above = tree.parent(id);
        while (above != noAssociation && !given[above]) {
            above = tree.parent(above);
        }
        if (above == noAssociation) {
            tops.push_back(id);
        }
    }
    return tops;
}

std::vector<AssociationId> withDescendants(const AssociationTree &tree, std::span<const AssociationId> tops)
{
    // Children by parent would cost memory for all rows; instead each row learns once whether it lies inside.
    enum : std::uint8_t { unknown, outside, inside, listed };
    std::vector<std::uint8_t> state(tree.rowCount(), unknown);
    state[AssociationTree::root()] = outside;
    std::vector<AssociationId> result;
    for (const AssociationId top : tops) {
        if (tree.isLive(top)) {
            state[top] = listed;
            result.push_back(top);
        }
    }
    std::vector<AssociationId> path;
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        if (!tree.isLive(id)) {
            continue;
        }
        AssociationId above = id;
        while (state[above] == unknown) {
            path.push_back(above);
            above = tree.parent(above);
        }
        const std::uint8_t found = state[above] == outside ? outside : inside;
        // from the top of the path down, so that parents come first
        for (; !path.empty(); path.pop_back()) {
            state[path.back()] = found;
            if (found == inside) {
                result.push_back(path.back());
            }
        }
    }
    return result;
}

} // namespace apportion
