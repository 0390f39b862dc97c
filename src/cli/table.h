// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

} // namespace apportion::cli
