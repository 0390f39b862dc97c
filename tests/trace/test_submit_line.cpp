// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/test_case.h"
#include "trace/submit_line.h"

#include <QTest>

namespace test_submit_line
{

using namespace apportion::trace;

class TestSubmitLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void optionsAreTakenAsGetoptTakesThem();
    void whatStandsBehindTheScriptIsNoOption();
    void longOptionsMayBeAbbreviated();
    void quotesAndContinuedLinesAreOneWord();
    void optionalValuesStandBehindAnEqualSignAlone();
    void sizesAreRead();
    void optionsThatSayNothingTakeNoWordOfOthers();
    void whatMayStandInAScriptIsNotKnown();
    void optionsOfScriptsCountBehindTheLine();
    void sizesOfGpusAndNodesAreRead();
    void whereAJobMayRunIsRead();
    void optionsThatAreNotKeptAreNoticed();
    void jobsOfSrunStartAtOnce();
    void beginTimesAreCountedFromTheSubmission_data();
    void beginTimesAreCountedFromTheSubmission();
    void anythingComesBack();
};

void TestSubmitLine::optionsAreTakenAsGetoptTakesThem()
{
    const SubmitLine line = readSubmitLine("/usr/bin/sbatch -p short,long -n4 -c 2 -Hd afterok:12 --nice=50 -N 2-4 -J x job.sh");
    QCOMPARE(line.partitions, "short,long");
    QCOMPARE(line.tasks, 4U);
    QCOMPARE(line.cpusPerTask, 2U);
    QVERIFY(line.isHeld);
    QCOMPARE(line.dependency, "afterok:12");
    QCOMPARE(line.nice, 50);
    QCOMPARE(line.minNodes, 2U);
    QCOMPARE(line.maxNodes, 4U);
    QVERIFY(!line.startsAtOnce);
}

void TestSubmitLine::whatStandsBehindTheScriptIsNoOption()
{
    const SubmitLine line = readSubmitLine("sbatch -n 2 job.sh -n 9 --nice=7");
    QCOMPARE(line.tasks, 2U);
    QCOMPARE(line.nice, 0);
    // A flag has no value: what follows it is the script. An option that is not known has one.
    QCOMPARE(readSubmitLine("sbatch --requeue -n 3 job.sh").tasks, 3U);
    QCOMPARE(readSubmitLine("sbatch --requeue job.sh -n 3").tasks, 0U);
    QCOMPARE(readSubmitLine("sbatch --mail-user ann -n 3 job.sh").tasks, 3U);
}

void TestSubmitLine::longOptionsMayBeAbbreviated()
{
    QCOMPARE(readSubmitLine("sbatch --dep=singleton --part gpu x").dependency, "singleton");
    QCOMPARE(readSubmitLine("sbatch --dep=singleton --part gpu x").partitions, "gpu");
}

void TestSubmitLine::quotesAndContinuedLinesAreOneWord()
{
    const SubmitLine line = readSubmitLine("sbatch -C \"a|b\" \\\n --wrap='cd x\nsrun -n 7 | tee y' \\\n --begin=now+1hour");
    QCOMPARE(line.features, "a|b");
    QCOMPARE(line.begin, "now+1hour");
    QCOMPARE(line.tasks, 0U);
}

void TestSubmitLine::optionalValuesStandBehindAnEqualSignAlone()
{
    QCOMPARE(readSubmitLine("sbatch --nice 7 job.sh").nice, 100); // 7 is the script
    QVERIFY(readSubmitLine("sbatch --exclusive -n 2 job.sh").isExclusive);
    QCOMPARE(readSubmitLine("sbatch --exclusive -n 2 job.sh").tasks, 2U);
    QVERIFY(!readSubmitLine("sbatch --exclusive=user job.sh").isExclusive);
}

void TestSubmitLine::sizesAreRead()
{
    const SubmitLine line = readSubmitLine("sbatch --mem=4G --gres=gpu:a100:2 -a 1-9%3 -L matlab:2 --ntasks-per-node=8 --no-requeue x");
    QCOMPARE(line.memoryPerNode.value_or(0), 4096U);
    QVERIFY(!line.memoryPerCpu);
    QCOMPARE(line.gres, "gpu:a100:2");
    QCOMPARE(line.arrayLimit, 3U);
    QCOMPARE(line.licenses, "matlab:2");
    QCOMPARE(line.tasksPerNode, 8U);
    QVERIFY(line.needNotRequeue);
    QVERIFY(!line.usesOneThread);
    QVERIFY(readSubmitLine("sbatch --hint=compute_bound,nomultithread x").usesOneThread);
    QVERIFY(!readSubmitLine("sbatch --hint multithread -n 2 x").usesOneThread);
    QVERIFY(readSubmitLine("sbatch --threads-per-core 1 -n 2 x").usesOneThread);
    QVERIFY(!readSubmitLine("sbatch --threads-per-core=2 x").usesOneThread);
    QCOMPARE(readSubmitLine("sbatch --mem-per-cpu 500 x").memoryPerCpu.value_or(0), 500U);
    QCOMPARE(readSubmitLine("sbatch --gpus-per-node=h100:4 x").gres, "gpu:h100:4");
}

void TestSubmitLine::optionsThatSayNothingTakeNoWordOfOthers()
{
    for (const char *options : { "--wait", "-W", "--x11", "-V", "--oom-kill-step", "--cluster=other", "--extra=text", "-M other", "--version" }) {
        const SubmitLine line = readSubmitLine(std::string("sbatch ") + options + " -N 4 x");
        QVERIFY2(line.minNodes == 4, options);
        QVERIFY2(!line.hasOtherOptions, options);
    }
    QCOMPARE(readSubmitLine("srun --wait 5 -N 4 x").minNodes, 4U); // which has a value there
    QCOMPARE(readSubmitLine("srun -W 5 -N 4 x").minNodes, 4U);
    QVERIFY(!readSubmitLine("srun --threads=1 x").usesOneThread);
}

void TestSubmitLine::whatMayStandInAScriptIsNotKnown()
{
    for (const char *text : { "sbatch job.sh", "sbatch", "sbatch -N 2 job.sh -x", "sbatch --wrap sleep 100 -N 2", "sbatch -J my job -N 2 x" }) {
        QVERIFY2(readSubmitLine(text).mayHaveMoreOptions, text);
    }
    for (const char *text : { "sbatch -N 2 --wrap sleep 100", "sbatch --wrap='sleep 100' -N 2", "srun -N 2 x -n 2", "salloc -N 2" }) {
        QVERIFY2(!readSubmitLine(text).mayHaveMoreOptions, text);
    }
}

/// What sbatch takes from a script (_opt_batch_script(), get_argument()).
void TestSubmitLine::optionsOfScriptsCountBehindTheLine()
{
    const char *script = "#!/bin/bash\n\n#SBATCH --partition=long -n4\n# SBATCH -c 9\n#SLURM --nice=3\n  # a comment\n"
                         "#SBATCH --job-name=\"two words\" -C 'a|b&c' --mem=4G # -N 7\r\n#SBATCH --array=1-10%2\n#SBATCH --gpus-per-node=2\n"
                         "module load x\n#SBATCH --exclusive\n";
    const SubmitLine line = readSubmitLine("sbatch -p short --mem-per-cpu=500 --gpus-per-node=a100:1 job.sh", script);
    QCOMPARE(line.partitions, "short");
    QCOMPARE(line.tasks, 4U);
    QCOMPARE(line.cpusPerTask, 0U);
    QCOMPARE(line.nice, 3);
    QCOMPARE(line.jobName, "two words");
    QCOMPARE(line.features, "a|b&c");
    QCOMPARE(line.minNodes, 0U);
    QCOMPARE(line.arrayTasks, "1-10");
    QCOMPARE(line.arrayLimit, 2U);
    QCOMPARE(line.memoryPerCpu.value_or(0), 500U);
    QVERIFY(!line.memoryPerNode); // of which one counts
    QCOMPARE(line.gres, "gpu:a100:1");
    QVERIFY(!line.isExclusive);
    QVERIFY(!line.mayHaveMoreOptions);
    QCOMPARE(readSubmitLine("", script).tasks, 4U);
    QCOMPARE(scriptOptions("#SBATCH -n1\n#SBATCH hetjob\n#SBATCH -n2\n").size(), 1U);
    QVERIFY(scriptOptions("#SBATCH '\n").size() == 1);
}

void TestSubmitLine::sizesOfGpusAndNodesAreRead()
{
    const SubmitLine line = readSubmitLine("sbatch --mem-per-gpu=2G --mincpus 6 --gpus-per-task=a100:2 x");
    QCOMPARE(line.memoryPerGpu.value_or(0), 2048U);
    QCOMPARE(line.cpusPerNode, 6U);
    QCOMPARE(line.gpusPerTask, "a100:2");
    QVERIFY(!line.hasOtherOptions);
    for (const char *written : { "cpu=4,gres/gpu:a100=2", "cpu:4,gres:gpu:a100:2" }) {
        const SubmitLine per = readSubmitLine(std::string("sbatch --tres-per-task=") + written + " x");
        QCOMPARE(per.cpusPerTask, 4U);
        QCOMPARE(per.gpusPerTask, "a100:2");
        QVERIFY(!per.hasOtherOptions);
    }
    QVERIFY(readSubmitLine("sbatch --tres-per-task=license/x=1 x").hasOtherOptions);
}

void TestSubmitLine::whereAJobMayRunIsRead()
{
    const SubmitLine line = readSubmitLine("sbatch -w n[1-3],m2 --exclude=q7 -N 4 x");
    QCOMPARE(line.nodeList, "n[1-3],m2");
    QCOMPARE(line.exclude, "q7");
    QCOMPARE(line.minNodes, 4U);
    QVERIFY(!line.hasOtherOptions);
    QCOMPARE(readSubmitLine("sbatch --nodelist n1 -xm[2-3] x").exclude, "m[2-3]");
    QVERIFY(readSubmitLine("sbatch --exclusive -n 2 x").isExclusive);
}

void TestSubmitLine::optionsThatAreNotKeptAreNoticed()
{
    for (const char *text : { "sbatch --contiguous x", "sbatch -O -n 9 x", "sbatch --cpus-per-gpu 2 x", "sbatch --deadline=now+1hour x",
             "sbatch -B 2:4 x", "sbatch --exclusive=user x", "sbatch -m plane=4 x", "sbatch --hint=memory_bound x", "sbatch --time-min 5 x",
             "sbatch -F hosts x", "sbatch --switches=1 x", "sbatch --priority=TOP x", "sbatch -s x" }) {
        QVERIFY2(readSubmitLine(text).hasOtherOptions, text);
    }
    for (const char *text :
        { "sbatch --mem=1 x", "sbatch --mem=0 x", "sbatch -m block:cyclic x", "sbatch --exclusive x", "sbatch --hint=nomultithread x",
            "sbatch --requeue x -O", "sbatch --mail-type ALL -n 2 x", "sbatch --threads-per-core=2 x", "sbatch --stepmgr x --contiguous" }) {
        QVERIFY2(!readSubmitLine(text).hasOtherOptions, text);
    }
}

void TestSubmitLine::jobsOfSrunStartAtOnce()
{
    QVERIFY(readSubmitLine("srun -n 1 hostname").startsAtOnce);
    QVERIFY(readSubmitLine("/opt/slurm/bin/salloc -N1").startsAtOnce);
}

void TestSubmitLine::beginTimesAreCountedFromTheSubmission_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qint64>("time");
    QTest::newRow("seconds") << QByteArray("now+90") << qint64(1090);
    QTest::newRow("hours") << QByteArray("now+2hours") << qint64(8200);
    QTest::newRow("hour") << QByteArray("now+1hour") << qint64(4600);
    QTest::newRow("now") << QByteArray("now") << qint64(1000);
    QTest::newRow("epoch") << QByteArray("uts1767225600") << qint64(1767225600);
    QTest::newRow("a day is no number of seconds") << QByteArray("121526") << qint64(-1);
    QTest::newRow("clock") << QByteArray("16:00") << qint64(-1);
    QTest::newRow("unit") << QByteArray("now+1fortnight") << qint64(-1);
    QTest::newRow("huge") << QByteArray("now+99999999999999weeks") << qint64(-1);
}

void TestSubmitLine::beginTimesAreCountedFromTheSubmission()
{
    QFETCH(QByteArray, text);
    QFETCH(qint64, time);
    QCOMPARE(qint64(beginTime(text.toStdString(), 1000).value_or(-1)), time);
}

void TestSubmitLine::anythingComesBack()
{
    for (const char *text : { "", " ", "sbatch", "sbatch -", "sbatch --", "sbatch --nodes", "sbatch -N", "sbatch '--mem", "sbatch -N 99999999999999-",
             "sbatch --nice=-99999999999999999999", "\\\n\\\n", "sbatch --=x" }) {
        const SubmitLine line = readSubmitLine(text);
        QVERIFY2(line.partitions.empty() && line.memoryPerCpu.value_or(0) == 0, text);
    }
}

APPORTION_TEST(TestSubmitLine)
} // namespace test_submit_line

#include "test_submit_line.moc"
