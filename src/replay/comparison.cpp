// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/comparison.h"

#include "core/evaluate/evaluation.h"
#include "replay/timeline.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <utility>

namespace apportion::replay
{

namespace
{

/// What a share of the whole cluster the associations were promised; below 0 for those that have none of their own.
class Promises
{
public:
    explicit Promises(const Evaluation &evaluation) : m_evaluation(evaluation) { }

    [[nodiscard]] double of(AssociationId id) const
    {
        if (id == AssociationTree::root()) {
            return 1.0;
        }
        const AssociationTree &tree = m_evaluation.tree();
        if (tree.usesParent(id)) {
            return -1.0;
        }
        const double all = m_evaluation.levelShares(id);
        return all > 0.0 ? of(m_evaluation.fairShareParent(id)) * tree.rawShares(id) / all : 0.0;
    }

private:
    const Evaluation &m_evaluation;
};

/// The curves of one scenario.
class Curves
{
public:
    Curves(const ReplayScenario &scenario, const Timeline &timeline, ScenarioReplay &out)
        : m_scenario(scenario), m_timeline(timeline), m_out(out), m_tree(scenario.policy->associations)
    {
    }

    void draw()
    {
        const Trace &trace = m_scenario.workload->trace();
        m_out.busy.assign(m_timeline.size(), 0.0);
        m_out.queue.assign(m_timeline.size(), 0.0);
        m_charged.assign(m_timeline.size(), 0.0);
        for (TraceRow row = 0; row < trace.jobs.size(); ++row) {
            if (m_out.result.jobs[row].submitTime != noTime) {
                add(row, m_out.result.jobs[row]);
            }
        }
        for (const LostRun &run : m_out.result.lostRuns) {
            addRun(run);
            m_timeline.spread(run.startTime, run.endTime, [this](std::size_t place, double seconds) { m_out.queue[place] -= seconds; });
        }
        const std::vector<std::uint32_t> &cpusOf = m_scenario.machine->cpus;
        const double cpus = std::max(1.0, std::accumulate(cpusOf.begin(), cpusOf.end(), 0.0));
        m_out.meanBusy = std::accumulate(m_out.busy.begin(), m_out.busy.end(), 0.0)
            / std::max(1.0, cpus * static_cast<double>(m_timeline.end() - m_timeline.begin()));
        for (std::size_t place = 0; place < m_timeline.size(); ++place) {
            m_out.busy[place] /= m_timeline.seconds(place) * cpus;
            m_out.queue[place] /= m_timeline.seconds(place);
        }
        drawShares();
    }

private:
    void add(TraceRow row, const ReplayedJob &replay)
    {
        // What never started left the queue when its user took it back, or never.
        const std::int64_t left = replay.hasStarted() ? replay.startTime : m_scenario.workload->cancelTime(row);
        m_timeline.spread(replay.submitTime, left == noTime ? m_timeline.end() : left,
            [this](std::size_t place, double seconds) { m_out.queue[place] += seconds; });
        if (!replay.hasStarted()) {
            return;
        }
        addRun({ row, replay.startTime, replay.endTime == noTime ? m_timeline.end() : replay.endTime, replay.cpus, replay.billing });
    }

    void addRun(const LostRun &run)
    {
        m_timeline.spread(run.startTime, run.endTime, [&](std::size_t place, double seconds) {
            m_out.busy[place] += seconds * run.cpus;
            m_charged[place] += seconds * static_cast<double>(run.billing);
        });
        const AssociationId association = m_scenario.workload->association(run.row);
        for (AssociationId id = association == noAssociation ? noAssociation : m_tree.parent(association); id != noAssociation;
             id = m_tree.parent(id)) {
            std::vector<double> &delivered = m_delivered[id];
            delivered.resize(m_timeline.size());
            m_timeline.spread(run.startTime, run.endTime,
                [&](std::size_t place, double seconds) { delivered[place] += seconds * static_cast<double>(run.billing); });
        }
    }

    /// The factors of an account, by stretch of time: the last one that was known in each.
    [[nodiscard]] std::vector<double> factorsOf(AssociationId id) const
    {
        std::vector<double> factors(m_timeline.size(), -1.0);
        const std::vector<AssociationId> &accounts = m_out.result.accounts;
        const auto found = std::lower_bound(accounts.begin(), accounts.end(), id);
        if (found == accounts.end() || *found != id) {
            return factors;
        }
        std::size_t sample = 0;
        double last = -1.0;
        for (std::size_t place = 0; place < factors.size(); ++place) {
            for (; sample < m_out.result.factors.size() && m_out.result.factors[sample].time < m_timeline.beginOf(place + 1); ++sample) {
                last = m_out.result.factors[sample].factors[static_cast<std::size_t>(found - accounts.begin())];
            }
            factors[place] = last;
        }
        return factors;
    }

    void drawShares()
    {
        EvaluationOptions options;
        options.associationsOnly = true;
        const std::optional<Evaluation> evaluation = evaluate(*m_scenario.policy, *m_scenario.start, options);
        const Promises promises(*evaluation);
        const double all = std::accumulate(m_charged.begin(), m_charged.end(), 0.0);
        for (auto &[id, charged] : m_delivered) {
            if (id == AssociationTree::root()) {
                continue;
            }
            const AssociationId parent = m_tree.parent(id);
            AccountShare share;
            share.account = m_tree.name(id);
            share.parent = parent == AssociationTree::root() ? std::string_view() : m_tree.name(parent);
            share.promised = promises.of(id);
            share.factor = factorsOf(id);
            share.deliveredAll = all > 0.0 ? std::accumulate(charged.begin(), charged.end(), 0.0) / all : 0.0;
            for (std::size_t place = 0; place < charged.size(); ++place) {
                share.delivered.push_back(m_charged[place] > 0.0 ? charged[place] / m_charged[place] : -1.0);
            }
            m_out.shares.push_back(std::move(share));
        }
        std::sort(m_out.shares.begin(), m_out.shares.end(), [](const AccountShare &a, const AccountShare &b) { return a.account < b.account; });
    }

    const ReplayScenario &m_scenario;
    const Timeline &m_timeline;
    ScenarioReplay &m_out;
    const AssociationTree &m_tree;
    std::vector<double> m_charged; ///< to all, by stretch of time
    std::map<AssociationId, std::vector<double>> m_delivered; ///< to accounts with what is below them
};

using GroupName = std::pair<GroupBy, std::string>;

/// Mean waits of a group under the seeds of a scenario.
struct Spread
{
    std::vector<double> means;

    [[nodiscard]] double variance() const
    {
        const auto count = static_cast<double>(means.size());
        if (count < 2) {
            return 0.0;
        }
        const double mean = std::accumulate(means.begin(), means.end(), 0.0) / count;
        return std::accumulate(means.begin(), means.end(), 0.0, [mean](double sum, double one) { return sum + (one - mean) * (one - mean); })
            / (count - 1.0);
    }
};

class Comparer
{
public:
    Comparer(const std::vector<ReplayScenario> &scenarios, const ComparisonOptions &options, Progress *progress)
        : m_scenarios(scenarios), m_options(options), m_progress(progress), m_spreads(scenarios.size())
    {
    }

    ReplayComparison compare()
    {
        m_out.measureFrom = m_options.measureFrom;
        m_out.isFast = m_options.replay.isFast;
        if (m_progress != nullptr) {
            m_progress->begin(m_scenarios.size() * (m_options.seeds + 1) * m_scenarios.front().workload->submissions().size());
        }
        for (const ReplayScenario &scenario : m_scenarios) {
            m_out.scenarios.push_back({ scenario.name, replay(scenario, 0), {}, {}, 0.0, {} });
            if (!m_out.scenarios.back().result.isComplete) {
                return std::move(m_out);
            }
        }
        gather();
        m_out.isComplete = true;
        while (m_out.isComplete && m_out.seeds < m_options.seeds) {
            m_out.isComplete = shift(m_out.seeds + 1);
            m_out.seeds += m_out.isComplete ? 1 : 0;
        }
        setVariances();
        return std::move(m_out);
    }

private:
    /// Replays all scenarios with a seed; false when it was stopped.
    bool shift(std::uint32_t seed)
    {
        for (std::size_t place = 0; place < m_scenarios.size(); ++place) {
            const ReplayResult shifted = replay(m_scenarios[place], seed);
            if (!shifted.isComplete) {
                return false;
            }
            for (const WaitSummary &waits : summarize(m_scenarios[place], shifted)) {
                m_spreads[place][{ waits.by, waits.name }].means.push_back(waits.meanWait);
            }
        }
        return true;
    }

    [[nodiscard]] ReplayResult replay(const ReplayScenario &scenario, std::uint32_t seed) const
    {
        ReplayOptions options = m_options.replay;
        options.seed += seed;
        options.factorSeconds = seed == 0 ? factorSeconds() : 0;
        ReplayResult result = replayTrace(*scenario.policy, *scenario.start, *scenario.machine, *scenario.workload, options, m_progress);
        if (m_progress != nullptr) {
            m_progress->passed(scenario.workload->submissions().size());
        }
        return result;
    }

    /// So often that each stretch of time has a factor.
    [[nodiscard]] std::uint32_t factorSeconds() const
    {
        const Trace &trace = m_scenarios.front().workload->trace();
        const std::int64_t length = trace.jobs.empty() ? 0 : trace.jobs.back().submitTime - trace.jobs.front().submitTime;
        return static_cast<std::uint32_t>(
            std::clamp<std::int64_t>(length / std::max<std::int64_t>(1, m_options.points), 60, std::int64_t { 30 } * 86400));
    }

    [[nodiscard]] std::vector<WaitSummary> summarize(const ReplayScenario &scenario, const ReplayResult &result) const
    {
        return summarizeWaits(scenario.workload->trace(), result, m_options.measureFrom);
    }

    /// The curves and the groups, without their bands.
    void gather()
    {
        std::int64_t begin = std::max(m_out.scenarios.front().result.begin, m_options.measureFrom);
        std::int64_t end = begin;
        for (const ScenarioReplay &scenario : m_out.scenarios) {
            for (const ReplayedJob &job : scenario.result.jobs) {
                // Until the last one starts: while the longest of them run out nothing is decided any more.
                end = std::max({ end, job.submitTime, job.startTime });
            }
        }
        const Timeline timeline(begin, end, m_options.points);
        for (std::size_t place = 0; place < timeline.size(); ++place) {
            m_out.times.push_back(timeline.beginOf(place));
        }
        std::map<GroupName, std::size_t> places;
        for (std::size_t scenario = 0; scenario < m_scenarios.size(); ++scenario) {
            Curves(m_scenarios[scenario], timeline, m_out.scenarios[scenario]).draw();
            for (WaitSummary &waits : summarize(m_scenarios[scenario], m_out.scenarios[scenario].result)) {
                const auto [place, isNew] = places.try_emplace({ waits.by, waits.name }, m_out.groups.size());
                if (isNew) {
                    m_out.groups.push_back({ waits.by, waits.name, std::vector<WaitSummary>(m_scenarios.size()), {} });
                }
                m_out.groups[place->second].scenarios[scenario] = std::move(waits);
            }
        }
        std::stable_sort(m_out.groups.begin(), m_out.groups.end(), [](const GroupComparison &a, const GroupComparison &b) { return a.by < b.by; });
    }

    void setVariances()
    {
        for (GroupComparison &group : m_out.groups) {
            group.variances.reserve(m_scenarios.size());
            for (std::size_t place = 0; place < m_scenarios.size(); ++place) {
                group.variances.push_back(m_spreads[place][{ group.by, group.name }].variance());
            }
        }
    }

    const std::vector<ReplayScenario> &m_scenarios;
    const ComparisonOptions &m_options;
    Progress *m_progress;
    std::vector<std::map<GroupName, Spread>> m_spreads; ///< by scenario
    ReplayComparison m_out;
};

NamedCause named(const Policy &policy, const WaitCause &cause)
{
    NamedCause out;
    out.reason = cause.reason;
    const AssociationTree &tree = policy.associations;
    const auto associationName = [&tree](AssociationId id) {
        return std::string(tree.isUser(id) ? tree.name(id) : std::string_view()) + (tree.isUser(id) ? "@" : "") + std::string(tree.accountName(id));
    };
    if (cause.reason == WaitReason::Limit) {
        out.by = limitRule(cause.limit()).word;
        if (cause.tres != noTres) {
            out.by += '=' + policy.tres.name(cause.tres);
        }
        if (cause.who != WaitCause::nobody) {
            out.who = cause.ofQos ? "qos " + (*policy.qos)[cause.who].name : associationName(cause.who);
        }
    } else if (cause.namesJobAhead() && cause.who != WaitCause::nobody) {
        out.by = aheadByWords[static_cast<std::size_t>(cause.aheadBy())];
        out.who = associationName(cause.who);
    }
    return out;
}

} // namespace

double GroupComparison::band(std::size_t scenario, std::size_t from) const
{
    constexpr double nineteenOfTwenty = 1.96;
    return nineteenOfTwenty * std::sqrt(variances[scenario] + variances[from]);
}

double GroupComparison::weight(std::size_t scenario, std::size_t from) const
{
    return difference(scenario, from) * static_cast<double>(std::max(scenarios[scenario].jobs, scenarios[from].jobs));
}

double ReplayComparison::noise(std::size_t scenario, std::size_t from) const
{
    const bool isKnown
        = !groups.empty() && std::max(scenario, from) < groups.front().variances.size() && groups.front().scenarios[from].meanWait > 0.0;
    return isKnown ? groups.front().band(scenario, from) / groups.front().scenarios[from].meanWait : 0.0;
}

ReplayComparison compareReplays(const std::vector<ReplayScenario> &scenarios, const ComparisonOptions &options, Progress *progress)
{
    return scenarios.empty() ? ReplayComparison {} : Comparer(scenarios, options, progress).compare();
}

Situation sameUsage(const Policy &from, const Situation &start, const Policy &to)
{
    Situation same;
    same.toldAt = start.toldAt;
    same.lastReset = start.lastReset;
    const AssociationTree &tree = from.associations;
    for (const AssociationId id : tree.layoutPointer()->ids()) {
        const long double usage = start.ownUsage(id);
        const AssociationId account = usage == 0.0L ? noAssociation : to.associations.findAccount(tree.accountName(id));
        const AssociationId target = account == noAssociation || tree.isAccount(id) ? account : to.associations.findUser(account, tree.name(id));
        if (target != noAssociation) {
            same.setOwnUsage(target, same.ownUsage(target) + usage);
        }
    }
    return same;
}

std::vector<NamedCause> namedCauses(const Policy &policy, const ReplayResult &result, const std::vector<TraceRow> &rows)
{
    std::vector<WaitCause> sums;
    std::map<std::size_t, double> seconds; // may be more than a cause can count
    for (const TraceRow row : rows) {
        for (const WaitCause &cause : result.causesOf(result.jobs[row])) {
            const auto found = std::find_if(sums.begin(), sums.end(), [&cause](const WaitCause &one) { return one.isLike(cause); });
            seconds[static_cast<std::size_t>(found - sums.begin())] += cause.seconds;
            if (found == sums.end()) {
                sums.push_back(cause);
            }
        }
    }
    std::vector<NamedCause> causes;
    for (const auto &[place, sum] : seconds) {
        causes.push_back(named(policy, sums[place]));
        causes.back().seconds = sum / static_cast<double>(rows.size());
    }
    std::stable_sort(causes.begin(), causes.end(), [](const NamedCause &a, const NamedCause &b) { return a.seconds > b.seconds; });
    return causes;
}

std::vector<TraceRow> rowsOf(const Trace &trace, const ReplayResult &result, GroupBy by, const std::string &name, std::int64_t from)
{
    std::vector<TraceRow> rows;
    for (TraceRow row = 0; row < trace.jobs.size(); ++row) {
        const ReplayedJob &replay = result.jobs[row];
        if (replay.hasStarted() && isMeasured(trace.jobs[row], replay, from) && groupOf(trace, trace.jobs[row], replay, by).name == name) {
            rows.push_back(row);
        }
    }
    return rows;
}

} // namespace apportion::replay
