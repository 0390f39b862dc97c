// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/default_accounts.h"
#include "replay/validation.h"
#include "replay_testing.h"
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

class TestReplay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void capacityIsNeverExceeded_data() { addSeeds(); }
    void capacityIsNeverExceeded();
    void everyStartIsThatOfAPass_data() { addSeeds(); }
    void everyStartIsThatOfAPass();
    void everySecondOfAWaitHasItsReason_data() { addSeeds(); }
    void everySecondOfAWaitHasItsReason();
    void theSameSeedGivesTheSameReplay_data() { addSeeds(); }
    void theSameSeedGivesTheSameReplay();
    void usageIsWhatJobsUsed_data() { addSeeds(); }
    void usageIsWhatJobsUsed();
    void whatRanAtTheFirstMomentGoesOn();
    void whatEndedAtTheFirstMomentHasAskedForAPass();
    void whatWasTakenBackLeavesTheQueue();
    void aRequeuedJobRunsAgain();
    void aDependentJobTellsWhatItWaitedFor();
    void usageIsForgottenAtItsReset();
    void aGroupWithoutMinutesLeftWaits_data();
    void aGroupWithoutMinutesLeftWaits();
    void runningJobsKeepToTheirMinutes_data();
    void runningJobsKeepToTheirMinutes();
    void hugeUsageIsMoreThanALimit();
    void coresAreTakenWhole();
    void jobsWithoutAnAccountAreTheirUsersDefaultOne();
    void whatTheTraceDoesNotSayIsCounted();
    void anEmptyTraceIsReplayed();
    void nonsenseIsReplayedToAnEnd_data() { addSeeds(); }
    void nonsenseIsReplayedToAnEnd();
    void yearsWithoutAJobAreSkipped();
    void theReplayOfAReplayHasNoErrors();
    void theLoadIsThatUntilTheLastSubmission();
};

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

/// The end of a job at the first moment has asked for a pass: those that wait do not wait for the next periodic one.
void TestReplay::whatEndedAtTheFirstMomentHasAskedForAPass()
{
    SmallReplay small;
    small.add(1, 0, 100);
    small.add(2, 10, 500).startTime += 92;
    ReplayOptions options;
    options.from = beginning + 100;
    const ReplayResult result = small.replay(options);
    QVERIFY(result.jobs[1].by != ReplayedJob::By::Trace);
    QVERIFY2(result.jobs[1].startTime <= beginning + 105, qPrintable(QString::number(result.jobs[1].startTime - beginning)));
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
/// has two left; whoever has the limit, in whatever spelling.
void TestReplay::runningJobsKeepToTheirMinutes_data()
{
    QTest::addColumn<QByteArray>("ofAccount");
    QTest::addColumn<QByteArray>("ofCluster");
    QTest::addColumn<QByteArray>("ofQos");
    QTest::newRow("account") << QByteArray("GrpTRESRunMins=cpu=40") << QByteArray() << QByteArray();
    QTest::newRow("cluster") << QByteArray() << QByteArray("GrpTRESRunMins=cpu=40") << QByteArray();
    for (const char *option : { "MaxTRESRunMinsPerUser", "MaxTRESRunMinsPU", "MaxTRESRunMinsPA", "GrpTRESRunM" }) {
        QTest::newRow(option) << QByteArray() << QByteArray() << QByteArray(option);
    }
}

void TestReplay::runningJobsKeepToTheirMinutes()
{
    QFETCH(QByteArray, ofAccount);
    QFETCH(QByteArray, ofCluster);
    QFETCH(QByteArray, ofQos);
    SmallReplay small(2);
    small.policy.priority.calcPeriod = SlurmTime { 1, {} };
    small.policy.associations.setOptions(small.policy.associations.findAccount("red"), ofAccount.toStdString());
    small.policy.clusterOptions = ofCluster.toStdString();
    if (!ofQos.isEmpty()) {
        small.policy.qos.edit().front().foreign.push_back({ ofQos.toStdString(), "'cpu=40'" });
    }
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

/// One job that runs on for weeks when nothing comes any more thins out what was busy while it mattered.
void TestReplay::theLoadIsThatUntilTheLastSubmission()
{
    SmallReplay small;
    for (std::uint32_t id = 1; id <= 20; ++id) {
        small.add(id, std::int64_t { id } * 100, id == 20 ? 1000000 : 100);
        TraceJob &job = small.trace.jobs.back();
        job.startTime = job.submitTime;
        job.endTime = job.startTime + (id == 20 ? 1000000 : 100);
        job.allocatedCpus = id == 20 ? 1 : 8;
    }
    ValidationOptions options;
    options.seeds = 0;
    const Validation validation
        = validateReplay(small.policy, Situation(), small.machine, Workload(small.policy, small.machine, small.trace), options);
    QVERIFY2(validation.realBusy > 0.95 && validation.realBusy <= 1.0, qPrintable(QString::number(validation.realBusy)));
    QVERIFY2(validation.replayedBusy > 0.9 && validation.replayedBusy <= 1.0, qPrintable(QString::number(validation.replayedBusy)));
    QVERIFY(validation.load.back().begin < small.trace.jobs.back().submitTime);
}

APPORTION_TEST(TestReplay)
} // namespace test_replay

#include "test_replay.moc"
