// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of text that are shaped once are as wide as the font says, and look as the painter draws them.
#include "charts/shaped_line.h"
#include "support/test_case.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>
#include <QTest>

#include <cmath>

namespace test_shaped_line
{

using namespace apportion;

namespace
{

constexpr QSize size(260, 30);

template <typename Draw>
QImage picture(const QFont &font, const Draw &draw)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setFont(font);
    painter.setPen(Qt::black);
    draw(painter);
    return image;
}

double baseline(const QFont &font, const QRectF &rect)
{
    const QFontMetricsF metrics(font);
    return rect.center().y() + (metrics.ascent() - metrics.descent()) / 2;
}

} // namespace

class TestShapedLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itIsAsWideAsTheFontSays_data() { texts(); }
    void itIsAsWideAsTheFontSays()
    {
        QFETCH(const QString, text);
        for (const QFont &font : fonts()) {
            const double width = QFontMetricsF(font).horizontalAdvance(text);
            for (int time = 0; time < 2; ++time) { // the second time it is remembered
                QVERIFY2(std::abs(shapedLineWidth(font, text) - width) < 0.05, qPrintable(QString::number(width)));
            }
        }
    }

    void itLooksAsThePainterDrawsIt_data() { texts(); }
    void itLooksAsThePainterDrawsIt()
    {
        QFETCH(const QString, text);
        const QRectF rect(QPointF(10, 0), QSizeF(size) - QSizeF(20, 0));
        for (const QFont &font : fonts()) {
            const double left = rect.left() + std::max(0.0, std::floor(rect.width() - QFontMetricsF(font).horizontalAdvance(text)));
            const QImage expected = picture(font, [&](QPainter &painter) { painter.drawText(QPointF(rect.left(), baseline(font, rect)), text); });
            const QImage drawn = picture(font, [&](QPainter &painter) { drawShapedLine(&painter, rect, Qt::AlignLeft | Qt::AlignVCenter, text); });
            QCOMPARE(drawn, expected);
            QRectF right = rect;
            right.setRight(left + shapedLineWidth(font, text));
            const QImage moved = picture(font, [&](QPainter &painter) { drawShapedLine(&painter, right, Qt::AlignRight | Qt::AlignVCenter, text); });
            QCOMPARE(moved, picture(font, [&](QPainter &painter) { painter.drawText(QPointF(left, baseline(font, rect)), text); }));
        }
    }

    void itIsCutWithAnEllipsis()
    {
        const QString text = QStringLiteral("−5 newlab is new · −3 raw shares of chem 25 → 20");
        for (const QFont &font : fonts()) {
            const QFontMetricsF metrics(font);
            for (const double room : { 200.0, 90.0, 41.5, 90.0, 12.0, 0.0 }) { // one that was cut before is cut anew
                const QRectF rect(10, 0, room, size.height());
                const QString cut = metrics.elidedText(text, Qt::ElideRight, room);
                const QImage drawn
                    = picture(font, [&](QPainter &painter) { drawShapedLine(&painter, rect, Qt::AlignLeft | Qt::AlignVCenter, text); });
                if (room > 20.0) { // so small a room the font leaves empty
                    QCOMPARE(drawn, picture(font, [&](QPainter &painter) { painter.drawText(QPointF(10.0, baseline(font, rect)), cut); }));
                }
            }
            QVERIFY(metrics.horizontalAdvance(text) > 200.0);
        }
    }

    void namesKeepTheirEnd()
    {
        for (const char *name : { "biology_01", "ann.smith", "ann@physics", "q-long", "数据" }) {
            QCOMPARE(elisionOf(QString::fromUtf8(name)), Qt::ElideMiddle);
        }
        for (const char *text : { "raw shares of chem", "CPU=1.0,Mem=0.25G", "bw[001-120]", "a,b", "2 h → 3 h" }) {
            QCOMPARE(elisionOf(QString::fromUtf8(text)), Qt::ElideRight);
        }
    }

    /// Of a name its end is seen as well: accounts of a site often begin alike.
    void aNameIsCutInTheMiddle()
    {
        const QString physics = QStringLiteral("department_of_theoretical_and_computational_physics_01");
        const QString biology = QStringLiteral("department_of_theoretical_and_computational_physics_02");
        const QString weights = QStringLiteral("CPU=1.0,Mem=0.25G,GRES/gpu=30.0,Lic=1,BB/x=2");
        for (const QFont &font : fonts()) {
            const QFontMetricsF metrics(font);
            for (const double room : { 200.0, 120.0, 41.5, 120.0 }) {
                const QRectF rect(10, 0, room, size.height());
                const auto drawn = [&](const QString &text) {
                    return picture(font, [&](QPainter &painter) { drawShapedLine(&painter, rect, Qt::AlignLeft | Qt::AlignVCenter, text); });
                };
                QVERIFY(drawn(physics) != drawn(biology));
                const QImage image = drawn(physics);
                for (int x = 0; x < size.width(); ++x) {
                    for (int y = 0; y < size.height() && (x < 9 || x > rect.right() + 1); ++y) {
                        QCOMPARE(image.pixel(x, y), QColor(Qt::white).rgb());
                    }
                }
                const QString cut = metrics.elidedText(weights, Qt::ElideRight, room);
                QVERIFY(metrics.horizontalAdvance(weights) < room
                    || drawn(weights) == picture(font, [&](QPainter &painter) { painter.drawText(QPointF(10.0, baseline(font, rect)), cut); }));
            }
        }
    }

    void aFileHasItAsText()
    {
        QBuffer file;
        QSvgGenerator svg;
        svg.setOutputDevice(&file);
        svg.setSize(size);
        QPainter painter(&svg);
        drawShapedLine(&painter, QRectF(QPointF(), size), Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("newlab is new"));
        drawShapedLine(&painter, QRectF(0, 0, 60, 30), Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("chemistry and physics"));
        painter.end();
        QVERIFY(file.data().contains("newlab is new"));
        QVERIFY(file.data().contains("…"));
        QVERIFY(!file.data().contains("physics"));
    }

    void whatIsReadFromRightToLeftIsLeftToTheStyle()
    {
        for (const char *text : { "chem", "−5 newlab · 25 → 20", "é", "数据", "😀", "" }) {
            QVERIFY2(isShapedLine(QString::fromUtf8(text)), text);
        }
        for (const char *text : { "שלום", "مرحبا", "one\ntwo", "one\ttwo", "\u202eabc", "a\u2028b", "\u2067a" }) {
            QVERIFY2(!isShapedLine(QString::fromUtf8(text)), text);
        }
    }

private:
    static void texts()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : { "chem", "AVATAR fi", "newlab is new · −3 → 20", "é ü ß", "数据", "parent", "—" }) {
            QTest::newRow(text) << QString::fromUtf8(text);
        }
    }
    static QList<QFont> fonts()
    {
        QFont strong;
        strong.setWeight(QFont::DemiBold);
        QFont small;
        small.setPixelSize(9);
        return { QFont(), strong, small };
    }
};

APPORTION_TEST(TestShapedLine)
} // namespace test_shaped_line

#include "test_shaped_line.moc"
