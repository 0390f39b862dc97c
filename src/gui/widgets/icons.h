// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/palette.h"
#include "core/policy/diagnostic.h"

#include <QColor>
#include <QIcon>
#include <QPixmap>
#include <QString>

namespace apportion
{

/// The drawing resources/icons/NAME.svg in one colour, @p side pixels wide and high.
[[nodiscard]] QPixmap tintedPixmap(const QString &name, const QColor &colour, int side, double devicePixelRatio = 1.0);
/// The same as an icon: @p colour, @p disabled when it cannot be used, @p on when it is chosen.
[[nodiscard]] QIcon tintedIcon(const QString &name, const QColor &colour, const QColor &disabled, const QColor &on);
/// The mark of a severity: an octagon, a triangle or a disc, so that shape tells them apart as well as colour.
[[nodiscard]] QPixmap severityPixmap(Severity severity, const Palette &palette, int side, double devicePixelRatio);

} // namespace apportion
