// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/palette.h"

#include <QAbstractSlider>

#include <optional>
#include <vector>

namespace apportion
{

/// A line of hours from now on with a mark at each day and a longer one at each week: dragged, clicked, or walked by keys, a day
/// with the arrows, a week with Page Up and Page Down. Of the time before now, which has its own measure and at most half of the
/// line, only some moments can be chosen, and each has a dot: the keys lead from one to the next.
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
    /// Hours below 0, the earliest first; none: the line begins now.
    void setPast(const std::vector<int> &stops);
    [[nodiscard]] const std::vector<int> &past() const { return m_past; }
    /// What can be chosen next from @p value on in the direction of @p wanted: that, or before now the nearest moment there is.
    [[nodiscard]] int following(int value, int wanted) const;
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
    /// What can be chosen nearest to a place.
    [[nodiscard]] int valueAt(double x) const;
    /// The hour at a place, whether it can be chosen or not.
    [[nodiscard]] double hourAt(double x) const;
    /// Of the line, before now.
    [[nodiscard]] double pastPart() const;
    [[nodiscard]] double xOf(double hour) const;

    void drawMark(QPainter *painter, const std::optional<double> &hours, const QPen &pen) const;

    Palette m_palette = Palette::light();
    std::vector<int> m_past;
    std::optional<double> m_pointed;
    std::optional<double> m_picked;
};

} // namespace apportion
