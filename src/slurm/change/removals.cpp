// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/change/removals.h"

#include "core/change/coordinators.h"
#include "core/change/left_jobs.h"
#include "core/policy/text_scan.h"
#include "core/schema/association_fields.h"
#include "slurm/lists/cluster_state.h"
#include "slurm/lists/sacctmgr_settings.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <set>
#include <span>

namespace apportion::slurm
{

namespace
{

using Kind = AssociationChange::Kind;

bool isSayable(const AssociationTree &tree, AssociationId id)
{
    return isNameable(tree.name(id)) && isNameable(tree.accountName(id)) && (tree.partition(id).empty() || isNameable(tree.partition(id)));
}

/// What a user who stays somewhere has in the accounts that he leaves, in part or as a whole. @p goes: by id.
void addPlaces(const AssociationTree &baseline, std::span<const AssociationId> his, const std::vector<bool> &goes, Removals &removals)
{
    std::set<std::string_view> accounts;
    for (auto id = his.rbegin(); id != his.rend(); ++id) {
        if (goes[*id] && accounts.insert(baseline.accountName(*id)).second) {
            removals.places.emplace_back(baseline.name(*id), baseline.accountName(*id));
        }
    }
    std::vector<AssociationId> all(his.begin(), his.end());
    std::sort(all.begin(), all.end());
    for (const AssociationId id : all) {
        if (!goes[id] && accounts.contains(baseline.accountName(id)) && isSayable(baseline, id)) {
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

/// By the id of a baseline's association: whether its user loses every one.
using IsGone = std::function<bool(AssociationId)>;

/// Who coordinates accounts as a user of one with a flag: those that go, and all that users have who go.
void addByFlag(const AssociationTree &tree, const IsGone &isGone, const std::vector<std::string> &accounts,
    std::set<std::pair<std::string, std::string>> &coordinators)
{
    const CoordinatorsByFlag byFlag(tree);
    for (AssociationId id = 0; byFlag.isAny() && id < tree.rowCount(); ++id) {
        if (!tree.isLive(id) || !tree.isUser(id) || !byFlag.isUnder(tree.parent(id))) {
            continue;
        }
        const std::string user(tree.name(id));
        for (const std::string &account : accounts) {
            if (byFlag.coordinates(std::span(&id, 1), tree.findAccount(account))) {
                coordinators.emplace(user, account);
            }
        }
        for (std::string &account : isGone(id) ? coordinatedBy({ std::string(tree.accountName(id)) }, tree) : std::vector<std::string>()) {
            coordinators.emplace(user, std::move(account));
        }
    }
}

/// Which texts of options tell something that goes with a user: what he coordinates, his level and his WCKeys. Each is read once.
class TextsOfUsers
{
public:
    explicit TextsOfUsers(const AssociationTree &tree) : m_tree(tree), m_known(tree.names().size(), Known::No) { }

    [[nodiscard]] bool tells(AssociationId id)
    {
        Known &known = m_known[m_tree.optionsColumn()[id]];
        if (known == Known::No) {
            constexpr std::array keys { schema::option::coordinator, schema::option::adminLevel, schema::option::wckeys,
                schema::option::defaultWckey };
            const std::string_view text = m_tree.options(id);
            const bool tells = std::any_of(keys.begin(), keys.end(), [text](std::string_view key) { return !optionValue(text, key).empty(); });
            known = tells ? Known::Something : Known::Nothing;
        }
        return known == Known::Something;
    }

private:
    enum class Known : std::uint8_t { No, Nothing, Something };

    const AssociationTree &m_tree;
    std::vector<Known> m_known; // by text
};

/// The accounts that one which goes stands below: before anything is changed, and when it is removed, which comes last, so that what is
/// above it stands where the draft has it by then. It is the first of them itself.
std::vector<std::string_view> accountsAbove(const AssociationTree &baseline, const AssociationTree &draft, const std::string &account)
{
    std::vector<std::string_view> names;
    for (AssociationId at = baseline.findAccount(account); at != noAssociation; at = baseline.parent(at)) {
        names.push_back(baseline.name(at));
    }
    for (std::size_t i = 0, before = names.size(); i < before; ++i) {
        AssociationId moved = draft.findAccount(names[i]);
        for (; moved != noAssociation; moved = draft.parent(moved)) {
            names.push_back(draft.name(moved));
        }
    }
    return names;
}

/// Who coordinates the accounts that go by the records of a tree's users, by themselves or by one above.
void addCoordinators(const AssociationTree &tree, const std::vector<std::string> &accounts, const std::vector<std::vector<std::string_view>> &above,
    std::set<std::pair<std::string, std::string>> &coordinators)
{
    TextsOfUsers texts(tree);
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        if (!tree.isLive(id) || !tree.isUser(id) || !texts.tells(id)) {
            continue;
        }
        const std::vector<std::string> coordinated = listWords(lowerCase(optionValue(tree.options(id), schema::option::coordinator)));
        for (std::size_t i = 0; i < accounts.size() && !coordinated.empty(); ++i) {
            if (std::find_first_of(above[i].begin(), above[i].end(), coordinated.begin(), coordinated.end()) != above[i].end()) {
                coordinators.emplace(std::string(tree.name(id)), accounts[i]);
            }
        }
    }
}

/// Who coordinates by a flag that stands in the draft and comes before anything is removed: those who go are still there then.
void addByFlagToCome(const AssociationTree &baseline, const AssociationTree &draft, const IsGone &isGone, const std::vector<std::string> &accounts,
    const std::vector<std::vector<std::string_view>> &above, std::set<std::pair<std::string, std::string>> &coordinators)
{
    const CoordinatorsByFlag byFlag(draft);
    for (AssociationId id = 0; byFlag.isAny() && id < baseline.rowCount(); ++id) {
        if (!baseline.isLive(id) || !baseline.isUser(id)) {
            continue;
        }
        AssociationId stays = baseline.parent(id);
        while (stays != noAssociation && draft.findAccount(baseline.name(stays)) == noAssociation) {
            stays = baseline.parent(stays);
        }
        if (stays == noAssociation || !byFlag.isUnder(draft.findAccount(baseline.name(stays)))) {
            continue;
        }
        const std::string user(baseline.name(id));
        const std::string_view his = baseline.accountName(id);
        for (std::size_t i = 0; i < accounts.size(); ++i) {
            if (std::find(above[i].begin(), above[i].end(), his) != above[i].end()) {
                coordinators.emplace(user, accounts[i]);
            }
        }
        for (std::string &account : isGone(id) ? coordinatedBy({ std::string(his) }, draft) : std::vector<std::string>()) {
            coordinators.emplace(user, std::move(account));
        }
    }
}

/// What is known of the users who go, and who coordinates the accounts that go, by themselves or by one above.
void addKnown(const AssociationTree &baseline, const AssociationTree &draft, const IsGone &isGone, Removals &removals)
{
    std::map<std::string, std::string> adminLevels;
    std::set<std::pair<std::string, std::string>> coordinators;
    std::set<std::pair<std::string, std::string>> wckeys;
    std::vector<std::vector<std::string_view>> above;
    for (const std::string &account : removals.accounts) {
        above.push_back(accountsAbove(baseline, draft, account));
    }
    addCoordinators(baseline, removals.accounts, above, coordinators);
    addCoordinators(draft, removals.accounts, above, coordinators); // who becomes one does so before anything is removed
    TextsOfUsers texts(baseline);
    for (AssociationId id = 0; id < baseline.rowCount(); ++id) {
        if (!baseline.isLive(id) || !baseline.isUser(id) || !texts.tells(id)) {
            continue;
        }
        const std::string user(baseline.name(id));
        const std::vector<std::string> coordinated = listWords(lowerCase(optionValue(baseline.options(id), schema::option::coordinator)));
        if (!isGone(id)) {
            continue;
        }
        for (const AssociationTree *tree : { &baseline, &draft }) { // in which accounts may stand elsewhere
            for (std::string &account : coordinated.empty() ? std::vector<std::string>() : coordinatedBy(coordinated, *tree)) {
                coordinators.emplace(user, std::move(account));
            }
        }
        if (const std::string level = optionValue(baseline.options(id), schema::option::adminLevel); !level.empty()) {
            const ShownField *shown = shownField("user " + user, schema::option::adminLevel);
            adminLevels[user] = shown != nullptr ? stateValue(*shown, level) : level;
        }
        for (std::string &key : listWords(
                 optionValue(baseline.options(id), schema::option::wckeys) + ',' + optionValue(baseline.options(id), schema::option::defaultWckey))) {
            wckeys.emplace(user, std::move(key));
        }
    }
    // between these two the cluster stands when it is looked at again
    addByFlag(baseline, isGone, removals.accounts, coordinators);
    addByFlag(
        draft, [](AssociationId) { return false; }, removals.accounts, coordinators); // who goes is not in it
    addByFlagToCome(baseline, draft, isGone, removals.accounts, above, coordinators);
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

RemovalCount countRemovals(const AssociationTree &baseline, const std::vector<AssociationChange> &changes)
{
    RemovalCount count;
    count.before = baseline.count();
    for (const AssociationChange &change : changes) {
        if (change.kind == Kind::Removed && isSayable(baseline, change.before)) {
            ++count.associations;
            count.accounts += baseline.isAccount(change.before) ? 1 : 0;
        }
    }
    return count;
}

Removals removalsOf(
    const AssociationTree &baseline, const AssociationTree &draft, const std::vector<AssociationChange> &changes, const AffectedUsers &users)
{
    Removals removals;
    removals.count = countRemovals(baseline, changes);
    if (removals.isEmpty() && std::none_of(changes.begin(), changes.end(), [](const AssociationChange &change) { return change.moved; })) {
        return removals;
    }
    std::vector<bool> goes(baseline.rowCount());
    std::vector<bool> loses(users.size()); // by user
    for (const AssociationChange &change : changes) {
        if (change.kind == Kind::Changed && change.moved && baseline.isAccount(change.before) && isSayable(baseline, change.before)) {
            removals.moved.emplace_back(baseline.name(change.before));
        }
        if (change.kind != Kind::Removed || !isSayable(baseline, change.before)) {
            continue;
        }
        if (baseline.isAccount(change.before)) {
            removals.accounts.emplace_back(baseline.name(change.before));
        } else {
            goes[change.before] = true;
            loses[users.ofBefore(change.before)] = true;
        }
    }
    removals.users.reserve(static_cast<std::size_t>(std::count(loses.begin(), loses.end(), true)));
    for (std::uint32_t user = 0; user < users.size(); ++user) {
        if (!loses[user]) {
            continue;
        }
        const UserView view = users.view(user);
        if (view.after.empty()) {
            removals.users.emplace_back(users.name(user));
        } else {
            addPlaces(baseline, view.before, goes, removals);
        }
    }
    if (!removals.isEmpty()) {
        const auto isGone = [&users, &loses](AssociationId id) {
            const std::uint32_t user = users.ofBefore(id);
            return user != AffectedUsers::none && loses[user] && users.view(user).after.empty();
        };
        addKnown(baseline, draft, isGone, removals);
    }
    return removals;
}

void addRecords(const std::vector<DatabaseRecord> &records, const AssociationTree &baseline, const AssociationTree &draft, Removals &removals)
{
    std::map<std::string, std::string> levels(removals.adminLevels.begin(), removals.adminLevels.end());
    std::set<std::pair<std::string, std::string>> coordinators(removals.coordinators.begin(), removals.coordinators.end());
    for (const std::string &user : removals.users) {
        const DatabaseRecord *record = findRecord(records, user);
        if (record == nullptr) {
            continue;
        }
        const std::string level = optionValue(record->options, schema::option::adminLevel);
        const ShownField *shown = shownField("user " + user, schema::option::adminLevel);
        levels[user] = shown != nullptr ? stateValue(*shown, level) : level;
        const std::vector<std::string> accounts = listWords(lowerCase(optionValue(record->options, schema::option::coordinator)));
        for (const AssociationTree *tree : { &baseline, &draft }) { // in which accounts may stand elsewhere
            for (std::string &account : accounts.empty() ? std::vector<std::string>() : coordinatedBy(accounts, *tree)) {
                coordinators.emplace(user, std::move(account));
            }
        }
    }
    removals.adminLevels.assign(levels.begin(), levels.end());
    removals.coordinators.assign(coordinators.begin(), coordinators.end());
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
