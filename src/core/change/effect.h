// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/change_cause.h"
#include "core/change/compare.h"
#include "core/change/compare_queue.h"
#include "core/policy/progress.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace apportion
{

/// How much of a whole one cause is worth.
struct Effect
{
    std::size_t cause = 0;
    std::int64_t places = 0; ///< ranks or places in the queue gained

    bool operator==(const Effect &) const = default;
};

/// What each cause of a difference is worth to each user's rank and each job's place, by evaluations with some of the
/// causes made and the others not: the Shapley value of the cause, which is what it adds on average over the orders in
/// which they can be made. So the effects of all causes always add up to the whole, and causes that do the same share it.
///
/// With few causes all orders count; with many, some orders and their reverses, always the same ones.
class ChangeEffects
{
public:
    [[nodiscard]] const std::vector<ChangeCause> &causes() const { return m_causes; }
    /// Says what usage differs by, where that is known: at a moment that lies ahead it follows from what was changed.
    void nameUsage(const Text &why);
    /// Whether all orders were counted.
    [[nodiscard]] bool isExact() const { return m_isExact; }
    /// How many evaluations it took.
    [[nodiscard]] std::size_t evaluations() const { return m_evaluations; }
    /// Of a user who is in both, by the id in the baseline: rounded so that they add up to the ranks gained, largest
    /// first, without those that are nothing. Empty for all others.
    [[nodiscard]] std::vector<Effect> ofUser(AssociationId inBaseline) const;
    /// Of a job that has a place in both, by its index in the baseline's Situation::jobs.
    [[nodiscard]] std::vector<Effect> ofJob(std::uint32_t inBaseline) const;

private:
    friend class EffectMeasurement;

    /// For each cause its effects on all objects one after another; an object that is in one of the two only has none.
    struct Table
    {
        std::vector<std::uint32_t> rowOf; ///< of each object; absent
        std::size_t rows = 0;
        std::vector<double> sums;
    };

    [[nodiscard]] std::vector<Effect> rounded(const Table &table, std::uint32_t object) const;

    std::vector<ChangeCause> m_causes;
    Table m_users;
    Table m_jobs;
    bool m_isExact = true;
    std::size_t m_evaluations = 0;
};

/// Measures what the causes of the difference of two evaluations are worth; @p match is that of their trees, and who was renamed is in
/// both (matchWithRenamed()). Takes about a second at a hundred
/// thousand associations. Nothing when a stop was requested or @p progress cancelled.
[[nodiscard]] std::optional<ChangeEffects> measureEffects(const Evaluation &baseline, const Evaluation &draft, const AssociationMatch &match,
    const PolicyDifference &difference, const std::stop_token &stop = {}, Progress *progress = nullptr);

} // namespace apportion
