// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QFile>
#include <QTimer>

#include <algorithm>
#include <ctime>

namespace apportion::bench
{

/// How long this thread was ready to run while other programs had the processor. Nothing where the system does not tell.
class ProcessorQueue
{
public:
    ProcessorQueue() : m_file(QStringLiteral("/proc/thread-self/schedstat")) { m_isKnown = m_file.open(QIODevice::ReadOnly | QIODevice::Unbuffered); }
    [[nodiscard]] qint64 waitedNs()
    {
        if (!m_isKnown || !m_file.seek(0)) {
            return 0;
        }
        return m_file.read(100).split(' ').value(1).toLongLong(); // nanoseconds on the processor, in its queue, and how often
    }

private:
    QFile m_file;
    bool m_isKnown = false;
};

/// Measures how long the event loop was away: a timer that should fire every millisecond notes the longest wait (that millisecond
/// counts, too), without what other programs took. One that fires in every turn would take a whole processor from the threads
/// that compute what the window waits for.
class Heartbeat
{
public:
    Heartbeat() : m_waited(m_queue.waitedNs()), m_own(ownNs()), m_waitedBefore(m_waited)
    {
        m_timer.setTimerType(Qt::PreciseTimer);
        m_timer.setInterval(1);
        m_clock.start();
        m_whole.start();
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { beat(); });
        m_timer.start();
    }
    /// The longest turn. On a busy machine, where a turn may wait for a thread that waits for the processor, only what this
    /// thread itself computed in it.
    [[nodiscard]] double longestMs()
    {
        beat();
        const bool isBusyMachine = 4 * (m_waited - m_waitedBefore) > m_whole.nsecsElapsed();
        return static_cast<double>(isBusyMachine ? m_longestOwn : m_longest) / 1e6;
    }

private:
    static qint64 ownNs()
    {
#ifdef CLOCK_THREAD_CPUTIME_ID
        timespec time {};
        if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0) {
            return qint64 { time.tv_sec } * 1000000000 + time.tv_nsec;
        }
#endif
        return 0;
    }

    void beat()
    {
        const qint64 waited = m_queue.waitedNs();
        const qint64 own = ownNs();
        m_longest = std::max(m_longest, m_clock.nsecsElapsed() - (waited - m_waited));
        m_longestOwn = std::max(m_longestOwn, own - m_own);
        m_waited = waited;
        m_own = own;
        m_clock.restart();
    }

    ProcessorQueue m_queue;
    QTimer m_timer;
    QElapsedTimer m_clock;
    QElapsedTimer m_whole;
    qint64 m_waited;
    qint64 m_own;
    qint64 m_waitedBefore;
    qint64 m_longest = 0;
    qint64 m_longestOwn = 0;
};

} // namespace apportion::bench
