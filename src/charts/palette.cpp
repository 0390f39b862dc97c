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
#include <cmath>

namespace apportion
{

namespace
{

QString translated(const char *text)
{
    return QCoreApplication::translate("Palette", text);
}

double linearised(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &colour)
{
    return 0.2126 * linearised(colour.redF()) + 0.7152 * linearised(colour.greenF()) + 0.0722 * linearised(colour.blueF());
}

QColor mixed(const QColor &a, const QColor &b, double shareOfA)
{
    const double t = std::clamp(shareOfA, 0.0, 1.0);
    const auto channel = [t](int x, int y) { return static_cast<int>(std::lround(x * t + y * (1.0 - t))); };
    return { channel(a.red(), b.red()), channel(a.green(), b.green()), channel(a.blue(), b.blue()) };
}

Palette makeLight()
{
    Palette p;
    p.window = QColor(0xf6, 0xf7, 0xf9);
    p.panel = QColor(0xff, 0xff, 0xff);
    p.rail = QColor(0xee, 0xf1, 0xf4);
    p.line = QColor(0xe1, 0xe5, 0xea);
    p.text = QColor(0x1d, 0x27, 0x33);
    p.quietText = QColor(0x66, 0x72, 0x7f);
    p.selection = QColor(0xdf, 0xea, 0xf7);
    p.accent = QColor(0x1f, 0x6f, 0xeb);
    p.onAccent = QColor(0xff, 0xff, 0xff);
    p.changedCell = QColor(0xff, 0xf7, 0xd6);
    p.warning = QColor(0xe6, 0x9f, 0x00);
    p.error = QColor(0xd5, 0x5e, 0x00);
    p.rise = QColor(0x1f, 0x73, 0xa0);
    p.fall = QColor(0xb8, 0x50, 0x00);
    p.added = QColor(0x1a, 0x7f, 0x37);
    p.removed = QColor(0xb8, 0x50, 0x00);
    return p;
}

Palette makeDark()
{
    Palette p;
    p.isDark = true;
    p.window = QColor(0x16, 0x19, 0x1d);
    p.panel = QColor(0x1d, 0x21, 0x26);
    p.rail = QColor(0x1a, 0x1e, 0x23);
    p.line = QColor(0x30, 0x36, 0x3d);
    p.text = QColor(0xe4, 0xe8, 0xec);
    p.quietText = QColor(0x93, 0xa0, 0xad);
    p.selection = QColor(0x24, 0x3a, 0x55);
    p.accent = QColor(0x5a, 0xa2, 0xff);
    p.onAccent = QColor(0x10, 0x18, 0x22);
    p.changedCell = QColor(0x3b, 0x35, 0x21);
    p.warning = QColor(0xe6, 0x9f, 0x00);
    p.error = QColor(0xd5, 0x5e, 0x00);
    p.rise = QColor(0x4f, 0xa9, 0xd8);
    p.fall = QColor(0xf0, 0x80, 0x2c);
    p.added = QColor(0x56, 0xc4, 0x72);
    p.removed = QColor(0xf0, 0x80, 0x2c);
    return p;
}

QPolygonF diamond(const QRectF &r)
{
    return QPolygonF({ { r.center().x(), r.top() }, { r.right(), r.center().y() }, { r.center().x(), r.bottom() }, { r.left(), r.center().y() } });
}

} // namespace

const Palette &Palette::light()
{
    static const Palette palette = makeLight();
    return palette;
}

const Palette &Palette::dark()
{
    static const Palette palette = makeDark();
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
    const QColor away = isDark ? QColor(Qt::white) : QColor(Qt::black);
    QColor result = colour;
    for (double share = 1.0; contrastRatio(result, panel) < 3.0 && share > 0.0; share -= 0.02) {
        result = mixed(colour, away, share);
    }
    return result;
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
    switch (regime) {
    case Regime::None:
        break;
    case Regime::Unused:
        return { 0x7b, 0x87, 0x94 };
    case Regime::UnderUsed:
        return { 0x2b, 0x8c, 0xbe };
    case Regime::AtShare:
        return { 0x41, 0xab, 0x5d };
    case Regime::OverUsed:
        return { 0xe6, 0x9f, 0x00 };
    case Regime::NoShare:
        return { 0xd5, 0x5e, 0x00 };
    }
    return {};
}

QString regimeName(Regime regime)
{
    switch (regime) {
    case Regime::None:
        break;
    case Regime::Unused:
        return translated(QT_TRANSLATE_NOOP("Palette", "unused"));
    case Regime::UnderUsed:
        return translated(QT_TRANSLATE_NOOP("Palette", "under-used"));
    case Regime::AtShare:
        return translated(QT_TRANSLATE_NOOP("Palette", "at its share"));
    case Regime::OverUsed:
        return translated(QT_TRANSLATE_NOOP("Palette", "over-used"));
    case Regime::NoShare:
        return translated(QT_TRANSLATE_NOOP("Palette", "no share left"));
    }
    return {};
}

MarkShape regimeShape(Regime regime)
{
    switch (regime) {
    case Regime::None:
    case Regime::Unused:
        return MarkShape::Ring;
    case Regime::UnderUsed:
        return MarkShape::Disc;
    case Regime::AtShare:
        return MarkShape::Diamond;
    case Regime::OverUsed:
        return MarkShape::Square;
    case Regime::NoShare:
        break;
    }
    return MarkShape::Triangle;
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
    switch (factor) {
    case Factor::FairShare:
        return { 0x00, 0x72, 0xb2 };
    case Factor::Age:
        return { 0x56, 0xb4, 0xe9 };
    case Factor::JobSize:
        return { 0x00, 0x9e, 0x73 };
    case Factor::Partition:
        return { 0xe6, 0x9f, 0x00 };
    case Factor::Qos:
        return { 0xcc, 0x79, 0xa7 };
    case Factor::Tres:
        return { 0x8c, 0x6d, 0x31 };
    case Factor::Association:
        return { 0xf0, 0xc8, 0x08 };
    case Factor::Site:
        return { 0x99, 0x99, 0x99 };
    case Factor::Nice:
        break;
    }
    return { 0x7b, 0x87, 0x94 };
}

QString factorName(Factor factor)
{
    switch (factor) {
    case Factor::FairShare:
        return translated(QT_TRANSLATE_NOOP("Palette", "Fair-share"));
    case Factor::Age:
        return translated(QT_TRANSLATE_NOOP("Palette", "Age"));
    case Factor::JobSize:
        return translated(QT_TRANSLATE_NOOP("Palette", "Job size"));
    case Factor::Partition:
        return translated(QT_TRANSLATE_NOOP("Palette", "Partition"));
    case Factor::Qos:
        return translated(QT_TRANSLATE_NOOP("Palette", "QOS"));
    case Factor::Tres:
        return translated(QT_TRANSLATE_NOOP("Palette", "TRES"));
    case Factor::Association:
        return translated(QT_TRANSLATE_NOOP("Palette", "Association"));
    case Factor::Site:
        return translated(QT_TRANSLATE_NOOP("Palette", "Site"));
    case Factor::Nice:
        break;
    }
    return translated(QT_TRANSLATE_NOOP("Palette", "Nice"));
}

QBrush factorBrush(Factor factor, const Palette &palette)
{
    if (factor == Factor::Nice) {
        return QBrush(palette.quietText, Qt::BDiagPattern);
    }
    return QBrush(factorColor(factor));
}

void paintFactor(QPainter *painter, const QRectF &rect, Factor factor, const Palette &palette)
{
    if (factor != Factor::Nice) {
        painter->fillRect(rect, factorColor(factor));
        return;
    }
    painter->save();
    constexpr double spacing = 5.0;
    if (rect.width() < spacing) { // hatched it would be some stray dots
        painter->setPen(Qt::NoPen);
        painter->fillRect(rect, palette.quietText);
        painter->restore();
        return;
    }
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(palette.quietText, 1.0));
    // Rising lines x − left = offset + (bottom − y), cut at the rectangle's sides.
    for (int i = 1; i * spacing < rect.width() + rect.height(); ++i) {
        const double offset = i * spacing - rect.height();
        const double from = std::max(0.0, -offset);
        const double to = std::min(rect.height(), rect.width() - offset);
        if (to > from) {
            painter->drawLine(QPointF(rect.left() + offset + from, rect.bottom() - from), QPointF(rect.left() + offset + to, rect.bottom() - to));
        }
    }
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
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
