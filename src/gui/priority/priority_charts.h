// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/priority_data.h"
#include "charts/waiting_data.h"
#include "core/plan/dominance.h"
#include "engine/background_job.h"
#include "gui/page/page.h"

class QStackedWidget;

namespace apportion
{

class DominanceChart;
class PriorityChart;
class WaitingChart;

/// The charts of the jobs: the bars of the factors, the priorities over the waiting time, and what outweighs what.
class PriorityCharts : public QWidget
{
    Q_OBJECT

public:
    enum class View : std::uint8_t { Bars, Waiting, Weights };

    explicit PriorityCharts(Workspace *workspace, QWidget *parent = nullptr);
    ~PriorityCharts() override;

    void setView(View view);
    void applyPalette(const Palette &palette);
    /// The chart that is shown.
    [[nodiscard]] QList<NamedChart> charts() const;
    /// The buttons of the charts' menus, for a header; that of the shown chart is visible while this is.
    [[nodiscard]] QWidget *menuButtons() const;

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void refresh();

    Workspace *m_workspace;
    QStackedWidget *m_stack;
    QStackedWidget *m_buttons;
    PriorityChart *m_bars;
    WaitingChart *m_waiting;
    DominanceChart *m_weights;
    bool m_stale = true; ///< the chart that is shown is not of the newest results
    BackgroundJob<PriorityData> m_barsJob;
    BackgroundJob<WaitingData> m_waitingJob;
    BackgroundJob<std::vector<PriorityStep>> m_weightsJob;
};

} // namespace apportion
