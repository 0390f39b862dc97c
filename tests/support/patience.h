// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDeadlineTimer>
#include <QTest>
#include <QThreadPool>

namespace apportion
{

/// For how many milliseconds a test waits for what must happen: so long that no machine is too slow, as nobody waits
/// longer than it takes.
inline constexpr int patience = 600000;

/// Turns the event loop until @p isThere, and looks more often than QtTest does: most of what tests wait for
/// takes a few milliseconds.
template <typename IsThere>
[[nodiscard]] bool waitFor(IsThere isThere)
{
    const QDeadlineTimer limit(patience);
    while (!isThere()) {
        if (limit.hasExpired()) {
            return false;
        }
        QTest::qWait(1);
    }
    return true;
}

/// Waits until no thread of the pool computes anything, and @p settled, for some turns of the event loop: what was told
/// meanwhile is taken in, and charts and texts that are made away from the window are shown.
template <typename Settled>
[[nodiscard]] bool rest(Settled settled)
{
    int calmTurns = 0;
    return waitFor([&settled, &calmTurns] {
        calmTurns = settled() && QThreadPool::globalInstance()->activeThreadCount() == 0 ? calmTurns + 1 : 0;
        return calmTurns > 3;
    });
}
[[nodiscard]] inline bool rest()
{
    return rest([] { return true; });
}

} // namespace apportion

// QtTest's own macros give up after five seconds, and look twenty times a second.
#undef QTRY_VERIFY
#define QTRY_VERIFY(expression)                                                                                                                      \
    do {                                                                                                                                             \
        static_cast<void>(apportion::waitFor([&] { return static_cast<bool>(expression); }));                                                        \
        QVERIFY(expression);                                                                                                                         \
    } while (false)
#undef QTRY_VERIFY2
#define QTRY_VERIFY2(expression, message)                                                                                                            \
    do {                                                                                                                                             \
        static_cast<void>(apportion::waitFor([&] { return static_cast<bool>(expression); }));                                                        \
        QVERIFY2(expression, message);                                                                                                               \
    } while (false)
#undef QTRY_COMPARE
#define QTRY_COMPARE(actual, expected)                                                                                                               \
    do {                                                                                                                                             \
        static_cast<void>(apportion::waitFor([&] { return (actual) == (expected); }));                                                               \
        QCOMPARE(actual, expected);                                                                                                                  \
    } while (false)
