// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include <functional>

class QLabel;
class QStackedWidget;

namespace apportion
{

class ChartWidget;

/// The chart that a stack shows, also while it is lent to a stage.
[[nodiscard]] ChartWidget *chartIn(const QStackedWidget *stack);

/// One chart on the whole screen, with large type, for a projector. It is the chart of the page itself, lent: it hovers,
/// zooms and follows edits as it does there. Escape or F11 gives it back.
class ChartStage : public QWidget
{
    Q_OBJECT

public:
    /// Puts @p chart on a stage that fills the screen of its window. Null when it stands where it cannot be taken from, or
    /// is on a stage already. @p caption sets that of the chart: whose it is and of when.
    static ChartStage *show(ChartWidget *chart, std::function<void(ChartWidget *)> caption = {});
    /// Says of the chart again whose it is and of when: the time bar may play behind it.
    void tellCaption();
    /// The chart that has the keyboard, or null.
    [[nodiscard]] static ChartWidget *chartInFocus();

    ~ChartStage() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    ChartStage(ChartWidget *chart, QWidget *window);
    void giveBack();
    void dropChart();

    QPointer<ChartWidget> m_chart;
    QLabel *m_title;
    QLabel *m_caption; ///< of which policy, day and moment
    std::function<void(ChartWidget *)> m_captionOf;
    QLabel *m_back;
    QPointer<QWidget> m_place; ///< keeps the chart's place on its page
    QSize m_least; ///< as the page bounds the chart
    QSize m_most;
};

} // namespace apportion
