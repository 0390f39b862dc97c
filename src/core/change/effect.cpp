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

/// What all evaluations together may walk through: about a second of work.
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
            table.rows = rows;
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

    /// The places of all rows of both tables.
    struct Places
    {
        std::vector<std::int32_t> users;
        std::vector<std::int32_t> jobs;
    };

    /// In an evaluation of the baseline, of a partial policy, or of the draft.
    void findPlaces(Places &places, const Evaluation &evaluation, bool isDraft, bool hasDraftJobs, const ChangeCauses::Partial *partial)
    {
        const auto fill = [](std::vector<std::int32_t> &found, const ChangeEffects::Table &table, auto placeOf) {
            found.resize(table.rows);
            for (std::uint32_t object = 0; object < table.rowOf.size(); ++object) {
                if (table.rowOf[object] != absent) {
                    found[table.rowOf[object]] = static_cast<std::int32_t>(placeOf(object));
                }
            }
        };
        fill(places.users, m_effects.m_users,
            [&](AssociationId id) { return isDraft ? evaluation.rank(inDraft(id)) : rankOf(id, evaluation, partial); });
        if (!m_effects.m_jobs.rowOf.empty()) {
            const std::vector<std::uint32_t> queue = queuePlaces(evaluation);
            fill(places.jobs, m_effects.m_jobs, [&](std::uint32_t job) { return queue[hasDraftJobs ? m_sameJobs[job] : job]; });
        }
    }

    /// Adds a part of the places to what a cause is worth: one column of each table from end to end.
    void addPlaces(std::size_t cause, double part, const Places &places)
    {
        const auto add = [&](ChangeEffects::Table &table, const std::vector<std::int32_t> &found) {
            double *sums = table.sums.data() + cause * table.rows;
            for (std::size_t row = 0; row < table.rows; ++row) {
                sums[row] += part * found[row];
            }
        };
        add(m_effects.m_users, places.users);
        add(m_effects.m_jobs, places.jobs);
    }

    /// The same with what the places rose by.
    void addRise(std::size_t cause, double part, const Places &before, const Places &after)
    {
        const auto add = [&](ChangeEffects::Table &table, const std::vector<std::int32_t> &was, const std::vector<std::int32_t> &is) {
            double *sums = table.sums.data() + cause * table.rows;
            for (std::size_t row = 0; row < table.rows; ++row) {
                sums[row] += part * (was[row] - is[row]);
            }
        };
        add(m_effects.m_users, before.users, after.users);
        add(m_effects.m_jobs, before.jobs, after.jobs);
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
        Places places;
        for (std::size_t set = 0; set < all; ++set) {
            if (!visit(set, places)) {
                return false;
            }
            const auto made = static_cast<std::size_t>(std::popcount(set));
            for (std::size_t cause = 0; cause < count; ++cause) {
                addPlaces(cause, (set >> cause & 1) != 0 ? -weights[made - 1] : weights[made], places);
            }
        }
        return true;
    }

    [[nodiscard]] bool visit(std::size_t set, Places &places)
    {
        const std::size_t count = m_causes.all().size();
        if (set == 0 || set + 1 == std::size_t { 1 } << count) {
            findPlaces(places, set == 0 ? m_baseline : m_draft, set != 0, set != 0, nullptr);
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
        findPlaces(places, *evaluation, false, hasJobs, &partial);
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
        Places before;
        Places after;
        findPlaces(before, m_baseline, false, false, nullptr);
        for (std::size_t i = 0; i < count; ++i) {
            if (i + 1 == count) {
                findPlaces(after, m_draft, true, true, nullptr);
            } else {
                partial.make(order[i]);
                hasJobs = hasJobs || m_causes.all()[order[i]].jobs;
                std::optional<Evaluation> evaluation = evaluated(partial);
                if (!evaluation) {
                    return false;
                }
                findPlaces(after, *evaluation, false, hasJobs, &partial);
                m_recycled = std::move(*evaluation);
            }
            addRise(order[i], weight, before, after);
            std::swap(before, after);
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
    std::vector<double> sums(count);
    for (std::size_t cause = 0; cause < count; ++cause) {
        sums[cause] = table.sums[cause * table.rows + table.rowOf[object]];
    }
    std::int64_t missing = std::llround(std::accumulate(sums.begin(), sums.end(), 0.0));
    for (std::size_t cause = 0; cause < count; ++cause) {
        effects.push_back({ cause, static_cast<std::int64_t>(std::floor(sums[cause])) });
        missing -= effects.back().places;
    }
    // What the floors left goes to the largest rests; of those that differ by no more than sums round, to the first.
    const auto rest = [&sums](const Effect &effect) { return std::llround((sums[effect.cause] - std::floor(sums[effect.cause])) * 1e6); };
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
