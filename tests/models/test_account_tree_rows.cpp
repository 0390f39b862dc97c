// SPDX-License-Identifier: GPL-3.0-or-later
#include "golden_document.h"
#include "model_text.h"
#include "models/account_tree_model.h"
#include "support/patience.h"
#include "support/random_edits.h"
#include "support/test_case.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace test_account_tree_rows
{

using namespace apportion;

/// Which rows there are, in which order, and how they follow the document.
class TestAccountTreeRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void everyAssociationFindsItsRow();
    void structureIsFollowedWithoutAReset();
    void largeTreesSwitchOverWhenTheirRowsAreThere();
    void siblingsAreSortedAmongThemselves();
    void aFilterLeavesMatchesAndTheirAncestors();
    void aFilterWithoutAMatchLeavesRoot();
    void filterFoldsLettersOfAllScripts();
    void editsReachFilteredRows();
    void randomEditsKeepTheModelConsistent();
};

void TestAccountTreeRows::everyAssociationFindsItsRow()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("random_fair_tree_200")));
    AccountTreeModel model(&document);
    const AssociationTree &tree = document.policy().associations;
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        const QModelIndex index = model.index(id);
        QVERIFY(index.isValid());
        QCOMPARE(AccountTreeModel::associationId(index), id);
        QCOMPARE(AccountTreeModel::associationId(index.parent()), tree.parent(id));
        QCOMPARE(model.index(index.row(), 0, index.parent()), index);
    }
    QVERIFY(!model.index(noAssociation).isValid());
}

void TestAccountTreeRows::structureIsFollowedWithoutAReset()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    AccountTreeModel model(&document);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const AssociationTree &tree = document.policy().associations;
    const AssociationId chem = tree.findAccount("chem");
    const QPersistentModelIndex kept(model.index(chem));
    const QPersistentModelIndex fay(model.index(tree.findUser(chem, "fay")));
    QSignalSpy reset(&model, &AccountTreeModel::modelReset);

    const EditOutcome added = document.addAccount(AssociationTree::root(), QStringLiteral("aaa"));
    QCOMPARE(model.index(added.ids.at(0)).data().toString(), QStringLiteral("aaa"));
    QCOMPARE(AccountTreeModel::associationId(kept), chem);
    QCOMPARE(kept.data().toString(), QStringLiteral("chem")); // although it stands a row lower
    QVERIFY(document.moveAssociations({ chem }, added.ids.at(0)));
    QCOMPARE(AccountTreeModel::associationId(kept.parent()), added.ids.at(0));
    QVERIFY(document.renameAssociation(chem, QStringLiteral("chemistry")));
    QCOMPARE(kept.data().toString(), QStringLiteral("chemistry"));
    QCOMPARE(fay.parent(), QModelIndex(kept));
    QVERIFY(document.removeAssociations({ added.ids.at(0) }));
    QVERIFY(!kept.isValid());
    QVERIFY(!model.index(chem).isValid());
    document.undoStack()->setIndex(0);
    QVERIFY(model.index(chem).isValid());
    QVERIFY(!model.index(added.ids.at(0)).isValid());
    QCOMPARE(reset.size(), 0);
}

void TestAccountTreeRows::largeTreesSwitchOverWhenTheirRowsAreThere()
{
    Document document;
    AccountTreeModel model(&document);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    document.load(test::generatedPolicy({ 20000, 0, 3 }), {}, {}, {});
    QTRY_COMPARE(model.visibleCount(), 20000);
    const AssociationTree &tree = document.policy().associations;
    AssociationId account = 1;
    while (tree.isUser(account)) {
        ++account;
    }
    const QPersistentModelIndex kept(model.index(account));
    QSignalSpy reset(&model, &AccountTreeModel::modelReset);
    const EditOutcome added = document.addAccount(account, QStringLiteral("new"));
    QVERIFY(added);
    QVERIFY(!model.index(added.ids.at(0)).isValid()); // not yet
    QVERIFY(document.removeAssociations({ added.ids.at(0) }));
    document.undoStack()->undo();
    document.undoStack()->undo(); // the row of the id is gone now
    QVERIFY(document.setRawShares({ account }, 4321));
    QTRY_VERIFY(!model.isBusy());
    QCOMPARE(AccountTreeModel::associationId(kept), account);
    QCOMPARE(model.index(account, AccountTreeModel::RawShares).data().toString(), QStringLiteral("4,321"));
    QVERIFY(document.addAccount(account, QStringLiteral("new")));
    QTRY_COMPARE(model.visibleCount(), 20001);
    model.setFilterText(QStringLiteral("NEW"));
    QTRY_COMPARE(model.matchCount(), 1);
    QCOMPARE(reset.size(), 0);
}

void TestAccountTreeRows::siblingsAreSortedAmongThemselves()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    AccountTreeModel model(&document);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setResults(resultsOf(document));
    const QStringList natural = modelText(model, { AccountTreeModel::Name });
    const auto numbersBelow = [&model](const QModelIndex &account, int column) {
        QList<double> numbers;
        for (int row = 0; row < model.rowCount(account); ++row) {
            const QVariant number = model.index(row, column, account).data(SortRole);
            const bool none = !number.isValid() || (column == AccountTreeModel::RawShares && number.toUInt() == sharesParent);
            numbers.append(none ? -1.0 : number.toDouble());
        }
        return numbers;
    };
    for (const int column : { AccountTreeModel::RawShares, AccountTreeModel::Usage, AccountTreeModel::LevelFs, AccountTreeModel::Rank }) {
        model.sort(column, Qt::DescendingOrder);
        for (const QModelIndex &account : { model.index(0, 0), model.index(document.policy().associations.findAccount("chem")) }) {
            const QList<double> falling = numbersBelow(account, column);
            QVERIFY(falling.size() > 1);
            QVERIFY(std::is_sorted(falling.begin(), falling.end(), std::greater<>())); // whoever has none comes last
        }
    }
    model.sort(AccountTreeModel::RawShares, Qt::AscendingOrder);
    QList<double> rising = numbersBelow(model.index(0, 0), AccountTreeModel::RawShares);
    rising.removeAll(-1.0);
    QVERIFY(std::is_sorted(rising.begin(), rising.end()));
    model.sort(-1);
    QCOMPARE(modelText(model, { AccountTreeModel::Name }), natural);
    // the order by what is kept back would tell it
    model.sort(AccountTreeModel::LevelFs, Qt::DescendingOrder);
    const QStringList falling = modelText(model, { AccountTreeModel::Name });
    QVERIFY(falling != natural);
    model.setVeiled({ AccountTreeModel::LevelFs });
    QCOMPARE(modelText(model, { AccountTreeModel::Name }), natural);
    model.setVeiled({});
    QCOMPARE(modelText(model, { AccountTreeModel::Name }), falling);
    model.setVeiledCells({ { AccountTreeModel::LevelFs, document.policy().associations.findAccount("chem") } });
    QCOMPARE(modelText(model, { AccountTreeModel::Name }), natural);
    model.setVeiledCells({});
    QCOMPARE(modelText(model, { AccountTreeModel::Name }), falling);
}

void TestAccountTreeRows::aFilterLeavesMatchesAndTheirAncestors()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    AccountTreeModel model(&document);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setFilterText(QStringLiteral(" HAL "));
    QCOMPARE(modelText(model, { AccountTreeModel::Name }),
        QStringList({ QStringLiteral("root"), QStringLiteral(" bio"), QStringLiteral("  genomics"), QStringLiteral("   hal") }));
    QCOMPARE(model.matchCount(), 1);
    QCOMPARE(model.visibleCount(), 4);
    const AssociationTree &tree = document.policy().associations;
    QVERIFY(model.index(tree.findUser(tree.findAccount("genomics"), "hal")).isValid());
    QVERIFY(!model.index(tree.findAccount("chem")).isValid());

    model.setFilterText(QStringLiteral("idle"));
    QCOMPARE(
        modelText(model, { AccountTreeModel::Name }), QStringList({ QStringLiteral("root"), QStringLiteral(" idle1"), QStringLiteral(" idle2") }));
    model.setFilterText({});
    QCOMPARE(model.visibleCount(), static_cast<int>(tree.count()));
}

void TestAccountTreeRows::aFilterWithoutAMatchLeavesRoot()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    AccountTreeModel model(&document);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setFilterText(QStringLiteral("nobody"));
    QCOMPARE(modelText(model, { AccountTreeModel::Name }), QStringList { QStringLiteral("root") });
    QCOMPARE(model.matchCount(), 0);
}

void TestAccountTreeRows::filterFoldsLettersOfAllScripts()
{
    Policy policy;
    policy.associations.addAccount(AssociationTree::root(), "größe");
    policy.associations.addUser(policy.associations.addAccount(AssociationTree::root(), "lab"), "Ωmega");
    Document document;
    document.load({ policy, {} }, {}, {}, {});
    AccountTreeModel model(&document);
    model.setFilterText(QStringLiteral("GRÖ"));
    QCOMPARE(model.matchCount(), 1);
    model.setFilterText(QStringLiteral("ωM"));
    QCOMPARE(
        modelText(model, { AccountTreeModel::Name }), QStringList({ QStringLiteral("root"), QStringLiteral(" lab"), QStringLiteral("  Ωmega") }));
}

void TestAccountTreeRows::editsReachFilteredRows()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    AccountTreeModel model(&document);
    model.setResults(resultsOf(document));
    model.setFilterText(QStringLiteral("max"));
    const AssociationTree &tree = document.policy().associations;
    const AssociationId max = tree.findUser(tree.findAccount("idle1"), "max");
    QSignalSpy changed(&model, &AccountTreeModel::dataChanged);
    QVERIFY(document.setRawShares({ max, tree.findAccount("chem") }, 4)); // chem is hidden
    QCOMPARE(changed.size(), 1);
    const QModelIndex cell = changed.at(0).at(0).toModelIndex();
    QCOMPARE(AccountTreeModel::associationId(cell), max);
    QCOMPARE(cell.row(), 0);
    QCOMPARE(cell.data().toString(), QStringLiteral("4"));
}

void TestAccountTreeRows::randomEditsKeepTheModelConsistent()
{
    Document document;
    document.setMergeInterval(std::chrono::milliseconds(-1));
    document.load(test::generatedPolicy({ 120, 5, 9 }), {}, {}, {});
    AccountTreeModel model(&document);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    test::Random random(4);
    const QList<QString> filters { {}, QStringLiteral("usr"), QStringLiteral("new"), QStringLiteral("acc00") };
    for (int step = 0; step < 250; ++step) {
        switch (random.below(8)) {
        case 0:
            document.undoStack()->setIndex(static_cast<int>(random.below(static_cast<std::uint64_t>(document.undoStack()->count()) + 1)));
            break;
        case 1:
            model.setFilterText(filters[static_cast<qsizetype>(random.below(4))]);
            break;
        case 2: {
            const Qt::SortOrder order = random.chance(50) ? Qt::AscendingOrder : Qt::DescendingOrder;
            model.sort(static_cast<int>(random.below(AccountTreeModel::ColumnCount)), order);
            break;
        }
        case 3:
            model.setResults(resultsOf(document));
            break;
        default:
            test::editAtRandom(document, random);
        }
        QVERIFY(!model.isBusy());
    }
    model.setFilterText({});
    const AssociationTree &tree = document.policy().associations;
    QCOMPARE(model.visibleCount(), static_cast<int>(tree.count()));
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        QCOMPARE(model.index(id).isValid(), tree.isLive(id));
        if (tree.isLive(id)) {
            QCOMPARE(AccountTreeModel::associationId(model.index(id).parent()), tree.parent(id));
        }
    }
}

APPORTION_TEST(TestAccountTreeRows)
} // namespace test_account_tree_rows

#include "test_account_tree_rows.moc"
