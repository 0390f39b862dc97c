// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/table.h"

#include "storage/json_text.h"

#include <cmath>
#include <ostream>

namespace apportion::cli
{

void Table::printParsable(std::ostream &out) const
{
    for (std::size_t i = 0; i < header.size(); ++i) {
        out << (i == 0 ? "" : "|") << header[i];
    }
    out << '\n';
    for (const std::vector<Cell> &row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            out << (i == 0 ? "" : "|") << row[i].text;
        }
        out << '\n';
    }
}

namespace
{

std::string jsonValue(const Cell &cell)
{
    if (cell.text.empty()) {
        return "null";
    }
    if (cell.isNumber) {
        if (const auto number = toDouble(cell.text); number && std::isfinite(*number)) {
            return cell.text;
        }
    }
    std::string text;
    appendJsonString(text, cell.text);
    return text;
}

} // namespace

void Table::printJson(std::ostream &out) const
{
    out << '[';
    for (std::size_t r = 0; r < rows.size(); ++r) {
        out << (r == 0 ? "\n  {" : ",\n  {");
        for (std::size_t i = 0; i < rows[r].size(); ++i) {
            std::string key;
            appendJsonString(key, header[i]);
            out << (i == 0 ? "" : ", ") << key << ": " << jsonValue(rows[r][i]);
        }
        out << '}';
    }
    out << "\n]\n";
}

void TableCommand::declareOwn(VerbOptions &verb)
{
    verb.addFlag("--json", m_json, "Print a JSON array instead");
    declareForce(verb);
}

int TableCommand::runOn(const OpenedFiles &input, const Streams &streams)
{
    const Table printed = table(evaluated(input), m_json);
    if (m_json) {
        printed.printJson(streams.out);
    } else {
        printed.printParsable(streams.out);
    }
    return exitOk;
}

} // namespace apportion::cli
