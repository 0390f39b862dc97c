// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>
#include <QThreadPool>

namespace apportion
{

/// For how many milliseconds a test waits for what must happen: so long that no machine is too slow, as nobody waits
/// longer than it takes.
inline constexpr int patience = 120000;

/// Waits until no thread of the pool computes anything, and @p settled, for some turns of the event loop: what was told
/// meanwhile is taken in, and charts and texts that are made away from the window are shown.
template <typename Settled>
[[nodiscard]] bool rest(Settled settled)
{
    int calmTurns = 0;
    return QTest::qWaitFor(
        [&settled, &calmTurns] {
            calmTurns = settled() && QThreadPool::globalInstance()->activeThreadCount() == 0 ? calmTurns + 1 : 0;
            return calmTurns > 3;
        },
        patience);
}
[[nodiscard]] inline bool rest()
{
    return rest([] { return true; });
}

} // namespace apportion

// QtTest's own macros give up after five seconds.
#undef QTRY_VERIFY
#define QTRY_VERIFY(expression) QTRY_VERIFY_WITH_TIMEOUT((expression), apportion::patience)
#undef QTRY_VERIFY2
#define QTRY_VERIFY2(expression, message) QTRY_VERIFY2_WITH_TIMEOUT((expression), message, apportion::patience)
#undef QTRY_COMPARE
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT(actual, expected, apportion::patience)
