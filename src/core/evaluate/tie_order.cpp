// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/tie_order.h"

#include <limits>

namespace apportion
{

namespace
{

using Position = TreeLayout::Position;

/// Since then slurmctld sorts its list by lineage, before by name (slurmdb_defs.c, slurmdb_sort_hierarchical_assoc_list).
constexpr std::uint16_t firstWithLineage = 2311;

bool goesByPlainName(const Policy &policy)
{
    return policy.release != 0 && policy.release < firstWithLineage;
}

/// In slurmctld's list of all associations, depth first, when it is sorted by name.
bool isBeforeInList(const Evaluation &evaluation, Position a, Position b)
{
    const TreeLayout &layout = evaluation.layout();
    std::uint32_t depthA = layout.depth(a);
    std::uint32_t depthB = layout.depth(b);
    const bool isAbove = depthA < depthB; // where one lies in the other, as below an account on `parent`
    for (; depthA > depthB; --depthA) {
        a = layout.parent(a);
    }
    for (; depthB > depthA; --depthB) {
        b = layout.parent(b);
    }
    if (a == b) {
        return isAbove;
    }
    while (layout.parent(a) != layout.parent(b)) {
        a = layout.parent(a);
        b = layout.parent(b);
    }
    // siblings stand by lineage
    return goesByPlainName(evaluation.policy()) ? evaluation.tree().name(layout.idAt(a)) < evaluation.tree().name(layout.idAt(b)) : a < b;
}

} // namespace

std::vector<std::uint32_t> makeTiePlaces(const Evaluation &evaluation)
{
    std::vector<std::uint32_t> places;
    const std::vector<std::string> &order = *evaluation.situation().walkOrder;
    if (order.empty()) {
        return places;
    }
    places.assign(evaluation.layout().size(), std::numeric_limits<std::uint32_t>::max());
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (const AssociationId id = evaluation.tree().findAccount(order[i]); id != noAssociation) {
            places[evaluation.layout().positionOf(id)] = static_cast<std::uint32_t>(i);
        }
    }
    return places;
}

bool tiesGoByPosition(const Evaluation &evaluation)
{
    return evaluation.tiePlaces->empty() && !goesByPlainName(evaluation.policy());
}

bool walksBefore(const Evaluation &evaluation, Position account, Position other)
{
    const std::vector<std::uint32_t> &places = *evaluation.tiePlaces;
    if (!places.empty() && places[account] != places[other]) {
        return places[account] < places[other];
    }
    return isBeforeInList(evaluation, account, other);
}

} // namespace apportion
