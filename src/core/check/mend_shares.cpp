// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/mend_rules.h"

#include <algorithm>
#include <array>
#include <limits>
#include <vector>

namespace apportion::mending
{

namespace
{

constexpr std::uint64_t mostOfALevel = std::numeric_limits<std::uint32_t>::max();

/// What hangs from an account in the fair-share tree with shares of its own.
std::vector<AssociationId> competitors(const AssociationTree &tree, AssociationId account)
{
    const TreeLayout &layout = tree.layout();
    const TreeLayout::Position above = layout.positionOf(account);
    std::vector<AssociationId> ids;
    for (TreeLayout::Position at = 1; at < layout.size(); ++at) {
        if (layout.fsParent(at) == above && !tree.usesParent(layout.idAt(at))) {
            ids.push_back(layout.idAt(at));
        }
    }
    return ids;
}

std::vector<AssociationId> children(const AssociationTree &tree, AssociationId account)
{
    const TreeLayout &layout = tree.layout();
    const TreeLayout::Position above = layout.positionOf(account);
    std::vector<AssociationId> ids;
    for (TreeLayout::Position at = layout.firstChild(above); at < layout.childEnd(above); ++at) {
        ids.push_back(layout.idAt(at));
    }
    return ids;
}

std::uint64_t sumOfShares(const AssociationTree &tree, const std::vector<AssociationId> &ids)
{
    std::uint64_t sum = 0;
    for (const AssociationId id : ids) {
        sum += tree.rawShares(id);
    }
    return sum;
}

Text oneEachText(const Policy &, const Diagnostic &)
{
    return { APPORTION_TEXT("Give each 1 share"), {} };
}

void giveOneEach(AssociationTree &tree, const std::vector<AssociationId> &ids)
{
    for (const AssociationId id : ids) {
        tree.setRawShares(id, 1);
    }
}

bool giveCompetitorsShares(Policy &draft, const Diagnostic &finding)
{
    const std::vector<AssociationId> ids = competitors(draft.associations, finding.object.id);
    if (ids.empty() || sumOfShares(draft.associations, ids) > 0) {
        return false;
    }
    giveOneEach(draft.associations, ids);
    return true;
}

/// Under the classic algorithms an account on `parent` may well be meant.
Text offParentText(const Policy &policy, const Diagnostic &finding)
{
    return policy.priority.algorithm() == Algorithm::FairTree ? oneEachText(policy, finding) : Text();
}

bool takeOffParent(Policy &draft, const Diagnostic &finding)
{
    const std::vector<AssociationId> ids = children(draft.associations, finding.object.id);
    if (ids.size() < 2 || !std::all_of(ids.begin(), ids.end(), [&](AssociationId id) { return draft.associations.usesParent(id); })) {
        return false;
    }
    giveOneEach(draft.associations, ids);
    return true;
}

Text divideText(const Policy &, const Diagnostic &)
{
    return { APPORTION_TEXT("Divide them all by the same number"), {} };
}

bool divide(Policy &draft, const Diagnostic &finding)
{
    const std::vector<AssociationId> ids = competitors(draft.associations, finding.object.id);
    const std::uint64_t sum = sumOfShares(draft.associations, ids);
    if (sum <= mostOfALevel) {
        return false;
    }
    std::uint64_t divisor = 10;
    while (sum / divisor + ids.size() > mostOfALevel) { // each may be rounded up
        divisor *= 10;
    }
    for (const AssociationId id : ids) {
        if (const std::uint32_t shares = draft.associations.rawShares(id); shares > 0) {
            draft.associations.setRawShares(id, static_cast<std::uint32_t>(std::max<std::uint64_t>(1, (shares + divisor / 2) / divisor)));
        }
    }
    return true;
}

constexpr std::array sharesMended = { Rule { "siblings-all-zero", oneEachText, giveCompetitorsShares },
    Rule { "siblings-all-parent", offParentText, takeOffParent }, Rule { "level-shares-overflow", divideText, divide } };

} // namespace

std::span<const Rule> shareRules()
{
    return sharesMended;
}

} // namespace apportion::mending
