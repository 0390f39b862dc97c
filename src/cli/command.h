// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/input.h"

#include <iosfwd>
#include <string>

namespace CLI
{
class App;
}

namespace apportion::cli
{

/// What the program returns to the shell.
enum ExitCode : int {
    exitOk = 0,
    exitFindings = 1, ///< check: findings of severity error; others: what was asked for could not be done
    exitUnusable = 2 ///< the input or the command line could not be used
};

/// Where a command writes; tests put their own streams here.
struct Streams
{
    std::ostream &out;
    std::ostream &err;
};

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
    /// Adds the options: those of the input, then the command's own.
    void declare(CLI::App &app);
    /// Reads the input and runs; what reading had to say goes to the error stream.
    [[nodiscard]] int run(const Streams &streams);

protected:
    virtual void declareOwn(CLI::App &app) = 0;
    [[nodiscard]] virtual int runOn(const OpenedFiles &input, const Streams &streams) = 0;
    /// Whether what reading had to say is left to the command.
    [[nodiscard]] virtual bool reportsReading() const { return false; }
    /// The evaluation of the input at the time that was asked for.
    [[nodiscard]] Evaluation evaluated(const OpenedFiles &input) const;
    [[nodiscard]] const InputOptions &input() const { return m_input; }

private:
    std::string m_name;
    std::string m_description;
    InputOptions m_input;
};

} // namespace apportion::cli
