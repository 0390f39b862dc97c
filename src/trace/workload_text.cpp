// SPDX-License-Identifier: GPL-3.0-or-later
#include "trace/workload_text.h"

#include "core/policy/text_scan.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace apportion::trace
{

using replay::TraceJob;

namespace
{

/// The fields, counted from 0. −1: not known.
enum WorkloadField : std::uint8_t {
    Number,
    Submit,
    Wait,
    Run,
    Allocated,
    UsedCpuTime,
    UsedMemory,
    Asked,
    AskedTime,
    AskedMemory, // KB of each processor
    Status,
    User,
    Group,
    Program,
    Queue,
    PartitionNumber,
    Preceding
};

constexpr double latestTime = 1.0e11;
constexpr double mostCount = std::numeric_limits<std::int32_t>::max();

std::uint32_t countIn(double value)
{
    return value < 1 ? 0 : static_cast<std::uint32_t>(std::min(value, mostCount));
}

} // namespace

WorkloadText::WorkloadText(TraceBuilder &builder, slurm::Findings &findings, const WorkloadOptions &options)
    : m_builder(builder), m_findings(findings), m_options(options)
{
}

void WorkloadText::takeComment(std::string_view line)
{
    line = trimmed(line.substr(line.find_first_not_of("; \t")));
    const std::size_t colon = std::min(line.find(':'), line.size());
    const std::string_view rest = trimmed(line.substr(std::min(colon + 1, line.size())));
    const std::optional<double> value = decimalNumber(rest.substr(0, rest.find_first_of(" \t(,")));
    const std::string_view key = trimmed(line.substr(0, colon));
    if (!value || !(*value > 0) || *value > latestTime) {
        return;
    }
    if (key == "UnixStartTime") {
        m_startTime = static_cast<std::int64_t>(*value);
    } else if (key == "MaxNodes") {
        m_maxNodes = *value;
    } else if (key == "MaxProcs") {
        m_maxProcessors = *value;
    }
}

void WorkloadText::feed(std::string_view lines)
{
    slurm::LineWalker walker(lines);
    while (walker.next()) {
        ++m_line;
        std::string_view line = trimmed(walker.line());
        if (line.find_first_not_of("; \t") == std::string_view::npos) {
            continue;
        }
        if (line.front() == ';') {
            takeComment(line);
            continue;
        }
        std::size_t count = 0;
        bool isReadable = true;
        while (!line.empty() && isReadable) {
            const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
            const std::optional<double> value = decimalNumber(line.substr(0, end));
            isReadable = value && count < fieldCount && std::abs(*value) < latestTime;
            if (isReadable) {
                m_fields[count++] = *value;
            }
            line = trimmed(line.substr(end));
        }
        if (isReadable && count == fieldCount && m_fields[Number] >= 1 && m_fields[Number] < mostCount && m_fields[Submit] >= 0) {
            takeJob();
        } else {
            ++m_rows.bad;
            m_findings.add(Severity::Warning, "trace-line", m_line, { APPORTION_TEXT("This line is no row of the table."), {} },
                { APPORTION_TEXT("The rest of the trace was read."), {} });
        }
    }
}

void WorkloadText::setRun(TraceJob &job) const
{
    const bool ran = m_fields[Run] > 0 || m_fields[Status] == 1;
    const auto wait = static_cast<std::int64_t>(std::max(m_fields[Wait], 0.0));
    job.eligibleTime = job.submitTime;
    if (ran) {
        mark(job.lacks, TraceJob::NoStart, m_fields[Wait] < 0);
        job.startTime = job.submitTime + wait;
        job.endTime = job.startTime + static_cast<std::int64_t>(std::max(m_fields[Run], 0.0));
    } else {
        job.endTime = job.submitTime + wait;
    }
    job.state = m_fields[Status] == 5 ? TraceJob::State::Cancelled
        : m_fields[Status] == 0       ? TraceJob::State::Failed
        : ran                         ? TraceJob::State::Completed
                                      : TraceJob::State::Cancelled;
}

void WorkloadText::setSize(TraceJob &job) const
{
    const std::uint32_t allocated = countIn(m_fields[Allocated]);
    const std::uint32_t asked = countIn(m_fields[Asked]);
    const std::uint32_t processors = std::max(asked != 0 ? asked : allocated, 1U);
    mark(job.lacks, TraceJob::NoRequest, asked == 0);
    const auto memoryKb = static_cast<std::uint64_t>(std::max(m_fields[AskedMemory], 0.0));
    job.memoryMb = memoryKb / 1024 + (memoryKb % 1024 == 0 ? 0 : 1);
    if (m_options.processors == WorkloadOptions::Processors::Nodes) {
        job.minNodes = processors;
        job.maxNodes = processors;
        job.tasks = processors;
        job.flags |= TraceJob::Exclusive;
        job.allocatedNodes = job.hasStarted() ? std::max(allocated, 1U) : 0;
        job.allocatedCpus = job.allocatedNodes;
        return;
    }
    job.flags |= TraceJob::NodesInCpus | TraceJob::MemoryPerCpu;
    const double perNode = m_options.coresPerNode != 0    ? m_options.coresPerNode
        : m_maxNodes >= 1 && m_maxProcessors > m_maxNodes ? std::floor(m_maxProcessors / m_maxNodes)
                                                          : mostCount;
    job.tasks = processors;
    job.minNodes = countIn(std::ceil(processors / perNode));
    job.allocatedCpus = job.hasStarted() ? std::max(allocated, 1U) : 0;
    job.allocatedNodes = job.hasStarted() ? countIn(std::ceil(job.allocatedCpus / perNode)) : 0;
}

void WorkloadText::takeJob()
{
    if (m_fields[Status] >= 2 && m_fields[Status] <= 4) {
        ++m_rows.steps; // a part of a run whose summary is a row of its own
        return;
    }
    TraceJob job;
    const auto named = [&](const char *prefix, double number, TraceJob::Lack lack) {
        mark(job.lacks, lack, number < 0);
        return number < 0 ? NameId { 0 } : m_builder.names().add(prefix + std::to_string(static_cast<std::int64_t>(number)));
    };
    job.jobId = static_cast<std::uint32_t>(m_fields[Number]);
    job.submitTime = m_startTime + static_cast<std::int64_t>(m_fields[Submit]);
    job.user = named("u", m_fields[User], TraceJob::NoUser);
    job.account = named("g", m_fields[Group], TraceJob::NoAccount);
    // What sites call a queue is a partition of Slurm's; their partitions are whole machines.
    job.partitions = named("q", m_fields[Queue], TraceJob::NoPartition);
    job.lacks |= TraceJob::NoQos | TraceJob::NoTasks | TraceJob::NoSubmitLine;
    setRun(job);
    setSize(job);
    job.ranIn = job.hasStarted() ? job.partitions : 0;
    if (m_fields[AskedTime] > 0) {
        job.limitMinutes = countIn(std::ceil(m_fields[AskedTime] / 60));
    } else {
        job.lacks |= TraceJob::NoLimit;
    }
    if (m_fields[Preceding] >= 1) {
        job.dependency = m_builder.names().add("afterany:" + std::to_string(static_cast<std::int64_t>(m_fields[Preceding])));
    }
    m_mostAsked = std::max({ m_mostAsked, m_fields[Asked], m_fields[Allocated] });
    m_builder.add(job);
    ++m_rows.read;
}

void WorkloadText::finish()
{
    const bool areCores = m_maxNodes >= 1 && m_mostAsked > m_maxNodes;
    if (m_options.processors == WorkloadOptions::Processors::Unknown && !areCores && m_rows.read > 0) {
        m_findings.add(Severity::Warning, "trace-processors", 0,
            { APPORTION_TEXT("The file does not say whether its processors are cores or whole nodes; cores were taken."), {} },
            { APPORTION_TEXT("Say it with --processors cores or --processors nodes."), {} });
    }
}

} // namespace apportion::trace
