// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/input_command.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace apportion::cli
{

/// One cell: its text as Slurm's commands print it, and whether JSON shows it as a number.
struct Cell
{
    std::string text;
    bool isNumber = false;
};

/// Prints a table, row by row, as Slurm's parsable output, or as a JSON array of objects with the same names, one a line, in
/// which numbers that JSON cannot hold ("inf") are strings and empty cells null.
class TablePrinter
{
public:
    TablePrinter(std::ostream &out, bool isJson) : m_out(out), m_isJson(isJson) { }

    [[nodiscard]] bool isJson() const { return m_isJson; }
    /// Once, before the rows.
    void header(std::vector<std::string> names);
    void row(const std::vector<Cell> &cells);
    /// Once, behind them.
    void end();

private:
    std::ostream &m_out;
    bool m_isJson;
    std::vector<std::string> m_names; ///< as JSON has them
    bool m_hasRows = false;
};

/// A verb that prints a table of the evaluation: with --json as JSON.
class TableCommand : public InputCommand
{
public:
    using InputCommand::InputCommand;

protected:
    virtual void print(const Evaluation &evaluation, TablePrinter &printer) const = 0;
    void declareOwn(VerbOptions &verb) final;
    [[nodiscard]] int runOn(const OpenedFiles &input, const Streams &streams) final;

private:
    bool m_json = false;
};

} // namespace apportion::cli
