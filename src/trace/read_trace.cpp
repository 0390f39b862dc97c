// SPDX-License-Identifier: GPL-3.0-or-later
#include "trace/read_trace.h"

#include "trace/event_text.h"
#include "trace/job_json.h"
#include "trace/sacct_text.h"
#include "trace/trace_text.h"

#include "core/policy/text_scan.h"
#include "core/schema/value_text.h"
#include "slurm/lists/json_lists.h"

#include <algorithm>
#include <utility>

namespace apportion::trace
{

namespace
{

/// So much is looked at to tell what a file is.
constexpr std::size_t beginningBytes = std::size_t { 1 } << 16;

/// A file that was refused.
class UnreadText : public TraceSource
{
public:
    void feed(std::string_view /*lines*/) override { }
};

bool looksLikeWorkload(std::string_view line)
{
    std::size_t numbers = 0;
    while (!line.empty()) {
        const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
        if (!decimalNumber(line.substr(0, end))) {
            return false;
        }
        ++numbers;
        line = trimmed(line.substr(end));
    }
    return numbers >= 17;
}

} // namespace

TraceForm formOfText(std::string_view beginning)
{
    if (beginning.starts_with(traceFileMark)) {
        return TraceForm::TraceFile;
    }
    if (slurm::looksLikeJson(beginning)) {
        return TraceForm::SlurmJson;
    }
    slurm::LineWalker walker(beginning);
    while (walker.next()) {
        const std::string_view line = trimmed(walker.line());
        if (isSacctHeader(line)) {
            return TraceForm::SacctText;
        }
        if (isSubmitEvent(line)) {
            return TraceForm::SubmitEvents;
        }
        if (line.starts_with(';') || looksLikeWorkload(line)) {
            return TraceForm::Workload;
        }
    }
    return TraceForm::Unknown;
}

TraceReader::TraceReader(ReadOptions options) : m_options(std::move(options)), m_builder(m_findings.emplace(m_read.diagnostics)) { }
TraceReader::~TraceReader() = default;

void TraceReader::beginFile(const std::string &name, std::uint64_t bytes)
{
    m_bytes = bytes;
    m_findings->finish();
    m_findings.emplace(m_read.diagnostics, name); // in its place, where the builder knows it
    m_waiting.clear();
    m_separator.clear();
    m_source.reset();
}

void TraceReader::feed(std::string_view bytes)
{
    m_waiting += bytes;
    if (m_waiting.size() >= beginningBytes) {
        feedLines(false);
    }
}

/// Hands the lines that are whole to the reader of the file's form, which is made once the file's beginning is there.
void TraceReader::feedLines(bool isEnd)
{
    if (!m_source) {
        constexpr std::string_view byteOrderMark = "\xef\xbb\xbf"; // that editors of other systems put there
        m_waiting.erase(0, m_waiting.starts_with(byteOrderMark) ? byteOrderMark.size() : 0);
        switch (formOfText(std::string_view(m_waiting).substr(0, beginningBytes))) {
        case TraceForm::SlurmJson:
            m_source = std::make_unique<JobJson>(m_builder, *m_findings, m_options.cluster);
            m_isWhole = false;
            break;
        case TraceForm::Workload:
            m_source = std::make_unique<WorkloadText>(m_builder, *m_findings, m_options.workload);
            break;
        case TraceForm::SubmitEvents:
            m_source = std::make_unique<EventText>(m_builder, *m_findings);
            break;
        case TraceForm::TraceFile:
            m_source = std::make_unique<TraceText>(m_builder, *m_findings);
            break;
        case TraceForm::SacctText:
        case TraceForm::Unknown: // each line of it is told
            m_source = sacctSource(std::string_view(m_waiting).substr(0, beginningBytes));
            m_isWhole = false;
            break;
        }
        // Room for all rows at once: growing in steps takes twice the memory. No row is shorter than this.
        constexpr std::uint64_t shortestRow = 64;
        const auto lines = static_cast<std::uint64_t>(std::count(m_waiting.begin(), m_waiting.end(), '\n'));
        m_builder.expect(static_cast<std::size_t>(std::min(m_bytes / shortestRow, lines * (m_bytes / std::max<std::uint64_t>(m_waiting.size(), 1)))));
    }
    const std::size_t end = isEnd ? m_waiting.size() : m_waiting.rfind('\n') + 1;
    hand(std::string_view(m_waiting).substr(0, end));
    m_waiting.erase(0, end);
}

/// Hands lines on, with '|' where the file has another separator.
void TraceReader::hand(std::string_view lines)
{
    if (m_separator.empty()) {
        m_source->feed(lines);
        return;
    }
    std::string made;
    made.reserve(lines.size());
    for (std::size_t at = 0; at < lines.size();) {
        const std::size_t next = std::min(lines.find(m_separator, at), lines.size());
        made += lines.substr(at, next - at);
        made += next < lines.size() ? "|" : "";
        at = next + m_separator.size();
    }
    m_source->feed(made);
}

/// What reads a file of sacct; one that cannot be read is told in one sentence.
std::unique_ptr<TraceSource> TraceReader::sacctSource(std::string_view beginning)
{
    using Kind = SacctLayout::Kind;
    SacctLayout layout = sacctLayout(beginning);
    const auto refuse = [this](Text why) {
        m_findings->add(Severity::Error, "trace-columns", 1, std::move(why), { APPORTION_TEXT("Print the jobs with: %1"), { sacctCommand("…") } });
        return std::make_unique<UnreadText>();
    };
    switch (layout.kind) {
    case Kind::Aligned:
        return refuse({ APPORTION_TEXT("This is the list that sacct prints for the screen: its columns cut off what is longer."), {} });
    case Kind::Ambiguous:
        return refuse({ APPORTION_TEXT("\"%1\" separates the columns and stands within their values as well."), { layout.separator } });
    case Kind::Nameless:
        return refuse({ APPORTION_TEXT("Nothing names the columns: sacct leaves the names out with --noheader."), {} });
    case Kind::Separated:
        m_separator = std::move(layout.separator);
        [[fallthrough]];
    case Kind::Bars:
        break;
    }
    return std::make_unique<SacctText>(m_builder, *m_findings, m_options.clock, m_options.cluster);
}

void TraceReader::endFile()
{
    feedLines(true);
    m_source->finish();
    m_read.rows += m_source->rows();
    m_source.reset();
}

void TraceReader::addWaiting(const std::vector<Job> &jobs)
{
    const auto timeOf = [](std::int64_t time) { return time > 0 ? time : replay::noTime; };
    for (const Job &job : jobs) {
        if (job.running || job.submitTime <= 0) {
            continue;
        }
        const std::string partitions = joinedList(job.partitions);
        const std::string requested = schema::valueText(job.tres);
        JobRow row;
        row.id = job.id;
        row.rawId = job.number;
        row.user = job.user;
        row.account = job.account;
        row.qos = job.qos;
        row.partition = partitions;
        row.state = "PENDING";
        row.requested = requested;
        row.submit = job.submitTime;
        row.eligible = timeOf(job.eligibleTime);
        row.limitMinutes = job.timeLimit == noTimeLimit ? std::nullopt : std::optional(job.timeLimit);
        row.requestedCpus = job.cpus;
        row.requestedNodes = job.nodes;
        row.nice = job.nice;
        row.isHeld = job.held;
        row.dependency = job.dependency;
        (void)m_builder.add(row);
    }
}

void TraceReader::fail(const std::string &name, Text why)
{
    m_findings->add(Severity::Error, "file-unreadable", SourcePlace { name, 0 }, std::move(why),
        { APPORTION_TEXT("Check the name and whether you may read it."), {} });
}

ReadTrace TraceReader::finish()
{
    const RowCounts &rows = m_read.rows;
    const auto note = [&](const char *code, std::uint64_t count, const char *text, Text advice) {
        if (count > 0) {
            m_findings->add(Severity::Note, code, SourcePlace {}, { text, { std::to_string(count) } }, std::move(advice));
        }
    };
    note("trace-clusters", rows.otherClusters, APPORTION_TEXT("Jobs of other clusters, left out: %1."),
        { APPORTION_TEXT("Name the one that you want with --cluster."), {} });
    note("trace-twice", rows.twiceHours,
        APPORTION_TEXT("Jobs with a time in the hour that comes twice, which nothing tells apart: %1. The first hour was taken."),
        { APPORTION_TEXT("Print the jobs with: %1"), { sacctCommand("…") } });
    m_read.trace = m_builder.finish(m_isWhole);
    m_read.usable = !m_read.trace.jobs.empty();
    if (!m_read.usable) {
        m_findings->add(Severity::Error, "trace-empty", SourcePlace {}, { APPORTION_TEXT("No job could be read."), {} },
            { APPORTION_TEXT("Print the jobs with: %1"), { sacctCommand("…") } });
    }
    m_findings->finish();
    return std::move(m_read);
}

ReadTrace readTrace(std::string_view text, const std::string &fileName, const ReadOptions &options)
{
    TraceReader reader(options);
    reader.beginFile(fileName);
    reader.feed(text);
    reader.endFile();
    return reader.finish();
}

} // namespace apportion::trace
