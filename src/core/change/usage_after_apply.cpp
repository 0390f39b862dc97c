// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/usage_after_apply.h"

#include "core/change/renamed_accounts.h"
#include "core/schema/conf_keys.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>

namespace apportion
{

namespace
{

constexpr schema::Release keepsUsageFrom = 2205;

/// Whether slurmctld sorts its associations by name because of the change: where one comes or goes, and where shares change
/// (assoc_mgr.c, assoc_mgr_update_assocs, parents_changed).
bool sortsAnew(const AssociationTree &was, const AssociationTree &becomes)
{
    return !was.sharesStructureWith(becomes) || was.rawSharesColumn() != becomes.rawSharesColumn();
}

/// What goes and has used something.
std::vector<AssociationId> goneWithUsage(const Snapshot &baseline, const AssociationMatch &match)
{
    std::vector<AssociationId> gone;
    const AssociationTree &tree = baseline.policy.associations;
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        if (tree.isLive(id) && match.after(id) == noAssociation && baseline.situation.ownUsage(id) > 0.0L) {
            gone.push_back(id);
        }
    }
    return gone;
}

/// Finds for each association that goes the new one that has its usage.
class CarriedSearch
{
public:
    CarriedSearch(const Snapshot &baseline, const Snapshot &draft, const AssociationMatch &match)
        : m_baseline(baseline), m_draft(draft), m_match(match), m_isTaken(draft.policy.associations.rowCount(), false)
    {
    }

    std::vector<CarriedUsage> run()
    {
        std::vector<AssociationId> rest = goneWithUsage(m_baseline, m_match);
        if (rest.empty() || !isAnyNew()) {
            return {};
        }
        const AssociationTree &was = m_baseline.policy.associations;
        const AssociationTree &tree = m_draft.policy.associations;
        const RenamedAssociations renamed = withRenamedUsers(renamedAccounts(was, tree, m_match), was, tree, m_match);
        std::erase_if(rest, [&](AssociationId id) {
            const auto found = renamed.find(id);
            return (found != renamed.end() && takeIfLike(id, found->second)) || (isNew(id) && was.name(id) == tree.name(id) && takeIfLike(id, id));
        });
        std::stable_sort(rest.begin(), rest.end(),
            [this, &was](AssociationId a, AssociationId b) { return std::pair(usageOf(a), was.name(a)) < std::pair(usageOf(b), was.name(b)); });
        findByName(rest);
        findByUsage(rest);
        return std::move(m_found);
    }

private:
    [[nodiscard]] bool isNew(AssociationId id) const
    {
        return m_draft.policy.associations.isLive(id) && m_match.before(id) == noAssociation && m_draft.situation.ownUsage(id) > 0.0L;
    }

    [[nodiscard]] bool isAnyNew() const
    {
        AssociationId id = 0;
        while (id < m_draft.policy.associations.rowCount() && !isNew(id)) {
            ++id;
        }
        return id < m_draft.policy.associations.rowCount();
    }

    [[nodiscard]] bool isLike(AssociationId before, AssociationId after) const
    {
        return m_baseline.policy.associations.isUser(before) == m_draft.policy.associations.isUser(after)
            && m_baseline.situation.ownUsage(before) == m_draft.situation.ownUsage(after);
    }

    void take(AssociationId before, AssociationId after, bool isKnown)
    {
        m_found.push_back({ before, after, isKnown });
        m_isTaken[after] = true;
    }

    bool takeIfLike(AssociationId before, AssociationId after, bool isKnown = true)
    {
        const bool isLikeIt = isNew(after) && !m_isTaken[after] && isLike(before, after);
        if (isLikeIt) {
            take(before, after, isKnown);
        }
        return isLikeIt;
    }

    [[nodiscard]] long double usageOf(AssociationId before) const { return m_baseline.situation.ownUsage(before); }

    /// Calls @p each with what is new and bears none of the usage that was found.
    template <typename Each>
    void eachNew(const Each &each) const
    {
        for (AssociationId id = 0; id < m_draft.policy.associations.rowCount(); ++id) {
            if (isNew(id) && !m_isTaken[id]) {
                each(id);
            }
        }
    }

    /// Users who moved. @p gone is in the order of usage, then of names.
    void findByName(std::vector<AssociationId> &gone)
    {
        const AssociationTree &was = m_baseline.policy.associations;
        std::set<AssociationId> found;
        eachNew([&](AssociationId id) {
            const std::pair wanted(m_draft.situation.ownUsage(id), m_draft.policy.associations.name(id));
            const auto isBefore = [&](AssociationId one, const auto &key) { return std::pair(usageOf(one), was.name(one)) < key; };
            for (auto at = std::lower_bound(gone.begin(), gone.end(), wanted, isBefore);
                 at != gone.end() && std::pair(usageOf(*at), was.name(*at)) == wanted; ++at) {
                if (!found.contains(*at) && takeIfLike(*at, id)) {
                    found.insert(*at);
                    break;
                }
            }
        });
        std::erase_if(gone, [&found](AssociationId id) { return found.contains(id); });
    }

    /// Whoever comes with what somebody had who went. Several may have used the same.
    void findByUsage(const std::vector<AssociationId> &gone)
    {
        std::map<long double, std::pair<std::vector<AssociationId>, std::vector<AssociationId>>> byUsage; // who went, who came
        for (const AssociationId id : gone) {
            byUsage[usageOf(id)].first.push_back(id);
        }
        if (byUsage.empty()) {
            return;
        }
        eachNew([&](AssociationId id) {
            if (const auto same = byUsage.find(m_draft.situation.ownUsage(id)); same != byUsage.end()) {
                same->second.second.push_back(id);
            }
        });
        for (const auto &[usage, sides] : byUsage) {
            const bool isKnown = sides.first.size() == 1 && sides.second.size() == 1;
            std::size_t next = 0;
            for (const AssociationId before : sides.first) {
                const auto rest = sides.second.begin() + static_cast<std::ptrdiff_t>(next);
                const auto found = std::find_if(rest, sides.second.end(), [&](AssociationId id) { return isLike(before, id); });
                if (found != sides.second.end() && takeIfLike(before, *found, isKnown)) {
                    next = static_cast<std::size_t>(found - sides.second.begin()) + 1;
                }
            }
        }
    }

    const Snapshot &m_baseline;
    const Snapshot &m_draft;
    const AssociationMatch &m_match;
    std::vector<bool> m_isTaken; ///< by the id in the draft
    std::vector<CarriedUsage> m_found;
};

} // namespace

std::vector<CarriedUsage> carriedUsage(const Snapshot &baseline, const Snapshot &draft, const AssociationMatch &match)
{
    return CarriedSearch(baseline, draft, match).run();
}

Situation situationAfterApply(const Snapshot &baseline, const Snapshot &draft, const AssociationMatch &match)
{
    Situation after = draft.situation;
    const AssociationTree &was = baseline.policy.associations;
    if (sortsAnew(was, draft.policy.associations)) {
        after.walkOrder = {};
    }
    if (was.sharesStructureWith(draft.policy.associations)) {
        return after;
    }
    for (const CarriedUsage &carried : carriedUsage(baseline, draft, match)) {
        after.setOwnUsage(carried.after, 0.0L);
    }
    const schema::Release release = draft.policy.release;
    if (release != 0 && release < keepsUsageFrom) {
        return after;
    }
    for (const AssociationId gone : goneWithUsage(baseline, match)) {
        AssociationId heir = was.parent(gone);
        while (heir != noAssociation && match.after(heir) == noAssociation) {
            heir = was.parent(heir);
        }
        if (heir != noAssociation) {
            const AssociationId id = match.after(heir);
            after.setOwnUsage(id, after.ownUsage(id) + baseline.situation.ownUsage(gone));
        }
    }
    return after;
}

Snapshot afterApply(const Snapshot &baseline, const Snapshot &draft)
{
    const AssociationTree &was = baseline.policy.associations;
    if (was.sharesStructureWith(draft.policy.associations) && (draft.situation.walkOrder->empty() || !sortsAnew(was, draft.policy.associations))) {
        return draft;
    }
    const AssociationMatch match(baseline.policy.associations, draft.policy.associations);
    return { draft.policy, situationAfterApply(baseline, draft, match) };
}

} // namespace apportion
