// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/json_value.h"

#include <span>

namespace apportion
{

/// Turns a document of one format into the next one's.
using UpgradeStep = void (*)(JsonValue &document);

/// The steps from format 1 on: the first makes a 2 of a 1, and so on. There are policyFormat − 1 of them.
[[nodiscard]] std::span<const UpgradeStep> upgradeSteps();

/// Takes @p document from format @p from through the rest of the steps, one at a time.
void upgradeDocument(JsonValue &document, int from, std::span<const UpgradeStep> steps);

} // namespace apportion
