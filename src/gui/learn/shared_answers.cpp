// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/learn/shared_answers.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>

namespace apportion
{

namespace
{

constexpr const char *answersFile = "lesson.answers";
constexpr qint64 largestAnswers = 65536;

} // namespace

SharedAnswers::SharedAnswers(QObject *parent) : QObject(parent)
{
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &SharedAnswers::read);
}

QString SharedAnswers::pathFor(const QString &lesson)
{
    if (!m_folder) {
        m_folder = std::make_unique<QTemporaryDir>(QDir::temp().filePath(QStringLiteral("apportion-XXXXXX")));
        if (m_folder->isValid()) {
            m_watcher.addPath(m_folder->path());
        }
    }
    const QString path = m_folder->filePath(QLatin1String(answersFile));
    QFile file(path);
    const QByteArray first = lesson.toUtf8() + '\n';
    return m_folder->isValid() && file.open(QIODevice::WriteOnly) && file.write(first) == first.size() ? path : QString();
}

// The lesson, then a line for each answer: its question, a tabulator, what was given.
void SharedAnswers::write(const QString &path, const QString &lesson, const SettledAnswers &answers)
{
    QSaveFile file(path);
    const QFileInfo awaited(path);
    if (awaited.fileName() != QLatin1String(answersFile) || !awaited.isFile() || !file.open(QIODevice::WriteOnly)) {
        return;
    }
    file.write(lesson.toUtf8() + '\n');
    for (auto answer = answers.begin(); answer != answers.end(); ++answer) {
        file.write(QByteArray::number(answer.key()) + '\t' + answer.value().simplified().toUtf8() + '\n');
    }
    file.commit(); // what cannot be written is answered in the other window alone
}

void SharedAnswers::read()
{
    QFile file(m_folder->filePath(QLatin1String(answersFile)));
    if (!file.open(QIODevice::ReadOnly)) {
        return;
    }
    const QStringList lines = QString::fromUtf8(file.read(largestAnswers)).split(QLatin1Char('\n'));
    SettledAnswers answers;
    for (qsizetype i = 1; i < lines.size(); ++i) {
        const qsizetype tab = lines[i].indexOf(QLatin1Char('\t'));
        bool isNumber = false;
        const int question = lines[i].left(std::max<qsizetype>(0, tab)).toInt(&isNumber);
        if (isNumber) {
            answers.insert(question, lines[i].mid(tab + 1));
        }
    }
    if (!answers.isEmpty()) {
        Q_EMIT answered(lines.first(), answers);
    }
}

} // namespace apportion

#include "moc_shared_answers.cpp"
