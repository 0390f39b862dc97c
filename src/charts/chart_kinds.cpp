// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_kinds.h"

#include "charts/algorithm_chart.h"
#include "charts/chart_export.h"
#include "charts/decay_chart.h"
#include "charts/ladder_chart.h"
#include "charts/priority_chart.h"
#include "charts/regime_chart.h"
#include "charts/share_map.h"

#include <QCoreApplication>

namespace apportion
{

namespace
{

QString translated(const char *text)
{
    return QCoreApplication::translate("ChartKind", text);
}

std::unique_ptr<ChartWidget> makeShareMap(ShareMapMode mode, const std::shared_ptr<const Evaluation> &evaluation, QWidget *parent)
{
    auto map = std::make_unique<ShareMap>(parent);
    map->setMode(mode);
    map->setData(evaluation);
    return map;
}

std::unique_ptr<ChartWidget> makePlain(ChartKind kind, const std::shared_ptr<const Evaluation> &evaluation, QWidget *parent)
{
    switch (kind) {
    case ChartKind::Decay: {
        auto chart = std::make_unique<DecayChart>(parent);
        if (evaluation) {
            chart->setData(decayData(evaluation->policy().priority, evaluation->now()));
        }
        return chart;
    }
    case ChartKind::Regimes: {
        if (evaluation && evaluation->algorithm() == Algorithm::FairTree) {
            auto ladder = std::make_unique<LadderChart>(parent);
            ladder->setData(ladderData(*evaluation));
            return ladder;
        }
        auto chart = std::make_unique<RegimeChart>(parent);
        if (evaluation) {
            chart->setData(regimeData(*evaluation));
        }
        return chart;
    }
    case ChartKind::Algorithms: {
        auto chart = std::make_unique<AlgorithmChart>(parent);
        if (evaluation) {
            chart->setData(algorithmData(evaluation->policy()));
        }
        return chart;
    }
    case ChartKind::Priority: {
        auto chart = std::make_unique<PriorityChart>(parent);
        if (evaluation) {
            chart->setData(priorityData(*evaluation));
        }
        return chart;
    }
    case ChartKind::Shares:
        return makeShareMap(ShareMapMode::Shares, evaluation, parent);
    case ChartKind::Usage:
        return makeShareMap(ShareMapMode::Usage, evaluation, parent);
    case ChartKind::Balance:
        break;
    }
    return makeShareMap(ShareMapMode::Balance, evaluation, parent);
}

} // namespace

QString chartKindName(ChartKind kind)
{
    switch (kind) {
    case ChartKind::Decay:
        return translated(QT_TRANSLATE_NOOP("ChartKind", "Usage decay"));
    case ChartKind::Regimes:
        return translated(QT_TRANSLATE_NOOP("ChartKind", "Regimes"));
    case ChartKind::Algorithms:
        return translated(QT_TRANSLATE_NOOP("ChartKind", "Algorithms side by side"));
    case ChartKind::Priority:
        return translated(QT_TRANSLATE_NOOP("ChartKind", "Priority by factor"));
    case ChartKind::Shares:
        return translated(QT_TRANSLATE_NOOP("ChartKind", "Share map: shares"));
    case ChartKind::Usage:
        return translated(QT_TRANSLATE_NOOP("ChartKind", "Share map: usage"));
    case ChartKind::Balance:
        break;
    }
    return translated(QT_TRANSLATE_NOOP("ChartKind", "Share map: usage against shares"));
}

QString chartKindFileName(ChartKind kind)
{
    switch (kind) {
    case ChartKind::Decay:
        return QStringLiteral("decay");
    case ChartKind::Regimes:
        return QStringLiteral("regimes");
    case ChartKind::Algorithms:
        return QStringLiteral("algorithms");
    case ChartKind::Priority:
        return QStringLiteral("priority");
    case ChartKind::Shares:
        return QStringLiteral("share-map-shares");
    case ChartKind::Usage:
        return QStringLiteral("share-map-usage");
    case ChartKind::Balance:
        break;
    }
    return QStringLiteral("share-map-balance");
}

std::optional<ChartKind> chartKindOf(const QString &fileName)
{
    for (const ChartKind kind : allChartKinds) {
        if (chartKindFileName(kind) == fileName) {
            return kind;
        }
    }
    return std::nullopt;
}

QSize chartKindSize(ChartKind kind)
{
    const bool isRound = kind == ChartKind::Shares || kind == ChartKind::Usage || kind == ChartKind::Balance;
    return isRound ? QSize(640, 674) : QSize(1000, 600);
}

std::unique_ptr<ChartWidget> makeChart(ChartKind kind, const std::shared_ptr<const Evaluation> &evaluation, const Palette &palette, QWidget *parent)
{
    std::unique_ptr<ChartWidget> chart = makePlain(kind, evaluation, parent);
    chart->setPalette(palette);
    return chart;
}

void renderChart(
    ChartKind kind, const std::shared_ptr<const Evaluation> &evaluation, QPainter *painter, const QRectF &rect, const Palette &palette, double scale)
{
    paintChart(painter, rect, *makeChart(kind, evaluation, palette), scale);
}

} // namespace apportion
