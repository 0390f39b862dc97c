// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/import/import.h"
#include "core/agree/billed_partitions.h"
#include "core/agree/planned_sizes.h"
#include "core/agree/set_priorities.h"

#include "core/change/association_match.h"
#include "core/change/known_records.h"
#include "core/evaluate/odyssey.h"
#include "core/policy/beside.h"
#include "core/policy/count_text.h"
#include "core/policy/spent_text.h"
#include "slurm/conf/conf_plain.h"
#include "slurm/conf/running_conf.h"
#include "slurm/conf/slurm_conf.h"
#include "slurm/import/cluster_headings.h"
#include "slurm/import/unlisted.h"
#include "slurm/lists/json_lists.h"
#include "slurm/lists/listings.h"
#include "slurm/lists/qos_list.h"
#include "slurm/lists/sacctmgr_line.h"
#include "slurm/text/reading.h"
#include "slurm/text/table_text.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <future>
#include <iterator>
#include <optional>
#include <unordered_map>

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

/// Jobs that name what the other files do not have: their terms of the priority would silently be 0.
void checkJobs(const std::string &path, Imported &imported)
{
    const Policy &policy = imported.policy;
    imported.evaluated = std::make_shared<Evaluation>(evaluationOfJobs(policy, imported.situation));
    const JobTable &table = imported.evaluated->jobs();
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

/// Whether the table is one that sacctmgr prints for people: columns of a fixed width, in which long names are cut, over dashes.
bool isTableForPeople(std::string_view text)
{
    LineWalker walker(text);
    std::string_view header;
    while (walker.next()) {
        const std::string_view line = trimmed(walker.line());
        if (header.empty()) {
            header = line;
        } else if (!line.empty()) {
            return line.find_first_not_of("- ") == std::string_view::npos && header.find("Account") != std::string_view::npos
                && header.find('|') == std::string_view::npos;
        }
    }
    return false;
}

/// Whether the first line that says anything heads a listing of associations with their shares.
bool beginsWithAssociations(std::string_view beginning)
{
    return TableText(beginning, isAssociationHeader).hasHeader();
}

/// The associations in whatever shape they are. @p listingPath: a file that may tell what a dump lacks, or nothing.
bool readAnyAssociations(
    std::string_view text, const std::string &path, const std::string &listingPath, Policy &policy, Diagnostics &diagnostics, Progress *progress)
{
    if (looksLikeJson(text)) {
        return readAssociationList(text, path, policy, diagnostics);
    }
    const std::string_view beginning = text.substr(0, 65536);
    if (isTableForPeople(beginning)) {
        diagnostics.push_back(
            { Severity::Error, "assoc-table", { APPORTION_TEXT("Long names are cut in such a table: nothing of it was taken."), {} },
                { APPORTION_TEXT("Print the associations again with: sacctmgr -P show assoc"), {} }, { path, 1 }, {} });
        return false;
    }
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
    Diagnostics unheard; // it is read again for what it tells of thresholds
    Findings findings(unheard);
    const bool isListing = !listingPath.empty() && beginsWithAssociations(beginningOf(listingPath));
    const std::string listing = isListing ? readWholeFile(listingPath, findings).value_or(std::string()) : std::string();
    return readCompletedFlatFile(text, path, listing, listingPath, policy, diagnostics, progress);
}

/// Where the kind stands in importPlaces.
std::size_t placeOf(FileKind kind)
{
    const auto place = std::find_if(importPlaces.begin(), importPlaces.end(), [kind](const auto &entry) { return entry.first == kind; });
    return static_cast<std::size_t>(place - importPlaces.begin());
}

/// What is being read, and what was read of it so far.
struct Reading
{
    const ImportFiles &files;
    const LocalClock &clock;
    Progress *progress;
    Imported imported {};
    SpentText text {}; ///< of the file that is being read
    const Snapshot *known = nullptr; ///< what is read onto; null: nothing
    std::string cluster {}; ///< of which listings are read; empty: that of the policy so far
    std::array<bool, importPlaces.size()> usable {}; ///< of each kind

    [[nodiscard]] bool has(FileKind kind) const { return usable.at(placeOf(kind)); }
};

template <bool (*reader)(std::string_view, const std::string &, Policy &, Diagnostics &)>
bool readPlain(std::string_view text, const std::string &path, Reading &reading)
{
    return reader(text, path, reading.imported.policy, reading.imported.diagnostics);
}

/// How a kind of file is read, and what is said when nothing can be read of it.
struct Source
{
    bool (*read)(std::string_view text, const std::string &path, Reading &reading);
    const char *code;
    const char *message;
    const char *advice;
};

/// In the order of importPlaces.
constexpr std::array<Source, importPlaces.size()> sources = { {
    { [](std::string_view text, const std::string &path, Reading &reading) {
         const bool any = readSlurmConf(text, path, reading.imported.policy, reading.imported.diagnostics, reading.files.followsIncludes);
         reading.imported.conf = any
             ? std::optional(originalConf(std::string(text), path, reading.imported.policy.release, reading.files.followsIncludes))
             : std::nullopt;
         return any;
     },
        "conf-unusable", APPORTION_TEXT("Nothing of slurm.conf could be read."), APPORTION_TEXT("Give the slurm.conf of the cluster.") },
    { [](std::string_view text, const std::string &path, Reading &reading) {
         const bool isKnown = reading.has(FileKind::SlurmConf) || reading.known != nullptr;
         return readConfiguration(text, path, isKnown, reading.imported.policy, reading.imported.diagnostics);
     },
        "config-unusable", APPORTION_TEXT("No setting could be read."), APPORTION_TEXT("Print the settings with: scontrol show config") },
    { [](std::string_view text, const std::string &path, Reading &reading) {
         const bool isKnown = reading.has(FileKind::SlurmConf) || reading.has(FileKind::Configuration) || reading.known != nullptr;
         return readTresList(text, path, isKnown, reading.imported.policy, reading.imported.diagnostics);
     },
        "tres-unusable", APPORTION_TEXT("There is no TRES in the file."), APPORTION_TEXT("Print them with: sacctmgr -P show tres") },
    { readPlain<readNodes>, "node-unusable", APPORTION_TEXT("There is no node in the file."),
        APPORTION_TEXT("Print the nodes with: scontrol -o show node") },
    { [](std::string_view text, const std::string &path, Reading &reading) {
         return readPartitions(text, path, reading.imported.policy, reading.imported.diagnostics, &reading.imported.printed);
     },
        "partition-unusable", APPORTION_TEXT("There is no partition in the file."),
        APPORTION_TEXT("Print the partitions with: scontrol -o show partition") },
    { [](std::string_view text, const std::string &path, Reading &reading) {
         return readAnyAssociations(text, path, reading.files.thresholds, reading.imported.policy, reading.imported.diagnostics, reading.progress);
     },
        "flat-unusable", APPORTION_TEXT("Nothing of the associations could be read."),
        APPORTION_TEXT("Write them with: sacctmgr dump CLUSTER file=FILE") },
    { readPlain<readAccountList>, "account-unusable", APPORTION_TEXT("There is no account in the file."),
        APPORTION_TEXT("Print them with: sacctmgr -P show account") },
    { readPlain<readUserList>, "user-unusable", APPORTION_TEXT("There is no user in the file."),
        APPORTION_TEXT("Print them with: sacctmgr -P show user withcoord") },
    { [](std::string_view text, const std::string &path, Reading &reading) {
         return readThresholdList(text, path, reading.imported.policy, reading.imported.diagnostics, &reading.imported.listed);
     },
        "threshold-unusable", APPORTION_TEXT("There is no association in the file."),
        APPORTION_TEXT("Print them with: sacctmgr -P show assoc wopl format=Account,User,Partition,MinPrioThresh") },
    { readPlain<readQosList>, "qos-unusable", APPORTION_TEXT("There is no QOS in the file."),
        APPORTION_TEXT("Print them with: sacctmgr -P show qos") },
    { [](std::string_view text, const std::string &path, Reading &reading) {
         return readSshare(
             text, path, reading.imported.policy.associations, reading.imported.situation, reading.imported.diagnostics, &reading.imported.printed);
     },
        "sshare-unusable", APPORTION_TEXT("Nothing of the usage could be read."),
        APPORTION_TEXT("Print it with: sshare -a -P -o Account,User,RawUsage") },
    { [](std::string_view text, const std::string &path, Reading &reading) {
         return readJobs(
             text, path, reading.imported.situation, reading.imported.diagnostics, reading.clock, &reading.imported.printed, reading.text);
     },
        "job-unusable", APPORTION_TEXT("There is no job in the file."), APPORTION_TEXT("Print the jobs with: scontrol -o show job") },
    { [](std::string_view text, const std::string &path, Reading &reading) {
         return readSprio(text, path, reading.imported.printed, reading.imported.diagnostics);
     },
        "sprio-unusable", APPORTION_TEXT("There are no terms of priorities in the file."), APPORTION_TEXT("Print them with: sprio -l") },
    { [](std::string_view text, const std::string &, Reading &reading) { return readDecayState(text, reading.imported.situation); },
        "decay-state-unusable", APPORTION_TEXT("This is not what slurmctld keeps of its last reset."),
        APPORTION_TEXT("Take priority_last_decay_ran from its StateSaveLocation.") },
} };

/// Whether the first line that says anything is one of a flat file.
bool isFlatFile(std::string_view text)
{
    LineWalker walker(text.substr(0, 65536));
    while (walker.next()) {
        const std::string_view line = trimmed(walker.line().substr(0, walker.line().find('\r')));
        if (!line.empty() && line.front() != '#') {
            return isFlatFileLine(line);
        }
    }
    return false;
}

/// Reads one of the files when it was given; false when it could not be used.
bool readSource(const std::string &path, const Source &source, Reading &reading)
{
    if (path.empty()) {
        return false;
    }
    Diagnostics &diagnostics = reading.imported.diagnostics;
    Findings findings(diagnostics);
    const bool isBinary = path == reading.files.decayState; // two numbers, whose bytes may be those of line ends
    const bool isConf = &source == &sources.front(); // slurm.conf
    std::optional<std::string> text
        = isBinary ? readFileBytes(path, findings) : readWholeFile(path, findings, false, isConf ? Returns::AreKept : Returns::EndLines);
    if (text && isConf) {
        makePlainConf(*text, path, findings);
    } else if (text && isFlatFile(*text)) {
        endLinesAtReturns(*text, "'\"", path, findings);
    }
    if (text && (path == reading.files.usage || path == reading.files.jobs)) {
        keepOneCluster(*text, reading.cluster.empty() ? reading.imported.policy.clusterName : reading.cluster, path, findings);
    }
    findings.finish();
    reading.text = text ? SpentText(*text) : SpentText();
    const bool isUsable = text && source.read(*text, path, reading);
    if (reading.progress != nullptr) {
        reading.progress->passed(sizeOf(path));
    }
    if (!isUsable) {
        diagnostics.push_back({ Severity::Error, source.code, { source.message, {} }, { source.advice, {} }, { path, 0 }, {} });
    }
    return isUsable;
}

/// What was read of the jobs alone.
struct ReadJobs
{
    Imported imported;
    bool isUsable = false;
};

/// Reads the jobs while other files are being read, where both are long: their listing needs none of the others.
std::future<ReadJobs> readJobsBeside(const Reading &reading)
{
    constexpr std::uint64_t longListing = std::uint64_t { 1 } << 20;
    const ImportFiles &files = reading.files;
    const bool pays = sizeOf(files.jobs) > longListing && std::max(sizeOf(files.associations), sizeOf(files.usage)) > longListing
        && !hasClusterHeading(beginningOf(files.jobs)); // whose name the other files tell
    return beside(pays, [&files, pays, &reading] {
        Reading jobs { files, reading.clock, nullptr };
        jobs.cluster = pays ? std::string() : reading.imported.policy.clusterName;
        const bool isUsable = readSource(files.jobs, sources.at(placeOf(FileKind::Jobs)), jobs);
        return ReadJobs { std::move(jobs.imported), isUsable };
    });
}

/// Takes what was read of the jobs to the rest, in their place among the files; false when it could not be used.
bool takeJobs(ReadJobs &&read, Reading &reading)
{
    Imported &imported = reading.imported;
    imported.situation.jobs = std::move(read.imported.situation.jobs);
    if (read.isUsable) {
        imported.situation.toldAt = read.imported.situation.toldAt;
    }
    imported.printed.billings = std::move(read.imported.printed.billings);
    imported.printed.ended = std::move(read.imported.printed.ended);
    std::move(read.imported.diagnostics.begin(), read.imported.diagnostics.end(), std::back_inserter(imported.diagnostics));
    if (reading.progress != nullptr) {
        reading.progress->passed(sizeOf(reading.files.jobs));
    }
    return read.isUsable;
}

/// Takes away of what is known what the files tell anew.
void forgetWhatIsReplaced(Imported &imported, const ImportFiles &files)
{
    Policy &policy = imported.policy;
    const Policy empty;
    if (!files.slurmConf.empty()) {
        policy.priority = empty.priority;
        policy.tres = empty.tres;
        policy.licenses = empty.licenses;
        policy.nodeGroups = empty.nodeGroups;
        policy.partitions = empty.partitions;
        policy.foreignConf = empty.foreignConf;
    }
    if (!files.associations.empty()) {
        policy.associations = empty.associations;
        policy.clusterOptions.clear();
        policy.foreignAssociations = empty.foreignAssociations;
        imported.situation.shareUsage(Situation());
    }
    if (!files.qos.empty() || !files.associations.empty()) { // a dump begins with them
        policy.qos = empty.qos;
    }
    if (!files.jobs.empty()) {
        imported.situation.jobs = {};
        imported.situation.toldAt.reset();
    }
}

/// A dump before 25.05 and other listings of associations tell nothing of QOS; a later dump tells all of them (file_functions.c,
/// file_print_qos), so that a limit that it does not name is none.
void keepQos(Reading &reading)
{
    Policy &policy = reading.imported.policy;
    const Policy &known = reading.known->policy;
    if (policy.qos->empty()) {
        policy.qos = known.qos;
    }
    if (reading.has(FileKind::Qos)) {
        keepUnlistedQosFields(beginningOf(reading.files.qos), known, policy);
    }
}

/// Gives back what no file of Slurm tells, and usage that was not told anew.
void keepWhatIsNotListed(Reading &reading)
{
    Policy &policy = reading.imported.policy;
    const Policy &known = reading.known->policy;
    std::unordered_map<std::string_view, const NodeGroup *> groups;
    for (const NodeGroup &before : *known.nodeGroups) {
        groups.emplace(before.names, &before);
    }
    for (std::size_t i = 0; reading.has(FileKind::SlurmConf) && i < policy.nodeGroups->size(); ++i) {
        if (const auto before = groups.find(policy.nodeGroups->at(i).names); before != groups.end()) {
            NodeGroup &group = policy.nodeGroups.edit()[i];
            group.chip = before->second->chip;
            group.owner = before->second->owner;
            group.owners = before->second->owners;
        }
    }
    if (reading.has(FileKind::Associations)) {
        const std::string list = reading.has(FileKind::Accounts) ? beginningOf(reading.files.accounts) : std::string();
        const TableText accounts(list, isAccountHeader);
        const ToldBeside beside { reading.has(FileKind::Accounts), accounts.hasHeader() && accounts.header().has("Flags"),
            reading.has(FileKind::Users) };
        keepUnlistedOptions(beginningOf(reading.files.associations), known, beside, policy);
        RecordsAfterApply records = recordsAfterApply(policy, policy); // what came meanwhile is none of the others any more
        policy.otherAccounts = std::move(records.accounts);
        policy.otherUsers = std::move(records.users);
    }
    if (reading.has(FileKind::Associations) || reading.has(FileKind::Qos)) {
        keepQos(reading);
    }
    if (reading.has(FileKind::Associations) && !reading.has(FileKind::Usage)) {
        const AssociationMatch match(known.associations, policy.associations);
        for (AssociationId id = 0; id < policy.associations.rowCount(); ++id) {
            if (const AssociationId before = match.before(id); before != noAssociation) {
                reading.imported.situation.setOwnUsage(id, reading.known->situation.ownUsage(before));
            }
        }
    }
}

/// What sprio alone tells of waiting jobs: what slurmctld's plans made of them, and what was set.
void takeWhatSprioTells(Imported &imported)
{
    (void)takeSetPriorities(imported.printed, imported.policy, imported.situation);
    if (const std::size_t planned = takePlans(imported.printed, imported.policy, imported.situation).sizes; planned > 0) {
        imported.diagnostics.push_back({ Severity::Note, "jobs-planned",
            { APPORTION_TEXT(
                  "Waiting jobs have the size of slurmctld's plan for them (whole cores, sockets or nodes), not of the CPUs that were asked for: %1"),
                { countText(planned) } },
            { APPORTION_TEXT("sprio tells it, scontrol does not"), {} }, {}, {} });
    }
}

/// The release that was given, or that the printed configuration tells; 0: neither.
std::uint16_t releaseOf(const ImportFiles &files)
{
    return files.release != 0 || files.configuration.empty() ? files.release : releaseOfConfiguration(beginningOf(files.configuration));
}

/// Reads the files one after the other, in the order in which they need each other.
Imported readAll(Reading &reading)
{
    const ImportFiles &files = reading.files;
    Progress *progress = reading.progress;
    if (progress != nullptr) {
        std::uint64_t bytes = 0;
        for (const std::string &path : givenPaths(files)) {
            bytes += sizeOf(path);
        }
        progress->begin(bytes);
    }
    if (const std::uint16_t release = releaseOf(files); release != 0) {
        reading.imported.policy.release = release; // where included files lie depends on it
    }
    std::future<ReadJobs> jobs = readJobsBeside(reading);
    for (std::size_t i = 0; i < sources.size() && (progress == nullptr || !progress->isCancelled()); ++i) {
        const auto [kind, member] = importPlaces.at(i);
        const std::string &path = files.*member;
        if (kind == FileKind::Usage && !path.empty() && !reading.has(FileKind::Associations) && reading.known == nullptr) {
            reading.imported.diagnostics.push_back(
                { Severity::Error, "sshare-without-tree", { APPORTION_TEXT("Usage cannot be placed without the associations."), {} },
                    { APPORTION_TEXT("Give the file of sacctmgr dump too."), {} }, { path, 0 }, {} });
            continue;
        }
        if (kind == FileKind::Jobs && !path.empty()) {
            reading.usable.at(i) = takeJobs(jobs.get(), reading);
            continue;
        }
        reading.usable.at(i) = readSource(path, sources.at(i), reading);
    }
    if (files.asked > 0) {
        std::optional<std::int64_t> &told = reading.imported.situation.toldAt;
        told = std::max(told.value_or(0), files.asked); // a clock that is behind the cluster's does not make the listings older
    }
    if (files.release != 0) {
        reading.imported.policy.release = files.release; // what the cluster runs is not asked
    }
    if (reading.has(FileKind::Jobs)) {
        checkJobs(files.jobs, reading.imported);
    }
    if (reading.has(FileKind::Priorities)) {
        reading.imported.evaluated.reset(); // the jobs become others
        addSiteFactors(reading.imported.printed, reading.imported.situation);
    }
    if (const std::size_t past = dropPastRows(reading.imported.printed, reading.imported.situation); past > 0) {
        reading.imported.diagnostics.push_back({ Severity::Note, "sprio-past",
            { APPORTION_TEXT("%1 rows of sprio are of jobs that have ended or of partitions that jobs have left: they are not compared."),
                { countText(past) } },
            { APPORTION_TEXT("Under CALCULATE_RUNNING sprio lists them until slurmctld forgets the job; nothing is to be done."), {} },
            { files.sprio, 0 }, {} });
    }
    const bool isHardware = reading.has(FileKind::SlurmConf) || reading.has(FileKind::Configuration) || reading.has(FileKind::Nodes)
        || reading.has(FileKind::Partitions);
    if (reading.known != nullptr) {
        keepWhatIsNotListed(reading);
    } else if (isHardware) {
        // no file of Slurm says which chips the nodes have: here are those that can be chosen
        reading.imported.policy.chips = Shared<std::vector<Chip>>(odysseyChips());
    }
    if (reading.has(FileKind::Jobs)) {
        (void)takeBilledPartitions(reading.imported.printed, reading.imported.policy, reading.imported.situation);
    }
    if (reading.has(FileKind::Priorities)) {
        takeWhatSprioTells(reading.imported);
    }
    const auto isRead = [](bool usable) { return usable; };
    reading.imported.usable = reading.known != nullptr ? std::any_of(reading.usable.begin(), reading.usable.end(), isRead)
                                                       : isHardware || reading.has(FileKind::Associations);
    return std::move(reading.imported);
}

} // namespace

std::vector<std::string> givenPaths(const ImportFiles &files)
{
    std::vector<std::string> paths;
    for (const auto &[kind, path] : importPlaces) {
        if (!(files.*path).empty()) {
            paths.push_back(files.*path);
        }
    }
    return paths;
}

bool isSituationAlone(const ImportFiles &files)
{
    ImportFiles others = files;
    others.usage.clear();
    others.jobs.clear();
    others.asked = 0;
    others.sprio.clear();
    others.decayState.clear();
    others.release = 0;
    return others == ImportFiles();
}

Imported importFiles(const ImportFiles &files, const LocalClock &clock, Progress *progress)
{
    Reading reading { files, clock, progress };
    return readAll(reading);
}

Imported importOnto(const Snapshot &known, const ImportFiles &files, const LocalClock &clock, Progress *progress)
{
    Reading reading { files, clock, progress };
    reading.known = &known;
    static_cast<Snapshot &>(reading.imported) = known;
    forgetWhatIsReplaced(reading.imported, files);
    return readAll(reading);
}

} // namespace apportion::slurm
