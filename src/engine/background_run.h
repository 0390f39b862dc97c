// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/guarded.h"

#include <QFutureWatcher>
#include <QPromise>
#include <QThreadPool>

#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

namespace apportion
{

/// What came of work in a thread: its result, or what is said of what it threw, lack of memory too.
template <typename Result>
struct Outcome
{
    std::optional<Result> result;
    std::optional<Diagnostic> failure;
};

/// Runs @p work on @p pool, and then calls @p then with its Outcome in the thread of @p owner, from the event loop.
///
/// The work must hold copies of everything that it reads, which are freed in its thread: it may outlive the owner, and
/// @p then is never called when that has gone.
template <typename Work, typename Then>
void runInBackground(QThreadPool &pool, QObject *owner, Work work, Then then)
{
    struct Run
    {
        std::optional<Work> work;
        Outcome<std::invoke_result_t<Work &>> outcome {};
        QPromise<void> promise {};
    };
    // Shared, because the pool's function must be copyable and a promise is not.
    const auto run = std::make_shared<Run>(Run { std::move(work) });
    auto *watcher = new QFutureWatcher<void>(owner);
    QObject::connect(watcher, &QFutureWatcher<void>::finished, watcher, [watcher, run, then = std::move(then)]() mutable {
        watcher->deleteLater(); // before anything that may take the owner away
        then(std::move(run->outcome));
    });
    watcher->setFuture(run->promise.future());
    run->promise.start();
    pool.start([run] {
        run->outcome.failure = guarded([&run] { run->outcome.result.emplace((*run->work)()); });
        run->work.reset();
        run->promise.finish();
    });
}

} // namespace apportion
