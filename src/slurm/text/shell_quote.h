// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace apportion::slurm
{

/// @p argument as one word of a POSIX shell command: as it is when nothing in it means anything to a shell, else in
/// single quotes. Whatever it holds, the shell hands on exactly its bytes (a NUL ends an argument and is left out).
[[nodiscard]] std::string shellQuote(std::string_view argument);

/// A command line of all @p arguments, each quoted where it must be.
[[nodiscard]] std::string shellLine(const std::vector<std::string> &arguments);

/// @p text on one line, so that it may stand behind a `#`: control characters become spaces.
[[nodiscard]] std::string shellComment(std::string_view text);

} // namespace apportion::slurm
