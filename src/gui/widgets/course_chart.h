// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/palette.h"

#include <QString>
#include <QWidget>

#include <vector>

namespace apportion
{

/// A course that is drawn: a value for each day, dragged with the mouse, or by keys: left and right choose a day (Page Up and Page
/// Down a week), with Shift they draw the value along; up and down change it (with Ctrl by ten times as much), Delete gives it back its usual value.
class CourseChart : public QWidget
{
    Q_OBJECT

public:
    explicit CourseChart(int days, QWidget *parent = nullptr);

    void applyPalette(const Palette &palette);
    /// A value for each day; @p usual is the one that a day has where nothing is drawn. Nothing is told.
    void setCourse(const std::vector<double> &values, double usual);
    /// What is drawn: while the mouse draws, too.
    [[nodiscard]] const std::vector<double> &values() const { return m_values; }
    /// What follows a number: "×".
    void setUnit(const QString &unit);
    /// The day that the keys change.
    [[nodiscard]] int day() const { return m_day; }
    void setDay(int day);
    /// A value as it is written, with its unit.
    [[nodiscard]] QString valueText(double value) const;
    /// The place of a day's value, in the middle of the day.
    [[nodiscard]] QPointF placeOf(int day, double value) const;
    /// What one press of an arrow key changes a value by; what is dragged is a multiple of it.
    [[nodiscard]] double step() const { return m_step; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Something was drawn: once at the end of a line, or at a key.
    void drawn(const std::vector<double> &values);
    void dayChanged(int day);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] int dayAt(double x) const;
    /// The multiple of step() at a height.
    [[nodiscard]] double valueAt(double y) const;
    [[nodiscard]] double rounded(double value) const;
    [[nodiscard]] int dayOfKey(int key) const;
    void fitScale();
    void dragTo(const QPointF &place);
    /// Gives all days between two the values on the line between theirs.
    void drawLine(int from, double first, int to, double last);
    void drawBy(int key, int steps);
    void tellDrawn();
    void describe();
    void paintScale(QPainter *painter, const QRectF &area) const;
    void paintCourse(QPainter *painter, const QRectF &area) const;

    Palette m_palette = Palette::light();
    std::vector<double> m_values;
    std::vector<double> m_before; ///< as they were when the mouse was pressed
    double m_usual = 1.0;
    double m_top = 2.0;
    double m_step = 0.1;
    QString m_unit;
    int m_day = 0;
    int m_dragged = -1; ///< the day that the mouse is on while it draws
};

} // namespace apportion
