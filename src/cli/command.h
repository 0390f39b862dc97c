// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options.h"
#include "core/policy/diagnostic.h"

#include <iosfwd>
#include <string>

namespace apportion::cli
{

/// What the program returns to the shell.
enum ExitCode : int {
    exitOk = 0,
    exitFindings = 1, ///< the input has errors, of reading or of the checker, and the rest was done
    exitUnusable = 2 ///< nothing was done: the input or the command line could not be used, or nothing could be written
};

/// Where a command writes; tests put their own streams here.
struct Streams
{
    std::ostream &out;
    std::ostream &err;
};

/// Says what was found on the error stream, a line each: what weighs as much as @p least, and more.
void report(const Diagnostics &diagnostics, const Streams &streams, Severity least = Severity::Note);

/// One verb of the command line.
class Command
{
public:
    Command(std::string name, std::string description);
    virtual ~Command();
    Command(const Command &) = delete;
    Command &operator=(const Command &) = delete;

    [[nodiscard]] const std::string &name() const { return m_name; }
    [[nodiscard]] const std::string &description() const { return m_description; }
    /// Adds the options.
    virtual void declare(VerbOptions &verb) = 0;
    /// Does it. Returns what main() returns.
    [[nodiscard]] virtual int run(const Streams &streams) = 0;

private:
    std::string m_name;
    std::string m_description;
};

} // namespace apportion::cli
