// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"

#include "core/check/checker.h"
#include "core/policy/guarded.h"
#include "engine/evaluation_pool.h"
#include "engine/job_failure.h"

#include <QPointer>

#include <mutex>
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
    quint64 sequence = 0; ///< counts requests; tells the newest even when the generation stays
};

/// What came of a request: results, a reason why there are none, or neither when it was stopped.
struct Outcome
{
    std::shared_ptr<const Results> results;
    std::optional<Diagnostic> failure;
};

bool sameOptions(const EvaluationOptions &a, const EvaluationOptions &b)
{
    return a.algorithm == b.algorithm && a.mergeTiedAccounts == b.mergeTiedAccounts && a.now == b.now && a.associationsOnly == b.associationsOnly;
}

} // namespace

/// Lives in the worker thread. What both threads touch is behind the mutex; everything else is the worker's own.
class Engine::Worker : public QObject
{
public:
    explicit Worker(Engine *engine) : m_engine(engine) { }

    /// From the engine's thread: replaces what waits, and stops what runs if @p stopRunning.
    void submit(Request request, bool stopRunning);
    /// From the engine's thread: nothing will be computed or told any more.
    void stopForGood();

private:
    void work();
    [[nodiscard]] Outcome answer(const Request &request, const std::stop_token &stop);
    [[nodiscard]] std::shared_ptr<const Results> compute(const Request &request, const std::stop_token &stop);
    void publishNumbers(const Results &results);
    [[nodiscard]] std::shared_ptr<const Evaluation> baselineOf(
        const Request &request, const std::shared_ptr<const Evaluation> &draft, const std::stop_token &stop);

    Engine *const m_engine;

    std::mutex m_mutex;
    std::optional<Request> m_waiting;
    std::stop_source m_running;
    bool m_ended = false;

    const std::shared_ptr<EvaluationPool> m_pool = std::make_shared<EvaluationPool>();
    std::shared_ptr<const Evaluation> m_baseline; ///< the last baseline's, kept while baseline and options stay
    EvaluationOptions m_baselineOptions;
};

struct Engine::Private
{
    QThread thread;
    std::unique_ptr<Worker> worker;
    quint64 sequence = 0; ///< of the newest request
    bool busy = false;
    Clock::time_point waitingSince; ///< since when whoever asks has seen no answer
};

void Engine::Worker::submit(Request request, bool stopRunning)
{
    std::optional<Request> dropped; // freed after the lock
    {
        const std::lock_guard lock(m_mutex);
        dropped = std::exchange(m_waiting, std::move(request));
        if (stopRunning) {
            m_running.request_stop();
        }
    }
    if (!dropped) {
        QMetaObject::invokeMethod(
            this, [this] { work(); }, Qt::QueuedConnection);
    }
}

void Engine::Worker::stopForGood()
{
    const std::lock_guard lock(m_mutex);
    m_ended = true;
    m_waiting.reset();
    m_running.request_stop();
}

void Engine::Worker::work()
{
    std::optional<Request> request;
    std::stop_token stop;
    {
        const std::lock_guard lock(m_mutex);
        if (m_ended || !m_waiting) {
            return;
        }
        request = std::exchange(m_waiting, std::nullopt);
        m_running = std::stop_source();
        stop = m_running.get_token();
    }
    Outcome outcome = answer(*request, stop);
    QMetaObject::invokeMethod(
        m_engine,
        [engine = m_engine, outcome = std::move(outcome), generation = request->generation, sequence = request->sequence] {
            engine->deliver(outcome.results, outcome.failure, generation, sequence);
        },
        Qt::QueuedConnection);
}

Outcome Engine::Worker::answer(const Request &request, const std::stop_token &stop)
{
    Outcome outcome;
    outcome.failure = guarded([&] { outcome.results = compute(request, stop); });
    if (outcome.failure) {
        m_baseline.reset(); // the next one may need its memory
    }
    return outcome;
}

std::shared_ptr<const Results> Engine::Worker::compute(const Request &request, const std::stop_token &stop)
{
    auto results = std::make_shared<Results>();
    results->generation = request.generation;
    const auto begin = Clock::now();
    std::optional<Evaluation> draft = evaluate(request.draft.policy, request.draft.situation, request.options, stop, m_pool->take());
    results->evaluationTime = Clock::now() - begin;
    if (!draft) {
        return nullptr;
    }
    results->evaluation = m_pool->share(std::move(*draft));
    results->baseline = baselineOf(request, results->evaluation, stop);
    if (!results->baseline || stop.stop_requested()) {
        return nullptr;
    }
    publishNumbers(*results);
    results->findings = checkChange(request.baseline.policy, request.draft.policy);
    const Diagnostics findings = check(request.draft.policy, request.draft.situation, stop);
    results->findings.insert(results->findings.end(), findings.begin(), findings.end());
    if (stop.stop_requested()) {
        return nullptr;
    }
    results->match = AssociationMatch(results->baseline->tree(), results->evaluation->tree(), stop);
    if (results->baseline != results->evaluation) {
        results->difference = difference(request.baseline.policy, request.draft.policy, results->match, stop);
        results->changes = changedValues(results->difference);
        results->changeCounts = countChanges(results->difference);
    }
    if (stop.stop_requested()) {
        return nullptr;
    }
    results->users = compareUsers(*results->baseline, *results->evaluation, results->match, stop);
    return stop.stop_requested() ? nullptr : results;
}

/// What an edit makes of the numbers is seen before what it makes of findings and comparisons is known.
void Engine::Worker::publishNumbers(const Results &results)
{
    auto numbers = std::make_shared<Results>();
    numbers->generation = results.generation;
    numbers->evaluation = results.evaluation;
    numbers->baseline = results.baseline;
    numbers->evaluationTime = results.evaluationTime;
    QMetaObject::invokeMethod(
        m_engine, [engine = m_engine, numbers = std::shared_ptr<const Results>(std::move(numbers))] { Q_EMIT engine->evaluated(numbers); },
        Qt::QueuedConnection);
}

std::shared_ptr<const Evaluation> Engine::Worker::baselineOf(
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
        = evaluate(request.baseline.policy, request.baseline.situation, request.options, stop, m_pool->take())) {
        m_baseline = m_pool->share(std::move(*evaluated));
    }
    m_baselineOptions = request.options;
    return m_baseline;
}

Engine::Engine(QObject *parent) : QObject(parent), d(std::make_unique<Private>())
{
    qRegisterMetaType<std::shared_ptr<const Results>>();
    d->worker = std::make_unique<Worker>(this);
    d->worker->moveToThread(&d->thread);
    d->thread.setObjectName(QStringLiteral("apportion-engine"));
    d->thread.start();
}

Engine::~Engine()
{
    d->worker->stopForGood();
    d->thread.quit();
    d->thread.wait();
}

void Engine::request(const Snapshot &draft, const Snapshot &baseline, const EvaluationOptions &options, quint64 generation)
{
    const auto now = Clock::now();
    if (!d->busy) {
        d->waitingSince = now;
    }
    ++d->sequence;
    d->worker->submit({ draft, baseline, options, generation, d->sequence }, now - d->waitingSince < patience());
    if (!d->busy) {
        d->busy = true;
        Q_EMIT busyChanged(true);
    }
}

bool Engine::isBusy() const
{
    return d->busy;
}

void Engine::deliver(const std::shared_ptr<const Results> &results, const std::optional<Diagnostic> &failure, quint64 generation, quint64 sequence)
{
    if (results || sequence == d->sequence) {
        d->waitingSince = Clock::now();
    }
    const QPointer<Engine> alive(this); // whoever hears the results may close the window
    if (results) {
        Q_EMIT finished(results);
    } else if (sequence == d->sequence && failure) {
        JobFailure::report(*failure);
        Q_EMIT failed(generation);
    }
    // Nor is it idle when they asked for the next ones.
    if (alive && sequence == d->sequence) {
        d->busy = false;
        Q_EMIT busyChanged(false);
    }
}

} // namespace apportion
