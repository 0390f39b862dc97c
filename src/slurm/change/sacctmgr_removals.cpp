// SPDX-License-Identifier: GPL-3.0-or-later
// What goes, and what looks like another name of it.
#include "core/change/usage_after_apply.h"
#include "core/schema/association_fields.h"
#include "slurm/change/sacctmgr_translator.h"
#include "slurm/lists/sacctmgr_settings.h"

#include <algorithm>
#include <functional>
#include <map>

namespace apportion::slurm
{

namespace
{

std::size_t depthOf(const AssociationTree &tree, AssociationId id)
{
    std::size_t depth = 0;
    for (; tree.parent(id) != noAssociation; id = tree.parent(id)) {
        ++depth;
    }
    return depth;
}

std::string nameWithPartition(const AssociationTree &tree, AssociationId id)
{
    const std::string partition(tree.partition(id));
    return std::string(tree.name(id)) + (partition.empty() ? "" : " (" + partition + ')');
}

} // namespace

void SacctmgrTranslator::removeAccounts(const std::vector<AssociationChange> &changes)
{
    const CommandShape shape { { "remove", "account", "where" }, "name=", {}, "account" };
    std::map<std::size_t, std::vector<AssociationId>, std::greater<>> byDepth;
    for (const AssociationChange &change : changes) {
        if (change.kind == Kind::Removed && m_before.isAccount(change.before)) {
            byDepth[depthOf(m_before, change.before)].push_back(change.before);
        }
    }
    // Usage of what goes stays with the account above it: where that goes in the same call it may go first, and is lost.
    for (const auto &[depth, accounts] : byDepth) {
        for (const AssociationId id : accounts) {
            noteGone(shape, id, m_list.add(shape, m_before.name(id), {}, "removed", refOf(m_before, id)));
        }
        m_list.startPhase();
    }
}

SacctmgrSettings SacctmgrTranslator::knownOfGone(AssociationId id)
{
    SacctmgrSettings settings = newAssociation(m_before, id);
    const auto shares = [](const SacctmgrSetting &entry) { return entry.key == "Fairshare="; };
    if (std::none_of(settings.begin(), settings.end(), shares)) {
        settings.push_back(sharesSetting(1, m_before.rawShares(id)));
    }
    return settings;
}

void SacctmgrTranslator::noteGone(const CommandShape &shape, AssociationId id, std::size_t step)
{
    if (step == 0) { // it cannot be named
        return;
    }
    SacctmgrSettings settings = knownOfGone(id);
    std::string text = shape.object + ' ' + std::string(m_before.name(id));
    if (m_before.isUser(id)) {
        text += within(m_before, id);
    } else {
        const std::string parent(m_before.name(m_before.parent(id)));
        settings.push_back({ "parent=", parent, {}, parent });
    }
    m_list.state().noteGone(text, settings, step);
}

void SacctmgrTranslator::warnOfWhatIsLost(const std::vector<AssociationChange> &changes)
{
    if (std::none_of(changes.begin(), changes.end(), [](const AssociationChange &change) { return change.kind == Kind::Removed; })) {
        return;
    }
    const AssociationMatch match(m_before, m_after);
    const std::vector<RenamedAccount> renamed = renamedAccounts(m_before, m_after, match);
    for (const RenamedAccount &account : renamed) {
        refuseRename(account.before, account.after);
    }
    warnOfLostUsage(match, renamed);
}

/// Users alone have a way to another name (as_mysql_user.c, _change_user_name), in all clusters at once, and without what the draft
/// may change of them besides.
void SacctmgrTranslator::refuseRename(AssociationId before, AssociationId after)
{
    if (m_before.isUser(before)) {
        m_list.refuse("sacctmgr-rename",
            { APPORTION_TEXT("User %1 becomes %2: %1 is removed and %2 is added anew, without the usage and the jobs of %1."),
                { nameWithPartition(m_before, before), nameWithPartition(m_after, after) } },
            { APPORTION_TEXT("Keep the name, or rename the user by sacctmgr modify user set NewName=%1, which keeps both in all clusters, and "
                             "import again."),
                { std::string(m_after.name(after)) } },
            refOf(m_after, after));
        return;
    }
    m_list.refuse("sacctmgr-rename",
        { APPORTION_TEXT("sacctmgr cannot rename %1 to %2: %1 is removed and %2 is added anew, without the usage and the jobs of %1."),
            { nameWithPartition(m_before, before), nameWithPartition(m_after, after) } },
        { APPORTION_TEXT("Keep the name, or accept that %1 starts without usage."), { nameWithPartition(m_after, after) } }, refOf(m_after, after));
}

void SacctmgrTranslator::warnOfLostUsage(const AssociationMatch &match, const std::vector<RenamedAccount> &renamed)
{
    const auto isOfRenamed = [&](AssociationId before, AssociationId after) {
        const auto account = std::lower_bound(
            renamed.begin(), renamed.end(), m_before.parent(before), [](const RenamedAccount &one, AssociationId id) { return one.before < id; });
        return m_before.name(before) == m_after.name(after) && account != renamed.end()
            && *account == RenamedAccount { m_before.parent(before), m_after.parent(after) };
    };
    Movers movers;
    for (const CarriedUsage &carried : carriedUsage({ m_baseline, m_situationBefore }, { m_draft, m_situationAfter }, match)) {
        if (!m_before.isUser(carried.before) || !carried.isKnown || isOfRenamed(carried.before, carried.after)) {
            continue;
        }
        const bool isSameUser = m_before.name(carried.before) == m_after.name(carried.after);
        if (isSameUser && m_before.accountName(carried.before) != m_after.accountName(carried.after)) {
            movers[{ m_before.parent(carried.before), m_after.parent(carried.after) }].push_back(carried.after);
        } else {
            refuseRename(carried.before, carried.after);
        }
    }
    warnOfMoves(movers);
}

void SacctmgrTranslator::warnOfMoves(const Movers &movers)
{
    constexpr std::size_t mostNamed = 8;
    for (const auto &[accounts, users] : movers) {
        std::string names;
        for (std::size_t i = 0; i < std::min(users.size(), mostNamed); ++i) {
            names += (i == 0 ? "" : ", ") + std::string(m_after.name(users[i]));
        }
        names += users.size() > mostNamed ? ", …" : "";
        const std::string to(m_after.name(accounts.second));
        m_list.refuse("sacctmgr-move",
            { APPORTION_TEXT("sacctmgr cannot move users from %1 to %2: they are removed there and added here anew, without what they used (%3: %4)"),
                { std::string(m_before.name(accounts.first)), to, std::to_string(users.size()), names } },
            { APPORTION_TEXT("Leave them where they are, or accept that they start in %1 without usage."), { to } }, refOf(m_after, users.front()));
    }
}

void SacctmgrTranslator::removeUsers(const std::vector<AssociationChange> &changes)
{
    std::vector<std::pair<AssociationId, Turn>> gone;
    for (const AssociationChange &change : changes) {
        if (change.kind == Kind::Removed && m_before.isUser(change.before)) {
            gone.emplace_back(change.before, turnOf(change.before));
        }
    }
    for (const Turn turn : { Turn::Others, Turn::PartOfDefault, Turn::Default }) {
        m_list.startPhase();
        for (const auto &[id, its] : gone) {
            if (its == turn) {
                removeUser(id, turn);
            }
        }
    }
    m_list.startPhase();
    m_gone.clear();
}

SacctmgrTranslator::Turn SacctmgrTranslator::turnOf(AssociationId id)
{
    const UserView view = m_users.view(m_users.ofBefore(id));
    const std::string known = m_userOptionsBefore.value(view.before, UserOption::DefaultAccount);
    const std::string_view account = known.empty() ? m_before.accountName(view.before.front()) : std::string_view(known);
    if (!view.after.empty() || m_before.accountName(id) != account) {
        return Turn::Others;
    }
    if (removesDefaultsAtOnce()) {
        return Turn::Default;
    }
    const bool isPart = !m_before.partition(id).empty() && std::any_of(view.before.begin(), view.before.end(), [&](AssociationId other) {
        return m_before.accountName(other) == account && m_before.partition(other).empty();
    });
    return isPart ? Turn::PartOfDefault : Turn::Default;
}

bool SacctmgrTranslator::removesDefaultsAtOnce() const
{
    constexpr std::uint16_t first = 2311;
    const std::uint16_t release = m_draft.release != 0 ? m_draft.release : m_baseline.release;
    return release == 0 || release >= first;
}

void SacctmgrTranslator::removeUser(AssociationId id, Turn turn)
{
    if (turn == Turn::Default && removesDefaultsAtOnce() && hasPartitions(m_before, id)) {
        CommandShape shape { { "remove", "user", "where" }, "name=", {}, "user" };
        std::size_t &step = m_gone[{ m_before.parent(id), m_before.nameId(id) }];
        if (step == 0) {
            const std::string account(m_before.accountName(id));
            shape.otherNames.push_back(account);
            shape.after.push_back("account=" + account);
            shape.within = " in " + account;
            step = m_list.add(shape, m_before.name(id), {}, "removed from " + account, refOf(m_before, id));
        }
        noteGone(shape, id, step);
        return;
    }
    // the last one takes with it whatever is in the account: the script knows all of that
    const bool amongSeveral = turn != Turn::Default && hasPartitions(m_before, id);
    const UserForm &form
        = m_formsOfRemoved.of(formSource(m_before, id, amongSeveral), [this, id, amongSeveral] { return formOfRemoved(id, amongSeveral); });
    const std::string_view name = m_before.name(id);
    if (const std::size_t step = m_list.add(form.command, name, "removed from " + form.command.shape.above, refOf(m_before, id)); step > 0) {
        m_list.state().noteRemoved(name, form.gone, step);
    }
}

UserForm SacctmgrTranslator::formOfRemoved(AssociationId id, bool amongSeveral)
{
    CommandShape shape { { "remove", "user", "where" }, "name=", {}, "user" };
    nameAccount(shape, m_before, id, amongSeveral);
    const ShownValues gone = m_list.state().shownOfRemoved(shape.within, knownOfGone(id));
    return { m_list.formOf(std::move(shape), {}), gone };
}

} // namespace apportion::slurm
