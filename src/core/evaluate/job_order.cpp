// SPDX-License-Identifier: GPL-3.0-or-later
// The order in which the scheduler looks at pending jobs (SLURM.md 6, "Order of evaluation").
#include "core/evaluate/job_priority.h"
#include "core/evaluate/radix_sort.h"
#include "core/policy/whole_conf.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace apportion
{

namespace
{

constexpr std::uint64_t heldRank = std::uint64_t { 1 } << 63;
constexpr std::uint64_t notExpeditedRank = std::uint64_t { 1 } << 62;
constexpr std::uint64_t withoutReservationRank = std::uint64_t { 1 } << 61;

/// Held, requeued expedited, reservation, tier and priority, packed in this order; smaller comes first.
std::uint64_t rankOf(const Evaluation &evaluation, JobRow row)
{
    const JobTable &jobs = evaluation.jobs();
    const std::vector<Partition> &partitions = *evaluation.policy().partitions;
    const std::uint8_t state = jobs.state[row];
    const std::uint16_t partition = jobs.partition[row];
    const std::uint64_t tier = partition < partitions.size() ? partitions[partition].priorityTier : 1;
    std::uint64_t rank = (0xffff - tier) << 32 | (0xffffffff - evaluation.priority(row));
    rank |= (state & JobTable::heldBit) != 0 ? heldRank : 0;
    rank |= (state & JobTable::expeditedBit) != 0 ? 0 : notExpeditedRank;
    rank |= (state & JobTable::reservationBit) != 0 ? 0 : withoutReservationRank;
    return rank;
}

std::uint64_t jobNumber(const Evaluation &evaluation, JobRow row)
{
    const Job &job = (*evaluation.situation().jobs)[evaluation.jobs().job[row]];
    std::uint64_t number = job.number;
    if (number == 0) {
        std::from_chars(job.id.data(), job.id.data() + job.id.size(), number);
    }
    return number;
}

/// A row with what it is sorted by. Here as well: the rows of equal rank are far from each other.
template <typename Time>
struct EntryOf
{
    std::uint64_t rank;
    Time submitted;
    JobRow row;
};

using Entry = EntryOf<std::int64_t>;
/// With the seconds behind the first submit time of all.
using NarrowEntry = EntryOf<std::uint32_t>;

Entry entryOf(const Evaluation &evaluation, JobRow row)
{
    return { rankOf(evaluation, row), evaluation.jobs().submitTime[row], row };
}

/// The first criterion by which two rows differ that are both held or not, both expedited or not, without preemption.
OrderCriterion criterionOf(const Evaluation &evaluation, const Entry &a, const Entry &b)
{
    const std::uint64_t differing = a.rank ^ b.rank;
    if ((differing & withoutReservationRank) != 0) {
        return OrderCriterion::Reservation;
    }
    if (differing >> 32 != 0) {
        return OrderCriterion::Tier;
    }
    if (differing != 0) {
        return OrderCriterion::Priority;
    }
    if (a.submitted != b.submitted) {
        return OrderCriterion::SubmitTime;
    }
    return jobNumber(evaluation, a.row) != jobNumber(evaluation, b.row) ? OrderCriterion::JobId : OrderCriterion::Place;
}

/// Which of two rows of equal rank is looked at first.
template <typename AnyEntry>
bool isSubmittedBefore(const Evaluation &evaluation, const AnyEntry &a, const AnyEntry &b)
{
    if (a.submitted != b.submitted) {
        return a.submitted < b.submitted;
    }
    return std::pair(jobNumber(evaluation, a.row), a.row) < std::pair(jobNumber(evaluation, b.row), b.row);
}

/// Which of two rows is looked at first, preemption aside.
bool isBefore(const Evaluation &evaluation, const Entry &a, const Entry &b)
{
    return a.rank != b.rank ? a.rank < b.rank : isSubmittedBefore(evaluation, a, b);
}

template <typename AnyEntry>
struct Queue
{
    std::vector<AnyEntry> entries;
    std::uint64_t differing = 0; ///< the bits in which two ranks differ
};

/// The rows that wait; @p first is taken from their submit times.
template <typename AnyEntry>
Queue<AnyEntry> queueOf(const Evaluation &evaluation, std::int64_t first)
{
    const JobTable &jobs = evaluation.jobs();
    Queue<AnyEntry> queue;
    queue.entries.reserve(jobs.rowCount());
    for (JobRow row = 0; row < jobs.rowCount(); ++row) {
        if ((jobs.state[row] & JobTable::runningBit) == 0) {
            const std::uint64_t rank = rankOf(evaluation, row);
            queue.entries.push_back({ rank, static_cast<decltype(AnyEntry::submitted)>(jobs.submitTime[row] - first), row });
            queue.differing |= rank ^ queue.entries.front().rank;
        }
    }
    return queue;
}

template <typename AnyEntry>
std::vector<JobRow> rowsOf(const std::vector<AnyEntry> &entries)
{
    std::vector<JobRow> rows;
    rows.reserve(entries.size());
    for (const AnyEntry &entry : entries) {
        rows.push_back(entry.row);
    }
    return rows;
}

template <typename AnyEntry>
std::vector<JobRow> sortWithoutPreemption(Queue<AnyEntry> queue, const Evaluation &evaluation)
{
    std::vector<AnyEntry> &entries = queue.entries;
    std::vector<AnyEntry> moved;
    radixSort<sizeof(std::uint64_t)>(
        entries, moved, [](const AnyEntry &entry) { return entry.rank; }, queue.differing);
    for (auto first = entries.begin(); first != entries.end();) {
        const auto last = std::find_if(first + 1, entries.end(), [first](const AnyEntry &entry) { return entry.rank != first->rank; });
        std::sort(first, last, [&evaluation](const AnyEntry &a, const AnyEntry &b) { return isSubmittedBefore(evaluation, a, b); });
        first = last;
    }
    return rowsOf(entries);
}

bool hasMode(std::string_view modes, std::string_view mode)
{
    return lowerCase(modes).find(mode) != std::string::npos;
}

bool hasMode(const std::vector<ForeignKey> &keys, std::string_view mode)
{
    const ForeignKey *modes = findKey(keys, "PreemptMode");
    return modes != nullptr && hasMode(modes->value, mode);
}

/// Who of those that wait may preempt whom (preempt_qos.c and preempt_partition_prio.c of 22.05 to 26.05): by PreemptType=preempt/qos
/// whom the QOS names, by preempt/partition_prio who waits for some of the same nodes in a lower tier.
class Preemption
{
public:
    explicit Preemption(const Evaluation &evaluation) : m_evaluation(evaluation)
    {
        const Policy &policy = evaluation.policy();
        const std::string_view type = foreignConfValue(policy, "PreemptType");
        const std::string_view modes = foreignConfValue(policy, "PreemptMode");
        m_goesByPriority = hasMode(modes, "priority");
        m_isOfPartitions = sameIgnoringCase(type, "preempt/partition_prio");
        if (sameIgnoringCase(type, "preempt/qos")) {
            readQos(policy, hasMode(modes, "within"));
        }
    }

    [[nodiscard]] bool isOfQos() const { return !m_qos.empty(); }
    [[nodiscard]] bool isOfPartitions() const { return m_isOfPartitions; }

    [[nodiscard]] bool isAbove(JobRow a, JobRow b) const
    {
        return m_isOfPartitions ? isAbove(m_evaluation.jobs().partition[a], m_evaluation.jobs().partition[b], a, b)
                                : isAboveByQos(m_evaluation.jobs().qos[a], m_evaluation.jobs().qos[b], a, b);
    }

private:
    struct OfQos
    {
        std::vector<bool> preempts; ///< by QOS; itself: PreemptMode=WITHIN
        bool goesByPriority = false; ///< PreemptMode=PRIORITY: only jobs of a lower one
    };

    void readQos(const Policy &policy, bool within)
    {
        const std::size_t count = policy.qos->size();
        m_qos.resize(count);
        for (std::size_t i = 0; i < count; ++i) {
            const Qos &qos = (*policy.qos)[i];
            std::vector<bool> &preempts = m_qos[i].preempts;
            preempts.resize(count, false);
            const std::string &names = qos.preempt;
            for (std::size_t begin = 0; begin < names.size();) {
                const std::size_t end = std::min(names.find(',', begin), names.size());
                if (const std::uint16_t other = policy.findQos(names.substr(begin, end - begin)); other != unknownIndex) {
                    preempts[other] = true;
                }
                begin = end + 1;
            }
            preempts[i] = within || hasMode(qos.foreign, "within");
            m_qos[i].goesByPriority = m_goesByPriority || hasMode(qos.foreign, "priority");
        }
    }

    [[nodiscard]] bool isAboveByQos(std::size_t qosA, std::size_t qosB, JobRow a, JobRow b) const
    {
        if (qosA >= m_qos.size() || qosB >= m_qos.size() || !m_qos[qosA].preempts[qosB]) {
            return false;
        }
        const bool byPriority = qosA == qosB || m_qos[qosA].goesByPriority;
        const bool isSameJob = m_evaluation.jobs().job[a] == m_evaluation.jobs().job[b];
        return !byPriority || (!isSameJob && m_evaluation.priority(a) > m_evaluation.priority(b));
    }

    [[nodiscard]] bool isAbove(std::size_t partitionA, std::size_t partitionB, JobRow a, JobRow b) const
    {
        const std::vector<Partition> &partitions = *m_evaluation.policy().partitions;
        if (partitionA >= partitions.size() || partitionB >= partitions.size()
            || partitions[partitionA].priorityTier <= partitions[partitionB].priorityTier
            || !shareNodes(partitions[partitionA], partitions[partitionB])) {
            return false;
        }
        const bool byPriority = m_goesByPriority || hasMode(partitions[partitionA].foreign, "priority");
        return !byPriority || m_evaluation.priority(a) >= m_evaluation.priority(b);
    }

    /// Of groups of which each has a part only, which may be other nodes, it is taken that these are the same where they are named alike.
    [[nodiscard]] bool shareNodes(const Partition &a, const Partition &b) const
    {
        const std::vector<NodeGroup> &groups = *m_evaluation.policy().nodeGroups;
        return std::any_of(a.nodes.begin(), a.nodes.end(), [&](const PartitionNodes &one) {
            return std::any_of(b.nodes.begin(), b.nodes.end(), [&](const PartitionNodes &other) {
                const bool isShared = one.group == other.group && one.count > 0 && other.count > 0 && one.group < groups.size();
                return isShared && (one.count + std::uint64_t { other.count } > groups[one.group].count || a.nodesWritten == b.nodesWritten);
            });
        });
    }

    const Evaluation &m_evaluation;
    std::vector<OfQos> m_qos;
    bool m_isOfPartitions = false;
    bool m_goesByPriority = false;
};

/// Sorts with a comparison that puts a job that can preempt another before it. That need not be transitive, which
/// only a merge sort bears; Slurm uses one too.
std::vector<JobRow> sortWithPreemption(std::vector<Entry> entries, const Evaluation &evaluation, const Preemption &preemption)
{
    std::stable_sort(entries.begin(), entries.end(), [&](const Entry &a, const Entry &b) {
        if (a.rank >> 62 == b.rank >> 62) { // both held or not, and both expedited or not
            if (const bool aFirst = preemption.isAbove(a.row, b.row); aFirst != preemption.isAbove(b.row, a.row)) {
                return aFirst;
            }
        }
        return isBefore(evaluation, a, b);
    });
    return rowsOf(entries);
}

} // namespace

OrderDecision decideOrder(const Evaluation &evaluation, JobRow one, JobRow other)
{
    const Entry a = entryOf(evaluation, one);
    const Entry b = entryOf(evaluation, other);
    if ((a.rank & heldRank) != (b.rank & heldRank)) {
        return { OrderCriterion::Held, (a.rank & heldRank) == 0 };
    }
    if ((a.rank & notExpeditedRank) != (b.rank & notExpeditedRank)) {
        return { OrderCriterion::Expedited, (a.rank & notExpeditedRank) == 0 };
    }
    const Preemption preemption(evaluation);
    const bool oneFirst = preemption.isAbove(one, other);
    if (oneFirst != preemption.isAbove(other, one)) {
        return { OrderCriterion::Preemption, oneFirst };
    }
    return { criterionOf(evaluation, a, b), isBefore(evaluation, a, b) };
}

std::vector<JobRow> orderJobs(const Evaluation &evaluation)
{
    const Preemption preemption(evaluation);
    const std::vector<std::uint8_t> &states = evaluation.jobs().state;
    // Without reservations those of partitions stand in the order of tiers, as they would without preemption.
    const auto hasReservation = [](std::uint8_t state) { return (state & JobTable::reservationBit) != 0; };
    if (preemption.isOfQos() || (preemption.isOfPartitions() && std::any_of(states.begin(), states.end(), hasReservation))) {
        return sortWithPreemption(queueOf<Entry>(evaluation, 0).entries, evaluation, preemption);
    }
    const std::vector<std::int64_t> &submitted = evaluation.jobs().submitTime;
    const auto [first, last] = std::minmax_element(submitted.begin(), submitted.end());
    // Of what is moved about, a third less is moved where times are those of one century.
    const bool isNarrow = first != submitted.end() && *first >= 0 && std::in_range<std::uint32_t>(*last - *first);
    return isNarrow ? sortWithoutPreemption(queueOf<NarrowEntry>(evaluation, *first), evaluation)
                    : sortWithoutPreemption(queueOf<Entry>(evaluation, 0), evaluation);
}

} // namespace apportion
