// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/course_chart.h"

#include "charts/plot_canvas.h"
#include "models/number_format.h"

#include <QAccessible>
#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{
constexpr int week = 7;
constexpr int gap = 6; ///< between the plot and what is written beside it
constexpr int mostGridLines = 5;
/// The scale is cut into so many values that can be dragged to.
constexpr int mostSteps = 100;
constexpr int largeStep = 10;
/// The largest value takes no more of the height, so that there is room above it to draw into.
constexpr double fullest = 0.8;
constexpr double lineWidth = 2.0;
} // namespace

CourseChart::CourseChart(int days, QWidget *parent) : QWidget(parent), m_values(static_cast<std::size_t>(std::max(1, days)), m_usual)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::CrossCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    fitScale();
    describe();
}

void CourseChart::applyPalette(const Palette &palette)
{
    m_palette = palette;
    update();
}

void CourseChart::setCourse(const std::vector<double> &values, double usual)
{
    const std::size_t days = m_values.size();
    std::vector<double> &shown = m_dragged < 0 ? m_values : m_before; // what is being drawn stays
    shown = values;
    shown.resize(days, values.empty() ? usual : values.back());
    m_usual = usual;
    if (m_dragged < 0) {
        fitScale();
    }
    describe();
    update();
}

void CourseChart::setUnit(const QString &unit)
{
    m_unit = unit;
    describe();
    update();
}

void CourseChart::setDay(int day)
{
    const int chosen = std::clamp(day, 0, static_cast<int>(m_values.size()) - 1);
    if (chosen != m_day) {
        m_day = chosen;
        Q_EMIT dayChanged(m_day);
    }
    describe();
    update();
}

QString CourseChart::valueText(double value) const
{
    return shortNumberText(value) + m_unit;
}

QSize CourseChart::sizeHint() const
{
    return { textPixels(560), textPixels(240) };
}

QSize CourseChart::minimumSizeHint() const
{
    return { textPixels(280), textPixels(140) };
}

void CourseChart::fitScale()
{
    const double most = std::max(*std::max_element(m_values.begin(), m_values.end()) / fullest, 2.0 * m_usual);
    m_top = most > 0.0 ? most : 1.0;
    const double interval = PlotCanvas::niceInterval(m_top, mostGridLines);
    m_top = std::ceil(m_top / interval - 1e-9) * interval;
    m_step = PlotCanvas::niceInterval(m_top, mostSteps);
}

QRectF CourseChart::plot() const
{
    const QFontMetrics metrics = fontMetrics();
    const double interval = PlotCanvas::niceInterval(m_top, mostGridLines);
    int left = metrics.horizontalAdvance(tr("now")) / 2; // which stands below the beginning
    for (int line = 0; interval * line <= m_top; ++line) {
        left = std::max(left, metrics.horizontalAdvance(valueText(interval * line)) + 2 * gap);
    }
    return QRectF(rect()).adjusted(left, metrics.height() / 2.0 + 2, -metrics.height(), -metrics.height() - gap);
}

QPointF CourseChart::placeOf(int day, double value) const
{
    const QRectF area = plot();
    return { area.left() + (day + 0.5) * area.width() / static_cast<double>(m_values.size()), area.bottom() - value / m_top * area.height() };
}

int CourseChart::dayAt(double x) const
{
    const QRectF area = plot();
    const double part = (x - area.left()) / std::max(1.0, area.width());
    const auto days = static_cast<int>(m_values.size());
    return std::clamp(static_cast<int>(std::floor(part * days)), 0, days - 1);
}

double CourseChart::rounded(double value) const
{
    const double steps = std::round(value / m_step);
    // dividing by a whole number gives the double that is nearest to the decimal: 0.3 and not 0.30000000000000004
    return std::max(0.0, m_step < 1.0 ? steps / std::round(1.0 / m_step) : steps * m_step);
}

double CourseChart::valueAt(double y) const
{
    const QRectF area = plot();
    return rounded(std::clamp((area.bottom() - y) / std::max(1.0, area.height()), 0.0, 1.0) * m_top);
}

void CourseChart::drawLine(int from, double first, int to, double last)
{
    const int days = std::abs(to - from);
    const int way = to < from ? -1 : 1;
    for (int i = 0; i <= days; ++i) {
        const double part = days == 0 ? 1.0 : static_cast<double>(i) / days;
        const int day = from + way * i;
        m_values[static_cast<std::size_t>(day)] = i == days ? last : rounded(first + (last - first) * part);
    }
}

void CourseChart::dragTo(const QPointF &place)
{
    const int day = dayAt(place.x());
    const double value = valueAt(place.y());
    const int from = m_dragged < 0 ? day : m_dragged;
    drawLine(from, m_dragged < 0 ? value : m_values[static_cast<std::size_t>(from)], day, value);
    m_dragged = day;
    setDay(day);
}

void CourseChart::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    m_before = m_values;
    m_dragged = -1;
    dragTo(event->position());
}

void CourseChart::mouseMoveEvent(QMouseEvent *event)
{
    if (m_dragged >= 0) {
        dragTo(event->position());
    }
}

void CourseChart::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && m_dragged >= 0) {
        m_dragged = -1;
        if (m_values != m_before) {
            tellDrawn();
        }
    }
}

int CourseChart::dayOfKey(int key) const
{
    const auto days = static_cast<int>(m_values.size());
    switch (key) {
    case Qt::Key_Left:
        return std::max(0, m_day - 1);
    case Qt::Key_Right:
        return std::min(days - 1, m_day + 1);
    case Qt::Key_PageUp:
        return std::min(days - 1, m_day + week);
    case Qt::Key_PageDown:
        return std::max(0, m_day - week);
    case Qt::Key_Home:
        return 0;
    case Qt::Key_End:
        return days - 1;
    default:
        return -1;
    }
}

void CourseChart::drawBy(int key, int steps)
{
    double &value = m_values[static_cast<std::size_t>(m_day)];
    const double before = value;
    if (key == Qt::Key_Delete || key == Qt::Key_Backspace) {
        value = m_usual;
    } else {
        value = rounded(value + (key == Qt::Key_Up ? steps : -steps) * m_step);
    }
    if (value != before) {
        tellDrawn();
    }
}

void CourseChart::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (key == Qt::Key_Escape && m_dragged >= 0) {
        m_dragged = -1;
        m_values = m_before;
        setDay(m_day);
        return;
    }
    if (const int day = dayOfKey(key); day >= 0) {
        if ((event->modifiers() & Qt::ShiftModifier) != 0) {
            const double value = m_values[static_cast<std::size_t>(m_day)];
            const std::vector<double> before = m_values;
            drawLine(m_day, value, day, value);
            setDay(day);
            if (m_values != before) {
                tellDrawn();
            }
        } else {
            setDay(day);
        }
        return;
    }
    if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_Delete || key == Qt::Key_Backspace) {
        drawBy(key, (event->modifiers() & Qt::ControlModifier) != 0 ? largeStep : 1);
        return;
    }
    QWidget::keyPressEvent(event);
}

void CourseChart::tellDrawn()
{
    fitScale();
    describe();
    update();
    Q_EMIT drawn(m_values);
}

void CourseChart::describe()
{
    const QString text
        = tr("Day %1: %2", "of a course, and the value it has").arg(integerText(m_day), valueText(m_values[static_cast<std::size_t>(m_day)]));
    if (text != accessibleDescription()) {
        setAccessibleDescription(text);
        QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&changed);
    }
}

void CourseChart::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void CourseChart::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

void CourseChart::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LocaleChange || event->type() == QEvent::LanguageChange) {
        describe();
    }
    QWidget::changeEvent(event);
}

void CourseChart::paintScale(QPainter *painter, const QRectF &area) const
{
    const QFontMetrics metrics = fontMetrics();
    const double interval = PlotCanvas::niceInterval(m_top, mostGridLines);
    const auto lines = static_cast<int>(std::lround(m_top / interval));
    for (int line = 0; line <= lines; ++line) {
        const double value = interval * line;
        const double y = std::round(area.bottom() - value / m_top * area.height()) + 0.5;
        painter->setPen(QPen(m_palette.line, 1.0));
        painter->drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter->setPen(m_palette.quietText);
        painter->drawText(
            QRectF(0.0, y - metrics.height() / 2.0, area.left() - gap, metrics.height()), Qt::AlignRight | Qt::AlignVCenter, valueText(value));
    }
    const auto days = static_cast<int>(m_values.size());
    for (int day = 0; day <= days; day += week) {
        const double x = std::round(area.left() + day * area.width() / days) + 0.5;
        painter->setPen(QPen(m_palette.line, 1.0));
        painter->drawLine(QPointF(x, area.top()), QPointF(x, area.bottom() + gap / 2.0));
        painter->setPen(m_palette.quietText);
        const QString text = day == 0 ? tr("now") : integerText(day);
        const int width = metrics.horizontalAdvance(text) + 2;
        painter->drawText(QRectF(x - width / 2.0, area.bottom() + gap / 2.0, width, metrics.height() + gap / 2.0), Qt::AlignCenter, text);
    }
}

void CourseChart::paintCourse(QPainter *painter, const QRectF &area) const
{
    const double width = area.width() / static_cast<double>(m_values.size());
    QPainterPath line;
    for (std::size_t day = 0; day < m_values.size(); ++day) {
        const double y = placeOf(static_cast<int>(day), m_values[day]).y();
        const double x = area.left() + static_cast<double>(day) * width;
        day == 0 ? line.moveTo(x, y) : line.lineTo(x, y);
        line.lineTo(x + width, y);
    }
    QPainterPath below = line;
    below.lineTo(area.right(), area.bottom());
    below.lineTo(area.left(), area.bottom());
    painter->fillPath(below, m_palette.faded(m_palette.accent, 0.2));
    const double usual = placeOf(0, m_usual).y();
    painter->setPen(QPen(m_palette.quietText, 1.0, Qt::DashLine));
    painter->drawLine(QPointF(area.left(), usual), QPointF(area.right(), usual));
    painter->setPen(QPen(m_palette.accent, lineWidth));
    painter->drawPath(line);
}

void CourseChart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QRectF area = plot();
    painter.fillRect(rect(), m_palette.panel);
    paintScale(&painter, area);
    painter.setRenderHint(QPainter::Antialiasing);
    paintCourse(&painter, area);
    const double value = m_values[static_cast<std::size_t>(m_day)];
    const QPointF place = placeOf(m_day, value);
    painter.setPen(QPen(hasFocus() ? m_palette.text : m_palette.accent, hasFocus() ? 2.0 : 1.0));
    painter.setBrush(m_palette.panel);
    painter.drawEllipse(place, 4.0, 4.0);
    const QString text = accessibleDescription();
    const QFontMetrics metrics = fontMetrics();
    const double width = metrics.horizontalAdvance(text) + 2.0 * gap;
    const double x = std::clamp(place.x() - width / 2.0, area.left(), std::max(area.left(), area.right() - width));
    const double height = metrics.height() + gap / 2.0;
    const bool hasRoomAbove = place.y() - area.top() > height + 3.0 * gap; // else the text would lie on what it is about
    const QRectF label(x, hasRoomAbove ? area.top() + 1.0 : place.y() + 1.5 * gap, width, height);
    painter.setPen(QPen(m_palette.edge(m_palette.line), 1.0));
    painter.drawRoundedRect(label, 3.0, 3.0);
    painter.setPen(m_palette.text);
    painter.drawText(label, Qt::AlignCenter, text);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_palette.accent, 1.0));
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

} // namespace apportion

#include "moc_course_chart.cpp"
