// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/look_ahead.h"
#include "core/plan/moment.h"
#include "support/test_case.h"

#include <QTest>

#include <cmath>

namespace test_moment
{

using namespace apportion;

namespace
{

/// Two users of an account; ann runs a job on 4 CPUs, bob waits.
Snapshot cluster()
{
    Snapshot now;
    Policy &policy = now.policy;
    policy.priority.halfLife.minutes = 7 * 1440;
    policy.nodeGroups.edit().push_back({});
    policy.nodeGroups.edit().back().names = "n1";
    policy.nodeGroups.edit().back().count = 1;
    policy.nodeGroups.edit().back().cpus = 16;
    policy.partitions.edit().push_back({});
    policy.partitions.edit().back().name = "batch";
    policy.partitions.edit().back().nodes = { { 0, 1 } };
    policy.qos.edit().push_back({});
    policy.qos.edit().back().name = "normal";
    policy.qos.edit().back().usageFactor = 0.5;
    const AssociationId lab = policy.associations.addAccount(AssociationTree::root(), "lab");
    now.situation.setOwnUsage(policy.associations.addUser(lab, "ann"), 1000.0L);
    now.situation.setOwnUsage(policy.associations.addUser(lab, "bob"), 3000.0L);
    for (const char *user : { "ann", "bob" }) {
        Job job;
        job.id = user;
        job.user = user;
        job.account = "lab";
        job.qos = "normal";
        job.partitions = { "batch" };
        job.cpus = 4;
        job.running = job.user == "ann";
        now.situation.jobs.edit().push_back(job);
    }
    return now;
}

double usageOf(const Snapshot &of, const char *user)
{
    const AssociationTree &tree = of.policy.associations;
    return static_cast<double>(of.situation.ownUsage(tree.findUser(tree.findAccount("lab"), user)));
}

} // namespace

class TestMoment : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPassDecaysAndCharges();
    void whatOnlyARestartTakesIsNotInEffect();
    void aResetLeavesOnlyWhatRuns();
    void aHalfLifeIsAsManyPasses();
    void whatRunsEndsAtItsLimit();
    void aPeriodThatEndsMeanwhileClears();
    void bothWaysAreLookedAtTogether();
    void whatRunsIsChargedAsWhenItBegan();
    void theForecastAgreesAtAReset();
};

/// A pass at which usage is cleared charges its whole period all the same, also what of it lies before the boundary
/// (priority_multifactor.c, _decay_thread: it clears, decays and charges since the pass before).
void TestMoment::theForecastAgreesAtAReset()
{
    Snapshot now = cluster();
    now.policy.priority.calcPeriod.minutes = 7; // no divisor of a day: the boundary lies between two passes
    now.policy.priority.usageReset = UsageReset::Daily;
    now.situation.jobs.edit()[0].timeLimit = unlimitedTime;
    now.situation.jobs.edit()[1].held = true;
    ForecastAssumption rest;
    rest.meanwhile = Meanwhile::Rest;
    for (const std::int64_t from : { std::int64_t { 86400 / 2 }, std::int64_t { 86400 - 420 }, std::int64_t { 86400 - 1 } }) {
        EvaluationOptions options;
        const Forecaster forecaster(now, rest, from, queueCourse(now.policy, now.situation, options, from));
        for (const std::int64_t seconds :
            { std::int64_t { 420 }, std::int64_t { 86400 / 2 }, std::int64_t { 86400 }, std::int64_t { 86400 } * 3 + 11 }) {
            const Snapshot passes = afterPasses(now, from, seconds);
            Snapshot forecast = now;
            forecast.situation = forecaster.at(seconds).situation;
            for (const char *user : { "ann", "bob" }) {
                QVERIFY(std::abs(usageOf(passes, user) - usageOf(forecast, user)) <= 1e-9 * usageOf(forecast, user));
            }
            // as it is stepped through
            std::vector<UsageCampaign> runs { { 0, std::int64_t { 86400 } * 9, 4 * 0.5 } };
            const std::int64_t passed = seconds - seconds % 420;
            const auto stepped = static_cast<double>(usageOverTime(now.policy.priority, 1000.0L, runs, from, passed).back().usage);
            QVERIFY(std::abs(usageOf(passes, "ann") / stepped - 1.0) < 1e-9);
        }
    }
}

void TestMoment::aPassDecaysAndCharges()
{
    const Snapshot then = afterPass(cluster(), 300);
    const double over = std::pow(1.0 - 0.693 / (7 * 86400.0), 300.0);
    QCOMPARE(usageOf(then, "bob"), 3000.0 * over);
    QCOMPARE(usageOf(then, "ann"), 1000.0 * over + 300.0 * over * 4 * 0.5);
    Snapshot kept = cluster();
    kept.policy.priority.halfLife.minutes = 0;
    QCOMPARE(usageOf(afterPass(kept, 300), "ann"), 1000.0 + 300.0 * 4 * 0.5);
}

void TestMoment::whatOnlyARestartTakesIsNotInEffect()
{
    const Snapshot baseline = cluster();
    Snapshot draft = baseline;
    draft.policy.priority.type = PriorityType::Basic;
    draft.policy.priority.weightAge = 77;
    draft.policy.nodeGroups.edit()[0].cpus = 32;
    draft.policy.release = 2205;
    const Snapshot older = atReconfigure(baseline.policy, draft, ResetOutlook::Stays);
    QCOMPARE(older.policy.priority.type, PriorityType::Multifactor);
    QCOMPARE(older.policy.priority.weightAge, 77U);
    QCOMPARE(older.policy.nodeGroups->front().cpus, 16U);
    QCOMPARE(usageOf(older, "bob"), 3000.0);
    draft.policy.release = 2511; // whose reconfigure starts slurmctld anew
    const Snapshot newer = atReconfigure(baseline.policy, draft, ResetOutlook::Stays);
    QCOMPARE(newer.policy.priority.type, PriorityType::Basic);
    QCOMPARE(newer.policy.nodeGroups->front().cpus, 32U);
}

void TestMoment::aResetLeavesOnlyWhatRuns()
{
    const Snapshot baseline = cluster();
    for (const ResetOutlook outlook : { ResetOutlook::MayClear, ResetOutlook::Clears }) {
        const Snapshot first = atReconfigure(baseline.policy, baseline, outlook);
        QCOMPARE(usageOf(first, "ann"), 0.0);
        QCOMPARE(usageOf(first, "bob"), 0.0);
        const Snapshot next = afterPass(first, 300);
        QVERIFY(usageOf(next, "ann") > 599.0 && usageOf(next, "ann") < 600.0);
        QCOMPARE(usageOf(next, "bob"), 0.0);
    }
}

void TestMoment::aHalfLifeIsAsManyPasses()
{
    Snapshot step = cluster();
    step.policy.priority.calcPeriod.minutes = 60;
    const Snapshot whole = afterPasses(step, 0, std::int64_t { 7 } * 86400);
    for (int pass = 0; pass < 7 * 24; ++pass) {
        step = afterPass(std::move(step), 3600);
    }
    for (const char *user : { "ann", "bob" }) {
        QVERIFY(std::abs(usageOf(whole, user) / usageOf(step, user) - 1.0) < 1e-9);
    }
    QVERIFY(std::abs(usageOf(whole, "bob") - 1500.0) < 1.0);
    step.policy.priority.halfLife.minutes = 0; // nothing decays
    step.situation = cluster().situation;
    QCOMPARE(usageOf(afterPasses(step, 0, 86400), "ann"), 1000.0 + 86400.0 * 4 * 0.5);
}

void TestMoment::whatRunsEndsAtItsLimit()
{
    Snapshot now = cluster();
    now.policy.priority.halfLife.minutes = 0;
    now.policy.priority.calcPeriod.minutes = 5;
    now.situation.jobs.edit()[0].timeLimit = 60;
    QCOMPARE(usageOf(afterPasses(now, 0, 86400), "ann"), 1000.0 + 3600.0 * 4 * 0.5);
    now.situation.jobs.edit()[0].timeLimit = noTimeLimit;
    now.policy.partitions.edit()[0].maxTime.minutes = 30;
    QCOMPARE(usageOf(afterPasses(now, 0, 86400), "ann"), 1000.0 + 1800.0 * 4 * 0.5);
}

void TestMoment::aPeriodThatEndsMeanwhileClears()
{
    Snapshot now = cluster();
    now.policy.priority.halfLife.minutes = 0;
    now.policy.priority.calcPeriod.minutes = 5;
    now.policy.priority.usageReset = UsageReset::Daily;
    const Snapshot then = afterPasses(now, 86400 / 2, 86400); // from noon to noon
    QCOMPARE(usageOf(then, "bob"), 0.0);
    QCOMPARE(usageOf(then, "ann"), (86400.0 / 2 + 300) * 4 * 0.5); // the pass that clears charges its own period
    QCOMPARE(usageOf(afterPasses(now, 0, 3600), "bob"), 3000.0);
}

void TestMoment::bothWaysAreLookedAtTogether()
{
    const Snapshot baseline = cluster();
    Snapshot draft = baseline;
    draft.policy.priority.halfLife.minutes = 1440;
    draft.policy.priority.type = PriorityType::Basic; // taken by a restart alone
    draft.policy.release = 2205;
    const TwoWays first = atMoment(Moment::Reconfigure, baseline, draft, ResetOutlook::Stays, 0);
    QCOMPARE(first.after.policy.priority.type, PriorityType::Multifactor);
    QCOMPARE(first.seconds, std::int64_t { 0 });
    const TwoWays later = atMoment(Moment::HalfLife, baseline, draft, ResetOutlook::Stays, 0);
    QCOMPARE(later.after.policy.priority.type, PriorityType::Basic);
    QCOMPARE(later.seconds, std::int64_t { 86400 });
    QVERIFY(std::abs(usageOf(later.after, "bob") - 1500.0) < 1.0);
    QVERIFY(usageOf(later.before, "bob") > 2700.0); // a day of a week's half-life
    const TwoWays cleared = atMoment(Moment::HalfLife, baseline, draft, ResetOutlook::Clears, 0);
    QCOMPARE(usageOf(cleared.after, "bob"), 0.0);
    QVERIFY(atMoment(Moment::InEffect, baseline, draft, ResetOutlook::Clears, 0).after == draft);
}

void TestMoment::whatRunsIsChargedAsWhenItBegan()
{
    const Snapshot baseline = cluster();
    Snapshot draft = baseline;
    draft.policy.partitions.edit().back().billingWeights = { { "CPU", 10.0 } };
    draft.policy.qos.edit().back().usageFactor = 1.0;
    const TwoWays ways = atMoment(Moment::Period, baseline, draft, ResetOutlook::Stays, 0);
    const double over = std::pow(1.0 - 0.693 / (7 * 86400.0), 300.0);
    QCOMPARE(usageOf(ways.before, "ann"), 1000.0 * over + 300.0 * over * 4 * 0.5);
    QCOMPARE(usageOf(ways.after, "ann"), 1000.0 * over + 300.0 * over * 4); // the factor of the QOS counts at once
    draft.policy.partitions.edit().back().name = "other"; // which the baseline does not have
    draft.situation.jobs.edit()[0].partitions = { "other" };
    QCOMPARE(usageOf(atMoment(Moment::Period, baseline, draft, ResetOutlook::Stays, 0).after, "ann"), 1000.0 * over + 300.0 * over * 40);
}

APPORTION_TEST(TestMoment)
} // namespace test_moment

#include "test_moment.moc"
