// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/known_records.h"

#include "core/change/additions.h"
#include "core/change/option_merge.h"
#include "core/change/tree_query.h"
#include "core/policy/text_scan.h"
#include "core/schema/association_fields.h"

#include <algorithm>
#include <array>
#include <set>

namespace apportion
{

namespace
{

namespace words = schema::option;

/// All that a record can have.
constexpr std::array recorded { words::description, words::organization, words::flags, words::adminLevel, words::coordinator };

/// Two lists of accounts as one.
std::string joinedAccounts(std::string_view first, std::string_view second)
{
    std::vector<std::string> names = listWords(lowerCase(first)); // as Slurm has accounts
    for (std::string &name : listWords(lowerCase(second))) {
        if (std::find(names.begin(), names.end(), name) == names.end()) {
            names.push_back(std::move(name));
        }
    }
    return joinedList(names);
}

/// The names of the associations of a tree that bear one of those of @p records.
std::set<std::string_view> namesIn(const AssociationTree &tree, const std::vector<DatabaseRecord> &records, bool users)
{
    std::vector<NameId> ids;
    ids.reserve(records.size());
    for (const DatabaseRecord &record : records) {
        if (const NameId id = tree.names().find(record.name); id != NamePool::notFound) {
            ids.push_back(id);
        }
    }
    std::set<std::string_view> names;
    for (const AssociationId id : associationsNamed(tree, ids)) {
        if (tree.isUser(id) == users) {
            names.insert(tree.name(id));
        }
    }
    return names;
}

/// Takes away the records of what the tree has.
void forgetPresent(Shared<std::vector<DatabaseRecord>> &records, const AssociationTree &tree, bool users)
{
    if (const std::set<std::string_view> present = namesIn(tree, *records, users); !present.empty()) {
        std::erase_if(records.edit(), [&present](const DatabaseRecord &record) { return present.contains(record.name); });
    }
}

/// Gives what shall be added what a record has and it is not told.
void addUntold(NewAssociation &row, const DatabaseRecord &record)
{
    for (const std::string_view name : recorded) {
        if (const std::string value = optionValue(record.options, name); !value.empty() && !hasOption(row.options, name)) {
            row.options = withOption(row.options, name, value);
        }
    }
}

} // namespace

std::string settledRecord(std::string_view record, std::string_view told)
{
    std::string settled(record);
    for (const std::string_view name : recorded) {
        const std::string value = optionValue(told, name);
        if (name == words::coordinator) {
            const std::string all = joinedAccounts(optionValue(record, name), value);
            settled = all.empty() ? settled : withOption(settled, name, all);
        } else if (!value.empty() || (schema::isOfEachAccount(name) && hasOption(told, name))) {
            settled = withOption(settled, name, value);
        }
    }
    return settled;
}

std::string untoldRights(std::string_view record, std::string_view told)
{
    std::string untold;
    if (const std::string level = optionValue(record, words::adminLevel); !level.empty() && optionValue(told, words::adminLevel).empty()) {
        untold = withOption(untold, words::adminLevel, level);
    }
    std::vector<std::string> accounts = listWords(lowerCase(optionValue(record, words::coordinator)));
    const std::vector<std::string> named = listWords(lowerCase(optionValue(told, words::coordinator)));
    std::erase_if(accounts, [&named](const std::string &account) { return std::find(named.begin(), named.end(), account) != named.end(); });
    return accounts.empty() ? untold : withOption(untold, words::coordinator, joinedList(accounts));
}

const DatabaseRecord *recordBefore(const Policy &before, const AssociationTree &after, AssociationId id)
{
    return findRecord(after.isUser(id) ? *before.otherUsers : *before.otherAccounts, after.name(id));
}

void tellRecords(const Policy &policy, std::vector<NewAssociation> &list)
{
    std::vector<DatabaseRecord> users;
    for (NewAssociation &row : list) {
        const DatabaseRecord *record = findRecord(row.isUser ? *policy.otherUsers : *policy.otherAccounts, row.name);
        if (record == nullptr || record->options.empty()) {
            continue;
        }
        if (row.isUser) {
            users.push_back(*record);
            continue;
        }
        addUntold(row, *record);
    }
    if (users.empty()) {
        return;
    }
    sortRecords(users);
    const std::set<std::string_view> present = namesIn(policy.associations, users, true);
    for (NewAssociation &row : list) {
        const DatabaseRecord *record = row.isUser && !present.contains(row.name) ? findRecord(users, row.name) : nullptr;
        if (record != nullptr) {
            addUntold(row, *record);
        }
    }
}

RecordsAfterApply recordsAfterApply(const Policy &baseline, const Policy &draft)
{
    RecordsAfterApply after { baseline.otherAccounts, baseline.otherUsers };
    forgetPresent(after.accounts, draft.associations, false);
    forgetPresent(after.users, draft.associations, true);
    const AssociationTree &tree = baseline.associations;
    std::vector<DatabaseRecord> left;
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        if (tree.isLive(id) && tree.isAccount(id) && draft.associations.findAccount(tree.name(id)) == noAssociation) {
            DatabaseRecord &record = left.emplace_back(DatabaseRecord { std::string(tree.name(id)), {} });
            for (const std::string_view name : recorded) {
                if (hasOption(tree.options(id), name)) {
                    record.options = withOption(record.options, name, optionValue(tree.options(id), name));
                }
            }
        }
    }
    if (!left.empty()) {
        std::vector<DatabaseRecord> &accounts = after.accounts.edit();
        accounts.insert(accounts.begin(), left.begin(), left.end()); // which are newer than one of before
        sortRecords(accounts);
    }
    return after;
}

} // namespace apportion
