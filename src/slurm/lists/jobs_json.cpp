// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/job_listing.h"

#include "slurm/lists/json_lists.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace apportion::slurm
{

namespace
{

/// Slurm takes nice 0 off in 32 bits without a sign: -50 is printed as 4294967246 (parsers.c, DUMP_FUNC(NICE); jobs.c of openapi
/// before 23.02).
constexpr std::int64_t signedNice(std::int64_t printed)
{
    constexpr std::int64_t half = std::int64_t { 1 } << 31;
    return printed >= half ? printed - 2 * half : printed;
}

std::uint32_t atMost32(std::int64_t number, std::uint32_t otherwise)
{
    return number < 0 || number > std::numeric_limits<std::uint32_t>::max() ? otherwise : static_cast<std::uint32_t>(number);
}

void readNames(const JsonRow &row, JobListing &listing)
{
    std::string task(row.text("array_task_string"));
    if (const std::optional<std::int64_t> one = row.number("array_task_id"); task.empty() && one) {
        task = std::to_string(*one);
    }
    if (const std::optional<std::int64_t> array = row.number("array_job_id")) {
        listing.setArrayId(std::to_string(*array), task);
    }
    Job &job = listing.job;
    job.name = std::string(row.text("name"));
    job.user = std::string(row.text("user_name"));
    if (const std::optional<std::int64_t> uid = row.number("user_id"); job.user.empty() && uid) {
        job.user = std::to_string(*uid);
    }
    listing.setPlace(row.text("account"), row.text("qos"), row.text("partition"), row.text("resv_name"));
}

void readTimes(const JsonRow &row, JobListing &listing)
{
    Job &job = listing.job;
    const auto time = [&](std::string_view path) { return std::max<std::int64_t>(row.number(path).value_or(0), 0); };
    job.submitTime = time("submit_time");
    job.eligibleTime = time("eligible_time");
    job.accrueTime = time("accrue_time");
    job.startTime = time("start_time");
    listing.noteTime(time("last_sched_evaluation"));
    // until v0.0.38, a job without limit has null here
    if (row.isInfinite("time_limit") || row.isNull("time_limit")) {
        job.timeLimit = unlimitedTime;
    } else if (const std::optional<std::int64_t> minutes = row.number("time_limit")) {
        job.timeLimit = atMost32(*minutes, noTimeLimit);
    }
}

void readRow(const JsonRow &row, JobListing &listing)
{
    const std::optional<std::int64_t> id = row.number("job_id");
    if (!listing.begin(id ? std::to_string(*id) : std::string(), row.line())) {
        return;
    }
    if (!id || (!row.has("job_state") && !row.has("job_state/0"))) {
        listing.findings().add(Severity::Error, "job-value", row.line(), { APPORTION_TEXT("A job has no id or no state."), {} },
            { APPORTION_TEXT("Print the jobs again with: scontrol -o show job"), {} });
        return;
    }
    if (!listing.setState(row.list("job_state"), row.text("state_reason"))) { // flags stand behind the state
        return;
    }
    Job &job = listing.job;
    job.held = job.held || (!job.running && row.boolean("hold") == true);
    readNames(row, listing);
    readTimes(row, listing);
    listing.setDependency(row.text("dependency"));
    job.nodes = std::max(atMost32(row.number("node_count").value_or(1), 1), 1u);
    const std::optional<std::int64_t> cpus = row.number("cpus");
    job.cpus = std::max(atMost32(cpus.value_or(1), 1), 1u);
    listing.setTres("tres_req_str", row.tres("tres_req_str"));
    listing.readRequestedCounts();
    if (!job.running) {
        job.cpus = cpus ? std::max(atMost32(*cpus, 1), 1u) : job.cpus;
        job.cpus = std::max(job.cpus, atMost32(row.number("max_cpus").value_or(0), 0)); // 0: no range was asked for
    } else if (const std::string allocated = row.tres("tres_alloc_str"); !allocated.empty()) {
        listing.setTres("tres_alloc_str", allocated); // what a running job counts with
        job.cpus = std::max(atMost32(row.number("cpus").value_or(1), 1), 1u);
    }
    constexpr std::int64_t mostNice = JobListing::mostNice;
    job.nice = static_cast<std::int32_t>(std::clamp(signedNice(row.number("nice").value_or(0)), -mostNice, mostNice));
    job.siteFactor = std::clamp(row.number("site_factor").value_or(0), -mostNice, mostNice);
    const std::optional<std::int64_t> priority = row.number("priority");
    job.printedPriority = atMost32(priority.value_or(0), 0);
    if (priority) {
        listing.setHeldByPriority();
    }
    listing.end();
}

} // namespace

void readJobsJson(std::string_view text, JobListing &listing)
{
    const bool any = readJsonLists(text, listing.findings(), [&](std::string_view list, const JsonRow &row) {
        if (list == "jobs") {
            listing.usable = true;
            readRow(row, listing);
        }
    });
    listing.usable = listing.usable || any;
}

} // namespace apportion::slurm
