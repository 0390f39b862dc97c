// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/import/import.h"

#include "core/evaluate/odyssey.h"
#include "slurm/conf/configuration.h"
#include "slurm/conf/node_list.h"
#include "slurm/conf/partitions.h"
#include "slurm/conf/slurm_conf.h"
#include "slurm/lists/association_list.h"
#include "slurm/lists/flat_file.h"
#include "slurm/lists/jobs.h"
#include "slurm/lists/json_lists.h"
#include "slurm/lists/qos_list.h"
#include "slurm/lists/sacctmgr_line.h"
#include "slurm/lists/sacctmgr_reader.h"
#include "slurm/lists/sprio.h"
#include "slurm/lists/sshare.h"
#include "slurm/lists/tres_list.h"
#include "slurm/text/reading.h"
#include "slurm/text/table_text.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <optional>

namespace apportion::slurm
{

namespace
{

std::uint64_t sizeOf(const std::string &path)
{
    std::error_code error;
    const std::uintmax_t size = std::filesystem::file_size(path, error);
    return error ? 0 : size;
}

/// Reads one of the files with @p reader when it was given; false when it could not be used.
template <typename Reader>
bool readFile(const std::string &path, Imported &imported, Progress *progress, Reader reader)
{
    if (path.empty()) {
        return false;
    }
    Findings findings(imported.diagnostics);
    const std::optional<std::string> text = readWholeFile(path, findings);
    findings.finish();
    const bool isUsable = text && reader(*text);
    if (progress != nullptr) {
        progress->passed(sizeOf(path));
    }
    return isUsable;
}

void reportUnusable(const std::string &path, const char *code, Text message, Text advice, Imported &imported)
{
    if (!path.empty()) {
        imported.diagnostics.push_back({ Severity::Error, code, std::move(message), std::move(advice), { path, 0 }, {} });
    }
}

/// Jobs that name what the other files do not have: their terms of the priority would silently be 0.
void checkJobs(const std::string &path, Imported &imported)
{
    const Policy &policy = imported.policy;
    const JobTable table = buildJobTable(policy, imported.situation);
    Findings findings(imported.diagnostics);
    for (JobRow row = 0; row < table.rowCount(); ++row) {
        const Job &job = imported.situation.jobs.get()[table.job[row]];
        const ObjectRef object { ObjectRef::Kind::Job, table.job[row], job.id };
        if (table.startsJob(row) && table.association[row] == noAssociation) {
            findings.add(Severity::Warning, "job-association-unknown", { path, 0 },
                { APPORTION_TEXT("Job %1: user %2 is not in account %3."), { job.id, job.user, job.account } },
                { APPORTION_TEXT("Dump the associations and print the jobs at the same time; its fair-share factor is 0 here."), {} }, object);
        }
        if (table.partition[row] == unknownIndex) {
            findings.add(Severity::Warning, "job-partition-unknown", { path, 0 },
                { APPORTION_TEXT("Job %1 is in a partition that is not known."), { job.id } },
                { APPORTION_TEXT("Give the slurm.conf of the same cluster."), {} }, object);
        }
    }
    findings.finish();
}

/// The associations in whatever shape they are.
bool readAnyAssociations(std::string_view text, const std::string &path, Policy &policy, Diagnostics &diagnostics, Progress *progress)
{
    if (looksLikeJson(text)) {
        return readAssociationList(text, path, policy, diagnostics);
    }
    const std::string_view beginning = text.substr(0, 65536);
    LineWalker walker(beginning);
    while (walker.next()) {
        const std::string_view line = trimmed(walker.line());
        if (line.empty() || line.front() == '#') {
            continue;
        }
        if (isFlatFileLine(line)) {
            break;
        }
        if (isAssociationHeader(TableHeader(line))) {
            return readAssociationList(text, path, policy, diagnostics);
        }
        if (isSacctmgrLine(line)) {
            return readSacctmgrScript(text, path, policy, diagnostics);
        }
    }
    return readFlatFile(text, path, policy, diagnostics, progress);
}

/// Reads the files one after the other, in the order in which they need each other.
class Importer
{
public:
    Importer(const ImportFiles &files, const LocalClock &clock, Progress *progress) : m_files(files), m_clock(clock), m_progress(progress) { }

    Imported read()
    {
        if (m_progress != nullptr) {
            std::uint64_t bytes = 0;
            for (const std::string &path : givenPaths(m_files)) {
                bytes += sizeOf(path);
            }
            m_progress->begin(bytes);
        }
        for (const auto step :
            { &Importer::readSettings, &Importer::readHardware, &Importer::readAccounts, &Importer::readUsage, &Importer::readPendingJobs }) {
            if (m_progress == nullptr || !m_progress->isCancelled()) {
                (this->*step)();
            }
        }
        if (m_conf || m_configuration || m_hardware) {
            // no file of Slurm says which chips the nodes have: here are those that can be chosen
            m_imported.policy.chips = Shared<std::vector<Chip>>(odysseyChips());
        }
        m_imported.usable = m_conf || m_configuration || m_hardware || m_associations;
        return std::move(m_imported);
    }

private:
    using PlainReader = std::function<bool(std::string_view, const std::string &, Policy &, Diagnostics &)>;

    bool readWith(const std::string &path, const PlainReader &reader)
    {
        return readFile(
            path, m_imported, m_progress, [&](std::string_view text) { return reader(text, path, m_imported.policy, m_imported.diagnostics); });
    }
    void readSettings();
    void readHardware();
    void readAccounts();
    void readUsage();
    void readPendingJobs();

    const ImportFiles &m_files;
    const LocalClock &m_clock;
    Progress *m_progress;
    Imported m_imported;
    bool m_conf = false;
    bool m_configuration = false;
    bool m_hardware = false;
    bool m_associations = false;
};

void Importer::readSettings()
{
    m_conf = readWith(m_files.slurmConf, [this](std::string_view text, const std::string &name, Policy &policy, Diagnostics &diagnostics) {
        return readSlurmConf(text, name, policy, diagnostics, m_files.followsIncludes);
    });
    if (!m_conf) {
        reportUnusable(m_files.slurmConf, "conf-unusable", { APPORTION_TEXT("Nothing of slurm.conf could be read."), {} },
            { APPORTION_TEXT("Give the slurm.conf of the cluster."), {} }, m_imported);
    }
    m_configuration = readFile(m_files.configuration, m_imported, m_progress,
        [&](std::string_view text) { return readConfiguration(text, m_files.configuration, m_conf, m_imported.policy, m_imported.diagnostics); });
    if (!m_configuration) {
        reportUnusable(m_files.configuration, "config-unusable", { APPORTION_TEXT("No setting could be read."), {} },
            { APPORTION_TEXT("Print the settings with: scontrol show config"), {} }, m_imported);
    }
    const bool tracked = readFile(m_files.tres, m_imported, m_progress, [&](std::string_view text) {
        return readTresList(text, m_files.tres, m_conf || m_configuration, m_imported.policy, m_imported.diagnostics);
    });
    if (!tracked) {
        reportUnusable(m_files.tres, "tres-unusable", { APPORTION_TEXT("There is no TRES in the file."), {} },
            { APPORTION_TEXT("Print them with: sacctmgr -P show tres"), {} }, m_imported);
    }
}

void Importer::readHardware()
{
    const bool nodes = readWith(m_files.nodes, slurm::readNodes);
    if (!nodes) {
        reportUnusable(m_files.nodes, "node-unusable", { APPORTION_TEXT("There is no node in the file."), {} },
            { APPORTION_TEXT("Print the nodes with: scontrol -o show node"), {} }, m_imported);
    }
    const bool partitions = readWith(m_files.partitions, slurm::readPartitions);
    if (!partitions) {
        reportUnusable(m_files.partitions, "partition-unusable", { APPORTION_TEXT("There is no partition in the file."), {} },
            { APPORTION_TEXT("Print the partitions with: scontrol -o show partition"), {} }, m_imported);
    }
    m_hardware = nodes || partitions;
}

void Importer::readAccounts()
{
    m_associations = readFile(m_files.associations, m_imported, m_progress, [&](std::string_view text) {
        return readAnyAssociations(text, m_files.associations, m_imported.policy, m_imported.diagnostics, m_progress);
    });
    if (!m_associations) {
        reportUnusable(m_files.associations, "flat-unusable", { APPORTION_TEXT("Nothing of the associations could be read."), {} },
            { APPORTION_TEXT("Write them with: sacctmgr dump CLUSTER file=FILE"), {} }, m_imported);
    }
    if (!readWith(m_files.qos, readQosList)) {
        reportUnusable(m_files.qos, "qos-unusable", { APPORTION_TEXT("There is no QOS in the file."), {} },
            { APPORTION_TEXT("Print them with: sacctmgr -P show qos"), {} }, m_imported);
    }
}

void Importer::readUsage()
{
    if (!m_files.usage.empty() && !m_associations) {
        reportUnusable(m_files.usage, "sshare-without-tree", { APPORTION_TEXT("Usage cannot be placed without the associations."), {} },
            { APPORTION_TEXT("Give the file of sacctmgr dump too."), {} }, m_imported);
        return;
    }
    const bool usage = readFile(m_files.usage, m_imported, m_progress, [&](std::string_view text) {
        return readSshare(text, m_files.usage, m_imported.policy.associations, m_imported.situation, m_imported.diagnostics, &m_imported.printed);
    });
    if (!usage) {
        reportUnusable(m_files.usage, "sshare-unusable", { APPORTION_TEXT("Nothing of the usage could be read."), {} },
            { APPORTION_TEXT("Print it with: sshare -a -P -o Account,User,RawUsage"), {} }, m_imported);
    }
}

void Importer::readPendingJobs()
{
    const bool jobs = readFile(m_files.jobs, m_imported, m_progress,
        [&](std::string_view text) { return readJobs(text, m_files.jobs, m_imported.situation, m_imported.diagnostics, m_clock); });
    if (jobs) {
        checkJobs(m_files.jobs, m_imported);
    } else {
        reportUnusable(m_files.jobs, "job-unusable", { APPORTION_TEXT("There is no job in the file."), {} },
            { APPORTION_TEXT("Print the jobs with: scontrol -o show job"), {} }, m_imported);
    }
    const bool terms = readFile(m_files.sprio, m_imported, m_progress,
        [&](std::string_view text) { return readSprio(text, m_files.sprio, m_imported.printed, m_imported.diagnostics); });
    if (terms) {
        addSiteFactors(m_imported.printed, m_imported.situation);
    } else {
        reportUnusable(m_files.sprio, "sprio-unusable", { APPORTION_TEXT("There are no terms of priorities in the file."), {} },
            { APPORTION_TEXT("Print them with: sprio -l"), {} }, m_imported);
    }
}

} // namespace

std::vector<std::string> givenPaths(const ImportFiles &files)
{
    std::vector<std::string> paths;
    for (const std::string *path : { &files.slurmConf, &files.configuration, &files.tres, &files.nodes, &files.partitions, &files.associations,
             &files.qos, &files.usage, &files.jobs, &files.sprio }) {
        if (!path->empty()) {
            paths.push_back(*path);
        }
    }
    return paths;
}

Imported importFiles(const ImportFiles &files, const LocalClock &clock, Progress *progress)
{
    return Importer(files, clock, progress).read();
}

} // namespace apportion::slurm
