// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_kinds.h"

#include "charts/algorithm_chart.h"
#include "charts/billing_chart.h"
#include "charts/chart_export.h"
#include "charts/decay_chart.h"
#include "charts/dominance_chart.h"
#include "charts/ladder_chart.h"
#include "charts/priority_chart.h"
#include "charts/recovery_chart.h"
#include "charts/regime_chart.h"
#include "charts/share_map.h"
#include "charts/waiting_chart.h"

#include <QCoreApplication>

#include <algorithm>
#include <type_traits>

namespace apportion
{

namespace
{

using EvaluationPointer = std::shared_ptr<const Evaluation>;
using MadeChart = std::unique_ptr<ChartWidget>;

/// One kind of chart: its names, and how it is made.
struct KindInfo
{
    ChartKind kind;
    const char *fileName;
    const char *name; ///< not translated yet
    MadeChart (*make)(const EvaluationPointer &evaluation, ShownRows rows);
};

/// A chart of class Chart, with what @p numbers makes of the evaluation when there is one.
template <typename Chart, auto numbers>
MadeChart made(const EvaluationPointer &evaluation, ShownRows rows)
{
    auto chart = std::make_unique<Chart>();
    if (evaluation) {
        if constexpr (std::is_invocable_v<decltype(numbers), const Evaluation &, ShownRows>) {
            chart->setData(numbers(*evaluation, rows));
        } else {
            chart->setData(numbers(*evaluation));
        }
    }
    return chart;
}

constexpr std::size_t ladderLevels = 400;
constexpr std::size_t algorithmRows = 300;
constexpr std::size_t priorityRows = 200;

DecayScene decayOf(const Evaluation &evaluation)
{
    DecayRequest request;
    request.settings = evaluation.policy().priority;
    request.start = evaluation.now();
    request.longestJobDays = longestJobDays(evaluation.policy());
    return decayScene(request);
}

MadeChart makeRegimes(const EvaluationPointer &evaluation, ShownRows rows)
{
    const bool isFairTree = evaluation && evaluation->algorithm() == Algorithm::FairTree;
    return isFairTree ? made<LadderChart, [](const Evaluation &of, ShownRows shown) { return ladderData(of, ladderLevels, shown); }>(evaluation, rows)
                      : made<RegimeChart, [](const Evaluation &of) { return regimeData(of); }>(evaluation, rows);
}

template <ShareMapMode mode, ShareMapShape shape>
MadeChart makeShareMap(const EvaluationPointer &evaluation, ShownRows /*rows*/)
{
    auto map = std::make_unique<ShareMap>();
    map->setMode(mode);
    map->setShape(shape);
    map->setData(evaluation);
    return map;
}

const std::array kinds {
    KindInfo { ChartKind::Decay, "decay", QT_TRANSLATE_NOOP("ChartKind", "Usage decay"), made<DecayChart, decayOf> },
    KindInfo { ChartKind::Recovery, "recovery", QT_TRANSLATE_NOOP("ChartKind", "Recovery and banking"),
        made<RecoveryChart, [](const Evaluation &of) { return recoveryData(of, {}); }> },
    KindInfo { ChartKind::Regimes, "regimes", QT_TRANSLATE_NOOP("ChartKind", "Regimes"), makeRegimes },
    KindInfo { ChartKind::Algorithms, "algorithms", QT_TRANSLATE_NOOP("ChartKind", "Algorithms side by side"),
        made<AlgorithmChart, [](const Evaluation &of, ShownRows rows) { return algorithmData(of, algorithmRows, rows); }> },
    KindInfo { ChartKind::Priority, "priority", QT_TRANSLATE_NOOP("ChartKind", "Priority by factor"),
        made<PriorityChart, [](const Evaluation &of, ShownRows rows) { return priorityData(of, priorityRows, { rows }); }> },
    KindInfo { ChartKind::Waiting, "waiting", QT_TRANSLATE_NOOP("ChartKind", "Priority while waiting"),
        made<WaitingChart, [](const Evaluation &of) { return waitingData(of); }> },
    KindInfo { ChartKind::Dominance, "dominance", QT_TRANSLATE_NOOP("ChartKind", "What outweighs what"),
        made<DominanceChart, [](const Evaluation &of) { return prioritySteps(of); }> },
    KindInfo { ChartKind::Billing, "billing", QT_TRANSLATE_NOOP("ChartKind", "Billing by TRES"),
        made<BillingChart, [](const Evaluation &of) { return billingData(of); }> },
    KindInfo { ChartKind::Shares, "share-map-shares", QT_TRANSLATE_NOOP("ChartKind", "Share map: shares"),
        makeShareMap<ShareMapMode::Shares, ShareMapShape::Rings> },
    KindInfo { ChartKind::Usage, "share-map-usage", QT_TRANSLATE_NOOP("ChartKind", "Share map: usage"),
        makeShareMap<ShareMapMode::Usage, ShareMapShape::Rings> },
    KindInfo { ChartKind::Balance, "share-map-balance", QT_TRANSLATE_NOOP("ChartKind", "Share map: usage against shares"),
        makeShareMap<ShareMapMode::Balance, ShareMapShape::Rings> },
    KindInfo { ChartKind::IcicleShares, "icicle-shares", QT_TRANSLATE_NOOP("ChartKind", "Icicle: shares"),
        makeShareMap<ShareMapMode::Shares, ShareMapShape::Icicle> },
    KindInfo { ChartKind::IcicleUsage, "icicle-usage", QT_TRANSLATE_NOOP("ChartKind", "Icicle: usage"),
        makeShareMap<ShareMapMode::Usage, ShareMapShape::Icicle> },
    KindInfo { ChartKind::IcicleBalance, "icicle-balance", QT_TRANSLATE_NOOP("ChartKind", "Icicle: usage against shares"),
        makeShareMap<ShareMapMode::Balance, ShareMapShape::Icicle> },
};
static_assert(kinds.size() == allChartKinds.size());

const KindInfo &infoOf(ChartKind kind)
{
    return *std::find_if(kinds.begin(), kinds.end(), [kind](const KindInfo &info) { return info.kind == kind; });
}

} // namespace

QString chartKindName(ChartKind kind)
{
    return QCoreApplication::translate("ChartKind", infoOf(kind).name);
}

QString chartKindFileName(ChartKind kind)
{
    return QString::fromLatin1(infoOf(kind).fileName);
}

std::optional<ChartKind> chartKindOf(const QString &fileName)
{
    const auto found
        = std::find_if(kinds.begin(), kinds.end(), [&fileName](const KindInfo &info) { return fileName == QLatin1String(info.fileName); });
    return found == kinds.end() ? std::nullopt : std::optional(found->kind);
}

std::unique_ptr<ChartWidget> makeChart(ChartKind kind, const std::shared_ptr<const Evaluation> &evaluation, const Palette &palette, ShownRows rows)
{
    std::unique_ptr<ChartWidget> chart = infoOf(kind).make(evaluation, rows);
    chart->setPalette(palette);
    return chart;
}

void renderChart(
    ChartKind kind, const std::shared_ptr<const Evaluation> &evaluation, QPainter *painter, const QRectF &rect, const Palette &palette, double scale)
{
    paintChart(painter, rect, *makeChart(kind, evaluation, palette), scale);
}

} // namespace apportion
