// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/recovery.h"

#include <QString>

#include <vector>

namespace apportion
{

/// What the recovery chart is to show.
struct RecoveryRequest
{
    std::vector<AssociationId> chosen; ///< empty: recoveryDefaults()
    double timesShare = 2.0; ///< of the third scenario, beside running nothing and running the share
    std::uint32_t days = 28;
};

/// The forecast of one scenario.
struct RecoveryScenario
{
    double timesShare = 0.0;
    RecoveryForecast forecast;
};

/// The numbers behind the recovery chart. All scenarios have the same lines: chosen ones, then watched ones.
struct RecoveryData
{
    Algorithm algorithm = Algorithm::FairTree;
    std::vector<RecoveryScenario> scenarios;
    std::vector<AssociationId> ids; ///< of the lines
    std::vector<AssociationId> owners; ///< whose factor a line is now: under Fair Tree an account has that of its best user
    std::vector<QString> names;
    std::size_t chosen = 0; ///< lines
    std::size_t leftOut = 0; ///< siblings that have none
    double days = 28.0;
    std::int64_t begin = 0; ///< seconds since the epoch, UTC

    [[nodiscard]] bool isEmpty() const { return ids.empty(); }
    [[nodiscard]] QString nameOf(AssociationId id) const;
};

/// Whose recovery says most when nobody was chosen: of the accounts just below root the one that used most of its share.
[[nodiscard]] std::vector<AssociationId> recoveryDefaults(const Evaluation &evaluation);
/// Against whom: the siblings with the most shares, at most @p most of them.
[[nodiscard]] std::vector<AssociationId> recoveryRivals(const Evaluation &evaluation, const std::vector<AssociationId> &chosen, std::size_t most = 5);

/// The forecasts, under the algorithm of @p evaluation. Looks at some hundred points in time: for another thread. Empty when
/// @p stop was requested; @p progress is told which part is done, 0 … 1.
[[nodiscard]] RecoveryData recoveryData(
    const Evaluation &evaluation, const RecoveryRequest &request, const std::stop_token &stop = {}, const std::function<void(double)> &progress = {});

} // namespace apportion
