// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/tree_merge.h"

#include "core/change/association_match.h"
#include "core/change/option_comparison.h"
#include "core/change/option_merge.h"
#include "core/policy/flat_option.h"
#include "core/policy/number_text.h"
#include "core/schema/association_fields.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace apportion
{

namespace
{

std::string ownPriorityText(std::uint32_t priority)
{
    return priority == noPriority ? std::string() : std::to_string(priority);
}

/// Merges the association trees, with what each association has used.
class TreeMerge
{
public:
    TreeMerge(MergeDecisions &decisions, const AssociationTree &called, const MergeNames &names, Snapshot &merged, const std::stop_token &stop)
        : m_decisions(decisions), m_stop(stop), m_called(called), m_names(names), m_base(names.base), m_theirs(names.theirs), m_merged(merged),
          m_tree(merged.policy.associations), m_mine(m_base.policy.associations, m_tree, stop),
          m_their(m_base.policy.associations, m_theirs.policy.associations, stop)
    {
        for (AssociationId id = 0; id < m_tree.rowCount(); ++id) {
            if (m_tree.isLive(id) && m_tree.isAccount(id)) {
                m_accounts.emplace(m_tree.name(id), id);
            }
        }
    }

    void run()
    {
        const AssociationMatch both(m_tree, m_theirs.policy.associations, m_stop);
        const std::vector<AssociationId> order = m_theirs.policy.associations.layout().depthFirst();
        findChanged(order);
        m_movedHere = movedUsers(m_tree, m_mine);
        m_movedThere = movedUsers(m_theirs.policy.associations, m_their);
        for (const AssociationId theirs : order) {
            if (m_stop.stop_requested()) {
                return;
            }
            const AssociationId base = m_their.before(theirs);
            if (const AssociationId mine = both.before(theirs); mine != noAssociation) {
                mergeValues(base, mine, theirs);
            } else if (!mergeMoved(base, theirs)) {
                addTheirs(base, theirs);
            }
        }
        moveThoseThatMoved();
        const std::vector<AssociationId> gone = goneOnes(both);
        askWhetherMovedOnesWent(gone);
        removeThoseThatWent(gone, both);
    }

private:
    [[nodiscard]] static std::string object(const AssociationTree &tree, AssociationId id)
    {
        std::string words = "Account=" + std::string(tree.accountName(id));
        if (tree.isUser(id)) {
            words = "User=" + std::string(tree.name(id)) + ' ' + words;
            if (!tree.partition(id).empty()) {
                words += " Partition=" + std::string(tree.partition(id));
            }
        }
        return words;
    }

    template <typename Value, typename ToText>
    [[nodiscard]] bool takes(AssociationId id, const char *field, const Value *base, const Value &mine, const Value &theirs, ToText toText)
    {
        return m_decisions.takes(base == nullptr || !(*base == theirs), base == nullptr || !(*base == mine), mine == theirs, [&] {
            return MergeConflict { object(m_tree, id), field, base == nullptr ? std::string() : toText(*base), toText(mine), toText(theirs) };
        });
    }

    void mergeValues(AssociationId base, AssociationId mine, AssociationId theirs)
    {
        const AssociationTree &was = m_base.policy.associations;
        const AssociationTree &their = m_theirs.policy.associations;
        const bool isNew = base == noAssociation;
        const auto plain = [](std::string_view text) { return std::string(text); };
        const auto number = [](long double value) { return shortestText(static_cast<double>(value)); };
        const auto merge = [&](const char *field, const auto &of, const auto &toText, const auto &set) {
            const auto now = of(m_merged, mine);
            const auto other = of(m_theirs, theirs);
            if (now == other) {
                return; // nearly always: nothing is described
            }
            const auto before = isNew ? now : of(m_base, base);
            if (takes(mine, field, isNew ? nullptr : &before, now, other, toText)) {
                set(other);
            }
        };
        merge(
            "Fairshare", [](const Snapshot &of, AssociationId id) { return of.policy.associations.rawShares(id); }, rawSharesWord,
            [&](std::uint32_t value) { m_tree.setRawShares(mine, value); });
        merge(
            "Priority", [](const Snapshot &of, AssociationId id) { return of.policy.associations.priority(id); }, ownPriorityText,
            [&](std::uint32_t value) { m_tree.setPriority(mine, value); });
        mergeOptions(base, mine, theirs);
        merge(
            "RawUsage", [](const Snapshot &of, AssociationId id) { return of.situation.ownUsage(id); }, number,
            [&](long double value) { m_merged.situation.setOwnUsage(mine, value); });
        if (mine == AssociationTree::root() || !their.isAccount(theirs) || theirs == AssociationTree::root()) {
            return;
        }
        const std::string_view now = m_tree.name(m_tree.parent(mine));
        const std::string_view other = their.name(their.parent(theirs));
        const std::string_view before = isNew || base == AssociationTree::root() ? now : was.name(was.parent(base));
        if (now != other && takes(mine, "Parent", isNew ? nullptr : &before, now, other, plain)) {
            m_moves.emplace_back(mine, std::string(other));
        }
    }

    /// Option by option, and lists of TRES by those.
    void mergeOptions(AssociationId base, AssociationId mine, AssociationId theirs)
    {
        const std::string now(m_tree.options(mine));
        const std::string other(m_theirs.policy.associations.options(theirs));
        if (now == other) {
            return;
        }
        const bool isNew = base == noAssociation;
        const std::string was(isNew ? std::string_view() : m_base.policy.associations.options(base));
        if (!isNew && (now == was || other == was)) {
            if (m_decisions.takes(other != was, now != was, false, [] { return MergeConflict(); })) {
                m_tree.setOptions(mine, other); // as they write it
            }
            return;
        }
        const std::string whose = object(m_tree, mine);
        // of what both added, sacctmgr fills in what mine leaves out
        const auto isMine = [&](const std::string &name) {
            const std::vector<std::string> differing = m_filled.differing(theirs, mine);
            return hasOption(now, name) || std::find(differing.begin(), differing.end(), name) != differing.end();
        };
        const std::string merged = isNew ? mergedOptions(m_decisions, whose, { std::nullopt, now, other }, isMine)
                                         : mergedOptions(m_decisions, whose, { std::string_view(was), now, other });
        if (merged != now) {
            m_tree.setOptions(mine, merged);
        }
    }

    /// They have an association that I have not: a new one, or one that I removed.
    void addTheirs(AssociationId base, AssociationId theirs)
    {
        const AssociationTree &their = m_theirs.policy.associations;
        if (theirs == AssociationTree::root()) {
            return;
        }
        const std::string name = std::string(their.name(theirs));
        const std::string above(their.isUser(theirs) ? their.accountName(theirs) : their.name(their.parent(theirs)));
        const auto found = m_accounts.find(above);
        const auto offered = m_offered.find(above);
        const bool follows = offered != m_offered.end();
        const std::size_t conflict = follows ? offered->second : m_decisions.count();
        const bool isMine = base != noAssociation;
        const bool taken = follows ? found != m_accounts.end() : m_decisions.takes(m_isChanged[theirs], isMine, false, [&] {
            return MergeConflict { object(their, theirs), {}, name, {}, name, changesOf(m_base.policy.associations, base, their, theirs) };
        });
        if (follows) {
            tellOf(base, theirs, m_decisions.conflict(conflict));
            m_decisions.conflict(conflict).users += their.isUser(theirs) ? 1 : 0;
        }
        if (their.isAccount(theirs) && (follows || (m_isChanged[theirs] && isMine))) {
            m_offered.emplace(name, conflict);
        }
        if (!taken) {
            return;
        }
        const AssociationId parent = found == m_accounts.end() ? AssociationTree::root() : found->second;
        const AssociationId id = their.isUser(theirs) ? m_tree.addUser(parent, name, their.rawShares(theirs), their.partition(theirs))
                                                      : m_tree.addAccount(parent, name, their.rawShares(theirs));
        if (their.isAccount(theirs)) {
            m_accounts.emplace(name, id);
        }
        m_tree.setPriority(id, their.priority(theirs));
        m_tree.setOptions(id, their.options(theirs));
        m_tree.setFormerNames(id, their.formerNames(theirs));
        m_merged.situation.setOwnUsage(id, m_theirs.situation.ownUsage(theirs));
    }

    /// It comes with what hangs above it or not at all: then they learn there what becomes of it.
    void tellOf(AssociationId base, AssociationId theirs, MergeConflict &conflict) const
    {
        const AssociationTree &their = m_theirs.policy.associations;
        std::vector<MergeChange> changes { MergeChange {} };
        if (base != noAssociation) {
            changes = changesOf(m_base.policy.associations, base, their, theirs);
        }
        for (MergeChange &change : changes) {
            change.object = their.name(theirs);
            conflict.changes.push_back(std::move(change));
        }
    }

    /// Which of theirs, or something below it, is another than it was.
    void findChanged(const std::vector<AssociationId> &order)
    {
        const AssociationTree &their = m_theirs.policy.associations;
        m_isChanged.assign(their.rowCount(), false);
        for (auto id = order.rbegin(); id != order.rend(); ++id) {
            const AssociationId base = m_their.before(*id);
            if (*id != AssociationTree::root() && (m_isChanged[*id] || base == noAssociation || isOther(base, *id))) {
                m_isChanged[*id] = true;
                m_isChanged[their.parent(*id)] = true;
            }
        }
    }

    [[nodiscard]] bool isOther(AssociationId base, AssociationId theirs) const
    {
        const AssociationTree &was = m_base.policy.associations;
        const AssociationTree &their = m_theirs.policy.associations;
        return was.rawShares(base) != their.rawShares(theirs) || was.priority(base) != their.priority(theirs)
            || was.options(base) != their.options(theirs) || m_names.isRenamedThere(base)
            || (their.isAccount(theirs) && was.name(was.parent(base)) != their.name(their.parent(theirs)));
    }

    using Moves = std::map<AssociationId, AssociationId>; // by the id in the base

    /// The users who stand in one other account than they did.
    [[nodiscard]] Moves movedUsers(const AssociationTree &tree, const AssociationMatch &match) const
    {
        struct Ends
        {
            std::vector<AssociationId> gone;
            std::vector<AssociationId> come;
        };
        const AssociationTree &was = m_base.policy.associations;
        std::map<std::pair<std::string_view, std::string_view>, Ends> users;
        for (AssociationId id = 0; id < was.rowCount(); ++id) {
            if (was.isLive(id) && was.isUser(id) && match.after(id) == noAssociation) {
                users[{ was.name(id), was.partition(id) }].gone.push_back(id);
            }
        }
        for (AssociationId id = 0; !users.empty() && id < tree.rowCount(); ++id) {
            if (tree.isLive(id) && tree.isUser(id) && match.before(id) == noAssociation) {
                if (const auto found = users.find({ tree.name(id), tree.partition(id) }); found != users.end()) {
                    found->second.come.push_back(id);
                }
            }
        }
        Moves moves;
        for (const auto &[name, ends] : users) {
            if (ends.gone.size() == 1 && ends.come.size() == 1) {
                moves.emplace(ends.gone.front(), ends.come.front());
            }
        }
        return moves;
    }

    /// A user whom one of us moved, or both did, is one user still: what the other one changed of him goes along. False where that is
    /// nobody whom I have.
    [[nodiscard]] bool mergeMoved(AssociationId base, AssociationId theirs)
    {
        if (const auto here = m_movedHere.find(base); base != noAssociation && here != m_movedHere.end()) {
            mergeValues(base, here->second, theirs);
            return true;
        }
        const auto there = std::find_if(m_movedThere.begin(), m_movedThere.end(), [theirs](const auto &move) { return move.second == theirs; });
        if (there == m_movedThere.end()) {
            return false;
        }
        const AssociationId was = there->first;
        const AssociationId inPlace = m_mine.after(was);
        const auto here = m_movedHere.find(was);
        const AssociationId mine = here == m_movedHere.end() ? inPlace : here->second;
        const std::string_view above = m_theirs.policy.associations.accountName(theirs);
        const std::string now = mine == noAssociation ? std::string() : std::string(m_tree.accountName(mine));
        const auto found = m_accounts.find(std::string(above));
        if (mine != noAssociation && found == m_accounts.end()) {
            m_isMerged.insert(mine);
            return false; // it is to be chosen whether that account comes back; unless it does he stays where he is
        }
        const bool taken = m_decisions.takes(true, inPlace == noAssociation, false, [&] {
            return MergeConflict { object(m_base.policy.associations, was), "Account", std::string(m_base.policy.associations.accountName(was)), now,
                std::string(above) };
        });
        if (mine == noAssociation) {
            return !taken;
        }
        if (taken) {
            m_tree.move(mine, found->second);
        }
        m_isMerged.insert(mine);
        mergeValues(was, mine, theirs);
        return true;
    }

    /// Whom I moved, and they removed. Those who stand now in what they removed go or stay with that.
    void askWhetherMovedOnesWent(const std::vector<AssociationId> &gone)
    {
        const AssociationTree &was = m_base.policy.associations;
        for (const auto &[base, here] : m_movedHere) {
            if (m_their.after(base) == noAssociation && !m_movedThere.contains(base) && !isBelowGone(here, gone)
                && m_decisions.takes(true, true, false, [base = base, here = here, &was, this] {
                       return MergeConflict { object(was, base), "Account", std::string(was.accountName(base)), std::string(m_tree.accountName(here)),
                           {} };
                   })) {
                remove(here);
            }
        }
    }

    [[nodiscard]] bool isBelowGone(AssociationId id, const std::vector<AssociationId> &gone) const
    {
        while (id != noAssociation && gone[id] == noAssociation) {
            id = m_tree.parent(id);
        }
        return id != noAssociation;
    }

    void remove(AssociationId id)
    {
        m_tree.remove(id);
        m_merged.situation.setOwnUsage(id, 0.0L);
    }

    void moveThoseThatMoved()
    {
        for (const auto &[id, above] : m_moves) {
            const auto found = m_accounts.find(above);
            if (found == m_accounts.end()) {
                continue; // it is to be chosen whether that comes back
            }
            if (!m_tree.canMove(id, found->second) && takesCircle(id, found->second)) {
                undoMyMoves(id, found->second);
            }
            if (m_tree.canMove(id, found->second)) {
                m_tree.move(id, found->second);
            }
        }
    }

    /// They hang it below what I hung below it.
    [[nodiscard]] bool takesCircle(AssociationId id, AssociationId above)
    {
        return m_decisions.takes(true, true, false, [&] {
            const AssociationTree &was = m_base.policy.associations;
            const AssociationId base = m_mine.before(id);
            return MergeConflict { object(m_tree, id), "Parent", base == noAssociation ? std::string() : std::string(was.name(was.parent(base))),
                std::string(m_tree.name(m_tree.parent(id))), std::string(m_tree.name(above)) };
        });
    }

    /// Hangs what I moved from @p above up to @p id where it was.
    void undoMyMoves(AssociationId id, AssociationId above)
    {
        const AssociationTree &was = m_base.policy.associations;
        for (AssociationId at = above; at != id && at != noAssociation; at = m_tree.parent(at)) {
            const AssociationId base = m_mine.before(at);
            const AssociationId before = base == noAssociation ? noAssociation : m_mine.after(was.parent(base));
            if (before != noAssociation && before != m_tree.parent(at) && m_tree.canMove(at, before)) {
                m_tree.move(at, before);
                if (m_tree.canMove(id, above)) {
                    return;
                }
            }
        }
    }

    /// By the id in the merged tree: of what they removed, its id in the base.
    [[nodiscard]] std::vector<AssociationId> goneOnes(const AssociationMatch &both) const
    {
        const AssociationTree &was = m_base.policy.associations;
        std::vector<AssociationId> gone(m_tree.rowCount(), noAssociation);
        for (AssociationId base = 0; base < was.rowCount(); ++base) {
            const AssociationId mine = was.isLive(base) ? m_mine.after(base) : noAssociation;
            if (mine != noAssociation && mine != AssociationTree::root() && m_their.after(base) == noAssociation && both.after(mine) == noAssociation
                && !m_isMerged.contains(mine)) {
                gone[mine] = base;
            }
        }
        return gone;
    }

    /// What they removed goes, unless I changed it. An account goes or stays with all that is below it: one question, which neither
    /// leaves an account without its users nor can be answered against another one.
    void removeThoseThatWent(const std::vector<AssociationId> &gone, const AssociationMatch &both)
    {
        const std::vector<AssociationId> order = m_tree.layout().depthFirst();
        std::vector<bool> isDecided(m_tree.rowCount(), false);
        for (std::size_t first = 0; first < order.size(); ++first) {
            if (gone[order[first]] == noAssociation || isDecided[order[first]]) {
                continue;
            }
            const std::vector<AssociationId> all = wholeOf(order, first, both);
            for (const AssociationId id : all) {
                isDecided[id] = true;
            }
            if (takesRemoval(all, gone)) {
                removeAll(all, both);
            }
        }
    }

    /// What goes or stays with the one at @p first of that order, it first. Of an account that they have still that account alone:
    /// what is below it is decided by itself.
    [[nodiscard]] std::vector<AssociationId> wholeOf(const std::vector<AssociationId> &order, std::size_t first, const AssociationMatch &both) const
    {
        std::vector<AssociationId> all { order[first] };
        std::unordered_set<AssociationId> goes { order[first] };
        std::unordered_set<AssociationId> stays;
        for (std::size_t i = first + 1; i < order.size(); ++i) {
            const AssociationId id = order[i];
            const AssociationId above = m_tree.parent(id);
            if (goes.contains(above)) {
                all.push_back(id);
                (both.after(id) == noAssociation ? goes : stays).insert(id);
            } else if (stays.contains(above)) {
                stays.insert(id);
            } else {
                break;
            }
        }
        return all;
    }

    /// Of an association with all that is below it, it first.
    [[nodiscard]] bool takesRemoval(const std::vector<AssociationId> &all, const std::vector<AssociationId> &gone)
    {
        const AssociationTree &was = m_base.policy.associations;
        const AssociationId first = all.front();
        const auto isMine = [&](AssociationId id) { return gone[id] == noAssociation || m_names.isRenamedHere(gone[id]) || isChanged(gone[id], id); };
        return m_decisions.takes(true, std::any_of(all.begin(), all.end(), isMine), false, [&] {
            MergeConflict conflict { object(m_tree, first), {}, std::string(m_called.name(gone[first])), std::string(m_tree.name(first)), {},
                changesOf(was, gone[first], m_tree, first) };
            for (const AssociationId id : all) {
                conflict.users += id != first && m_tree.isUser(id) ? 1 : 0;
                if (id != first && gone[id] == noAssociation) {
                    conflict.changes.push_back({ std::string(m_tree.name(id)), {}, {}, {} });
                } else if (id != first) {
                    tellOfMine(gone[id], id, conflict);
                }
            }
            return conflict;
        });
    }

    /// What I hung there and they have elsewhere goes back to that place.
    void removeAll(const std::vector<AssociationId> &all, const AssociationMatch &both)
    {
        const AssociationTree &their = m_theirs.policy.associations;
        const std::unordered_set<AssociationId> goes(all.begin(), all.end());
        std::unordered_set<AssociationId> kept;
        const auto keep = [&](AssociationId id, AssociationId theirs) {
            const auto found = m_accounts.find(std::string(their.name(their.parent(theirs))));
            const bool isThere = found != m_accounts.end() && m_tree.canMove(id, found->second)
                && (!goes.contains(found->second) || both.after(found->second) != noAssociation);
            if (isThere || m_tree.isAccount(id)) {
                m_tree.move(id, isThere ? found->second : AssociationTree::root());
                kept.insert(id);
            }
        };
        for (const AssociationId id : all) {
            if (const AssociationId theirs = both.after(id); theirs != noAssociation) {
                keep(id, theirs);
            }
        }
        for (const auto &[base, here] : m_movedHere) {
            if (const AssociationId theirs = m_their.after(base); theirs != noAssociation && goes.contains(here)) {
                keep(here, theirs);
            }
        }
        for (auto id = all.rbegin(); id != all.rend(); ++id) { // children before their parents
            if (!kept.contains(*id)) {
                remove(*id);
            }
        }
    }

    /// Whether it has another value of mine, besides what follows from an account's new name.
    [[nodiscard]] bool isChanged(AssociationId base, AssociationId mine) const
    {
        const AssociationTree &was = m_base.policy.associations;
        return was.rawShares(base) != m_tree.rawShares(mine) || was.priority(base) != m_tree.priority(mine) || isMoved(base, mine)
            || was.options(base) != m_tree.options(mine);
    }

    /// It goes with what hangs above it or not at all: then they learn there what I changed of it.
    void tellOfMine(AssociationId base, AssociationId mine, MergeConflict &conflict) const
    {
        if (!isChanged(base, mine)) {
            return;
        }
        for (MergeChange &change : changesOf(m_base.policy.associations, base, m_tree, mine)) {
            change.object = m_tree.name(mine);
            conflict.changes.push_back(std::move(change));
        }
    }

    /// Whether I hung it below another account.
    [[nodiscard]] bool isMoved(AssociationId base, AssociationId mine) const
    {
        return m_mine.after(m_base.policy.associations.parent(base)) != m_tree.parent(mine);
    }

    MergeDecisions &m_decisions;
    const std::stop_token &m_stop;
    const AssociationTree &m_called; ///< the base with the names that it had
    const MergeNames &m_names;
    const Snapshot &m_base;
    const Snapshot &m_theirs;
    Snapshot &m_merged;
    AssociationTree &m_tree;
    OptionComparison m_filled { m_theirs.policy.associations, m_tree }; ///< of what both sides added
    AssociationMatch m_mine; ///< of base and mine
    AssociationMatch m_their; ///< of base and theirs
    std::unordered_map<std::string, AssociationId> m_accounts; ///< of the merged tree
    std::unordered_map<std::string, std::size_t> m_offered; ///< accounts that I removed, and that they, or something below them, changed
    std::vector<bool> m_isChanged; ///< of theirs
    std::unordered_set<AssociationId> m_isMerged; ///< of mine: users whom they moved
    std::vector<std::pair<AssociationId, std::string>> m_moves;
    Moves m_movedHere;
    Moves m_movedThere;
};

} // namespace

void mergeTrees(MergeDecisions &decisions, const AssociationTree &called, const MergeNames &names, Snapshot &merged, const std::stop_token &stop)
{
    TreeMerge(decisions, called, names, merged, stop).run();
}

} // namespace apportion
