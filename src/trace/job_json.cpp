// SPDX-License-Identifier: GPL-3.0-or-later
#include "trace/job_json.h"

#include "core/policy/tres.h"
#include "slurm/lists/json_lists.h"
#include "slurm/text/tres_text.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <optional>

namespace apportion::trace
{

namespace
{

using slurm::JsonRow;

constexpr std::size_t mostBytes = std::size_t { 1 } << 30;

std::uint32_t countAt(const JsonRow &row, std::string_view path)
{
    constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();
    return static_cast<std::uint32_t>(std::clamp<std::int64_t>(row.number(path).value_or(0), 0, most));
}

/// Those of priority/basic begin near the end of 32 bits.
std::uint32_t priorityAt(const JsonRow &row, std::string_view path)
{
    constexpr std::int64_t most = std::numeric_limits<std::uint32_t>::max();
    return static_cast<std::uint32_t>(std::clamp<std::int64_t>(row.number(path).value_or(0), 0, most));
}

std::int64_t timeAt(const JsonRow &row, std::string_view path)
{
    constexpr std::int64_t latest = std::int64_t { 1 } << 40;
    const std::int64_t time = row.number(path).value_or(0);
    return time <= 0 || time > latest ? replay::noTime : time;
}

/// The tasks of a mask as the database keeps it: "0x1E" is 1-4.
std::string tasksOfMask(std::string_view mask)
{
    std::string tasks;
    mask.remove_prefix(2);
    std::uint32_t task = 0;
    for (auto digit = mask.rbegin(); digit != mask.rend(); ++digit) {
        unsigned value = 0;
        (void)std::from_chars(&*digit, &*digit + 1, value, 16);
        for (unsigned bit = 0; bit < 4; ++bit, ++task) {
            if ((value >> bit & 1U) != 0) {
                (tasks += tasks.empty() ? "" : ",") += std::to_string(task);
            }
        }
    }
    return tasks;
}

/// The id as sacct prints it.
std::string idOf(const JsonRow &row)
{
    const std::uint32_t array = countAt(row, "array/job_id");
    const std::uint32_t het = countAt(row, "het/job_id");
    const std::string_view tasks = row.text("array/task");
    const std::uint32_t atOnce = countAt(row, "array/limits/max/running/tasks");
    if (array != 0 && !tasks.empty()) {
        std::string id = std::to_string(array) + "_[";
        id += tasks.starts_with("0x") ? tasksOfMask(tasks) : std::string(tasks);
        id += atOnce != 0 && tasks.find('%') == std::string_view::npos ? '%' + std::to_string(atOnce) : std::string();
        return id + ']';
    }
    if (const std::optional<std::int64_t> task = row.number("array/task_id"); array != 0 && task) {
        return std::to_string(array) + '_' + std::to_string(*task);
    }
    if (het != 0) {
        return std::to_string(het) + '+' + std::to_string(countAt(row, "het/job_offset"));
    }
    return std::to_string(countAt(row, "job_id"));
}

/// ReqMem as sacct of older releases prints it.
std::string memoryOf(const JsonRow &row, std::string_view requested)
{
    // 22.05 does not say of what it is: what was asked for in all does.
    if (const std::optional<std::int64_t> mb = row.number("required/memory"); mb && *mb > 0) {
        slurm::BadEntries bad;
        const TresCounts counts = slurm::parseTresCounts(requested, bad);
        const auto times = [&](std::string_view what) { return static_cast<double>(*mb) * static_cast<double>(tresCount(counts, what)); };
        const auto all = static_cast<double>(tresCount(counts, "mem"));
        if (all > 0 && (all == times("node") || all == times("cpu"))) {
            return std::to_string(*mb) + (all == times("node") ? "Mn" : "Mc");
        }
    }
    if (const std::optional<std::int64_t> mb = row.number("required/memory_per_cpu"); mb && *mb > 0) {
        return std::to_string(*mb) + "Mc";
    }
    const std::optional<std::int64_t> mb = row.number("required/memory_per_node");
    return mb && *mb > 0 ? std::to_string(*mb) + "Mn" : std::string();
}

} // namespace

void JobJson::feed(std::string_view lines)
{
    m_isTooLarge = m_isTooLarge || m_text.size() + lines.size() > mostBytes;
    if (!m_isTooLarge) {
        m_text += lines;
    }
}

void JobJson::finish()
{
    if (m_isTooLarge) {
        m_findings.add(Severity::Error, "file-too-large", 0, { APPORTION_TEXT("\"%1\" is larger than a gigabyte."), { m_findings.fileName() } },
            { APPORTION_TEXT("Print the jobs with sacct -P: such a text may have any size."), {} });
        return;
    }
    std::string firstCluster;
    const auto take = [&](std::string_view list, const JsonRow &from) {
        if (list != "jobs") {
            return;
        }
        const std::string_view cluster = from.text("cluster");
        firstCluster = firstCluster.empty() ? std::string(cluster) : firstCluster;
        if (!cluster.empty() && !sameIgnoringCase(cluster, m_cluster.empty() ? firstCluster : m_cluster)) {
            ++m_rows.otherClusters;
            return;
        }
        const std::string id = idOf(from);
        const std::string requested = from.tres("tres/requested");
        const std::string allocated = from.tres("tres/allocated");
        const std::string memory = memoryOf(from, requested);
        JobRow row;
        row.line = from.line();
        row.id = id;
        row.rawId = countAt(from, "job_id");
        row.user = from.firstText({ "user", "association/user" });
        row.account = from.firstText({ "account", "association/account" });
        row.qos = from.text("qos");
        row.partition = from.text("partition");
        row.state = from.firstText({ "state/current", "state" });
        row.reason = from.text("state/reason");
        row.requested = requested;
        row.allocated = allocated;
        row.memory = memory;
        row.reservation = from.text("reservation/name");
        row.features = from.text("constraints");
        row.licenses = from.text("licenses");
        row.submitLine = from.text("submit_line");
        row.script = from.text("script");
        row.submit = timeAt(from, "time/submission");
        row.eligible = timeAt(from, "time/eligible");
        row.start = timeAt(from, "time/start");
        row.end = timeAt(from, "time/end");
        row.suspendedSeconds = countAt(from, "time/suspended");
        row.requestedCpus = countAt(from, "required/CPUs");
        row.allocatedNodes = countAt(from, "allocation_nodes");
        row.priority = priorityAt(from, "priority");
        row.hasNodes = !allocated.empty();
        row.startedAtOnce = from.list("flags").find("STARTED_ON_SUBMIT") != std::string::npos;
        row.isHeld = from.boolean("hold").value_or(false) && row.start == replay::noTime;
        row.isExclusive = from.text("exclusive") == "exclusive";
        if (from.isInfinite("time/limit")) {
            row.limitMinutes = 0xffffffffU;
        } else if (const std::optional<std::int64_t> limit = from.number("time/limit"); limit && *limit > 0) {
            row.limitMinutes = countAt(from, "time/limit");
        }
        ++(m_builder.add(row) ? m_rows.read : m_rows.bad);
    };
    (void)slurm::readJsonLists(m_text, m_findings, take);
    m_text = {};
}

} // namespace apportion::trace
