// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>
#include <QVariant>

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace apportion
{

/// The numbers behind a chart as rows and columns: what leaves the program as CSV.
struct ChartTable
{
    QStringList columns; ///< with the unit where a column has one
    std::vector<QVariantList> rows; ///< text, double, int, qlonglong or bool
    /// Rows behind these that are made when they are asked for, in any thread: a million of them would take a gigabyte.
    std::size_t madeRows = 0;
    std::function<QVariantList(std::size_t number)> makeRow {}; ///< from 0
    std::optional<QString> lastCell {}; ///< of every row, in the last column, whatever the row lacks before that

    [[nodiscard]] std::size_t rowCount() const { return rows.size() + madeRows; }
    [[nodiscard]] bool isEmpty() const { return rowCount() == 0; }
    [[nodiscard]] QVariantList row(std::size_t number) const { return number < rows.size() ? rows[number] : makeRow(number - rows.size()); }
};

/// The table as CSV (RFC 4180) in UTF-8: text is quoted, numbers are in the C locale and read back as the same value;
/// infinity is written as inf, what is not a number as an empty field. A text that a spreadsheet would take for a
/// formula (= + - @) is preceded by an apostrophe: names come from outside.
[[nodiscard]] QByteArray toCsv(const ChartTable &table);

/// Takes a text part by part; false when it wants no more.
using CsvSink = std::function<bool(const QByteArray &part)>;
/// The same, given to @p take as it is made. False when that wanted no more.
[[nodiscard]] bool writeCsv(const ChartTable &table, const CsvSink &take);

} // namespace apportion
