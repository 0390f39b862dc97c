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

/// A table that is printed as Slurm's parsable output, or as a JSON array of objects with the same names.
struct Table
{
    std::vector<std::string> header;
    std::vector<std::vector<Cell>> rows;

    /// Header and rows, cells separated by '|'.
    void printParsable(std::ostream &out) const;
    /// One object a line. Numbers that JSON cannot hold ("inf") are strings, empty cells null.
    void printJson(std::ostream &out) const;
};

/// A verb that prints a table of the evaluation: with --json as JSON.
class TableCommand : public InputCommand
{
public:
    using InputCommand::InputCommand;

protected:
    [[nodiscard]] virtual Table table(const Evaluation &evaluation, bool isJson) const = 0;
    void declareOwn(VerbOptions &verb) final;
    [[nodiscard]] int runOn(const OpenedFiles &input, const Streams &streams) final;

private:
    bool m_json = false;
};

} // namespace apportion::cli
