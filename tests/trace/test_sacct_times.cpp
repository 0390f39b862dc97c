// SPDX-License-Identifier: GPL-3.0-or-later
// When jobs of an accounting table could start, started and ended.
#include "replay/job_request.h"
#include "sacct_testing.h"
#include "support/test_case.h"

#include <QDateTime>
#include <QTest>
#include <QTimeZone>

namespace test_sacct_times
{

using namespace apportion;
using namespace apportion::replay;
using namespace apportion::testing;

class TestSacctTimes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reservedAndPlannedTellWhenAJobCouldStart();
    void jobsThatNeverStartedHaveNoStart_data();
    void jobsThatNeverStartedHaveNoStart();
    void aStartOfNoLengthIsAStart();
    void timesBeforeTheEpochAreNone();
    void timesBeyondWhatSlurmCountsAreNone();
    void theHourThatComesTwiceIsToldByTheElapsedTime();
    void timesMayBeSecondsSinceTheEpoch();
    void suspendedTimeIsNoTimeOfRunning();
    void requeuedJobsHaveARowForEachRun();
    void runningAndPendingJobsHaveNoEnd();
};

void TestSacctTimes::reservedAndPlannedTellWhenAJobCouldStart()
{
    for (const std::string column : { "Reserved", "Planned" }) {
        const TraceUnderTest read = readTrace(
            "JobID|Submit|Start|End|State|" + column + "\n7|2026-01-05T00:00:00|2026-01-05T00:01:00|2026-01-05T00:02:00|COMPLETED|00:00:45\n");
        QCOMPARE(read.job().eligibleTime, day + 15);
    }
}

void TestSacctTimes::jobsThatNeverStartedHaveNoStart_data()
{
    QTest::addColumn<QByteArray>("times");
    const QByteArray none = "|00:00:00|00:05:00|CANCELLED by 1004|cpu=4,node=2||None assigned|";
    QTest::newRow("22.05") << QByteArray("2026-01-05T00:00:00|2026-01-05T00:00:10|None|2026-01-05T00:02:00") + none;
    QTest::newRow("20.11: Start = End") << QByteArray("2026-01-05T00:00:00|2026-01-05T00:00:10|2026-01-05T00:02:00|2026-01-05T00:02:00") + none;
    QTest::newRow("unknown") << QByteArray("2026-01-05T00:00:00|Unknown|Unknown|2026-01-05T00:02:00") + none;
}

void TestSacctTimes::jobsThatNeverStartedHaveNoStart()
{
    QFETCH(QByteArray, times);
    const TraceUnderTest read = readTrace(header + row("12", times.toStdString()) + "\n");
    QVERIFY2(read.rows.bad == 0, read.told());
    QVERIFY(!read.job().hasStarted());
    QCOMPARE(read.job().endTime, day + 120);
    QCOMPARE(read.job().state, TraceJob::State::Cancelled);
    QCOMPARE(read.job().allocatedNodes, 0U);
    QCOMPARE(read.job().tasks, 4U);
}

void TestSacctTimes::aStartOfNoLengthIsAStart()
{
    const TraceUnderTest read = readTrace(header
        + row("12", "2026-01-05T00:00:00|2026-01-05T00:00:10|2026-01-05T00:02:00|2026-01-05T00:02:00|00:00:00|00:05:00|CANCELLED by 0|" + sizes)
        + "\n");
    QCOMPARE(read.job().startTime, day + 120);
    QCOMPARE(read.job().ranSeconds(), 0);
    // What was completed has started, whether or not anything tells of nodes.
    const TraceUnderTest few = readTrace("JobID|Submit|Start|End|State|AllocCPUS\n1|5|9|9|COMPLETED|4\n2|5|9|9|CANCELLED|0\n");
    QVERIFY(few.job(0).hasStarted() && !few.job(1).hasStarted());
}

/// A damaged date must not become a job of another century, nor one that a saved trace cannot give back.
void TestSacctTimes::timesBeyondWhatSlurmCountsAreNone()
{
    const TraceUnderTest read = readTrace("JobID|Submit|Start|End|State\n1|1000|1010|20260105000000|COMPLETED\n2|1000|1010|1020|COMPLETED\n");
    QCOMPARE(read.trace.end, 1020);
    QVERIFY(read.job(0).lacksAny(TraceJob::NoEnd));
    QVERIFY2(read.told().contains("\"20260105000000\" is not a value of End"), read.told());
}

void TestSacctTimes::timesBeforeTheEpochAreNone()
{
    const auto submittedAt = [](const std::string &time) {
        return readTrace("JobID|Submit|Eligible|Start|End|State\n7|2026-01-05T00:00:00|" + time
            + "|2026-01-05T00:01:00|2026-01-05T00:02:00|COMPLETED\n8|" + time + "|" + time + "|2026-01-05T00:01:00|2026-01-05T00:02:00|COMPLETED\n");
    };
    for (const char *time : { "1013-10-25T01:00:00", "1926-11-23T00:00:00", "1969-12-31T00:00:00" }) {
        const TraceUnderTest read = submittedAt(time);
        QCOMPARE(read.job(0).eligibleTime, replay::noTime);
        QVERIFY2(read.told().contains(QByteArray(time) + "\" is not a value of Eligible"), read.told());
        QVERIFY(std::all_of(read.trace.jobs.begin(), read.trace.jobs.end(), [](const replay::TraceJob &job) { return job.submitTime >= 0; }));
        QVERIFY(read.trace.begin >= 0);
    }
}

void TestSacctTimes::theHourThatComesTwiceIsToldByTheElapsedTime()
{
    const QTimeZone berlin("Europe/Berlin");
    trace::ReadOptions options;
    options.clock = [berlin](std::int64_t time) { return time + berlin.offsetFromUtc(QDateTime::fromSecsSinceEpoch(time, QTimeZone::utc())); };
    const auto read = [&](const char *start, const char *end, const char *elapsed) {
        return readTrace(std::string("JobID|Submit|Start|End|Elapsed|State\n7|2026-10-25T01:00:00|2026-10-25T") + start + "|2026-10-25T" + end + '|'
                + elapsed + "|COMPLETED\n",
            options);
    };
    const qint64 midnight = QDateTime::fromString("2026-10-25T00:00:00Z", Qt::ISODate).toSecsSinceEpoch();
    QCOMPARE(read("02:30:00", "04:00:00", "01:30:00").job().startTime, midnight + 5400);
    QCOMPARE(read("02:30:00", "04:00:00", "02:30:00").job().startTime, midnight + 1800);
    QCOMPARE(read("02:30:00", "02:10:00", "00:40:00").job().endTime, midnight + 4200);
    const TraceUnderTest either = read("02:30:00", "02:40:00", "00:10:00");
    QCOMPARE(either.rows.twiceHours, 1U);
    QCOMPARE(either.count("trace-twice"), 1);
    QCOMPARE(either.job().ranSeconds(), 600);
}

void TestSacctTimes::timesMayBeSecondsSinceTheEpoch()
{
    trace::ReadOptions options;
    options.clock = [](std::int64_t time) { return time + 7200; };
    const TraceUnderTest read = readTrace("JobID|Submit|Start|End|State\n7|1767571200|1767571260|2026-01-05T02:02:00|COMPLETED\n", options);
    QCOMPARE(read.job().submitTime, day);
    QCOMPARE(read.job().startTime, day + 60);
    QCOMPARE(read.job().endTime, day + 120);
}

void TestSacctTimes::suspendedTimeIsNoTimeOfRunning()
{
    const TraceUnderTest read = readTrace("JobID|Submit|Start|Elapsed|Suspended|State\n7|1000|2000|00:01:00|00:00:30|COMPLETED\n");
    QCOMPARE(read.job().endTime, 2090);
    QCOMPARE(read.job().suspendedSeconds, 30U);
    QCOMPARE(read.job().ranSeconds(), 60);
    QVERIFY(read.job().has(TraceJob::WasSuspended));
}

void TestSacctTimes::requeuedJobsHaveARowForEachRun()
{
    const TraceUnderTest read = readTrace("JobID|User|Submit|Start|End|State\n"
                                          "7|ann|1000|1010|1020|REQUEUED\n7|ann|1020|1150|1160|NODE_FAIL\n7|ann|1160|1300|1400|COMPLETED\n"
                                          "8|ann|1000|1010|1020|COMPLETED\n8|bob|9000|9010|9020|COMPLETED\n");
    QCOMPARE(read.trace.jobs.size(), 5U);
    QCOMPARE(read.job(0).run, 0);
    QCOMPARE(read.job(2).run, 1);
    QCOMPARE(read.job(3).run, 2);
    QCOMPARE(read.job(3).state, TraceJob::State::Completed);
    QCOMPARE(read.job(4).run, 0); // ids come again: another one's job
}

void TestSacctTimes::runningAndPendingJobsHaveNoEnd()
{
    const TraceUnderTest read
        = readTrace(header + row("7", "2026-01-05T00:00:00|2026-01-05T00:00:00|2026-01-05T00:01:00|Unknown|00:59:00|UNLIMITED|RUNNING|" + sizes)
            + "\n" + row("8", "2026-01-05T00:00:00|Unknown|Unknown|Unknown|00:00:00|Partition_Limit|PENDING|cpu=2,node=1||None assigned|")
            + "sbatch -p a,main --begin=16:00 x\n");
    QVERIFY2(read.rows.bad == 0, read.told());
    QVERIFY(read.job(0).hasStarted());
    QCOMPARE(read.job(0).endTime, noTime);
    QCOMPARE(read.job(0).limitMinutes, 0xffffffffU);
    QVERIFY(!read.job(1).hasStarted());
    QVERIFY(read.job(1).lacksAny(TraceJob::NoLimit));
    QCOMPARE(read.job(1).limitMinutes, JobRequest::noTimeLimitAsked);
    QCOMPARE(read.job(1).beginTime, noTime); // the clock of the cluster would tell
}

APPORTION_TEST(TestSacctTimes)
} // namespace test_sacct_times

#include "test_sacct_times.moc"
