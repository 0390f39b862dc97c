// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/open_files.h"

#include "cluster/pull_folder.h"
#include "storage/policy_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <array>

namespace apportion
{

namespace
{

/// A path as the libraries without Qt open it.
std::string nativePath(const QString &path)
{
    return QFile::encodeName(path).toStdString();
}

QString fromNative(const std::string &path)
{
    return QFile::decodeName(QByteArray::fromStdString(path));
}

Diagnostic fileFinding(Severity severity, const char *code, const QString &path, Text message, Text advice)
{
    Diagnostic found;
    found.severity = severity;
    found.code = code;
    found.message = std::move(message);
    found.advice = std::move(advice);
    found.place.file = path.toStdString();
    return found;
}

struct KnownName
{
    const char *name;
    slurm::FileKind kind;
};

/// The names under which a directory's files are looked for.
constexpr std::array<KnownName, 9> knownNames = { {
    { "slurm.conf", slurm::FileKind::SlurmConf },
    { "associations.cfg", slurm::FileKind::Associations },
    { "usage.txt", slurm::FileKind::Usage },
    { "jobs.txt", slurm::FileKind::Jobs },
    { "partitions.txt", slurm::FileKind::Partitions },
    { "config.txt", slurm::FileKind::Configuration },
    { "nodes.txt", slurm::FileKind::Nodes },
    { "qos.txt", slurm::FileKind::Qos },
    { "tres.txt", slurm::FileKind::Tres },
} };

/// Sorts the given paths by what they are.
class Sorter
{
public:
    void add(const QString &path);

    slurm::ImportFiles slurmFiles;
    QStringList policies;
    Diagnostics diagnostics;

private:
    void addDirectory(const QDir &directory);
    void addFile(const QString &path);
    void place(slurm::FileKind kind, const QString &path);
};

void Sorter::add(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists()) {
        diagnostics.push_back(fileFinding(
            Severity::Error, "file-missing", path, { APPORTION_TEXT("there is no such file"), {} }, { APPORTION_TEXT("Check the name."), {} }));
    } else if (info.isDir()) {
        addDirectory(QDir(path));
    } else {
        addFile(path);
    }
}

void Sorter::addDirectory(const QDir &directory)
{
    bool found = false;
    for (const KnownName &known : knownNames) {
        if (const QString path = directory.filePath(QLatin1String(known.name)); QFileInfo(path).isFile()) {
            place(known.kind, path);
            found = true;
        }
    }
    if (found) {
        return;
    }
    const QStringList own = directory.entryList({ QLatin1String("*") + QLatin1String(policyFileExtension) }, QDir::Files, QDir::Name);
    for (const QString &name : own) {
        policies.append(directory.filePath(name));
    }
    if (own.isEmpty()) {
        diagnostics.push_back(fileFinding(Severity::Error, "directory-empty", directory.path(),
            { APPORTION_TEXT("no file of Slurm's is in this directory"), {} },
            { APPORTION_TEXT(
                  "Looked for are slurm.conf, associations.cfg, usage.txt, jobs.txt, partitions.txt, config.txt, nodes.txt, qos.txt and tres.txt."),
                {} }));
    }
}

void Sorter::addFile(const QString &path)
{
    const slurm::FileKind kind = slurm::kindOfFile(nativePath(path));
    if (kind == slurm::FileKind::Policy) {
        policies.append(path);
    } else if (kind == slurm::FileKind::Unknown) {
        diagnostics.push_back(fileFinding(Severity::Error, "file-kind", path, { APPORTION_TEXT("it is not clear what this file is"), {} },
            { APPORTION_TEXT("Expected are a policy file, slurm.conf, what sacctmgr dump wrote, or the output of sshare or scontrol show job."),
                {} }));
    } else {
        place(kind, path);
    }
}

void Sorter::place(slurm::FileKind kind, const QString &path)
{
    if (!slurm::placeFile(slurmFiles, kind, nativePath(path))) {
        diagnostics.push_back(fileFinding(Severity::Warning, "file-twice", path, { APPORTION_TEXT("another file of this kind was given before"), {} },
            { APPORTION_TEXT("This one is left out. Open the files of one cluster at a time."), {} }));
    }
}

void leaveOut(Diagnostics &diagnostics, const QString &path)
{
    diagnostics.push_back(fileFinding(Severity::Warning, "file-beside-policy", path,
        { APPORTION_TEXT("left out: a policy file is opened by itself"), {} }, { APPORTION_TEXT("Open it alone."), {} }));
}

void prepend(Diagnostics &diagnostics, Diagnostics first)
{
    first.insert(first.end(), std::make_move_iterator(diagnostics.begin()), std::make_move_iterator(diagnostics.end()));
    diagnostics = std::move(first);
}

} // namespace

OpenedFiles openPolicyFile(const QString &path)
{
    ReadPolicy read = readPolicyFile(path);
    OpenedFiles opened;
    opened.policy = std::move(read.policy);
    opened.diagnostics = std::move(read.diagnostics);
    opened.usable = read.usable;
    opened.name = QFileInfo(path).fileName();
    if (read.complete) {
        opened.policyPath = QFileInfo(path).absoluteFilePath();
        opened.checksum = std::move(read.checksum);
    }
    return opened;
}

OpenedFiles openSlurmFiles(const slurm::ImportFiles &files, const slurm::LocalClock &clock)
{
    slurm::Imported imported = slurm::importFiles(files, clock);
    OpenedFiles opened;
    opened.policy = std::move(imported.policy);
    opened.diagnostics = std::move(imported.diagnostics);
    opened.usable = imported.usable;
    opened.sources = files;
    opened.name = QString::fromStdString(opened.policy.clusterName);
    if (const std::vector<std::string> paths = slurm::givenPaths(files); opened.name.isEmpty() && !paths.empty()) {
        opened.name = QFileInfo(fromNative(paths.front())).fileName();
    }
    return opened;
}

OpenedFiles openSlurmFiles(const slurm::ImportFiles &files)
{
    const bool isSaved = !files.jobs.empty() && cluster::isPullFolder(QFileInfo(fromNative(files.jobs)).path());
    return openSlurmFiles(files, isSaved ? slurm::utcClock() : slurm::machineClock());
}

OpenedFiles openFiles(const QStringList &paths)
{
    Sorter sorted;
    for (const QString &path : paths) {
        sorted.add(path);
    }
    OpenedFiles opened;
    if (!sorted.policies.isEmpty()) {
        opened = openPolicyFile(sorted.policies.front());
        for (qsizetype i = 1; i < sorted.policies.size(); ++i) {
            leaveOut(sorted.diagnostics, sorted.policies[i]);
        }
        for (const std::string &path : slurm::givenPaths(sorted.slurmFiles)) {
            leaveOut(sorted.diagnostics, fromNative(path));
        }
    } else if (sorted.slurmFiles != slurm::ImportFiles()) {
        opened = openSlurmFiles(sorted.slurmFiles);
    }
    prepend(opened.diagnostics, std::move(sorted.diagnostics));
    return opened;
}

} // namespace apportion
