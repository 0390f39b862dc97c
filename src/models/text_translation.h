// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"
#include "core/policy/diagnostic.h"
#include "storage/qt_text.h"

#include <QString>

namespace apportion
{

/// translated() as HTML, with what is marked as code in a fixed-width face.
[[nodiscard]] QString translatedHtml(const Text &text);
/// The regime's name: "over-used"; empty for Regime::None.
[[nodiscard]] QString regimeText(Regime regime);
/// "Error", "Warning", "Note".
[[nodiscard]] QString severityText(Severity severity);
/// "Fair Tree", "Classic", "Depth-oblivious", "Linear 2009".
[[nodiscard]] QString algorithmText(Algorithm algorithm);
/// What an object is called in a list: "partition gpu", "PriorityMaxAge"; empty for none.
[[nodiscard]] QString objectText(const ObjectRef &object);

/// A name that has at most @p most letters, with "…" in place of what it has more: for buttons and titles, where there is no room.
[[nodiscard]] QString shortName(const QString &name, int most = 24);

} // namespace apportion
