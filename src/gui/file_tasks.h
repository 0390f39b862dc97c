// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <utility>

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
    /// The same for work that cancel() ends; @p done is not called then.
    template <typename Work, typename Done>
    void runCancellable(const QString &text, Work work, Done done)
    {
        start(text, std::move(work), std::move(done), true);
    }

Q_SIGNALS:
    /// What is being done; empty when nothing is.
    void progressChanged(const QString &text);

private:
    template <typename Work, typename Done>
    void start(const QString &text, Work work, Done done, bool cancellable)
    {
        using Result = std::invoke_result_t<Work>;
        m_cancellable += cancellable ? 1 : 0;
        begin(text);
        const quint64 ticket = m_ticket;
        m_pool.start([this, work = std::move(work), done = std::move(done), cancellable, ticket]() mutable {
            auto result = std::make_shared<Result>(work());
            // dropped by Qt when this object is gone before it is delivered
            QMetaObject::invokeMethod(
                this,
                [this, result, done = std::move(done), cancellable, ticket]() mutable {
                    const bool dropped = cancellable && ticket != m_ticket;
                    if (cancellable && !dropped) {
                        --m_cancellable;
                    }
                    end(dropped);
                    if (!dropped) {
                        done(std::move(*result));
                    }
                },
                Qt::QueuedConnection);
        });
    }

    void begin(const QString &text);
    void end(bool dropped);

    QThreadPool m_pool;
    int m_running = 0; ///< begun and not dropped
    int m_cancellable = 0;
    quint64 m_ticket = 0; ///< of cancellable work that is not dropped
};

} // namespace apportion
