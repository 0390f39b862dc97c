// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "window_fixture.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QTimer>

#include <algorithm>
#include <functional>

namespace apportion
{

/// Measures how long the event loop was away: a timer that should fire in every turn notes the longest wait.
class Heartbeat
{
public:
    Heartbeat()
    {
        m_timer.setInterval(0);
        m_clock.start();
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] {
            m_longest = std::max(m_longest, m_clock.nsecsElapsed());
            m_clock.restart();
        });
        m_timer.start();
    }
    [[nodiscard]] double longestMs() const { return static_cast<double>(std::max(m_longest, m_clock.nsecsElapsed())) / 1e6; }

private:
    QTimer m_timer;
    QElapsedTimer m_clock;
    qint64 m_longest = 0;
};

/// Turns the event loop until @p done, without the naps that QTest's own waiting takes.
inline bool turnUntil(const std::function<bool()> &done)
{
    QElapsedTimer clock;
    clock.start();
    QEventLoop loop;
    QTimer check;
    QObject::connect(&check, &QTimer::timeout, &loop, [&] {
        if (done() || clock.elapsed() > 20000) {
            loop.quit();
        }
    });
    check.start(1);
    loop.exec();
    return done();
}

/// Turns it until the newest results are there and everything that follows from them is drawn.
inline bool settle(WindowFixture &fixture)
{
    const bool evaluated = turnUntil([&fixture] { return fixture.window.workspace()->isUpToDate(); });
    QElapsedTimer clock;
    clock.start();
    turnUntil([&clock] { return clock.elapsed() > 60; });
    return evaluated;
}

/// The promise is made for a program built to be used: checks of the compiler or no optimisation make all of it slower.
constexpr double longestBlockMs()
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(NDEBUG)
    return 160.0;
#else
    return 16.0;
#endif
}

} // namespace apportion
