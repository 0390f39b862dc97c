// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

/// Computes what a derivation writes as numbers: "25 / (30 + 25)", "2^(−0.5 / 0.25)", "max(4, 0.5) + 2". Knows
/// + − · / ^, brackets, max, min and ln. Nothing for what is not a formula.
[[nodiscard]] std::optional<double> computeFormula(const std::string &text);
