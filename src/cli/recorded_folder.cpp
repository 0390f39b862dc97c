// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/recorded_folder.h"

#include "core/schema/conf_key_search.h"
#include "slurm/text/host_list.h"
#include "slurm/text/reading.h"

#include <utility>

namespace apportion::cli
{

std::vector<std::string> expandedHosts(std::string_view list)
{
    return slurm::expandHosts(list).hosts;
}

RecordedFolder readRecordedFolder(const std::string &folder)
{
    RecordedFolder read;
    slurm::ImportFiles files;
    Diagnostics quiet;
    slurm::Findings lacking(quiet);
    const auto path = [&folder](const char *name) { return folder + '/' + name; };
    files.slurmConf = path("slurm.conf");
    files.associations = path("associations.cfg");
    for (const auto &[name, member] : { std::pair("usage.txt", &slurm::ImportFiles::usage), std::pair("qos.txt", &slurm::ImportFiles::qos) }) {
        if (slurm::readWholeFile(path(name), lacking)) {
            files.*member = path(name);
        }
    }
    read.cluster = slurm::importFiles(files, slurm::utcClock());
    read.isReadable = read.cluster.usable;
    read.cluster.policy.release = schema::releaseOf(slurm::readWholeFile(path("version.txt"), lacking).value_or(""));
    slurm::Findings findings(read.cluster.diagnostics);
    read.texts.folder = folder;
    struct Table
    {
        const char *name;
        std::string replay::RecordingTexts::*text;
        bool mayLack;
    };
    for (const Table &table : { Table { "jobs.tsv", &replay::RecordingTexts::jobs, false }, { "passes.tsv", &replay::RecordingTexts::passes, false },
             { "events.tsv", &replay::RecordingTexts::events, true }, { "starts.tsv", &replay::RecordingTexts::starts, true },
             { "ends.tsv", &replay::RecordingTexts::ends, true }, { "priorities.tsv", &replay::RecordingTexts::priorities, true } }) {
        std::optional<std::string> text = slurm::readWholeFile(path(table.name), table.mayLack ? lacking : findings);
        read.isReadable = read.isReadable && (text || table.mayLack);
        read.texts.*table.text = std::move(text).value_or("");
    }
    findings.finish();
    return read;
}

} // namespace apportion::cli
