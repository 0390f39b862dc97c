// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/dominance.h"
#include "core/plan/waiting.h"
#include "support/test_case.h"

#include <QTest>

#include <cmath>

namespace test_waiting
{

using namespace apportion;

namespace
{

constexpr std::int64_t now = 1'700'000'000;
constexpr double day = 86400.0;

/// Weights as in the teaching example: fair share 20,000,000, age 10,000,000 over 7 days, QOS 4,000,000.
Policy weights()
{
    Policy policy;
    PrioritySettings &settings = policy.priority;
    settings.set(PriorityFlag::NoFairTree);
    settings.weightFairshare = 20'000'000;
    settings.weightAge = 10'000'000;
    settings.weightQos = 4'000'000;
    settings.maxAge.minutes = 7 * 24 * 60;
    policy.qos.edit() = { Qos { "low", 0, 1.0, {}, {}, {} }, Qos { "normal", 50, 1.0, {}, {}, {} }, Qos { "high", 100, 1.0, {}, {}, {} } };
    Partition partition;
    partition.name = "batch";
    policy.partitions.edit() = { partition };
    return policy;
}

void addJob(Situation &situation, const char *id, const char *qos, std::int64_t waited, std::int32_t nice = 0)
{
    Job job;
    job.id = id;
    job.qos = qos;
    job.partitions = { "batch" };
    job.submitTime = now - waited;
    job.accrueTime = job.submitTime;
    job.nice = nice;
    situation.jobs.edit().push_back(job);
}

Evaluation evaluated(const Policy &policy, const Situation &situation = {})
{
    EvaluationOptions options;
    options.now = now;
    return *evaluate(policy, situation, options);
}

const PriorityStep *stepOf(const std::vector<PriorityStep> &steps, PriorityStepKind kind)
{
    for (const PriorityStep &step : steps) {
        if (step.kind == kind) {
            return &step;
        }
    }
    return nullptr;
}

bool near(double a, double b, double tolerance)
{
    return std::abs(a - b) <= tolerance;
}

} // namespace

class TestWaiting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sevenDaysOfWaitingEqualOneRegime()
    {
        // "a job waiting 7 days at F = 0 equals a new one at 0.5" (weights 20,000,000 and 10,000,000)
        const std::vector<PriorityStep> steps = prioritySteps(evaluated(weights()));
        const PriorityStep *day1 = stepOf(steps, PriorityStepKind::AgeDay);
        const PriorityStep *half = stepOf(steps, PriorityStepKind::FairShareHalf);
        QVERIFY(near(day1->points, 10'000'000.0 / 7.0, 1e-6));
        QCOMPARE(half->points, 10'000'000.0);
        QVERIFY(near(stepsEqualTo(*half, *day1), 7.0, 1e-9));
        QVERIFY(near(stepsEqualTo(*day1, *half), 1.0 / 7.0, 1e-12));
        // The whole of fair share is beyond all age that a job can gather.
        PriorityStep whole = *half;
        whole.points *= 2.0;
        QVERIFY(std::isinf(stepsEqualTo(whole, *day1)));
    }

    void oneQosIsItsPartOfTheWeight()
    {
        const std::vector<PriorityStep> steps = prioritySteps(evaluated(weights()));
        const PriorityStep *qos = stepOf(steps, PriorityStepKind::Qos);
        QCOMPARE(qos->from, std::string("low"));
        QCOMPARE(qos->to, std::string("normal"));
        QCOMPARE(qos->points, 2'000'000.0);
        QVERIFY(near(stepsEqualTo(*qos, *stepOf(steps, PriorityStepKind::AgeDay)), 1.4, 1e-9));
        QCOMPARE(std::count_if(steps.begin(), steps.end(), [](const PriorityStep &step) { return step.kind == PriorityStepKind::Qos; }), 2);
        const std::vector<PriorityStep> fewer = prioritySteps(evaluated(weights()), 1);
        QCOMPARE(stepOf(fewer, PriorityStepKind::Qos)->to, std::string("high"));
        QCOMPARE(stepOf(fewer, PriorityStepKind::Qos)->points, 4'000'000.0);
        // A factor without a weight, and partitions that do not differ, make no step.
        QVERIFY(stepOf(steps, PriorityStepKind::JobSize) == nullptr);
        QVERIFY(stepOf(steps, PriorityStepKind::Partition) == nullptr);
    }

    void underFairTreeARankHasItsPoints()
    {
        Policy policy = weights();
        policy.priority.set(PriorityFlag::NoFairTree, false);
        const AssociationId account = policy.associations.addAccount(AssociationTree::root(), "a", 1);
        for (int i = 0; i < 40; ++i) {
            policy.associations.addUser(account, "u" + std::to_string(i), 1);
        }
        const std::vector<PriorityStep> steps = prioritySteps(evaluated(policy));
        QCOMPARE(stepOf(steps, PriorityStepKind::FairShareRank)->points, 500'000.0);
        QVERIFY(stepOf(steps, PriorityStepKind::FairShareHalf) == nullptr);
        QVERIFY(prioritySteps(evaluated(Policy())).empty());
    }

    void ageGrowsToItsMaximum()
    {
        Situation situation;
        addJob(situation, "1", "normal", 2L * 86400);
        const WaitingLine line = waitingLine(evaluated(weights(), situation), 0);
        QVERIFY(near(line.age, 10'000'000.0 * 2.0 / 7.0, 1e-6));
        QVERIFY(near(line.after(0.0), 2'000'000.0 + 10'000'000.0 * 2.0 / 7.0, 1e-6));
        QVERIFY(near(line.secondsToFull(), 5.0 * day, 1e-3));
        QVERIFY(near(line.after(5.0 * day), 12'000'000.0, 1e-3));
        QVERIFY(near(line.after(50.0 * day), 12'000'000.0, 1e-3));
    }

    void aYoungJobPassesAnOldOneWhoseAgeIsFull()
    {
        Situation situation;
        addJob(situation, "old", "low", 7L * 86400);
        addJob(situation, "young", "high", 0);
        const Evaluation evaluation = evaluated(weights(), situation);
        const std::array lines { waitingLine(evaluation, 0), waitingLine(evaluation, 1) };
        // 10,000,000 stays; 4,000,000 + 10,000,000 t/7 reaches it after 4.2 days.
        const std::vector<WaitingCrossing> crossings = waitingCrossings(lines, 14.0 * day);
        QCOMPARE(crossings.size(), std::size_t { 1 });
        QCOMPARE(crossings.front().overtaker, JobRow { 1 });
        QVERIFY(near(crossings.front().seconds, 4.2 * day, 1.0));
        QVERIFY(near(crossings.front().priority, 10'000'000.0, 1.0));
        QVERIFY(waitingCrossings(lines, 4.0 * day).empty());
    }

    void jobsThatGrowAlikeNeverCross()
    {
        Situation situation;
        addJob(situation, "1", "low", 3600);
        addJob(situation, "2", "normal", 0);
        const Evaluation evaluation = evaluated(weights(), situation);
        const std::array lines { waitingLine(evaluation, 0), waitingLine(evaluation, 1) };
        QVERIFY(waitingCrossings(lines, 30.0 * day).empty());
    }

    void heldJobsAndThoseWithoutAgeStandStill()
    {
        Situation situation;
        addJob(situation, "held", "low", 86400);
        addJob(situation, "depends", "low", 86400);
        situation.jobs.edit()[0].held = true;
        situation.jobs.edit()[1].accrueTime = 0;
        const Evaluation evaluation = evaluated(weights(), situation);
        QCOMPARE(waitingLine(evaluation, 0).after(9.0 * day), 0.0);
        QCOMPARE(waitingLine(evaluation, 1).after(9.0 * day), 1.0);
        QCOMPARE(waitingLine(evaluation, 1).agePerSecond, 0.0);
    }
};

APPORTION_TEST(TestWaiting)
} // namespace test_waiting

#include "test_waiting.moc"
