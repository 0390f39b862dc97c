// SPDX-License-Identifier: GPL-3.0-or-later
#include "reader_testing.h"
#include "slurm/conf/running_conf.h"
#include "slurm/conf/slurm_conf.h"
#include "slurm/lists/listings.h"
#include "support/test_case.h"

#include <QTest>

namespace test_jobs
{

using namespace apportion;
using namespace apportion::slurm;
using namespace apportion::testing;

class TestJobs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void jobsOfAClusterAreReadWholly();
    void theIndentedFormSaysTheSame();
    void memoryIsCountedInMegabytes_data();
    void memoryIsCountedInMegabytes();
    void valuesMayHoldBlanksAndForeignKeys();
    void namesOfQosAndAccountsMayHoldBlanks();
    void lineBreaksOfUsersMakeNoJobs();
    void arraysAreNamedAsSqueueNamesThem();
    void timeLimitsAreReadInMinutes_data();
    void timeLimitsAreReadInMinutes();
    void whatIsRequestedStandsInReqTres();
    void aPriorityOfZeroIsAHoldWhateverTheReason();
    void usersThatSlurmctldDoesNotKnowAreNumbers();
    void heldAndRunningJobsAreMarked();
    void flagsStandInThePlaceOfTheState_data();
    void flagsStandInThePlaceOfTheState();
    void endedJobsAreLeftOut();
    void ofAJobThatStandsTwiceTheLaterRowCounts();
    void timesThatAreUnknownAreZero();
    void wrongValuesAreToldAndTheRestIsRead();
    void theListingTellsWhenItWasPrinted_data();
    void theListingTellsWhenItWasPrinted();
    void noJobsAreNoError();
    void runningPartitionsFillInWhatTheConfLeavesOpen();
    void runningPartitionsStandAloneWithoutAConf();
    void aListingThatIsGivenBackAsItIsReadReadsTheSame();
    void damagedJobsComeBack();

private:
    Policy m_policy;
    Situation m_situation;
    Diagnostics m_diagnostics;

    bool read(const std::string &text)
    {
        m_situation = Situation();
        m_diagnostics.clear();
        return readJobs(text, "jobs.txt", m_situation, m_diagnostics);
    }
    /// One job with those fields besides the usual ones.
    const Job &readOne(const std::string &fields)
    {
        read("JobId=7 JobName=j UserId=ann(1004) Account=bio QOS=normal JobState=PENDING Reason=Priority " + fields + '\n');
        static const Job none;
        return m_situation.jobs->empty() ? none : m_situation.jobs->front();
    }
};

void TestJobs::jobsOfAClusterAreReadWholly()
{
    QVERIFY(read(contentOf(goldenPath("fair_tree_rules", "jobs.txt"))));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    QCOMPARE(m_situation.jobs->size(), std::size_t { 5 });
    const Job &second = m_situation.jobs->at(1);
    QCOMPARE(second.id, std::string("2"));
    QCOMPARE(second.name, std::string("j"));
    QCOMPARE(second.user, std::string("fay"));
    QCOMPARE(second.account, std::string("chem"));
    QCOMPARE(second.qos, std::string("low"));
    QCOMPARE(second.partitions, (std::vector<std::string> { "short" }));
    QCOMPARE(second.submitTime, std::int64_t { 1795246578 });
    QCOMPARE(second.accrueTime, std::int64_t { 1795246578 });
    QCOMPARE(second.eligibleTime, std::int64_t { 1795246578 });
    QCOMPARE(second.nice, 100);
    QCOMPARE(second.timeLimit, 60u);
    QCOMPARE(second.nodes, 2u);
    QCOMPARE(second.cpus, 32u);
    QCOMPARE(second.tres, (TresCounts { { "cpu", 32 }, { "mem", 120000 }, { "node", 2 } }));
    QCOMPARE(second.printedPriority, 60368u);
    QVERIFY(!second.held && !second.running && !second.reservation);
    QCOMPARE(m_situation.jobs->at(0).timeLimit, unlimitedTime);
    QCOMPARE(m_situation.jobs->at(3).partitions, (std::vector<std::string> { "batch", "short" }));
    QCOMPARE(tresCount(m_situation.jobs->at(4).tres, "gres/gpu"), std::uint64_t { 2 });
}

void TestJobs::theIndentedFormSaysTheSame()
{
    const std::string oneLine = contentOf(goldenPath("tres_max_gres", "jobs.txt"));
    QVERIFY(read(oneLine));
    const Situation expected = m_situation;
    QVERIFY(!expected.jobs->empty());
    std::string indented;
    for (const QByteArray &line : QByteArray::fromStdString(oneLine).split('\n')) {
        if (!line.isEmpty()) {
            indented += QByteArray(line)
                            .replace(" Priority=", "\n   Priority=")
                            .replace(" TimeLimit=", "\n   TimeLimit=")
                            .replace(" Partition=", "\n   Partition=")
                            .replace(" ReqTRES=", "\n   ReqTRES=")
                            .replace(" Command=", "\n   Command=")
                            .toStdString()
                + "\n\n";
        }
    }
    QVERIFY(read(indented));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    QVERIFY(*m_situation.jobs == *expected.jobs);
}

void TestJobs::memoryIsCountedInMegabytes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<quint64>("mb");
    QTest::newRow("62.50G") << QByteArray("62.50G") << quint64 { 64000 };
    QTest::newRow("250G") << QByteArray("250G") << quint64 { 256000 };
    QTest::newRow("1000M") << QByteArray("1000M") << quint64 { 1000 };
    QTest::newRow("1000") << QByteArray("1000") << quint64 { 1000 };
    QTest::newRow("1.5T") << QByteArray("1.5T") << quint64 { 1572864 };
    QTest::newRow("512K") << QByteArray("2048K") << quint64 { 2 };
}

void TestJobs::memoryIsCountedInMegabytes()
{
    QFETCH(QByteArray, text);
    QFETCH(quint64, mb);
    QCOMPARE(tresCount(readOne("ReqTRES=cpu=1,mem=" + text.toStdString() + ",billing=9,gres/gpu:H100=2").tres, "mem"), std::uint64_t { mb });
    QCOMPARE(tresCount(m_situation.jobs->front().tres, "gres/gpu:h100"), std::uint64_t { 2 });
    QCOMPARE(tresCount(m_situation.jobs->front().tres, "billing"), std::uint64_t { 0 });
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
}

void TestJobs::valuesMayHoldBlanksAndForeignKeys()
{
    QVERIFY(read(
        "JobId=9 JobName=my job Account=evil x=1 UserId=DOM\\ann lee(1004) GroupId=g(1) Priority=5 Nice=0 Account=bio QOS=normal JobState=PENDING "
        "Reason=Priority Partition=batch NewKey=3 NumNodes=2-4 NumCPUs=8-16 Unknown=5 Command=(null) "
        "SubmitLine=sbatch --wrap Account=worse Nice=77 NumNodes=9 WorkDir=/a b Comment=QOS=high\n"));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    const Job &job = m_situation.jobs->front();
    QCOMPARE(job.user, std::string("DOM\\ann lee"));
    QCOMPARE(job.account, std::string("bio"));
    QCOMPARE(job.qos, std::string("normal"));
    QCOMPARE(job.nice, 0);
    QCOMPARE(job.nodes, 2u);
    QCOMPARE(job.cpus, 16u); // the most that it takes
    QCOMPARE(job.partitions, (std::vector<std::string> { "batch" }));
}

/// As a live 22.05 prints a job of the QOS "b b" in the account "m m".
void TestJobs::namesOfQosAndAccountsMayHoldBlanks()
{
    for (const char *wckey : { "", "WCKey=* ", "WCKey=a b " }) {
        QVERIFY(read(std::string("JobId=22 JobName=wild UserId=1234(20009) GroupId=root(0) MCS_label=N/A Priority=152934 Nice=0 Account=m m QOS=b b ")
            + wckey + "JobState=PENDING Reason=Priority Dependency=(null) TimeLimit=00:45:00 Partition=batch NumNodes=1 NumCPUs=2 NumTasks=2\n"));
        QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
        QCOMPARE(m_situation.jobs->front().qos, std::string("b b"));
        QCOMPARE(m_situation.jobs->front().account, std::string("m m"));
    }
}

/// scontrol prints line breaks in names and comments as they are (seen on a live 22.05).
void TestJobs::lineBreaksOfUsersMakeNoJobs()
{
    const std::string rest
        = " UserId=cid(1004) Priority=16764 Account=bio QOS=normal JobState=PENDING Reason=Priority Partition=batch NumNodes=1 NumCPUs=4 ";
    QVERIFY(read("JobId=6 JobName=two\nlines JobId=5\nJobId=78 JobName=x UserId=eve(1)" + rest
        + "AdminComment=l1\nJobId=77 JobName=fake UserId=ann(5)\n" + "JobId=8 JobName=y" + rest + "Comment=\n"));
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
    QCOMPARE(m_situation.jobs->size(), std::size_t { 2 });
    QCOMPARE(m_situation.jobs->at(0).user, std::string("cid"));
    QCOMPARE(m_situation.jobs->at(0).printedPriority, 16764u);
    QCOMPARE(m_situation.jobs->at(1).id, std::string("8"));
}

void TestJobs::arraysAreNamedAsSqueueNamesThem()
{
    QVERIFY(
        read("JobId=12 ArrayJobId=12 ArrayTaskId=1-50%5 ArrayTaskThrottle=5 JobName=a UserId=ann(1) JobState=PENDING\n"
             "JobId=13 ArrayJobId=12 ArrayTaskId=3 JobName=a UserId=ann(1) JobState=PENDING\nJobId=14 JobName=a UserId=ann(1) JobState=PENDING\n"));
    QCOMPARE(m_situation.jobs->at(0).id, std::string("12_[1-50%5]"));
    QCOMPARE(m_situation.jobs->at(1).id, std::string("12_3"));
    QCOMPARE(m_situation.jobs->at(2).id, std::string("14"));
    // sprio prints these
    QCOMPARE(m_situation.jobs->at(0).number, 12u);
    QCOMPARE(m_situation.jobs->at(1).number, 13u);
    QCOMPARE(m_situation.jobs->at(2).number, 0u);
}

void TestJobs::whatIsRequestedStandsInReqTres()
{
    // NumNodes of a pending job is an estimate, of a running one what it was given.
    const Job waiting = readOne("JobState=PENDING Priority=9 NumNodes=2-2 NumCPUs=5 ReqTRES=cpu=3,mem=3000M,node=1,billing=3 AllocTRES=(null)");
    QCOMPARE(waiting.nodes, 1u);
    QCOMPARE(waiting.cpus, 5u); // as a live 22.05 sizes a job for which an update raised the CPUs, which did not come into its TRES
    QCOMPARE(tresCount(waiting.tres, "cpu"), std::uint64_t { 3 });
    const Job ranged = readOne("JobState=PENDING Priority=9 NumNodes=1 NumCPUs=4-8 ReqTRES=cpu=4,mem=3000M,node=1,billing=4 AllocTRES=(null)");
    QCOMPARE(ranged.cpus, 8u); // which job size counts, while
    QCOMPARE(tresCount(ranged.tres, "cpu"), std::uint64_t { 4 }); // billing and TRES count the least
    const Job running = readOne("JobState=RUNNING Priority=9 NumNodes=2 NumCPUs=8 ReqTRES=cpu=3,node=1,gres/gpu=4 "
                                "AllocTRES=cpu=8,mem=9G,node=2,billing=12,gres/gpu=4,gres/gpu:h100=4");
    QCOMPARE(running.nodes, 1u);
    QCOMPARE(running.cpus, 8u);
    QCOMPARE(running.tres, (TresCounts { { "cpu", 8 }, { "mem", 9216 }, { "node", 2 }, { "gres/gpu", 4 }, { "gres/gpu:h100", 4 } }));
}

void TestJobs::aPriorityOfZeroIsAHoldWhateverTheReason()
{
    QVERIFY(read("JobId=1 JobState=PENDING Reason=launch_failed_requeued Priority=0\nJobId=2 JobState=PENDING Reason=Dependency Priority=0\n"
                 "JobId=3 JobState=PENDING Reason=JobHeldUser Priority=12\nJobId=4 JobState=RUNNING Priority=0\n"));
    const std::vector<Job> &jobs = *m_situation.jobs;
    QVERIFY(jobs[0].held && jobs[1].held && !jobs[2].held && !jobs[3].held);
}

void TestJobs::timeLimitsAreReadInMinutes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<quint32>("minutes");
    const auto add = [](const char *text, quint32 minutes) { QTest::newRow(text) << QByteArray(text) << minutes; };
    add("1-12:30:00", 2190);
    add("00:30:00", 30);
    add("UNLIMITED", unlimitedTime);
    add("Partition_Limit", noTimeLimit);
}

void TestJobs::timeLimitsAreReadInMinutes()
{
    QFETCH(QByteArray, text);
    QFETCH(quint32, minutes);
    QCOMPARE(readOne("TimeLimit=" + text.toStdString() + " TimeMin=N/A").timeLimit, minutes);
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
}

void TestJobs::usersThatSlurmctldDoesNotKnowAreNumbers()
{
    QCOMPARE(readOne("UserId=ann(1004)").user, std::string("ann"));
    QCOMPARE(readOne("UserId=nobody(20015)").user, std::string("20015"));
    QCOMPARE(readOne("UserId=(null)(20015)").user, std::string("20015"));
    QCOMPARE(readOne("UserId=nobody(65534)").user, std::string("nobody"));
}

void TestJobs::heldAndRunningJobsAreMarked()
{
    QVERIFY(read("JobId=1 JobState=PENDING Reason=JobHeldUser Priority=0\nJobId=2 JobState=PENDING Reason=JobHeldAdmin Priority=0\n"
                 "JobId=3 JobState=RUNNING Reason=None Priority=5 Reservation=maint\nJobId=4 JobState=PENDING Reason=Dependency Priority=7 "
                 "SiteFactor=-4 Reservation=(null)\n"));
    const std::vector<Job> &jobs = *m_situation.jobs;
    QVERIFY(jobs[0].held && jobs[1].held && !jobs[2].held && !jobs[3].held);
    QVERIFY(jobs[2].running && !jobs[3].running);
    QVERIFY(jobs[2].reservation && !jobs[3].reservation);
    QCOMPARE(jobs[3].siteFactor, std::int64_t { -4 });
    // what one waits for, which is past of one that runs
    QCOMPARE(readOne("Dependency=afterok:12_*(unfulfilled),after:7+5(unfulfilled)").dependency,
        std::string("afterok:12_*(unfulfilled),after:7+5(unfulfilled)"));
    QVERIFY(readOne("Dependency=(null)").dependency.empty());
    QVERIFY(read("JobId=1 JobState=RUNNING Dependency=afterok:2(unfulfilled)\n"));
    QVERIFY(m_situation.jobs->front().dependency.empty());
}

void TestJobs::flagsStandInThePlaceOfTheState_data()
{
    QTest::addColumn<bool>("running");
    QTest::newRow("EXPEDITING") << false; // since 25.11: waits for its turn before all others
    QTest::newRow("REQUEUED") << false;
    QTest::newRow("STOPPED") << true; // scancel -s STOP
    QTest::newRow("RESIZING") << true;
    QTest::newRow("SIGNALING") << true;
}

void TestJobs::flagsStandInThePlaceOfTheState()
{
    QFETCH(bool, running);
    QVERIFY(read(
        std::string("JobId=7 JobName=j UserId=ann(1004) Account=bio QOS=normal Priority=5 Reason=None JobState=") + QTest::currentDataTag() + '\n'));
    QCOMPARE(m_situation.jobs->size(), std::size_t { 1 });
    QCOMPARE(m_situation.jobs->front().running, running);
    QCOMPARE(m_situation.jobs->front().expedited, QByteArray(QTest::currentDataTag()) == "EXPEDITING");
}

void TestJobs::endedJobsAreLeftOut()
{
    QVERIFY(read("JobId=1 JobState=COMPLETED\nJobId=2 JobState=CANCELLED\nJobId=3 JobState=PENDING\n"));
    QCOMPARE(m_situation.jobs->size(), std::size_t { 1 });
    const Diagnostic *ended = findCode(m_diagnostics, "job-ended");
    QVERIFY(ended);
    QCOMPARE(ended->severity, Severity::Note);
    QCOMPARE(ended->message.arguments.front(), std::string("2"));
}

void TestJobs::ofAJobThatStandsTwiceTheLaterRowCounts()
{
    const auto row = [](const char *id, const char *nice, const char *billing) {
        return std::string("JobId=") + id + " UserId=ann(1) Account=bio QOS=normal JobState=PENDING Reason=Priority Nice=" + nice
            + " ReqTRES=cpu=1,node=1,billing=" + billing + '\n';
    };
    m_situation = Situation();
    m_diagnostics.clear();
    Printed printed;
    QVERIFY(readJobs(row("7", "1", "5") + row("8", "2", "6") + row("7", "3", "7"), "jobs.txt", m_situation, m_diagnostics, utcClock(), &printed));
    QCOMPARE(m_situation.jobs->size(), std::size_t { 2 });
    QCOMPARE(m_situation.jobs->at(0).nice, 3);
    QCOMPARE(m_situation.jobs->at(1).nice, 2);
    QCOMPARE(printed.billings, (std::vector<PrintedBilling> { { 1, 6 }, { 0, 7 } }));
    const Diagnostic *told = findCode(m_diagnostics, "job-double");
    QVERIFY(told != nullptr && told->severity == Severity::Warning);
    QCOMPARE(told->message.arguments, std::vector<std::string> { "1" });
}

void TestJobs::timesThatAreUnknownAreZero()
{
    const Job &job = readOne("SubmitTime=2026-11-21T07:36:18 EligibleTime=Unknown AccrueTime=Unknown StartTime=Unknown");
    QCOMPARE(job.submitTime, std::int64_t { 1795246578 });
    QCOMPARE(job.eligibleTime, std::int64_t { 0 });
    QCOMPARE(job.accrueTime, std::int64_t { 0 });
    QVERIFY2(m_diagnostics.empty(), textOf(m_diagnostics));
}

void TestJobs::wrongValuesAreToldAndTheRestIsRead()
{
    const Job &job
        = readOne("Priority=99999999999 Nice=9999999999 TimeLimit=soon SubmitTime=yesterday NumNodes=x NumCPUs=4 ReqTRES=cpu=4,mem=lots,node=1");
    QCOMPARE(m_diagnostics.size(), std::size_t { 6 });
    for (const Diagnostic &diagnostic : m_diagnostics) {
        QCOMPARE(diagnostic.code, std::string("job-value"));
        QCOMPARE(diagnostic.place.line, 1u);
    }
    QCOMPARE(job.cpus, 4u);
    QCOMPARE(job.nodes, 1u);
    QCOMPARE(tresCount(job.tres, "cpu"), std::uint64_t { 4 });
}

void TestJobs::theListingTellsWhenItWasPrinted_data()
{
    const QString handedIn = QStringLiteral("SubmitTime=2026-03-01T08:00:00 ");
    QTest::addColumn<QString>("fields");
    QTest::addColumn<qint64>("after"); // seconds after the submission

    QTest::newRow("submission") << handedIn + QStringLiteral("Priority=0 EligibleTime=Unknown") << qint64 { 0 };
    QTest::newRow("eligible") << handedIn + QStringLiteral("Priority=9 EligibleTime=2026-03-01T08:00:02") << qint64 { 2 };
    QTest::newRow("held") << handedIn + QStringLiteral("Priority=0 EligibleTime=2026-03-01T09:00:00") << qint64 { 0 };
    QTest::newRow("begins later, in a partition that is down")
        << handedIn + QStringLiteral("Priority=9 EligibleTime=2026-03-01T09:00:00 StartTime=2026-03-01T09:00:00 Reason=PartitionDown")
        << qint64 { 0 };
    QTest::newRow("begins later") << handedIn + QStringLiteral("Priority=9 EligibleTime=2026-03-01T09:00:00 Reason=BeginTime") << qint64 { 0 };
    QTest::newRow("looked at") << handedIn + QStringLiteral("Priority=9 LastSchedEval=2026-03-01T08:03:00") << qint64 { 180 };
    QTest::newRow("planned") << handedIn + QStringLiteral("Priority=9 StartTime=2026-03-02T08:00:00") << qint64 { 0 };
    QTest::newRow("running") << handedIn + QStringLiteral("Priority=9 JobState=RUNNING StartTime=2026-03-01T08:01:00") << qint64 { 60 };
}

void TestJobs::theListingTellsWhenItWasPrinted()
{
    QFETCH(const QString, fields);
    QFETCH(const qint64, after);
    read("JobId=7 JobName=j UserId=ann(1004) Account=bio JobState=PENDING Reason=Priority " + fields.toStdString()
        + "\nJobId=8 UserId=ann(1004) "
          "Account=bio JobState=PENDING Reason=Priority SubmitTime=2026-03-01T07:00:00\n");
    QCOMPARE(m_situation.jobs->size(), std::size_t { 2 });
    QCOMPARE(m_situation.toldAt.value_or(0), m_situation.jobs->front().submitTime + after);
    QCOMPARE(presentOf(m_situation), m_situation.toldAt.value_or(0));
    QVERIFY(read("No jobs in the system\n"));
    QVERIFY(!m_situation.toldAt);
}

void TestJobs::noJobsAreNoError()
{
    QVERIFY(read("No jobs in the system\n"));
    QVERIFY(m_diagnostics.empty());
    QVERIFY(!read("something else\n"));
    QVERIFY(findCode(m_diagnostics, "job-line"));
}

void TestJobs::runningPartitionsFillInWhatTheConfLeavesOpen()
{
    m_policy = Policy();
    m_diagnostics.clear();
    QVERIFY(readSlurmConf("NodeName=n[1-4] CPUs=16\nPartitionName=batch Nodes=n[1-4] PriorityJobFactor=11\nPartitionName=short Nodes=n[1-2]\n", "c",
        m_policy, m_diagnostics));
    QVERIFY(readPartitions(contentOf(goldenPath("fair_tree_rules", "partitions.txt")), "p", m_policy, m_diagnostics));
    QCOMPARE(m_policy.partitions->at(0).priorityJobFactor, std::uint16_t { 10 }); // what is in force
    QCOMPARE(m_policy.partitions->at(1).priorityJobFactor, std::uint16_t { 20 });
    QCOMPARE(m_policy.partitions->at(1).billingWeights, (TresWeights { { "CPU", 1.0, '\0' }, { "Mem", 0.25, 'G' } }));
    QCOMPARE(m_policy.partitions->at(1).nodes, (std::vector<PartitionNodes> { { 0, 2 } }));
    QStringList told;
    for (const Diagnostic &finding : m_diagnostics) {
        told << QString::fromStdString(finding.code + ": " + finding.message.english());
    }
    QCOMPARE(told,
        (QStringList { "partition-differs: Partition batch runs with PriorityJobFactor=10, slurm.conf says 11.",
            "partition-differs: Partition batch runs with Default=YES, of which slurm.conf says nothing.",
            "partition-state: Partition batch runs with State=DOWN, of which slurm.conf says nothing.",
            "partition-state: Partition short runs with State=DOWN, of which slurm.conf says nothing." }));
}

void TestJobs::runningPartitionsStandAloneWithoutAConf()
{
    m_policy = Policy();
    QVERIFY(readPartitions(contentOf(goldenPath("fair_tree_rules", "partitions.txt")), "p", m_policy, m_diagnostics));
    QCOMPARE(m_policy.partitions->size(), std::size_t { 2 });
    QCOMPARE(m_policy.defaultPartition(), std::uint16_t { 0 });
    const std::vector<std::uint64_t> tres = m_policy.partitionTres(m_policy.partitions->at(0));
    QCOMPARE(tres[tresCpu], std::uint64_t { 64 });
    QCOMPARE(tres[tresMem], std::uint64_t { 256000 });
    QCOMPARE(tres[tresNode], std::uint64_t { 4 });
    QVERIFY(!readPartitions("nothing here\n", "p", m_policy, m_diagnostics));
}

void TestJobs::aListingThatIsGivenBackAsItIsReadReadsTheSame()
{
    std::string text;
    for (int i = 0; text.size() < 3 * SpentText::step; ++i) {
        text += "JobId=" + std::to_string(i) + " JobName=" + std::string(700, 'n')
            + " UserId=ann(1) Account=bio QOS=normal JobState=PENDING Priority=" + std::to_string(i + 1)
            + " Partition=a,b ReqTRES=cpu=2,mem=1G,node=1,billing=2\n";
    }
    const std::string before = text;
    QVERIFY(read(before));
    const Situation whole = m_situation;
    Situation spent;
    QVERIFY(readJobs(text, "jobs.txt", spent, m_diagnostics, utcClock(), nullptr, SpentText(text)));
    QVERIFY(text != before); // it is gone
    QVERIFY(*spent.jobs == *whole.jobs);
    QCOMPARE(spent.jobs->back().tres.capacity(), std::size_t { 3 }); // no room for the billing that is kept apart
}

void TestJobs::damagedJobsComeBack()
{
    const std::string text = contentOf(goldenPath("fair_tree_rules", "jobs.txt"));
    feedDamaged(text, [&](const std::string &damaged) {
        read(damaged);
        QVERIFY(m_situation.jobs->size() <= 10);
    });
    feedDamaged(contentOf(goldenPath("fair_tree_rules", "partitions.txt")), [&](const std::string &damaged) {
        m_policy = Policy();
        readPartitions(damaged, "p", m_policy, m_diagnostics);
        QVERIFY(m_policy.partitions->size() <= 10);
    });
}

APPORTION_TEST(TestJobs)
} // namespace test_jobs

#include "test_jobs.moc"
