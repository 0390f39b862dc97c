// SPDX-License-Identifier: GPL-3.0-or-later
// Users who come and change, and what they have in all of their accounts.
#include "core/change/known_records.h"
#include "core/schema/association_fields.h"
#include "slurm/change/sacctmgr_translator.h"
#include "slurm/lists/sacctmgr_settings.h"
#include "slurm/text/shell_quote.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace apportion::slurm
{

std::string SacctmgrTranslator::toldRights(UserOptions &options, std::span<const AssociationId> associations)
{
    std::string told;
    constexpr std::array keys { std::pair(UserOption::AdminLevel, schema::option::adminLevel),
        std::pair(UserOption::Coordinator, schema::option::coordinator) };
    for (const auto &[option, key] : keys) {
        if (const std::string value = options.value(associations, option); !value.empty()) {
            told = withOption(told, key, value);
        }
    }
    return told;
}

void SacctmgrTranslator::addUsers(const std::vector<AssociationChange> &changes)
{
    std::vector<AssociationId> others;
    std::vector<bool> started(m_users.size()); // by user
    for (const AssociationChange &change : changes) {
        if (change.kind != Kind::Added || !m_after.isUser(change.after)) {
            continue;
        }
        const std::uint32_t user = m_users.ofAfter(change.after);
        const UserView view = m_users.view(user);
        if (view.before.empty() && !started[user] && wantedDefault(view) == m_after.accountName(change.after)) {
            started[user] = true;
            const bool isRecorded = recordOf(m_after.name(change.after), view) != nullptr; // to whom `add user` gives no other level
            addFirst(change.after, isRecorded ? std::string() : m_userOptionsAfter.value(view.after, UserOption::AdminLevel));
        } else {
            others.push_back(change.after);
        }
    }
    m_list.startPhase();
    for (const AssociationId id : others) {
        addUser(id, {}, false);
    }
}

void SacctmgrTranslator::addFirst(AssociationId id, const std::string &adminLevel)
{
    if (const std::size_t step = addUser(id, adminLevel, true); step > 0) {
        m_list.state().noteNewUser(m_after.name(id), m_after.accountName(id), adminLevel, step);
    }
}

UserForms::Source SacctmgrTranslator::formSource(const AssociationTree &tree, AssociationId id, bool isOther)
{
    return { tree.parent(id), tree.partitionId(id), tree.optionsColumn()[id], tree.rawShares(id), tree.priority(id), isOther ? 1U : 0U };
}

std::size_t SacctmgrTranslator::addUser(AssociationId id, const std::string &adminLevel, bool isDefault)
{
    if (!adminLevel.empty()) { // of few
        return m_list.add(formOfAdded(id, adminLevel, isDefault).command, m_after.name(id), "new user", refOf(m_after, id));
    }
    const UserForm &form = m_formsOfAdded.of(formSource(m_after, id, isDefault), [this, id, isDefault] { return formOfAdded(id, {}, isDefault); });
    return m_list.add(form.command, m_after.name(id), "new user", refOf(m_after, id));
}

UserForm SacctmgrTranslator::formOfAdded(AssociationId id, const std::string &adminLevel, bool isDefault)
{
    SacctmgrSettings settings = addedAtOnce(id);
    if (!adminLevel.empty()) {
        settings.insert(settings.begin(), { "AdminLevel=", sacctmgrValue(adminLevel), {}, adminLevel });
    }
    CommandShape shape { { "add", "user" }, "name=", {}, "user" };
    shape.defaultAccount = isDefault ? m_after.accountName(id) : std::string_view();
    nameAccount(shape, m_after, id, false);
    return { m_list.formOf(std::move(shape), std::move(settings)), {} };
}

std::string SacctmgrTranslator::within(const AssociationTree &tree, AssociationId id)
{
    const std::string account = " in " + std::string(tree.accountName(id));
    return tree.partition(id).empty() ? account : account + " for " + std::string(tree.partition(id));
}

void SacctmgrTranslator::nameAccount(CommandShape &shape, const AssociationTree &tree, AssociationId id, bool amongSeveral) const
{
    shape.otherNames.emplace_back(tree.accountName(id));
    shape.above = tree.accountName(id);
    shape.partition = tree.partition(id);
    std::vector<std::string> words { "account=" + shape.otherNames.back() };
    shape.within = within(tree, id);
    if (!tree.partition(id).empty()) {
        shape.otherNames.emplace_back(tree.partition(id));
        words.push_back("partition=" + shape.otherNames.back());
    } else if (amongSeveral) {
        words.emplace_back("partition="); // only the one that is for no partition
    }
    shape.after.insert(shape.after.begin(), words.begin(), words.end());
}

bool SacctmgrTranslator::hasPartitions(const AssociationTree &tree, AssociationId id)
{
    std::set<std::pair<AssociationId, NameId>> &known = &tree == &m_before ? m_partitionsBefore : m_partitionsAfter;
    bool &scanned = &tree == &m_before ? m_scannedBefore : m_scannedAfter;
    for (AssociationId i = 0; !scanned && i < tree.rowCount(); ++i) {
        if (tree.isLive(i) && tree.isUser(i) && !tree.partition(i).empty()) {
            known.emplace(tree.parent(i), tree.nameId(i));
        }
    }
    scanned = true;
    return known.count({ tree.parent(id), tree.nameId(id) }) != 0;
}

CommandShape SacctmgrTranslator::userShape(const AssociationChange &change)
{
    const bool wasAmongSeveral = change.before != noAssociation && hasPartitions(m_before, change.before);
    const bool amongSeveral = wasAmongSeveral || hasPartitions(m_after, change.after);
    CommandShape shape { { "modify", "user", "where" }, "name=", { "set" }, "user" };
    nameAccount(shape, m_after, change.after, amongSeveral);
    if (amongSeveral) {
        shape.above.clear();
    }
    return shape;
}

void SacctmgrTranslator::changeUserAssociations(const std::vector<AssociationChange> &changes)
{
    for (const AssociationChange &change : changes) {
        if (change.kind == Kind::Changed && m_after.isUser(change.after)) {
            applyChange(userShape(change), change, {});
        }
    }
}

void SacctmgrTranslator::changeUsers()
{
    for (std::uint32_t user = 0; user < m_users.size(); ++user) {
        const UserView view = m_users.view(user);
        const std::string name(m_users.name(user));
        const Rights rights = rightsOf(name, view);
        if (view.after.empty()) {
            if (rights.areRecorded) {
                const ObjectRef gone = refOf(m_before, view.before.front());
                changeAdminLevel(name, view, rights, gone);
                changeCoordinator(name, view, rights, gone);
                tellRecord(name, view, gone);
            }
            continue;
        }
        const ObjectRef object = refOf(m_after, view.after.front());
        if (!view.before.empty()) {
            changeDefault(name, view, object);
        }
        if (rights.areRecorded || rights.before != rights.after) {
            changeAdminLevel(name, view, rights, object);
            changeCoordinator(name, view, rights, object);
        }
        if (rights.areRecorded) {
            tellKept(name, view, object);
            tellRecord(name, view, object);
        }
        constexpr std::array wckeys { std::pair(UserOption::DefaultWckey, schema::option::defaultWckey),
            std::pair(UserOption::Wckeys, schema::option::wckeys) };
        for (const auto &[option, key] : wckeys) {
            if (m_userOptionsBefore.value(view.before, option) != m_userOptionsAfter.value(view.after, option)) {
                m_list.refuse("sacctmgr-user-option",
                    { APPORTION_TEXT("The %1 of user %2 cannot be changed by these commands."), { std::string(key), name } },
                    { APPORTION_TEXT("Set it with sacctmgr by hand, or load the flat file."), {} }, object);
            }
        }
    }
}

void SacctmgrTranslator::changeDefault(const std::string &name, const UserView &view, const ObjectRef &object)
{
    std::string old = m_userOptionsBefore.value(view.before, UserOption::DefaultAccount);
    if (!old.empty() && !standsIn(m_before, view.before, old)) {
        old = m_before.accountName(view.before.front()); // the one that wantedDefault() gave
    }
    const std::string wanted = wantedDefault(view);
    if (sameIgnoringCase(old, wanted) || (old.empty() && m_userOptionsAfter.value(view.after, UserOption::DefaultAccount).empty())) {
        return;
    }
    CommandShape shape { { "modify", "user", "where" }, "name=", { "set" }, "user" };
    shape.otherNames.push_back(wanted);
    m_list.add(shape, name, { { "DefaultAccount=", wanted, old, wanted } }, {}, object);
}

const DatabaseRecord *SacctmgrTranslator::recordOf(std::string_view user, const UserView &view) const
{
    const bool isThere = m_way == Way::There;
    return !(isThere ? view.before : view.after).empty() ? nullptr : findRecord(*(isThere ? m_baseline : m_draft).otherUsers, user);
}

SacctmgrTranslator::Rights SacctmgrTranslator::rightsOf(const std::string &name, const UserView &view)
{
    Rights rights { toldRights(m_userOptionsBefore, view.before), toldRights(m_userOptionsAfter, view.after) };
    if (const DatabaseRecord *record = recordOf(name, view); record != nullptr) {
        const bool isThere = m_way == Way::There;
        const std::string settled = settledRecord(record->options, isThere ? rights.after : rights.before);
        rights = { isThere ? record->options : settled, isThere ? settled : record->options, true };
    }
    return rights;
}

void SacctmgrTranslator::tellKept(const std::string &name, const UserView &view, const ObjectRef &object)
{
    const DatabaseRecord *record = m_way == Way::There ? recordOf(name, view) : nullptr;
    const std::string kept = record == nullptr ? std::string() : untoldRights(record->options, toldRights(m_userOptionsAfter, view.after));
    if (!kept.empty()) {
        m_list.refuse("sacctmgr-user-keeps",
            { APPORTION_TEXT("slurmdbd knows the user %1 already, as other clusters have him. He keeps what he has there and the draft does not "
                             "say: %2"),
                { shellComment(name), shellComment(kept) } },
            { APPORTION_TEXT("AdminLevel=None takes a level away, on all clusters; what he coordinates sacctmgr remove coordinator takes away."),
                {} },
            object);
    }
}

void SacctmgrTranslator::tellRecord(const std::string &name, const UserView &view, const ObjectRef &object)
{
    if (const DatabaseRecord *record = recordOf(name, view); record != nullptr && !record->options.empty()) {
        m_list.refuse("sacctmgr-user-record",
            { APPORTION_TEXT("slurmdbd knows the user %1 already. Where no other cluster has him, rollback.sh takes him out of it, with what he has "
                             "there: %2"),
                { shellComment(name), shellComment(record->options) } },
            { APPORTION_TEXT("sacctmgr show assoc where user=%1 tells which clusters have him. Once he is in an account again, AdminLevel and "
                             "sacctmgr add coordinator give it back."),
                { shellComment(name) } },
            object);
    }
}

void SacctmgrTranslator::changeAdminLevel(const std::string &name, const UserView &view, const Rights &rights, const ObjectRef &object)
{
    const std::string old = optionValue(rights.before, schema::option::adminLevel);
    const std::string now = optionValue(rights.after, schema::option::adminLevel);
    const ShownField *level = shownField("user " + name, schema::option::adminLevel);
    if (level == nullptr) {
        return;
    }
    if (rights.areRecorded) {
        m_list.state().noteRecord("user " + name);
    }
    if (view.before.empty() && !rights.areRecorded) {
        return; // he is added with it; or slurmdbd has him: newcomerFunction(), keptFunction()
    }
    if (stateValue(*level, old) != stateValue(*level, now)) {
        const CommandShape shape { { "modify", "user", "where" }, "name=", { "set" }, "user", false };
        m_list.add(shape, name, { { "AdminLevel=", now.empty() ? "None" : sacctmgrValue(now), old, now } }, {}, object);
    } else if (rights.areRecorded && !now.empty()) {
        m_list.state().noteValue("user " + name, schema::option::adminLevel, old, now, 0); // lest it is lost
    }
}

void SacctmgrTranslator::changeCoordinator(const std::string &name, const UserView &view, const Rights &rights, const ObjectRef &object)
{
    const std::vector<std::string> old = listWords(lowerCase(optionValue(rights.before, schema::option::coordinator))); // as Slurm has accounts
    const std::vector<std::string> now = listWords(lowerCase(optionValue(rights.after, schema::option::coordinator)));
    const auto accountsIn = [](const std::vector<std::string> &some, const std::vector<std::string> &others) {
        std::vector<std::string> names;
        std::copy_if(some.begin(), some.end(), std::back_inserter(names),
            [&others](const std::string &account) { return std::find(others.begin(), others.end(), account) == others.end(); });
        return joinedList(names);
    };
    for (const bool comes : { true, false }) {
        const std::string accounts = comes ? accountsIn(now, old) : accountsIn(old, now);
        if (accounts.empty()) {
            continue;
        }
        CommandShape shape { { "add", "coordinator" }, "names=", { "account=" + accounts }, "user", false, listWords(accounts) };
        shape.before = comes ? shape.before : std::vector<std::string> { "remove", "coordinator", "where" };
        const std::size_t step = m_list.add(shape, name, {}, (comes ? "coordinator of " : "no longer coordinator of ") + accounts, object);
        for (const std::string &account : listWords(step > 0 ? accounts : std::string())) {
            if (!comesFromAbove(account, old) && !comesFromAbove(account, now) && !comesByFlag(account, view)) {
                m_list.state().noteCoordinator(name, account, comes, step);
            }
        }
    }
    for (const std::string &account : m_way == Way::Back && rights.areRecorded ? now : std::vector<std::string>()) {
        const bool stays = std::find(old.begin(), old.end(), account) != old.end();
        if (stays && isNameable(account) && !comesByFlag(account, view)) {
            m_list.state().noteCoordinatorAfterwards(name, account); // lest it is lost with him
        }
    }
}

bool SacctmgrTranslator::comesByFlag(const std::string &account, const UserView &view)
{
    if (!m_flagsBefore) {
        m_flagsBefore.emplace(m_before);
        m_flagsAfter.emplace(m_after);
    }
    return m_flagsBefore->coordinates(view.before, m_before.findAccount(account))
        || m_flagsAfter->coordinates(view.after, m_after.findAccount(account));
}

bool SacctmgrTranslator::comesFromAbove(const std::string &account, const std::vector<std::string> &accounts) const
{
    for (const AssociationTree *tree : { &m_before, &m_after }) {
        AssociationId id = tree->findAccount(account);
        while (id != noAssociation && id != AssociationTree::root()) {
            id = tree->parent(id);
            if (std::find(accounts.begin(), accounts.end(), tree->name(id)) != accounts.end()) {
                return true;
            }
        }
    }
    return false;
}

} // namespace apportion::slurm
