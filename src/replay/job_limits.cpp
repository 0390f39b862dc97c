// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/job_limits.h"

#include "core/evaluate/billing.h"
#include "core/schema/root_options.h"

#include <algorithm>
#include <array>

namespace apportion::replay
{

/// Which limits a QOS has set already, by TresIndex.
struct JobLimits::Hidden
{
    explicit Hidden(std::size_t tres)
        : group(tres), perJob(tres), perNode(tres), perJobMinutes(tres), perUser(tres), perAccount(tres), least(tres), groupMinutes(tres),
          groupRunMinutes(tres), userRunMinutes(tres), accountRunMinutes(tres)
    {
    }

    std::vector<std::uint8_t> group;
    std::vector<std::uint8_t> perJob;
    std::vector<std::uint8_t> perNode;
    std::vector<std::uint8_t> perJobMinutes;
    std::vector<std::uint8_t> perUser;
    std::vector<std::uint8_t> perAccount;
    std::vector<std::uint8_t> least;
    std::vector<std::uint8_t> groupMinutes;
    std::vector<std::uint8_t> groupRunMinutes;
    std::vector<std::uint8_t> userRunMinutes;
    std::vector<std::uint8_t> accountRunMinutes;
};

namespace
{

/// No name and no association has an id that high.
constexpr std::uint32_t ofStrangers = 0x8000'0000;

} // namespace

JobLimits::JobLimits(const Policy &policy, const Machine &machine, const SchedulerSettings &settings)
    : m_policy(policy), m_machine(machine), m_enforces(settings.enforcesLimits), m_isSafe(settings.isSafe),
      m_associations(policy.associations.rowCount()), m_associationUse(policy.associations.rowCount()), m_qosUse(policy.qos->size())
{
    readAssociations(policy);
    readQos(policy);
    for (const Partition &partition : *policy.partitions) {
        m_partitionQos.push_back(partition.qos.empty() ? unknownIndex : policy.findQos(partition.qos));
    }
    for (const std::vector<Limits> *all : { &m_associations, &m_qos }) {
        for (const Limits &one : *all) {
            m_countsMinutes = m_countsMinutes || !one.groupMinutes.empty() || !one.groupRunMinutes.empty() || !one.userRunMinutes.empty()
                || !one.accountRunMinutes.empty() || one.groupWall != unlimited;
        }
    }
    m_countsMinutes = m_countsMinutes && m_enforces;
}

/// The list in which limits of a kind are kept; nullptr for those that are no lists, or that say nothing about what runs.
TresNumbers JobLimits::Limits::*JobLimits::listOf(LimitKind kind)
{
    switch (kind) {
    case LimitKind::GrpTres:
        return &Limits::group;
    case LimitKind::GrpTresMins:
        return &Limits::groupMinutes;
    case LimitKind::GrpTresRunMins:
        return &Limits::groupRunMinutes;
    case LimitKind::MaxTresPerJob:
        return &Limits::perJob;
    case LimitKind::MaxTresPerNode:
        return &Limits::perNode;
    case LimitKind::MaxTresMinsPerJob:
        return &Limits::perJobMinutes;
    case LimitKind::MaxTresPerUser:
        return &Limits::perUser;
    case LimitKind::MaxTresPerAccount:
        return &Limits::perAccount;
    case LimitKind::MaxTresRunMinsPerUser:
        return &Limits::userRunMinutes;
    case LimitKind::MaxTresRunMinsPerAccount:
        return &Limits::accountRunMinutes;
    case LimitKind::MinTresPerJob:
        return &Limits::least;
    default:
        return nullptr;
    }
}

/// The same for those that are one number.
std::uint32_t JobLimits::Limits::*JobLimits::numberOf(LimitKind kind)
{
    switch (kind) {
    case LimitKind::GrpJobs:
        return &Limits::groupJobs;
    case LimitKind::GrpWall:
        return &Limits::groupWall;
    case LimitKind::MaxJobs:
        return &Limits::jobs;
    case LimitKind::MaxJobsPerUser:
        return &Limits::jobsPerUser;
    case LimitKind::MaxJobsPerAccount:
        return &Limits::jobsPerAccount;
    default:
        return nullptr;
    }
}

JobLimits::Limits JobLimits::readLimits(const std::vector<Limit> &all) const
{
    Limits limits;
    for (const Limit &limit : all) {
        if (const auto list = listOf(limit.kind); list != nullptr) {
            (limits.*list).resize(m_policy.tres.size(), noTresLimit);
            (limits.*list)[limit.tres] = limit.value;
        } else if (const auto number = numberOf(limit.kind); number != nullptr) {
            limits.*number = static_cast<std::uint32_t>(std::min<std::uint64_t>(limit.value, unlimited));
        }
    }
    return limits;
}

void JobLimits::readAssociations(const Policy &policy)
{
    const AssociationTree &tree = policy.associations;
    for (const AssociationId id : tree.layout().ids()) { // accounts before what lies in them
        Limits &limits = m_associations[id] = readLimits(limitsOf(policy.tres, optionsOf(policy, id)));
        const AssociationId above = tree.parent(id);
        if (above == noAssociation) {
            continue;
        }
        // What is one association's own comes down from the account above.
        for (const auto member : { &Limits::perJob, &Limits::perNode, &Limits::perJobMinutes }) {
            const TresNumbers &inherited = m_associations[above].*member;
            TresNumbers &list = limits.*member;
            list.resize(inherited.empty() ? list.size() : inherited.size(), noTresLimit);
            for (TresIndex index = 0; index < inherited.size(); ++index) {
                list[index] = list[index] == noTresLimit ? inherited[index] : list[index];
            }
        }
        limits.jobs = limits.jobs == unlimited ? m_associations[above].jobs : limits.jobs;
    }
}

void JobLimits::readQos(const Policy &policy)
{
    for (const Qos &qos : *policy.qos) {
        Limits limits = readLimits(limitsOf(policy.tres, qos));
        limits.overridesPartition = hasQosFlag(qos, "OverPartQOS");
        limits.forgets = !hasQosFlag(qos, "NoDecay");
        limits.scalesLimit = hasQosFlag(qos, "UsageFactorSafe");
        m_qos.push_back(std::move(limits));
    }
}

JobLimits::QosOrder JobLimits::qosOf(const JobRequest &job, std::uint16_t partition) const
{
    QosOrder order;
    const std::uint16_t ofPartition = partition < m_partitionQos.size() ? m_partitionQos[partition] : unknownIndex;
    const auto add = [&](std::uint16_t qos) {
        if (qos < m_qos.size() && std::find(order.begin(), order.end(), qos) == order.end()) {
            order.qos[order.count++] = qos;
        }
    };
    const bool ownFirst = job.qos < m_qos.size() && m_qos[job.qos].overridesPartition;
    add(ownFirst ? job.qos : ofPartition);
    add(ownFirst ? ofPartition : job.qos);
    return order;
}

std::uint32_t JobLimits::userOf(const JobRequest &job) const
{
    return job.association == noAssociation ? ofStrangers | job.stranger : m_policy.associations.nameId(job.association);
}

std::uint32_t JobLimits::accountOf(const JobRequest &job) const
{
    return job.association == noAssociation ? ofStrangers | job.stranger : m_policy.associations.parent(job.association);
}

const JobLimits::Use &JobLimits::find(const std::unordered_map<std::uint64_t, Use> &uses, std::uint16_t qos, std::uint32_t of) const
{
    const auto found = uses.find(std::uint64_t { qos } << 32 | of);
    return found == uses.end() ? m_none : found->second;
}

bool JobLimits::allowStart(const JobRequest &job, std::uint16_t partition, LimitReached *reached) const
{
    if (!m_enforces) {
        return true;
    }
    bool hidesGroup = false;
    bool hidesWall = false;
    bool hidesUser = false;
    bool hidesAccount = false;
    LimitReached found;
    const auto isReached = [&found](std::uint32_t limit, const Use &use, bool &hides, LimitKind kind) {
        if (limit == unlimited || hides) {
            return false;
        }
        hides = true;
        found.kind = kind;
        return use.jobs >= limit;
    };
    const auto refuse = [&](bool ofQos, std::uint32_t who) {
        if (reached != nullptr) {
            *reached = { found.kind, ofQos, noTres, who };
        }
        return false;
    };
    for (const std::uint16_t qos : qosOf(job, partition)) {
        const Limits &limits = m_qos[qos];
        if (isReached(limits.groupJobs, m_qosUse[qos], hidesGroup, LimitKind::GrpJobs)) {
            return refuse(true, qos);
        }
        if (!hidesWall && limits.groupWall != unlimited) {
            hidesWall = true;
            found.kind = LimitKind::GrpWall;
            if (!allowsWall(job, partition, limits.groupWall, m_qosUse[qos])) {
                return refuse(true, qos);
            }
        }
        if (isReached(limits.jobsPerAccount, useOfAccount(qos, job), hidesAccount, LimitKind::MaxJobsPerAccount)
            || isReached(limits.jobsPerUser, useOfUser(qos, job), hidesUser, LimitKind::MaxJobsPerUser)) {
            return refuse(true, qos);
        }
    }
    for (AssociationId id = job.association; id != noAssociation; id = m_policy.associations.parent(id)) {
        const Limits &limits = m_associations[id];
        const std::uint32_t jobs = m_associationUse[id].jobs;
        if (!hidesWall && limits.groupWall != unlimited && !allowsWall(job, partition, limits.groupWall, m_associationUse[id])) {
            found.kind = LimitKind::GrpWall;
            return refuse(false, id);
        }
        const bool ownReached = id == job.association && !hidesUser && !hidesAccount && limits.jobs != unlimited && jobs >= limits.jobs;
        if (ownReached || (!hidesGroup && limits.groupJobs != unlimited && jobs >= limits.groupJobs)) {
            found.kind = ownReached ? LimitKind::MaxJobs : LimitKind::GrpJobs;
            return refuse(false, id);
        }
    }
    return true;
}

/// Whether a group stays within its limits of a kind with a job of this size; else which one stands against it.
bool JobLimits::isWithin(const TresNumbers &limits, const Use &use, const TresNumbers &size, const std::vector<NodeIndex> *nodes,
    const std::vector<std::uint8_t> &hidden, LimitKind kind, LimitReached &reached) const
{
    for (TresIndex index = 0; index < limits.size(); ++index) {
        if (limits[index] == noTresLimit || hidden[index] != 0) {
            continue;
        }
        std::uint64_t more = size[index];
        if (index == tresNode && nodes != nullptr && !use.jobsOnNode.empty()) {
            more -= static_cast<std::uint64_t>(
                std::count_if(nodes->begin(), nodes->end(), [&use](NodeIndex node) { return use.jobsOnNode[node] > 0; }));
        }
        // A job that adds none is not held back by what others have in excess.
        if (more > limits[index] || (more > 0 && !use.tres.empty() && use.tres[index] > limits[index] - more)) {
            reached.kind = kind;
            reached.tres = index;
            return false;
        }
    }
    return true;
}

bool JobLimits::allowsQos(const Limits &limits, std::uint16_t qos, const JobRequest &job, const TresNumbers &size,
    const std::vector<NodeIndex> *nodes, const TresNumbers &minutes, Hidden &hidden, LimitReached &reached) const
{
    const auto hide = [](const TresNumbers &list, std::vector<std::uint8_t> &marks) {
        for (TresIndex index = 0; index < list.size(); ++index) {
            marks[index] = list[index] != noTresLimit ? 1 : marks[index];
        }
    };
    reached.ofQos = true;
    reached.who = qos;
    for (TresIndex index = 0; index < limits.least.size(); ++index) {
        if (limits.least[index] != noTresLimit && hidden.least[index] == 0 && size[index] < limits.least[index]) {
            reached.kind = LimitKind::MinTresPerJob;
            reached.tres = index;
            return false;
        }
    }
    TresNumbers onNode = size;
    for (std::uint64_t &count : onNode) {
        count /= std::max<std::uint64_t>(size[tresNode], 1);
    }
    const bool isFree = usageFactor(job) == 0.0;
    const Use &ofAll = m_qosUse[qos];
    const bool within = isWithinUsed(limits.groupMinutes, ofAll, minutes, isFree, hidden.groupMinutes, reached)
        && isWithin(limits.group, ofAll, size, nodes, hidden.group, LimitKind::GrpTres, reached)
        && isWithinRunning(limits.groupRunMinutes, ofAll, minutes, isFree, hidden.groupRunMinutes, LimitKind::GrpTresRunMins, reached)
        && isWithinRunning(
            limits.accountRunMinutes, useOfAccount(qos, job), minutes, isFree, hidden.accountRunMinutes, LimitKind::MaxTresRunMinsPerAccount, reached)
        && isWithinRunning(
            limits.userRunMinutes, useOfUser(qos, job), minutes, isFree, hidden.userRunMinutes, LimitKind::MaxTresRunMinsPerUser, reached)
        && isWithin(limits.perJobMinutes, m_none, minutes, nullptr, hidden.perJobMinutes, LimitKind::MaxTresMinsPerJob, reached)
        && isWithin(limits.perJob, m_none, size, nullptr, hidden.perJob, LimitKind::MaxTresPerJob, reached)
        && isWithin(limits.perNode, m_none, onNode, nullptr, hidden.perNode, LimitKind::MaxTresPerNode, reached)
        && isWithin(limits.perAccount, useOfAccount(qos, job), size, nodes, hidden.perAccount, LimitKind::MaxTresPerAccount, reached)
        && isWithin(limits.perUser, useOfUser(qos, job), size, nodes, hidden.perUser, LimitKind::MaxTresPerUser, reached);
    hide(limits.group, hidden.group);
    hide(limits.perJob, hidden.perJob);
    hide(limits.perNode, hidden.perNode);
    hide(limits.perJobMinutes, hidden.perJobMinutes);
    hide(limits.perUser, hidden.perUser);
    hide(limits.perAccount, hidden.perAccount);
    hide(limits.least, hidden.least);
    hide(limits.groupMinutes, hidden.groupMinutes);
    hide(limits.groupRunMinutes, hidden.groupRunMinutes);
    hide(limits.userRunMinutes, hidden.userRunMinutes);
    hide(limits.accountRunMinutes, hidden.accountRunMinutes);
    return within;
}

bool JobLimits::allowSize(
    const JobRequest &job, std::uint16_t partition, const TresNumbers &size, const std::vector<NodeIndex> *nodes, LimitReached *reached) const
{
    if (!m_enforces) {
        return true;
    }
    LimitReached unasked;
    LimitReached &found = reached == nullptr ? unasked : *reached;
    Hidden hidden(size.size());
    const TresNumbers minutes = minutesOf(job, partition, size);
    const bool isFree = usageFactor(job) == 0.0;
    for (const std::uint16_t qos : qosOf(job, partition)) {
        if (!allowsQos(m_qos[qos], qos, job, size, nodes, minutes, hidden, found)) {
            return false;
        }
    }
    found.ofQos = false;
    for (AssociationId id = job.association; id != noAssociation; id = m_policy.associations.parent(id)) {
        const Limits &limits = m_associations[id];
        found.who = id;
        const Use &used = m_associationUse[id];
        if (!isWithinUsed(limits.groupMinutes, used, minutes, isFree, hidden.groupMinutes, found)
            || !isWithin(limits.group, used, size, nodes, hidden.group, LimitKind::GrpTres, found)
            || !isWithinRunning(limits.groupRunMinutes, used, minutes, isFree, hidden.groupRunMinutes, LimitKind::GrpTresRunMins, found)) {
            return false;
        }
        if (id != job.association) {
            continue;
        }
        TresNumbers onNode = limits.perNode.empty() ? TresNumbers() : size;
        for (std::uint64_t &count : onNode) {
            count /= std::max<std::uint64_t>(size[tresNode], 1);
        }
        if (!isWithin(limits.perJobMinutes, m_none, minutes, nullptr, hidden.perJobMinutes, LimitKind::MaxTresMinsPerJob, found)
            || !isWithin(limits.perJob, m_none, size, nullptr, hidden.perJob, LimitKind::MaxTresPerJob, found)
            || !isWithin(limits.perNode, m_none, onNode, nullptr, hidden.perNode, LimitKind::MaxTresPerNode, found)) {
            return false;
        }
    }
    return true;
}

std::uint32_t JobLimits::mostNodes(const JobRequest &job, std::uint16_t partition) const
{
    if (!m_enforces) {
        return noNodeLimit;
    }
    const auto nodesOf = [](const TresNumbers &limits) { return limits.empty() ? noTresLimit : limits[tresNode]; };
    std::uint64_t group = noTresLimit;
    std::uint64_t most = noTresLimit;
    const QosOrder order = qosOf(job, partition);
    for (const auto &[member, isGroup] : std::array<std::pair<TresNumbers Limits::*, bool>, 4> {
             { { &Limits::perAccount, false }, { &Limits::perJob, false }, { &Limits::perUser, false }, { &Limits::group, true } } }) {
        for (const std::uint16_t qos : order) {
            if (const std::uint64_t nodes = nodesOf(m_qos[qos].*member); nodes != noTresLimit) {
                (isGroup ? group : most) = std::min(isGroup ? group : most, nodes);
                break; // the first QOS that has it hides the other's
            }
        }
    }
    const bool qosLimitsJob = most != noTresLimit;
    most = std::min(most, group);
    for (AssociationId id = job.association; id != noAssociation; id = m_policy.associations.parent(id)) {
        const std::uint64_t ofGroup = group == noTresLimit ? nodesOf(m_associations[id].group) : noTresLimit;
        const bool isTighter = ofGroup < most;
        most = std::min(most, ofGroup);
        if (id == job.association && !qosLimitsJob) {
            most = std::min(most, nodesOf(m_associations[id].perJob));
        }
        if (isTighter) {
            break; // only the first group counts
        }
    }
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(most, noNodeLimit));
}

bool JobLimits::findGroupNodes(const JobRequest &job, std::uint16_t partition, NodeSet &used) const
{
    if (!m_enforces) {
        return false;
    }
    const auto limitsNodes = [](const TresNumbers &limits) { return !limits.empty() && limits[tresNode] != noTresLimit; };
    bool any = false;
    const auto add = [&](const Use &use) {
        for (NodeIndex node = 0; node < use.jobsOnNode.size(); ++node) {
            if (use.jobsOnNode[node] > 0) {
                used.insert(node);
            }
        }
        any = true;
    };
    bool groupFound = false;
    for (const std::uint16_t qos : qosOf(job, partition)) {
        if (!groupFound && limitsNodes(m_qos[qos].group)) {
            groupFound = true;
            add(m_qosUse[qos]);
        }
        if (limitsNodes(m_qos[qos].perUser)) {
            add(useOfUser(qos, job));
        }
        if (limitsNodes(m_qos[qos].perAccount)) {
            add(useOfAccount(qos, job));
        }
    }
    for (AssociationId id = job.association; id != noAssociation && !groupFound; id = m_policy.associations.parent(id)) {
        if (limitsNodes(m_associations[id].group)) {
            groupFound = true;
            add(m_associationUse[id]);
        }
    }
    return any;
}

TresNumbers JobLimits::sizeOf(const JobRequest &job, std::uint16_t partition, std::uint64_t cpus, std::uint64_t memoryMb, std::uint64_t nodes) const
{
    TresNumbers size(m_policy.tres.size());
    size[tresCpu] = cpus;
    size[tresMem] = memoryMb;
    size[tresNode] = nodes;
    for (const GresRequest &request : job.gres) {
        const std::uint64_t count = request.countOf(job.tasks, nodes);
        for (std::size_t kind = 0; kind < m_machine.gresKinds.size(); ++kind) {
            if ((request.kinds >> kind & 1) == 0) {
                continue;
            }
            const GresKind &gres = m_machine.gresKinds[kind];
            if (const TresIndex sum = m_policy.tres.find("gres/" + gres.name); sum != noTres) {
                size[sum] += count;
            }
            const TresIndex typed = request.isTyped ? m_policy.tres.find("gres/" + gres.name + ':' + gres.type) : noTres;
            if (typed != noTres) {
                size[typed] += count;
            }
            break; // all kinds of a request are of one name
        }
    }
    for (const LicenseRequest &one : job.licenses) {
        if (const TresIndex index = m_policy.tres.find("license/" + m_machine.licenses[one.license].name); index != noTres) {
            size[index] += one.count;
        }
    }
    if (partition < m_policy.partitions->size()) {
        size[tresBilling] = cutBilling(bill(m_policy, (*m_policy.partitions)[partition], size, m_policy.billingRule()).value);
    }
    return size;
}

double JobLimits::billingOf(const JobRequest &job, std::uint16_t partition, const Allocation &allocation) const
{
    const TresNumbers size = sizeOf(job, partition, allocation.totalCpus(), allocation.totalMemory(), allocation.nodeCount());
    return bill(m_policy, (*m_policy.partitions)[partition], size, m_policy.billingRule()).value;
}

std::vector<JobLimits::Use *> JobLimits::usesOf(const JobRequest &job, std::uint16_t partition)
{
    std::vector<Use *> uses;
    for (AssociationId id = job.association; id != noAssociation; id = m_policy.associations.parent(id)) {
        uses.push_back(&m_associationUse[id]);
    }
    for (const std::uint16_t qos : qosOf(job, partition)) {
        uses.push_back(&m_qosUse[qos]);
        uses.push_back(&m_userUse[std::uint64_t { qos } << 32 | userOf(job)]);
        uses.push_back(&m_accountUse[std::uint64_t { qos } << 32 | accountOf(job)]);
    }
    return uses;
}

void JobLimits::countIn(Use &use, const TresNumbers &size, const Allocation &allocation, bool starts) const
{
    use.tres.resize(size.size());
    use.jobsOnNode.resize(m_machine.size());
    use.jobs += starts ? 1 : 0xffffffffU;
    for (TresIndex index = 0; index < size.size(); ++index) {
        if (index != tresNode) {
            use.tres[index] = starts ? use.tres[index] + size[index] : use.tres[index] - std::min(use.tres[index], size[index]);
        }
    }
    use.tres[tresNode] += starts ? allocation.countedNodes : std::uint64_t { 0 } - allocation.countedNodes;
    for (const NodeIndex node : allocation.nodes) {
        std::uint16_t &jobs = use.jobsOnNode[node];
        use.tres[tresNode] += starts && jobs == 0 ? 1 : 0;
        jobs = static_cast<std::uint16_t>(starts ? jobs + 1 : jobs - 1);
        use.tres[tresNode] -= !starts && jobs == 0 ? 1 : 0;
    }
}

void JobLimits::count(const JobRequest &job, std::uint16_t partition, const Allocation &allocation, bool starts)
{
    if (!m_enforces) {
        return;
    }
    const TresNumbers size = sizeOf(job, partition, allocation.totalCpus(), allocation.totalMemory(), allocation.nodeCount());
    for (Use *use : usesOf(job, partition)) {
        countIn(*use, size, allocation, starts);
    }
}

} // namespace apportion::replay
