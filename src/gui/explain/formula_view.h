// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/explain/formula_layout.h"

#include <QStringList>
#include <QWidget>

#include <utility>
#include <vector>

namespace apportion
{

/// A formula with fractions and exponents drawn as such, its symbols links: with the mouse, or with the arrow keys and Return.
class FormulaView : public QWidget
{
    Q_OBJECT

public:
    explicit FormulaView(QWidget *parent = nullptr);

    /// Shows a formula, its numbers as the locale writes them.
    void setFormula(const Expression &formula);
    /// The formula in one line, as it is read aloud.
    [[nodiscard]] QString text() const { return accessibleName(); }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
    /// A symbol was clicked: its place among linksOf() the formula.
    void linkActivated(int link);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] FormulaStyle style() const;
    [[nodiscard]] const FormulaLayout &layoutFor(int width) const;
    [[nodiscard]] int linkAt(const QPointF &place) const;
    void setHovered(int link);

    Expression m_formula;
    QStringList m_symbols; ///< those that can be followed
    int m_hovered = -1;
    mutable std::vector<std::pair<int, FormulaLayout>> m_layouts; ///< by the widths that were asked for last
};

} // namespace apportion
