// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/open_files.h"

#include "cluster/pull_folder.h"
#include "core/agree/walk_order.h"
#include "core/policy/count_text.h"
#include "slurm/conf/conf_places.h"
#include "slurm/conf/slurm_conf.h"
#include "slurm/text/reading.h"
#include "storage/folder_files.h"
#include "storage/policy_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

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

void leaveOut(Diagnostics &diagnostics, const QString &path, Severity severity = Severity::Warning)
{
    diagnostics.push_back(fileFinding(severity, "file-beside-policy", path, { APPORTION_TEXT("left out: a policy file is opened by itself"), {} },
        { APPORTION_TEXT("Open it alone."), {} }));
}

/// What is said of a file of which nobody knows what it is.
struct UnknownFile
{
    Text message { APPORTION_TEXT("it is not clear what this file is"), {} };
    Text advice { APPORTION_TEXT("Expected are a policy file, slurm.conf, what sacctmgr dump wrote, or the output of sshare or scontrol show job."),
        {} };
};

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
    void place(slurm::FileKind kind, const QString &path, Severity severity);
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
    QStringList own;
    bool found = false;
    slurm::Findings findings(diagnostics);
    for (const FolderFile &file : filesOfFolder(directory.path())) {
        if (file.kind == slurm::FileKind::Policy) {
            own.append(file.path);
        } else if (file.kind == slurm::FileKind::Unknown) {
            findings.add(Severity::Note, "file-kind", { file.path.toStdString(), 0 }, UnknownFile().message, UnknownFile().advice);
        } else {
            // a slurm.conf is often in parts, which it includes itself
            place(file.kind, file.path, file.kind == slurm::FileKind::SlurmConf ? Severity::Note : Severity::Warning);
            found = true;
        }
    }
    findings.finish();
    if (!found) {
        policies += own;
    } else {
        for (const QString &path : own) {
            leaveOut(diagnostics, path, Severity::Note);
        }
    }
    if (!found && own.isEmpty()) {
        diagnostics.push_back(
            fileFinding(Severity::Error, "directory-empty", directory.path(), { APPORTION_TEXT("no file of Slurm's is in this directory"), {} },
                { APPORTION_TEXT("Looked for are slurm.conf, what sacctmgr dump wrote and what Slurm's commands printed, under any name."), {} }));
    }
}

void Sorter::addFile(const QString &path)
{
    const slurm::FileKind kind = slurm::kindOfFile(nativePath(path));
    if (kind == slurm::FileKind::Policy) {
        policies.append(path);
    } else if (kind == slurm::FileKind::Unknown) {
        diagnostics.push_back(fileFinding(Severity::Error, "file-kind", path, UnknownFile().message, UnknownFile().advice));
    } else {
        place(kind, path, Severity::Warning);
    }
}

void Sorter::place(slurm::FileKind kind, const QString &path, Severity severity)
{
    const std::string given = nativePath(path);
    const bool isSecondUsage = kind == slurm::FileKind::Usage && !slurmFiles.usage.empty() && slurmFiles.usage != given;
    if (isSecondUsage && slurm::tellsFactors(given) != slurm::tellsFactors(slurmFiles.usage)) {
        const bool isRicher = slurm::tellsFactors(given);
        const QString poorer = isRicher ? fromNative(std::exchange(slurmFiles.usage, given)) : path;
        diagnostics.push_back(fileFinding(Severity::Note, "file-twice", poorer,
            { APPORTION_TEXT("left out: another listing of sshare tells the usage, and what Slurm computes of it"), {} },
            { APPORTION_TEXT("Nothing is to be done."), {} }));
    } else if (!slurm::placeFile(slurmFiles, kind, given)) {
        diagnostics.push_back(fileFinding(severity, "file-twice", path, { APPORTION_TEXT("another file of this kind was given before"), {} },
            { APPORTION_TEXT("This one is left out. Open the files of one cluster at a time."), {} }));
    }
}

/// Says what saved answers of a cluster lack; one that is not as it was saved leaves nothing complete.
void reportGaps(OpenedFiles &opened)
{
    QStringList seen;
    for (const std::string &given : slurm::givenPaths(opened.sources)) {
        const QDir folder(QFileInfo(fromNative(given)).absolutePath());
        if (seen.contains(folder.path()) || !cluster::isPullFolder(folder.path())) {
            continue;
        }
        if (const QDateTime when = cluster::timeOfPull(folder.path()); seen.isEmpty() && when.isValid()) {
            opened.asked = when;
        }
        seen.append(folder.path());
        for (const cluster::PullGap &gap : cluster::gapsOfPull(folder.path())) {
            const QString path = folder.filePath(gap.file);
            if (gap.kind == cluster::PullGap::Kind::Changed) {
                opened.complete = false;
                opened.damagedPath = path;
                opened.diagnostics.push_back(fileFinding(Severity::Error, "pull-changed", path,
                    { APPORTION_TEXT("this answer of the cluster has %1 bytes, and had %2 when it was saved: it is not complete"),
                        { countText(static_cast<std::uint64_t>(gap.bytes)), countText(static_cast<std::uint64_t>(gap.saved)) } },
                    { APPORTION_TEXT("Ask the cluster again. An answer that was changed on purpose is imported from another folder."), {} }));
            } else if (gap.kind == cluster::PullGap::Kind::Missing) {
                opened.diagnostics.push_back(fileFinding(Severity::Warning, "pull-lacks", path,
                    { APPORTION_TEXT("this answer of the cluster was saved, and is not there any more"), {} },
                    { APPORTION_TEXT("What it told is not known here."), {} }));
            } else if (gap.kind == cluster::PullGap::Kind::Part) {
                opened.diagnostics.push_back(
                    fileFinding(Severity::Warning, "pull-part", path, { APPORTION_TEXT("this answer of the cluster is a part: %1"), { gap.why } },
                        { APPORTION_TEXT("What is not in it is not known here, and is not to be taken for removed."), {} }));
            } else {
                opened.diagnostics.push_back(
                    fileFinding(Severity::Warning, "pull-lacks", path, { APPORTION_TEXT("the cluster did not give this answer: %1"), { gap.why } },
                        { APPORTION_TEXT("What it told is not known here."), {} }));
            }
        }
    }
}

void prepend(Diagnostics &diagnostics, Diagnostics first)
{
    first.insert(first.end(), std::make_move_iterator(diagnostics.begin()), std::make_move_iterator(diagnostics.end()));
    diagnostics = std::move(first);
}

/// Gives the versions of a project their places in its slurm.conf. What they share they share afterwards, too.
void restorePlaces(Project &project, const Policy &read)
{
    const Policy before = project.policy;
    slurm::restorePlaces(project.policy, read);
    const auto restore = [&](Policy &policy) {
        Policy own = policy;
        slurm::restorePlaces(own, read);
        const auto take = [&](auto member) { policy.*member = (policy.*member).sharesWith(before.*member) ? project.policy.*member : own.*member; };
        take(&Policy::partitions);
        take(&Policy::nodeGroups);
        take(&Policy::foreignConf);
    };
    for (std::optional<ProjectVersion> *version : { &project.baseline, &project.exported }) {
        if (*version) {
            restore((*version)->snapshot.policy);
        }
    }
    for (Scenario &scenario : project.others) {
        restore(scenario.snapshot.policy);
    }
}

/// Reads the slurm.conf of a policy file again: what stops slurmctld and is not to be seen in the policy that was read of it, and
/// the places of its lines.
void readConfAgain(Project &project, Diagnostics &diagnostics)
{
    const slurm::OriginalConf &conf = *project.conf;
    static constexpr std::array<std::string_view, 3> codes = { "conf-partition-double", "conf-node-double", "conf-several" };
    const slurm::IncludedFiles included = conf.included ? conf.included : std::make_shared<const std::vector<slurm::IncludedFile>>();
    const slurm::ConfReading reading = slurm::readSlurmConf(conf.text, conf.name, included, project.policy.release);
    restorePlaces(project, reading.policy);
    const Diagnostics &told = reading.diagnostics;
    std::copy_if(told.begin(), told.end(), std::back_inserter(diagnostics),
        [](const Diagnostic &found) { return std::find(codes.begin(), codes.end(), found.code) != codes.end(); });
}

} // namespace

OpenedFiles openPolicyFile(const QString &path, Progress *progress)
{
    ReadPolicy read = readPolicyFile(path, progress);
    OpenedFiles opened;
    static_cast<Project &>(opened) = std::move(static_cast<Project &>(read));
    opened.diagnostics = std::move(read.diagnostics);
    opened.usable = read.usable;
    opened.complete = read.complete;
    opened.name = QFileInfo(path).fileName();
    if (opened.agreement) {
        opened.printed = opened.agreement->printed;
    }
    if (read.complete) {
        if (opened.conf) {
            readConfAgain(opened, opened.diagnostics);
        }
        opened.policyPath = QFileInfo(path).absoluteFilePath();
        opened.checksum = std::move(read.checksum);
    } else {
        opened.damagedPath = QFileInfo(path).absoluteFilePath();
    }
    return opened;
}

namespace
{

/// The zone in which the jobs were printed: that of this machine, or UTC where they lie among saved answers of a cluster.
slurm::LocalClock clockOf(const slurm::ImportFiles &files)
{
    const bool isSaved = !files.jobs.empty() && cluster::isPullFolder(QFileInfo(fromNative(files.jobs)).path());
    return isSaved ? slurm::utcClock() : slurm::machineClock();
}

/// The same files, with the time at which the cluster was asked for them where they are saved answers.
slurm::ImportFiles dated(slurm::ImportFiles files)
{
    for (const std::string &given : files.asked > 0 ? std::vector<std::string>() : slurm::givenPaths(files)) {
        const QString folder = QFileInfo(fromNative(given)).absolutePath();
        if (const QDateTime when = cluster::isPullFolder(folder) ? cluster::timeOfPull(folder) : QDateTime(); when.isValid()) {
            files.asked = when.toSecsSinceEpoch();
            break;
        }
    }
    return files;
}

/// Nothing in the files is later than that; in whatever zone they were printed where it is not known.
std::int64_t latestOf(const slurm::ImportFiles &files, bool isZoneKnown)
{
    constexpr std::int64_t zones = 86400;
    constexpr std::int64_t clocks = 60; // by which those of two machines may differ
    std::int64_t latest = files.asked;
    for (const std::string &given : slurm::givenPaths(files)) {
        latest = std::max<std::int64_t>(latest, QFileInfo(fromNative(given)).lastModified().toSecsSinceEpoch());
    }
    return latest + (isZoneKnown || files.asked > 0 ? clocks : zones);
}

/// Ages in what sprio printed tell of a moment that other listings may not tell of. Of another cluster, or by weights that are not those of
/// the policy, they may tell of any.
void tellByAges(Situation &situation, const Agreement &agreement, std::int64_t latest)
{
    if (agreement.at && *agreement.at > presentOf(situation) && *agreement.at <= latest && 2 * agreement.agreed > agreement.compared) {
        situation.toldAt = *agreement.at;
    }
}

/// When the usage of files was printed: when the cluster was asked for them, or when the file was written.
std::optional<std::int64_t> timeOfUsage(const slurm::ImportFiles &files)
{
    if (files.asked > 0) {
        return files.asked;
    }
    const QDateTime written = QFileInfo(fromNative(files.usage)).lastModified();
    return written.isValid() && written.toSecsSinceEpoch() > 0 ? std::optional(written.toSecsSinceEpoch()) : std::nullopt;
}

OpenedFiles openedOf(slurm::Imported imported, const slurm::ImportFiles &files, bool isZoneKnown)
{
    OpenedFiles opened;
    opened.policy = std::move(imported.policy);
    opened.situation = std::move(imported.situation);
    if (!files.usage.empty()) {
        opened.situation.usageAt = timeOfUsage(dated(files));
    }
    opened.situation.cover(opened.policy.associations.rowCount()); // so that evaluations share the column with it
    opened.evaluated = std::move(imported.evaluated);
    opened.printed = std::move(imported.printed);
    opened.diagnostics = std::move(imported.diagnostics);
    opened.usable = imported.usable;
    opened.complete = imported.usable;
    opened.sources = files;
    opened.name = QString::fromStdString(opened.policy.clusterName);
    if (!opened.printed.isEmpty()) {
        if (std::optional<OrderedAgreement> found = agreeOnOrder(opened, opened.printed, imported.listed, {}, opened.evaluated.get()); found) {
            opened.situation.walkOrder = Shared<std::vector<std::string>>(std::move(found->walkOrder));
            tellByAges(opened.situation, found->agreement, latestOf(dated(files), isZoneKnown));
            if (std::optional<Diagnostic> finding = agreementFinding(found->agreement); finding) {
                opened.diagnostics.push_back(std::move(*finding));
                opened.agreement
                    = std::make_shared<const ClusterAgreement>(ClusterAgreement { std::move(found->agreement), opened.printed, opened, {} });
            }
            if (std::optional<Diagnostic> finding = walkOrderFinding(opened); finding) {
                opened.diagnostics.push_back(std::move(*finding));
            }
        }
    }
    if (const std::vector<std::string> paths = slurm::givenPaths(files); opened.name.isEmpty() && !paths.empty()) {
        opened.name = QFileInfo(fromNative(paths.front())).fileName();
    }
    if (imported.conf) {
        opened.conf = std::make_shared<const slurm::OriginalConf>(std::move(*imported.conf));
    }
    reportGaps(opened);
    return opened;
}

/// The window keeps what was opened for as long as it is told: it shall not keep large columns twice.
OpenedFiles withoutEvaluation(OpenedFiles opened)
{
    opened.evaluated.reset();
    return opened;
}

} // namespace

OpenedFiles openSlurmFiles(const slurm::ImportFiles &files, const slurm::LocalClock &clock, Progress *progress)
{
    return withoutEvaluation(openedOf(slurm::importFiles(dated(files), clock, progress), files, true));
}

OpenedFiles openSlurmFiles(const slurm::ImportFiles &files, Progress *progress)
{
    return withoutEvaluation(openedOf(slurm::importFiles(dated(files), clockOf(files), progress), files, false));
}

OpenedFiles openToEvaluate(const slurm::ImportFiles &files, const std::optional<slurm::LocalClock> &clock)
{
    return openedOf(slurm::importFiles(dated(files), clock ? *clock : clockOf(files)), files, clock.has_value());
}

GivenFiles sortFiles(const QStringList &paths)
{
    Sorter sorted;
    for (const QString &path : paths) {
        sorted.add(path);
    }
    return { sorted.slurmFiles, std::move(sorted.diagnostics), !sorted.policies.isEmpty() };
}

namespace
{

/// Whether something was read of every file: what is missing from a torn one would be taken for removed.
bool coversAll(const Snapshot &known, const OpenedFiles &opened)
{
    constexpr AssociationId always = 2; // root, and the user root
    bool hasBadJobs = false;
    for (const Diagnostic &found : opened.diagnostics) {
        const bool isUsageless = found.code == "sshare-missing" && found.message.arguments.front() == found.message.arguments.back();
        if (found.code.ends_with("-unusable") || isUsageless) {
            return false;
        }
        hasBadJobs = hasBadJobs || (found.severity == Severity::Error && found.code.starts_with("job-"));
    }
    return !(hasBadJobs && opened.situation.jobs->empty())
        && !(opened.policy.associations.count() <= always && known.policy.associations.count() > always);
}

OpenedFiles openedOnto(const Snapshot &known, const GivenFiles &given, OpenedFiles opened)
{
    opened.evaluated.reset();
    opened.complete = opened.complete && coversAll(known, opened);
    prepend(opened.diagnostics, given.diagnostics);
    return opened;
}

} // namespace

OpenedFiles openOnto(const Snapshot &known, const GivenFiles &given, const slurm::LocalClock &clock, Progress *progress)
{
    return openedOnto(known, given, openedOf(slurm::importOnto(known, dated(given.files), clock, progress), given.files, true));
}

OpenedFiles openOnto(const Snapshot &known, const GivenFiles &given, Progress *progress)
{
    return openedOnto(known, given, openedOf(slurm::importOnto(known, dated(given.files), clockOf(given.files), progress), given.files, false));
}

Diagnostic noBaselineNote(const QString &path)
{
    return fileFinding(Severity::Note, "policy-no-baseline", path,
        { APPORTION_TEXT("the file has no baseline: what it holds is the baseline now"), {} },
        { APPORTION_TEXT("Save it once: from then on it keeps the baseline, whatever is edited."), {} });
}

OpenedFiles openFiles(const QStringList &paths, Progress *progress)
{
    Sorter sorted;
    for (const QString &path : paths) {
        sorted.add(path);
    }
    OpenedFiles opened;
    if (!sorted.policies.isEmpty()) {
        opened = openPolicyFile(sorted.policies.front(), progress);
        for (qsizetype i = 1; i < sorted.policies.size(); ++i) {
            leaveOut(sorted.diagnostics, sorted.policies[i]);
        }
        for (const std::string &path : slurm::givenPaths(sorted.slurmFiles)) {
            leaveOut(sorted.diagnostics, fromNative(path));
        }
    } else if (sorted.slurmFiles != slurm::ImportFiles()) {
        opened = openSlurmFiles(sorted.slurmFiles, progress);
    }
    prepend(opened.diagnostics, std::move(sorted.diagnostics));
    return opened;
}

} // namespace apportion
