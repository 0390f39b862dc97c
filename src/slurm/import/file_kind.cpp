// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/running_conf.h"
#include "slurm/conf/slurm_conf.h"
#include "slurm/import/import.h"
#include "slurm/lists/job_listing.h"
#include "slurm/lists/json_lists.h"
#include "slurm/lists/listings.h"
#include "slurm/lists/qos_list.h"
#include "slurm/lists/sacctmgr_line.h"
#include "slurm/text/reading.h"
#include "slurm/text/table_text.h"

#include "core/policy/tres.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <utility>

namespace apportion::slurm
{

namespace
{

/// What the header of a table is of.
FileKind kindOfHeader(std::string_view line)
{
    if (isSprioHeader(line)) {
        return FileKind::Priorities;
    }
    if (line.find('|') == std::string_view::npos) {
        return FileKind::Unknown;
    }
    if (isSshareHeader(line)) {
        return FileKind::Usage;
    }
    const TableHeader header(line);
    if (isTresHeader(header)) {
        return FileKind::Tres;
    }
    if (isAssociationHeader(header)) {
        return FileKind::Associations;
    }
    if (isAccountHeader(header)) {
        return FileKind::Accounts;
    }
    if (isUserHeader(header)) {
        return FileKind::Users;
    }
    if (isThresholdHeader(header)) {
        return FileKind::Thresholds;
    }
    return isQosHeader(header) ? FileKind::Qos : FileKind::Unknown;
}

struct ListKind
{
    std::string_view list;
    FileKind kind;
};

/// What a JSON document is of, by the list that it has; the first one that it has counts, since a document of all
/// associations has QOS and TRES beside them.
constexpr std::array<ListKind, 12> listKinds = { {
    { "format", FileKind::Policy },
    { "associations", FileKind::Associations },
    { "shares", FileKind::Usage },
    { "jobs", FileKind::Jobs },
    { "nodes", FileKind::Nodes },
    { "sinfo", FileKind::Nodes },
    { "partitions", FileKind::Partitions },
    { "qos", FileKind::Qos },
    { "tres", FileKind::Tres }, // of a database's config
    { "TRES", FileKind::Tres }, // of sacctmgr show tres
    { "accounts", FileKind::Accounts },
    { "users", FileKind::Users },
} };

FileKind kindOfJson(std::string_view beginning)
{
    const std::vector<std::string> keys = jsonTopKeys(beginning);
    for (const ListKind &known : listKinds) {
        if (std::find(keys.begin(), keys.end(), known.list) != keys.end()) {
            return known.kind;
        }
    }
    return FileKind::Unknown;
}

/// What a line says of the file in which it is the first one that says anything; Unknown when it says nothing.
FileKind kindOfLine(std::string_view line, std::string_view beginning)
{
    if (const FileKind kind = kindOfHeader(line); kind != FileKind::Unknown) {
        return kind;
    }
    if (isConfigurationHeader(line)) {
        return FileKind::Configuration;
    }
    if (isSqueueHeader(line) || line.substr(0, 6) == "JobId=" || line == "No jobs in the system") {
        return FileKind::Jobs;
    }
    const auto holds = [&](std::string_view word) { return beginning.find(word) != std::string_view::npos; };
    if (line == "No nodes in the system" || line == "No partitions in the system") {
        return line.find("nodes") != std::string_view::npos ? FileKind::Nodes : FileKind::Partitions;
    }
    if (line.substr(0, 14) == "PartitionName=" && holds("AllowGroups=") && holds("TotalNodes=")) {
        return FileKind::Partitions;
    }
    if (line.substr(0, 9) == "NodeName=" && holds("CPUTot=")) {
        return FileKind::Nodes;
    }
    if (isFlatFileLine(line) || isSacctmgrLine(line)) {
        return FileKind::Associations;
    }
    return isConfLine(line) ? FileKind::SlurmConf : FileKind::Unknown;
}

struct NameHint
{
    std::string_view beginning;
    FileKind kind;
};

/// What files of these names usually are, longer beginnings first.
constexpr std::array<NameHint, 14> nameHints = { {
    { "slurm.conf", FileKind::SlurmConf },
    { "priority_last_decay_ran", FileKind::DecayState },
    { "associations", FileKind::Associations },
    { "assoc", FileKind::Associations },
    { "sshare", FileKind::Usage },
    { "usage", FileKind::Usage },
    { "squeue", FileKind::Jobs },
    { "sprio", FileKind::Priorities },
    { "jobs", FileKind::Jobs },
    { "partitions", FileKind::Partitions },
    { "config", FileKind::Configuration },
    { "nodes", FileKind::Nodes },
    { "qos", FileKind::Qos },
    { "tres", FileKind::Tres },
} };

FileKind kindOfName(const std::filesystem::path &path)
{
    if (path.extension() == ".apportion") {
        return FileKind::Policy;
    }
    const std::string name = path.filename().string();
    const auto hint
        = std::find_if(nameHints.begin(), nameHints.end(), [&](const NameHint &known) { return startsWithIgnoringCase(name, known.beginning); });
    return hint == nameHints.end() ? FileKind::Unknown : hint->kind;
}

} // namespace

FileKind kindOfText(std::string_view beginning)
{
    if (looksLikeJson(beginning)) {
        return kindOfJson(beginning);
    }
    LineWalker walker(beginning);
    while (walker.next()) {
        const std::string_view line = trimmed(walker.line());
        if (line.empty() || line.front() == '#') {
            continue;
        }
        const FileKind kind = kindOfLine(line, beginning);
        if (kind == FileKind::SlurmConf && isSacctmgrScript(beginning)) {
            return FileKind::Associations; // a script that begins with NAME=value
        }
        if (kind != FileKind::Unknown) {
            return kind;
        }
    }
    return FileKind::Unknown;
}

std::string beginningOf(const std::string &path)
{
    constexpr std::size_t enough = 65536;
    std::error_code error;
    std::FILE *file = std::filesystem::is_regular_file(path, error) ? std::fopen(path.c_str(), "rb") : nullptr;
    if (file == nullptr) {
        return {};
    }
    std::string beginning(enough, '\0');
    beginning.resize(std::fread(beginning.data(), 1, beginning.size(), file));
    std::fclose(file);
    Diagnostics unheard; // whoever reads all of it is told
    Findings findings(unheard);
    return makePlainText(beginning, path, findings) ? beginning : std::string();
}

FileKind kindOfFile(const std::string &path)
{
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error)) {
        return FileKind::Unknown;
    }
    const FileKind kind = kindOfText(beginningOf(path));
    return kind == FileKind::Unknown ? kindOfName(path) : kind;
}

bool placeFile(ImportFiles &files, FileKind kind, const std::string &path)
{
    const auto place = std::find_if(importPlaces.begin(), importPlaces.end(), [kind](const auto &known) { return known.first == kind; });
    if (place == importPlaces.end() || (!(files.*place->second).empty() && files.*place->second != path)) {
        return false;
    }
    files.*place->second = path;
    return true;
}

bool tellsFactors(const std::string &path)
{
    const std::string beginning = beginningOf(path);
    return beginning.find("EffectvUsage") != std::string::npos || beginning.find("\"effective_usage\"") != std::string::npos;
}

} // namespace apportion::slurm
