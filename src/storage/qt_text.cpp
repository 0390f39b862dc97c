// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/qt_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

namespace apportion
{

std::vector<std::string> localizedCounts(std::vector<std::string> arguments)
{
    static const QRegularExpression grouped(QStringLiteral("^[0-9]{1,3}(?:,[0-9]{3})+$"));
    for (std::string &argument : arguments) {
        if (const QString text = QString::fromStdString(argument); grouped.match(text).hasMatch()) {
            argument = QLocale().toString(QString(text).remove(QLatin1Char(',')).toULongLong()).toStdString();
        }
    }
    return arguments;
}

QString translated(const Text &text)
{
    if (text.isEmpty()) {
        return {};
    }
    // Filled in by core, in one pass: an argument that holds "%2" stays as it is.
    const QString sentence = QCoreApplication::translate("Text", text.source).remove(QLatin1Char('`'));
    return QString::fromStdString(fillPlaces(sentence.toStdString(), localizedCounts(text.arguments)));
}

} // namespace apportion
