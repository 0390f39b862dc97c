// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/promise_data.h"

#include <QHash>
#include <QWidget>

class QLabel;

namespace apportion
{

struct Palette;
class PromiseChart;

/// What stands around the promises on a committee's screen.
struct CommitteeWords
{
    QString mark; ///< of which moment the numbers are, as momentMark(); empty: the present
    QString caption; ///< of which policy and usage they are, as pictureCaption()
    QHash<QString, QString> reasons; ///< by account: what its change comes from, as the table says it
};

/// One account after the other on the whole screen, in large type: a line that says what is promised and what is used, and a
/// picture of it under every scenario. Those that change most come first. The arrow keys, Page Up and Page Down, Home and End go
/// from account to account; Escape closes it.
class CommitteeStage : public QWidget
{
    Q_OBJECT

public:
    /// Fills the screen of @p window.
    CommitteeStage(PromiseData promises, CommitteeWords words, const Palette &palette, QWidget *window);

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
    CommitteeWords m_words;
    QLabel *m_name;
    QLabel *m_place;
    QLabel *m_line;
    QLabel *m_why;
    QLabel *m_caption;
    QLabel *m_help;
};

} // namespace apportion
