// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_table.h"

#include <QByteArray>
#include <QRectF>
#include <QSize>
#include <QString>

#include <cstdint>

class QPainter;

namespace apportion
{

class ChartWidget;

enum class ChartFormat : std::uint8_t { Png, Svg, Pdf, Csv };

/// The day of a moment, seconds since the epoch, as the reader writes it.
[[nodiscard]] QString dayText(std::int64_t moment);
/// What stands below the title of a picture that leaves: the policy's name, its scenario where it has several, and of when its usage is;
/// today, where @p usageTime is 0: nothing tells it.
[[nodiscard]] QString pictureCaption(const QString &policy, const QString &scenario, std::int64_t usageTime);

/// The format that a file name asks for by its suffix; @p otherwise when it asks for none of them.
[[nodiscard]] ChartFormat chartFormatOf(const QString &path, ChartFormat otherwise = ChartFormat::Png);

/// The size at which a file has all that a chart lists, as wide as is usual and at most so high: of more it says which it has.
[[nodiscard]] QSize sizeWithAllRows(const ChartWidget &chart, int mostHeight = 4000);
/// The size at which it has so many of them, or all that there are.
[[nodiscard]] QSize sizeWithRows(const ChartWidget &chart, int rows);

/// Draws the chart with its title above it into @p rect of any painter, at the chart's own size times @p scale:
/// for a page that holds more than one.
void paintChart(QPainter *painter, const QRectF &rect, const ChartWidget &chart, double scale = 1.0);

/// The chart as the bytes of a file at @p size: SVG user units, PNG pixels × @p scale, PDF 96ths of an inch; CSV, the
/// chart's data, has no size. Empty when @p size is empty or too large for memory. Draws, so it belongs in the GUI
/// thread; writing the bytes does not.
[[nodiscard]] QByteArray renderChart(const ChartWidget &chart, ChartFormat format, const QSize &size, double scale = 1.0);

/// Writes bytes to a file as a whole or not at all. Returns what went wrong, for people; empty when it is written.
[[nodiscard]] QString writeChartFile(const QString &path, const QByteArray &bytes);

/// What a file has of a chart's data: each row tells whose numbers they are and of which moment, as the picture does, so that it
/// can be read alone. No rows where a sentence stands in the place of the chart. Belongs in the GUI thread.
[[nodiscard]] ChartTable exportedTable(const ChartWidget &chart);
/// Writes it as CSV, part by part, to a file as a whole or not at all, in any thread. Returns what went wrong, as writeChartFile().
[[nodiscard]] QString writeChartTable(const QString &path, const ChartTable &table);

/// Renders and writes; the format is that of the path's suffix (svg, pdf, csv, else png).
[[nodiscard]] QString exportChart(const ChartWidget &chart, const QString &path, const QSize &size, double scale = 2.0);

} // namespace apportion
