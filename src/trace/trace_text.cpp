// SPDX-License-Identifier: GPL-3.0-or-later
#include "trace/trace_text.h"

#include "core/policy/text_scan.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <concepts>

namespace apportion::trace
{

using replay::TraceJob;

namespace
{

constexpr std::string_view formatOfFile = "1";
constexpr std::size_t blockBytes = std::size_t { 1 } << 20;

template <std::integral Number>
void appendNumber(std::string &out, Number number)
{
    std::array<char, 24> digits;
    out.append(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr);
}

template <std::integral Number>
bool readNumber(std::string_view text, Number &number)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size();
}

/// What stands in a cell of a text: no '|', no line end.
void appendEscaped(std::string &out, std::string_view text)
{
    for (const char c : text) {
        switch (c) {
        case '|':
            out += "\\p";
            break;
        case '\n':
            out += "\\n";
            break;
        case '\r':
            out += "\\r";
            break;
        case '\\':
            out += "\\\\";
            break;
        default:
            out += c;
        }
    }
}

std::string unescaped(std::string_view text)
{
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isEscape = text[i] == '\\' && i + 1 < text.size();
        const char c = isEscape ? text[++i] : text[i];
        out += !isEscape ? c : c == 'p' ? '|' : c == 'n' ? '\n' : c == 'r' ? '\r' : c;
    }
    return out;
}

/// A column: how its cell is written and read. What a job has by itself is an empty cell.
struct Field
{
    std::string_view name;
    void (*write)(const TraceJob &job, const NamePool &names, std::string &out);
    bool (*read)(std::string_view cell, NamePool &names, TraceJob &job);
};

template <auto member>
constexpr Field numberField(std::string_view name)
{
    return { name,
        [](const TraceJob &job, const NamePool &, std::string &out) {
            if (job.*member != TraceJob().*member) {
                appendNumber(out, job.*member);
            }
        },
        [](std::string_view cell, NamePool &, TraceJob &job) { return readNumber(cell, job.*member); } };
}

/// Seconds after the submission, whose column comes first.
template <auto member>
constexpr Field timeField(std::string_view name)
{
    return { name,
        [](const TraceJob &job, const NamePool &, std::string &out) {
            if (job.*member != replay::noTime) {
                appendNumber(out, job.*member - job.submitTime);
            }
        },
        [](std::string_view cell, NamePool &, TraceJob &job) {
            constexpr std::int64_t longest = std::int64_t { 1 } << 40;
            std::int64_t after = 0;
            if (!readNumber(cell, after) || after > longest || after < -longest) {
                return false;
            }
            job.*member = job.submitTime + after;
            return true;
        } };
}

template <auto member>
constexpr Field nameField(std::string_view name)
{
    return { name, [](const TraceJob &job, const NamePool &names, std::string &out) { appendEscaped(out, names[job.*member]); },
        [](std::string_view cell, NamePool &names, TraceJob &job) {
            job.*member = cell.find('\\') == std::string_view::npos ? names.add(cell) : names.add(unescaped(cell));
            return true;
        } };
}

constexpr std::array<std::string_view, 10> states
    = { "", "PENDING", "RUNNING", "COMPLETED", "FAILED", "CANCELLED", "TIMEOUT", "NODE_FAIL", "PREEMPTED", "REQUEUED" };

constexpr Field stateField { "State",
    [](const TraceJob &job, const NamePool &, std::string &out) { out += states[static_cast<std::size_t>(job.state)]; },
    [](std::string_view cell, NamePool &, TraceJob &job) {
        for (std::size_t i = 0; i < states.size(); ++i) {
            if (states[i] == cell) {
                job.state = static_cast<TraceJob::State>(i);
                return true;
            }
        }
        return false;
    } };

constexpr std::array<Field, 38> fields = { {
    { "Submit", [](const TraceJob &job, const NamePool &, std::string &out) { appendNumber(out, job.submitTime); },
        [](std::string_view cell, NamePool &, TraceJob &job) {
            return readNumber(cell, job.submitTime) && job.submitTime >= 0 && job.submitTime < (std::int64_t { 1 } << 40);
        } },
    numberField<&TraceJob::jobId>("JobID"),
    numberField<&TraceJob::task>("Task"),
    nameField<&TraceJob::arrayTasks>("Tasks"),
    numberField<&TraceJob::arrayLimit>("TasksAtOnce"),
    numberField<&TraceJob::run>("Run"),
    stateField,
    timeField<&TraceJob::eligibleTime>("Eligible"),
    timeField<&TraceJob::startTime>("Start"),
    timeField<&TraceJob::endTime>("End"),
    timeField<&TraceJob::beginTime>("Begin"),
    numberField<&TraceJob::suspendedSeconds>("Suspended"),
    numberField<&TraceJob::limitMinutes>("Timelimit"),
    nameField<&TraceJob::user>("User"),
    nameField<&TraceJob::account>("Account"),
    nameField<&TraceJob::qos>("QOS"),
    nameField<&TraceJob::partitions>("Partitions"),
    nameField<&TraceJob::ranIn>("RanIn"),
    numberField<&TraceJob::minNodes>("MinNodes"),
    numberField<&TraceJob::maxNodes>("MaxNodes"),
    numberField<&TraceJob::tasks>("NTasks"),
    numberField<&TraceJob::cpusPerTask>("CPUsPerTask"),
    numberField<&TraceJob::tasksPerNode>("NTasksPerNode"),
    numberField<&TraceJob::cpusPerNode>("MinCPUs"),
    numberField<&TraceJob::memoryMb>("Memory"),
    nameField<&TraceJob::gres>("Gres"),
    numberField<&TraceJob::allocatedNodes>("AllocNodes"),
    numberField<&TraceJob::allocatedCpus>("AllocCPUS"),
    numberField<&TraceJob::priority>("Priority"),
    numberField<&TraceJob::nice>("Nice"),
    nameField<&TraceJob::dependency>("Dependency"),
    nameField<&TraceJob::reservation>("Reservation"),
    nameField<&TraceJob::features>("Features"),
    nameField<&TraceJob::licenses>("Licenses"),
    nameField<&TraceJob::nodes>("NodeList"),
    nameField<&TraceJob::excluded>("Exclude"),
    numberField<&TraceJob::flags>("Flags"),
    numberField<&TraceJob::lacks>("Lacks"),
} };

constexpr std::string_view beginMark = "#begin ";
constexpr std::string_view endMark = "#end ";

/// A mark with a time in @p line; false for another line.
bool readMark(std::string_view line, std::string_view mark, std::int64_t &time)
{
    return line.starts_with(mark) && readNumber(line.substr(mark.size()), time);
}

} // namespace

std::uint64_t writeTraceText(const replay::Trace &trace, const std::function<bool(std::string_view block)> &take)
{
    std::string block(traceFileMark);
    (block += formatOfFile) += '\n';
    appendNumber(block += beginMark, trace.begin);
    appendNumber((block += '\n') += endMark, trace.end);
    block += '\n';
    for (const Field &field : fields) {
        (block += field.name) += &field == &fields.back() ? '\n' : '|';
    }
    for (const TraceJob &job : trace.jobs) {
        for (const Field &field : fields) {
            field.write(job, trace.names, block);
            block += '|';
        }
        // What follows the last cell that says anything is left out.
        block.resize(block.find_last_not_of('|') + 1);
        block += '\n';
        if (block.size() >= blockBytes) {
            if (!take(block)) {
                return trace.jobs.size();
            }
            block.clear();
        }
    }
    (void)take(block);
    return trace.jobs.size();
}

void TraceText::bad(Text what)
{
    ++m_rows.bad;
    m_findings.add(Severity::Error, "trace-line", m_line, std::move(what), { APPORTION_TEXT("The rest of the trace was read."), {} });
}

void TraceText::takeMark(std::string_view line)
{
    if (m_line == 1) {
        const std::string_view format = line.substr(std::min(traceFileMark.size(), line.size()));
        m_isRefused = format != formatOfFile;
        if (m_isRefused) {
            bad({ APPORTION_TEXT("The trace is of the format %1, which this version cannot read."), { std::string(format) } });
        }
        return;
    }
    std::int64_t time = 0;
    if (readMark(line, beginMark, time)) {
        m_builder.setBegin(time);
    } else if (readMark(line, endMark, time)) {
        m_builder.setEnd(time);
    } else if (line.starts_with(traceSumMark)) {
        const std::string_view rest = line.substr(traceSumMark.size());
        if (unsignedNumber(rest.substr(0, rest.find(' '))) != m_rows.read) {
            bad({ APPORTION_TEXT("Rows are missing above this line."), {} });
        }
    } else {
        bad({ APPORTION_TEXT("This line is no row of the table."), {} });
    }
}

void TraceText::takeHeader(std::string_view line)
{
    splitEach(line, '|', [&](std::string_view name) {
        std::size_t place = 0;
        while (place < fields.size() && fields[place].name != name) {
            ++place;
        }
        m_columns.push_back(place);
    });
    m_isRefused = m_columns.empty() || m_columns.front() != 0;
    if (m_isRefused) {
        bad({ APPORTION_TEXT("This line is no row of the table."), {} });
    }
}

bool TraceText::takeRow(std::string_view line)
{
    TraceJob job;
    for (const std::size_t column : m_columns) {
        const std::size_t end = std::min(line.find('|'), line.size());
        const std::string_view cell = line.substr(0, end);
        if (!cell.empty() && column < fields.size() && !fields[column].read(cell, m_builder.names(), job)) {
            return false;
        }
        line.remove_prefix(std::min(end + 1, line.size()));
        if (line.empty()) {
            break;
        }
    }
    if (!line.empty() || job.submitTime < 0 || job.jobId == 0) {
        return false;
    }
    m_builder.add(job);
    return true;
}

void TraceText::feed(std::string_view lines)
{
    slurm::LineWalker walker(lines);
    while (!m_isRefused && walker.next()) {
        ++m_line;
        const std::string_view line = walker.line();
        if (line.starts_with('#')) {
            takeMark(line);
        } else if (m_columns.empty()) {
            takeHeader(line);
        } else if (takeRow(line)) {
            ++m_rows.read;
        } else {
            bad({ APPORTION_TEXT("This line is no row of the table."), {} });
        }
    }
}

} // namespace apportion::trace
