// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <initializer_list>

class QAbstractButton;
class QBoxLayout;

namespace apportion
{

class WrappedLabel;

/// What stands below a list: a line, a sentence about its current row, and what can be done with it. The buttons stand beside
/// the sentence where it has most of the width then, and below it, each in a row of its own if need be, where it has not.
class TableFooter : public QWidget
{
    Q_OBJECT

public:
    explicit TableFooter(std::initializer_list<QAbstractButton *> buttons, QWidget *parent = nullptr);

    [[nodiscard]] WrappedLabel *sentence() const { return m_sentence; }
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void arrange();

    WrappedLabel *m_sentence;
    QBoxLayout *m_parts; ///< the sentence and the buttons
    QBoxLayout *m_buttons;
};

} // namespace apportion
