// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare_fixture.h"
#include "core/change/difference.h"
#include "gui/widgets/empty_state.h"
#include "gui/widgets/segmented_control.h"
#include "models/change_list_model.h"
#include "storage/policy_json.h"
#include "support/test_case.h"

#include <QLabel>
#include <QTableView>
#include <QTest>

namespace test_compare_changes
{

using namespace apportion;
using namespace apportion::test;

/// The list of changes: each with its reason, and each taken back.
class TestCompareChanges : public CompareFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUp(); }
    void oneChangeIsTakenBack();
    void usersOfARemovedAccountComeBackWithIt();
    void theFilterIsThatOfTheOtherTables();
    void whereNoRowIsLeftASentenceStands();
    void aReasonStaysWithItsChange();
    void aNoteKeepsWhatIsSelected();
    void everythingBelowAnAccountIsTakenBack();
    void rowsOfOneSideAreTakenBack();
};

void TestCompareChanges::oneChangeIsTakenBack()
{
    Workspace workspace;
    ComparePage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    Document *document = workspace.document();
    const std::uint32_t before = document->policy().associations.rawShares(account(workspace, "chem"));
    document->setMergeInterval(std::chrono::milliseconds(0));
    document->setRawShares({ account(workspace, "chem") }, 1);
    document->setRawShares({ account(workspace, "bio") }, 2);
    QVERIFY(settle(workspace));
    QTableView *changes = page.findChild<QTableView *>(QStringLiteral("changes"));
    QCOMPARE(changes->model()->rowCount(), 2);
    for (int row = 0; row < 2; ++row) {
        if (changes->model()->index(row, ChangeListModel::Object).data().toString() == QLatin1String("chem")) {
            QCOMPARE(changes->model()->index(row, ChangeListModel::Before).data().toString(), QString::number(before));
            QCOMPARE(changes->model()->index(row, ChangeListModel::After).data().toString(), QStringLiteral("1"));
            changes->selectRow(row);
        }
    }
    page.resetSelected();
    QCOMPARE(document->policy().associations.rawShares(account(workspace, "chem")), before);
    QCOMPARE(document->policy().associations.rawShares(account(workspace, "bio")), 2U);
    QCOMPARE(document->undoStack()->count(), 3);
    document->undoStack()->undo();
    QCOMPARE(document->policy().associations.rawShares(account(workspace, "chem")), 1U);
}

void TestCompareChanges::usersOfARemovedAccountComeBackWithIt()
{
    Workspace workspace;
    ComparePage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    Document *document = workspace.document();
    const Policy before = document->policy();
    QVERIFY(document->removeAssociations({ account(workspace, "chem") }).done);
    QVERIFY(settle(workspace));
    auto *changes = page.findChild<QTableView *>(QStringLiteral("changes"));
    QCOMPARE(changes->model()->rowCount(), 1);
    QCOMPARE(changes->model()->index(0, ChangeListModel::Object).data().toString(), QStringLiteral("chem"));
    QCOMPARE(changes->model()->index(0, ChangeListModel::What).data().toString(), QStringLiteral("removed, with 2 users"));
    changes->selectRow(0);
    page.resetSelected();
    QVERIFY(settle(workspace));
    QVERIFY(difference(before, document->policy()).isEmpty());
    QCOMPARE(changes->model()->rowCount(), 0);
}

void TestCompareChanges::theFilterIsThatOfTheOtherTables()
{
    Workspace workspace;
    ComparePage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    Document *document = workspace.document();
    const std::uint32_t before = document->policy().associations.rawShares(account(workspace, "bio"));
    document->setRawShares({ account(workspace, "chem") }, 1);
    document->setRawShares({ account(workspace, "bio") }, 2);
    QVERIFY(settle(workspace));
    auto *changes = page.findChild<QTableView *>(QStringLiteral("changes"));
    page.setFilter(QStringLiteral("BIO"));
    QCOMPARE(changes->model()->rowCount(), 1);
    QCOMPARE(changes->model()->index(0, ChangeListModel::Object).data().toString(), QStringLiteral("bio"));
    QVERIFY(changes->model()->setData(changes->model()->index(0, ChangeListModel::Note), QStringLiteral("as agreed")));
    QVERIFY(settle(workspace));
    QCOMPARE(document->policy().notes->front().change, std::string("account:bio:Fairshare"));
    changes->selectAll();
    page.resetSelected(); // what is not shown stays
    QCOMPARE(document->policy().associations.rawShares(account(workspace, "bio")), before);
    QCOMPARE(document->policy().associations.rawShares(account(workspace, "chem")), 1U);
    page.setFilter({});
    QVERIFY(settle(workspace));
    QCOMPARE(changes->model()->rowCount(), 2); // chem, and the note of bio
}

void TestCompareChanges::whereNoRowIsLeftASentenceStands()
{
    Workspace workspace;
    ComparePage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    PageHost host(&page, &workspace);
    host.show();
    QVERIFY(workspace.document()->duplicateScenario(QStringLiteral("as now"), QStringLiteral("before")));
    Policy policy = workspace.document()->policy();
    policy.priority.maxAge = { 3 * 24 * 60, {} }; // which moves nobody of these
    QVERIFY(workspace.document()->setSetting(policy, PriorityKey::PriorityMaxAge));
    QVERIFY(settle(workspace));
    const auto *what = page.findChild<SegmentedControl *>(QStringLiteral("what"));
    const auto *which = page.findChild<SegmentedControl *>(QStringLiteral("which"));
    const auto *empty = page.findChild<EmptyState *>();
    const auto sentence = [empty] {
        QStringList texts;
        for (const QLabel *label : empty->findChildren<QLabel *>()) {
            texts.append(label->text());
        }
        return texts.join(QLatin1Char('|'));
    };
    QVERIFY(!empty->isVisible());
    which->button(1)->click(); // Moved
    for (const auto &[view, text] : { std::pair(0, "No user rises or falls"), std::pair(1, "No account rises or falls") }) {
        what->button(view)->click();
        QTRY_VERIFY(empty->isVisible());
        QVERIFY2(sentence().contains(QLatin1String(text)), qPrintable(sentence()));
        QVERIFY(which->isVisible()); // by which it comes back
    }
    which->button(0)->click();
    QTRY_VERIFY(!empty->isVisible());
    page.setFilter(QStringLiteral("nobody is called so"));
    for (int view = 0; view < 5; ++view) {
        what->button(view)->click();
        QTRY_VERIFY(empty->isVisible());
        QVERIFY2(view == 2 || sentence().contains(QStringLiteral("Nothing here matches “nobody is called so”")), qPrintable(sentence()));
    }
    page.setFilter({});
    QTRY_VERIFY(!empty->isVisible());
}

void TestCompareChanges::aReasonStaysWithItsChange()
{
    Workspace workspace;
    ComparePage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    Document *document = workspace.document();
    document->setMergeInterval(std::chrono::milliseconds(0));
    document->setRawShares({ account(workspace, "chem") }, 1);
    QVERIFY(settle(workspace));
    QAbstractItemModel *changes = page.findChild<QTableView *>(QStringLiteral("changes"))->model();
    const auto cell = [changes](ChangeListModel::Column column) { return changes->index(0, column); };
    QCOMPARE(changes->rowCount(), 1);
    QVERIFY(cell(ChangeListModel::Note).flags() & Qt::ItemIsEditable);
    QVERIFY(!(cell(ChangeListModel::After).flags() & Qt::ItemIsEditable));
    QVERIFY(changes->setData(cell(ChangeListModel::Note), QStringLiteral("dean, ticket 4711")));
    QVERIFY(settle(workspace));
    QCOMPARE(cell(ChangeListModel::Note).data().toString(), QStringLiteral("dean, ticket 4711"));
    QCOMPARE(document->policy().notes->front().change, std::string("account:chem:Fairshare"));
    document->setRawShares({ account(workspace, "chem") }, 2);
    QVERIFY(settle(workspace));
    QCOMPARE(cell(ChangeListModel::Note).data().toString(), QStringLiteral("dean, ticket 4711"));
    page.findChild<QTableView *>(QStringLiteral("changes"))->selectRow(0);
    page.resetSelected(); // the reason is kept, and stands apart
    QVERIFY(settle(workspace));
    QCOMPARE(changes->rowCount(), 1);
    QCOMPARE(cell(ChangeListModel::Object).data().toString(), QStringLiteral("account:chem:Fairshare"));
    QCOMPARE(cell(ChangeListModel::What).data().toString(), QStringLiteral("no change now"));
    QVERIFY(page.findChild<EmptyState *>()->isVisibleTo(&page)); // a note is no change
    auto *what = page.findChild<SegmentedControl *>(QStringLiteral("what"));
    QVERIFY(what->isVisibleTo(&page));
    what->button(3)->click();
    QVERIFY(!page.findChild<EmptyState *>()->isVisibleTo(&page));
    QVERIFY(page.findChild<QTableView *>(QStringLiteral("changes"))->isVisibleTo(&page));
    page.findChild<QTableView *>(QStringLiteral("changes"))->selectRow(0);
    page.resetSelected(); // there is nothing to reset
    QVERIFY(changes->setData(cell(ChangeListModel::Note), QString()));
    QVERIFY(settle(workspace));
    QCOMPARE(changes->rowCount(), 0);
    document->undoStack()->undo();
    QVERIFY(settle(workspace));
    QCOMPARE(changes->rowCount(), 1);
}

void TestCompareChanges::aNoteKeepsWhatIsSelected()
{
    Workspace workspace;
    ComparePage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    workspace.document()->setRawShares({ account(workspace, "chem") }, 1);
    workspace.document()->setRawShares({ account(workspace, "bio") }, 3);
    QVERIFY(settle(workspace));
    auto *changes = page.findChild<QTableView *>(QStringLiteral("changes"));
    QCOMPARE(changes->model()->rowCount(), 2);
    changes->selectRow(1);
    QVERIFY(changes->model()->setData(changes->model()->index(1, ChangeListModel::Note), QStringLiteral("less work")));
    QVERIFY(settle(workspace));
    QCOMPARE(changes->model()->index(1, ChangeListModel::Note).data().toString(), QStringLiteral("less work"));
    QCOMPARE(changes->selectionModel()->selectedRows().size(), 1);
    QCOMPARE(changes->currentIndex().row(), 1);
    workspace.document()->setRawShares({ account(workspace, "physics") }, 3); // another row
    QVERIFY(settle(workspace));
    QCOMPARE(changes->model()->rowCount(), 3);
}

void TestCompareChanges::everythingBelowAnAccountIsTakenBack()
{
    Workspace workspace;
    ComparePage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    Document *document = workspace.document();
    document->setMergeInterval(std::chrono::milliseconds(0));
    const std::string before = writePolicyJson(document->snapshot());
    const AssociationId chem = account(workspace, "chem");
    const AssociationId user = document->policy().associations.findUser(chem, "fay");
    QVERIFY(user != noAssociation);
    document->setRawShares({ chem }, 1);
    QVERIFY(document->addUsers(chem, { QStringLiteral("newcomer") }).done);
    QVERIFY(document->removeAssociations({ user }).done);
    const std::uint32_t bio = document->policy().associations.rawShares(account(workspace, "bio"));
    document->setRawShares({ account(workspace, "bio") }, bio + 5);
    QVERIFY(settle(workspace));
    QTableView *changes = page.findChild<QTableView *>(QStringLiteral("changes"));
    QCOMPARE(changes->model()->rowCount(), 4);
    for (int row = 0; row < 4; ++row) {
        if (changes->model()->index(row, ChangeListModel::Object).data().toString() == QLatin1String("chem")) {
            changes->setCurrentIndex(changes->model()->index(row, 0));
        }
    }
    page.resetBelowSelected();
    QCOMPARE(document->policy().associations.rawShares(account(workspace, "bio")), bio + 5);
    document->setRawShares({ account(workspace, "bio") }, bio);
    QCOMPARE(writePolicyJson(document->snapshot()), before);
}

void TestCompareChanges::rowsOfOneSideAreTakenBack()
{
    Workspace workspace;
    ComparePage page(&workspace);
    Snapshot now = golden("tres_max_gres");
    QVERIFY(!now.policy.partitions->empty());
    Partition other = now.policy.partitions->front();
    other.name = "second";
    other.isDefault = false;
    now.policy.partitions.edit().push_back(other);
    other.name = "third";
    now.policy.partitions.edit().push_back(other);
    Qos quality;
    quality.name = "rare";
    quality.priority = 7;
    now.policy.qos.edit().push_back(quality);
    QVERIFY(load(workspace, now, "lists"));
    Document *document = workspace.document();
    const std::string before = writePolicyJson(document->snapshot());
    Policy draft = document->policy();
    std::vector<Partition> &partitions = draft.partitions.edit();
    partitions.erase(partitions.end() - 2); // "second"
    other.name = "new";
    partitions.insert(partitions.begin(), other);
    draft.qos.edit().pop_back();
    QVERIFY(document->apply(editBetween(document->policy(), draft), QStringLiteral("edit")));
    const std::string after = writePolicyJson(document->snapshot());
    QVERIFY(settle(workspace));
    auto *changes = page.findChild<QTableView *>(QStringLiteral("changes"));
    QVERIFY(changes->model()->rowCount() >= 3);
    changes->selectAll();
    page.resetSelected();
    QCOMPARE(writePolicyJson(document->snapshot()), before);
    QCOMPARE(document->undoStack()->count(), 2);
    document->undoStack()->undo();
    QCOMPARE(writePolicyJson(document->snapshot()), after);
}

APPORTION_TEST(TestCompareChanges)
} // namespace test_compare_changes

#include "test_compare_changes.moc"
