// SPDX-License-Identifier: GPL-3.0-or-later
// In which partition a waiting job was billed, as `billing=` tells it. Seen on a slurmctld 22.05: `scontrol update NumCPUs=` bills a job
// of several partitions in the one at which the scheduler looked last, and `update Partition=` leaves its bill as it is.
#include "core/agree/agree.h"
#include "core/agree/billed_partitions.h"
#include "core/evaluate/job_priority.h"
#include "support/test_case.h"

#include <QTest>

namespace test_billed_partitions
{

using namespace apportion;

namespace
{

/// Partitions that charge 1, 3 and 5 for each of 32 CPUs, and a job of two CPUs in the first two.
Snapshot threePartitions()
{
    Snapshot now;
    NodeGroup nodes;
    nodes.names = "n[1-4]";
    nodes.count = 4;
    nodes.cpus = 8;
    now.policy.nodeGroups.edit().push_back(nodes);
    for (const auto &[name, weight] : { std::pair { "one", 1.0 }, std::pair { "three", 3.0 }, std::pair { "five", 5.0 } }) {
        Partition partition;
        partition.name = name;
        partition.nodes = { { 0, 4 } };
        partition.billingWeights = { { "CPU", weight, '\0' } };
        now.policy.partitions.edit().push_back(partition);
    }
    now.policy.priority.weightTres = { { "billing", 960.0, '\0' } };
    Job job;
    job.id = "7";
    job.partitions = { "one", "three" };
    job.cpus = 2;
    job.tres = { { "cpu", 2 } };
    job.submitTime = job.eligibleTime = 1000;
    now.situation.jobs.edit() = { job };
    return now;
}

/// Where it says that the only job was billed.
std::string billedIn(Snapshot &now, std::uint64_t billing)
{
    Printed printed;
    printed.billings = { { 0, billing } };
    const std::size_t taken = takeBilledPartitions(printed, now.policy, now.situation);
    const std::string &name = now.situation.jobs->at(0).billedIn;
    return taken == (name.empty() ? 0U : 1U) ? name : "miscounted";
}

} // namespace

class TestBilledPartitions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theBillTellsInWhichOfItsPartitionsAJobWasBilled()
    {
        Snapshot now = threePartitions();
        QCOMPARE(billedIn(now, 2), std::string());
        QCOMPARE(billedIn(now, 6), std::string("three"));
    }

    void aPartitionThatItHasLeftIsOneOfTheOthers()
    {
        Snapshot now = threePartitions();
        QCOMPARE(billedIn(now, 10), std::string("five"));
    }

    void aJobWithoutABillIsBilledNothingWhereOthersHaveOne()
    {
        Snapshot now = threePartitions();
        now.policy.partitions.edit()[1].billingWeights = { { "CPU", 0.1, '\0' } };
        (void)takeBilledPartitions({}, now.policy, now.situation);
        QCOMPARE(now.situation.jobs->at(0).billedIn, std::string());
        now.situation.jobs.edit().push_back(now.situation.jobs->at(0));
        Printed printed;
        printed.billings = { { 1, 2 } };
        QCOMPARE(takeBilledPartitions(printed, now.policy, now.situation), 1U);
        QCOMPARE(now.situation.jobs->at(0).billedIn, std::string("three"));
    }

    void aBillOfNoPartitionAndThatOfARunningJobTellNothing()
    {
        Snapshot now = threePartitions();
        QCOMPARE(billedIn(now, 7), std::string());
        now.situation.jobs.edit()[0].running = true;
        QCOMPARE(billedIn(now, 6), std::string());
    }

    void theBillAndItsTermAgreeThen()
    {
        Snapshot now = threePartitions();
        Printed printed;
        printed.billings = { { 0, 6 } };
        for (const auto &[partition, tres] : { std::pair { "one", "billing=180" }, std::pair { "three", "billing=60" } }) { // 6/32, 6/96
            PrintedTerms terms;
            terms.job = "7";
            terms.partition = partition;
            terms.values.fill(notPrinted);
            terms.hasTres = true;
            terms.tres = tres;
            printed.terms.push_back(terms);
        }
        QCOMPARE(agree(now, printed)->agreed, 1U);
        (void)takeBilledPartitions(printed, now.policy, now.situation);
        QVERIFY(agree(now, printed)->isWhole());
        QCOMPARE(agree(now, printed)->agreed, 3U);
    }
};

APPORTION_TEST(TestBilledPartitions)
} // namespace test_billed_partitions
#include "test_billed_partitions.moc"
