// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/guarded.h"
#include "engine/job_failure.h"

#include <QFutureWatcher>
#include <QObject>
#include <QPromise>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <type_traits>
#include <utility>

namespace apportion
{

/// Runs one piece of work at a time on the thread pool and hands its result to the owner's thread.
///
/// The newest request wins: what waits is replaced, and the result of work that was overtaken is dropped. Work that takes a
/// stop token is asked to stop when it is overtaken, given up, or its owner goes. The work must hold copies of everything
/// it reads (a Policy is a cheap snapshot): it may outlive the owner, whose callback is then never called.
///
/// What the work throws, lack of memory too, is reported as a JobFailure; then there is no result.
template <typename Result>
class BackgroundJob
{
public:
    using Done = std::function<void(const Result &)>;
    using Failed = std::function<void()>;

    /// @p failed is called in the place of @p done when there is no result, before the failure is told.
    explicit BackgroundJob(Done done, Failed failed = {}, QThreadPool *pool = QThreadPool::globalInstance())
        : m_done(std::move(done)), m_failed(std::move(failed)), m_pool(pool)
    {
        QObject::connect(&m_watcher, &QFutureWatcher<void>::finished, &m_watcher, [this] { take(); });
    }
    ~BackgroundJob()
    {
        stop();
        m_watcher.disconnect();
    }
    BackgroundJob(const BackgroundJob &) = delete;
    BackgroundJob &operator=(const BackgroundJob &) = delete;

    /// Returns at once; the callback comes from the event loop. @p work is called with a stop token when it takes one.
    template <typename Work>
    void request(Work work)
    {
        stop();
        if constexpr (std::is_invocable_v<Work &, std::stop_token>) {
            m_source = std::stop_source();
            enqueue([work = std::move(work), token = m_source.get_token()]() mutable -> Result { return work(token); });
        } else {
            enqueue(std::move(work));
        }
    }
    /// Asks the newest work to stop, when it takes a stop token. Its result comes nevertheless.
    void stop() { m_source.request_stop(); }
    [[nodiscard]] bool isBusy() const { return m_running != nullptr; }

private:
    /// What the thread leaves behind.
    struct Run
    {
        std::function<Result()> work;
        std::optional<Result> result;
        std::optional<Diagnostic> failure;
    };

    void enqueue(std::function<Result()> work)
    {
        if (m_running) {
            m_waiting = std::move(work);
        } else {
            start(std::move(work));
        }
    }

    void start(std::function<Result()> work)
    {
        m_running = std::make_shared<Run>();
        m_running->work = std::move(work);
        // Shared, because the pool's function must be copyable and a promise is not.
        auto promise = std::make_shared<QPromise<void>>();
        m_watcher.setFuture(promise->future());
        promise->start();
        m_pool->start([promise, run = m_running] {
            run->failure = guarded([&run] { run->result.emplace(run->work()); });
            run->work = {}; // what it read is freed here
            promise->finish();
        });
    }

    void take()
    {
        const std::shared_ptr<Run> run = std::exchange(m_running, nullptr);
        if (m_waiting) {
            start(std::exchange(m_waiting, {}));
            return;
        }
        if (!run->failure) {
            m_done(*run->result);
            return;
        }
        JobFailure::report(*run->failure); // an event: it comes after what the owner does
        if (m_failed) {
            m_failed();
        }
    }

    QFutureWatcher<void> m_watcher;
    Done m_done;
    Failed m_failed;
    QThreadPool *m_pool;
    std::function<Result()> m_waiting;
    std::shared_ptr<Run> m_running;
    std::stop_source m_source;
};

} // namespace apportion
