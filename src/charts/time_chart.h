// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_widget.h"
#include "charts/time_link.h"

#include <QPointer>

#include <cstdint>
#include <optional>
#include <vector>

namespace apportion
{

/// A plot over time, in days from now, with what all of these have in common: the axes, zoom and panning along the time (the
/// arrow keys alone pan as well), a brush for the part to be shown, and the line under the mouse. Those that are linked point at,
/// mark and show the same time.
class TimeChart : public ChartWidget
{
    Q_OBJECT

public:
    using ChartWidget::ChartWidget;

    /// The part of the time that is shown.
    [[nodiscard]] double shownFrom() const;
    [[nodiscard]] double shownTo() const;
    /// Whether "now" is a moment that lies ahead, which the axis then says.
    void setAhead(bool ahead);
    /// Shares the time with others; null: no longer.
    void linkTo(TimeLink *link);
    /// New numbers are there: shows the part of the time that the others show.
    void followSpan();

protected:
    /// A series of the plot: x in days.
    struct Series
    {
        std::vector<QPointF> points;
        QPen pen;
        MarkTarget target = {}; ///< without a key: it is only there to be seen
    };
    struct ValueAxis
    {
        double low = 0.0;
        double high = 1.0;
        double interval = 0.25;
        QString format;
        QString title;
    };
    /// Where the plot lies, and the way between its numbers and the screen.
    struct Frame
    {
        QRectF plot;
        double head = 0.0; ///< width of the room above the plot, up to its right edge
        double from = 0.0; ///< days
        double to = 1.0;
        double low = 0.0;
        double high = 1.0;

        [[nodiscard]] double xOf(double days) const { return plot.left() + plot.width() * (days - from) / (to - from); }
        [[nodiscard]] double yOf(double value) const { return plot.bottom() - plot.height() * (value - low) / (high - low); }
        [[nodiscard]] QPointF at(double days, double value) const { return { xOf(days), yOf(value) }; }
        [[nodiscard]] double daysAt(double x) const { return from + (x - plot.left()) / plot.width() * (to - from); }
        [[nodiscard]] bool shows(double days) const { return days >= from && days <= to; }
    };

    /// When the time begins, in seconds since the epoch; nothing: nobody knows, and it is shared with no other chart.
    [[nodiscard]] virtual std::optional<std::int64_t> begin() const;
    /// Where the time ends, in days; above 0.
    [[nodiscard]] virtual double horizonDays() const = 0;
    [[nodiscard]] virtual ValueAxis valueAxis(const QRectF &plot) const = 0;
    [[nodiscard]] virtual std::vector<Series> series() const = 0;
    /// Days between two ticks when round numbers would say less; 0 for round numbers.
    [[nodiscard]] virtual double tickDays() const;
    /// Room above a plot for legends, in pixels. @p room: as wide as the plot with its numbers, and as high as the chart.
    [[nodiscard]] virtual double headRoom(const QSizeF &room) const;
    /// Room at the right of the plot, for names at the ends of the lines.
    [[nodiscard]] virtual double sideRoom() const;
    /// What the axis of the time is called.
    [[nodiscard]] virtual QString timeTitle(bool inHours) const;
    /// The marks behind the lines, clipped to the plot, and those over them.
    virtual void addBehind(MarkSheet &sheet, const Frame &frame) const;
    virtual void addMarks(MarkSheet &sheet, const Frame &frame) const;
    /// What is at the time under the mouse.
    virtual void addHover(MarkSheet &over, const Frame &frame, const QPointF &mouse) const;

    /// A name that stands beside the end of its line.
    struct EndName
    {
        QString text;
        double y = 0.0; ///< of the line's end
        QColor colour;
        bool isStrong = false;
    };
    /// The room that names need at the right of the plot.
    [[nodiscard]] static double roomFor(const std::vector<EndName> &names);
    /// Names at the right of the plot, as near to their lines as they can stand below each other.
    void addEndNames(MarkSheet &sheet, const Frame &frame, std::vector<EndName> names) const;

    /// What is written beside a point that matters.
    struct MarkLabel
    {
        QPointF at;
        QString text;
    };
    /// A ring at each point and its text beside it, where neither a line nor another text is; with a thin line to the
    /// point where that is not near. A text that finds no room is left to the read-out.
    void addMarkLabels(MarkSheet &sheet, const Frame &frame, const std::vector<MarkLabel> &labels) const;

    [[nodiscard]] Frame frameFor(const QSize &size) const;
    [[nodiscard]] std::optional<ZoomArea> zoomArea() const override;
    void layOut(MarkSheet &sheet) const final;
    void layOver(MarkSheet &over, const std::optional<QPointF> &mouse) const override;
    void pointed(const std::optional<QPointF> &mouse) override;
    void clicked(const QPointF &at) override;
    void viewChanged() override;

private:
    void addSeries(MarkSheet &sheet, const Frame &frame) const;
    /// The day on the axis of a time; nothing where it is not shown.
    [[nodiscard]] std::optional<double> shownDay(const Frame &frame, const std::optional<double> &time) const;
    [[nodiscard]] std::optional<double> timeAt(const QPointF &at) const;
    void addPicked(MarkSheet &over, const Frame &frame, double day) const;

    QPointer<TimeLink> m_link;
    bool m_isAhead = false;
    bool m_follows = false; ///< what is shown is what the others show, and not to be told them
};

/// At most two points for each of @p pixels columns between @p from and @p to (the least and the greatest of it), with the
/// neighbours outside, so that lines reach the edge. x must not fall.
[[nodiscard]] std::vector<QPointF> thinnedPoints(const std::vector<QPointF> &points, double from, double to, int pixels);

/// Those of @p points that a line needs in order to pass within @p tolerance above or below each of them; the first and the last
/// one, and both ends of steps, are among them. x must not fall.
[[nodiscard]] std::vector<QPointF> withoutNeedlessPoints(const std::vector<QPointF> &points, double tolerance);

} // namespace apportion
