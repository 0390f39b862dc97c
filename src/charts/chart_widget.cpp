// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_widget.h"

#include "charts/tabular_text.h"

#include <QContextMenuEvent>
#include <QEvent>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QWheelEvent>

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

QSize ChartWidget::size() const
{
    return (QSizeF(QWidget::size()) / magnification()).toSize();
}

void ChartWidget::setOwnMagnification(double factor)
{
    m_ownMagnification = factor;
    invalidate();
}

double ChartWidget::magnification() const
{
    return textScale() * m_ownMagnification;
}

QSize ChartWidget::sizeHint() const
{
    return { textPixels(640), textPixels(400) };
}

QSize ChartWidget::minimumSizeHint() const
{
    return { textPixels(280), textPixels(180) };
}

bool ChartWidget::event(QEvent *event)
{
    const double scale = magnification();
    const auto handle = [this, event](auto &own) {
        own.setTimestamp(static_cast<QInputEvent *>(event)->timestamp());
        own.setAccepted(event->isAccepted());
        const bool handled = QWidget::event(&own);
        event->setAccepted(own.isAccepted());
        return handled;
    };
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseMove: {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        QMouseEvent own(mouse->type(), mouse->position() / scale, mouse->scenePosition(), mouse->globalPosition(), mouse->button(), mouse->buttons(),
            mouse->modifiers(), mouse->pointingDevice());
        return handle(own);
    }
    case QEvent::Wheel: {
        const auto *wheel = static_cast<QWheelEvent *>(event);
        QWheelEvent own(wheel->position() / scale, wheel->globalPosition(), wheel->pixelDelta(), wheel->angleDelta(), wheel->buttons(),
            wheel->modifiers(), wheel->phase(), wheel->inverted(), wheel->source(), wheel->pointingDevice());
        return handle(own);
    }
    default:
        return QWidget::event(event);
    }
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
    const double scale = magnification();
    // Rounded up: at a fraction of a pixel more than whole ones nothing must stay undrawn at the edges.
    const QSize pixels(static_cast<int>(std::ceil(QWidget::width() * ratio)), static_cast<int>(std::ceil(QWidget::height() * ratio)));
    if (pixels.isEmpty()) {
        return;
    }
    if (m_picture.size() != pixels) {
        m_picture = QPixmap(pixels);
        m_picture.setDevicePixelRatio(ratio);
        m_picture.fill(m_palette.panel);
        QPainter painter(&m_picture);
        painter.scale(scale, scale);
        draw(&painter, size());
    }
    QPainter painter(this);
    painter.fillRect(rect(), m_palette.panel);
    painter.drawPixmap(0, 0, m_picture);
    if (emptyText().isEmpty()) {
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        painter.scale(scale, scale);
        drawOverlay(&painter);
        if (const std::optional<ZoomArea> zoomed = zoomArea(); zoomed && !m_view.isHome()) {
            drawShownPart(&painter, *zoomed);
        }
        painter.resetTransform();
    }
    if (m_framed) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(m_palette.accent, 1.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(QWidget::rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4.0, 4.0);
    }
}

bool ChartWidget::canZoom() const
{
    return emptyText().isEmpty() && zoomArea();
}

bool ChartWidget::isZoomed() const
{
    return canZoom() && !m_view.isHome();
}

std::optional<ChartWidget::ZoomArea> ChartWidget::zoomArea() const
{
    return std::nullopt;
}

bool ChartWidget::scrollsByWheel() const
{
    return false;
}

namespace
{

/// The part of the whole axis at @p at.
double partAt(const QRectF &area, Qt::Orientation along, const ChartView &view, const QPointF &at)
{
    const double part
        = along == Qt::Horizontal ? (at.x() - area.left()) / std::max(1.0, area.width()) : (at.y() - area.top()) / std::max(1.0, area.height());
    return view.from() + part * view.span();
}

} // namespace

void ChartWidget::zoom(double factor, const std::optional<QPointF> &at)
{
    if (const std::optional<ZoomArea> zoomed = canZoom() ? zoomArea() : std::nullopt) {
        const double kept = at ? partAt(zoomed->area, zoomed->along, m_view, *at) : m_view.from() + zoomed->middle * m_view.span();
        m_view.zoom(std::clamp(kept, m_view.from(), m_view.to()), factor, zoomed->least);
        invalidate();
    }
}

void ChartWidget::showAll()
{
    m_view.goHome();
    invalidate();
}

void ChartWidget::pan(double by)
{
    const double before = m_view.from();
    m_view.pan(by);
    if (m_view.from() != before) {
        invalidate();
    }
}

/// A thin mark at the axis: which part of it is on the screen.
void ChartWidget::drawShownPart(QPainter *painter, const ZoomArea &zoomed) const
{
    constexpr double thick = 3.0;
    const QRectF area = zoomed.area;
    painter->setPen(Qt::NoPen);
    const auto bar = [&](double from, double to, const QColor &colour) {
        painter->setBrush(colour);
        painter->drawRoundedRect(zoomed.along == Qt::Horizontal
                ? QRectF(area.left() + from * area.width(), area.bottom() - thick, (to - from) * area.width(), thick)
                : QRectF(area.right() - thick, area.top() + from * area.height(), thick, (to - from) * area.height()),
            thick / 2, thick / 2);
    };
    bar(0.0, 1.0, m_palette.faded(m_palette.quietText, 0.2));
    bar(m_view.from(), m_view.to(), m_palette.faded(m_palette.accent, 0.8));
}

void ChartWidget::wheelEvent(QWheelEvent *event)
{
    const QPoint turned = event->angleDelta();
    if (!canZoom() || turned.isNull() || (scrollsByWheel() && !event->modifiers().testFlag(Qt::ControlModifier))) {
        event->ignore();
        return;
    }
    if (turned.y() == 0) {
        pan(-turned.x() / 1200.0 * m_view.span());
    } else {
        zoom(std::pow(1.0015, -turned.y()), event->position());
    }
    event->accept();
}

void ChartWidget::mousePressEvent(QMouseEvent *event)
{
    const std::optional<ZoomArea> zoomed = isZoomed() ? zoomArea() : std::nullopt;
    if (event->button() == Qt::LeftButton && zoomed) {
        m_dragged = partAt(zoomed->area, zoomed->along, m_view, event->position());
        setCursor(Qt::ClosedHandCursor);
    }
}

void ChartWidget::mouseMoveEvent(QMouseEvent *event)
{
    if (const std::optional<ZoomArea> zoomed = m_dragged && canZoom() ? zoomArea() : std::nullopt) {
        pan(*m_dragged - partAt(zoomed->area, zoomed->along, m_view, event->position()));
    }
}

void ChartWidget::mouseReleaseEvent(QMouseEvent * /*event*/)
{
    if (m_dragged) {
        m_dragged.reset();
        unsetCursor();
    }
}

void ChartWidget::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (canZoom()) {
        showAll();
    } else {
        QWidget::mouseDoubleClickEvent(event);
    }
}

void ChartWidget::keyPressEvent(QKeyEvent *event)
{
    const double tenth = m_view.span() / 10;
    if (canZoom()) {
        switch (event->key()) {
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            return zoom(0.8);
        case Qt::Key_Minus:
            return zoom(1.25);
        case Qt::Key_0:
            return showAll();
        case Qt::Key_Left:
        case Qt::Key_Up:
            if (event->modifiers().testFlag(Qt::ShiftModifier)) {
                return pan(-tenth);
            }
            break;
        case Qt::Key_Right:
        case Qt::Key_Down:
            if (event->modifiers().testFlag(Qt::ShiftModifier)) {
                return pan(tenth);
            }
            break;
        default:
            break;
        }
    }
    QWidget::keyPressEvent(event);
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
