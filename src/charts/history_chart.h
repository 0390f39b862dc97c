// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_of.h"
#include "charts/time_link.h"

#include <QPointer>
#include <QStringList>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace apportion
{

/// An account or a user at one pull.
struct HistoryPoint
{
    std::int64_t made = 0; ///< seconds since the epoch
    double usage = 0.0; ///< billing TRES × seconds, with everything below
    double score = 0.0; ///< factor, or LevelFS where there is none; may be infinite
    QString shares;
};

/// What changed in the policy since the pull before.
struct HistoryMark
{
    std::int64_t made = 0;
    QStringList changes; ///< the first of them
    std::uint64_t count = 0; ///< of all
};

struct HistoryData
{
    QString name;
    bool isLevel = false; ///< the score is a LevelFS
    std::vector<HistoryPoint> points; ///< the oldest first
    std::vector<HistoryMark> marks;
};

/// Usage and fair-share score of an account over the pulls of its cluster, one above the other, with the changes of the policy.
/// The time can be zoomed; linked with other charts over time it points at, marks and shows the same as they.
class HistoryChart : public ChartOf<HistoryData>
{
    Q_OBJECT

public:
    using ChartOf::ChartOf;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] MarkKey::Kind standsFor() const override { return MarkKey::Kind::Place; }
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] ChartTable table() const override;

    void linkTo(TimeLink *link);
    /// What stands below each of the points: its day; where several are of one day, the time of each too.
    [[nodiscard]] static QStringList timeTexts(const std::vector<HistoryPoint> &points);

protected:
    void layOut(MarkSheet &sheet) const override;
    void layOver(MarkSheet &over, const std::optional<QPointF> &mouse) const override;
    void dataChanged() override;
    [[nodiscard]] std::optional<ZoomArea> zoomArea() const override;
    void pointed(const std::optional<QPointF> &mouse) override;
    void clicked(const QPointF &at) override;
    void viewChanged() override;

private:
    /// One of the two plots.
    struct Panel
    {
        QRectF plot;
        QString title;
        double top = 1.0; ///< of its axis, which begins at 0
        QColor colour;
        double HistoryPoint::*number = nullptr;
        int row = 0; ///< for the arrow keys
    };
    /// Both of a chart of that size, the usage above.
    [[nodiscard]] std::array<Panel, 2> panelsOf(const QSizeF &size) const;
    [[nodiscard]] double secondsBetween() const;
    [[nodiscard]] double xOf(double time, const QRectF &plot) const;
    /// Nothing where no time is shown.
    [[nodiscard]] std::optional<double> timeAt(const QPointF &at) const;
    void followSpan();
    void addTime(MarkSheet &over, double time, const QPen &pen) const;
    [[nodiscard]] QString scoreText(double score) const;
    [[nodiscard]] QString axisText(const Panel &panel, double value) const;
    [[nodiscard]] double highest(double HistoryPoint::*number) const;
    [[nodiscard]] QStringList readOutOf(const HistoryPoint &point) const;
    void addGrid(MarkSheet &sheet, const Panel &panel) const;
    void addDates(MarkSheet &sheet, const QRectF &plot) const;
    void addMarks(MarkSheet &sheet, const QRectF &upper, const QRectF &lower) const;
    void addLine(MarkSheet &sheet, const Panel &panel) const;

    QPointer<TimeLink> m_link;
    bool m_follows = false; ///< what is shown is what the others show, and not to be told them
};

} // namespace apportion
