// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/usage/regime_panel.h"

#include "charts/algorithm_chart.h"
#include "charts/ladder_chart.h"
#include "charts/regime_chart.h"
#include "gui/page/chart_menu.h"
#include "gui/page/chart_stage.h"
#include "gui/page/page_layout.h"
#include "gui/page/workspace.h"
#include "gui/widgets/segmented_control.h"

#include <QShowEvent>
#include <QStackedWidget>
#include <QToolButton>

namespace apportion
{

RegimePanel::RegimePanel(Workspace *workspace, QWidget *parent)
    : QWidget(parent), m_workspace(workspace), m_header(new SectionHeader(tr("Regimes"), this)),
      m_switch(new SegmentedControl({ tr("Where they stand"), tr("Algorithms") }, this)), m_stack(new QStackedWidget(this)),
      m_ladder(new LadderChart(this)), m_regimes(new RegimeChart(this)), m_algorithms(new AlgorithmChart(this)),
      m_ladderJob([this](const LadderData &numbers) { m_ladder->setData(numbers); }),
      m_regimeJob([this](const RegimeData &numbers) { m_regimes->setData(numbers); }),
      m_algorithmJob([this](const AlgorithmData &numbers) { m_algorithms->setData(numbers); })
{
    m_switch->setAccessibleName(tr("What the chart shows"));
    m_switch->button(1)->setToolTip(tr("The same users under Fair Tree, classic, depth-oblivious and linear, side by side"));
    m_header->addControl(m_switch);
    for (ChartWidget *chart : all()) {
        m_stack->addWidget(chart);
        connectChart(chart);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_header);
    layout->addWidget(m_stack, 1);
    connect(m_switch, &SegmentedControl::chosen, this, &RegimePanel::setResults);
    connect(workspace, &Workspace::resultsChanged, this, &RegimePanel::setResults);
    connect(workspace, &Workspace::associationSelected, this, [this](AssociationId id) {
        for (ChartWidget *chart : all()) {
            chart->select(MarkKey::association(id));
        }
    });
    setResults();
}

RegimePanel::~RegimePanel() = default;

QList<ChartWidget *> RegimePanel::all() const
{
    return { m_ladder, m_regimes, m_algorithms };
}

void RegimePanel::connectChart(ChartWidget *chart)
{
    auto *menu = new ChartMenu(chart, this);
    QToolButton *button = menu->makeButton();
    m_header->addControl(button);
    const auto follow = [this, button, chart] { button->setVisible(chartIn(m_stack) == chart); };
    connect(m_stack, &QStackedWidget::currentChanged, button, follow);
    follow();
    connect(chart, &ChartWidget::questionAsked, m_workspace, &Workspace::explain);
}

void RegimePanel::applyPalette(const Palette &palette)
{
    for (ChartWidget *chart : all()) {
        chart->setPalette(palette);
    }
}

void RegimePanel::setSearch(const QString &text)
{
    for (ChartWidget *chart : all()) {
        chart->setSearch(text);
    }
}

QList<NamedChart> RegimePanel::charts() const
{
    auto *chart = chartIn(m_stack);
    return { { chart->title(), chart } };
}

void RegimePanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void RegimePanel::setResults()
{
    m_stale = true;
    showRight();
    refresh();
}

void RegimePanel::showRight()
{
    const auto &results = m_workspace->results();
    const bool fairTree = !results || !results->evaluation || results->evaluation->algorithm() == Algorithm::FairTree;
    QWidget *standing = fairTree ? static_cast<QWidget *>(m_ladder) : m_regimes;
    QWidget *wanted = m_switch->current() == 1 ? m_algorithms : standing;
    if (m_stack->indexOf(wanted) >= 0) { // it may be lent to a stage
        m_stack->setCurrentWidget(wanted);
    }
    m_header->setTitle(chartIn(m_stack)->title());
}

void RegimePanel::refresh()
{
    if (!m_stale || !isVisible()) {
        return; // nobody looks: the newest results are enough when somebody does
    }
    m_stale = false;
    const auto &results = m_workspace->results();
    if (!results || !results->evaluation) {
        m_ladder->setData({});
        m_regimes->setData({});
        m_algorithms->setData({});
    } else if (chartIn(m_stack) == m_algorithms) {
        m_algorithmJob.request([evaluation = results->evaluation] { return algorithmData(*evaluation); });
    } else if (chartIn(m_stack) == m_ladder) {
        m_ladderJob.request([evaluation = results->evaluation] { return ladderData(*evaluation); });
    } else {
        m_regimeJob.request([evaluation = results->evaluation] { return regimeData(*evaluation); });
    }
}

} // namespace apportion
