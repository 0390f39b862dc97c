// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recovery.h"

#include "core/decay.h"

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

using Position = TreeLayout::Position;

constexpr std::uint32_t mostHours = 24 * 366 * 2;
constexpr std::size_t mostOvertakings = 200;

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

long double usageOfAll(const Policy &policy)
{
    long double sum = 0.0L;
    for (const AssociationId id : policy.associations.layout().ids()) {
        sum += policy.associations.ownUsage(id);
    }
    return sum;
}

class Forecast
{
public:
    Forecast(const Policy &policy, const RecoveryOptions &options, const std::stop_token &stop)
        : m_policy(policy), m_options(options), m_stop(stop), m_layout(policy.associations.layoutPointer()),
          m_basis(policy.priority, options.start, std::min(options.hours, mostHours))
    {
        for (const AssociationId id : options.chosen) {
            addLine(id);
        }
        m_chosen = m_out.lines.size();
        for (const AssociationId id : options.watched) {
            addLine(id);
        }
    }

    std::optional<RecoveryForecast> run()
    {
        if (!plan()) {
            return std::nullopt;
        }
        const std::uint32_t end = std::min(m_options.hours, mostHours);
        const std::uint32_t step = std::max(1U, m_options.everyHours);
        for (std::uint32_t hour = 0;; hour = std::min(end, hour + step)) {
            const std::optional<std::vector<double>> factors = factorsAt(hour);
            if (!factors) {
                return std::nullopt;
            }
            m_out.hours.push_back(hour);
            for (std::size_t i = 0; i < m_out.lines.size(); ++i) {
                m_out.lines[i].factor.push_back((*factors)[i]);
            }
            if (hour == end) {
                break;
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
            m_users.push_back(usersBelow(id));
        }
    }

    [[nodiscard]] std::vector<Position> usersBelow(AssociationId id) const
    {
        std::vector<Position> users;
        std::vector<Position> open { m_layout->positionOf(id) };
        while (!open.empty()) {
            const Position position = open.back();
            open.pop_back();
            if (m_layout->isUserAt(position)) {
                users.push_back(position);
            }
            for (Position child = m_layout->firstChild(position); child < m_layout->childEnd(position); ++child) {
                open.push_back(child);
            }
        }
        return users;
    }

    /// What everybody runs from now on, by position.
    bool plan()
    {
        EvaluationOptions classic;
        classic.algorithm = Algorithm::Classic; // for the product of the shares down to each association
        classic.associationsOnly = true;
        const std::optional<Evaluation> shares = evaluate(m_policy, classic, m_stop);
        if (!shares) {
            return false;
        }
        const AssociationTree &tree = m_policy.associations;
        const double whole = steadyUsageRate(m_policy);
        const long double all = usageOfAll(m_policy);
        m_rates.resize(m_layout->size());
        for (Position position = 0; position < m_layout->size(); ++position) {
            const long double own = tree.ownUsage(m_layout->idAt(position));
            m_rates[position] = all > 0.0L ? whole * static_cast<double>(own / all) : 0.0;
        }
        for (std::size_t i = 0; i < m_chosen; ++i) {
            setRates(*shares, m_out.lines[i].id, m_users[i], m_options.timesShare * whole);
        }
        return true;
    }

    void setRates(const Evaluation &shares, AssociationId id, const std::vector<Position> &users, double wholeTimes)
    {
        const Position position = m_layout->positionOf(id);
        const double rate = shares.sharesNorm[position] * wholeTimes;
        m_rates[position] = users.empty() ? rate : 0.0;
        double sum = 0.0;
        for (const Position user : users) {
            sum += shares.sharesNorm[user];
        }
        for (const Position user : users) {
            const double part = sum > 0.0 ? shares.sharesNorm[user] / sum : 1.0 / static_cast<double>(users.size());
            m_rates[user] = rate * part;
        }
    }

    std::optional<std::vector<double>> factorsAt(std::uint32_t hour)
    {
        const long double kept = m_basis.keptAt(hour);
        const long double gained = m_basis.gainedAt(hour);
        Policy then = m_policy;
        for (Position position = 0; position < m_layout->size(); ++position) {
            const AssociationId id = m_layout->idAt(position);
            then.associations.setOwnUsage(id, m_policy.associations.ownUsage(id) * kept + static_cast<long double>(m_rates[position]) * gained);
        }
        EvaluationOptions options;
        options.algorithm = m_options.algorithm;
        options.mergeTiedAccounts = m_options.mergeTiedAccounts;
        options.associationsOnly = true;
        std::optional<Evaluation> evaluation = evaluate(then, options, m_stop, std::move(m_recycled));
        if (!evaluation) {
            return std::nullopt;
        }
        std::vector<double> factors;
        for (std::size_t i = 0; i < m_out.lines.size(); ++i) {
            factors.push_back(factorOf(*evaluation, m_out.lines[i].id, m_users[i]));
        }
        m_recycled = std::move(*evaluation);
        return factors;
    }

    static double factorOf(const Evaluation &evaluation, AssociationId id, const std::vector<Position> &users)
    {
        if (evaluation.algorithm() != Algorithm::FairTree || evaluation.tree().isUser(id)) {
            return evaluation.fairShare(id);
        }
        double highest = 0.0;
        for (const Position user : users) {
            highest = std::max(highest, evaluation.factor[user]);
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
            const std::optional<std::vector<double>> factors = factorsAt(middle);
            if (!factors) {
                return false;
            }
            const bool above = (*factors)[winner] > (*factors)[loser];
            if (above) {
                factor = (*factors)[winner];
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
    const RecoveryOptions &m_options;
    const std::stop_token &m_stop;
    std::shared_ptr<const TreeLayout> m_layout;
    UsageBasis m_basis;
    std::vector<std::vector<Position>> m_users; ///< of each line
    std::size_t m_chosen = 0; ///< lines
    std::vector<double> m_rates;
    Evaluation m_recycled;
    RecoveryForecast m_out;
};

} // namespace

double steadyUsageRate(const Policy &policy)
{
    const auto all = static_cast<double>(usageOfAll(policy));
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

std::optional<RecoveryForecast> forecastRecovery(const Policy &policy, const RecoveryOptions &options, const std::stop_token &stop)
{
    return Forecast(policy, options, stop).run();
}

} // namespace apportion
