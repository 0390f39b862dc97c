// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "replay/running_jobs.h"
#include "replay/scheduler_settings.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace apportion::replay
{

/// How many nodes a job is to get: between min and max, req for choice.
struct NodeNeed
{
    std::uint32_t min = 1;
    std::uint32_t req = 1;
    std::uint32_t max = noNodeLimit;
};

/// When and where a job could run.
struct Plan
{
    std::int64_t start = 0; ///< seconds
    Allocation allocation;
};

/// What a plan is asked about.
struct PlanTime
{
    std::int64_t now = 0;
    std::int64_t from = 0; ///< the moment that the nodes are for; now or later
    std::int64_t until = 0; ///< jobs that end after it are not waited for; 0: all are
};

/// Chooses nodes for jobs as select/cons_tres does with CR_Core_Memory (src/plugins/select/cons_tres/job_test.c): runs of
/// neighbours of equal weight, of these the one that fits tightest.
///
/// Remembers what jobs with GRES leave behind in the weights of nodes.
class NodeSelector
{
public:
    /// @p killWait: KillWait in seconds, after which an overdue job is thought to be gone.
    NodeSelector(const Machine &machine, const ReleaseRules &rules, std::uint32_t killWait);

    /// To be called before each pass: a request is known by its address within one.
    void beginPass() { ++m_stamp; }
    /// Forgets what was left in the weights of @p nodes, as select_nodes() does for the partition of its job.
    void resetWeights(const NodeSet &nodes);
    /// Makes the nodes of @p later weigh one more than others, until weights are reset.
    void weighDown(const NodeSet &later);
    /// The nodes for a job among @p candidates, with what it gets of them; nothing when they do not suffice.
    [[nodiscard]] std::optional<Allocation> choose(const JobRequest &job, const NodeNeed &need, const NodeSet &candidates, const NodeUse &use);
    /// How many nodes a job would get if no job ran; nothing when the candidates do not suffice even then.
    [[nodiscard]] std::optional<std::uint32_t> chooseEmpty(const JobRequest &job, const NodeNeed &need, const NodeSet &candidates);
    /// When and where a job could run as running jobs reach their limits (_will_run_test()). @p completing: nodes that
    /// release 25.11 would rather not use at once.
    [[nodiscard]] std::optional<Plan> plan(const JobRequest &job, const NodeNeed &need, const NodeSet &candidates, const NodeUse &use,
        const std::vector<RunningJob> &byEnd, const PlanTime &time, const NodeSet &completing);
    /// Rounds CPUs that tasks of a job use up to those of whole cores.
    void takeWholeCores(const JobRequest &job, Allocation &made) const;
    /// Drops the nodes that could not run the job even empty (job_req_node_filter()).
    void dropUnfit(const JobRequest &job, NodeSet &nodes) const;

private:
    /// What a node has for the job at hand.
    struct Found
    {
        std::uint32_t cpus = 0; ///< that its tasks can use there; 0: it cannot take the job
        std::uint32_t free = 0; ///< CPUs, whether there are tasks for them or not
        std::uint32_t gpus = 0;
        std::uint32_t tasks = anyTasks; ///< that GRES are free for
        std::uint32_t tasksWithMemory = anyTasks; ///< of these, that memory is free for, too
        std::uint32_t ofJob = 0; ///< GRES that are free for what the nodes must have together
        std::uint32_t near = notWeighed; ///< the GPUs that it is weighed by once it is looked at
    };
    static constexpr std::uint32_t notWeighed = 0xffffffff;
    static constexpr std::uint32_t anyTasks = 0xffffffff;
    /// What a node offers the job at hand.
    struct Offer
    {
        NodeIndex node = 0;
        std::uint32_t free = 0; ///< CPUs; lowered to what was used of it by tries that failed, as Slurm does
        std::uint32_t gpus = 0;
        std::uint32_t tasks = anyTasks; ///< as in Found
        std::uint32_t tasksWithMemory = anyTasks;
        std::uint32_t ofJob = 0;
        bool isDropped = false;
        bool isChosen = false;
        bool isRequired = false; ///< never dropped, and chosen first

        /// By which the least are dropped.
        [[nodiscard]] std::uint64_t size() const { return std::uint64_t { free } + gpus; }
    };
    static constexpr std::size_t noPlace = ~std::size_t { 0 };
    /// Neighbours of one weight.
    struct Run
    {
        std::size_t begin = 0; ///< in m_offers
        std::size_t end = 0;
        std::int64_t cpus = 0;
        std::int64_t nodes = 0; ///< 0: used up
        std::int64_t ofJob = 0; ///< GRES
        std::uint64_t weight = 0;
        std::size_t required = noPlace; ///< the first one that the job requires
    };
    struct Need; ///< of one try, counted down
    struct Ends;

    [[nodiscard]] Found lookForRoom(const JobRequest &job, NodeIndex node, const NodeUse &use);
    [[nodiscard]] bool lookForGres(const JobRequest &job, NodeIndex node, const NodeUse &use, Found &found, std::uint32_t &near) const;
    [[nodiscard]] static std::uint32_t usableCpus(const JobRequest &job, std::uint32_t free, std::uint32_t tasks);
    void lookAt(const JobRequest &job, const NodeSet &candidates, const NodeUse &use);
    void lookAhead(const JobRequest &job, const NodeUse &use, const std::vector<RunningJob> &byEnd, std::int64_t from);
    void lookAtKnown(const JobRequest &job, const NodeSet &candidates);
    void lookAgain(const JobRequest &job, NodeIndex node, const NodeUse &use);
    void countOffer(NodeIndex node, const Found &found);
    void weigh(NodeIndex node);
    [[nodiscard]] bool couldSuffice(const JobRequest &job, const NodeNeed &need) const;
    [[nodiscard]] std::optional<Allocation> chooseOffered(const JobRequest &job, const NodeNeed &need, const NodeSet &candidates, const NodeUse &use);
    [[nodiscard]] std::optional<Allocation> chooseFirst(const JobRequest &job, const NodeNeed &need, const NodeSet &candidates, const NodeUse &use);
    [[nodiscard]] bool takesFirst(const NodeNeed &need) const { return m_rules.takesFirstNode && need.max == 1; }
    [[nodiscard]] bool tryOffers(const JobRequest &job, const NodeNeed &need);
    [[nodiscard]] std::uint64_t leastOffer() const;
    [[nodiscard]] bool dropAndTry(const JobRequest &job, const NodeNeed &need);
    void findRuns();
    bool spreadTasks(const JobRequest &job, Allocation &made) const;
    [[nodiscard]] const Run *bestRun(const Need &left) const;
    void keepTightest(const Run &run, const Need &left);
    void useRun(const JobRequest &job, const Run &run, Need &left);
    void useRunOfRequired(const JobRequest &job, const Run &run, Need &left);
    void take(const JobRequest &job, std::size_t place, Need &left);
    [[nodiscard]] std::uint32_t usedThreads(const JobRequest &job, NodeIndex node) const { return job.usedThreads(m_machine.threads[node]); }
    [[nodiscard]] std::optional<Allocation> allocate(const JobRequest &job, const NodeUse &use) const;
    void letEnd(const JobRequest &job, const RunningJob &ended, const NodeSet &candidates);
    void resetPlannedWeights(const NodeSet &nodes, const NodeSet *completing);
    [[nodiscard]] std::optional<Plan> planAhead(const JobRequest &job, const NodeNeed &need, Ends &ends);
    [[nodiscard]] std::int64_t startAfter(const Ends &ends, const Allocation &made) const;

    const Machine &m_machine;
    ReleaseRules m_rules;
    std::int64_t m_killWait;
    NodeUse m_empty;
    std::vector<std::uint64_t> m_weight; ///< of each node: Weight · 256, and in the low byte what GRES left
    // What the candidates of the job at hand offer, kept up to date while jobs end that are in its way.
    std::vector<Found> m_found; ///< of each node; only those of candidates mean something
    std::vector<std::uint32_t> m_withCpus; ///< how many nodes offer so many CPUs, more than none
    std::uint64_t m_allOffered = 0; ///< CPUs
    std::uint32_t m_offering = 0; ///< nodes
    // The same of a job that is planned for later and later moments among other and other candidates: what is free from
    // such a moment on.
    std::vector<std::uint32_t> m_knownCpus;
    std::vector<std::uint64_t> m_knownAt; ///< the stamp of each
    std::uint64_t m_stamp = 1;
    const JobRequest *m_knownJob = nullptr;
    std::uint64_t m_knownUse = 0;
    std::int64_t m_knownFrom = 0;
    std::size_t m_endedBefore = 0; ///< how many of the running jobs have ended by then
    NodeUse m_atFrom;
    NodeUse m_future; ///< for plans
    std::vector<const RunningJob *> m_gone; ///< of a plan, in the order of their ends
    std::vector<NodeIndex> m_order; ///< the candidates in the order in which they are looked at one by one
    bool m_looksOneByOne = false; ///< nodes are weighed when their turn comes, not before
    std::vector<Offer> m_offers; ///< of the job at hand, by node: what tries work on
    std::vector<std::uint32_t> m_share; ///< of each offer in the try at hand
    std::vector<Run> m_runs;
};

} // namespace apportion::replay
