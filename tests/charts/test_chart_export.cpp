// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart_policies.h"
#include "charts/chart_export.h"
#include "charts/chart_kinds.h"
#include "charts/priority_chart.h"
#include "charts/regime_chart.h"
#include "models/number_format.h"
#include "support/generated_policy.h"
#include "support/patience.h"
#include "support/test_case.h"

#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace test_chart_export
{

using namespace apportion;

namespace
{

/// The number of elements in a well-formed document; -1 when it is not well-formed.
int elementsOf(const QByteArray &xml)
{
    QXmlStreamReader reader(xml);
    int elements = 0;
    while (!reader.atEnd()) {
        elements += reader.readNext() == QXmlStreamReader::StartElement ? 1 : 0;
    }
    return reader.hasError() ? -1 : elements;
}

int coloursOf(const QImage &image)
{
    std::set<QRgb> colours;
    for (int y = 0; y < image.height(); y += 2) {
        for (int x = 0; x < image.width(); x += 2) {
            colours.insert(image.pixel(x, y));
        }
    }
    return static_cast<int>(colours.size());
}

} // namespace

class TestChartExport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyChartIsAWellFormedSvg()
    {
        const auto evaluation = test::evaluated(test::smallUniversity());
        std::set<QString> names;
        for (const ChartKind kind : allChartKinds) {
            const auto chart = makeChart(kind, evaluation, Palette::light());
            QVERIFY(chart->emptyText().isEmpty());
            QVERIFY(!chartKindName(kind).isEmpty());
            names.insert(chartKindFileName(kind));
            const QByteArray svg = renderChart(*chart, ChartFormat::Svg, chart->usualSize());
            QVERIFY2(elementsOf(svg) > 30, qPrintable(chartKindFileName(kind)));
            QVERIFY(svg.contains("<text"));
            QVERIFY(!svg.contains("nan"));
            // Pattern brushes come out as references that viewers do not resolve.
            QVERIFY(!svg.contains("fillpattern"));
            QVERIFY(QSvgRenderer(svg).isValid());
            // nor what says nothing: half of what Qt writes
            static const QRegularExpression emptyGroup(QStringLiteral("<g [^>]*>\\s*</g>"));
            static const QRegularExpression fontOfShape(QStringLiteral("<g [^>]*font-family[^>]*>\\s*<(?!text)[^<]*</g>"));
            QVERIFY(!emptyGroup.match(QString::fromUtf8(svg)).hasMatch());
            QVERIFY(!fontOfShape.match(QString::fromUtf8(svg)).hasMatch());
            QCOMPARE(svg.count("<g "), svg.count("</g>"));
        }
        QCOMPARE(names.size(), allChartKinds.size());
    }

    /// A small picture is that of a larger one: nothing of it is left out or cut.
    void aSmallPictureHasAllOfALargerOne()
    {
        const auto evaluation = test::evaluated(test::smallUniversity());
        static const QRegularExpression text(QStringLiteral("<text[^>]*>([^<]*)</text>"));
        for (const ChartKind kind : allChartKinds) {
            const auto chart = makeChart(kind, evaluation, Palette::light());
            const auto textsIn = [&chart](const QSize &size) {
                QStringList texts;
                auto found = text.globalMatch(QString::fromUtf8(renderChart(*chart, ChartFormat::Svg, size)));
                while (found.hasNext()) {
                    texts.append(found.next().captured(1).trimmed());
                }
                return texts;
            };
            QVERIFY2(textsIn(QSize(640, 400)).size() > 4, qPrintable(chartKindFileName(kind)));
            QCOMPARE(textsIn(QSize(160, 100)), textsIn(QSize(640, 400)));
        }
    }

    void everyChartIsAPngOfTheSizeAskedFor()
    {
        const auto evaluation = test::evaluated(test::smallUniversity());
        for (const ChartKind kind : allChartKinds) {
            const auto chart = makeChart(kind, evaluation, Palette::dark());
            const QImage image = QImage::fromData(renderChart(*chart, ChartFormat::Png, QSize(500, 400), 2.0), "PNG");
            QCOMPARE(image.size(), QSize(1000, 800));
            QCOMPARE(image.pixelColor(1, 1), Palette::dark().panel);
            QVERIFY(coloursOf(image) > 20);
        }
    }

    void everyChartIsAPdfPageOfItsSizeAndATable()
    {
        const auto evaluation = test::evaluated(test::smallUniversity());
        for (const ChartKind kind : allChartKinds) {
            const auto chart = makeChart(kind, evaluation, Palette::light());
            const QByteArray pdf = renderChart(*chart, ChartFormat::Pdf, QSize(960, 480));
            QVERIFY(pdf.startsWith("%PDF"));
            // 960 × 480 of 96ths of an inch are 720 × 360 points.
            QVERIFY2(pdf.contains("/MediaBox [0 0 720"), qPrintable(chartKindFileName(kind)));
            // which has a heading and a figure for who has it read
            QVERIFY2(pdf.contains("/StructTreeRoot"), qPrintable(chartKindFileName(kind)));
            QVERIFY(pdf.contains("/S /H1") && pdf.contains("/S /Figure") && pdf.contains("/Alt <FEFF"));
            QVERIFY(pdf.contains("/S /P /P") == !chart->caption().isEmpty());
            const QByteArray csv = renderChart(*chart, ChartFormat::Csv, QSize());
            QVERIFY2(csv.count("\r\n") > 3, qPrintable(chartKindFileName(kind)));
            chart->setCaption(QStringLiteral("x.apportion in 40 days")); // which each row says of itself
            const QByteArray told = renderChart(*chart, ChartFormat::Csv, QSize());
            QCOMPARE(told.count("\"x.apportion in 40 days\"\r\n"), csv.count("\r\n") - 1);
            chart->setCaption({});
            const ChartTable table = chart->table();
            for (std::size_t number = 0; number < table.rowCount(); ++number) {
                QVERIFY2(table.row(number).size() <= table.columns.size(), qPrintable(chartKindFileName(kind)));
            }
            QCOMPARE(chartKindOf(chartKindFileName(kind)), std::optional(kind));
        }
        QVERIFY(!chartKindOf(QStringLiteral("pie")));
    }

    /// Figures that are set as wide as each other would be read as "1 90,359".
    void numbersOfAPdfAreFound()
    {
        const auto evaluation = test::evaluated(test::smallUniversity());
        const auto chart = makeChart(ChartKind::Priority, evaluation, Palette::light());
        QProcess reader;
        reader.start(QStringLiteral("pdftotext"), { QStringLiteral("-"), QStringLiteral("-") });
        reader.write(renderChart(*chart, ChartFormat::Pdf, QSize(960, 640)));
        reader.closeWriteChannel();
        QVERIFY2(reader.waitForFinished(patience), "pdftotext, of poppler-utils, could not be run");
        const QString text = QString::fromUtf8(reader.readAllStandardOutput());
        const auto isFound = [&](JobRow row) { return text.contains(integerText(evaluation->priorities[row])); };
        QVERIFY2(std::count_if(evaluation->order().begin(), evaluation->order().end(), isFound) >= 6, qPrintable(text)); // an account each
    }

    void chartsArePaintedIntoAPartOfAPage()
    {
        const auto evaluation = test::evaluated(test::smallUniversity());
        QImage page(600, 800, QImage::Format_RGB32);
        page.fill(Qt::magenta);
        QPainter painter(&page);
        renderChart(ChartKind::Waiting, evaluation, &painter, QRectF(50.0, 100.0, 500.0, 300.0), Palette::light());
        painter.end();
        QCOMPARE(page.pixelColor(20, 20), QColor(Qt::magenta));
        QCOMPARE(page.pixelColor(300, 600), QColor(Qt::magenta));
        QCOMPARE(page.pixelColor(52, 102), Palette::light().panel);
        QVERIFY(coloursOf(page) > 20);
    }

    void exportFollowsTheSuffixAndTellsWhatWentWrong()
    {
        QTemporaryDir folder;
        const auto chart = makeChart(ChartKind::Decay, test::evaluated(test::smallUniversity()), Palette::light());
        QCOMPARE(exportChart(*chart, folder.filePath(QStringLiteral("decay.svg")), QSize(400, 300)), QString());
        QCOMPARE(exportChart(*chart, folder.filePath(QStringLiteral("decay.png")), QSize(400, 300)), QString());
        chart->setCaption(QStringLiteral("of \"x\""));
        QCOMPARE(exportChart(*chart, folder.filePath(QStringLiteral("decay.csv")), QSize()), QString());
        QFile csv(folder.filePath(QStringLiteral("decay.csv")));
        QVERIFY(csv.open(QIODevice::ReadOnly));
        QCOMPARE(csv.readAll(), renderChart(*chart, ChartFormat::Csv, QSize()));
        QVERIFY(QSvgRenderer(folder.filePath(QStringLiteral("decay.svg"))).isValid());
        QCOMPARE(QImage(folder.filePath(QStringLiteral("decay.png"))).size(), QSize(800, 600));
        const QString nowhere = folder.filePath(QStringLiteral("no/such/folder/decay.png"));
        QVERIFY(exportChart(*chart, nowhere, QSize(400, 300)).contains(nowhere));
        QVERIFY(!exportChart(*chart, folder.filePath(QStringLiteral("big.png")), QSize(100000, 100000)).isEmpty());
        QVERIFY(!exportChart(*chart, folder.filePath(QStringLiteral("none.png")), QSize(0, 0)).isEmpty());
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("none.png"))));
    }

    void tenThousandAssociationsAreDrawn()
    {
        const auto evaluation = test::evaluated(test::generatedPolicy({ 10000, 2000, 5 }));
        for (const ChartKind kind : allChartKinds) {
            const auto chart = makeChart(kind, evaluation, Palette::light());
            chart->resize(1000, 600);
            QVERIFY(!chart->grab().isNull());
        }
    }

    void nothingToShowIsSaidInsteadOfDrawn()
    {
        const auto nothing = test::evaluated(Snapshot());
        for (const ChartKind kind : allChartKinds) {
            for (const auto &evaluation : { std::shared_ptr<const Evaluation>(), nothing }) {
                const auto chart = makeChart(kind, evaluation, Palette::light());
                // A policy always has a half-life: only the decay chart has something to show.
                const bool isData = !chart->table().isEmpty();
                QVERIFY(isData || kind != ChartKind::Decay || evaluation == nullptr);
                QCOMPARE(chart->emptyText().isEmpty(), kind == ChartKind::Decay && evaluation != nullptr);
                QVERIFY(elementsOf(renderChart(*chart, ChartFormat::Svg, QSize(400, 300))) > 0);
                QVERIFY(!chart->grab().isNull());
            }
        }
    }

    void tinyAndOddSizesAreDrawn()
    {
        const auto evaluation = test::evaluated(test::smallUniversity());
        for (const ChartKind kind : allChartKinds) {
            const auto chart = makeChart(kind, evaluation, Palette::light());
            for (const QSize size : { QSize(1, 1), QSize(40, 30), QSize(2000, 60), QSize(60, 2000) }) {
                chart->resize(size);
                QVERIFY(!chart->grab().isNull());
            }
        }
    }

    void pointsThatAreNoNumbersDoNotReachTheChart()
    {
        RegimeData data;
        data.points = { { 1, QStringLiteral("odd"), false, std::numeric_limits<double>::infinity(), 0.0, 1.0, Regime::NoShare },
            { 2, QStringLiteral("fine"), false, 1.0, 0.5, 1.0, Regime::AtShare } };
        RegimeChart chart;
        chart.setData(data);
        chart.resize(640, 400);
        QVERIFY(!chart.grab().isNull());
        QVERIFY(QRectF(chart.rect()).contains(chart.positionOf(MarkKey::association(1))));
    }

    void aPointIsPickedWhereItStands()
    {
        RegimeChart chart;
        chart.setData(regimeData(*test::evaluated(test::smallUniversity())));
        chart.resize(900, 600);
        QSignalSpy picked(&chart, &ChartWidget::questionAsked);
        const RegimePoint &most = chart.data().points.front();
        QTest::mouseClick(&chart, Qt::LeftButton, {}, chart.positionOf(MarkKey::association(most.id)).toPoint());
        QCOMPARE(picked.size(), 1);
        QVERIFY(picked.first().first().value<ExplainQuestion>() == ExplainQuestion(AssociationNumber { most.id, AssociationQuantity::FairShare }));
        QCOMPARE(chart.selected(), MarkKey::association(most.id));
        QTest::mouseClick(&chart, Qt::LeftButton, {}, QPoint(5, 5));
        QCOMPARE(picked.size(), 1);
    }

    void theAxisOfTheRegimesIsZoomedAndPointsAreWalkedByKeys()
    {
        RegimeChart chart;
        chart.setData(regimeData(*test::evaluated(test::fiveAccounts())));
        chart.resize(900, 600);
        const double whole = chart.data().maximumRatio;
        QTest::keyClick(&chart, Qt::Key_Plus);
        QVERIFY(std::abs(chart.shownTo() - whole * 0.8) < 1e-9);
        QCOMPARE(chart.shownFrom(), 0.0);
        QTest::keyClick(&chart, Qt::Key_0);
        QCOMPARE(chart.shownTo(), whole);
        // All points are reached, by their ratio.
        QSignalSpy asked(&chart, &ChartWidget::questionAsked);
        for (std::size_t i = 0; i < chart.data().points.size() + 3; ++i) {
            QTest::keyClick(&chart, Qt::Key_Right);
        }
        QCOMPARE(static_cast<std::size_t>(asked.size()), chart.data().points.size());
    }

    void chartsZoomAndPanAlike_data()
    {
        QTest::addColumn<int>("kind");
        for (const ChartKind kind : { ChartKind::Decay, ChartKind::Recovery, ChartKind::Regimes, ChartKind::Algorithms, ChartKind::Priority,
                 ChartKind::Waiting, ChartKind::Billing }) {
            QTest::newRow(qPrintable(chartKindFileName(kind))) << static_cast<int>(kind);
        }
    }
    void chartsZoomAndPanAlike()
    {
        QFETCH(int, kind);
        const std::unique_ptr<ChartWidget> chart
            = makeChart(static_cast<ChartKind>(kind), test::evaluated(test::smallUniversity()), Palette::light());
        chart->resize(900, 700);
        const auto picture = [&chart] { return chart->grab().toImage(); };
        const QImage whole = picture();
        QVERIFY(chart->canZoom());
        QVERIFY(!chart->isZoomed());

        QWheelEvent closer(QPointF(400.0, 300.0), chart->mapToGlobal(QPointF(400.0, 300.0)), {}, QPoint(0, 480), Qt::NoButton, Qt::ControlModifier,
            Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(chart.get(), &closer);
        QVERIFY(chart->isZoomed());
        const QImage zoomed = picture();
        QVERIFY(zoomed != whole);

        // Dragged one way and back; then by keys.
        QTest::mousePress(chart.get(), Qt::LeftButton, {}, QPoint(450, 350));
        QTest::mouseMove(chart.get(), QPoint(420, 320));
        QTest::mouseRelease(chart.get(), Qt::LeftButton, {}, QPoint(420, 320));
        QVERIFY(picture() != zoomed);
        const QImage dragged = picture();
        const bool isUpright = static_cast<ChartKind>(kind) == ChartKind::Algorithms;
        QTest::keyClick(chart.get(), isUpright ? Qt::Key_Down : Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(picture() != dragged);

        QTest::keyClick(chart.get(), Qt::Key_0);
        QVERIFY(!chart->isZoomed());
        QTest::keyClick(chart.get(), Qt::Key_Plus);
        QVERIFY(chart->isZoomed());
        QTest::mouseDClick(chart.get(), Qt::LeftButton, {}, QPoint(450, 690));
        QVERIFY(!chart->isZoomed());
    }

    void theViewKeepsWhatIsUnderTheMouseAndStaysOnTheAxis()
    {
        ChartView view;
        view.zoom(0.25, 0.5, 0.01);
        QCOMPARE(view.from(), 0.125);
        QCOMPARE(view.to(), 0.625);
        view.pan(10.0);
        QCOMPARE(view.to(), 1.0);
        QCOMPARE(view.from(), 0.5);
        view.zoom(0.75, 1e-9, 0.01);
        QVERIFY(std::abs(view.span() - 0.01) < 1e-12);
        view.zoom(0.75, 1e9, 0.01);
        QVERIFY(view.isHome());
        view.setHome(0.0, 0.4); // an axis that goes on: nobody has zoomed, and 0.4 of it is shown
        QCOMPARE(view.to(), 0.4);
        view.zoom(0.0, 2.0, 0.01);
        QCOMPARE(view.to(), 0.8);
        QVERIFY(!view.isHome());
        view.goHome();
        QCOMPARE(view.to(), 0.4);
    }

    void aJobIsPickedInItsRow()
    {
        PriorityChart chart;
        chart.setData(priorityData(*test::evaluated(test::smallUniversity())));
        chart.resize(chart.sizeHint());
        QSignalSpy picked(&chart, &ChartWidget::questionAsked);
        QTest::mouseClick(&chart, Qt::LeftButton, {}, QPoint(300, 44 + 27 + 13));
        QCOMPARE(picked.size(), 1);
        QVERIFY(picked.first().first().value<ExplainQuestion>() == ExplainQuestion(JobNumber { chart.data().rows[1].row, JobQuantity::Priority }));
        QTest::mouseClick(&chart, Qt::LeftButton, {}, QPoint(300, 10));
        QCOMPARE(picked.size(), 1);
    }
};

APPORTION_TEST(TestChartExport)
} // namespace test_chart_export

#include "test_chart_export.moc"
