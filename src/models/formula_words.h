// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/explain.h"

namespace apportion
{

/// The words in formulas in the reader's language: "usage of what is below", "nodes". Signs and Slurm's own words stay.
[[nodiscard]] Explanation withTranslatedWords(Explanation explanation);

} // namespace apportion
