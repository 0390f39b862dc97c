// SPDX-License-Identifier: GPL-3.0-or-later
// Jobs as squeue prints them, whatever its format is.
#include "reader_testing.h"
#include "slurm/lists/listings.h"
#include "support/test_case.h"

#include <QTest>

#include <cmath>

namespace test_squeue
{

using namespace apportion;
using namespace apportion::slurm;
using namespace apportion::testing;

class TestSqueue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anyFormatIsRead();
    void theHeldAreKnownByTheirPriority();
    void thatItsMemoryMayBeOfACpuIsToldOnce();
    void whatItPrintsByItselfIsRead_data();
    void whatItPrintsByItselfIsRead();
};

void TestSqueue::theHeldAreKnownByTheirPriority()
{
    Situation situation;
    Diagnostics diagnostics;
    QVERIFY(readJobs("JOBID|ST|REASON|PRIORITY|SUBMIT_TIME\n1|PD|Prolog|0|2026-01-01T00:00:00\n2|PD|Priority|7|2026-01-01T00:00:00\n", "squeue.txt",
        situation, diagnostics));
    QVERIFY(situation.jobs->at(0).held && situation.jobs->at(0).eligibleTime == 0);
    QVERIFY(!situation.jobs->at(1).held && situation.jobs->at(1).eligibleTime == situation.jobs->at(1).submitTime);
}

void TestSqueue::thatItsMemoryMayBeOfACpuIsToldOnce()
{
    Situation situation;
    Diagnostics diagnostics;
    const auto told = [&diagnostics] {
        return std::count_if(diagnostics.begin(), diagnostics.end(), [](const Diagnostic &finding) { return finding.code == "squeue-memory"; });
    };
    QVERIFY(readJobs("JOBID|ST|MIN_MEMORY\n1|PD|4000M\n2|PD|4000M\n3|PD|8G\n", "squeue.txt", situation, diagnostics));
    QCOMPARE(situation.jobs->size(), 3u);
    QCOMPARE(told(), 1);
    diagnostics.clear();
    QVERIFY(readJobs("JOBID|ST\n1|PD\n", "squeue.txt", situation, diagnostics));
    QCOMPARE(told(), 0);
}

void TestSqueue::anyFormatIsRead()
{
    Situation text;
    Diagnostics diagnostics;
    QVERIFY(readJobs(printed("jobs.txt"), "jobs.txt", text, diagnostics));
    for (const char *name : { "squeue_o.txt", "squeue_all.txt" }) {
        Situation policy;
        diagnostics.clear();
        QVERIFY(readJobs(printed(name), name, policy, diagnostics));
        QVERIFY2(!hasErrors(diagnostics), textOf(diagnostics));
        QCOMPARE(policy.jobs->size(), std::size_t { 9 });
        for (const Job &expected : text.jobs.get()) {
            const Job *job = findJob(policy, expected.id);
            QVERIFY2(job, expected.id.c_str());
            QCOMPARE(job->account, expected.account);
            QCOMPARE(job->user, expected.user);
            QCOMPARE(job->qos, expected.qos);
            QCOMPARE(job->partitions, expected.partitions);
            QCOMPARE(job->nice, expected.nice);
            QCOMPARE(job->submitTime, expected.submitTime);
            QCOMPARE(job->held, expected.held);
            QCOMPARE(job->cpus, expected.cpus);
            QCOMPARE(job->nodes, expected.nodes);
            QCOMPARE(job->name, expected.name);
            QCOMPARE(job->printedPriority, expected.printedPriority);
            // an array is eligible when the scheduler has looked at it: up to a second after its submission here
            QVERIFY2(std::abs(job->eligibleTime - expected.eligibleTime) <= 1, expected.id.c_str());
            QVERIFY2(std::abs(job->accrueTime - expected.accrueTime) <= 1, expected.id.c_str());
        }
        QCOMPARE(findJob(policy, "3")->timeLimit, 510u);
        QCOMPARE(tresCount(findJob(policy, "3")->tres, "license/matlab"), std::uint64_t { 3 });
        QCOMPARE(tresCount(findJob(policy, "3")->tres, "mem"), std::uint64_t { 100UL * 1024 });
    }
}

void TestSqueue::whatItPrintsByItselfIsRead_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("squeue") << QStringLiteral("squeue.txt");
    QTest::newRow("squeue -l") << QStringLiteral("squeue_long.txt");
}

void TestSqueue::whatItPrintsByItselfIsRead()
{
    QFETCH(QString, name);
    Situation policy;
    Diagnostics diagnostics;
    QVERIFY(readJobs(printed(name.toLatin1().constData()), "squeue.txt", policy, diagnostics));
    QVERIFY2(!hasErrors(diagnostics), textOf(diagnostics));
    QVERIFY(findCode(diagnostics, "squeue-columns")); // no account, no QOS …
    QCOMPARE(policy.jobs->size(), std::size_t { 9 });
    const Job *sweep = findJob(policy, "2_[1-50%5]");
    QVERIFY(sweep);
    QCOMPARE(sweep->user, std::string("ann"));
    QCOMPARE(sweep->nodes, 2u);
    QCOMPARE(sweep->partitions, (std::vector<std::string> { "batch" }));
    QVERIFY(findJob(policy, "6")->held);
    std::string eligible; // the rest is held, or waits for a dependency or a begin time that is not printed
    for (const Job &job : *policy.jobs) {
        eligible += job.eligibleTime == 0 ? std::string() : job.id + ' ';
    }
    QCOMPARE(eligible, std::string("9 2_[1-50%5] 1 4 7 3 "));
    QCOMPARE(findJob(policy, "4")->name, std::string("a|b=c x"));
    QCOMPARE(findJob(policy, "1")->name, std::string("orbit fi"));
}

APPORTION_TEST(TestSqueue)
} // namespace test_squeue

#include "test_squeue.moc"
