// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/usage/last_reset_field.h"
#include "gui/usage/usage_page.h"

#include "charts/algorithm_chart.h"
#include "charts/decay_chart.h"
#include "charts/ladder_chart.h"
#include "charts/recovery_chart.h"
#include "charts/regime_chart.h"
#include "gui/page/chart_menu.h"
#include "gui/page/setting_field.h"
#include "gui/page/walk_view.h"
#include "gui/page/work_progress.h"
#include "gui/usage/decay_panel.h"
#include "gui/usage/regime_panel.h"
#include "gui/widgets/elided_label.h"
#include "gui/widgets/play_button.h"
#include "gui/widgets/segmented_control.h"
#include "gui/widgets/step_player.h"
#include "models/decay_walk_model.h"
#include "models/number_format.h"
#include "page_fixture.h"
#include "support/test_case.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDateTime>
#include <QHeaderView>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

namespace test_usage_page
{

using namespace apportion;
using namespace apportion::test;

class TestUsagePage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void timesReadInPlainWords();
    void whenTheUsageWasPrintedIsSaid();
    void anEditedHalfLifeRedrawsTheDecay();
    void aTimeThatSlurmWouldNotReadIsNotTaken();
    void theResetPeriodIsChosenFromAList();
    void theLastResetIsAskedFor();
    void undoBringsTheOldValueBackIntoTheField();
    void accountsShowTheirUsageAndRegime();
    void theRegimeChartFollowsTheResults();
    void underFairTreeTheLadderStandsInsteadOfTheCurve();
    void aPassIsGoneThroughStepByStep();
    void theAlgorithmsStandSideBySide();
    void otherHalfLivesAreReadAsSlurmReadsThem();
    void aCampaignIsPlacedOnTheTimeLine();
    void recoveryFollowsTheNamedAccounts();
    void theFilterIsASearchInTheCharts();
    void theMenuOfAChartAsksForAFile();
    void selectingAnAccountAsksForItsDerivation();
    void settingsAreFoundByTheirKey();
    void emptyPoliciesAreShown();
    void slowWorkShowsHowFarItIsAndCanBeStopped();
    void pictures();

private:
    static SettingField *field(const UsagePage &page, const QString &caption)
    {
        for (SettingField *candidate : page.findChildren<SettingField *>()) {
            const QWidget *editor = candidate->lineEdit() != nullptr ? static_cast<QWidget *>(candidate->lineEdit()) : candidate->comboBox();
            if (editor->accessibleName() == caption) {
                return candidate;
            }
        }
        return nullptr;
    }
    static void type(SettingField *field, const QString &text)
    {
        field->lineEdit()->setFocus();
        field->lineEdit()->selectAll();
        QTest::keyClicks(field->lineEdit(), text);
        QTest::keyClick(field->lineEdit(), Qt::Key_Return);
    }

    std::unique_ptr<Theme> m_theme;
};

void TestUsagePage::initTestCase()
{
    m_theme = std::make_unique<Theme>(qApp);
}

void TestUsagePage::timesReadInPlainWords()
{
    QCOMPARE(timeInWords(QStringLiteral("14-0")), QStringLiteral("14 days"));
    QCOMPARE(timeInWords(QStringLiteral("5")), QStringLiteral("5 minutes"));
    // two and a half minutes, rounded up to whole ones
    QVERIFY2(timeInWords(QStringLiteral("2:30")).startsWith(QStringLiteral("3 minutes")), qPrintable(timeInWords(QStringLiteral("2:30"))));
    QVERIFY(timeInWords(QStringLiteral("2:30")) != QStringLiteral("3 minutes"));
    QVERIFY(timeInWords(QStringLiteral("soon")).isEmpty());
}

void TestUsagePage::whenTheUsageWasPrintedIsSaid()
{
    Workspace workspace;
    UsagePage page(&workspace);
    QVERIFY(load(workspace, golden("seed_figure3"), "seed"));
    page.show();
    const std::optional<std::int64_t> printed = workspace.document()->situation().usageAt;
    QVERIFY(printed.has_value());
    const QString when = QLocale().toString(QDateTime::fromSecsSinceEpoch(*printed), QLocale::ShortFormat);
    const auto isSaid = [&page, &when] {
        const QList<ElidedLabel *> labels = page.findChildren<ElidedLabel *>();
        return std::any_of(labels.begin(), labels.end(),
            [&when](const ElidedLabel *label) { return label->text().endsWith(QStringLiteral("in all, printed %1 or before").arg(when)); });
    };
    QTRY_VERIFY(isSaid());
    workspace.lookAhead(86400); // of a moment that nobody has printed
    QTRY_VERIFY(!isSaid());
}

void TestUsagePage::anEditedHalfLifeRedrawsTheDecay()
{
    Workspace workspace;
    UsagePage page(&workspace);
    QVERIFY(load(workspace, golden("seed_figure3"), "seed"));
    page.show();
    auto *chart = page.findChild<DecayChart *>();
    QTRY_COMPARE(chart->data().own.halfLifeDays.value_or(0.0), 14.0);
    SettingField *halfLife = field(page, QStringLiteral("Half-life"));
    QCOMPARE(halfLife->lineEdit()->text(), QStringLiteral("14-0"));
    type(halfLife, QStringLiteral("2-12"));
    QCOMPARE(workspace.document()->policy().priority.halfLife.minutes, 60U * 60U);
    QTRY_COMPARE(chart->data().own.halfLifeDays.value_or(0.0), 2.5);
    QVERIFY2(halfLife->reading().contains(QStringLiteral("2 days 12 hours")), qPrintable(halfLife->reading()));
}

void TestUsagePage::aTimeThatSlurmWouldNotReadIsNotTaken()
{
    Workspace workspace;
    UsagePage page(&workspace);
    auto project = golden("seed_figure3");
    project.policy.priority.markGiven(PriorityKey::PriorityDecayHalfLife, false); // slurm.conf leaves it to the default
    QVERIFY(load(workspace, project, "seed"));
    page.show();
    SettingField *halfLife = field(page, QStringLiteral("Half-life"));
    halfLife->lineEdit()->setFocus();
    QTest::keyClick(halfLife->lineEdit(), Qt::Key_Return); // who only passes by changes nothing
    QCOMPARE(workspace.document()->undoStack()->count(), 0);
    type(halfLife, QStringLiteral("two weeks"));
    QCOMPARE(workspace.document()->undoStack()->count(), 0);
    QCOMPARE(workspace.document()->policy().priority.halfLife.minutes, 14U * 24U * 60U);
    QVERIFY2(halfLife->reading().contains(QStringLiteral("two weeks")), qPrintable(halfLife->reading()));
    QVERIFY(halfLife->lineEdit()->property("invalid").toBool());
    type(halfLife, QStringLiteral("7-0"));
    QVERIFY(!halfLife->lineEdit()->property("invalid").toBool());
    QCOMPARE(workspace.document()->policy().priority.halfLife.minutes, 7U * 24U * 60U);
}

void TestUsagePage::theResetPeriodIsChosenFromAList()
{
    Workspace workspace;
    UsagePage page(&workspace);
    QVERIFY(load(workspace, golden("seed_figure3"), "seed"));
    page.show();
    QComboBox *list = field(page, QStringLiteral("Reset"))->comboBox();
    QCOMPARE(list->currentData().toString(), QStringLiteral("NONE"));
    QCOMPARE(list->count(), 7);
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(workspace.document()->policy().priority.usageReset, UsageReset::Weekly);
    QTRY_VERIFY(!page.findChild<DecayChart *>()->data().own.resets.empty());
}

void TestUsagePage::theLastResetIsAskedFor()
{
    Workspace workspace;
    UsagePage page(&workspace);
    QVERIFY(load(workspace, golden("seed_figure3"), "seed"));
    page.show();
    auto *last = page.findChild<LastResetField *>();
    const auto write = [last](const QString &text) {
        last->lineEdit()->setFocus();
        last->lineEdit()->selectAll();
        QTest::keyClicks(last->lineEdit(), text);
        QTest::keyClick(last->lineEdit(), Qt::Key_Return);
    };
    Document *document = workspace.document();
    Policy draft = document->policy();
    draft.priority.usageReset = UsageReset::Monthly;
    document->setSetting(draft, PriorityKey::PriorityUsageResetPeriod);
    const auto told = [&workspace] {
        const Diagnostics &findings = workspace.results()->findings;
        const auto found = std::find_if(findings.begin(), findings.end(), [](const Diagnostic &one) { return one.code == "reset-clears-usage"; });
        return found == findings.end() ? std::string() : found->message.english();
    };
    QVERIFY(settle(workspace));
    QVERIFY(told().find("usually") != std::string::npos);
    write(QStringLiteral("some day"));
    QVERIFY(!document->situation().lastReset && last->lineEdit()->property("invalid").toBool());
    write(QStringLiteral("2020-03-05 10:00"));
    QCOMPARE(document->situation().lastReset, std::optional<std::int64_t>(1583402400));
    QVERIFY2(last->reading().startsWith(QStringLiteral("One was due on")), qPrintable(last->reading()));
    QVERIFY(settle(workspace));
    QVERIFY(!told().empty() && told().find("usually") == std::string::npos);
    document->undoStack()->undo();
    QVERIFY(!document->situation().lastReset);
    QCOMPARE(last->lineEdit()->text(), QString());
}

void TestUsagePage::undoBringsTheOldValueBackIntoTheField()
{
    Workspace workspace;
    UsagePage page(&workspace);
    QVERIFY(load(workspace, golden("seed_figure3"), "seed"));
    page.show();
    SettingField *halfLife = field(page, QStringLiteral("Half-life"));
    type(halfLife, QStringLiteral("1-0"));
    workspace.document()->undoStack()->undo();
    QCOMPARE(halfLife->lineEdit()->text(), QStringLiteral("14-0"));
    QTRY_COMPARE(page.findChild<DecayChart *>()->data().own.halfLifeDays.value_or(0.0), 14.0);
    workspace.document()->undoStack()->redo();
    QCOMPARE(halfLife->lineEdit()->text(), QStringLiteral("1-0"));
}

void TestUsagePage::accountsShowTheirUsageAndRegime()
{
    Workspace workspace;
    UsagePage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    page.show();
    const auto *tree = page.findChild<QTreeView *>();
    const auto *model = qobject_cast<const AccountTreeModel *>(tree->model());
    const AssociationTree &associations = workspace.document()->policy().associations;
    const AssociationId chem = associations.findAccount("chem");
    // sshare: chem has used 7005, an effective usage of 0.411575 and a LevelFS of 0.767271
    QCOMPARE(static_cast<int>(model->index(chem, AccountTreeModel::Usage).data(SortRole).toDouble()), 7005);
    QCOMPARE(model->index(chem, AccountTreeModel::EffectiveUsage).data().toString(), QStringLiteral("0.4116"));
    QCOMPARE(model->index(chem, AccountTreeModel::FairShare).data(AccountTreeModel::RegimeRole).toInt(), static_cast<int>(Regime::OverUsed));
    QVERIFY(!tree->isColumnHidden(AccountTreeModel::Usage));
    QVERIFY(tree->isColumnHidden(AccountTreeModel::RawShares));
}

void TestUsagePage::theRegimeChartFollowsTheResults()
{
    Workspace workspace;
    UsagePage page(&workspace);
    QVERIFY(load(workspace, golden("seed_figure3"), "seed"));
    page.show();
    auto *chart = page.findChild<RegimeChart *>();
    QTRY_VERIFY(!chart->data().points.empty());
    const AssociationId first = chart->data().points.front().id;
    const double before = chart->data().points.front().ratio;
    workspace.document()->setRawShares({ first }, 77);
    QTRY_VERIFY(std::any_of(chart->data().points.begin(), chart->data().points.end(),
        [first, before](const RegimePoint &point) { return point.id == first && point.ratio != before; }));
}

void TestUsagePage::underFairTreeTheLadderStandsInsteadOfTheCurve()
{
    Workspace workspace;
    UsagePage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    page.resize(1000, 700);
    page.show();
    auto *ladder = page.findChild<LadderChart *>();
    QTRY_VERIFY(!ladder->data().isEmpty());
    QVERIFY(ladder->isVisible());
    const auto hasUsers = [ladder] {
        const auto &levels = ladder->data().levels;
        return std::any_of(levels.begin(), levels.end(), [](const LadderLevel &level) {
            return std::any_of(level.groups.begin(), level.groups.end(), [](const LadderGroup &group) { return group.marks.front().isUser; });
        });
    };
    QVERIFY(!hasUsers()); // accounts first
    page.findChild<QToolButton *>(QStringLiteral("users"))->click();
    QTRY_VERIFY(hasUsers());
    page.findChild<QToolButton *>(QStringLiteral("users"))->click();
    QTRY_VERIFY(!hasUsers());
    QVERIFY(!page.findChild<RegimeChart *>()->isVisible());
    const AssociationId chem = workspace.document()->policy().associations.findAccount("chem");
    QTRY_VERIFY(!ladder->positionOf(MarkKey::association(chem)).isNull());
    QTest::mouseClick(ladder, Qt::LeftButton, {}, ladder->positionOf(MarkKey::association(chem)).toPoint());
    QVERIFY((std::get<AssociationNumber>(workspace.explainSubject()) == AssociationNumber { chem, AssociationQuantity::LevelFs }));
    // step by step: the users are shown, and get their ranks one after the other
    page.findChild<QToolButton *>(QStringLiteral("walk"))->click();
    QTRY_VERIFY(!ladder->data().walk.empty());
    auto *player = page.findChild<RegimePanel *>()->findChild<StepPlayer *>();
    QVERIFY(player->isVisible() && page.findChild<QToolButton *>(QStringLiteral("users"))->isChecked());
    QTRY_VERIFY(ladder->QWidget::width() > page.width() * 4 / 5 && ladder->QWidget::height() > page.height() / 2); // the walk has room
    QVERIFY(!page.findChild<DecayPanel *>()->isVisible() && !page.findChild<QTreeView *>()->isVisible());
    QVERIFY2(player->text().contains("What hangs from root"), qPrintable(player->text()));
    QTest::mouseMove(ladder, QPoint(2, 2)); // away from what is read out over the ladder
    const QImage begin = ladder->grab().toImage();
    const std::vector<FairTreeStep> &walk = ladder->data().walk;
    const auto isRanked = [](const FairTreeStep &step) { return step.kind == FairTreeStep::Kind::User; };
    const auto first = std::find_if(walk.begin(), walk.end(), isRanked);
    for (auto step = walk.begin(); step != first; ++step) {
        player->nextButton()->click();
    }
    QCOMPARE(player->step(), static_cast<int>(first - walk.begin()));
    QVERIFY2(player->text().contains("rank 1"), qPrintable(player->text()));
    QCOMPARE(ladder->selected(), MarkKey::association(first->id));
    QVERIFY(ladder->grab().toImage() != begin);
    player->playButton()->click();
    QTRY_COMPARE_WITH_TIMEOUT(player->step(), static_cast<int>(first - walk.begin()) + 1, patience);
    // as fast as is chosen, and to where one clicks
    const auto usual = player->playButton()->pace();
    player->speedButton()->menu()->actions().back()->trigger();
    QVERIFY(player->playButton()->pace() < usual);
    QCOMPARE(player->speedButton()->text(), player->speedButton()->menu()->actions().back()->text());
    auto *slider = player->findChild<QSlider *>();
    QTest::mouseClick(slider, Qt::LeftButton, {}, QPoint(slider->width() - 2, slider->height() / 2));
    QCOMPARE(player->step(), static_cast<int>(walk.size()) - 1);
    QVERIFY(!player->playButton()->isChecked());
    page.findChild<QToolButton *>(QStringLiteral("users"))->click(); // without them there is nothing to walk
    QVERIFY(!player->isVisible() && !player->playButton()->isChecked());
    QVERIFY(page.findChild<DecayPanel *>()->isVisible() && page.findChild<QTreeView *>()->isVisible());
    workspace.setAlgorithm(Algorithm::Classic);
    QVERIFY(settle(workspace));
    QTRY_VERIFY(page.findChild<RegimeChart *>()->isVisible());
}

void TestUsagePage::aPassIsGoneThroughStepByStep()
{
    Workspace workspace;
    UsagePage page(&workspace);
    QVERIFY(load(workspace, golden("seed_figure3"), "seed"));
    page.resize(1280, 800);
    page.show();
    auto *panel = page.findChild<DecayPanel *>();
    QTest::mouseClick(panel->findChild<SegmentedControl *>()->button(2), Qt::LeftButton);
    QVERIFY(page.charts().size() == 1); // a table is no picture
    QTableView *table = panel->walkView()->table();
    StepPlayer *player = panel->walkView()->player();
    QTRY_VERIFY(table->isVisible() && table->model()->rowCount() == 1);
    const QHeaderView *header = table->horizontalHeader();
    QTRY_VERIFY(header->sectionViewportPosition(DecayWalkModel::After) + header->sectionSize(DecayWalkModel::After) <= table->viewport()->width());
    QVERIFY(table->viewport()->height() > 10 * table->verticalHeader()->defaultSectionSize()); // many steps are in sight
    const ExplainQuestion before = workspace.explainSubject();
    QVERIFY2(player->text().contains(QStringLiteral(" times 0.999")), qPrintable(player->text()));
    player->nextButton()->click();
    QCOMPARE(table->model()->rowCount(), 2);
    player->backButton()->click();
    QCOMPARE(table->model()->rowCount(), 1);
    player->playButton()->click();
    QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 2, patience);
    player->playButton()->click();
    auto *model = qobject_cast<DecayWalkModel *>(table->model());
    player->findChild<QSlider *>()->setValue(model->stepCount() - 1);
    QCOMPARE(table->model()->rowCount(), model->stepCount());
    QVERIFY2(player->text().contains(QStringLiteral("root adds up what is below it")), qPrintable(player->text()));
    const auto isInSight = [table, model] {
        const QRect last = table->visualRect(model->index(model->rowCount() - 1, 0));
        return table->viewport()->rect().contains(QRect(0, last.top(), 1, last.height()));
    };
    QTRY_VERIFY(isInSight());
    const int tall = table->viewport()->height();
    page.resize(1280, 700);
    QTRY_VERIFY(table->viewport()->height() < tall && isInSight());
    QVERIFY(workspace.explainSubject() == before); // going through it takes nothing away that was explained
    const auto &evaluation = workspace.evaluation();
    const QString root = model->index(model->stepCount() - 1, DecayWalkModel::Before).data().toString();
    QCOMPARE(root, usageExactText(evaluation->rawUsage(AssociationTree::root())));
    // other usage, other steps; what is not looked at is not worked out
    Document *document = workspace.document();
    const int steps = model->stepCount();
    QVERIFY(document->setOwnUsage({ document->policy().associations.findUser(document->policy().associations.findAccount("f"), "u5") }, { 5000.0L }));
    QTRY_COMPARE(model->stepCount(), steps + 2); // u5, and the account f
}

void TestUsagePage::theAlgorithmsStandSideBySide()
{
    Workspace workspace;
    UsagePage page(&workspace);
    QVERIFY(load(workspace, golden("seed_figure3"), "seed"));
    page.show();
    auto *panel = page.findChild<RegimePanel *>();
    QTest::mouseClick(panel->findChild<SegmentedControl *>()->button(1), Qt::LeftButton);
    auto *chart = page.findChild<AlgorithmChart *>();
    QTRY_VERIFY(!chart->data().isEmpty());
    if (chart->data().accounts > 0) {
        page.findChild<QToolButton *>(QStringLiteral("users"))->click();
    }
    QTRY_COMPARE(chart->data().entries.size(), std::size_t { 6 });
    QVERIFY(chart->isVisible());
    QCOMPARE(chart->data().current, Algorithm::Classic);
    QCOMPARE(page.charts().at(1).widget, chart);
}

void TestUsagePage::otherHalfLivesAreReadAsSlurmReadsThem()
{
    Workspace workspace;
    UsagePage page(&workspace);
    QVERIFY(load(workspace, golden("seed_figure3"), "seed"));
    page.show();
    auto *panel = page.findChild<DecayPanel *>();
    auto *chart = page.findChild<DecayChart *>();
    panel->halfLivesField()->setText(QStringLiteral("1-0, 12:00:00, soon"));
    QTRY_COMPARE(chart->data().others.size(), std::size_t { 2 });
    QCOMPARE(chart->data().others[0].first, 24U * 60U);
    QCOMPARE(chart->data().others[1].first, 12U * 60U);
    QVERIFY(panel->halfLivesField()->property("invalid").toBool());
    panel->halfLivesField()->setText(QStringLiteral("30-0"));
    QTRY_COMPARE(chart->data().others.size(), std::size_t { 1 });
    QVERIFY(!panel->halfLivesField()->property("invalid").toBool());
}

void TestUsagePage::aCampaignIsPlacedOnTheTimeLine()
{
    Workspace workspace;
    UsagePage page(&workspace);
    QVERIFY(load(workspace, golden("seed_figure3"), "seed"));
    page.resize(1000, 700);
    page.show();
    auto *chart = page.findChild<DecayChart *>();
    page.findChild<DecayPanel *>()->campaignButton()->click();
    QTRY_VERIFY(chart->data().campaign.has_value());
    const double begin = chart->data().campaign->span.beginDays;
    QTest::keyClick(chart, Qt::Key_Right);
    QTRY_VERIFY(chart->data().campaign->span.beginDays > begin);
    page.findChild<DecayPanel *>()->campaignButton()->click();
    QTRY_VERIFY(!chart->data().campaign.has_value());
}

void TestUsagePage::recoveryFollowsTheNamedAccounts()
{
    Workspace workspace;
    UsagePage page(&workspace);
    QVERIFY(load(workspace, golden("seed_figure3"), "seed"));
    page.show();
    const AssociationTree &tree = workspace.document()->policy().associations;
    auto *panel = page.findChild<DecayPanel *>();
    auto *chart = page.findChild<RecoveryChart *>();
    panel->showView(DecayPanel::View::Recovery);
    // Nobody was chosen: a has used most of its share.
    QTRY_VERIFY(!chart->data().isEmpty());
    QCOMPARE(chart->data().ids.front(), tree.findAccount("a"));
    panel->accountsField()->setText(QStringLiteral("C/u2, d"));
    QTRY_COMPARE(chart->data().chosen, std::size_t { 2 });
    QCOMPARE(chart->data().ids[0], tree.findUser(tree.findAccount("c"), "u2"));
    QVERIFY(!panel->accountsField()->property("invalid").toBool());
    panel->accountsField()->setText(QStringLiteral("nobody"));
    QVERIFY(panel->accountsField()->property("invalid").toBool());
    QCOMPARE(page.charts().front().widget, chart);
}

void TestUsagePage::theFilterIsASearchInTheCharts()
{
    Workspace workspace;
    UsagePage page(&workspace);
    QVERIFY(load(workspace, golden("seed_figure3"), "seed"));
    page.resize(1000, 700);
    page.show();
    auto *chart = page.findChild<RegimeChart *>();
    QTRY_VERIFY(!chart->data().points.empty());
    const QImage before = chart->grab().toImage();
    page.setFilter(QStringLiteral("u4"));
    QVERIFY(chart->grab().toImage() != before);
    page.setFilter(QString());
    QCOMPARE(chart->grab().toImage(), before);
}

void TestUsagePage::theMenuOfAChartAsksForAFile()
{
    Workspace workspace;
    UsagePage page(&workspace);
    QVERIFY(load(workspace, golden("seed_figure3"), "seed"));
    page.show();
    auto *chart = page.findChild<DecayChart *>();
    QTRY_VERIFY(!chart->data().own.isEmpty());
    ChartMenu menu(chart);
    ChartRequest asked;
    connect(&menu, &ChartMenu::saveRequested, this, [&asked](const ChartRequest &request) { asked = request; });
    menu.actions().at(0)->trigger();
    QCOMPARE(asked.size, sizeWithAllRows(*chart)); // a file is not as small as the part of the window in which it stands
    QVERIFY(asked.size.height() > chart->height());
    menu.setChosenSize(QSize(800, 500));
    menu.actions().at(3)->trigger();
    QCOMPARE(asked.chart.data(), chart);
    QCOMPARE(asked.format, ChartFormat::Csv);
    QCOMPARE(asked.size, QSize(800, 500));
    menu.actions().at(2)->trigger();
    QCOMPARE(asked.format, ChartFormat::Pdf);
    // Copying: the picture, then the numbers.
    menu.actions().at(5)->trigger();
    QCOMPARE(QGuiApplication::clipboard()->image().size(), QSize(1600, 1000));
    menu.actions().at(6)->trigger();
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(QLatin1String("\"Days\"")));
    // Every page's charts have theirs.
    QCOMPARE(page.findChildren<ChartMenu *>().size(), 5);
}

void TestUsagePage::selectingAnAccountAsksForItsDerivation()
{
    Workspace workspace;
    UsagePage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    page.show();
    auto *tree = page.findChild<QTreeView *>();
    const AssociationId chem = workspace.document()->policy().associations.findAccount("chem");
    tree->setCurrentIndex(qobject_cast<AccountTreeModel *>(tree->model())->index(chem, AccountTreeModel::EffectiveUsage));
    QCOMPARE(workspace.selectedAssociation(), chem);
    QVERIFY((std::get<AssociationNumber>(workspace.explainSubject()) == AssociationNumber { chem, AssociationQuantity::EffectiveUsage }));
}

void TestUsagePage::settingsAreFoundByTheirKey()
{
    Workspace workspace;
    UsagePage page(&workspace);
    QVERIFY(load(workspace, golden("seed_figure3"), "seed"));
    QVERIFY(page.jumpTo({ ObjectRef::Kind::Setting, 0, "PriorityDecayHalfLife" }));
    QVERIFY(page.jumpTo({ ObjectRef::Kind::Setting, 0, "FairShareDampeningFactor" }));
    QVERIFY(!page.jumpTo({ ObjectRef::Kind::Setting, 0, "PriorityWeightAge" }));
}

void TestUsagePage::emptyPoliciesAreShown()
{
    Workspace workspace;
    UsagePage page(&workspace);
    QVERIFY(load(workspace, Snapshot(), "empty"));
    PageHost host(&page, &workspace);
    takePictures(host, *m_theme, QStringLiteral("page_usage_empty"));
    QCOMPARE(field(page, QStringLiteral("Half-life"))->lineEdit()->text(), QStringLiteral("7-0"));
}

void TestUsagePage::slowWorkShowsHowFarItIsAndCanBeStopped()
{
    QWidget window;
    WorkProgress progress(QStringLiteral("how far"), &window);
    window.show();
    const WorkProgress::Report report = progress.begin();
    QVERIFY(!progress.isVisible());
    report(0.5);
    QTRY_VERIFY(progress.isVisible());
    QTRY_COMPARE(progress.findChild<QProgressBar *>()->value(), 50);
    QSignalSpy stopped(&progress, &WorkProgress::stopped);
    progress.findChild<QPushButton *>()->click();
    QCOMPARE(stopped.count(), 1);
    QVERIFY(!progress.isVisible());
    report(1.0); // late, and harmless
}

void TestUsagePage::pictures()
{
    Workspace workspace;
    UsagePage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    PageHost host(&page, &workspace);
    host.show();
    type(field(page, QStringLiteral("Calculated every")), QStringLiteral("2:30"));
    QVERIFY(settle(workspace));
    auto *tree = page.findChild<QTreeView *>();
    tree->setCurrentIndex(qobject_cast<AccountTreeModel *>(tree->model())->index(workspace.document()->policy().associations.findAccount("chem")));
    takePictures(host, *m_theme, QStringLiteral("page_usage"));
    page.findChild<DecayPanel *>()->showView(DecayPanel::View::Recovery);
    page.findChild<DecayPanel *>()->accountsField()->setText(QStringLiteral("chem, bio"));
    QTest::mouseClick(page.findChild<RegimePanel *>()->findChild<SegmentedControl *>()->button(1), Qt::LeftButton);
    QTRY_VERIFY(!page.findChild<AlgorithmChart *>()->data().isEmpty());
    QTRY_COMPARE(page.findChild<RecoveryChart *>()->data().chosen, std::size_t { 2 });
    takePictures(host, *m_theme, QStringLiteral("page_usage_recovery"));
    auto *panel = page.findChild<DecayPanel *>();
    panel->showView(DecayPanel::View::Pass);
    QTRY_VERIFY(panel->walkView()->table()->model()->rowCount() > 0);
    panel->walkView()->player()->findChild<QSlider *>()->setValue(6);
    takePictures(host, *m_theme, QStringLiteral("page_usage_pass"));
}

APPORTION_TEST(TestUsagePage)
} // namespace test_usage_page

#include "test_usage_page.moc"
