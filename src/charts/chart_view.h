// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

namespace apportion
{

/// The part of an axis that a chart shows, in parts of the whole axis (0 … 1).
class ChartView
{
public:
    [[nodiscard]] double from() const { return m_from; }
    [[nodiscard]] double to() const { return m_to; }
    [[nodiscard]] double span() const { return m_to - m_from; }
    /// Whether what is shown when nobody has asked for anything else is shown.
    [[nodiscard]] bool isHome() const { return m_isHome; }

    /// The part that is shown when nobody asks for anything else: at first the whole.
    void setHome(double from, double to);
    void show(double from, double to);
    void goHome();
    /// Shows @p factor times as much and at least @p least, so that @p at (a part of the whole axis) stays where it is.
    void zoom(double at, double factor, double least);
    /// Moves what is shown along the axis, as far as there is any.
    void pan(double by);

    /// Where the whole axis would lie when the shown part fills @p area.
    [[nodiscard]] QRectF wholeAlongX(const QRectF &area) const;
    [[nodiscard]] QRectF wholeAlongY(const QRectF &area) const;

private:
    double m_from = 0.0;
    double m_to = 1.0;
    double m_homeFrom = 0.0;
    double m_homeTo = 1.0;
    bool m_isHome = true;
};

} // namespace apportion
