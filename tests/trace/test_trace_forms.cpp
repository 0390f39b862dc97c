// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/test_case.h"
#include "trace_testing.h"

#include "trace/trace_text.h"

#include <QFile>
#include <QTest>

#include <random>

namespace test_trace_forms
{

using namespace apportion;
using namespace apportion::replay;
using namespace apportion::testing;

class TestTraceForms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void workloadsAreRead();
    void processorsMayBeNodesOrCores();
    void brokenJobsOfAWorkloadAreTold();
    void jsonSaysWhatTheTextSays();
    void whatOnlySlurmctldKnowsWaitsForWhatItSays();
    void jsonOfOldPluginsIsRead();
    void memoryOfOldPluginsIsOfNodesOrCpus_data();
    void memoryOfOldPluginsIsOfNodesOrCpus();
    void jsonMayHaveScripts();
    void eventsOfTheSimulatorAreRead();
    void aSitesWorkloadIsReadWholly();
    void whatIsWrittenIsReadAgain();
    void damagedTraceFilesAreErrors();
};

const std::string workload = "; Version: 2.2\n; UnixStartTime: 1000\n; MaxNodes: 4\n; MaxProcs: 32\n"
                             "1 0 10 60 16 -1 -1 16 120 2048 1 3 1 -1 2 -1 -1 -1\n"
                             "2 5 -1 -1 -1 -1 -1 8 60 -1 5 4 -1 -1 2 -1 1 0\n";

void TestTraceForms::workloadsAreRead()
{
    const TraceUnderTest read = readTrace(workload);
    QVERIFY2(read.diagnostics.empty(), read.told());
    QCOMPARE(read.trace.jobs.size(), 2U);
    const TraceJob &job = read.job(0);
    QCOMPARE(job.submitTime, 1000);
    QCOMPARE(job.startTime, 1010);
    QCOMPARE(job.endTime, 1070);
    QCOMPARE(job.limitMinutes, 2U);
    QCOMPARE(read.name(job.user), "u3");
    QCOMPARE(read.name(job.account), "g1");
    QCOMPARE(read.name(job.partitions), "q2");
    QCOMPARE(job.tasks, 16U);
    QCOMPARE(job.minNodes, 2U); // 8 processors a node
    QCOMPARE(job.memoryMb, 2U);
    QVERIFY(job.has(TraceJob::MemoryPerCpu) && job.has(TraceJob::NodesInCpus));
    const TraceJob &cancelled = read.job(1);
    QVERIFY(!cancelled.hasStarted());
    QCOMPARE(cancelled.state, TraceJob::State::Cancelled);
    QCOMPARE(read.name(cancelled.dependency), "afterany:1");
    QVERIFY(cancelled.lacksAny(TraceJob::NoAccount));
    QCOMPARE(read.trace.begin, 1000);
}

void TestTraceForms::processorsMayBeNodesOrCores()
{
    const std::string plain = "1 0 10 60 3 -1 -1 3 120 -1 1 3 1 -1 2 -1 -1 -1\n";
    const TraceUnderTest asked = readTrace(plain);
    QCOMPARE(asked.count("trace-processors"), 1);
    QCOMPARE(asked.job().minNodes, 1U);
    trace::ReadOptions options;
    options.workload.processors = trace::WorkloadOptions::Processors::Nodes;
    const TraceUnderTest nodes = readTrace(plain, options);
    QVERIFY2(nodes.diagnostics.empty(), nodes.told());
    QCOMPARE(nodes.job().minNodes, 3U);
    QVERIFY(nodes.job().has(TraceJob::Exclusive));
    options.workload = { trace::WorkloadOptions::Processors::Cores, 2 };
    QCOMPARE(readTrace(plain, options).job().minNodes, 2U);
    QVERIFY(readTrace(plain, options).diagnostics.empty());
}

void TestTraceForms::brokenJobsOfAWorkloadAreTold()
{
    const TraceUnderTest read = readTrace(workload
        + "3 7\n4 x 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1\n-1 0 10 60 16 -1 -1 16 120 2048 1 3 1 -1 2 -1 -1 -1\n"
          "5 1e300 10 60 16 -1 -1 16 120 2048 1 3 1 -1 2 -1 -1 -1\n6 9 10 60 16 -1 -1 16 120 2048 3 3 1 -1 2 -1 -1 -1\n");
    QCOMPARE(read.rows.bad, 4U);
    QCOMPARE(read.rows.steps, 1U); // a part of a run
    QCOMPARE(read.rows.read, 2U);
    QVERIFY2(read.told().contains("sacct.txt:7: "), read.told());
}

const char *const json = R"({"jobs": [
  {"job_id": 12, "account": "chem", "cluster": "c", "partition": "main", "qos": "normal", "user": "ann", "priority": {"set": true, "infinite": false, "number": 4294901759},
   "array": {"job_id": 0, "limits": {"max": {"running": {"tasks": 0}}}, "task_id": {"set": false, "infinite": false, "number": 0}, "task": ""},
   "het": {"job_id": 0, "job_offset": {"set": false, "infinite": false, "number": 0}},
   "state": {"current": ["COMPLETED"], "reason": "None"}, "flags": ["STARTED_ON_BACKFILL", "START_RECEIVED"],
   "required": {"CPUs": 4, "memory_per_cpu": {"set": false, "infinite": false, "number": 0}, "memory_per_node": {"set": true, "infinite": false, "number": 500}},
   "time": {"submission": 1767571200, "eligible": 1767571210, "start": 1767571260, "end": 1767571320, "suspended": 0, "elapsed": 60,
            "limit": {"set": true, "infinite": false, "number": 5}},
   "tres": {"requested": [{"type": "cpu", "name": "", "id": 1, "count": 4}, {"type": "mem", "name": "", "id": 2, "count": 1000}, {"type": "node", "name": "", "id": 4, "count": 2}],
            "allocated": [{"type": "cpu", "name": "", "id": 1, "count": 4}, {"type": "node", "name": "", "id": 4, "count": 2}]},
   "submit_line": "sbatch -n 4 job.sh", "steps": [{"time": {"start": 3}}]},
  {"job_id": 20, "account": "chem", "user": "bob", "partition": "main", "qos": "normal", "state": {"current": ["PENDING"]},
   "array": {"job_id": 20, "limits": {"max": {"running": {"tasks": 2}}}, "task_id": {"set": false}, "task": "0x1E"},
   "time": {"submission": 1767571200, "eligible": 0, "start": 0, "end": 0, "limit": {"set": true, "infinite": true, "number": 0}},
   "tres": {"requested": [{"type": "cpu", "count": 1}], "allocated": []}},
  {"job_id": 21, "state": {"current": ["PENDING"]}}
]})";

void TestTraceForms::whatOnlySlurmctldKnowsWaitsForWhatItSays()
{
    trace::TraceReader reader({});
    reader.beginFile("sacct.txt");
    reader.feed("JobID|Submit|Start|End|State\n12|1000|1010|Unknown|RUNNING\n");
    reader.endFile();
    Job job;
    job.id = "13";
    job.number = 13;
    job.user = "ann";
    job.submitTime = 1005;
    job.dependency = "afterok:12(unfulfilled)";
    reader.addWaiting({ job });
    const TraceUnderTest read(reader.finish());
    QCOMPARE(read.job(1).jobId, 13U);
    QCOMPARE(read.name(read.job(1).dependency), "afterok:12(unfulfilled)");
}

void TestTraceForms::jsonSaysWhatTheTextSays()
{
    const TraceUnderTest read = readTrace(json);
    QCOMPARE(read.rows.read, 2U);
    QCOMPARE(read.rows.bad, 1U);
    const TraceJob &job = read.job(0);
    QCOMPARE(job.jobId, 12U);
    QCOMPARE(read.name(job.user), "ann");
    QCOMPARE(job.submitTime, 1767571200);
    QCOMPARE(job.eligibleTime, 1767571210);
    QCOMPARE(job.ranSeconds(), 60);
    QCOMPARE(job.limitMinutes, 5U);
    QCOMPARE(job.minNodes, 2U);
    QCOMPARE(job.tasks, 4U);
    QCOMPARE(job.memoryMb, 500U);
    QCOMPARE(job.priority, 4294901759U); // of priority/basic
    QCOMPARE(job.allocatedCpus, 4U);
    const TraceJob &array = read.job(1);
    QCOMPARE(read.name(array.arrayTasks), "1,2,3,4");
    QCOMPARE(array.arrayLimit, 2U);
    QCOMPARE(array.limitMinutes, 0xffffffffU);
}

void TestTraceForms::jsonOfOldPluginsIsRead()
{
    // The openapi plugin of 22.05: bare numbers, one state.
    const TraceUnderTest read = readTrace(R"({"meta": {}, "errors": [], "jobs": [{"job_id": 7, "account": "chem", "association": {"user": "ann"},
        "array": {"job_id": 5, "task_id": 3, "task": null}, "het": {"job_id": 0, "job_offset": null}, "partition": "main", "qos": "normal",
        "state": {"current": "TIMEOUT"}, "required": {"CPUs": 2, "memory": 100}, "time": {"submission": 1000, "eligible": 1000, "start": 1010, "end": 1070, "limit": 1},
        "tres": {"requested": [{"type": "cpu", "count": 2}], "allocated": [{"type": "cpu", "count": 2}]}}]})");
    QVERIFY2(read.rows.read == 1, read.told());
    QCOMPARE(read.job().jobId, 5U);
    QCOMPARE(read.job().task, 3U);
    QCOMPARE(read.job().state, TraceJob::State::Timeout);
    QCOMPARE(read.name(read.job().user), "ann");
    QCOMPARE(read.job().limitMinutes, 1U);
}

void TestTraceForms::memoryOfOldPluginsIsOfNodesOrCpus_data()
{
    QTest::addColumn<QByteArray>("tres");
    QTest::addColumn<int>("memory");
    QTest::addColumn<bool>("isOfCpus");
    QTest::newRow("of CPUs") << QByteArray(R"({"type": "cpu", "count": 3}, {"type": "mem", "count": 900}, {"type": "node", "count": 1})") << 300
                             << true;
    QTest::newRow("of nodes") << QByteArray(R"({"type": "cpu", "count": 4}, {"type": "mem", "count": 600}, {"type": "node", "count": 2})") << 300
                              << false;
    QTest::newRow("of both") << QByteArray(R"({"type": "cpu", "count": 1}, {"type": "mem", "count": 300}, {"type": "node", "count": 1})") << 300
                             << false;
    QTest::newRow("of neither") << QByteArray(R"({"type": "cpu", "count": 2}, {"type": "mem", "count": 700}, {"type": "node", "count": 1})") << 700
                                << false;
}

/// The plugin of 22.05 prints 300 for --mem=300 and for --mem-per-cpu=300.
void TestTraceForms::memoryOfOldPluginsIsOfNodesOrCpus()
{
    QFETCH(QByteArray, tres);
    QFETCH(int, memory);
    QFETCH(bool, isOfCpus);
    const TraceUnderTest read = readTrace(R"({"jobs": [{"job_id": 7, "account": "chem", "association": {"user": "ann"}, "partition": "main",
        "state": {"current": "TIMEOUT"}, "required": {"CPUs": 3, "memory": 300}, "time": {"submission": 1000, "eligible": 1000, "start": 1010, "end": 1070},
        "tres": {"requested": [)"
        + tres.toStdString() + "], \"allocated\": []}}]}");
    QCOMPARE(read.job().memoryMb, std::uint64_t(memory));
    QCOMPARE(read.job().has(TraceJob::MemoryPerCpu), isOfCpus);
}

/// With AccountingStoreFlags=job_script.
void TestTraceForms::jsonMayHaveScripts()
{
    const TraceUnderTest read = readTrace(R"({"jobs": [{"job_id": 7, "state": {"current": ["PENDING"]}, "time": {"submission": 1000},
        "submit_line": "sbatch job.sh", "script": "#!/bin/sh\n#SBATCH --nice=9 --exclusive\ntrue\n"}]})");
    QCOMPARE(read.job().nice, 9);
    QVERIFY(read.job().has(TraceJob::Exclusive));
    QVERIFY(!read.job().lacksAny(TraceJob::NoScript));
}

void TestTraceForms::eventsOfTheSimulatorAreRead()
{
    const TraceUnderTest read = readTrace("-dt          10.50 -e submit_batch_job | -sim-walltime   84805.00 --uid=user001 -J jobid_00001 -N    1 -n "
                                          "    32 -t 3-00:00:00 -q general -p general "
                                          "--mem=500G pseudo.job\n"
                                          "-dt 11 -e submit_batch_job | -sim-walltime 0 --uid=user002 -J jobid_00002 -n 1 -t 2 x.job\n"
                                          "-dt 12 -e submit_batch_job | -J no_time\n"
                                          "-dt 15 -e cancel_job | -jobid 1\n");
    QCOMPARE(read.rows.read, 2U);
    QCOMPARE(read.rows.bad, 1U);
    const TraceJob &job = read.job(0);
    QCOMPARE(job.jobId, 1U);
    QCOMPARE(job.submitTime, 10);
    QCOMPARE(job.ranSeconds(), 84805);
    QVERIFY(job.lacksAny(TraceJob::NoStart));
    QCOMPARE(read.name(job.user), "user001");
    QCOMPARE(read.name(job.qos), "general");
    QCOMPARE(job.minNodes, 1U);
    QCOMPARE(job.tasks, 32U);
    QCOMPARE(job.allocatedCpus, 32U); // what it had is what it asked for
    QCOMPARE(job.memoryMb, 500U * 1024);
    QCOMPARE(job.limitMinutes, 3U * 24 * 60);
    QCOMPARE(read.job(1).ranSeconds(), 120);
    const TraceUnderTest array = readTrace("-dt 1 -e submit_batch_job | -sim-walltime 60 --uid=ann -J jobid_7 --array=2,5-6%2 x.job\n"
                                           "-dt 2 -e submit_batch_job | -sim-walltime 60 --uid=ann -J jobid_9 --array=0-4000000000 x.job\n");
    QCOMPARE(array.trace.jobs.size(), std::size_t { 3 });
    QCOMPARE(array.job(2).jobId, 7U);
    QCOMPARE(array.job(2).task, 6U);
    QCOMPARE(array.job(2).arrayLimit, 2U);
    QCOMPARE(array.rows.bad, 1U);
}

void TestTraceForms::aSitesWorkloadIsReadWholly()
{
    QFile file(QStringLiteral(APPORTION_SOURCE_DIR "/../shared/data/ub/workload_5k.events"));
    if (!file.open(QIODevice::ReadOnly)) {
        QSKIP("The site's workload does not lie beside the project.");
    }
    const QByteArray text = file.readAll();
    const TraceUnderTest read = readTrace(text.toStdString());
    QVERIFY2(read.rows.bad == 0, read.told());
    QCOMPARE(qint64(read.rows.read), text.count("submit_batch_job"));
    QCOMPARE(read.trace.jobs.size(), read.rows.read);
    for (const TraceJob &job : read.trace.jobs) {
        QVERIFY(job.user != 0 && job.partitions != 0 && job.ranSeconds() > 0 && job.minNodes > 0 && job.limitMinutes > 0);
    }
}

TraceJob randomJob(std::mt19937_64 &random, NamePool &names)
{
    static const std::array<const char *, 9> texts = { "", "a", "chem", "a|b", "x\\y\n\r|", "\\p", "gpu:a100:2", "4-7,9", "\xc3\xa4" };
    const auto name = [&] { return names.add(texts[random() % texts.size()]); };
    const auto number = [&] { return random() % 4 == 0 ? static_cast<std::uint32_t>(random()) : static_cast<std::uint32_t>(random() % 5); };
    TraceJob job;
    job.submitTime = static_cast<std::int64_t>(random() % 2000000000);
    const auto time = [&] { return random() % 3 == 0 ? noTime : job.submitTime + static_cast<std::int64_t>(random() % 100000); };
    job.eligibleTime = time();
    job.startTime = time();
    job.endTime = time();
    job.beginTime = time();
    job.memoryMb = random() % 3 == 0 ? random() : 0;
    job.jobId = 1 + number() % 100000;
    job.task = random() % 2 == 0 ? noTask : number();
    for (NameId TraceJob::*member : { &TraceJob::user, &TraceJob::account, &TraceJob::qos, &TraceJob::partitions, &TraceJob::ranIn, &TraceJob::gres,
             &TraceJob::dependency, &TraceJob::reservation, &TraceJob::features, &TraceJob::licenses }) {
        job.*member = name();
    }
    for (std::uint32_t TraceJob::*member :
        { &TraceJob::minNodes, &TraceJob::maxNodes, &TraceJob::tasks, &TraceJob::cpusPerTask, &TraceJob::allocatedNodes, &TraceJob::allocatedCpus,
            &TraceJob::limitMinutes, &TraceJob::arrayLimit, &TraceJob::priority, &TraceJob::suspendedSeconds }) {
        job.*member = number();
    }
    job.nice = static_cast<std::int32_t>(random());
    job.flags = static_cast<std::uint16_t>(random() % 256);
    job.lacks = static_cast<std::uint16_t>(random() % 2048);
    job.state = static_cast<TraceJob::State>(random() % 10);
    return job;
}

std::string written(const Trace &trace)
{
    std::string text;
    (void)trace::writeTraceText(trace, [&](std::string_view block) {
        text += block;
        return true;
    });
    return text;
}

void TestTraceForms::whatIsWrittenIsReadAgain()
{
    std::mt19937_64 random(20261123);
    for (int round = 0; round < 50; ++round) {
        Diagnostics diagnostics;
        slurm::Findings findings(diagnostics);
        trace::TraceBuilder builder(findings);
        for (std::size_t i = 0; i < 200; ++i) {
            builder.add(randomJob(random, builder.names()));
        }
        const Trace before = builder.finish(round % 2 == 0);
        const std::string text = written(before);
        const TraceUnderTest read = readTrace(text);
        QVERIFY2(read.diagnostics.empty(), read.told());
        QCOMPARE(read.trace.jobs.size(), before.jobs.size());
        QCOMPARE(read.trace.begin, before.begin);
        QCOMPARE(read.trace.end, before.end);
        QCOMPARE(written(read.trace), text);
        for (std::size_t i = 0; i < before.jobs.size(); ++i) {
            QCOMPARE(read.name(read.trace.jobs[i].features), QByteArray::fromStdString(std::string(before.names[before.jobs[i].features])));
            QCOMPARE(read.trace.jobs[i].memoryMb, before.jobs[i].memoryMb);
            QCOMPARE(read.trace.jobs[i].state, before.jobs[i].state);
            QCOMPARE(read.trace.jobs[i].endTime, before.jobs[i].endTime);
        }
    }
}

void TestTraceForms::damagedTraceFilesAreErrors()
{
    const std::string text = written(readTrace(workload).trace);
    QVERIFY(readTrace(text).diagnostics.empty());
    for (const std::string &damaged : { text + "#sum 3 0\n", text + "nonsense\n", "#apportion-trace 2" + text.substr(text.find('\n')),
             std::string("#apportion-trace 1\n#begin x\n"), text.substr(0, text.rfind('|')) + "x\n" }) {
        QVERIFY2(hasErrors(readTrace(damaged).diagnostics), damaged.c_str());
    }
    QVERIFY2(readTrace("#apportion-trace 2\n").told().contains("format 2"), readTrace("#apportion-trace 2\n").told());
    QVERIFY(readTrace(text + "#sum 2 0\n").diagnostics.empty()); // what the sum says is judged where files are read
}

APPORTION_TEST(TestTraceForms)
} // namespace test_trace_forms

#include "test_trace_forms.moc"
