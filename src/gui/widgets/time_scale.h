// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/palette.h"

#include <QAbstractSlider>

#include <optional>

namespace apportion
{

/// A line of hours from now on with a mark at each day and a longer one at each week: dragged, clicked, or walked by keys, a day
/// with the arrows, a week with Page Up and Page Down.
class TimeScale : public QAbstractSlider
{
    Q_OBJECT

public:
    static constexpr int day = 24; ///< its values are hours
    static constexpr int week = 7 * day;

    explicit TimeScale(int weeks, QWidget *parent = nullptr);

    void applyPalette(const Palette &palette);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Where a value stands, from the left edge.
    [[nodiscard]] int placeOf(int value) const;
    /// Marks a moment that is pointed at elsewhere, and one that was picked: hours; what is not on the scale is not drawn.
    void setMarks(const std::optional<double> &pointed, const std::optional<double> &picked);

Q_SIGNALS:
    /// The mouse is over that hour, or left.
    void hovered(const std::optional<double> &hours);

protected:
    void leaveEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void sliderChange(SliderChange change) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    [[nodiscard]] int valueAt(double x) const;

    void drawMark(QPainter *painter, const std::optional<double> &hours, const QPen &pen) const;

    Palette m_palette = Palette::light();
    std::optional<double> m_pointed;
    std::optional<double> m_picked;
};

} // namespace apportion
