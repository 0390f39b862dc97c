// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/palette.h"
#include "models/text_translation.h"
#include "support/test_case.h"

#include <QPainter>
#include <QPalette>
#include <QTest>

#include <set>

namespace test_palette
{

using namespace apportion;

namespace
{

const std::array<const Palette *, 2> themes { &Palette::light(), &Palette::dark() };

} // namespace

class TestPalette : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void contrastIsThatOfWcag()
    {
        QCOMPARE(contrastRatio(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrastRatio(Qt::white, Qt::white), 1.0);
        // #767676 on white is WCAG's own example of the least grey that passes 4.5:1.
        QVERIFY(qAbs(contrastRatio(QColor(0x76, 0x76, 0x76), Qt::white) - 4.54) < 0.01);
    }

    void textIsReadableWhereverItStands()
    {
        for (const Palette *theme : themes) {
            for (const QColor &ground : { theme->window, theme->panel, theme->rail, theme->selection, theme->changedCell }) {
                QVERIFY2(contrastRatio(theme->text, ground) >= 7.0, qPrintable(ground.name()));
            }
            for (const QColor &ground : { theme->window, theme->panel }) {
                QVERIFY2(contrastRatio(theme->quietText, ground) >= 4.5, qPrintable(ground.name()));
            }
            for (const QColor &ink : { theme->rise, theme->fall, theme->added, theme->removed }) {
                QVERIFY2(contrastRatio(ink, theme->panel) >= 4.5, qPrintable(ink.name()));
            }
            QVERIFY(contrastRatio(theme->onAccent, theme->accent) >= 4.5);
            QVERIFY(contrastRatio(theme->accent, theme->panel) >= 4.5);
        }
    }

    void edgesStandOutFromThePanel()
    {
        for (const Palette *theme : themes) {
            for (const Regime regime : allRegimes) {
                QVERIFY(contrastRatio(theme->edge(regimeColor(regime)), theme->panel) >= 3.0);
            }
            for (const Factor factor : allFactors) {
                QVERIFY(contrastRatio(theme->edge(factorColor(factor)), theme->panel) >= 3.0);
            }
        }
        QCOMPARE(Palette::light().edge(QColor(0x00, 0x72, 0xb2)), QColor(0x00, 0x72, 0xb2));
        QVERIFY(Palette::light().edge(QColor(0xf0, 0xc8, 0x08)) != QColor(0xf0, 0xc8, 0x08));
    }

    void textOnAFillIsReadable()
    {
        for (const Regime regime : allRegimes) {
            const QColor fill = regimeColor(regime);
            QVERIFY2(contrastRatio(Palette::light().textOn(fill), fill) >= 3.8, qPrintable(fill.name()));
        }
        QCOMPARE(Palette::dark().textOn(Qt::black), QColor(Qt::white));
    }

    void regimesDifferInShapeNameAndColour()
    {
        std::set<MarkShape> shapes;
        std::set<QString> names;
        std::set<QRgb> colours;
        for (const Regime regime : allRegimes) {
            shapes.insert(regimeShape(regime));
            names.insert(regimeText(regime));
            colours.insert(regimeColor(regime).rgb());
        }
        QCOMPARE(shapes.size(), allRegimes.size());
        QCOMPARE(names.size(), allRegimes.size());
        QCOMPARE(colours.size(), allRegimes.size());
        QVERIFY(!regimeColor(Regime::None).isValid());
        QVERIFY(regimeText(Regime::None).isEmpty());
    }

    void marksAreDrawnForEveryRegimeButNone()
    {
        for (const Regime regime : allRegimes) {
            QImage image(16, 16, QImage::Format_RGB32);
            image.fill(Palette::light().panel);
            QPainter painter(&image);
            paintRegimeMark(&painter, QRectF(2, 2, 12, 12), regime, Palette::light());
            painter.end();
            // A ring is hollow, the others are filled with their colour.
            const QColor middle = image.pixelColor(8, 8);
            QCOMPARE(middle, regime == Regime::Unused ? Palette::light().panel : regimeColor(regime));
            QCOMPARE(image.pixelColor(0, 0), Palette::light().panel);
        }
        QImage untouched(16, 16, QImage::Format_RGB32);
        untouched.fill(Palette::light().panel);
        const QImage before = untouched.copy();
        QPainter painter(&untouched);
        paintRegimeMark(&painter, QRectF(2, 2, 12, 12), Regime::None, Palette::light());
        painter.end();
        QCOMPARE(untouched, before);
    }

    void niceIsHatchedAndTheOthersAreFilled()
    {
        for (const Factor factor : allFactors) {
            QImage image(24, 12, QImage::Format_RGB32);
            image.fill(Palette::light().panel);
            QPainter painter(&image);
            paintFactor(&painter, QRectF(2, 2, 20, 8), factor, Palette::light());
            painter.end();
            int untouched = 0;
            for (int x = 3; x < 21; ++x) {
                untouched += image.pixelColor(x, 6) == Palette::light().panel ? 1 : 0;
            }
            QCOMPARE(untouched > 4, factor == Factor::Nice);
            QCOMPARE(image.pixelColor(23, 11), Palette::light().panel);
        }
    }

    void themeFollowsTheWidgetPalette()
    {
        QVERIFY(Palette::matching(Palette::dark().toWidgetPalette()).isDark);
        QVERIFY(!Palette::matching(Palette::light().toWidgetPalette()).isDark);
        QCOMPARE(Palette::dark().toWidgetPalette().color(QPalette::Base), Palette::dark().panel);
    }

    void fadingEndsAtThePanel()
    {
        QCOMPARE(Palette::dark().faded(Qt::red, 0.0), Palette::dark().panel);
        QCOMPARE(Palette::dark().faded(Qt::red, 1.0), QColor(Qt::red));
    }
};

APPORTION_TEST(TestPalette)
} // namespace test_palette

#include "test_palette.moc"
