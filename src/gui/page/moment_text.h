// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace apportion
{

/// Words about a moment that lies so many seconds ahead: "in 12 days", "in 3 h", "in 12 days 3 h"; below 0 of one that has been:
/// "12 days ago", "3 h ago".
[[nodiscard]] QString momentText(std::int64_t seconds);
/// "Forecast: in 12 days", "Past: 12 days ago"; empty for the present. With @p present, seconds since the epoch, also its day.
[[nodiscard]] QString momentMark(std::int64_t seconds, std::int64_t present = 0);

} // namespace apportion
