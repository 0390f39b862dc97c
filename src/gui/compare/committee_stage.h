// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/promise_data.h"

#include <QWidget>

class QLabel;

namespace apportion
{

struct Palette;
class PromiseChart;

/// One account after the other on the whole screen, in large type: a line that says what is promised and what is used, and a
/// picture of it under every scenario. Those that change most come first. The arrow keys, Page Up and Page Down, Home and End go
/// from account to account; Escape closes it.
class CommitteeStage : public QWidget
{
    Q_OBJECT

public:
    /// Fills the screen of @p window. @p mark says of which moment the numbers are, as momentMark(); empty: the present.
    CommitteeStage(PromiseData promises, const QString &mark, const Palette &palette, QWidget *window);

    /// Shows an account by its place in the data; beyond the ends the first or the last.
    void showAccount(int account);
    /// Shows the account of that name; false when there is none.
    bool showAccount(const QString &name);

    [[nodiscard]] PromiseChart *chart() const { return m_chart; }
    /// The line above the picture.
    [[nodiscard]] QString line() const;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    PromiseChart *m_chart;
    QString m_mark;
    QLabel *m_name;
    QLabel *m_place;
    QLabel *m_line;
    QLabel *m_help;
};

} // namespace apportion
