// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/export_command.h"

#include "core/change/difference.h"
#include "core/change/lost_people.h"
#include "core/check/checker.h"
#include "slurm/change/change_script.h"
#include "slurm/lists/qos_references.h"
#include "storage/export_files.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <ostream>

namespace apportion::cli
{

namespace
{

void report(const Diagnostics &diagnostics, const Streams &streams)
{
    for (const Diagnostic &diagnostic : diagnostics) {
        streams.err << diagnostic.english() << '\n';
    }
}

/// Whether these are Slurm's files without the associations: what is not given would be taken for nothing.
bool lacksAssociations(const OpenedFiles &opened)
{
    return opened.sources != slurm::ImportFiles() && opened.sources.associations.empty();
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

int ExportCommand::runOn(const OpenedFiles &input, const Streams &streams)
{
    Project project = input;
    if (m_all) {
        project.baseline.reset();
    }
    slurm::ExportSource source = exportSource(project);
    if (!m_against.empty()) {
        source.baselineIsCluster = true;
        source.originalIsOfBaseline = false;
        OpenedFiles opened = openFiles({ QString::fromLocal8Bit(m_against.c_str()) });
        report(opened.diagnostics, streams);
        if (!opened.usable || !opened.complete) {
            if (opened.usable) {
                reportIncomplete(name(), opened, streams);
            }
            return exitUnusable;
        }
        if (lacksAssociations(input) != lacksAssociations(opened)) {
            streams.err << "apportion-cli export: " << (lacksAssociations(input) ? input.name : opened.name).toStdString()
                        << " has no associations, and what it is compared with has: give what sacctmgr dump wrote as well\n";
            return exitUnusable;
        }
        source.baseline = std::move(opened.policy);
        source.baselineSituation = std::move(opened.situation);
    }
    if (!m_patch.empty()) {
        QString error;
        const std::optional<QByteArray> original = readTextFile(QString::fromLocal8Bit(m_patch.c_str()), &error);
        if (!original) {
            streams.err << error.toStdString() << '\n';
            return exitUnusable;
        }
        source.original = slurm::originalConf(original->toStdString(), m_patch, source.release(), true);
        source.originalIsOfBaseline = false;
    }
    m_baseline = source.baseline;
    const slurm::ExportBundle bundle = slurm::exportBundle(source);
    if (bundle.originalUnreadable) {
        report({ slurm::originalUnreadable(source.original->name) }, streams);
        return exitUnusable;
    }
    const QString folderPath = QString::fromLocal8Bit(m_folder.c_str());
    const bool isNew = !QFileInfo::exists(folderPath);
    if (!QDir().mkpath(folderPath)) {
        streams.err << "apportion-cli export: cannot make the folder " << m_folder << '\n';
        return exitUnusable;
    }
    const bool isChange = !m_against.empty() || project.baseline;
    Diagnostics onTheWay = !isChange
        ? Diagnostics()
        : checkChange(source.baseline, source.draft, source.situation.lastReset, QDateTime::currentSecsSinceEpoch(), source.baselineSituation);
    if (isChange) {
        const Diagnostics shared = checkSharedChanges(source.baseline, source.draft, difference(source.baseline, source.draft));
        onTheWay.insert(onTheWay.end(), shared.begin(), shared.end());
    }
    const LostPeople lost = isChange ? lostPeople(source.baseline.associations, source.draft.associations) : LostPeople();
    if (lost.areMany()) {
        onTheWay.push_back(manyAreLost(lost));
    }
    report(onTheWay, streams);
    report(bundle.refused, streams);
    report(bundle.byHand, streams);
    const std::vector<TextFile> files = filesOfBundle(bundle, QDir(folderPath));
    if (const QString foreign = foreignFile(files, QDir(folderPath)); !foreign.isEmpty()) {
        streams.err << "apportion-cli export: " << foreign.toStdString()
                    << " is there already, and no export wrote it: nothing was written. Choose another folder\n";
        return exitUnusable;
    }
    const WrittenFiles written = writeTextFiles(files);
    if (!written.error.isEmpty()) {
        if (isNew) {
            QDir().rmdir(folderPath);
        }
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
    return slurm::withoutGoneQos(input.policy, m_baseline, gone);
}

} // namespace apportion::cli
