// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/situation.h"

#include <algorithm>

namespace apportion
{

void Situation::setOwnUsage(AssociationId id, long double usage)
{
    if (id >= m_ownUsage->size()) {
        if (usage == 0.0L) {
            return;
        }
        growColumn(m_ownUsage, std::size_t { id } + 1, 0.0L);
    }
    m_ownUsage.edit()[id] = usage;
}

void Situation::cover(AssociationId rows)
{
    growColumn(m_ownUsage, std::size_t { rows }, 0.0L);
}

void Situation::truncate(AssociationId rows)
{
    truncateColumn(m_ownUsage, rows);
}

bool Situation::equals(const Situation &other, const AssociationTree &tree) const
{
    if (!(jobs == other.jobs) || toldAt != other.toldAt || usageAt != other.usageAt || lastReset != other.lastReset || !(tresUsage == other.tresUsage)
        || !(walkOrder == other.walkOrder)) {
        return false;
    }
    if (sharesUsageWith(other)) {
        return true;
    }
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        if (tree.isLive(id) && ownUsage(id) != other.ownUsage(id)) {
            return false;
        }
    }
    return true;
}

std::int64_t presentOf(const Situation &situation)
{
    std::int64_t present = std::max<std::int64_t>(situation.toldAt.value_or(0), 0);
    for (const Job &job : *situation.jobs) {
        present = std::max(present, job.submitTime);
    }
    return present;
}

} // namespace apportion
