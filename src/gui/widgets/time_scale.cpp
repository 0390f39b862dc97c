// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/time_scale.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{
constexpr int knobRadius = 6;
constexpr int margin = knobRadius + 2;
constexpr int trackHeight = 4;
constexpr int dayMark = 3;
constexpr int weekMark = 6;
/// Of marks closer than this none is told from the next.
constexpr int leastGap = 4;
} // namespace

TimeScale::TimeScale(int weeks, QWidget *parent) : QAbstractSlider(parent)
{
    setOrientation(Qt::Horizontal);
    setRange(0, weeks * week);
    setSingleStep(day);
    setPageStep(week);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TimeScale::applyPalette(const Palette &palette)
{
    m_palette = palette;
    update();
}

QSize TimeScale::sizeHint() const
{
    return { 320, 26 };
}

QSize TimeScale::minimumSizeHint() const
{
    return { 90, 26 };
}

int TimeScale::placeOf(int value) const
{
    const double part = static_cast<double>(value - minimum()) / std::max(1, maximum() - minimum());
    return static_cast<int>(std::lround(margin + part * (width() - 2 * margin)));
}

int TimeScale::valueAt(double x) const
{
    const double part = (x - margin) / std::max(1, width() - 2 * margin);
    return std::clamp(static_cast<int>(std::lround(minimum() + part * (maximum() - minimum()))), minimum(), maximum());
}

void TimeScale::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int middle = height() / 2 - 2;
    const int knob = placeOf(value());
    const QRectF track(margin, middle - trackHeight / 2.0, width() - 2 * margin, trackHeight);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_palette.line);
    painter.drawRoundedRect(track, 2, 2);
    painter.setBrush(m_palette.accent);
    painter.drawRoundedRect(QRectF(track.left(), track.top(), knob - margin, trackHeight), 2, 2);
    painter.setPen(QPen(m_palette.edge(m_palette.line), 1));
    const bool hasDays = placeOf(day) - placeOf(0) >= leastGap;
    for (int hour = 0; hour <= maximum(); hour += hasDays ? day : week) {
        const double x = placeOf(hour) + 0.5;
        const int length = hour % week == 0 ? weekMark : dayMark;
        painter.drawLine(QPointF(x, middle + knobRadius + 1), QPointF(x, middle + knobRadius + 1 + length));
    }
    drawMark(&painter, m_pointed, QPen(m_palette.quietText, 1.0));
    drawMark(&painter, m_picked, QPen(m_palette.accent, 1.5, Qt::DashLine));
    painter.setPen(QPen(hasFocus() ? m_palette.text : m_palette.accent, hasFocus() ? 2 : 1));
    painter.setBrush(value() > 0 ? m_palette.accent : m_palette.panel);
    painter.drawEllipse(QPointF(knob, middle), knobRadius, knobRadius);
}

void TimeScale::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    setSliderDown(true);
    setSliderPosition(valueAt(event->position().x()));
}

void TimeScale::mouseMoveEvent(QMouseEvent *event)
{
    if (isSliderDown()) {
        setSliderPosition(valueAt(event->position().x()));
    }
    Q_EMIT hovered(valueAt(event->position().x()));
}

void TimeScale::leaveEvent(QEvent *event)
{
    QAbstractSlider::leaveEvent(event);
    Q_EMIT hovered(std::nullopt);
}

void TimeScale::setMarks(const std::optional<double> &pointed, const std::optional<double> &picked)
{
    if (pointed != m_pointed || picked != m_picked) {
        m_pointed = pointed;
        m_picked = picked;
        update();
    }
}

void TimeScale::drawMark(QPainter *painter, const std::optional<double> &hours, const QPen &pen) const
{
    if (hours && *hours >= minimum() && *hours <= maximum()) {
        const double x = placeOf(static_cast<int>(std::lround(*hours))) + 0.5;
        painter->setPen(pen);
        painter->drawLine(QPointF(x, 1.0), QPointF(x, height() - 1.0));
    }
}

void TimeScale::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton) {
        setSliderDown(false);
    }
}

void TimeScale::sliderChange(SliderChange change)
{
    QAbstractSlider::sliderChange(change);
    update();
}

void TimeScale::focusInEvent(QFocusEvent *event)
{
    QAbstractSlider::focusInEvent(event);
    update();
}

void TimeScale::focusOutEvent(QFocusEvent *event)
{
    QAbstractSlider::focusOutEvent(event);
    update();
}

} // namespace apportion
