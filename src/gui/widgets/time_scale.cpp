// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/time_scale.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstdlib>

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
/// Of the line, however long ago it begins.
constexpr double mostPast = 0.5;
constexpr double dotRadius = 2.5;
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
    // what a key or the wheel asks for may be no moment that is known
    connect(this, &QAbstractSlider::actionTriggered, this, [this] {
        if (value() < 0 || sliderPosition() < 0) {
            setSliderPosition(following(value(), sliderPosition()));
        }
    });
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

double TimeScale::pastPart() const
{
    return minimum() >= 0 ? 0.0 : std::min(mostPast, static_cast<double>(-minimum()) / (maximum() - minimum()));
}

double TimeScale::xOf(double hour) const
{
    const double past = pastPart();
    const double part = hour < 0.0 ? past * (1.0 - hour / minimum()) : past + (1.0 - past) * hour / std::max(1, maximum());
    return margin + part * (width() - 2 * margin);
}

int TimeScale::placeOf(int value) const
{
    return static_cast<int>(std::lround(xOf(value)));
}

double TimeScale::hourAt(double x) const
{
    const double part = std::clamp((x - margin) / std::max(1, width() - 2 * margin), 0.0, 1.0);
    const double past = pastPart();
    return part < past ? minimum() * (1.0 - part / past) : maximum() * (part - past) / (1.0 - past);
}

int TimeScale::valueAt(double x) const
{
    const double hour = hourAt(x);
    if (hour >= 0.0) {
        return std::clamp(static_cast<int>(std::lround(hour)), 0, maximum());
    }
    int nearest = 0;
    for (const int stop : m_past) {
        nearest = std::abs(stop - hour) < std::abs(nearest - hour) ? stop : nearest;
    }
    return nearest;
}

int TimeScale::following(int value, int wanted) const
{
    if (wanted >= 0 && value >= 0) {
        return std::min(wanted, maximum());
    }
    std::vector<int> all = m_past;
    all.push_back(0);
    if (wanted > 0) {
        return std::min(wanted, maximum());
    }
    int nearest = value;
    for (const int stop : all) {
        const bool isThere = wanted > value ? stop > value : stop < value;
        if (isThere && (nearest == value || std::abs(stop - wanted) < std::abs(nearest - wanted))) {
            nearest = stop;
        }
    }
    return nearest;
}

void TimeScale::setPast(const std::vector<int> &stops)
{
    if (stops != m_past) {
        m_past = stops;
        setMinimum(stops.empty() ? 0 : stops.front());
        update();
    }
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
    const double now = xOf(0);
    painter.drawRoundedRect(QRectF(std::min<double>(now, knob), track.top(), std::abs(knob - now), trackHeight), 2, 2);
    painter.setPen(QPen(m_palette.edge(m_palette.line), 1));
    const bool hasDays = placeOf(day) - placeOf(0) >= leastGap;
    for (int hour = 0; hour <= maximum(); hour += hasDays ? day : week) {
        const double x = placeOf(hour) + 0.5;
        const int length = hour % week == 0 ? weekMark : dayMark;
        painter.drawLine(QPointF(x, middle + knobRadius + 1), QPointF(x, middle + knobRadius + 1 + length));
    }
    if (!m_past.empty()) {
        painter.drawLine(QPointF(now + 0.5, middle - knobRadius - 3), QPointF(now + 0.5, middle + knobRadius + 1 + weekMark));
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_palette.edge(m_palette.line));
        for (const int stop : m_past) {
            painter.drawEllipse(QPointF(xOf(stop), middle), dotRadius, dotRadius);
        }
    }
    drawMark(&painter, m_pointed, QPen(m_palette.quietText, 1.0));
    drawMark(&painter, m_picked, QPen(m_palette.accent, 1.5, Qt::DashLine));
    painter.setPen(QPen(hasFocus() ? m_palette.text : m_palette.accent, hasFocus() ? 2 : 1));
    painter.setBrush(value() != 0 ? m_palette.accent : m_palette.panel);
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
    Q_EMIT hovered(hourAt(event->position().x()));
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
        const double x = std::round(xOf(*hours)) + 0.5;
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

#include "moc_time_scale.cpp"
