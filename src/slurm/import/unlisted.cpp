// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/import/unlisted.h"

#include "core/change/association_match.h"
#include "core/change/option_merge.h"
#include "core/policy/flat_option.h"
#include "core/schema/association_fields.h"
#include "core/schema/field_value.h"
#include "core/schema/row_fields.h"
#include "slurm/lists/json_lists.h"
#include "slurm/lists/listings.h"
#include "slurm/lists/qos_fields.h"
#include "slurm/lists/qos_list.h"
#include "slurm/text/table_text.h"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <unordered_map>
#include <vector>

namespace apportion::slurm
{

namespace
{

/// What the columns are about; empty: it is no such table.
std::vector<std::string> listedOptions(std::string_view text, bool (*isHeader)(const TableHeader &))
{
    std::vector<std::string> names;
    const TableText table(text, isHeader);
    for (std::size_t column = 0; table.hasHeader() && column < table.header().size(); ++column) {
        names.emplace_back(optionOfColumn(table.header().name(column)));
    }
    return names;
}

bool isListed(const std::vector<std::string> &names, std::string_view option)
{
    return std::any_of(names.begin(), names.end(), [option](const std::string &name) { return schema::isSameOption(name, option); });
}

/// The flags of accounts, which no dump has, where no list of accounts told them.
void keepFlags(const AssociationTree &known, const ToldBeside &beside, AssociationTree &tree)
{
    if (beside.flags) {
        return;
    }
    const AssociationMatch match(known, tree);
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        const AssociationId before = tree.isLive(id) && tree.isAccount(id) ? match.before(id) : noAssociation;
        const std::string flags = before == noAssociation ? std::string() : optionValue(known.options(before), schema::option::flags);
        if (!flags.empty() && !hasOption(tree.options(id), schema::option::flags)) {
            tree.setOptionsToldMore(id, withOption(tree.options(id), schema::option::flags, flags));
        }
    }
}

} // namespace

void keepUnlistedOptions(std::string_view text, const Policy &known, const ToldBeside &beside, Policy &policy)
{
    if (looksLikeJson(text)) {
        return;
    }
    std::vector<std::string> names = listedOptions(text, isAssociationHeader);
    if (names.empty()) {
        keepFlags(known.associations, beside, policy.associations);
        return;
    }
    if (beside.flags) {
        names.emplace_back(schema::option::flags);
    }
    namespace words = schema::option;
    const auto add = [&names](std::initializer_list<std::string_view> more) { names.insert(names.end(), more.begin(), more.end()); };
    if (beside.accounts) {
        add({ words::description, words::organization, words::coordinator });
    }
    if (beside.users) {
        add({ words::defaultAccount, words::defaultWckey, words::adminLevel, words::coordinator });
    }
    const bool hasPriority = isListed(names, "Priority");
    AssociationTree &tree = policy.associations;
    const AssociationMatch match(known.associations, tree);
    std::unordered_map<std::string, std::string> made; // most associations have the same few
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        const AssociationId before = tree.isLive(id) ? match.before(id) : noAssociation;
        if (before == noAssociation) {
            continue;
        }
        if (!hasPriority) {
            tree.setPriority(id, known.associations.priority(before));
        }
        const std::string_view was = known.associations.options(before);
        if (was.empty()) {
            continue;
        }
        const std::string now(tree.options(id));
        const auto [place, isNew] = made.try_emplace(std::string(was) + '\n' + now, now);
        for (const FlatOption &option : isNew ? parseOptions(was) : std::vector<FlatOption>()) {
            if (!isListed(names, option.name) && optionValue(place->second, option.name).empty()) {
                place->second = withOption(place->second, option.name, optionValue(was, option.name));
            }
        }
        if (place->second != now) {
            tree.setOptions(id, place->second);
        }
    }
    if (policy.clusterOptions.empty()) {
        policy.clusterOptions = known.clusterOptions;
    }
}

void keepUnlistedQosFields(std::string_view text, const Policy &known, Policy &policy)
{
    const std::vector<std::string> names = looksLikeJson(text) ? std::vector<std::string>() : listedOptions(text, isQosHeader);
    if (names.empty()) {
        return;
    }
    for (std::size_t i = 0; i < policy.qos->size(); ++i) {
        const auto isIt = [&](const Qos &other) { return other.name == policy.qos->at(i).name; };
        const auto before = std::find_if(known.qos->begin(), known.qos->end(), isIt);
        if (before == known.qos->end()) {
            continue;
        }
        Qos &qos = policy.qos.edit()[i];
        for (const schema::Field<Qos> &field : schema::qosFields()) {
            if (*field.word != '\0' && !isListed(names, field.word)) {
                schema::copyField(field, qos, *before);
            }
        }
        for (const ForeignKey &key : before->foreign) {
            if (!isListed(names, key.key) && findKey(qos.foreign, key.key) == nullptr) {
                qos.foreign.push_back(key);
            }
        }
    }
}

} // namespace apportion::slurm
