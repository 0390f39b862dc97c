// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/usage_after_apply.h"

#include "core/schema/conf_keys.h"

#include <algorithm>

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
        std::vector<AssociationId> rest;
        for (const AssociationId id : goneWithUsage(m_baseline, m_match)) {
            if (isNew(id) && isLike(id, id)) {
                take(id, id);
            } else {
                rest.push_back(id);
            }
        }
        if (!rest.empty()) {
            findByUsage(std::move(rest));
        }
        return std::move(m_found);
    }

private:
    [[nodiscard]] bool isNew(AssociationId id) const
    {
        return m_draft.policy.associations.isLive(id) && m_match.before(id) == noAssociation && m_draft.situation.ownUsage(id) > 0.0L;
    }

    [[nodiscard]] bool isLike(AssociationId before, AssociationId after) const
    {
        return m_baseline.policy.associations.isUser(before) == m_draft.policy.associations.isUser(after)
            && m_baseline.situation.ownUsage(before) == m_draft.situation.ownUsage(after);
    }

    void take(AssociationId before, AssociationId after)
    {
        m_found.push_back({ before, after });
        m_isTaken[after] = true;
    }

    void findByUsage(std::vector<AssociationId> gone)
    {
        const Situation &was = m_baseline.situation;
        std::stable_sort(gone.begin(), gone.end(), [&was](AssociationId a, AssociationId b) { return was.ownUsage(a) < was.ownUsage(b); });
        std::vector<bool> isUsed(gone.size(), false);
        for (AssociationId id = 0; id < m_draft.policy.associations.rowCount(); ++id) {
            if (!isNew(id) || m_isTaken[id]) {
                continue;
            }
            const long double usage = m_draft.situation.ownUsage(id);
            const auto first = std::lower_bound(
                gone.begin(), gone.end(), usage, [&was](AssociationId other, long double wanted) { return was.ownUsage(other) < wanted; });
            for (auto at = first; at != gone.end() && was.ownUsage(*at) == usage; ++at) {
                const auto place = static_cast<std::size_t>(at - gone.begin());
                if (!isUsed[place] && isLike(*at, id)) {
                    isUsed[place] = true;
                    take(*at, id);
                    break;
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
