// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_export.h"
#include "charts/chart_widget.h"
#include "charts/history_chart.h"
#include "charts/time_link.h"
#include "gui/history/history_page.h"
#include "gui/page/page.h"
#include "gui/page/shown_draft.h"
#include "gui/shell/time_bar.h"
#include "gui/widgets/elided_label.h"
#include "gui/widgets/play_button.h"
#include "gui/widgets/time_scale.h"
#include "history/history.h"
#include "models/explain_model.h"
#include "support/test_case.h"
#include "window_fixture.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QToolButton>
#include <QUndoStack>

#include <algorithm>
#include <cmath>

namespace test_time_past
{

using namespace apportion;

constexpr std::int64_t day = 86400;

/// Three pulls of the sample's cluster: 70, 20 and 6 days before now, whose usage is a tenth, half and twice that of today.
class TestTimePast : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QFile::remove(history::History::usualPath());
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->window.resize(1280, 800);
        m_fixture->window.show();
        m_fixture->window.files()->openSample(QStringLiteral("university"));
        QVERIFY(m_fixture->rest());
        m_bar = m_fixture->window.findChild<TimeBar *>();
        m_physics = workspace()->document()->policy().associations.findAccount("physics");
        m_now = workspace()->now();
        QVERIFY(m_physics != noAssociation);
    }
    void cleanup()
    {
        m_fixture.reset();
        QFile::remove(history::History::usualPath());
    }

    void withoutHistoryItBeginsNow()
    {
        QCOMPARE(m_bar->scale()->minimum(), 0);
        QVERIFY(!QFile::exists(history::History::usualPath())); // looking makes none
        keep("another cluster", 20, 1.0);
        m_bar->readHistory();
        QVERIFY(rested());
        QCOMPARE(m_bar->scale()->minimum(), 0);
    }

    void keysLeadToWhatWasKept()
    {
        keepThree();
        TimeScale *scale = m_bar->scale();
        QCOMPARE(scale->past(), (std::vector<int> { -70 * 24, -20 * 24, -6 * 24 }));
        const Snapshot before = workspace()->document()->snapshot();
        const long double today = workspace()->evaluation()->rawUsage(m_physics);
        QTest::keyClick(scale, Qt::Key_Left);
        QVERIFY(rested());
        QCOMPARE(scale->value(), -6 * 24);
        QCOMPARE(m_bar->mark(), QString("Past: 6 days ago"));
        QVERIFY(std::abs(static_cast<double>(workspace()->evaluation()->rawUsage(m_physics) / today) - 2.0) < 1e-9);
        QCOMPARE(workspace()->evaluation()->now(), m_now - 6 * day);
        QCOMPARE(workspace()->now(), m_now);
        QVERIFY(workspace()->results()->past && !workspace()->results()->ahead);
        QTest::keyClick(scale, Qt::Key_Left);
        QVERIFY(rested());
        QVERIFY(std::abs(static_cast<double>(workspace()->evaluation()->rawUsage(m_physics) / today) - 0.5) < 1e-9);
        QTest::keyClick(scale, Qt::Key_Home);
        QVERIFY(rested());
        QCOMPARE(m_bar->mark(), QString("Past: 70 days ago"));
        QVERIFY(std::abs(static_cast<double>(workspace()->evaluation()->rawUsage(m_physics) / today) - 0.1) < 1e-9);
        QTest::keyClick(scale, Qt::Key_Left); // there is nothing before
        QVERIFY(rested());
        QCOMPARE(scale->value(), -70 * 24);
        QTest::keyClick(scale, Qt::Key_Right);
        QVERIFY(rested());
        QCOMPARE(scale->value(), -20 * 24);
        // nothing of it is in the document, and all is as it was at the present
        QVERIFY(workspace()->document()->snapshot() == before);
        QVERIFY(!workspace()->document()->isModified());
        QTest::mouseClick(m_bar->nowButton(), Qt::LeftButton);
        QVERIFY(rested());
        QVERIFY(workspace()->evaluation()->rawUsage(m_physics) == today);
        QVERIFY(m_bar->mark().isEmpty());
        QTest::keyClick(scale, Qt::Key_Right);
        QVERIFY(rested());
        QCOMPARE(m_bar->mark(), QString("Forecast: in 1 day"));
    }

    void aDragStopsOnlyAtWhatIsKnown()
    {
        keepThree();
        TimeScale *scale = m_bar->scale();
        QVERIFY(scale->placeOf(0) > scale->placeOf(-6 * 24) && scale->placeOf(-6 * 24) > scale->placeOf(-70 * 24));
        QVERIFY(scale->placeOf(0) <= scale->width() / 2 + 1); // what is ahead keeps its half
        const auto at = [scale](int x) { return QPoint(x, scale->height() / 2); };
        QTest::mousePress(scale, Qt::LeftButton, {}, at(scale->placeOf(-20 * 24) - 4));
        QCOMPARE(scale->value(), -20 * 24);
        QTest::mouseMove(scale, at(scale->placeOf(-64 * 24)));
        QCOMPARE(scale->value(), -70 * 24);
        QTest::mouseMove(scale, at(scale->placeOf(4 * 24)));
        QVERIFY(std::abs(scale->value() - 4 * 24) <= 24);
        QTest::mouseRelease(scale, Qt::LeftButton, {}, at(scale->placeOf(4 * 24)));
        QVERIFY(rested());
        QVERIFY(workspace()->results()->ahead);
    }

    void theBarSaysWhatIsKnown()
    {
        keepThree();
        QVERIFY(!m_bar->knownLabel()->isVisible());
        lookBack(20);
        QVERIFY(m_bar->knownLabel()->isVisible());
        QCOMPARE(m_bar->knownLabel()->text(), QString("Usage of then, policy of today; of the queue what is still there"));
        QVERIFY(!m_bar->meanwhileList()->isVisible() && !m_bar->ratesField()->isVisible());
        QCOMPARE(m_bar->property("look").toString(), QString("forecast"));
        m_bar->scale()->setValue(TimeScale::day);
        QVERIFY(rested());
        QVERIFY(!m_bar->knownLabel()->isVisible() && m_bar->meanwhileList()->isVisible());
    }

    void everyAnswerSaysThatItWasSo()
    {
        keepThree();
        ExplainModel explained(workspace()->document());
        explained.show(m_physics, AssociationQuantity::RawUsage);
        explained.setResults(workspace()->results());
        const int steps = explained.rowCount();
        lookBack(20);
        explained.setResults(workspace()->results());
        QCOMPARE(explained.rowCount(), steps + 1);
        const QString cluster = QString::fromStdString(workspace()->document()->policy().clusterName);
        const QString said = explained.index(1).data(ExplainModel::NoteRole).toString(); // right behind the number
        QVERIFY2(said.contains("imported from " + cluster), qPrintable(said));
    }

    void theQueueIsThatOfThenAsFarAsItIsKnown()
    {
        keepThree();
        m_fixture->window.goTo(PageName::Priority);
        QVERIFY(rested());
        const std::vector<Job> &jobs = *workspace()->document()->situation().jobs;
        const auto later
            = static_cast<std::size_t>(std::count_if(jobs.begin(), jobs.end(), [this](const Job &job) { return job.submitTime > m_now - 6 * day; }));
        QVERIFY(later > 0);
        lookBack(6);
        const auto *table = m_fixture->window.currentPage()->findChild<QTableView *>();
        std::size_t notYet = 0;
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            for (int column = 0; column < table->model()->columnCount(); ++column) {
                notYet += table->model()->index(row, column).data().toString() == QString("not yet") ? 1 : 0;
            }
        }
        const auto &then = *workspace()->evaluation()->situation().jobs;
        QCOMPARE(then.size(), jobs.size()); // they keep their places
        QVERIFY(notYet >= later);
        const auto remarks = m_fixture->window.currentPage()->findChildren<ElidedLabel *>();
        QVERIFY(std::any_of(remarks.begin(), remarks.end(),
            [](const ElidedLabel *label) { return label->text().contains("of the queue of then only what still waits or runs is known"); }));
    }

    void compareIsOfThatMomentOnBothSides()
    {
        keepThree();
        workspace()->document()->setRawShares({ m_physics }, 1);
        lookBack(20);
        const Results &results = *workspace()->results();
        QVERIFY(results.baseline != results.evaluation);
        QVERIFY(results.baseline->rawUsage(m_physics) == results.evaluation->rawUsage(m_physics));
        QVERIFY(results.baseline->normShares(m_physics) > results.evaluation->normShares(m_physics));
        QCOMPARE(results.baseline->now(), m_now - 20 * day);
        // what is asked in another thread is asked of the same
        const ShownDraft::Taken taken = ShownDraft(*workspace()).take();
        QCOMPARE(taken.now, m_now - 20 * day);
        QVERIFY(taken.draft.situation.equals(results.evaluation->situation(), taken.draft.policy.associations));
        workspace()->document()->undoStack()->undo();
        QVERIFY(rested());
    }

    void picturesSayTheMoment()
    {
        keepThree();
        lookBack(20);
        const QList<NamedChart> charts = m_fixture->window.currentPage()->charts();
        QVERIFY(!charts.isEmpty());
        m_fixture->window.files()->captionChart(charts.first().widget);
        const QString caption = charts.first().widget->caption();
        QVERIFY2(caption.endsWith(QStringLiteral("Past: 20 days ago · ") + dayText(m_now - 20 * day)), qPrintable(caption));
    }

    void playingGoesThroughWhatWasKept()
    {
        keepThree();
        lookBack(70);
        m_bar->playButton()->setChecked(true);
        QTRY_COMPARE_WITH_TIMEOUT(m_bar->scale()->value(), -20 * 24, patience);
        QTRY_VERIFY_WITH_TIMEOUT(m_bar->scale()->value() > 0, patience);
        m_bar->playButton()->setChecked(false);
        QVERIFY(rested());
    }

    void whatWasDeletedIsGone()
    {
        keepThree();
        history::History kept;
        std::vector<std::int64_t> ids;
        for (const history::Entry &entry : kept.list()) {
            ids.push_back(entry.id);
        }
        QVERIFY(kept.remove(ids));
        QTest::keyClick(m_bar->scale(), Qt::Key_Left);
        QVERIFY(rested());
        QCOMPARE(m_bar->scale()->minimum(), 0);
        QCOMPARE(m_bar->scale()->value(), 0);
        QVERIFY(!workspace()->results()->past);
    }

    void anotherPolicyIsShownAsItIs()
    {
        keepThree();
        lookBack(20);
        QVERIFY(m_fixture->openGolden(QStringLiteral("fair_tree_rules")));
        QVERIFY(rested());
        QCOMPARE(m_bar->scale()->minimum(), 0);
        QVERIFY(!workspace()->results()->past && !workspace()->look().past);
    }

    /// One cursor and one brush for the chart of the history and all others.
    void theHistoryChartIsLinked()
    {
        keepThree();
        m_fixture->window.goTo(PageName::History);
        QVERIFY(rested());
        auto *page = qobject_cast<HistoryPage *>(m_fixture->window.currentPage());
        QVERIFY(page != nullptr);
        workspace()->selectAssociation(m_physics);
        QVERIFY(rested());
        HistoryChart *chart = page->chart();
        QCOMPARE(chart->data().name, QString("physics")); // an association that is picked in one is marked in all
        QCOMPARE(chart->data().points.size(), std::size_t { 3 });
        TimeLink *link = workspace()->timeLink();
        // where the mouse is: between the first pull and the last, by the time
        QTest::mouseMove(chart, QPoint(chart->width() / 2, chart->height() / 3));
        QTRY_VERIFY_WITH_TIMEOUT(link->pointed().has_value(), patience);
        const auto first = static_cast<double>(m_now - 70 * day);
        const auto last = static_cast<double>(m_now - 6 * day);
        QVERIFY(*link->pointed() > first + 0.3 * (last - first) && *link->pointed() < first + 0.7 * (last - first));
        // a click marks the time in all
        QTest::mouseClick(chart, Qt::LeftButton, {}, QPoint(chart->width() / 2, chart->height() / 3));
        QVERIFY(link->picked().has_value());
        const QImage marked = chart->grab().toImage();
        link->pick(std::nullopt);
        link->point(std::nullopt);
        QVERIFY(chart->grab().toImage() != marked);
        // what others zoom to is shown
        QVERIFY(!chart->isZoomed());
        link->show(TimeLink::Span { last - 20.0 * day, last });
        QVERIFY(chart->isZoomed());
        link->show(std::nullopt);
        QVERIFY(!chart->isZoomed());
        // and the other way round
        chart->showPart(0.5, 1.0);
        QVERIFY(link->span() && std::abs(link->span()->to - last) < 60.0);
        QVERIFY(std::abs(link->span()->from - (first + last) / 2.0) < 60.0);
        chart->showAll();
        QVERIFY(!link->span());
        // a time that lies on none of it leaves it whole
        link->show(TimeLink::Span { last + 20.0 * day, last + 40.0 * day });
        QVERIFY(!chart->isZoomed());
    }

    void pictures()
    {
        keepThree();
        lookBack(20);
        const QString folder = QStringLiteral(APPORTION_BINARY_DIR "/screenshots");
        QVERIFY(QDir().mkpath(folder) && m_fixture->window.grab().save(folder + QStringLiteral("/time_past.png")));
    }

private:
    [[nodiscard]] Workspace *workspace() { return m_fixture->window.workspace(); }
    [[nodiscard]] bool rested()
    {
        return waitFor([this] { return !m_bar->isBusy(); }) && m_fixture->rest() && !m_bar->isBusy();
    }
    void keep(const char *cluster, int days, double times)
    {
        Snapshot then = workspace()->document()->snapshot();
        if (cluster != nullptr) {
            then.policy.clusterName = cluster;
        }
        for (const AssociationId id : then.policy.associations.layout().ids()) {
            then.situation.setOwnUsage(id, then.situation.ownUsage(id) * static_cast<long double>(times));
        }
        history::History kept;
        QVERIFY(kept.addPull(then, m_now - days * day) > 0);
    }
    void keepThree()
    {
        keep(nullptr, 70, 0.1);
        keep(nullptr, 20, 0.5);
        keep(nullptr, 6, 2.0);
        m_bar->readHistory();
        QVERIFY(rested());
    }
    void lookBack(int days)
    {
        m_bar->lookBackTo(m_now - days * day);
        QVERIFY(rested());
        QCOMPARE(m_bar->scale()->value(), -days * 24);
    }

    std::unique_ptr<WindowFixture> m_fixture;
    TimeBar *m_bar = nullptr;
    AssociationId m_physics = noAssociation;
    std::int64_t m_now = 0;
};

APPORTION_TEST(TestTimePast)
} // namespace test_time_past

#include "test_time_past.moc"
