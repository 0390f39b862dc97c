// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/compare_accounts.h"
#include "core/change/effect.h"
#include "core/plan/moment.h"
#include "engine/engine.h"

#include <QString>

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace apportion
{

/// Baseline and draft in comparison. The users come with the results; the rest is worked out after them, and what each change
/// is worth last.
struct Comparison
{
    std::shared_ptr<const Results> results; ///< with evaluation and baseline
    std::vector<ComparedAccount> accounts;
    std::vector<ComparedJob> queue;
    ComparedCounts accountCounts;
    ComparedCounts queueCounts;
    std::optional<ChangeEffects> effects; ///< nothing: not measured yet
    Moment moment = Moment::InEffect; ///< at which both are looked at: `results` are those of then
    ResetOutlook outlook = ResetOutlook::Stays; ///< what becomes of usage at the first pass, which InEffect does not show

    /// With accounts and queue, without effects; incomplete when a stop is requested.
    [[nodiscard]] static Comparison of(const std::shared_ptr<const Results> &results, const std::stop_token &stop = {});
    /// The same of another moment on the way: both are evaluated as they are then. Without results when a stop is requested.
    [[nodiscard]] static Comparison at(
        Moment moment, ResetOutlook outlook, const std::shared_ptr<const Results> &results, const std::stop_token &stop = {});
    /// The same with effects; without them still when a stop is requested.
    [[nodiscard]] Comparison measured(const std::stop_token &stop = {}) const;
};

/// What a change is, with the numbers of before and after as the locale groups them: "raw shares of chem 6,272 → 9,000".
[[nodiscard]] QString causeText(const Text &cause);
/// "−5 newlab is new · −3 raw shares of chem 25 → 20": what each change is worth.
[[nodiscard]] QString effectText(const ChangeEffects &effects, const std::vector<Effect> &of);

/// The same of the place of an account, which is that of its best user: what each change is worth to whoever is that now, and who it
/// is where another one was it before, or where there is none on one side. @p match is that of the two trees; null @p effects: they are
/// not measured yet. Empty where nothing is to be said.
[[nodiscard]] QString accountEffectText(
    const ComparedAccount &account, const AssociationMatch &match, const Evaluation &baseline, const Evaluation &draft, const ChangeEffects *effects);

} // namespace apportion
