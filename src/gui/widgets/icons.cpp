// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/icons.h"

#include <QFile>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace apportion
{

namespace
{

constexpr int logicalSize = 20;

void addPixmaps(QIcon &icon, const QString &name, const QColor &colour, QIcon::Mode mode, QIcon::State state)
{
    for (const double ratio : { 1.0, 2.0 }) {
        icon.addPixmap(tintedPixmap(name, colour, logicalSize, ratio), mode, state);
    }
}

} // namespace

QPixmap tintedPixmap(const QString &name, const QColor &colour, int side, double devicePixelRatio)
{
    // The same few drawings stand on every page, and in each window that is made anew for another language.
    const QString key
        = QStringLiteral("apportion %1 %2 %3 %4").arg(name, colour.name(QColor::HexArgb), QString::number(side), QString::number(devicePixelRatio));
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap)) {
        return pixmap;
    }
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    pixmap = QPixmap(QSize(side, side) * devicePixelRatio);
    pixmap.fill(Qt::transparent);
    if (!file.open(QIODevice::ReadOnly)) {
        return pixmap;
    }
    QByteArray drawing = file.readAll();
    drawing.replace("currentColor", colour.name().toLatin1());
    QSvgRenderer renderer(drawing);
    QPainter painter(&pixmap);
    renderer.render(&painter, QRectF(pixmap.rect()));
    painter.end();
    pixmap.setDevicePixelRatio(devicePixelRatio);
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

QIcon tintedIcon(const QString &name, const QColor &colour, const QColor &disabled, const QColor &on)
{
    QIcon icon;
    addPixmaps(icon, name, colour, QIcon::Normal, QIcon::Off);
    addPixmaps(icon, name, on, QIcon::Normal, QIcon::On);
    addPixmaps(icon, name, disabled, QIcon::Disabled, QIcon::Off);
    return icon;
}

QPixmap severityPixmap(Severity severity, const Palette &palette, int side, double devicePixelRatio)
{
    const auto mark = [side, devicePixelRatio](
                          const char *name, const QColor &colour) { return tintedPixmap(QString::fromLatin1(name), colour, side, devicePixelRatio); };
    return severity == Severity::Error  ? mark("error", palette.error)
        : severity == Severity::Warning ? mark("warning", palette.warning)
                                        : mark("note", palette.quietText);
}

} // namespace apportion
