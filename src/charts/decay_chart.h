// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_of.h"
#include "charts/chart_parts.h"
#include "charts/decay_scene.h"
#include "charts/time_chart.h"

namespace apportion
{

/// How usage fades: as Slurm decays it, beside 2^(−t/half-life), with half, a tenth and the resets marked; other half-lives
/// beside it, the longest job against it, and a campaign that can be dragged along the time (its ends make it longer).
class DecayChart : public ChartOf<DecayScene, TimeChart>
{
    Q_OBJECT

public:
    using ChartOf::ChartOf;

    /// The block of the campaign in the widget; null without one.
    [[nodiscard]] QRectF campaignRect() const;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] MarkKey::Kind standsFor() const override { return MarkKey::Kind::Place; }
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] ChartTable table() const override;

Q_SIGNALS:
    /// The user moved or stretched the campaign.
    void campaignChanged(const apportion::CampaignSpan &span);

protected:
    void dataChanged() override;
    [[nodiscard]] std::optional<std::int64_t> begin() const override { return m_data.own.isEmpty() ? std::nullopt : std::optional(m_data.begin); }
    [[nodiscard]] double horizonDays() const override;
    [[nodiscard]] ValueAxis valueAxis(const QRectF &plot) const override;
    [[nodiscard]] std::vector<Series> series() const override;
    [[nodiscard]] double tickDays() const override;
    [[nodiscard]] double headRoom(const QSizeF &room) const override;
    void addBehind(MarkSheet &sheet, const Frame &frame) const override;
    void addMarks(MarkSheet &sheet, const Frame &frame) const override;
    void addHover(MarkSheet &over, const Frame &frame, const QPointF &mouse) const override;
    void layOver(MarkSheet &over, const std::optional<QPointF> &mouse) const override;
    [[nodiscard]] QRectF handle() const override;
    void dragHandle(Grip grip, double x) override;
    void nudgeHandle(Grip grip, int step) override;

private:
    [[nodiscard]] QPen idealPen() const;
    /// Of another half-life.
    [[nodiscard]] QPen otherPen(std::size_t other) const;
    [[nodiscard]] QRectF blockIn(const Frame &frame) const;
    void moveCampaign(CampaignSpan span);
    /// A moment on the curve and what is written beside it.
    struct Point
    {
        DecayPoint mark;
        QString label;
    };
    [[nodiscard]] std::vector<Point> points(const Frame &frame) const;
    /// How high the curve is there; nothing beyond its ends.
    [[nodiscard]] std::optional<double> curveAt(const Frame &frame, double x) const;
    /// Where that is written: its base line begins at the bottom left.
    [[nodiscard]] QRectF labelOf(const Frame &frame, const Point &point) const;
    [[nodiscard]] QRectF freeLabel(const Frame &frame, const Point &point, const std::vector<QRectF> &taken) const;
    void addPoint(MarkSheet &sheet, const Frame &frame, const Point &point, const QRectF &label) const;
    /// Whether all usage is gone before anything can be seen of it.
    [[nodiscard]] bool isClearedAtOnce() const;
    /// Where "reset" stands, with its date.
    std::vector<QRectF> addResets(MarkSheet &sheet, const Frame &frame) const;
    [[nodiscard]] ChartLegend legend(double width) const;
    /// Whether one row is enough, beside the name of the axis.
    [[nodiscard]] bool legendStandsBesideTitle(double width) const;
    void addLegend(MarkSheet &sheet, const Frame &frame) const;
    /// @p taken has other texts.
    void addLongestJob(MarkSheet &sheet, const Frame &frame, const std::vector<QRectF> &taken) const;
    /// Whether the curve runs through a box.
    [[nodiscard]] bool crosses(const Frame &frame, const QRectF &box) const;
    void addStandstill(MarkSheet &sheet, const Frame &frame) const;

    CampaignSpan m_span; ///< as it is dragged: ahead of the data
};

} // namespace apportion
