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
            } else if (const AssociationId moved = movedFrom(theirs); moved == noAssociation || takesTheirMove(moved, theirs)) {
                addTheirs(base, theirs);
            }
        }
        askWhetherMovedOnesWent();
        moveThoseThatMoved();
        removeThoseThatWent(both);
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

    /// The user of the base whom they moved there, and whom I moved elsewhere or removed; noAssociation: nobody.
    [[nodiscard]] AssociationId movedFrom(AssociationId theirs) const
    {
        const auto found = std::find_if(m_movedThere.begin(), m_movedThere.end(), [theirs](const auto &move) { return move.second == theirs; });
        return found != m_movedThere.end() && m_mine.after(found->first) == noAssociation ? found->first : noAssociation;
    }

    [[nodiscard]] bool takesAccount(AssociationId base, const std::string &mine, const std::string &theirs)
    {
        const AssociationTree &was = m_base.policy.associations;
        return m_decisions.takes(true, true, false, [&] {
            return MergeConflict { object(was, base), "Account", std::string(was.accountName(base)), mine, theirs };
        });
    }

    [[nodiscard]] bool takesTheirMove(AssociationId base, AssociationId theirs)
    {
        const auto here = m_movedHere.find(base);
        const bool isHere = here != m_movedHere.end();
        const bool taken = takesAccount(base, isHere ? std::string(m_tree.accountName(here->second)) : std::string(),
            std::string(m_theirs.policy.associations.accountName(theirs)));
        if (taken && isHere) {
            m_tree.remove(here->second);
            m_merged.situation.setOwnUsage(here->second, 0.0L);
        }
        return taken;
    }

    /// Whom I moved, and they removed.
    void askWhetherMovedOnesWent()
    {
        for (const auto &[base, here] : m_movedHere) {
            if (m_their.after(base) == noAssociation && !m_movedThere.contains(base)
                && takesAccount(base, std::string(m_tree.accountName(here)), {})) {
                m_tree.remove(here);
                m_merged.situation.setOwnUsage(here, 0.0L);
            }
        }
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

    /// What they removed goes, unless I changed it or have something below it. What I renamed goes or stays with all that was below
    /// it before.
    void removeThoseThatWent(const AssociationMatch &both)
    {
        const AssociationTree &was = m_base.policy.associations;
        std::vector<AssociationId> baseOf(m_tree.rowCount(), noAssociation);
        bool isAny = false;
        for (AssociationId base = 0; base < was.rowCount(); ++base) {
            const AssociationId mine = was.isLive(base) ? m_mine.after(base) : noAssociation;
            if (mine != noAssociation && mine != AssociationTree::root() && m_their.after(base) == noAssociation
                && both.after(mine) == noAssociation) {
                baseOf[mine] = base;
                isAny = true;
            }
        }
        if (!isAny) {
            return;
        }
        enum class Fate : std::uint8_t { Open, Goes, Stays };
        std::vector<Fate> fates(m_tree.rowCount(), Fate::Open); // of what I renamed, and of what is below it
        std::vector<std::size_t> asked(m_tree.rowCount(), 0); // its conflict
        std::vector<std::uint32_t> below(m_tree.rowCount(), 0);
        const std::vector<AssociationId> order = m_tree.layout().depthFirst();
        for (const AssociationId id : order) { // parents before their children
            if (id == AssociationTree::root()) {
                continue;
            }
            const AssociationId above = m_tree.parent(id);
            ++below[above];
            if (baseOf[id] == noAssociation) {
                continue;
            }
            if (fates[above] != Fate::Open && !isMoved(baseOf[id], id)) {
                fates[id] = fates[above];
                asked[id] = asked[above];
                tellOfMine(baseOf[id], id, m_decisions.conflict(asked[id]));
            } else if (m_names.isRenamedHere(baseOf[id])) {
                asked[id] = m_decisions.count();
                fates[id] = takesRemoval(baseOf[id], id, true) ? Fate::Goes : Fate::Stays;
            }
        }
        for (auto id = order.rbegin(); id != order.rend(); ++id) { // children before their parents
            const AssociationId base = baseOf[*id];
            if (base == noAssociation || fates[*id] == Fate::Stays) {
                continue;
            }
            const bool taken = fates[*id] == Fate::Goes || takesRemoval(base, *id, below[*id] > 0 || isChanged(base, *id));
            if (taken && below[*id] == 0) {
                --below[m_tree.parent(*id)];
                m_tree.remove(*id);
                m_merged.situation.setOwnUsage(*id, 0.0L);
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

    [[nodiscard]] bool takesRemoval(AssociationId base, AssociationId mine, bool isMine)
    {
        const AssociationTree &was = m_base.policy.associations;
        return m_decisions.takes(true, isMine, false, [&] {
            return MergeConflict { object(m_tree, mine), {}, std::string(m_called.name(base)), std::string(m_tree.name(mine)), {},
                changesOf(was, base, m_tree, mine) };
        });
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
    std::vector<AssociationId> m_baseOf; ///< by the id in the merged tree: of those that they removed
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
