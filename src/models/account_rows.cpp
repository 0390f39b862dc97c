// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/account_rows.h"

#include "core/policy/work_count.h"
#include "models/account_filter.h"
#include "models/account_order.h"

#include <optional>

namespace apportion
{

AccountRows::AccountRows() : m_row { 0 }, m_first { 0 }, m_count { 0 } { }

AccountRows::AccountRows(const AccountRowsRequest &request)
{
    countWork(Work::ArrangeRows);
    using Position = TreeLayout::Position;
    const AssociationTree &tree = request.tree;
    const auto layout = tree.layoutPointer();
    std::optional<AccountFilter> filter;
    if (!request.filter.isEmpty()) {
        filter.emplace(tree, *layout, request.filter);
    }
    m_matches = filter ? filter->matchCount() : layout->size();
    m_row.assign(tree.rowCount(), hidden);
    m_first.assign(tree.rowCount(), 0);
    m_count.assign(tree.rowCount(), 0);
    m_children.reserve(filter ? 0 : layout->size());
    m_row[AssociationTree::root()] = 0;

    AccountOrder order(request);
    std::vector<AssociationId> siblings;
    for (Position position = 0; position < layout->size(); ++position) {
        const AssociationId account = layout->idAt(position);
        if (layout->childCount(position) == 0 || m_row[account] == hidden) {
            continue;
        }
        siblings.clear();
        for (Position child = layout->firstChild(position); child < layout->childEnd(position); ++child) {
            if (!filter || filter->isShown(child)) {
                siblings.push_back(layout->idAt(child));
            }
        }
        if (!order.isNatural()) {
            order.sort(siblings);
        }
        m_first[account] = static_cast<std::uint32_t>(m_children.size());
        m_count[account] = static_cast<std::uint32_t>(siblings.size());
        for (Row row = 0; row < siblings.size(); ++row) {
            m_row[siblings[row]] = row;
        }
        m_children.insert(m_children.end(), siblings.begin(), siblings.end());
    }
    countPlaces(tree, *layout);
}

void AccountRows::countPlaces(const AssociationTree &tree, const TreeLayout &layout)
{
    m_places.assign(tree.names().size(), 0);
    NameId lastName = 0;
    TreeLayout::Position lastParent = 0;
    bool isBehindUser = false;
    for (TreeLayout::Position position = 1; position < layout.size(); ++position) {
        if (!layout.isUserAt(position)) {
            isBehindUser = false;
            continue;
        }
        // associations with one partition each stand side by side in one account: that is one place
        const NameId name = tree.nameId(layout.idAt(position));
        const TreeLayout::Position parent = layout.parent(position);
        m_places[name] += isBehindUser && parent == lastParent && name == lastName ? 0 : 1;
        lastName = name;
        lastParent = parent;
        isBehindUser = true;
    }
}

} // namespace apportion
