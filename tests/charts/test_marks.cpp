// SPDX-License-Identifier: GPL-3.0-or-later
// What every chart does because it is a list of marks on one canvas: point, walk, select, ask, scroll, zoom, leave.
#include "chart_policies.h"
#include "charts/algorithm_chart.h"
#include "charts/chart_kinds.h"
#include "charts/decay_chart.h"
#include "charts/dominance_chart.h"
#include "charts/mark_painter.h"
#include "charts/plot_canvas.h"
#include "charts/priority_chart.h"
#include "charts/waiting_chart.h"
#include "core/plan/dominance.h"
#include "core/policy/work_count.h"
#include "support/test_case.h"

#include <QMouseEvent>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <cmath>

namespace test_marks
{

using namespace apportion;

namespace
{

MarkTarget keyed(std::uint32_t number, int row = -1)
{
    return { MarkKey::place(number), {}, row };
}

void moveMouse(ChartWidget &chart, const QPointF &at, Qt::MouseButtons buttons = Qt::NoButton)
{
    QMouseEvent event(QEvent::MouseMove, at, chart.mapToGlobal(at), Qt::NoButton, buttons, Qt::NoModifier);
    QCoreApplication::sendEvent(&chart, &event);
}

void turnWheel(ChartWidget &chart, const QPointF &at, int angle, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QWheelEvent event(at, chart.mapToGlobal(at), {}, QPoint(0, angle), Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&chart, &event);
}

/// A place of a chart where a click does something.
QPointF anyMarkOf(const ChartWidget &chart)
{
    for (int y = 60; y < chart.height() - 20; y += 3) {
        for (int x = chart.width() - 20; x > 20; x -= 3) {
            if (!chart.keyAt(QPointF(x, y)).isNone()) {
                return { static_cast<double>(x), static_cast<double>(y) };
            }
        }
    }
    return {};
}

/// More jobs than have room, each with a priority of its own.
PriorityData manyJobs(std::uint32_t count)
{
    PriorityData data;
    for (std::uint32_t i = 0; i < count; ++i) {
        PriorityRow row;
        row.row = 1000 + i;
        row.job = QString::number(i);
        row.terms.fairshare = 5000.0 - i;
        row.terms.priority = 5000 - i;
        data.scale.include(row.terms);
        data.rows.push_back(row);
    }
    data.total = count;
    data.used = { Factor::FairShare };
    return data;
}

} // namespace

class TestMarks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theNearestMarkIsHit()
    {
        MarkSheet sheet(QSize(400, 300));
        const int behind = sheet.addTarget(keyed(1));
        sheet.place(QRectF(0.0, 0.0, 200.0, 300.0));
        const int above = sheet.addTarget(keyed(2));
        sheet.bar(QRectF(50.0, 50.0, 50.0, 50.0), Qt::black);
        const int line = sheet.addTarget(keyed(3));
        sheet.line(QPointF(0.0, 200.0), QPointF(400.0, 200.0), QPen(Qt::black));
        const int point = sheet.addTarget(keyed(4));
        sheet.point(QPointF(300.0, 100.0), 3.0, Qt::black);
        const int cut = sheet.addTarget(keyed(5));
        sheet.setClip(QRectF(300.0, 250.0, 100.0, 50.0));
        sheet.line(QPointF(210.0, 275.0), QPointF(400.0, 275.0), QPen(Qt::black));
        sheet.setClip({});
        sheet.setTarget(-1);
        sheet.bar(QRectF(0.0, 0.0, 400.0, 300.0), Qt::NoBrush, QPen(Qt::black)); // only there to be seen
        QCOMPARE(sheet.targetAt(QPointF(20.0, 20.0)), behind);
        QCOMPARE(sheet.targetAt(QPointF(60.0, 60.0)), above);
        QCOMPARE(sheet.targetAt(QPointF(60.0, 195.0)), line); // nearer than what it lies in
        QCOMPARE(sheet.targetAt(QPointF(305.0, 104.0)), point);
        QCOMPARE(sheet.targetAt(QPointF(311.0, 100.0)), -1);
        QCOMPARE(sheet.targetAt(QPointF(350.0, 272.0)), cut);
        QCOMPARE(sheet.targetAt(QPointF(250.0, 275.0)), -1);
        QCOMPARE(sheet.find(MarkKey::place(3)), line);
        QCOMPARE(sheet.find(MarkKey()), -1);
    }

    void marksHaveNeighbours()
    {
        MarkSheet sheet(QSize(400, 300));
        for (const auto &[number, row, x] : { std::tuple { 1U, 0, 10.0 }, { 2U, 0, 100.0 }, { 3U, 4, 90.0 }, { 4U, -1, 20.0 }, { 5U, 4, 300.0 } }) {
            sheet.addTarget(keyed(number, row));
            sheet.point(QPointF(x, 20.0 + row), 3.0, Qt::black);
        }
        QCOMPARE(sheet.besideInRow(0, 1), 1);
        QCOMPARE(sheet.besideInRow(1, 1), -1);
        QCOMPARE(sheet.besideInRow(4, -1), 2); // past what the keys pass by
        QCOMPARE(sheet.rowBeside(0, 1), 4);
        QCOMPARE(sheet.rowBeside(4, 1), 4);
        QCOMPARE(sheet.rowBeside(4, -1), 0);
        QCOMPARE(sheet.nearestInRow(4, 100.0), 2);
        QCOMPARE(sheet.nearestInRow(4, 250.0), 4);
        QCOMPARE(sheet.nearestInRow(7, 0.0), -1);
    }

    void linkedChartsPointAtPickAndShowTheSameTime()
    {
        TimeLink link;
        constexpr std::int64_t day = 86400;
        const std::int64_t now = day * 20000;
        DecayRequest request;
        request.settings.halfLife.minutes = 7 * 1440;
        request.start = now;
        DecayChart first;
        first.resize(700, 400);
        first.setData(decayScene(request));
        request.start = now + 7 * day; // a later beginning: the same time stands elsewhere
        DecayChart second;
        second.resize(500, 300);
        second.setData(decayScene(request));
        first.linkTo(&link);
        second.linkTo(&link);
        QCOMPARE(first.shownTo(), 28.0);

        // what is brushed in one is shown by both, as far as they have it
        const auto drag = [](ChartWidget &chart, const QPoint &from, const QPoint &to, Qt::KeyboardModifiers keys) {
            QTest::mousePress(&chart, Qt::LeftButton, keys, from);
            moveMouse(chart, to, Qt::LeftButton);
            QTest::mouseRelease(&chart, Qt::LeftButton, keys, to);
        };
        drag(first, QPoint(300, 200), QPoint(500, 200), Qt::NoModifier);
        QVERIFY(link.span());
        QVERIFY(first.isZoomed() && second.isZoomed());
        QVERIFY(first.shownFrom() > 5.0 && first.shownTo() < 25.0);
        QVERIFY(std::abs(second.shownFrom() - (first.shownFrom() - 7.0)) < 1e-9);
        QVERIFY(std::abs(second.shownTo() - (first.shownTo() - 7.0)) < 1e-9);
        // dragging what is a part moves it, in both
        const double before = first.shownFrom();
        drag(first, QPoint(400, 200), QPoint(440, 200), Qt::NoModifier);
        QVERIFY(first.shownFrom() < before);
        QVERIFY(std::abs(second.shownFrom() - (first.shownFrom() - 7.0)) < 1e-9);
        const double span = first.shownTo() - first.shownFrom();
        drag(first, QPoint(300, 200), QPoint(400, 200), Qt::ShiftModifier);
        QVERIFY(first.shownTo() - first.shownFrom() < span / 2);
        QTest::keyClick(&second, Qt::Key_0);
        QVERIFY(!first.isZoomed() && !second.isZoomed() && !link.span());

        // a time before the second one's beginning leaves it as it is
        link.show(TimeLink::Span { static_cast<double>(now + day), static_cast<double>(now + 3 * day) });
        QCOMPARE(first.shownFrom(), 1.0);
        QCOMPARE(first.shownTo(), 3.0);
        QVERIFY(!second.isZoomed());
        second.setData(decayScene({ request.settings, now, {}, {}, 0.0, false })); // with numbers that are there then
        QCOMPARE(second.shownFrom(), 1.0);
        link.show(std::nullopt);

        moveMouse(first, QPointF(350.0, 200.0));
        QVERIFY(link.pointed());
        moveMouse(first, QPointF(350.0, 5.0)); // above the plot
        QVERIFY(!link.pointed());
        const QImage unmarked = second.grab().toImage();
        QTest::mouseClick(&first, Qt::LeftButton, {}, QPoint(350, 200));
        QVERIFY(link.picked());
        QVERIFY(*link.picked() > static_cast<double>(now) && *link.picked() < static_cast<double>(now + 28 * day));
        QVERIFY(second.grab().toImage() != unmarked);
        QTest::mouseClick(&first, Qt::LeftButton, {}, QPoint(351, 100)); // once more
        QVERIFY(!link.picked());
    }

    void aPictureIsAsHighAsItsRowsAskFor()
    {
        PriorityChart chart;
        chart.setData(manyJobs(30));
        const int height = chart.heightOfRows(1000, 300, 2000);
        QVERIFY(height > 300 && height < 2000);
        chart.resize(1000, height);
        QVERIFY(!chart.positionOf(MarkKey::job(1029)).isNull()); // the last one
        chart.resize(1000, height - 1);
        QVERIFY(chart.positionOf(MarkKey::job(1029)).isNull());
        QCOMPARE(chart.heightOfRows(1000, 300, 500), 500); // not all have room
        chart.setData(manyJobs(3));
        QCOMPARE(chart.heightOfRows(1000, 300, 2000), 300);
        QCOMPARE(DecayChart().heightOfRows(1000, 300, 2000), 300); // it has none
        chart.setData(manyJobs(30));
        const int some = chart.heightOfRows(1000, 100, 2000, 20);
        QCOMPARE(chart.roomAt(QSize(1000, some))->shown, 20);
        QCOMPARE(chart.roomAt(QSize(1000, some))->total, 30);
        QCOMPARE(chart.roomAt(QSize(1000, some - 1))->shown, 19);
    }

    void whatIsPickedElsewhereIsMarkedInJobs()
    {
        PriorityChart chart;
        chart.resize(600, 300);
        chart.setData(manyJobs(4));
        QCOMPARE(chart.standsFor(), MarkKey::Kind::Job);
        const QImage plain = chart.grab().toImage();
        chart.setRelated([](const MarkKey &key) { return key == MarkKey::job(1002); });
        QVERIFY(chart.grab().toImage() != plain);
        chart.setRelated({});
        QCOMPARE(chart.grab().toImage(), plain);
    }

    void axesKeepTheirNumbersOutsideOfWhatIsCutOff()
    {
        PlotCanvas canvas;
        MarkSheet sheet(QSize(300, 200));
        const QRectF plot(60.0, 20.0, 220.0, 150.0);
        sheet.setClip(plot);
        sheet.place(plot);
        sheet.setAxes(plot, { 0.0, 10.0, 5.0, QStringLiteral("%.0f") }, { 0.0, 1.0, 0.5, QStringLiteral("%.1f") });
        sheet.line(plot.topLeft(), plot.bottomRight(), QPen(Qt::black));
        QImage picture(sheet.size(), QImage::Format_RGB32);
        picture.fill(Palette::light().panel);
        QPainter painter(&picture);
        paintMarks(&painter, sheet, Palette::light(), &canvas);
        painter.end();
        const auto isBlank = [&picture](const QRect &part) {
            const QImage cut = picture.copy(part);
            QImage blank(cut.size(), cut.format());
            blank.fill(Palette::light().panel);
            return cut == blank;
        };
        QVERIFY(!isBlank(QRect(0, 10, 55, 170))); // at the left of the plot
        QVERIFY(!isBlank(QRect(50, 175, 240, 25))); // below it
        QVERIFY(isBlank(QRect(0, 0, 300, 8)));
    }

    void whatIsPointedAtIsShownUntilTheMouseLeaves_data() { everyKind(); }
    void whatIsPointedAtIsShownUntilTheMouseLeaves()
    {
        QFETCH(int, kind);
        const auto chart = makeChart(static_cast<ChartKind>(kind), test::evaluated(test::smallUniversity()), Palette::light());
        chart->resize(900, 700);
        const QImage before = chart->grab().toImage();
        const QPointF at = anyMarkOf(*chart);
        QVERIFY(!at.isNull());
        moveMouse(*chart, at);
        QVERIFY(chart->grab().toImage() != before);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(chart.get(), &leave);
        QCOMPARE(chart->grab().toImage(), before);
    }

    /// A line that ends at the edge of its plot is pointed at as far as it is drawn.
    void aLineIsShownAsFarAsItIsPointedAt()
    {
        const auto chart = makeChart(ChartKind::Waiting, test::evaluated(test::smallUniversity()), Palette::light());
        chart->resize(900, 700);
        const QPointF inside = anyMarkOf(*chart);
        QVERIFY(!inside.isNull());
        const auto isMark = [&chart](const QPointF &at) { return !chart->keyAt(at).isNone(); };
        QPointF edge = inside;
        for (QPointF next = inside; next.x() < chart->width(); next.rx() += 0.25) {
            edge = isMark(next) ? next : edge;
        }
        const QImage before = chart->grab().toImage();
        moveMouse(*chart, edge);
        QVERIFY(chart->grab().toImage() != before);
    }

    void aClickSelectsAndADragDoesNot_data() { everyKind(); }
    void aClickSelectsAndADragDoesNot()
    {
        QFETCH(int, kind);
        const auto chart = makeChart(static_cast<ChartKind>(kind), test::evaluated(test::smallUniversity()), Palette::dark());
        chart->resize(900, 700);
        const QPoint at = anyMarkOf(*chart).toPoint();
        const MarkKey key = chart->keyAt(at);
        QTest::mousePress(chart.get(), Qt::LeftButton, {}, at);
        moveMouse(*chart, at + QPointF(30.0, 30.0), Qt::LeftButton);
        moveMouse(*chart, at, Qt::LeftButton);
        QTest::mouseRelease(chart.get(), Qt::LeftButton, {}, at);
        QVERIFY(chart->selected().isNone());
        QTest::mouseClick(chart.get(), Qt::RightButton, {}, at);
        QVERIFY(chart->selected().isNone());
        QTest::mouseClick(chart.get(), Qt::LeftButton, {}, at);
        QCOMPARE(chart->selected(), key);
    }

    void theKeysBringRowsOntoTheScreen()
    {
        PriorityChart chart;
        chart.setData(manyJobs(100));
        chart.resize(800, 300); // seven of them
        QSignalSpy asked(&chart, &ChartWidget::questionAsked);
        for (std::uint32_t i = 0; i < 20; ++i) {
            QTest::keyClick(&chart, Qt::Key_Down);
            QCOMPARE(chart.selected(), MarkKey::job(1000 + i));
            QVERIFY(!chart.positionOf(chart.selected()).isNull());
        }
        QCOMPARE(asked.size(), 20);
        QVERIFY(chart.positionOf(MarkKey::job(1000)).isNull()); // scrolled away
        QVERIFY(chart.accessibleDescription().contains(QStringLiteral("19")));
        QTest::keyClick(&chart, Qt::Key_PageDown);
        QCOMPARE(chart.selected(), MarkKey::job(1026));
        turnWheel(chart, QPointF(400.0, 150.0), 12000);
        QVERIFY(chart.positionOf(MarkKey::job(1026)).isNull());
        QVERIFY(!chart.positionOf(MarkKey::job(1000)).isNull());
        QTest::keyClick(&chart, Qt::Key_Up); // back to what was selected, and from there
        QCOMPARE(chart.selected(), MarkKey::job(1025));
        QVERIFY(!chart.positionOf(MarkKey::job(1025)).isNull());
        chart.select(MarkKey::job(1099));
        QVERIFY(!chart.positionOf(MarkKey::job(1099)).isNull());
        QTest::keyClick(&chart, Qt::Key_Down);
        QCOMPARE(chart.selected(), MarkKey::job(1099)); // the last one
        QTest::keyClick(&chart, Qt::Key_Return);
        QVERIFY(asked.last().first().value<ExplainQuestion>() == ExplainQuestion(JobNumber { 1099, JobQuantity::Priority }));
    }

    void theWheelScrollsRowsAndZoomsWithControl()
    {
        PriorityChart chart;
        chart.setData(manyJobs(100));
        chart.resize(800, 300);
        const QPointF first = chart.positionOf(MarkKey::job(1000));
        turnWheel(chart, QPointF(400.0, 150.0), -40); // a third of a step is a job
        QCOMPARE(chart.positionOf(MarkKey::job(1001)), first);
        turnWheel(chart, QPointF(400.0, 150.0), -120);
        QCOMPARE(chart.positionOf(MarkKey::job(1004)), first);
        QVERIFY(!chart.isZoomed());
        turnWheel(chart, QPointF(400.0, 150.0), 120, Qt::ControlModifier);
        QVERIFY(chart.isZoomed());
        QCOMPARE(chart.positionOf(MarkKey::job(1004)).y(), first.y());
    }

    void theMatrixIsWalkedCellByCell()
    {
        const auto evaluation = test::evaluated(test::smallUniversity());
        DominanceChart chart;
        chart.setData(prioritySteps(*evaluation));
        chart.resize(900, 500);
        const auto count = static_cast<std::uint32_t>(chart.data().size());
        QVERIFY(count > 3);
        QTest::keyClick(&chart, Qt::Key_Right);
        QCOMPARE(chart.selected(), MarkKey::place(1)); // a step against itself says nothing
        QTest::keyClick(&chart, Qt::Key_Right);
        QCOMPARE(chart.selected(), MarkKey::place(2));
        QTest::keyClick(&chart, Qt::Key_Down);
        QCOMPARE(chart.selected(), MarkKey::place(count + 2));
        QTest::keyClick(&chart, Qt::Key_Left);
        QCOMPARE(chart.selected(), MarkKey::place(count));
        QTest::keyClick(&chart, Qt::Key_Up);
        QCOMPARE(chart.selected(), MarkKey::place(1));
    }

    void aNameOfTheAlgorithmsIsItsLine()
    {
        AlgorithmChart chart;
        chart.setData(algorithmData(*test::evaluated(test::smallUniversity())));
        chart.resize(900, 900);
        QTest::keyClick(&chart, Qt::Key_Down);
        const MarkKey first = chart.selected();
        QCOMPARE(first.kind, MarkKey::Kind::Association);
        const QPointF at = chart.positionOf(first);
        QCOMPARE(chart.keyAt(at), first);
    }

    void aWaitingJobIsMetByItsLineAndStandsOut()
    {
        const auto evaluation = test::evaluated(test::smallUniversity());
        WaitingChart chart;
        chart.setData(waitingData(*evaluation));
        chart.resize(900, 500);
        const QImage before = chart.grab().toImage();
        QSignalSpy asked(&chart, &ChartWidget::questionAsked);
        QTest::keyClick(&chart, Qt::Key_Down);
        QCOMPARE(chart.selected(), MarkKey::job(chart.data().jobs.front().line.row));
        QCOMPARE(asked.size(), 1);
        QVERIFY(chart.grab().toImage() != before);
        QTest::keyClick(&chart, Qt::Key_Right); // nothing to pan yet
        QVERIFY(!chart.isZoomed());
        chart.select({});
        QCOMPARE(chart.grab().toImage(), before);
    }

    void whatIsFoundInAnEvaluationIsCounted_data() { everyKind(); }
    void whatIsFoundInAnEvaluationIsCounted()
    {
        QFETCH(int, kind);
        const auto evaluation = test::evaluated(test::smallUniversity());
        const std::uint64_t before = workCounts()[static_cast<std::size_t>(Work::PrepareChart)];
        (void)makeChart(static_cast<ChartKind>(kind), evaluation, Palette::light());
        // these find nothing in the tree or in the queue, and a share map does while it is laid out
        const std::uint64_t found = kind == static_cast<int>(ChartKind::Decay) || kind == static_cast<int>(ChartKind::Dominance)
                || kind >= static_cast<int>(ChartKind::Shares)
            ? 0
            : 1;
        QCOMPARE(workCounts()[static_cast<std::size_t>(Work::PrepareChart)] - before, found);
    }

    void anEmptyChartTakesNothing_data() { everyKind(); }
    void anEmptyChartTakesNothing()
    {
        QFETCH(int, kind);
        const auto chart = makeChart(static_cast<ChartKind>(kind), nullptr, Palette::light());
        chart->resize(600, 400);
        QSignalSpy asked(chart.get(), &ChartWidget::questionAsked);
        QVERIFY(!chart->emptyText().isEmpty());
        moveMouse(*chart, QPointF(300.0, 200.0));
        turnWheel(*chart, QPointF(300.0, 200.0), 120);
        QTest::mouseClick(chart.get(), Qt::LeftButton, {}, QPoint(300, 200));
        for (const Qt::Key key : { Qt::Key_Down, Qt::Key_Right, Qt::Key_PageDown, Qt::Key_Return, Qt::Key_Plus, Qt::Key_0, Qt::Key_Backspace }) {
            QTest::keyClick(chart.get(), key);
        }
        QVERIFY(chart->selected().isNone());
        QVERIFY(asked.isEmpty());
        QVERIFY(!chart->isZoomed());
    }

private:
    static void everyKind()
    {
        QTest::addColumn<int>("kind");
        for (const ChartKind kind : allChartKinds) {
            QTest::newRow(qPrintable(chartKindFileName(kind))) << static_cast<int>(kind);
        }
    }
};

APPORTION_TEST(TestMarks)
} // namespace test_marks

#include "test_marks.moc"
