// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/mark_sheet.h"

class QPainter;

namespace apportion
{

class PlotCanvas;

/// Draws the marks of a sheet, its axes (by @p axes, needed where there are any) and its read-out into any painter.
void paintMarks(QPainter *painter, const MarkSheet &sheet, const Palette &palette, PlotCanvas *axes = nullptr);

} // namespace apportion
