// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/billing_data.h"
#include "engine/background_job.h"
#include "gui/page/page.h"

class QToolButton;

namespace apportion
{

class BillingChart;

/// The chart of what each TRES adds to the billing of the jobs, worked out when somebody looks at it.
class BillingChartPanel : public QWidget
{
    Q_OBJECT

public:
    explicit BillingChartPanel(Workspace *workspace, QWidget *parent = nullptr);
    ~BillingChartPanel() override;

    void applyPalette(const Palette &palette);
    [[nodiscard]] QList<NamedChart> charts() const;
    /// The button of the chart's menu, for a header; visible while the chart is.
    [[nodiscard]] QToolButton *menuButton() const { return m_button; }

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void refresh();

    Workspace *m_workspace;
    BillingChart *m_chart;
    QToolButton *m_button;
    bool m_stale = true; ///< the chart is not of the newest results
    BackgroundJob<BillingData> m_job;
};

} // namespace apportion
