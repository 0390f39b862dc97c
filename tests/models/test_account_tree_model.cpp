// SPDX-License-Identifier: GPL-3.0-or-later
#include "golden_document.h"
#include "model_text.h"
#include "models/account_tree_model.h"
#include "models/association_mime.h"
#include "support/random_edits.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <functional>
#include <memory>

using namespace apportion;

class TestAccountTreeModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void structureIsFollowedWithoutAReset();
    void largeTreesSwitchOverWhenTheirRowsAreThere();
    void siblingsAreSortedAmongThemselves();
    void filterFoldsLettersOfAllScripts();
    void usersKnowInHowManyAccountsTheyStand();
    void namesAndOptionsAreEditedInPlace();
    void editOfASelectedCellIsMadeInAllOfThem();
    void draggedSubtreesMoveOrSayWhyNot();
    void randomEditsKeepTheModelConsistent();
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void showsWhatSshareShows_data();
    void showsWhatSshareShows();
    void showsWhatPeopleRead();
    void staysConsistentThroughEditsAndUndo();
    void anEditedShareChangesOneCell();
    void severalEditedSharesAreAnnouncedAsRuns();
    void undoGivesSsharesTextBack();
    void refusesWhatIsNoShare();
    void rootAndComputedColumnsCannotBeEdited();
    void newResultsAreOneAnnouncement();
    void oldNumbersStayWhileEvaluationRuns();
    void resultsOfThePolicyBeforeAreIgnored();
    void changedSharesRememberTheBaseline();
    void exportingMakesSharesUnchanged();
    void everyAssociationFindsItsRow();
    void aFilterLeavesMatchesAndTheirAncestors();
    void aFilterWithoutAMatchLeavesRoot();
    void editsReachFilteredRows();
    void headersNameTheUnit();
};

void TestAccountTreeModel::showsWhatSshareShows_data()
{
    QTest::addColumn<QString>("golden");
    const QStringList names = goldenNames();
    QVERIFY(names.size() >= 12);
    for (const QString &name : names) {
        QTest::newRow(qPrintable(name)) << name;
    }
}

void TestAccountTreeModel::showsWhatSshareShows()
{
    QFETCH(QString, golden);
    Document document;
    AccountTreeModel model(&document);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    QVERIFY(openGolden(document, golden));
    model.setResults(resultsOf(document, goldenOptions(golden)));

    const QStringList expected = sshareColumns(goldenLines(golden, QStringLiteral("sshare.txt")));
    const QStringList shown = sshareText(model);
    QVERIFY(expected.size() > 5);
    for (qsizetype i = 0; i < std::min(shown.size(), expected.size()); ++i) {
        QCOMPARE(shown.at(i), expected.at(i));
    }
    QCOMPARE(shown.size(), expected.size());
}

void TestAccountTreeModel::showsWhatPeopleRead()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    AccountTreeModel model(&document);
    model.setResults(resultsOf(document));
    using M = AccountTreeModel;
    const QStringList lines
        = modelText(model, { M::Name, M::RawShares, M::NormShares, M::Usage, M::EffectiveUsage, M::LevelFs, M::FairShare, M::Rank });

    QVERIFY(lines.contains(QStringLiteral("  fay|3|0.7500|3.0 k|0.4283|1.751|0.5000|10"))); // 9 of 18 users, so nine stand before
    QVERIFY(lines.contains(QStringLiteral(" chem|30|0.3158|7.0 k|0.4116|0.767|over-used|")));
    QVERIFY(lines.contains(QStringLiteral(" idle1|5|0.0526|0|0.0000|unused|unused|")));
    QVERIFY(lines.contains(QStringLiteral("  max|7|0.8750|0|0.0000|unused|1.0000|1")));
    QCOMPARE(lines.first(), QStringLiteral("root||0.0000|17.0 k|1.0000|||"));
}

void TestAccountTreeModel::staysConsistentThroughEditsAndUndo()
{
    Document document;
    AccountTreeModel model(&document);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    QCOMPARE(model.rowCount(), 1); // root stands in every tree
    QVERIFY(openGolden(document, QStringLiteral("random_fair_tree_40")));
    model.setResults(resultsOf(document));
    const QModelIndex root = model.index(0, 0);
    const QModelIndex account = model.index(model.rowCount(root) - 1, AccountTreeModel::RawShares, root);
    QVERIFY(model.setData(account, QStringLiteral("17")));
    model.setResults(resultsOf(document));
    model.setFilterText(QStringLiteral("usr"));
    document.undoStack()->undo();
    model.setFilterText({});
    document.undoStack()->redo();
    QVERIFY(openGolden(document, QStringLiteral("seed_figure3")));
    model.setResults(resultsOf(document));
    QCOMPARE(sshareText(model).size(), goldenLines(QStringLiteral("seed_figure3"), QStringLiteral("sshare.txt")).size() - 1);
}

void TestAccountTreeModel::anEditedShareChangesOneCell()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    AccountTreeModel model(&document);
    model.setResults(resultsOf(document));
    const AssociationId chem = document.policy().associations.findAccount("chem");
    const QModelIndex cell = model.index(chem, AccountTreeModel::RawShares);
    QSignalSpy changed(&model, &AccountTreeModel::dataChanged);

    QVERIFY(model.setData(cell, QStringLiteral("20")));

    QCOMPARE(document.policy().associations.rawShares(chem), 20u);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.at(0).at(0).toModelIndex(), cell);
    QCOMPARE(changed.at(0).at(1).toModelIndex(), cell);
    QCOMPARE(cell.data().toString(), QStringLiteral("20"));

    QVERIFY(model.setData(cell, QStringLiteral("parent")));
    QVERIFY(document.policy().associations.usesParent(chem));
    QCOMPARE(cell.data().toString(), QStringLiteral("parent"));
    QCOMPARE(cell.data(Qt::EditRole).toString(), QStringLiteral("parent"));
}

void TestAccountTreeModel::severalEditedSharesAreAnnouncedAsRuns()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    AccountTreeModel model(&document);
    const AssociationTree &tree = document.policy().associations;
    const AssociationId idle1 = tree.findAccount("idle1");
    const AssociationId chem = tree.findAccount("chem");
    const std::vector<AssociationId> ids { tree.findUser(idle1, "max"), tree.findUser(chem, "fay"), tree.findUser(idle1, "lea") };
    QSignalSpy changed(&model, &AccountTreeModel::dataChanged);

    QVERIFY(document.setRawShares(ids, 11));

    QCOMPARE(changed.size(), 2); // fay; lea and max, who are neighbours
    QCOMPARE(changed.at(0).at(0).toModelIndex().siblingAtColumn(0).data().toString(), QStringLiteral("fay"));
    QCOMPARE(changed.at(1).at(0).toModelIndex().siblingAtColumn(0).data().toString(), QStringLiteral("lea"));
    QCOMPARE(changed.at(1).at(1).toModelIndex().siblingAtColumn(0).data().toString(), QStringLiteral("max"));
}

void TestAccountTreeModel::undoGivesSsharesTextBack()
{
    const QString golden = QStringLiteral("fair_tree_rules");
    Document document;
    QVERIFY(openGolden(document, golden));
    AccountTreeModel model(&document);
    model.setResults(resultsOf(document));
    const QStringList before = sshareText(model);
    const QModelIndex cell = model.index(document.policy().associations.findAccount("physics"), AccountTreeModel::RawShares);

    QVERIFY(model.setData(cell, 1));
    model.setResults(resultsOf(document));
    QVERIFY(sshareText(model) != before);
    document.undoStack()->undo();
    model.setResults(resultsOf(document));
    QCOMPARE(sshareText(model), before);
    QCOMPARE(before, sshareColumns(goldenLines(golden, QStringLiteral("sshare.txt"))));
}

void TestAccountTreeModel::refusesWhatIsNoShare()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    AccountTreeModel model(&document);
    const QModelIndex cell = model.index(document.policy().associations.findAccount("chem"), AccountTreeModel::RawShares);
    QSignalSpy refused(&model, &AccountTreeModel::editRefused);

    QVERIFY(!model.setData(cell, QStringLiteral("a lot")));

    QCOMPARE(refused.size(), 1);
    QVERIFY(refused.at(0).at(1).toString().contains(QStringLiteral("a lot")));
    QCOMPARE(cell.data().toString(), QStringLiteral("30"));
    QVERIFY(!document.isModified());
}

void TestAccountTreeModel::rootAndComputedColumnsCannotBeEdited()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    AccountTreeModel model(&document);
    const QModelIndex root = model.index(0, AccountTreeModel::RawShares);
    const AssociationId chem = document.policy().associations.findAccount("chem");
    QVERIFY(!model.setData(root, 5));
    QVERIFY(!model.flags(root).testFlag(Qt::ItemIsEditable));
    for (int column = AccountTreeModel::NormShares; column <= AccountTreeModel::Rank; ++column) {
        QVERIFY(!model.flags(model.index(chem, column)).testFlag(Qt::ItemIsEditable));
    }
    QVERIFY(!model.setData(model.index(0, AccountTreeModel::Name), QStringLiteral("top")));
    QVERIFY(!document.isModified());
}

void TestAccountTreeModel::newResultsAreOneAnnouncement()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("random_fair_tree_200")));
    AccountTreeModel model(&document);
    QSignalSpy changed(&model, &AccountTreeModel::dataChanged);
    QSignalSpy results(&model, &AccountTreeModel::resultsChanged);
    QSignalSpy reset(&model, &AccountTreeModel::modelReset);
    model.setResults(resultsOf(document));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(results.size(), 1);
    QCOMPARE(reset.size(), 0);
}

void TestAccountTreeModel::oldNumbersStayWhileEvaluationRuns()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    AccountTreeModel model(&document);
    const AssociationId chem = document.policy().associations.findAccount("chem");
    QCOMPARE(model.index(chem, AccountTreeModel::NormShares).data().toString(), QString());
    model.setResults(resultsOf(document));
    QVERIFY(document.setRawShares({ chem }, 60));
    QCOMPARE(model.index(chem, AccountTreeModel::NormShares).data().toString(), QStringLiteral("0.3158"));
    model.setResults(resultsOf(document));
    QCOMPARE(model.index(chem, AccountTreeModel::NormShares).data().toString(), QStringLiteral("0.4800")); // 60 / (95 + 30)
}

void TestAccountTreeModel::resultsOfThePolicyBeforeAreIgnored()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("random_fair_tree_200")));
    AccountTreeModel model(&document);
    const auto late = resultsOf(document);
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    model.setResults(late);
    QCOMPARE(model.index(document.policy().associations.findAccount("chem"), AccountTreeModel::Usage).data().toString(), QString());
    model.setResults(resultsOf(document));
    QCOMPARE(model.index(document.policy().associations.findAccount("chem"), AccountTreeModel::Usage).data().toString(), QStringLiteral("7.0 k"));
}

void TestAccountTreeModel::changedSharesRememberTheBaseline()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    AccountTreeModel model(&document);
    const AssociationId chem = document.policy().associations.findAccount("chem");
    const QModelIndex cell = model.index(chem, AccountTreeModel::RawShares);
    QVERIFY(!cell.data(ChangedRole).toBool());
    QVERIFY(document.setRawShares({ chem }, 25));
    QVERIFY(cell.data(ChangedRole).toBool());
    QCOMPARE(cell.data(BaselineRole).toString(), QStringLiteral("30"));
    QCOMPARE(cell.data(Qt::ToolTipRole).toString(), QStringLiteral("30 in the baseline"));
    QVERIFY(!cell.siblingAtColumn(AccountTreeModel::Usage).data(ChangedRole).toBool());
    QVERIFY(document.setRawShares({ chem }, 30));
    QVERIFY(!cell.data(ChangedRole).toBool());
}

void TestAccountTreeModel::exportingMakesSharesUnchanged()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    AccountTreeModel model(&document);
    const AssociationId chem = document.policy().associations.findAccount("chem");
    QVERIFY(document.setRawShares({ chem }, 25));
    QSignalSpy results(&model, &AccountTreeModel::resultsChanged);
    document.makeBaseline();
    QVERIFY(!model.index(chem, AccountTreeModel::RawShares).data(ChangedRole).toBool());
    QCOMPARE(results.size(), 1); // whatever is visible is painted without its mark
}

void TestAccountTreeModel::everyAssociationFindsItsRow()
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

void TestAccountTreeModel::aFilterLeavesMatchesAndTheirAncestors()
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

void TestAccountTreeModel::aFilterWithoutAMatchLeavesRoot()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    AccountTreeModel model(&document);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setFilterText(QStringLiteral("nobody"));
    QCOMPARE(modelText(model, { AccountTreeModel::Name }), QStringList { QStringLiteral("root") });
    QCOMPARE(model.matchCount(), 0);
}

void TestAccountTreeModel::editsReachFilteredRows()
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

void TestAccountTreeModel::headersNameTheUnit()
{
    Document document;
    const AccountTreeModel model(&document);
    QCOMPARE(model.headerData(AccountTreeModel::Usage, Qt::Horizontal).toString(), QStringLiteral("Usage (TRES·s)"));
    for (int column = 0; column < AccountTreeModel::ColumnCount; ++column) {
        QVERIFY(!model.headerData(column, Qt::Horizontal).toString().isEmpty());
        QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty());
    }
    const auto alignment = model.headerData(AccountTreeModel::Rank, Qt::Horizontal, Qt::TextAlignmentRole).value<Qt::Alignment>();
    QVERIFY(alignment.testFlag(Qt::AlignRight));
}

void TestAccountTreeModel::structureIsFollowedWithoutAReset()
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

void TestAccountTreeModel::largeTreesSwitchOverWhenTheirRowsAreThere()
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
    QCOMPARE(model.index(account, AccountTreeModel::RawShares).data().toString(), QStringLiteral("4321"));
    QVERIFY(document.addAccount(account, QStringLiteral("new")));
    QTRY_COMPARE(model.visibleCount(), 20001);
    model.setFilterText(QStringLiteral("NEW"));
    QTRY_COMPARE(model.matchCount(), 1);
    QCOMPARE(reset.size(), 0);
}

void TestAccountTreeModel::siblingsAreSortedAmongThemselves()
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
}

void TestAccountTreeModel::filterFoldsLettersOfAllScripts()
{
    Policy policy;
    policy.associations.addAccount(AssociationTree::root(), "größe");
    policy.associations.addUser(policy.associations.addAccount(AssociationTree::root(), "lab"), "Ωmega");
    Document document;
    document.load(policy, {}, {}, {});
    AccountTreeModel model(&document);
    model.setFilterText(QStringLiteral("GRÖ"));
    QCOMPARE(model.matchCount(), 1);
    model.setFilterText(QStringLiteral("ωM"));
    QCOMPARE(
        modelText(model, { AccountTreeModel::Name }), QStringList({ QStringLiteral("root"), QStringLiteral(" lab"), QStringLiteral("  Ωmega") }));
}

void TestAccountTreeModel::usersKnowInHowManyAccountsTheyStand()
{
    Policy policy;
    AssociationTree &tree = policy.associations;
    const AssociationId lab = tree.addAccount(AssociationTree::root(), "lab");
    const AssociationId ann = tree.addUser(lab, "ann");
    tree.addUser(lab, "ann", 1, "gpu"); // one more association, but no other account
    const AssociationId bob = tree.addUser(lab, "bob");
    tree.addUser(tree.addAccount(AssociationTree::root(), "other"), "ann");
    Document document;
    document.load(policy, {}, {}, {});
    AccountTreeModel model(&document);
    QCOMPARE(model.index(ann).data(AccountTreeModel::PlacesRole).toInt(), 2);
    QCOMPARE(model.index(bob).data(AccountTreeModel::PlacesRole).toInt(), 1);
    QCOMPARE(model.index(lab).data(AccountTreeModel::PlacesRole).toInt(), 0);
    QCOMPARE(model.index(ann).data(Qt::ToolTipRole).toString(), QStringLiteral("ann stands in several accounts: lab and other"));
    QCOMPARE(model.index(bob).data(Qt::ToolTipRole).toString(), QString());
}

void TestAccountTreeModel::namesAndOptionsAreEditedInPlace()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    AccountTreeModel model(&document);
    const AssociationId chem = document.policy().associations.findAccount("chem");
    QSignalSpy refused(&model, &AccountTreeModel::editRefused);
    QVERIFY(model.setData(model.index(chem), QStringLiteral("Chemistry")));
    QCOMPARE(model.index(chem).data().toString(), QStringLiteral("chemistry"));
    QVERIFY(!model.setData(model.index(chem), QStringLiteral("bio")));
    QCOMPARE(refused.size(), 1);
    QVERIFY(model.setData(model.index(chem, AccountTreeModel::Description), QStringLiteral("Hall 3: labs")));
    QCOMPARE(model.index(chem, AccountTreeModel::Description).data().toString(), QStringLiteral("Hall 3: labs"));
    QVERIFY(model.setData(model.index(chem, AccountTreeModel::Priority), QStringLiteral("12")));
    QCOMPARE(document.policy().associations.priority(chem), 12u);
    QVERIFY(!model.setData(model.index(chem, AccountTreeModel::Priority), QStringLiteral("-1")));
    QVERIFY(model.setData(model.index(chem, AccountTreeModel::Priority), QString()));
    QCOMPARE(document.policy().associations.priority(chem), noPriority);
    // users have no description, accounts no default account
    QVERIFY(!model.isEditable(model.index(chem, AccountTreeModel::DefaultAccount)));
    QCOMPARE(refused.size(), 2);
}

void TestAccountTreeModel::editOfASelectedCellIsMadeInAllOfThem()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    AccountTreeModel model(&document);
    const AssociationTree &tree = document.policy().associations;
    const AssociationId chem = tree.findAccount("chem");
    const AssociationId bio = tree.findAccount("bio");
    const AssociationId physics = tree.findAccount("physics");
    model.setEditedTogether({ chem, bio, AssociationTree::root() });
    QVERIFY(model.setData(model.index(chem, AccountTreeModel::RawShares), QStringLiteral("77")));
    QCOMPARE(tree.rawShares(chem), 77u);
    QCOMPARE(tree.rawShares(bio), 77u);
    QCOMPARE(document.undoStack()->count(), 1);
    // a cell outside of the selection is edited alone
    QVERIFY(model.setData(model.index(physics, AccountTreeModel::RawShares), QStringLiteral("5")));
    QCOMPARE(tree.rawShares(bio), 77u);
    model.setEditedTogether({});
    QVERIFY(model.setData(model.index(chem, AccountTreeModel::RawShares), QStringLiteral("6")));
    QCOMPARE(tree.rawShares(bio), 77u);
}

void TestAccountTreeModel::draggedSubtreesMoveOrSayWhyNot()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    AccountTreeModel model(&document);
    const AssociationTree &tree = document.policy().associations;
    const AssociationId bio = tree.findAccount("bio");
    const AssociationId genomics = tree.findAccount("genomics");
    const AssociationId chem = tree.findAccount("chem");
    const std::unique_ptr<QMimeData> dragged(model.mimeData({ model.index(bio), model.index(bio, 1), model.index(genomics) }));
    QVERIFY(dragged->hasText());
    // genomics lies in bio
    QVERIFY(!model.canDropMimeData(dragged.get(), Qt::MoveAction, -1, -1, model.index(genomics)));
    QVERIFY(model.dropRefusal(dragged.get(), Qt::MoveAction, model.index(genomics)).contains(QStringLiteral("part of it")));
    QVERIFY(model.canDropMimeData(dragged.get(), Qt::MoveAction, -1, -1, model.index(chem)));
    QVERIFY(model.dropMimeData(dragged.get(), Qt::MoveAction, -1, -1, model.index(tree.findUser(chem, "fay")))); // beside her
    QCOMPARE(tree.parent(bio), chem);
    document.undoStack()->undo();
    QVERIFY(model.dropMimeData(dragged.get(), Qt::CopyAction, -1, -1, model.index(chem)));
    const AssociationId copy = tree.findAccount("bio-2");
    QCOMPARE(tree.parent(copy), chem);
    QCOMPARE(tree.parent(tree.findAccount("genomics-2")), copy);
    QCOMPARE(tree.ownUsage(tree.findUser(tree.findAccount("genomics-2"), "hal")), tree.ownUsage(tree.findUser(genomics, "hal")));
    // another program's copy of it
    QMimeData foreign;
    foreign.setData(AssociationMimeData::fragmentType(), dragged->data(AssociationMimeData::fragmentType()));
    QVERIFY(model.dropMimeData(&foreign, Qt::CopyAction, -1, -1, model.index(0, 0)));
    QVERIFY(tree.findAccount("bio-3") != noAssociation);
    QMimeData nonsense;
    nonsense.setData(AssociationMimeData::fragmentType(), "{ nothing of the kind");
    QVERIFY(!model.dropMimeData(&nonsense, Qt::CopyAction, -1, -1, model.index(0, 0)));
    // ids of a policy that is closed are nobody's
    document.load(document.policy(), {}, {}, {});
    QVERIFY(ownAssociations(dragged.get(), document).empty());
}

void TestAccountTreeModel::randomEditsKeepTheModelConsistent()
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
        case 2:
            model.sort(static_cast<int>(random.below(AccountTreeModel::ColumnCount)), random.chance(50) ? Qt::AscendingOrder : Qt::DescendingOrder);
            break;
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

QTEST_GUILESS_MAIN(TestAccountTreeModel)
#include "test_account_tree_model.moc"
