// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/option_comparison.h"

#include "core/change/default_accounts.h"
#include "core/change/option_merge.h"
#include "core/schema/association_fields.h"
#include "core/schema/value_text.h"

#include <algorithm>
#include <array>

namespace apportion
{

namespace
{

/// Whether both texts of one option mean the same.
bool isSameValue(const schema::AssociationField &field, std::string_view a, std::string_view b)
{
    AssociationOptions first;
    AssociationOptions second;
    return schema::readOption(field, a, first) && schema::readOption(field, b, second) && schema::sameOption(field, first, second);
}

/// The organization of a new account (sacctmgr, account_functions.c: that above, or itself below root).
std::string_view filledOrganization(const AssociationTree &tree, AssociationId account)
{
    const AssociationId above = tree.parent(account);
    return above == noAssociation || above == AssociationTree::root() ? tree.name(account) : tree.name(above);
}

} // namespace

std::string withEditedOption(std::string_view options, std::string_view name, const std::optional<std::string> &value)
{
    const bool isEmptied = !value || value->empty();
    const bool stays = schema::isOfEachAccount(name);
    return withOption(options, name, !isEmptied ? value : stays && hasOption(options, name) ? std::optional(std::string()) : std::nullopt);
}

std::vector<std::string> OptionComparison::differing(AssociationId before, AssociationId after)
{
    const auto optionsOf = [](const Side &side, AssociationId id) { return id == noAssociation ? std::string_view() : side.tree.options(id); };
    const std::string_view old = optionsOf(m_before, before);
    const std::string_view now = optionsOf(m_after, after);
    std::vector<std::string> names = differingOptions(old, now);
    if (before == noAssociation || after == noAssociation) {
        return names;
    }
    std::erase_if(names, [&](const std::string &name) {
        const std::string was = optionValue(old, name);
        const std::string is = optionValue(now, name);
        // what a draft leaves out is not told to sacctmgr; what it says where the cluster told nothing of the kind may be new
        return (is.empty() && !hasOption(now, name) && isFilledIn(m_after, after, m_before, before, name, was))
            || (was.empty() && !hasOption(old, name) && isFilledIn(m_before, before, m_after, after, name, is) && isNamedAnywhere(m_before, name));
    });
    return names;
}

bool OptionComparison::isSame(AssociationId before, AssociationId after)
{
    return sameOptions(m_before.tree.options(before), m_after.tree.options(after)) || differing(before, after).empty();
}

bool OptionComparison::isFilledIn(
    Side &lacking, AssociationId id, Side &naming, AssociationId namingId, const std::string &name, std::string_view value)
{
    const schema::AssociationField *field = schema::findAssociationField(name);
    if (field == nullptr) {
        return false;
    }
    if (field->scope == schema::OptionScope::User && lacking.tree.isUser(id)) {
        const std::vector<AssociationId> &associations = userOf(lacking, id);
        const std::string known = userOption(lacking.tree, associations, name);
        const bool isDefaultAccount = schema::isSameOption(schema::option::defaultAccount, name);
        return isSameValue(*field, isDefaultAccount ? defaultAccountAmong(lacking.tree, associations, std::array { known }) : known, value);
    }
    if (!lacking.tree.isAccount(id)) {
        return false;
    }
    const std::string kept = schema::keptText(value);
    if (schema::isSameOption(schema::option::description, name)) {
        return kept == schema::keptText(lacking.tree.name(id));
    }
    // it stays that of the account below which it was made, wherever it goes
    return schema::isSameOption(schema::option::organization, name)
        && (kept == schema::keptText(filledOrganization(lacking.tree, id)) || kept == schema::keptText(filledOrganization(naming.tree, namingId)));
}

const std::vector<AssociationId> &OptionComparison::userOf(Side &side, AssociationId id)
{
    constexpr int mostSearches = 4; // each costs less than the index
    if (!side.isIndexed && ++side.searches <= mostSearches) {
        side.found.clear();
        for (const AssociationId each : side.tree.layout().depthFirst()) {
            if (side.tree.isUser(each) && side.tree.nameId(each) == side.tree.nameId(id)) {
                side.found.push_back(each);
            }
        }
        return side.found;
    }
    if (!side.isIndexed) {
        for (const AssociationId each : side.tree.layout().depthFirst()) {
            if (side.tree.isUser(each)) {
                side.users[side.tree.nameId(each)].push_back(each);
            }
        }
        side.isIndexed = true;
    }
    return side.users[side.tree.nameId(id)];
}

bool OptionComparison::isNamedAnywhere(Side &side, const std::string &name)
{
    const auto known = side.named.find(name);
    if (known != side.named.end()) {
        return known->second;
    }
    bool isNamed = false;
    for (const AssociationId id : side.tree.layout().depthFirst()) {
        if (isNamed = !optionValue(side.tree.options(id), name).empty(); isNamed) {
            break;
        }
    }
    return side.named[name] = isNamed;
}

} // namespace apportion
