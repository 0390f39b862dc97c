// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/recording.h"
#include "small_cluster.h"
#include "support/test_case.h"

#include <QTest>

namespace test_recording
{

using namespace apportion;
using namespace apportion::replay;
using namespace apportion::testing;

namespace
{

const std::string jobHeader = "job\tsubmit_seq\tsubmit_ms\tuser\taccount\tqos\tpartition\tmin_nodes\tmax_nodes\ttasks\tgres\tarray\tdependency\n";
const std::string passHeader = "pass\tseq\tms\tkind\tdepth\n";

struct Read
{
    Recording recording;
    Diagnostics diagnostics;
};

Read read(const std::string &jobs, const std::string &passes, const std::string &starts = {})
{
    const Policy policy = smallPolicy(2, 8, 16000, 2511);
    const Machine machine = makeMachine(policy, expandNames);
    RecordingTexts texts;
    texts.folder = "folder";
    texts.jobs = jobs;
    texts.passes = passes;
    texts.starts = starts;
    Read result;
    result.recording = readRecording(texts, policy, machine, expandNames, result.diagnostics);
    return result;
}

} // namespace

class TestRecording : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aJobIsReadAsSbatchSentIt();
    void rowsThatCannotBeReadAreToldAndTheRestIsRead();
    void missingColumnsAreNamed();
    void namesTasksAndDependenciesAreRead();
    void hostileArraysAreRefused();
};

void TestRecording::aJobIsReadAsSbatchSentIt()
{
    const Read one = read(jobHeader + "7\t12\t3500\treduser\tred\tnormal\tmain\t1\t5\t3\t-\t1-3\tafterok:4\n", passHeader);
    QVERIFY(one.diagnostics.empty());
    QCOMPARE(one.recording.submissions.size(), std::size_t { 1 });
    const Recording::Submission &job = one.recording.submissions.front();
    QCOMPARE(job.seq, std::int64_t { 12 });
    QCOMPARE(job.request.jobId, 7U);
    QCOMPARE(job.request.maxNodes, 3U); // no more nodes than tasks
    QCOMPARE(job.request.arrayTasks, (std::vector<std::uint32_t> { 1, 2, 3 }));
    QCOMPARE(job.request.dependencies.front().jobId, 4U);
}

void TestRecording::rowsThatCannotBeReadAreToldAndTheRestIsRead()
{
    const Read some = read(jobHeader + "x\t1\t1\treduser\tred\tnormal\tmain\n" + "2\t-5\t1\treduser\tred\tnormal\tmain\n"
            + "3\t3\t1\tnobody\tred\tnormal\tmain\n" + "4\t4\t1\treduser\tred\tnormal\tmain\n",
        passHeader + "1\t5\t1000\tmain\tfull\n2\t6\t1000\tnonsense\t-\n",
        "job\tpass\tnodes\tcpus\tseq\tattempt\tstart_s\n4\t1\tn9\t1\t6\t1\t1\n4\t1\tn1\t1\t6\t1\t1\n");
    QCOMPARE(some.recording.submissions.size(), std::size_t { 1 });
    QCOMPARE(some.recording.passes.size(), std::size_t { 1 });
    QCOMPARE(some.recording.starts.size(), std::size_t { 1 });
    QStringList places;
    for (const Diagnostic &diagnostic : some.diagnostics) {
        places << QString("%1:%2").arg(QString::fromStdString(diagnostic.place.file)).arg(diagnostic.place.line);
    }
    QCOMPARE(places.join(' '), "folder/jobs.tsv:2 folder/jobs.tsv:3 folder/jobs.tsv:4 folder/passes.tsv:3 folder/starts.tsv:2");
}

void TestRecording::missingColumnsAreNamed()
{
    const Read none = read("job\tuser\n1\treduser\n", passHeader);
    QVERIFY(none.recording.submissions.empty());
    QVERIFY(hasErrors(none.diagnostics));
    QVERIFY(none.diagnostics.front().english().find("submit_seq") != std::string::npos);
}

void TestRecording::namesTasksAndDependenciesAreRead()
{
    JobName name;
    QVERIFY(parseJobName("12_3", name) && name == (JobName { 12, 3 }));
    QVERIFY(parseJobName("12_[4-7%2]", name) && name == (JobName { 12, noTask }));
    QVERIFY(!parseJobName("12_", name));
    QVERIFY(!parseJobName("-1", name));
    QVERIFY(!parseJobName("99999999999", name));
    QCOMPARE(parseArrayTasks("0-6:3,1"), (std::vector<std::uint32_t> { 0, 1, 3, 6 }));
    JobRequest job;
    QVERIFY(parseDependencies("afterok:12:13,afternotok:4_2", job));
    QCOMPARE(job.dependencies.size(), std::size_t { 3 });
    QCOMPARE(job.dependencies[2].task, 2U);
    QVERIFY(!job.anyDependencySuffices);
    JobRequest other;
    QVERIFY(parseDependencies("after:1?afterany:2", other) && other.anyDependencySuffices);
    QVERIFY(!parseDependencies("sometime:1", other));
}

void TestRecording::hostileArraysAreRefused()
{
    for (const char *text : { "0-4000000000", "5-1", "1-5:0", "1-", "0-2000000", "a" }) {
        QVERIFY2(parseArrayTasks(text).empty(), text);
    }
}

APPORTION_TEST(TestRecording)
} // namespace test_recording

#include "test_recording.moc"
