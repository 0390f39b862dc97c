// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/changed_values.h"

#include <QStringList>

namespace apportion
{

/// What differs between two policies, counted: "3 shares changed", "1 weight changed". Empty when nothing of it does.
[[nodiscard]] QStringList changeWords(const ChangeCounts &counts);

} // namespace apportion
