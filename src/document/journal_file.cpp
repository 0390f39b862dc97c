// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/journal_file.h"

#include "storage/policy_file.h"
#include "storage/text_file.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <limits>

namespace apportion
{

namespace
{

constexpr int journalFormat = 2; ///< 1 is the same without values that are replaced in lines
constexpr qint64 largestFile = 0x7fffffff;

bool isKnown(int format)
{
    return format >= 1 && format <= journalFormat;
}

QByteArray fromHex(const QJsonValue &value)
{
    return QByteArray::fromHex(value.toString().toLatin1());
}

} // namespace

QByteArray journalBytes(const JournalHeader &header, std::string_view delta)
{
    const QJsonObject object { { QStringLiteral("journal"), journalFormat }, { QStringLiteral("file"), header.file },
        { QStringLiteral("base"), header.base }, { QStringLiteral("baseChecksum"), QString::fromLatin1(header.baseChecksum.toHex()) },
        { QStringLiteral("checksum"), QString::fromLatin1(header.checksum.toHex()) }, { QStringLiteral("name"), header.name },
        { QStringLiteral("when"), header.when.toUTC().toString(Qt::ISODateWithMs) } };
    QByteArray bytes = QJsonDocument(object).toJson(QJsonDocument::Compact);
    bytes.append('\n');
    bytes.append(delta.data(), static_cast<qsizetype>(delta.size()));
    return bytes;
}

std::optional<ReadJournal> readJournal(const QString &path)
{
    std::optional<QByteArray> bytes = readTextFile(path, nullptr, largestFile);
    if (!bytes) {
        return std::nullopt;
    }
    const qsizetype end = bytes->indexOf('\n');
    const QJsonObject object = QJsonDocument::fromJson(bytes->left(end)).object();
    if (end < 0 || !isKnown(object[QLatin1String("journal")].toInt())) {
        return std::nullopt;
    }
    ReadJournal journal;
    journal.header = { object[QLatin1String("file")].toString(), object[QLatin1String("base")].toString(),
        fromHex(object[QLatin1String("baseChecksum")]), fromHex(object[QLatin1String("checksum")]), object[QLatin1String("name")].toString(),
        QDateTime::fromString(object[QLatin1String("when")].toString(), Qt::ISODateWithMs) };
    journal.delta = bytes->mid(end + 1);
    return journal;
}

std::optional<std::string> journalText(const ReadJournal &journal)
{
    const std::optional<QByteArray> base = readTextFile(journal.header.base, nullptr, largestFile);
    if (!base || policyChecksum(*base) != journal.header.baseChecksum) {
        return std::nullopt;
    }
    const auto view = [](const QByteArray &bytes) { return std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())); };
    std::optional<std::string> text = applyLineDelta(view(*base), view(journal.delta));
    if (text && policyChecksum(*text) != journal.header.checksum) {
        return std::nullopt;
    }
    return text;
}

} // namespace apportion
