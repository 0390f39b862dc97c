// SPDX-License-Identifier: GPL-3.0-or-later
// What goes, and what looks like another name of it.
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

void SacctmgrTranslator::noteGone(const CommandShape &shape, AssociationId id, std::size_t step)
{
    if (step == 0) { // it cannot be named
        return;
    }
    SacctmgrSettings settings = newAssociation(m_before, id);
    const auto shares = [](const SacctmgrSetting &entry) { return entry.key == "Fairshare="; };
    if (std::none_of(settings.begin(), settings.end(), shares)) {
        settings.push_back(sharesSetting(1, m_before.rawShares(id)));
    }
    std::string text = shape.object + ' ' + std::string(m_before.name(id));
    if (m_before.isUser(id)) {
        text += within(m_before, id);
    } else {
        const std::string parent(m_before.name(m_before.parent(id)));
        settings.push_back({ "parent=", parent, {}, parent });
    }
    m_list.state().noteGone(text, settings, step);
    warnOfRename(id);
}

SacctmgrTranslator::Likeness SacctmgrTranslator::likenessOf(const AssociationTree &tree, const Situation &situation, AssociationId id)
{
    return { tree.isUser(id), tree.name(tree.parent(id)), tree.rawShares(id), situation.ownUsage(id) };
}

AssociationId SacctmgrTranslator::renamedTo(AssociationId before) const
{
    AssociationId found = noAssociation;
    if (before == AssociationTree::root()) {
        return found;
    }
    const auto [first, last] = m_new.equal_range(likenessOf(m_before, m_situationBefore, before));
    for (auto entry = first; entry != last; ++entry) {
        if (m_before.isUser(before) ? m_situationBefore.ownUsage(before) > 0 : haveSameChildren(before, entry->second)) {
            if (found != noAssociation) {
                return noAssociation;
            }
            found = entry->second;
        }
    }
    return found;
}

bool SacctmgrTranslator::haveSameChildren(AssociationId before, AssociationId after) const
{
    const std::set<std::string_view> names = childNames(m_before, before);
    return !names.empty() && names == childNames(m_after, after);
}

std::set<std::string_view> SacctmgrTranslator::childNames(const AssociationTree &tree, AssociationId account)
{
    std::set<std::string_view> names;
    const TreeLayout &layout = tree.layout();
    const TreeLayout::Position position = layout.positionOf(account);
    for (TreeLayout::Position i = 0; i < layout.childCount(position); ++i) {
        names.insert(tree.name(layout.idAt(layout.firstChild(position) + i)));
    }
    return names;
}

void SacctmgrTranslator::warnOfRename(AssociationId id)
{
    if (const AssociationId after = renamedTo(id); after != noAssociation) {
        m_list.refuse("sacctmgr-rename",
            { APPORTION_TEXT("sacctmgr cannot rename %1 to %2: %1 is removed and %2 is added anew, without the usage and the jobs of %1."),
                { std::string(m_before.name(id)), std::string(m_after.name(after)) } },
            { APPORTION_TEXT("Keep the name, or accept that %1 starts without usage."), { std::string(m_after.name(after)) } },
            refOf(m_after, after));
    }
}

void SacctmgrTranslator::removeUsers(const std::vector<AssociationChange> &changes)
{
    for (const Turn turn : { Turn::Others, Turn::PartOfDefault, Turn::Default }) {
        m_list.startPhase();
        for (const AssociationChange &change : changes) {
            if (change.kind == Kind::Removed && m_before.isUser(change.before) && turnOf(change.before) == turn) {
                removeUser(change.before);
            }
        }
    }
    m_list.startPhase();
}

SacctmgrTranslator::Turn SacctmgrTranslator::turnOf(AssociationId id) const
{
    const UserView &view = viewOf(m_before.name(id));
    const std::string known = userOption(m_before, view.before, "DefaultAccount");
    const std::string_view account = known.empty() ? m_before.accountName(view.before.front()) : std::string_view(known);
    if (!view.after.empty() || m_before.accountName(id) != account) {
        return Turn::Others;
    }
    const bool isPart = !m_before.partition(id).empty() && std::any_of(view.before.begin(), view.before.end(), [&](AssociationId other) {
        return m_before.accountName(other) == account && m_before.partition(other).empty();
    });
    return isPart ? Turn::PartOfDefault : Turn::Default;
}

void SacctmgrTranslator::removeUser(AssociationId id)
{
    CommandShape shape { { "remove", "user", "where" }, "name=", {}, "user" };
    // the last one takes with it whatever is in the account: the script knows all of that
    nameAccount(shape, m_before, id, turnOf(id) != Turn::Default && hasPartitions(m_before, id));
    noteGone(shape, id, m_list.add(shape, m_before.name(id), {}, "removed from " + std::string(m_before.accountName(id)), refOf(m_before, id)));
}

} // namespace apportion::slurm
