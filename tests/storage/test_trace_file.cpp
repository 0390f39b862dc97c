// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/trace_file.h"
#include "storage/zone_clock.h"
#include "support/test_case.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace test_trace_file
{

using namespace apportion;

class TestTraceFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void whatIsSavedIsComplete();
    void anyDamageIsSeen();
    void unreadableFilesAreTold();
    void filesOfAnyFormAreOneTrace();
    void jobsThatAccountingDoesNotTellYetComeFromTheSamePull();
    void cancelledReadingIsNotComplete();
    void whatCannotBeWrittenLeavesTheFile();
    void zonesTellWhatClocksRead();
    void zonesTellWhenItWasWhatAClockReads();

private:
    QByteArray save()
    {
        QFile source(m_folder.filePath("sacct.txt"));
        if (!source.open(QIODevice::WriteOnly)) {
            return {};
        }
        source.write("JobID|User|Submit|Start|End|State\n");
        for (int i = 1; i <= 500; ++i) {
            source.write(QStringLiteral("%1|ann%2|%3|%4|%5|COMPLETED\n").arg(i).arg(i % 7).arg(1000 + i).arg(1010 + i).arg(1100 + 2 * i).toLatin1());
        }
        source.close();
        const OpenedTrace opened = readTraceFiles({ source.fileName() });
        const QString error = writeTraceFile(m_path, opened.trace);
        QFile file(m_path);
        return error.isEmpty() && opened.complete && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const QByteArray &bytes)
    {
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

    QTemporaryDir m_folder;
    QString m_path;
};

void TestTraceFile::jobsThatAccountingDoesNotTellYetComeFromTheSamePull()
{
    const QDir pulled(m_folder.filePath("pulled"));
    QVERIFY(pulled.mkpath("."));
    const auto put = [&pulled](const char *name, const QByteArray &bytes) {
        QFile file(pulled.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    };
    put("sacct.txt",
        "JobID|User|Account|Submit|Eligible|Start|End|State|SubmitLine\n7|ann|a|1782216000|1782216000|Unknown|Unknown|PENDING|sbatch --nice=3 x\n");
    put("jobs.txt",
        "JobId=7 JobName=x UserId=ann(1) Nice=3 Account=a QOS=normal JobState=PENDING Reason=Priority SubmitTime=2026-06-23T12:00:00 "
        "EligibleTime=2026-06-23T12:00:00 Partition=batch NumNodes=1 NumCPUs=1 ReqTRES=cpu=1\n"
        "JobId=8 JobName=x UserId=bob(2) Nice=7 Account=b QOS=high JobState=PENDING Reason=BeginTime TimeLimit=01:30:00 "
        "SubmitTime=2026-06-23T12:00:01 EligibleTime=2026-06-24T12:00:00 Partition=batch,long NumNodes=2-2 NumCPUs=4 "
        "ReqTRES=cpu=4,mem=2G,node=2,billing=4\n"
        "JobId=9 ArrayJobId=9 ArrayTaskId=2,4 JobName=x Priority=0 UserId=bob(2) Account=b JobState=PENDING Reason=JobHeldUser "
        "SubmitTime=2026-06-23T12:00:02 EligibleTime=Unknown Partition=batch NumNodes=1 NumCPUs=1 ReqTRES=cpu=1,node=1\n"
        "JobId=10 JobName=x UserId=bob(2) Account=b JobState=RUNNING SubmitTime=2026-06-23T12:00:03 StartTime=2026-06-23T12:00:04 "
        "Partition=batch NumNodes=1 NumCPUs=1 ReqTRES=cpu=1,node=1\n");
    const QString sacct = pulled.filePath("sacct.txt");
    QCOMPARE(readTraceFiles({ sacct }).trace.jobs.size(), 1U); // anybody's folder
    put("README.txt", "Answers of a Slurm cluster, saved by Apportion\n");
    const OpenedTrace opened = readTraceFiles({ sacct });
    QVERIFY(opened.complete);
    const std::vector<replay::TraceJob> &jobs = opened.trace.jobs;
    QCOMPARE(jobs.size(), 3U);
    QCOMPARE(jobs[0].lacksAny(replay::TraceJob::NoSubmitLine), false); // accounting tells more of it
    QCOMPARE(jobs[1].jobId, 8U);
    QCOMPARE(jobs[1].eligibleTime - jobs[1].submitTime, std::int64_t { 86399 });
    QCOMPARE(jobs[1].nice, 7);
    QCOMPARE(jobs[1].limitMinutes, 90U);
    QCOMPARE(jobs[1].minNodes, 2U);
    QCOMPARE(jobs[1].memoryMb, std::uint64_t { 1024 });
    QCOMPARE(opened.trace.names[jobs[1].partitions], std::string_view("batch,long"));
    QVERIFY(jobs[1].lacksAny(replay::TraceJob::NoSubmitLine) && !jobs[1].has(replay::TraceJob::Held));
    QVERIFY(jobs[2].has(replay::TraceJob::Held));
    QCOMPARE(jobs[2].eligibleTime, replay::noTime);
    QCOMPARE(opened.trace.names[jobs[2].arrayTasks], std::string_view("2,4"));
}

void TestTraceFile::init()
{
    m_path = m_folder.filePath("jobs.trace");
}

void TestTraceFile::whatIsSavedIsComplete()
{
    const QByteArray bytes = save();
    QVERIFY(bytes.startsWith("#apportion-trace 1\n"));
    QVERIFY(bytes.contains("\n#sum 500 "));
    const OpenedTrace opened = readTraceFiles({ m_path });
    QVERIFY(opened.complete && opened.usable && opened.diagnostics.empty());
    QCOMPARE(opened.trace.jobs.size(), 500U);
    QCOMPARE(writeTraceFile(m_path, opened.trace), QString());
    QFile again(m_path);
    QVERIFY(again.open(QIODevice::ReadOnly));
    QCOMPARE(again.readAll(), bytes);
}

void TestTraceFile::anyDamageIsSeen()
{
    const QByteArray bytes = save();
    const auto damage = [&](const QByteArray &changed, const char *what) {
        write(changed);
        const OpenedTrace opened = readTraceFiles({ m_path });
        QVERIFY2(!opened.complete && hasErrors(opened.diagnostics), what);
    };
    damage(bytes.left(bytes.size() / 2), "cut");
    damage(bytes.left(bytes.lastIndexOf("#sum")), "without its sum");
    damage(bytes.left(bytes.size() - 1), "without its last line end");
    damage(bytes + "1|2|3\n", "more behind its sum");
    QByteArray digit = bytes;
    const qsizetype at = digit.indexOf("COMPLETED") + 100;
    digit[at] = digit[at] == '1' ? '2' : '1';
    damage(digit, "one byte changed");
    QByteArray line = bytes;
    const qsizetype begin = line.indexOf('\n', line.size() / 2) + 1;
    line.remove(begin, line.indexOf('\n', begin) + 1 - begin);
    damage(line, "a line removed");
}

void TestTraceFile::unreadableFilesAreTold()
{
    for (const QString &path : { m_folder.filePath("none"), m_folder.path() }) {
        const OpenedTrace opened = readTraceFiles({ path });
        QVERIFY(!opened.complete && !opened.usable && hasErrors(opened.diagnostics));
    }
    save();
    const OpenedTrace some = readTraceFiles({ m_path, m_folder.filePath("none") });
    QVERIFY(some.usable && !some.complete);
}

void TestTraceFile::filesOfAnyFormAreOneTrace()
{
    save();
    QFile workload(m_folder.filePath("log.swf"));
    QVERIFY(workload.open(QIODevice::WriteOnly));
    workload.write("; UnixStartTime: 5000\n; MaxNodes: 1\n9000 0 10 60 16 -1 -1 16 120 2048 1 3 1 -1 2 -1 -1 -1\n");
    workload.close();
    const OpenedTrace opened = readTraceFiles({ m_path, workload.fileName(), m_path });
    QVERIFY(opened.complete);
    QCOMPARE(opened.trace.jobs.size(), 501U);
}

void TestTraceFile::cancelledReadingIsNotComplete()
{
    save();
    Progress progress;
    progress.cancel();
    QVERIFY(!readTraceFiles({ m_path }, {}, &progress).complete);
}

void TestTraceFile::whatCannotBeWrittenLeavesTheFile()
{
    const OpenedTrace opened = readTraceFiles({ (save(), m_path) });
    QVERIFY(!writeTraceFile(m_folder.filePath("none/jobs.trace"), opened.trace).isEmpty());
    QVERIFY(readTraceFiles({ m_path }).complete);
}

void TestTraceFile::zonesTellWhatClocksRead()
{
    QVERIFY(!wallClockOfZone("Nowhere/Atlantis"));
    QCOMPARE((*wallClockOfZone("utc"))(1767571200), 1767571200);
    QCOMPARE((*wallClockOfZone("Europe/Berlin"))(1767571200), 1767571200 + 3600);
    QCOMPARE((*wallClockOfZone("local"))(1767571200), 1767571200); // the tests' zone is UTC
}

void TestTraceFile::zonesTellWhenItWasWhatAClockReads()
{
    QVERIFY(!clockOfZone("Nowhere/Atlantis"));
    QCOMPARE((*clockOfZone("utc"))(1767571200), 1767571200);
    const slurm::LocalClock berlin = *clockOfZone("Europe/Berlin");
    // 1 January 1970 and the last second before it; 5 January and 5 July 2026; the second before summer time, and the next that there is
    for (const auto &[reading, offset] : { std::pair(0LL, 3600), std::pair(-1LL, 3600), std::pair(-86400LL, 3600), std::pair(1767571200LL, 3600),
             std::pair(1783209600LL, 7200), std::pair(1774749599LL, 3600), std::pair(1774753200LL, 7200) }) {
        QCOMPARE(berlin(reading), reading - offset);
    }
}

APPORTION_TEST(TestTraceFile)
} // namespace test_trace_file

#include "test_trace_file.moc"
