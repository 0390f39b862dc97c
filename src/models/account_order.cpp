// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/account_order.h"
#include "core/schema/association_fields.h"

#include "core/policy/tres.h"
#include "models/account_tree_model.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace apportion
{

namespace
{
constexpr double none = std::numeric_limits<double>::quiet_NaN();

bool isText(int column)
{
    return AccountTreeModel::optionOf(column) != nullptr;
}
} // namespace

bool AccountOrder::isNatural() const
{
    return m_request.column == AccountTreeModel::Name && m_request.order == Qt::AscendingOrder;
}

double AccountOrder::number(const AssociationTree &tree, const Evaluation *evaluation, AssociationId id, int column)
{
    if (column == AccountTreeModel::RawShares) {
        return tree.usesParent(id) ? none : tree.rawShares(id);
    }
    if (column == AccountTreeModel::Priority) {
        return tree.priority(id) == noPriority ? none : tree.priority(id);
    }
    if (evaluation == nullptr || !evaluation->tree().isLive(id)) {
        return none;
    }
    switch (column) {
    case AccountTreeModel::NormShares:
        return evaluation->normShares(id);
    case AccountTreeModel::Usage:
        return static_cast<double>(evaluation->rawUsage(id));
    case AccountTreeModel::EffectiveUsage:
        return static_cast<double>(evaluation->effectiveUsage(id));
    case AccountTreeModel::LevelFs:
        return evaluation->hasLevelFs(id) ? static_cast<double>(evaluation->levelFs(id)) : none;
    case AccountTreeModel::FairShare:
        return evaluation->hasFairShare(id) ? evaluation->fairShare(id) : none;
    case AccountTreeModel::Rank:
        return evaluation->rank(id) > 0 ? evaluation->rank(id) : none;
    default:
        return none;
    }
}

std::string AccountOrder::text(AssociationId id) const
{
    return isText(m_request.column) ? lowerCase(optionValue(m_request.tree.options(id), AccountTreeModel::optionOf(m_request.column)))
                                    : std::string();
}

void AccountOrder::sort(std::vector<AssociationId> &siblings)
{
    const bool descending = m_request.order == Qt::DescendingOrder;
    if (m_request.column == AccountTreeModel::Name) {
        if (descending) {
            std::reverse(siblings.begin(), siblings.end());
        }
        return;
    }
    m_entries.clear();
    for (const AssociationId id : siblings) {
        m_entries.push_back(
            { isText(m_request.column) ? 0.0 : number(m_request.tree, m_request.evaluation.get(), id, m_request.column), text(id), id });
    }
    std::stable_sort(m_entries.begin(), m_entries.end(), [descending](const Entry &a, const Entry &b) {
        if (std::isnan(a.number) || std::isnan(b.number)) {
            return std::isnan(b.number) && !std::isnan(a.number);
        }
        if (a.number != b.number) {
            return descending ? a.number > b.number : a.number < b.number;
        }
        if (a.text.empty() || b.text.empty()) {
            return b.text.empty() && !a.text.empty();
        }
        return descending ? a.text > b.text : a.text < b.text;
    });
    for (std::size_t i = 0; i < siblings.size(); ++i) {
        siblings[i] = m_entries[i].id;
    }
}

} // namespace apportion
