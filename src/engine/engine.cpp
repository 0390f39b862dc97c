// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"

#include "core/change/change_notes.h"
#include "core/change/folded_values.h"
#include "core/change/renamed_accounts.h"
#include "core/change/usage_after_apply.h"
#include "core/check/checker.h"
#include "core/policy/beside.h"
#include "engine/background_job.h"
#include "engine/evaluation_pool.h"

#include <QDateTime>
#include <QPointer>
#include <QThreadPool>

#include <optional>
#include <stop_token>
#include <utility>

namespace apportion
{

namespace
{

using Clock = std::chrono::steady_clock;

struct Request
{
    Snapshot draft;
    Snapshot baseline;
    EvaluationOptions options;
    quint64 generation = 0;
    Engine::Draft taken = Engine::Draft::Applied;
    LookAhead look;

    [[nodiscard]] bool isElsewhere() const { return look.seconds > 0 || look.past; }
};

bool sameOptions(const EvaluationOptions &a, const EvaluationOptions &b)
{
    return a.algorithm == b.algorithm && a.mergeTiedAccounts == b.mergeTiedAccounts && a.now == b.now && a.associationsOnly == b.associationsOnly;
}

/// A tree of so many associations is worth another thread.
constexpr AssociationId besideFrom = 5000;

} // namespace

/// What one run leaves for the next; never used by two at once.
class Engine::Evaluator
{
public:
    explicit Evaluator(Engine *engine) : m_engine(engine) { }

    /// Null when it was stopped.
    [[nodiscard]] std::shared_ptr<const Results> compute(const Request &request, const std::stop_token &stop);
    /// The next run may need the memory.
    void forgetBaseline()
    {
        m_baseline.reset();
        m_lookout = {};
        m_baselineLookout = {};
    }

private:
    void look(Request &request, const Situation &applied, Results &results);
    [[nodiscard]] Diagnostics findingsOf(const Request &request, const Situation &applied, const Evaluation *evaluation, const std::stop_token &stop);
    static void findDifference(const Request &request, Results &results, const std::stop_token &stop);
    void publishNumbers(const Results &results);
    [[nodiscard]] std::shared_ptr<const Evaluation> baselineOf(
        const Request &request, const std::shared_ptr<const Evaluation> &draft, const std::stop_token &stop);

    Engine *const m_engine;
    const std::shared_ptr<EvaluationPool> m_pool = std::make_shared<EvaluationPool>();
    std::shared_ptr<const Evaluation> m_baseline; ///< the last baseline's, kept while baseline and options stay
    EvaluationOptions m_baselineOptions;
    std::optional<Diagnostics> m_findings; ///< of the policy of m_findingsOf: while one looks ahead they stay
    quint64 m_findingsOf = 0;
    Lookout m_lookout; ///< of the draft
    Lookout m_baselineLookout;
};

struct Engine::Private
{
    explicit Private(Engine *engine) : evaluator(engine)
    {
        pool.setMaxThreadCount(1);
        pool.setExpiryTimeout(-1);
    }

    QThreadPool pool; ///< its own: nothing else is waited for
    Evaluator evaluator;
    std::unique_ptr<BackgroundJob<std::shared_ptr<const Results>>> job;
    std::optional<Request> waiting; ///< for the one that runs
    quint64 running = 0; ///< the generation of that
    bool busy = false;
    Clock::time_point waitingSince; ///< since when whoever asks has seen no answer
};

std::shared_ptr<const Results> Engine::Evaluator::compute(const Request &asked, const std::stop_token &stop)
{
    Request request = asked;
    auto results = std::make_shared<Results>();
    results->generation = request.generation;
    results->match = AssociationMatch(request.baseline.policy.associations, request.draft.policy.associations, stop);
    if (stop.stop_requested()) {
        return nullptr; // the match may be incomplete
    }
    const Situation applied
        = request.taken == Draft::Applied ? situationAfterApply(request.baseline, request.draft, results->match) : request.draft.situation;
    const std::optional<std::int64_t> lastReset = request.draft.situation.lastReset;
    if (request.isElsewhere()) {
        look(request, applied, *results);
    }
    const Situation &situation = request.isElsewhere() ? request.draft.situation : applied;
    const auto begin = Clock::now();
    std::optional<Evaluation> draft
        = evaluate(request.draft.policy, situation, request.options, stop, m_pool->take(request.draft.policy.associations));
    results->evaluationTime = Clock::now() - begin;
    if (!draft) {
        return nullptr;
    }
    draft->makeRanks(); // the window shows them, and shall not sort
    results->evaluation = m_pool->share(std::move(*draft));
    results->baseline = baselineOf(request, results->evaluation, stop);
    if (!results->baseline || stop.stop_requested()) {
        return nullptr;
    }
    publishNumbers(*results);
    // What is different in the draft and what is found wrong with it need nothing of where its users rank.
    std::future<Diagnostics> finding = beside(request.draft.policy.associations.count() >= besideFrom, [&] {
        Diagnostics findings
            = checkChange(request.baseline.policy, request.draft.policy, lastReset, QDateTime::currentSecsSinceEpoch(), request.baseline.situation);
        const auto append = [&findings](const Diagnostics &more) { findings.insert(findings.end(), more.begin(), more.end()); };
        append(findingsOf(request, applied, request.isElsewhere() ? nullptr : results->evaluation.get(), stop));
        findDifference(request, *results, stop);
        append(checkSharedChanges(request.baseline.policy, request.draft.policy, results->difference));
        return findings;
    });
    results->withRenamed = matchWithRenamed(request.baseline.policy.associations, request.draft.policy.associations, results->match);
    results->users = compareUsers(*results->baseline, *results->evaluation, results->people(), stop);
    results->userCounts = countCompared(results->users);
    results->findings = finding.get();
    return stop.stop_requested() ? nullptr : results;
}

void Engine::Evaluator::findDifference(const Request &request, Results &results, const std::stop_token &stop)
{
    if (results.baseline != results.evaluation) {
        results.difference = difference(request.baseline.policy, request.draft.policy, results.match, stop);
        results.changes = foldedValues(results.difference, request.baseline.policy, request.draft.policy);
        results.changeCounts = countChanges(results.difference);
    }
    results.looseNotes = looseNotes(request.baseline.policy, request.draft.policy, results.difference, results.changes);
}

/// Puts the moment in the place of the present: what both snapshots are then, and when that is.
void Engine::Evaluator::look(Request &request, const Situation &applied, Results &results)
{
    const Snapshot &until = request.taken == Draft::Applied ? request.baseline : request.draft;
    LookAhead moment = request.look;
    if (request.draft.policy != request.baseline.policy) {
        moment.planned = Planned::Ignored; // both queues are estimated alike
    }
    results.past = moment.past;
    results.present = presentOf(request.draft.situation, request.options, moment);
    const LookedAhead draft = m_lookout.at(until, request.draft, applied, request.options, moment);
    results.ahead = draft.ahead;
    results.baselineAhead = draft.ahead;
    if (request.draft == request.baseline) {
        request.baseline.situation = draft.situation;
    } else {
        // both at one time, whatever their jobs say of the present
        EvaluationOptions options = request.options;
        options.now = results.present;
        const LookedAhead baseline = m_baselineLookout.at(request.baseline, request.baseline, request.baseline.situation, options, moment);
        results.baselineAhead = baseline.ahead;
        request.baseline.situation = baseline.situation;
    }
    request.draft.situation = draft.situation;
    request.options.now = draft.time;
}

/// What is wrong with a policy does not depend on the moment that is looked at: an exported one is of the present.
Diagnostics Engine::Evaluator::findingsOf(const Request &request, const Situation &applied, const Evaluation *evaluation, const std::stop_token &stop)
{
    if (request.isElsewhere() && m_findings && m_findingsOf == request.generation) {
        return *m_findings;
    }
    Diagnostics findings = check(request.draft.policy, applied, stop, evaluation);
    m_findings = stop.stop_requested() ? std::nullopt : std::optional(findings);
    m_findingsOf = request.generation;
    return findings;
}

/// What an edit makes of the numbers is seen before what it makes of findings and comparisons is known.
void Engine::Evaluator::publishNumbers(const Results &results)
{
    auto numbers = std::make_shared<Results>();
    numbers->generation = results.generation;
    numbers->evaluation = results.evaluation;
    numbers->baseline = results.baseline;
    numbers->ahead = results.ahead;
    numbers->baselineAhead = results.baselineAhead;
    numbers->past = results.past;
    numbers->present = results.present;
    numbers->evaluationTime = results.evaluationTime;
    QMetaObject::invokeMethod(
        m_engine, [engine = m_engine, numbers = std::shared_ptr<const Results>(std::move(numbers))] { Q_EMIT engine->evaluated(numbers); },
        Qt::QueuedConnection);
}

std::shared_ptr<const Evaluation> Engine::Evaluator::baselineOf(
    const Request &request, const std::shared_ptr<const Evaluation> &draft, const std::stop_token &stop)
{
    // Comparing policies is cheap next to evaluating one: what two of them share is not looked at.
    if (m_baseline && sameOptions(m_baselineOptions, request.options) && m_baseline->policy() == request.baseline.policy
        && m_baseline->situation().equals(request.baseline.situation, request.baseline.policy.associations)) {
        return m_baseline;
    }
    m_baseline.reset();
    if (request.draft == request.baseline) {
        m_baseline = draft;
    } else if (std::optional<Evaluation> evaluated
        = evaluate(request.baseline.policy, request.baseline.situation, request.options, stop, m_pool->take(request.baseline.policy.associations))) {
        evaluated->makeRanks();
        m_baseline = m_pool->share(std::move(*evaluated));
    }
    m_baselineOptions = request.options;
    return m_baseline;
}

Engine::Engine(QObject *parent) : QObject(parent), d(std::make_unique<Private>(this))
{
    qRegisterMetaType<std::shared_ptr<const Results>>();
    d->job = std::make_unique<BackgroundJob<std::shared_ptr<const Results>>>(
        [this](const std::shared_ptr<const Results> &results) { runEnded(results, false); },
        [this] {
            d->evaluator.forgetBaseline();
            runEnded(nullptr, true);
        },
        &d->pool);
}

Engine::~Engine()
{
    d->job->stop();
    d->pool.waitForDone();
}

void Engine::request(
    const Snapshot &draft, const Snapshot &baseline, const EvaluationOptions &options, quint64 generation, Draft taken, const LookAhead &look)
{
    const auto now = Clock::now();
    if (!d->busy) {
        d->waitingSince = now;
    }
    d->waiting = Request { draft, baseline, options, generation, taken, look };
    if (!d->job->isBusy()) {
        runNext();
    } else if (now - d->waitingSince < patience()) {
        d->job->stop();
    }
    d->busy = true;
}

void Engine::runNext()
{
    d->running = d->waiting->generation;
    d->job->request([evaluator = &d->evaluator, request = *std::exchange(d->waiting, std::nullopt)](
                        const std::stop_token &stop) { return evaluator->compute(request, stop); });
}

bool Engine::isBusy() const
{
    return d->busy;
}

/// Whoever hears of it may ask for more, or delete the engine: not while the job is at work.
void Engine::runEnded(const std::shared_ptr<const Results> &results, bool hasFailed)
{
    // On its way before the next run begins, which may have ended when this thread goes on: its end would be told first.
    QMetaObject::invokeMethod(
        this, [this, results, hasFailed, generation = d->running] { deliver(results, hasFailed, generation); }, Qt::QueuedConnection);
    if (results || !d->waiting) {
        d->waitingSince = Clock::now();
    }
    if (d->waiting) {
        runNext();
    }
}

void Engine::deliver(const std::shared_ptr<const Results> &results, bool hasFailed, quint64 generation)
{
    const QPointer<Engine> alive(this); // whoever hears the results may close the window
    if (results) {
        Q_EMIT finished(results);
    } else if (hasFailed) {
        Q_EMIT failed(generation);
    }
    // Nor is it idle when they asked for the next ones.
    if (alive && !d->job->isBusy()) {
        d->busy = false;
    }
}

} // namespace apportion

#include "moc_engine.cpp"
