// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/job_listing.h"

#include "core/policy/tres.h"
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

/// "gres:gpu:a100:2" or "gres/gpu:2" of each node.
void addGres(const SqueueRows &rows, JobListing &listing)
{
    const std::string_view written = rows.cell("TRES_PER_NODE");
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
    for (TresCount gres : parseJobGres(list, bad)) {
        gres.count *= listing.job.nodes;
        listing.job.tres.push_back(std::move(gres));
    }
    for (const std::string &entry : bad) {
        listing.report("TRES_PER_NODE", entry);
    }
}

void readRequest(const SqueueRows &rows, JobListing &listing)
{
    Job &job = listing.job;
    job.nodes = std::max(listing.count("NODES", rows.cell("NODES")), 1u);
    job.cpus = std::max({ listing.count("CPUS", rows.cell("CPUS")), job.nodes, 1u });
    job.tres = { { "cpu", job.cpus }, { "node", job.nodes } };
    const std::string_view memory = rows.cell("MIN_MEMORY");
    if (const std::optional<std::uint64_t> mb = countWithUnit(memory, 'M'); mb && *mb > 0 && *mb < (std::uint64_t { 1 } << 40)) {
        job.tres.push_back({ "mem", *mb * job.nodes });
    } else if (!printsNothing(memory) && !mb) {
        listing.report("MIN_MEMORY", memory);
    }
    addGres(rows, listing);
    if (const std::string_view licenses = rows.cell("LICENSES"); !printsNothing(licenses)) {
        BadEntries bad;
        const TresCounts counts = parseLicenses(licenses, NameCase::Lower, bad);
        job.tres.insert(job.tres.end(), counts.begin(), counts.end());
    }
}

/// squeue prints neither when a job became eligible nor since when it accrues age, unless -O asks for them: its reason tells.
void readTimes(const SqueueRows &rows, std::string_view reason, JobListing &listing)
{
    Job &job = listing.job;
    job.submitTime = listing.timestamp("SUBMIT_TIME", rows.cell("SUBMIT_TIME"));
    job.startTime = listing.timestamp("START_TIME", rows.cell("START_TIME"));
    const bool awaitsTime = reason.find("BeginTime") != std::string_view::npos;
    const bool waits = awaitsTime || lowerCase(reason).find("dependency") != std::string::npos || job.held;
    // one that waits for its begin time starts then at the earliest
    const std::int64_t since = awaitsTime ? job.startTime : waits ? 0 : job.submitTime;
    const std::int64_t someTime = waits ? since : std::max<std::int64_t>(since, 1); // without the column of submit times: whenever it was
    job.eligibleTime = rows.has("ELIGIBLE_TIME") ? listing.timestamp("ELIGIBLE_TIME", rows.cell("ELIGIBLE_TIME")) : someTime;
    job.accrueTime = rows.has("ACCRUE_TIME") ? listing.timestamp("ACCRUE_TIME", rows.cell("ACCRUE_TIME")) : since;
}

void readRow(const SqueueRows &rows, JobListing &listing)
{
    const auto eitherOf = [&rows](std::string_view name, std::string_view other) { return rows.cell(rows.has(name) ? name : other); };
    Job &job = listing.job;
    if (job.id.empty()) {
        listing.report("JOBID", {});
        return;
    }
    const std::string_view reason = eitherOf("REASON", "NODELIST(REASON)");
    if (!listing.setState(eitherOf("STATE", "ST"), reason)) {
        return;
    }
    job.name = std::string(rows.cell("NAME"));
    job.user = std::string(rows.cell(rows.cell("USER").empty() ? "UID" : "USER"));
    listing.setPlace(rows.cell("ACCOUNT"), rows.cell("QOS"), rows.cell("PARTITION"), rows.cell("RESERVATION"));
    const std::optional<std::uint64_t> priority = rows.priority();
    job.printedPriority = priority.value_or(0) > std::numeric_limits<std::uint32_t>::max() ? 0 : static_cast<std::uint32_t>(priority.value_or(0));
    job.held = job.held || (!job.running && priority == 0);
    readTimes(rows, reason, listing);
    listing.setDependency(rows.cell("DEPENDENCY"));
    listing.setTimeLimit("TIME_LIMIT", eitherOf("TIME_LIMIT", "TIME_LIMI"));
    readRequest(rows, listing);
    job.nice = static_cast<std::int32_t>(listing.adjustment("NICE", rows.cell("NICE")));
    listing.end();
}

/// What the priority needs and this listing does not have.
void reportMissing(const SqueueRows &rows, Findings &findings)
{
    std::string missing;
    for (const std::string_view column : { "ACCOUNT", "QOS", "CPUS", "MIN_MEMORY", "SUBMIT_TIME", "TIME_LIMIT", "NICE" }) {
        if (!rows.has(column) && !(column == "TIME_LIMIT" && rows.has("TIME_LIMI"))) {
            missing += missing.empty() ? "" : ", ";
            missing += column;
        }
    }
    if (!missing.empty()) {
        findings.add(Severity::Warning, "squeue-columns", 1,
            { APPORTION_TEXT("The listing lacks %1: priorities of these jobs are guesses."), { missing } },
            { APPORTION_TEXT("Print the jobs with: scontrol -o show job"), {} });
    }
}

/// Whether the job asks for memory.
bool asksForMemory(const SqueueRows &rows)
{
    return countWithUnit(rows.cell("MIN_MEMORY"), 'M').value_or(0) > 0;
}

/// Of the listing as a whole: the same is true of each of its jobs.
void reportMemory(Findings &findings)
{
    findings.add(Severity::Note, "squeue-memory", 0,
        { APPORTION_TEXT("squeue does not say whether memory is asked for each node or each CPU; it was taken for each node."), {} },
        { APPORTION_TEXT("Print the jobs with: scontrol -o show job"), {} });
}

} // namespace

void readSqueue(std::string_view text, JobListing &listing)
{
    SqueueRows rows(text);
    listing.usable = rows.hasHeader();
    if (!listing.usable) {
        return;
    }
    reportMissing(rows, listing.findings());
    bool isMemoryTold = false;
    while (rows.next() && listing.begin(rows.cell("JOBID"), rows.line())) {
        if (!isMemoryTold && asksForMemory(rows)) {
            reportMemory(listing.findings());
            isMemoryTold = true;
        }
        readRow(rows, listing);
    }
}

bool isSqueueHeader(std::string_view line)
{
    return isFixedHeader(line) || (line.find('|') != std::string_view::npos && isPipeHeader(TableHeader(line)));
}

} // namespace apportion::slurm
