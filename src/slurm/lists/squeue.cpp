// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/squeue.h"

#include "core/policy/slurm_time.h"
#include "core/policy/tres.h"
#include "slurm/lists/job_parts.h"
#include "slurm/text/bounds.h"
#include "slurm/text/reading.h"
#include "slurm/text/table_text.h"
#include "slurm/text/tres_text.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

namespace apportion::slurm
{

namespace
{

bool isPipeHeader(const TableHeader &header)
{
    return header.has("JOBID") && header.size() > 1 && !header.has("FAIRSHARE"); // which sprio prints
}

/// The words of a line with their places.
struct Word
{
    std::size_t begin = 0;
    std::size_t end = 0;
};

std::vector<Word> wordsOf(std::string_view line)
{
    constexpr std::size_t mostWords = 256;
    std::vector<Word> words;
    std::size_t at = 0;
    while (words.size() < mostWords) {
        const std::size_t begin = line.find_first_not_of(" \t", at);
        if (begin == std::string_view::npos) {
            break;
        }
        const std::size_t end = std::min(line.find_first_of(" \t", begin), line.size());
        words.push_back({ begin, end });
        at = end;
    }
    return words;
}

bool isFixedHeader(std::string_view line)
{
    if (line.find('|') != std::string_view::npos) {
        return false;
    }
    bool id = false;
    bool other = false;
    for (const Word &word : wordsOf(line)) {
        const std::string_view name = line.substr(word.begin, word.end - word.begin);
        id = id || name == "JOBID";
        other = other || name == "NAME" || name == "ST" || name == "STATE" || name == "NODELIST(REASON)";
    }
    return id && other;
}

/// The rows of either form; cells by the name of their column.
class SqueueRows
{
public:
    explicit SqueueRows(std::string_view text) : m_table(text, isPipeHeader), m_walker(text), m_pipes(m_table.hasHeader())
    {
        while (!m_pipes && m_walker.next()) {
            if (isFixedHeader(m_walker.line())) {
                m_header = m_walker.line();
                m_words = wordsOf(m_header);
                m_rightAligned = m_words.front().begin > 0;
                break;
            }
        }
    }

    [[nodiscard]] bool hasHeader() const { return m_pipes || !m_words.empty(); }

    bool next()
    {
        if (m_pipes) {
            if (!m_table.next()) {
                return false;
            }
            m_table.joinInto(m_table.header().find("NAME")); // a job's name may hold '|'
            return true;
        }
        while (m_walker.next()) {
            if (!trimmed(m_walker.line()).empty() && m_walker.line() != m_header) {
                return true;
            }
        }
        return false;
    }

    [[nodiscard]] std::uint32_t line() const { return m_pipes ? m_table.line() : m_walker.number(); }

    [[nodiscard]] bool has(std::string_view name) const { return m_pipes ? m_table.header().has(name) : wordOf(name) < m_words.size(); }

    [[nodiscard]] std::string_view cell(std::string_view name) const
    {
        if (m_pipes) {
            return m_table.cell(m_table.header().find(name));
        }
        const std::size_t word = wordOf(name);
        if (word >= m_words.size()) {
            return {};
        }
        const bool last = word + 1 == m_words.size();
        const std::size_t begin = m_rightAligned ? (word == 0 ? 0 : m_words[word - 1].end) : m_words[word].begin;
        const std::size_t end = last ? std::string_view::npos : m_rightAligned ? m_words[word].end : m_words[word + 1].begin;
        const std::string_view row = m_walker.line();
        return begin >= row.size() ? std::string_view() : trimmed(row.substr(begin, end == std::string_view::npos ? end : end - begin));
    }

    /// The priority as a whole number: %Q prints that, %p a fraction, both under the same name.
    [[nodiscard]] std::optional<std::uint64_t> priority() const
    {
        if (!m_pipes) {
            return unsignedNumber(cell("PRIORITY"));
        }
        for (std::size_t column = 0; column < m_table.header().size(); ++column) {
            const bool named = sameIgnoringCase(m_table.header().name(column), "PRIORITY");
            if (const std::optional<std::uint64_t> number = named ? unsignedNumber(m_table.cell(column)) : std::nullopt) {
                return number;
            }
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] std::size_t wordOf(std::string_view name) const
    {
        const auto found = std::find_if(m_words.begin(), m_words.end(),
            [&](const Word &word) { return sameIgnoringCase(m_header.substr(word.begin, word.end - word.begin), name); });
        return static_cast<std::size_t>(found - m_words.begin());
    }

    TableText m_table;
    LineWalker m_walker;
    bool m_pipes = false;
    bool m_rightAligned = false;
    std::string_view m_header;
    std::vector<Word> m_words;
};

class SqueueReader
{
public:
    SqueueReader(std::string_view text, const std::string &fileName, Findings &findings, const LocalClock &clock)
        : m_rows(text), m_fileName(fileName), m_findings(findings), m_clock(clock)
    {
    }

    ReadJobs read();

private:
    std::optional<Job> readRow();
    void readNames(Job &job) const;
    void readTimes(Job &job);
    void readRequest(Job &job);
    void addGres(Job &job);
    std::uint32_t count(std::string_view column);
    std::int64_t timestamp(std::string_view column);
    void report(std::string_view column, std::string_view value);
    void reportMissing();

    SqueueRows m_rows;
    const std::string &m_fileName;
    Findings &m_findings;
    const LocalClock &m_clock;
    std::string m_id;
    std::size_t m_ended = 0;
};

void SqueueReader::report(std::string_view column, std::string_view value)
{
    m_findings.add(Severity::Error, "job-value", { m_fileName, m_rows.line() },
        { APPORTION_TEXT("Job %1: %2=%3 cannot be read."), { m_id, std::string(column), std::string(value.substr(0, 100)) } },
        { APPORTION_TEXT("Print the jobs again with: scontrol -o show job"), {} });
}

std::uint32_t SqueueReader::count(std::string_view column)
{
    const std::string_view value = m_rows.cell(column);
    if (printsNothing(value)) {
        return 1;
    }
    const std::optional<std::uint64_t> read = countWithUnit(value.substr(0, value.find('-')), '\0');
    if (!read || *read > std::numeric_limits<std::uint32_t>::max()) {
        report(column, value);
        return 1;
    }
    return std::max(static_cast<std::uint32_t>(*read), 1u);
}

std::int64_t SqueueReader::timestamp(std::string_view column)
{
    const std::string_view value = m_rows.cell(column);
    if (printsNothing(value)) {
        return 0;
    }
    const std::optional<std::int64_t> read = parseLocalTimestamp(value, m_clock);
    if (!read) {
        report(column, value);
    }
    return read.value_or(0);
}

void SqueueReader::readNames(Job &job) const
{
    job.name = std::string(m_rows.cell("NAME"));
    job.user = std::string(m_rows.cell("USER"));
    if (job.user.empty()) {
        job.user = std::string(m_rows.cell("UID"));
    }
    const std::string_view account = m_rows.cell("ACCOUNT");
    job.account = printsNothing(account) ? std::string() : lowerCase(account);
    const std::string_view qos = m_rows.cell("QOS");
    job.qos = printsNothing(qos) ? std::string() : std::string(qos);
    setPartitions(job, m_rows.cell("PARTITION"));
    job.reservation = !printsNothing(m_rows.cell("RESERVATION"));
}

void SqueueReader::readTimes(Job &job)
{
    job.submitTime = timestamp("SUBMIT_TIME");
    job.eligibleTime = timestamp("ELIGIBLE_TIME");
    job.accrueTime = timestamp("ACCRUE_TIME");
    if (!m_rows.has("ACCRUE_TIME") && lowerCase(m_rows.cell("REASON")).find("dependency") == std::string::npos && !job.held) {
        job.accrueTime = job.submitTime; // the usual case; squeue does not print it
    }
    const std::string_view limit = m_rows.has("TIME_LIMIT") ? m_rows.cell("TIME_LIMIT") : m_rows.cell("TIME_LIMI");
    if (printsNothing(limit) || sameIgnoringCase(limit, "NOT_SET") || sameIgnoringCase(limit, "Partition_Limit")) {
        return;
    }
    if (const ParsedTime time = parseTime(limit)) {
        job.timeLimit = time.time.isUnlimited() ? unlimitedTime : time.time.minutes;
    } else {
        report("TIME_LIMIT", limit);
    }
}

/// "gres:gpu:a100:2" or "gres/gpu:2" of each node.
void SqueueReader::addGres(Job &job)
{
    const std::string_view written = m_rows.cell("TRES_PER_NODE");
    if (printsNothing(written)) {
        return;
    }
    std::string list;
    splitEach(written, ',', [&](std::string_view entry) {
        const bool prefixed = startsWithIgnoringCase(entry, "gres:") || startsWithIgnoringCase(entry, "gres/");
        list += list.empty() ? "" : ",";
        list += prefixed ? entry.substr(5) : entry;
    });
    BadEntries bad;
    for (TresCount gres : parseGres(list, bad)) {
        gres.count *= job.nodes;
        job.tres.push_back(std::move(gres));
    }
    for (const std::string &entry : bad) {
        report("TRES_PER_NODE", entry);
    }
}

void SqueueReader::readRequest(Job &job)
{
    job.nodes = count("NODES");
    job.cpus = std::max(m_rows.has("CPUS") ? count("CPUS") : 1, job.nodes);
    job.tres = { { "cpu", job.cpus }, { "node", job.nodes } };
    const std::string_view memory = m_rows.cell("MIN_MEMORY");
    if (const std::optional<std::uint64_t> mb = countWithUnit(memory, 'M'); mb && *mb > 0 && *mb < (std::uint64_t { 1 } << 40)) {
        job.tres.push_back({ "mem", *mb * job.nodes });
        m_findings.add(Severity::Note, "squeue-memory", { m_fileName, 0 },
            { APPORTION_TEXT("squeue does not say whether memory is asked for each node or each CPU; it was taken for each node."), {} },
            { APPORTION_TEXT("Print the jobs with: scontrol -o show job"), {} });
    } else if (!printsNothing(memory) && !mb) {
        report("MIN_MEMORY", memory);
    }
    addGres(job);
    if (const std::string_view licenses = m_rows.cell("LICENSES"); !printsNothing(licenses)) {
        BadEntries bad;
        const TresCounts counts = parseLicenses(licenses, bad);
        job.tres.insert(job.tres.end(), counts.begin(), counts.end());
    }
}

std::optional<Job> SqueueReader::readRow()
{
    Job job;
    m_id = std::string(m_rows.cell("JOBID"));
    job.id = m_id;
    if (m_id.empty()) {
        report("JOBID", {});
        return std::nullopt;
    }
    const std::string_view reason = m_rows.has("REASON") ? m_rows.cell("REASON") : m_rows.cell("NODELIST(REASON)");
    if (!setJobState(job, m_rows.has("STATE") ? m_rows.cell("STATE") : m_rows.cell("ST"), reason)) {
        ++m_ended;
        return std::nullopt;
    }
    readNames(job);
    readTimes(job);
    readRequest(job);
    constexpr std::int64_t mostNice = 2147483645;
    const std::string_view written = m_rows.cell("NICE");
    const std::optional<std::int64_t> nice = wholeNumber(written);
    if (nice && *nice >= -mostNice && *nice <= mostNice) {
        job.nice = static_cast<std::int32_t>(*nice);
    } else if (!printsNothing(written)) {
        report("NICE", written);
    }
    const std::uint64_t priority = m_rows.priority().value_or(0);
    job.printedPriority = priority > std::numeric_limits<std::uint32_t>::max() ? 0 : static_cast<std::uint32_t>(priority);
    return job;
}

/// What the priority needs and this listing does not have.
void SqueueReader::reportMissing()
{
    std::string missing;
    for (const std::string_view column : { "ACCOUNT", "QOS", "CPUS", "MIN_MEMORY", "SUBMIT_TIME", "TIME_LIMIT", "NICE" }) {
        if (!m_rows.has(column) && !(column == "TIME_LIMIT" && m_rows.has("TIME_LIMI"))) {
            missing += missing.empty() ? "" : ", ";
            missing += column;
        }
    }
    if (!missing.empty()) {
        m_findings.add(Severity::Warning, "squeue-columns", { m_fileName, 1 },
            { APPORTION_TEXT("The listing lacks %1: priorities of these jobs are guesses."), { missing } },
            { APPORTION_TEXT("Print the jobs with: scontrol -o show job"), {} });
    }
}

ReadJobs SqueueReader::read()
{
    ReadJobs result;
    if (!m_rows.hasHeader()) {
        return result;
    }
    result.usable = true;
    reportMissing();
    while (m_rows.next()) {
        if (result.jobs.size() >= mostRows) {
            reportTooMany(m_findings, { m_fileName, m_rows.line() }, mostRows);
            break;
        }
        if (std::optional<Job> job = readRow()) {
            result.jobs.push_back(std::move(*job));
        }
    }
    result.ended = m_ended;
    return result;
}

} // namespace

ReadJobs readSqueue(std::string_view text, const std::string &fileName, Findings &findings, const LocalClock &clock)
{
    return SqueueReader(text, fileName, findings, clock).read();
}

bool isSqueueHeader(std::string_view line)
{
    return isFixedHeader(line) || (line.find('|') != std::string_view::npos && isPipeHeader(TableHeader(line)));
}

} // namespace apportion::slurm
