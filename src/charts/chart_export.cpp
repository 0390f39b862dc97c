// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_export.h"

#include "charts/chart_widget.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDate>
#include <QFileInfo>
#include <QFontMetricsF>
#include <QImage>
#include <QLocale>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

#include <cmath>

namespace apportion
{

namespace
{

QString translatedExport(const char *text)
{
    return QCoreApplication::translate("ChartExport", text);
}

constexpr int titleHeight = 34;
/// For whom the house's type face is not installed; the width of its letters is near to that of these.
constexpr const char *fallbackFonts = ", 'Noto Sans', 'Helvetica Neue', Arial, sans-serif\"";

/// The font of every text, as QSvgGenerator writes it.
QByteArray ownFont()
{
    return "font-family=\"" + uiFont(12).family().toUtf8() + '"';
}

constexpr int captionHeight = 18;

int headHeight(const ChartWidget &chart)
{
    return chart.caption().isEmpty() ? titleHeight : titleHeight + captionHeight;
}

/// The chart with its title above it: a file has no page around it that says what it shows.
void drawTitled(QPainter *painter, const ChartWidget &chart, const QSize &size)
{
    const Palette &palette = chart.chartPalette();
    painter->setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter->fillRect(QRectF(0.0, 0.0, size.width(), size.height()), palette.panel);
    painter->setFont(uiFont(14, QFont::DemiBold));
    painter->setPen(palette.text);
    painter->drawText(QRectF(16.0, 10.0, size.width() - 32.0, 22.0), Qt::AlignLeft | Qt::AlignVCenter, chart.title());
    painter->setFont(uiFont(11));
    painter->setPen(palette.quietText);
    painter->drawText(QRectF(16.0, 32.0, size.width() - 32.0, captionHeight), Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(painter->font()).elidedText(chart.caption(), Qt::ElideMiddle, size.width() - 32.0));
    const int head = headHeight(chart);
    painter->translate(0.0, head);
    chart.drawFile(painter, QSize(size.width(), size.height() - head));
}

QByteArray toPng(const ChartWidget &chart, const QSize &size, double scale)
{
    QImage image((QSizeF(size) * scale).toSize(), QImage::Format_RGB32);
    if (image.isNull()) {
        return {};
    }
    image.setDevicePixelRatio(scale);
    QPainter painter(&image);
    drawTitled(&painter, chart, size);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return image.save(&buffer, "PNG") ? bytes : QByteArray();
}

QByteArray toSvg(const ChartWidget &chart, const QSize &size)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(0, 0), size));
    generator.setResolution(96);
    generator.setTitle(chart.title());
    QPainter painter;
    if (!painter.begin(&generator)) {
        return {};
    }
    drawTitled(&painter, chart, size);
    painter.end();
    return bytes.replace(ownFont(), ownFont().chopped(1) + fallbackFonts);
}

QByteArray toPdf(const ChartWidget &chart, const QSize &size)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        constexpr int dotsPerInch = 1200;
        constexpr double unitsPerInch = 96.0;
        QPdfWriter writer(&buffer);
        writer.setTitle(chart.title());
        writer.setCreator(QStringLiteral("Apportion"));
        writer.setResolution(dotsPerInch);
        writer.setPageSize(QPageSize(QSizeF(size) / unitsPerInch, QPageSize::Inch, QString(), QPageSize::ExactMatch));
        writer.setPageMargins(QMarginsF());
        QPainter painter;
        if (!painter.begin(&writer)) {
            return {};
        }
        painter.scale(dotsPerInch / unitsPerInch, dotsPerInch / unitsPerInch);
        drawTitled(&painter, chart, size);
    }
    return bytes;
}

} // namespace

QString pictureCaption(const QString &policy, const QString &scenario)
{
    QStringList parts { policy, scenario, QLocale().toString(QDate::currentDate(), QLocale::LongFormat) };
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

ChartFormat chartFormatOf(const QString &path, ChartFormat otherwise)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("svg")) {
        return ChartFormat::Svg;
    }
    if (suffix == QLatin1String("pdf")) {
        return ChartFormat::Pdf;
    }
    if (suffix == QLatin1String("csv")) {
        return ChartFormat::Csv;
    }
    return suffix == QLatin1String("png") ? ChartFormat::Png : otherwise;
}

void paintChart(QPainter *painter, const QRectF &rect, const ChartWidget &chart, double scale)
{
    const QSize size = (rect.size() / scale).toSize();
    if (size.width() < 1 || size.height() <= headHeight(chart)) {
        return;
    }
    painter->save();
    painter->translate(rect.topLeft());
    painter->scale(scale, scale);
    drawTitled(painter, chart, size);
    painter->restore();
}

QByteArray renderChart(const ChartWidget &chart, ChartFormat format, const QSize &size, double scale)
{
    if (format == ChartFormat::Csv) {
        return toCsv(chart.nothingText() == chart.emptyText() ? chart.table() : ChartTable());
    }
    constexpr double mostPixels = 16384.0;
    const bool usable = size.width() > 0 && size.height() > headHeight(chart) && std::isfinite(scale) && scale > 0.0
        && size.width() * scale <= mostPixels && size.height() * scale <= mostPixels;
    if (!usable) {
        return {};
    }
    switch (format) {
    case ChartFormat::Svg:
        return toSvg(chart, size);
    case ChartFormat::Pdf:
        return toPdf(chart, size);
    default:
        return toPng(chart, size, scale);
    }
}

QByteArray svgForQt(QByteArray svg)
{
    return svg.replace(ownFont().chopped(1) + fallbackFonts, ownFont());
}

QString writeChartFile(const QString &path, const QByteArray &bytes)
{
    if (bytes.isEmpty()) {
        return translatedExport(QT_TRANSLATE_NOOP("ChartExport", "The chart could not be drawn at this size. Choose a smaller one."));
    }
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit()) {
        return translatedExport(QT_TRANSLATE_NOOP("ChartExport", "%1 could not be written: %2")).arg(path, file.errorString());
    }
    return {};
}

QString exportChart(const ChartWidget &chart, const QString &path, const QSize &size, double scale)
{
    return writeChartFile(path, renderChart(chart, chartFormatOf(path), size, scale));
}

} // namespace apportion
