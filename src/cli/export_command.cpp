// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/export_command.h"

#include "slurm/change/change_script.h"
#include "slurm/conf/conf_patch.h"
#include "slurm/conf/fragment.h"
#include "slurm/lists/flat_file_writer.h"
#include "storage/policy_file.h"
#include "storage/text_file.h"

#include <QDir>

#include <ostream>

namespace apportion::cli
{

namespace
{

bool writeFile(const QDir &folder, const char *name, const std::string &text, const Streams &streams)
{
    QString error;
    const QString path = folder.filePath(QLatin1String(name));
    if (!writeTextFile(path, QByteArray::fromStdString(text), &error)) {
        streams.err << error.toStdString() << '\n';
        return false;
    }
    streams.out << path.toStdString() << '\n';
    return true;
}

void report(const Diagnostics &diagnostics, const Streams &streams)
{
    for (const Diagnostic &diagnostic : diagnostics) {
        streams.err << diagnostic.english() << '\n';
    }
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
    verb.add("--against", &m_against, "BASELINE", "What the cluster is like now: apply.sh makes the difference; else it builds everything");
    verb.add("--patch", &m_patch, "SLURM_CONF", "A slurm.conf of which a copy with only the changed keys is written, in place of the fragment");
}

int ExportCommand::runOn(const OpenedFiles &input, const Streams &streams)
{
    Policy baseline = slurm::emptyCluster(input.policy);
    if (!m_against.empty()) {
        const OpenedFiles opened = openFiles({ QString::fromLocal8Bit(m_against.c_str()) });
        report(opened.diagnostics, streams);
        if (!opened.usable) {
            return exitUnusable;
        }
        baseline = opened.policy;
    }
    const Policy *against = m_against.empty() ? nullptr : &baseline;
    std::string conf = slurm::confFragment(input.policy, against);
    Diagnostics byHand;
    if (!m_patch.empty()) {
        QString error;
        const std::optional<QByteArray> original = readTextFile(QString::fromLocal8Bit(m_patch.c_str()), &error);
        if (!original) {
            streams.err << error.toStdString() << '\n';
            return exitUnusable;
        }
        const slurm::ConfReading asRead = slurm::readSlurmConf(original->toStdString(), m_patch);
        slurm::ConfPatch patch = slurm::patchConf(original->toStdString(), asRead, input.policy, against);
        conf = std::move(patch.text);
        byHand = std::move(patch.told);
    }
    const QString folderPath = QString::fromLocal8Bit(m_folder.c_str());
    if (!QDir().mkpath(folderPath)) {
        streams.err << "apportion-cli export: cannot make the folder " << m_folder << '\n';
        return exitFindings;
    }
    const QDir folder(folderPath);
    const slurm::ChangeScripts scripts = slurm::changeScripts(baseline, input.policy);
    report(scripts.refused, streams);
    report(byHand, streams);
    const slurm::ConfFile confFile = m_patch.empty() ? slurm::ConfFile::Fragment : slurm::ConfFile::Patched;
    const bool written = writeFile(folder, m_patch.empty() ? "slurm.conf.fragment" : "slurm.conf", conf, streams)
        && writeFile(folder, "apply.sh", scripts.apply, streams) && writeFile(folder, "rollback.sh", scripts.rollback, streams)
        && writeFile(folder, "associations.cfg", slurm::flatFile(input.policy), streams)
        && writeFile(folder, "README", slurm::changeReadme(baseline, input.policy, scripts, confFile, byHand), streams);
    return written ? exitOk : exitFindings;
}

} // namespace apportion::cli
