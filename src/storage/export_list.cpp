// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/export_list.h"

#include "storage/text_file.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <utility>

namespace apportion
{

namespace
{

constexpr qsizetype sumDigits = 64;
constexpr const char *betweenSumAndName = "  ";

/// What b2sum writes after a backslash, in a line that begins with one.
constexpr std::array<std::pair<char, char>, 3> escapes { { { '\\', '\\' }, { '\n', 'n' }, { '\r', 'r' } } };

QByteArray escaped(const QByteArray &name)
{
    QByteArray text;
    for (const char c : name) {
        const auto *escape = std::find_if(escapes.begin(), escapes.end(), [c](const auto &each) { return each.first == c; });
        if (escape != escapes.end()) {
            text += '\\';
            text += escape->second;
        } else {
            text += c;
        }
    }
    return text;
}

/// Empty for what escaped() does not write.
QByteArray unescaped(const QByteArray &text)
{
    QByteArray name;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] != '\\') {
            name += text[i];
            continue;
        }
        const char code = ++i < text.size() ? text[i] : '\0';
        const auto *escape = std::find_if(escapes.begin(), escapes.end(), [code](const auto &each) { return each.second == code; });
        if (escape == escapes.end()) {
            return {};
        }
        name += escape->first;
    }
    return name;
}

} // namespace

void ExportSum::add(std::string_view bytes)
{
    m_hash.addData(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
}

QByteArray ExportSum::ofBytes(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Blake2b_256).toHex();
}

QByteArray ExportSum::ofFile(const QString &path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly)) {
        return {};
    }
    QCryptographicHash hash(QCryptographicHash::Blake2b_256);
    return hash.addData(&file) && file.error() == QFileDevice::NoError ? hash.result().toHex() : QByteArray();
}

ExportList ExportList::of(const QDir &folder)
{
    ExportList list;
    constexpr qint64 mostBytes = 16 << 20;
    QString error; // what cannot be read knows nothing
    const QByteArray text = readTextFile(folder.filePath(QLatin1String(exportListName)), &error, mostBytes).value_or(QByteArray());
    for (QByteArray line : text.split('\n')) {
        const bool isEscaped = line.startsWith('\\');
        line.remove(0, isEscaped ? 1 : 0);
        const QByteArray written = line.mid(sumDigits + 2);
        const QByteArray name = isEscaped ? unescaped(written) : written;
        if (!name.isEmpty() && line.mid(sumDigits, 2) == betweenSumAndName) {
            list.set(QFile::decodeName(name), line.first(sumDigits));
        }
    }
    return list;
}

bool ExportList::has(const QString &file, const QByteArray &sum) const
{
    const auto known = m_sums.find(file);
    return known != m_sums.end() && known->second == sum;
}

void ExportList::forgetMissing(const QDir &folder)
{
    std::erase_if(m_sums, [&folder](const auto &known) { return !QFileInfo::exists(folder.filePath(known.first)); });
}

QByteArray ExportList::text() const
{
    QByteArray text;
    for (const auto &[file, sum] : m_sums) {
        const QByteArray name = QFile::encodeName(file);
        const QByteArray written = escaped(name);
        text += (written == name ? "" : "\\") + sum + betweenSumAndName + written + '\n';
    }
    return text;
}

} // namespace apportion
