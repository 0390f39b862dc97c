// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/hardware/billing_chart_panel.h"

#include "charts/billing_chart.h"
#include "gui/page/chart_menu.h"
#include "gui/page/workspace.h"

#include <QHideEvent>
#include <QShowEvent>
#include <QToolButton>
#include <QVBoxLayout>

namespace apportion
{

BillingChartPanel::BillingChartPanel(Workspace *workspace, QWidget *parent)
    : QWidget(parent), m_workspace(workspace), m_chart(new BillingChart(this)), m_button((new ChartMenu(m_chart, this))->makeButton()),
      m_job([this](const BillingData &numbers) { m_chart->setData(numbers); })
{
    m_button->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_chart);
    connect(m_chart, &ChartWidget::questionAsked, workspace, &Workspace::explain);
    connect(workspace, &Workspace::resultsChanged, this, [this] {
        m_stale = true;
        refresh();
    });
}

BillingChartPanel::~BillingChartPanel() = default;

void BillingChartPanel::applyPalette(const Palette &palette)
{
    m_chart->setPalette(palette);
}

QList<NamedChart> BillingChartPanel::charts() const
{
    return { { m_chart->title(), m_chart } };
}

void BillingChartPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_button->show();
    refresh();
}

void BillingChartPanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (!event->spontaneous()) {
        m_button->hide();
    }
}

void BillingChartPanel::refresh()
{
    if (!m_stale || !isVisible()) {
        return; // nobody looks: the newest results are enough when somebody does
    }
    m_stale = false;
    const auto &results = m_workspace->results();
    if (!results || !results->evaluation) {
        m_chart->setData({});
    } else {
        m_job.request([evaluation = results->evaluation] { return billingData(*evaluation); });
    }
}

} // namespace apportion
