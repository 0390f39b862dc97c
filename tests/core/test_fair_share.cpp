// SPDX-License-Identifier: GPL-3.0-or-later
// Classic, depth-oblivious and linear 2009.
#include "core/evaluate/evaluation.h"
#include "support/generated_policy.h"
#include "support/plain_fair_share.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>

namespace test_fair_share
{

using namespace apportion;

namespace
{

/// The tree of the Multifactor Priority pages: users 1 to 5 in b, c, c, e, f.
struct DocumentedTree
{
    Policy policy;
    Situation situation;
    AssociationId a, b, c, d, e, f;
    AssociationId user[6] = {};

    explicit DocumentedTree(long double unit)
    {
        AssociationTree &tree = policy.associations;
        a = tree.addAccount(0, "a", 40);
        d = tree.addAccount(0, "d", 60);
        b = tree.addAccount(a, "b", 30);
        c = tree.addAccount(a, "c", 10);
        e = tree.addAccount(d, "e", 25);
        f = tree.addAccount(d, "f", 35);
        const AssociationId accounts[] = { b, c, c, e, f };
        const long double usages[] = { 0.2L, 0.25L, 0.0L, 0.25L, 0.0L };
        for (int i = 0; i < 5; ++i) {
            user[i + 1] = tree.addUser(accounts[i], "user" + std::to_string(i + 1));
            situation.setOwnUsage(user[i + 1], usages[i] * unit);
        }
    }

    Evaluation evaluated(Algorithm algorithm) const
    {
        EvaluationOptions options;
        options.algorithm = algorithm;
        return evaluate(policy, situation, options).value();
    }
};

bool near(double value, double expected)
{
    return std::abs(value - expected) < 1e-12;
}

} // namespace

class TestFairShare : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linearGivesTheNumbersOf2009();
    void classicGivesTheDocumentedFigures();
    void classicParentUsersShareOneFactor();
    void dampeningFactorDampensClassicOnly();
    void zeroSharesGiveZero();
    void idleClusterIsUnused();
    void depthObliviousIgnoresADepthThatAddsNothing();
    void flagsChooseTheAlgorithm();
    void areThoseOfThePlainRulesToTheLastBit_data();
    void areThoseOfThePlainRulesToTheLastBit();
    void ranksFollowFactors();
};

void TestFairShare::linearGivesTheNumbersOf2009()
{
    // 100 processors and a half-life of a week: R_H = 100 · 604800 s · 2.
    DocumentedTree tree(100.0L * 604800.0L * 2.0L);
    NodeGroup group;
    group.count = 4;
    group.cpus = 25;
    tree.policy.nodeGroups.edit().push_back(group);
    const Evaluation evaluation = tree.evaluated(Algorithm::Linear2009);
    QVERIFY(near(static_cast<double>(evaluation.effectiveUsage(tree.b)), 0.3875));
    QVERIFY(near(static_cast<double>(evaluation.effectiveUsage(tree.c)), 0.3));
    QVERIFY(near(static_cast<double>(evaluation.effectiveUsage(tree.e)), 0.25));
    QVERIFY(near(static_cast<double>(evaluation.effectiveUsage(tree.f)), 0.25 * 35.0 / 60.0)); // .1458
    QVERIFY(near(evaluation.fairShare(tree.user[1]), 0.45625));
    QVERIFY(near(evaluation.fairShare(tree.user[2]), 0.3875));
    QVERIFY(near(evaluation.fairShare(tree.user[3]), 0.45));
    QVERIFY(near(evaluation.fairShare(tree.user[4]), 0.5));
    QCOMPARE(std::round(evaluation.fairShare(tree.user[5]) * 10000.0), 6021.0);
    QCOMPARE(evaluation.rank(tree.user[5]), 1U);
    QCOMPARE(evaluation.rank(tree.user[2]), 5U);
}

void TestFairShare::classicGivesTheDocumentedFigures()
{
    const DocumentedTree tree(100.0L); // 20, 25, 0, 25, 0: 70 in all
    const Evaluation evaluation = tree.evaluated(Algorithm::Classic);
    QCOMPARE(evaluation.normShares(tree.b), 0.4 * 0.75);
    QCOMPARE(evaluation.normShares(tree.user[3]), 0.4 * 0.25 * 0.5);
    const double u = 20.0 / 70.0 + (45.0 / 70.0 - 20.0 / 70.0) * 0.75;
    QVERIFY(near(static_cast<double>(evaluation.effectiveUsage(tree.b)), u));
    QVERIFY(near(evaluation.fairShare(tree.user[1]), std::pow(2.0, -u / 0.3)));
    // user 3 has used nothing and pays for user 2.
    QVERIFY(evaluation.effectiveUsage(tree.user[3]) > 0.0L);
    QVERIFY(evaluation.fairShare(tree.user[3]) < 0.5);
}

void TestFairShare::classicParentUsersShareOneFactor()
{
    Policy policy;
    AssociationTree &tree = policy.associations;
    const AssociationId lab = tree.addAccount(0, "lab", 244);
    tree.addAccount(0, "other", 178768);
    const AssociationId one = tree.addUser(lab, "one", sharesParent);
    const AssociationId two = tree.addUser(lab, "two", sharesParent);
    Situation situation;
    situation.setOwnUsage(one, 5000.0L);
    EvaluationOptions options;
    options.algorithm = Algorithm::Classic;
    const Evaluation evaluation = evaluate(policy, situation, options).value();
    QVERIFY(evaluation.fairShare(one) == evaluation.fairShare(two));
    QVERIFY(evaluation.fairShare(one) == evaluation.fairShare(lab));
    QCOMPARE(evaluation.normShares(two), 244.0 / 179012.0);
}

void TestFairShare::dampeningFactorDampensClassicOnly()
{
    DocumentedTree tree(100.0L);
    const double classicBefore = tree.evaluated(Algorithm::Classic).fairShare(tree.user[1]);
    const double fairTreeBefore = tree.evaluated(Algorithm::FairTree).fairShare(tree.user[1]);
    tree.policy.priority.dampeningFactor = 2;
    QVERIFY(near(tree.evaluated(Algorithm::Classic).fairShare(tree.user[1]), std::sqrt(classicBefore)));
    QCOMPARE(tree.evaluated(Algorithm::FairTree).fairShare(tree.user[1]), fairTreeBefore);
}

void TestFairShare::zeroSharesGiveZero()
{
    DocumentedTree tree(100.0L);
    tree.policy.associations.setRawShares(tree.c, 0);
    for (const Algorithm algorithm : { Algorithm::Classic, Algorithm::DepthOblivious }) {
        const Evaluation evaluation = tree.evaluated(algorithm);
        QCOMPARE(evaluation.normShares(tree.user[2]), 0.0);
        QCOMPARE(evaluation.fairShare(tree.user[2]), 0.0);
        QCOMPARE(evaluation.regime(tree.user[2]), Regime::NoShare);
    }
}

void TestFairShare::idleClusterIsUnused()
{
    const DocumentedTree tree(0.0L);
    for (const Algorithm algorithm : { Algorithm::FairTree, Algorithm::Classic, Algorithm::DepthOblivious }) {
        const Evaluation evaluation = tree.evaluated(algorithm);
        for (int i = 1; i <= 5; ++i) {
            QCOMPARE(evaluation.fairShare(tree.user[i]), 1.0);
            QCOMPARE(evaluation.regime(tree.user[i]), Regime::Unused);
            QCOMPARE(evaluation.rank(tree.user[i]), 1U);
        }
    }
}

void TestFairShare::depthObliviousIgnoresADepthThatAddsNothing()
{
    // A user who is alone in an account, and one who is alone in an account in an account: same shares, same usage.
    Policy policy;
    AssociationTree &tree = policy.associations;
    const AssociationId shallow = tree.addAccount(0, "shallow", 10);
    const AssociationId deep = tree.addAccount(0, "deep", 10);
    const AssociationId deeper = tree.addAccount(deep, "deeper", 3);
    const AssociationId x = tree.addUser(shallow, "x");
    const AssociationId y = tree.addUser(deeper, "y");
    Situation situation;
    situation.setOwnUsage(x, 700.0L);
    situation.setOwnUsage(y, 700.0L);
    EvaluationOptions options;
    options.algorithm = Algorithm::DepthOblivious;
    const Evaluation evaluation = evaluate(policy, situation, options).value();
    QVERIFY(near(evaluation.fairShare(x), 0.5));
    QVERIFY(near(evaluation.fairShare(x), evaluation.fairShare(y)));
}

void TestFairShare::flagsChooseTheAlgorithm()
{
    PrioritySettings settings;
    QCOMPARE(settings.algorithm(), Algorithm::FairTree);
    settings.set(PriorityFlag::NoFairTree);
    QCOMPARE(settings.algorithm(), Algorithm::Classic);
    settings.set(PriorityFlag::NoFairTree, false);
    settings.set(PriorityFlag::DepthOblivious);
    QCOMPARE(settings.algorithm(), Algorithm::DepthOblivious);
    settings.set(PriorityFlag::MaxTres);
    settings.set(PriorityFlag::MaxTresGres);
    QCOMPARE(settings.billingRule(), BillingRule::MaxTresGres);
}

void TestFairShare::areThoseOfThePlainRulesToTheLastBit_data()
{
    QTest::addColumn<Algorithm>("algorithm");
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 12; ++seed) {
        QTest::addRow("classic %d", seed) << Algorithm::Classic << seed;
        QTest::addRow("depth-oblivious %d", seed) << Algorithm::DepthOblivious << seed;
    }
}

void TestFairShare::areThoseOfThePlainRulesToTheLastBit()
{
    QFETCH(Algorithm, algorithm);
    QFETCH(int, seed);
    Snapshot now = test::generatedPolicy({ 3000, 0, static_cast<std::uint64_t>(seed), seed % 2 == 0 ? 33U : 0U, seed % 3 == 0 });
    AssociationTree &tree = now.policy.associations;
    test::Random random(static_cast<std::uint64_t>(seed));
    const bool hasSmallShares = seed % 4 == 1; // levels without any, too
    for (AssociationId id = 1; id < tree.rowCount(); ++id) {
        tree.setRawShares(id, hasSmallShares ? static_cast<std::uint32_t>(random.below(3)) : tree.rawShares(id));
        if (tree.isAccount(id)) {
            // More accounts on `parent` than anybody has, and what deleted users left behind.
            tree.setRawShares(id, random.chance(8) ? sharesParent : tree.rawShares(id));
            now.situation.setOwnUsage(id, random.chance(10) ? static_cast<long double>(random.below(1000000)) * 0.37L : 0.0L);
        }
    }
    now.policy.priority.dampeningFactor = static_cast<std::uint16_t>(1 + seed % 4);
    EvaluationOptions options;
    options.algorithm = algorithm;
    const Evaluation evaluation = evaluate(now, options).value();
    const test::PlainFairShare plain = test::plainFairShare(now, algorithm);
    for (const AssociationId id : evaluation.layout().ids()) {
        const std::string name(tree.name(id));
        QVERIFY2(evaluation.normShares(id) == plain.sharesNorm[id], name.c_str());
        QVERIFY2(evaluation.effectiveUsage(id) == plain.usageEffective[id], name.c_str());
        QVERIFY2(evaluation.fairShare(id) == plain.factors[id], name.c_str());
    }
}

void TestFairShare::ranksFollowFactors()
{
    const Snapshot now = test::generatedPolicy({ 2000, 0, 5 });
    for (const Algorithm algorithm : { Algorithm::FairTree, Algorithm::Classic, Algorithm::DepthOblivious, Algorithm::Linear2009 }) {
        EvaluationOptions options;
        options.algorithm = algorithm;
        const Evaluation evaluation = evaluate(now, options).value();
        std::vector<double> factors;
        for (const AssociationId id : evaluation.layout().ids()) {
            if (evaluation.tree().isUser(id)) {
                factors.push_back(evaluation.fairShare(id));
            }
        }
        std::sort(factors.begin(), factors.end(), std::greater<>());
        for (const AssociationId id : evaluation.layout().ids()) {
            const auto before = std::lower_bound(factors.begin(), factors.end(), evaluation.fairShare(id), std::greater<>()) - factors.begin();
            QCOMPARE(evaluation.rank(id), evaluation.tree().isUser(id) ? static_cast<std::uint32_t>(before + 1) : 0U);
        }
    }
}

APPORTION_TEST(TestFairShare)
} // namespace test_fair_share

#include "test_fair_share.moc"
