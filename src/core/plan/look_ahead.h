// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"
#include "core/plan/forecast.h"
#include "core/plan/past.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace apportion
{

/// The moment that is looked at.
struct LookAhead
{
    std::int64_t seconds = 0; ///< from the present on; 0: the present itself; below it a moment that has been, by `past`
    ForecastAssumption assumption; ///< of what runs until then
    std::int64_t otherwiseNow = 0; ///< the present where no job tells it, seconds since the epoch
    std::shared_ptr<const Past> past {}; ///< a moment that has been; null: the present, or one ahead
    Planned planned = Planned::Starts; ///< ignored as well where the draft has another policy than the cluster until then

    bool operator==(const LookAhead &) const = default;
};

/// A draft at the moment that is looked at: what evaluate() is given.
struct LookedAhead
{
    Situation situation;
    std::optional<std::int64_t> time; ///< EvaluationOptions::now of it, seconds since the epoch; as it was asked for at the present
    std::shared_ptr<const Ahead> ahead; ///< null: the present, or a moment that has been
};

/// The present that a look ahead begins at, seconds since the epoch: what @p options say, else what the jobs of the situation
/// say, else what the look says.
[[nodiscard]] std::int64_t presentOf(const Situation &situation, const EvaluationOptions &options, const LookAhead &look);

/// How the queue of @p applied goes on under a policy, at a present; null: there are no jobs.
[[nodiscard]] std::shared_ptr<const QueueCourse> queueCourse(
    const Policy &policy, const Situation &applied, const EvaluationOptions &options, std::int64_t now, Planned planned = Planned::Ignored);

/// What comes of @p draft until the moment of @p look. The cluster is as @p until says until it takes the draft, which leaves
/// @p applied of its usage (situationAfterApply()); where the cluster is as the draft says already, both are the draft's own.
/// Of a moment that has been it is what was used then (situationOf()).
[[nodiscard]] LookedAhead lookedAhead(
    const Snapshot &until, const Snapshot &draft, const Situation &applied, const EvaluationOptions &options, const LookAhead &look);

/// The same for one who asks again and again: what all moments have in common is worked out when something else changes.
class Lookout
{
public:
    [[nodiscard]] LookedAhead at(
        const Snapshot &until, const Snapshot &draft, const Situation &applied, const EvaluationOptions &options, const LookAhead &look);

private:
    struct Asked
    {
        Snapshot until;
        Snapshot draft;
        Situation applied;
        std::optional<Algorithm> algorithm;
        bool mergesTiedAccounts = false;
        ForecastAssumption assumption;
        std::int64_t now = 0;
        Planned planned = Planned::Ignored;
    };
    [[nodiscard]] bool isSame(const Asked &asked) const;

    std::optional<Asked> m_asked;
    std::optional<Forecaster> m_forecaster;
};

} // namespace apportion
