// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/factor_ranks.h"

#include "core/evaluate/descending_order.h"

#include <mutex>

namespace apportion
{

namespace
{

std::vector<std::uint32_t> rankedByFactor(const std::vector<double> &factors, const TreeLayout &layout)
{
    std::vector<double> keys;
    std::vector<TreeLayout::Position> users;
    keys.reserve(layout.userCount());
    users.reserve(layout.userCount());
    for (TreeLayout::Position position = 0; position < layout.size(); ++position) {
        if (layout.isUserAt(position)) {
            keys.push_back(factors[position]);
            users.push_back(position);
        }
    }
    std::vector<std::uint32_t> ranks(layout.size(), 0);
    DescendingOrder order;
    std::uint32_t place = 0;
    std::uint32_t rank = 0;
    double last = 0.0;
    for (const std::uint32_t user : order.sort(keys)) {
        ++place;
        rank = place > 1 && keys[user] == last ? rank : place;
        last = keys[user];
        ranks[users[user]] = rank;
    }
    return ranks;
}

} // namespace

struct FactorRanks::Held
{
    std::once_flag made;
    std::vector<std::uint32_t> ranks;
};

FactorRanks::FactorRanks() : m_held(std::make_shared<Held>()) { }

const std::vector<std::uint32_t> &FactorRanks::of(const std::vector<double> &factors, const TreeLayout &layout) const
{
    std::call_once(m_held->made, [&] { m_held->ranks = rankedByFactor(factors, layout); });
    return m_held->ranks;
}

} // namespace apportion
