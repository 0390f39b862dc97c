// SPDX-License-Identifier: GPL-3.0-or-later
#include "changelog.h"

#include <QDate>
#include <QLocale>
#include <QRegularExpression>
#include <QTextStream>

namespace apportion::manual
{

std::vector<Release> releasesOf(const QString &changelog)
{
    static const QRegularExpression heading(QStringLiteral(R"(^## (\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)$)"));
    std::vector<Release> releases;
    const QStringList lines = changelog.split(QLatin1Char('\n'));
    for (const QString &line : lines) {
        if (const auto match = heading.match(line); match.hasMatch()) {
            releases.push_back({ match.captured(1), QDate::fromString(match.captured(2), Qt::ISODate), {} });
        } else if (releases.empty()) {
            continue;
        } else if (line.startsWith(QLatin1String("- "))) {
            releases.back().changes.append(line.mid(2));
        } else if (line.startsWith(QLatin1String("  ")) && !releases.back().changes.isEmpty()) {
            releases.back().changes.last() += QLatin1Char(' ') + line.trimmed();
        }
    }
    return releases;
}

namespace
{

/// An item of a list in lines of at most 80 characters.
QString wrapped(const QString &text)
{
    QString result = QStringLiteral("  *");
    qsizetype column = result.size();
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString &word : words) {
        if (column + 1 + word.size() > 80) {
            result += QStringLiteral("\n   ");
            column = 3;
        }
        result += QLatin1Char(' ') + word;
        column += 1 + word.size();
    }
    return result;
}

} // namespace

QString debianChangelog(const std::vector<Release> &releases)
{
    QString text;
    QTextStream out(&text);
    for (const Release &release : releases) {
        out << "apportion (" << release.version << ") stable; urgency=medium\n\n";
        for (const QString &change : release.changes) {
            out << wrapped(change) << '\n';
        }
        out << "\n -- The Apportion authors <maintainers@apportion.org>  " << QLocale::c().toString(release.date, QStringLiteral("ddd, dd MMM yyyy"))
            << " 12:00:00 +0000\n\n";
    }
    return text;
}

QString releaseElements(const std::vector<Release> &releases)
{
    QString text;
    for (const Release &release : releases) {
        text += QStringLiteral("    <release version=\"%1\" date=\"%2\"/>\n").arg(release.version, release.date.toString(Qt::ISODate));
    }
    return text;
}

} // namespace apportion::manual
