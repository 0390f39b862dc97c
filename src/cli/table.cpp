// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/table.h"

#include "storage/json_text.h"

#include <cmath>
#include <ostream>

namespace apportion::cli
{

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

void TablePrinter::header(std::vector<std::string> names)
{
    if (!m_isJson) {
        for (std::size_t i = 0; i < names.size(); ++i) {
            m_out << (i == 0 ? "" : "|") << names[i];
        }
        m_out << '\n';
        return;
    }
    m_out << '[';
    for (const std::string &name : names) {
        appendJsonString(m_names.emplace_back(), name);
    }
}

void TablePrinter::row(const std::vector<Cell> &cells)
{
    if (m_isJson) {
        m_out << (m_hasRows ? ",\n  {" : "\n  {");
    }
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (m_isJson) {
            m_out << (i == 0 ? "" : ", ") << m_names[i] << ": " << jsonValue(cells[i]);
        } else {
            m_out << (i == 0 ? "" : "|") << cells[i].text;
        }
    }
    m_out << (m_isJson ? "}" : "\n");
    m_hasRows = true;
}

void TablePrinter::end()
{
    m_out << (m_isJson ? "\n]\n" : "");
}

void TableCommand::declareOwn(VerbOptions &verb)
{
    verb.addFlag("--json", m_json, "Print a JSON array instead");
    declareForce(verb);
}

int TableCommand::runOn(const OpenedFiles &input, const Streams &streams)
{
    TablePrinter printer(streams.out, m_json);
    print(evaluated(input), printer);
    printer.end();
    return exitOk;
}

} // namespace apportion::cli
