// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/jobs.h"

#include "core/policy/slurm_time.h"
#include "core/policy/tres.h"
#include "slurm/lists/job_parts.h"
#include "slurm/lists/jobs_json.h"
#include "slurm/lists/json_lists.h"
#include "slurm/lists/record_text.h"
#include "slurm/lists/squeue.h"
#include "slurm/text/bounds.h"
#include "slurm/text/reading.h"
#include "slurm/text/tres_text.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

namespace apportion::slurm
{

namespace
{

/// Keys of a job that are read, and those that end a value which may hold blanks.
const std::vector<std::string_view> &jobKeys()
{
    static const std::vector<std::string_view> keys
        = { "JobId", "ArrayJobId", "ArrayTaskId", "ArrayTaskThrottle", "JobName", "Name", "UserId", "GroupId", "Priority", "Nice", "Account", "QOS",
              "WCKey", "JobState", "Reason", "Dependency", "Requeue", "RunTime", "TimeLimit", "TimeMin", "SubmitTime", "EligibleTime", "AccrueTime",
              "StartTime", "EndTime", "Partition", "AllocNode:Sid", "NumNodes", "NumCPUs", "NumTasks", "CPUs/Task", "ReqTRES", "TRES", "AllocTRES",
              "Socks/Node", "Features", "Reservation", "OverSubscribe", "Licenses", "Network", "SiteFactor", "MCS_label" };
    return keys;
}

/// What users wrote stands behind these keys, at the end of a record: no key in it is one of the job.
const std::vector<std::string_view> &freeTextKeys()
{
    static const std::vector<std::string_view> keys
        = { "Command", "SubmitLine", "WorkDir", "Comment", "AdminComment", "SystemComment", "Extra", "Container" };
    return keys;
}

const std::vector<std::string_view> &allKeys()
{
    static const std::vector<std::string_view> keys = [] {
        std::vector<std::string_view> both = jobKeys();
        both.insert(both.end(), freeTextKeys().begin(), freeTextKeys().end());
        return both;
    }();
    return keys;
}

/// The fields of a record that count, by key.
class JobFields
{
public:
    explicit JobFields(const Record &record)
    {
        m_fields = record.fields(allKeys());
        // Free text begins behind the job's own fields, of which JobState is among the first ones.
        const auto state = std::find_if(m_fields.begin(), m_fields.end(), [](const RecordField &f) { return f.key == "JobState"; });
        const auto freeText = std::find_if(state, m_fields.end(),
            [](const RecordField &field) { return std::find(freeTextKeys().begin(), freeTextKeys().end(), field.key) != freeTextKeys().end(); });
        m_fields.erase(freeText, m_fields.end());
    }

    /// The value of the last field of that key, since the ones before it stood in a job's name; to its first blank,
    /// since unknown keys may follow. Empty when there is none.
    [[nodiscard]] std::string_view value(std::string_view key) const
    {
        const std::string_view text = wholeValue(key);
        return text.substr(0, text.find_first_of(" \t\r\n"));
    }
    /// The same of a name, which may hold blanks.
    [[nodiscard]] std::string_view wholeValue(std::string_view key) const
    {
        const auto field = std::find_if(m_fields.rbegin(), m_fields.rend(), [&](const RecordField &f) { return f.key == key; });
        return field == m_fields.rend() ? std::string_view() : field->value;
    }
    [[nodiscard]] std::string_view valueOf(std::string_view key, std::string_view oldKey) const
    {
        const std::string_view newer = value(key);
        return newer.empty() ? value(oldKey) : newer;
    }

private:
    std::vector<RecordField> m_fields;
};

class JobReader
{
public:
    JobReader(const std::string &fileName, const LocalClock &clock, Findings &findings) : m_fileName(fileName), m_clock(clock), m_findings(findings)
    {
    }

    /// The job of a record; nothing when it has ended or has no id.
    std::optional<Job> read(const Record &record);
    [[nodiscard]] std::size_t ended() const { return m_ended; }

private:
    bool readState(Job &job, const JobFields &fields);
    void readNames(Job &job, const JobFields &fields) const;
    void readTimes(Job &job, const JobFields &fields);
    void readRequest(Job &job, const JobFields &fields);
    std::int64_t number(const JobFields &fields, std::string_view key, std::int64_t least, std::int64_t most, std::int64_t otherwise);
    std::int64_t timestamp(const JobFields &fields, std::string_view key);
    std::uint32_t count(const JobFields &fields, std::string_view key);
    void report(std::string_view key, std::string_view value);

    const std::string &m_fileName;
    const LocalClock &m_clock;
    Findings &m_findings;
    std::uint32_t m_line = 0;
    std::string m_id;
    std::size_t m_ended = 0;
};

void JobReader::report(std::string_view key, std::string_view value)
{
    m_findings.add(Severity::Error, "job-value", { m_fileName, m_line },
        { APPORTION_TEXT("Job %1: %2=%3 cannot be read."), { m_id, std::string(key), std::string(value.substr(0, 100)) } },
        { APPORTION_TEXT("Print the jobs again with: scontrol -o show job"), {} });
}

std::int64_t JobReader::number(const JobFields &fields, std::string_view key, std::int64_t least, std::int64_t most, std::int64_t otherwise)
{
    const std::string_view value = fields.value(key);
    if (printsNothing(value)) {
        return otherwise;
    }
    const std::optional<std::int64_t> read = wholeNumber(value);
    if (!read || *read < least || *read > most) {
        report(key, value);
        return otherwise;
    }
    return *read;
}

/// "1-4", "8" or "2K": the least that is asked for.
std::uint32_t JobReader::count(const JobFields &fields, std::string_view key)
{
    const std::string_view value = fields.value(key);
    if (printsNothing(value)) {
        return 1;
    }
    const std::optional<std::uint64_t> read = countWithUnit(value.substr(0, value.find('-')), '\0');
    if (!read || *read > std::numeric_limits<std::uint32_t>::max()) {
        report(key, value);
        return 1;
    }
    return static_cast<std::uint32_t>(*read);
}

std::int64_t JobReader::timestamp(const JobFields &fields, std::string_view key)
{
    const std::string_view value = fields.value(key);
    if (value.empty()) {
        return 0;
    }
    const std::optional<std::int64_t> read = parseLocalTimestamp(value, m_clock);
    if (!read) {
        report(key, value);
    }
    return read.value_or(0);
}

/// Reads state and hold; false for a job that has ended.
bool JobReader::readState(Job &job, const JobFields &fields)
{
    return setJobState(job, fields.value("JobState"), fields.value("Reason"));
}

void JobReader::readNames(Job &job, const JobFields &fields) const
{
    const auto name = [](std::string_view value) { return printsNothing(value) ? std::string() : std::string(value); };
    setArrayId(job, fields.value("ArrayJobId"), fields.value("ArrayTaskId"));
    const std::string_view newName = fields.wholeValue("JobName");
    job.name = std::string(newName.empty() ? fields.wholeValue("Name") : newName);
    const std::string_view user = fields.wholeValue("UserId");
    job.user = std::string(user.substr(0, user.rfind('(')));
    job.account = lowerCase(name(fields.value("Account")));
    job.qos = name(fields.value("QOS"));
    setPartitions(job, fields.value("Partition"));
    job.reservation = !printsNothing(fields.value("Reservation"));
}

void JobReader::readTimes(Job &job, const JobFields &fields)
{
    job.submitTime = timestamp(fields, "SubmitTime");
    job.eligibleTime = timestamp(fields, "EligibleTime");
    job.accrueTime = timestamp(fields, "AccrueTime");
    const std::string_view limit = fields.value("TimeLimit");
    if (limit.empty() || printsNothing(limit) || sameIgnoringCase(limit, "Partition_Limit")) {
        job.timeLimit = noTimeLimit;
    } else if (const ParsedTime time = parseTime(limit)) {
        job.timeLimit = time.time.isUnlimited() ? unlimitedTime : time.time.minutes;
    } else {
        report("TimeLimit", limit);
    }
}

void JobReader::readRequest(Job &job, const JobFields &fields)
{
    job.nodes = count(fields, "NumNodes");
    job.cpus = count(fields, "NumCPUs");
    const std::string_view tres = fields.valueOf("ReqTRES", "TRES");
    if (!printsNothing(tres)) {
        BadEntries bad;
        job.tres = parseTresCounts(tres, bad);
        dropBilling(job.tres);
        readRequestedCounts(job);
        for (const std::string &entry : bad) {
            report("ReqTRES", entry);
        }
    }
    if (const std::string_view allocated = fields.value("AllocTRES"); job.running && !printsNothing(allocated)) {
        BadEntries bad;
        job.tres = parseTresCounts(allocated, bad); // what a running job counts with
        dropBilling(job.tres);
        job.cpus = count(fields, "NumCPUs");
    }
}

std::optional<Job> JobReader::read(const Record &record)
{
    const JobFields fields(record);
    Job job;
    m_line = record.line;
    m_id = std::string(fields.value("JobId"));
    job.id = m_id;
    if (m_id.empty()) {
        report("JobId", {});
        return std::nullopt;
    }
    if (!readState(job, fields)) {
        ++m_ended;
        return std::nullopt;
    }
    constexpr std::int64_t mostNice = 2147483645;
    readNames(job, fields);
    readTimes(job, fields);
    readRequest(job, fields);
    job.nice = static_cast<std::int32_t>(number(fields, "Nice", -mostNice, mostNice, 0));
    job.siteFactor = number(fields, "SiteFactor", -mostNice, mostNice, 0);
    job.printedPriority = static_cast<std::uint32_t>(number(fields, "Priority", 0, std::numeric_limits<std::uint32_t>::max(), 0));
    if (unsignedNumber(fields.value("Priority"))) {
        setHeldByPriority(job, job.printedPriority);
    }
    return job;
}

ReadJobs readRecords(std::string_view text, const std::string &fileName, const LocalClock &clock, Findings &findings)
{
    std::size_t strayLines = 0;
    const std::vector<Record> records = splitRecords(text, "JobId", strayLines);
    JobReader reader(fileName, clock, findings);
    ReadJobs result;
    result.jobs.reserve(std::min(records.size(), mostRows));
    for (const Record &record : records) {
        if (result.jobs.size() >= mostRows) {
            reportTooMany(findings, { fileName, record.line }, mostRows);
            break;
        }
        if (std::optional<Job> job = reader.read(record)) {
            result.jobs.push_back(std::move(*job));
        }
    }
    result.ended = reader.ended();
    const bool nothing = trimmed(text) == "No jobs in the system";
    result.usable = !records.empty() || nothing;
    if (strayLines > 0 && !nothing) {
        findings.add(Severity::Warning, "job-line", { fileName, 0 }, { APPORTION_TEXT("%1 lines belong to no job."), { std::to_string(strayLines) } },
            { APPORTION_TEXT("Print the jobs with: scontrol -o show job"), {} });
    }
    return result;
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

bool readJobs(std::string_view text, const std::string &fileName, Situation &situation, Diagnostics &diagnostics, const LocalClock &clock)
{
    Findings findings(diagnostics);
    checkEncoding(text, fileName, findings);
    ReadJobs result = looksLikeJson(text) ? readJobsJson(text, fileName, findings)
        : isSqueue(text)                  ? readSqueue(text, fileName, findings, clock)
                                          : readRecords(text, fileName, clock, findings);
    situation.jobs.edit() = std::move(result.jobs);
    if (result.ended > 0) {
        findings.add(Severity::Note, "job-ended", { fileName, 0 },
            { APPORTION_TEXT("%1 jobs have ended and have no priority; they were left out."), { std::to_string(result.ended) } },
            { APPORTION_TEXT("Nothing is to be done."), {} });
    }
    findings.finish();
    return result.usable;
}

} // namespace apportion::slurm
