// SPDX-License-Identifier: GPL-3.0-or-later
#include "sacct_testing.h"
#include "support/test_case.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <random>

namespace test_sacct_text
{

using namespace apportion;
using namespace apportion::replay;
using namespace apportion::testing;

class TestSacctText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aJobIsReadWholly();
    void columnsMayStandInAnyOrder();
    void missingColumnsAreToldWithTheirCost();
    void anySeparatorIsRead();
    void listingsThatCannotBeReadAreTold_data();
    void listingsThatCannotBeReadAreTold();
    void statesWithFlagsAreStates();
    void memoryOfOldReleasesIsOfNodesOrCpus();
    void textsMayHoldBars();
    void commandLinesMayStandOnSeveralLines();
    void scriptsTellWhatTheirJobsAskFor();
    void scriptsBehindTheirJobsAreTold();
    void arraysAndHeterogeneousJobsHaveTheirIds();
    void usersThatTheMachineDoesNotKnowAreToldApart();
    void commandLinesTellWhatAccountingDoesNot();
    void sizesAreWhatSbatchMakesOfOptions_data();
    void sizesAreWhatSbatchMakesOfOptions();
    void gresAreOfEachNode();
    void whatARequestLeavesOutWasGiven();
    void whatOtherProgramsMadeOfAListingIsRead();
    void brokenLinesAreToldAndCounted();
    void nothingButBrokenLinesIsAnError();
    void stepsAndOtherClustersAreLeftOut();
    void filesMayOverlap();
    void blocksMayEndAnywhere();
    void recordedClustersAreReadWholly();
    void damagedListingsComeBack();
};

void TestSacctText::aJobIsReadWholly()
{
    const TraceUnderTest read = readTrace(header + row("12") + "sbatch -n 4 job.sh\n");
    QVERIFY2(read.usable && read.diagnostics.empty(), read.told());
    QCOMPARE(read.trace.jobs.size(), 1U);
    const TraceJob &job = read.job();
    QCOMPARE(job.jobId, 12U);
    QCOMPARE(job.task, noTask);
    QCOMPARE(read.name(job.user), "ann");
    QCOMPARE(read.name(job.account), "chem");
    QCOMPARE(read.name(job.partitions), "main");
    QCOMPARE(read.name(job.ranIn), "main");
    QCOMPARE(read.name(job.qos), "normal");
    QCOMPARE(job.submitTime, day);
    QCOMPARE(job.eligibleTime, day + 10);
    QCOMPARE(job.startTime, day + 60);
    QCOMPARE(job.endTime, day + 120);
    QCOMPARE(job.ranSeconds(), 60);
    QCOMPARE(job.limitMinutes, 5U);
    QCOMPARE(job.state, TraceJob::State::Completed);
    QCOMPARE(job.minNodes, 2U);
    QCOMPARE(job.tasks, 4U);
    QCOMPARE(job.cpusPerTask, 1U);
    QCOMPARE(job.memoryMb, 500U); // of each node
    QCOMPARE(job.allocatedNodes, 2U);
    QCOMPARE(job.allocatedCpus, 4U);
    QCOMPARE(int { job.lacks }, int { TraceJob::NoScript });
    QCOMPARE(read.trace.begin, day + 120); // what had ended before is not listed
    QCOMPARE(read.trace.end, day + 120);
}

void TestSacctText::columnsMayStandInAnyOrder()
{
    const TraceUnderTest read = readTrace("State|End|Start|Submit|job_id|\nFAILED|2026-01-05T00:02:00|2026-01-05T00:01:00|2026-01-05T00:00:00|7|\n");
    QCOMPARE(read.trace.jobs.size(), 1U);
    QCOMPARE(read.job().jobId, 7U);
    QCOMPARE(read.job().state, TraceJob::State::Failed);
    QCOMPARE(read.job().ranSeconds(), 60);
    QVERIFY(read.job().lacksAny(TraceJob::NoUser) && read.job().lacksAny(TraceJob::NoRequest) && read.job().lacksAny(TraceJob::NoLimit));
}

void TestSacctText::missingColumnsAreToldWithTheirCost()
{
    const TraceUnderTest read = readTrace("JobID|Submit|State\n7|2026-01-05T00:00:00|PENDING\n");
    QCOMPARE(read.count("trace-columns"), 7);
    QVERIFY2(read.told().contains("Without the column End nobody knows how long jobs ran"), read.told());
    QVERIFY2(read.told().contains("sacct -a -X -P -D --noconvert"), read.told());
    QCOMPARE(readTrace(header + row("12") + "\n").count("trace-columns"), 0);
}

void TestSacctText::anySeparatorIsRead()
{
    const std::array<std::string, 5> separators = { ";", "\t", "^", "||", "~" };
    for (const std::string &separator : separators) {
        for (const char *end : { "\n", "\r\n" }) {
            std::string text;
            for (const char c : header + row("12") + "sbatch -n 4 a#b.sh\n" + row("13") + "sbatch -n 2 c.sh\n") {
                text += c == '|' ? separator : c == '\n' ? end : std::string(1, c == '#' ? '|' : c);
            }
            const TraceUnderTest read = readTrace(text);
            QVERIFY2(read.usable && read.diagnostics.empty(), read.told());
            QCOMPARE(read.trace.jobs.size(), 2U);
            QCOMPARE(read.job(0).tasks, 4U);
            QCOMPARE(read.job(1).tasks, 2U);
            QCOMPARE(read.job(1).endTime, day + 120);
        }
    }
}

void TestSacctText::listingsThatCannotBeReadAreTold_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("told");
    QTest::newRow("for the screen") << QByteArray("JobID           JobName  Partition    Account  AllocCPUS      State ExitCode \n"
                                                  "------------ ---------- ---------- ---------- ---------- ---------- -------- \n"
                                                  "2                  wrap       main       phys          2  COMPLETED      0:0 \n")
                                    << QByteArray("This is the list that sacct prints for the screen: its columns cut off what is longer.");
    QTest::newRow("commas") << QByteArray("JobID,Submit,State,ReqTRES\n7,2026-01-05T00:00:00,PENDING,billing=4,cpu=4\n")
                            << QByteArray("\",\" separates the columns and stands within their values as well.");
    QTest::newRow("without names") << QByteArray("7|ann|chem|main|2026-01-05T00:00:00|PENDING\n8|ann|chem|main|2026-01-05T00:00:00|PENDING\n")
                                   << QByteArray("Nothing names the columns: sacct leaves the names out with --noheader.");
}

void TestSacctText::listingsThatCannotBeReadAreTold()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, told);
    const TraceUnderTest read = readTrace(text.toStdString());
    QVERIFY(!read.usable);
    QCOMPARE(read.count("trace-line"), 0);
    QCOMPARE(read.count("trace-columns"), 1);
    QVERIFY2(read.told().contains("error: " + told), read.told());
    QVERIFY2(read.told().contains("sacct -a -X -P -D --noconvert"), read.told());
}

void TestSacctText::statesWithFlagsAreStates()
{
    const auto stateOf
        = [](const std::string &state) { return readTrace("JobID|Submit|Start|End|State\n1|1000|1010|1020|" + state + '\n').job().state; };
    QCOMPARE(stateOf("SPECIAL_EXIT"), TraceJob::State::Requeued);
    QCOMPARE(stateOf("EXPEDITING"), TraceJob::State::Requeued);
    QCOMPARE(stateOf("RESV_DEL_HOLD"), TraceJob::State::Pending);
    for (const char *state : { "STAGE_OUT", "SIGNALING", "STOPPED", "POWER_UP_NODE" }) {
        QVERIFY2(stateOf(state) == TraceJob::State::Running, state);
    }
}

void TestSacctText::memoryOfOldReleasesIsOfNodesOrCpus()
{
    const auto memoryOf = [](const std::string &memory) {
        return readTrace("JobID|Submit|Start|End|State|ReqCPUS|ReqNodes|ReqMem\n7|1|2|3|COMPLETED|4|2|" + memory + "\n");
    };
    QCOMPARE(memoryOf("2800Mc").job().memoryMb, 2800U);
    QVERIFY(memoryOf("2800Mc").job().has(TraceJob::MemoryPerCpu));
    QCOMPARE(memoryOf("31000Mn").job().memoryMb, 31000U);
    QVERIFY(!memoryOf("31000Mn").job().has(TraceJob::MemoryPerCpu));
    QCOMPARE(memoryOf("4Gn").job().memoryMb, 4096U);
    QCOMPARE(memoryOf("1.50T").job().memoryMb, 786432U); // of the whole job, on two nodes
    QCOMPARE(memoryOf("0n").job().memoryMb, 0U);
    QVERIFY(memoryOf("0n").job().has(TraceJob::WholeMemory)); // --mem=0
    QVERIFY(!memoryOf("4Gn").job().has(TraceJob::WholeMemory));
    QCOMPARE(memoryOf("lots").rows.read, 1U);
    QVERIFY2(memoryOf("lots").told().contains("\"lots\" is not a value of ReqMem"), memoryOf("lots").told());
}

void TestSacctText::textsMayHoldBars()
{
    const TraceUnderTest read
        = readTrace("JobID|JobName|User|Submit|Start|End|Timelimit|State|SubmitLine\n"
                    "7|a|b|ann|2026-01-05T00:00:00|2026-01-05T00:01:00|2026-01-05T00:02:00|00:05:00|COMPLETED|sbatch -n 3 --wrap 'x | y'\n"
                    "8|plain|bob|2026-01-05T00:00:00|2026-01-05T00:01:00|2026-01-05T00:02:00|00:05:00|COMPLETED|sbatch -n 5 x\n");
    QVERIFY2(read.rows.bad == 0, read.told());
    QCOMPARE(read.name(read.job(0).user), "ann");
    QCOMPARE(read.job(0).tasks, 3U);
    QCOMPARE(read.name(read.job(1).user), "bob");
    QCOMPARE(read.job(1).tasks, 5U);
    // Where no column is a text of users, it is another table.
    QCOMPARE(readTrace("JobID|User|Submit|Start|End|State\n7|ann|x|1|2|3|COMPLETED\n").rows.bad, 1U);
}

void TestSacctText::commandLinesMayStandOnSeveralLines()
{
    const TraceUnderTest read = readTrace(
        header + row("7") + "sbatch \\\n  --nice=5 \\\n\n  -n 3 x\n" + row("8") + "sbatch --wrap='a |\n b | c' -n 9\r\n" + row("9") + "sbatch x\n");
    QVERIFY2(read.rows.bad == 0 && read.rows.read == 3, read.told());
    QCOMPARE(read.job(0).nice, 5);
    QCOMPARE(read.job(1).jobId, 8U);
    QCOMPARE(read.job(2).jobId, 9U);
    // A name in the middle of a row may do so too.
    const TraceUnderTest name = readTrace("JobID|JobName|Submit|Start|End|State\n7|two\nlines|1|2|3|FAILED\n8|x|1|2|3|COMPLETED\n");
    QVERIFY2(name.rows.read == 2 && name.rows.bad == 0, name.told());
    QCOMPARE(name.job().state, TraceJob::State::Failed);
}

namespace
{

/// As `sacct -B -j 12` and `-j 20` print them.
const std::string scripts = "Batch Script for 12\n" + std::string(80, '-')
    + "\n#!/bin/bash\n#SBATCH -n 2 --nice=7\n\n# JobID|Submit\n#SBATCH --dependency=afterok:3 # of yesterday\necho '12|x'\n#SBATCH -n 9\n\n"
      "Batch Script for 20\n"
    + std::string(80, '-') + "\n#!/bin/sh\n#SBATCH --exclusive\nsleep 1\n\n";

} // namespace

void TestSacctText::scriptsTellWhatTheirJobsAskFor()
{
    const TraceUnderTest read
        = readTrace(scripts + header + row("12") + "sbatch -n 4 job.sh\n" + row("20_1") + "sbatch a.sh\n" + row("20_2") + "sbatch a.sh\n");
    QVERIFY2(read.usable && read.diagnostics.empty(), read.told());
    QCOMPARE(read.rows.read, 3U);
    const TraceJob &job = read.job(0);
    QCOMPARE(job.tasks, 4U); // the line counts first
    QCOMPARE(job.nice, 7);
    QCOMPARE(read.name(job.dependency), "afterok:3");
    for (std::size_t i = 0; i < 3; ++i) {
        QVERIFY(!read.job(i).lacksAny(TraceJob::NoScript));
        QCOMPARE(read.job(i).has(TraceJob::Exclusive), i > 0);
    }
}

void TestSacctText::scriptsBehindTheirJobsAreTold()
{
    const TraceUnderTest read = readTrace(header + row("12") + "sbatch job.sh\n" + scripts + row("13") + "sbatch job.sh\n");
    QCOMPARE(read.rows.read, 1U); // the last line is one of a script
    QVERIFY(read.job(0).lacksAny(TraceJob::NoScript));
    QVERIFY2(read.told().contains("Batch scripts that stand behind their jobs, and were not used: 1."), read.told());
    const TraceUnderTest alone = readTrace(scripts);
    QVERIFY(!alone.usable);
    QVERIFY2(alone.told().contains("No job could be read"), alone.told());
}

void TestSacctText::arraysAndHeterogeneousJobsHaveTheirIds()
{
    const TraceUnderTest read = readTrace("JobID|JobIDRaw|Submit|Start|End|State\n"
                                          "123_4|127|1|2|3|COMPLETED\n"
                                          "123_[5-7,9%2]|123|1|Unknown|Unknown|PENDING\n"
                                          "200+1|201|2|2|3|COMPLETED\n"
                                          "300_[1-3,5,...]|300|3|Unknown|Unknown|PENDING\n"
                                          "301_[1-3,5,17-2...%2]|301|4|Unknown|Unknown|PENDING\n");
    QVERIFY2(read.rows.bad == 0, read.told());
    QCOMPARE(read.job(0).jobId, 123U);
    QCOMPARE(read.job(0).task, 4U);
    QCOMPARE(read.job(1).task, noTask);
    QCOMPARE(read.name(read.job(1).arrayTasks), "5-7,9");
    QCOMPARE(read.job(1).arrayLimit, 2U);
    QCOMPARE(read.job(2).jobId, 201U);
    QVERIFY(read.job(2).has(TraceJob::Heterogeneous));
    QCOMPARE(read.count("trace-array-cut"), 2);
    QCOMPARE(read.name(read.job(3).arrayTasks), "1-3,5");
    QCOMPARE(read.name(read.job(4).arrayTasks), "1-3,5"); // 17-2… may be 17-29
    QCOMPARE(read.job(4).arrayLimit, 2U);
}

void TestSacctText::usersThatTheMachineDoesNotKnowAreToldApart()
{
    const TraceUnderTest read = readTrace("JobID|User|UID|Submit|Start|End|State\n"
                                          "1|nobody(20015)||1|2|3|COMPLETED\n2|20015||2|3|4|COMPLETED\n3|nobody|20016|3|4|5|COMPLETED\n"
                                          "4||20017|4|5|6|COMPLETED\n5|nobody||5|6|7|COMPLETED\n6|nobody|65534|6|7|8|COMPLETED\n"
                                          "7|ann|1004|7|8|9|COMPLETED\n8|ann(1004)||8|9|10|COMPLETED\n");
    const std::array<const char *, 8> users = { "20015", "20015", "20016", "20017", "", "nobody", "ann", "ann" };
    for (std::size_t i = 0; i < users.size(); ++i) {
        QCOMPARE(read.name(read.job(i).user), QByteArray(users.at(i)));
    }
    QVERIFY(read.job(4).lacksAny(TraceJob::NoUser));
    QCOMPARE(read.count("trace-users"), 2);
    QVERIFY2(read.told().contains("Users that are numbers") && read.told().contains("does not know: 3."), read.told());
    QVERIFY2(read.told().contains("does not know: 1. They have no user."), read.told());
}

void TestSacctText::commandLinesTellWhatAccountingDoesNot()
{
    const TraceUnderTest read = readTrace(header + row("7")
        + "sbatch -p main,other -N 2-5 -c 2 --mem-per-cpu=250 --exclusive --nice=9 -d afterany:3 --begin=now+10 --no-requeue -C a100 x\n" + row("8")
        + "srun -n 1 x\n");
    const TraceJob &job = read.job(0);
    QCOMPARE(read.name(job.partitions), "main,other");
    QCOMPARE(read.name(job.ranIn), "main");
    QCOMPARE(job.minNodes, 2U);
    QCOMPARE(job.maxNodes, 5U);
    QCOMPARE(job.tasks, 2U);
    QCOMPARE(job.cpusPerTask, 2U);
    QCOMPARE(job.memoryMb, 250U);
    QVERIFY(job.has(TraceJob::MemoryPerCpu) && job.has(TraceJob::Exclusive) && job.has(TraceJob::NeedNotRequeue));
    QCOMPARE(job.nice, 9);
    QCOMPARE(read.name(job.dependency), "afterany:3");
    QCOMPARE(read.name(job.features), "a100");
    QCOMPARE(job.beginTime, day + 10);
    QVERIFY(read.job(1).has(TraceJob::StartedAtOnce));
}

/// As a slurmctld of 22.05 had them, of nodes with 16 CPUs and 64000 MB.
void TestSacctText::sizesAreWhatSbatchMakesOfOptions_data()
{
    QTest::addColumn<QByteArray>("requested");
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<QByteArray>("size"); // nodes, tasks, CPUs of a task, MB
    QTest::addColumn<int>("flags");
    const auto row = [](const char *options, const char *requested, const char *size, int flags) {
        QTest::newRow(options) << QByteArray(requested) << QByteArray(options) << QByteArray(size) << flags;
    };
    row("-n 2 -N 3", "cpu=2,mem=128000M,node=2", "2 2 1 64000", 0);
    row("-n 4 -N 3-9", "cpu=4,mem=192000M,node=3", "3 4 1 64000", 0);
    row("-N 1-3 -n 8", "cpu=8,mem=64000M,node=1", "1 8 1 64000", 0);
    row("-O -n 32", "cpu=1,mem=64000M,node=1", "1 1 1 64000", TraceJob::OtherOptions);
    row("-O -n 32 -c 2", "cpu=1,mem=64000M,node=1", "1 1 2 64000", TraceJob::OtherOptions);
    row("--mem=0 -N 2", "cpu=2,mem=128000M,node=2", "2 2 1 64000", TraceJob::WholeMemory);
    row("--mem-per-gpu=2000 --gpus=4", "cpu=1,gres/gpu=4,mem=8000M,node=1", "1 1 1 2000", TraceJob::MemoryPerGpu | TraceJob::GresPerJob);
    row("--mem-per-gpu=2000 --gpus=4 -N 1", "cpu=1,gres/gpu=4,mem=8000M,node=1", "1 1 1 2000", TraceJob::MemoryPerGpu | TraceJob::GresPerJob);
    row("-G a100:6 -N 2 -n 4", "cpu=4,gres/gpu=6,mem=300M,node=2", "2 4 1 150", TraceJob::GresPerJob);
    row("--gpus=4 --gpus-per-node=2 -N 2", "cpu=2,gres/gpu=4,mem=300M,node=2", "2 2 1 150", TraceJob::OtherOptions);
    row("--mem-per-gpu=2G --gres=gpu:2 -N 2", "cpu=2,gres/gpu=4,mem=8G,node=2", "2 2 1 2048", TraceJob::MemoryPerGpu);
    row("--gpus-per-task=2 -n 3", "cpu=3,gres/gpu=6,mem=300M,node=1", "1 3 1 300", TraceJob::GresPerTask);
    row("--tres-per-task=gres/gpu:2 -n 3", "cpu=3,gres/gpu=6,mem=300M,node=1", "1 3 1 300", TraceJob::GresPerTask);
    row("--gpus-per-task=2 -N 2 -c 4", "cpu=8,gres/gpu=4,mem=300M,node=2", "2 2 4 150", TraceJob::OtherOptions);
    row("--gpus-per-task=2 -n 3 --gres=tmp:1", "cpu=3,gres/gpu=6,mem=300M,node=1", "1 3 1 300", TraceJob::OtherOptions);
    row("--mincpus=8 -n 2", "cpu=2,mem=300M,node=1", "1 2 1 300", 0);
    row("--mincpus=8", "cpu=1,mem=300M,node=1", "1 1 1 300", TraceJob::NoTasksAsked);
    row("-c 3 -N 2", "cpu=6,mem=128000M,node=2", "2 2 3 64000", 0);
    row("--ntasks-per-node=4 -n 4 -N 2", "cpu=4,mem=128000M,node=2", "2 4 1 64000", 0);
    row("-N 2-3 --ntasks-per-node=4", "cpu=8,mem=128000M,node=2", "2 8 1 64000", 0);
}

void TestSacctText::sizesAreWhatSbatchMakesOfOptions()
{
    QFETCH(QByteArray, requested);
    QFETCH(QByteArray, options);
    QFETCH(QByteArray, size);
    QFETCH(int, flags);
    const TraceUnderTest read = readTrace("JobID|Submit|Start|End|State|ReqTRES|SubmitLine\n7|1|2|3|COMPLETED|" + requested.toStdString() + "|sbatch "
        + options.toStdString() + " --wrap true\n");
    const TraceJob &job = read.job();
    QCOMPARE(QString("%1 %2 %3 %4").arg(job.minNodes).arg(job.tasks).arg(job.cpusPerTask).arg(job.memoryMb).toLatin1(), size);
    QCOMPARE(int { job.flags }, flags);
    QVERIFY(!job.lacksAny(TraceJob::NoScript));
}

void TestSacctText::gresAreOfEachNode()
{
    const auto gresOf = [](const std::string &tres, const std::string &line) {
        const TraceUnderTest read = readTrace("JobID|Submit|Start|End|State|ReqTRES|SubmitLine\n7|1|2|3|COMPLETED|" + tres + '|' + line + '\n');
        return read.name(read.job().gres);
    };
    QCOMPARE(gresOf("cpu=2,gres/gpu:a100=4,gres/gpu=4,node=2", ""), "gpu:a100:2");
    QCOMPARE(gresOf("cpu=2,gres/gpu=4,node=2", ""), "gpu:2");
    QCOMPARE(gresOf("cpu=2,gres/gpu=4,node=2", "sbatch --gres=gpu:a100:2 x"), "gpu:a100:2");
    QCOMPARE(gresOf("cpu=2,node=2", ""), "");
    const TraceUnderTest licensed = readTrace("JobID|Submit|Start|End|State|ReqTRES\n7|1|2|3|COMPLETED|cpu=1,license/matlab=2,node=1\n");
    QCOMPARE(licensed.name(licensed.job().licenses), "matlab:2");
}

/// ReqTRES without CPUs says nothing of them; and a job has one of each node at least.
void TestSacctText::whatARequestLeavesOutWasGiven()
{
    const auto sizeOf = [](const std::string &columns, const std::string &cells) {
        const TraceUnderTest read = readTrace("JobID|Submit|Start|End|State|" + columns + "\n7|1|2|3|COMPLETED|" + cells + '\n');
        const TraceJob &job = read.job();
        return std::pair(job.minNodes, job.tasks * job.cpusPerTask);
    };
    QCOMPARE(sizeOf("ReqTRES|AllocTRES", "mem=4G,node=2|cpu=64,mem=4G,node=2"), std::pair(2U, 64U));
    QCOMPARE(sizeOf("ReqTRES|AllocTRES", "cpu=8|cpu=64,node=3"), std::pair(3U, 8U));
    QCOMPARE(sizeOf("ReqTRES|AllocTRES", "cpu=8,node=1|cpu=64,node=3"), std::pair(1U, 8U));
    QCOMPARE(sizeOf("ReqTRES|NCPUS|NNodes", "mem=4G|12|2"), std::pair(2U, 12U));
    QCOMPARE(sizeOf("NNodes", "4"), std::pair(4U, 4U));
    QCOMPARE(sizeOf("ReqTRES", "cpu=1,node=4"), std::pair(4U, 4U));
}

void TestSacctText::whatOtherProgramsMadeOfAListingIsRead()
{
    const TraceUnderTest read = readTrace("\xef\xbb\xbfJobID|Submit|Start|End|State\r\n1|1|2|3|OUT_OF_ME+\r\n2|1|2|3|CANCELLED+\r\n3|1|2|3|C+\r\n");
    QCOMPARE(read.rows.read, 2U);
    QCOMPARE(read.job(0).state, TraceJob::State::Failed);
    QCOMPARE(read.job(1).state, TraceJob::State::Cancelled);
    QCOMPARE(read.rows.bad, 1U);
}

void TestSacctText::brokenLinesAreToldAndCounted()
{
    const TraceUnderTest read = readTrace("sacct: warning: something\nJobID|User|Submit|Start|End|State\n"
                                          "7|ann|1000|1010|1020|COMPLETED\n"
                                          "8|ann|1000\n"
                                          "nonsense\n"
                                          "9|ann|yesterday|1010|1020|COMPLETED\n"
                                          "10|ann|1000|1010|1020|DREAMING\n"
                                          "11|ann|1000|tomorrow|1020|COMPLETED\n"
                                          "0|ann|1000|1010|1020|COMPLETED\n"
                                          "12|ann|1000|1010|1005|COMPLETED\n");
    QCOMPARE(read.rows.read, 3U);
    QCOMPARE(read.rows.bad, 6U);
    QVERIFY2(read.told().contains("sacct.txt:1: "), read.told());
    for (const char *place :
        { "sacct.txt:4: ", "sacct.txt:5: ", "sacct.txt:6: ", "sacct.txt:7: ", "sacct.txt:8: ", "sacct.txt:9: ", "sacct.txt:10: " }) {
        QVERIFY2(read.told().contains(place), read.told() + place);
    }
    QCOMPARE(read.job(2).jobId, 12U);
    QCOMPARE(read.job(2).ranSeconds(), 0);
}

void TestSacctText::nothingButBrokenLinesIsAnError()
{
    for (const char *text :
        { "", "\n\n", "JobID|Submit|State\n", "JobID|Submit|State\nx\ny\n", "no table\n", "{\"jobs\": []}", "{\"jobs\": [{}]}", "; a comment\n" }) {
        const TraceUnderTest read = readTrace(text);
        QVERIFY2(!read.usable, text);
        QVERIFY2(hasErrors(read.diagnostics), text);
        QVERIFY2(read.told().contains("No job could be read."), read.told());
    }
}

void TestSacctText::stepsAndOtherClustersAreLeftOut()
{
    const TraceUnderTest read
        = readTrace("JobID|Cluster|Submit|Start|End|State\n7|one|1|2|3|COMPLETED\n7.batch|one|1|2|3|COMPLETED\n7.0|one|1|2|3|COMPLETED\n"
                    "8|two|1|2|3|COMPLETED\n");
    QCOMPARE(read.rows.steps, 2U);
    QCOMPARE(read.rows.otherClusters, 1U);
    QCOMPARE(read.trace.jobs.size(), 1U);
    trace::ReadOptions options;
    options.cluster = "two";
    QCOMPARE(readTrace("JobID|Cluster|Submit|Start|End|State\n7|one|1|2|3|COMPLETED\n8|two|1|2|3|COMPLETED\n", options).job().jobId, 8U);
}

void TestSacctText::filesMayOverlap()
{
    const std::string columns = "JobID|Submit|Start|End|State\n";
    trace::TraceReader reader({});
    reader.beginFile("february.txt");
    reader.feed(columns + "7|1000|1010|2000|COMPLETED\n8_1|1000|1500|1600|COMPLETED\n8_2|1000|1500|1600|COMPLETED\n");
    reader.endFile();
    reader.beginFile("january.txt");
    reader.feed(columns + "7|1000|1010|Unknown|RUNNING\n8_[1-4]|1000|Unknown|Unknown|PENDING\n9|1001|Unknown|Unknown|PENDING\n");
    reader.endFile();
    const TraceUnderTest read(reader.finish());
    QCOMPARE(read.trace.jobs.size(), 5U);
    QCOMPARE(read.job(0).endTime, 2000);
    QCOMPARE(read.job(1).task, 1U);
    QCOMPARE(read.job(2).task, 2U);
    QCOMPARE(read.name(read.job(3).arrayTasks), "3-4");
    QCOMPARE(read.job(4).jobId, 9U);
}

/// Everything of a trace, for comparing.
std::string textOf(const TraceUnderTest &read)
{
    std::string text = std::to_string(read.rows.read) + ' ' + std::to_string(read.rows.bad) + '\n';
    for (const TraceJob &job : read.trace.jobs) {
        text += std::to_string(job.jobId) + ' ' + std::to_string(job.task) + ' ' + std::to_string(job.run) + ' ' + std::to_string(job.submitTime)
            + ' ' + std::to_string(job.startTime) + ' ' + std::to_string(job.endTime) + ' ' + std::to_string(job.tasks) + ' '
            + std::to_string(job.nice) + ' ' + std::string(read.trace.names[job.user]) + '\n';
    }
    return text;
}

void TestSacctText::blocksMayEndAnywhere()
{
    std::string text = header;
    for (int i = 1; i <= 600; ++i) {
        text += row(std::to_string(i))
            + (i % 3 == 0        ? "sbatch \\\n --nice=" + std::to_string(i) + " \\\n\n x|y\n"
                    : i % 7 == 0 ? "\nnonsense|\n"
                                 : "sbatch -n 2 x\r\n");
    }
    const std::string whole = textOf(readTrace(text));
    std::mt19937 random(7);
    for (int round = 0; round < 20; ++round) {
        trace::TraceReader reader({});
        reader.beginFile("sacct.txt");
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t size = 1 + random() % (round < 10 ? 200 : 90000);
            reader.feed(std::string_view(text).substr(at, size));
            at += size;
        }
        reader.endFile();
        QCOMPARE(textOf(TraceUnderTest(reader.finish())), whole);
    }
}

/// What a real sacct printed of recorded clusters must be what is known of their jobs.
void TestSacctText::recordedClustersAreReadWholly()
{
    const QDir recordings(QStringLiteral(APPORTION_SOURCE_DIR "/../shared/replay_goldens/22.05"));
    if (!recordings.exists()) {
        QSKIP("The recordings of a running Slurm do not lie beside the project.");
    }
    for (const QString &name : recordings.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile file(recordings.filePath(name + "/sacct.txt"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        const TraceUnderTest read = readTrace(text.toStdString());
        QVERIFY2(read.rows.bad == 0 && read.count("trace-row") == 0, read.told());
        QCOMPARE(qint64(read.rows.read), text.count('\n') - 1);
        QCOMPARE(qint64(read.trace.jobs.size()), text.count('\n') - 1);
        for (const TraceJob &job : read.trace.jobs) {
            QVERIFY(job.user != 0 && job.account != 0 && job.limitMinutes > 0 && job.minNodes > 0 && job.tasks > 0);
            QVERIFY(!job.hasStarted() || (job.startTime >= job.submitTime && job.allocatedNodes > 0));
        }
    }
}

void TestSacctText::damagedListingsComeBack()
{
    const std::string text = header + row("7") + "sbatch -n 2 \\\n -N 1-2 x\n" + row("8_[1-3%2]") + "srun x\n" + row("9+1") + "\n";
    std::mt19937 random(20261123);
    static const std::string bytes("\0\n'\"\\=:|,-[](#\xff\x80 9_+T", 21);
    for (int round = 0; round < 2000; ++round) {
        std::string damaged = text.substr(0, round % 3 == 0 ? random() % text.size() : text.size());
        for (int i = 0; i < 6 && !damaged.empty(); ++i) {
            const std::size_t at = random() % damaged.size();
            switch (random() % 3) {
            case 0:
                damaged[at] = bytes[random() % bytes.size()];
                break;
            case 1:
                damaged.erase(at, random() % 20);
                break;
            default:
                damaged.insert(at, damaged.substr(random() % damaged.size(), random() % 50));
            }
        }
        const TraceUnderTest read = readTrace(damaged);
        QCOMPARE(read.usable, !read.trace.jobs.empty());
        QVERIFY2(read.usable || hasErrors(read.diagnostics), damaged.c_str());
    }
}

APPORTION_TEST(TestSacctText)
} // namespace test_sacct_text

#include "test_sacct_text.moc"
