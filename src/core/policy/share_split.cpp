// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/share_split.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace apportion
{

std::vector<std::uint32_t> splitShares(std::uint32_t total, const std::vector<long double> &weights)
{
    std::vector<long double> usable(weights.size(), 1.0L);
    long double sum = 0.0L;
    for (const long double weight : weights) {
        sum += std::isfinite(weight) && weight > 0.0L ? weight : 0.0L;
    }
    if (sum > 0.0L && std::isfinite(sum)) {
        std::transform(weights.begin(), weights.end(), usable.begin(), [](long double w) { return std::isfinite(w) && w > 0.0L ? w : 0.0L; });
    } else {
        sum = static_cast<long double>(weights.size());
    }
    std::vector<std::uint32_t> shares(weights.size());
    std::vector<long double> rest(weights.size());
    std::uint64_t given = 0;
    for (std::size_t i = 0; i < usable.size(); ++i) {
        const long double part = static_cast<long double>(total) * usable[i] / sum;
        shares[i] = static_cast<std::uint32_t>(std::floor(part));
        rest[i] = part - std::floor(part);
        given += shares[i];
    }
    std::vector<std::size_t> order(weights.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&rest](std::size_t a, std::size_t b) { return rest[a] > rest[b]; });
    for (std::size_t i = 0; given < total && i < order.size(); ++i, ++given) {
        ++shares[order[i]];
    }
    return shares;
}

} // namespace apportion
