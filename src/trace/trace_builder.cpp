// SPDX-License-Identifier: GPL-3.0-or-later
#include "trace/trace_builder.h"

#include "core/policy/text_scan.h"
#include "slurm/text/host_list.h"
#include "slurm/text/tres_text.h"
#include "slurm/text/user_number.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <utility>

namespace apportion::trace
{

using replay::TraceJob;

namespace
{

constexpr std::uint32_t most32 = std::numeric_limits<std::int32_t>::max();

std::uint32_t bounded(std::uint64_t value)
{
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(value, most32));
}

std::uint64_t dividedUp(std::uint64_t value, std::uint64_t by)
{
    return by == 0 ? value : value / by + (value % by == 0 ? 0 : 1);
}

struct StateName
{
    std::string_view name;
    TraceJob::State state;
};

/// Slurm's states (job_state_string()) as what becomes of a run.
constexpr std::array<StateName, 27> stateNames = { {
    { "COMPLETED", TraceJob::State::Completed },
    { "CANCELLED", TraceJob::State::Cancelled },
    { "FAILED", TraceJob::State::Failed },
    { "TIMEOUT", TraceJob::State::Timeout },
    { "OUT_OF_MEMORY", TraceJob::State::Failed },
    { "NODE_FAIL", TraceJob::State::NodeFailed },
    { "BOOT_FAIL", TraceJob::State::NodeFailed },
    { "LAUNCH_FAILED", TraceJob::State::NodeFailed },
    { "PREEMPTED", TraceJob::State::Preempted },
    { "REQUEUED", TraceJob::State::Requeued },
    { "REQUEUE_HOLD", TraceJob::State::Requeued },
    { "REQUEUE_FED", TraceJob::State::Requeued },
    { "SPECIAL_EXIT", TraceJob::State::Requeued },
    { "EXPEDITING", TraceJob::State::Requeued },
    { "RESV_DEL_HOLD", TraceJob::State::Pending },
    { "SIGNALING", TraceJob::State::Running },
    { "STAGE_OUT", TraceJob::State::Running },
    { "STOPPED", TraceJob::State::Running },
    { "POWER_UP_NODE", TraceJob::State::Running },
    { "RUNNING", TraceJob::State::Running },
    { "PENDING", TraceJob::State::Pending },
    { "SUSPENDED", TraceJob::State::Running },
    { "CONFIGURING", TraceJob::State::Running },
    { "COMPLETING", TraceJob::State::Running },
    { "DEADLINE", TraceJob::State::Cancelled },
    { "REVOKED", TraceJob::State::Cancelled },
    { "RESIZING", TraceJob::State::Completed },
} };

bool hasEnded(TraceJob::State state)
{
    return state != TraceJob::State::Pending && state != TraceJob::State::Running;
}

bool isNothing(std::string_view text)
{
    return text.empty() || sameIgnoringCase(text, "None") || sameIgnoringCase(text, "Unknown") || text == "(null)" || text == "N/A";
}

/// A number in front of @p text, taken off it; nothing when none stands there.
std::optional<std::uint32_t> takeNumber(std::string_view &text)
{
    const std::size_t end = std::min(text.find_first_not_of("0123456789"), text.size());
    const std::optional<std::uint64_t> number = unsignedNumber(text.substr(0, end));
    if (!number || *number >= replay::noTask) {
        return std::nullopt;
    }
    text.remove_prefix(end);
    return static_cast<std::uint32_t>(*number);
}

} // namespace

void TraceBuilder::report(const JobRow &row, const char *what, std::string_view value)
{
    m_findings.add(Severity::Warning, "trace-row", row.line, { APPORTION_TEXT("\"%1\" is not a value of %2."), { std::string(value), what } },
        { APPORTION_TEXT("The rest of the trace was read."), {} });
}

bool TraceBuilder::setId(const JobRow &row, TraceJob &job)
{
    std::string_view rest = row.id;
    const std::optional<std::uint32_t> number = takeNumber(rest);
    if (!number || *number == 0) {
        return false;
    }
    job.jobId = *number;
    if (rest.empty()) {
        return true;
    }
    const char mark = rest.front();
    rest.remove_prefix(1);
    if (mark == '+') {
        const std::optional<std::uint32_t> component = takeNumber(rest);
        job.flags |= TraceJob::Heterogeneous;
        job.jobId = row.rawId != 0 ? row.rawId : bounded(std::uint64_t { job.jobId } + component.value_or(0));
        return component && rest.empty();
    }
    if (mark != '_' || rest.empty()) {
        return false;
    }
    if (rest.front() != '[') {
        const std::optional<std::uint32_t> task = takeNumber(rest);
        job.task = task.value_or(0);
        return task && rest.empty();
    }
    if (rest.back() != ']') {
        return false;
    }
    rest = rest.substr(1, rest.size() - 2);
    const std::size_t percent = rest.find('%');
    if (percent != std::string_view::npos) {
        job.arrayLimit = bounded(unsignedNumber(rest.substr(percent + 1)).value_or(0));
        rest = rest.substr(0, percent);
    }
    if (rest.find_first_not_of("0123456789-,:.") != std::string_view::npos || rest.empty()) {
        return false;
    }
    // dots take the place of the last letters, which may be those of a number (slurm_protocol_defs.c, xlate_array_task_str)
    if (const std::size_t cut = rest.find("..."); cut != std::string_view::npos) {
        m_findings.add(Severity::Warning, "trace-array-cut", row.line,
            { APPORTION_TEXT("The tasks of the array %1 are not all told: Slurm cut the list short."), { std::string(row.id) } },
            { APPORTION_TEXT("Run sacct with SLURM_BITSTR_LEN=0 in its environment."), {} });
        rest = rest.substr(0, std::min(cut, rest.substr(0, cut).rfind(',')));
    }
    job.arrayTasks = name(rest);
    return true;
}

bool TraceBuilder::setState(const JobRow &row, TraceJob &job)
{
    const std::string_view word = row.state.substr(0, row.state.find_first_of(" +,"));
    // "OUT_OF_ME+" where a column was too narrow
    constexpr std::size_t shortest = 6;
    const bool isCut = word.size() >= shortest && row.state.substr(word.size()).starts_with('+');
    const auto found = std::find_if(
        stateNames.begin(), stateNames.end(), [&](const StateName &known) { return known.name == word || (isCut && known.name.starts_with(word)); });
    if (found == stateNames.end()) {
        return false;
    }
    job.state = found->state;
    mark(job.flags, TraceJob::WasSuspended, word == "SUSPENDED");
    return true;
}

void TraceBuilder::setTimes(const JobRow &row, TraceJob &job)
{
    job.submitTime = row.submit;
    job.eligibleTime = row.eligible;
    job.endTime = hasEnded(job.state) ? row.end : replay::noTime;
    job.suspendedSeconds = row.suspendedSeconds;
    mark(job.flags, TraceJob::WasSuspended, row.suspendedSeconds > 0);
    // A job that was cancelled before it started has Start = End in some releases.
    const bool maybeNever = row.start == row.end && job.state != TraceJob::State::Running && job.state != TraceJob::State::Completed;
    const bool never = job.state == TraceJob::State::Pending || (row.hasNodes ? !*row.hasNodes : maybeNever);
    job.startTime = never ? replay::noTime : row.start;
    if (job.endTime != replay::noTime && job.endTime < job.startTime) {
        report(row, "End", std::to_string(job.endTime));
        job.endTime = job.startTime;
    }
    mark(job.lacks, TraceJob::NoEligible, job.eligibleTime == replay::noTime && job.startTime != replay::noTime);
    mark(job.lacks, TraceJob::NoEnd, hasEnded(job.state) && job.endTime == replay::noTime);
}

/// A user that the machine of a command does not know is a number, nothing, or "nobody", as many others: their number tells them
/// apart, "nobody(20015)" and the column UID have it.
std::string_view TraceBuilder::userOf(const JobRow &row)
{
    const auto isNobody = [](std::string_view user) { return user == "nobody" || isNothing(user); };
    std::string_view user = row.user;
    std::string_view uid = row.uid;
    if (const std::size_t at = user.rfind('('); at != std::string_view::npos && at > 0 && user.back() == ')') {
        uid = user.substr(at + 1, user.size() - at - 2);
        user = user.substr(0, at);
    }
    if (!isNobody(user)) {
        return user;
    }
    if (slurm::isNumberOfUser(uid)) {
        return uid;
    }
    const bool isTold = !isNothing(user) && unsignedNumber(uid);
    m_jobsOfNobody += user == "nobody" && !isTold ? 1 : 0;
    return isTold ? user : std::string_view();
}

/// Once for all that were read.
void TraceBuilder::tellUsers()
{
    const auto tell = [this](std::uint64_t count, const char *what, const char *advice) {
        if (count > 0) {
            m_findings.add(Severity::Warning, "trace-users", SourcePlace {}, { what, { std::to_string(count) } }, { advice, {} });
        }
    };
    tell(m_numberedUsers.size(), APPORTION_TEXT("Users that are numbers, as commands print those whom their machine does not know: %1."),
        APPORTION_TEXT("Run sacct where the users are known: their shares and limits stand by their names."));
    tell(m_jobsOfNobody, APPORTION_TEXT("Jobs of \"nobody\", as commands print all users whom their machine does not know: %1. They have no user."),
        APPORTION_TEXT("Run sacct where the users are known, or with the column UID."));
}

void TraceBuilder::setNames(const JobRow &row, const SubmitLine &line, TraceJob &job)
{
    const auto named = [&](std::string_view text, TraceJob::Lack lack) {
        const bool lacks = isNothing(text);
        mark(job.lacks, lack, lacks);
        return lacks ? NameId { 0 } : name(text);
    };
    const std::string_view user = userOf(row);
    job.user = named(user, TraceJob::NoUser);
    if (unsignedNumber(user)) {
        m_numberedUsers.insert(job.user);
    }
    job.account = named(lowerCase(row.account), TraceJob::NoAccount);
    job.qos = named(lowerCase(row.qos), TraceJob::NoQos);
    job.partitions = named(row.partition, TraceJob::NoPartition);
    if (job.startTime != replay::noTime) {
        job.ranIn = job.partitions;
        // What was asked for, when it has where the job ran: users may have changed it later.
        const std::string asked = ',' + line.partitions + ',';
        if (line.partitions.find(',') != std::string::npos && asked.find(',' + std::string(row.partition) + ',') != std::string::npos) {
            job.partitions = name(line.partitions);
        }
    }
    const auto either = [](std::string_view text, const std::string &other) { return isNothing(text) ? std::string_view(other) : text; };
    job.reservation = name(either(row.reservation, line.reservation));
    job.features = name(either(row.features, line.features));
    job.licenses = name(either(row.licenses, line.licenses));
    job.dependency = name(row.dependency.empty() ? std::string_view(line.dependency) : row.dependency);
    const auto hosts = [this, &job](std::string_view list) {
        // what names a file is in nobody's accounting
        const slurm::HostList read = list.find('/') == std::string_view::npos ? slurm::expandHosts(list) : slurm::HostList();
        mark(job.flags, TraceJob::OtherOptions, !list.empty() && (!read || read.hosts.empty()));
        std::string names;
        for (const std::string &host : read.hosts) {
            (names += names.empty() ? "" : ",") += host;
        }
        return name(names);
    };
    job.nodes = hosts(line.nodeList);
    job.excluded = hosts(line.exclude);
}

const TraceBuilder::Tres &TraceBuilder::tresOf(const JobRow &row, std::string_view text)
{
    constexpr std::size_t mostTexts = std::size_t { 1 } << 16; // where energy is counted, no two are the same
    if (m_tres.size() >= mostTexts) {
        m_tres.clear();
    }
    m_key.assign(text);
    const auto [place, isNew] = m_tres.try_emplace(m_key);
    Tres &tres = place->second;
    if (!isNew) {
        return tres;
    }
    slurm::BadEntries bad;
    const TresCounts counts = slurm::parseTresCounts(text, bad);
    for (const std::string &entry : bad) {
        report(row, "TRES", entry);
    }
    tres.cpus = tresCount(counts, "cpu");
    tres.nodes = tresCount(counts, "node");
    tres.memoryMb = tresCount(counts, "mem");
    for (const TresCount &entry : counts) {
        if (entry.name.starts_with("license/")) {
            (((tres.licenses += tres.licenses.empty() ? "" : ",") += entry.name.substr(8)) += ':') += std::to_string(entry.count);
        }
        const std::string gres = entry.name.starts_with("gres/") ? entry.name.substr(5) : std::string();
        const bool isTyped
            = std::any_of(counts.begin(), counts.end(), [&](const TresCount &other) { return other.name.starts_with(entry.name + ':'); });
        if (!gres.empty() && !isTyped && entry.count > 0) {
            tres.gres.push_back({ gres, entry.count });
        }
    }
    return tres;
}

void TraceBuilder::setMemory(const JobRow &row, const SubmitLine &line, std::uint64_t wholeMb, TraceJob &job)
{
    std::string_view written = row.memory;
    const char unit = written.empty() ? '\0' : written.back();
    mark(job.flags, TraceJob::WholeMemory, line.takesWholeMemory);
    if (line.memoryPerGpu && job.gres != 0 && m_trace.names[job.gres].find("gpu") != std::string_view::npos) {
        job.flags |= TraceJob::MemoryPerGpu;
        job.memoryMb = *line.memoryPerGpu;
        return;
    }
    if ((line.memoryPerNode && !line.takesWholeMemory) || line.memoryPerCpu) {
        mark(job.flags, TraceJob::MemoryPerCpu, line.memoryPerCpu.has_value());
        mark(job.flags, TraceJob::MemoryAsked, job.gres != 0 && !line.memoryPerCpu);
        job.memoryMb = line.memoryPerCpu ? *line.memoryPerCpu : *line.memoryPerNode;
        return;
    }
    if (unit == 'c' || unit == 'n') {
        written.remove_suffix(1);
    }
    const std::optional<std::uint64_t> mb = written.empty() ? std::nullopt : countWithUnit(written, 'M');
    if (!written.empty() && !mb) {
        report(row, "ReqMem", row.memory);
    }
    if (mb == std::uint64_t { 0 } && unit == 'n') { // as releases before 21.08 print --mem=0, and what has no default
        job.flags |= TraceJob::WholeMemory;
        job.memoryMb = dividedUp(wholeMb, job.minNodes);
        return;
    }
    if (mb && (unit == 'c' || unit == 'n')) {
        mark(job.flags, TraceJob::MemoryPerCpu, unit == 'c');
        job.memoryMb = *mb;
        return;
    }
    job.memoryMb = dividedUp(mb && *mb > 0 ? *mb : wholeMb, job.minNodes);
}

void TraceBuilder::setGres(const SubmitLine &line, const Tres &tres, TraceJob &job)
{
    std::string gres = line.gres;
    const auto takeGpus = [&gres](const std::string &counts) {
        splitEach(counts, ',', [&gres](std::string_view entry) { ((gres += gres.empty() ? "" : ",") += "gpu:") += entry; });
    };
    // GPUs of a whole job or of tasks are known where the tasks are, and beside no others.
    const bool isPerJob = !line.gpus.empty() && gres.empty() && line.gpusPerTask.empty();
    const bool hasTasks = line.tasks > 0 || line.tasksPerNode > 0 || job.tasks == 1;
    const bool isPerTask = !line.gpusPerTask.empty() && hasTasks && gres.empty() && line.gpus.empty();
    mark(job.flags, TraceJob::GresPerTask, isPerTask);
    mark(job.flags, TraceJob::GresPerJob, isPerJob);
    mark(job.flags, TraceJob::OtherOptions, (!line.gpus.empty() && !isPerJob) || (!line.gpusPerTask.empty() && !isPerTask));
    if (isPerTask || isPerJob) {
        takeGpus(isPerTask ? line.gpusPerTask : line.gpus);
    }
    if (gres.empty()) {
        for (const TresCount &entry : tres.gres) {
            (((gres += gres.empty() ? "" : ",") += entry.name) += ':') += std::to_string(dividedUp(entry.count, job.minNodes));
        }
    }
    job.gres = name(gres);
}

void TraceBuilder::setSize(const JobRow &row, const SubmitLine &line, TraceJob &job)
{
    const bool saysRequest = !row.requested.empty();
    const Tres *known = &tresOf(row, saysRequest ? row.requested : row.allocated);
    Tres given; // what completes a request that leaves something out
    if (saysRequest && (known->cpus == 0 || known->nodes == 0) && !row.allocated.empty()) {
        given = tresOf(row, row.allocated);
        known = &tresOf(row, row.requested);
    }
    const Tres &tres = *known;
    const auto firstOf = [](std::initializer_list<std::uint64_t> values) {
        const auto *found = std::find_if(values.begin(), values.end(), [](std::uint64_t value) { return value != 0; });
        return found == values.end() ? 1U : bounded(*found);
    };
    mark(job.lacks, TraceJob::NoRequest, !saysRequest && row.requestedCpus == 0);
    // sbatch asks for no more nodes than tasks.
    const std::uint32_t askedNodes = line.tasks == 0 ? line.minNodes : std::min(line.minNodes, line.tasks);
    job.minNodes = firstOf({ askedNodes, saysRequest ? tres.nodes : 0, row.requestedNodes, tres.nodes, given.nodes, row.allocatedNodes });
    job.maxNodes = line.maxNodes == 0 ? 0 : std::max(line.maxNodes, job.minNodes);
    // A job has a CPU of each of its nodes at least.
    const std::uint32_t cpus
        = std::max(firstOf({ saysRequest ? tres.cpus : 0, row.requestedCpus, tres.cpus, given.cpus, row.allocatedCpus }), job.minNodes);
    // Where there are more tasks than CPUs, the CPUs are what has to be free.
    job.tasks = firstOf({ line.overcommits ? 0 : line.tasks, bounded(std::uint64_t { line.tasksPerNode } * job.minNodes),
        line.cpusPerTask == 0 ? cpus : cpus / line.cpusPerTask });
    job.cpusPerTask = firstOf({ line.cpusPerTask, cpus / job.tasks });
    job.tasksPerNode = line.tasksPerNode;
    job.cpusPerNode = line.cpusPerNode;
    mark(job.flags, TraceJob::NoTasksAsked, line.cpusPerNode > 0 && line.tasks == 0 && line.tasksPerNode == 0);
    mark(job.lacks, TraceJob::NoTasks, line.tasks == 0 && line.tasksPerNode == 0 && line.cpusPerTask == 0 && cpus > 1);
    setGres(line, tres, job);
    setMemory(row, line, tres.memoryMb, job);
    if (job.licenses == 0 && !tres.licenses.empty()) {
        job.licenses = name(tres.licenses);
    }
    if (job.startTime != replay::noTime) {
        const Tres &allocated = row.allocated.empty() ? tres : tresOf(row, row.allocated);
        job.allocatedNodes = firstOf({ row.allocated.empty() ? 0 : allocated.nodes, row.allocatedNodes, job.minNodes });
        job.allocatedCpus = firstOf(
            { row.allocated.empty() ? 0 : allocated.cpus, row.allocatedCpus, bounded(std::uint64_t { job.tasks } * job.cpusPerTask), cpus });
    }
}

/// The script of a job; of a heterogeneous one that of its first component.
std::string_view TraceBuilder::scriptOf(const JobRow &row, const TraceJob &job)
{
    const auto found = m_scripts.find(job.jobId);
    if (found == m_scripts.end() || (job.has(TraceJob::Heterogeneous) && !row.id.ends_with("+0"))) {
        return row.script;
    }
    found->second.isUsed = true;
    return found->second.text;
}

/// Once for all that were read.
void TraceBuilder::tellScripts()
{
    std::uint64_t behind = 0;
    for (const TraceJob &job : m_trace.jobs) {
        const auto found = m_scripts.find(job.jobId);
        if (found != m_scripts.end() && !std::exchange(found->second.isUsed, true)) {
            ++behind;
        }
    }
    if (behind > 0) {
        m_findings.add(Severity::Warning, "trace-scripts", SourcePlace {},
            { APPORTION_TEXT("Batch scripts that stand behind their jobs, and were not used: %1."), { std::to_string(behind) } },
            { APPORTION_TEXT("Name the file of the scripts before that of the jobs."), {} });
    }
}

bool TraceBuilder::add(const JobRow &row)
{
    TraceJob job;
    if (!setId(row, job)) {
        report(row, "JobID", row.id);
        return false;
    }
    if (row.submit == replay::noTime) {
        report(row, "Submit", {});
        return false;
    }
    if (!setState(row, job)) {
        report(row, "State", row.state);
        return false;
    }
    const SubmitLine line = readSubmitLine(row.submitLine, scriptOf(row, job));
    setTimes(row, job);
    setNames(row, line, job);
    setSize(row, line, job);
    job.limitMinutes = row.limitMinutes.value_or(replay::JobRequest::noTimeLimitAsked);
    mark(job.lacks, TraceJob::NoLimit, !row.limitMinutes);
    mark(job.lacks, TraceJob::NoSubmitLine, isNothing(row.submitLine));
    mark(job.lacks, TraceJob::NoScript, line.mayHaveMoreOptions && !row.lineIsWhole);
    if (!line.begin.empty()) {
        // A job may begin when it is eligible: accounting knows it better than what was written.
        job.beginTime = row.eligible != replay::noTime ? row.eligible : beginTime(line.begin, row.submit).value_or(replay::noTime);
    }
    mark(job.lacks, TraceJob::NoStart, row.startIsSubmission);
    job.arrayLimit = job.arrayLimit == 0 ? line.arrayLimit : job.arrayLimit;
    job.nice = row.nice != 0 ? row.nice : line.nice;
    job.priority = row.priority;
    // Of a job that has started, the reason tells what it had waited for before.
    const bool heldNow = job.startTime == replay::noTime && row.reason.starts_with("JobHeld");
    const bool holds = row.isHeld || line.isHeld || heldNow;
    mark(job.flags, TraceJob::Held, holds);
    mark(job.flags, TraceJob::Exclusive, row.isExclusive || line.isExclusive);
    mark(job.flags, TraceJob::StartedAtOnce, row.startedAtOnce || line.startsAtOnce);
    mark(job.flags, TraceJob::NeedNotRequeue, line.needNotRequeue);
    mark(job.flags, TraceJob::OneThread, line.usesOneThread);
    mark(job.flags, TraceJob::OtherOptions, line.hasOtherOptions);
    m_trace.jobs.push_back(job);
    return true;
}

} // namespace apportion::trace
