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

constexpr std::string_view lettersAndDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/// What stands between the names of the columns of a header; empty when it is none.
std::string separatorOf(std::string_view header)
{
    const std::size_t begin = header.find_first_not_of(lettersAndDigits);
    if (begin == 0 || begin == std::string_view::npos || header.size() > 8192) {
        return {};
    }
    const std::size_t end = std::min(header.find_first_of(lettersAndDigits, begin), header.size());
    std::string separator(header.substr(begin, end - begin));
    std::string names(header);
    for (std::size_t at = 0; (at = names.find(separator, at)) != std::string::npos; ++at) {
        names.replace(at, separator.size(), "|");
    }
    return names.find_first_not_of(std::string(lettersAndDigits) + '|') == std::string::npos && isSacctHeader(names) ? separator : std::string();
}

/// "JobID   State", with a line of dashes below that shows how wide each is.
bool isForScreen(std::string_view header, std::string_view rule)
{
    return header.find('|') == std::string_view::npos && header.find("JobID") != std::string_view::npos && rule.starts_with("--")
        && rule.find_first_not_of("- \r") == std::string_view::npos;
}

/// "12|a|COMPLETED|…|2026-01-05T10:00:00": a row of which nothing says what its columns are.
bool isNamelessRow(std::string_view line)
{
    constexpr std::size_t leastColumns = 4;
    const std::size_t end = line.find('|');
    const std::string_view first = line.substr(0, end);
    return end != std::string_view::npos && !first.empty() && first.front() >= '0' && first.front() <= '9'
        && static_cast<std::size_t>(std::count(line.begin(), line.end(), '|')) >= leastColumns;
}

} // namespace

const char *sacctColumnName(SacctColumn column)
{
    return columnNames[static_cast<std::size_t>(column)];
}

SacctLayout sacctLayout(std::string_view beginning)
{
    using Kind = SacctLayout::Kind;
    slurm::LineWalker walker(beginning);
    std::string_view line;
    while (trimmed(line).empty()) {
        if (!walker.next()) {
            return {};
        }
        line = walker.line();
    }
    const std::string_view header = trimmed(line);
    if (isSacctHeader(header)) {
        return {};
    }
    if (isForScreen(header, walker.next() ? walker.line() : std::string_view())) {
        return { Kind::Aligned };
    }
    if (const std::string separator = separatorOf(line.substr(0, line.find_last_not_of("\r\n") + 1)); !separator.empty()) {
        // What times, counts, states and lists are made of.
        const bool isOfValues = separator.find_first_not_of(" ,:-=._/+()[]%*") == std::string::npos;
        return { isOfValues ? Kind::Ambiguous : Kind::Separated, separator };
    }
    return { isNamelessRow(header) ? Kind::Nameless : Kind::Bars };
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
