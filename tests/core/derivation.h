// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/explain.h"

#include <QString>

/// What is wrong with the numbers of a step: they must come to its value, exactly and as they are shown, and an order must
/// be in order. Empty when all is well.
[[nodiscard]] QString wrongNumbersOf(const apportion::ExplainStep &step);
