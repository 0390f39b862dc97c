// SPDX-License-Identifier: GPL-3.0-or-later
// Every chart of every page fills the screen with large type, and comes back to where it stood.
#include "charts/chart_table.h"
#include "charts/ladder_chart.h"
#include "gui/page/chart_stage.h"
#include "gui/page/page.h"
#include "gui/shell/presentation.h"
#include "support/sanitizer.h"
#include "support/test_case.h"
#include "window_fixture.h"

#include <QLabel>
#include <QLayout>
#include <QScreen>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>

namespace test_chart_stage
{

using namespace apportion;

namespace
{

/// Where a widget stands: its parent, and its place in the layout or splitter.
QString placeOf(QWidget *widget)
{
    const auto *splitter = qobject_cast<QSplitter *>(widget->parentWidget());
    const QLayout *layout = splitter == nullptr ? widget->parentWidget()->layout() : nullptr;
    return QStringLiteral("%1 %2 %3 %4")
        .arg(reinterpret_cast<quintptr>(widget->parentWidget()))
        .arg(splitter != nullptr    ? splitter->indexOf(widget)
                : layout != nullptr ? layout->indexOf(widget)
                                    : -2)
        .arg(widget->isHidden())
        .arg(widget->minimumWidth());
}

QList<ChartWidget *> chartsOf(Page *page)
{
    QList<ChartWidget *> charts = page->findChildren<ChartWidget *>();
    if (page->sideWidget() != nullptr) {
        charts += page->sideWidget()->findChildren<ChartWidget *>();
    }
    return charts;
}

/// Shows a chart that shares its place with others, so that its page fills it.
void bring(QWidget *widget)
{
    for (QWidget *each = widget; each->parentWidget() != nullptr; each = each->parentWidget()) {
        if (auto *stack = qobject_cast<QStackedWidget *>(each->parentWidget())) {
            stack->setCurrentWidget(each);
        }
    }
    QVERIFY(rest());
}

} // namespace

class TestChartStage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyChartFillsTheScreenAndComesBack()
    {
        QVERIFY(QDir().mkpath(QStringLiteral(APPORTION_BINARY_DIR "/screenshots")));
        WindowFixture fixture;
        fixture.window.resize(1280, 800);
        fixture.window.show();
        fixture.window.files()->openSample(QStringLiteral("university"));
        QVERIFY(fixture.waitForResults());
        int shown = 0;
        for (int at = 0; at < MainWindow::pageNames().size(); ++at) {
            fixture.theme.setMode(at % 2 == 0 ? Theme::Mode::Light : Theme::Mode::Dark);
            fixture.window.showPage(at);
            QVERIFY(fixture.rest());
            const QList<ChartWidget *> charts = chartsOf(fixture.window.currentPage());
            for (ChartWidget *chart : charts) {
                bring(chart);
                const QString before = placeOf(chart);
                const QSize own = chart->QWidget::size();
                ChartStage *stage = ChartStage::show(chart);
                QVERIFY2(stage != nullptr, qPrintable(chart->title()));
                QVERIFY(stage->isFullScreen());
                QTRY_COMPARE(stage->size(), stage->screen()->size());
                QCOMPARE(ChartStage::show(chart), nullptr);
                picturesOf(stage, QStringLiteral("stage_%1_%2").arg(MainWindow::pageNames()[at]).arg(++shown));
                QVERIFY(chart->QWidget::width() > stage->width() - 50 && chart->QWidget::height() > stage->height() - 120);
                QVERIFY(chart->height() < 0.81 * chart->QWidget::height()); // all of it is enlarged by a quarter or more
                QTest::keyClick(chart, Qt::Key_Escape);
                QCOMPARE(placeOf(chart), before);
                QCOMPARE(chart->window(), &fixture.window);
                QTRY_VERIFY(!chart->isVisible() || chart->QWidget::size() == own);
                QVERIFY(!chart->isVisible() || chart->height() == own.height()); // as large as it was
            }
        }
        QVERIFY2(shown >= 9, qPrintable(QString::number(shown)));
    }

    void theKeyShowsTheChartThatHasTheKeyboard()
    {
        WindowFixture fixture;
        fixture.window.show();
        QVERIFY(fixture.openGolden(QStringLiteral("fair_tree_rules")));
        ChartWidget *chart = nullptr;
        for (ChartWidget *each : chartsOf(fixture.window.page(PageName::Accounts))) {
            chart = each->isVisible() ? each : chart;
        }
        QVERIFY(chart != nullptr);
        fixture.window.activateWindow();
        chart->setFocus();
        QTRY_COMPARE(ChartStage::chartInFocus(), chart);
        QTest::keyClick(&fixture.window, Qt::Key_F11);
        auto *stage = qobject_cast<ChartStage *>(chart->window());
        QVERIFY(stage != nullptr);
        // it says of which policy it is, and of which moment
        const auto isSaid = [stage](const QString &words) {
            const auto labels = stage->findChildren<QLabel *>();
            return std::any_of(
                labels.begin(), labels.end(), [&words](const QLabel *label) { return label->isVisible() && label->text().contains(words); });
        };
        QVERIFY(isSaid(fixture.window.workspace()->document()->displayName()));
        QVERIFY(!isSaid(QStringLiteral("Forecast")));
        fixture.window.workspace()->lookAhead(std::int64_t { 14 } * 86400);
        QTRY_VERIFY(isSaid(QStringLiteral("Forecast: in 14 days")));
        fixture.window.workspace()->lookAhead(0);
        QTRY_VERIFY(!isSaid(QStringLiteral("Forecast")));
        // it is the page's own chart: an edit shows on the stage
        Document *document = fixture.window.workspace()->document();
        QVERIFY(document->setRawShares({ document->policy().associations.findAccount("chem") }, 12));
        QVERIFY(fixture.waitForResults());
        QCOMPARE(chart->window(), stage);
        QTest::keyClick(stage, Qt::Key_F11);
        QCOMPARE(chart->window(), &fixture.window);
    }

    void chartsOfAStackFollowEditsOnTheStage()
    {
        WindowFixture fixture;
        fixture.window.show();
        QVERIFY(fixture.openGolden(QStringLiteral("fair_tree_rules")));
        fixture.window.showPage(static_cast<int>(MainWindow::pageNames().indexOf(QStringLiteral("usage"))));
        QVERIFY(fixture.rest());
        LadderChart *ladder = fixture.window.findChild<LadderChart *>();
        QTRY_VERIFY(ladder->isVisible() && !ladder->data().isEmpty());
        ChartStage *stage = ChartStage::show(ladder);
        QVERIFY(stage != nullptr);
        const QByteArray before = toCsv(ladder->table());
        Document *document = fixture.window.workspace()->document();
        QVERIFY(document->setRawShares({ document->policy().associations.findAccount("chem") }, 1200));
        QVERIFY(fixture.waitForResults());
        QTRY_VERIFY(toCsv(ladder->table()) != before);
        QVERIFY(!fixture.window.page(PageName::Usage)->charts().isEmpty()); // and are still the page's
        stage->close();
        QVERIFY(ladder->isVisible());
    }

    void aPageThatIsMadeAnewTakesNothingBack()
    {
        WindowFixture fixture;
        fixture.window.show();
        QVERIFY(fixture.openGolden(QStringLiteral("fair_tree_rules")));
        const QPointer<ChartWidget> chart = chartsOf(fixture.window.page(PageName::Accounts)).first();
        const QPointer<ChartStage> stage = ChartStage::show(chart);
        fixture.language.choose(QStringLiteral("de")); // all of the window is made anew
        QTRY_VERIFY(stage == nullptr && chart == nullptr); // what fed the chart is gone
        QVERIFY(fixture.waitForResults());
    }

    void aPageHasItsRoomOnEveryProjector()
    {
        QCOMPARE(presentationScale({ 1024, 768 }), 1.0);
        QVERIFY(1280.0 / presentationScale({ 1280, 800 }) > 1100.0);
        QVERIFY(presentationScale({ 1920, 1080 }) >= 1.5);
        QCOMPARE(presentationScale({ 7680, 4320 }), 3.0);
        QCOMPARE(presentedTextSize(100, 1.5), 100);
        QCOMPARE(presentedTextSize(90, 1.5), 90);
        QCOMPARE(presentedTextSize(130, 1.5), 100); // the scale is more than that
        QCOMPARE(presentedTextSize(150, 1.2), 125); // 150 in all
    }

private:
    static void picturesOf(ChartStage *stage, const QString &name)
    {
        stage->showNormal();
        const QList<QSize> sizes = isSanitized ? QList<QSize> { { 1280, 800 } } : QList<QSize> { { 1280, 800 }, { 1920, 1080 } };
        for (const QSize &size : sizes) {
            stage->resize(size);
            QVERIFY(rest());
            QVERIFY(stage->grab().save(QStringLiteral(APPORTION_BINARY_DIR "/screenshots/%1_%2.png").arg(name).arg(size.width())));
        }
    }
};

APPORTION_TEST(TestChartStage)
} // namespace test_chart_stage

#include "test_chart_stage.moc"
