// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/job_book.h"

#include "core/limits/limit.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace apportion::replay
{

JobBook::JobBook(const Policy &policy, const Machine &machine, const SchedulerSettings &settings)
    : m_policy(policy), m_machine(machine), m_settings(settings), m_rules(policy.release), m_limits(policy, machine, settings),
      m_preemption(policy, machine, settings), m_selector(machine, m_rules, settings.killWait), m_use(machine),
      m_usedLicenses(machine.licenses.size()), m_allNodes(machine.size()), m_completing(machine.size()), m_completingJobs(machine.size())
{
    for (NodeIndex node = 0; node < machine.size(); ++node) {
        m_allNodes.insert(node);
    }
    for (const Qos &qos : *policy.qos) {
        const auto flag = [&qos](const char *word, QosFlag bit) { return apportion::hasQosFlag(qos, word) ? bit : 0; };
        m_qosFlags.push_back(static_cast<std::uint8_t>(flag("NoReserve", NoReserve) | flag("PartitionMinNodes", PartitionMinNodes)
            | flag("PartitionMaxNodes", PartitionMaxNodes) | flag("PartitionTimeLimit", PartitionTimeLimit)));
    }
}

/// A job that may have as many nodes as its partitions want at least asks for them from then on (_valid_job_part()).
void JobBook::raiseMinNodes(JobRequest &request) const
{
    std::uint32_t least = noNodeLimit;
    for (const std::uint16_t partition : request.partitions) {
        least = std::min(least, m_machine.partitions[partition].minNodes);
    }
    if (!request.partitions.empty() && (request.maxNodes == 0 || request.maxNodes >= least)) {
        request.minNodes = std::max(request.minNodes, least);
    }
}

EntryIndex JobBook::submit(const JobRequest &request, std::int64_t now)
{
    const auto index = static_cast<EntryIndex>(m_entries.size());
    JobEntry entry;
    entry.request = static_cast<RequestIndex>(m_requests.size());
    entry.isHeld = request.isHeld;
    entry.submitTime = now;
    entry.beginTime = request.beginTime > now ? request.beginTime : 0;
    entry.listOrder = m_nextOrder++;
    entry.causeSince = now;
    entry.priorities.assign(request.partitions.size(), 0);
    entry.terms.resize(request.partitions.size());
    entry.waitingTasks.assign(request.arrayTasks.rbegin(), request.arrayTasks.rend());
    const auto tasks = std::max<std::uint32_t>(1, static_cast<std::uint32_t>(request.arrayTasks.size()));
    m_byJobId[request.jobId] = entry.request;
    m_requests.push_back(request);
    raiseMinNodes(m_requests.back());
    if (JobRequest &job = m_requests.back(); m_rules.limitsNodesToTasks && job.maxNodes == 0 && job.hasTasks) {
        job.maxNodes = job.tasks;
        job.isMaxOfTasks = true;
    }
    m_arrays.push_back({ tasks, 0, tasks, 0, 0, 0 });
    m_heads.push_back(index);
    m_entries.push_back(std::move(entry));
    m_waiting.push_back(index);
    JobEntry &added = m_entries.back();
    added.isDependent = dependenciesMet(index, now) != Met::Yes;
    const bool isTested = !added.isArrayHead(); // an array is not before the next pass looks at it
    if (isTested && !added.isHeld && !added.isDependent && added.beginTime == 0) {
        added.beginTime = now;
    }
    return index;
}

void JobBook::settle(EntryIndex index, std::int64_t now)
{
    JobEntry &entry = m_entries[index];
    if (now > entry.causeSince) {
        addCause(entry.causes, entry.cause, static_cast<std::uint32_t>(now - entry.causeSince));
    }
    entry.causeSince = now;
}

void JobBook::note(EntryIndex index, const WaitCause &cause, std::int64_t now)
{
    if (!m_entries[index].cause.isLike(cause)) {
        settle(index, now);
        m_entries[index].cause = cause;
    }
}

/// What puts a job before another: where its priority is higher, the term that is higher by most.
AheadBy JobBook::aheadBy(EntryIndex ahead, EntryIndex behind, std::uint16_t partition) const
{
    const auto placeOf = [this](EntryIndex index, std::uint16_t wanted) {
        const std::vector<std::uint16_t> &all = request(index).partitions;
        const auto found = std::find(all.begin(), all.end(), wanted);
        return found == all.end() ? std::size_t { 0 } : static_cast<std::size_t>(found - all.begin());
    };
    const JobEntry &one = m_entries[ahead];
    const JobEntry &other = m_entries[behind];
    if (one.terms.empty() || other.terms.empty()) {
        return AheadBy::Submission;
    }
    // A job ahead may stand in the way of another partition, too: it is one with a higher tier, or one that shares nodes.
    const std::size_t first = placeOf(ahead, partition);
    const std::size_t second = placeOf(behind, partition);
    const auto tierOf = [this](EntryIndex index, std::size_t place) { return m_machine.partitions[request(index).partitions[place]].tier; };
    if (tierOf(ahead, first) > tierOf(behind, second)) {
        return AheadBy::Tier;
    }
    if (one.priorities[first] <= other.priorities[second]) {
        return AheadBy::Submission;
    }
    const TermValues &high = one.terms[first];
    const TermValues &low = other.terms[second];
    std::size_t most = 0;
    for (std::size_t term = 1; term < high.size(); ++term) {
        most = high[term] - low[term] > high[most] - low[most] ? term : most;
    }
    return static_cast<AheadBy>(most);
}

void JobBook::noteBehind(EntryIndex index, std::uint16_t partition, WaitReason reason, EntryIndex ahead, std::int64_t now)
{
    WaitCause cause(reason);
    if (ahead != noEntry && ahead != index) {
        cause.detail = static_cast<std::uint8_t>(aheadBy(ahead, index, partition));
        cause.who = request(ahead).association;
    }
    note(index, cause, now);
}

void JobBook::forget(EntryIndex index)
{
    JobEntry &entry = m_entries[index];
    entry.priorities = {};
    entry.terms = {};
    entry.causes = {};
    if (const Progress &progress = m_arrays[entry.request]; progress.waiting == 0 && progress.unfinished == 0) {
        JobRequest &request = m_requests[entry.request];
        request.partitions = {};
        request.gres = {};
        request.licenses = {};
        request.featured = nullptr;
        request.arrayTasks = {};
        request.dependencies = {};
    }
}

void JobBook::setHeld(EntryIndex index, bool held, std::int64_t now)
{
    JobEntry &entry = m_entries[index];
    entry.isHeld = held;
    entry.accrueTime = held ? 0 : entry.accrueTime;
    entry.beginTime = entry.beginTime < now ? 0 : entry.beginTime;
}

void JobBook::cancel(EntryIndex index, std::uint32_t task)
{
    JobEntry &entry = m_entries[index];
    if (entry.state != JobEntry::State::Waiting) {
        return;
    }
    std::vector<std::uint32_t> &waiting = entry.waitingTasks;
    const std::size_t before = waiting.size();
    if (task == noTask) {
        waiting.clear();
    } else {
        std::erase(waiting, task);
    }
    const auto gone = static_cast<std::uint32_t>(before == 0 ? 1 : before - waiting.size());
    Progress &progress = m_arrays[entry.request];
    progress.waiting -= gone;
    progress.unfinished -= gone;
    progress.failed += gone;
    entry.state = waiting.empty() ? JobEntry::State::Done : entry.state;
    m_someLeft = true;
}

/// Tasks that wait have one record, which has them until it is purged (test_job_array_pending()).
void JobBook::cancelWhole(EntryIndex index, std::int64_t now)
{
    const JobEntry &entry = m_entries[index];
    if (entry.state == JobEntry::State::Waiting && entry.isArrayHead()) {
        constexpr std::int64_t never = std::numeric_limits<std::int64_t>::max();
        m_arrays[entry.request].forgottenAt = m_settings.minJobAge == 0 ? never : now + m_settings.minJobAge;
    }
    cancel(index);
}

void JobBook::requeue(EntryIndex index, std::int64_t now, std::int64_t beginTime)
{
    JobEntry &entry = m_entries[index];
    if (entry.state == JobEntry::State::Done && !entry.isArrayHead()) {
        Progress &progress = m_arrays[entry.request];
        ++progress.waiting;
        ++progress.unfinished;
        progress.failed -= entry.endedWell ? 0 : 1;
        entry.state = JobEntry::State::Waiting;
        m_waiting.push_back(index);
    }
    entry.submitTime = now;
    entry.causeSince = now;
    entry.cause = {};
    entry.causes = {};
    entry.beginTime = beginTime;
    entry.accrueTime = 0;
    entry.triedCpus = 0;
    entry.isLimited = false;
}

const std::vector<EntryIndex> &JobBook::waiting()
{
    if (std::exchange(m_someLeft, false)) {
        std::erase_if(m_waiting, [this](EntryIndex index) { return m_entries[index].state != JobEntry::State::Waiting; });
    }
    return m_waiting;
}

bool JobBook::allowsTask(EntryIndex index, std::int64_t now)
{
    JobEntry &entry = m_entries[index];
    const JobRequest &request = m_requests[entry.request];
    if (request.arrayLimit == 0 || m_arrays[entry.request].running < request.arrayLimit) {
        return true;
    }
    entry.beginTime = entry.beginTime <= now ? 0 : entry.beginTime;
    return false;
}

Dependency::State JobBook::stateOf(const Dependency &dependency, std::int64_t now) const
{
    using State = Dependency::State;
    const auto found = m_byJobId.find(dependency.jobId);
    if (found == m_byJobId.end()) {
        return State::Met; // Slurm has forgotten it
    }
    const Progress &progress = m_arrays[found->second];
    if (dependency.kind == Dependency::Kind::After) {
        return progress.waiting == 0 && now >= progress.forgottenAt ? State::Met : State::Open;
    }
    if (progress.unfinished > 0) {
        return State::Open;
    }
    const bool met = dependency.kind == Dependency::Kind::AfterAny || (dependency.kind == Dependency::Kind::AfterOk) == (progress.failed == 0);
    return met ? State::Met : State::Lost;
}

JobBook::Met JobBook::dependenciesMet(EntryIndex index, std::int64_t now)
{
    JobRequest &job = m_requests[m_entries[index].request];
    if (job.dependencies.empty()) {
        return Met::Yes;
    }
    std::size_t met = 0;
    std::size_t lost = 0;
    for (Dependency &dependency : job.dependencies) {
        dependency.state = dependency.state == Dependency::State::Open ? stateOf(dependency, now) : dependency.state;
        met += dependency.state == Dependency::State::Met ? 1 : 0;
        lost += dependency.state == Dependency::State::Lost ? 1 : 0;
    }
    const std::size_t all = job.dependencies.size();
    if (met == all || (job.anyDependencySuffices && met > 0)) {
        job.dependencies.clear();
        return Met::Yes;
    }
    return lost == all || (lost > 0 && !job.anyDependencySuffices) ? Met::Never : Met::NotYet;
}

bool JobBook::allowsStart(EntryIndex index, std::uint16_t partition)
{
    m_entries[index].isLimited = !m_limits.allowStart(request(index), partition, &m_reached);
    return !m_entries[index].isLimited;
}

bool JobBook::takes(std::uint16_t partition, const JobRequest &job) const
{
    const MachinePartition &part = m_machine.partitions[partition];
    const bool fitsTime
        = job.limitMinutes == JobRequest::noTimeLimitAsked || job.limitMinutes <= part.maxMinutes || hasQosFlag(job, PartitionTimeLimit);
    return fitsTime && job.minNodes <= part.nodeCount && job.minCpus() <= part.cpus
        && (job.minNodes >= part.minNodes || hasQosFlag(job, PartitionMinNodes))
        && (job.maxNodes <= part.maxNodes || hasQosFlag(job, PartitionMaxNodes));
}

bool JobBook::findNeed(EntryIndex index, std::uint16_t partition, NodeNeed &need) const
{
    const JobRequest &job = request(index);
    const MachinePartition &part = m_machine.partitions[partition];
    need.min = hasQosFlag(job, PartitionMinNodes) ? job.minNodes : std::max(job.minNodes, part.minNodes);
    need.max = job.maxNodes == 0 ? part.maxNodes : hasQosFlag(job, PartitionMaxNodes) ? job.maxNodes : std::min(job.maxNodes, part.maxNodes);
    const std::uint32_t allowed = m_limits.mostNodes(job, partition);
    need.max = std::min(need.max, allowed);
    need.req = job.maxNodes == 0 || job.isMaxOfTasks ? need.min : need.max;
    return need.min <= need.max;
}

NodeSet JobBook::openNodes(const JobRequest &job, const NodeSet &nodes) const
{
    NodeSet open = nodes;
    open -= m_completing;
    if (m_preemption.isEnabled()) {
        return open; // nodes in use may come free
    }
    nodes.forEach([&](NodeIndex node) {
        if (m_use.isExclusive(node) || (job.isExclusive && !m_use.isIdle(node))) {
            open.erase(node);
        }
    });
    return open;
}

/// Nodes that a group with a limit of nodes does not use yet come after those that it uses, among the nodes of each line of
/// slurm.conf of which it uses some.
bool JobBook::weighGroupNodes(const JobRequest &job, std::uint16_t partition, const NodeSet &usable)
{
    NodeSet used(m_machine.size());
    if (!m_limits.findGroupNodes(job, partition, used)) {
        return false;
    }
    used &= usable;
    std::vector<std::uint8_t> isUsed(m_policy.nodeGroups->size());
    used.forEach([&](NodeIndex node) { isUsed[m_machine.group[node]] = 1; });
    NodeSet later(m_machine.size());
    usable.forEach([&](NodeIndex node) {
        if (isUsed[m_machine.group[node]] != 0 && !used.has(node)) {
            later.insert(node);
        }
    });
    m_selector.weighDown(later);
    return true;
}

/// How many nodes a job would get of all if no job ran, 0 when that would not do. It is the same each time that it is asked,
/// unless weights have to do with it: GRES leave something in them.
std::uint32_t JobBook::nodesIfIdle(EntryIndex index, std::uint16_t partition, const NodeNeed &need, const NodeSet &total, bool isWeighed)
{
    JobEntry &entry = m_entries[index];
    const bool varies = isWeighed || !request(index).gres.empty();
    if (varies || entry.idlePartition != partition) {
        entry.idlePartition = varies ? unknownIndex : partition;
        entry.idleNodes = m_selector.chooseEmpty(request(index), need, total).value_or(0);
    }
    return entry.idleNodes;
}

/// The size by which limits are asked while there is no allocation.
TresNumbers JobBook::requestedSize(EntryIndex index, std::uint16_t partition, std::uint32_t nodes) const
{
    const JobRequest &job = request(index);
    const std::uint32_t cpus = m_entries[index].triedCpus > 0 ? m_entries[index].triedCpus : job.minCpus();
    return m_limits.sizeOf(job, partition, cpus, job.memoryOf(cpus, nodes), nodes);
}

bool JobBook::allowsSize(EntryIndex index, std::uint16_t partition, const Allocation &allocation)
{
    if (!m_settings.enforcesLimits) {
        return true;
    }
    const TresNumbers size = m_limits.sizeOf(request(index), partition, allocation.totalCpus(), allocation.totalMemory(), allocation.nodeCount());
    return m_limits.allowSize(request(index), partition, size, nullptr, &m_reached);
}

bool JobBook::allowsPlan(EntryIndex index, std::uint16_t partition, const std::vector<NodeIndex> &nodes) const
{
    const TresNumbers size = requestedSize(index, partition, static_cast<std::uint32_t>(nodes.size()));
    return m_limits.allowSize(request(index), partition, size, m_rules.countsPlannedNodesOnce ? &nodes : nullptr);
}

JobBook::Attempt JobBook::tryStart(
    EntryIndex index, std::uint16_t partition, const NodeSet &usable, const NodeSet &open, std::int64_t now, EntryIndex &started)
{
    NodeNeed need;
    if (!allowsStart(index, partition)) {
        return Attempt::Limited;
    }
    if (!findNeed(index, partition, need)) {
        return Attempt::Unavailable;
    }
    const JobRequest &job = request(index);
    NodeSet total = usable;
    m_selector.dropUnfit(job, total);
    m_selector.resetWeights(total);
    const bool isWeighed = m_rules.gathersGroupNodes && weighGroupNodes(job, partition, total);
    NodeSet available = total;
    available &= open;
    const NodeSet candidates = openNodes(job, available);
    std::vector<EntryIndex> victims;
    const bool lacksLicenses = m_rules.testsLicensesOnNodes && !hasLicenses(index);
    std::optional<Allocation> made;
    const auto chooseAmong = [&](const NodeSet &nodes) {
        made = m_selector.choose(job, need, nodes, m_use);
        if (!made) {
            if (std::vector<EntryIndex> preemptable = findPreemptable(index, partition, now); !preemptable.empty()) {
                made = chooseWithout(job, need, nodes, std::move(preemptable), victims);
            }
        }
        return made.has_value();
    };
    const bool hasChoice = job.featured != nullptr && !job.featured->choices.empty();
    if (!lacksLicenses && hasChoice) {
        (void)std::any_of(job.featured->choices.begin(), job.featured->choices.end(), [&](NodeSet some) { return chooseAmong(some &= candidates); });
    } else if (!lacksLicenses) {
        (void)chooseAmong(candidates);
    }
    Attempt failure = Attempt::Busy;
    std::uint32_t nodes = need.req;
    if (made) {
        m_entries[index].triedCpus = made->totalCpus();
    } else {
        std::uint32_t idle = 0;
        if (candidates.count() >= need.min) {
            idle = available == total ? nodesIfIdle(index, partition, need, total, isWeighed)
                                      : m_selector.chooseEmpty(job, need, available).value_or(0);
        }
        const std::uint32_t ever = idle > 0 ? idle : nodesIfIdle(index, partition, need, total, isWeighed);
        nodes = ever > 0 ? ever : need.req;
        failure = lacksLicenses ? Attempt::Unlicensed : ever == 0 || (idle == 0 && candidates == available) ? Attempt::Unavailable : Attempt::Busy;
    }
    if (!made && !m_settings.enforcesLimits) {
        return failure;
    }
    const TresNumbers size
        = made ? m_limits.sizeOf(job, partition, made->totalCpus(), made->totalMemory(), made->nodes.size()) : requestedSize(index, partition, nodes);
    // Nodes that come free as others go are none of an allocation yet: all of them count for a limit.
    const bool areKnown = made && (victims.empty() || m_rules.countsPlannedNodesOnce);
    if (!m_limits.allowSize(job, partition, size, areKnown ? &made->nodes : nullptr, &m_reached)) {
        m_entries[index].isLimited = true;
        return Attempt::Limited;
    }
    if (!made) {
        return failure;
    }
    if (!victims.empty()) {
        preempt(index, victims, now);
        return Attempt::Busy;
    }
    started = start(index, partition, std::move(*made), now);
    return Attempt::Started;
}

} // namespace apportion::replay
