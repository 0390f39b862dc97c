// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"
#include "models/scenario_model.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace apportion
{

/// What is promised to an account, what it has used, and where it stands under the baseline and each scenario.
struct PromisedAccount
{
    QString name;
    AssociationId before = noAssociation; ///< in the baseline
    AssociationId after = noAssociation; ///< in the draft
    std::vector<double> shares; ///< of the cluster, by scenario; less than 0: it is not there
    std::vector<double> used; ///< part of the cluster's usage, as the shares: a forecast and prices are those of each scenario
    std::vector<std::uint32_t> places; ///< rank of its best user, by scenario; 0: it has none

    /// How often its jobs pass those of others, less how often those pass them, by scenario against the baseline.
    std::vector<std::int64_t> jobsPassed;

    /// Ranks that its best user gains under a scenario; 0 where one side has none.
    [[nodiscard]] std::int64_t risen(std::size_t scenario) const;
};

/// The accounts of a project, those that change most under any scenario first.
struct PromiseData
{
    static constexpr std::size_t baseline = 0; ///< of `scenarios`
    static constexpr std::size_t draft = 1;

    QStringList scenarios; ///< the baseline, the draft, the others
    std::vector<PromisedAccount> accounts;
};

/// @p baseline and @p now are the evaluations of the first two of the standings.
[[nodiscard]] PromiseData promiseData(const ScenarioStandings &standings, const Evaluation &baseline, const Evaluation &now);

} // namespace apportion
