// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/passes.h"
#include "replay/pending_queue.h"
#include "replay/priority_keeper.h"
#include "small_cluster.h"
#include "support/test_case.h"

#include <QTest>

#include <cmath>
#include <random>

namespace test_scheduler_rules
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

class TestSchedulerRules : public QObject
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

private:
    static void seeds();
};

void TestSchedulerRules::seeds()
{
    QTest::addColumn<unsigned>("seed");
    QTest::addColumn<std::uint16_t>("release");
    for (const std::uint16_t release : { std::uint16_t { 2205 }, std::uint16_t { 2511 } }) {
        for (unsigned seed = 1; seed <= 8; ++seed) {
            QTest::addRow("%d, seed %u", release, seed) << seed << release;
        }
    }
}

void TestSchedulerRules::capacityIsNeverExceeded()
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

void TestSchedulerRules::aMainPassStartsInTheOrderOfEachPartition()
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

void TestSchedulerRules::noBackfilledJobDelaysAHigherReservation()
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

void TestSchedulerRules::startsThatAreTakenBackLeaveNoTrace()
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

void TestSchedulerRules::theSameSeedGivesTheSameDiary()
{
    QFETCH(unsigned, seed);
    QFETCH(std::uint16_t, release);
    const QString once = diary(seed, release);
    QVERIFY(once.contains("plan "));
    QCOMPARE(diary(seed, release), once);
}

/// What one job used, decayed, is the same however many passes there were while it ran.
void TestSchedulerRules::usageIsConservedUnderDecay()
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
APPORTION_TEST(TestSchedulerRules)
} // namespace test_scheduler_rules

#include "test_scheduler_rules.moc"
