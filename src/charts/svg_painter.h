// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QByteArray;
class QPainter;
class QRectF;

namespace apportion
{

/// Draws the SVG of a chart (renderChart()) into a place, its texts as texts: QSvgRenderer draws outlines of their letters, which nobody
/// finds, copies or has read aloud in a PDF.
void paintSvg(QPainter *painter, const QByteArray &svg, const QRectF &place);

} // namespace apportion
