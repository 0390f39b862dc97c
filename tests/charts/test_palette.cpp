// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_parts.h"
#include "charts/palette.h"
#include "models/text_translation.h"
#include "support/test_case.h"

#include <QPainter>
#include <QPalette>
#include <QTest>

#include <cmath>
#include <set>
#include <utility>

namespace test_palette
{

using namespace apportion;

namespace
{

const std::array<const Palette *, 2> themes { &Palette::light(), &Palette::dark() };

using Dichromacy = std::array<std::array<double, 3>, 3>;
/// What is left of linear sRGB for protanopes, deuteranopes and tritanopes: Machado, Oliveira and Fernandes (2009), severity 1.
constexpr std::array<Dichromacy, 3> dichromacies { {
    { { { 0.152286, 1.052583, -0.204868 }, { 0.114503, 0.786281, 0.099216 }, { -0.003882, -0.048116, 1.051998 } } },
    { { { 0.367322, 0.860646, -0.227968 }, { 0.280085, 0.672501, 0.047413 }, { -0.011820, 0.042940, 0.968881 } } },
    { { { 1.255528, -0.076749, -0.178779 }, { -0.078411, 0.930809, 0.147602 }, { 0.004733, 0.691367, 0.303900 } } },
} };

/// CIELAB of what is seen, under D65.
std::array<double, 3> labFor(const Dichromacy &dichromacy, const QColor &colour)
{
    const auto linear = [](double channel) { return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4); };
    const std::array<double, 3> rgb { linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF()) };
    std::array<double, 3> seen {};
    for (std::size_t i = 0; i < 3; ++i) {
        seen[i] = std::clamp(dichromacy[i][0] * rgb[0] + dichromacy[i][1] * rgb[1] + dichromacy[i][2] * rgb[2], 0.0, 1.0);
    }
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116.0; };
    const double x = f((0.4124564 * seen[0] + 0.3575761 * seen[1] + 0.1804375 * seen[2]) / 0.95047);
    const double y = f(0.2126729 * seen[0] + 0.7151522 * seen[1] + 0.0721750 * seen[2]);
    const double z = f((0.0193339 * seen[0] + 0.1191920 * seen[1] + 0.9503041 * seen[2]) / 1.08883);
    return { 116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z) };
}

double distanceFor(const Dichromacy &dichromacy, const QColor &one, const QColor &other)
{
    const auto a = labFor(dichromacy, one);
    const auto b = labFor(dichromacy, other);
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

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
            // quiet words stand on the rail and in chosen rows, links in cards and notices, numbers of differences in all tables
            for (const QColor &ink : { theme->quietText, theme->accent, theme->rise, theme->fall, theme->added, theme->removed }) {
                for (const QColor &ground : { theme->window, theme->panel, theme->rail, theme->selection, theme->changedCell }) {
                    const QString pair = ink.name() + QStringLiteral(" on ") + ground.name();
                    QVERIFY2(contrastRatio(ink, ground) >= 4.5, qPrintable(pair));
                }
            }
            QVERIFY(contrastRatio(theme->onAccent, theme->accent) >= 4.5);
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
                QVERIFY(contrastRatio(theme->readable(factorColor(factor)), theme->panel) >= 4.5);
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

    void whoeverCannotTellTwoColoursApartSeesAPattern()
    {
        for (const Dichromacy &dichromacy : dichromacies) {
            for (const Factor a : allFactors) {
                for (const Factor b : allFactors) {
                    if (a != b && distanceFor(dichromacy, factorColor(a), factorColor(b)) < 20.0) {
                        QVERIFY2(factorPattern(a) != factorPattern(b), qPrintable(factorName(a) + QLatin1Char('/') + factorName(b)));
                    }
                }
            }
            for (const Regime a : allRegimes) {
                for (const Regime b : allRegimes) {
                    if (a != b && distanceFor(dichromacy, regimeColor(a), regimeColor(b)) < 20.0) {
                        QVERIFY2(regimeOutline(a) != regimeOutline(b) && regimeShape(a) != regimeShape(b), qPrintable(regimeText(a)));
                    }
                }
            }
        }
        // the simulation itself: nobody mistakes black for white, and red and green of one lightness are alike for a deuteranope
        QVERIFY(distanceFor(dichromacies[1], Qt::black, Qt::white) > 95.0);
        QVERIFY(distanceFor(dichromacies[1], QColor(0xff0000), QColor(0x938f00)) < 20.0);
        QVERIFY(distanceFor(dichromacies[1], Qt::blue, Qt::yellow) > 60.0);
    }

    void fadedRegimesDifferInOutlineToo()
    {
        for (const Palette *theme : themes) {
            for (const double strength : { 1.0, 0.72, 0.62, 0.55, 0.42 }) { // rings of the share map, and its balance
                for (const Dichromacy &dichromacy : dichromacies) {
                    for (const Regime a : allRegimes) {
                        for (const Regime b : allRegimes) {
                            const double distance
                                = distanceFor(dichromacy, theme->faded(regimeColor(a), strength), theme->faded(regimeColor(b), strength));
                            QVERIFY2(a == b || distance >= 20.0 || regimeOutline(a) != regimeOutline(b),
                                qPrintable(regimeText(a) + QLatin1Char('/') + regimeText(b) + QString::number(strength)));
                        }
                    }
                }
            }
        }
    }

    void seriesAreToldApartInEveryTheme()
    {
        for (const Palette *theme : themes) {
            for (const Dichromacy &dichromacy : dichromacies) {
                for (std::size_t a = 0; a < 15; ++a) {
                    for (std::size_t b = 0; b < a; ++b) {
                        const SeriesLook one = seriesLook(a, *theme);
                        const SeriesLook other = seriesLook(b, *theme);
                        QVERIFY2(one.pattern != other.pattern || distanceFor(dichromacy, one.colour, other.colour) >= 20.0,
                            qPrintable(one.colour.name() + other.colour.name()));
                    }
                }
                // lines and areas that only differ by these
                for (const auto &[one, other] : { std::pair { theme->rise, theme->fall }, std::pair { theme->rise, theme->quietText },
                         std::pair { theme->fall, theme->quietText }, std::pair { theme->accent, theme->edge(theme->warning) } }) {
                    QVERIFY2(distanceFor(dichromacy, one, other) >= 20.0, qPrintable(one.name() + other.name()));
                }
            }
            for (std::size_t series = 0; series < 5; ++series) {
                QVERIFY(contrastRatio(seriesLook(series, *theme).colour, theme->panel) >= 3.0);
            }
        }
    }

    void patternsAreDrawn()
    {
        for (const Factor factor : allFactors) {
            QImage image(24, 12, QImage::Format_RGB32);
            image.fill(Palette::light().panel);
            QPainter painter(&image);
            paintFactor(&painter, QRectF(2, 2, 20, 8), factor, Palette::light());
            painter.end();
            std::set<QRgb> colours;
            for (int x = 4; x < 20; ++x) {
                colours.insert(image.pixel(x, 6));
            }
            QCOMPARE(colours.size() > 1, factorPattern(factor) != FactorPattern::Plain);
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
