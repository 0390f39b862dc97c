// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/dominance_chart.h"
#include "charts/priority_chart.h"
#include "charts/waiting_chart.h"
#include "core/schema/setting_fields.h"
#include "gui/page/walk_view.h"
#include "gui/priority/priority_page.h"
#include "gui/widgets/elided_label.h"
#include "gui/widgets/empty_state.h"
#include "gui/widgets/segmented_control.h"
#include "gui/widgets/step_player.h"
#include "models/number_format.h"
#include "models/queue_walk_model.h"
#include "models/settings_model.h"
#include "page_fixture.h"
#include "support/test_case.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QStackedWidget>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <algorithm>

namespace test_priority_page
{

using namespace apportion;
using namespace apportion::test;

class TestPriorityPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void jobsStandInSlurmsOrderWithItsPriorities();
    void anEditedWeightReordersTheJobsAndUndoPutsThemBack();
    void everyWeightIsEditable();
    void whatIsTypedGoesIntoTheCellThatWasClicked();
    void aWeightBeyond32BitsIsRefused();
    void aFlagIsSetByAClickAndByTheSpaceBar();
    void flagsAreAsHighAsTheirWidthAsks();
    void selectingAJobAsksWhyItHasItsPriority();
    void theLegendNamesTheTermsThatOccur();
    void withoutJobsThePageSaysHowToGetSome();
    void settingsAreFoundByTheirKey();
    void whereNoJobIsLeftThePageSaysSo();
    void theJobsAreShownAsChartsToo();
    void theQueueIsGoneThroughStepByStep();
    void pictures();

private:
    static QTableView *table(PriorityPage &page, const char *model)
    {
        for (QTableView *candidate : page.findChildren<QTableView *>()) {
            if (QLatin1String(candidate->model()->metaObject()->className()) == QLatin1String(model)) {
                return candidate;
            }
        }
        return nullptr;
    }
    static QTableView *jobs(PriorityPage &page) { return table(page, "apportion::JobModel"); }
    static QTableView *weights(PriorityPage &page) { return table(page, "apportion::SettingsModel"); }
    static QModelIndex value(PriorityPage &page, PriorityKey key) { return qobject_cast<SettingsModel *>(weights(page)->model())->valueIndex(key); }
    static QStringList order(PriorityPage &page)
    {
        QStringList result;
        const QAbstractItemModel *model = jobs(page)->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            result.append(QStringLiteral("%1 %2 %3")
                              .arg(model->index(row, JobModel::JobId).data().toString(), model->index(row, JobModel::Partition).data().toString(),
                                  model->index(row, JobModel::Priority).data(SortRole).toString()));
        }
        return result;
    }

    std::unique_ptr<Theme> m_theme;
};

void TestPriorityPage::initTestCase()
{
    m_theme = std::make_unique<Theme>(qApp);
}

void TestPriorityPage::jobsStandInSlurmsOrderWithItsPriorities()
{
    Workspace workspace;
    PriorityPage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    // the priorities that sprio printed, highest first
    const QList<ElidedLabel *> labels = page.findChildren<ElidedLabel *>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const ElidedLabel *label) { return label->text().contains(QLatin1String(" in 6 rows")); }));
    const QStringList expected { "4 short 106000", "4 batch 103125", "3 batch 64704", "5 batch 64158", "2 short 60368", "1 batch 33998" };
    QCOMPARE(order(page), expected);
}

void TestPriorityPage::anEditedWeightReordersTheJobsAndUndoPutsThemBack()
{
    Workspace workspace;
    PriorityPage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    page.show();
    const QStringList before = order(page);
    // without fair share, job 2 leads: 3000 (assoc) + 500 + 5000 + 500 + 1468.75 − 100
    typeInto(weights(page), value(page, PriorityKey::PriorityWeightFairshare), QStringLiteral("0"));
    QVERIFY(settle(workspace));
    QCOMPARE(order(page).first(), QStringLiteral("2 short 10368"));
    QVERIFY(value(page, PriorityKey::PriorityWeightFairshare).data(ChangedRole).toBool());
    workspace.document()->undoStack()->undo();
    QVERIFY(settle(workspace));
    QCOMPARE(order(page), before);
}

void TestPriorityPage::everyWeightIsEditable()
{
    Workspace workspace;
    PriorityPage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    for (const PriorityKey key : { PriorityKey::PriorityWeightAge, PriorityKey::PriorityWeightAssoc, PriorityKey::PriorityWeightFairshare,
             PriorityKey::PriorityWeightJobSize, PriorityKey::PriorityWeightPartition, PriorityKey::PriorityWeightQos,
             PriorityKey::PriorityWeightTres, PriorityKey::PriorityMaxAge, PriorityKey::PriorityFavorSmall, PriorityKey::PriorityType }) {
        const QModelIndex index = value(page, key);
        QVERIFY2(index.isValid(), priorityKeyWord(key));
        QVERIFY2(index.flags().testFlag(Qt::ItemIsEditable), priorityKeyWord(key));
    }
    page.show();
    typeInto(weights(page), value(page, PriorityKey::PriorityWeightTres), QStringLiteral("CPU=10,GRES/gpu=20"));
    QCOMPARE(workspace.document()->policy().priority.weightTres.size(), std::size_t { 2 });
    typeInto(weights(page), value(page, PriorityKey::PriorityMaxAge), QStringLiteral("3-0"));
    QCOMPARE(workspace.document()->policy().priority.maxAge.minutes, 3U * 24U * 60U);
}

/// A second click waits whether it becomes a double one: what was typed meanwhile went into a row that it was a search for.
void TestPriorityPage::whatIsTypedGoesIntoTheCellThatWasClicked()
{
    Workspace workspace;
    PriorityPage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    page.resize(1000, 690);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page, patience));
    const PrioritySettings before = workspace.document()->policy().priority;
    QTableView *table = weights(page);
    const QModelIndex cell = value(page, PriorityKey::PriorityWeightFairshare);
    table->scrollTo(cell);
    table->setCurrentIndex(cell);
    table->setFocus();
    const int interval = QApplication::doubleClickInterval();
    QApplication::setDoubleClickInterval(patience); // nobody types as slowly
    QTest::mouseClick(table->viewport(), Qt::LeftButton, Qt::NoModifier, table->visualRect(cell).center());
    QTest::keyClick(table, Qt::Key_1, Qt::NoModifier);
    QApplication::setDoubleClickInterval(interval);
    QCOMPARE(table->currentIndex(), cell);
    auto *editor
        = qobject_cast<QLineEdit *>(table->indexWidget(cell) != nullptr ? table->indexWidget(cell) : table->viewport()->findChild<QLineEdit *>());
    QVERIFY(editor != nullptr);
    QTest::keyClicks(editor, QStringLiteral("2345"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(workspace.document()->policy().priority.weightFairshare, 12345U);
    PrioritySettings after = workspace.document()->policy().priority;
    after.weightFairshare = before.weightFairshare;
    QVERIFY(after == before);
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Tab);
    QVERIFY(!table->hasFocus()); // cells are walked through by arrows
}

void TestPriorityPage::aWeightBeyond32BitsIsRefused()
{
    Workspace workspace;
    PriorityPage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    page.show();
    typeInto(weights(page), value(page, PriorityKey::PriorityWeightAge), QStringLiteral("4294967296"));
    QCOMPARE(workspace.document()->policy().priority.weightAge, 1000U);
    QCOMPARE(workspace.document()->undoStack()->count(), 0);
}

void TestPriorityPage::aFlagIsSetByAClickAndByTheSpaceBar()
{
    Workspace workspace;
    PriorityPage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    page.resize(900, 690);
    page.show();
    auto *flags = page.findChild<QListView *>();
    const auto rowOf = [flags](PriorityFlag flag) {
        for (int row = 0; row < flags->model()->rowCount(); ++row) {
            if (flags->model()->index(row, 0).data(FlagsModel::FlagRole).toInt() == static_cast<int>(flag)) {
                return flags->model()->index(row, 0);
            }
        }
        return QModelIndex();
    };
    QCOMPARE(flags->model()->rowCount(), static_cast<int>(priorityFlagCount));
    const QModelIndex classic = rowOf(PriorityFlag::NoFairTree);
    flags->scrollTo(classic);
    QTest::mouseClick(flags->viewport(), Qt::LeftButton, {}, flags->visualRect(classic).center());
    QVERIFY(workspace.document()->policy().priority.has(PriorityFlag::NoFairTree));
    QVERIFY(settle(workspace));
    QCOMPARE(workspace.results()->evaluation->algorithm(), Algorithm::Classic);
    workspace.document()->undoStack()->undo();
    QVERIFY(!workspace.document()->policy().priority.has(PriorityFlag::NoFairTree));
    QTest::keyClick(flags, Qt::Key_Space);
    QVERIFY(workspace.document()->policy().priority.has(PriorityFlag::NoFairTree));
    QTest::keyClick(flags, Qt::Key_Space);
    QVERIFY(!workspace.document()->policy().priority.has(PriorityFlag::NoFairTree));
}

void TestPriorityPage::flagsAreAsHighAsTheirWidthAsks()
{
    Workspace workspace;
    PriorityPage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    page.resize(1400, 690);
    page.show();
    auto *flags = page.findChild<QListView *>();
    const auto height = [flags] { return flags->visualRect(flags->model()->index(2, 0)).height(); };
    QTRY_VERIFY(height() > 0);
    const int wide = height();
    page.resize(760, 690);
    QTRY_VERIFY(height() > wide);
}

void TestPriorityPage::selectingAJobAsksWhyItHasItsPriority()
{
    Workspace workspace;
    PriorityPage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    page.show();
    const QModelIndex third = jobs(page)->model()->index(2, 0);
    jobs(page)->setCurrentIndex(third);
    const auto row = third.data(JobModel::JobRowRole).toUInt();
    QVERIFY((std::get<JobNumber>(workspace.explainSubject()) == JobNumber { row, JobQuantity::Priority }));
    QCOMPARE(workspace.results()->evaluation->priority(row), 64704U);
}

void TestPriorityPage::theLegendNamesTheTermsThatOccur()
{
    Workspace workspace;
    PriorityPage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    const auto *legend = page.findChild<QLabel *>(QStringLiteral("factorLegend"));
    // behind the square of each stands its name
    const auto names = [legend](Factor factor) {
        return legend->text().count(QChar(QChar::Nbsp) + factorName(factor).replace(QLatin1Char(' '), QChar(QChar::Nbsp))) == 1;
    };
    QTRY_VERIFY(!legend->text().isEmpty());
    QVERIFY(names(Factor::FairShare));
    QVERIFY(names(Factor::Nice)); // job 2 was given a nice of 100
    QVERIFY(!names(Factor::Age)); // nobody has waited
    QVERIFY(!names(Factor::Site));
    QVERIFY(legend->accessibleName().contains(factorName(Factor::FairShare)));
}

void TestPriorityPage::withoutJobsThePageSaysHowToGetSome()
{
    Workspace workspace;
    PriorityPage page(&workspace);
    QVERIFY(load(workspace, Snapshot(), "empty"));
    PageHost host(&page, &workspace);
    takePictures(host, *m_theme, QStringLiteral("page_priority_empty"));
    QVERIFY(!jobs(page)->isVisible());
    QSignalSpy asked(&page, &PriorityPage::openFilesRequested);
    for (QPushButton *button : page.findChildren<QPushButton *>()) {
        if (button->isVisible() && button->text().startsWith(QStringLiteral("Open files"))) {
            button->click();
        }
    }
    QCOMPARE(asked.count(), 1);
}

void TestPriorityPage::settingsAreFoundByTheirKey()
{
    Workspace workspace;
    PriorityPage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    QVERIFY(page.jumpTo({ ObjectRef::Kind::Setting, 0, "PriorityWeightTRES" }));
    QCOMPARE(weights(page)->currentIndex(), value(page, PriorityKey::PriorityWeightTres));
    QVERIFY(page.jumpTo({ ObjectRef::Kind::Setting, 0, "PriorityFlags" }));
    QVERIFY(page.jumpTo({ ObjectRef::Kind::Job, 4, "5" }));
    QVERIFY(!page.jumpTo({ ObjectRef::Kind::Setting, 0, "SlurmctldPort" }));
}

void TestPriorityPage::whereNoJobIsLeftThePageSaysSo()
{
    Workspace workspace;
    PriorityPage page(&workspace);
    Project project = golden("random_fair_tree_40");
    std::vector<Job> &jobsOf = project.situation.jobs.edit();
    jobsOf.resize(1);
    Job &job = jobsOf.front();
    job.running = true;
    job.held = false;
    job.timeLimit = 60;
    QVERIFY(load(workspace, project, "one job"));
    page.resize(1000, 760);
    page.show();
    workspace.lookAhead(std::int64_t { 35 } * 86400);
    QVERIFY(settle(workspace));
    QVERIFY(!jobs(page)->isVisible());
    const auto *empty = page.findChild<EmptyState *>();
    QVERIFY(empty != nullptr && empty->isVisible());
    const QList<QLabel *> labels = empty->findChildren<QLabel *>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) { return label->text() == "All jobs have ended by then"; }));
    for (const SegmentedControl *views : page.findChildren<SegmentedControl *>()) {
        for (const int view : { 1, 2, 4, 0 }) { // bars, waiting and steps have nothing to show either
            if (views->button(4) != nullptr) {
                views->button(view)->click();
                QVERIFY(empty->isVisible());
            }
        }
    }
    QTest::mouseClick(empty->button(), Qt::LeftButton);
    QVERIFY(settle(workspace));
    QCOMPARE(workspace.look().seconds, std::int64_t { 0 });
    QVERIFY(!empty->isVisible() || jobs(page)->model()->rowCount() == 0);
}

void TestPriorityPage::theJobsAreShownAsChartsToo()
{
    Workspace workspace;
    PriorityPage page(&workspace);
    QVERIFY(load(workspace, golden("random_fair_tree_40"), "random"));
    page.resize(1000, 760);
    page.show();
    auto *view = page.findChild<SegmentedControl *>();
    QVERIFY(jobs(page)->isVisible());
    QTest::mouseClick(view->button(1), Qt::LeftButton);
    auto *bars = page.findChild<PriorityChart *>();
    // accounts first: of each the job that Slurm looks at first
    QTRY_VERIFY(bars->data().isOfAccounts);
    QVERIFY(bars->data().total < workspace.results()->evaluation->order().size());
    page.findChild<QToolButton *>(QStringLiteral("everyJob"))->click();
    QTRY_COMPARE(bars->data().total, workspace.results()->evaluation->order().size());
    auto *difference = page.findChild<QToolButton *>(QStringLiteral("difference"));
    const JobRow middle = workspace.results()->evaluation->order()[3];
    workspace.selectJobRow(middle);
    difference->click();
    QTRY_VERIFY(!bars->data().against.isEmpty());
    const PriorityRow &compared = bars->data().rows[3];
    QCOMPARE(compared.row, middle);
    QCOMPARE(bars->data().priorityOf(compared), std::int64_t { 0 });
    QVERIFY(priorityBarSegments(compared.terms).empty());
    QCOMPARE(bars->data().priorityOf(bars->data().rows[0]),
        std::int64_t { bars->data().rows[0].terms.priority } - std::int64_t { workspace.results()->evaluation->terms(middle).priority });
    workspace.selectJobRow(workspace.results()->evaluation->order()[1]); // looked at, and not compared with
    QVERIFY(rest());
    QCOMPARE(bars->data().rows[3].row, middle);
    QVERIFY(priorityBarSegments(bars->data().rows[3].terms).empty());
    difference->click();
    QTRY_VERIFY(bars->data().against.isEmpty());
    QVERIFY(!jobs(page)->isVisible());
    QTest::mouseClick(view->button(2), Qt::LeftButton);
    auto *waiting = page.findChild<WaitingChart *>();
    QTRY_VERIFY(!waiting->data().isEmpty());
    // The chart follows the selected job.
    const JobRow last = workspace.results()->evaluation->order().back();
    workspace.selectJobRow(last);
    QTRY_VERIFY(waiting->data().find(last) != nullptr);
    QTest::mouseClick(view->button(3), Qt::LeftButton);
    auto *weightsChart = page.findChild<DominanceChart *>();
    QTRY_VERIFY(!weightsChart->data().empty());
    QVERIFY(!weightsChart->sentence().isEmpty());
    const QImage lead = weightsChart->grab().toImage();
    page.findChild<QToolButton *>(QStringLiteral("allPairs"))->click();
    QVERIFY(weightsChart->grab().toImage() != lead);
    QCOMPARE(page.charts().front().widget, weightsChart);
    // Weights are shown without jobs too.
    QVERIFY(load(workspace, Snapshot(), "empty"));
    QVERIFY(weightsChart->isVisible());
    QTest::mouseClick(view->button(0), Qt::LeftButton);
    QVERIFY(!weightsChart->isVisible());
}

void TestPriorityPage::theQueueIsGoneThroughStepByStep()
{
    Workspace workspace;
    PriorityPage page(&workspace);
    QVERIFY(load(workspace, golden("fair_tree_rules"), "rules"));
    page.resize(1000, 760);
    page.show();
    const ExplainQuestion before = workspace.explainSubject();
    QTest::mouseClick(page.findChild<SegmentedControl *>()->button(4), Qt::LeftButton);
    auto *walk = page.findChild<WalkView *>();
    QTRY_VERIFY(walk->isVisible() && walk->table()->model()->rowCount() == 1);
    auto *model = qobject_cast<QueueWalkModel *>(walk->table()->model());
    const Evaluation &evaluation = *workspace.evaluation();
    QCOMPARE(model->stepCount(), static_cast<int>(evaluation.order().size()));
    while (walk->player()->nextButton()->isEnabled()) {
        const int rows = model->rowCount();
        walk->player()->nextButton()->click();
        QCOMPARE(model->rowCount(), rows + 1);
        QVERIFY(!walk->player()->text().isEmpty());
    }
    for (int row = 0; row < model->rowCount(); ++row) {
        const QString priority = model->index(row, QueueWalkModel::Priority).data().toString();
        QCOMPARE(priority, integerText(evaluation.priority(evaluation.order()[static_cast<std::size_t>(row)])));
        QVERIFY(row == 0 || !model->index(row, QueueWalkModel::Behind).data().toString().isEmpty());
        QVERIFY(!model->index(row, QueueWalkModel::Outcome).data().toString().isEmpty());
    }
    QVERIFY(workspace.explainSubject() == before);
    // another policy, other steps; none without jobs
    QVERIFY(load(workspace, Snapshot(), "empty"));
    QTRY_COMPARE(model->stepCount(), 0);
    QVERIFY(!walk->player()->isEnabled());
}

void TestPriorityPage::pictures()
{
    Workspace workspace;
    PriorityPage page(&workspace);
    Snapshot now = golden("random_fair_tree_40");
    now.situation.jobs.edit().front().id = "1234567_[1-5000%50]";
    QVERIFY(load(workspace, now, "random"));
    PageHost host(&page, &workspace);
    host.show();
    typeInto(weights(page), value(page, PriorityKey::PriorityWeightAge), QStringLiteral("3000"));
    QVERIFY(settle(workspace));
    jobs(page)->setCurrentIndex(jobs(page)->model()->index(1, 0));
    takePictures(host, *m_theme, QStringLiteral("page_priority"));
    auto *view = page.findChild<SegmentedControl *>();
    const std::array names { "page_priority_bars", "page_priority_waiting", "page_priority_weights", "page_priority_steps" };
    for (int i = 0; i < 4; ++i) {
        QTest::mouseClick(view->button(i + 1), Qt::LeftButton);
        QVERIFY(rest());
        if (auto *walk = page.findChild<WalkView *>(); walk->isVisible()) {
            walk->player()->findChild<QSlider *>()->setValue(7);
        }
        takePictures(host, *m_theme, QLatin1String(names[static_cast<std::size_t>(i)]));
    }
}

APPORTION_TEST(TestPriorityPage)
} // namespace test_priority_page

#include "test_priority_page.moc"
