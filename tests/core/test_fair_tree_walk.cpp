// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/fair_tree_walk.h"
#include "support/generated_policy.h"
#include "support/test_case.h"

#include <QTest>

#include <set>
#include <string>

namespace test_fair_tree_walk
{

using namespace apportion;

namespace
{

Evaluation evaluated(const Snapshot &now, bool isMerged = false)
{
    EvaluationOptions options;
    options.algorithm = Algorithm::FairTree;
    options.mergeTiedAccounts = isMerged;
    return evaluate(now, options).value();
}

/// "[root 3] a> [a 2] ann#1 bob#1 b>": levels with their siblings, accounts that are walked into, users with their ranks.
QString textOf(const Evaluation &evaluation, const std::vector<FairTreeStep> &steps)
{
    std::string text;
    for (const FairTreeStep &step : steps) {
        const std::string name(evaluation.tree().name(step.id));
        text += text.empty() ? "" : " ";
        switch (step.kind) {
        case FairTreeStep::Kind::Level:
            text += '[' + name + ' ' + std::to_string(step.siblings) + ']';
            break;
        case FairTreeStep::Kind::Account:
            text += name + '>';
            break;
        case FairTreeStep::Kind::User:
            text += name + '#' + std::to_string(step.rank);
            break;
        }
    }
    return QString::fromStdString(text);
}

/// Two accounts that tie, with users of their own, and one that used more than its share.
Snapshot tiedAccounts()
{
    Snapshot now;
    AssociationTree &tree = now.policy.associations;
    const auto account = [&tree](const char *name) { return tree.addAccount(AssociationTree::root(), name, 10); };
    const auto user = [&](AssociationId of, const char *name, long double usage) { now.situation.setOwnUsage(tree.addUser(of, name, 1), usage); };
    const AssociationId a = account("a");
    const AssociationId b = account("b");
    const AssociationId c = account("c");
    user(a, "ann", 60.0L);
    user(a, "al", 40.0L);
    user(b, "bob", 10.0L);
    user(b, "bea", 90.0L);
    user(c, "cy", 500.0L);
    user(c, "cat", 500.0L);
    return now;
}

} // namespace

class TestFairTreeWalk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tiedAccountsAreWalkedOneAfterTheOtherOrMerged()
    {
        const Snapshot now = tiedAccounts();
        const Evaluation one = evaluated(now);
        const std::vector<FairTreeStep> steps = fairTreeWalk(one);
        QCOMPARE(textOf(one, steps), QString("[root 3] a> [a 2] al#1 ann#2 b> [b 2] bob#2 bea#4 c> [c 2] cat#5 cy#5"));
        QCOMPARE(steps[1].tied, 2U);
        QCOMPARE(steps[0].left, 6U);
        QCOMPARE(steps.back().left, 0U);
        QCOMPARE(steps.back().tied, 2U);
        const Evaluation merged = evaluated(now, true);
        QCOMPARE(textOf(merged, fairTreeWalk(merged)), QString("[root 3] b> [b 4] bob#1 al#2 ann#3 bea#4 c> [c 2] cat#5 cy#5"));
        QCOMPARE(fairTreeWalk(one, 3).size(), std::size_t { 3 });
    }

    void usersComeInTheOrderOfTheirRanks_data()
    {
        QTest::addColumn<bool>("isMerged");
        QTest::newRow("as Slurm") << false;
        QTest::newRow("as documented") << true;
    }
    void usersComeInTheOrderOfTheirRanks()
    {
        QFETCH(bool, isMerged);
        for (const std::uint32_t seed : { 3U, 4U, 5U }) {
            const Evaluation evaluation = evaluated(test::generatedPolicy({ 2000, 0, seed }), isMerged);
            std::uint32_t users = 0;
            for (const AssociationId id : evaluation.layout().ids()) {
                users += evaluation.tree().isUser(id) ? 1 : 0;
            }
            std::set<AssociationId> met;
            std::uint32_t rank = 0;
            for (const FairTreeStep &step : fairTreeWalk(evaluation, 100000)) {
                if (step.kind == FairTreeStep::Kind::User) {
                    QVERIFY(met.insert(step.id).second);
                    QVERIFY(step.rank >= rank);
                    rank = step.rank;
                    QCOMPARE(step.rank, evaluation.rank(step.id));
                }
                QCOMPARE(step.left, users - static_cast<std::uint32_t>(met.size()));
            }
            QCOMPARE(static_cast<std::uint32_t>(met.size()), users);
        }
    }

    void onlyFairTreeWalks()
    {
        EvaluationOptions options;
        options.algorithm = Algorithm::Classic;
        QVERIFY(fairTreeWalk(evaluate(tiedAccounts(), options).value()).empty());
    }
};

APPORTION_TEST(TestFairTreeWalk)
} // namespace test_fair_tree_walk

#include "test_fair_tree_walk.moc"
