// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/promise_data.h"

#include "core/policy/work_count.h"
#include "storage/qt_text.h"

#include <QHash>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <tuple>
#include <utility>

namespace apportion
{

namespace
{

QHash<QString, AssociationId> accountsOf(const AssociationTree &tree)
{
    QHash<QString, AssociationId> accounts;
    for (AssociationId id = 1; id < tree.rowCount(); ++id) {
        if (tree.isLive(id) && tree.isAccount(id)) {
            accounts.insert(toText(tree.name(id)), id);
        }
    }
    return accounts;
}

/// Ranks first, then parts of the cluster, then jobs.
std::tuple<std::int64_t, double, std::int64_t> changeOf(const PromisedAccount &account)
{
    std::tuple<std::int64_t, double, std::int64_t> most { 0, 0.0, 0 };
    auto &[ranks, share, jobs] = most;
    for (std::size_t scenario = 1; scenario < account.shares.size(); ++scenario) {
        ranks = std::max(ranks, std::abs(account.risen(scenario)));
        share = std::max(share, std::abs(std::max(0.0, account.shares[scenario]) - std::max(0.0, account.shares[PromiseData::baseline])));
        jobs = std::max(jobs, std::abs(account.jobsPassed[scenario]));
    }
    return most;
}

} // namespace

std::int64_t PromisedAccount::risen(std::size_t scenario) const
{
    const std::uint32_t from = places[PromiseData::baseline];
    const std::uint32_t to = places[scenario];
    return from == 0 || to == 0 ? 0 : std::int64_t { from } - std::int64_t { to };
}

PromiseData promiseData(const ScenarioStandings &standings, const Evaluation &baseline, const Evaluation &now)
{
    countWork(Work::PrepareChart);
    PromiseData data { standings.names, {} };
    const QHash<QString, AssociationId> before = accountsOf(baseline.tree());
    const QHash<QString, AssociationId> after = accountsOf(now.tree());
    const std::vector<ScenarioStandings::Row> &rows = standings.rows[ScenarioStandings::Accounts];
    data.accounts.reserve(rows.size());
    for (const ScenarioStandings::Row &row : rows) {
        data.accounts.push_back({ row.name, before.value(row.name, noAssociation), after.value(row.name, noAssociation), row.shares, row.used,
            row.places, row.jobsPassed });
    }
    std::stable_sort(
        data.accounts.begin(), data.accounts.end(), [](const PromisedAccount &a, const PromisedAccount &b) { return changeOf(a) > changeOf(b); });
    return data;
}

} // namespace apportion
