// SPDX-License-Identifier: GPL-3.0-or-later
// Values that snapshots share with the thread that edits: none is written while somebody reads it.
#include "core/policy/shared.h"
#include "support/test_case.h"

#include <QTest>

#include <atomic>
#include <numeric>
#include <thread>

namespace test_shared_values
{

using namespace apportion;

class TestSharedValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCopyKeepsWhatItHeld()
    {
        Column<int> mine(std::vector<int> { 1, 2, 3 });
        const Column<int> theirs = mine;
        QVERIFY(mine.sharesWith(theirs));
        mine.edit()[0] = 7;
        QVERIFY(!mine.sharesWith(theirs));
        QCOMPARE((*mine)[0], 7);
        QCOMPARE((*theirs)[0], 1);
    }

    void whoHoldsAloneWritesInPlace()
    {
        Column<int> mine(std::vector<int> { 1, 2, 3 });
        const int *const place = mine->data();
        {
            const Column<int> theirs = mine; // NOLINT(performance-unnecessary-copy-initialization): it only holds the value too
        }
        QCOMPARE(mine.edit().data(), place);
        Column<int> moved = std::move(mine);
        QCOMPARE(moved.edit().data(), place);
        mine = moved;
        QVERIFY(mine.sharesWith(moved));
    }

    /// Only the count of holders orders the reads of the other thread before the write (the flag is relaxed, and the
    /// thread is joined later): ThreadSanitizer sees a race when the count does not.
    void aValueThatAnotherThreadGaveBackIsWrittenInPlace()
    {
        for (int round = 0; round < 200; ++round) {
            Column<int> mine(std::vector<int>(64, 1));
            const int *const place = mine->data();
            std::atomic<bool> isGivenBack = false;
            std::atomic<int> sum = 0;
            std::thread reader([theirs = mine, &isGivenBack, &sum]() mutable {
                {
                    const Column<int> last = std::move(theirs);
                    sum.store(std::accumulate(last->begin(), last->end(), 0), std::memory_order_relaxed);
                }
                isGivenBack.store(true, std::memory_order_relaxed);
            });
            while (!isGivenBack.load(std::memory_order_relaxed)) {
                std::this_thread::yield();
            }
            mine.edit()[63] = 2;
            const bool wasInPlace = mine->data() == place;
            reader.join();
            QVERIFY(wasInPlace);
            QCOMPARE(sum.load(), 64);
        }
    }
};

APPORTION_TEST(TestSharedValues)
} // namespace test_shared_values

#include "test_shared_values.moc"
