// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/progress.h"

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QTimer>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace apportion
{

/// Reads and writes files one after the other in a thread, and hands what comes of it back to the GUI thread.
class FileTasks : public QObject
{
    Q_OBJECT

public:
    explicit FileTasks(QObject *parent = nullptr);
    /// Waits for what was begun: a file that is being saved is saved.
    ~FileTasks() override;

    [[nodiscard]] bool isBusy() const { return m_running > 0; }

    /// Whether what is being done can be given up: reading can, writing is finished once it was begun.
    [[nodiscard]] bool canCancel() const { return m_cancellable > 0; }
    /// What is being read is dropped when it is there: nothing changes, and the window is free at once.
    void cancel();

    /// Runs @p work in the thread, then @p done with its result in the GUI thread. @p text says what is being done.
    /// @p work must hold copies of everything that it reads.
    template <typename Work, typename Done>
    void run(const QString &text, Work work, Done done)
    {
        start(text, std::move(work), std::move(done), false);
    }
    /// The same for work that takes a Progress * to tell how far it is, and that cancel() ends; @p done is not called then.
    template <typename Work, typename Done>
    void runCancellable(const QString &text, Work work, Done done)
    {
        start(text, std::move(work), std::move(done), true);
    }

Q_SIGNALS:
    /// What is being done, and how much of it when that is known; empty when nothing is.
    void progressChanged(const QString &text);

private:
    template <typename Work, typename Done>
    void start(const QString &text, Work work, Done done, bool cancellable)
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
        m_cancellable += cancellable ? 1 : 0;
        begin(text, cancellable ? progress : nullptr);
        const quint64 ticket = m_ticket;
        m_pool.start([this, run = std::move(run), done = std::move(done), cancellable, ticket]() mutable {
            auto result = std::make_shared<Result>(run());
            // dropped by Qt when this object is gone before it is delivered
            QMetaObject::invokeMethod(
                this,
                [this, result, done = std::move(done), cancellable, ticket]() mutable {
                    const bool dropped = cancellable && ticket != m_ticket;
                    if (cancellable && !dropped) {
                        --m_cancellable;
                        m_told.erase(m_told.begin()); // one thread: the first one is done first
                    }
                    end(dropped);
                    if (!dropped) {
                        done(std::move(*result));
                    }
                },
                Qt::QueuedConnection);
        });
    }

    /// What is told of work that can be given up.
    struct Told
    {
        QString text;
        std::shared_ptr<Progress> progress;
    };

    void begin(const QString &text, const std::shared_ptr<Progress> &progress);
    void tell();
    void end(bool dropped);

    QThreadPool m_pool;
    int m_running = 0; ///< begun and not dropped
    int m_cancellable = 0;
    std::vector<Told> m_told; ///< what is read now comes first
    QTimer m_look;
    quint64 m_ticket = 0; ///< of cancellable work that is not dropped
};

} // namespace apportion
