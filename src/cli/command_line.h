// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/command.h"

#include <memory>
#include <string>
#include <vector>

namespace apportion::cli
{

/// All verbs of the program.
class CommandLine
{
public:
    CommandLine();
    ~CommandLine();
    CommandLine(const CommandLine &) = delete;
    CommandLine &operator=(const CommandLine &) = delete;

    /// The verbs with their options, which point into this.
    [[nodiscard]] const VerbOptions &options() const { return m_options; }
    /// Parses @p arguments, without the program's name, and does what they say. Returns what main() returns.
    [[nodiscard]] int run(const std::vector<std::string> &arguments, const Streams &streams) const;

private:
    std::vector<std::unique_ptr<Command>> m_commands;
    VerbOptions m_options;
};

/// Runs one command line, without the program's name. Returns what main() returns.
[[nodiscard]] int runCommandLine(const std::vector<std::string> &arguments, const Streams &streams);

} // namespace apportion::cli
