// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace apportion
{

/// Turns @p rows, in which those who fall stand first, the one who falls most before the others, so that its first @p most have room for both
/// ends: the ones who fall that have none come last.
template <typename Row, typename Falls>
void showBothEnds(std::vector<Row> &rows, std::ptrdiff_t most, Falls falls)
{
    const auto others = std::find_if_not(rows.begin(), rows.end(), falls);
    const std::ptrdiff_t room = most - std::min<std::ptrdiff_t>(rows.end() - others, most / 2);
    std::rotate(rows.begin() + std::min(room, others - rows.begin()), others, rows.end());
}

} // namespace apportion
