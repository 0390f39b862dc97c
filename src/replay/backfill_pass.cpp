// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/passes.h"
#include "replay/pending_queue.h"
#include "replay/slot_map.h"

#include <algorithm>
#include <utility>

namespace apportion::replay
{

namespace
{

class BackfillPass
{
public:
    BackfillPass(JobBook &book, std::int64_t now)
        : m_book(book), m_settings(book.settings()), m_rules(book.rules()), m_now(now), m_windowEnd(roundDown(now + m_settings.bfWindow)),
          m_map(roundDown(now), m_windowEnd, book.allNodes())
    {
    }

    PassResult run()
    {
        m_book.selector().beginPass();
        for (const QueueRow &row : buildQueue(m_book, m_now)) {
            if (m_tests >= m_settings.maxTestedJobs) {
                break;
            }
            if (m_book.entry(row.entry).state != JobEntry::State::Waiting || hasPushedEnough(row.entry)) {
                continue;
            }
            if (!m_settings.stopsAtLimits && !m_book.allowsStart(row.entry, row.partition)) {
                m_book.noteLimit(row.entry, m_now);
                continue;
            }
            Next next = Next::Task;
            std::int64_t pushedAt = 0;
            while (next == Next::Task && m_book.entry(row.entry).state == JobEntry::State::Waiting) {
                if (JobEntry &entry = m_book.entry(row.entry); std::exchange(entry.isPreempting, false)) {
                    pushedAt = std::exchange(entry.preemptTime, 0); // each task of an array may push others aside
                }
                next = tryTask(row);
            }
            if (JobEntry &entry = m_book.entry(row.entry); pushedAt != 0 && entry.preemptTime == 0) {
                entry.preemptTime = pushedAt;
                entry.isPreempting = true;
            }
            if (next == Next::Pass) {
                break;
            }
        }
        return std::move(m_result);
    }

private:
    /// What comes next: another task of the same array, another job, or the next pass.
    enum class Next : std::uint8_t { Task, Job, Pass };

    /// The job at hand.
    struct Try
    {
        const QueueRow &row;
        const JobRequest &job;
        NodeNeed need;
        std::int64_t limit = 0; ///< seconds
        std::int64_t later = 0; ///< when more nodes come free; 0: never
        bool isCounted = false;
        bool isNoted = false; ///< what stands against a start at once
    };
    enum class Outcome : std::uint8_t { Again, GiveUp, Started, Reserve };

    static constexpr int mostTries = 10000; ///< of one job: Slurm would go on until bf_max_time

    [[nodiscard]] std::int64_t roundDown(std::int64_t time) const { return time / m_settings.bfResolution * m_settings.bfResolution; }
    [[nodiscard]] std::int64_t slotEnd(std::int64_t start, std::int64_t limit) const
    {
        return roundDown(start + limit + (m_rules.plansFromSlot ? std::int64_t { m_settings.bfResolution } - 1 : 0));
    }

    Next tryTask(const QueueRow &row)
    {
        const JobRequest &job = m_book.request(row.entry);
        if (m_rejected.isRejected(m_book, row.entry, row.partition) || (job.isArray() && !m_book.allowsTask(row.entry, m_now))) {
            return Next::Job;
        }
        if (!m_book.hasLicenses(row.entry)) {
            m_book.note(row.entry, WaitReason::Licenses, m_now);
            return Next::Job;
        }
        constexpr std::int64_t minute = 60;
        // What may be pushed aside and keeps no nodes is tried as if it ran for a minute.
        const bool isShort = m_book.reservesNothing(row.entry) && m_settings.preemptModes.isSet();
        const std::int64_t limit = isShort ? minute : job.limitSeconds(m_book.machine().partitions[row.partition]);
        Try attempt { row, job, {}, limit, m_now, false, false };
        if (!m_book.findNeed(row.entry, row.partition, attempt.need)) {
            return Next::Job;
        }
        const bool isHead = m_book.entry(row.entry).isArrayHead();
        m_fit = m_book.machine().partitions[row.partition].nodes;
        m_book.selector().dropUnfit(job, m_fit);
        for (int tries = 0; tries < mostTries; ++tries) {
            Reservation reservation;
            switch (tryOnce(attempt, reservation)) {
            case Outcome::Again:
                continue;
            case Outcome::GiveUp:
                return Next::Job;
            case Outcome::Started:
                if ((m_settings.maxStarts > 0 && m_result.started.size() >= m_settings.maxStarts)
                    || (m_rules.countsTestsOfTasks && m_tests >= m_settings.maxTestedJobs)) {
                    return Next::Pass;
                }
                return isHead ? Next::Task : Next::Job;
            case Outcome::Reserve:
                return reserve(attempt, std::move(reservation));
            }
        }
        return Next::Job;
    }

    /// Narrows the nodes to those that are free from a moment to the end of the job, and finds when there will be others.
    std::int64_t narrow(const NodeSet &all, NodeSet &nodes, std::int64_t from, std::int64_t end) const
    {
        nodes = all;
        const std::vector<SlotMap::Slot> &slots = m_map.slots();
        std::int64_t later = 0;
        for (std::uint32_t at = 0;;) {
            const SlotMap::Slot &slot = slots[at];
            if (slot.end > from && slot.next != SlotMap::last && later == 0) {
                later = NodeSet::isCommonWithin(all, slots[slot.next].nodes, nodes, slot.nodes) ? 0 : slot.end;
            }
            if (slot.end > from) {
                if (slot.begin > end) {
                    if (m_rules.plansFromSlot && later == 0 && slot.next != SlotMap::last && slots[slot.next].next != SlotMap::last) {
                        later = slots[slot.next].end;
                    }
                    break;
                }
                nodes &= slot.nodes;
            }
            at = slot.next;
            if (at == SlotMap::last) {
                break;
            }
        }
        return later;
    }

    Outcome tryOnce(Try &attempt, Reservation &reservation)
    {
        const std::int64_t from = attempt.later;
        if (m_rules.plansFromSlot && m_windowEnd < from) {
            return Outcome::GiveUp;
        }
        const NodeSet &all = m_book.machine().partitions[attempt.row.partition].nodes;
        NodeSet &fit = m_candidates;
        attempt.later = narrow(all, fit, from, std::max(from, m_now) + attempt.limit);
        if (!std::exchange(attempt.isNoted, true)) {
            const EntryIndex ahead = fit == all ? noEntry : firstReserved(all, m_now + attempt.limit);
            if (ahead == noEntry) {
                m_book.note(attempt.row.entry, WaitReason::Resources, m_now);
            } else {
                m_book.noteBehind(attempt.row.entry, attempt.row.partition, WaitReason::Reservation, ahead, m_now);
            }
        }
        const Outcome notNow = attempt.later != 0 ? Outcome::Again : Outcome::GiveUp;
        fit &= m_fit;
        const std::vector<NodeIndex> &required = attempt.job.requiredNodes;
        if (fit.count() < attempt.need.min || !std::all_of(required.begin(), required.end(), [&fit](NodeIndex node) { return fit.has(node); })) {
            return notNow;
        }
        m_tests += attempt.isCounted ? 0 : 1;
        attempt.isCounted = true;
        const PlanTime time { m_now, from, attempt.later };
        std::optional<Plan> plan = planForChoice(attempt, fit, time);
        if (!plan) {
            return notNow;
        }
        m_book.entry(attempt.row.entry).triedCpus = plan->allocation.totalCpus();
        reservation = { attempt.row.entry, attempt.row.partition, std::max(plan->start, from), 0, plan->allocation.nodes };
        return decide(attempt, from, fit, reservation);
    }

    /// The same for a job with a choice of features: the earliest of what each of them allows.
    std::optional<Plan> planForChoice(const Try &attempt, const NodeSet &nodes, const PlanTime &time)
    {
        if (attempt.job.featured == nullptr || attempt.job.featured->choices.empty()) {
            return planFor(attempt, nodes, time);
        }
        const FeaturedNodes &featured = *attempt.job.featured;
        std::optional<Plan> earliest;
        for (const NodeSet &choice : m_rules.plansFromSlot ? featured.choices : featured.planned) {
            NodeSet some = nodes;
            some &= choice;
            std::optional<Plan> plan = some.count() < attempt.need.min ? std::nullopt : planFor(attempt, some, time);
            if (plan && (!earliest || plan->start < earliest->start)) {
                earliest = std::move(plan);
            }
        }
        return earliest;
    }

    /// When and where the job could run: now, now if others are pushed aside, or when others end that cannot be.
    std::optional<Plan> planFor(const Try &attempt, const NodeSet &nodes, const PlanTime &time)
    {
        NodeSelector &selector = m_book.selector();
        const std::vector<EntryIndex> preemptable = m_book.findPreemptable(attempt.row.entry, attempt.row.partition, m_now);
        if (preemptable.empty()) {
            return selector.plan(attempt.job, attempt.need, nodes, m_book.use(), m_book.running(), time, m_book.completing());
        }
        if (!m_rules.plansFromSlot || time.from <= m_now) {
            selector.beginPass(); // it is about other running jobs
            if (std::optional<Plan> plan = selector.plan(attempt.job, attempt.need, nodes, m_book.use(), {}, time, m_book.completing())) {
                return plan;
            }
        }
        NodeUse use = m_book.use();
        std::vector<RunningJob> staying;
        for (const RunningJob &running : m_book.running()) {
            if (std::find(preemptable.begin(), preemptable.end(), running.entry) != preemptable.end() && m_book.canRemove(running.entry)) {
                use.give(running.allocation);
            } else {
                staying.push_back(running);
            }
        }
        selector.beginPass();
        std::optional<Plan> plan = selector.plan(attempt.job, attempt.need, nodes, use, staying, time, m_book.completing());
        selector.beginPass();
        return plan;
    }

    /// Starts the job, tries later, or leaves it to a reservation.
    Outcome decide(Try &attempt, std::int64_t from, const NodeSet &nodes, Reservation &reservation)
    {
        const NodeSet chosen = setOf(reservation.nodes);
        std::int64_t &start = reservation.start;
        const auto overlaps = [&] { return !m_map.isFree(chosen, roundDown(start), slotEnd(start, attempt.limit)); };
        bool isTested = false;
        if (m_rules.plansFromSlot && start > m_now) {
            if (overlaps()) {
                attempt.later = start + (start == from ? m_settings.bfResolution : 0);
                return Outcome::Again;
            }
            isTested = true;
        }
        if (start <= m_now && chosen.meets(m_book.completing())) {
            start = m_now + 1;
            attempt.later = 0;
        }
        if (start <= m_now) {
            EntryIndex started = 0;
            const JobBook::Attempt result = m_book.tryStart(attempt.row.entry, attempt.row.partition, nodes, m_book.allNodes(), m_now, started);
            if (result == JobBook::Attempt::Started) {
                noteStart(started);
                return Outcome::Started;
            }
            if (result == JobBook::Attempt::Limited) {
                m_book.noteLimit(attempt.row.entry, m_now);
                if (!m_settings.stopsAtLimits) {
                    return Outcome::GiveUp;
                }
                start = attempt.later != 0 ? attempt.later : m_now + 500; // Slurm's guess of when the limit allows it
            } else {
                attempt.later = 0;
            }
        }
        if (attempt.later != 0 && start > attempt.later) {
            return Outcome::Again;
        }
        if (start > m_now + m_settings.bfWindow) {
            return Outcome::GiveUp;
        }
        if (!isTested && (m_rules.plansFromSlot || start > m_now) && overlaps()) {
            attempt.later = start;
            return Outcome::Again;
        }
        reservation.end = slotEnd(start, attempt.limit);
        return Outcome::Reserve;
    }

    void noteStart(EntryIndex started)
    {
        m_result.started.push_back(started);
        m_rejected.clear();
        const RunningJob &job = m_book.runningJob(started);
        const bool mayGo = m_book.preemption().isEnabled()
            && m_book.preemption().modeOf(m_book.request(started), m_book.entry(started).partition) != PreemptMode::Off;
        if (job.allocation.isExclusive && !mayGo) {
            m_map.reserve(job.nodes, 0, slotEnd(job.endTime, 0), m_settings.bfResolution);
        }
    }

    Next reserve(const Try &attempt, Reservation reservation)
    {
        const EntryIndex index = attempt.row.entry;
        if (!m_settings.stopsAtLimits && !m_book.allowsPlan(index, attempt.row.partition, reservation.nodes)) {
            return Next::Job;
        }
        if (m_book.reservesNothing(index)) {
            return Next::Job;
        }
        m_rejected.clear();
        if (m_map.slots().size() >= m_settings.maxSlots) {
            return Next::Pass;
        }
        m_map.reserve(setOf(reservation.nodes), roundDown(reservation.start), reservation.end, m_settings.bfResolution);
        const JobEntry &entry = m_book.entry(index);
        const bool isLastTask = m_rules.namesLastTask && entry.waitingTasks.size() == 1 && attempt.job.arrayTasks.size() > 1;
        reservation.task = isLastTask ? entry.waitingTasks.back() : entry.task;
        m_result.reservations.push_back(std::move(reservation));
        return wantsNextTask(index, attempt.job) ? Next::Task : Next::Job;
    }

    /// Whether a job has pushed others aside in another partition, or as many tasks of an array as may run.
    [[nodiscard]] bool hasPushedEnough(EntryIndex index) const
    {
        const std::uint32_t pushing = m_book.preemption().isEnabled() ? m_book.pushingTasks(index) : 0;
        if (m_book.entry(index).isPreempting || pushing == 0) {
            return m_book.entry(index).isPreempting;
        }
        const std::uint32_t limit = m_book.request(index).arrayLimit;
        const std::uint32_t running = m_rules.countsPlannedTasks ? m_book.runningTasks(index) : 0;
        return pushing >= m_settings.maxArrayPlans || (limit > 0 && pushing + running >= limit);
    }

    /// Whether another task of an array is looked at after a reservation for one.
    bool wantsNextTask(EntryIndex index, const JobRequest &job)
    {
        const JobEntry &entry = m_book.entry(index);
        if (!entry.isArrayHead()) {
            return false;
        }
        m_plannedTasks = m_plannedArray == entry.request ? m_plannedTasks + 1 : 1;
        m_plannedArray = entry.request;
        const std::uint32_t pushing = m_book.pushingTasks(index);
        const std::uint32_t counted = m_rules.countsPlannedTasks ? std::max(pushing, m_plannedTasks) + m_book.runningTasks(index) : pushing;
        const bool withinLimit = job.arrayLimit == 0 || counted < job.arrayLimit;
        return m_plannedTasks < m_settings.maxArrayPlans && m_plannedTasks < entry.waitingTasks.size() && withinLimit;
    }

    /// The first job for which some of these nodes are kept before @p end; noEntry when there is none.
    [[nodiscard]] EntryIndex firstReserved(const NodeSet &nodes, std::int64_t end) const
    {
        for (const Reservation &one : m_result.reservations) {
            if (one.start < end && std::any_of(one.nodes.begin(), one.nodes.end(), [&nodes](NodeIndex node) { return nodes.has(node); })) {
                return one.entry;
            }
        }
        return noEntry;
    }

    [[nodiscard]] NodeSet setOf(const std::vector<NodeIndex> &nodes) const
    {
        NodeSet set(m_book.machine().size());
        for (const NodeIndex node : nodes) {
            set.insert(node);
        }
        return set;
    }

    JobBook &m_book;
    const SchedulerSettings &m_settings;
    const ReleaseRules &m_rules;
    std::int64_t m_now;
    std::int64_t m_windowEnd;
    SlotMap m_map;
    NodeSet m_fit; ///< of the job at hand: nodes that could run it when they are empty
    NodeSet m_candidates; ///< of the try at hand
    std::uint32_t m_tests = 0;
    RejectedArray m_rejected;
    RequestIndex m_plannedArray = 0xffffffff;
    std::uint32_t m_plannedTasks = 0;
    PassResult m_result;
};

} // namespace

PassResult runBackfillPass(JobBook &book, std::int64_t now)
{
    return BackfillPass(book, now).run();
}

} // namespace apportion::replay
