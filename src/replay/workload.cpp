// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/workload.h"

#include "core/policy/text_scan.h"
#include "core/policy/tres.h"
#include "core/policy/whole_conf.h"
#include "replay/recording.h"

#include <algorithm>
#include <utility>

namespace apportion::replay
{

namespace
{

/// A job is killed at its limit, or some time later; what ran for longer had another limit when it ran.
constexpr std::int64_t mostOverrun = 300;

std::uint64_t taskKey(const TraceJob &job)
{
    return std::uint64_t { job.jobId } << 32 | job.task;
}

} // namespace

Workload::Workload(const Policy &policy, const Machine &machine, const Trace &trace)
    : m_policy(policy), m_machine(machine), m_trace(trace), m_preemption(policy, machine, schedulerSettings(policy))
{
    const AssociationTree &tree = policy.associations;
    const std::string selected = lowerCase(foreignConfValue(policy, "SelectTypeParameters"));
    m_countsMemory = selected.empty() || selected.find("memory") != std::string::npos;
    m_mostMemory = machine.memoryMb.empty() ? 0 : *std::max_element(machine.memoryMb.begin(), machine.memoryMb.end());
    for (std::size_t partition = 0; partition < policy.partitions->size(); ++partition) {
        m_memoryDefaults.emplace_back(policy, machine, static_cast<std::uint16_t>(partition));
    }
    for (AssociationId id = 0; id < tree.rowCount() && !m_hasPartitionUsers; ++id) {
        m_hasPartitionUsers = tree.isLive(id) && !tree.partition(id).empty();
    }
    for (const TraceJob &job : trace.jobs) {
        const std::uint64_t place = std::uint64_t { job.account } << 32 | job.user;
        if (!m_associations.contains(place)) {
            const AssociationId account = tree.findAccount(lowerCase(trace.names[job.account]));
            m_associations.emplace(place, account == noAssociation ? noAssociation : tree.findUser(account, trace.names[job.user]));
        }
        if (!m_qos.contains(job.qos)) {
            m_qos.emplace(job.qos, policy.findQos(job.qos == 0 ? std::string_view("normal") : trace.names[job.qos]));
        }
        if (!m_partitions.contains(job.partitions)) {
            std::vector<std::uint16_t> known;
            splitEach(trace.names[job.partitions], ',', [&](std::string_view name) {
                const std::uint16_t partition = policy.findPartition(name);
                if (partition != unknownIndex && std::find(known.begin(), known.end(), partition) == known.end()) {
                    known.push_back(partition);
                }
            });
            m_partitions.emplace(job.partitions, std::move(known));
        }
        nameNodes(job.nodes);
        nameNodes(job.excluded);
        nameFeatures(job.features);
        count(job);
    }
    gatherSubmissions();
}

void Workload::count(const TraceJob &job)
{
    const auto add = [](std::uint64_t &counter, bool counts) { counter += counts ? 1 : 0; };
    const bool hasPartition = !m_partitions.at(job.partitions).empty();
    const bool hasDefault = m_policy.defaultPartition() != unknownIndex;
    add(m_counts.unknownAssociations, associationOf(job) == noAssociation);
    add(m_counts.unknownPartitions, !hasPartition && hasDefault);
    add(m_counts.withoutPartition, !hasPartition && !hasDefault);
    add(m_counts.unknownRunTimes, job.endTime == noTime);
    add(m_counts.scripts, job.lacksAny(TraceJob::NoScript));
    constexpr std::array<std::uint64_t Counts::*, unmodelledWords.size()> members
        = { &Counts::reservations, &Counts::features, &Counts::licenses, &Counts::heterogeneous, &Counts::suspended, &Counts::suspendable,
              &Counts::heldOrDependent, &Counts::atSubmission, &Counts::options, &Counts::unknownNodes };
    const std::uint16_t bits = unmodelled(job);
    bool isAny = false;
    for (std::size_t bit = 0; bit < members.size(); ++bit) {
        const bool has = (bits >> bit & 1) != 0;
        add(m_counts.*members[bit], has);
        isAny = isAny || (has && members[bit] != &Counts::heldOrDependent); // which is told on its own
    }
    add(m_counts.unmodelled, isAny);
    JobRequest request;
    std::vector<GresRequest> gres;
    add(m_counts.unreadableGres, job.gres != 0 && !m_machine.readGres(m_trace.names[job.gres], gres));
    add(m_counts.unreadableDependencies, job.dependency != 0 && !parseDependencies(m_trace.names[job.dependency], request));
}

std::uint16_t Workload::unmodelled(const TraceJob &job) const
{
    std::vector<LicenseRequest> licenses;
    const std::array<bool, unmodelledWords.size()> which = { job.reservation != 0, job.features != 0 && m_featured.at(job.features) == nullptr,
        !m_machine.readLicenses(m_trace.names[job.licenses], licenses), job.has(TraceJob::Heterogeneous), job.has(TraceJob::WasSuspended),
        wouldBeSuspended(job), waitsForUnknown(job), job.has(TraceJob::StartedAtOnce), job.has(TraceJob::OtherOptions),
        !m_named.at(job.nodes).areKnown || !m_named.at(job.excluded).areKnown };
    std::uint16_t bits = 0;
    for (std::size_t bit = 0; bit < which.size(); ++bit) {
        bits = static_cast<std::uint16_t>(bits | (which[bit] ? 1U << bit : 0U));
    }
    return bits;
}

void Workload::nameNodes(NameId list)
{
    const auto [place, isNew] = m_named.try_emplace(list);
    if (!isNew || list == 0) {
        return;
    }
    if (m_nodesByName.empty()) {
        for (NodeIndex node = 0; node < m_machine.size(); ++node) {
            m_nodesByName.emplace(m_machine.names[node], node);
        }
    }
    NamedNodes &named = place->second;
    splitEach(m_trace.names[list], ',', [&](std::string_view name) {
        const auto found = m_nodesByName.find(name);
        named.areKnown = named.areKnown && found != m_nodesByName.end();
        if (found != m_nodesByName.end()) {
            named.nodes.push_back(found->second);
        }
    });
    std::sort(named.nodes.begin(), named.nodes.end());
    named.nodes.erase(std::unique(named.nodes.begin(), named.nodes.end()), named.nodes.end());
}

void Workload::nameFeatures(NameId expression)
{
    const auto [place, isNew] = m_featured.try_emplace(expression);
    if (!isNew || expression == 0) {
        return;
    }
    if (std::optional<FeaturedNodes> nodes = m_machine.withFeatures(m_trace.names[expression])) {
        place->second = std::make_shared<const FeaturedNodes>(std::move(*nodes));
    }
}

bool Workload::wouldBeSuspended(const TraceJob &job) const
{
    const std::vector<std::uint16_t> partitions = m_preemption.isEnabled() ? partitionsOf(job) : std::vector<std::uint16_t>();
    JobRequest request;
    request.qos = m_qos.at(job.qos);
    return std::any_of(partitions.begin(), partitions.end(),
        [&](std::uint16_t partition) { return m_preemption.modeOf(request, partition) == PreemptMode::Suspend; });
}

void Workload::gatherSubmissions()
{
    const std::vector<TraceJob> &jobs = m_trace.jobs;
    std::unordered_map<std::uint64_t, TraceRow> lastRuns; // of jobs that ran more than once
    for (TraceRow row = 0; row < jobs.size(); ++row) {
        if (jobs[row].run > 0) {
            lastRuns.emplace(taskKey(jobs[row]), noTraceRow);
        }
    }
    for (TraceRow row = 0; row < jobs.size(); ++row) {
        const TraceJob &job = jobs[row];
        if (const auto last = lastRuns.find(taskKey(job)); last != lastRuns.end()) {
            const TraceRow before = std::exchange(last->second, row);
            if (before != noTraceRow) {
                m_nextRuns.emplace(before, row);
                continue; // handed in by its requeue
            }
        }
        if (partitionsOf(job).empty()) {
            continue;
        }
        const bool isOfArray = job.task != noTask || job.arrayTasks != 0;
        const Submission *before = m_submissions.empty() ? nullptr : &m_submissions.back();
        const TraceJob *first = before == nullptr ? nullptr : &jobs[before->first];
        const bool continues = isOfArray && first != nullptr && before->first + before->count == row && first->jobId == job.jobId
            && first->submitTime == job.submitTime && (first->task != noTask || first->arrayTasks != 0);
        if (continues) {
            ++m_submissions.back().count;
        } else {
            m_submissions.push_back({ row, 1 });
        }
    }
}

/// That for the partition of a job counts before that for none (assoc_mgr.c, assoc_mgr_fill_in_assoc()).
AssociationId Workload::associationOf(const TraceJob &job) const
{
    if (const std::vector<std::uint16_t> &partitions = m_partitions.at(job.partitions); m_hasPartitionUsers && !partitions.empty()) {
        const AssociationTree &tree = m_policy.associations;
        const AssociationId account = tree.findAccount(lowerCase(m_trace.names[job.account]));
        const AssociationId own = account == noAssociation
            ? noAssociation
            : tree.findUser(account, m_trace.names[job.user], (*m_policy.partitions)[partitions.front()].name);
        if (own != noAssociation) {
            return own;
        }
    }
    return m_associations.at(std::uint64_t { job.account } << 32 | job.user);
}

std::vector<std::uint16_t> Workload::partitionsOf(const TraceJob &job) const
{
    const std::vector<std::uint16_t> &known = m_partitions.at(job.partitions);
    const std::uint16_t otherwise = m_policy.defaultPartition();
    return !known.empty() || otherwise == unknownIndex ? known : std::vector<std::uint16_t> { otherwise };
}

/// Whether a job could begin only later, for a reason that is none of what it asked for.
bool Workload::waitsForUnknown(const TraceJob &job) const
{
    return job.eligibleTime > job.submitTime && job.beginTime == noTime && job.dependency == 0 && job.run == 0;
}

/// Since 21.08 accounting tells how much memory a job asked for in all. Where that is what DefMemPerCPU makes of its CPUs, or more
/// than any node has, it is of its CPUs, wherever they are.
void Workload::setMemory(const TraceJob &job, JobRequest &made) const
{
    if (!m_countsMemory) {
        return;
    }
    if (job.has(TraceJob::WholeMemory)) {
        made.takesWholeMemory = true;
        made.memoryPerNode = std::min(job.memoryMb, m_mostMemory);
        return;
    }
    if (job.has(TraceJob::MemoryPerGpu)) {
        made.memoryPerGpu = job.memoryMb;
        return;
    }
    const std::uint64_t all = job.memoryMb * made.minNodes;
    const std::uint64_t cpus = std::uint64_t { made.tasks } * made.cpusPerTask;
    const MemoryDefaults defaults = made.partitions.empty() ? MemoryDefaults() : m_memoryDefaults[made.partitions.front()];
    if (defaults.perGpu > 0 && asksForGpus(made)) {
        // Where a job asks for none, accounting says what it would have without GPUs.
        const std::uint64_t ofNode = defaults.perNode > 0 ? defaults.perNode : defaults.ofNode;
        const bool isAsked = job.has(TraceJob::MemoryAsked) || job.has(TraceJob::MemoryPerCpu);
        if (!isAsked && (all == 0 || (defaults.perCpu > 0 ? all == defaults.perCpu * cpus : job.memoryMb == ofNode))) {
            made.memoryPerGpu = defaults.perGpu;
            return;
        }
        made.freeMemoryPerGpu = defaults.perGpu;
    }
    if (job.has(TraceJob::MemoryPerCpu)) {
        made.memoryPerCpu = job.memoryMb;
    } else if (all > 0 && all % cpus == 0 && (all == defaults.perCpu * cpus || job.memoryMb > m_mostMemory)) {
        made.memoryPerCpu = all / cpus;
    } else {
        made.memoryPerNode = job.memoryMb;
    }
}

JobRequest Workload::request(const Submission &submission) const
{
    const TraceJob &job = m_trace.jobs[submission.first];
    JobRequest made;
    made.jobId = job.jobId;
    made.association = associationOf(job);
    // Without a name each is one of their own; ids of names are far smaller than this.
    made.stranger = job.user != 0 ? job.user : job.jobId | 0x4000'0000U;
    made.qos = m_qos.at(job.qos);
    made.partitions = partitionsOf(job);
    made.requiredNodes = m_named.at(job.nodes).nodes;
    made.excludedNodes = m_named.at(job.excluded).nodes;
    made.featured = m_featured.at(job.features);
    made.minNodes = std::max({ std::uint32_t { 1 }, job.minNodes, static_cast<std::uint32_t>(made.requiredNodes.size()) });
    made.tasks = std::max<std::uint32_t>(1, job.tasks);
    made.cpusPerTask = std::max<std::uint32_t>(1, job.cpusPerTask);
    made.tasksPerNode = job.tasksPerNode;
    made.leastCpusPerNode = job.cpusPerNode;
    made.hasTasks = !job.has(TraceJob::NoTasksAsked);
    made.maxNodes = job.maxNodes == 0 ? 0 : std::max(made.minNodes, std::min(job.maxNodes, made.tasks));
    (void)m_machine.readGres(m_trace.names[job.gres], made.gres);
    std::for_each(made.gres.begin(), made.gres.end(), [&job](GresRequest &one) {
        one.isPerTask = job.has(TraceJob::GresPerTask);
        one.isPerJob = job.has(TraceJob::GresPerJob);
    });
    made.limitNodesByGres();
    setMemory(job, made);
    (void)m_machine.readLicenses(m_trace.names[job.licenses], made.licenses);
    made.isExclusive = job.has(TraceJob::Exclusive);
    for (const std::uint16_t partition : made.partitions) {
        made.isExclusive = made.isExclusive || m_machine.partitions[partition].isExclusive;
    }
    made.isHeld = job.has(TraceJob::Held) && !job.hasStarted() && submission.count == 1;
    made.threadsPerCore = job.has(TraceJob::OneThread) ? 1 : 0;
    made.mayRequeue = !job.has(TraceJob::NeedNotRequeue);
    made.limitMinutes = job.limitMinutes;
    made.nice = job.nice;
    made.beginTime = countable(waitsForUnknown(job) ? job.eligibleTime : job.beginTime);
    made.arrayLimit = job.arrayLimit;
    (void)parseDependencies(m_trace.names[job.dependency], made);
    for (TraceRow row = submission.first; row < submission.first + submission.count; ++row) {
        const TraceJob &task = m_trace.jobs[row];
        if (task.task != noTask) {
            made.arrayTasks.push_back(task.task);
        } else if (task.arrayTasks != 0) {
            const std::vector<std::uint32_t> waiting = parseArrayTasks(m_trace.names[task.arrayTasks]);
            made.arrayTasks.insert(made.arrayTasks.end(), waiting.begin(), waiting.end());
        }
    }
    std::sort(made.arrayTasks.begin(), made.arrayTasks.end());
    made.arrayTasks.erase(std::unique(made.arrayTasks.begin(), made.arrayTasks.end()), made.arrayTasks.end());
    return made;
}

TraceRow Workload::rowOf(const Submission &submission, std::uint32_t task) const
{
    const auto begin = m_trace.jobs.begin() + submission.first;
    const auto end = begin + submission.count;
    const auto found = std::lower_bound(begin, end, task, [](const TraceJob &job, std::uint32_t wanted) { return job.task < wanted; });
    // What waits of an array stands last.
    return submission.first + static_cast<TraceRow>((found == end ? std::prev(end) : found) - begin);
}

TraceRow Workload::nextRun(TraceRow row) const
{
    const auto found = m_nextRuns.find(row);
    return found == m_nextRuns.end() ? noTraceRow : found->second;
}

std::int64_t Workload::runSeconds(TraceRow row, std::int64_t limit) const
{
    const std::int64_t ran = m_trace.jobs[row].ranSeconds();
    return ran == noTime || ran > limit + mostOverrun ? limit : ran;
}

std::int64_t Workload::cancelTime(TraceRow row) const
{
    const TraceJob &job = m_trace.jobs[row];
    return job.hasStarted() || m_nextRuns.contains(row) || job.endTime == noTime ? noTime : countable(job.endTime);
}

} // namespace apportion::replay
