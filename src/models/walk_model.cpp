// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/walk_model.h"

#include <algorithm>

namespace apportion
{

void WalkModel::showStep(int step)
{
    const int shown = std::clamp(step + 1, 0, stepCount());
    if (shown > m_shown) {
        beginInsertRows({}, m_shown, shown - 1);
        m_shown = shown;
        endInsertRows();
    } else if (shown < m_shown) {
        beginRemoveRows({}, shown, m_shown - 1);
        m_shown = shown;
        endRemoveRows();
    }
}

} // namespace apportion

#include "moc_walk_model.cpp"
