// SPDX-License-Identifier: GPL-3.0-or-later
#include "random_trace.h"
#include "replay/default_accounts.h"
#include "replay/fast_error.h"
#include "replay/validation.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <tuple>

namespace test_replay
{

using namespace apportion;
using namespace apportion::replay;
using namespace apportion::testing;

namespace
{

/// The most licenses that jobs had at a time.
std::uint64_t mostLicenses(const RandomTrace &random, const ReplayResult &result)
{
    std::vector<std::pair<std::int64_t, std::int64_t>> changes; // ends before starts of the same second
    for (TraceRow row = 0; row < result.jobs.size(); ++row) {
        std::vector<LicenseRequest> licenses;
        if (random.machine.readLicenses(random.trace.names[random.trace.jobs[row].licenses], licenses) && result.jobs[row].hasStarted()) {
            for (const LicenseRequest &one : licenses) {
                changes.emplace_back(result.jobs[row].startTime * 2 + 1, one.count);
                changes.emplace_back(result.jobs[row].endTime * 2, -std::int64_t { one.count });
            }
        }
    }
    std::sort(changes.begin(), changes.end());
    std::int64_t used = 0;
    std::int64_t most = 0;
    for (const auto &[time, count] : changes) {
        used += count;
        most = std::max(most, used);
    }
    return static_cast<std::uint64_t>(most);
}

/// A policy, a machine of @p nodes nodes of 8 CPUs, and a trace for them.
struct SmallReplay
{
    explicit SmallReplay(std::uint32_t nodes = 1) : policy(smallPolicy(nodes, 8, 16000, 2511)), machine(makeMachine(policy, expandNames)) { }

    TraceJob &add(std::uint32_t id, std::int64_t submit, std::int64_t run, std::uint32_t tasks = 8)
    {
        trace.jobs.push_back(tracedJob(trace, id, "red", submit, run));
        trace.jobs.back().tasks = tasks;
        return trace.jobs.back();
    }
    [[nodiscard]] ReplayResult replay(const ReplayOptions &options = {}) const
    {
        return replayTrace(policy, Situation(), machine, Workload(policy, machine, trace), options);
    }

    Policy policy;
    Machine machine;
    Trace trace;
};

std::uint32_t waitedFor(const ReplayedJob &job, WaitReason reason)
{
    return job.waited[static_cast<std::size_t>(reason)];
}

} // namespace

class TestReplay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void capacityIsNeverExceeded_data() { seeds(); }
    void capacityIsNeverExceeded();
    void everyStartIsThatOfAPass_data() { seeds(); }
    void everyStartIsThatOfAPass();
    void everySecondOfAWaitHasItsReason_data() { seeds(); }
    void everySecondOfAWaitHasItsReason();
    void theSameSeedGivesTheSameReplay_data() { seeds(); }
    void theSameSeedGivesTheSameReplay();
    void usageIsWhatJobsUsed_data() { seeds(); }
    void usageIsWhatJobsUsed();
    void whatRanAtTheFirstMomentGoesOn();
    void whatWasTakenBackLeavesTheQueue();
    void aRequeuedJobRunsAgain();
    void aDependentJobTellsWhatItWaitedFor();
    void usageIsForgottenAtItsReset();
    void aGroupWithoutMinutesLeftWaits_data();
    void aGroupWithoutMinutesLeftWaits();
    void runningJobsKeepToTheirMinutes();
    void hugeUsageIsMoreThanALimit();
    void coresAreTakenWhole();
    void whatIsPushedAsideRunsAgain_data() { modes(); }
    void whatIsPushedAsideRunsAgain();
    void whatIsPushedAsideMayEnd_data() { modes(); }
    void whatIsPushedAsideMayEnd();
    void whatJustBeganIsNotPushedAside_data() { modes(); }
    void whatJustBeganIsNotPushedAside();
    void whatIsPushedAsideHasItsGraceTime_data() { modes(); }
    void whatIsPushedAsideHasItsGraceTime();
    void whatEndsInItsGraceTimeIsNotLost_data() { modes(); }
    void whatEndsInItsGraceTimeIsNotLost();
    void fewAreEnough_data() { modes(); }
    void fewAreEnough();
    void partitionsPreemptByTheirTier_data() { modes(); }
    void partitionsPreemptByTheirTier();
    void preemptionKeepsToCapacityAndUsage_data() { seedsAndModes(); }
    void preemptionKeepsToCapacityAndUsage();
    void jobsWithoutAnAccountAreTheirUsersDefaultOne();
    void bothModesTakeGresOfAnyKind();
    void whatTheTraceDoesNotSayIsCounted();
    void anEmptyTraceIsReplayed();
    void nonsenseIsReplayedToAnEnd_data() { seeds(); }
    void nonsenseIsReplayedToAnEnd();
    void yearsWithoutAJobAreSkipped();
    void theFastModeKeepsToCapacityAndLimits_data() { seeds(); }
    void theFastModeKeepsToCapacityAndLimits();
    void theFastModeStartsWhatTheExactOneStarts();
    void theErrorOfTheFastModeIsMeasured();
    void theReplayOfAReplayHasNoErrors();

private:
    static void seeds();
    static void modes();
    static void seedsAndModes();
};

void TestReplay::modes()
{
    QTest::addColumn<bool>("isFast");
    QTest::newRow("exact") << false;
    QTest::newRow("fast") << true;
}

void TestReplay::seedsAndModes()
{
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<std::uint16_t>("release");
    QTest::addColumn<bool>("isFast");
    for (const bool isFast : { false, true }) {
        for (quint64 seed = 1; seed <= 5; ++seed) {
            const std::uint16_t release = seed % 2 == 0 ? 2205 : 2511;
            QTest::addRow("%s, %d, seed %llu", isFast ? "fast" : "exact", release, seed) << seed << release << isFast;
        }
    }
}

void TestReplay::seeds()
{
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<std::uint16_t>("release");
    for (const std::uint16_t release : { std::uint16_t { 2205 }, std::uint16_t { 2511 } }) {
        for (quint64 seed = 1; seed <= 5; ++seed) {
            QTest::addRow("%d, seed %llu", release, seed) << seed << release;
        }
    }
}

void TestReplay::capacityIsNeverExceeded()
{
    QFETCH(quint64, seed);
    QFETCH(std::uint16_t, release);
    const RandomTrace random(seed, release);
    const ReplayResult result = random.replay();
    std::vector<std::pair<std::int64_t, std::int64_t>> changes; // ends before starts of the same second
    for (const ReplayedJob &job : result.jobs) {
        if (job.hasStarted()) {
            changes.emplace_back(job.startTime * 2 + 1, job.cpus);
            changes.emplace_back(job.endTime * 2, -std::int64_t { job.cpus });
        }
    }
    std::sort(changes.begin(), changes.end());
    std::int64_t busy = 0;
    const std::int64_t all = std::accumulate(random.machine.cpus.begin(), random.machine.cpus.end(), std::int64_t { 0 });
    for (const auto &[time, cpus] : changes) {
        busy += cpus;
        QVERIFY(busy <= all);
    }
    QVERIFY(changes.size() > 200);
    QCOMPARE(mostLicenses(random, result), matlabs);
}

void TestReplay::everyStartIsThatOfAPass()
{
    QFETCH(quint64, seed);
    QFETCH(std::uint16_t, release);
    const ReplayResult result = RandomTrace(seed, release).replay(seed);
    QVERIFY(std::is_sorted(result.passTimes.begin(), result.passTimes.end()));
    for (const ReplayedJob &job : result.jobs) {
        const bool isPass
            = std::any_of(result.passTimes.begin(), result.passTimes.end(), [&](std::int64_t ms) { return ms / 1000 == job.startTime; });
        QVERIFY(!job.hasStarted() || isPass);
        QVERIFY(!job.hasStarted() || job.startTime >= job.submitTime);
    }
}

void TestReplay::everySecondOfAWaitHasItsReason()
{
    QFETCH(quint64, seed);
    QFETCH(std::uint16_t, release);
    for (const ReplayedJob &job : RandomTrace(seed, release).replay().jobs) {
        if (job.hasStarted()) {
            QCOMPARE(std::accumulate(job.waited.begin(), job.waited.end(), std::int64_t { 0 }), job.wait());
        }
    }
}

void TestReplay::theSameSeedGivesTheSameReplay()
{
    QFETCH(quint64, seed);
    QFETCH(std::uint16_t, release);
    const RandomTrace random(seed, release);
    QCOMPARE(diary(random.replay(seed)), diary(random.replay(seed)));
    QVERIFY(diary(random.replay(seed)) != diary(random.replay(seed + 1)));
}

/// Without decay all usage is the sum of what each job was charged.
void TestReplay::usageIsWhatJobsUsed()
{
    QFETCH(quint64, seed);
    QFETCH(std::uint16_t, release);
    RandomTrace random(seed, release);
    random.policy.priority.halfLife.minutes = 0;
    const ReplayResult result = random.replay();
    long double used = 0.0L;
    for (AssociationId id = 0; id < random.policy.associations.rowCount(); ++id) {
        used += result.situation.ownUsage(id);
    }
    double charged = 0.0;
    for (const ReplayedJob &job : result.jobs) {
        charged += job.hasStarted() ? static_cast<double>(job.cpus) * static_cast<double>(job.endTime - job.startTime) : 0.0;
    }
    QVERIFY(charged > 0.0);
    QCOMPARE(static_cast<double>(used), charged);
}

void TestReplay::whatRanAtTheFirstMomentGoesOn()
{
    SmallReplay small;
    small.trace.begin = beginning + 1000;
    small.add(1, 0, 400); // over
    small.add(2, 500, 1000); // runs until 1500
    TraceJob &waiting = small.add(3, 600, 100);
    waiting.startTime = beginning + 2000;
    waiting.endTime = beginning + 2100;
    const ReplayResult result = small.replay();
    QVERIFY(!result.jobs[0].hasStarted());
    QVERIFY(result.jobs[1].by == ReplayedJob::By::Trace);
    QCOMPARE(result.jobs[1].endTime, beginning + 1500);
    QCOMPARE(result.jobs[2].submitTime, beginning + 600);
    QVERIFY(result.jobs[2].startTime >= beginning + 1500 && result.jobs[2].startTime < beginning + 1535);
    QCOMPARE(result.displaced, std::uint64_t { 0 });
}

void TestReplay::whatWasTakenBackLeavesTheQueue()
{
    SmallReplay small;
    small.add(1, 0, 1000);
    TraceJob &cancelled = small.add(2, 10, 500);
    cancelled.startTime = noTime;
    cancelled.endTime = beginning + 600;
    cancelled.state = TraceJob::State::Cancelled;
    small.add(3, 20, 100);
    const ReplayResult result = small.replay();
    QVERIFY(!result.jobs[1].hasStarted());
    QVERIFY(result.jobs[2].startTime >= beginning + 1000 && result.jobs[2].startTime < beginning + 1040);
    QCOMPARE(result.neverStarted, std::uint64_t { 0 });
}

void TestReplay::aRequeuedJobRunsAgain()
{
    SmallReplay small;
    TraceJob first = small.add(1, 0, 100);
    small.trace.jobs.front().state = TraceJob::State::NodeFailed;
    first.run = 1;
    first.submitTime += 100;
    first.startTime = beginning + 300;
    first.endTime = beginning + 350;
    small.trace.jobs.push_back(first);
    const ReplayResult result = small.replay();
    const std::int64_t ended = result.jobs[0].endTime;
    QCOMPARE(ended - result.jobs[0].startTime, std::int64_t { 100 });
    QCOMPARE(result.jobs[1].submitTime, ended);
    QVERIFY(result.jobs[1].startTime >= ended + 121 && result.jobs[1].startTime < ended + 121 + 65);
    QCOMPARE(result.jobs[1].endTime - result.jobs[1].startTime, std::int64_t { 50 });
}

void TestReplay::aDependentJobTellsWhatItWaitedFor()
{
    SmallReplay small(2);
    small.add(1, 0, 1000);
    small.add(2, 10, 100).dependency = small.trace.names.add("afterok:1");
    small.add(3, 20, 1000);
    small.add(4, 2000, 300);
    small.add(5, 2000, 300);
    small.add(6, 2010, 300);
    const ReplayResult result = small.replay();
    QVERIFY(waitedFor(result.jobs[1], WaitReason::Dependency) >= 940);
    QVERIFY(waitedFor(result.jobs[5], WaitReason::Resources) >= 250);
    QCOMPARE(waitedFor(result.jobs[5], WaitReason::Dependency), 0U);
}

void TestReplay::usageIsForgottenAtItsReset()
{
    SmallReplay small;
    small.policy.priority.halfLife.minutes = 0;
    small.policy.priority.usageReset = UsageReset::Daily;
    small.add(1, 3600, 1000);
    small.add(2, 86400 + 3600, 500);
    const ReplayResult result = small.replay();
    long double used = 0.0L;
    for (AssociationId id = 0; id < small.policy.associations.rowCount(); ++id) {
        used += result.situation.ownUsage(id);
    }
    QCOMPARE(static_cast<double>(used), 8.0 * 500.0);
}

void TestReplay::aGroupWithoutMinutesLeftWaits_data()
{
    QTest::addColumn<QByteArray>("limit");
    QTest::addColumn<QByteArray>("enforced");
    QTest::addColumn<int>("starts");
    QTest::addColumn<LimitKind>("kind");
    // Jobs of eight CPUs for 100 and 200 s, which ask for two and four minutes, and a third one.
    const QByteArray limits = "associations,limits,qos";
    QTest::newRow("CPUs") << QByteArray("GrpTRESMins=cpu=30") << limits << 2 << LimitKind::GrpTresMins;
    QTest::newRow("CPUs, safe") << QByteArray("GrpTRESMins=cpu=30") << limits + ",safe" << 1 << LimitKind::GrpTresMins;
    QTest::newRow("time") << QByteArray("GrpWall=3") << limits << 2 << LimitKind::GrpWall;
    QTest::newRow("time, safe") << QByteArray("GrpWall=3") << limits + ",safe" << 1 << LimitKind::GrpWall;
    QTest::newRow("nothing") << QByteArray("GrpTRESMins=cpu=0") << limits << 0 << LimitKind::GrpTresMins;
}

/// Without decay what is used up stays so.
void TestReplay::aGroupWithoutMinutesLeftWaits()
{
    QFETCH(QByteArray, limit);
    QFETCH(QByteArray, enforced);
    QFETCH(int, starts);
    QFETCH(LimitKind, kind);
    SmallReplay small;
    small.policy.priority.halfLife = SlurmTime {};
    small.policy.foreignConf.edit().front().value = enforced.toStdString();
    small.policy.associations.setOptions(small.policy.associations.findAccount("red"), limit.toStdString());
    small.add(1, 0, 100);
    small.add(2, 10, 200);
    small.add(3, 20, 200);
    const ReplayResult result = small.replay();
    for (int job = 0; job < 3; ++job) {
        QCOMPARE(result.jobs[static_cast<std::size_t>(job)].hasStarted(), job < starts);
    }
    QCOMPARE(result.neverStarted, static_cast<std::uint64_t>(3 - starts));
    const auto causes = result.causesOf(result.jobs[2]);
    QVERIFY(std::any_of(causes.begin(), causes.end(),
        [kind](const WaitCause &cause) { return cause.reason == WaitReason::Limit && cause.limit() == kind && cause.seconds > 0; }));
}

/// Two nodes are free, but 40 CPU-minutes let one job of 8 CPUs and three minutes run at a time, and a second one as soon as it
/// has two left.
void TestReplay::runningJobsKeepToTheirMinutes()
{
    SmallReplay small(2);
    small.policy.priority.calcPeriod = SlurmTime { 1, {} };
    small.policy.associations.setOptions(small.policy.associations.findAccount("red"), "GrpTRESRunMins=cpu=40");
    for (std::uint32_t id = 1; id <= 3; ++id) {
        small.add(id, 0, 170);
    }
    const ReplayResult result = small.replay();
    QVERIFY(result.jobs[0].hasStarted());
    for (std::size_t job = 1; job < 3; ++job) {
        const std::int64_t before = result.jobs[job - 1].startTime;
        QVERIFY(result.jobs[job].startTime >= before + 45);
        QVERIFY(result.jobs[job].startTime < before + 170);
        QVERIFY(waitedFor(result.jobs[job], WaitReason::Limit) > 50);
    }
}

/// What no count holds is used up, whatever a QOS makes of it.
void TestReplay::hugeUsageIsMoreThanALimit()
{
    SmallReplay small;
    small.policy.qos.edit().front().usageFactor = 1e300;
    small.policy.qos.edit().front().foreign.push_back({ "Flags", "UsageFactorSafe" });
    small.policy.associations.setOptions(small.policy.associations.findAccount("red"), "GrpTRESMins=billing=1000:GrpTRESRunMins=cpu=1000");
    small.add(1, 0, 100);
    Situation start;
    start.setOwnUsage(small.policy.associations.findUser(small.policy.associations.findAccount("red"), "reduser"), 1e25L);
    const ReplayResult result = replayTrace(small.policy, start, small.machine, Workload(small.policy, small.machine, small.trace), ReplayOptions());
    QCOMPARE(result.neverStarted, std::uint64_t { 1 });
}

/// Two threads a core: three tasks use two cores, or three when each has one to itself, and so they are charged.
void TestReplay::coresAreTakenWhole()
{
    for (const bool isFast : { false, true }) {
        SmallReplay small;
        NodeGroup &group = small.policy.nodeGroups.edit().front();
        group.cpus = 16;
        small.policy.priority.weightJobSize = 0; // in the order of their ids
        small.machine = makeMachine(small.policy, expandNames);
        small.add(1, 0, 100, 3);
        small.add(2, 0, 100, 3).flags = TraceJob::OneThread;
        small.add(3, 0, 100, 5).flags = TraceJob::OneThread; // of eight cores five are in use
        ReplayOptions options;
        options.isFast = isFast;
        const ReplayResult result = small.replay(options);
        QCOMPARE(result.jobs[0].cpus, 4U);
        QCOMPARE(result.jobs[1].cpus, 6U);
        QCOMPARE(result.jobs[2].cpus, 10U);
        QVERIFY(result.jobs[1].startTime < result.jobs[0].endTime);
        QVERIFY(result.jobs[2].startTime >= result.jobs[0].endTime);
    }
}

/// The first run is lost and charged, and the second one is as long as it would have been.
void TestReplay::whatIsPushedAsideRunsAgain()
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

void TestReplay::whatIsPushedAsideMayEnd()
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

void TestReplay::whatJustBeganIsNotPushedAside()
{
    QFETCH(bool, isFast);
    ReplayOptions options;
    options.isFast = isFast;
    SmallReplay small;
    letHighPreempt(small.policy, "CANCEL");
    small.policy.foreignConf.edit().push_back({ "PreemptExemptTime", "00:05:00", {} });
    small.add(1, 0, 600);
    small.add(2, 100, 100).qos = small.trace.names.add("high");
    const ReplayResult result = small.replay(options);
    const std::int64_t ran = result.jobs[0].endTime - result.jobs[0].startTime;
    QVERIFY(ran >= 300 && ran < 400);
    QVERIFY(result.jobs[1].startTime > result.jobs[0].endTime);
}

/// GraceTime: it goes on for so long, and the job that wants its nodes waits.
void TestReplay::whatIsPushedAsideHasItsGraceTime()
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

void TestReplay::whatEndsInItsGraceTimeIsNotLost()
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
void TestReplay::fewAreEnough()
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

void TestReplay::partitionsPreemptByTheirTier()
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
void TestReplay::preemptionKeepsToCapacityAndUsage()
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

void TestReplay::jobsWithoutAnAccountAreTheirUsersDefaultOne()
{
    SmallReplay small;
    AssociationTree &tree = small.policy.associations;
    const AssociationId red = tree.findAccount("red");
    const AssociationId blue = tree.findAccount("blue");
    const auto put = [&](AssociationId account, const char *name, const char *options) { tree.setOptions(tree.addUser(account, name), options); };
    put(red, "two", "DefaultAccount='blue'");
    put(blue, "two", "DefaultAccount='blue'");
    put(red, "unsaid", "");
    put(blue, "unsaid", "");
    const auto submit = [&](std::uint32_t id, const char *user) {
        TraceJob &job = small.add(id, 0, 100);
        job.user = small.trace.names.add(user);
        job.account = 0;
    };
    submit(1, "two");
    submit(2, "reduser"); // is in one account alone
    submit(3, "unsaid");
    submit(4, "nobody");
    small.add(5, 0, 100);
    const auto accountOf = [&](std::size_t job) { return std::string(small.trace.names[small.trace.jobs[job].account]); };
    const std::string before = accountOf(4);
    QCOMPARE(nameDefaultAccounts(small.trace, small.policy), std::uint64_t { 2 });
    QCOMPARE(accountOf(0), std::string("blue"));
    QCOMPARE(accountOf(1), std::string("red"));
    QCOMPARE(accountOf(2), std::string());
    QCOMPARE(accountOf(3), std::string());
    QCOMPARE(accountOf(4), before);
    QCOMPARE(Workload(small.policy, small.machine, small.trace).counts().unknownAssociations, std::uint64_t { 2 });
}

void TestReplay::bothModesTakeGresOfAnyKind()
{
    SmallReplay small;
    std::vector<NodeGroup> &groups = small.policy.nodeGroups.edit();
    groups.push_back(groups.front());
    groups[0].names = "n0";
    groups[0].count = 1;
    groups[0].gres = { { "gres/gpu", 2 }, { "gres/gpu:p100", 2 } };
    groups[1].names = "n1";
    groups[1].count = 1;
    groups[1].gres = { { "gres/gpu", 4 }, { "gres/gpu:v100", 4 } };
    Partition &partition = small.policy.partitions.edit().front();
    partition.nodesWritten = "n0,n1";
    partition.nodes = { { 0, 2 } };
    small.machine = makeMachine(small.policy, expandNames);
    QCOMPARE(small.machine.gresKinds.size(), std::size_t { 2 });
    const auto submit = [&](std::uint32_t id, const char *gres) { small.add(id, 0, 1000, 1).gres = small.trace.names.add(gres); };
    submit(1, "gpu:3"); // only the second node has so many
    submit(2, "gpu:2");
    submit(3, "gpu:nosuch:1");
    submit(4, "gpu:p100:3"); // none has so many
    submit(5, "gpu:v100:1");
    for (const bool isFast : { false, true }) {
        ReplayOptions options;
        options.isFast = isFast;
        const ReplayResult result = small.replay(options);
        QVERIFY(result.jobs[0].hasStarted() && result.jobs[0].startTime - result.jobs[0].submitTime < 200);
        QVERIFY(result.jobs[1].hasStarted() && result.jobs[1].startTime - result.jobs[1].submitTime < 200);
        QVERIFY(!result.jobs[2].hasStarted());
        QVERIFY(!result.jobs[3].hasStarted());
        QVERIFY(result.jobs[4].hasStarted() && result.jobs[4].startTime - result.jobs[4].submitTime < 200);
    }
}

void TestReplay::whatTheTraceDoesNotSayIsCounted()
{
    SmallReplay small;
    small.add(1, 0, 100).user = small.trace.names.add("nobody");
    small.add(2, 0, 100).partitions = small.trace.names.add("gone");
    TraceJob &running = small.add(3, 0, 100);
    running.endTime = noTime;
    running.limitMinutes = 10;
    small.add(4, 0, 100).reservation = small.trace.names.add("maintenance");
    small.trace.jobs.back().licenses = small.trace.names.add("ansys:2");
    small.trace.jobs.back().flags = TraceJob::StartedAtOnce;
    small.add(5, 0, 100).eligibleTime += 3000;
    const Workload workload(small.policy, small.machine, small.trace);
    QCOMPARE(workload.counts().unknownAssociations, std::uint64_t { 1 });
    QCOMPARE(workload.counts().unknownPartitions, std::uint64_t { 1 });
    QCOMPARE(workload.counts().unknownRunTimes, std::uint64_t { 1 });
    QCOMPARE(workload.counts().reservations, std::uint64_t { 1 });
    QCOMPARE(workload.counts().licenses, std::uint64_t { 1 });
    QCOMPARE(workload.counts().atSubmission, std::uint64_t { 1 });
    QCOMPARE(workload.counts().unmodelled, std::uint64_t { 1 }); // one job of three kinds
    QCOMPARE(workload.counts().heldOrDependent, std::uint64_t { 1 });
    const ReplayResult result = small.replay();
    QVERIFY(result.jobs[0].hasStarted());
    QVERIFY(result.jobs[1].hasStarted());
    QCOMPARE(result.jobs[2].endTime - result.jobs[2].startTime, std::int64_t { 600 });
    QVERIFY(result.jobs[4].startTime >= beginning + 3000);
}

void TestReplay::anEmptyTraceIsReplayed()
{
    const SmallReplay small;
    const ReplayResult result = small.replay();
    QVERIFY(result.isComplete && result.jobs.empty());
}

/// Rows that no accounting would write: each is handed in once, and the replay ends.
void TestReplay::nonsenseIsReplayedToAnEnd()
{
    QFETCH(quint64, seed);
    QFETCH(std::uint16_t, release);
    RandomTrace random(seed, release, 40);
    test::Random noise(seed);
    const auto number = [&noise] {
        const std::uint64_t any = noise.next();
        return any >> noise.below(64);
    };
    for (TraceJob &job : random.trace.jobs) {
        const auto seconds = [&number] { return static_cast<std::int64_t>(number()); };
        const auto small = [&number] { return static_cast<std::uint32_t>(number()); };
        switch (noise.below(12)) {
        case 0:
            job.submitTime = seconds();
            break;
        case 1:
            job.startTime = seconds();
            break;
        case 2:
            job.endTime = seconds();
            break;
        case 3:
            job.beginTime = seconds();
            break;
        case 4:
            job.eligibleTime = seconds();
            break;
        case 5:
            job.tasks = small();
            job.cpusPerTask = small();
            break;
        case 6:
            job.minNodes = small();
            job.maxNodes = small();
            break;
        case 7:
            job.memoryMb = number();
            job.flags = static_cast<std::uint16_t>(number());
            break;
        case 8:
            job.limitMinutes = small();
            job.suspendedSeconds = small();
            break;
        case 9:
            job.jobId = small();
            job.task = small();
            job.run = static_cast<std::uint16_t>(number());
            break;
        case 10:
            job.gres = random.trace.names.add(",:=gpu:99999999999");
            job.dependency = random.trace.names.add("afterok:" + std::to_string(job.jobId));
            job.arrayTasks = random.trace.names.add("1-,5%x");
            break;
        default:
            job.nice = static_cast<std::int32_t>(small());
            job.allocatedNodes = small();
            job.arrayLimit = small();
        }
    }
    for (Partition &partition : random.policy.partitions.edit()) {
        partition.maxTime.minutes = 600;
    }
    random.machine = makeMachine(random.policy, expandNames);
    random.trace.begin = noise.chance(50) ? beginning + 300 : noTime;
    for (const bool isFast : { false, true }) {
        const ReplayResult result = random.replay(seed, isFast);
        QVERIFY(result.isComplete);
        QCOMPARE(result.jobs.size(), random.trace.jobs.size());
    }
}

void TestReplay::yearsWithoutAJobAreSkipped()
{
    SmallReplay small;
    small.add(1, 0, 100);
    small.add(2, 400LL * 365 * 86400, 100);
    const ReplayResult result = small.replay();
    QVERIFY(result.jobs[1].wait() >= 0 && result.jobs[1].wait() <= 5);
    QVERIFY(result.priorityPasses < 100);
}

/// Without any choice of nodes: never more CPUs than there are, nor than the account "red" may have.
void TestReplay::theFastModeKeepsToCapacityAndLimits()
{
    QFETCH(quint64, seed);
    QFETCH(std::uint16_t, release);
    const RandomTrace random(seed, release);
    const ReplayResult result = random.replay(seed, true);
    QCOMPARE(diary(random.replay(seed, true)), diary(result));
    struct Change
    {
        std::int64_t time;
        std::int64_t cpus;
        bool isRed;
    };
    std::vector<Change> changes;
    for (TraceRow row = 0; row < result.jobs.size(); ++row) {
        const ReplayedJob &job = result.jobs[row];
        const bool isRed = random.trace.names[random.trace.jobs[row].account] == "red";
        if (job.hasStarted()) {
            changes.push_back({ job.startTime * 2 + 1, job.cpus, isRed });
            changes.push_back({ job.endTime * 2, -std::int64_t { job.cpus }, isRed });
        }
    }
    std::sort(changes.begin(), changes.end(), [](const Change &a, const Change &b) { return std::tie(a.time, a.cpus) < std::tie(b.time, b.cpus); });
    std::int64_t busy = 0;
    std::int64_t busyRed = 0;
    const std::int64_t all = std::accumulate(random.machine.cpus.begin(), random.machine.cpus.end(), std::int64_t { 0 });
    for (const Change &change : changes) {
        busy += change.cpus;
        busyRed += change.isRed ? change.cpus : 0;
        QVERIFY(busy <= all);
        QVERIFY(busyRed <= 30);
    }
    QVERIFY(changes.size() > 200);
    QVERIFY(mostLicenses(random, result) <= matlabs);
}

/// Where there is one node there is nothing to choose. Each start may be the pass earlier that finds the node not ready yet.
void TestReplay::theFastModeStartsWhatTheExactOneStarts()
{
    SmallReplay small;
    for (std::uint32_t id = 1; id <= 20; ++id) {
        small.add(id, std::int64_t { id } * 30, 200);
    }
    ReplayOptions options;
    options.isFast = true;
    const ReplayResult fast = small.replay(options);
    const ReplayResult exact = small.replay();
    for (std::size_t row = 0; row < exact.jobs.size(); ++row) {
        QVERIFY(std::abs(fast.jobs[row].startTime - exact.jobs[row].startTime) <= 4 * static_cast<std::int64_t>(row + 1));
        QCOMPARE(fast.jobs[row].cpus, 8U);
        QCOMPARE(fast.jobs[row].nodes, 1U);
    }
}

void TestReplay::theErrorOfTheFastModeIsMeasured()
{
    const RandomTrace random(5, 2511);
    const Workload workload(random.policy, random.machine, random.trace);
    const FastError error = measureFastError(random.policy, Situation(), random.machine, workload, {}, 60);
    QVERIFY(error.jobs > 40 && error.jobs < 120);
    QVERIFY(error.exactMeanWait > 0.0);
    QVERIFY(error.fastMeanWait > 0.0);
    QVERIFY(error.start.p90 >= error.start.median);
}

/// What a replay says happened, taken for the truth, is found again.
void TestReplay::theReplayOfAReplayHasNoErrors()
{
    RandomTrace random(3, 2511);
    const ReplayResult first = random.replay();
    for (TraceRow row = 0; row < random.trace.jobs.size(); ++row) {
        TraceJob &job = random.trace.jobs[row];
        if (job.hasStarted()) {
            job.startTime = first.jobs[row].startTime;
            job.endTime = first.jobs[row].endTime;
            job.allocatedCpus = first.jobs[row].cpus;
        }
    }
    ValidationOptions options;
    options.seeds = 4;
    const Validation validation
        = validateReplay(random.policy, Situation(), random.machine, Workload(random.policy, random.machine, random.trace), options);
    QCOMPARE(validation.errors.front().start.p90, 0.0);
    QCOMPARE(validation.errors.front().bias, 0.0);
    QVERIFY(validation.errors.front().jobs > 100);
    QVERIFY(validation.noise > 0.0);
    QVERIFY(validation.realBusy > 0.0);
}

APPORTION_TEST(TestReplay)
} // namespace test_replay

#include "test_replay.moc"
