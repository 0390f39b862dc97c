// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>

namespace apportion
{

class ChartWidget;

enum class ChartFormat : std::uint8_t { Png, Svg };

/// The chart as the bytes of a file at @p size (SVG user units; PNG pixels × @p scale). Empty when @p size is empty or
/// too large for memory. Draws, so it belongs in the GUI thread; writing the bytes does not.
[[nodiscard]] QByteArray renderChart(const ChartWidget &chart, ChartFormat format, const QSize &size, double scale = 1.0);

/// Writes bytes to a file as a whole or not at all. Returns what went wrong, for people; empty when it is written.
[[nodiscard]] QString writeChartFile(const QString &path, const QByteArray &bytes);

/// Renders and writes; the format is that of the path's suffix (svg, else png).
[[nodiscard]] QString exportChart(const ChartWidget &chart, const QString &path, const QSize &size, double scale = 2.0);

} // namespace apportion
