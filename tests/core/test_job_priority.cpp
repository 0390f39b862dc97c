// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/evaluation.h"
#include "core/evaluate/job_priority.h"
#include "support/generated_policy.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>
#include <string_view>
#include <tuple>

namespace test_job_priority
{

using namespace apportion;

namespace
{

constexpr std::int64_t noon = 1795000000;

/// Ten nodes of 16 CPUs, two partitions, two QOS, one user; no weights yet.
struct Cluster : Snapshot
{
    AssociationId lab = policy.associations.addAccount(0, "lab", 1);
    AssociationId user = policy.associations.addUser(lab, "ann");

    Cluster()
    {
        NodeGroup group;
        group.count = 10;
        group.cpus = 16;
        group.memoryMb = 64000;
        policy.nodeGroups.edit().push_back(group);
        for (const auto &[name, nodes, factor] : { std::tuple { "batch", 10U, 10 }, std::tuple { "short", 2U, 20 } }) {
            Partition partition;
            partition.name = name;
            partition.nodes = { { 0, nodes } };
            partition.priorityJobFactor = static_cast<std::uint16_t>(factor);
            partition.isDefault = policy.partitions->empty();
            partition.maxTime.minutes = 60;
            policy.partitions.edit().push_back(partition);
        }
        for (const auto &[name, priority] : { std::pair { "normal", 25U }, std::pair { "high", 100U } }) {
            Qos qos;
            qos.name = name;
            qos.priority = priority;
            policy.qos.edit().push_back(qos);
        }
    }

    static Job job(const char *id = "1")
    {
        Job made;
        made.id = id;
        made.user = "ann";
        made.account = "lab";
        made.qos = "normal";
        made.partitions = { "batch" };
        made.submitTime = made.accrueTime = made.eligibleTime = noon - 86400;
        made.nodes = 4;
        made.cpus = 32;
        made.timeLimit = 120;
        made.tres = { { "cpu", 32 }, { "mem", 160000 }, { "node", 4 } };
        return made;
    }

    PriorityTerms terms(const Job &made)
    {
        situation.jobs.edit() = { made };
        return evaluated().terms(0);
    }

    Evaluation evaluated() const
    {
        EvaluationOptions options;
        options.now = noon;
        return evaluate(*this, options).value();
    }

    void set(PriorityFlag flag, bool on = true) { policy.priority.set(flag, on); }
};

} // namespace

class TestJobPriority : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ageGrowsToItsMaximum();
    void heldBackByADependencyGathersNoAge();
    void sizePrefersLargeOrSmall();
    void sizeRelativeToTime();
    void partitionQosAndAssocAreNormalizedUnlessFlagged();
    void tresCountAgainstThePartition();
    void sumIsCutAndClamped();
    void niceAndSiteCount();
    void severalPartitionsHaveAPriorityEach();
    void incrOnlyNeverLetsAPriorityFall();
    void runningJobsKeepTheirsUnlessAsked();
    void basicIsFirstInFirstOut();
    void orderFollowsTierPriorityAndAge();
    void manyJobsStandAsEachTwoOfThemAreDecided_data();
    void manyJobsStandAsEachTwoOfThemAreDecided();
    void preemptingQosComesFirst();
    void preemptionByPriorityAsksForIt();
    void preemptionWithinAQosPassesTiers();
    void preemptingPartitionsPassReservations();
    void unknownUserOrPartitionCountsNothing();
    void coresOfTheSystemAreNoCpusForJobs();
    void billingCountsAgainstTheBillingOfThePartition();
    void severalQosHaveAPriorityEach();
    void severalPartitionsShareTheTimeOfTheFirst();
    void aWeightThatStandsTwiceCountsOnce();
    void userNamesAreFoundInLowerCase();
    void partitionsOfAssociationsAreFoundInLowerCase();
    void sprioListsWhatWaitsForNothingElse();
    void sprioPrintsSumsThatDoNotFitAPriority();
    void sprioWeighsTwiceWhatAPartitionHasNoneOf();
};

void TestJobPriority::sprioWeighsTwiceWhatAPartitionHasNoneOf()
{
    Cluster cluster;
    const TresIndex gpu = cluster.policy.tres.track("gres/gpu");
    cluster.policy.nodeGroups.edit()[0].gres = { { "gres/gpu", 2 } };
    cluster.policy.partitions.edit()[1].nodes.clear();
    cluster.policy.priority.weightTres = { { "GRES/gpu", 30000.0, '\0' } };
    Job job = Cluster::job();
    job.partitions = { "batch", "short" };
    job.tres.push_back({ "gres/gpu", 2 });
    cluster.situation.jobs.edit() = { job };
    const Evaluation evaluation = cluster.evaluated();
    QCOMPARE(evaluation.terms(1).tres, 0.0);
    QCOMPARE(evaluation.priority(1), 1U);
    QCOMPARE(sprioTerms(evaluation, 0).tresTerms[gpu], 2.0 / 20.0 * 30000.0);
    QCOMPARE(sprioTerms(evaluation, 1).tresTerms[gpu], 3000.0 * 30000.0);
    QCOMPARE(sprioPriority(sprioTerms(evaluation, 1)), std::uint64_t { 90000000 });
    QCOMPARE(sprioTerms(evaluation, 1, 1).tresTerms[gpu], 0.0); // computed in it last
}

void TestJobPriority::coresOfTheSystemAreNoCpusForJobs()
{
    NodeGroup group;
    group.cpus = 32;
    group.cores = 16;
    QCOMPARE(effectiveCpus(group), 32U);
    group.foreign = { { "CoreSpecCount", "2" } };
    QCOMPARE(effectiveCpus(group), 28U); // both threads of each core
    group.foreign = { { "MemSpecLimit", "2048" }, { "cpuspeclist", "\"0-3,31\"" }, { "CoreSpecCount", "2" } };
    QCOMPARE(effectiveCpus(group), 26U); // CPUs 0 to 3 are two cores, 31 is on a third
    group.foreign = { { "CpuSpecList", "8-11,2-9,3,2-2,20-10" } };
    QCOMPARE(effectiveCpus(group), 22U); // 2 to 11, however they overlap, are five cores; nothing is from 20 to 10
    group.foreign = { { "CpuSpecList", "40" }, { "CoreSpecCount", "1" } };
    QCOMPARE(effectiveCpus(group), 30U); // there is no CPU 40: slurmctld drops the list
    group.foreign = { { "CoreSpecCount", "16" } };
    QCOMPARE(effectiveCpus(group), 30U); // all cores: slurmctld makes one of it
    group.cpus = 16; // no threads are scheduled
    group.foreign = { { "CoreSpecCount", "2" } };
    QCOMPARE(effectiveCpus(group), 14U);

    Cluster cluster;
    cluster.policy.nodeGroups.edit()[0].cores = 16;
    cluster.policy.nodeGroups.edit()[0].foreign = { { "CoreSpecCount", "6" } };
    QCOMPARE(cluster.policy.clusterCpus(), 100U);
    QCOMPARE(cluster.policy.partitionTres((*cluster.policy.partitions)[1])[tresCpu], 20U);
    cluster.policy.priority.weightJobSize = 1000;
    QCOMPARE(cluster.terms(Cluster::job()).jobSizeFactor, (4.0 / 10.0 + 32.0 / 100.0) / 2.0);
}

void TestJobPriority::billingCountsAgainstTheBillingOfThePartition()
{
    Cluster cluster;
    cluster.policy.priority.weightTres = { { "billing", 1000.0, '\0' } };
    Job job = Cluster::job();
    job.partitions = { "batch", "short" };
    // Without weights the CPUs: 32 of 160, and of the 32 of two nodes.
    cluster.situation.jobs.edit() = { job };
    QCOMPARE(cluster.evaluated().terms(0).tres, 32.0 / 160.0 * 1000.0);
    QCOMPARE(cluster.evaluated().terms(1).tres, 1000.0);
    cluster.policy.partitions.edit()[0].billingWeights = { { "CPU", 0.3, '\0' }, { "Mem", 0.001, '\0' } };
    // 0.3 · 32 + 160 = 169.6, cut, in both partitions; 0.3 · 160 + 640 in the first, 32 CPUs in the second.
    QCOMPARE(cluster.evaluated().terms(0).tres, 169.0 / 688.0 * 1000.0);
    QCOMPARE(cluster.evaluated().terms(1).tres, 169.0 / 32.0 * 1000.0);
    // once an update has billed it in the second, its 32 CPUs, in both partitions
    cluster.situation.jobs.edit()[0].billedIn = "short";
    QCOMPARE(cluster.evaluated().terms(0).tres, 32.0 / 688.0 * 1000.0);
    QCOMPARE(cluster.evaluated().terms(1).tres, 1000.0);
    cluster.situation.jobs.edit()[0].billedIn = "gone";
    QCOMPARE(cluster.evaluated().terms(0).tres, 169.0 / 688.0 * 1000.0);
    cluster.set(PriorityFlag::MaxTres);
    QCOMPARE(cluster.evaluated().terms(0).tres, 160.0 / 640.0 * 1000.0);
    cluster.set(PriorityFlag::NoNormalTres);
    QCOMPARE(cluster.evaluated().terms(0).tres, 160.0 * 1000.0);
}

void TestJobPriority::severalQosHaveAPriorityEach()
{
    Cluster cluster;
    cluster.policy.priority.weightQos = 1000;
    Qos none;
    none.name = "none";
    cluster.policy.qos.edit().push_back(none);
    Job several = Cluster::job();
    several.qos = "none,high,normal";
    several.partitions = { "batch", "short" };
    cluster.situation.jobs.edit() = { Cluster::job("9"), several };
    cluster.situation.jobs.edit()[1].submitTime = noon - 1; // a QOS of priority 0 counts as the highest at first
    const std::vector<double> atFirst = { 0.25, 1.0, 1.0, 0.25, 1.0, 1.0, 0.25 };
    const Evaluation before = cluster.evaluated();
    for (JobRow row = 0; row < before.jobs().rowCount(); ++row) {
        QCOMPARE(before.terms(row).qosFactor, atFirst[row]);
    }
    cluster.situation.jobs.edit()[1].submitTime = noon - 2;
    const Evaluation evaluation = cluster.evaluated();
    QCOMPARE(evaluation.jobs().rowCount(), 7U);
    QCOMPARE(evaluation.jobs().jobCount(), 2U);
    const std::vector<double> factors = { 0.25, 0.0, 1.0, 0.25, 0.0, 1.0, 0.25 };
    for (JobRow row = 0; row < evaluation.jobs().rowCount(); ++row) {
        QCOMPARE(evaluation.terms(row).qosFactor, factors[row]);
    }
    QCOMPARE(evaluation.jobs().qosName(1, several), std::string_view("none"));
    QCOMPARE(evaluation.jobs().partitionPlace(3, several), std::size_t { 0 });
    QCOMPARE(evaluation.jobs().partitionPlace(4, several), std::size_t { 1 });
    QCOMPARE(evaluation.jobs().partition[6], std::uint16_t { 1 });
}

void TestJobPriority::severalPartitionsShareTheTimeOfTheFirst()
{
    Cluster cluster;
    cluster.policy.priority.weightJobSize = 1000;
    cluster.set(PriorityFlag::SmallRelativeToTime);
    cluster.policy.partitions.edit()[1].maxTime.minutes = 5;
    Job job = Cluster::job();
    job.timeLimit = noTimeLimit;
    job.partitions = { "batch", "short" };
    cluster.situation.jobs.edit() = { job };
    const Evaluation evaluation = cluster.evaluated();
    QCOMPARE(evaluation.terms(0).jobSizeFactor, 64.0 / 60.0 / 160.0);
    QCOMPARE(evaluation.terms(1).jobSizeFactor, evaluation.terms(0).jobSizeFactor);
}

void TestJobPriority::aWeightThatStandsTwiceCountsOnce()
{
    Cluster cluster;
    cluster.policy.priority.weightTres = { { "CPU", 1000.0, '\0' }, { "cpu", 10.0, '\0' } };
    QCOMPARE(cluster.terms(Cluster::job()).tres, 32.0 / 160.0 * 10.0);
}

void TestJobPriority::userNamesAreFoundInLowerCase()
{
    Cluster cluster;
    Job job = Cluster::job();
    job.user = "Ann";
    cluster.situation.jobs.edit() = { job };
    QCOMPARE(cluster.evaluated().jobs().association[0], cluster.user);
    const AssociationId own = cluster.policy.associations.addUser(cluster.lab, "Ann"); // slurmdbd keeps the case
    QCOMPARE(cluster.evaluated().jobs().association[0], own);
}

/// A job of Prio has the association for prio (assoc_mgr.c compares them so), as a live 22.05 showed.
void TestJobPriority::partitionsOfAssociationsAreFoundInLowerCase()
{
    Cluster cluster;
    cluster.policy.partitions.edit()[1].name = "Prio";
    const AssociationId prio = cluster.policy.associations.addUser(cluster.lab, "ann", 7, "prio");
    Job job = Cluster::job();
    for (const char *partition : { "Prio", "batch" }) {
        job.partitions = { partition };
        for (const std::size_t jobs : { std::size_t { 1 }, std::size_t { 500 } }) { // many are looked up by a table
            cluster.situation.jobs.edit().assign(jobs, job);
            QCOMPARE(cluster.evaluated().jobs().association[jobs - 1], job.partitions[0] == "Prio" ? prio : cluster.user);
        }
    }
}

void TestJobPriority::sprioListsWhatWaitsForNothingElse()
{
    Policy plain;
    Policy accrue;
    accrue.priority.set(PriorityFlag::AccrueAlways);
    Policy running;
    running.priority.set(PriorityFlag::CalculateRunning);
    const auto listed = [&](const Job &job) {
        return std::tuple(isListedBySprio(plain, job, noon), isListedBySprio(accrue, job, noon), isListedBySprio(running, job, noon));
    };
    Job job = Cluster::job();
    QCOMPARE(listed(job), std::tuple(true, true, true));
    job.eligibleTime = noon + 3600; // a begin time
    QCOMPARE(listed(job), std::tuple(false, true, false));
    job.eligibleTime = 0; // a dependency
    QCOMPARE(listed(job), std::tuple(false, true, false));
    job.held = true;
    QCOMPARE(listed(job), std::tuple(false, false, false));
    job = Cluster::job();
    job.running = true;
    QCOMPARE(listed(job), std::tuple(false, false, true));
    job = Cluster::job("7_[1-3]"); // the scheduler looked at it three seconds later
    job.eligibleTime = noon + 3;
    job.accrueTime = 0;
    QCOMPARE(listed(job), std::tuple(true, true, true));
    job.accrueTime = job.eligibleTime = noon + 3600;
    QCOMPARE(listed(job), std::tuple(false, true, false));
}

void TestJobPriority::sprioPrintsSumsThatDoNotFitAPriority()
{
    Cluster cluster;
    cluster.policy.priority.weightPartition = 4294967295;
    cluster.policy.priority.weightAge = 4294967295;
    Job job = Cluster::job();
    job.partitions = { "short" };
    job.accrueTime = noon - 30L * 86400;
    const PriorityTerms terms = cluster.terms(job);
    QCOMPARE(terms.priority, 4294967295U);
    QCOMPARE(sprioPriority(terms), std::uint64_t { 8589934590 });
    job.nice = 2147483645;
    job.accrueTime = 0;
    job.partitions = { "batch" };
    cluster.policy.priority.weightPartition = 1;
    QCOMPARE(sprioPriority(cluster.terms(job)), std::uint64_t { 1 });
}

void TestJobPriority::ageGrowsToItsMaximum()
{
    Cluster cluster;
    cluster.policy.priority.weightAge = 1000;
    Job job = Cluster::job();
    QCOMPARE(cluster.terms(job).ageFactor, 1.0 / 7.0); // a day of seven
    QCOMPARE(cluster.terms(job).priority, 142U); // 142.857 cut
    job.accrueTime = noon - 30L * 86400;
    QCOMPARE(cluster.terms(job).ageFactor, 1.0);
    job.accrueTime = noon + 5;
    QCOMPARE(cluster.terms(job).ageFactor, 0.0);
}

void TestJobPriority::heldBackByADependencyGathersNoAge()
{
    Cluster cluster;
    cluster.policy.priority.weightAge = 1000;
    Job job = Cluster::job();
    job.accrueTime = 0;
    QCOMPARE(cluster.terms(job).ageFactor, 0.0);
    cluster.set(PriorityFlag::AccrueAlways);
    QCOMPARE(cluster.terms(job).ageFactor, 1.0 / 7.0);
}

void TestJobPriority::sizePrefersLargeOrSmall()
{
    Cluster cluster;
    cluster.policy.priority.weightJobSize = 1000;
    Job job = Cluster::job();
    QCOMPARE(cluster.terms(job).jobSizeFactor, (0.4 + 0.2) / 2.0);
    cluster.policy.priority.favorSmall = true;
    QCOMPARE(cluster.terms(job).jobSizeFactor, (0.6 + 0.8) / 2.0);
    job.nodes = 12; // more than there are
    QCOMPARE(cluster.terms(job).jobSizeFactor, 0.8 / 2.0);
    // what is left comes round from above, of nodes until 23.02: as small as can be
    cluster.policy.release = 2205;
    QCOMPARE(cluster.terms(job).jobSizeFactor, 1.0);
    job.nodes = 10;
    QCOMPARE(cluster.terms(job).jobSizeFactor, 0.8 / 2.0);
    cluster.policy.release = 2605;
    job.cpus = 161;
    QCOMPARE(cluster.terms(job).jobSizeFactor, 1.0);
    cluster.policy.release = 0;
    cluster.policy.priority.favorSmall = false;
    job.nodes = 4;
    job.cpus = 0;
    QCOMPARE(cluster.terms(job).jobSizeFactor, 0.4);
}

void TestJobPriority::sizeRelativeToTime()
{
    Cluster cluster;
    cluster.policy.priority.weightJobSize = 1000;
    cluster.set(PriorityFlag::SmallRelativeToTime);
    Job job = Cluster::job();
    QCOMPARE(cluster.terms(job).jobSizeFactor, 64.0 / 120.0 / 160.0); // 4 nodes are 64 CPUs
    job.timeLimit = noTimeLimit;
    QCOMPARE(cluster.terms(job).jobSizeFactor, 64.0 / 60.0 / 160.0); // the partition's MaxTime
    job.timeLimit = unlimitedTime;
    QCOMPARE(cluster.terms(job).jobSizeFactor, 64.0 / 4294967295.0 / 160.0);
    cluster.policy.priority.favorSmall = true;
    job.timeLimit = 1;
    QCOMPARE(cluster.terms(job).jobSizeFactor, 1.0 - 64.0 / 160.0);
}

void TestJobPriority::partitionQosAndAssocAreNormalizedUnlessFlagged()
{
    Cluster cluster;
    cluster.policy.priority.weightPartition = 10;
    cluster.policy.priority.weightQos = 10;
    cluster.policy.priority.weightAssoc = 10;
    cluster.policy.associations.setPriority(cluster.lab, 30); // inherited by ann
    const AssociationId other = cluster.policy.associations.addAccount(0, "other");
    cluster.policy.associations.setPriority(other, 40);
    PriorityTerms terms = cluster.terms(Cluster::job());
    QCOMPARE(terms.partitionFactor, 0.5);
    QCOMPARE(terms.qosFactor, 0.25);
    QCOMPARE(terms.assocFactor, 0.75);
    cluster.set(PriorityFlag::NoNormalPart);
    cluster.set(PriorityFlag::NoNormalQos);
    cluster.set(PriorityFlag::NoNormalAssoc);
    terms = cluster.terms(Cluster::job());
    QCOMPARE(terms.partition, 100.0);
    QCOMPARE(terms.qos, 250.0);
    QCOMPARE(terms.assoc, 300.0);
}

void TestJobPriority::tresCountAgainstThePartition()
{
    Cluster cluster;
    cluster.policy.priority.weightTres = { { "Mem", 500.0, '\0' }, { "CPU", 1000.0, '\0' }, { "GRES/gpu", 9.0, '\0' } };
    const PriorityTerms terms = cluster.terms(Cluster::job());
    QCOMPARE(terms.tresTerms[tresCpu], 1000.0 * (32.0 / 160.0));
    QCOMPARE(terms.tresTerms[tresMem], 500.0 * (160000.0 / 640000.0));
    QCOMPARE(terms.tres, 325.0); // gres/gpu is not tracked here
    cluster.set(PriorityFlag::NoNormalTres);
    QCOMPARE(cluster.terms(Cluster::job()).tres, 32000.0 + 160000.0 * 500.0);
}

void TestJobPriority::sumIsCutAndClamped()
{
    Cluster cluster;
    Job job = Cluster::job();
    QCOMPARE(cluster.terms(job).priority, 1U); // 0 would mean held
    job.nice = 500;
    QCOMPARE(cluster.terms(job).priority, 1U);
    job.held = true;
    QCOMPARE(cluster.terms(job).priority, 0U);
    cluster.policy.priority.weightQos = 0xffffffff;
    cluster.policy.priority.weightFairshare = 0xffffffff;
    QCOMPARE(cluster.terms(Cluster::job()).priority, 0xffffffffU);
}

void TestJobPriority::niceAndSiteCount()
{
    Cluster cluster;
    cluster.policy.priority.weightFairshare = 1000;
    Job job = Cluster::job();
    job.nice = -50;
    job.siteFactor = 7;
    QCOMPARE(cluster.terms(job).priority, 1057U);
}

void TestJobPriority::severalPartitionsHaveAPriorityEach()
{
    Cluster cluster;
    cluster.policy.priority.weightPartition = 1000;
    cluster.policy.priority.weightTres = { { "CPU", 1000.0, '\0' } };
    Job job = Cluster::job();
    job.partitions = { "batch", "short" };
    cluster.situation.jobs.edit() = { job };
    const Evaluation evaluation = cluster.evaluated();
    QCOMPARE(evaluation.jobs().rowCount(), 2U);
    QCOMPARE(evaluation.priority(0), 500U + 200U);
    QCOMPARE(evaluation.priority(1), 1000U + 1000U);
    QCOMPARE(evaluation.order().front(), 1U);
}

void TestJobPriority::incrOnlyNeverLetsAPriorityFall()
{
    Cluster cluster;
    cluster.policy.priority.weightFairshare = 1000;
    Job job = Cluster::job();
    job.printedPriority = 5000;
    QCOMPARE(cluster.terms(job).priority, 1000U);
    cluster.set(PriorityFlag::IncrOnly);
    QCOMPARE(cluster.terms(job).priority, 5000U);
    job.printedPriority = 10;
    QCOMPARE(cluster.terms(job).priority, 1000U);
}

void TestJobPriority::runningJobsKeepTheirsUnlessAsked()
{
    Cluster cluster;
    cluster.policy.priority.weightFairshare = 1000;
    Job job = Cluster::job();
    job.running = true;
    job.printedPriority = 77;
    QCOMPARE(cluster.terms(job).priority, 77U);
    cluster.set(PriorityFlag::CalculateRunning);
    QCOMPARE(cluster.terms(job).priority, 1000U);
    QVERIFY(cluster.evaluated().order().empty()); // it waits for nothing
}

void TestJobPriority::basicIsFirstInFirstOut()
{
    Cluster cluster;
    cluster.policy.priority.type = PriorityType::Basic;
    Job first = Cluster::job("1");
    Job second = Cluster::job("2");
    Job third = Cluster::job("3");
    first.submitTime = noon - 10;
    second.submitTime = noon - 30;
    third.submitTime = noon - 20;
    cluster.situation.jobs.edit() = { first, second, third };
    const Evaluation evaluation = cluster.evaluated();
    QCOMPARE(evaluation.priority(1), 4294901759U);
    QCOMPARE(evaluation.priority(2), 4294901758U);
    QCOMPARE(evaluation.priority(0), 4294901757U);
    QCOMPARE(evaluation.order(), (std::vector<JobRow> { 1, 2, 0 }));
}

void TestJobPriority::orderFollowsTierPriorityAndAge()
{
    Cluster cluster;
    cluster.policy.priority.weightQos = 100;
    cluster.policy.partitions.edit()[1].priorityTier = 5;
    Job plain = Cluster::job("10");
    Job urgent = Cluster::job("11");
    urgent.qos = "high";
    Job tier = Cluster::job("12");
    tier.partitions = { "short" };
    Job earlier = Cluster::job("9");
    Job oldest = Cluster::job("13");
    oldest.submitTime -= 100;
    Job held = Cluster::job("14");
    held.held = true;
    Job reserved = Cluster::job("15");
    reserved.reservation = true;
    Job expedited = Cluster::job("16");
    expedited.expedited = true;
    cluster.situation.jobs.edit() = { plain, urgent, tier, earlier, oldest, held, reserved, expedited };
    QCOMPARE(cluster.evaluated().order(), (std::vector<JobRow> { 7, 6, 2, 1, 4, 3, 0, 5 }));
}

void TestJobPriority::manyJobsStandAsEachTwoOfThemAreDecided_data()
{
    QTest::addColumn<std::int64_t>("first");
    QTest::addColumn<std::int64_t>("last");
    QTest::newRow("of one year") << noon << noon + 31536000;
    QTest::newRow("of all times") << std::int64_t { 0 } << (std::int64_t { 1 } << 62);
    QTest::newRow("before 1970") << std::int64_t { -5 } << noon;
    QTest::newRow("the widest apart of what is narrow") << noon << noon + 0xffffffff;
}

void TestJobPriority::manyJobsStandAsEachTwoOfThemAreDecided()
{
    QFETCH(std::int64_t, first);
    QFETCH(std::int64_t, last);
    Snapshot now = test::generatedPolicy({ 300, 3000, 4 });
    now.policy.priority.weightFairshare = 20; // few priorities: many are the same
    now.policy.priority.weightAge = 3;
    now.policy.priority.weightTres.clear();
    now.policy.partitions.edit()[1].priorityTier = 5;
    std::vector<Job> &jobs = now.situation.jobs.edit();
    test::Random random(9);
    for (Job &job : jobs) {
        job.held = random.chance(5);
        job.reservation = random.chance(5);
        job.expedited = random.chance(5);
        job.running = random.chance(5);
        if (random.chance(40)) {
            job.submitTime = random.chance(50) ? first : last;
        }
    }
    const Evaluation evaluation = evaluate(now).value();
    const std::vector<JobRow> &order = evaluation.order();
    QCOMPARE(static_cast<std::ptrdiff_t>(order.size()), std::count_if(jobs.begin(), jobs.end(), [](const Job &job) { return !job.running; }));
    for (std::size_t i = 1; i < order.size(); ++i) {
        QVERIFY(decideOrder(evaluation, order[i - 1], order[i]).oneFirst);
        QVERIFY(!decideOrder(evaluation, order[i], order[i - 1]).oneFirst);
    }
}

void TestJobPriority::preemptingQosComesFirst()
{
    Cluster cluster;
    cluster.policy.priority.weightQos = 100;
    cluster.policy.qos.edit()[0].preempt = "high"; // the one with the lower priority preempts
    Job normal = Cluster::job("1");
    Job high = Cluster::job("2");
    high.qos = "high";
    cluster.situation.jobs.edit() = { normal, high };
    QCOMPARE(cluster.evaluated().order(), (std::vector<JobRow> { 1, 0 }));
    cluster.policy.foreignConf.edit().push_back({ "PreemptType", "preempt/qos", {} });
    QCOMPARE(cluster.evaluated().order(), (std::vector<JobRow> { 0, 1 }));
    cluster.policy.foreignConf.edit().push_back({ "PreemptType", "preempt/none", {} }); // the last line counts
    QCOMPARE(cluster.evaluated().order(), (std::vector<JobRow> { 1, 0 }));
    cluster.policy.foreignConf.edit().push_back({ "preempttype", "\"preempt/qos\"", {} });
    QCOMPARE(cluster.evaluated().order(), (std::vector<JobRow> { 0, 1 }));
    cluster.situation.jobs.edit()[1].expedited = true; // asked before preemption (job_scheduler.c, sort_job_queue2)
    QCOMPARE(cluster.evaluated().order(), (std::vector<JobRow> { 1, 0 }));
}

/// PreemptMode=PRIORITY, of slurm.conf or of the QOS that preempts (preempt_qos.c, preempt_p_preemptable).
void TestJobPriority::preemptionByPriorityAsksForIt()
{
    Cluster cluster;
    cluster.policy.priority.weightQos = 100;
    cluster.policy.qos.edit()[0].preempt = "high";
    cluster.policy.foreignConf.edit() = { { "PreemptType", "preempt/qos", {} }, { "PreemptMode", "CANCEL", {} } };
    Job normal = Cluster::job("1");
    Job high = Cluster::job("2");
    high.qos = "high";
    cluster.situation.jobs.edit() = { normal, high };
    QCOMPARE(cluster.evaluated().order(), (std::vector<JobRow> { 0, 1 }));
    cluster.policy.foreignConf.edit()[1].value = "CANCEL,Priority";
    QCOMPARE(cluster.evaluated().order(), (std::vector<JobRow> { 1, 0 }));
    cluster.policy.foreignConf.edit()[1].value = "CANCEL";
    cluster.policy.qos.edit()[0].foreign = { { "PreemptMode", "'cancel,priority'" } };
    QCOMPARE(cluster.evaluated().order(), (std::vector<JobRow> { 1, 0 }));
}

/// PreemptMode=WITHIN: of jobs of one QOS who has the higher priority comes first, in whatever tiers they wait.
void TestJobPriority::preemptionWithinAQosPassesTiers()
{
    Cluster cluster;
    cluster.policy.foreignConf.edit() = { { "PreemptType", "preempt/qos", {} }, { "PreemptMode", "CANCEL", {} } };
    Partition upper = cluster.policy.partitions->front();
    upper.name = "upper";
    upper.priorityTier = 5;
    cluster.policy.partitions.edit().push_back(upper);
    Job low = Cluster::job("1");
    low.partitions = { "upper" };
    low.nice = 1000;
    cluster.policy.priority.weightAge = 5000;
    Job better = Cluster::job("2");
    cluster.situation.jobs.edit() = { low, better };
    QVERIFY(cluster.evaluated().priority(1) > cluster.evaluated().priority(0));
    QCOMPARE(cluster.evaluated().order(), (std::vector<JobRow> { 0, 1 }));
    cluster.policy.foreignConf.edit()[1].value = "CANCEL,WITHIN";
    QCOMPARE(cluster.evaluated().order(), (std::vector<JobRow> { 1, 0 }));
    cluster.situation.jobs.edit()[0].qos = "high"; // of two QOS the list alone tells
    QCOMPARE(cluster.evaluated().order(), (std::vector<JobRow> { 0, 1 }));
}

/// preempt/partition_prio: a higher tier with some of the same nodes is asked for before a reservation is (job_scheduler.c, sort_job_queue2).
void TestJobPriority::preemptingPartitionsPassReservations()
{
    Cluster cluster;
    NodeGroup nodes;
    nodes.names = "z[1-4]";
    nodes.count = 4;
    nodes.cpus = nodes.cores = 8;
    cluster.policy.nodeGroups.edit().push_back(nodes);
    const auto group = static_cast<std::uint32_t>(cluster.policy.nodeGroups->size() - 1);
    cluster.policy.partitions.edit().front().nodes = { { group, 4 } };
    Partition upper = cluster.policy.partitions->front();
    upper.name = "upper";
    upper.priorityTier = 5;
    upper.nodes = { { group, 2 } };
    cluster.policy.partitions.edit().push_back(upper);
    Job reserved = Cluster::job("1");
    reserved.reservation = true;
    Job above = Cluster::job("2");
    above.partitions = { "upper" };
    cluster.situation.jobs.edit() = { reserved, above };
    QCOMPARE(cluster.evaluated().order(), (std::vector<JobRow> { 0, 1 }));
    cluster.policy.foreignConf.edit() = { { "PreemptType", "preempt/partition_prio", {} }, { "PreemptMode", "REQUEUE", {} } };
    const Evaluation evaluation = cluster.evaluated();
    QCOMPARE(evaluation.order(), (std::vector<JobRow> { 1, 0 }));
    QVERIFY(decideOrder(evaluation, 1, 0).oneFirst && decideOrder(evaluation, 1, 0).criterion == OrderCriterion::Preemption);
    cluster.policy.partitions.edit().front().nodes = { { group, 2 } }; // two other nodes, as far as is known
    cluster.policy.partitions.edit().front().nodesWritten = "z[1-2]";
    cluster.policy.partitions.edit().back().nodesWritten = "z[3-4]";
    QCOMPARE(cluster.evaluated().order(), (std::vector<JobRow> { 0, 1 }));
}

void TestJobPriority::unknownUserOrPartitionCountsNothing()
{
    Cluster cluster;
    cluster.policy.priority.weightFairshare = 1000;
    cluster.policy.priority.weightPartition = 1000;
    cluster.policy.priority.weightQos = 1000;
    cluster.policy.priority.weightAssoc = 1000;
    cluster.policy.priority.weightTres = { { "CPU", 1000.0, '\0' } };
    Job job = Cluster::job();
    job.user = "nobody";
    job.partitions = { "nowhere" };
    job.qos = "none";
    QCOMPARE(cluster.terms(job).priority, 1U);
}

APPORTION_TEST(TestJobPriority)
} // namespace test_job_priority

#include "test_job_priority.moc"
