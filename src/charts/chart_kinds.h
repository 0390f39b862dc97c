// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_widget.h"
#include "charts/shown_rows.h"
#include "core/evaluate/evaluation.h"

#include <array>
#include <memory>
#include <optional>

namespace apportion
{

/// Every chart that an evaluation can be shown as.
enum class ChartKind : std::uint8_t {
    Decay,
    Recovery,
    Regimes,
    Algorithms,
    Priority,
    Waiting,
    Dominance,
    Billing,
    Shares,
    Usage,
    Balance,
    IcicleShares,
    IcicleUsage,
    IcicleBalance
};
inline constexpr std::array allChartKinds {
    ChartKind::Decay,
    ChartKind::Recovery,
    ChartKind::Regimes,
    ChartKind::Algorithms,
    ChartKind::Priority,
    ChartKind::Waiting,
    ChartKind::Dominance,
    ChartKind::Billing,
    ChartKind::Shares,
    ChartKind::Usage,
    ChartKind::Balance,
    ChartKind::IcicleShares,
    ChartKind::IcicleUsage,
    ChartKind::IcicleBalance,
};

/// The chart's name on the screen.
[[nodiscard]] QString chartKindName(ChartKind kind);
/// The chart's file name without a suffix: lower case ASCII.
[[nodiscard]] QString chartKindFileName(ChartKind kind);
/// The kind of that file name, or nothing.
[[nodiscard]] std::optional<ChartKind> chartKindOf(const QString &fileName);

/// A chart of what @p evaluation says, with its numbers worked out on the spot. Needs a QApplication, offscreen will do.
/// Regimes is the LevelFS ladder under Fair Tree, the curve of the factor under the other algorithms. @p rows: what the rows of
/// those stand for that have a choice, as at first on the pages.
[[nodiscard]] std::unique_ptr<ChartWidget> makeChart(
    ChartKind kind, const std::shared_ptr<const Evaluation> &evaluation, const Palette &palette, ShownRows rows = ShownRows::Accounts);

/// Draws a titled chart of @p evaluation into @p rect of any painter: a page of a report, a printer, a picture.
void renderChart(ChartKind kind, const std::shared_ptr<const Evaluation> &evaluation, QPainter *painter, const QRectF &rect, const Palette &palette,
    double scale = 1.0);

} // namespace apportion
