// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_table.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

void appendQuoted(QByteArray &csv, const QString &text)
{
    csv += '"';
    if (!text.isEmpty() && QStringLiteral("=+-@\t\r").contains(text.front())) {
        csv += '\'';
    }
    csv += text.contains(QLatin1Char('"')) ? QString(text).replace(QLatin1Char('"'), QLatin1String("\"\"")).toUtf8() : text.toUtf8();
    csv += '"';
}

QByteArray numberText(double value)
{
    if (std::isnan(value)) {
        return {};
    }
    if (std::isinf(value)) {
        return value > 0.0 ? "inf" : "-inf";
    }
    return QLocale::c().toString(value, 'g', QLocale::FloatingPointShortest).toLatin1();
}

void appendField(QByteArray &csv, const QVariant &cell)
{
    switch (cell.typeId()) {
    case QMetaType::Double:
        csv += numberText(cell.toDouble());
        break;
    case QMetaType::Int:
    case QMetaType::UInt:
    case QMetaType::LongLong:
    case QMetaType::ULongLong:
        csv += cell.toByteArray();
        break;
    case QMetaType::Bool:
        csv += cell.toBool() ? '1' : '0';
        break;
    case QMetaType::UnknownType:
        break;
    default:
        appendQuoted(csv, cell.toString());
    }
}

void appendRow(QByteArray &csv, const ChartTable &table, const QVariantList &row, const QByteArray &lastCell)
{
    for (qsizetype i = 0; i < row.size(); ++i) {
        csv += i == 0 ? "" : ",";
        appendField(csv, row[i]);
    }
    if (table.lastCell) {
        csv.append(std::max<qsizetype>(1, table.columns.size() - row.size()), ',');
        csv += lastCell;
    }
    csv += "\r\n";
}

} // namespace

bool writeCsv(const ChartTable &table, const CsvSink &take)
{
    constexpr qsizetype part = qsizetype { 256 } * 1024;
    QByteArray csv;
    for (qsizetype i = 0; i < table.columns.size(); ++i) {
        csv += i == 0 ? "" : ",";
        appendQuoted(csv, table.columns[i]);
    }
    csv += "\r\n";
    QByteArray lastCell;
    appendQuoted(lastCell, table.lastCell.value_or(QString()));
    for (std::size_t number = 0; number < table.rowCount(); ++number) {
        if (csv.size() >= part) {
            if (!take(csv)) {
                return false;
            }
            csv.resize(0); // its memory stays
        }
        if (number < table.rows.size()) {
            appendRow(csv, table, table.rows[number], lastCell);
        } else {
            appendRow(csv, table, table.makeRow(number - table.rows.size()), lastCell);
        }
    }
    return take(csv);
}

QByteArray toCsv(const ChartTable &table)
{
    QByteArray csv;
    (void)writeCsv(table, [&csv](const QByteArray &part) {
        csv += part;
        return true;
    });
    return csv;
}

} // namespace apportion
