// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/changed_values.h"

#include <vector>

namespace apportion
{

/// Every value that differs as people read it: as changedValues(), but accounts come before users, and the users of an account that is gone, or
/// that has another name and they the same shares, are counted with it. Whoever has a note stands in a row of his own. Linear.
[[nodiscard]] std::vector<ChangedValue> foldedValues(const PolicyDifference &difference, const Policy &baseline, const Policy &draft);

/// The changes that are counted with a row of foldedValues(), by their places in PolicyDifference::associations.
[[nodiscard]] std::vector<std::uint32_t> foldedInto(
    const ChangedValue &row, const std::vector<ChangedValue> &rows, const PolicyDifference &difference, const Policy &baseline, const Policy &draft);

} // namespace apportion
