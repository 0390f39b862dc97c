// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/passes.h"
#include "replay/recording.h"
#include "small_cluster.h"
#include "support/test_case.h"

#include <QTest>

namespace test_schedulers
{

using namespace apportion;
using namespace apportion::replay;
using namespace apportion::testing;

namespace
{

constexpr std::int64_t beginning = 1767571200;

} // namespace

class TestSchedulers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLimitOfAGroupHoldsJobsBackAndNotTheirPartition();
    void aGroupBeyondItsLimitStopsOnlyWhatAddsToIt();
    void limitsOfPartitionsAreAboutWhatJobsAskFor_data();
    void limitsOfPartitionsAreAboutWhatJobsAskFor();
    void aQosMayKeepNoNodes();
    void anArrayKeepsToItsLimitOfTasks();
    void tasksOfAnArrayCountAsTestsSince2302();
    void aWholeNodeIsKeptToTheEndOfItsSlotSince2411();
    void tasksAreTheMostNodesSince2605();
    void missingLicensesAreToldBeforeMissingNodesSince2311();
    void anArrayGathersAgeSinceItsFirstPass();
    void aDependentJobWaitsForItsDependency();
    void aDependencyThatIsSettledStaysSo();
    void anArrayThatWasTakenBackHasNotBegun();
    void theLastLineOfAKeyCountsWithoutItsQuotes();
};

void TestSchedulers::aLimitOfAGroupHoldsJobsBackAndNotTheirPartition()
{
    Policy policy = smallPolicy(4, 8, 16000, 2205);
    policy.associations.setOptions(policy.associations.findAccount("red"), "GrpTRES=cpu=8");
    const Machine machine = makeMachine(policy, expandNames);
    JobBook book(policy, machine, schedulerSettings(policy));
    for (const auto &[id, account] : { std::pair(1U, "red"), std::pair(2U, "red"), std::pair(3U, "blue") }) {
        (void)book.submit(smallJob(policy, id, account, 1, 8, 10), beginning);
    }
    const PassResult result = runMainPass(book, beginning, true);
    QCOMPARE(result.started.size(), std::size_t { 2 });
    QCOMPARE(book.request(result.started[0]).jobId, 1U);
    QCOMPARE(book.request(result.started[1]).jobId, 3U);
    book.end(result.started[0], true);
    QCOMPARE(runMainPass(book, beginning + 1, true).started.size(), std::size_t { 1 });
}

/// Five nodes of a group that may have four, as a QOS of one of its jobs allowed: a job that needs no other node starts
/// (_validate_tres_usage_limits()).
void TestSchedulers::aGroupBeyondItsLimitStopsOnlyWhatAddsToIt()
{
    Policy policy = smallPolicy(4, 8, 16000, 2205);
    policy.qos.edit().push_back({ "wide", 0, 1.0, {}, {}, {} });
    policy.qos.edit().back().foreign.push_back({ "GrpTRES", "node=4", {} });
    policy.associations.setOptions(policy.associations.findAccount("red"), "GrpTRES=node=1");
    const Machine machine = makeMachine(policy, expandNames);
    JobBook book(policy, machine, schedulerSettings(policy));
    JobRequest wide = smallJob(policy, 1, "red", 2, 14, 10);
    wide.qos = 1;
    (void)book.submit(wide, beginning);
    QCOMPARE(runMainPass(book, beginning, true).started.size(), std::size_t { 1 });
    (void)book.submit(smallJob(policy, 2, "red", 1, 1, 10), beginning); // beside it
    QCOMPARE(runMainPass(book, beginning + 1, true).started.size(), std::size_t { 1 });
    (void)book.submit(smallJob(policy, 3, "red", 1, 8, 10), beginning); // on another node
    QVERIFY(runMainPass(book, beginning + 2, true).started.empty());
}

void TestSchedulers::limitsOfPartitionsAreAboutWhatJobsAskFor_data()
{
    QTest::addColumn<uint>("minNodes");
    QTest::addColumn<uint>("maxNodes");
    QTest::addColumn<uint>("minutes");
    QTest::addColumn<uint>("tasks");
    QTest::addColumn<QString>("flag"); // of its QOS
    QTest::addColumn<bool>("starts");
    QTest::newRow("within") << 2U << 3U << 60U << 4U << "" << true;
    QTest::newRow("any number of nodes") << 2U << 0U << 60U << 4U << "" << true;
    QTest::newRow("could have more") << 2U << 4U << 60U << 4U << "" << false;
    QTest::newRow("could have more, allowed") << 2U << 4U << 60U << 4U << "PartitionMaxNodes" << true;
    QTest::newRow("could have enough") << 1U << 3U << 60U << 1U << "" << true;
    QTest::newRow("wants fewer") << 1U << 1U << 60U << 4U << "" << false;
    QTest::newRow("wants fewer, allowed") << 1U << 1U << 60U << 4U << "PartitionMinNodes" << true;
    QTest::newRow("longer") << 2U << 2U << 61U << 4U << "" << false;
    QTest::newRow("longer, allowed") << 2U << 2U << 61U << 4U << "PartitionTimeLimit" << true;
    QTest::newRow("more CPUs than there are") << 2U << 0U << 60U << 41U << "" << false;
}

/// A job whose most nodes are above MaxNodes, or least below MinNodes, waits for ever (_part_access_check()); it is in nobody's way.
void TestSchedulers::limitsOfPartitionsAreAboutWhatJobsAskFor()
{
    QFETCH(uint, minNodes);
    QFETCH(uint, maxNodes);
    QFETCH(uint, minutes);
    QFETCH(uint, tasks);
    QFETCH(QString, flag);
    QFETCH(bool, starts);
    Policy policy = smallPolicy(5, 8, 16000, 2205);
    Partition &partition = policy.partitions.edit().front();
    partition.maxTime = { 60, {} };
    partition.foreign.push_back({ "MinNodes", "2", {} });
    partition.foreign.push_back({ "MaxNodes", "3", {} });
    policy.qos.edit().front().foreign.push_back({ "Flags", flag.toStdString(), {} });
    const Machine machine = makeMachine(policy, expandNames);
    JobBook book(policy, machine, schedulerSettings(policy));
    JobRequest job = smallJob(policy, 1, "red", minNodes, tasks, minutes);
    job.maxNodes = maxNodes;
    const EntryIndex entry = book.submit(job, beginning);
    (void)book.submit(smallJob(policy, 2, "blue", 2, 4, 10), beginning);
    const PassResult result = runMainPass(book, beginning, true);
    QCOMPARE(result.started.size(), std::size_t { starts ? 2U : 1U });
    QCOMPARE(book.request(result.started.back()).jobId, 2U);
    if (!starts) {
        QCOMPARE(book.entry(entry).cause.reason, WaitReason::Partition);
    }
}

/// The job ahead keeps all nodes, unless its QOS says NoReserve.
void TestSchedulers::aQosMayKeepNoNodes()
{
    for (const char *flags : { "", "NoReserve" }) {
        Policy policy = smallPolicy(2, 8, 16000, 2205);
        policy.qos.edit().push_back({ "low", 0, 1.0, {}, {}, {} });
        policy.qos.edit().back().foreign.push_back({ "Flags", flags, {} });
        const Machine machine = makeMachine(policy, expandNames);
        JobBook book(policy, machine, schedulerSettings(policy));
        (void)book.submit(smallJob(policy, 1, "red", 1, 8, 10), beginning);
        QCOMPARE(runMainPass(book, beginning, true).started.size(), std::size_t { 1 });
        JobRequest wide = smallJob(policy, 2, "red", 2, 16, 10);
        wide.qos = 1;
        (void)book.submit(wide, beginning);
        (void)book.submit(smallJob(policy, 3, "blue", 1, 8, 60), beginning); // longer than the first
        const PassResult result = runBackfillPass(book, beginning + 30);
        QCOMPARE(result.started.size(), std::size_t { *flags == '\0' ? 0U : 1U });
        QCOMPARE(result.reservations.size(), std::size_t { *flags == '\0' ? 2U : 0U });
    }
}

void TestSchedulers::anArrayKeepsToItsLimitOfTasks()
{
    const Policy policy = smallPolicy(4, 8, 16000, 2511);
    const Machine machine = makeMachine(policy, expandNames);
    JobBook book(policy, machine, schedulerSettings(policy));
    JobRequest job = smallJob(policy, 1, "red", 1, 1, 10);
    job.arrayTasks = { 2, 5, 7 };
    job.arrayLimit = 2;
    job.arrayTasks.push_back(9);
    const EntryIndex array = book.submit(job, beginning);
    book.cancel(array, 9);
    const PassResult first = runMainPass(book, beginning, true);
    QCOMPARE(first.started.size(), std::size_t { 2 });
    QCOMPARE(book.entry(first.started[0]).task, 2U);
    QCOMPARE(book.entry(first.started[1]).task, 5U);
    QVERIFY(runMainPass(book, beginning + 1, true).started.empty());
    book.end(first.started[1], true);
    const PassResult last = runBackfillPass(book, beginning + 2);
    QCOMPARE(last.started.size(), std::size_t { 1 });
    QCOMPARE(book.entry(last.started[0]).task, 7U);
    QVERIFY(book.waiting().empty());
}

/// After bf_max_job_test the pass is over, between the tasks of an array, too.
void TestSchedulers::tasksOfAnArrayCountAsTestsSince2302()
{
    for (const auto &[release, started] : { std::pair<std::uint16_t, std::size_t> { 2205, 4 }, { 2302, 2 } }) {
        Policy policy = smallPolicy(4, 8, 16000, release);
        policy.foreignConf.edit().push_back({ "SchedulerParameters", "bf_max_job_test=2", {} });
        const Machine machine = makeMachine(policy, expandNames);
        JobBook book(policy, machine, schedulerSettings(policy));
        JobRequest job = smallJob(policy, 1, "red", 1, 8, 10);
        job.arrayTasks = { 1, 2, 3, 4 };
        (void)book.submit(job, beginning);
        QCOMPARE(runBackfillPass(book, beginning).started.size(), started);
    }
}

/// The nodes of an exclusive job that a pass of backfill starts are none for others until its slot is over, which ends before the
/// job until 24.05.
void TestSchedulers::aWholeNodeIsKeptToTheEndOfItsSlotSince2411()
{
    for (const auto &[release, seconds] : { std::pair<std::uint16_t, std::int64_t> { 2405, 310 }, { 2411, 360 } }) {
        const Policy policy = smallPolicy(1, 8, 16000, release);
        const Machine machine = makeMachine(policy, expandNames);
        JobBook book(policy, machine, schedulerSettings(policy));
        const std::int64_t start = (beginning / 60 + 1) * 60;
        JobRequest whole = smallJob(policy, 1, "red", 1, 1, 5);
        whole.isExclusive = true;
        (void)book.submit(whole, start);
        (void)book.submit(smallJob(policy, 2, "blue", 1, 8, 10), start);
        const PassResult result = runBackfillPass(book, start + 10);
        QCOMPARE(result.started.size(), std::size_t { 1 });
        QCOMPARE(result.reservations.size(), std::size_t { 1 });
        QCOMPARE(result.reservations.front().start, start + seconds);
    }
}

/// Without a number of nodes a job has at most as many as tasks, and waits where a partition has a smaller MaxNodes.
void TestSchedulers::tasksAreTheMostNodesSince2605()
{
    for (const auto &[release, started] : { std::pair<std::uint16_t, std::size_t> { 2511, 2 }, { 2605, 1 } }) {
        Policy policy = smallPolicy(4, 8, 16000, release);
        policy.partitions.edit().front().foreign.push_back({ "MaxNodes", "2", {} });
        const Machine machine = makeMachine(policy, expandNames);
        JobBook book(policy, machine, schedulerSettings(policy));
        JobRequest job = smallJob(policy, 1, "red", 1, 4, 10);
        job.maxNodes = 0;
        const EntryIndex four = book.submit(job, beginning);
        job.jobId = 2;
        job.tasks = 2;
        const EntryIndex two = book.submit(job, beginning);
        QCOMPARE(runMainPass(book, beginning, true).started.size(), started);
        NodeNeed need;
        QVERIFY(book.findNeed(two, 0, need));
        QCOMPARE(need.req, 1U);
        QCOMPARE(book.takes(0, book.request(four)), started == 2);
    }
}

/// A job that lacks licenses stops nobody, even where there are no nodes for it either.
void TestSchedulers::missingLicensesAreToldBeforeMissingNodesSince2311()
{
    Policy policy = smallPolicy(2, 8, 16000, 2311);
    policy.licenses = { { "license/matlab", 1 } };
    const Machine machine = makeMachine(policy, expandNames);
    JobBook book(policy, machine, schedulerSettings(policy));
    JobRequest holder = smallJob(policy, 1, "red", 2, 2, 10);
    holder.licenses = { { 0, 1 } };
    (void)book.submit(holder, beginning);
    QCOMPARE(runMainPass(book, beginning, true).started.size(), std::size_t { 1 });
    JobRequest whole = holder;
    whole.jobId = 2;
    whole.isExclusive = true;
    (void)book.submit(whole, beginning);
    (void)book.submit(smallJob(policy, 3, "blue", 1, 1, 10), beginning);
    QCOMPARE(runMainPass(book, beginning + 1, true).started.size(), std::size_t { 1 });
}

/// It is not tested at its submission; and while %N holds it back it gathers none.
void TestSchedulers::anArrayGathersAgeSinceItsFirstPass()
{
    const Policy policy = smallPolicy(1, 8, 16000, 2205);
    const Machine machine = makeMachine(policy, expandNames);
    JobBook book(policy, machine, schedulerSettings(policy));
    JobRequest job = smallJob(policy, 1, "red", 1, 8, 10);
    const EntryIndex first = book.submit(job, beginning);
    QCOMPARE(book.entry(first).beginTime, beginning);
    job.jobId = 2;
    job.arrayTasks = { 0, 1, 2 };
    const EntryIndex array = book.submit(job, beginning);
    job.jobId = 3;
    job.tasks = 1;
    job.arrayLimit = 1;
    const EntryIndex limited = book.submit(job, beginning);
    QCOMPARE(book.entry(array).beginTime, std::int64_t { 0 });
    QCOMPARE(runMainPass(book, beginning + 5, true).started.size(), std::size_t { 1 });
    QVERIFY(runMainPass(book, beginning + 9, true).started.empty());
    QCOMPARE(book.entry(array).accrueTime, beginning + 5);
    QCOMPARE(book.entry(limited).accrueTime, beginning + 5);
    book.cancel(array);
    book.end(first, true);
    book.release(first, 0);
    job.jobId = 4;
    const EntryIndex last = book.submit(job, beginning + 10);
    QCOMPARE(runMainPass(book, beginning + 11, true).started.size(), std::size_t { 2 });
    QVERIFY(runMainPass(book, beginning + 20, true).started.empty());
    QCOMPARE(book.entry(last).accrueTime, std::int64_t { 0 });
}

void TestSchedulers::aDependentJobWaitsForItsDependency()
{
    const Policy policy = smallPolicy(4, 8, 16000, 2511);
    const Machine machine = makeMachine(policy, expandNames);
    JobBook book(policy, machine, schedulerSettings(policy));
    (void)book.submit(smallJob(policy, 1, "red", 1, 1, 10), beginning);
    JobRequest good = smallJob(policy, 2, "red", 1, 1, 10);
    good.dependencies = { { Dependency::Kind::AfterOk, 1, noTask } };
    JobRequest bad = smallJob(policy, 3, "red", 1, 1, 10);
    bad.dependencies = { { Dependency::Kind::AfterNotOk, 1, noTask } };
    (void)book.submit(good, beginning);
    const EntryIndex lost = book.submit(bad, beginning);
    const PassResult first = runMainPass(book, beginning, true);
    QCOMPARE(first.started.size(), std::size_t { 1 });
    book.end(first.started[0], true);
    QVERIFY(runMainPass(book, beginning + 1, true).started.empty()); // its node has not reported yet
    book.release(first.started[0], 0);
    const PassResult next = runMainPass(book, beginning + 2, true);
    QCOMPARE(next.started.size(), std::size_t { 1 });
    QCOMPARE(book.request(next.started[0]).jobId, 2U);
    QCOMPARE(book.dependenciesMet(lost, beginning), JobBook::Met::Never);
}

/// Whatever becomes of the other job: that one began is true when it has to begin again, too.
void TestSchedulers::aDependencyThatIsSettledStaysSo()
{
    const Policy policy = smallPolicy(1, 8, 16000, 2205);
    const Machine machine = makeMachine(policy, expandNames);
    JobBook book(policy, machine, schedulerSettings(policy));
    const EntryIndex first = book.submit(smallJob(policy, 1, "red", 1, 8, 10), beginning);
    std::vector<EntryIndex> others;
    for (const auto kind : { Dependency::Kind::After, Dependency::Kind::AfterNotOk, Dependency::Kind::AfterOk }) {
        JobRequest job = smallJob(policy, static_cast<std::uint32_t>(2 + others.size()), "red", 1, 2, 10);
        job.dependencies = { { kind, 1, noTask } };
        others.push_back(book.submit(job, beginning));
    }
    QCOMPARE(runMainPass(book, beginning, true).started.size(), std::size_t { 1 });
    QVERIFY(runMainPass(book, beginning + 1, true).started.empty()); // there is no room
    book.end(first, false);
    book.release(first, 0);
    QCOMPARE(book.dependenciesMet(others[1], beginning), JobBook::Met::Yes);
    QCOMPARE(book.dependenciesMet(others[2], beginning), JobBook::Met::Never);
    book.requeue(first, beginning + 2, beginning + 200);
    QCOMPARE(runMainPass(book, beginning + 3, true).started, (std::vector<EntryIndex> { others[0], others[1] }));
    QCOMPARE(book.dependenciesMet(others[2], beginning), JobBook::Met::Never);
}

/// Tasks that never started count as waiting until the array is forgotten.
void TestSchedulers::anArrayThatWasTakenBackHasNotBegun()
{
    Policy policy = smallPolicy(1, 8, 16000, 2605);
    policy.foreignConf.edit().push_back({ "MinJobAge", "100", {} });
    const Machine machine = makeMachine(policy, expandNames);
    JobBook book(policy, machine, schedulerSettings(policy));
    JobRequest array = smallJob(policy, 1, "red", 1, 8, 10);
    array.arrayTasks = { 1, 2 };
    const EntryIndex head = book.submit(array, beginning);
    const PassResult first = runMainPass(book, beginning, true);
    QCOMPARE(first.started.size(), std::size_t { 1 });
    JobRequest after = smallJob(policy, 2, "blue", 1, 1, 10);
    QVERIFY(parseDependencies("after:1", after));
    (void)book.submit(after, beginning);
    book.cancelWhole(head, beginning + 10);
    book.end(first.started[0], true);
    book.release(first.started[0], 0);
    QVERIFY(runMainPass(book, beginning + 109, true).started.empty());
    QCOMPARE(runMainPass(book, beginning + 110, true).started.size(), std::size_t { 1 });
}

void TestSchedulers::theLastLineOfAKeyCountsWithoutItsQuotes()
{
    Policy policy;
    policy.foreignConf.edit() = { { "SchedulerParameters", "bf_window=60,bf_interval=10,bf_max_job_test=9", {} },
        { "SchedulerParameters", "\"bf_max_job_test=7,assoc_limit_stop\"", {} }, { "PreemptType", "preempt/none", {} },
        { "PREEMPTTYPE", "\"preempt/qos\"", {} }, { "PreemptMode+", "\"REQUEUE\"", {} }, { "KillWait", "\"45\"", {} },
        { "AccountingStorageEnforce", "safe", {} }, { "AccountingStorageEnforce", "\"qos,limits\"", {} } };
    const SchedulerSettings settings = schedulerSettings(policy);
    QCOMPARE(settings.bfWindow, 1440U * 60);
    QCOMPARE(settings.bfInterval, 30U);
    QCOMPARE(settings.maxTestedJobs, 7U);
    QCOMPARE(settings.maxSlots, 7U);
    QVERIFY(settings.stopsAtLimits);
    QCOMPARE(settings.preemptBy, PreemptBy::Qos);
    QCOMPARE(settings.preemptModes.mode, PreemptMode::Requeue);
    QCOMPARE(settings.killWait, 45U);
    QVERIFY(settings.enforcesLimits);
    QVERIFY(!settings.isSafe);
}

APPORTION_TEST(TestSchedulers)
} // namespace test_schedulers

#include "test_schedulers.moc"
