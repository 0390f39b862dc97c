// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/promise_chart.h"
#include "compare_fixture.h"
#include "gui/compare/account_comparison.h"
#include "gui/compare/rise_fall_bar.h"
#include "gui/page/why_actions.h"
#include "gui/widgets/diff_view.h"
#include "gui/widgets/section_header.h"
#include "gui/widgets/segmented_control.h"
#include "models/compare_account_model.h"
#include "support/test_case.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTableView>
#include <QTest>

namespace test_compare_page
{

using namespace apportion;
using namespace apportion::test;

class TestComparePage : public CompareFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUp(); }
    void anUnchangedPolicySaysSo();
    void aChangedShareSaysWhoRisesAndFalls();
    void theHeadlineCountsWhatChanged();
    void onlyThoseWhoMoveCanBeShown();
    void whatLeavesForTheClusterStandsBeside();
    void undoLeavesNothingToCompare();
    void barsGrowToTheSideOfTheirSign();
    void exportIsOneStepAway();
    void theKeyboardChoosesNobodyByComing();
    void anAccountSaysWhoIsItsBestUserNow();
    void usersAreFilteredByNameAndAccount();
    void effectsAddUpToTheRanksGained();
    void accountsAndQueueAreCompared();
    void thePictureIsOfWhatChanges();
    void pictures();
};

void TestComparePage::anUnchangedPolicySaysSo()
{
    Workspace workspace;
    ComparePage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    PageHost host(&page, &workspace);
    takePictures(host, *m_theme, QStringLiteral("page_compare_same"));
    QCOMPARE(page.findChild<QStackedWidget *>()->currentIndex(), 1);
    QVERIFY(!page.findChild<QTableView *>(QStringLiteral("users"))->isVisible());
    QVERIFY(!beside(page, QStringLiteral("Commands for sacctmgr"))->isVisible());
}

void TestComparePage::aChangedShareSaysWhoRisesAndFalls()
{
    Workspace workspace;
    ComparePage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    workspace.document()->setRawShares({ account(workspace, "chem") }, 1);
    QVERIFY(settle(workspace));
    const QAbstractItemModel *model = page.findChild<QTableView *>(QStringLiteral("users"))->model();
    QCOMPARE(model->rowCount(), 18); // the users of sshare, root's included
    // chem now comes behind physics: its two users lose what physics' users gain
    const auto rank = [model](const char *user) {
        for (int row = 0; row < model->rowCount(); ++row) {
            if (model->index(row, CompareModel::User).data().toString() == QLatin1String(user)) {
                return model->index(row, CompareModel::Ranks).data(CompareModel::RisenRole).toLongLong();
            }
        }
        return qlonglong { -1000 };
    };
    QVERIFY(rank("fay") < 0);
    QVERIFY(rank("gus") < 0);
    QVERIFY(rank("eve") > 0);
    QCOMPARE(rank("kim"), qlonglong { 0 });
    QVERIFY(!cellText(model, CompareModel::User, QStringLiteral("fay"), CompareModel::Because).isEmpty());
}

void TestComparePage::theHeadlineCountsWhatChanged()
{
    Workspace workspace;
    ComparePage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    workspace.document()->setRawShares({ account(workspace, "chem") }, 1);
    PrioritySettings settings = workspace.document()->policy().priority;
    settings.weightAge = 3000;
    workspace.document()->setPrioritySettings(settings, PriorityKey::PriorityWeightAge);
    QVERIFY(settle(workspace));
    const QString text = remark(page);
    QVERIFY2(text.endsWith(QStringLiteral(" · 1 share changed, 1 weight changed")), qPrintable(text));
    const auto *model = qobject_cast<const CompareModel *>(page.findChild<QTableView *>(QStringLiteral("users"))->model());
    QCOMPARE(model->risenCount() + model->fallenCount() + model->unchangedCount(), 18);
    QVERIFY2(text.contains(QStringLiteral("%1 fall").arg(model->fallenCount())), qPrintable(text));

    // who comes and who goes neither stays, rises nor falls
    const AssociationTree &tree = workspace.document()->policy().associations;
    QVERIFY(workspace.document()->addUsers(tree.findAccount("bio"), { QStringLiteral("new1"), QStringLiteral("new2") }));
    QVERIFY(workspace.document()->removeAssociations({ tree.findUser(tree.findAccount("bio"), "kim") }));
    QVERIFY(settle(workspace));
    QCOMPARE(model->newCount(), 2);
    QCOMPARE(model->removedCount(), 1);
    QCOMPARE(model->risenCount() + model->fallenCount() + model->unchangedCount(), 17);
    QVERIFY2(remark(page).contains(QStringLiteral("2 are new, 1 leaves")), qPrintable(remark(page)));

    // of several scenarios the one that is edited, whichever is called Draft
    QVERIFY(workspace.document()->duplicateScenario(QStringLiteral("bold"), QStringLiteral("Draft")));
    QVERIFY(settle(workspace));
    QCOMPARE(page.findChild<SectionHeader *>()->title(), QStringLiteral("bold against baseline"));
    QCOMPARE(model->headerData(CompareModel::DraftFactor, Qt::Horizontal).toString(), QStringLiteral("bold F"));
}

void TestComparePage::onlyThoseWhoMoveCanBeShown()
{
    Workspace workspace;
    ComparePage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    workspace.document()->setRawShares({ account(workspace, "chem") }, 1);
    QVERIFY(settle(workspace));
    page.findChild<SegmentedControl *>(QStringLiteral("which"))->button(1)->click();
    const auto *model = qobject_cast<const CompareModel *>(page.findChild<QTableView *>(QStringLiteral("users"))->model());
    QVERIFY(model->rowCount() < 18);
    QVERIFY(model->rowCount() >= model->risenCount() + model->fallenCount());
}

void TestComparePage::whatLeavesForTheClusterStandsBeside()
{
    Workspace workspace;
    ComparePage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    PageHost host(&page, &workspace);
    host.show();
    workspace.document()->setRawShares({ account(workspace, "chem") }, 20);
    PrioritySettings settings = workspace.document()->policy().priority;
    settings.weightAge = 3000;
    workspace.document()->setPrioritySettings(settings, PriorityKey::PriorityWeightAge);
    QVERIFY(settle(workspace));
    DiffView *conf = beside(page, QStringLiteral("Changed lines of slurm.conf"));
    QTRY_VERIFY2(conf->toPlainText().contains(QStringLiteral("+PriorityWeightAge=3000")), qPrintable(conf->toPlainText()));
    QVERIFY(conf->toPlainText().contains(QStringLiteral("\u2212PriorityWeightAge=1000")));
    const QString commands = beside(page, QStringLiteral("Commands for sacctmgr"))->toPlainText();
    QVERIFY2(commands.contains(QStringLiteral("chem")) && commands.contains(QStringLiteral("20")), qPrintable(commands));
    QVERIFY(conf->isVisible());
}

void TestComparePage::undoLeavesNothingToCompare()
{
    Workspace workspace;
    ComparePage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    workspace.document()->setRawShares({ account(workspace, "chem") }, 1);
    QVERIFY(settle(workspace));
    QCOMPARE(page.findChild<QStackedWidget *>()->currentIndex(), 0);
    workspace.document()->undoStack()->undo();
    QVERIFY(settle(workspace));
    QCOMPARE(page.findChild<QStackedWidget *>()->currentIndex(), 1);
}

void TestComparePage::barsGrowToTheSideOfTheirSign()
{
    const QRectF cell(100, 0, 200, 27);
    QCOMPARE(riseFallBar(cell, -1.0).right(), cell.center().x());
    QCOMPARE(riseFallBar(cell, 1.0).left(), cell.center().x());
    QVERIFY(riseFallBar(cell, 1.0).right() < cell.right());
    QCOMPARE(riseFallBar(cell, 0.5).width() * 2.0, riseFallBar(cell, 1.0).width());
    QCOMPARE(riseFallBar(cell, 5.0).width(), riseFallBar(cell, 1.0).width());
    QVERIFY(riseFallBar(cell, 0.0).isEmpty());
    QVERIFY(riseFallBar(cell, 1e-9).width() >= 3.0);
}

void TestComparePage::exportIsOneStepAway()
{
    Workspace workspace;
    ComparePage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    QSignalSpy asked(&page, &ComparePage::exportRequested);
    page.sideWidget()->findChild<QPushButton *>()->click();
    QCOMPARE(asked.count(), 1);
}

void TestComparePage::theKeyboardChoosesNobodyByComing()
{
    Workspace workspace;
    ComparePage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    installWhy(&page, &workspace);
    workspace.document()->setRawShares({ account(workspace, "chem") }, 1);
    QVERIFY(settle(workspace));
    PageHost host(&page, &workspace);
    host.show();
    host.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&host, patience));
    const AssociationId bio = account(workspace, "bio");
    workspace.selectAssociation(bio);
    auto *users = page.findChild<QTableView *>(QStringLiteral("users"));
    users->setFocus(Qt::TabFocusReason);
    QVERIFY(users->hasFocus());
    QCOMPARE(workspace.selectedAssociation(), bio);
    QTest::keyClick(users, Qt::Key_Down);
    QVERIFY(workspace.selectedAssociation() != bio);
}

void TestComparePage::anAccountSaysWhoIsItsBestUserNow()
{
    Workspace workspace;
    ComparePage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    Document *document = workspace.document();
    const AssociationTree &tree = document->policy().associations;
    PageHost host(&page, &workspace);
    host.show();
    const QAbstractItemModel *accounts = page.findChild<QTableView *>(QStringLiteral("accounts"))->model();
    const auto because = [accounts](const char *name) {
        return cellText(accounts, CompareAccountModel::Account, QString::fromLatin1(name), CompareAccountModel::Because);
    };
    // fay and gus, the users of chem, come to bio, which empties chem
    QVERIFY(document->moveAssociations(
        { tree.findUser(account(workspace, "chem"), "fay"), tree.findUser(account(workspace, "chem"), "gus") }, account(workspace, "bio")));
    QVERIFY(settle(workspace));
    QTRY_VERIFY2(because("chem").contains(QStringLiteral("left, and nobody is in it now")), qPrintable(because("chem")));
    document->undoStack()->undo();
    QVERIFY(document->addUsers(account(workspace, "chem"), { QStringLiteral("zed") }, 1).done);
    QVERIFY(
        document->removeAssociations({ tree.findUser(account(workspace, "chem"), "fay"), tree.findUser(account(workspace, "chem"), "gus") }).done);
    document->setRawShares({ account(workspace, "chem") }, 1); // and its place is another one
    QVERIFY(settle(workspace));
    QTRY_VERIFY2(because("chem").contains(QStringLiteral("zed")), qPrintable(because("chem")));
    QVERIFY2(because("chem").contains(QStringLiteral("new")) || because("chem").contains(QStringLiteral("left")), qPrintable(because("chem")));
}

void TestComparePage::usersAreFilteredByNameAndAccount()
{
    Workspace workspace;
    ComparePage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    workspace.document()->setRawShares({ account(workspace, "chem") }, 1);
    QVERIFY(settle(workspace));
    const QAbstractItemModel *model = page.findChild<QTableView *>(QStringLiteral("users"))->model();
    page.setFilter(QStringLiteral("FAY"));
    QCOMPARE(model->rowCount(), 1);
    page.setFilter(QStringLiteral("chem"));
    QCOMPARE(model->rowCount(), 2);
    page.setFilter({});
    QCOMPARE(model->rowCount(), 18);
}

void TestComparePage::effectsAddUpToTheRanksGained()
{
    Workspace workspace;
    ComparePage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    PageHost host(&page, &workspace);
    host.show();
    workspace.document()->setRawShares({ account(workspace, "chem") }, 1);
    workspace.document()->setRawShares({ account(workspace, "physics") }, 2);
    QVERIFY(settle(workspace));
    const auto *model = qobject_cast<const CompareModel *>(page.findChild<QTableView *>(QStringLiteral("users"))->model());
    const auto because = [model](int row) { return model->index(row, CompareModel::Because).data().toString(); };
    QTRY_VERIFY2(because(0).contains(QStringLiteral("raw shares of ")), qPrintable(because(0)));
    for (int row = 0; row < model->rowCount(); ++row) {
        qlonglong sum = 0;
        for (const QString &part : because(row).split(QStringLiteral(" · "), Qt::SkipEmptyParts)) {
            QString number = part.section(QLatin1Char(' '), 0, 0);
            sum += number.replace(QChar(0x2212), QLatin1Char('-')).toLongLong();
        }
        QCOMPARE(sum, model->index(row, CompareModel::Ranks).data(CompareModel::RisenRole).toLongLong());
    }
}

void TestComparePage::accountsAndQueueAreCompared()
{
    Workspace workspace;
    ComparePage page(&workspace);
    QVERIFY(load(workspace, golden("wild_2"), "wild"));
    PageHost host(&page, &workspace);
    host.show();
    PrioritySettings settings = workspace.document()->policy().priority;
    settings.weightAge = settings.weightAge * 9 + 1000;
    settings.weightFairshare = 0;
    workspace.document()->setPrioritySettings(settings, PriorityKey::PriorityWeightAge);
    QVERIFY(settle(workspace));
    // nobody's rank changes, and yet there is something to say
    auto *what = page.findChild<SegmentedControl *>(QStringLiteral("what"));
    what->button(2)->click();
    auto *queue = page.findChild<QTableView *>(QStringLiteral("queue"));
    QTRY_VERIFY(queue->model()->rowCount() > 0);
    QVERIFY(queue->isVisible());
    what->button(1)->click();
    auto *accounts = page.findChild<QTableView *>(QStringLiteral("accounts"));
    QVERIFY(accounts->isVisible());
    QTRY_VERIFY(accounts->model()->rowCount() > 0);
    const auto *comparison = page.findChild<AccountComparison *>();
    QTRY_COMPARE(comparison->chart()->data().lines.size(), static_cast<std::size_t>(accounts->model()->rowCount()));
    QCOMPARE(comparison->chart()->table().rows.size(), comparison->chart()->data().lines.size());
    QVERIFY(!comparison->chart()->data().isChange());
    QCOMPARE(comparison->chart()->data().measure, SlopeMeasure::Share);
    // the account of the current row gets a page of its own; at first that is the first one
    auto *button = comparison->findChild<QPushButton *>(QStringLiteral("page"));
    const QString first = accounts->model()->index(0, CompareAccountModel::Account).data().toString();
    QVERIFY(button->text().contains(first));
    QVERIFY(accounts->selectionModel()->selectedRows().isEmpty()); // nobody chose it, and nothing is explained
    accounts->selectRow(0);
    QVERIFY(button->isEnabled());
    QVERIFY(button->text().contains(first));
    const QSignalSpy asked(&page, &ComparePage::accountPageRequested);
    button->click();
    QCOMPARE(asked.size(), qsizetype { 1 });
    QCOMPARE(asked.front().front().toString(), first);
}

/// Not flat lines of shares while places change; and whose it is when the draft gets another name.
void TestComparePage::thePictureIsOfWhatChanges()
{
    Workspace workspace;
    ComparePage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    PageHost host(&page, &workspace);
    host.show();
    PrioritySettings settings = workspace.document()->policy().priority;
    settings.set(PriorityFlag::NoFairTree, !settings.has(PriorityFlag::NoFairTree));
    workspace.document()->setPrioritySettings(settings, PriorityKey::PriorityFlags);
    QVERIFY(settle(workspace));
    page.findChild<SegmentedControl *>(QStringLiteral("what"))->button(1)->click();
    const auto *comparison = page.findChild<AccountComparison *>();
    const SlopeData &shown = comparison->chart()->data();
    QTRY_VERIFY_WITH_TIMEOUT(shown.isChange(), patience);
    QCOMPARE(shown.measure, SlopeMeasure::Place);
    auto *measure = comparison->findChild<SegmentedControl *>();
    QCOMPARE(measure->current(), static_cast<int>(SlopeMeasure::Place));
    measure->button(0)->click(); // unless somebody wants another one
    QTRY_COMPARE_WITH_TIMEOUT(shown.measure, SlopeMeasure::Share, patience);
    QVERIFY(workspace.document()->duplicateScenario(QStringLiteral("mine"), QStringLiteral("as it was")));
    QTRY_COMPARE_WITH_TIMEOUT(shown.draft, QStringLiteral("mine"), patience);
}

void TestComparePage::pictures()
{
    Workspace workspace;
    ComparePage page(&workspace);
    Snapshot now = golden("fair_tree_rules");
    now.policy.associations.rename(now.policy.associations.findUser(now.policy.associations.findAccount("neuro"), "joy"), "a_user_with_a_long_name");
    QVERIFY(load(workspace, now, "rules"));
    PageHost host(&page, &workspace);
    host.show();
    workspace.document()->setRawShares({ account(workspace, "chem") }, 12);
    workspace.document()->setRawShares({ account(workspace, "bio") }, 17);
    PrioritySettings settings = workspace.document()->policy().priority;
    settings.weightAge = 3000;
    workspace.document()->setPrioritySettings(settings, PriorityKey::PriorityWeightAge);
    QVERIFY(settle(workspace));
    takePictures(host, *m_theme, QStringLiteral("page_compare"));
    page.findChild<SegmentedControl *>(QStringLiteral("what"))->button(3)->click();
    page.findChild<QTableView *>(QStringLiteral("changes"))->selectRow(1);
    takePictures(host, *m_theme, QStringLiteral("page_compare_changes"));
    page.findChild<SegmentedControl *>(QStringLiteral("what"))->button(1)->click();
    QTRY_VERIFY(page.findChild<QTableView *>(QStringLiteral("accounts"))
                    ->model()
                    ->index(0, CompareAccountModel::Because)
                    .data()
                    .toString()
                    .contains(QStringLiteral("raw")));
    page.findChild<QTableView *>(QStringLiteral("accounts"))->selectRow(0);
    takePictures(host, *m_theme, QStringLiteral("page_compare_accounts"));
    page.findChild<AccountComparison *>()->findChild<SegmentedControl *>()->button(3)->click();
    QTRY_VERIFY(!page.findChild<PromiseChart *>()->data().accounts.empty());
    takePictures(host, *m_theme, QStringLiteral("page_compare_promises"));
    page.findChild<SegmentedControl *>(QStringLiteral("what"))->button(2)->click();
    takePictures(host, *m_theme, QStringLiteral("page_compare_queue"));
}

APPORTION_TEST(TestComparePage)
} // namespace test_compare_page

#include "test_compare_page.moc"
