// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_widget.h"
#include "core/evaluation.h"

#include <array>
#include <memory>

namespace apportion
{

/// Every chart that an evaluation can be shown as.
enum class ChartKind : std::uint8_t { Decay, Regimes, Priority, Shares, Usage, Balance };
inline constexpr std::array allChartKinds { ChartKind::Decay, ChartKind::Regimes, ChartKind::Priority, ChartKind::Shares, ChartKind::Usage,
    ChartKind::Balance };

/// The chart's name on the screen.
[[nodiscard]] QString chartKindName(ChartKind kind);
/// The chart's file name without a suffix: lower case ASCII.
[[nodiscard]] QString chartKindFileName(ChartKind kind);
/// The size at which the chart is written when nobody asks for another.
[[nodiscard]] QSize chartKindSize(ChartKind kind);

/// A chart of what @p evaluation says. Needs a QApplication, offscreen will do.
[[nodiscard]] std::unique_ptr<ChartWidget> makeChart(
    ChartKind kind, const std::shared_ptr<const Evaluation> &evaluation, const Palette &palette, QWidget *parent = nullptr);

} // namespace apportion
