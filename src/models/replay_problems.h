// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"

#include <QString>

#include <string>
#include <vector>

namespace apportion
{

/// The first row of a trace that could not be read, else the first error or else warning that has a line, with it and its file, else the first at
/// all; empty when there is none.
[[nodiscard]] QString firstProblem(const Diagnostics &diagnostics);
/// That settings are left out by a replay, with the first of them; empty where there are none. The command line tells all.
[[nodiscard]] QString unmodelledText(std::vector<std::string> settings);

} // namespace apportion
