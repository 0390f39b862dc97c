// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/evaluation.h"
#include "support/generated_policy.h"
#include "support/same_numbers.h"
#include "support/test_case.h"

#include <QTest>

namespace test_situation
{

using namespace apportion;

namespace
{

constexpr auto root = AssociationTree::root();

/// Two accounts of one user each; the second user came last and has used nothing of which anything was said.
struct Lab : Snapshot
{
    AssociationId bio = policy.associations.addAccount(root, "bio", 10);
    AssociationId ada = policy.associations.addUser(bio, "ada", 3);
    AssociationId chem = policy.associations.addAccount(root, "chem", 20);
    AssociationId bob = policy.associations.addUser(chem, "bob", 1);

    Lab() { situation.setOwnUsage(ada, 42.0L); }
};

Job job(const char *id)
{
    Job made;
    made.id = id;
    made.user = "ada";
    made.account = "bio";
    return made;
}

} // namespace

class TestSituation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void usageOfWhomNothingWasSaidIsZero();
    void coveringMakesTheColumnLongerAndNeverShorter();
    void aSharedColumnThatGrowsLeavesTheOtherAsItIs();
    void aColumnThatIsTruncatedLeavesTheOtherAsItIs();
    void whatIsTruncatedIsForgotten();
    void copiesShareTheColumnUntilItIsWritten();
    void equalityIgnoresWhatIsRemoved();
    void equalityAsksForTheJobs();
    void snapshotsAreEqualInBothParts();
    void aShortColumnCountsAsOneWithZeros_data();
    void aShortColumnCountsAsOneWithZeros();
    void aCoveredColumnIsSharedWithTheEvaluation();
    void freshUsageCopiesNothingOfThePolicy();
    void editingThePolicyCopiesNoUsage();
    void usageStaysWithAnAssociationThatMoves();
};

void TestSituation::usageOfWhomNothingWasSaidIsZero()
{
    Situation situation;
    QCOMPARE(situation.ownUsage(7), 0.0L);
    situation.setOwnUsage(7, 0.0L); // says nothing new
    QVERIFY(situation.ownUsageColumn().empty());
    situation.setOwnUsage(3, 1.5L);
    QCOMPARE(situation.ownUsageColumn(), (std::vector<long double> { 0.0L, 0.0L, 0.0L, 1.5L }));
    situation.setOwnUsage(5, 2.0L);
    QCOMPARE(situation.ownUsage(4), 0.0L);
    QCOMPARE(situation.ownUsage(5), 2.0L);
    QCOMPARE(situation.ownUsage(noAssociation), 0.0L);
    situation.setOwnUsage(3, 0.0L); // what stands in the column can fall to nothing
    QCOMPARE(situation.ownUsage(3), 0.0L);
}

void TestSituation::coveringMakesTheColumnLongerAndNeverShorter()
{
    Situation situation;
    situation.setOwnUsage(2, 4.0L);
    situation.cover(5);
    QCOMPARE(situation.ownUsageColumn(), (std::vector<long double> { 0.0L, 0.0L, 4.0L, 0.0L, 0.0L }));
    const Situation copy = situation;
    situation.cover(5);
    situation.cover(1);
    QCOMPARE(situation.ownUsageColumn().size(), std::size_t { 5 });
    QVERIFY(situation.sharesUsageWith(copy)); // nothing to write
}

void TestSituation::aSharedColumnThatGrowsLeavesTheOtherAsItIs()
{
    Column<int> column(std::vector<int>(1000, 7));
    const Column<int> other = column;
    growColumn(column, 1003, 5);
    QCOMPARE(other->size(), std::size_t { 1000 });
    QCOMPARE(column->size(), std::size_t { 1003 });
    QCOMPARE((*column)[999], 7);
    QCOMPARE((*column)[1002], 5);
    QVERIFY(column->capacity() < 1100); // rows that an edit adds are few: no room for twice as many
    growColumn(column, 10, 1);
    QCOMPARE(column->size(), std::size_t { 1003 });
    openColumn(column).push_back(9);
    QCOMPARE(column->back(), 9);
}

void TestSituation::aColumnThatIsTruncatedLeavesTheOtherAsItIs()
{
    Column<int> column(std::vector<int> { 1, 2, 3, 4 });
    const Column<int> other = column;
    truncateColumn(column, 4);
    QVERIFY(column.sharesWith(other)); // nothing to drop
    truncateColumn(column, 3);
    QCOMPARE(*column, (std::vector<int> { 1, 2, 3 }));
    QCOMPARE(column->capacity(), std::size_t { 3 }); // no more was copied
    QCOMPARE(*other, (std::vector<int> { 1, 2, 3, 4 }));
    truncateColumn(column, 1); // nobody else holds it any more
    QCOMPARE(*column, (std::vector<int> { 1 }));
    truncateColumn(column, 5);
    QCOMPARE(column->size(), std::size_t { 1 });
}

void TestSituation::whatIsTruncatedIsForgotten()
{
    Situation situation;
    situation.setOwnUsage(1, 1.0L);
    situation.setOwnUsage(4, 4.0L);
    const Situation copy = situation;
    situation.truncate(9);
    QVERIFY(situation.sharesUsageWith(copy)); // nothing lies there
    situation.truncate(4);
    QCOMPARE(situation.ownUsageColumn().size(), std::size_t { 4 });
    situation.cover(5); // another association comes to have the id
    QCOMPARE(situation.ownUsage(4), 0.0L);
    QCOMPARE(situation.ownUsage(1), 1.0L);
    QCOMPARE(copy.ownUsage(4), 4.0L);
}

void TestSituation::copiesShareTheColumnUntilItIsWritten()
{
    Lab lab;
    lab.situation.jobs.edit() = { job("1") };
    Situation copy = lab.situation;
    QVERIFY(copy.sharesUsageWith(lab.situation));
    copy.jobs.edit().push_back(job("2"));
    QVERIFY(copy.sharesUsageWith(lab.situation)); // jobs and usage are apart
    QCOMPARE(lab.situation.jobs->size(), std::size_t { 1 });
    copy.setOwnUsage(lab.ada, 43.0L);
    QVERIFY(!copy.sharesUsageWith(lab.situation));
    QCOMPARE(lab.situation.ownUsage(lab.ada), 42.0L);
    QCOMPARE(copy.ownUsage(lab.ada), 43.0L);
}

void TestSituation::equalityIgnoresWhatIsRemoved()
{
    Lab lab;
    AssociationTree &tree = lab.policy.associations;
    Situation other = lab.situation;
    QVERIFY(other.equals(lab.situation, tree));
    other.cover(tree.rowCount()); // longer, and says the same
    QVERIFY(other.equals(lab.situation, tree));
    QVERIFY(lab.situation.equals(other, tree));
    other.setOwnUsage(lab.bob, 5.0L);
    QVERIFY(!other.equals(lab.situation, tree));
    QVERIFY(!lab.situation.equals(other, tree));
    tree.remove(lab.bob);
    QVERIFY(other.equals(lab.situation, tree));
    QVERIFY(lab.situation.equals(other, tree));
    tree.restore(lab.bob);
    QVERIFY(!other.equals(lab.situation, tree));
    other.setOwnUsage(lab.bob, 0.0L);
    other.setOwnUsage(root, 1.0L); // what deleted users left behind
    QVERIFY(!other.equals(lab.situation, tree));
    other.setOwnUsage(root, 0.0L);
    other.setOwnUsage(tree.rowCount() + 3, 1.0L); // of nobody in the tree
    QVERIFY(other.equals(lab.situation, tree));
}

void TestSituation::equalityAsksForTheJobs()
{
    Lab lab;
    Situation other = lab.situation;
    other.jobs.edit() = { job("1") };
    QVERIFY(!other.equals(lab.situation, lab.policy.associations));
    lab.situation.jobs.edit() = { job("1") }; // another table in memory, the same in it
    QVERIFY(other.equals(lab.situation, lab.policy.associations));
}

void TestSituation::snapshotsAreEqualInBothParts()
{
    const Snapshot before = Lab();
    Snapshot after = before;
    QVERIFY(after == before);
    after.policy.priority.weightAge = 7;
    QVERIFY(!(after == before));
    after = before;
    after.situation.setOwnUsage(1, 7.0L);
    QVERIFY(!(after == before));
    after = before;
    after.situation.jobs.edit() = { job("1") };
    QVERIFY(!(after == before));
}

void TestSituation::aShortColumnCountsAsOneWithZeros_data()
{
    QTest::addColumn<int>("algorithm");
    for (const Algorithm algorithm : { Algorithm::FairTree, Algorithm::Classic, Algorithm::DepthOblivious, Algorithm::Linear2009 }) {
        QTest::newRow(algorithmName(algorithm)) << static_cast<int>(algorithm);
    }
}

void TestSituation::aShortColumnCountsAsOneWithZeros()
{
    QFETCH(int, algorithm);
    EvaluationOptions options;
    options.algorithm = static_cast<Algorithm>(algorithm);
    Snapshot shortOne = test::generatedPolicy({ 400, 20, 5 });
    const AssociationId rows = shortOne.policy.associations.rowCount();
    for (const AssociationId said : { rows / 2, AssociationId { 0 } }) {
        shortOne.situation.truncate(said);
        Snapshot whole = shortOne;
        whole.situation.cover(rows);
        QCOMPARE(whole.situation.ownUsageColumn().size(), std::size_t { rows });
        const Evaluation evaluation = evaluate(shortOne, options).value();
        test::compareNumbers(evaluation, evaluate(whole, options).value());
        QCOMPARE(evaluation.rawUsage(root) > 0.0L, said > 0);
        QCOMPARE(shortOne.situation.ownUsageColumn().size(), std::size_t { said }); // what was evaluated stays as it is
    }
}

void TestSituation::aCoveredColumnIsSharedWithTheEvaluation()
{
    Lab lab;
    lab.situation.cover(lab.policy.associations.rowCount());
    const Evaluation evaluation = evaluate(lab).value();
    QVERIFY(evaluation.situation().sharesUsageWith(lab.situation));
}

void TestSituation::freshUsageCopiesNothingOfThePolicy()
{
    const Snapshot before = test::generatedPolicy({ 300, 10, 6 });
    const AssociationTree &tree = before.policy.associations;
    const Shared<TreeLayout> layout = tree.layoutPointer();
    Snapshot after = before;
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        after.situation.setOwnUsage(id, before.situation.ownUsage(id) + 1.0L);
    }
    after.situation.jobs.edit().pop_back();
    QVERIFY(!after.situation.sharesUsageWith(before.situation));
    QVERIFY(!after.situation.jobs.sharesWith(before.situation.jobs));
    QCOMPARE(&after.policy.associations.rawSharesColumn(), &tree.rawSharesColumn());
    QCOMPARE(&after.policy.associations.optionsColumn(), &tree.optionsColumn());
    QVERIFY(after.policy.associations.layoutPointer().sharesWith(layout));
    QVERIFY(after.policy.partitions.sharesWith(before.policy.partitions));
    QVERIFY(after.policy.qos.sharesWith(before.policy.qos));
    QVERIFY(after.policy.nodeGroups.sharesWith(before.policy.nodeGroups));
    QVERIFY(after.policy == before.policy);
}

void TestSituation::editingThePolicyCopiesNoUsage()
{
    const Snapshot before = test::generatedPolicy({ 300, 10, 6 });
    Snapshot after = before;
    after.policy.associations.setRawShares(2, 4711);
    after.policy.associations.addAccount(root, "later");
    after.policy.priority.weightAge = 3;
    QVERIFY(after.situation.sharesUsageWith(before.situation));
    QVERIFY(after.situation.jobs.sharesWith(before.situation.jobs));
    QVERIFY(evaluate(after).has_value()); // the account is beyond the end of the column
}

void TestSituation::usageStaysWithAnAssociationThatMoves()
{
    Lab lab;
    lab.policy.associations.move(lab.bio, lab.chem);
    lab.policy.associations.rename(lab.ada, "adele");
    const Evaluation evaluation = evaluate(lab).value();
    QCOMPARE(evaluation.rawUsage(lab.ada), 42.0L);
    QCOMPARE(evaluation.rawUsage(lab.chem), 42.0L);
    lab.policy.associations.remove(lab.ada);
    QCOMPARE(evaluate(lab).value().rawUsage(lab.chem), 0.0L);
    lab.policy.associations.restore(lab.ada);
    QCOMPARE(evaluate(lab).value().rawUsage(lab.chem), 42.0L);
}

APPORTION_TEST(TestSituation)
} // namespace test_situation

#include "test_situation.moc"
