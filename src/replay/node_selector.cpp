// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/node_selector.h"

#include <algorithm>
#include <utility>

namespace apportion::replay
{

namespace
{

constexpr std::uint64_t plainWeight = 0xff; ///< the low byte of a node's weight without GRES

} // namespace

/// What is still wanted in one try; CPUs and nodes may go below zero.
struct NodeSelector::Need
{
    std::int64_t cpus;
    std::int64_t nodes;
    std::int64_t minNodes;
    std::int64_t maxNodes;
    std::int64_t mostCpus; ///< that may still be given
    std::int64_t ofJob = 0; ///< GRES
    NodeNeed asked;

    Need(const JobRequest &job, const NodeNeed &need)
        : cpus(job.minCpus()), nodes(std::max(need.min, need.req)), minNodes(need.min), maxNodes(need.max), mostCpus(job.minCpus()), asked(need)
    {
        for (const GresRequest &request : job.gres) {
            ofJob += static_cast<std::int64_t>(request.countOfJob(job.tasks));
        }
        if (ofJob > 0) {
            nodes = std::min(need.min, need.req);
        }
        if (need.max > job.tasks) {
            maxNodes = std::max(job.tasks, need.min);
        }
    }

    [[nodiscard]] bool isMet() const { return nodes <= 0 && cpus <= 0 && ofJob <= 0; }
    /// Whether so many nodes reach at least the minimum.
    [[nodiscard]] bool areEnough(std::int64_t more) const
    {
        const std::int64_t wanted = asked.req > asked.min ? nodes + asked.min - asked.req : nodes;
        return more >= wanted;
    }
};

NodeSelector::NodeSelector(const Machine &machine, const ReleaseRules &rules, std::uint32_t killWait)
    : m_machine(machine), m_rules(rules), m_killWait(killWait), m_empty(machine), m_weight(machine.size()), m_found(machine.size()),
      m_knownCpus(machine.size()), m_knownAt(machine.size()), m_atFrom(machine), m_future(machine)
{
    m_withCpus.resize(std::size_t { machine.cpus.empty() ? 0 : *std::max_element(machine.cpus.begin(), machine.cpus.end()) } + 1);
    for (NodeIndex node = 0; node < machine.size(); ++node) {
        m_weight[node] = std::uint64_t { machine.weight[node] } << 16 | plainWeight;
    }
}

void NodeSelector::resetWeights(const NodeSet &nodes)
{
    nodes.forEach([this](NodeIndex node) { m_weight[node] = std::uint64_t { m_machine.weight[node] } << 16 | plainWeight; });
}

void NodeSelector::weighDown(const NodeSet &later)
{
    later.forEach([this](NodeIndex node) { m_weight[node] += std::uint64_t { 1 } << 16; });
}

void NodeSelector::dropUnfit(const JobRequest &job, NodeSet &nodes) const
{
    const std::uint32_t least = job.minCpusPerNode();
    const std::uint64_t memory = job.memoryPerCpu > 0 ? job.memoryPerCpu * least : job.takesWholeMemory ? 0 : job.memoryPerNode;
    for (const NodeIndex node : job.excludedNodes) {
        nodes.erase(node);
    }
    if (job.featured != nullptr) {
        nodes &= job.featured->nodes;
    }
    nodes.forEach([&](NodeIndex node) {
        if (m_machine.cpus[node] < least || usedThreads(job, node) == 0 || m_machine.memoryMb[node] < memory) {
            nodes.erase(node);
        }
    });
}

/// Whether the largest offers, as many as the job may have, come to what it needs: otherwise every try fails.
bool NodeSelector::couldSuffice(const JobRequest &job, const NodeNeed &need) const
{
    if (m_offering < need.min || m_allOffered < job.minCpus()) {
        return false;
    }
    std::int64_t nodes = need.max > job.tasks ? std::max(job.tasks, need.min) : need.max;
    if (nodes >= m_offering) {
        return true;
    }
    std::int64_t cpus = job.minCpus();
    for (std::size_t offered = m_withCpus.size() - 1; offered > 0 && nodes > 0 && cpus > 0; --offered) {
        const std::int64_t taken = std::min<std::int64_t>(nodes, m_withCpus[offered]);
        nodes -= taken;
        cpus -= taken * static_cast<std::int64_t>(offered);
    }
    return cpus <= 0;
}

/// Neighbours of one weight among what is offered. Nodes that the job requires have been taken and count nothing; where one lies
/// at a change of weights its run may be forgotten, as in _eval_nodes().
void NodeSelector::findRuns()
{
    m_runs.clear();
    Run run;
    bool isWeighed = false;
    NodeIndex next = 0;
    const auto close = [&] {
        if (run.nodes > 0) {
            m_runs.push_back(run);
        }
        run = {};
    };
    for (std::size_t place = 0; place < m_offers.size(); ++place) {
        const Offer &offer = m_offers[place];
        if (offer.isDropped) {
            continue;
        }
        if (std::exchange(next, offer.node + 1) != offer.node) {
            close();
            isWeighed = false;
        }
        const std::uint64_t weight = m_weight[offer.node];
        if (isWeighed && weight != run.weight) {
            run.required = run.nodes > 0 ? run.required : noPlace;
            close();
        }
        run.begin = run.nodes == 0 ? place : run.begin;
        run.end = place + 1;
        if (offer.isRequired) {
            run.required = std::min(run.required, place);
            continue;
        }
        run.cpus += m_share[place];
        run.ofJob += offer.ofJob;
        ++run.nodes;
        run.weight = weight;
        isWeighed = true;
    }
    close();
}

const NodeSelector::Run *NodeSelector::bestRun(const Need &left) const
{
    const Run *best = nullptr;
    bool bestSuffices = false;
    for (const Run &run : m_runs) {
        if (run.nodes == 0) {
            continue;
        }
        const bool suffices = run.cpus >= left.cpus && left.areEnough(run.nodes) && run.ofJob >= left.ofJob;
        const bool isBetter = best == nullptr || (best->required == noPlace && run.required != noPlace) || run.weight < best->weight
            || (run.weight == best->weight
                && ((suffices && !bestSuffices) || (suffices && run.cpus < best->cpus) || (!suffices && run.cpus > best->cpus)));
        // An insufficient run of more CPUs displaces a sufficient one, too: so does Slurm.
        if (isBetter) {
            best = &run;
            bestSuffices = suffices;
        }
    }
    return best;
}

/// When one node of a run can take all that is left, the one with the fewest CPUs is the only one.
void NodeSelector::keepTightest(const Run &run, const Need &left)
{
    if (left.nodes > 1) {
        return;
    }
    std::size_t tightest = run.end;
    for (std::size_t place = run.begin; place < run.end; ++place) {
        const Offer &offer = m_offers[place];
        const bool fits = !offer.isDropped && std::int64_t { m_share[place] } >= left.cpus && std::int64_t { offer.ofJob } >= left.ofJob;
        if (fits && (tightest == run.end || m_share[place] < m_share[tightest])) {
            tightest = place;
        }
    }
    for (std::size_t place = run.begin; tightest < run.end && place < run.end; ++place) {
        m_share[place] = place == tightest ? m_share[place] : 0;
    }
}

/// Takes what a node offers, less what must be left for the others (_cpus_to_use()).
void NodeSelector::take(const JobRequest &job, std::size_t place, Need &left)
{
    Offer &offer = m_offers[place];
    std::int64_t cpus = m_share[place];
    const std::int64_t spare = left.mostCpus - std::max<std::int64_t>(left.minNodes - 1, 0) * usedThreads(job, offer.node);
    if (!job.isExclusive && cpus > spare) {
        cpus = std::max<std::int64_t>(spare, job.minCpusPerNode());
        offer.free = static_cast<std::uint32_t>(cpus);
    }
    offer.isChosen = true;
    left.cpus -= cpus;
    left.mostCpus -= cpus;
    left.ofJob -= offer.ofJob;
    --left.nodes;
    --left.minNodes;
    --left.maxNodes;
}

void NodeSelector::useRun(const JobRequest &job, const Run &run, Need &left)
{
    keepTightest(run, left);
    for (std::size_t place = run.begin; place < run.end && left.maxNodes > 0 && !left.isMet(); ++place) {
        const Offer &offer = m_offers[place];
        const std::int64_t cpus = m_share[place];
        if (!offer.isDropped && !offer.isChosen && cpus > 0 && (left.maxNodes > 1 || cpus >= left.cpus)) {
            take(job, place, left);
        }
    }
}

/// Upwards from the first node that the job requires, then downwards.
void NodeSelector::useRunOfRequired(const JobRequest &job, const Run &run, Need &left)
{
    const auto use = [&](std::size_t place) {
        const Offer &offer = m_offers[place];
        if (!offer.isDropped && !offer.isChosen && m_share[place] > 0 && left.maxNodes > 0 && !left.isMet()) {
            take(job, place, left);
        }
    };
    for (std::size_t place = run.required; place < run.end; ++place) {
        use(place);
    }
    for (std::size_t place = run.required; place > run.begin; --place) {
        use(place - 1);
    }
}

/// One try to fill the job's need (_eval_nodes()).
bool NodeSelector::tryOffers(const JobRequest &job, const NodeNeed &need)
{
    Need left(job, need);
    m_share.resize(m_offers.size());
    for (std::size_t place = 0; place < m_offers.size(); ++place) {
        m_share[place] = m_offers[place].isDropped ? 0 : usableCpus(job, m_offers[place].free, m_offers[place].tasks);
        m_offers[place].isChosen = false;
    }
    findRuns();
    if (!job.requiredNodes.empty()) {
        if (static_cast<std::int64_t>(job.requiredNodes.size()) > left.maxNodes) {
            return false;
        }
        for (std::size_t place = 0; place < m_offers.size(); ++place) {
            if (m_offers[place].isRequired) {
                take(job, place, left);
            }
        }
        if (left.isMet() || left.maxNodes <= 0) {
            return left.isMet();
        }
    }
    while (left.maxNodes > 0) {
        const Run *best = bestRun(left);
        if (best == nullptr) {
            break;
        }
        best->required == noPlace ? useRun(job, *best, left) : useRunOfRequired(job, *best, left);
        if (left.isMet()) {
            return true;
        }
        Run &used = m_runs[static_cast<std::size_t>(best - m_runs.data())];
        used.cpus = 0;
        used.nodes = 0;
    }
    return left.cpus <= 0 && left.ofJob <= 0 && left.areEnough(0);
}

std::uint64_t NodeSelector::leastOffer() const
{
    std::uint64_t least = ~std::uint64_t { 0 };
    for (const Offer &offer : m_offers) {
        least = offer.isDropped ? least : std::min(least, offer.size());
    }
    return least;
}

/// Tries, and when that fails, tries again without the nodes that offer least, more and more of them (choose_nodes()).
bool NodeSelector::dropAndTry(const JobRequest &job, const NodeNeed &need)
{
    if (tryOffers(job, need)) {
        return true;
    }
    std::size_t rest = m_offers.size();
    if (rest <= need.min) {
        return false;
    }
    std::uint64_t most = 0;
    for (const Offer &offer : m_offers) {
        most = std::max(most, offer.size());
    }
    for (std::uint64_t count = 1; count < most; count = std::max(count + 1, leastOffer())) {
        bool changed = false;
        for (Offer &offer : m_offers) {
            if (!offer.isDropped && !offer.isRequired && offer.size() <= count) {
                offer.isDropped = true;
                changed = true;
                if (--rest <= need.min) {
                    break;
                }
            }
        }
        if (!changed && count != 1) {
            continue;
        }
        if (tryOffers(job, need)) {
            return true;
        }
        if (rest <= need.min) {
            return false;
        }
    }
    return false;
}

std::optional<Allocation> NodeSelector::choose(const JobRequest &job, const NodeNeed &need, const NodeSet &candidates, const NodeUse &use)
{
    m_looksOneByOne = takesFirst(need);
    lookAt(job, candidates, use);
    return chooseOffered(job, need, candidates, use);
}

/// The same of what is offered as it was found before.
std::optional<Allocation> NodeSelector::chooseOffered(const JobRequest &job, const NodeNeed &need, const NodeSet &candidates, const NodeUse &use)
{
    NodeNeed wanted = need;
    wanted.min = std::max(need.min, job.nodesOfTasks());
    const bool hasRequired = std::all_of(
        job.requiredNodes.begin(), job.requiredNodes.end(), [&](NodeIndex node) { return candidates.has(node) && m_found[node].cpus > 0; });
    if (takesFirst(need)) {
        return hasRequired ? chooseFirst(job, need, candidates, use) : std::nullopt;
    }
    if (!hasRequired || !couldSuffice(job, wanted)) {
        return std::nullopt;
    }
    m_offers.clear();
    candidates.forEach([&](NodeIndex node) {
        if (const Found &found = m_found[node]; found.cpus > 0) {
            const bool isRequired = std::binary_search(job.requiredNodes.begin(), job.requiredNodes.end(), node);
            m_offers.push_back({ node, found.free, found.gpus, found.tasks, found.tasksWithMemory, found.ofJob, false, false, isRequired });
        }
    });
    return dropAndTry(job, wanted) ? allocate(job, use) : std::nullopt;
}

/// The first node that does, by weight, then in the order of slurm.conf (_get_one_res()). Nodes are weighed by their GPUs as their
/// turn comes, up to the one that does.
std::optional<Allocation> NodeSelector::chooseFirst(const JobRequest &job, const NodeNeed &need, const NodeSet &candidates, const NodeUse &use)
{
    m_order.clear();
    candidates.forEach([&](NodeIndex node) {
        const bool isAsked = job.requiredNodes.empty() || std::binary_search(job.requiredNodes.begin(), job.requiredNodes.end(), node);
        if (isAsked && (m_found[node].cpus > 0 || m_found[node].near != notWeighed)) {
            m_order.push_back(node);
        }
    });
    const auto isLighter = [this](NodeIndex a, NodeIndex b) { return m_weight[a] < m_weight[b]; };
    if (!std::is_sorted(m_order.begin(), m_order.end(), isLighter)) {
        std::stable_sort(m_order.begin(), m_order.end(), isLighter);
    }
    for (const NodeIndex node : m_order) {
        weigh(node);
        const Found &found = m_found[node];
        m_offers.assign(1, { node, found.free, found.gpus, found.tasks, found.tasksWithMemory, found.ofJob, false, false, false });
        if (found.cpus > 0 && tryOffers(job, need)) {
            return allocate(job, use);
        }
    }
    return std::nullopt;
}

std::optional<std::uint32_t> NodeSelector::chooseEmpty(const JobRequest &job, const NodeNeed &need, const NodeSet &candidates)
{
    std::optional<Allocation> all;
    if (job.featured == nullptr || job.featured->choices.empty()) {
        all = choose(job, need, candidates, m_empty);
    } else {
        for (NodeSet some : job.featured->choices) {
            all = all ? std::move(all) : choose(job, need, some &= candidates, m_empty);
        }
    }
    return all ? std::optional(static_cast<std::uint32_t>(all->nodes.size())) : std::nullopt;
}

} // namespace apportion::replay
