// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/fast_error.h"
#include "replay_testing.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <tuple>

namespace test_fast_mode
{

using namespace apportion;
using namespace apportion::replay;
using namespace apportion::testing;

/// What the mode that counts instead of choosing nodes keeps to, and how far it is off.
class TestFastMode : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bothModesTakeGresOfAnyKind();
    void bothModesPutSoManyTasksOnANode();
    void theFastModeKeepsToCapacityAndLimits_data() { addSeeds(); }
    void theFastModeKeepsToCapacityAndLimits();
    void theFastModeStartsWhatTheExactOneStarts();
    void theErrorOfTheFastModeIsMeasured();
};

void TestFastMode::bothModesTakeGresOfAnyKind()
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

void TestFastMode::bothModesPutSoManyTasksOnANode()
{
    SmallReplay small(4); // of 8 CPUs each
    const auto submit = [&](std::uint32_t id, std::uint32_t tasks, std::uint32_t onEach, std::uint32_t cpusPerTask) {
        TraceJob &job = small.add(id, std::int64_t { id } * 1000, 100, tasks);
        job.maxNodes = 0;
        job.tasksPerNode = onEach;
        job.cpusPerTask = cpusPerTask;
    };
    submit(1, 8, 2, 1); // four nodes, though one had room for all tasks
    submit(2, 3, 1, 8); // each task with a node of its own
    submit(3, 20, 4, 1); // a fifth node
    submit(4, 9, 9, 1); // no node has so many CPUs
    submit(5, 2, 2, 4);
    for (const bool isFast : { false, true }) {
        ReplayOptions options;
        options.isFast = isFast;
        const ReplayResult result = small.replay(options);
        const auto had = [&](TraceRow row) { return std::pair(result.jobs[row].nodes, result.jobs[row].cpus); };
        QVERIFY(had(0) == std::pair(4U, 8U));
        QVERIFY(had(1) == std::pair(3U, 24U));
        QVERIFY(!result.jobs[2].hasStarted());
        QVERIFY(!result.jobs[3].hasStarted());
        QVERIFY(had(4) == std::pair(1U, 8U));
    }
}

/// Without any choice of nodes: never more CPUs than there are, nor than the account "red" may have.
void TestFastMode::theFastModeKeepsToCapacityAndLimits()
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
void TestFastMode::theFastModeStartsWhatTheExactOneStarts()
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

void TestFastMode::theErrorOfTheFastModeIsMeasured()
{
    const RandomTrace random(5, 2511);
    const Workload workload(random.policy, random.machine, random.trace);
    const FastError error = measureFastError(random.policy, Situation(), random.machine, workload, {}, 60);
    QVERIFY(error.jobs > 40 && error.jobs < 120);
    QVERIFY(error.exactMeanWait > 0.0);
    QVERIFY(error.fastMeanWait > 0.0);
    QVERIFY(error.start.p90 >= error.start.median);
}

APPORTION_TEST(TestFastMode)
} // namespace test_fast_mode

#include "test_fast_mode.moc"
