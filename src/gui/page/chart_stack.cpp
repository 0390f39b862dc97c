// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/page/chart_stack.h"

#include "charts/chart_widget.h"
#include "gui/page/chart_menu.h"
#include "gui/page/chart_stage.h"
#include "gui/page/workspace.h"

#include <QShowEvent>
#include <QToolButton>

namespace apportion
{

ChartStack::ChartStack(Workspace *workspace, QWidget *parent) : FillingStack(parent), m_workspace(workspace), m_buttons(new QStackedWidget)
{
    m_buttons->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_buttons->hide();
    connect(this, &QStackedWidget::currentChanged, this, [this](int index) {
        m_buttons->setCurrentIndex(index);
        refresh();
    });
    connect(workspace, &Workspace::associationSelected, this, &ChartStack::markAssociation);
    connect(workspace, &Workspace::jobSelected, this, &ChartStack::markJob);
    connect(workspace, &Workspace::resultsChanged, this, [this] {
        for (Entry &entry : m_entries) {
            entry.isStale = true;
        }
        refresh();
    });
}

void ChartStack::addChart(ChartWidget *chart, Request request)
{
    m_entries.push_back({ chart, std::move(request) });
    m_buttons->addWidget((new ChartMenu(chart, this))->makeButton());
    addWidget(chart);
    connect(chart, &ChartWidget::questionAsked, m_workspace, &Workspace::explain);
}

TimeLink *ChartStack::timeLink() const
{
    return m_workspace->timeLink();
}

/// In charts of jobs those of the association are marked.
void ChartStack::markAssociation(AssociationId id)
{
    for (const Entry &entry : m_entries) {
        if (entry.chart->standsFor() == MarkKey::Kind::Association) {
            entry.chart->select(MarkKey::association(id));
        } else if (entry.chart->standsFor() == MarkKey::Kind::Job && id == noAssociation) {
            entry.chart->setRelated({});
        } else if (entry.chart->standsFor() == MarkKey::Kind::Job) {
            entry.chart->setRelated([workspace = m_workspace, id](const MarkKey &key) {
                const auto evaluation = workspace->evaluation();
                return key.kind == MarkKey::Kind::Job && evaluation && key.id < evaluation->jobs().rowCount()
                    && evaluation->jobs().association[key.id] == id;
            });
        }
    }
}

void ChartStack::markJob(JobRow row)
{
    for (const Entry &entry : m_entries) {
        if (entry.chart->standsFor() == MarkKey::Kind::Job) {
            entry.chart->select(row == Workspace::noJob ? MarkKey() : MarkKey::job(row));
        }
    }
}

QList<NamedChart> ChartStack::charts() const
{
    ChartWidget *chart = chartIn(this);
    return { { chart->title(), chart } };
}

QList<ChartWidget *> ChartStack::all() const
{
    QList<ChartWidget *> charts;
    for (const Entry &entry : m_entries) {
        charts.append(entry.chart);
    }
    return charts;
}

void ChartStack::applyPalette(const Palette &palette)
{
    for (const Entry &entry : m_entries) {
        entry.chart->setPalette(palette);
    }
}

void ChartStack::outdate(const ChartWidget *chart)
{
    for (Entry &entry : m_entries) {
        entry.isStale = entry.isStale || entry.chart == chart;
    }
    refresh();
}

void ChartStack::showEvent(QShowEvent *event)
{
    FillingStack::showEvent(event);
    m_buttons->show();
    refresh();
}

void ChartStack::hideEvent(QHideEvent *event)
{
    FillingStack::hideEvent(event);
    if (!event->spontaneous()) {
        m_buttons->hide();
    }
}

void ChartStack::refresh()
{
    const auto shown = static_cast<std::size_t>(currentIndex());
    if (!isVisible() || shown >= m_entries.size() || !std::exchange(m_entries[shown].isStale, false)) {
        return;
    }
    m_entries[shown].request(m_workspace->evaluation());
}

} // namespace apportion

#include "moc_chart_stack.cpp"
