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

    /// Runs @p work in the thread, then @p done with its result in the GUI thread. @p text says what is being done.
    /// @p work must hold copies of everything that it reads.
    template <typename Work, typename Done>
    void run(const QString &text, Work work, Done done)
    {
        using Result = std::invoke_result_t<Work>;
        begin(text);
        m_pool.start([this, work = std::move(work), done = std::move(done)]() mutable {
            auto result = std::make_shared<Result>(work());
            // dropped by Qt when this object is gone before it is delivered
            QMetaObject::invokeMethod(
                this,
                [this, result, done = std::move(done)]() mutable {
                    end();
                    done(std::move(*result));
                },
                Qt::QueuedConnection);
        });
    }

Q_SIGNALS:
    /// What is being done; empty when nothing is.
    void progressChanged(const QString &text);

private:
    void begin(const QString &text);
    void end();

    QThreadPool m_pool;
    int m_running = 0;
};

} // namespace apportion
