// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace apportion
{

/// @p total raw shares split in proportion to @p weights into whole numbers that add up to it: each gets its part cut to
/// an integer, and what is left goes one by one to those with the largest rest (the earlier of equal ones). Without any
/// weight above 0 all count the same; a weight that is negative or no number counts as 0.
[[nodiscard]] std::vector<std::uint32_t> splitShares(std::uint32_t total, const std::vector<long double> &weights);

} // namespace apportion
