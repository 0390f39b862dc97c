// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/work_count.h"
#include "document/document.h"
#include "engine/engine.h"
#include "support/generated_policy.h"
#include "support/patience.h"
#include "support/test_case.h"
#include "support/thread_allocations.h"

#include <QTest>

#include <memory>

#if defined(__linux__)
#include <sys/resource.h>
#endif

namespace test_engine_thread
{

using namespace apportion;

namespace
{

/// How often this thread has let itself be put to sleep: for a lock that another holds, or until another is done.
long waits()
{
#if defined(RUSAGE_THREAD)
    rusage usage {};
    getrusage(RUSAGE_THREAD, &usage);
    return usage.ru_nvcsw;
#else
    return 0;
#endif
}

/// What asking @p times for a policy of that size takes in the thread that asks.
struct Asking
{
    std::uint64_t bytes = 0; ///< allocated, for each request
    long waits = 0; ///< in all of them
};

Asking ask(AssociationId associations, int times)
{
    const Snapshot now = test::generatedPolicy({ associations, 1000, 3 });
    std::vector<Snapshot> drafts(static_cast<std::size_t>(times), now);
    for (std::size_t i = 0; i < drafts.size(); ++i) {
        drafts[i].policy.associations.setRawShares(2, static_cast<std::uint32_t>(i + 1));
    }
    Engine engine;
    Asking asking;
    for (std::size_t i = 0; i < drafts.size(); ++i) {
        const test::ThreadAllocations before = test::threadAllocations();
        const long slept = waits();
        engine.request(drafts[i], now, {}, i + 1); // while others run, wait, and are superseded
        asking.waits += waits() - slept;
        asking.bytes += test::threadAllocations().bytes - before.bytes;
        QCoreApplication::processEvents();
    }
    asking.bytes /= static_cast<std::uint64_t>(times);
    return asking;
}

} // namespace

/// The thread with the windows asks and is told; it computes nothing, and waits for nobody.
class TestEngineThread : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersAreComputedByAnotherThread()
    {
        Document document;
        document.load(test::generatedPolicy({ 100000, 1000, 3 }), {}, {}, {});
        document.setMergeInterval(std::chrono::milliseconds(-1));
        Engine engine;
        std::shared_ptr<const Results> shown; // as models hold it: replaced here, so that the old one is let go here
        int answers = 0;
        int turns = 0;
        std::uint32_t shares = 1;
        const auto edit = [&] { document.setRawShares({ 2, 500, 70000 }, ++shares); };
        connect(&document, &Document::policyChanged, this,
            [&] { engine.request(document.snapshot(), document.baselineSnapshot(), {}, document.generation()); });
        connect(&engine, &Engine::finished, this, [&](const std::shared_ptr<const Results> &results) {
            shown = results;
            ++answers;
            edit();
        });
        const WorkCounts before = workCounts();
        edit();
        QVERIFY(waitFor([&] {
            ++turns;
            return answers >= 30;
        }));
        QVERIFY(turns > 30); // it turned meanwhile, as a window's has to
        QVERIFY(workCounts() == before);
        QCOMPARE(shown->evaluation->tree().count(), 100000U);
        QVERIFY(shown->evaluation->tree().rawShares(500) + 1 >= shares);
    }

    /// A policy is handed over as it is, whatever its size, and the lock under which that happens is held for nothing else.
    void requestsCopyNothingAndWaitForNobody()
    {
        constexpr int times = 200;
        const Asking small = ask(1000, times);
        const Asking large = ask(100000, times);
        if (test::allocationsAreCounted()) {
            QVERIFY2(large.bytes <= small.bytes + 1024, qPrintable(QStringLiteral("%1 and %2 bytes").arg(small.bytes).arg(large.bytes)));
            QVERIFY2(large.bytes <= 16384, qPrintable(QString::number(large.bytes)));
        }
        // the other thread may lose the processor just while it holds the lock, but not at every fifth request
        QVERIFY2(large.waits < times / 5, qPrintable(QString::number(large.waits)));
    }
};

APPORTION_TEST(TestEngineThread)
} // namespace test_engine_thread

#include "test_engine_thread.moc"
