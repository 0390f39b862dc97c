// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/journal_file.h"

#include "storage/policy_file.h"
#include "storage/policy_json.h"
#include "storage/text_file.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtEndian>

#include <algorithm>

namespace apportion
{

namespace
{

constexpr int journalFormat = 4;
constexpr int wholeFormat = 3; ///< whose projects are compressed in one piece; older ones refer to files elsewhere
constexpr qint64 largestFile = 0x7fffffff;
constexpr int quickCompression = 1;
constexpr qsizetype pieceHead = sizeof(quint32); ///< the length of a compressed piece stands before it
constexpr const char *noteSuffix = ".saving";

QByteArray fromHex(const QJsonValue &value)
{
    return QByteArray::fromHex(value.toString().toLatin1());
}

QString hex(const QByteArray &bytes)
{
    return QString::fromLatin1(bytes.toHex());
}

std::string_view viewOf(const QByteArray &bytes)
{
    return { bytes.constData(), static_cast<std::size_t>(bytes.size()) };
}

/// The files of the notes of saves beside a journal.
QStringList saveNotesOf(const QString &journalPath)
{
    return filesOfJournal(journalPath).filter(QLatin1String(noteSuffix));
}

/// Whether the length that compressed bytes begin with can be that of what they hold: memory is taken for it.
bool saysItsLength(const QByteArray &bytes)
{
    constexpr qint64 mostByByte = 1032; // of zlib
    return bytes.size() > 4 && qint64 { qFromBigEndian<quint32>(bytes.constData()) } <= std::min(largestFile, mostByByte * bytes.size());
}

/// What one piece holds; empty when it is damaged.
QByteArray uncompressed(const QByteArray &piece)
{
    return saysItsLength(piece) ? qUncompress(piece) : QByteArray();
}

/// The text in pieces that appendPiece() wrote; empty when one of them is damaged.
QByteArray joinPieces(const QByteArray &bytes)
{
    QByteArray text;
    for (qsizetype at = 0; at < bytes.size();) {
        const qint64 left = bytes.size() - at - pieceHead;
        const qint64 size = left > 0 ? qint64 { qFromBigEndian<quint32>(bytes.constData() + at) } : 0;
        const QByteArray part = size > 0 && size <= left ? uncompressed(bytes.mid(at + pieceHead, size)) : QByteArray();
        if (part.isEmpty() || part.size() > largestFile - text.size()) {
            return {};
        }
        text += part;
        at += pieceHead + size;
    }
    return text;
}

/// The length of the piece, and the piece.
void appendPiece(QByteArray &bytes, std::string_view text)
{
    const QByteArray piece = qCompress(reinterpret_cast<const uchar *>(text.data()), static_cast<qsizetype>(text.size()), quickCompression);
    QByteArray head(pieceHead, '\0');
    qToBigEndian(static_cast<quint32>(piece.size()), head.data());
    bytes += head;
    bytes += piece;
}

/// The project of a file beside the journal; whole, or nothing.
std::optional<Project> readCompressed(const QString &journalPath, const QString &name, bool isInPieces)
{
    if (name.isEmpty() || QFileInfo(name).fileName() != name) { // no other folder's
        return std::nullopt;
    }
    const std::optional<QByteArray> bytes = readTextFile(QFileInfo(journalPath).dir().filePath(name), nullptr, largestFile);
    const QByteArray text = !bytes ? QByteArray() : isInPieces ? joinPieces(*bytes) : uncompressed(*bytes);
    ParsedPolicy read = readPolicyJson(viewOf(text), name.toStdString());
    return read.usable && read.complete ? std::optional<Project>(std::move(read)) : std::nullopt;
}

std::optional<SaveNote> readSaveNote(const QString &path)
{
    const std::optional<QByteArray> bytes = readTextFile(path, nullptr, largestFile);
    const QJsonObject object = QJsonDocument::fromJson(bytes.value_or(QByteArray())).object();
    const SaveNote note { object[QLatin1String("file")].toString(), fromHex(object[QLatin1String("checksum")]),
        object[QLatin1String("generation")].toString().toULongLong(), object[QLatin1String("aside")].toString().toULongLong() };
    return note.checksum.isEmpty() ? std::nullopt : std::optional(note);
}

} // namespace

QByteArray journalBytes(const JournalHeader &header, std::string_view delta)
{
    const QJsonObject object { { QStringLiteral("journal"), journalFormat }, { QStringLiteral("file"), header.file },
        { QStringLiteral("fileChecksum"), hex(header.fileChecksum) }, { QStringLiteral("base"), header.base },
        { QStringLiteral("rest"), header.rest }, { QStringLiteral("checksum"), hex(header.checksum) }, { QStringLiteral("name"), header.name },
        { QStringLiteral("when"), header.when.toUTC().toString(Qt::ISODateWithMs) },
        { QStringLiteral("generation"), QString::number(header.generation) }, { QStringLiteral("aside"), QString::number(header.aside) },
        { QStringLiteral("supersedes"), QJsonArray::fromStringList(header.supersedes) } };
    QByteArray bytes = QJsonDocument(object).toJson(QJsonDocument::Compact);
    bytes.append('\n');
    bytes.append(delta.data(), static_cast<qsizetype>(delta.size()));
    return bytes;
}

std::optional<ReadJournal> readJournal(const QString &path)
{
    const std::optional<QByteArray> bytes = readTextFile(path, nullptr, largestFile);
    const qsizetype end = bytes ? bytes->indexOf('\n') : -1;
    const QJsonObject object = QJsonDocument::fromJson(bytes.value_or(QByteArray()).left(std::max(end, qsizetype { 0 }))).object();
    const int format = object[QLatin1String("journal")].toInt();
    if (end < 0 || (format != journalFormat && format != wholeFormat)) {
        return std::nullopt;
    }
    ReadJournal journal;
    journal.header = { object[QLatin1String("file")].toString(), fromHex(object[QLatin1String("fileChecksum")]),
        object[QLatin1String("base")].toString(), object[QLatin1String("rest")].toString(), fromHex(object[QLatin1String("checksum")]),
        object[QLatin1String("name")].toString(), QDateTime::fromString(object[QLatin1String("when")].toString(), Qt::ISODateWithMs),
        object[QLatin1String("generation")].toString().toULongLong(), object[QLatin1String("aside")].toString().toULongLong(),
        object[QLatin1String("supersedes")].toVariant().toStringList() };
    journal.delta = bytes->mid(end + 1);
    const bool isInPieces = format != wholeFormat;
    std::optional<Project> base = readCompressed(path, journal.header.base, isInPieces);
    std::optional<Project> rest = journal.header.rest.isEmpty() ? base : readCompressed(path, journal.header.rest, isInPieces);
    if (!base || !rest) {
        return std::nullopt;
    }
    const std::optional<std::string> text = applyLineDelta(draftText(*base), viewOf(journal.delta));
    if (!text || policyChecksum(*text) != journal.header.checksum) {
        return std::nullopt;
    }
    ParsedPolicy draft = readPolicyJson(*text, journal.header.name.toStdString());
    if (!draft.usable || !draft.complete) {
        return std::nullopt;
    }
    journal.base = std::move(*base);
    journal.edited = std::move(*rest);
    static_cast<Snapshot &>(journal.edited) = std::move(draft);
    const QStringList notes = saveNotesOf(path);
    for (const QString &file : notes) {
        if (std::optional<SaveNote> note = readSaveNote(file)) {
            journal.saving.push_back(std::move(*note));
        }
    }
    return journal;
}

QStringList missingOfJournal(const QString &path)
{
    const QByteArray bytes = readTextFile(path, nullptr, largestFile).value_or(QByteArray());
    const QJsonObject object = QJsonDocument::fromJson(bytes.left(std::max(bytes.indexOf('\n'), qsizetype { 0 }))).object();
    QStringList missing;
    for (const char *part : { "base", "rest" }) {
        const QString name = object[QLatin1String(part)].toString();
        if (!name.isEmpty() && !QFileInfo::exists(QFileInfo(path).dir().filePath(QFileInfo(name).fileName()))) {
            missing.append(name);
        }
    }
    return missing;
}

std::string draftText(const Snapshot &draft)
{
    return writePolicyJson(Project(draft));
}

TextInParts draftParts(const Snapshot &draft)
{
    return [&draft](const TextSink &take) { writePolicyJson(Project(draft), take); };
}

bool writeCompressed(const QString &path, const Project &project, QString *error)
{
    QByteArray bytes;
    writePolicyJson(project, [&bytes](std::string_view part) { appendPiece(bytes, part); });
    return writeTextFile(path, bytes, error);
}

QString saveNotePath(const QString &journalPath, const QString &by, quint64 number)
{
    const QFileInfo info(journalPath);
    return info.dir().filePath(QStringLiteral("%1.%2.%3%4").arg(info.completeBaseName()).arg(number).arg(by, QLatin1String(noteSuffix)));
}

void removeSaveNotes(const QString &journalPath, const QByteArray &checksum)
{
    const auto numberOf = [](const QString &path) { return QFileInfo(path).fileName().section(QLatin1Char('.'), 1, 1).toULongLong(); };
    const QStringList notes = saveNotesOf(journalPath);
    quint64 known = 0;
    for (const QString &path : notes) {
        if (const std::optional<SaveNote> note = readSaveNote(path); note && note->checksum == checksum) {
            known = std::max(known, numberOf(path));
        }
    }
    for (const QString &path : notes) {
        if (numberOf(path) <= known) {
            QFile::remove(path);
        }
    }
}

bool writeSaveNote(const QString &path, const SaveNote &note)
{
    const QJsonObject object { { QStringLiteral("file"), note.file }, { QStringLiteral("checksum"), hex(note.checksum) },
        { QStringLiteral("generation"), QString::number(note.generation) }, { QStringLiteral("aside"), QString::number(note.aside) } };
    return writeTextFile(path, QJsonDocument(object).toJson(QJsonDocument::Compact), nullptr);
}

QStringList filesOfJournal(const QString &journalPath)
{
    const QFileInfo info(journalPath);
    QStringList paths;
    const QFileInfoList files = info.dir().entryInfoList({ info.completeBaseName() + QStringLiteral(".*") }, QDir::Files);
    for (const QFileInfo &file : files) {
        if (file.suffix() != QLatin1String("lock") && file != info) {
            paths.append(file.absoluteFilePath());
        }
    }
    if (info.exists()) {
        paths.append(info.absoluteFilePath()); // while it is there, the others are needed
    }
    return paths;
}

void removeJournalFiles(const QStringList &files)
{
    for (auto file = files.rbegin(); file != files.rend(); ++file) {
        if (!QFile::remove(*file) && QFile::exists(*file)) {
            return;
        }
    }
}

} // namespace apportion
