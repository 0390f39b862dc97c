// SPDX-License-Identifier: GPL-3.0-or-later
// The files that a cluster's slurm.conf includes: fetched as slurm.conf itself is, and kept beside it.
#include "cluster/pull.h"
#include "slurm/conf/conf_includes.h"
#include "slurm/text/shell_quote.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace apportion::cluster
{

namespace
{

constexpr int deepestInclude = 15; // as deep as they are read
constexpr std::size_t mostIncludes = 200;
constexpr qint64 mostIncludedBytes = qint64 { 64 } * 1024 * 1024; // of all of them
constexpr std::size_t longestName = 4096;
constexpr const char *listingName = "listing";

std::string folderOf(const std::string &path)
{
    return path.substr(0, path.rfind('/'));
}

bool hasControl(const std::string &text)
{
    return std::any_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
}

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    // a byte more than it has, not room for all that it might have
    return file.open(QIODevice::ReadOnly) ? file.read(std::min(file.size() + 1, mostIncludedBytes)) : QByteArray();
}

} // namespace

QString Pull::includePath(const Included &included) const
{
    const std::string folder = slurm::includeFolderOf(m_asked[m_current].answer.toStdString());
    return included.isListing ? m_folder->filePath(QLatin1String(listingName)) : QString::fromStdString(folder + '/' + included.place);
}

/// What a file includes comes behind what is asked already. Relative names are relative to slurm.conf; before 23.02 to the file
/// that includes, which Include lines call @p nameOfFile.
void Pull::planIncludes(Asked &asked, const QString &file, const std::string &nameOfFile, int depth)
{
    const std::size_t slash = m_facts.release != 0 && m_facts.release < slurm::firstBesideConf ? nameOfFile.rfind('/') : std::string::npos;
    const std::string folder = slash == std::string::npos ? std::string() : nameOfFile.substr(0, slash + 1);
    const QByteArray text = contentsOf(file);
    for (std::string &name : slurm::includedNames({ text.constData(), static_cast<std::size_t>(text.size()) }, m_includeCluster)) {
        Included included;
        name = name.front() == '/' ? name : folder + name;
        included.path = name.front() == '/' ? name : folderOf(m_facts.slurmConf) + '/' + name;
        included.place = slurm::placeInIncludeFolder(name);
        included.isListing = slurm::isIncludePattern(name);
        included.depth = depth;
        included.name = std::move(name);
        planInclude(asked, std::move(included));
    }
}

void Pull::planInclude(Asked &asked, Included included)
{
    const bool known
        = std::any_of(asked.included.begin(), asked.included.end(), [&included](const Included &other) { return other.place == included.place; });
    if (known) {
        return;
    }
    // Once the folder is there, nothing of this machine is read in the place of the cluster's files.
    QDir().mkpath(QString::fromStdString(slurm::includeFolderOf(asked.answer.toStdString())));
    if (asked.included.size() > mostIncludes) {
        return;
    }
    const std::string pattern = included.path.substr(included.path.rfind('/') + 1);
    Wording wording { { "cat", "--", included.path }, false };
    if (included.isListing) {
        wording.words = { "find", "-L", folderOf(included.path) + '/', "-maxdepth", "1", "-type", "f", "-name", pattern };
    }
    included.command = slurm::shellLine(wording.words);
    included.invocation = invocationOf(wording, {}, false, m_options.place, {});
    const bool tooMany = asked.included.size() == mostIncludes || included.depth > deepestInclude;
    if (tooMany || included.path.size() > longestName || hasControl(included.path)) {
        Diagnostic why;
        why.severity = Severity::Warning;
        why.code = "pull-include";
        why.message = { APPORTION_TEXT("\"%1\" is not included: there are too many included files."), { included.name.substr(0, 200) } };
        if (!tooMany) {
            why.message = { APPORTION_TEXT("\"%1\" could not be included."), { included.name.substr(0, 200) } };
        }
        included.failure = std::move(why);
    }
    asked.included.push_back(std::move(included));
}

void Pull::askInclude()
{
    Asked &asked = m_asked[m_current];
    while (m_include < asked.included.size() && asked.included[m_include].failure) {
        ++m_include;
    }
    if (m_include == asked.included.size() || m_cancelled) {
        m_including = false;
        plan(asked);
        if (m_cancelled) {
            skipRest();
        }
        finishAsked(asked);
        return;
    }
    const Included &included = asked.included[m_include];
    const QString path = includePath(included);
    QDir().mkpath(QFileInfo(path).path());
    asked.invocation = included.invocation; // shown while it runs
    asked.command = included.command;
    Limits limits = m_options.limits;
    limits.outputBytes = std::min(limits.outputBytes, mostIncludedBytes - m_includedBytes);
    run(included.invocation, path, limits);
    Q_EMIT askedChanged(static_cast<int>(m_current));
}

void Pull::includeAnswered(const Outcome &outcome)
{
    Asked &asked = m_asked[m_current];
    const QString path = includePath(asked.included[m_include]);
    const QByteArray answer = contentsOf(path);
    Included &included = asked.included[m_include];
    included.bytes = answer.size();
    m_includedBytes += included.bytes;
    const std::string beginning = answer.left(4096).toStdString();
    FailureKind kind = failureKind(outcome, m_options.place.isRemote(), beginning, included.bytes);
    // An empty file is a file; of a pattern that nothing fits, nothing is lost.
    kind = kind == FailureKind::Empty ? FailureKind::None : kind;
    if (kind != FailureKind::None) {
        included.failure = failureDiagnostic(kind, Severity::Warning, outcome, "Include " + included.name, m_options.place.host, beginning);
        QFile::remove(path);
    } else if (included.isListing) {
        readListing(asked, Included(included));
    } else if (included.depth < deepestInclude + 1) {
        planIncludes(asked, path, std::string(included.name), included.depth + 1);
    }
    if (endsThePull(kind)) {
        m_including = false;
        plan(asked);
        skipRest();
        finishAsked(asked);
        return;
    }
    ++m_include;
    askInclude();
}

/// The files that fit a pattern, in the order of their names.
void Pull::readListing(Asked &asked, const Included &listing)
{
    const std::string folder = folderOf(listing.path) + '/';
    const std::string placeFolder = folderOf(listing.place) + '/';
    QList<QByteArray> lines = contentsOf(includePath(listing)).split('\n');
    std::sort(lines.begin(), lines.end());
    for (const QByteArray &line : lines) {
        const std::string path = line.toStdString();
        const std::string name = path.substr(std::min(path.size(), folder.size()));
        if (path.rfind(folder, 0) != 0 || name.empty() || name.front() == '.' || name.find('/') != std::string::npos) {
            continue;
        }
        Included found;
        found.name = folderOf(listing.name) == listing.name ? name : folderOf(listing.name) + '/' + name;
        found.path = path;
        found.place = placeFolder + name;
        found.depth = listing.depth;
        planInclude(asked, std::move(found));
    }
    QFile::remove(includePath(listing));
}

} // namespace apportion::cluster
