// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/algorithm_ranks.h"

#include <algorithm>

namespace apportion
{

std::uint32_t AlgorithmRanks::spread() const
{
    const auto [best, worst] = std::minmax_element(rank.begin(), rank.end());
    return *worst - *best;
}

std::optional<std::vector<AlgorithmRanks>> rankUnderEveryAlgorithm(const Policy &policy, const Situation &situation, const std::stop_token &stop)
{
    std::vector<AlgorithmRanks> users;
    const TreeLayout &layout = policy.associations.layout();
    users.reserve(layout.userCount());
    for (TreeLayout::Position position = 0; position < layout.size(); ++position) {
        if (layout.isUserAt(position)) {
            users.push_back({ layout.idAt(position), {}, {} });
        }
    }
    Evaluation recycled;
    for (std::size_t i = 0; i < comparedAlgorithms.size(); ++i) {
        EvaluationOptions options;
        options.algorithm = comparedAlgorithms[i];
        options.associationsOnly = true;
        std::optional<Evaluation> evaluation = evaluate(policy, situation, options, stop, std::move(recycled));
        if (!evaluation) {
            return std::nullopt;
        }
        for (AlgorithmRanks &user : users) {
            user.rank[i] = evaluation->rank(user.id);
            user.factor[i] = evaluation->fairShare(user.id);
        }
        recycled = std::move(*evaluation);
    }
    return users;
}

} // namespace apportion
