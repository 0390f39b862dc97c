// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/priority/priority_charts.h"

#include "charts/dominance_chart.h"
#include "charts/priority_chart.h"
#include "charts/waiting_chart.h"
#include "gui/page/chart_menu.h"
#include "gui/page/chart_stage.h"
#include "gui/page/workspace.h"

#include <QShowEvent>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace apportion
{

namespace
{

constexpr std::size_t mostBars = 2000;

} // namespace

PriorityCharts::PriorityCharts(Workspace *workspace, QWidget *parent)
    : QWidget(parent), m_workspace(workspace), m_stack(new QStackedWidget(this)), m_buttons(new QStackedWidget), m_bars(new PriorityChart(this)),
      m_waiting(new WaitingChart(this)), m_weights(new DominanceChart(this)),
      m_barsJob([this](const PriorityData &numbers) { m_bars->setData(numbers); }),
      m_waitingJob([this](const WaitingData &numbers) { m_waiting->setData(numbers); }),
      m_weightsJob([this](const std::vector<PriorityStep> &steps) { m_weights->setSteps(steps); })
{
    for (ChartWidget *chart : std::initializer_list<ChartWidget *> { m_bars, m_waiting, m_weights }) {
        m_stack->addWidget(chart);
        m_buttons->addWidget((new ChartMenu(chart, this))->makeButton());
        connect(chart, &ChartWidget::questionAsked, m_workspace, &Workspace::explain);
    }
    m_buttons->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_buttons->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
    connect(workspace, &Workspace::resultsChanged, this, [this] {
        m_stale = true;
        refresh();
    });
    connect(workspace, &Workspace::jobSelected, this, [this](JobRow row) {
        m_waiting->select(MarkKey::job(row));
        if (m_waiting->data().find(row) == nullptr) {
            m_stale = true;
            refresh();
        }
    });
}

PriorityCharts::~PriorityCharts() = default;

void PriorityCharts::setView(View view)
{
    if (m_stack->currentIndex() == static_cast<int>(view)) {
        return;
    }
    m_stack->setCurrentIndex(static_cast<int>(view));
    m_buttons->setCurrentIndex(static_cast<int>(view));
    m_stale = true;
    refresh();
}

void PriorityCharts::applyPalette(const Palette &palette)
{
    m_bars->setPalette(palette);
    m_waiting->setPalette(palette);
    m_weights->setPalette(palette);
}

QList<NamedChart> PriorityCharts::charts() const
{
    auto *chart = chartIn(m_stack);
    return { { chart->title(), chart } };
}

QWidget *PriorityCharts::menuButtons() const
{
    return m_buttons;
}

void PriorityCharts::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_buttons->show();
    refresh();
}

void PriorityCharts::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (!event->spontaneous()) {
        m_buttons->hide();
    }
}

void PriorityCharts::refresh()
{
    if (!m_stale || !isVisible()) {
        return; // nobody looks: the newest results are enough when somebody does
    }
    m_stale = false;
    const auto &results = m_workspace->results();
    if (!results || !results->evaluation) {
        m_bars->setData({});
        m_waiting->setData({});
        m_weights->setSteps({});
    } else if (chartIn(m_stack) == m_bars) {
        m_barsJob.request([evaluation = results->evaluation] { return priorityData(*evaluation, mostBars); });
    } else if (chartIn(m_stack) == m_waiting) {
        m_waitingJob.request([evaluation = results->evaluation, row = m_workspace->selectedJobRow()] { return waitingData(*evaluation, row); });
    } else {
        m_weightsJob.request([evaluation = results->evaluation] { return prioritySteps(*evaluation); });
    }
}

} // namespace apportion
