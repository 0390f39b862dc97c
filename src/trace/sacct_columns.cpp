// SPDX-License-Identifier: GPL-3.0-or-later
#include "trace/sacct_columns.h"

#include "core/policy/tres.h"
#include "slurm/lists/accounting.h"

#include <algorithm>
#include <array>
#include <initializer_list>

namespace apportion::trace
{

namespace
{

constexpr std::array<const char *, static_cast<std::size_t>(SacctColumn::Count)> columnNames = { "JobID", "JobIDRaw", "Cluster", "User", "UID",
    "Account", "Partition", "QOS", "Submit", "Eligible", "Start", "End", "Elapsed", "ElapsedRaw", "Suspended", "Timelimit", "TimelimitRaw", "State",
    "ReqTRES", "AllocTRES", "ReqMem", "ReqCPUS", "ReqNodes", "AllocCPUS", "NCPUS", "AllocNodes", "NNodes", "NodeList", "Priority", "Planned",
    "Reserved", "Reservation", "Reason", "Flags", "Constraints", "Licenses", "Exclusive", "SubmitLine" };

constexpr std::array<std::string_view, 13> freeColumns = { "JobName", "SubmitLine", "Comment", "AdminComment", "SystemComment", "Constraints",
    "Extra", "WorkDir", "StdErr", "StdIn", "StdOut", "Container", "WCKey" };

struct MissingColumns
{
    std::initializer_list<std::string_view> anyOf; ///< one of them suffices
    Severity severity;
    const char *cost;
};

} // namespace

const char *sacctColumnName(SacctColumn column)
{
    return columnNames[static_cast<std::size_t>(column)];
}

bool isFreeText(std::string_view column)
{
    return std::any_of(freeColumns.begin(), freeColumns.end(), [column](std::string_view name) { return sameIgnoringCase(name, column); });
}

bool isSacctHeader(std::string_view line)
{
    if (line.size() > 8192 || line.find('|') == std::string_view::npos) {
        return false;
    }
    const slurm::TableHeader header(line);
    return (header.has("JobID") || header.has("JobIDRaw")) && header.has("Submit") && header.has("State");
}

void reportMissingColumns(const slurm::TableHeader &header, std::uint32_t line, slurm::Findings &findings)
{
    const std::array<MissingColumns, 7> columns = { {
        { { "Start" }, Severity::Error, APPORTION_TEXT("Without the column %1 nobody knows when jobs started: they cannot be compared with.") },
        { { "End", "Elapsed", "ElapsedRaw" }, Severity::Error,
            APPORTION_TEXT("Without the column %1 nobody knows how long jobs ran: they cannot be replayed.") },
        { { "User", "Account" }, Severity::Warning,
            APPORTION_TEXT("Without the column %1 nobody knows whose the jobs are: they have no fair share.") },
        { { "ReqTRES", "ReqCPUS" }, Severity::Warning, APPORTION_TEXT("Without the column %1 jobs are taken to have asked for what they got.") },
        { { "Timelimit", "TimelimitRaw" }, Severity::Warning,
            APPORTION_TEXT("Without the column %1 jobs have the time limits of their partitions.") },
        { { "Eligible", "Planned", "Reserved" }, Severity::Warning,
            APPORTION_TEXT("Without the column %1 jobs can start as soon as they are submitted.") },
        { { "SubmitLine" }, Severity::Note,
            APPORTION_TEXT("Without the column %1 dependencies, begin times, nice values and numbers of tasks are not known.") },
    } };
    for (const MissingColumns &missing : columns) {
        if (std::none_of(missing.anyOf.begin(), missing.anyOf.end(), [&](std::string_view name) { return header.has(name); })) {
            findings.add(missing.severity, "trace-columns", line, { missing.cost, { std::string(*missing.anyOf.begin()) } },
                { APPORTION_TEXT("Print the jobs with: %1"), { sacctCommand("…") } });
        }
    }
}

std::string sacctCommand(std::string_view since)
{
    return "SLURM_TIME_FORMAT=%s SLURM_BITSTR_LEN=0 sacct -a -X -P -D --noconvert -S " + std::string(since) + " -o " + slurm::accountingColumns;
}

} // namespace apportion::trace
