// SPDX-License-Identifier: GPL-3.0-or-later
// The mouse and the keys of every chart.
#include "charts/chart_widget.h"

#include <QContextMenuEvent>
#include <QEvent>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace apportion
{

namespace
{

constexpr double handleEnd = 7.0;

} // namespace

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

void ChartWidget::wheelEvent(QWheelEvent *event)
{
    const QPoint turned = event->angleDelta();
    const bool scrolls = scrollsByWheel() && !event->modifiers().testFlag(Qt::ControlModifier) && turned.y() != 0;
    if (!nothingText().isEmpty() || turned.isNull() || (!scrolls && !canZoom())) {
        event->ignore();
        return;
    }
    if (scrolls) {
        scrollByWheel(turned.y());
        pointAt(event->position());
    } else if (turned.y() == 0) {
        pan(-turned.x() / 1200.0 * m_view.span());
    } else {
        zoom(std::pow(1.0015, -turned.y()), event->position());
        pointAt(event->position());
    }
    event->accept();
}

/// A step of the wheel goes about as far in every chart; finer ones add up.
void ChartWidget::scrollByWheel(int turned)
{
    constexpr double aStep = 120.0;
    constexpr double pixels = 90.0;
    const double rows = std::max(1.0, std::round(pixels / rowArea(size())->height));
    m_turned -= turned / aStep * rows;
    const auto whole = static_cast<int>(m_turned);
    m_turned -= whole;
    scrollTo(firstRow(size()) + whole);
}

void ChartWidget::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton) {
        return;
    }
    m_pressed = event->position();
    m_grip = gripAt(event->position());
    if (m_grip != Grip::None) {
        m_gripAway = event->position().x() - (m_grip == Grip::End ? handle().right() : handle().left());
        update();
        return;
    }
    const std::optional<ZoomArea> zoomed = canZoom() ? zoomArea() : std::nullopt;
    const bool isPart = isZoomed();
    if (zoomed && zoomed->isBrushed && zoomed->area.contains(event->position()) && (!isPart || event->modifiers().testFlag(Qt::ShiftModifier))) {
        const double part = zoomed->partAt(event->position(), m_view);
        m_brush = { part, part };
    } else if (zoomed && isPart && !zoomed->inSteps) {
        m_dragged = zoomed->partAt(event->position(), m_view);
    }
}

void ChartWidget::mouseMoveEvent(QMouseEvent *event)
{
    constexpr double still = 4.0;
    if (m_pressed && (event->position() - *m_pressed).manhattanLength() >= still) {
        m_pressed.reset();
    }
    if (m_grip != Grip::None) {
        dragHandle(m_grip, event->position().x() - m_gripAway);
    } else if (const std::optional<ZoomArea> zoomed = m_brush && !m_pressed && canZoom() ? zoomArea() : std::nullopt) {
        m_brush->second = std::clamp(zoomed->partAt(event->position(), m_view), m_view.from(), m_view.to());
        pointAt(event->position());
    } else if (const std::optional<ZoomArea> panned = m_dragged && !m_pressed && canZoom() ? zoomArea() : std::nullopt) {
        setCursor(Qt::ClosedHandCursor);
        pan(*m_dragged - panned->partAt(event->position(), m_view));
        m_mouse = event->position();
    } else {
        pointAt(event->position());
    }
}

void ChartWidget::mouseReleaseEvent(QMouseEvent *event)
{
    const bool isClick = event->button() == Qt::LeftButton && m_pressed && m_grip == Grip::None;
    const bool isBrushed = m_brush && !m_pressed;
    m_pressed.reset();
    m_dragged.reset();
    const std::optional<std::pair<double, double>> brush = std::exchange(m_brush, std::nullopt);
    if (m_grip != Grip::None) {
        m_grip = Grip::None;
        update();
    }
    if (isBrushed && brush->first != brush->second) {
        showPart(std::min(brush->first, brush->second), std::max(brush->first, brush->second));
    }
    if (isClick) {
        clicked(event->position());
    }
    if (const int target = isClick ? marks().targetAt(event->position()) : -1; target >= 0) {
        activate(MarkTarget(marks().targets()[static_cast<std::size_t>(target)]));
    }
    pointAt(event->position());
}

void ChartWidget::mouseDoubleClickEvent(QMouseEvent *event)
{
    const std::optional<ZoomArea> zoomed = canZoom() ? zoomArea() : std::nullopt;
    if (zoomed && zoomed->inSteps) {
        mousePressEvent(event); // the second click of a quick way down or up
    } else if (zoomed) {
        showAll();
    } else {
        QWidget::mouseDoubleClickEvent(event);
    }
}

void ChartWidget::leaveEvent(QEvent * /*event*/)
{
    pointAt(std::nullopt);
}

/// The mouse has come to a place, or left: what is there is outlined and read out.
void ChartWidget::pointAt(const std::optional<QPointF> &mouse)
{
    const int target = mouse ? marks().targetAt(*mouse) : -1;
    const MarkTarget *pointed = target < 0 ? nullptr : &marks().targets()[static_cast<std::size_t>(target)];
    m_mouse = mouse;
    m_pointed = pointed == nullptr ? MarkKey() : pointed->key;
    const Grip grip = mouse ? gripAt(*mouse) : Grip::None;
    if (grip != Grip::None) {
        setCursor(grip == Grip::Whole ? Qt::OpenHandCursor : Qt::SizeHorCursor);
    } else if (pointed != nullptr && pointed->isClickable()) {
        setCursor(Qt::PointingHandCursor);
    } else {
        unsetCursor();
    }
    update();
    this->pointed(mouse);
}

ChartWidget::Grip ChartWidget::gripAt(const QPointF &position) const
{
    const QRectF block = nothingText().isEmpty() ? handle() : QRectF();
    if (block.isNull() || !block.adjusted(-handleEnd, -3.0, handleEnd, 3.0).contains(position)) {
        return Grip::None;
    }
    if (position.x() > block.right() - handleEnd) {
        return Grip::End;
    }
    return position.x() < block.left() + handleEnd ? Grip::Begin : Grip::Whole;
}

QRectF ChartWidget::handle() const
{
    return {};
}

void ChartWidget::dragHandle(Grip /*grip*/, double /*x*/) { }

void ChartWidget::nudgeHandle(Grip /*grip*/, int /*step*/) { }

void ChartWidget::pick(const MarkTarget &target)
{
    select(target.key);
    if (target.question.index() != 0) {
        Q_EMIT questionAsked(target.question);
    }
}

void ChartWidget::activate(const MarkTarget &target)
{
    pick(target);
}

int ChartWidget::beside(int target, int key) const
{
    const MarkSheet &sheet = marks();
    if (key == Qt::Key_Left || key == Qt::Key_Right) {
        return sheet.besideInRow(target, key == Qt::Key_Left ? -1 : 1);
    }
    const int row = sheet.targets()[static_cast<std::size_t>(target)].row;
    const int next = sheet.rowBeside(row, key == Qt::Key_Up ? -1 : 1);
    return next == row ? -1 : sheet.nearestInRow(next, sheet.positionOf(target).x());
}

bool ChartWidget::ascend()
{
    return false;
}

/// The keys have come to a target.
void ChartWidget::walkTo(int target)
{
    const MarkTarget reached = marks().targets()[static_cast<std::size_t>(target)];
    pick(reached);
    m_mouse.reset();
    m_pointed = reached.key;
    setAccessibleDescription(reached.readOut ? reached.readOut().join(QLatin1Char('\n')) : QString());
    update();
}

/// From mark to mark; false when there are none to go to.
bool ChartWidget::walk(int key)
{
    const auto walkable = [this] {
        const std::vector<MarkTarget> &targets = marks().targets();
        return std::find_if(targets.begin(), targets.end(), [](const MarkTarget &target) { return target.row >= 0; }) - targets.begin();
    };
    if (!nothingText().isEmpty() || walkable() == static_cast<std::ptrdiff_t>(marks().targets().size())) {
        return false;
    }
    int at = targetOf(marks(), m_selected);
    if (at < 0) {
        reveal(m_selected); // it may be scrolled away
        at = targetOf(marks(), m_selected);
    }
    if (at < 0) {
        walkTo(static_cast<int>(walkable()));
        return true;
    }
    const int next = beside(at, key);
    if (next >= 0) {
        walkTo(next);
        return true;
    }
    if ((key == Qt::Key_Up && !ascend()) || key == Qt::Key_Down) {
        walkRows(key == Qt::Key_Up ? -1 : 1);
    }
    return true;
}

/// To the mark that many rows on, which is brought onto the screen; without a mark to go from, the rows alone.
bool ChartWidget::walkRows(int rows)
{
    const std::optional<RowArea> area = nothingText().isEmpty() ? rowArea(size()) : std::nullopt;
    if (!area) {
        return false;
    }
    const int at = marks().find(m_selected);
    if (at < 0) {
        scrollTo(firstRow(size()) + rows);
        return true;
    }
    const double x = marks().positionOf(at).x();
    const int from = marks().targets()[static_cast<std::size_t>(at)].row;
    const int row = std::clamp(from + rows, 0, area->total - 1);
    scrollTo(std::clamp(firstRow(size()), row - area->shown + 1, row));
    if (const int next = row == from ? -1 : marks().nearestInRow(row, x); next >= 0) {
        walkTo(next);
    }
    return true;
}

bool ChartWidget::panByKey(const QKeyEvent &event)
{
    const std::optional<ZoomArea> zoomed = canZoom() ? zoomArea() : std::nullopt;
    const bool isAlong = event.key() == Qt::Key_Left || event.key() == Qt::Key_Right;
    if (!zoomed || (!event.modifiers().testFlag(Qt::ShiftModifier) && !(zoomed->byArrows && isAlong))) {
        return false;
    }
    pan((event.key() == Qt::Key_Left || event.key() == Qt::Key_Up ? -0.1 : 0.1) * m_view.span());
    return true;
}

void ChartWidget::keyPressEvent(QKeyEvent *event)
{
    const bool isShifted = event->modifiers().testFlag(Qt::ShiftModifier);
    const std::optional<RowArea> rows = nothingText().isEmpty() ? rowArea(size()) : std::nullopt;
    bool isTaken = false;
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
    case Qt::Key_Minus:
        isTaken = canZoom();
        zoom(event->key() == Qt::Key_Minus ? 1.25 : 0.8);
        break;
    case Qt::Key_0:
        isTaken = canZoom();
        showAll();
        break;
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (nothingText().isEmpty() && !handle().isNull() && !event->modifiers().testFlag(Qt::ControlModifier)) {
            nudgeHandle(isShifted ? Grip::End : Grip::Whole, event->key() == Qt::Key_Left ? -1 : 1);
            return;
        }
        [[fallthrough]];
    case Qt::Key_Up:
    case Qt::Key_Down:
        isTaken = panByKey(*event) || (!isShifted && walk(event->key()));
        break;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        isTaken = rows && walkRows(event->key() == Qt::Key_PageUp ? -rows->shown : rows->shown);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (const int target = targetOf(marks(), m_selected); target >= 0) {
            isTaken = true;
            activate(MarkTarget(marks().targets()[static_cast<std::size_t>(target)]));
        }
        break;
    case Qt::Key_Backspace:
        isTaken = ascend();
        break;
    default:
        break;
    }
    if (!isTaken) {
        QWidget::keyPressEvent(event);
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

} // namespace apportion
