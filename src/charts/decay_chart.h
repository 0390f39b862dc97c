// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/decay_scene.h"
#include "charts/time_chart.h"

namespace apportion
{

/// How usage fades: as Slurm decays it, beside 2^(−t/half-life), with half, a tenth and the resets marked; other half-lives
/// beside it, the longest job against it, and a campaign that can be dragged along the time (its ends make it longer).
class DecayChart : public TimeChart
{
    Q_OBJECT

public:
    explicit DecayChart(QWidget *parent = nullptr);

    void setData(DecayData data);
    void setScene(DecayScene scene);
    /// The policy's own decay.
    [[nodiscard]] const DecayData &data() const { return m_scene.own; }
    [[nodiscard]] const DecayScene &scene() const { return m_scene; }
    /// The block of the campaign in the widget; null without one.
    [[nodiscard]] QRectF campaignRect() const;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString emptyText() const override;
    [[nodiscard]] ChartTable table() const override;

Q_SIGNALS:
    /// The user moved or stretched the campaign.
    void campaignChanged(const apportion::CampaignSpan &span);

protected:
    [[nodiscard]] double horizonDays() const override;
    [[nodiscard]] ValueAxis valueAxis(const QRectF &plot) const override;
    [[nodiscard]] std::vector<Series> series() const override;
    [[nodiscard]] double tickDays() const override;
    void drawBehind(QPainter *painter, const Frame &frame) const override;
    void drawMarks(QPainter *painter, const Frame &frame) const override;
    void drawHover(QPainter *painter, const Frame &frame, const QPointF &mouse) const override;
    void drawOverlay(QPainter *painter) const override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    enum class Grip : std::uint8_t { None, Begin, Whole, End };

    [[nodiscard]] QPen idealPen() const;
    [[nodiscard]] Grip gripAt(const QPointF &position) const;
    [[nodiscard]] QRectF blockIn(const Frame &frame) const;
    void moveCampaign(CampaignSpan span);
    void drawMark(QPainter *painter, const Frame &frame, const DecayPoint &mark, const QString &label) const;
    void drawResets(QPainter *painter, const Frame &frame) const;
    void drawLegend(QPainter *painter, const Frame &frame) const;
    void drawLongestJob(QPainter *painter, const Frame &frame) const;
    void drawStandstill(QPainter *painter, const Frame &frame) const;

    DecayScene m_scene;
    CampaignSpan m_span; ///< as it is dragged: ahead of the scene
    Grip m_grip = Grip::None;
    QPointF m_pressedAt;
    double m_gripDays = 0.0; ///< from the span's begin to where it was taken
};

} // namespace apportion
