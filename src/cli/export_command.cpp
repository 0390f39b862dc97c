// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/export_command.h"

#include "core/change/difference.h"
#include "core/change/lost_people.h"
#include "core/check/checker.h"
#include "core/policy/beside.h"
#include "slurm/change/change_script.h"
#include "slurm/lists/qos_references.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <ostream>

namespace apportion::cli
{

namespace
{

/// Whether these are Slurm's files without the associations: what is not given would be taken for nothing.
bool lacksAssociations(const OpenedFiles &opened)
{
    return opened.sources != slurm::ImportFiles() && opened.sources.associations.empty();
}

/// What happens to the cluster while it is changed.
Diagnostics findingsOnTheWay(const slurm::ExportSource &source)
{
    Diagnostics findings
        = checkChange(source.baseline, source.draft, source.situation.lastReset, QDateTime::currentSecsSinceEpoch(), source.baselineSituation);
    const Diagnostics shared = checkSharedChanges(source.baseline, source.draft, difference(source.baseline, source.draft));
    findings.insert(findings.end(), shared.begin(), shared.end());
    if (const LostPeople lost = lostPeople(source.baseline.associations, source.draft.associations); lost.areMany()) {
        findings.push_back(manyAreLost(lost));
    }
    return findings;
}

/// What is wrong with a file that is there already.
const char *wordsFor(ExportObstacle::Kind kind)
{
    switch (kind) {
    case ExportObstacle::Kind::Foreign:
        return "is not as an export left it (export.b2sums)";
    case ExportObstacle::Kind::WayBack:
        return "its apply.sh has changed the cluster: rollback.sh is the way back";
    case ExportObstacle::Kind::OtherCluster:
        return "is of another cluster";
    case ExportObstacle::Kind::None:
        break;
    }
    return "";
}

/// Tells what stands in a folder that may not be replaced; false: nothing.
bool isRefused(ExportFolder &folder, const Streams &streams)
{
    const ExportObstacle obstacle = folder.obstacle();
    if (obstacle.kind == ExportObstacle::Kind::None) {
        return false;
    }
    streams.err << "apportion-cli export: " << obstacle.path.toStdString() << " is there already, and " << wordsFor(obstacle.kind)
                << ": nothing was written. Choose another folder\n";
    return true;
}

} // namespace

ExportCommand::ExportCommand()
    : InputCommand(
        "export", "Write what takes the policy to the cluster: apply.sh, rollback.sh, the settings for slurm.conf, the flat file, a README")
{
}

void ExportCommand::declareOwn(VerbOptions &verb)
{
    verb.add("--out", &m_folder, "DIR", "The folder to write to; made when it is not there").isRequired = true;
    verb.add("--against", &m_against, "BASELINE",
        "What the cluster is like now: apply.sh makes the difference; else the baseline that a policy file has; without one it builds everything");
    verb.addFlag("--all", m_all, "Build everything, as on an empty cluster, whatever the baseline is");
    verb.add("--patch", &m_patch, "SLURM_CONF", "A slurm.conf of which a copy with only the changed keys is written, beside the fragment");
}

/// Takes what the cluster is like now from --against; false when that cannot be.
bool ExportCommand::compareWith(const OpenedFiles &input, slurm::ExportSource &source, const Streams &streams) const
{
    source.baselineIsCluster = true;
    source.originalIsOfBaseline = false;
    OpenedFiles opened = openFiles({ QString::fromLocal8Bit(m_against.c_str()) });
    if (!isWhole(name(), opened, streams)) {
        return false;
    }
    if (lacksAssociations(input) != lacksAssociations(opened)) {
        streams.err << "apportion-cli export: " << (lacksAssociations(input) ? input.name : opened.name).toStdString()
                    << " has no associations, and what it is compared with has: give what sacctmgr dump wrote as well\n";
        return false;
    }
    source.baseline = std::move(opened.policy);
    source.baselineSituation = std::move(opened.situation);
    return true;
}

/// Takes the slurm.conf of --patch; false when it cannot be read.
bool ExportCommand::takeOriginal(slurm::ExportSource &source, const Streams &streams) const
{
    QString error;
    const std::optional<QByteArray> original = readTextFile(QString::fromLocal8Bit(m_patch.c_str()), &error);
    if (!original) {
        streams.err << error.toStdString() << '\n';
        return false;
    }
    source.original = slurm::originalConf(original->toStdString(), m_patch, source.release(), true);
    source.originalIsOfBaseline = false;
    return true;
}

bool ExportCommand::prepare(const OpenedFiles &input, const Streams &streams)
{
    Project project = input;
    if (m_all) {
        project.baseline.reset();
    }
    m_isKnown = !m_against.empty() || project.baseline;
    m_source = exportSource(project);
    const bool isReady = (m_against.empty() || compareWith(input, m_source, streams)) && (m_patch.empty() || takeOriginal(m_source, streams));
    if (!isReady) {
        m_source = {};
    }
    return isReady;
}

int ExportCommand::runOn(const OpenedFiles & /*input*/, const Streams &streams)
{
    const QString folderPath = QString::fromLocal8Bit(m_folder.c_str());
    const bool isNew = !QFileInfo::exists(folderPath);
    if (!QDir().mkpath(folderPath)) {
        streams.err << "apportion-cli export: cannot make the folder " << m_folder << '\n';
        return exitUnusable;
    }
    const int status = writeTo(QDir(folderPath), streams);
    if (status == exitUnusable && isNew) {
        QDir().rmdir(folderPath);
    }
    return status;
}

/// Writes all of it, or nothing.
int ExportCommand::writeTo(const QDir &dir, const Streams &streams) const
{
    ExportFolder folder(dir, m_source.draft.clusterName);
    if (isRefused(folder, streams)) { // of a large tree the scripts take seconds
        return exitUnusable;
    }
    constexpr AssociationId many = 10'000; // of fewer they are found at once
    auto findings = beside(m_source.draft.associations.count() >= many, [this] { return m_isKnown ? findingsOnTheWay(m_source) : Diagnostics(); });
    const slurm::ExportNotes notes = slurm::writeExport(m_source, folder);
    folder.addIncluded(notes.included);
    if (notes.originalUnreadable) {
        report({ slurm::originalUnreadable(m_source.original->name) }, streams);
        return exitUnusable;
    }
    const Diagnostics onTheWay = findings.get();
    report(onTheWay, streams);
    report(notes.refused, streams);
    report(notes.byHand, streams);
    if (isRefused(folder, streams)) {
        return exitUnusable;
    }
    const WrittenFiles written = folder.commit();
    if (!written.error.isEmpty()) {
        streams.err << written.error.toStdString() << '\n';
        return exitUnusable;
    }
    for (const QString &path : written.paths) {
        streams.out << path.toStdString() << '\n';
    }
    return hasErrors(onTheWay) ? exitFindings : exitOk;
}

Policy ExportCommand::judged(const OpenedFiles &input) const
{
    std::vector<slurm::QosReference> gone;
    return slurm::withoutGoneQos(input.policy, m_source.baseline, gone);
}

} // namespace apportion::cli
