// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/algorithm_data.h"
#include "charts/ladder_data.h"
#include "charts/regime_data.h"
#include "engine/background_job.h"
#include "gui/page/page.h"

class QStackedWidget;

namespace apportion
{

class AlgorithmChart;
class ChartMenu;
class ChartWidget;
class LadderChart;
class RegimeChart;
class SectionHeader;
class SegmentedControl;

/// Where everybody stands: the LevelFS ladder under Fair Tree, the regimes on their curve under the other algorithms; and
/// the same users under all of them side by side.
class RegimePanel : public QWidget
{
    Q_OBJECT

public:
    explicit RegimePanel(Workspace *workspace, QWidget *parent = nullptr);
    ~RegimePanel() override;

    void applyPalette(const Palette &palette);
    void setSearch(const QString &text);
    /// The chart that is shown, first.
    [[nodiscard]] QList<NamedChart> charts() const;

protected:
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] QList<ChartWidget *> all() const;
    void connectChart(ChartWidget *chart);
    void setResults();
    void refresh();
    void showRight();

    Workspace *m_workspace;
    SectionHeader *m_header;
    SegmentedControl *m_switch;
    QStackedWidget *m_stack;
    LadderChart *m_ladder;
    RegimeChart *m_regimes;
    AlgorithmChart *m_algorithms;
    bool m_stale = true; ///< the chart that is shown is not of the newest results
    BackgroundJob<LadderData> m_ladderJob;
    BackgroundJob<RegimeData> m_regimeJob;
    BackgroundJob<AlgorithmData> m_algorithmJob;
};

} // namespace apportion
