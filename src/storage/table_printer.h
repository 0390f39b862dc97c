// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <charconv>
#include <concepts>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace apportion
{

/// Prints a table, cell by cell, as Slurm's parsable output, as comma-separated values (RFC 4180), or as a JSON array of objects with the same names,
/// one a line, in which numbers that JSON cannot hold ("inf") are strings and empty cells null. Rows go to the stream some thousands at once.
class TablePrinter
{
public:
    TablePrinter(std::ostream &out, bool isJson, bool isCsv = false) : m_out(out), m_isJson(isJson), m_isCsv(isCsv && !isJson) { }

    [[nodiscard]] bool isJson() const { return m_isJson; }
    /// Once, before the rows; it says how many cells a row has.
    void header(std::vector<std::string> names);
    // The next cell of the row: texts, and numbers as Slurm's commands print them.
    void text(std::string_view text);
    void fixed(long double value, int decimals = 6);
    void cut(long double value);
    template <std::integral Number>
    void number(Number value);
    void empty() { text({}); }
    /// A number that was printed already, or a word in its place.
    void printedNumber(std::string_view text);
    /// Once, behind the rows.
    void end();

private:
    [[nodiscard]] const char *separator() const { return m_isCsv ? "," : "|"; }
    void appendPlain(std::string_view text);
    void beginCell();
    void endCell();
    void flush();

    std::ostream &m_out;
    bool m_isJson;
    bool m_isCsv;
    std::vector<std::string> m_names; ///< as JSON has them, with what stands before them
    std::size_t m_cell = 0; ///< of the row
    bool m_hasRows = false;
    std::string m_text; ///< that waits to be written
};

template <std::integral Number>
void TablePrinter::number(Number value)
{
    beginCell();
    std::array<char, 24> digits;
    m_text.append(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr);
    endCell();
}

} // namespace apportion
