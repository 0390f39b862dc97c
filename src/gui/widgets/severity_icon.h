// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/palette.h"
#include "core/policy/diagnostic.h"

#include <QPixmap>

namespace apportion
{

/// The mark of a severity: an octagon, a triangle or a disc, so that shape tells them apart as well as colour.
[[nodiscard]] QPixmap severityPixmap(Severity severity, const Palette &palette, int side, double devicePixelRatio);

} // namespace apportion
