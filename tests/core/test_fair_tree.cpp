// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/evaluation.h"
#include "support/generated_policy.h"
#include "support/plain_fair_share.h"
#include "support/test_case.h"

#include <QTest>

#include <cmath>

namespace test_fair_tree
{

using namespace apportion;

namespace
{

struct Cluster : Snapshot
{

    AssociationId account(const char *name, std::uint32_t shares, AssociationId parent = 0)
    {
        return policy.associations.addAccount(parent, name, shares);
    }
    AssociationId user(AssociationId account, const char *name, std::uint32_t shares, long double usage)
    {
        const AssociationId id = policy.associations.addUser(account, name, shares);
        situation.setOwnUsage(id, usage);
        return id;
    }
    Evaluation evaluated(bool merge = false) const
    {
        EvaluationOptions options;
        options.mergeTiedAccounts = merge;
        return evaluate(*this, options).value();
    }
};

void compareFactors(const Evaluation &evaluation, const test::PlainFairShare &plain)
{
    for (const AssociationId id : evaluation.layout().ids()) {
        QVERIFY2(evaluation.fairShare(id) == plain.factors[id], std::string(evaluation.tree().name(id)).c_str());
    }
}

} // namespace

class TestFairTree : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nearTiesComeOutAsInSlurm();
    void tiedUsersShareTheRankOfTheFirst();
    void whoUsedNextToNothingComesAfterTheUnused();
    void tiedAccountsAreWalkedOneAfterTheOther();
    void tiedAccountsGoInTheOrderOfTheSituation();
    void beforeLineagesNamesAreComparedOneByOne();
    void tiedAccountsFormOneLevelAsDocumented();
    void emptyAccountsTakePartInMergedTies();
    void parentUsersCountAsUnused();
    void noSharesComeLast();
    void agreesWithThePlainRules_data();
    void agreesWithThePlainRules();
    void manySiblingsSortExactly();
    void depthIsBoundedByMemoryAlone();
    void stopsWhenAsked();
    void recycledMemoryChangesNothing();
};

void TestFairTree::nearTiesComeOutAsInSlurm()
{
    // 40/170 ÷ (20/110) and 50/170 ÷ (25/110) are equal on paper and differ in Slurm's types.
    Cluster cluster;
    const AssociationId a = cluster.account("a", 1);
    const AssociationId x = cluster.user(a, "x", 40, 20.0L);
    const AssociationId y = cluster.user(a, "y", 50, 25.0L);
    cluster.user(a, "z", 80, 65.0L);
    const Evaluation evaluation = cluster.evaluated();
    QVERIFY(evaluation.levelFs(x) != evaluation.levelFs(y));
    QVERIFY(evaluation.rank(x) != evaluation.rank(y));
    const long double levelX = static_cast<long double>(40.0 / 170.0) / (20.0L / 110.0L);
    QCOMPARE(evaluation.levelFs(x), levelX);
    QCOMPARE(evaluation.rank(x) < evaluation.rank(y), evaluation.levelFs(x) > evaluation.levelFs(y));
}

void TestFairTree::tiedUsersShareTheRankOfTheFirst()
{
    Cluster cluster;
    const AssociationId a = cluster.account("a", 1);
    const AssociationId first = cluster.user(a, "first", 2, 10.0L);
    const AssociationId ann = cluster.user(a, "ann", 1, 10.0L);
    const AssociationId bob = cluster.user(a, "bob", 1, 10.0L);
    const AssociationId last = cluster.user(a, "last", 1, 30.0L);
    const Evaluation evaluation = cluster.evaluated();
    QCOMPARE(evaluation.fairShare(first), 1.0);
    QCOMPARE(evaluation.fairShare(ann), 0.75);
    QCOMPARE(evaluation.fairShare(bob), 0.75);
    QCOMPARE(evaluation.fairShare(last), 0.25); // the count went on falling
    QCOMPARE(evaluation.rank(bob), 2U);
    QCOMPARE(evaluation.rank(last), 4U);
}

namespace
{
/// Two accounts that tie, one of a rich and one of two poor users.
Cluster tiedAccounts(AssociationId *users)
{
    Cluster cluster;
    const AssociationId chem = cluster.account("chem", 30);
    const AssociationId physics = cluster.account("physics", 30);
    users[0] = cluster.user(chem, "fay", 3, 30.0L);
    users[1] = cluster.user(chem, "gus", 1, 40.0L);
    users[2] = cluster.user(physics, "ann", 1, 10.0L);
    users[3] = cluster.user(physics, "bob", 1, 60.0L);
    return cluster;
}
} // namespace

void TestFairTree::whoUsedNextToNothingComesAfterTheUnused()
{
    // Their LevelFS is beyond what a double holds, and differs beyond what it can tell.
    Cluster cluster;
    const AssociationId a = cluster.account("a", 1);
    const AssociationId some = cluster.user(a, "ann", 1, 2e-400L);
    const AssociationId less = cluster.user(a, "bob", 1, 1e-400L);
    const AssociationId none = cluster.user(a, "cat", 1, 0.0L);
    cluster.user(a, "dan", 1, 10.0L);
    const Evaluation evaluation = cluster.evaluated();
    QCOMPARE(evaluation.rank(none), 1U);
    QCOMPARE(evaluation.rank(less), 2U);
    QCOMPARE(evaluation.rank(some), 3U);
}

void TestFairTree::tiedAccountsAreWalkedOneAfterTheOther()
{
    AssociationId users[4];
    const Evaluation evaluation = tiedAccounts(users).evaluated();
    QCOMPARE(evaluation.fairShare(users[0]), 1.0);
    QCOMPARE(evaluation.fairShare(users[1]), 0.75);
    // physics starts tied: its first user ties with gus.
    QCOMPARE(evaluation.fairShare(users[2]), 0.75);
    QCOMPARE(evaluation.fairShare(users[3]), 0.25);
}

void TestFairTree::tiedAccountsGoInTheOrderOfTheSituation()
{
    Cluster cluster;
    std::vector<AssociationId> users;
    for (const char *name : { "a", "b", "c" }) {
        const AssociationId account = cluster.account(name, 1);
        users.push_back(cluster.user(account, "one", 3, 10.0L));
        users.push_back(cluster.user(account, "two", 1, 90.0L));
    }
    const auto ranks = [&] {
        const Evaluation evaluation = cluster.evaluated();
        std::vector<long> found;
        found.reserve(users.size());
        for (const AssociationId id : users) {
            found.push_back(std::lround(evaluation.fairShare(id) * 6.0));
        }
        return found;
    };
    // whoever comes first in the next account ties with the last one before
    QCOMPARE(ranks(), (std::vector<long> { 6, 5, 5, 3, 3, 1 }));
    cluster.situation.walkOrder.edit() = { "c", "gone", "a" };
    QCOMPARE(ranks(), (std::vector<long> { 5, 3, 3, 1, 6, 5 }));
    // edited shares are evaluated on top of what was before
    Evaluation before = cluster.evaluated();
    cluster.situation.walkOrder.edit() = { "b" };
    const std::optional<Evaluation> after = evaluate(cluster.policy, cluster.situation, {}, {}, std::move(before));
    QCOMPARE(std::lround(after->fairShare(users[2]) * 6.0), 6L);
    QCOMPARE(std::lround(after->fairShare(users[4]) * 6.0), 3L);
}

void TestFairTree::beforeLineagesNamesAreComparedOneByOne()
{
    Cluster cluster;
    const AssociationId dashed = cluster.user(cluster.account("bio-chem", 1), "ann", 1, 50.0L);
    cluster.user(cluster.policy.associations.findAccount("bio-chem"), "bob", 1, 50.0L);
    const AssociationId plain = cluster.user(cluster.account("bio", 1), "cat", 1, 100.0L);
    cluster.situation.setOwnUsage(dashed, 20.0L);
    cluster.situation.setOwnUsage(plain, 70.0L);
    const auto factorOf = [&](std::uint16_t release) {
        cluster.policy.release = release;
        return std::lround(cluster.evaluated().fairShare(plain) * 3.0);
    };
    QCOMPARE(factorOf(2311), 2L); // behind ann and bob, with whom it ties
    QCOMPARE(factorOf(2302), 3L);
}

void TestFairTree::tiedAccountsFormOneLevelAsDocumented()
{
    AssociationId users[4];
    const Evaluation evaluation = tiedAccounts(users).evaluated(true);
    // LevelFS: ann .5/(1/7) = 3.5, fay .75/(3/7) = 1.75, bob .5/(6/7) = .58, gus .25/(4/7) = .44
    QCOMPARE(evaluation.fairShare(users[2]), 1.0);
    QCOMPARE(evaluation.fairShare(users[0]), 0.75);
    QCOMPARE(evaluation.fairShare(users[3]), 0.5);
    QCOMPARE(evaluation.fairShare(users[1]), 0.25);
}

void TestFairTree::emptyAccountsTakePartInMergedTies()
{
    Cluster cluster;
    cluster.user(AssociationTree::root(), "idle", 1, 0.0L);
    cluster.account("aempty", 5); // unused, and the first of the accounts that tie
    const AssociationId second = cluster.account("bunused", 5);
    const AssociationId third = cluster.account("cunused", 5);
    const AssociationId x = cluster.user(second, "x", 0, 0.0L);
    const AssociationId y = cluster.user(third, "y", 1, 0.0L);
    const test::PlainFairShare plain = test::plainFairShare(cluster, Algorithm::FairTree, true);
    const Evaluation evaluation = cluster.evaluated(true);
    QCOMPARE(evaluation.fairShare(x), plain.factors.at(x));
    QCOMPARE(evaluation.fairShare(y), plain.factors.at(y));
    QVERIFY(evaluation.fairShare(y) > evaluation.fairShare(x));
}

void TestFairTree::parentUsersCountAsUnused()
{
    Cluster cluster;
    const AssociationId lab = cluster.account("lab", 4);
    const AssociationId idle = cluster.user(lab, "idle", 1, 0.0L);
    const AssociationId pi = cluster.user(lab, "pi", sharesParent, 1000.0L);
    const Evaluation evaluation = cluster.evaluated();
    QCOMPARE(evaluation.fairShare(pi), evaluation.fairShare(idle));
    QVERIFY(!evaluation.hasLevelFs(pi));
    QCOMPARE(evaluation.normShares(pi), 1.0); // that of lab
    QCOMPARE(evaluation.regime(pi), evaluation.regime(lab));
    QCOMPARE(evaluation.regime(lab), Regime::AtShare);
    QCOMPARE(evaluation.effectiveUsage(pi), 1.0L);
}

void TestFairTree::noSharesComeLast()
{
    Cluster cluster;
    const AssociationId lab = cluster.account("lab", 4);
    const AssociationId none = cluster.user(lab, "none", 0, 0.0L);
    const AssociationId heavy = cluster.user(lab, "heavy", 1, 1e12L);
    const Evaluation evaluation = cluster.evaluated();
    QCOMPARE(evaluation.levelFs(none), 0.0L);
    QVERIFY(evaluation.fairShare(heavy) > evaluation.fairShare(none));
    QCOMPARE(evaluation.regime(none), Regime::NoShare);
}

void TestFairTree::agreesWithThePlainRules_data()
{
    QTest::addColumn<int>("seed");
    QTest::addColumn<bool>("merge");
    for (int seed = 1; seed <= 12; ++seed) {
        QTest::addRow("seed %d", seed) << seed << false;
        QTest::addRow("seed %d, merged", seed) << seed << true;
    }
}

void TestFairTree::agreesWithThePlainRules()
{
    QFETCH(int, seed);
    QFETCH(bool, merge);
    Cluster cluster { test::generatedPolicy({ 400, 0, static_cast<std::uint64_t>(seed) }) };
    // Small numbers, so that siblings and accounts tie often; some accounts on `parent`.
    test::Random random(static_cast<std::uint64_t>(seed));
    AssociationTree &tree = cluster.policy.associations;
    for (AssociationId id = 1; id < tree.rowCount(); ++id) {
        tree.setRawShares(id, random.chance(12) ? sharesParent : static_cast<std::uint32_t>(random.below(4)));
        cluster.situation.setOwnUsage(id, tree.isUser(id) ? static_cast<long double>(random.below(4)) : 0.0L);
    }
    const Evaluation evaluation = cluster.evaluated(merge);
    QVERIFY(evaluation.userCount() > 300);
    compareFactors(evaluation, test::plainFairShare(cluster, Algorithm::FairTree, merge));
}

void TestFairTree::manySiblingsSortExactly()
{
    // More siblings than the small sort takes, with LevelFS that differ only beyond a double.
    Cluster cluster;
    const AssociationId lab = cluster.account("lab", 1);
    for (int i = 0; i < 300; ++i) {
        cluster.user(lab, ("u" + std::to_string(1000 + i)).c_str(), static_cast<std::uint32_t>(1 + i % 7), (1 + i % 7) * 1e12L + (i % 5) * 1e-6L);
    }
    const Evaluation evaluation = cluster.evaluated();
    compareFactors(evaluation, test::plainFairShare(cluster, Algorithm::FairTree));
}

void TestFairTree::depthIsBoundedByMemoryAlone()
{
    Cluster cluster;
    AssociationId account = AssociationTree::root();
    for (int depth = 0; depth < 200000; ++depth) {
        account = cluster.account(("a" + std::to_string(depth)).c_str(), 1, account);
    }
    const AssociationId user = cluster.user(account, "deep", 1, 5.0L);
    const Evaluation evaluation = cluster.evaluated();
    QCOMPARE(evaluation.fairShare(user), 1.0);
    QCOMPARE(evaluation.rawUsage(AssociationTree::root()), 5.0L);
}

void TestFairTree::stopsWhenAsked()
{
    std::stop_source source;
    source.request_stop();
    QVERIFY(!evaluate(test::generatedPolicy({ 1000, 10, 1 }), {}, source.get_token()).has_value());
}

void TestFairTree::recycledMemoryChangesNothing()
{
    const Snapshot now = test::generatedPolicy({ 2000, 50, 3 });
    Evaluation older = evaluate(test::generatedPolicy({ 3000, 80, 4 })).value();
    const Evaluation fresh = evaluate(now).value();
    const Evaluation recycled = evaluate(now.policy, now.situation, {}, {}, std::move(older)).value();
    QVERIFY(fresh.factor == recycled.factor);
    QVERIFY(fresh.sharesBelow == recycled.sharesBelow);
    QVERIFY(fresh.usage == recycled.usage);
    QVERIFY(fresh.priorities == recycled.priorities);
    QVERIFY(fresh.jobOrder == recycled.jobOrder);
}

APPORTION_TEST(TestFairTree)
} // namespace test_fair_tree

#include "test_fair_tree.moc"
