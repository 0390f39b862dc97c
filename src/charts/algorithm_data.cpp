// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/algorithm_data.h"

#include "charts/chart_table.h"
#include "core/policy/work_count.h"
#include "storage/qt_text.h"

#include <algorithm>
#include <numeric>

namespace apportion
{

namespace
{

/// The accounts that have users somewhere below them, each with the best rank and the highest factor of those; but root.
std::vector<AlgorithmRanks> ranksOfAccounts(const AssociationTree &tree, const std::vector<AlgorithmRanks> &users)
{
    std::vector<AlgorithmRanks> byId(tree.rowCount());
    for (const AlgorithmRanks &user : users) {
        for (AssociationId account = tree.parent(user.id); account != noAssociation && account != AssociationTree::root();
             account = tree.parent(account)) {
            AlgorithmRanks &best = byId[account];
            const bool isFirst = best.id == noAssociation;
            best.id = account;
            for (std::size_t i = 0; i < comparedAlgorithms.size(); ++i) {
                best.rank[i] = isFirst ? user.rank[i] : std::min(best.rank[i], user.rank[i]);
                best.factor[i] = std::max(best.factor[i], user.factor[i]);
            }
        }
    }
    std::erase_if(byId, [](const AlgorithmRanks &ranks) { return ranks.id == noAssociation; });
    return byId;
}

} // namespace

AlgorithmData algorithmData(const Evaluation &evaluation, std::size_t limit, ShownRows shown)
{
    countWork(Work::PrepareChart);
    const Policy &policy = evaluation.policy();
    AlgorithmData data;
    data.current = policy.priority.algorithm();
    std::vector<AlgorithmRanks> users = rankUnderEveryAlgorithm(policy, evaluation.situation()).value_or(std::vector<AlgorithmRanks> {});
    data.users = static_cast<std::uint32_t>(users.size());
    if (shown == ShownRows::Accounts) {
        if (std::vector<AlgorithmRanks> accounts = ranksOfAccounts(policy.associations, users); accounts.size() > 1) {
            data.accounts = static_cast<std::uint32_t>(accounts.size());
            users = std::move(accounts);
        }
    }
    if (users.size() > limit) {
        std::stable_sort(users.begin(), users.end(), [](const AlgorithmRanks &a, const AlgorithmRanks &b) { return a.spread() > b.spread(); });
        users.resize(limit);
    }
    data.entries.reserve(users.size());
    for (const AlgorithmRanks &ranks : users) {
        const QString account = data.accounts > 0 ? QString() : toText(policy.associations.accountName(ranks.id));
        data.entries.push_back({ ranks, toText(policy.associations.name(ranks.id)), account, {} });
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
