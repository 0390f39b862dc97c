// SPDX-License-Identifier: GPL-3.0-or-later
// Waiting jobs that slurmctld has planned count the CPUs of the plan. The numbers of the first test are those of a slurmctld 22.05:
// four nodes with four cores of two threads, one of them up and busy, PriorityWeightJobSize=50000.
#include "core/agree/planned_sizes.h"
#include "core/agree/set_priorities.h"
#include "core/evaluate/job_priority.h"
#include "support/test_case.h"

#include <QTest>

namespace test_planned_sizes
{

using namespace apportion;

namespace
{

Snapshot fourNodes()
{
    Snapshot now;
    NodeGroup nodes;
    nodes.names = "n[1-4]";
    nodes.count = 4;
    nodes.cpus = 8;
    nodes.cores = 4;
    now.policy.nodeGroups.edit().push_back(nodes);
    Partition partition;
    partition.name = "p";
    partition.nodes = { { 0, 4 } };
    now.policy.partitions.edit().push_back(partition);
    now.policy.priority.weightJobSize = 50000;
    return now;
}

/// Of a job that is planned.
void addJob(Snapshot &now, const char *id, std::uint32_t cpus, std::uint32_t nodes = 1)
{
    Job job;
    job.id = id;
    job.partitions = { "p" };
    job.cpus = cpus;
    job.nodes = nodes;
    job.submitTime = job.eligibleTime = 1000;
    job.startTime = 5000;
    now.situation.jobs.edit().push_back(job);
}

PrintedTerms printed(const char *job, double size)
{
    PrintedTerms terms;
    terms.job = job;
    terms.partition = "p";
    terms.values[static_cast<std::size_t>(TermColumn::JobSize)] = size;
    return terms;
}

std::vector<std::uint32_t> cpusOf(const Snapshot &now)
{
    std::vector<std::uint32_t> cpus;
    for (const Job &job : *now.situation.jobs) {
        cpus.push_back(job.cpus);
    }
    return cpus;
}

} // namespace

class TestPlannedSizes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPlannedJobHasTheSizeOfItsPlan()
    {
        Snapshot now = fourNodes();
        QCOMPARE(now.policy.clusterCpus(), std::uint64_t { 32 });
        addJob(now, "2", 1); // whole cores of two threads
        addJob(now, "3", 3);
        addJob(now, "4", 1); // --exclusive
        addJob(now, "5", 2);
        addJob(now, "6", 3); // submitted and not planned yet
        Printed said;
        said.terms = { printed("2", 7812), printed("3", 9375), printed("4", 12500), printed("5", 7812), printed("6", 8594) };
        QCOMPARE(takePlans(said, now.policy, now.situation).sizes, std::size_t { 3 });
        QCOMPARE(cpusOf(now), (std::vector<std::uint32_t> { 2, 4, 8, 2, 3 }));
        QCOMPARE(takePlans(said, now.policy, now.situation).sizes, std::size_t { 0 });
    }

    /// Seen on a live 24.11: when a task of an array begins, what waits of it counts the CPUs of that task, and is to start nowhen.
    void theRestOfAnArrayHasTheSizeOfItsTask()
    {
        Snapshot now = fourNodes();
        addJob(now, "19_[3-6%2]", 1);
        addJob(now, "20", 1);
        for (Job &job : now.situation.jobs.edit()) {
            job.startTime = 0;
        }
        Printed said;
        said.terms = { printed("19", 7812), printed("20", 7812) };
        QCOMPARE(takePlans(said, now.policy, now.situation).sizes, std::size_t { 1 });
        QCOMPARE(cpusOf(now), (std::vector<std::uint32_t> { 2, 1 })); // of the other slurm.conf may tell too little
        // scontrol gave the rest more CPUs than the task has
        now.situation.jobs.edit()[0].cpus = 11;
        QCOMPARE(takePlans(said, now.policy, now.situation).sizes, std::size_t { 1 });
        QCOMPARE(cpusOf(now), (std::vector<std::uint32_t> { 2, 1 }));
    }

    void smallJobsThatAreFavouredLoseWithEachCpu()
    {
        Snapshot now = fourNodes();
        now.policy.priority.favorSmall = true;
        addJob(now, "2", 1);
        Printed said;
        said.terms = { printed("2", (0.75 + 24.0 / 32) / 2 * 50000) }; // 8 CPUs
        QCOMPARE(takePlans(said, now.policy, now.situation).sizes, std::size_t { 1 });
        QCOMPARE(cpusOf(now), (std::vector<std::uint32_t> { 8 }));
    }

    /// Seen on a live 22.05: of a job without a limit scontrol prints that of the partition that was looked at last.
    void aLimitThatNobodyAskedForIsNone()
    {
        Snapshot now = fourNodes();
        now.policy.priority.set(PriorityFlag::SmallRelativeToTime);
        now.policy.priority.weightJobSize = 1000000;
        Partition second = now.policy.partitions->front();
        now.policy.partitions.edit()[0].maxTime.minutes = 100;
        second.name = "q";
        second.maxTime.minutes = 300;
        now.policy.partitions.edit().push_back(second);
        for (const char *id : { "2", "3", "4" }) {
            addJob(now, id, 8);
            Job &job = now.situation.jobs.edit().back();
            job.startTime = 0;
            job.partitions = { "p", "q" };
            job.timeLimit = 300;
        }
        now.situation.jobs.edit()[2].timeLimit = 200; // which is that of no partition
        Printed said;
        said.terms = { printed("2", 8.0 / 100 / 32 * 1000000), printed("3", 8.0 / 300 / 32 * 1000000), printed("4", 2500) };
        QCOMPARE(takePlans(said, now.policy, now.situation).limits, std::size_t { 1 });
        QCOMPARE(now.situation.jobs->at(0).timeLimit, noTimeLimit);
        QCOMPARE(now.situation.jobs->at(1).timeLimit, 300u); // as asked for
        QCOMPARE(now.situation.jobs->at(2).timeLimit, 200u);
    }

    void aFewPointsWithoutTermsAreSetWhereTermsFollow()
    {
        Snapshot now = fourNodes();
        addJob(now, "2", 8);
        addJob(now, "3", 8);
        const auto alone = [](const char *job, double priority) {
            PrintedTerms terms;
            terms.job = job;
            terms.values.fill(0.0);
            terms.values[static_cast<std::size_t>(TermColumn::Priority)] = priority;
            return terms;
        };
        Printed said;
        said.terms = { alone("2", 5), alone("3", 0) };
        QCOMPARE(takeSetPriorities(said, now.policy, now.situation), std::size_t { 1 });
        QCOMPARE(now.situation.jobs->at(0).setPriority, 5u);
        QCOMPARE(now.situation.jobs->at(1).setPriority, 0u);
        // A set priority is alone in every partition; this job has no term in one that has no nodes, as a live 26.05 prints it.
        now.situation.jobs.edit()[0].setPriority = 0;
        said.terms[0].partition = "hollow";
        PrintedTerms counted = alone("2", 703);
        counted.partition = "batch";
        counted.tres = "cpu=612";
        said.terms.push_back(counted);
        QCOMPARE(takeSetPriorities(said, now.policy, now.situation), std::size_t { 0 });
        QCOMPARE(now.situation.jobs->at(0).setPriority, 0u);
        said.terms.pop_back();
        now.policy.priority.weightJobSize = 1; // all terms are rounded to nothing
        QCOMPARE(takeSetPriorities(said, now.policy, now.situation), std::size_t { 0 });
    }

    /// Seen on a live 22.05: until the next pass the factor of a new association is 0 there, and the priority 1.
    void noPriorityIsSetWhereTheFactorWasNotComputedYet()
    {
        Snapshot now = fourNodes();
        now.policy.priority.weightJobSize = 0;
        now.policy.priority.weightFairshare = 1000;
        const AssociationId lab = now.policy.associations.addAccount(AssociationTree::root(), "lab");
        const AssociationId ann = now.policy.associations.addUser(lab, "ann");
        addJob(now, "2", 1);
        now.situation.jobs.edit()[0].user = "ann";
        now.situation.jobs.edit()[0].account = "lab";
        Printed said;
        said.terms.resize(1);
        said.terms[0].job = "2";
        said.terms[0].values.fill(0.0);
        said.terms[0].values[0] = 1.0;
        const Situation untouched = now.situation;
        PrintedShare share;
        share.association = ann;
        share.values[static_cast<std::size_t>(ShareColumn::FairShare)] = 0.0;
        said.shares = { share };
        QCOMPARE(takeSetPriorities(said, now.policy, now.situation), std::size_t { 0 });
        QVERIFY(now.situation.jobs == untouched.jobs);
        said.shares[0].values[static_cast<std::size_t>(ShareColumn::FairShare)] = 1.0;
        QCOMPARE(takeSetPriorities(said, now.policy, now.situation), std::size_t { 1 });
    }

    /// What no number of CPUs explains, and fewer than were asked for, has another cause.
    void whatIsNoPlanStaysAsItWas()
    {
        Snapshot now = fourNodes();
        addJob(now, "2", 4);
        addJob(now, "3", 4);
        addJob(now, "4", 4);
        now.situation.jobs.edit()[2].running = true;
        Printed said;
        said.terms = { printed("2", 7812), printed("3", 49000.2), printed("4", 12500), printed("7", 12500) };
        QCOMPARE(takePlans(said, now.policy, now.situation).sizes, std::size_t { 0 });
        QCOMPARE(cpusOf(now), (std::vector<std::uint32_t> { 4, 4, 4 }));
        said.terms = { printed("2", 12500) };
        now.situation.jobs.edit()[0].startTime = 0; // nobody means to start it: its size differs for another reason
        QCOMPARE(takePlans(said, now.policy, now.situation).sizes, std::size_t { 0 });
        now.situation.jobs.edit()[0].startTime = 5000;
        now.policy.priority.weightJobSize = 0; // nothing tells sizes
        QCOMPARE(takePlans(said, now.policy, now.situation).sizes, std::size_t { 0 });
    }
};

APPORTION_TEST(TestPlannedSizes)
} // namespace test_planned_sizes

#include "test_planned_sizes.moc"
