// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/fair_share_level.h"

#include <algorithm>

namespace apportion
{

std::vector<AssociationId> fairShareChildren(const Evaluation &evaluation, AssociationId above)
{
    const TreeLayout &layout = evaluation.layout();
    const TreeLayout::Position at = layout.positionOf(above);
    std::vector<AssociationId> ids;
    if (layout.hasNaturalChildren(at)) {
        const TreeLayout::Position first = layout.firstChild(at);
        for (TreeLayout::Position child = first; child < first + layout.childCount(at); ++child) {
            ids.push_back(layout.idAt(child));
        }
    } else {
        for (const TreeLayout::Position child : layout.fsChildren(at)) {
            ids.push_back(layout.idAt(child));
        }
    }
    return ids;
}

std::vector<AssociationId> fairSharePath(const Evaluation &evaluation, AssociationId id)
{
    std::vector<AssociationId> path;
    for (; id != AssociationTree::root() && id != noAssociation; id = evaluation.fairShareParent(id)) {
        path.push_back(id);
    }
    std::reverse(path.begin(), path.end());
    return path;
}

} // namespace apportion
