// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/decay.h"
#include "core/plan/decay_walk.h"
#include "core/plan/moment.h"
#include "support/generated_policy.h"
#include "support/test_case.h"

#include <QTest>

#include <cmath>

namespace test_decay_walk
{

using namespace apportion;

namespace
{

/// Accounts a (b, with ann and bob) and d (cyd); ann runs 4 CPUs under a QOS that counts half.
Snapshot cluster()
{
    Snapshot now;
    Policy &policy = now.policy;
    policy.priority.halfLife.minutes = 1440;
    const AssociationId a = policy.associations.addAccount(AssociationTree::root(), "a");
    const AssociationId b = policy.associations.addAccount(a, "b");
    const AssociationId ann = policy.associations.addUser(b, "ann");
    policy.associations.addUser(b, "bob");
    const AssociationId cyd = policy.associations.addUser(policy.associations.addAccount(AssociationTree::root(), "d"), "cyd");
    now.situation.setOwnUsage(ann, 1000.0L);
    now.situation.setOwnUsage(a, 200.0L); // left behind by users that are gone
    now.situation.setOwnUsage(cyd, 3000.0L);
    NodeGroup nodes;
    nodes.names = "n1";
    nodes.count = 1;
    nodes.cpus = 8;
    policy.nodeGroups.edit() = { nodes };
    Partition main;
    main.name = "main";
    main.nodes = { { 0, 1 } };
    policy.partitions.edit() = { main };
    Qos half;
    half.name = "half";
    half.usageFactor = 0.5;
    policy.qos.edit() = { half };
    Job job;
    job.id = "1";
    job.user = "ann";
    job.account = "b";
    job.qos = "half";
    job.partitions = { "main" };
    job.timeLimit = 60;
    job.cpus = 4;
    job.tres = { { "cpu", 4 } };
    job.running = true;
    now.situation.jobs.edit() = { job };
    return now;
}

QString textOf(const Evaluation &evaluation, const DecayWalk &walk)
{
    QStringList all;
    for (const DecayStep &step : walk.steps) {
        const std::string_view name = evaluation.tree().name(step.id);
        all << QStringLiteral("?+=").at(static_cast<int>(step.kind)) + QString::fromUtf8(name.data(), static_cast<int>(name.size()));
    }
    return all.join(' ');
}

} // namespace

class TestDecayWalk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void decaysThenChargesThenAddsUp()
    {
        const Snapshot now = cluster();
        const Evaluation evaluation = evaluate(now).value();
        const DecayWalk walk = decayWalk(evaluation);
        QCOMPARE(walk.seconds, std::int64_t { 300 });
        const double left = std::pow(1.0 - 0.693 / 86400.0, 300.0);
        QCOMPARE(walk.left, left);
        QCOMPARE(textOf(evaluation, walk), QString("?a ?ann ?cyd +ann =b =d =a =root"));
        const DecayStep &charge = walk.steps[3];
        QCOMPARE(charge.rate, 2.0);
        QCOMPARE(static_cast<double>(charge.before), 1000.0 * left);
        QCOMPARE(static_cast<double>(charge.added), 300.0 * left * 2.0);
        QCOMPARE(static_cast<double>(charge.after), (1000.0 + 600.0) * left);
        const DecayStep &root = walk.steps.back();
        QCOMPARE(static_cast<double>(root.before), 4200.0);
        QCOMPARE(static_cast<double>(root.added), 600.0 * left);
        QCOMPARE(static_cast<double>(root.after), 4800.0 * left);
    }

    void aJobIsChargedUntilItsLimit()
    {
        Snapshot now = cluster();
        now.situation.jobs.edit()[0].timeLimit = 2;
        const DecayWalk walk = decayWalk(evaluate(now).value());
        QCOMPARE(walk.steps[3].seconds, std::int64_t { 120 });
        QCOMPARE(static_cast<double>(walk.steps[3].added), 120.0 * std::pow(1.0 - 0.693 / 86400.0, 120.0) * 2.0);
    }

    void withoutAHalfLifeNothingDecays()
    {
        Snapshot now = cluster();
        now.policy.priority.halfLife.minutes = 0;
        const DecayWalk walk = decayWalk(evaluate(now).value());
        QCOMPARE(walk.left, 1.0);
        QCOMPARE(static_cast<double>(walk.steps.back().after), 4800.0);
    }

    void whereNothingWasUsedThereIsNothingToDo()
    {
        Snapshot now = cluster();
        now.situation = Situation();
        QVERIFY(decayWalk(evaluate(now).value()).steps.empty());
    }

    /// What comes out is what the engine makes of the usage one pass later, on every account and every user.
    void whatComesOutIsOnePassLater()
    {
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            Snapshot now = test::generatedPolicy({ .associations = 300, .jobs = 80, .seed = seed });
            for (std::size_t job = 0; job < now.situation.jobs->size(); job += 3) {
                now.situation.jobs.edit()[job].running = true;
            }
            const Evaluation evaluation = evaluate(now).value();
            const DecayWalk walk = decayWalk(evaluation, 100000);
            const Evaluation then = evaluate(afterPass(now, walk.seconds)).value();
            std::vector<long double> after(evaluation.tree().rowCount(), 0.0L);
            bool isCharged = false;
            for (const DecayStep &step : walk.steps) {
                after[step.id] = step.after;
                isCharged = isCharged || step.kind == DecayStep::Kind::Charge;
            }
            QVERIFY(isCharged);
            for (const AssociationId id : evaluation.layout().ids()) {
                const long double expected = then.rawUsage(id);
                QVERIFY2(std::fabs(after[id] - expected) <= 1e-12L * expected, qPrintable(QString::number(id)));
            }
        }
    }

    void noMoreStepsThanAskedFor()
    {
        const Evaluation evaluation = evaluate(cluster()).value();
        QCOMPARE(decayWalk(evaluation, 3).steps.size(), std::size_t { 3 });
    }
};

APPORTION_TEST(TestDecayWalk)
} // namespace test_decay_walk

#include "test_decay_walk.moc"
