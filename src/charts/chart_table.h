// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>
#include <QVariant>

#include <vector>

namespace apportion
{

/// The numbers behind a chart as rows and columns: what leaves the program as CSV.
struct ChartTable
{
    QStringList columns; ///< with the unit where a column has one
    std::vector<QVariantList> rows; ///< text, double, int, qlonglong or bool

    [[nodiscard]] bool isEmpty() const { return rows.empty(); }
};

/// The table as CSV (RFC 4180) in UTF-8: text is quoted, numbers are in the C locale and read back as the same value;
/// infinity is written as inf, what is not a number as an empty field. A text that a spreadsheet would take for a
/// formula (= + - @) is preceded by an apostrophe: names come from outside.
[[nodiscard]] QByteArray toCsv(const ChartTable &table);

} // namespace apportion
