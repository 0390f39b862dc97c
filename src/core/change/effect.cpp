// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/effect.h"

#include "core/change/renamed_accounts.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <numeric>
#include <random>
#include <utility>

namespace apportion
{

namespace
{

constexpr std::uint32_t absent = ComparedJob::absent;

/// What all evaluations together may walk through: some seconds' work.
constexpr std::size_t budget = 30'000'000;
/// More would not be told apart by who reads it.
constexpr std::size_t mostEvaluations = 1024;
constexpr std::size_t mostCauses = 48;
/// Numbers in a table: a cause and a user each.
constexpr std::size_t mostNumbers = 8'000'000;

/// w[k]: the part of all orders of n causes in which a certain one comes just after k certain others.
std::vector<double> orderWeights(std::size_t n)
{
    std::vector<double> weights(n, 1.0 / static_cast<double>(n));
    for (std::size_t k = 1; k < n; ++k) {
        weights[k] = weights[k - 1] * static_cast<double>(k) / static_cast<double>(n - k);
    }
    return weights;
}

} // namespace

/// Evaluates the baseline with some causes made, and adds up what each of them does.
class EffectMeasurement
{
public:
    EffectMeasurement(const Evaluation &baseline, const Evaluation &draft, const AssociationMatch &match, const PolicyDifference &difference,
        const std::stop_token &stop, Progress *progress)
        : m_baseline(baseline), m_draft(draft), m_match(match), m_withRenamed(matchWithRenamed(baseline.tree(), draft.tree(), match)), m_stop(stop),
          m_progress(progress), m_before { baseline.policy(), baseline.situation() }, m_after { draft.policy(), draft.situation() },
          m_sameJobs(sameJobs(m_before.situation.jobs, m_after.situation.jobs)),
          m_causes(m_before, m_after, match, difference, std::clamp<std::size_t>(mostNumbers / std::max<std::size_t>(size(), 1), 4, mostCauses))
    {
        // What both have in common does not change on the way from one to the other.
        m_options.associationsOnly = m_before.situation.jobs->empty() || m_after.situation.jobs->empty();
        m_options.mergeTiedAccounts = draft.mergedTiedAccounts();
        if (baseline.algorithm() == draft.algorithm()) {
            m_options.algorithm = draft.algorithm();
        }
        if (baseline.now() == draft.now()) {
            m_options.now = draft.now();
        }
    }

    [[nodiscard]] std::optional<ChangeEffects> run()
    {
        const std::size_t count = m_causes.all().size();
        m_effects.m_causes = m_causes.all();
        prepareTables();
        const std::size_t evaluations = std::clamp<std::size_t>(budget / std::max<std::size_t>(size(), 1), 24, mostEvaluations);
        m_effects.m_isExact = count < 11 && (std::size_t { 1 } << count) <= std::max(evaluations, 2 * count);
        if (count > 0 && !(m_effects.m_isExact ? countAll() : countSome(std::max<std::size_t>(evaluations / count, 2)))) {
            return std::nullopt;
        }
        return std::move(m_effects);
    }

private:
    [[nodiscard]] AssociationId inDraft(AssociationId id) const { return (m_withRenamed ? *m_withRenamed : m_match).after(id); }
    [[nodiscard]] std::size_t size() const { return m_baseline.layout().size() + m_before.situation.jobs->size() * 4; }

    void prepareTables()
    {
        const std::size_t count = m_causes.all().size();
        const auto prepare = [count](ChangeEffects::Table &table, std::size_t objects, auto isInBoth) {
            std::uint32_t rows = 0;
            table.rowOf.assign(objects, absent);
            for (std::uint32_t i = 0; i < objects; ++i) {
                if (isInBoth(i)) {
                    table.rowOf[i] = rows++;
                }
            }
            table.sums.assign(rows * count, 0.0);
        };
        const AssociationTree &tree = m_baseline.tree();
        prepare(
            m_effects.m_users, tree.rowCount(), [&](AssociationId id) { return tree.isLive(id) && tree.isUser(id) && inDraft(id) != noAssociation; });
        const std::vector<std::uint32_t> before = m_options.associationsOnly ? std::vector<std::uint32_t>() : queuePlaces(m_baseline);
        const std::vector<std::uint32_t> after = m_options.associationsOnly ? std::vector<std::uint32_t>() : queuePlaces(m_draft);
        prepare(m_effects.m_jobs, before.size(),
            [&](std::uint32_t job) { return before[job] > 0 && m_sameJobs[job] != absent && after[m_sameJobs[job]] > 0; });
    }

    [[nodiscard]] std::optional<Evaluation> evaluated(const ChangeCauses::Partial &partial)
    {
        if (m_progress != nullptr) {
            if (m_progress->isCancelled()) {
                return std::nullopt;
            }
            m_progress->reached(m_effects.m_evaluations);
        }
        ++m_effects.m_evaluations;
        std::optional<Evaluation> result = evaluate(partial.now().policy, partial.now().situation, m_options, m_stop, std::move(m_recycled));
        m_recycled = Evaluation();
        return result;
    }

    /// The rank of a user of the baseline in an evaluation of the baseline or of @p partial, where the user may have the new name already.
    [[nodiscard]] std::uint32_t rankOf(AssociationId id, const Evaluation &evaluation, const ChangeCauses::Partial *partial) const
    {
        if (!m_withRenamed || partial == nullptr || evaluation.tree().isLive(id)) {
            return evaluation.rank(id);
        }
        const AssociationId now = partial->here(inDraft(id));
        return now == noAssociation ? evaluation.userCount() : evaluation.rank(now); // whoever is not there is behind all others
    }

    /// Calls @p add(object's row, place) for all users and jobs of an evaluation of the baseline, of a partial policy, or of the draft.
    template <typename Add>
    void forPlaces(const Evaluation &evaluation, bool isDraft, bool hasDraftJobs, const ChangeCauses::Partial *partial, Add add)
    {
        const std::vector<std::uint32_t> &users = m_effects.m_users.rowOf;
        for (AssociationId id = 0; id < users.size(); ++id) {
            if (users[id] != absent) {
                add(m_effects.m_users, users[id], isDraft ? evaluation.rank(inDraft(id)) : rankOf(id, evaluation, partial));
            }
        }
        const std::vector<std::uint32_t> &jobs = m_effects.m_jobs.rowOf;
        if (jobs.empty()) {
            return;
        }
        const std::vector<std::uint32_t> places = queuePlaces(evaluation);
        for (std::uint32_t job = 0; job < jobs.size(); ++job) {
            if (jobs[job] != absent) {
                add(m_effects.m_jobs, jobs[job], places[hasDraftJobs ? m_sameJobs[job] : job]);
            }
        }
    }

    /// Every set of causes once. To a cause in the set the places there count as those after it, to all others as before.
    [[nodiscard]] bool countAll()
    {
        const std::size_t count = m_causes.all().size();
        const std::vector<double> weights = orderWeights(count);
        const std::size_t all = std::size_t { 1 } << count;
        if (m_progress != nullptr) {
            m_progress->begin(all - 2);
        }
        std::vector<double> share(count);
        for (std::size_t set = 0; set < all; ++set) {
            const auto made = static_cast<std::size_t>(std::popcount(set));
            for (std::size_t cause = 0; cause < count; ++cause) {
                share[cause] = (set >> cause & 1) != 0 ? -weights[made - 1] : weights[made];
            }
            const auto add = [&](ChangeEffects::Table &table, std::uint32_t row, std::uint32_t place) {
                double *sums = table.sums.data() + std::size_t { row } * count;
                for (std::size_t cause = 0; cause < count; ++cause) {
                    sums[cause] += share[cause] * place;
                }
            };
            if (!visit(set, add)) {
                return false;
            }
        }
        return true;
    }

    template <typename Add>
    [[nodiscard]] bool visit(std::size_t set, Add add)
    {
        const std::size_t count = m_causes.all().size();
        if (set == 0 || set + 1 == std::size_t { 1 } << count) {
            forPlaces(set == 0 ? m_baseline : m_draft, set != 0, set != 0, nullptr, add);
            return true;
        }
        ChangeCauses::Partial partial(m_causes);
        bool hasJobs = false;
        for (std::size_t cause = 0; cause < count; ++cause) {
            if ((set >> cause & 1) != 0) {
                partial.make(cause);
                hasJobs = hasJobs || m_causes.all()[cause].jobs;
            }
        }
        std::optional<Evaluation> evaluation = evaluated(partial);
        if (!evaluation) {
            return false;
        }
        forPlaces(*evaluation, false, hasJobs, &partial, add);
        m_recycled = std::move(*evaluation);
        return true;
    }

    /// Some orders, each followed by its reverse, which is the best cure for chance.
    [[nodiscard]] bool countSome(std::size_t orders)
    {
        const std::size_t count = m_causes.all().size();
        orders += orders % 2;
        if (m_progress != nullptr) {
            m_progress->begin(orders * (count - 1));
        }
        std::vector<std::size_t> order(count);
        std::iota(order.begin(), order.end(), std::size_t { 0 });
        std::mt19937_64 random(20091); // the same orders each time
        for (std::size_t i = 0; i < orders; ++i) {
            if (i % 2 == 0) {
                for (std::size_t at = count - 1; at > 0; --at) {
                    std::swap(order[at], order[random() % (at + 1)]);
                }
            } else {
                std::reverse(order.begin(), order.end());
            }
            if (!countOrder(order, 1.0 / static_cast<double>(orders))) {
                return false;
            }
        }
        return true;
    }

    [[nodiscard]] bool countOrder(const std::vector<std::size_t> &order, double weight)
    {
        const std::size_t count = order.size();
        ChangeCauses::Partial partial(m_causes);
        bool hasJobs = false;
        // the places before the first cause, then after each of them
        std::optional<std::size_t> made;
        for (std::size_t i = 0; i <= count; ++i) {
            const std::optional<std::size_t> next = i < count ? std::optional(order[i]) : std::nullopt;
            const auto add = [&](ChangeEffects::Table &table, std::uint32_t row, std::uint32_t place) {
                double *sums = table.sums.data() + std::size_t { row } * count;
                if (made) {
                    sums[*made] -= weight * place;
                }
                if (next) {
                    sums[*next] += weight * place;
                }
            };
            if (i == 0 || i == count) {
                forPlaces(i == 0 ? m_baseline : m_draft, i != 0, i != 0, nullptr, add);
            } else {
                std::optional<Evaluation> evaluation = evaluated(partial);
                if (!evaluation) {
                    return false;
                }
                forPlaces(*evaluation, false, hasJobs, &partial, add);
                m_recycled = std::move(*evaluation);
            }
            if (next && i + 1 < count) {
                partial.make(*next);
                hasJobs = hasJobs || m_causes.all()[*next].jobs;
            }
            made = next;
        }
        return true;
    }

    const Evaluation &m_baseline;
    const Evaluation &m_draft;
    const AssociationMatch &m_match;
    const std::optional<AssociationMatch> m_withRenamed;
    EvaluationOptions m_options;
    const std::stop_token &m_stop;
    Progress *m_progress;
    Snapshot m_before;
    Snapshot m_after;
    std::vector<std::uint32_t> m_sameJobs;
    ChangeCauses m_causes;
    ChangeEffects m_effects;
    Evaluation m_recycled;
};

std::vector<Effect> ChangeEffects::rounded(const Table &table, std::uint32_t object) const
{
    std::vector<Effect> effects;
    if (object >= table.rowOf.size() || table.rowOf[object] == absent) {
        return effects;
    }
    const std::size_t count = m_causes.size();
    const double *sums = table.sums.data() + std::size_t { table.rowOf[object] } * count;
    std::int64_t missing = std::llround(std::accumulate(sums, sums + count, 0.0));
    for (std::size_t cause = 0; cause < count; ++cause) {
        effects.push_back({ cause, static_cast<std::int64_t>(std::floor(sums[cause])) });
        missing -= effects.back().places;
    }
    // What the floors left goes to the largest rests; of those that differ by no more than sums round, to the first.
    const auto rest = [sums](const Effect &effect) { return std::llround((sums[effect.cause] - std::floor(sums[effect.cause])) * 1e6); };
    std::stable_sort(effects.begin(), effects.end(), [&rest](const Effect &a, const Effect &b) { return rest(a) > rest(b); });
    for (std::size_t i = 0; i < effects.size() && missing > 0; ++i, --missing) {
        ++effects[i].places;
    }
    std::erase_if(effects, [](const Effect &effect) { return effect.places == 0; });
    std::sort(effects.begin(), effects.end(),
        [](const Effect &a, const Effect &b) { return std::pair(-std::abs(a.places), a.cause) < std::pair(-std::abs(b.places), b.cause); });
    return effects;
}

std::vector<Effect> ChangeEffects::ofUser(AssociationId inBaseline) const
{
    return rounded(m_users, inBaseline);
}

std::vector<Effect> ChangeEffects::ofJob(std::uint32_t inBaseline) const
{
    return rounded(m_jobs, inBaseline);
}

void ChangeEffects::nameUsage(const Text &why)
{
    for (ChangeCause &cause : m_causes) {
        const bool isUsageAlone = !cause.usage.empty() && cause.associations.empty() && cause.settings.empty() && cause.partitions.empty()
            && cause.qos.empty() && !cause.hardware && !cause.jobs;
        if (isUsageAlone) {
            cause.text = why;
        }
    }
}

std::optional<ChangeEffects> measureEffects(const Evaluation &baseline, const Evaluation &draft, const AssociationMatch &match,
    const PolicyDifference &difference, const std::stop_token &stop, Progress *progress)
{
    return EffectMeasurement(baseline, draft, match, difference, stop, progress).run();
}

} // namespace apportion
