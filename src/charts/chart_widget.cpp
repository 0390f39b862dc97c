// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_widget.h"

#include "charts/tabular_text.h"

#include <QContextMenuEvent>
#include <QEvent>
#include <QFocusEvent>
#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace apportion
{

ChartWidget::ChartWidget(QWidget *parent) : QWidget(parent), m_palette(Palette::light())
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ChartWidget::setPalette(const Palette &palette)
{
    m_palette = palette;
    QWidget::setPalette(palette.toWidgetPalette());
    invalidate();
}

void ChartWidget::draw(QPainter *painter, const QSize &size) const
{
    painter->save();
    painter->setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter->fillRect(QRectF(QPointF(), QSizeF(size)), m_palette.panel);
    const QString empty = emptyText();
    if (empty.isEmpty()) {
        drawChart(painter, size);
    } else {
        painter->setFont(uiFont(13));
        painter->setPen(m_palette.quietText);
        const int width = std::min(size.width() - 32, 360);
        painter->drawText(QRect((size.width() - width) / 2, 0, width, size.height()), Qt::AlignCenter | Qt::TextWordWrap, empty);
    }
    painter->restore();
}

QSize ChartWidget::sizeHint() const
{
    return { 640, 400 };
}

QSize ChartWidget::minimumSizeHint() const
{
    return { 280, 180 };
}

void ChartWidget::setSearch(const QString & /*text*/) { }

void ChartWidget::drawOverlay(QPainter * /*painter*/) const { }

void ChartWidget::invalidate()
{
    m_picture = QPixmap();
    setAccessibleName(title());
    update();
}

void ChartWidget::paintEvent(QPaintEvent * /*event*/)
{
    const double ratio = devicePixelRatioF();
    const QSize pixels = (QSizeF(size()) * ratio).toSize();
    if (pixels.isEmpty()) {
        return;
    }
    if (m_picture.size() != pixels) {
        m_picture = QPixmap(pixels);
        m_picture.setDevicePixelRatio(ratio);
        QPainter painter(&m_picture);
        draw(&painter, size());
    }
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_picture);
    if (emptyText().isEmpty()) {
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        drawOverlay(&painter);
    }
    if (m_framed) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(m_palette.accent, 1.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4.0, 4.0);
    }
}

void ChartWidget::focusInEvent(QFocusEvent *event)
{
    m_framed = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason || event->reason() == Qt::ShortcutFocusReason;
    QWidget::focusInEvent(event);
    update();
}

void ChartWidget::focusOutEvent(QFocusEvent *event)
{
    m_framed = false;
    QWidget::focusOutEvent(event);
    update();
}

void ChartWidget::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) {
        invalidate();
    }
    QWidget::changeEvent(event);
}

void ChartWidget::contextMenuEvent(QContextMenuEvent *event)
{
    Q_EMIT menuRequested(event->globalPos());
}

void ChartWidget::drawReadOut(QPainter *painter, const QPointF &anchor, const QStringList &lines) const
{
    if (lines.isEmpty()) {
        return;
    }
    const QFont heading = uiFont(12, QFont::DemiBold);
    const QFont plain = uiFont(12);
    double width = tabularWidth(QFontMetricsF(heading), lines.first());
    for (const QString &line : lines.mid(1)) {
        width = std::max(width, tabularWidth(QFontMetricsF(plain), line));
    }
    constexpr double lineHeight = 17.0;
    constexpr double padding = 8.0;
    QRectF box(anchor + QPointF(12.0, 12.0), QSizeF(width + 2 * padding, static_cast<double>(lines.size()) * lineHeight + 2 * padding - 3.0));
    if (box.right() > this->width() - 4.0) {
        box.moveRight(anchor.x() - 12.0);
    }
    if (box.bottom() > height() - 4.0) {
        box.moveBottom(anchor.y() - 12.0);
    }
    box.moveLeft(std::max(4.0, box.left()));
    box.moveTop(std::max(4.0, box.top()));
    painter->setPen(QPen(m_palette.line, 1.0));
    painter->setBrush(m_palette.window);
    painter->drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 6.0, 6.0);
    QRectF row(box.left() + padding, box.top() + padding - 1.0, width, lineHeight);
    for (qsizetype i = 0; i < lines.size(); ++i, row.translate(0.0, lineHeight)) {
        painter->setFont(i == 0 ? heading : plain);
        painter->setPen(i == 0 ? m_palette.text : m_palette.quietText);
        drawTabular(painter, row, Qt::AlignLeft | Qt::AlignVCenter, lines[i]);
    }
}

} // namespace apportion
