// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/change/removals.h"

#include "core/change/coordinators.h"
#include "core/change/left_jobs.h"
#include "core/policy/text_scan.h"
#include "core/schema/association_fields.h"
#include "slurm/lists/cluster_state.h"
#include "slurm/lists/sacctmgr_settings.h"

#include <algorithm>
#include <map>
#include <set>

namespace apportion::slurm
{

namespace
{

using Kind = AssociationChange::Kind;

bool isSayable(const AssociationTree &tree, AssociationId id)
{
    return isNameable(tree.name(id)) && isNameable(tree.accountName(id)) && (tree.partition(id).empty() || isNameable(tree.partition(id)));
}

/// The associations of some users, by their names.
std::map<std::string_view, std::vector<AssociationId>> associationsOf(const std::set<std::string_view> &users, const AssociationTree &tree)
{
    std::map<std::string_view, std::vector<AssociationId>> found;
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        if (tree.isLive(id) && tree.isUser(id) && users.contains(tree.name(id))) {
            found[tree.name(id)].push_back(id);
        }
    }
    return found;
}

/// What a user who stays somewhere has in the accounts that he leaves, in part or as a whole.
void addPlaces(const AssociationTree &baseline, const std::vector<AssociationId> &gone, const std::vector<AssociationId> &all, Removals &removals)
{
    std::set<std::string_view> accounts;
    for (const AssociationId id : gone) {
        if (accounts.insert(baseline.accountName(id)).second) {
            removals.places.emplace_back(baseline.name(id), baseline.accountName(id));
        }
    }
    for (const AssociationId id : all) {
        const bool stays = std::find(gone.begin(), gone.end(), id) == gone.end();
        if (stays && accounts.contains(baseline.accountName(id)) && isSayable(baseline, id)) {
            removals.kept.push_back(associationText(baseline, id));
        }
    }
}

/// The accounts that somebody coordinates who coordinates @p accounts: these and all below them.
std::vector<std::string> coordinatedBy(const std::vector<std::string> &accounts, const AssociationTree &tree)
{
    std::vector<std::string> names = accounts;
    const std::set<std::string_view> above(accounts.begin(), accounts.end());
    std::vector<bool> below(tree.rowCount());
    for (const AssociationId id : tree.layout().depthFirst()) {
        if (tree.isAccount(id)) {
            const AssociationId parent = tree.parent(id);
            below[id] = above.contains(tree.name(id)) || (parent != noAssociation && below[parent]);
            if (below[id]) {
                names.emplace_back(tree.name(id));
            }
        }
    }
    return names;
}

/// Who coordinates accounts as a user of one with a flag: those that go, and all that users have who go.
void addByFlag(const AssociationTree &tree, const std::set<std::string_view> &gone, const std::vector<std::string> &accounts,
    std::set<std::pair<std::string, std::string>> &coordinators)
{
    const CoordinatorsByFlag byFlag(tree);
    for (AssociationId id = 0; byFlag.isAny() && id < tree.rowCount(); ++id) {
        if (!tree.isLive(id) || !tree.isUser(id) || !byFlag.isUnder(tree.parent(id))) {
            continue;
        }
        const std::string user(tree.name(id));
        for (const std::string &account : accounts) {
            if (byFlag.coordinates({ id }, tree.findAccount(account))) {
                coordinators.emplace(user, account);
            }
        }
        for (std::string &account : gone.contains(user) ? coordinatedBy({ std::string(tree.accountName(id)) }, tree) : std::vector<std::string>()) {
            coordinators.emplace(user, std::move(account));
        }
    }
}

/// What is known of the users who go, and who coordinates the accounts that go, by themselves or by one above.
void addKnown(const AssociationTree &baseline, const AssociationTree &draft, Removals &removals)
{
    const std::set<std::string_view> gone(removals.users.begin(), removals.users.end());
    std::map<std::string, std::string> adminLevels;
    for (const std::string &user : removals.users) {
        adminLevels[user] = "none";
    }
    std::set<std::pair<std::string, std::string>> coordinators;
    std::set<std::pair<std::string, std::string>> wckeys;
    for (AssociationId id = 0; id < baseline.rowCount(); ++id) {
        if (!baseline.isLive(id) || !baseline.isUser(id) || baseline.options(id).empty()) {
            continue;
        }
        const std::string user(baseline.name(id));
        const std::vector<std::string> coordinated = listWords(lowerCase(optionValue(baseline.options(id), schema::option::coordinator)));
        for (const std::string &account : coordinated.empty() ? std::vector<std::string>() : removals.accounts) {
            AssociationId above = baseline.findAccount(account);
            while (above != noAssociation && std::find(coordinated.begin(), coordinated.end(), baseline.name(above)) == coordinated.end()) {
                above = baseline.parent(above);
            }
            if (above != noAssociation) {
                coordinators.emplace(user, account);
            }
        }
        if (gone.contains(user)) {
            for (const AssociationTree *tree : { &baseline, &draft }) { // in which accounts may stand elsewhere
                for (std::string &account : coordinated.empty() ? std::vector<std::string>() : coordinatedBy(coordinated, *tree)) {
                    coordinators.emplace(user, std::move(account));
                }
            }
            if (const std::string level = optionValue(baseline.options(id), schema::option::adminLevel); !level.empty()) {
                const ShownField *shown = shownField("user " + user, schema::option::adminLevel);
                adminLevels[user] = shown != nullptr ? stateValue(*shown, level) : level;
            }
            for (std::string &key : listWords(optionValue(baseline.options(id), schema::option::wckeys) + ','
                     + optionValue(baseline.options(id), schema::option::defaultWckey))) {
                wckeys.emplace(user, std::move(key));
            }
        }
    }
    for (const AssociationTree *tree : { &baseline, &draft }) { // between which the cluster stands when it is looked at again
        addByFlag(*tree, gone, removals.accounts, coordinators);
    }
    removals.coordinators.assign(coordinators.begin(), coordinators.end());
    removals.wckeys.assign(wckeys.begin(), wckeys.end());
    removals.adminLevels.assign(adminLevels.begin(), adminLevels.end());
}

} // namespace

std::string associationText(const AssociationTree &tree, AssociationId id)
{
    std::string text = (tree.isUser(id) ? "user " : "account ") + std::string(tree.name(id));
    if (tree.isUser(id)) {
        (text += " in ") += tree.accountName(id);
        if (!tree.partition(id).empty()) {
            (text += " for ") += tree.partition(id);
        }
    }
    return text;
}

Removals removalsOf(const AssociationTree &baseline, const AssociationTree &draft, const std::vector<AssociationChange> &changes)
{
    Removals removals;
    removals.before = baseline.count();
    std::set<std::string_view> users;
    std::map<std::string_view, std::vector<AssociationId>> gone;
    for (const AssociationChange &change : changes) {
        if (change.kind == Kind::Changed && change.moved && baseline.isAccount(change.before) && isSayable(baseline, change.before)) {
            removals.moved.emplace_back(baseline.name(change.before));
        }
        if (change.kind != Kind::Removed || !isSayable(baseline, change.before)) {
            continue;
        }
        ++removals.associations;
        const std::string_view name = baseline.name(change.before);
        if (baseline.isAccount(change.before)) {
            removals.accounts.emplace_back(name);
        } else {
            users.insert(name);
            gone[name].push_back(change.before);
        }
    }
    const auto stay = associationsOf(users, draft);
    const auto before = associationsOf(users, baseline);
    for (const std::string_view user : users) {
        if (stay.contains(user)) {
            addPlaces(baseline, gone.at(user), before.at(user), removals);
        } else {
            removals.users.emplace_back(user);
        }
    }
    if (!removals.isEmpty()) {
        addKnown(baseline, draft, removals);
    }
    return removals;
}

std::vector<std::pair<std::string, std::string>> removedQos(const Policy &baseline, const Policy &draft)
{
    std::vector<std::pair<std::string, std::string>> removed;
    for (LeftName &qos : leftQos(baseline, draft, {})) {
        if (isNameable(qos.name) && (qos.now.empty() || isNameable(qos.now))) {
            removed.emplace_back(std::move(qos.name), std::move(qos.now));
        }
    }
    return removed;
}

} // namespace apportion::slurm
