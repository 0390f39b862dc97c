// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QPromise>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <utility>

namespace apportion
{

/// Runs one piece of work at a time on the thread pool and hands its result to the owner's thread.
///
/// The newest request wins: what waits is replaced, and the result of work that was overtaken is dropped.
/// The work must hold copies of everything it reads (a Policy is a cheap snapshot): it may outlive the owner,
/// whose callback is then never called.
template <typename Result>
class BackgroundJob
{
public:
    using Work = std::function<Result()>;
    using Done = std::function<void(const Result &)>;

    explicit BackgroundJob(Done done) : m_done(std::move(done))
    {
        QObject::connect(&m_watcher, &QFutureWatcher<Result>::finished, &m_watcher, [this] { take(); });
    }
    ~BackgroundJob() { m_watcher.disconnect(); }
    BackgroundJob(const BackgroundJob &) = delete;
    BackgroundJob &operator=(const BackgroundJob &) = delete;

    /// Returns at once; the callback comes from the event loop.
    void request(Work work)
    {
        if (m_running) {
            m_waiting = std::move(work);
        } else {
            start(std::move(work));
        }
    }
    [[nodiscard]] bool isBusy() const { return m_running; }

private:
    void start(Work work)
    {
        m_running = true;
        // Shared, because the pool's function must be copyable and a promise is not.
        auto promise = std::make_shared<QPromise<Result>>();
        m_watcher.setFuture(promise->future());
        promise->start();
        QThreadPool::globalInstance()->start([promise, work = std::move(work)] {
            promise->addResult(work());
            promise->finish();
        });
    }

    void take()
    {
        m_running = false;
        if (m_waiting) {
            start(std::exchange(m_waiting, {}));
            return;
        }
        const QFuture<Result> future = m_watcher.future();
        if (future.resultCount() > 0) {
            m_done(future.result());
        }
    }

    QFutureWatcher<Result> m_watcher;
    Done m_done;
    Work m_waiting;
    bool m_running = false;
};

} // namespace apportion
