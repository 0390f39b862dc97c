// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/time_link.h"

#include <utility>

namespace apportion
{

void TimeLink::point(const std::optional<double> &at)
{
    if (std::exchange(m_pointed, at) != at) {
        Q_EMIT marksChanged();
    }
}

void TimeLink::pick(const std::optional<double> &at)
{
    if (std::exchange(m_picked, at) != at) {
        Q_EMIT marksChanged();
    }
}

void TimeLink::show(const std::optional<Span> &span)
{
    if (std::exchange(m_span, span) != span) {
        Q_EMIT spanChanged();
    }
}

void TimeLink::clear()
{
    point(std::nullopt);
    pick(std::nullopt);
    show(std::nullopt);
}

} // namespace apportion

#include "moc_time_link.cpp"
