// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/jobs_json.h"

#include "core/policy/tres.h"
#include "slurm/lists/job_parts.h"
#include "slurm/lists/json_lists.h"
#include "slurm/text/bounds.h"
#include "slurm/text/reading.h"
#include "slurm/text/tres_text.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace apportion::slurm
{

namespace
{

constexpr std::int64_t mostNice = 2147483645;
constexpr std::int64_t niceOffset = 0x80000000; // what nice 0 is in slurmctld; 21.08 printed it so

std::uint32_t atMost32(std::int64_t number, std::uint32_t otherwise)
{
    return number < 0 || number > std::numeric_limits<std::uint32_t>::max() ? otherwise : static_cast<std::uint32_t>(number);
}

class JobJsonReader
{
public:
    JobJsonReader(const std::string &fileName, Findings &findings) : m_fileName(fileName), m_findings(findings) { }

    void read(const JsonRow &row);
    ReadJobs result;

private:
    void readNames(Job &job, const JsonRow &row) const;
    void readTimes(Job &job, const JsonRow &row) const;
    void readRequest(Job &job, const JsonRow &row);

    const std::string &m_fileName;
    Findings &m_findings;
    bool m_reportedTooMany = false;
};

void JobJsonReader::readNames(Job &job, const JsonRow &row) const
{
    std::string task(row.text("array_task_string"));
    if (task.empty()) {
        if (const std::optional<std::int64_t> one = row.number("array_task_id")) {
            task = std::to_string(*one);
        }
    }
    if (const std::optional<std::int64_t> array = row.number("array_job_id")) {
        setArrayId(job, std::to_string(*array), task);
    }
    job.name = std::string(row.text("name"));
    job.user = std::string(row.text("user_name"));
    if (const std::optional<std::int64_t> uid = row.number("user_id"); job.user.empty() && uid) {
        job.user = std::to_string(*uid);
    }
    job.account = lowerCase(row.text("account"));
    job.qos = std::string(row.text("qos"));
    setPartitions(job, row.text("partition"));
    job.reservation = !row.text("resv_name").empty();
}

void JobJsonReader::readTimes(Job &job, const JsonRow &row) const
{
    const auto time = [&](std::string_view path) { return std::max<std::int64_t>(row.number(path).value_or(0), 0); };
    job.submitTime = time("submit_time");
    job.eligibleTime = time("eligible_time");
    job.accrueTime = time("accrue_time");
    // until v0.0.38, a job without limit has null here
    if (row.isInfinite("time_limit") || row.isNull("time_limit")) {
        job.timeLimit = unlimitedTime;
    } else if (const std::optional<std::int64_t> minutes = row.number("time_limit")) {
        job.timeLimit = atMost32(*minutes, noTimeLimit);
    }
}

void JobJsonReader::readRequest(Job &job, const JsonRow &row)
{
    job.nodes = std::max(atMost32(row.number("node_count").value_or(1), 1), 1u);
    job.cpus = std::max(atMost32(row.number("cpus").value_or(1), 1), 1u);
    BadEntries bad;
    job.tres = parseTresCounts(row.tres("tres_req_str"), bad);
    dropBilling(job.tres);
    readRequestedCounts(job);
    for (const std::string &entry : bad) {
        m_findings.add(Severity::Error, "job-value", { m_fileName, row.line() },
            { APPORTION_TEXT("Job %1: %2=%3 cannot be read."), { job.id, "tres_req_str", entry } },
            { APPORTION_TEXT("Print the jobs again with: scontrol -o show job"), {} });
    }
}

void JobJsonReader::read(const JsonRow &row)
{
    if (result.jobs.size() >= mostRows) {
        if (!m_reportedTooMany) {
            reportTooMany(m_findings, { m_fileName, row.line() }, mostRows);
        }
        m_reportedTooMany = true;
        return;
    }
    const std::optional<std::int64_t> id = row.number("job_id");
    if (!id || (!row.has("job_state") && !row.has("job_state/0"))) {
        m_findings.add(Severity::Error, "job-value", { m_fileName, row.line() }, { APPORTION_TEXT("A job has no id or no state."), {} },
            { APPORTION_TEXT("Print the jobs again with: scontrol -o show job"), {} });
        return;
    }
    Job job;
    job.id = std::to_string(*id);
    if (!setJobState(job, row.text("job_state"), row.text("state_reason"))) {
        ++result.ended;
        return;
    }
    job.held = job.held || (!job.running && row.boolean("hold") == true);
    readNames(job, row);
    readTimes(job, row);
    readRequest(job, row);
    std::int64_t nice = row.number("nice").value_or(0);
    nice = nice > mostNice ? nice - niceOffset : nice;
    job.nice = static_cast<std::int32_t>(std::clamp(nice, -mostNice, mostNice));
    job.siteFactor = std::clamp(row.number("site_factor").value_or(0), -mostNice, mostNice);
    const std::optional<std::int64_t> priority = row.number("priority");
    job.printedPriority = atMost32(priority.value_or(0), 0);
    if (priority) {
        setHeldByPriority(job, job.printedPriority);
    }
    result.jobs.push_back(std::move(job));
}

} // namespace

ReadJobs readJobsJson(std::string_view text, const std::string &fileName, Findings &findings)
{
    JobJsonReader reader(fileName, findings);
    bool lists = false;
    const bool any = readJsonLists(text, fileName, findings, [&](std::string_view list, const JsonRow &row) {
        if (list == "jobs") {
            lists = true;
            reader.read(row);
        }
    });
    reader.result.usable = lists || any;
    return std::move(reader.result);
}

} // namespace apportion::slurm
