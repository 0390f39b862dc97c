// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/svg_painter.h"

#include "charts/palette.h"

#include <QByteArray>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTransform>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>
#include <vector>

namespace apportion
{

namespace
{

/// Pixel sizes of fonts are whole numbers, so texts are drawn ten times larger.
constexpr double textFactor = 10.0;

/// What a text takes over from the groups around it.
struct SvgLook
{
    QTransform transform;
    double fontSize = 12.0;
    int fontWeight = QFont::Normal;
    QColor fill = Qt::black;

    /// As QSvgGenerator says it: a matrix, and attributes of their own.
    void take(const QXmlStreamAttributes &attributes)
    {
        static const QRegularExpression matrix(QStringLiteral("^matrix\\(([^)]*)\\)"));
        const QStringList parts = matrix.match(attributes.value(QLatin1String("transform")).toString()).captured(1).split(QLatin1Char(','));
        if (parts.size() == 6) {
            std::vector<double> m;
            std::transform(parts.begin(), parts.end(), std::back_inserter(m), [](const QString &part) { return part.toDouble(); });
            transform = QTransform(m[0], m[1], m[2], m[3], m[4], m[5]) * transform;
        }
        fontSize = attributes.hasAttribute(QLatin1String("font-size")) ? attributes.value(QLatin1String("font-size")).toDouble() : fontSize;
        fontWeight = attributes.hasAttribute(QLatin1String("font-weight")) ? attributes.value(QLatin1String("font-weight")).toInt() : fontWeight;
        if (const QColor colour(attributes.value(QLatin1String("fill")).toString()); colour.isValid()) {
            fill = colour;
        }
        if (attributes.hasAttribute(QLatin1String("fill-opacity"))) {
            fill.setAlphaF(static_cast<float>(attributes.value(QLatin1String("fill-opacity")).toDouble()));
        }
    }
};

void paintText(QPainter *painter, const SvgLook &look, const QPointF &at, const QString &text)
{
    painter->save();
    painter->setTransform(look.transform, true);
    painter->scale(1.0 / textFactor, 1.0 / textFactor);
    QFont font = uiFont(10, static_cast<QFont::Weight>(look.fontWeight));
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(look.fontSize * textFactor))));
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setStyleStrategy(QFont::PreferNoShaping); // a reader finds a character for each glyph
    painter->setFont(font);
    painter->setPen(look.fill);
    painter->drawText(at * textFactor, text);
    painter->restore();
}

} // namespace

void paintSvg(QPainter *painter, const QByteArray &svg, const QRectF &place)
{
    static const QRegularExpression texts(QStringLiteral("<text\\b[^>]*>[^<]*</text>"));
    QSvgRenderer renderer(QString::fromUtf8(svg).remove(texts).toUtf8());
    const QRectF whole = renderer.viewBoxF();
    if (!renderer.isValid() || whole.isEmpty()) {
        return;
    }
    renderer.render(painter, place);
    painter->save();
    painter->translate(place.topLeft());
    painter->scale(place.width() / whole.width(), place.height() / whole.height());
    painter->translate(-whole.topLeft());
    std::vector<SvgLook> looks(1);
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        const QXmlStreamReader::TokenType token = reader.readNext();
        if (token == QXmlStreamReader::EndElement) {
            looks.pop_back();
        } else if (token == QXmlStreamReader::StartElement) {
            SvgLook look = looks.back();
            const QXmlStreamAttributes attributes = reader.attributes();
            look.take(attributes);
            if (reader.name() == QLatin1String("text")) {
                const QPointF at(attributes.value(QLatin1String("x")).toDouble(), attributes.value(QLatin1String("y")).toDouble());
                paintText(painter, look, at, reader.readElementText());
            } else {
                looks.push_back(look);
            }
        }
    }
    painter->restore();
}

} // namespace apportion
