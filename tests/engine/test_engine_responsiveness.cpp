// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/document.h"
#include "engine/engine.h"
#include "support/generated_policy.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QTest>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <ctime>
#include <memory>

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

/// What passes while this thread does something.
struct Stretch
{
    qint64 wall = 0; ///< by the clock on the wall
    qint64 held = 0; ///< the same without what other programs took: work, and waiting for locks and threads
    qint64 work = 0; ///< processor time of this thread
};

class Stopwatch
{
public:
    Stopwatch() { m_clock.start(); }

    [[nodiscard]] Stretch elapsed() const
    {
        const qint64 wall = m_clock.nsecsElapsed();
        return { wall, wall - (waitedForProcessor() - m_waited), ownTime() - m_own };
    }

private:
    qint64 m_waited = waitedForProcessor();
    qint64 m_own = ownTime();
    QElapsedTimer m_clock;
};

/// Counts stretches of time and those that were too long.
struct Tally
{
    qint64 count = 0;
    qint64 late = 0;
    Stretch worst;

    void add(const Stretch &stretch)
    {
        ++count;
        late += stretch.held > longest ? 1 : 0;
        worst.wall = std::max(worst.wall, stretch.wall);
        worst.held = std::max(worst.held, stretch.held);
        worst.work = std::max(worst.work, stretch.work);
    }
    [[nodiscard]] QString text() const
    {
        const auto shown = [](qint64 time) { return QString::number(static_cast<double>(time) / millisecond, 'f', 2); };
        return QStringLiteral("%1, the longest %2 ms, without other programs %3 ms, of that work %4 ms; %5 late")
            .arg(count)
            .arg(shown(worst.wall), shown(worst.held), shown(worst.work))
            .arg(late);
    }
};

/// Times every event of the thread with the windows.
class TimedApplication : public QCoreApplication
{
public:
    using QCoreApplication::QCoreApplication;

    bool notify(QObject *receiver, QEvent *event) override
    {
        if (!timing || QThread::currentThread() != thread() || m_inside) {
            return QCoreApplication::notify(receiver, event);
        }
        m_inside = true;
        const Stopwatch watch;
        const bool done = QCoreApplication::notify(receiver, event);
        events.add(watch.elapsed());
        m_inside = false;
        return done;
    }

    bool timing = false;
    Tally events;

private:
    bool m_inside = false; // what an event sends counts with it
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

    Tally beats;
    QTimer heartbeat;
    heartbeat.setTimerType(Qt::PreciseTimer);
    heartbeat.setInterval(1);
    std::unique_ptr<Stopwatch> sinceBeat;
    QElapsedTimer running;
    running.start();
    QEventLoop loop;
    connect(&heartbeat, &QTimer::timeout, this, [&] {
        if (sinceBeat) {
            beats.add(sinceBeat->elapsed());
        }
        sinceBeat = std::make_unique<Stopwatch>();
        if ((answers >= 30 && running.elapsed() > 2000) || running.elapsed() > 120000) {
            loop.quit();
        }
    });
    auto &application = *static_cast<TimedApplication *>(QCoreApplication::instance());
    application.timing = true;
    heartbeat.start();
    edit();
    loop.exec();
    application.timing = false;

    qInfo("%d answers in %lld ms; evaluation alone %.2f ms", answers, running.elapsed(),
        static_cast<double>(shown->evaluationTime.count()) / millisecond);
    qInfo("events: %s", qPrintable(application.events.text()));
    qInfo("heartbeats: %s", qPrintable(beats.text()));
    QVERIFY(answers >= 30);
    QVERIFY(beats.count > 200);
    QCOMPARE(shown->evaluation->tree().count(), 100000U);
    // Neither work nor waiting (for a lock, for the worker) takes longer than a frame. One event may seem to: the host
    // of a virtual machine takes its processor away without telling.
    QVERIFY(application.events.worst.work <= longest);
    QVERIFY(application.events.late <= 1);
    // A beat may also be late because the system's timer is, which on a busy machine it now and then is: one in fifty.
    // Were the thread held up by every answer, it would be one in ten or more.
    QVERIFY(beats.worst.work <= longest);
    QVERIFY(beats.late <= beats.count / 50);
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
    QVERIFY(slowest < longest / 2);
}

int main(int argc, char *argv[])
{
    TimedApplication application(argc, argv);
    TestResponsiveness test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_engine_responsiveness.moc"
