// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

class QPainter;
class QVariant;

namespace apportion
{

struct Palette;

/// The bar of @p value (−1 … 1) in a cell, from its middle to the side of its sign; empty for zero and for what is no number.
[[nodiscard]] QRectF riseFallBar(const QRectF &cell, double value);

/// Draws the bar of a number, and the line that it begins at; nothing for what is no number.
void drawRiseFall(QPainter *painter, const QRectF &cell, const QVariant &number, const Palette &palette);

} // namespace apportion
