// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/background_run.h"
#include "engine/job_failure.h"

#include <QObject>
#include <QThreadPool>

#include <functional>
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
    }
    ~BackgroundJob() { stop(); }
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
    [[nodiscard]] bool isBusy() const { return m_isBusy; }

private:
    void enqueue(std::function<Result()> work)
    {
        if (m_isBusy) {
            m_waiting = std::move(work);
        } else {
            start(std::move(work));
        }
    }

    void start(std::function<Result()> work)
    {
        m_isBusy = true;
        runInBackground(*m_pool, &m_owner, std::move(work), [this](const Outcome<Result> &outcome) { take(outcome); });
    }

    void take(const Outcome<Result> &outcome)
    {
        m_isBusy = false;
        if (m_waiting) {
            start(std::exchange(m_waiting, {}));
            return;
        }
        if (outcome.result) {
            m_done(*outcome.result);
            return;
        }
        JobFailure::report(*outcome.failure); // an event: it comes after what the owner does
        if (m_failed) {
            m_failed();
        }
    }

    Done m_done;
    Failed m_failed;
    QThreadPool *m_pool;
    std::function<Result()> m_waiting;
    bool m_isBusy = false;
    std::stop_source m_source;
    QObject m_owner; ///< of what runs: its end is not told when this has gone
};

} // namespace apportion
