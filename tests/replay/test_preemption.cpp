// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay_testing.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <tuple>

namespace test_preemption
{

using namespace apportion;
using namespace apportion::replay;
using namespace apportion::testing;

/// Jobs that are pushed aside by others of a higher QOS or tier, in both modes.
class TestPreemption : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsPushedAsideRunsAgain_data() { addModes(); }
    void whatIsPushedAsideRunsAgain();
    void whatIsPushedAsideMayEnd_data() { addModes(); }
    void whatIsPushedAsideMayEnd();
    void whatJustBeganIsNotPushedAside_data() { addModes(); }
    void whatJustBeganIsNotPushedAside();
    void whatIsPushedAsideHasItsGraceTime_data() { addModes(); }
    void whatIsPushedAsideHasItsGraceTime();
    void whatEndsInItsGraceTimeIsNotLost_data() { addModes(); }
    void whatEndsInItsGraceTimeIsNotLost();
    void fewAreEnough_data() { addModes(); }
    void fewAreEnough();
    void partitionsPreemptByTheirTier_data() { addModes(); }
    void partitionsPreemptByTheirTier();
    void preemptionKeepsToCapacityAndUsage_data() { addSeedsAndModes(); }
    void preemptionKeepsToCapacityAndUsage();
};

/// The first run is lost and charged, and the second one is as long as it would have been.
void TestPreemption::whatIsPushedAsideRunsAgain()
{
    QFETCH(bool, isFast);
    ReplayOptions options;
    options.isFast = isFast;
    SmallReplay small;
    small.policy.priority.halfLife = SlurmTime {};
    letHighPreempt(small.policy, "REQUEUE");
    small.add(1, 0, 600);
    small.add(2, 100, 100).qos = small.trace.names.add("high");
    const ReplayResult result = small.replay(options);
    const ReplayedJob &low = result.jobs[0];
    const ReplayedJob &high = result.jobs[1];
    QCOMPARE(low.preemptions, std::uint16_t { 1 });
    QCOMPARE(result.lostRuns.size(), std::size_t { 1 });
    QVERIFY(result.lostRuns[0].endTime >= high.submitTime && result.lostRuns[0].endTime < high.submitTime + 60);
    QVERIFY(high.startTime >= result.lostRuns[0].endTime && high.startTime < high.submitTime + 70);
    QVERIFY(low.startTime >= high.endTime && low.startTime >= result.lostRuns[0].endTime + 121);
    QCOMPARE(low.endTime - low.startTime, std::int64_t { 600 });
    QCOMPARE(std::accumulate(low.waited.begin(), low.waited.end(), std::int64_t { 0 }), low.wait());
    QVERIFY(waitedFor(low, WaitReason::Preempted) >= result.lostRuns[0].endTime - result.lostRuns[0].startTime);
    long double used = 0.0L;
    for (const AssociationId id : small.policy.associations.layout().ids()) {
        used += result.situation.ownUsage(id);
    }
    const auto seconds = static_cast<double>(700 + result.lostRuns[0].endTime - result.lostRuns[0].startTime);
    QCOMPARE(static_cast<double>(used), 8.0 * seconds);
}

void TestPreemption::whatIsPushedAsideMayEnd()
{
    QFETCH(bool, isFast);
    ReplayOptions options;
    options.isFast = isFast;
    SmallReplay small;
    letHighPreempt(small.policy, "REQUEUE");
    small.add(1, 0, 600).flags = TraceJob::NeedNotRequeue;
    small.add(2, 100, 100).qos = small.trace.names.add("high");
    const ReplayResult result = small.replay(options);
    QCOMPARE(result.jobs[0].preemptions, std::uint16_t { 1 });
    QVERIFY(result.lostRuns.empty());
    QVERIFY(result.jobs[0].endTime <= result.jobs[1].startTime);
    QVERIFY(result.jobs[1].startTime < result.jobs[1].submitTime + 70);
    QCOMPARE(result.neverStarted, std::uint64_t { 0 });
}

void TestPreemption::whatJustBeganIsNotPushedAside()
{
    QFETCH(bool, isFast);
    ReplayOptions options;
    options.isFast = isFast;
    // of slurm.conf, and of the QOS, whose plain numbers are seconds
    for (const char *ofQos : { "", "300", "'00:05:00'" }) {
        SmallReplay small;
        letHighPreempt(small.policy, "CANCEL");
        if (*ofQos == '\0') {
            small.policy.foreignConf.edit().push_back({ "PreemptExemptTime", "00:05:00", {} });
        } else {
            small.policy.qos.edit().front().foreign = { { "PreemptExemptTime", ofQos } };
        }
        small.add(1, 0, 600);
        small.add(2, 100, 100).qos = small.trace.names.add("high");
        const ReplayResult result = small.replay(options);
        const std::int64_t ran = result.jobs[0].endTime - result.jobs[0].startTime;
        QVERIFY(ran >= 300 && ran < 400);
        QVERIFY(result.jobs[1].startTime > result.jobs[0].endTime);
    }
}

/// GraceTime: it goes on for so long, and the job that wants its nodes waits.
void TestPreemption::whatIsPushedAsideHasItsGraceTime()
{
    QFETCH(bool, isFast);
    ReplayOptions options;
    options.isFast = isFast;
    SmallReplay small;
    letHighPreempt(small.policy, "REQUEUE");
    small.add(1, 0, 600);
    small.add(2, 100, 100).qos = small.trace.names.add("high");
    const ReplayResult atOnce = small.replay(options);
    QCOMPARE(atOnce.lostRuns.size(), std::size_t { 1 });
    const std::int64_t told = atOnce.lostRuns[0].endTime;
    for (const auto &[text, seconds] : { std::pair { "60", 60 }, { "00:02:00", 120 }, { "3600", 600 } }) {
        small.policy.qos.edit().front().foreign = { { "GraceTime", text } };
        const ReplayResult result = small.replay(options);
        const bool isLost = told + seconds < beginning + 600;
        QCOMPARE(result.lostRuns.size(), isLost ? std::size_t { 1 } : std::size_t { 0 });
        QCOMPARE(result.jobs[0].preemptions, std::uint16_t { isLost ? std::uint16_t { 1 } : std::uint16_t { 0 } });
        const std::int64_t end = isLost ? result.lostRuns[0].endTime : result.jobs[0].endTime;
        QCOMPARE(end, isLost ? told + seconds : result.jobs[0].startTime + 600);
        QVERIFY(result.jobs[1].startTime >= end && result.jobs[1].startTime < end + 70);
        QCOMPARE(result.jobs[0].endTime - result.jobs[0].startTime, std::int64_t { 600 });
    }
}

void TestPreemption::whatEndsInItsGraceTimeIsNotLost()
{
    QFETCH(bool, isFast);
    ReplayOptions options;
    options.isFast = isFast;
    SmallReplay small;
    letHighPreempt(small.policy, "CANCEL");
    small.policy.qos.edit().front().foreign = { { "GraceTime", "300" } };
    small.add(1, 0, 250).limitMinutes = 60;
    small.add(2, 100, 100).qos = small.trace.names.add("high");
    const ReplayResult result = small.replay(options);
    QCOMPARE(result.jobs[0].preemptions, std::uint16_t { 0 });
    QCOMPARE(result.jobs[0].endTime - result.jobs[0].startTime, std::int64_t { 250 });
    QVERIFY(result.jobs[1].startTime >= result.jobs[0].endTime && result.jobs[1].startTime < result.jobs[0].endTime + 70);
}

/// The last one that has to go makes room alone: those before it stay.
void TestPreemption::fewAreEnough()
{
    QFETCH(bool, isFast);
    SmallReplay small;
    letHighPreempt(small.policy, "REQUEUE");
    for (const auto &[id, tasks] : { std::pair { 1U, 1U }, { 2U, 1U }, { 3U, 4U }, { 4U, 2U } }) {
        small.add(id, 0, 1000, tasks);
    }
    small.add(5, 300, 100, 4).qos = small.trace.names.add("high");
    ReplayOptions options;
    options.isFast = isFast;
    const ReplayResult result = small.replay(options);
    QCOMPARE(result.lostRuns.size(), std::size_t { 1 });
    QCOMPARE(result.jobs[2].preemptions, std::uint16_t { 1 });
    QVERIFY(result.jobs[4].startTime < result.jobs[4].submitTime + 70);
}

void TestPreemption::partitionsPreemptByTheirTier()
{
    QFETCH(bool, isFast);
    ReplayOptions options;
    options.isFast = isFast;
    SmallReplay small;
    Partition urgent = small.policy.partitions->front();
    urgent.name = "urgent";
    urgent.isDefault = false;
    urgent.priorityTier = 5;
    small.policy.partitions.edit().push_back(urgent);
    small.policy.foreignConf.edit().push_back({ "PreemptType", "preempt/partition_prio", {} });
    small.policy.foreignConf.edit().push_back({ "PreemptMode", "REQUEUE", {} });
    small.machine = makeMachine(small.policy, expandNames);
    small.add(1, 0, 600);
    small.add(2, 100, 100).partitions = small.trace.names.add("urgent");
    QCOMPARE(small.replay(options).jobs[0].preemptions, std::uint16_t { 1 });
    small.policy.partitions.edit().front().foreign.push_back({ "PreemptMode", "OFF" });
    const ReplayResult off = small.replay(options);
    QCOMPARE(off.jobs[0].preemptions, std::uint16_t { 0 });
    QVERIFY(off.jobs[1].startTime > off.jobs[0].endTime);
}

/// Lost runs count like others.
void TestPreemption::preemptionKeepsToCapacityAndUsage()
{
    QFETCH(quint64, seed);
    QFETCH(std::uint16_t, release);
    RandomTrace random(seed, release);
    random.policy.priority.halfLife = SlurmTime {};
    letHighPreempt(random.policy, seed % 2 == 0 ? "CANCEL" : "REQUEUE");
    for (TraceJob &job : random.trace.jobs) {
        job.qos = random.trace.names.add(job.jobId % 3 == 0 ? "high" : "normal");
    }
    QFETCH(bool, isFast);
    const ReplayResult result = random.replay(seed, isFast);
    QCOMPARE(diary(random.replay(seed, isFast)), diary(result));
    std::vector<LostRun> runs = result.lostRuns;
    std::uint64_t preemptions = 0;
    for (TraceRow row = 0; row < result.jobs.size(); ++row) {
        const ReplayedJob &job = result.jobs[row];
        preemptions += job.preemptions;
        if (job.hasStarted()) {
            runs.push_back({ row, job.startTime, job.endTime, job.cpus, job.billing });
            QCOMPARE(std::accumulate(job.waited.begin(), job.waited.end(), std::int64_t { 0 }), job.wait());
        }
    }
    QVERIFY(preemptions > 5);
    QCOMPARE(result.lostRuns.size(), seed % 2 == 0 ? std::size_t { 0 } : static_cast<std::size_t>(preemptions));
    std::vector<std::pair<std::int64_t, std::int64_t>> changes;
    double charged = 0.0;
    for (const LostRun &run : runs) {
        changes.emplace_back(run.startTime * 2 + 1, run.cpus);
        changes.emplace_back(run.endTime * 2, -std::int64_t { run.cpus });
        charged += static_cast<double>(run.billing) * static_cast<double>(run.endTime - run.startTime);
    }
    std::sort(changes.begin(), changes.end());
    std::int64_t busy = 0;
    const std::int64_t all = std::accumulate(random.machine.cpus.begin(), random.machine.cpus.end(), std::int64_t { 0 });
    for (const auto &[time, cpus] : changes) {
        busy += cpus;
        QVERIFY(busy <= all);
    }
    long double used = 0.0L;
    for (const AssociationId id : random.policy.associations.layout().ids()) {
        used += result.situation.ownUsage(id);
    }
    QVERIFY(std::abs(static_cast<double>(used) - charged) < 1e-6 * charged);
    QVERIFY(mostLicenses(random, result) <= matlabs);
}

APPORTION_TEST(TestPreemption)
} // namespace test_preemption

#include "test_preemption.moc"
