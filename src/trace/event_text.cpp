// SPDX-License-Identifier: GPL-3.0-or-later
#include "trace/event_text.h"

#include "replay/recording.h"
#include "trace/submit_line.h"

#include "core/policy/slurm_time.h"
#include "core/policy/text_scan.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace apportion::trace
{

namespace
{

constexpr double longestTime = 1.0e9;

/// The number behind a word of the line; nothing without one.
std::optional<double> numberBehind(std::string_view line, std::string_view word)
{
    const std::size_t at = line.find(word);
    if (at == std::string_view::npos) {
        return std::nullopt;
    }
    const std::string_view rest = trimmed(line.substr(at + word.size()));
    const std::optional<double> number = decimalNumber(rest.substr(0, rest.find_first_of(" \t")));
    return number && *number >= 0 && *number < longestTime ? number : std::nullopt;
}

} // namespace

bool isSubmitEvent(std::string_view line)
{
    return trimmed(line).starts_with("-dt ") && line.find("submit_batch_job") != std::string_view::npos;
}

void EventText::feed(std::string_view lines)
{
    slurm::LineWalker walker(lines);
    while (walker.next()) {
        ++m_line;
        const std::string_view line = trimmed(walker.line());
        const bool isOther = line.starts_with("-dt ") && !isSubmitEvent(line);
        if (line.empty() || line.front() == '#' || isOther) {
            continue;
        }
        if (isSubmitEvent(line) && takeJob(line)) {
            ++m_rows.read;
        } else {
            ++m_rows.bad;
            m_findings.add(Severity::Warning, "trace-line", m_line, { APPORTION_TEXT("This line is no row of the table."), {} },
                { APPORTION_TEXT("The rest of the trace was read."), {} });
        }
    }
}

bool EventText::takeJob(std::string_view line)
{
    constexpr std::string_view walltime = "-sim-walltime ";
    const std::optional<double> submit = numberBehind(line, "-dt ");
    const std::optional<double> runs = numberBehind(line, walltime);
    const std::size_t bar = line.find('|');
    if (!submit || !runs || bar == std::string_view::npos) {
        return false;
    }
    std::string options(line.substr(bar + 1));
    if (const std::size_t at = options.find(walltime); at != std::string::npos) {
        const std::size_t value = options.find_first_not_of(' ', at + walltime.size());
        options.erase(at, std::min(options.find(' ', value), options.size()) - at);
    }
    options.insert(0, "sbatch ");
    const SubmitLine asked = readSubmitLine(options);
    const ParsedTime limit = parseTime(asked.timeLimit);
    JobRow row;
    // "-J jobid_00017" is how the simulator's own tools name jobs; others are counted.
    const std::size_t digits = asked.jobName.find_last_not_of("0123456789") + 1;
    const std::optional<std::uint64_t> named = unsignedNumber(std::string_view(asked.jobName).substr(digits));
    m_lastId = named && *named > 0 && *named < 0x7fffffff ? static_cast<std::uint32_t>(*named) : m_lastId + 1;
    const std::string id = std::to_string(m_lastId);
    row.line = m_line;
    row.id = id;
    row.submit = static_cast<std::int64_t>(*submit);
    row.eligible = row.submit;
    row.start = row.submit;
    // It runs to its limit where no time is given.
    const std::int64_t seconds = *runs > 0 ? static_cast<std::int64_t>(std::llround(*runs)) : std::max<std::int64_t>(limit.seconds, 0);
    row.end = row.start + seconds;
    row.hasNodes = true;
    row.state = "COMPLETED";
    row.user = asked.user;
    row.account = asked.account;
    row.qos = asked.qos;
    row.partition = asked.partitions;
    row.submitLine = options;
    row.lineIsWhole = true;
    row.startIsSubmission = true;
    if (limit) {
        row.limitMinutes = limit.seconds < 0 ? 0xffffffffU : limit.time.minutes;
    }
    if (asked.arrayTasks.empty()) {
        return m_builder.add(row);
    }
    const std::vector<std::uint32_t> tasks = replay::parseArrayTasks(asked.arrayTasks);
    return !tasks.empty() && std::all_of(tasks.begin(), tasks.end(), [&](std::uint32_t task) {
        const std::string ofTask = id + '_' + std::to_string(task);
        row.id = ofTask;
        return m_builder.add(row);
    });
}

} // namespace apportion::trace
