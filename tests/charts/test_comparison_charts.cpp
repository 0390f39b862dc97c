// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of Compare: names are whole where there is room, and a selection does not look like a rise.
#include "charts/palette.h"
#include "charts/promise_chart.h"
#include "charts/replay_wait_chart.h"
#include "charts/slope_chart.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>

namespace test_comparison_charts
{

using namespace apportion;

namespace
{

/// A chart whose marks can be looked at.
template <typename Chart>
class Laid : public Chart
{
public:
    using Chart::Chart;

    [[nodiscard]] MarkSheet at(const QSize &size) const
    {
        MarkSheet sheet(size);
        this->layOut(sheet);
        return sheet;
    }
};

QStringList textsOf(const MarkSheet &sheet)
{
    QStringList texts;
    for (const Mark &mark : sheet.marks()) {
        if (mark.kind == MarkKind::Text) {
            texts.append(mark.text);
        }
    }
    return texts;
}

SlopeData slopes()
{
    return { SlopeMeasure::Share,
        { { noAssociation, noAssociation, 1, QStringLiteral("institute-for-theoretical-astrophysics"), 0.3, 0.2 },
            { noAssociation, noAssociation, 2, QStringLiteral("chem"), 0.1, 0.146 } } };
}

} // namespace

class TestComparisonCharts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// What a line, a bar and a mark stand for is nowhere else, and no wait is far from a time that is written.
    void waitsTellWhatTheirMarksStandFor()
    {
        Laid<ReplayWaitChart> chart;
        chart.setData({ { QStringLiteral("Baseline"), QStringLiteral("Draft") },
            { { QStringLiteral("physics"), { ReplayWaits::Spread { 600, 3600, 21600, 25000, 30000 }, { 60, 90, 120, 180, 240 } }, { 12, 12 },
                false } } });
        for (const int width : { 700, 420 }) {
            const MarkSheet sheet = chart.at({ width, 300 });
            const QStringList texts = textsOf(sheet);
            QVERIFY(
                std::any_of(texts.begin(), texts.end(), [](const QString &text) { return text.startsWith(QStringLiteral("Wait (line: 8 in 10")); }));
            QVERIFY2(texts.contains(QStringLiteral("4 h")), qPrintable(texts.join(QLatin1Char(';'))));
            for (const Mark &mark : sheet.marks()) {
                QVERIFY2(mark.kind != MarkKind::Text || mark.box.bottom() <= 300.0, qPrintable(mark.text));
            }
        }
    }

    /// Of those that change none is left out: the others are not called changes.
    void whatStaysIsNoChange()
    {
        SlopeData data = slopes();
        for (AssociationId id = 3; id < 40; ++id) {
            data.lines.push_back({ noAssociation, noAssociation, id, QStringLiteral("account%1").arg(id), 0.01, 0.01 });
        }
        Laid<SlopeChart> chart;
        chart.setData(data);
        const QStringList few = textsOf(chart.at({ 900, 300 })).filter(QStringLiteral("not drawn"));
        QCOMPARE(few.size(), 1);
        QVERIFY2(few.first().startsWith(QStringLiteral("2 account")), qPrintable(few.first()));
        for (SlopeLine &line : data.lines) {
            line.to += 0.001 * line.account;
        }
        chart.setData(data);
        QCOMPARE(textsOf(chart.at({ 900, 300 })).filter(QStringLiteral("that change most")).size(), 1);
    }

    void namesHaveTheRoomBetweenThePoints()
    {
        Laid<SlopeChart> chart;
        chart.setData(slopes());
        const QString name = QStringLiteral("institute-for-theoretical-astrophysics");
        QCOMPARE(textsOf(chart.at({ 900, 300 })).count(name), 2);
        QCOMPARE(textsOf(chart.at({ 420, 300 })).count(name), 0); // the lines need their part
        // both sides are as wide
        double least = 1e9;
        double most = 0.0;
        const MarkSheet sheet = chart.at({ 420, 300 });
        for (const Mark &mark : sheet.marks()) {
            if (mark.kind == MarkKind::Point) {
                least = std::min(least, mark.box.center().x());
                most = std::max(most, mark.box.center().x());
            }
        }
        QVERIFY2(most - least >= 60.0, qPrintable(QString::number(most - least)));
        QCOMPARE(least, 420.0 - most);
    }

    void whatIsSelectedKeepsItsColour()
    {
        Laid<SlopeChart> chart;
        chart.setData(slopes());
        chart.setSearch(QStringLiteral("chem"));
        const Palette &colours = chart.chartPalette();
        const MarkSheet sheet = chart.at({ 900, 300 });
        for (const bool isSelected : { true, false }) {
            MarkSheet over(sheet.size());
            sheet.outline(over, sheet.find(MarkKey::place(1)), colours, isSelected); // which falls, and does not match
            QVERIFY(!over.marks().empty());
            for (const Mark &mark : over.marks()) {
                const QColor drawn = mark.kind == MarkKind::Line ? mark.pen.color() : mark.brush.color();
                QCOMPARE(drawn, colours.fall);
                QVERIFY2(mark.opacity < 0.5, "as faint as what it outlines");
            }
        }
    }

    void namesOfScenariosAreWhole()
    {
        const QString bold = QStringLiteral("Bold plan, with a long name & ampersand");
        const QString bolder = bold + QStringLiteral(" and some more that nobody would say aloud");
        PromiseData data { { QStringLiteral("Baseline"), bold, bolder }, {} };
        data.accounts.push_back({ QStringLiteral("chem"), 1, 1, { 0.1, 0.146, 0.122 }, { 0.1, 0.1, 0.1 }, { 1, 2, 3 }, { 0, 0, 0 } });
        Laid<PromiseChart> chart;
        chart.setData(data);
        chart.setAccount(0);
        const QStringList texts = textsOf(chart.at({ 800, 420 }));
        QVERIFY2(texts.contains(bold), qPrintable(texts.join(QLatin1Char('|'))));
        QVERIFY2(texts.join(QLatin1Char(' ')).contains(bolder), "on two lines");
        for (const char *number : { "14.60 %", "12.20 %" }) { // as in the tables
            QVERIFY2(texts.contains(QLatin1String(number)), qPrintable(texts.join(QLatin1Char('|'))));
        }
    }
};

APPORTION_TEST(TestComparisonCharts)
} // namespace test_comparison_charts

#include "test_comparison_charts.moc"
