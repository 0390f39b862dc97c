// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/passes.h"
#include "replay/pending_queue.h"
#include "replay/priority_keeper.h"
#include "replay/recording.h"
#include "small_cluster.h"
#include "support/test_case.h"

#include <QTest>

#include <cmath>
#include <random>

namespace test_schedulers
{

using namespace apportion;
using namespace apportion::replay;
using namespace apportion::testing;

namespace
{

constexpr std::int64_t beginning = 1767571200;

/// A machine of two partitions that overlap, some policy, and a stream of jobs; all of it from one seed.
class RandomCluster
{
public:
    RandomCluster(unsigned seed, std::uint16_t release)
        : m_random(seed), policy(smallPolicy(4 + pick(5), 4 + pick(8), 16000, release)), machine(machineOf(policy)),
          book(policy, machine, settingsOf(policy)), keeper(policy, Situation())
    {
    }

    std::uint32_t pick(std::uint32_t below) { return static_cast<std::uint32_t>(m_random() % below); }

    void submitOne(std::int64_t now)
    {
        const std::uint32_t nodes = 1 + pick(2);
        JobRequest job = smallJob(policy, ++m_lastId, pick(2) == 0 ? "red" : "blue", nodes, nodes * (1 + pick(4)), 1 + pick(15));
        job.partitions = pick(3) == 0 ? std::vector<std::uint16_t> { 0, 1 } : std::vector<std::uint16_t> { static_cast<std::uint16_t>(pick(2)) };
        job.memoryPerNode = std::uint64_t { 500 } * pick(9);
        job.isExclusive = pick(8) == 0;
        if (pick(6) == 0) {
            job.arrayTasks = { 1, 2, 3, 4 };
            job.arrayLimit = pick(3);
        }
        const EntryIndex entry = book.submit(job, now);
        keeper.price(book, { &entry, 1 }, now);
    }

    /// Ends some of the jobs that run, at the latest at their limits; their nodes report at once.
    void endSome(std::int64_t now)
    {
        std::vector<EntryIndex> ended;
        for (const RunningJob &job : book.running()) {
            if (job.endTime <= now || pick(4) == 0) {
                ended.push_back(job.entry);
            }
        }
        for (const EntryIndex entry : ended) {
            const RunningJob job = book.runningJob(entry);
            const std::int64_t seconds = now - std::max(book.entry(entry).startTime, keeper.lastPass());
            keeper.addUse(book, job, seconds);
            book.end(entry, true);
            for (const NodeIndex node : job.allocation.nodes) {
                book.release(entry, node);
            }
        }
    }

private:
    static Machine machineOf(Policy &policy)
    {
        Partition second = policy.partitions->front();
        second.name = "half";
        second.priorityTier = 3;
        const std::uint32_t nodes = second.nodes.front().count / 2;
        second.nodes.front().count = nodes;
        second.nodesWritten = nodeNames(nodes);
        policy.partitions.edit().push_back(second);
        return makeMachine(policy, expandNames);
    }

    static SchedulerSettings settingsOf(Policy &policy)
    {
        const AssociationId red = policy.associations.findAccount("red");
        policy.associations.setOptions(red, "GrpTRES=cpu=30:MaxJobs=6");
        return schedulerSettings(policy);
    }

    std::mt19937 m_random;
    std::uint32_t m_lastId = 0;

public:
    Policy policy;
    Machine machine;
    JobBook book;
    PriorityKeeper keeper;
};

/// Runs random clusters for an hour; calls @p before and @p after around each pass.
template <typename Before, typename After>
void runRandomly(unsigned seed, std::uint16_t release, const Before &before, const After &after)
{
    RandomCluster cluster(seed, release);
    for (std::int64_t now = beginning; now < beginning + 3600; now += 10) {
        if (cluster.pick(2) == 0) {
            cluster.submitOne(now);
        }
        if (cluster.pick(3) == 0) {
            cluster.endSome(now);
        }
        if (now % 60 == 0) {
            cluster.keeper.pass(cluster.book, now);
        }
        const bool isBackfill = now % 30 == 0;
        before(cluster, now);
        const PassResult result = isBackfill ? runBackfillPass(cluster.book, now) : runMainPass(cluster.book, now, now % 60 == 10);
        after(cluster, now, result, isBackfill);
        cluster.book.keepStarts();
    }
}

void nothingBefore(RandomCluster & /*cluster*/, std::int64_t /*now*/) { }

/// Who started when and where, a line each.
QString diary(unsigned seed, std::uint16_t release)
{
    QString lines;
    runRandomly(seed, release, nothingBefore, [&lines](RandomCluster &cluster, std::int64_t now, const PassResult &result, bool) {
        for (const EntryIndex entry : result.started) {
            lines += QString("%1 %2 %3").arg(now).arg(cluster.book.request(entry).jobId).arg(cluster.book.entry(entry).task);
            for (const NodeIndex node : cluster.book.runningJob(entry).allocation.nodes) {
                lines += QString(" %1").arg(node);
            }
            lines += '\n';
        }
        for (const Reservation &plan : result.reservations) {
            lines += QString("plan %1 %2 %3\n").arg(cluster.book.request(plan.entry).jobId).arg(plan.start).arg(plan.end);
        }
    });
    return lines;
}

} // namespace

class TestSchedulers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void capacityIsNeverExceeded_data() { seeds(); }
    void capacityIsNeverExceeded();
    void aMainPassStartsInTheOrderOfEachPartition_data() { seeds(); }
    void aMainPassStartsInTheOrderOfEachPartition();
    void noBackfilledJobDelaysAHigherReservation_data() { seeds(); }
    void noBackfilledJobDelaysAHigherReservation();
    void startsThatAreTakenBackLeaveNoTrace_data() { seeds(); }
    void startsThatAreTakenBackLeaveNoTrace();
    void theSameSeedGivesTheSameDiary_data() { seeds(); }
    void theSameSeedGivesTheSameDiary();
    void usageIsConservedUnderDecay();
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

private:
    static void seeds();
};

void TestSchedulers::seeds()
{
    QTest::addColumn<unsigned>("seed");
    QTest::addColumn<std::uint16_t>("release");
    for (const std::uint16_t release : { std::uint16_t { 2205 }, std::uint16_t { 2511 } }) {
        for (unsigned seed = 1; seed <= 8; ++seed) {
            QTest::addRow("%d, seed %u", release, seed) << seed << release;
        }
    }
}

void TestSchedulers::capacityIsNeverExceeded()
{
    QFETCH(unsigned, seed);
    QFETCH(std::uint16_t, release);
    std::size_t started = 0;
    runRandomly(seed, release, nothingBefore, [&started](RandomCluster &cluster, std::int64_t, const PassResult &result, bool) {
        started += result.started.size();
        NodeUse use(cluster.machine);
        std::uint64_t redCpus = 0;
        for (const RunningJob &job : cluster.book.running()) {
            QVERIFY(use.fits(job.allocation));
            use.take(job.allocation);
            const std::string_view account = cluster.policy.associations.accountName(cluster.book.request(job.entry).association);
            redCpus += account == "red" ? job.allocation.totalCpus() : 0;
        }
        QVERIFY(redCpus <= 30);
    });
    QVERIFY(started > 20);
}

void TestSchedulers::aMainPassStartsInTheOrderOfEachPartition()
{
    QFETCH(unsigned, seed);
    QFETCH(std::uint16_t, release);
    std::vector<QueueRow> queue;
    const auto before = [&queue](RandomCluster &cluster, std::int64_t now) { queue = buildQueue(cluster.book, now); };
    runRandomly(seed, release, before, [&queue](RandomCluster &cluster, std::int64_t, const PassResult &result, bool isBackfill) {
        if (isBackfill) {
            return;
        }
        // Behind the first job of a partition that neither a limit nor its partition's pass keeps back, none starts there.
        std::vector<bool> isOver(cluster.machine.partitions.size(), false);
        for (const QueueRow &row : queue) {
            const bool ran = std::any_of(result.started.begin(), result.started.end(), [&](EntryIndex entry) {
                return cluster.book.request(entry).jobId == row.jobId && cluster.book.entry(entry).partition == row.partition;
            });
            QVERIFY(!ran || !isOver[row.partition]);
            const JobEntry &entry = cluster.book.entry(row.entry);
            const bool waits = entry.state == JobEntry::State::Waiting;
            const bool atTaskLimit = waits && cluster.book.request(row.entry).arrayLimit > 0
                && cluster.book.runningTasks(row.entry) >= cluster.book.request(row.entry).arrayLimit;
            if (waits && !entry.isLimited && !atTaskLimit) {
                isOver[row.partition] = true;
            }
        }
    });
}

void TestSchedulers::noBackfilledJobDelaysAHigherReservation()
{
    QFETCH(unsigned, seed);
    QFETCH(std::uint16_t, release);
    std::vector<QueueRow> queue;
    std::size_t looked = 0;
    const auto before = [&queue](RandomCluster &cluster, std::int64_t now) { queue = buildQueue(cluster.book, now); };
    const auto placeOf = [&queue](const JobBook &book, EntryIndex entry, std::uint16_t partition) {
        const auto row = std::find_if(
            queue.begin(), queue.end(), [&](const QueueRow &one) { return one.jobId == book.request(entry).jobId && one.partition == partition; });
        return row - queue.begin();
    };
    runRandomly(seed, release, before, [&](RandomCluster &cluster, std::int64_t now, const PassResult &result, bool isBackfill) {
        for (const EntryIndex entry : isBackfill ? result.started : std::vector<EntryIndex>()) {
            const RunningJob &job = cluster.book.runningJob(entry);
            for (const Reservation &plan : result.reservations) {
                const bool isHigher
                    = placeOf(cluster.book, plan.entry, plan.partition) < placeOf(cluster.book, entry, cluster.book.entry(entry).partition);
                const bool sharesNodes = std::any_of(plan.nodes.begin(), plan.nodes.end(), [&job](NodeIndex node) { return job.nodes.has(node); });
                if (isHigher && sharesNodes) {
                    ++looked;
                    QVERIFY(job.endTime <= plan.start || now >= plan.end);
                }
            }
        }
    });
    QVERIFY(looked > 0);
}

void TestSchedulers::startsThatAreTakenBackLeaveNoTrace()
{
    QFETCH(unsigned, seed);
    QFETCH(std::uint16_t, release);
    RandomCluster cluster(seed, release);
    for (std::int64_t now = beginning; now < beginning + 1200; now += 15) {
        cluster.submitOne(now);
        cluster.endSome(now);
        cluster.book.keepStarts();
        const auto starts = [&] {
            std::vector<std::pair<std::uint32_t, std::vector<NodeIndex>>> all;
            for (const EntryIndex entry : runMainPass(cluster.book, now, true).started) {
                all.emplace_back(cluster.book.request(entry).jobId, cluster.book.runningJob(entry).allocation.nodes);
            }
            return all;
        };
        const auto first = starts();
        cluster.book.undoStarts();
        QVERIFY(starts() == first);
        cluster.book.keepStarts();
    }
}

void TestSchedulers::theSameSeedGivesTheSameDiary()
{
    QFETCH(unsigned, seed);
    QFETCH(std::uint16_t, release);
    const QString once = diary(seed, release);
    QVERIFY(once.contains("plan "));
    QCOMPARE(diary(seed, release), once);
}

/// What one job used, decayed, is the same however many passes there were while it ran.
void TestSchedulers::usageIsConservedUnderDecay()
{
    Policy policy = smallPolicy(2, 8, 16000, 2205);
    policy.priority.halfLife.minutes = 60;
    const Machine machine = makeMachine(policy, expandNames);
    const AssociationId user = smallJob(policy, 1, "red", 1, 4, 10).association;
    const double factor = 1.0 - 0.693 / 3600.0;
    for (const std::int64_t period : { 60, 300, 600 }) {
        JobBook book(policy, machine, schedulerSettings(policy));
        PriorityKeeper keeper(policy, Situation());
        keeper.pass(book, beginning);
        (void)book.submit(smallJob(policy, 1, "red", 1, 4, 60), beginning);
        QCOMPARE(runMainPass(book, beginning, true).started.size(), std::size_t { 1 });
        long double expected = 0.0L;
        for (std::int64_t now = beginning + period; now <= beginning + 1200; now += period) {
            keeper.pass(book, now);
            const auto ran = static_cast<double>(period);
            expected = expected * static_cast<long double>(std::pow(factor, ran)) + static_cast<long double>(ran * std::pow(factor, ran) * 4.0);
        }
        QVERIFY(std::abs(static_cast<double>(keeper.situation().ownUsage(user) - expected)) < 1e-6);
        QVERIFY(keeper.situation().ownUsage(user) < 4 * 1200);
    }
}

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
