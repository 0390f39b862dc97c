// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/command.h"

#include <string>
#include <vector>

namespace apportion::cli
{

/// Runs one command line, without the program's name. Returns what main() returns.
[[nodiscard]] int runCommandLine(const std::vector<std::string> &arguments, const Streams &streams);

} // namespace apportion::cli
