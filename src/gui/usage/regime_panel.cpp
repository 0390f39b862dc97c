// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/usage/regime_panel.h"

#include "charts/algorithm_chart.h"
#include "charts/ladder_chart.h"
#include "charts/regime_chart.h"
#include "gui/page/chart_stack.h"
#include "gui/page/workspace.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/section_header.h"
#include "gui/widgets/segmented_control.h"

#include <QToolButton>

namespace apportion
{

namespace
{

enum RegimePlace { Ladder, Curve, SideBySide };

} // namespace

RegimePanel::RegimePanel(Workspace *workspace, QWidget *parent)
    : QWidget(parent), m_workspace(workspace), m_header(new SectionHeader(tr("Regimes"), this)),
      m_switch(new SegmentedControl({ tr("Where they stand"), tr("Algorithms") }, this))
{
    m_switch->setAccessibleName(tr("What the chart shows"));
    m_switch->button(1)->setToolTip(tr("The same users under Fair Tree, classic, depth-oblivious and linear, side by side"));
    // first which chart it is, then its numbers
    connect(workspace, &Workspace::resultsChanged, this, &RegimePanel::showRight);
    m_stack = new ChartStack(workspace, this);
    m_stack->add<LadderChart>([](const Evaluation &evaluation) { return ladderData(evaluation); });
    m_stack->add<RegimeChart>([](const Evaluation &evaluation) { return regimeData(evaluation); });
    m_stack->add<AlgorithmChart>([](const Evaluation &evaluation) { return algorithmData(evaluation); });
    m_header->addControl(m_switch);
    m_header->addControl(m_stack->menuButtons());
    makeColumn(this, { m_header, { m_stack, 1 } }, 2);
    connect(m_switch, &SegmentedControl::chosen, this, &RegimePanel::showRight);
    connect(workspace, &Workspace::associationSelected, this, [this](AssociationId id) {
        for (ChartWidget *chart : m_stack->all()) {
            chart->select(MarkKey::association(id));
        }
    });
    showRight();
}

void RegimePanel::applyPalette(const Palette &palette)
{
    m_stack->applyPalette(palette);
}

void RegimePanel::setSearch(const QString &text)
{
    for (ChartWidget *chart : m_stack->all()) {
        chart->setSearch(text);
    }
}

QList<NamedChart> RegimePanel::charts() const
{
    return m_stack->charts();
}

void RegimePanel::showRight()
{
    const auto evaluation = m_workspace->evaluation();
    const bool isFairTree = !evaluation || evaluation->algorithm() == Algorithm::FairTree;
    m_stack->setCurrentIndex(m_switch->current() == 1 ? SideBySide : isFairTree ? Ladder : Curve);
    m_header->setTitle(m_stack->charts().front().widget->title());
}

} // namespace apportion
