// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/palette.h"

#include <QBrush>
#include <QCoreApplication>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QPainter>
#include <QPalette>
#include <QPolygonF>

#include <algorithm>
#include <array>
#include <cmath>

namespace apportion
{

namespace
{

struct RegimeLook
{
    QRgb colour;
    MarkShape shape;
};

/// In the order of Regime.
const RegimeLook &lookOf(Regime regime)
{
    static constexpr std::array<RegimeLook, static_cast<std::size_t>(Regime::NoShare) + 1> looks { {
        { 0, MarkShape::Ring },
        { 0x7b8794, MarkShape::Ring },
        { 0x2b8cbe, MarkShape::Disc },
        { 0x41ab5d, MarkShape::Diamond },
        { 0xe69f00, MarkShape::Square },
        { 0xd55e00, MarkShape::Triangle },
    } };
    return looks[static_cast<std::size_t>(regime)];
}

struct FactorLook
{
    QRgb colour;
    FactorPattern pattern;
    const char *name; ///< not translated yet
};

/// In the order of Factor.
const FactorLook &lookOf(Factor factor)
{
    static constexpr std::array<FactorLook, allFactors.size()> looks { {
        { 0x0072b2, FactorPattern::Plain, QT_TRANSLATE_NOOP("Palette", "Fair-share") },
        { 0x56b4e9, FactorPattern::Plain, QT_TRANSLATE_NOOP("Palette", "Age") },
        { 0x009e73, FactorPattern::Rising, QT_TRANSLATE_NOOP("Palette", "Job size") },
        { 0xe69f00, FactorPattern::Plain, QT_TRANSLATE_NOOP("Palette", "Partition") },
        { 0xcc79a7, FactorPattern::Falling, QT_TRANSLATE_NOOP("Palette", "QOS") },
        { 0x8c6d31, FactorPattern::Plain, QT_TRANSLATE_NOOP("Palette", "TRES") },
        { 0xf0c808, FactorPattern::Rising, QT_TRANSLATE_NOOP("Palette", "Association") },
        { 0x999999, FactorPattern::Plain, QT_TRANSLATE_NOOP("Palette", "Site") },
        { 0x7b8794, FactorPattern::Hatched, QT_TRANSLATE_NOOP("Palette", "Nice") },
    } };
    return looks[static_cast<std::size_t>(factor)];
}

double linearised(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

/// The relative luminance of WCAG 2. Each mark of a chart asks for it dozens of times, so the powers are taken once.
double luminance(const QColor &colour)
{
    static const std::array<double, 256> channels = [] {
        std::array<double, 256> all {};
        for (std::size_t i = 0; i < all.size(); ++i) {
            all[i] = linearised(static_cast<double>(i) / 255.0);
        }
        return all;
    }();
    const auto channel = [](int value) { return channels[static_cast<std::size_t>(value)]; };
    return 0.2126 * channel(colour.red()) + 0.7152 * channel(colour.green()) + 0.0722 * channel(colour.blue());
}

QColor mixed(const QColor &a, const QColor &b, double shareOfA)
{
    const double t = std::clamp(shareOfA, 0.0, 1.0);
    const auto channel = [t](int x, int y) { return static_cast<int>(std::lround(x * t + y * (1.0 - t))); };
    return { channel(a.red(), b.red()), channel(a.green(), b.green()), channel(a.blue(), b.blue()) };
}

Palette makeTheme(bool isDark)
{
    struct Token
    {
        QColor Palette::*token;
        QRgb light;
        QRgb dark;
    };
    constexpr Token tokens[] = {
        { &Palette::window, 0xf6f7f9, 0x16191d },
        { &Palette::panel, 0xffffff, 0x1d2126 },
        { &Palette::rail, 0xeef1f4, 0x1a1e23 },
        { &Palette::line, 0xe1e5ea, 0x30363d },
        { &Palette::text, 0x1d2733, 0xe4e8ec },
        { &Palette::quietText, 0x616a74, 0x96a3b0 },
        { &Palette::selection, 0xdfeaf7, 0x243a55 },
        { &Palette::accent, 0x1c64d4, 0x5da4ff },
        { &Palette::onAccent, 0xffffff, 0x101822 },
        { &Palette::changedCell, 0xfff7d6, 0x3b3521 },
        { &Palette::warning, 0xe69f00, 0xe69f00 },
        { &Palette::error, 0xd55e00, 0xd55e00 },
        { &Palette::rise, 0x006fa3, 0x53abd9 },
        { &Palette::fall, 0xad4b00, 0xf18637 },
        { &Palette::added, 0x197934, 0x56c472 },
        { &Palette::removed, 0xad4b00, 0xf18637 },
    };
    Palette palette;
    palette.isDark = isDark;
    for (const Token &each : tokens) {
        palette.*each.token = QColor(isDark ? each.dark : each.light);
    }
    return palette;
}

/// The hue of @p colour, moved away from the theme's panel until both have that contrast.
QColor standingOut(const QColor &colour, const Palette &theme, double contrast)
{
    const QColor away = theme.isDark ? QColor(Qt::white) : QColor(Qt::black);
    QColor result = colour;
    for (double share = 1.0; contrastRatio(result, theme.panel) < contrast && share > 0.0; share -= 0.02) {
        result = mixed(colour, away, share);
    }
    return result;
}

QPolygonF diamond(const QRectF &r)
{
    return QPolygonF({ { r.center().x(), r.top() }, { r.right(), r.center().y() }, { r.center().x(), r.bottom() }, { r.left(), r.center().y() } });
}

} // namespace

const Palette &Palette::light()
{
    static const Palette palette = makeTheme(false);
    return palette;
}

const Palette &Palette::dark()
{
    static const Palette palette = makeTheme(true);
    return palette;
}

const Palette &Palette::matching(const QPalette &palette)
{
    const bool darkWindow = luminance(palette.color(QPalette::Window)) < luminance(palette.color(QPalette::WindowText));
    return darkWindow ? dark() : light();
}

QPalette Palette::toWidgetPalette() const
{
    QPalette result;
    result.setColor(QPalette::Window, window);
    result.setColor(QPalette::WindowText, text);
    result.setColor(QPalette::Base, panel);
    result.setColor(QPalette::AlternateBase, window);
    result.setColor(QPalette::Text, text);
    result.setColor(QPalette::PlaceholderText, quietText);
    result.setColor(QPalette::Button, panel);
    result.setColor(QPalette::ButtonText, text);
    result.setColor(QPalette::BrightText, onAccent);
    result.setColor(QPalette::Highlight, selection);
    result.setColor(QPalette::HighlightedText, text);
    result.setColor(QPalette::Link, accent);
    result.setColor(QPalette::LinkVisited, accent);
    result.setColor(QPalette::ToolTipBase, panel);
    result.setColor(QPalette::ToolTipText, text);
    result.setColor(QPalette::Light, isDark ? line.lighter(115) : panel);
    result.setColor(QPalette::Midlight, isDark ? line : window);
    result.setColor(QPalette::Mid, line);
    result.setColor(QPalette::Dark, mixed(line, text, 0.75));
    result.setColor(QPalette::Shadow, isDark ? window.darker(150) : mixed(line, text, 0.5));
    const QColor disabled = mixed(quietText, panel, 0.6);
    for (const QPalette::ColorRole role : { QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText }) {
        result.setColor(QPalette::Disabled, role, disabled);
    }
    return result;
}

QColor Palette::edge(const QColor &colour) const
{
    return standingOut(colour, *this, 3.0);
}

QColor Palette::readable(const QColor &colour) const
{
    return standingOut(colour, *this, 4.5);
}

QColor Palette::textOn(const QColor &background) const
{
    const QColor &darkInk = light().text;
    const QColor &lightInk = light().panel;
    return contrastRatio(darkInk, background) >= contrastRatio(lightInk, background) ? darkInk : lightInk;
}

QColor Palette::faded(const QColor &colour, double strength) const
{
    return mixed(colour, panel, strength);
}

double contrastRatio(const QColor &a, const QColor &b)
{
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

QColor regimeColor(Regime regime)
{
    return regime == Regime::None ? QColor() : QColor(lookOf(regime).colour);
}

MarkShape regimeShape(Regime regime)
{
    return lookOf(regime).shape;
}

Qt::PenStyle regimeOutline(Regime regime)
{
    switch (regime) {
    case Regime::Unused:
        return Qt::DashLine;
    case Regime::AtShare:
        return Qt::DotLine;
    case Regime::NoShare:
        return Qt::SolidLine;
    default:
        return Qt::NoPen;
    }
}

void paintRegimeMark(QPainter *painter, const QRectF &rect, Regime regime, const Palette &palette)
{
    if (regime == Regime::None) {
        return;
    }
    const QColor colour = regimeColor(regime);
    const double side = std::min(rect.width(), rect.height());
    QRectF box(0.0, 0.0, side, side);
    box.moveCenter(rect.center());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(palette.edge(colour), 1.0));
    painter->setBrush(colour);
    switch (regimeShape(regime)) {
    case MarkShape::Ring: {
        const double width = std::max(1.5, side / 4.5);
        painter->setPen(QPen(colour, width));
        painter->setBrush(palette.panel);
        painter->drawEllipse(box.adjusted(width / 2, width / 2, -width / 2, -width / 2));
        break;
    }
    case MarkShape::Disc:
        painter->drawEllipse(box.adjusted(0.5, 0.5, -0.5, -0.5));
        break;
    case MarkShape::Diamond:
        painter->drawPolygon(diamond(box));
        break;
    case MarkShape::Square:
        painter->drawRoundedRect(box.adjusted(1.0, 1.0, -1.0, -1.0), 1.0, 1.0);
        break;
    case MarkShape::Triangle:
        painter->drawPolygon(QPolygonF({ box.topLeft(), box.topRight(), { box.center().x(), box.bottom() } }));
        break;
    }
    painter->restore();
}

QColor factorColor(Factor factor)
{
    return lookOf(factor).colour;
}

QString factorName(Factor factor)
{
    return QCoreApplication::translate("Palette", lookOf(factor).name);
}

FactorPattern factorPattern(Factor factor)
{
    return lookOf(factor).pattern;
}

void paintFactor(QPainter *painter, const QRectF &rect, Factor factor, const Palette &palette)
{
    constexpr double spacing = 5.0;
    const FactorPattern pattern = factorPattern(factor);
    const bool isHatched = pattern == FactorPattern::Hatched;
    const bool isNarrow = rect.width() < spacing; // with lines it would be some stray dots
    if (!isHatched || isNarrow) {
        painter->fillRect(rect, isHatched ? palette.quietText : factorColor(factor));
    }
    if (pattern == FactorPattern::Plain || isNarrow) {
        return;
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QColor ink = isHatched ? palette.quietText : Palette::light().text;
    ink.setAlphaF(isHatched ? 1.0F : 0.55F);
    painter->setPen(QPen(ink, 1.0));
    // Rising lines x − left = offset + (bottom − y), falling ones likewise from the top, cut at the rectangle's sides.
    for (int i = 1; i * spacing < rect.width() + rect.height(); ++i) {
        const double offset = i * spacing - rect.height();
        const double from = std::max(0.0, -offset);
        const double to = std::min(rect.height(), rect.width() - offset);
        if (to > from) {
            const auto y = [&](double part) { return pattern == FactorPattern::Falling ? rect.top() + part : rect.bottom() - part; };
            painter->drawLine(QPointF(rect.left() + offset + from, y(from)), QPointF(rect.left() + offset + to, y(to)));
        }
    }
    if (isHatched) {
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
    }
    painter->restore();
}

double textScale()
{
    constexpr double usualPixels = 13.0;
    const int pixels = QGuiApplication::font().pixelSize();
    return pixels > 0 ? pixels / usualPixels : 1.0;
}

int textPixels(int pixels)
{
    return static_cast<int>(std::lround(pixels * textScale()));
}

QFont uiFont(int pixels, QFont::Weight weight)
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    font.setFamilies({ QStringLiteral("Inter"), font.family() });
    font.setPixelSize(std::max(1, pixels));
    font.setWeight(weight);
    return font;
}

} // namespace apportion
