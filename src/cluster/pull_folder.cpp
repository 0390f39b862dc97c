// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/pull_folder.h"

#include "slurm/conf/conf_includes.h"
#include "slurm/text/shell_quote.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QTemporaryDir>

#include <cstring>

namespace apportion::cluster
{

namespace
{

/// The first line of the manifest; a folder is known by it.
constexpr const char *mark = "Answers of a Slurm cluster, saved by Apportion";
constexpr const char *timeMark = "asked:";
constexpr const char *partMark = "a part: ";
constexpr qint64 largestManifest = 1 << 20;

QString sentence(const char *text)
{
    return QCoreApplication::translate("PullFolder", text);
}

bool isOurs(const QString &name)
{
    if (name == QLatin1String(manifestName) || name == QString::fromStdString(slurm::includeFolderOf("slurm.conf"))) {
        return true;
    }
    const std::vector<Question> &all = questions();
    return name == QLatin1String(accountingQuestion().fileName)
        || std::any_of(all.begin(), all.end(), [&name](const Question &question) { return name == QLatin1String(question.fileName); });
}

/// Whether everything in a folder may be replaced.
bool mayReplace(const QString &folder)
{
    const QStringList names = QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    return names.isEmpty() || (isPullFolder(folder) && std::all_of(names.begin(), names.end(), isOurs));
}

/// None when there is no manifest.
QList<QByteArray> linesOfManifest(const QString &folder)
{
    QFile manifest(QDir(folder).filePath(QLatin1String(manifestName)));
    return manifest.open(QIODevice::ReadOnly) ? manifest.read(largestManifest).split('\n') : QList<QByteArray>();
}

std::string manifestOfIncludes(const Asked &asked)
{
    std::string text;
    for (const Included &included : asked.included) {
        text += "\n" + slurm::includeFolderOf(asked.question->fileName) + '/' + slurm::shellComment(included.place) + '\n';
        text += "    $ " + slurm::shellComment(included.invocation.shellText()) + '\n';
        text += "    " + (included.failure ? slurm::shellComment(included.failure->english()) : std::to_string(included.bytes) + " bytes") + '\n';
    }
    return text;
}

/// Copies the included files that were fetched; the folder itself too, for it says that none of this machine's is meant.
bool copyIncludes(const Asked &asked, const QTemporaryDir &target)
{
    const QString folder = QString::fromStdString(slurm::includeFolderOf(asked.answer.toStdString()));
    if (asked.included.empty()) {
        return true;
    }
    const QDir made(target.filePath(QFileInfo(folder).fileName()));
    bool good = made.mkpath(QStringLiteral("."));
    for (const Included &included : asked.included) {
        const QString place = QString::fromStdString(included.place);
        if (!included.isListing && QFile::exists(QDir(folder).filePath(place))) {
            good = good && made.mkpath(QFileInfo(place).path()) && QFile::copy(QDir(folder).filePath(place), made.filePath(place));
        }
    }
    return good;
}

/// Puts a finished folder in the place of @p target, which is either not there or may be replaced.
QString moveIntoPlace(const QString &made, const QString &target)
{
    QDir parent = QFileInfo(target).dir();
    const QString aside = made + QStringLiteral(".old");
    const bool replaces = QFileInfo::exists(target);
    if (replaces && !parent.rename(target, aside)) {
        return sentence(QT_TRANSLATE_NOOP("PullFolder", "%1 could not be replaced.")).arg(QDir::toNativeSeparators(target));
    }
    if (!parent.rename(made, target)) {
        if (replaces) {
            parent.rename(aside, target);
        }
        return sentence(QT_TRANSLATE_NOOP("PullFolder", "%1 could not be written.")).arg(QDir::toNativeSeparators(target));
    }
    if (replaces) {
        QDir(aside).removeRecursively();
    }
    return {};
}

} // namespace

QByteArray manifestOf(const std::vector<Asked> &asked, const PullOptions &options, const QDateTime &when)
{
    std::string text = std::string(mark) + "\n\n";
    text += std::string(timeMark) + "    " + when.toUTC().toString(Qt::ISODate).toStdString() + '\n';
    text += "where:    " + (options.place.isRemote() ? "ssh " + options.place.host : QSysInfo::machineHostName().toStdString()) + '\n';
    text += "times in: UTC\n\nOpen this folder with Apportion, or: apportion-cli import FOLDER --out POLICY.apportion\n";
    for (const Asked &one : asked) {
        text += '\n' + std::string(one.question->fileName) + '\n';
        text += "    $ " + slurm::shellComment(one.invocation.shellText()) + '\n';
        if (one.failure) {
            text += "    " + slurm::shellComment(one.failure->english()) + '\n';
        } else {
            text += "    " + std::to_string(one.bytes) + " bytes\n";
        }
        text += one.hidden ? "    " + std::string(partMark) + slurm::shellComment(one.hidden->message.english()) + '\n' : std::string();
        text += manifestOfIncludes(one);
    }
    return QByteArray::fromStdString(text);
}

bool isPullFolder(const QString &path)
{
    QFile manifest(QDir(path).filePath(QLatin1String(manifestName)));
    return manifest.open(QIODevice::ReadOnly) && manifest.readLine(256).trimmed() == mark;
}

QDateTime timeOfPull(const QString &folder)
{
    const QList<QByteArray> lines = linesOfManifest(folder);
    const auto line = std::find_if(lines.begin(), lines.end(), [](const QByteArray &text) { return text.startsWith(timeMark); });
    return line == lines.end() ? QDateTime() : QDateTime::fromString(QString::fromLatin1(line->mid(line->indexOf(':') + 1).trimmed()), Qt::ISODate);
}

std::vector<PullGap> gapsOfPull(const QString &folder)
{
    constexpr const char *indent = "    ";
    std::vector<PullGap> gaps;
    QString name;
    const QList<QByteArray> lines = linesOfManifest(folder);
    for (const QByteArray &line : lines) {
        if (!line.startsWith(indent)) {
            name = QString::fromUtf8(line);
            continue;
        }
        const QByteArray result = line.trimmed();
        if (!isOurs(name) || result.startsWith("$ ")) { // a command, or what is included by one of ours
            continue;
        }
        bool isSize = false;
        const qint64 saved = result.endsWith(" bytes") ? result.chopped(6).toLongLong(&isSize) : 0;
        const QFileInfo file(QDir(folder).filePath(name));
        if (result.startsWith(partMark)) {
            gaps.push_back({ PullGap::Kind::Part, name, result.mid(std::strlen(partMark)).toStdString(), 0, 0 });
        } else if (!isSize) {
            gaps.push_back({ PullGap::Kind::Unanswered, name, result.toStdString(), 0, 0 });
        } else if (!file.exists()) {
            gaps.push_back({ PullGap::Kind::Missing, name, {}, 0, saved });
        } else if (file.size() != saved) {
            gaps.push_back({ PullGap::Kind::Changed, name, {}, file.size(), saved });
        }
    }
    return gaps;
}

QString placeOfPull(const QString &folder, bool isPartial)
{
    return isPartial && isPullFolder(folder) ? QDir::cleanPath(folder) + QStringLiteral(".partial") : folder;
}

QString problemOfSaving(const QString &folder)
{
    const QFileInfo info(QDir::cleanPath(QFileInfo(folder).absoluteFilePath()));
    if (info.isSymLink() || (info.exists() && (!info.isDir() || !mayReplace(info.filePath())))) {
        return sentence(QT_TRANSLATE_NOOP("PullFolder", "%1 holds other things; choose an empty folder or a new name."))
            .arg(QDir::toNativeSeparators(info.filePath()));
    }
    QFileInfo above(info.path());
    while (!above.exists() && !above.isRoot()) {
        above.setFile(above.path());
    }
    if (!above.isDir() || !QTemporaryDir(above.filePath() + QStringLiteral("/.apportion-XXXXXX")).isValid()) {
        return sentence(QT_TRANSLATE_NOOP("PullFolder", "%1 could not be written.")).arg(QDir::toNativeSeparators(info.filePath()));
    }
    return {};
}

QString savePull(const std::vector<Asked> &asked, const PullOptions &options, const QDateTime &when, const QString &folder)
{
    const QFileInfo info(QDir::cleanPath(QFileInfo(folder).absoluteFilePath()));
    const QString target = info.filePath();
    if (QString problem = problemOfSaving(target); !problem.isEmpty()) {
        return problem;
    }
    if (!QDir().mkpath(info.path())) {
        return sentence(QT_TRANSLATE_NOOP("PullFolder", "%1 could not be made.")).arg(QDir::toNativeSeparators(info.path()));
    }
    QTemporaryDir made(info.path() + QStringLiteral("/.apportion-XXXXXX"));
    if (!made.isValid()) {
        return sentence(QT_TRANSLATE_NOOP("PullFolder", "%1 could not be written: %2"))
            .arg(QDir::toNativeSeparators(info.path()), made.errorString());
    }
    for (const Asked &one : asked) {
        if (one.state != Asked::State::Done) {
            continue;
        }
        QFile answer(one.answer);
        if (!answer.copy(made.filePath(QLatin1String(one.question->fileName)))) {
            return sentence(QT_TRANSLATE_NOOP("PullFolder", "%1 could not be written: %2"))
                .arg(QDir::toNativeSeparators(target), answer.errorString());
        }
    }
    for (const Asked &one : asked) {
        if (one.state == Asked::State::Done && !copyIncludes(one, made)) {
            return sentence(QT_TRANSLATE_NOOP("PullFolder", "%1 could not be written.")).arg(QDir::toNativeSeparators(target));
        }
    }
    const QByteArray manifest = manifestOf(asked, options, when);
    QSaveFile file(made.filePath(QLatin1String(manifestName)));
    if (!file.open(QIODevice::WriteOnly) || file.write(manifest) != manifest.size() || !file.commit()) {
        return sentence(QT_TRANSLATE_NOOP("PullFolder", "%1 could not be written: %2")).arg(QDir::toNativeSeparators(target), file.errorString());
    }
    QString problem = moveIntoPlace(made.path(), target);
    made.setAutoRemove(!problem.isEmpty());
    return problem;
}

} // namespace apportion::cluster
