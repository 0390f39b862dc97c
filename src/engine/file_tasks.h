// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/progress.h"
#include "engine/background_run.h"
#include "engine/job_failure.h"

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QTimer>

#include <functional>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

namespace apportion
{

/// Reads and writes files one after the other in a thread, and hands what comes of it back to the GUI thread. What the work
/// throws, lack of memory too, is reported as a JobFailure; then nothing comes of it.
class FileTasks : public QObject
{
    Q_OBJECT

public:
    explicit FileTasks(QObject *parent = nullptr);
    /// Waits for what was begun: a file that is being saved is saved.
    ~FileTasks() override;

    [[nodiscard]] bool isBusy() const { return !m_running.empty(); }

    /// Whether what is being done can be given up.
    [[nodiscard]] bool canCancel() const;
    /// What is being read is dropped when it is there: nothing changes, and the window is free at once. What is being
    /// written is asked to end, and its end is waited for.
    void cancel();

    /// Runs @p work in the thread, then @p done with its result in the GUI thread. @p text says what is being done.
    /// @p work must hold copies of everything that it reads.
    template <typename Work, typename Done>
    void run(const QString &text, Work work, Done done)
    {
        start(text, std::move(work), std::move(done), Cancelling::Never);
    }
    /// The same for work that takes a Progress * to tell how far it is, and that cancel() ends; @p done is not called then.
    template <typename Work, typename Done>
    void runCancellable(const QString &text, Work work, Done done)
    {
        start(text, std::move(work), std::move(done), Cancelling::Drops);
    }
    /// The same for work whose result says whether it ended early: @p done is called then too, for it may have been too late.
    template <typename Work, typename Done>
    void runStoppable(const QString &text, Work work, Done done)
    {
        start(text, std::move(work), std::move(done), Cancelling::Asks);
    }

Q_SIGNALS:
    /// What is being done, and how much of it when that is known; empty when nothing is.
    void progressChanged(const QString &text);

private:
    enum class Cancelling { Never, Drops, Asks };

    template <typename Work, typename Done>
    void start(const QString &text, Work work, Done done, Cancelling cancelling)
    {
        const auto progress = std::make_shared<Progress>();
        auto run = [work = std::move(work), progress]() mutable {
            if constexpr (std::is_invocable_v<Work, Progress *>) {
                return work(progress.get());
            } else {
                return work();
            }
        };
        using Result = std::invoke_result_t<decltype(run) &>;
        begin(text, progress, cancelling);
        runInBackground(m_pool, this, std::move(run), [this, done = std::move(done), progress, cancelling](Outcome<Result> &&outcome) mutable {
            if (cancelling == Cancelling::Drops && progress->isCancelled()) {
                return; // cancel() counted it
            }
            end(progress);
            if (outcome.result) {
                done(std::move(*outcome.result));
            } else {
                JobFailure::report(*outcome.failure);
            }
        });
    }

    /// What is told of work that has begun and was not dropped.
    struct Running
    {
        QString text;
        std::shared_ptr<Progress> progress;
        Cancelling cancelling;
    };

    void begin(const QString &text, const std::shared_ptr<Progress> &progress, Cancelling cancelling);
    void showProgress();
    void end(const std::shared_ptr<Progress> &progress);

    QThreadPool m_pool;
    std::vector<Running> m_running; ///< one thread: what is done now comes first
    QTimer m_look;
};

} // namespace apportion
