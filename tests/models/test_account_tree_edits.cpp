// SPDX-License-Identifier: GPL-3.0-or-later
#include "golden_document.h"
#include "model_text.h"
#include "models/account_tree_model.h"
#include "models/association_mime.h"
#include "support/patience.h"
#include "support/test_case.h"

#include <QAbstractItemModelTester>
#include <QItemSelectionModel>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace test_account_tree_edits
{

using namespace apportion;

/// What is done to cells and rows becomes an edit of the document.
class TestAccountTreeEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void staysConsistentThroughEditsAndUndo();
    void anEditedShareChangesOneCell();
    void severalEditedSharesAreAnnouncedAsRuns();
    void undoGivesSsharesTextBack();
    void refusesWhatIsNoShare();
    void rootAndComputedColumnsCannotBeEdited();
    void namesAndOptionsAreEditedInPlace();
    void editOfASelectedCellIsMadeInAllOfThem();
    void draggedSubtreesMoveOrSayWhyNot();
    void selectedCellsStayThoseOfTheirAssociations();
};

void TestAccountTreeEdits::staysConsistentThroughEditsAndUndo()
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

void TestAccountTreeEdits::anEditedShareChangesOneCell()
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

void TestAccountTreeEdits::severalEditedSharesAreAnnouncedAsRuns()
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

void TestAccountTreeEdits::undoGivesSsharesTextBack()
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

void TestAccountTreeEdits::refusesWhatIsNoShare()
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

void TestAccountTreeEdits::rootAndComputedColumnsCannotBeEdited()
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

void TestAccountTreeEdits::namesAndOptionsAreEditedInPlace()
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

void TestAccountTreeEdits::editOfASelectedCellIsMadeInAllOfThem()
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

void TestAccountTreeEdits::draggedSubtreesMoveOrSayWhyNot()
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
    QTRY_VERIFY(!model.paster()->isBusy());
    const AssociationId copy = tree.findAccount("bio-2");
    QCOMPARE(tree.parent(copy), chem);
    QCOMPARE(tree.parent(tree.findAccount("genomics-2")), copy);
    const Situation &situation = document.situation();
    QCOMPARE(situation.ownUsage(tree.findUser(tree.findAccount("genomics-2"), "hal")), situation.ownUsage(tree.findUser(genomics, "hal")));
    // another program's copy of it
    QMimeData foreign;
    foreign.setData(AssociationMimeData::fragmentType(), dragged->data(AssociationMimeData::fragmentType()));
    QVERIFY(model.dropMimeData(&foreign, Qt::CopyAction, -1, -1, model.index(0, 0)));
    QTRY_VERIFY(tree.findAccount("bio-3") != noAssociation);
    QMimeData nonsense;
    nonsense.setData(AssociationMimeData::fragmentType(), "{ nothing of the kind");
    QSignalSpy refused(model.paster(), &AssociationPaster::refused);
    QVERIFY(model.dropMimeData(&nonsense, Qt::CopyAction, -1, -1, model.index(0, 0)));
    QTRY_COMPARE(refused.count(), 1);
    // another edit comes first: the copy is made of the policy as it is then
    QVERIFY(model.dropMimeData(dragged.get(), Qt::CopyAction, -1, -1, model.index(chem)));
    QVERIFY(document.addAccount(AssociationTree::root(), QStringLiteral("bio-4")));
    QTRY_VERIFY(tree.findAccount("bio-5") != noAssociation);
    QCOMPARE(tree.parent(tree.findAccount("bio-5")), chem);
    // ids of a policy that is closed are nobody's
    document.load(document.snapshot(), {}, {}, {});
    QVERIFY(ownAssociations(dragged.get(), document).empty());
}

APPORTION_TEST(TestAccountTreeEdits)
void TestAccountTreeEdits::selectedCellsStayThoseOfTheirAssociations()
{
    Document document;
    QVERIFY(openGolden(document, QStringLiteral("fair_tree_rules")));
    AccountTreeModel model(&document);
    const AssociationTree &tree = document.policy().associations;
    const AssociationId bio = tree.findAccount("bio");
    const AssociationId genomics = tree.findAccount("genomics");
    const AssociationId chem = tree.findAccount("chem");
    const AssociationId physics = tree.findAccount("physics");
    QItemSelectionModel selection(&model);
    for (const AssociationId id : { bio, genomics, chem }) {
        selection.select(model.index(id), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    }
    const auto cells = [&] {
        std::vector<std::pair<AssociationId, int>> selected;
        for (const QModelIndex &cell : selection.selectedIndexes()) {
            selected.emplace_back(AccountTreeModel::associationId(cell), cell.column());
        }
        std::sort(selected.begin(), selected.end());
        return selected;
    };
    const auto rowsOf = [&](std::vector<AssociationId> ids) {
        std::vector<std::pair<AssociationId, int>> rows;
        std::sort(ids.begin(), ids.end());
        for (const AssociationId id : ids) {
            for (int column = 0; column < model.columnCount(); ++column) {
                rows.emplace_back(id, column);
            }
        }
        return rows;
    };
    QCOMPARE(cells(), rowsOf({ bio, genomics, chem }));
    QVERIFY(document.moveAssociations({ genomics }, physics).done); // to another account
    QVERIFY(document.renameAssociation(bio, QStringLiteral("zoology")).done); // and behind its neighbours
    QCOMPARE(cells(), rowsOf({ bio, genomics, chem }));
    QVERIFY(document.removeAssociations({ chem }).done);
    QCOMPARE(cells(), rowsOf({ bio, genomics }));

    selection.clear();
    selection.select(model.index(bio, AccountTreeModel::RawShares), QItemSelectionModel::Select);
    selection.select(model.index(physics, AccountTreeModel::Name), QItemSelectionModel::Select);
    document.undoStack()->undo();
    document.undoStack()->undo();
    std::vector<std::pair<AssociationId, int>> left { { bio, AccountTreeModel::RawShares }, { physics, AccountTreeModel::Name } };
    std::sort(left.begin(), left.end());
    QCOMPARE(cells(), left);
}

} // namespace test_account_tree_edits

#include "test_account_tree_edits.moc"
