// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/document.h"
#include "engine/engine.h"
#include "support/generated_policy.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <ctime>

using namespace apportion;

namespace
{

constexpr qint64 millisecond = 1000000; // ns
constexpr qint64 longest = 16 * millisecond;

/// How long this thread was ready to run while the system ran others, in ns since it began: what a busy machine adds
/// to a heartbeat that the program has no part in. Linux tells it as the second number of schedstat.
qint64 waitedForProcessor()
{
    QFile file(QStringLiteral("/proc/thread-self/schedstat"));
    if (!file.open(QIODevice::ReadOnly)) {
        return -1;
    }
    const QList<QByteArray> numbers = file.readAll().simplified().split(' ');
    return numbers.size() == 3 ? numbers[1].toLongLong() : -1;
}

/// Processor time of this thread in ns.
qint64 ownTime()
{
    timespec now {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return qint64 { now.tv_sec } * 1000 * millisecond + now.tv_nsec;
}

/// Beats once a millisecond and notes what lay between two beats.
class Heartbeat : public QObject
{
public:
    Heartbeat()
    {
        m_timer.setTimerType(Qt::PreciseTimer);
        m_timer.setInterval(1);
        connect(&m_timer, &QTimer::timeout, this, &Heartbeat::beat);
    }

    void start()
    {
        m_clock.start();
        m_waited = waitedForProcessor();
        m_own = ownTime();
        m_timer.start();
    }

    qint64 beats = 0;
    qint64 longestGap = 0; ///< by the clock on the wall
    qint64 longestHeld = 0; ///< the same without what other programs took
    qint64 longestWork = 0; ///< processor time of this thread between two beats

private:
    void beat()
    {
        const qint64 gap = m_clock.nsecsElapsed();
        const qint64 waited = waitedForProcessor();
        const qint64 own = ownTime();
        ++beats;
        longestGap = std::max(longestGap, gap);
        longestHeld = std::max(longestHeld, gap - (waited - m_waited));
        longestWork = std::max(longestWork, own - m_own);
        m_clock.start();
        m_waited = waited;
        m_own = own;
    }

    QTimer m_timer;
    QElapsedTimer m_clock;
    qint64 m_waited = 0;
    qint64 m_own = 0;
};

} // namespace

/// The thread with the windows is never held up for longer than a frame.
class TestResponsiveness : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eventLoopBeatsWhileALargePolicyIsEvaluated();
    void requestsReturnAtOnce();
};

void TestResponsiveness::eventLoopBeatsWhileALargePolicyIsEvaluated()
{
    if (waitedForProcessor() < 0) {
        QSKIP("this system does not tell how long a thread waits for a processor");
    }
    Document document;
    document.load(test::generatedPolicy({ 100000, 1000, 3 }), {}, {}, {});
    document.setMergeInterval(std::chrono::milliseconds(-1));
    Engine engine;
    std::shared_ptr<const Results> shown; // as models hold it: replaced here, so that the old one is let go here
    int answers = 0;
    std::uint32_t shares = 1;
    const auto edit = [&] { document.setRawShares({ 2, 500, 70000 }, ++shares); };
    connect(&document, &Document::policyChanged, this, [&] { engine.request(document.policy(), document.baseline(), {}, document.generation()); });
    connect(&engine, &Engine::finished, this, [&](const std::shared_ptr<const Results> &results) {
        shown = results;
        ++answers;
        edit();
    });

    Heartbeat heartbeat;
    heartbeat.start();
    edit();
    constexpr int enough = 20;
    QElapsedTimer timer;
    timer.start();
    QTRY_VERIFY_WITH_TIMEOUT(answers >= enough && timer.elapsed() > 1000, 120000);
    qInfo("%d answers, %lld beats; longest gap %.2f ms, without other programs %.2f ms, of that work %.2f ms; evaluation %.2f ms", answers,
        heartbeat.beats, static_cast<double>(heartbeat.longestGap) / millisecond, static_cast<double>(heartbeat.longestHeld) / millisecond,
        static_cast<double>(heartbeat.longestWork) / millisecond, static_cast<double>(shown->evaluationTime.count()) / millisecond);
    QVERIFY(heartbeat.beats > 100);
    QCOMPARE(shown->evaluation->tree().count(), 100000U);
    // Neither waiting (for a lock, for the worker) nor working takes longer than a frame.
    QVERIFY(heartbeat.longestHeld <= longest);
    QVERIFY(heartbeat.longestWork <= longest);
}

void TestResponsiveness::requestsReturnAtOnce()
{
    const Policy policy = test::generatedPolicy({ 100000, 1000, 3 });
    Engine engine;
    qint64 slowest = 0;
    for (quint64 generation = 1; generation <= 200; ++generation) {
        Policy draft = policy;
        draft.associations.setRawShares(2, static_cast<std::uint32_t>(generation));
        const qint64 before = ownTime();
        engine.request(draft, policy, {}, generation); // while others run, wait, and are superseded
        slowest = std::max(slowest, ownTime() - before);
        QCoreApplication::processEvents();
    }
    qInfo("slowest request: %.3f ms", static_cast<double>(slowest) / millisecond);
    QVERIFY(slowest < 2 * millisecond);
}

QTEST_GUILESS_MAIN(TestResponsiveness)
#include "test_responsiveness.moc"
