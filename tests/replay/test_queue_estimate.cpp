// SPDX-License-Identifier: GPL-3.0-or-later
// The estimate of a queue beside a replay of it by the rules of Slurm's schedulers, which recordings of a real slurmctld judge.
#include "core/plan/queue_course.h"
#include "random_trace.h"
#include "support/test_case.h"

#include <QTest>

#include <cmath>

namespace test_queue_estimate
{

using namespace apportion;
using namespace apportion::testing;

namespace
{

/// A queue in which every job runs until its time limit ends, and nobody hands in anything more.
struct WaitingQueue
{
    WaitingQueue(std::uint64_t seed, std::uint32_t count) : random(seed), policy(smallPolicy(nodes, 8, 16000, 2511))
    {
        policy.priority = {};
        policy.priority.weightJobSize = 0; // the order is that of submission
        machine = replay::makeMachine(policy, expandNames);
        for (std::uint32_t id = 1; id <= count; ++id) {
            const auto wide = static_cast<std::uint32_t>(random.chance(25) ? 2 + random.below(5) : 1);
            const auto tasks = static_cast<std::uint32_t>(wide > 1 ? std::uint64_t { 8 } * wide : 1 + random.below(8));
            const auto minutes = static_cast<std::uint32_t>(10 * (1 + random.below(18)));
            replay::TraceJob traced = tracedJob(trace, id, "red", id, std::int64_t { minutes } * 60 - 1);
            traced.tasks = tasks;
            traced.minNodes = traced.maxNodes = wide;
            trace.jobs.push_back(traced);
            Job job;
            job.id = std::to_string(id);
            job.user = "reduser";
            job.account = "red";
            job.partitions = { "main" };
            job.cpus = tasks;
            job.timeLimit = minutes;
            job.submitTime = job.accrueTime = job.eligibleTime = beginning + id;
            situation.jobs.edit().push_back(job);
        }
        result = replay::replayTrace(policy, Situation(), machine, replay::Workload(policy, machine, trace), {});
    }

    /// Seconds by which the estimate misses the starts of the replay, on average.
    [[nodiscard]] double missed(const char *scheduler) const
    {
        Policy other = policy;
        other.foreignConf.edit().push_back({ "SchedulerType", scheduler, {} });
        EvaluationOptions options;
        options.now = beginning + static_cast<std::int64_t>(situation.jobs->size());
        const QueueCourse course = estimateQueue(*evaluate(other, situation, options), Planned::Ignored);
        double seconds = 0.0;
        for (std::size_t job = 0; job < course.jobs.size(); ++job) {
            seconds += std::abs(static_cast<double>(*options.now + course.jobs[job].start - result.jobs[job].startTime));
        }
        return seconds / static_cast<double>(course.jobs.size());
    }

    static constexpr std::uint32_t nodes = 8;

    test::Random random;
    Policy policy;
    replay::Machine machine;
    replay::Trace trace;
    Situation situation;
    replay::ReplayResult result;
};

} // namespace

class TestQueueEstimate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void jobsStartNearWhenTheReplayStartsThem_data();
    void jobsStartNearWhenTheReplayStartsThem();
};

void TestQueueEstimate::jobsStartNearWhenTheReplayStartsThem_data()
{
    QTest::addColumn<quint64>("seed");
    for (quint64 seed = 1; seed <= 6; ++seed) {
        QTest::addRow("seed %llu", seed) << seed;
    }
}

void TestQueueEstimate::jobsStartNearWhenTheReplayStartsThem()
{
    QFETCH(const quint64, seed);
    const WaitingQueue queue(seed, 60);
    for (const replay::ReplayedJob &job : queue.result.jobs) {
        QVERIFY(job.hasStarted());
    }
    const double with = queue.missed("sched/backfill");
    const double without = queue.missed("sched/builtin");
    QVERIFY2(2.5 * with < without, qPrintable(QStringLiteral("%1 and %2 s").arg(with).arg(without)));
}

APPORTION_TEST(TestQueueEstimate)
} // namespace test_queue_estimate

#include "test_queue_estimate.moc"
