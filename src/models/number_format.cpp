// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/number_format.h"

#include "core/explain/expression.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include <array>
#include <cmath>

namespace apportion
{

namespace
{

struct NumberFormat
{
    Q_DECLARE_TR_FUNCTIONS(NumberFormat)
};

// English needs the singular written out, because its sentences are shown without a translation file.
QString daysText(int days)
{
    return days == 1 ? NumberFormat::tr("1 day") : NumberFormat::tr("%n days", nullptr, days);
}

QString hoursText(int hours)
{
    return hours == 1 ? NumberFormat::tr("1 hour") : NumberFormat::tr("%n hours", nullptr, hours);
}

QString minutesText(int minutes)
{
    return minutes == 1 ? NumberFormat::tr("1 minute") : NumberFormat::tr("%n minutes", nullptr, minutes);
}

/// A value of at least 1000 divided until three digits or fewer stand before the point.
struct Scaled
{
    double value = 0.0;
    QString suffix;
};

Scaled scaled(double value, double step, const QStringList &suffixes, int decimals)
{
    // Where rounding would print a whole step ("1000.0 k"), the next suffix is the better one.
    const double limit = step - 0.5 * std::pow(10.0, -decimals);
    qsizetype place = 0;
    while (value >= limit && place + 1 < suffixes.size()) {
        value /= step;
        ++place;
    }
    return { value, suffixes.at(place) };
}

QString withSuffix(const QString &number, const QString &suffix)
{
    return suffix.isEmpty() ? number : number + QLatin1Char(' ') + suffix;
}

const QStringList &siSuffixes()
{
    static const QStringList suffixes
        = { QString(), QStringLiteral("k"), QStringLiteral("M"), QStringLiteral("G"), QStringLiteral("T"), QStringLiteral("P"), QStringLiteral("E") };
    return suffixes;
}

std::optional<qlonglong> readInteger(const QString &text)
{
    bool good = false;
    qlonglong value = QLocale().toLongLong(text, &good);
    if (!good) {
        value = QLocale::c().toLongLong(text, &good);
    }
    return good ? std::optional(value) : std::nullopt;
}

} // namespace

QString usageText(long double usage)
{
    if (!(usage >= 1000.0L)) {
        return QLocale().toString(static_cast<qlonglong>(usage > 0.0L ? usage : 0.0L));
    }
    const Scaled number = scaled(static_cast<double>(usage), 1000.0, siSuffixes(), 1);
    return withSuffix(QLocale().toString(number.value, 'f', 1), number.suffix);
}

QString usageExactText(long double usage)
{
    constexpr long double largest = 9.2e18L;
    return QLocale().toString(static_cast<qlonglong>(std::fmin(std::fmax(usage, 0.0L), largest)));
}

QString factorText(double value, int decimals)
{
    return QLocale().toString(value, 'f', decimals);
}

QString fairShareText(const Evaluation &evaluation, AssociationId id)
{
    if (!evaluation.hasFairShare(id)) {
        return {};
    }
    const QString text = factorText(evaluation.fairShare(id));
    return evaluation.tree().isUser(id) ? text : QLatin1Char('(') + text + QLatin1Char(')');
}

QString levelFsText(long double levelFs)
{
    if (std::isinf(levelFs)) {
        return NumberFormat::tr("unused", "LevelFS of an association without usage");
    }
    const auto value = static_cast<double>(levelFs);
    if (value < 10.0) {
        return QLocale().toString(value, 'f', 3);
    }
    if (value < 1000.0) {
        return QLocale().toString(value, 'f', 1);
    }
    if (value < 1e6) {
        return QLocale().toString(value, 'f', 0);
    }
    const Scaled number = scaled(value, 1000.0, siSuffixes(), 1);
    return withSuffix(QLocale().toString(number.value, 'f', 1), number.suffix);
}

QString rawSharesText(std::uint32_t shares)
{
    return groupedText(typedSharesText(shares));
}

QString typedSharesText(std::uint32_t shares)
{
    return shares == sharesParent ? QStringLiteral("parent") : QString::number(shares);
}

QString groupedText(const QString &text)
{
    bool isNumber = false;
    const qlonglong number = text.toLongLong(&isNumber);
    return isNumber && QString::number(number) == text ? QLocale().toString(number) : text;
}

QString localizedNumbers(const QString &text)
{
    // not within a word: "n1", "4/batch", "12_3", "a@2"
    static const QRegularExpression number(
        QStringLiteral("(?<![\\w./@:-])(\\d+)(?:\\.(\\d+))?(?![\\w/@:-]|\\.\\w)"), QRegularExpression::UseUnicodePropertiesOption);
    const QLocale locale;
    QString result;
    qsizetype done = 0;
    auto matches = number.globalMatch(text);
    while (matches.hasNext()) {
        const auto match = matches.next();
        result += text.mid(done, match.capturedStart() - done);
        done = match.capturedEnd();
        bool fits = false;
        const qulonglong whole = match.captured(1).toULongLong(&fits);
        if (!fits) {
            result += match.captured();
            continue;
        }
        result += locale.toString(whole);
        if (!match.captured(2).isEmpty()) {
            // only the whole part may lose its leading zeros
            QString decimals = match.captured(2);
            for (QChar &digit : decimals) {
                digit = locale.zeroDigit().front().unicode() == '0' ? digit : QChar(locale.zeroDigit().front().unicode() + digit.digitValue());
            }
            result += locale.decimalPoint() + decimals;
        }
    }
    return result + text.mid(done);
}

QString localizedText(const Expression &expression)
{
    return QString::fromStdString(
        lineText(expression, [](const Expression &number) { return localizedNumbers(QString::fromStdString(numberText(number))).toStdString(); }));
}

QString integerText(std::int64_t value)
{
    return QLocale().toString(static_cast<qlonglong>(value));
}

QString termText(double term)
{
    return integerText(std::llrint(term)); // half to even, as printf("%.0f") of sprio
}

QString shortNumberText(double value, int decimals)
{
    QString text = QLocale().toString(value, 'f', decimals);
    const QString point = QLocale().decimalPoint();
    if (text.contains(point)) {
        while (text.endsWith(QLocale().zeroDigit())) {
            text.chop(1);
        }
        if (text.endsWith(point)) {
            text.chop(point.size());
        }
    }
    return text;
}

QString percentNumberText(double part, int decimals, bool isPadded)
{
    const double least = std::pow(10.0, -decimals);
    const double percent = part * 100.0;
    if (percent > 0.0 && percent < least / 2) {
        return QLatin1Char('<') + shortNumberText(least, decimals);
    }
    return isPadded ? QLocale().toString(percent, 'f', decimals) : shortNumberText(percent, decimals);
}

QString signedText(std::int64_t value)
{
    if (value == 0) {
        return QStringLiteral("\u2013");
    }
    return (value < 0 ? QStringLiteral("\u2212") : QStringLiteral("+")) + integerText(std::llabs(value));
}

QString memoryText(std::uint64_t megabytes)
{
    static const QStringList suffixes = { QStringLiteral("MB"), QStringLiteral("GB"), QStringLiteral("TB"), QStringLiteral("PB") };
    const Scaled number = scaled(static_cast<double>(megabytes), 1024.0, suffixes, 1);
    return withSuffix(shortNumberText(number.value, 1), number.suffix);
}

QString durationText(const SlurmTime &time)
{
    if (time.isUnlimited()) {
        return NumberFormat::tr("unlimited");
    }
    const auto minutes = static_cast<int>(time.minutes % 60);
    const auto hours = static_cast<int>(time.minutes / 60 % 24);
    const auto days = static_cast<int>(time.minutes / (24 * 60));
    QStringList parts;
    if (days > 0) {
        parts << daysText(days);
    }
    if (hours > 0) {
        parts << hoursText(hours);
    }
    if (minutes > 0 || parts.isEmpty()) {
        parts << minutesText(minutes);
    }
    switch (parts.size()) {
    case 1:
        return parts.at(0);
    case 2:
        return NumberFormat::tr("%1 %2", "a duration in two units, the larger first").arg(parts.at(0), parts.at(1));
    default:
        return NumberFormat::tr("%1 %2 %3", "a duration in three units, the largest first").arg(parts.at(0), parts.at(1), parts.at(2));
    }
}

ParsedShares parseRawShares(const QString &text)
{
    const QString trimmed = text.trimmed();
    if (trimmed.compare(QLatin1String("parent"), Qt::CaseInsensitive) == 0) {
        return { sharesParent, {} };
    }
    if (trimmed.isEmpty()) {
        return { {}, NumberFormat::tr("Raw shares cannot be empty: type a whole number, or parent.") };
    }
    const std::optional<qlonglong> value = readInteger(trimmed);
    if (!value) {
        return { {}, NumberFormat::tr("“%1” is no number of shares: type a whole number, or parent.").arg(trimmed) };
    }
    if (*value < 0 || *value > maxRawShares) {
        return { {}, NumberFormat::tr("Raw shares go from 0 to %1.").arg(integerText(maxRawShares)) };
    }
    return { static_cast<std::uint32_t>(*value), {} };
}

ParsedInteger parseInteger(const QString &text, std::uint64_t least, std::uint64_t most)
{
    const QString trimmed = text.trimmed();
    const std::optional<qlonglong> value = readInteger(trimmed);
    if (!value) {
        return { {}, NumberFormat::tr("“%1” is no whole number.").arg(trimmed) };
    }
    if (*value < 0 || static_cast<std::uint64_t>(*value) < least || static_cast<std::uint64_t>(*value) > most) {
        return { {},
            NumberFormat::tr("The value goes from %1 to %2.")
                .arg(integerText(static_cast<std::int64_t>(least)), integerText(static_cast<std::int64_t>(most))) };
    }
    return { static_cast<std::uint64_t>(*value), {} };
}

ParsedNumber parseNumber(const QString &text, double least, double most)
{
    const QString trimmed = text.trimmed();
    bool isNumber = false;
    double value = QLocale::c().toDouble(trimmed, &isNumber);
    if (!isNumber) {
        value = QLocale().toDouble(trimmed, &isNumber);
    }
    if (!isNumber || !std::isfinite(value)) {
        return { {}, NumberFormat::tr("“%1” is no number.").arg(trimmed) };
    }
    if (value < least || value > most) {
        return { {}, NumberFormat::tr("The value goes from %1 to %2.").arg(shortNumberText(least), shortNumberText(most)) };
    }
    return { value, {} };
}

} // namespace apportion
