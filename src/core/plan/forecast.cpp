// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/forecast.h"

#include "core/evaluate/decay.h"
#include "core/evaluate/evaluation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace apportion
{

namespace
{

using Position = TreeLayout::Position;

constexpr long double roundingOfUsage = 1e-11L;
/// What is left of charges that end is not a rate.
constexpr double leastRate = 1e-9;

constexpr std::array<std::pair<Meanwhile, const char *>, 4> meanwhileWords = { {
    { Meanwhile::GoOn, "go-on" },
    { Meanwhile::RunningJobs, "running" },
    { Meanwhile::Shares, "shares" },
    { Meanwhile::Rest, "rest" },
} };

std::int64_t periodOf(const PrioritySettings &settings)
{
    return std::max<std::int64_t>(1, settings.calcPeriod.minutes) * 60;
}

/// What a rate of one TRES comes to over so many passes: each adds its period, decayed over it, to what has decayed. As a sum
/// of powers, but written so that nothing is lost where they are next to 1.
double gainedOver(const PrioritySettings &settings, std::int64_t passes)
{
    const auto period = static_cast<double>(periodOf(settings));
    const double factor = decayFactor(settings.halfLife);
    if (factor >= 1.0 || passes <= 0) {
        return period * static_cast<double>(std::max<std::int64_t>(0, passes));
    }
    const double over = decayOver(factor, period);
    const double step = period * std::log(factor);
    return period * over * std::expm1(static_cast<double>(passes) * step) / std::expm1(step);
}

/// The pass, counted from 1, at which usage is set to 0 last; 0: none of them does.
std::int64_t lastResetPass(const PrioritySettings &settings, std::int64_t start, std::int64_t passes, bool resetsAtOnce)
{
    const std::int64_t period = periodOf(settings);
    const bool once = settings.usageReset == UsageReset::Now;
    std::optional<std::int64_t> reset = resetsAtOnce ? start : nextUsageReset(settings.usageReset, start + (once ? 0 : 1));
    std::int64_t last = 0;
    while (reset) {
        const std::int64_t pass = std::max(last + 1, (*reset - start + period - 1) / period);
        if (pass > passes) {
            break;
        }
        last = pass;
        reset = once ? std::nullopt : nextUsageReset(settings.usageReset, *reset + 1);
    }
    return last;
}

/// Works out what everybody runs.
class Rates
{
public:
    Rates(const Snapshot &baseline, const Snapshot &draft, const ForecastAssumption &assumption, std::int64_t now)
        : m_baseline(baseline), m_draft(draft), m_assumption(assumption), m_now(now), m_tree(draft.policy.associations), m_layout(m_tree.layout()),
          m_rates(m_tree.rowCount(), 0.0), m_isTyped(m_tree.rowCount(), false)
    {
    }

    /// By id; read() first.
    [[nodiscard]] std::vector<double> take() { return std::move(m_rates); }
    [[nodiscard]] RatePhases takePhases() { return std::move(m_phases); }
    [[nodiscard]] const std::vector<bool> &typed() const { return m_isTyped; }

    void read()
    {
        switch (m_assumption.meanwhile) {
        case Meanwhile::GoOn:
            goOn();
            break;
        case Meanwhile::RunningJobs:
            runOn();
            break;
        case Meanwhile::Shares:
            runShares();
            break;
        case Meanwhile::Rest:
            break;
        }
        if (m_assumption.meanwhile == Meanwhile::GoOn) {
            reprice();
        }
        changeAccounts();
    }

private:
    /// What users who are gone left behind with an account runs no more.
    [[nodiscard]] bool runs(Position position) const { return m_layout.isUserAt(position) || m_layout.childCount(position) == 0; }

    /// The rate at which a TRES-second of usage has come about, so that a steady one leaves it as it is.
    [[nodiscard]] double rateOfUsage() const
    {
        const PrioritySettings &settings = m_baseline.policy.priority;
        const std::optional<std::int64_t> since = m_draft.situation.lastReset;
        if (const std::int64_t passes = since ? (m_now - *since) / periodOf(settings) : 0; passes > 0) {
            return 1.0 / gainedOver(settings, passes);
        }
        const double factor = decayFactor(settings.halfLife);
        if (factor < 1.0 && factor > 0.0) {
            const auto period = static_cast<double>(periodOf(settings));
            return -std::expm1(period * std::log(factor)) / (period * decayOver(factor, period));
        }
        // Nothing fades, and nobody said since when it was counted: the cluster was busy.
        const auto all = static_cast<double>(usageOfAll());
        constexpr double fourWeeks = 28.0 * 86400.0;
        const auto cpus = static_cast<double>(m_baseline.policy.clusterCpus());
        return all > 0.0 && cpus > 0.0 ? cpus / all : 1.0 / fourWeeks;
    }

    [[nodiscard]] long double usageOfAll() const
    {
        long double sum = 0.0L;
        for (const AssociationId id : m_layout.ids()) {
            sum += m_draft.situation.ownUsage(id);
        }
        return sum;
    }

    void goOn()
    {
        const double rate = rateOfUsage();
        for (Position position = 0; position < m_layout.size(); ++position) {
            const AssociationId id = m_layout.idAt(position);
            m_rates[id] = runs(position) ? static_cast<double>(m_draft.situation.ownUsage(id)) * rate : 0.0;
        }
    }

    void runOn()
    {
        const JobTable jobs = buildJobTable(m_draft.policy, m_draft.situation);
        const std::vector<double> charges = jobCharges(m_draft.policy, m_draft.situation, jobs);
        for (JobRow row = 0; row < jobs.rowCount(); ++row) {
            const bool isRunning = (jobs.state[row] & JobTable::runningBit) != 0;
            if (isRunning && jobs.startsJob(row) && jobs.association[row] != noAssociation) {
                m_rates[jobs.association[row]] += charges[jobs.job[row]];
            }
        }
    }

    void runShares()
    {
        const double whole = static_cast<double>(usageOfAll()) * rateOfUsage();
        const auto cpus = static_cast<double>(m_baseline.policy.clusterCpus());
        const std::vector<double> shares = sharesOfUsers();
        double sum = 0.0;
        for (const double share : shares) {
            sum += share;
        }
        const double busy = whole > 0.0 ? whole : std::max(1.0, cpus);
        for (AssociationId id = 0; id < m_rates.size(); ++id) {
            m_rates[id] = sum > 0.0 ? busy * shares[id] / sum : 0.0;
        }
    }

    /// By id: the shares of each level multiplied; 0 for accounts that have somebody below.
    [[nodiscard]] std::vector<double> sharesOfUsers() const
    {
        EvaluationOptions options;
        options.algorithm = Algorithm::Classic; // whose normalized shares are that product
        options.associationsOnly = true;
        const std::optional<Evaluation> evaluation = evaluate(m_draft.policy, m_draft.situation, options);
        std::vector<double> shares(m_rates.size(), 0.0);
        for (Position position = 1; evaluation && position < m_layout.size(); ++position) {
            shares[m_layout.idAt(position)] = runs(position) ? evaluation->sharesNorm[position] : 0.0;
        }
        return shares;
    }

    /// What ran under the baseline's weights is charged by the draft's.
    void reprice()
    {
        const Policy &before = m_baseline.policy;
        const Policy &after = m_draft.policy;
        if (before.partitions == after.partitions && before.qos == after.qos && before.tres == after.tres
            && before.priority.flags == after.priority.flags && before.nodeGroups == after.nodeGroups) {
            return;
        }
        const JobTable jobs = buildJobTable(after, m_draft.situation);
        const std::vector<double> now = jobCharges(after, m_draft.situation, jobs);
        const std::vector<double> was = jobCharges(before, m_draft.situation, buildJobTable(before, m_draft.situation));
        std::vector<double> chargedNow(m_layout.size(), 0.0);
        std::vector<double> chargedBefore(m_layout.size(), 0.0);
        for (JobRow row = 0; row < jobs.rowCount(); ++row) {
            if (jobs.startsJob(row) && jobs.association[row] != noAssociation) {
                chargedNow[jobs.position[row]] += now[jobs.job[row]];
                chargedBefore[jobs.position[row]] += was[jobs.job[row]];
            }
        }
        for (Position position = m_layout.size(); position-- > 1;) {
            chargedNow[m_layout.parent(position)] += chargedNow[position];
            chargedBefore[m_layout.parent(position)] += chargedBefore[position];
        }
        std::vector<double> times(m_layout.size(), 1.0);
        for (Position position = 0; position < m_layout.size(); ++position) {
            const bool hasJobs = chargedBefore[position] > 0.0;
            times[position] = hasJobs ? chargedNow[position] / chargedBefore[position] : position == 0 ? 1.0 : times[m_layout.parent(position)];
            m_rates[m_layout.idAt(position)] *= times[position];
        }
    }

    /// An account whose rate was typed or drawn, and all below it who may run something.
    struct Changed
    {
        const AccountRate *rate;
        std::vector<Position> below;
    };

    [[nodiscard]] std::vector<Changed> changedAccounts() const
    {
        std::vector<Changed> changed;
        changed.reserve(m_assumption.accounts.size());
        for (const AccountRate &account : m_assumption.accounts) {
            const AssociationId id = m_tree.findAccount(account.account);
            if (id == noAssociation) {
                continue;
            }
            std::vector<Position> below { m_layout.positionOf(id) };
            for (std::size_t i = 0; i < below.size(); ++i) {
                for (Position child = m_layout.firstChild(below[i]); child < m_layout.childEnd(below[i]); ++child) {
                    below.push_back(child);
                }
            }
            std::erase_if(below, [this](Position position) { return !runs(position); });
            changed.push_back({ &account, std::move(below) });
        }
        return changed;
    }

    void change(const Changed &account, std::int64_t from, std::vector<double> &rates) const
    {
        const double changed = account.rate->at(from);
        double sum = 0.0;
        for (const Position position : account.below) {
            sum += rates[m_layout.idAt(position)];
        }
        for (const Position position : account.below) {
            double &rate = rates[m_layout.idAt(position)];
            // as they run now; where nobody does, alike
            const double part = sum > 0.0 ? rate / sum : 1.0 / static_cast<double>(account.below.size());
            rate = account.rate->isTimes ? rate * changed : part * changed;
        }
    }

    /// Between two steps of whatever course all rates stay: each such phase is worked out as if they always were as in it.
    void changeAccounts()
    {
        const std::vector<Changed> accounts = changedAccounts();
        std::vector<bool> isDrawn(m_rates.size(), false);
        m_phases.from = { 0 };
        for (const Changed &account : accounts) {
            for (const RateStep &step : account.rate->steps) {
                m_phases.from.push_back(step.day * daySeconds);
            }
            for (const Position position : account.below) {
                m_isTyped[m_layout.idAt(position)] = true;
                isDrawn[m_layout.idAt(position)] = isDrawn[m_layout.idAt(position)] || !account.rate->steps.empty();
            }
        }
        std::sort(m_phases.from.begin(), m_phases.from.end());
        m_phases.from.erase(std::unique(m_phases.from.begin(), m_phases.from.end()), m_phases.from.end());
        for (AssociationId id = 0; id < isDrawn.size(); ++id) {
            if (isDrawn[id]) {
                m_phases.ids.push_back(id);
            }
        }
        const std::size_t count = m_phases.from.size();
        m_phases.rates.resize(m_phases.ids.size() * count);
        const std::vector<double> unchanged = m_rates;
        for (std::size_t phase = count; phase-- > 0;) {
            m_rates = unchanged;
            for (const Changed &account : accounts) {
                change(account, m_phases.from[phase], m_rates);
            }
            for (std::size_t i = 0; i < m_phases.ids.size(); ++i) {
                m_phases.rates[i * count + phase] = m_rates[m_phases.ids[i]];
            }
        }
        dropSteady();
    }

    /// A course that stays where it is, is a rate that was typed: the same number, to the last bit.
    void dropSteady()
    {
        const std::size_t count = m_phases.from.size();
        std::size_t left = 0;
        for (std::size_t i = 0; i < m_phases.ids.size(); ++i) {
            const auto rates = m_phases.rates.begin() + static_cast<std::ptrdiff_t>(i * count);
            const auto end = rates + static_cast<std::ptrdiff_t>(count);
            if (std::all_of(rates, end, [first = *rates](double rate) { return rate == first; })) {
                continue;
            }
            std::copy(rates, end, m_phases.rates.begin() + static_cast<std::ptrdiff_t>(left * count));
            m_phases.ids[left++] = m_phases.ids[i];
        }
        m_phases.ids.resize(left);
        m_phases.rates.resize(left * count);
        if (left == 0) {
            m_phases.from.clear();
        }
    }

    const Snapshot &m_baseline;
    const Snapshot &m_draft;
    const ForecastAssumption &m_assumption;
    std::int64_t m_now;
    const AssociationTree &m_tree;
    const TreeLayout &m_layout;
    std::vector<double> m_rates;
    std::vector<bool> m_isTyped; ///< by id; or drawn
    RatePhases m_phases;
};

/// What some charges of one association come to at once, from the first of them on: the parts that are more than its rate.
void addAbove(
    std::vector<ChargedSpan>::const_iterator begin, std::vector<ChargedSpan>::const_iterator end, double rate, std::vector<ChargedSpan> &above)
{
    std::vector<std::pair<std::int64_t, double>> steps;
    steps.reserve(2 * static_cast<std::size_t>(end - begin));
    for (auto span = begin; span != end; ++span) {
        steps.emplace_back(span->from, span->rate);
        if (span->to != JobSpan::never) {
            steps.emplace_back(span->to, -span->rate);
        }
    }
    std::sort(steps.begin(), steps.end());
    double charged = 0.0;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        charged += steps[i].second;
        const std::int64_t to = i + 1 < steps.size() ? steps[i + 1].first : JobSpan::never;
        const double more = charged - rate;
        if (to > steps[i].first && more > rate * static_cast<double>(roundingOfUsage) + leastRate) {
            above.push_back({ begin->id, steps[i].first, to, more });
        }
    }
}

std::vector<ChargedSpan> aboveRates(const QueueCourse &queue, const std::vector<double> &rates, const std::vector<bool> &typed)
{
    std::vector<ChargedSpan> above;
    for (auto begin = queue.charges.begin(); begin != queue.charges.end();) {
        const auto end = std::find_if(begin, queue.charges.end(), [begin](const ChargedSpan &span) { return span.id != begin->id; });
        if (begin->id >= rates.size()) {
            addAbove(begin, end, 0.0, above);
        } else if (!typed[begin->id]) {
            addAbove(begin, end, rates[begin->id], above);
        }
        begin = end;
    }
    return above;
}

std::shared_ptr<const ForecastBasis> basisOf(const Snapshot &baseline, const Snapshot &draft, const Situation &applied,
    const ForecastAssumption &assumption, std::int64_t now, std::shared_ptr<const QueueCourse> queue)
{
    Rates rates(baseline, draft, assumption, now);
    rates.read();
    auto basis = std::make_shared<ForecastBasis>();
    basis->present = applied;
    basis->rates = rates.take();
    basis->phases = rates.takePhases();
    basis->assumption = assumption;
    if (queue) {
        basis->above = aboveRates(*queue, basis->rates, rates.typed());
    }
    basis->queue = std::move(queue);
    return basis;
}

bool mayBeReset(const Snapshot &baseline, const Snapshot &draft, std::int64_t now)
{
    return resetOutlook(baseline.policy.priority.usageReset, draft.policy.priority.usageReset, draft.situation.lastReset, now) != ResetOutlook::Stays;
}

} // namespace

const char *meanwhileWord(Meanwhile meanwhile)
{
    return meanwhileWords[static_cast<std::size_t>(meanwhile)].second;
}

std::optional<Meanwhile> meanwhileOf(std::string_view word)
{
    const auto found = std::find_if(meanwhileWords.begin(), meanwhileWords.end(), [word](const auto &entry) { return word == entry.second; });
    return found == meanwhileWords.end() ? std::nullopt : std::optional(found->first);
}

std::int64_t presentOf(const Situation &situation, std::int64_t otherwise)
{
    const std::int64_t present = presentOf(situation);
    return present > 0 ? present : otherwise;
}

UsageCourse usageCourse(const PrioritySettings &settings, std::int64_t start, std::int64_t seconds, bool resetsAtOnce)
{
    const std::int64_t passes = std::max<std::int64_t>(0, seconds) / periodOf(settings);
    const std::int64_t reset = lastResetPass(settings, start, passes, resetsAtOnce);
    if (reset > 0) {
        return { 0.0, gainedOver(settings, passes - reset + 1), (reset - 1) * periodOf(settings) };
    }
    const double passed = static_cast<double>(passes) * static_cast<double>(periodOf(settings));
    return { decayOver(decayFactor(settings.halfLife), passed), gainedOver(settings, passes), 0 };
}

double gainedBetween(const PrioritySettings &settings, std::int64_t from, std::int64_t to, std::int64_t passed)
{
    const std::int64_t period = periodOf(settings);
    const std::int64_t last = passed / period;
    const double factor = decayFactor(settings.halfLife);
    const auto decayed = [factor](std::int64_t seconds) { return decayOver(factor, static_cast<double>(seconds)); };
    to = std::min(to, last * period);
    if (to <= from) {
        return 0.0;
    }
    const auto part = [&](std::int64_t seconds, std::int64_t pass) {
        return seconds <= 0 ? 0.0 : static_cast<double>(seconds) * decayed(seconds) * decayed((last - pass) * period);
    };
    const std::int64_t first = (from + period - 1) / period; // pass at or after the beginning
    const std::int64_t end = to / period;
    if (first > end) {
        return part(to - from, first);
    }
    return part(first * period - from, first) + gainedOver(settings, end - first) * decayed((last - end) * period) + part(to - end * period, end + 1);
}

std::span<const double> RatePhases::ratesOf(AssociationId id) const
{
    const auto found = std::lower_bound(ids.begin(), ids.end(), id);
    if (found == ids.end() || *found != id) {
        return {};
    }
    return std::span(rates).subspan(static_cast<std::size_t>(found - ids.begin()) * from.size(), from.size());
}

double Ahead::queuedUsage(AssociationId id) const
{
    const auto found = std::lower_bound(queued.begin(), queued.end(), id, [](const auto &entry, AssociationId asked) { return entry.first < asked; });
    return found != queued.end() && found->first == id ? found->second : 0.0;
}

Forecaster::Forecaster(const Snapshot &baseline, const Snapshot &draft, const Situation &applied, const ForecastAssumption &assumption,
    std::int64_t now, std::shared_ptr<const QueueCourse> queue)
    : m_settings(draft.policy.priority), m_now(now), m_resetsAtOnce(mayBeReset(baseline, draft, now)),
      m_basis(basisOf(baseline, draft, applied, assumption, now, std::move(queue)))
{
}

Forecaster::Forecaster(const Snapshot &snapshot, const ForecastAssumption &assumption, std::int64_t now, std::shared_ptr<const QueueCourse> queue)
    : Forecaster(snapshot, snapshot, snapshot.situation, assumption, now, std::move(queue))
{
}

Ahead Forecaster::at(std::int64_t seconds) const
{
    if (seconds <= 0) {
        return { m_basis->present, m_basis, 0, 0, {} };
    }
    const std::int64_t passed = seconds - seconds % periodOf(m_settings);
    Ahead ahead { m_basis->present, m_basis, seconds, passed, usageCourse(m_settings, m_now, seconds, m_resetsAtOnce) };
    Situation &then = ahead.situation;
    then.tresUsage = Shared<std::vector<TresUsage>>(); // what runs is known in billing only
    const auto rows = static_cast<AssociationId>(std::max(m_basis->rates.size(), then.ownUsageColumn().size()));
    then.cover(rows);
    const auto kept = static_cast<long double>(ahead.course.kept);
    const auto gained = static_cast<long double>(ahead.course.gained);
    addPhases(ahead);
    addQueue(ahead);
    auto queued = ahead.queued.cbegin();
    const RatePhases &phases = m_basis->phases;
    std::size_t drawn = 0;
    for (AssociationId id = 0; id < rows; ++id) {
        const long double now = then.ownUsage(id);
        long double later = now * kept;
        if (drawn < phases.ids.size() && phases.ids[drawn] == id) {
            const double *rates = phases.rates.data() + drawn++ * phases.from.size();
            for (const double phase : ahead.phaseGains) {
                later += static_cast<long double>(*rates++) * static_cast<long double>(phase);
            }
        } else {
            later += static_cast<long double>(m_basis->rate(id)) * gained;
        }
        if (queued != ahead.queued.cend() && queued->first == id) {
            later += static_cast<long double>((queued++)->second);
        }
        if (std::fabs(later - now) > now * roundingOfUsage) { // else 999 would stand where 1000 goes on as it is
            then.setOwnUsage(id, later);
        }
    }
    return ahead;
}

void Forecaster::addPhases(Ahead &ahead) const
{
    const std::vector<std::int64_t> &from = m_basis->phases.from;
    ahead.phaseGains.reserve(from.size());
    for (std::size_t phase = 0; phase < from.size(); ++phase) {
        const std::int64_t to = phase + 1 < from.size() ? from[phase + 1] : JobSpan::never;
        ahead.phaseGains.push_back(gainedBetween(m_settings, std::max(from[phase], ahead.course.since), to, ahead.passed));
    }
}

/// What jobs of the queue come to by then, and which of them have started.
void Forecaster::addQueue(Ahead &ahead) const
{
    if (!m_basis->queue) {
        return;
    }
    for (const ChargedSpan &span : m_basis->above) {
        const double usage = span.rate * gainedBetween(m_settings, std::max(span.from, ahead.course.since), span.to, ahead.passed);
        if (usage <= 0.0) {
            continue;
        }
        if (ahead.queued.empty() || ahead.queued.back().first != span.id) {
            ahead.queued.emplace_back(span.id, 0.0);
        }
        ahead.queued.back().second += usage;
    }
    const std::vector<JobSpan> &spans = m_basis->queue->jobs;
    const std::vector<Job> &jobs = *m_basis->present.jobs;
    const auto starts = [&](std::size_t job) { return !jobs[job].running && spans[job].start <= ahead.seconds; };
    std::size_t job = 0;
    const std::size_t count = std::min(spans.size(), jobs.size());
    while (job < count && !starts(job)) {
        ++job;
    }
    if (job == count) {
        return; // the column stays shared
    }
    std::vector<Job> &then = ahead.situation.jobs.edit();
    const std::vector<std::uint32_t> &priorities = m_basis->queue->priorities;
    for (; job < count; ++job) {
        if (starts(job)) { // and keeps the priority that it had (slurm.conf manual, PriorityFlags: CALCULATE_RUNNING)
            then[job].running = true;
            then[job].printedPriority = job < priorities.size() ? priorities[job] : then[job].printedPriority;
        }
    }
}

} // namespace apportion
