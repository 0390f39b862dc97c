// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/job_priority.h"
#include "priority_cluster.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>
#include <string_view>
#include <tuple>

namespace test_job_priority
{

using namespace apportion;
using namespace apportion::testing;

class TestJobPriority : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ageGrowsToItsMaximum();
    void heldBackByADependencyGathersNoAge();
    void sizePrefersLargeOrSmall();
    void placesForNodesCountAsNodesUpTo2205();
    void sizeRelativeToTime();
    void partitionQosAndAssocAreNormalizedUnlessFlagged();
    void tresCountAgainstThePartition();
    void sumIsCutAndClamped();
    void niceAndSiteCount();
    void severalPartitionsHaveAPriorityEach();
    void incrOnlyNeverLetsAPriorityFall();
    void runningJobsKeepTheirsUnlessAsked();
    void basicIsFirstInFirstOut();
    void underBasicNiceMovesAJobAlone();
    void niceThatIsTooLargeForWhatIsLeftDoesNothing();
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
    PriorityCluster cluster;
    const TresIndex gpu = cluster.policy.tres.track("gres/gpu");
    cluster.policy.nodeGroups.edit()[0].gres = { { "gres/gpu", 2 } };
    cluster.policy.partitions.edit()[1].nodes.clear();
    cluster.policy.priority.weightTres = { { "GRES/gpu", 30000.0, '\0' } };
    Job job = PriorityCluster::job();
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
    group.foreign = { { "CpuSpecList", "8," } };
    QCOMPARE(effectiveCpus(group), 28U); // what holds no digit is CPU 0
    group.foreign = { { "CpuSpecList", "0-9:4" } };
    QCOMPARE(effectiveCpus(group), 26U); // each fourth one
    group.foreign = { { "CpuSpecList", "0-9:0" }, { "CoreSpecCount", "1" } };
    QCOMPARE(effectiveCpus(group), 30U); // is dropped
    group.foreign = { { "CpuSpecList", "\"\"" }, { "CoreSpecCount", "2" } };
    QCOMPARE(effectiveCpus(group), 32U); // a list of no CPU, beside which no number counts
    group.cpus = 16; // no threads are scheduled
    group.foreign = { { "CoreSpecCount", "2" } };
    QCOMPARE(effectiveCpus(group), 14U);

    PriorityCluster cluster;
    cluster.policy.nodeGroups.edit()[0].cores = 16;
    cluster.policy.nodeGroups.edit()[0].foreign = { { "CoreSpecCount", "6" } };
    QCOMPARE(cluster.policy.clusterCpus(), 100U);
    QCOMPARE(cluster.policy.partitionTres((*cluster.policy.partitions)[1])[tresCpu], 20U);
    cluster.policy.priority.weightJobSize = 1000;
    QCOMPARE(cluster.terms(PriorityCluster::job()).jobSizeFactor, (4.0 / 10.0 + 32.0 / 100.0) / 2.0);
}

void TestJobPriority::billingCountsAgainstTheBillingOfThePartition()
{
    PriorityCluster cluster;
    cluster.policy.priority.weightTres = { { "billing", 1000.0, '\0' } };
    Job job = PriorityCluster::job();
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
    PriorityCluster cluster;
    cluster.policy.priority.weightQos = 1000;
    Qos none;
    none.name = "none";
    cluster.policy.qos.edit().push_back(none);
    Job several = PriorityCluster::job();
    several.qos = "none,high,normal";
    several.partitions = { "batch", "short" };
    cluster.situation.jobs.edit() = { PriorityCluster::job("9"), several };
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
    PriorityCluster cluster;
    cluster.policy.priority.weightJobSize = 1000;
    cluster.set(PriorityFlag::SmallRelativeToTime);
    cluster.policy.partitions.edit()[1].maxTime.minutes = 5;
    Job job = PriorityCluster::job();
    job.timeLimit = noTimeLimit;
    job.partitions = { "batch", "short" };
    cluster.situation.jobs.edit() = { job };
    const Evaluation evaluation = cluster.evaluated();
    QCOMPARE(evaluation.terms(0).jobSizeFactor, 64.0 / 60.0 / 160.0);
    QCOMPARE(evaluation.terms(1).jobSizeFactor, evaluation.terms(0).jobSizeFactor);
}

void TestJobPriority::aWeightThatStandsTwiceCountsOnce()
{
    PriorityCluster cluster;
    cluster.policy.priority.weightTres = { { "CPU", 1000.0, '\0' }, { "cpu", 10.0, '\0' } };
    QCOMPARE(cluster.terms(PriorityCluster::job()).tres, 32.0 / 160.0 * 10.0);
}

void TestJobPriority::userNamesAreFoundInLowerCase()
{
    PriorityCluster cluster;
    Job job = PriorityCluster::job();
    job.user = "Ann";
    cluster.situation.jobs.edit() = { job };
    QCOMPARE(cluster.evaluated().jobs().association[0], cluster.user);
    const AssociationId own = cluster.policy.associations.addUser(cluster.lab, "Ann"); // slurmdbd keeps the case
    QCOMPARE(cluster.evaluated().jobs().association[0], own);
}

/// A job of Prio has the association for prio (assoc_mgr.c compares them so), as a live 22.05 showed.
void TestJobPriority::partitionsOfAssociationsAreFoundInLowerCase()
{
    PriorityCluster cluster;
    cluster.policy.partitions.edit()[1].name = "Prio";
    const AssociationId prio = cluster.policy.associations.addUser(cluster.lab, "ann", 7, "prio");
    Job job = PriorityCluster::job();
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
    Job job = PriorityCluster::job();
    QCOMPARE(listed(job), std::tuple(true, true, true));
    job.eligibleTime = noon + 3600; // a begin time
    QCOMPARE(listed(job), std::tuple(false, true, false));
    job.eligibleTime = 0; // a dependency
    QCOMPARE(listed(job), std::tuple(false, true, false));
    job.held = true;
    QCOMPARE(listed(job), std::tuple(false, false, false));
    job = PriorityCluster::job();
    job.running = true;
    QCOMPARE(listed(job), std::tuple(false, false, true));
    job = PriorityCluster::job("7_[1-3]"); // the scheduler looked at it three seconds later
    job.eligibleTime = noon + 3;
    job.accrueTime = 0;
    QCOMPARE(listed(job), std::tuple(true, true, true));
    job.accrueTime = job.eligibleTime = noon + 3600;
    QCOMPARE(listed(job), std::tuple(false, true, false));
    job.startTime = job.eligibleTime; // scontrol update StartTime=now+1hour, as a live 26.05 prints it
    job.accrueTime = 0;
    QCOMPARE(listed(job), std::tuple(false, true, false));
}

void TestJobPriority::sprioPrintsSumsThatDoNotFitAPriority()
{
    PriorityCluster cluster;
    cluster.policy.priority.weightPartition = 4294967295;
    cluster.policy.priority.weightAge = 4294967295;
    Job job = PriorityCluster::job();
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
    PriorityCluster cluster;
    cluster.policy.priority.weightAge = 1000;
    Job job = PriorityCluster::job();
    QCOMPARE(cluster.terms(job).ageFactor, 1.0 / 7.0); // a day of seven
    QCOMPARE(cluster.terms(job).priority, 142U); // 142.857 cut
    job.accrueTime = noon - 30L * 86400;
    QCOMPARE(cluster.terms(job).ageFactor, 1.0);
    job.accrueTime = noon + 5;
    QCOMPARE(cluster.terms(job).ageFactor, 0.0);
}

void TestJobPriority::heldBackByADependencyGathersNoAge()
{
    PriorityCluster cluster;
    cluster.policy.priority.weightAge = 1000;
    Job job = PriorityCluster::job();
    job.accrueTime = 0;
    QCOMPARE(cluster.terms(job).ageFactor, 0.0);
    cluster.set(PriorityFlag::AccrueAlways);
    QCOMPARE(cluster.terms(job).ageFactor, 1.0 / 7.0);
}

void TestJobPriority::sizePrefersLargeOrSmall()
{
    PriorityCluster cluster;
    cluster.policy.priority.weightJobSize = 1000;
    Job job = PriorityCluster::job();
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

void TestJobPriority::placesForNodesCountAsNodesUpTo2205()
{
    PriorityCluster cluster;
    cluster.policy.priority.weightJobSize = 1000;
    cluster.policy.foreignConf.edit().push_back({ "MaxNodeCount", "16", {} });
    const Job job = PriorityCluster::job();
    QCOMPARE(cluster.terms(job).jobSizeFactor, (0.4 + 0.2) / 2.0);
    cluster.policy.release = 2302;
    QCOMPARE(cluster.terms(job).jobSizeFactor, (0.4 + 0.2) / 2.0);
    cluster.policy.release = 2205;
    QCOMPARE(cluster.terms(job).jobSizeFactor, (0.25 + 0.2) / 2.0);
    cluster.policy.foreignConf.edit().front().value = "3"; // slurmctld takes the nodes that there are
    QCOMPARE(cluster.terms(job).jobSizeFactor, (0.4 + 0.2) / 2.0);
}

void TestJobPriority::sizeRelativeToTime()
{
    PriorityCluster cluster;
    cluster.policy.priority.weightJobSize = 1000;
    cluster.set(PriorityFlag::SmallRelativeToTime);
    Job job = PriorityCluster::job();
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
    PriorityCluster cluster;
    cluster.policy.priority.weightPartition = 10;
    cluster.policy.priority.weightQos = 10;
    cluster.policy.priority.weightAssoc = 10;
    cluster.policy.associations.setPriority(cluster.lab, 30); // inherited by ann
    const AssociationId other = cluster.policy.associations.addAccount(0, "other");
    cluster.policy.associations.setPriority(other, 40);
    PriorityTerms terms = cluster.terms(PriorityCluster::job());
    QCOMPARE(terms.partitionFactor, 0.5);
    QCOMPARE(terms.qosFactor, 0.25);
    QCOMPARE(terms.assocFactor, 0.75);
    cluster.set(PriorityFlag::NoNormalPart);
    cluster.set(PriorityFlag::NoNormalQos);
    cluster.set(PriorityFlag::NoNormalAssoc);
    terms = cluster.terms(PriorityCluster::job());
    QCOMPARE(terms.partition, 100.0);
    QCOMPARE(terms.qos, 250.0);
    QCOMPARE(terms.assoc, 300.0);
}

void TestJobPriority::tresCountAgainstThePartition()
{
    PriorityCluster cluster;
    cluster.policy.priority.weightTres = { { "Mem", 500.0, '\0' }, { "CPU", 1000.0, '\0' }, { "GRES/gpu", 9.0, '\0' } };
    const PriorityTerms terms = cluster.terms(PriorityCluster::job());
    QCOMPARE(terms.tresTerms[tresCpu], 1000.0 * (32.0 / 160.0));
    QCOMPARE(terms.tresTerms[tresMem], 500.0 * (160000.0 / 640000.0));
    QCOMPARE(terms.tres, 325.0); // gres/gpu is not tracked here
    cluster.set(PriorityFlag::NoNormalTres);
    QCOMPARE(cluster.terms(PriorityCluster::job()).tres, 32000.0 + 160000.0 * 500.0);
}

void TestJobPriority::sumIsCutAndClamped()
{
    PriorityCluster cluster;
    Job job = PriorityCluster::job();
    QCOMPARE(cluster.terms(job).priority, 1U); // 0 would mean held
    job.nice = 500;
    QCOMPARE(cluster.terms(job).priority, 1U);
    job.held = true;
    QCOMPARE(cluster.terms(job).priority, 0U);
    cluster.policy.priority.weightQos = 0xffffffff;
    cluster.policy.priority.weightFairshare = 0xffffffff;
    QCOMPARE(cluster.terms(PriorityCluster::job()).priority, 0xffffffffU);
}

void TestJobPriority::niceAndSiteCount()
{
    PriorityCluster cluster;
    cluster.policy.priority.weightFairshare = 1000;
    Job job = PriorityCluster::job();
    job.nice = -50;
    job.siteFactor = 7;
    QCOMPARE(cluster.terms(job).priority, 1057U);
}

void TestJobPriority::severalPartitionsHaveAPriorityEach()
{
    PriorityCluster cluster;
    cluster.policy.priority.weightPartition = 1000;
    cluster.policy.priority.weightTres = { { "CPU", 1000.0, '\0' } };
    Job job = PriorityCluster::job();
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
    PriorityCluster cluster;
    cluster.policy.priority.weightFairshare = 1000;
    Job job = PriorityCluster::job();
    job.printedPriority = 5000;
    QCOMPARE(cluster.terms(job).priority, 1000U);
    cluster.set(PriorityFlag::IncrOnly);
    QCOMPARE(cluster.terms(job).priority, 5000U);
    job.printedPriority = 10;
    QCOMPARE(cluster.terms(job).priority, 1000U);
}

void TestJobPriority::runningJobsKeepTheirsUnlessAsked()
{
    PriorityCluster cluster;
    cluster.policy.priority.weightFairshare = 1000;
    Job job = PriorityCluster::job();
    job.running = true;
    job.printedPriority = 77;
    QCOMPARE(cluster.terms(job).priority, 77U);
    cluster.set(PriorityFlag::CalculateRunning);
    QCOMPARE(cluster.terms(job).priority, 1000U);
    QVERIFY(cluster.evaluated().order().empty()); // it waits for nothing
}

void TestJobPriority::basicIsFirstInFirstOut()
{
    PriorityCluster cluster;
    cluster.policy.priority.type = PriorityType::Basic;
    Job first = PriorityCluster::job("1");
    Job second = PriorityCluster::job("2");
    Job third = PriorityCluster::job("3");
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

/// What a slurmctld of 22.05 gave these jobs, submitted one after the other.
void TestJobPriority::underBasicNiceMovesAJobAlone()
{
    struct Submitted
    {
        std::int32_t nice;
        bool held;
        std::uint32_t priority;
    };
    constexpr std::int32_t mostNice = 2147483645;
    const std::vector<Submitted> submitted { { 100, false, 4294901659U }, { 0, false, 4294901758U }, { -5, false, 4294901762U },
        { mostNice, false, 2147418111U }, { 0, false, 4294901755U }, { mostNice, false, 2147418109U }, { -70000, false, 4457U },
        { 0, false, 4294901752U }, { 0, true, 0U }, { 0, false, 4294901751U } };
    PriorityCluster cluster;
    cluster.policy.priority.type = PriorityType::Basic;
    std::vector<Job> jobs;
    for (const Submitted &one : submitted) {
        Job job = PriorityCluster::job(std::to_string(jobs.size() + 1).c_str());
        job.submitTime = noon - 100 + static_cast<std::int64_t>(jobs.size());
        job.nice = one.nice;
        job.held = one.held;
        jobs.push_back(job);
    }
    cluster.situation.jobs.edit() = jobs;
    const Evaluation evaluation = cluster.evaluated();
    for (std::size_t i = 0; i < submitted.size(); ++i) {
        QCOMPARE(evaluation.priority(static_cast<JobRow>(i)), submitted[i].priority);
    }
}

void TestJobPriority::niceThatIsTooLargeForWhatIsLeftDoesNothing()
{
    std::uint32_t lowest = 1000;
    QCOMPARE(nextBasicPriority(lowest, 998), 999U);
    QCOMPARE(nextBasicPriority(lowest, 997), 2U);
    QCOMPARE(nextBasicPriority(lowest, 0), 998U);
    lowest = 1;
    QCOMPARE(nextBasicPriority(lowest, 0), 1U);
}

void TestJobPriority::unknownUserOrPartitionCountsNothing()
{
    PriorityCluster cluster;
    cluster.policy.priority.weightFairshare = 1000;
    cluster.policy.priority.weightPartition = 1000;
    cluster.policy.priority.weightQos = 1000;
    cluster.policy.priority.weightAssoc = 1000;
    cluster.policy.priority.weightTres = { { "CPU", 1000.0, '\0' } };
    Job job = PriorityCluster::job();
    job.user = "nobody";
    job.partitions = { "nowhere" };
    job.qos = "none";
    QCOMPARE(cluster.terms(job).priority, 1U);
}

APPORTION_TEST(TestJobPriority)
} // namespace test_job_priority

#include "test_job_priority.moc"
