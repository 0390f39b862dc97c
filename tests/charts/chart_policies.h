// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"

#include <memory>
#include <string>

namespace apportion::test
{

/// The documentation's five accounts with the usage of goldens/seed_figure3, under NO_FAIR_TREE.
[[nodiscard]] Snapshot fiveAccounts();

/// A university of a few departments under Fair Tree, with accounts and users of every regime, users on `parent`,
/// and pending jobs whose terms use every factor.
[[nodiscard]] Snapshot smallUniversity();

/// The policy of a folder of tests/data/goldens, read from its files.
[[nodiscard]] Snapshot goldenPolicy(const std::string &folder);

[[nodiscard]] std::shared_ptr<const Evaluation> evaluated(const Snapshot &now);

} // namespace apportion::test
