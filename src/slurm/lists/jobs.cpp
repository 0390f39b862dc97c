// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/listings.h"

#include "core/policy/count_text.h"
#include "core/policy/text_scan.h"
#include "slurm/lists/job_listing.h"
#include "slurm/lists/json_lists.h"
#include "slurm/lists/record_text.h"
#include "slurm/text/bounds.h"
#include "slurm/text/user_number.h"

#include <algorithm>
#include <array>
#include <limits>

namespace apportion::slurm
{

namespace
{

/// What users wrote stands behind these keys, at the end of a record: no key in it is one of the job.
constexpr std::array<std::string_view, 8> freeTextKeys
    = { "Command", "SubmitLine", "WorkDir", "Comment", "AdminComment", "SystemComment", "Extra", "Container" };

/// Keys of a job that are read, and those that end a value which may hold blanks.
const RecordKeys &jobKeys()
{
    static const RecordKeys keys([] {
        std::vector<std::string_view> all = { "JobId", "ArrayJobId", "ArrayTaskId", "ArrayTaskThrottle", "JobName", "Name", "UserId", "GroupId",
            "Priority", "Nice", "Account", "QOS", "WCKey", "JobState", "Reason", "Dependency", "Requeue", "RunTime", "TimeLimit", "TimeMin",
            "SubmitTime", "EligibleTime", "AccrueTime", "StartTime", "EndTime", "LastSchedEval", "Partition", "AllocNode:Sid", "NumNodes", "NumCPUs",
            "NumTasks", "CPUs/Task", "ReqTRES", "TRES", "AllocTRES", "Socks/Node", "Features", "Reservation", "OverSubscribe", "Licenses", "Network",
            "SiteFactor", "MCS_label" };
        all.insert(all.end(), freeTextKeys.begin(), freeTextKeys.end());
        return all;
    }());
    return keys;
}

/// "ann(1004)"; whom slurmctld does not know it calls nobody, as all others: their number tells them apart.
std::string_view nameOfUser(std::string_view user)
{
    const std::size_t bracket = user.rfind('(');
    const std::string_view name = user.substr(0, bracket);
    if (bracket == std::string_view::npos || !user.ends_with(')') || (name != "nobody" && name != "(null)")) {
        return name;
    }
    const std::string_view uid = user.substr(bracket + 1, user.size() - bracket - 2);
    return isNumberOfUser(uid) ? uid : name;
}

/// Reads the job of a record.
void readRecord(const Record &record, JobListing &listing)
{
    RecordFields fields(record, jobKeys());
    fields.cutFreeText(freeTextKeys, "JobState"); // behind the job's own fields, of which that is among the first ones
    const std::string_view id = fields.value("JobId"); // which begins the record
    fields.preferLast(); // the ones before it stood in a job's name
    const auto eitherOf = [&fields](std::string_view key, std::string_view oldKey) {
        const std::string_view newer = fields.wholeValue(key);
        return newer.empty() ? fields.wholeValue(oldKey) : newer;
    };
    if (!listing.begin(id, record.line)) {
        return;
    }
    Job &job = listing.job;
    if (job.id.empty()) {
        listing.report("JobId", {});
        return;
    }
    if (!listing.setState(fields.value("JobState"), fields.value("Reason"))) {
        return;
    }
    listing.setArrayId(fields.value("ArrayJobId"), fields.value("ArrayTaskId"));
    job.name = std::string(eitherOf("JobName", "Name"));
    const std::string_view user = fields.wholeValue("UserId");
    job.user = std::string(nameOfUser(user));
    // names of accounts and QOS may hold blanks: behind them stand keys that are known
    listing.setPlace(fields.wholeValue("Account"), fields.wholeValue("QOS"), fields.value("Partition"), fields.value("Reservation"));
    job.submitTime = listing.timestamp("SubmitTime", fields.value("SubmitTime"));
    job.eligibleTime = listing.timestamp("EligibleTime", fields.value("EligibleTime"));
    job.accrueTime = listing.timestamp("AccrueTime", fields.value("AccrueTime"));
    job.startTime = listing.timestamp("StartTime", fields.value("StartTime"));
    listing.noteTime(listing.timestamp("LastSchedEval", fields.value("LastSchedEval")));
    listing.setDependency(fields.value("Dependency"));
    listing.setTimeLimit("TimeLimit", fields.value("TimeLimit"));
    job.nodes = listing.count("NumNodes", fields.value("NumNodes"));
    job.cpus = listing.count("NumCPUs", fields.value("NumCPUs"));
    if (const std::string_view tres = fields.value(fields.value("ReqTRES").empty() ? "TRES" : "ReqTRES"); !printsNothing(tres)) {
        listing.setTres("ReqTRES", tres);
        listing.readRequestedCounts();
    }
    // The size of a waiting job is made of these, of "4-8" of the most (set_priority_factors of priority_multifactor.c): of an update
    // not all comes into ReqTRES.
    if (const std::string_view range = fields.value("NumCPUs"); !job.running && !printsNothing(range)) {
        job.cpus = listing.count("NumCPUs", range.substr(range.find('-') + 1));
    }
    if (const std::string_view allocated = fields.value("AllocTRES"); job.running && !printsNothing(allocated)) {
        listing.setTres("AllocTRES", allocated); // what a running job counts with
        job.cpus = listing.count("NumCPUs", fields.value("NumCPUs"));
    }
    job.nice = static_cast<std::int32_t>(listing.adjustment("Nice", fields.value("Nice")));
    job.siteFactor = listing.adjustment("SiteFactor", fields.value("SiteFactor"));
    job.printedPriority
        = static_cast<std::uint32_t>(listing.number("Priority", fields.value("Priority"), 0, std::numeric_limits<std::uint32_t>::max()));
    if (unsignedNumber(fields.value("Priority"))) {
        listing.setHeldByPriority();
    }
    listing.end();
}

/// Names and comments of users may hold line breaks, behind which anything may stand: a record that lacks what scontrol prints
/// of every job is a part of the one before it, or goes on in the next.
void joinTorn(std::vector<Record> &records)
{
    const auto isWhole = [](const Record &record) { return record.text.find("JobState=") != std::string_view::npos; };
    std::size_t kept = 0;
    bool isLastWhole = true; // looked for once in each: a hostile file has a million
    for (std::size_t i = 0; i < records.size(); ++i) {
        const bool isThisWhole = isWhole(records[i]);
        if (i == 0 || (isThisWhole && isLastWhole)) {
            records[kept++] = records[i];
            isLastWhole = isThisWhole;
        } else {
            std::string_view &before = records[kept - 1].text;
            before = { before.data(), static_cast<std::size_t>(records[i].text.data() + records[i].text.size() - before.data()) };
            isLastWhole = isLastWhole || isThisWhole;
        }
    }
    records.resize(kept);
}

void readRecords(std::string_view text, JobListing &listing)
{
    std::size_t strayLines = 0;
    std::vector<Record> records = splitRecords(text, "JobId", strayLines);
    joinTorn(records);
    const bool nothing = records.empty() && trimmed(text) == "No jobs in the system";
    listing.reserve(std::min(records.size(), mostRows));
    for (const Record &record : records) {
        readRecord(record, listing);
        listing.text.spend(record.text.data() + record.text.size());
    }
    listing.usable = !records.empty() || nothing;
    if (strayLines > 0 && !nothing) {
        listing.findings().add(Severity::Warning, "job-line", 0, { APPORTION_TEXT("%1 lines belong to no job."), { countText(strayLines) } },
            { APPORTION_TEXT("Print the jobs with: scontrol -o show job"), {} });
    }
}

/// Whether squeue printed the text: its header stands in the first lines that are not empty.
bool isSqueue(std::string_view text)
{
    LineWalker walker(text);
    for (int lines = 0; lines < 3 && walker.next();) {
        if (isSqueueHeader(walker.line())) {
            return true;
        }
        lines += trimmed(walker.line()).empty() ? 0 : 1;
    }
    return false;
}

} // namespace

bool readJobs(std::string_view text, const std::string &fileName, Situation &situation, Diagnostics &diagnostics, const LocalClock &clock,
    Printed *printed, const SpentText &spent)
{
    return readListing(text, fileName, diagnostics, [&](Findings &findings) {
        JobListing listing(findings, clock);
        listing.text = spent;
        const auto read = looksLikeJson(text) ? readJobsJson : isSqueue(text) ? readSqueue : readRecords;
        read(text, listing);
        situation.jobs.edit() = std::move(listing.jobs);
        situation.toldAt = listing.latest > 0 ? std::optional(listing.latest) : std::nullopt;
        if (printed != nullptr) {
            printed->billings = std::move(listing.billings);
        }
        if (listing.doubles > 0) {
            findings.add(Severity::Warning, "job-double", 0,
                { APPORTION_TEXT("%1 rows of jobs stand again further down; the last one of each was taken."), { countText(listing.doubles) } },
                { APPORTION_TEXT("Print the jobs once, all at the same time."), {} });
        }
        if (!listing.ended.empty()) {
            findings.add(Severity::Note, "job-ended", 0,
                { APPORTION_TEXT("%1 jobs have ended and wait for nothing any more; they were left out."), { countText(listing.ended.size()) } },
                { APPORTION_TEXT("Nothing is to be done."), {} });
        }
        if (printed != nullptr) {
            printed->ended = std::move(listing.ended);
        }
        return listing.usable;
    });
}

} // namespace apportion::slurm
