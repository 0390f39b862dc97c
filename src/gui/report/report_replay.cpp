// SPDX-License-Identifier: GPL-3.0-or-later
// The section of the report on what was replayed.
#include "charts/chart_export.h"
#include "charts/palette.h"
#include "charts/replay_curves.h"
#include "charts/replay_wait_chart.h"
#include "gui/report/report_parts.h"
#include "models/replay_group_model.h"

#include <algorithm>

namespace apportion
{

namespace
{

constexpr QSize replayFigureSize { 900, 420 };
constexpr int mostGroupsReported = 40;

template <typename Chart, typename Data>
ReportFigure drawnFigure(Chart &chart, Data data, const QString &caption)
{
    chart.setPalette(Palette::light());
    chart.setCaption(caption);
    chart.setData(std::move(data));
    const bool isEmpty = !chart.emptyText().isEmpty();
    return { {}, chart.title(), isEmpty ? QByteArray() : renderChart(chart, ChartFormat::Svg, replayFigureSize), replayFigureSize };
}

ReportTable groupTable(const std::shared_ptr<const ReplayAnswer> &answer, const ReplayPair &pair)
{
    ReplayGroupModel model;
    model.show(answer, replay::GroupBy::Account, pair);
    ReportTable table;
    for (int column = 0; column < model.columnCount(); ++column) {
        const bool isNumber = column > ReplayGroupModel::Name && column < ReplayGroupModel::Change;
        table.columns.append({ model.headerData(column, Qt::Horizontal).toString(), isNumber });
    }
    for (int row = 0; row < std::min(model.rowCount(), mostGroupsReported); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column) {
            cells.append(model.index(row, column).data().toString());
        }
        table.rows.append(cells);
    }
    return table;
}

} // namespace

QList<ReportFigure> drawReplayFigures(const std::shared_ptr<const ReplayAnswer> &answer, const QString &caption)
{
    if (!answer || !answer->isUsable()) {
        return {};
    }
    QList<ReportFigure> figures;
    for (std::size_t scenario = 1; scenario < answer->scenarios(); ++scenario) {
        const ReplayPair pair { 0, scenario };
        ReplayWaitChart waits;
        figures.append(drawnFigure(waits, replayWaits(*answer, replay::GroupBy::Account, pair), caption));
        for (const ReplayCurve kind : { ReplayCurve::Shares, ReplayCurve::Factors }) {
            ReplayCurveChart curves(kind);
            figures.append(drawnFigure(curves, replayCurves(*answer, kind, pair), caption));
        }
    }
    for (const ReplayCurve kind : { ReplayCurve::Queue, ReplayCurve::Busy }) { // of all scenarios together
        ReplayCurveChart curves(kind);
        figures.append(drawnFigure(curves, replayCurves(*answer, kind, {}), caption));
    }
    return figures;
}

void writeReplay(ReportBlocks &blocks, const ReportSource &source)
{
    if (!source.replay || !source.replay->isUsable()) {
        return;
    }
    blocks.heading(ReportWords::tr("Replay of a queue"));
    blocks.say(validationText(*source.replay));
    for (const QString &problem : replayProblems(*source.replay)) {
        blocks.say(problem, true);
    }
    constexpr qsizetype figuresOfOne = 3; // as drawReplayFigures() draws them
    for (std::size_t scenario = 1; scenario < source.replay->scenarios(); ++scenario) {
        blocks.heading(ReportWords::tr("%1 against %2", "two scenarios")
                           .arg(source.replay->question.names.value(static_cast<qsizetype>(scenario)), source.replay->question.names.first()),
            2);
        blocks.add(groupTable(source.replay, { 0, scenario }),
            static_cast<int>(std::count_if(source.replay->comparison.groups.begin(), source.replay->comparison.groups.end(),
                [](const replay::GroupComparison &group) { return group.by <= replay::GroupBy::Account; })),
            QT_TRANSLATE_NOOP("ReportWords", "%1 of %2 are listed; %3 are left out."));
        for (const ReportFigure &figure : source.replayFigures.mid(static_cast<qsizetype>(scenario - 1) * figuresOfOne, figuresOfOne)) {
            blocks.put(figure);
        }
    }
    const qsizetype ofPairs = static_cast<qsizetype>(source.replay->scenarios() - 1) * figuresOfOne;
    for (const ReportFigure &figure : source.replayFigures.mid(ofPairs)) {
        blocks.put(figure);
    }
}

} // namespace apportion
