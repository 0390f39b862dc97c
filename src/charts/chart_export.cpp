// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_export.h"

#include "charts/chart_widget.h"
#include "charts/pdf_structure.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDate>
#include <QDateTime>
#include <QFileInfo>
#include <QFontMetricsF>
#include <QImage>
#include <QLocale>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSaveFile>
#include <QSvgGenerator>

#include <algorithm>
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

constexpr double headMargin = 16.0;

/// Where the caption stands: on as many lines as it needs, since nobody can ask a file for the rest of it.
QRectF captionPlace(const ChartWidget &chart, int width)
{
    constexpr double captionTop = 34.0;
    const QRectF room(headMargin, captionTop, width - 2 * headMargin, 1000.0);
    return chart.caption().isEmpty() ? QRectF()
                                     : QFontMetricsF(uiFont(11)).boundingRect(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, chart.caption());
}

int headHeight(const ChartWidget &chart, int width)
{
    const QRectF caption = captionPlace(chart, width);
    return caption.isNull() ? titleHeight : static_cast<int>(std::ceil(caption.bottom())) + 3;
}

/// The chart with its title above it: a file has no page around it that says what it shows. In a PDF each part says what it is.
void drawTitled(QPainter *painter, const ChartWidget &chart, const QSize &size, PdfStructure *structure = nullptr)
{
    const auto draw = [&](const char *role, const QString &alternative, const auto &part) {
        if (structure != nullptr) {
            structure->begin(*painter, role == nullptr ? PdfStructure::artifact : structure->add(role, PdfStructure::document, alternative));
        }
        part();
        if (structure != nullptr) {
            PdfStructure::end(*painter);
        }
    };
    const Palette &palette = chart.chartPalette();
    painter->setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    draw(nullptr, {}, [&] { painter->fillRect(QRectF(0.0, 0.0, size.width(), size.height()), palette.panel); });
    painter->setFont(uiFont(14, QFont::DemiBold));
    painter->setPen(palette.text);
    draw("H1", {},
        [&] { painter->drawText(QRectF(headMargin, 10.0, size.width() - 2 * headMargin, 22.0), Qt::AlignLeft | Qt::AlignVCenter, chart.title()); });
    painter->setFont(uiFont(11));
    painter->setPen(palette.quietText);
    if (!chart.caption().isEmpty()) {
        draw("P", {}, [&] {
            painter->drawText(
                captionPlace(chart, size.width()).adjusted(0.0, 0.0, 1.0, 1.0), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, chart.caption());
        });
    }
    const int head = headHeight(chart, size.width());
    painter->translate(0.0, head);
    draw("Figure", chart.title(), [&] { chart.drawFile(painter, QSize(size.width(), size.height() - head)); });
}

/// What part of its usual size a chart is drawn at in a file of @p size: a small one is the picture of a larger one, in which nothing has
/// to be left out or cut for want of room.
double reduction(const QSize &size)
{
    constexpr double leastWidth = 640.0;
    constexpr double leastHeight = 400.0;
    return std::min({ 1.0, size.width() / leastWidth, size.height() / leastHeight });
}

void drawFile(QPainter *painter, const ChartWidget &chart, const QSize &size, PdfStructure *structure = nullptr)
{
    const double part = reduction(size);
    painter->scale(part, part);
    drawTitled(painter, chart, QSize(static_cast<int>(std::ceil(size.width() / part)), static_cast<int>(std::ceil(size.height() / part))), structure);
}

QByteArray toPng(const ChartWidget &chart, const QSize &size, double scale)
{
    QImage image((QSizeF(size) * scale).toSize(), QImage::Format_RGB32);
    if (image.isNull()) {
        return {};
    }
    image.setDevicePixelRatio(scale);
    QPainter painter(&image);
    drawFile(&painter, chart, size);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return image.save(&buffer, "PNG") ? bytes : QByteArray();
}

/// How a group of QSvgGenerator looks that holds @p body, without what its shapes do not ask for or what is so anyway; the font of its
/// texts is said once.
QString leanGroup(QString look, QString &body)
{
    static const QRegularExpression font(
        QStringLiteral("\\s*(font-family=\"[^\"]*\"\\s+font-size=\"[^\"]*\"\\s+font-weight=\"[^\"]*\"\\s+font-style=\"[^\"]*\")\\s*"));
    static const QRegularExpression usual(QStringLiteral(
        "\\s*(fill-opacity=\"1\"|stroke-opacity=\"1\"|stroke-linecap=\"square\"|stroke-linejoin=\"bevel\"|transform=\"matrix\\(1,0,0,1,0,0\\)\")"));
    static const QRegularExpression colours(QStringLiteral("\\s*(fill|stroke|stroke-[a-z]+)=\"[^\"]*\""));
    static const QRegularExpression shapes(QStringLiteral("<(?!/?text[\\s>])"));
    look.remove(usual);
    const QString said = font.match(look).captured(1).simplified();
    if (!body.contains(QLatin1String("<text"))) {
        look.remove(font);
    } else if (!said.isEmpty()) {
        QString texts;
        qsizetype from = 0;
        for (auto found = font.globalMatch(body); found.hasNext();) {
            const QRegularExpressionMatch each = found.next();
            const bool isSame = each.captured(1).simplified() == said;
            texts += QStringView(body).mid(from, each.capturedStart() - from);
            texts += isSame ? QStringLiteral(" ") : each.captured();
            from = each.capturedEnd();
        }
        body = texts + body.mid(from);
        if (!shapes.match(body).hasMatch()) { // they have colours of their own
            look.remove(colours);
        }
    }
    return look.simplified();
}

/// What QSvgGenerator writes without half of it: groups around nothing, and a group anew for each shape that looks as the one before.
QByteArray lean(const QByteArray &svg)
{
    const QString end = QStringLiteral("</g>");
    const QString text = QString::fromUtf8(svg);
    QString out;
    QString open; ///< how the group looks that is not closed yet
    qsizetype from = 0;
    for (qsizetype begin = text.indexOf(QLatin1String("<g ")); begin >= 0; begin = text.indexOf(QLatin1String("<g "), from)) {
        const qsizetype inside = text.indexOf(QLatin1Char('>'), begin) + 1;
        const qsizetype close = text.indexOf(end, inside);
        const qsizetype next = text.indexOf(QLatin1String("<g "), inside);
        if (inside == 0 || close < 0) {
            break;
        }
        if (next >= 0 && next < close) { // the one around all
            out += QStringView(text).mid(from, next - from);
            from = next;
            continue;
        }
        QString body = text.mid(inside, close - inside).trimmed();
        from = close + end.size();
        if (body.isEmpty()) {
            continue;
        }
        const QString look = leanGroup(text.mid(begin, inside - begin - 1), body);
        if (look != open) {
            out += (open.isEmpty() ? QString() : end + QLatin1Char('\n')) + look + QLatin1String(">\n");
            open = look;
        }
        out += body + QLatin1Char('\n');
    }
    return (out + (open.isEmpty() ? QString() : end + QLatin1Char('\n')) + text.mid(from).trimmed() + QLatin1Char('\n')).toUtf8();
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
    drawFile(&painter, chart, size);
    painter.end();
    return lean(bytes).replace(ownFont(), ownFont().chopped(1) + fallbackFonts);
}

QByteArray toPdf(const ChartWidget &chart, const QSize &size)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    PdfStructure structure;
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
        structure.enterPage(0);
        drawFile(&painter, chart, size, &structure);
    }
    return structure.writeInto(bytes, QLocale().bcp47Name());
}

} // namespace

QString dayText(std::int64_t moment)
{
    return QLocale().toString(QDateTime::fromSecsSinceEpoch(moment).date(), QLocale::LongFormat);
}

QString pictureCaption(const QString &policy, const QString &scenario, std::int64_t usageTime)
{
    const QString when = usageTime > 0 ? translatedExport(QT_TRANSLATE_NOOP("ChartExport", "usage of %1")).arg(dayText(usageTime))
                                       : QLocale().toString(QDate::currentDate(), QLocale::LongFormat);
    QStringList parts { policy, scenario, when };
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

QSize sizeWithAllRows(const ChartWidget &chart, int mostHeight)
{
    const QSize usual = chart.usualSize();
    const int head = headHeight(chart, usual.width());
    return { usual.width(), chart.heightOfRows(usual.width(), usual.height() - head, mostHeight - head) + head };
}

QSize sizeWithRows(const ChartWidget &chart, int rows)
{
    constexpr int least = 160;
    constexpr int most = 4000;
    const int width = chart.usualSize().width();
    return { width, chart.heightOfRows(width, least, most, rows) + headHeight(chart, width) };
}

void paintChart(QPainter *painter, const QRectF &rect, const ChartWidget &chart, double scale)
{
    const QSize size = (rect.size() / scale).toSize();
    if (size.width() < 1 || size.height() <= headHeight(chart, size.width())) {
        return;
    }
    painter->save();
    painter->translate(rect.topLeft());
    painter->scale(scale, scale);
    drawTitled(painter, chart, size);
    painter->restore();
}

ChartTable exportedTable(const ChartWidget &chart)
{
    if (chart.nothingText() != chart.emptyText()) {
        return {};
    }
    ChartTable table = chart.table();
    if (!chart.caption().isEmpty()) {
        table.columns.append(QCoreApplication::translate("ChartExport", "Policy and moment"));
        table.lastCell = chart.caption();
    }
    return table;
}

QByteArray renderChart(const ChartWidget &chart, ChartFormat format, const QSize &size, double scale)
{
    if (format == ChartFormat::Csv) {
        return toCsv(exportedTable(chart));
    }
    constexpr double mostPixels = 16384.0;
    const bool usable = size.width() > 0 && size.height() > 0 && std::isfinite(scale) && scale > 0.0 && size.width() * scale <= mostPixels
        && size.height() * scale <= mostPixels;
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

namespace
{

/// Writes a file as a whole or not at all, its content by @p write, which tells whether it could. Returns what went wrong.
template <typename Write>
QString writeWholly(const QString &path, const Write &write)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || !write(file) || !file.commit()) {
        return translatedExport(QT_TRANSLATE_NOOP("ChartExport", "%1 could not be written: %2")).arg(path, file.errorString());
    }
    return {};
}

} // namespace

QString writeChartFile(const QString &path, const QByteArray &bytes)
{
    if (bytes.isEmpty()) {
        return translatedExport(QT_TRANSLATE_NOOP("ChartExport", "The chart could not be drawn at this size. Choose a smaller one."));
    }
    return writeWholly(path, [&bytes](QSaveFile &file) { return file.write(bytes) == bytes.size(); });
}

QString writeChartTable(const QString &path, const ChartTable &table)
{
    return writeWholly(
        path, [&table](QSaveFile &file) { return writeCsv(table, [&file](const QByteArray &part) { return file.write(part) == part.size(); }); });
}

QString exportChart(const ChartWidget &chart, const QString &path, const QSize &size, double scale)
{
    const ChartFormat format = chartFormatOf(path);
    return format == ChartFormat::Csv ? writeChartTable(path, exportedTable(chart)) : writeChartFile(path, renderChart(chart, format, size, scale));
}

} // namespace apportion
