// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QTableView;

namespace apportion
{

/// Keeps the first column of a table in sight while the others are scrolled beneath it: it says what the rows are. It only
/// draws the cells; what is done to it with the mouse is done to them.
class FirstColumn : public QWidget
{
    Q_OBJECT

public:
    /// The table has its model already, and owns it.
    explicit FirstColumn(QTableView *table);

    /// How much of the columns that are scrolled it covers, in pixels; 0 while none is, and where too little room would be left.
    [[nodiscard]] static int widthOver(const QTableView *table);

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void place();
    /// Scrolls back what is current and lies beneath.
    void uncoverCurrent();
    /// Where in the table's viewport the cell lies that is seen here, as far as it is scrolled away.
    [[nodiscard]] QPointF inTable(const QPointF &point) const;
    /// Whether a click there begins to edit the cell.
    [[nodiscard]] bool isToBeEdited(const QPointF &point, bool isDouble) const;

    QTableView *m_table;
    bool m_isPressed = false; ///< the mouse, on the table's cells
};

} // namespace apportion
