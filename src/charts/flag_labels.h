// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <cstddef>
#include <vector>

namespace apportion
{

/// A mark that wants its name beside it: where it stands, and how large its name is.
struct FlagMark
{
    QPointF at;
    QSizeF name;
};

/// More marks on one line are a crowd: most of them could not be named, and looking for places would take long.
inline constexpr std::size_t mostFlags = 48;

/// Names of marks that stand close together on one line, in lanes above and below it, each like a flag at a pole on its mark. A null
/// rectangle: no room.
[[nodiscard]] std::vector<QRectF> flagLabels(const std::vector<FlagMark> &marks, const QRectF &room);

/// How high a line must be that has its marks at @p part of its height, so that all of them are named; @p least where even @p most is too
/// little.
[[nodiscard]] double heightOfFlags(std::vector<FlagMark> marks, double left, double right, double part, double least, double most);

} // namespace apportion
