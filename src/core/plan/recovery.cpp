// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/recovery.h"

#include "core/evaluate/decay.h"
#include "core/evaluate/partial_fair_share.h"

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

using Position = TreeLayout::Position;

constexpr std::uint32_t mostHours = 24 * 366 * 2;
constexpr std::size_t mostOvertakings = 200;
constexpr std::size_t pointsBetweenProgress = 8;

/// Usage is linear in what there was and in what is run: own · kept + rate · gained, the same two numbers for everybody.
class UsageBasis
{
public:
    UsageBasis(const PrioritySettings &settings, std::int64_t start, std::uint32_t hours)
    {
        const std::int64_t seconds = std::int64_t { hours } * 3600;
        m_period = std::max<std::int64_t>(1, settings.calcPeriod.minutes) * 60;
        m_kept = usageOverTime(settings, 1.0L, {}, start, seconds);
        m_gained = usageOverTime(settings, 0.0L, { { 0, seconds + m_period, 1.0 } }, start, seconds);
    }

    /// At the last calculation at or before that hour.
    [[nodiscard]] long double keptAt(std::uint32_t hour) const { return m_kept[indexOf(hour)].usage; }
    [[nodiscard]] long double gainedAt(std::uint32_t hour) const { return m_gained[indexOf(hour)].usage; }

private:
    [[nodiscard]] std::size_t indexOf(std::uint32_t hour) const
    {
        return std::min(m_kept.size() - 1, static_cast<std::size_t>(std::int64_t { hour } * 3600 / m_period));
    }

    std::int64_t m_period;
    std::vector<UsagePoint> m_kept;
    std::vector<UsagePoint> m_gained;
};

long double usageOfAll(const Policy &policy, const Situation &situation)
{
    long double sum = 0.0L;
    for (const AssociationId id : policy.associations.layout().ids()) {
        sum += situation.ownUsage(id);
    }
    return sum;
}

/// Usage of a position at any hour: what goes on as before keeps its proportions, what the chosen ones had decays, and what
/// they run comes to it.
struct UsageParts
{
    long double others = 0.0L;
    long double chosen = 0.0L;
    long double rate = 0.0L; ///< of the chosen ones, TRES a second
};

class Forecast
{
public:
    Forecast(const Policy &policy, const Situation &situation, const RecoveryOptions &options, const std::stop_token &stop)
        : m_policy(policy), m_situation(situation), m_options(options), m_stop(stop), m_layout(policy.associations.layoutPointer()),
          m_basis(policy.priority, options.start, std::min(options.hours, mostHours))
    {
        for (const AssociationId id : options.chosen) {
            addLine(id);
        }
        m_chosen = m_out.lines.size();
        for (const AssociationId id : options.watched) {
            addLine(id);
        }
        m_factors.resize(m_out.lines.size());
    }

    std::optional<RecoveryForecast> run(const std::function<void(double)> &progress)
    {
        if (!plan()) {
            return std::nullopt;
        }
        const std::uint32_t end = std::min(m_options.hours, mostHours);
        const std::uint32_t step = std::max(1U, m_options.everyHours);
        for (std::uint32_t hour = 0;; hour = std::min(end, hour + step)) {
            if (!workOut(hour)) {
                return std::nullopt;
            }
            m_out.hours.push_back(hour);
            for (std::size_t i = 0; i < m_out.lines.size(); ++i) {
                m_out.lines[i].factor.push_back(m_factors[i]);
            }
            if (hour == end) {
                break;
            }
            if (progress && m_out.hours.size() % pointsBetweenProgress == 0) {
                progress(static_cast<double>(hour) / end);
            }
        }
        return findOvertakings() ? std::optional(std::move(m_out)) : std::nullopt;
    }

private:
    void addLine(AssociationId id)
    {
        const bool isThere = std::any_of(m_out.lines.begin(), m_out.lines.end(), [id](const RecoveryLine &line) { return line.id == id; });
        if (m_policy.associations.isLive(id) && !isThere) {
            m_out.lines.push_back({ id, {} });
        }
    }

    /// An association and everything below it.
    [[nodiscard]] std::vector<Position> subtree(AssociationId id) const
    {
        std::vector<Position> all { m_layout->positionOf(id) };
        for (std::size_t i = 0; i < all.size(); ++i) {
            for (Position child = m_layout->firstChild(all[i]); child < m_layout->childEnd(all[i]); ++child) {
                all.push_back(child);
            }
        }
        return all;
    }

    [[nodiscard]] EvaluationOptions evaluationOptions() const
    {
        EvaluationOptions options;
        options.algorithm = m_options.algorithm;
        options.mergeTiedAccounts = m_options.mergeTiedAccounts;
        options.associationsOnly = true;
        return options;
    }

    /// What everybody runs from now on, and what of the tree has to be looked at for it.
    bool plan()
    {
        std::optional<Evaluation> now = evaluate(m_policy, m_situation, evaluationOptions(), m_stop);
        if (!now) {
            return false;
        }
        if (now->sharesNorm.empty()) {
            now->sharesNorm.resize(m_layout->size()); // Fair Tree does without the product of the shares down to each
            multiplyNormShares({ now->tree(), now->layout(), m_stop, *now });
        }
        const double whole = steadyUsageRate(m_policy, m_situation);
        const long double all = now->usage[0];
        m_rateOfUsage = all > 0.0L ? static_cast<long double>(whole) / all : 0.0L;
        setParts(now->sharesNorm, m_options.timesShare * whole);
        if (!now->mergedTiedAccounts()) {
            std::vector<AssociationId> lines;
            for (const RecoveryLine &line : m_out.lines) {
                lines.push_back(line.id);
            }
            const std::vector<AssociationId> chosen(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(m_chosen));
            m_partial.emplace(std::move(*now), lines, chosen);
        }
        return true;
    }

    void setParts(const std::vector<double> &shares, double wholeTimes)
    {
        m_parts.resize(m_layout->size());
        for (Position position = 0; position < m_layout->size(); ++position) {
            m_parts[position].others = m_situation.ownUsage(m_layout->idAt(position));
        }
        for (std::size_t i = 0; i < m_chosen; ++i) {
            setChosen(shares, m_out.lines[i].id, wholeTimes);
        }
        m_own = m_parts;
        for (Position position = m_layout->size(); position-- > 1;) {
            UsageParts &above = m_parts[m_layout->parent(position)];
            above.others += m_parts[position].others;
            above.chosen += m_parts[position].chosen;
            above.rate += m_parts[position].rate;
        }
    }

    void setChosen(const std::vector<double> &shares, AssociationId id, double wholeTimes)
    {
        const std::vector<Position> below = subtree(id);
        double sum = 0.0;
        std::size_t users = 0;
        for (const Position position : below) {
            if (m_layout->isUserAt(position)) {
                sum += shares[position];
                ++users;
            }
        }
        const double rate = shares[below.front()] * wholeTimes;
        for (const Position position : below) {
            UsageParts &parts = m_parts[position];
            parts.chosen = m_situation.ownUsage(m_layout->idAt(position));
            parts.others = 0.0L;
            parts.rate = 0.0L;
            if (m_layout->isUserAt(position)) {
                parts.rate = rate * (sum > 0.0 ? shares[position] / sum : 1.0 / static_cast<double>(users));
            }
        }
        if (users == 0) {
            m_parts[below.front()].rate = rate;
        }
    }

    [[nodiscard]] long double usageOf(const UsageParts &parts, long double kept, long double gained) const
    {
        return parts.others * (kept + m_rateOfUsage * gained) + parts.chosen * kept + parts.rate * gained;
    }

    /// Puts the factors at an hour into m_factors.
    bool workOut(std::uint32_t hour)
    {
        const long double kept = m_basis.keptAt(hour);
        const long double gained = m_basis.gainedAt(hour);
        // Just reset: who has used nothing ties with everybody, whatever their order was.
        if (!m_partial || (kept == 0.0L && gained == 0.0L)) {
            return workOutWhole(kept, gained);
        }
        for (const Position position : m_partial->positions()) {
            m_partial->setUsage(position, usageOf(m_parts[position], kept, gained));
        }
        if (!m_partial->update(m_stop)) {
            return false;
        }
        for (std::size_t i = 0; i < m_out.lines.size(); ++i) {
            m_factors[i] = m_partial->factor(m_out.lines[i].id);
        }
        return true;
    }

    bool workOutWhole(long double kept, long double gained)
    {
        Situation then = m_situation;
        for (Position position = 0; position < m_layout->size(); ++position) {
            then.setOwnUsage(m_layout->idAt(position), usageOf(m_own[position], kept, gained));
        }
        std::optional<Evaluation> evaluation = evaluate(m_policy, then, evaluationOptions(), m_stop, std::move(m_recycled));
        if (!evaluation) {
            return false;
        }
        for (std::size_t i = 0; i < m_out.lines.size(); ++i) {
            m_factors[i] = factorOf(*evaluation, m_out.lines[i].id);
        }
        m_recycled = std::move(*evaluation);
        return true;
    }

    [[nodiscard]] double factorOf(const Evaluation &evaluation, AssociationId id) const
    {
        if (evaluation.algorithm() != Algorithm::FairTree || evaluation.tree().isUser(id)) {
            return evaluation.fairShare(id);
        }
        double highest = 0.0;
        for (const Position position : subtree(id)) {
            highest = std::max(highest, evaluation.factor[position]); // 0 for accounts
        }
        return highest;
    }

    bool findOvertakings()
    {
        for (std::size_t a = 0; a < m_chosen; ++a) {
            for (std::size_t b = a + 1; b < m_out.lines.size(); ++b) {
                if (!findOvertakings(a, b)) {
                    return false;
                }
            }
        }
        std::stable_sort(
            m_out.overtakings.begin(), m_out.overtakings.end(), [](const Overtaking &x, const Overtaking &y) { return x.hour < y.hour; });
        return true;
    }

    /// Between two points where the order is another, the hour is searched by halving.
    bool findOvertakings(std::size_t a, std::size_t b)
    {
        int before = 0;
        std::size_t last = 0;
        for (std::size_t i = 0; i < m_out.hours.size() && m_out.overtakings.size() < mostOvertakings; ++i) {
            const double difference = m_out.lines[a].factor[i] - m_out.lines[b].factor[i];
            const int order = difference > 0.0 ? 1 : difference < 0.0 ? -1 : 0;
            if (order != 0 && before != 0 && order != before && !settle(a, b, m_out.hours[last], m_out.hours[i], order)) {
                return false;
            }
            if (order != 0) {
                before = order;
                last = i;
            }
        }
        return true;
    }

    bool settle(std::size_t a, std::size_t b, std::uint32_t from, std::uint32_t to, int order)
    {
        const std::size_t winner = order > 0 ? a : b;
        const std::size_t loser = order > 0 ? b : a;
        double factor = 0.0;
        while (true) {
            const std::uint32_t middle = to - from <= 1 ? to : from + (to - from) / 2;
            if (!workOut(middle)) {
                return false;
            }
            const bool above = m_factors[winner] > m_factors[loser];
            if (above) {
                factor = m_factors[winner];
            }
            if (middle == to) {
                break;
            }
            (above ? to : from) = middle;
        }
        m_out.overtakings.push_back({ m_out.lines[winner].id, m_out.lines[loser].id, to, factor });
        return true;
    }

    const Policy &m_policy;
    const Situation &m_situation;
    const RecoveryOptions &m_options;
    const std::stop_token &m_stop;
    Shared<TreeLayout> m_layout;
    UsageBasis m_basis;
    std::size_t m_chosen = 0; ///< lines
    long double m_rateOfUsage = 0.0L; ///< of those who go on as before: TRES a second for each TRES-second used
    std::vector<UsageParts> m_own; ///< by position
    std::vector<UsageParts> m_parts; ///< with everything below
    std::optional<PartialFairShare> m_partial; ///< not where tied accounts are merged
    std::vector<double> m_factors; ///< of the lines
    Evaluation m_recycled;
    RecoveryForecast m_out;
};

} // namespace

double steadyUsageRate(const Policy &policy, const Situation &situation)
{
    const auto all = static_cast<double>(usageOfAll(policy, situation));
    const double factor = decayFactor(policy.priority.halfLife);
    if (factor < 1.0 && factor > 0.0 && all > 0.0) {
        const double period = std::max(1.0, static_cast<double>(policy.priority.calcPeriod.minutes)) * 60.0;
        const double kept = decayOver(factor, period);
        return all * (1.0 - kept) / (period * kept);
    }
    if (const auto cpus = static_cast<double>(policy.clusterCpus()); cpus > 0.0) {
        return cpus;
    }
    constexpr double fourWeeks = 28.0 * 86400.0;
    return all > 0.0 ? all / fourWeeks : 1.0;
}

std::optional<RecoveryForecast> forecastRecovery(const Policy &policy, const Situation &situation, const RecoveryOptions &options,
    const std::stop_token &stop, const std::function<void(double)> &progress)
{
    return Forecast(policy, situation, options, stop).run(progress);
}

} // namespace apportion
