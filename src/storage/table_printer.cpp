// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/table_printer.h"

#include "core/policy/number_text.h"
#include "storage/json_text.h"

#include <cmath>
#include <optional>
#include <ostream>

namespace apportion
{

namespace
{
constexpr std::size_t writtenAtOnce = std::size_t { 1 } << 16;
}

void TablePrinter::header(std::vector<std::string> names)
{
    for (std::size_t i = 0; i < names.size(); ++i) {
        std::string &before = m_names.emplace_back(i == 0 ? "" : m_isJson ? ", " : separator());
        if (m_isJson) {
            appendJsonString(before, names[i]);
            before += ": ";
        } else {
            m_text += before;
            appendPlain(names[i]);
        }
    }
    m_text += m_isJson ? '[' : '\n';
}

void TablePrinter::appendPlain(std::string_view text)
{
    const bool endsLine = text.find_first_of("\r\n") != std::string_view::npos;
    if (!m_isCsv && endsLine) { // a name must not make a row of its own
        for (const char c : text) {
            m_text += c == '\n' ? std::string_view("\\x0a") : c == '\r' ? std::string_view("\\x0d") : std::string_view(&c, 1);
        }
        return;
    }
    if (!m_isCsv || (!endsLine && text.find_first_of(",\"") == std::string_view::npos)) {
        m_text += text;
        return;
    }
    m_text += '"';
    for (const char c : text) {
        m_text += c;
        if (c == '"') {
            m_text += c;
        }
    }
    m_text += '"';
}

void TablePrinter::beginCell()
{
    if (m_isJson && m_cell == 0) {
        m_text += m_hasRows ? ",\n  {" : "\n  {";
    }
    m_text += m_isJson ? std::string_view(m_names[m_cell]) : m_cell == 0 ? "" : separator();
}

void TablePrinter::endCell()
{
    if (++m_cell < m_names.size()) {
        return;
    }
    m_cell = 0;
    m_hasRows = true;
    m_text += m_isJson ? '}' : '\n';
    if (m_text.size() >= writtenAtOnce) {
        flush();
    }
}

void TablePrinter::flush()
{
    m_out.write(m_text.data(), static_cast<std::streamsize>(m_text.size()));
    m_text.clear();
}

void TablePrinter::text(std::string_view text)
{
    beginCell();
    if (!m_isJson) {
        // What a spreadsheet would take for a formula: names come from outside.
        const bool isFormula = m_isCsv && !text.empty() && std::string_view("=+-@").find(text.front()) != std::string_view::npos;
        appendPlain(isFormula ? '\'' + std::string(text) : std::string(text));
    } else if (text.empty()) {
        m_text += "null";
    } else {
        appendJsonString(m_text, text);
    }
    endCell();
}

void TablePrinter::printedNumber(std::string_view text)
{
    const std::optional<double> number = toDouble(text);
    if (m_isJson && !(number && std::isfinite(*number))) {
        this->text(text);
        return;
    }
    beginCell();
    appendPlain(text);
    endCell();
}

void TablePrinter::fixed(long double value, int decimals)
{
    if (m_isJson && !std::isfinite(static_cast<double>(value))) {
        text(fixedText(value, decimals));
        return;
    }
    beginCell();
    appendFixed(m_text, value, decimals);
    endCell();
}

void TablePrinter::cut(long double value)
{
    if (m_isJson && !std::isfinite(static_cast<double>(value))) {
        text(cutText(value));
        return;
    }
    beginCell();
    appendCut(m_text, value);
    endCell();
}

void TablePrinter::end()
{
    m_text += m_isJson ? "\n]\n" : "";
    flush();
}

} // namespace apportion
