// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/algorithm_data.h"

#include "charts/chart_table.h"
#include "storage/qt_text.h"

#include <algorithm>
#include <numeric>

namespace apportion
{

AlgorithmData algorithmData(const Evaluation &evaluation, std::size_t limit)
{
    const Policy &policy = evaluation.policy();
    AlgorithmData data;
    data.current = policy.priority.algorithm();
    std::vector<AlgorithmRanks> users = rankUnderEveryAlgorithm(policy, evaluation.situation()).value_or(std::vector<AlgorithmRanks> {});
    data.users = static_cast<std::uint32_t>(users.size());
    if (users.size() > limit) {
        std::stable_sort(users.begin(), users.end(), [](const AlgorithmRanks &a, const AlgorithmRanks &b) { return a.spread() > b.spread(); });
        users.resize(limit);
    }
    data.entries.reserve(users.size());
    for (const AlgorithmRanks &ranks : users) {
        data.entries.push_back({ ranks, toText(policy.associations.name(ranks.id)), toText(policy.associations.accountName(ranks.id)), {} });
    }
    std::vector<std::size_t> order(data.entries.size());
    for (std::size_t column = 0; column < comparedAlgorithms.size(); ++column) {
        std::iota(order.begin(), order.end(), std::size_t { 0 });
        // Tied ones stand as they stood one column before: their lines do not cross for nothing.
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            const AlgorithmEntry &x = data.entries[a];
            const AlgorithmEntry &y = data.entries[b];
            if (x.ranks.rank[column] != y.ranks.rank[column] || column == 0) {
                return x.ranks.rank[column] < y.ranks.rank[column];
            }
            return x.place[column - 1] < y.place[column - 1];
        });
        for (std::size_t place = 0; place < order.size(); ++place) {
            data.entries[order[place]].place[column] = static_cast<std::uint32_t>(place);
        }
    }
    return data;
}

} // namespace apportion
