// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/promise_chart.h"
#include "core/change/policy_edit.h"
#include "gui/compare/compare_page.h"
#include "gui/shell/language.h"

#include "gui/compare/account_comparison.h"
#include "gui/compare/committee_stage.h"
#include "gui/compare/rise_fall_bar.h"
#include "gui/page/why_actions.h"
#include "gui/widgets/diff_view.h"
#include "gui/widgets/elided_label.h"
#include "gui/widgets/section_header.h"
#include "gui/widgets/segmented_control.h"
#include "models/change_list_model.h"
#include "models/compare_account_model.h"
#include "models/scenario_model.h"
#include "page_fixture.h"
#include "storage/policy_json.h"
#include "storage/qt_text.h"
#include "support/test_case.h"

#include <QAbstractButton>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <limits>

namespace test_compare_page
{

using namespace apportion;
using namespace apportion::test;

namespace
{

/// How often a widget is painted.
class PaintCount : public QObject
{
public:
    explicit PaintCount(QWidget *widget) { widget->installEventFilter(this); }
    [[nodiscard]] int paints() const { return m_paints; }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        m_paints += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }

private:
    int m_paints = 0;
};

} // namespace

class TestComparePage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void anUnchangedPolicySaysSo();
    void aChangedShareSaysWhoRisesAndFalls();
    void theHeadlineCountsWhatChanged();
    void onlyThoseWhoMoveCanBeShown();
    void whatLeavesForTheClusterStandsBeside();
    void undoLeavesNothingToCompare();
    void barsGrowToTheSideOfTheirSign();
    void exportIsOneStepAway();
    void oneChangeIsTakenBack();
    void aReasonStaysWithItsChange();
    void aNoteKeepsWhatIsSelected();
    void theKeyboardChoosesNobodyByComing();
    void anAccountSaysWhoIsItsBestUserNow();
    void everythingBelowAnAccountIsTakenBack();
    void rowsOfOneSideAreTakenBack();
    void usersAreFilteredByNameAndAccount();
    void effectsAddUpToTheRanksGained();
    void reasonsComeWithTheirPlacesWhileTimePasses();
    void accountsAndQueueAreCompared();
    void theCommitteeSeesOneAccountAfterTheOther();
    void everyPictureIsOfTheMomentThatIsLookedAt();
    void theWayThereHasItsOwnNumbers();
    void pictures();

private:
    static AssociationId account(const Workspace &workspace, const char *name)
    {
        return workspace.document()->policy().associations.findAccount(name);
    }
    static QString remark(const ComparePage &page)
    {
        QString result;
        for (const ElidedLabel *label : page.findChildren<ElidedLabel *>()) {
            if (label->property("look").toString() == QLatin1String("quiet") && label->text().contains(QStringLiteral(" · "))) {
                result = label->text();
            }
        }
        return result;
    }
    static DiffView *beside(ComparePage &page, const QString &name)
    {
        for (DiffView *view : page.sideWidget()->findChildren<DiffView *>()) {
            if (view->accessibleName() == name) {
                return view;
            }
        }
        return nullptr;
    }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
};

void TestComparePage::initTestCase()
{
    m_theme = std::make_unique<Theme>(qApp);
    m_language = std::make_unique<Language>(); // its plural forms
}

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
    QVERIFY2(text.startsWith(QStringLiteral("1 share changed, 1 weight changed · ")), qPrintable(text));
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

void TestComparePage::oneChangeIsTakenBack()
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

void TestComparePage::aReasonStaysWithItsChange()
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
    page.findChild<QTableView *>(QStringLiteral("changes"))->selectRow(0);
    page.resetSelected(); // there is nothing to reset
    QVERIFY(changes->setData(cell(ChangeListModel::Note), QString()));
    QVERIFY(settle(workspace));
    QCOMPARE(changes->rowCount(), 0);
    document->undoStack()->undo();
    QVERIFY(settle(workspace));
    QCOMPARE(changes->rowCount(), 1);
}

void TestComparePage::aNoteKeepsWhatIsSelected()
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

void TestComparePage::everythingBelowAnAccountIsTakenBack()
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

void TestComparePage::rowsOfOneSideAreTakenBack()
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

/// Thirty moments a second are drawn once each: neither old reasons beside new places, nor places that wait for theirs.
void TestComparePage::reasonsComeWithTheirPlacesWhileTimePasses()
{
    Workspace workspace;
    ComparePage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    PageHost host(&page, &workspace);
    host.show();
    workspace.document()->setRawShares({ account(workspace, "chem") }, 1);
    workspace.document()->setRawShares({ account(workspace, "physics") }, 2);
    QVERIFY(settle(workspace));
    auto *model = qobject_cast<CompareModel *>(page.findChild<QTableView *>(QStringLiteral("users"))->model());
    const auto because = [model](std::size_t row) { return model->index(static_cast<int>(row), CompareModel::Because).data().toString(); };
    QTRY_VERIFY2(because(0).contains(QStringLiteral("raw shares of ")), qPrintable(because(0)));
    // who is selected stays so, wherever the places lead
    auto *table = page.findChild<QTableView *>(QStringLiteral("users"));
    table->setCurrentIndex(model->index(model->rowCount() / 2, CompareModel::User));
    const QString selected = table->currentIndex().data().toString();
    QVERIFY(settle(workspace));
    QTest::qWait(50);
    for (int step = 1; step <= 3; ++step) {
        QSignalSpy moved(model, &QAbstractItemModel::layoutChanged);
        QSignalSpy reset(model, &QAbstractItemModel::modelReset);
        QSignalSpy changed(model, &QAbstractItemModel::dataChanged);
        const PaintCount painted(table->viewport());
        workspace.lookAhead(std::int64_t { step } * 10 * 86400);
        QTRY_VERIFY(workspace.isUpToDate() && !moved.isEmpty());
        QVERIFY(settle(workspace));
        QTest::qWait(50);
        QCOMPARE(moved.size(), 1);
        QVERIFY(changed.isEmpty() && reset.isEmpty());
        QCOMPARE(painted.paints(), 1);
        QCOMPARE(table->currentIndex().siblingAtColumn(CompareModel::User).data().toString(), selected);
        const auto &now = *workspace.results();
        const auto measured = measureEffects(*now.baseline, *now.evaluation, now.match, now.difference);
        QVERIFY(measured.has_value());
        for (std::size_t row = 0; row < now.users.size(); ++row) {
            QCOMPARE(because(row), effectText(*measured, measured->ofUser(now.users[row].before)));
        }
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
    // the account of the selected row gets a page of its own
    auto *button = comparison->findChild<QPushButton *>(QStringLiteral("page"));
    QVERIFY(!button->isEnabled());
    accounts->selectRow(0);
    const QString first = accounts->model()->index(0, CompareAccountModel::Account).data().toString();
    QVERIFY(button->isEnabled());
    QVERIFY(button->text().contains(first));
    const QSignalSpy asked(&page, &ComparePage::accountPageRequested);
    button->click();
    QCOMPARE(asked.size(), qsizetype { 1 });
    QCOMPARE(asked.front().front().toString(), first);
}

void TestComparePage::theCommitteeSeesOneAccountAfterTheOther()
{
    Workspace workspace;
    ComparePage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    PageHost host(&page, &workspace);
    host.show();
    workspace.document()->duplicateScenario(QStringLiteral("nothing for chem"), QStringLiteral("as it is"));
    workspace.document()->setRawShares({ account(workspace, "chem") }, 0);
    QVERIFY(settle(workspace));
    page.findChild<SegmentedControl *>(QStringLiteral("what"))->button(1)->click();
    auto *comparison = page.findChild<AccountComparison *>();
    comparison->openCommittee();
    QTRY_VERIFY_WITH_TIMEOUT(host.findChild<CommitteeStage *>() != nullptr, patience);
    auto *stage = host.findChild<CommitteeStage *>();
    const PromiseData &data = stage->chart()->data();
    const std::size_t count = static_cast<std::size_t>(page.findChild<QTableView *>(QStringLiteral("accounts"))->model()->rowCount());
    QCOMPARE(data.accounts.size(), count);
    // those that change most come first, and every number is that of the evaluations
    const auto &results = workspace.results();
    const Evaluation &now = *results->evaluation;
    std::int64_t before = std::numeric_limits<std::int64_t>::max();
    for (const PromisedAccount &one : data.accounts) {
        std::int64_t most = 0;
        for (std::size_t scenario = 1; scenario < one.places.size(); ++scenario) {
            most = std::max(most, std::abs(one.risen(scenario)));
        }
        QVERIFY(most <= before);
        before = most;
        QCOMPARE(toText(now.tree().name(one.after)), one.name);
        QCOMPARE(one.used[PromiseData::draft], static_cast<double>(now.rawUsage(one.after) / now.rawUsage(AssociationTree::root())));
    }
    QVERIFY(stage->showAccount(QStringLiteral("chem")));
    const PromisedAccount &chem = data.accounts[static_cast<std::size_t>(stage->chart()->account())];
    QCOMPARE(chem.shares[PromiseData::draft], 0.0);
    QVERIFY(chem.shares[PromiseData::baseline] > 0.0);
    QVERIFY2(stage->line().startsWith(QStringLiteral("31.58 % of the cluster is promised today, 0 % under “nothing for chem”; ")),
        qPrintable(stage->line()));
    QVERIFY(!stage->showAccount(QStringLiteral("nobody")));
    // by key, and not beyond the ends
    QTest::keyClick(stage, Qt::Key_Home);
    QCOMPARE(stage->chart()->account(), 0);
    QTest::keyClick(stage, Qt::Key_Left);
    QCOMPARE(stage->chart()->account(), 0);
    QTest::keyClick(stage, Qt::Key_Right);
    QCOMPARE(stage->chart()->account(), 1);
    QTest::keyClick(stage, Qt::Key_End);
    QTest::keyClick(stage, Qt::Key_PageDown);
    QCOMPARE(stage->chart()->account(), static_cast<int>(count) - 1);
    // whatever an account is called, the stage is no wider than a screen, and the name is whole
    PromiseData named = data;
    const QString name = QStringLiteral("institute_of_applied_and_theoretical_solid_state_physics_") + QString(90, QLatin1Char('x'));
    named.accounts.front().name = name;
    named.scenarios[PromiseData::draft] = name;
    CommitteeStage large(named, {}, stage->chart()->chartPalette(), &host);
    large.resize(1280, 800);
    QVERIFY(settle(workspace));
    QVERIFY2(large.minimumSizeHint().width() < 800, qPrintable(QString::number(large.minimumSizeHint().width())));
    const QList<QLabel *> labels = large.findChildren<QLabel *>();
    QVERIFY(std::any_of(labels.begin(), labels.end(),
        [&name](const QLabel *label) { return label->accessibleName() == name && QString(label->text()).remove(QChar(0x200B)) == name; }));
    QVERIFY(large.line().contains(name) && !large.line().contains(QChar(0x200B)));
    const QPointer<CommitteeStage> open = stage;
    QTest::keyClick(stage, Qt::Key_Escape);
    QTRY_VERIFY(open.isNull());
    // the picture of all of them
    comparison->findChild<SegmentedControl *>()->button(3)->click();
    QVERIFY(comparison->promises()->isVisible());
    QCOMPARE(comparison->promises()->account(), -1);
    QCOMPARE(comparison->promises()->table().rows.size(), count);
}

/// Scenarios and the committee work their places out by themselves: they must be those of the page's own evaluation.
void TestComparePage::everyPictureIsOfTheMomentThatIsLookedAt()
{
    Workspace workspace;
    ComparePage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    PageHost host(&page, &workspace);
    host.show();
    workspace.document()->duplicateScenario(QStringLiteral("nothing for chem"), QStringLiteral("as it is"));
    workspace.document()->setRawShares({ account(workspace, "chem") }, 0);
    QVERIFY(settle(workspace));
    page.findChild<SegmentedControl *>(QStringLiteral("what"))->button(1)->click();
    workspace.setAssumption({ Meanwhile::Shares, { { "bio", 5.0, false } } });
    for (const std::int64_t days : { 0, 40 }) {
        workspace.lookAhead(days * 86400);
        bool differs = false; // by then each side has used by its own shares
        page.findChild<AccountComparison *>()->openCommittee(); // while the numbers of that moment are under way
        QTRY_VERIFY_WITH_TIMEOUT(host.findChild<CommitteeStage *>() != nullptr, patience);
        QPointer<CommitteeStage> stage = host.findChild<CommitteeStage *>();
        const PromiseData promises = stage->chart()->data();
        const QList<QLabel *> labels = stage->findChildren<QLabel *>();
        QCOMPARE(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) { return label->text().startsWith("Forecast: in 40 days"); }),
            days > 0);
        QTest::keyClick(stage, Qt::Key_Escape);
        QTRY_VERIFY(stage.isNull());
        QVERIFY(settle(workspace));
        const std::shared_ptr<const Results> results = workspace.results();
        QCOMPARE(results->ahead != nullptr, days > 0);
        const LookAhead look = workspace.look();
        const ScenarioStandings standings = standingsOfScenarios(workspace.document()->project(), workspace.options(), {}, look);
        const std::array<const Evaluation *, 2> evaluations { results->baseline.get(), results->evaluation.get() };
        for (const ScenarioStandings::Row &row : standings.rows[ScenarioStandings::Accounts]) {
            const auto promised = std::find_if(
                promises.accounts.begin(), promises.accounts.end(), [&row](const PromisedAccount &one) { return one.name == row.name; });
            QVERIFY(promised != promises.accounts.end());
            QVERIFY2(promised->places == row.places, qPrintable(row.name));
            differs = differs || promised->used[PromiseData::baseline] != promised->used[PromiseData::draft];
            for (std::size_t column = 0; column < evaluations.size(); ++column) {
                const Evaluation &of = *evaluations[column];
                const AssociationTree &tree = of.tree();
                const AssociationId id = tree.findAccount(row.name.toStdString());
                QCOMPARE(promised->used[column], static_cast<double>(of.rawUsage(id) / of.rawUsage(AssociationTree::root())));
                std::uint32_t best = 0;
                for (AssociationId user = 1; user < tree.rowCount(); ++user) {
                    AssociationId above = tree.isLive(user) && tree.isUser(user) ? tree.parent(user) : noAssociation;
                    while (above != id && above != noAssociation && above != AssociationTree::root()) {
                        above = tree.parent(above);
                    }
                    if (above == id) {
                        best = best == 0 ? of.rank(user) : std::min(best, of.rank(user));
                    }
                }
                QVERIFY2(row.places[column] == best,
                    qPrintable(QStringLiteral("%1 after %2 days, column %3: %4 and %5")
                                   .arg(row.name)
                                   .arg(days)
                                   .arg(column)
                                   .arg(row.places[column])
                                   .arg(best)));
            }
        }
        QCOMPARE(differs, days > 0);
    }
}

/// A reset period that is switched on: nobody has used anything at the first pass; without a look at the way it is as before.
void TestComparePage::theWayThereHasItsOwnNumbers()
{
    Workspace workspace;
    ComparePage page(&workspace);
    QVERIFY(load(workspace, golden("odyssey"), "odyssey"));
    page.show();
    Document *document = workspace.document();
    Policy draft = document->policy();
    draft.priority.usageReset = UsageReset::Yearly;
    draft.priority.weightAge += 1;
    document->setSetting(draft, PriorityKey::PriorityUsageResetPeriod);
    document->setRawShares({ document->policy().associations.findAccount("root") + 1 }, 77);
    QVERIFY(settle(workspace));
    auto *moments = page.findChild<SegmentedControl *>(QStringLiteral("moment"));
    QVERIFY(moments->isVisibleTo(&page));
    auto *model = page.findChild<CompareModel *>();
    const auto factors = [model] {
        QStringList all;
        for (int row = 0; row < model->rowCount(); ++row) {
            all << model->index(row, CompareModel::User).data().toString() + QLatin1Char(' ')
                    + model->index(row, CompareModel::DraftFactor).data().toString();
        }
        all.sort();
        return all;
    };
    const QStringList settled = factors();
    QVERIFY(!settled.isEmpty());
    QVERIFY(model->index(0, CompareModel::DraftFactor).data(WhyRole).isValid());
    const auto saysUsage = [&page](const QString &text) {
        const QList<QLabel *> labels = page.findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [&text](const QLabel *label) { return label->text().startsWith(text); });
    };
    QTRY_VERIFY_WITH_TIMEOUT(saysUsage(QStringLiteral("Usage without the reset, as on all other pages: slurmctld may clear it")), patience);
    moments->button(0)->click();
    QTRY_VERIFY_WITH_TIMEOUT(factors() != settled, patience);
    QVERIFY(!model->index(0, CompareModel::DraftFactor).data(WhyRole).isValid()); // a derivation is of the policy as it is
    QVERIFY(saysUsage(QStringLiteral("0 TRES·s of usage in all")));
    moments->button(1)->click();
    // a half-life later nothing is left of what was cleared, and half of what the baseline keeps
    const auto told = [&page] {
        QString text;
        for (const QLabel *label : page.findChildren<QLabel *>()) {
            text += label->text().contains(QLatin1String("under the baseline")) ? label->text() : QString();
        }
        return text;
    };
    const QString before = told();
    moments->button(2)->click();
    QTRY_VERIFY_WITH_TIMEOUT(told() != before && saysUsage(QStringLiteral("0 TRES·s of usage in all")), patience);
    moments->button(3)->click();
    QTRY_COMPARE_WITH_TIMEOUT(factors(), settled, patience);
    QVERIFY(!saysUsage(QStringLiteral("0 TRES·s")));
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
