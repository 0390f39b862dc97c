// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/qt_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <optional>

namespace apportion
{

namespace
{

struct TimeReading
{
    Q_DECLARE_TR_FUNCTIONS(TimeReading)
};

/// What timeReading() wrote, in the language of the program: "10 min", "1 d 12 h". Nothing where it is something else.
std::optional<QString> localizedTime(const QString &text)
{
    static const QRegularExpression reading(QStringLiteral("^[0-9]+ (?:d|h|min|s)(?: [0-9]+ (?:h|min|s))*$"));
    if (text == QLatin1String("no limit")) {
        return TimeReading::tr("no limit");
    }
    if (!reading.match(text).hasMatch()) {
        return std::nullopt;
    }
    const QStringList words = text.split(QLatin1Char(' '));
    QStringList parts;
    for (qsizetype i = 0; i + 1 < words.size(); i += 2) {
        const QString &unit = words[i + 1];
        const QString part = unit == QLatin1String("d") ? TimeReading::tr("%1 d")
            : unit == QLatin1String("h")                ? TimeReading::tr("%1 h")
            : unit == QLatin1String("min")              ? TimeReading::tr("%1 min")
                                                        : TimeReading::tr("%1 s");
        parts.append(part.arg(words[i]));
    }
    return parts.join(QLatin1Char(' '));
}

} // namespace

std::vector<std::string> localizedCounts(std::vector<std::string> arguments)
{
    static const QRegularExpression grouped(QStringLiteral("^[0-9]{1,3}(?:,[0-9]{3})+$"));
    for (std::string &argument : arguments) {
        if (const QString text = QString::fromStdString(argument); grouped.match(text).hasMatch()) {
            argument = QLocale().toString(QString(text).remove(QLatin1Char(',')).toULongLong()).toStdString();
        } else if (const std::optional<QString> time = localizedTime(text)) {
            argument = time->toStdString();
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
