// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_table.h"

#include <QLocale>

#include <cmath>

namespace apportion
{

namespace
{

QByteArray quoted(const QString &text)
{
    QString safe = text;
    if (!safe.isEmpty() && QStringLiteral("=+-@\t\r").contains(safe.front())) {
        safe.prepend(QLatin1Char('\''));
    }
    safe.replace(QLatin1Char('"'), QLatin1String("\"\""));
    return '"' + safe.toUtf8() + '"';
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

QByteArray fieldOf(const QVariant &cell)
{
    switch (cell.typeId()) {
    case QMetaType::Double:
        return numberText(cell.toDouble());
    case QMetaType::Int:
    case QMetaType::UInt:
    case QMetaType::LongLong:
    case QMetaType::ULongLong:
        return cell.toByteArray();
    case QMetaType::Bool:
        return cell.toBool() ? "1" : "0";
    case QMetaType::UnknownType:
        return {};
    default:
        return quoted(cell.toString());
    }
}

} // namespace

QByteArray toCsv(const ChartTable &table)
{
    QByteArray csv;
    for (qsizetype i = 0; i < table.columns.size(); ++i) {
        csv += i == 0 ? "" : ",";
        csv += quoted(table.columns[i]);
    }
    csv += "\r\n";
    for (const QVariantList &row : table.rows) {
        for (qsizetype i = 0; i < row.size(); ++i) {
            csv += i == 0 ? "" : ",";
            csv += fieldOf(row[i]);
        }
        csv += "\r\n";
    }
    return csv;
}

} // namespace apportion
