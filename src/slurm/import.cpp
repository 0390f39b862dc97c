// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/import.h"

#include "core/odyssey.h"
#include "slurm/flat_file.h"
#include "slurm/jobs.h"
#include "slurm/partitions.h"
#include "slurm/reading.h"
#include "slurm/slurm_conf.h"
#include "slurm/sshare.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <optional>

namespace apportion::slurm
{

namespace
{

using Reader = bool (*)(std::string_view, const std::string &, Policy &, Diagnostics &);

/// Reads one of the files when it was given; false when it could not be used.
bool readFile(const std::string &path, Reader reader, Imported &imported)
{
    if (path.empty()) {
        return false;
    }
    Findings findings(imported.diagnostics);
    const std::optional<std::string> text = readWholeFile(path, findings);
    findings.finish();
    return text && reader(*text, path, imported.policy, imported.diagnostics);
}

void tellUnusable(const std::string &path, const char *code, Text message, Text advice, Imported &imported)
{
    if (!path.empty()) {
        imported.diagnostics.push_back({ Severity::Error, code, std::move(message), std::move(advice), { path, 0 }, {} });
    }
}

/// Jobs that name what the other files do not have: their terms of the priority would silently be 0.
void checkJobs(const std::string &path, Imported &imported)
{
    const Policy &policy = imported.policy;
    const JobTable table = buildJobTable(policy);
    Findings findings(imported.diagnostics);
    for (std::uint32_t i = 0; i < table.jobCount(); ++i) {
        const Job &job = policy.jobs.get()[i];
        const ObjectRef object { ObjectRef::Kind::Job, i, job.id };
        if (table.association[i] == noAssociation) {
            findings.add(Severity::Warning, "job-association-unknown", { path, 0 },
                { APPORTION_TEXT("Job %1: user %2 is not in account %3."), { job.id, job.user, job.account } },
                { APPORTION_TEXT("Dump the associations and print the jobs at the same time; its fair-share factor is 0 here."), {} }, object);
        }
    }
    for (JobRow row = 0; row < table.rowCount(); ++row) {
        if (table.partition[row] == unknownIndex) {
            const Job &job = policy.jobs.get()[table.job[row]];
            findings.add(Severity::Warning, "job-partition-unknown", { path, 0 },
                { APPORTION_TEXT("Job %1 is in a partition that is not known."), { job.id } },
                { APPORTION_TEXT("Give the slurm.conf of the same cluster."), {} }, { ObjectRef::Kind::Job, table.job[row], job.id });
        }
    }
    findings.finish();
}

} // namespace

Imported importFiles(const ImportFiles &files)
{
    Imported imported;
    const bool conf = readFile(files.slurmConf, readSlurmConf, imported);
    if (!conf) {
        tellUnusable(files.slurmConf, "conf-unusable", { APPORTION_TEXT("Nothing of slurm.conf could be read."), {} },
            { APPORTION_TEXT("Give the slurm.conf of the cluster."), {} }, imported);
    }
    const bool associations = readFile(files.associations, readFlatFile, imported);
    if (!associations) {
        tellUnusable(files.associations, "flat-unusable", { APPORTION_TEXT("Nothing of the associations could be read."), {} },
            { APPORTION_TEXT("Write them with: sacctmgr dump CLUSTER file=FILE"), {} }, imported);
    }
    if (!readFile(files.partitions, readPartitions, imported)) {
        tellUnusable(files.partitions, "partition-unusable", { APPORTION_TEXT("There is no partition in the file."), {} },
            { APPORTION_TEXT("Print the partitions with: scontrol -o show partition"), {} }, imported);
    }
    if (!files.usage.empty() && !associations) {
        tellUnusable(files.usage, "sshare-without-tree", { APPORTION_TEXT("Usage cannot be placed without the associations."), {} },
            { APPORTION_TEXT("Give the file of sacctmgr dump too."), {} }, imported);
    } else if (!readFile(files.usage, readSshare, imported)) {
        tellUnusable(files.usage, "sshare-unusable", { APPORTION_TEXT("Nothing of the usage could be read."), {} },
            { APPORTION_TEXT("Print it with: sshare -a -P -o Account,User,RawUsage"), {} }, imported);
    }
    if (readFile(files.jobs, readJobs, imported)) {
        checkJobs(files.jobs, imported);
    } else {
        tellUnusable(files.jobs, "job-unusable", { APPORTION_TEXT("There is no job in the file."), {} },
            { APPORTION_TEXT("Print the jobs with: scontrol -o show job"), {} }, imported);
    }
    if (conf) {
        // no file of Slurm says which chips the nodes have: here are those that can be chosen
        imported.policy.chips = Shared<std::vector<Chip>>(odysseyChips());
    }
    imported.usable = conf || associations;
    return imported;
}

FileKind kindOfText(std::string_view beginning)
{
    if (const std::string_view text = trimmed(beginning); !text.empty() && text.front() == '{') {
        return FileKind::Policy;
    }
    LineWalker walker(beginning);
    while (walker.next()) {
        const std::string_view line = trimmed(walker.line());
        if (line.empty() || line.front() == '#') {
            continue;
        }
        if (isSshareHeader(line)) {
            return FileKind::Usage;
        }
        if (line.substr(0, 6) == "JobId=" || line == "No jobs in the system") {
            return FileKind::Jobs;
        }
        const bool partition = line.substr(0, 14) == "PartitionName=";
        if (partition && (beginning.find("AllowGroups=") != std::string_view::npos && beginning.find("TotalNodes=") != std::string_view::npos)) {
            return FileKind::Partitions;
        }
        if (isFlatFileLine(line)) {
            return FileKind::Associations;
        }
        if (isConfLine(line)) {
            return FileKind::SlurmConf;
        }
    }
    return FileKind::Unknown;
}

FileKind kindOfFile(const std::string &path)
{
    constexpr std::size_t enough = 65536;
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error)) {
        return FileKind::Unknown;
    }
    std::FILE *file = std::fopen(path.c_str(), "rb");
    if (file == nullptr) {
        return FileKind::Unknown;
    }
    std::string beginning(enough, '\0');
    beginning.resize(std::fread(beginning.data(), 1, beginning.size(), file));
    std::fclose(file);
    const FileKind kind = kindOfText(beginning);
    return kind == FileKind::Unknown && std::filesystem::path(path).extension() == ".apportion" ? FileKind::Policy : kind;
}

bool placeFile(ImportFiles &files, FileKind kind, const std::string &path)
{
    std::string *place = nullptr;
    switch (kind) {
    case FileKind::SlurmConf:
        place = &files.slurmConf;
        break;
    case FileKind::Associations:
        place = &files.associations;
        break;
    case FileKind::Usage:
        place = &files.usage;
        break;
    case FileKind::Jobs:
        place = &files.jobs;
        break;
    case FileKind::Partitions:
        place = &files.partitions;
        break;
    case FileKind::Unknown:
    case FileKind::Policy:
        return false;
    }
    if (!place->empty() && *place != path) {
        return false;
    }
    *place = path;
    return true;
}

} // namespace apportion::slurm
