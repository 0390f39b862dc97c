// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/fast_passes.h"

#include <algorithm>
#include <utility>

namespace apportion::replay
{

PassResult FastPasses::runMain(std::int64_t now, bool full)
{
    PassResult result;
    std::vector<EntryIndex> failed(m_book.machine().partitions.size(), noEntry); // because of which job
    std::vector<std::uint8_t> closed(m_machine.classes()); // to those behind a job that waits for them
    std::uint32_t depth = 0;
    m_rejected.clear();
    for (const QueueRow &row : buildQueue(m_book, now)) {
        bool again = true;
        while (again && m_book.entry(row.entry).state == JobEntry::State::Waiting) {
            const bool isHead = m_book.entry(row.entry).isArrayHead();
            again = false;
            if (m_book.entry(row.entry).isPreempting) {
                break; // in another partition
            }
            if (m_rejected.isRejected(m_book, row.entry, row.partition)
                || (m_book.request(row.entry).isArray() && !m_book.allowsTask(row.entry, now))) {
                break;
            }
            if (!full && depth++ > m_book.settings().queueDepth) {
                return result;
            }
            if (failed[row.partition] != noEntry) {
                const WaitReason reason = m_book.entry(row.entry).cause.reason;
                if (reason != WaitReason::Resources && reason != WaitReason::Reservation) {
                    m_book.noteBehind(row.entry, row.partition, WaitReason::Priority, failed[row.partition], now);
                }
                break;
            }
            EntryIndex started = 0;
            switch (tryStart(row, now, &closed, started)) {
            case Outcome::Started:
                result.started.push_back(started);
                m_rejected.clear();
                again = isHead;
                break;
            case Outcome::Busy:
                preempt(row, now, &closed);
                m_book.note(row.entry, WaitReason::Resources, now);
                failed[row.partition] = row.entry;
                for (const std::uint16_t nodeClass : m_machine.classesOf(row.partition)) {
                    closed[nodeClass] = 1;
                }
                break;
            case Outcome::Limited:
                m_book.noteLimit(row.entry, now);
                break;
            case Outcome::Unlicensed:
                m_book.note(row.entry, WaitReason::Licenses, now);
                break;
            case Outcome::Unavailable:
                m_book.note(row.entry, WaitReason::Partition, now);
                break;
            }
        }
    }
    return result;
}

FastPasses::Outcome FastPasses::tryStart(const QueueRow &row, std::int64_t now, const std::vector<std::uint8_t> *closed, EntryIndex &started)
{
    NodeNeed need;
    if (!m_book.allowsStart(row.entry, row.partition)) {
        return Outcome::Limited;
    }
    if (!m_book.hasLicenses(row.entry)) {
        return Outcome::Unlicensed;
    }
    if (!m_book.findNeed(row.entry, row.partition, need)) {
        return Outcome::Unavailable;
    }
    bool couldHold = false;
    const JobRequest &job = m_book.request(row.entry);
    for (const std::uint16_t nodeClass : m_machine.classesOf(row.partition)) {
        const std::optional<CountedPart> part = m_machine.partOf(job, need, nodeClass);
        couldHold = couldHold || part;
        if (part && (closed == nullptr || (*closed)[nodeClass] == 0) && m_machine.fits(part->amount, m_machine.free(nodeClass))) {
            return start(row, { *part }, now, started);
        }
    }
    if (!couldHold) {
        std::vector<CountedPart> parts = m_machine.spread(job, need, row.partition);
        return parts.empty() ? Outcome::Busy : start(row, std::move(parts), now, started);
    }
    return Outcome::Busy;
}

Allocation FastPasses::allocationOf(const JobRequest &job, const std::vector<CountedPart> &parts)
{
    Allocation allocation;
    allocation.cpus = { 0 };
    allocation.memoryPerNode = job.memoryPerNode;
    allocation.memoryPerCpu = job.memoryPerCpu;
    allocation.isExclusive = job.isExclusive;
    std::int64_t memory = 0;
    for (const CountedPart &part : parts) {
        allocation.countedNodes += part.nodes;
        allocation.cpus.front() += static_cast<std::uint32_t>(part.amount[0]);
        memory += part.amount[1];
    }
    if (job.memoryPerGpu > 0) {
        allocation.memoryOfNodes = { static_cast<std::uint64_t>(memory) };
    }
    return allocation;
}

FastPasses::Outcome FastPasses::start(const QueueRow &row, std::vector<CountedPart> parts, std::int64_t now, EntryIndex &started)
{
    Allocation allocation = allocationOf(m_book.request(row.entry), parts);
    if (!m_book.allowsSize(row.entry, row.partition, allocation)) {
        return Outcome::Limited;
    }
    started = m_book.start(row.entry, row.partition, std::move(allocation), now);
    for (const CountedPart &part : parts) {
        m_machine.take(part);
    }
    m_parts.resize(std::max<std::size_t>(m_parts.size(), started + 1));
    m_parts[started] = std::move(parts);
    return Outcome::Started;
}

bool FastPasses::startTask(EntryIndex entry, std::uint32_t task, std::uint32_t nodes, std::int64_t startTime, EntryIndex &started)
{
    m_book.moveToFront(entry, task);
    for (const std::uint16_t partition : m_book.request(entry).partitions) {
        const JobRequest &job = m_book.request(entry);
        const NodeNeed need { nodes > 0 ? nodes : job.minNodes, nodes > 0 ? nodes : job.minNodes, nodes > 0 ? nodes : noNodeLimit };
        for (const std::uint16_t nodeClass : m_machine.classesOf(partition)) {
            const std::optional<CountedPart> part = m_machine.partOf(job, need, nodeClass);
            if (part && m_machine.fits(part->amount, m_machine.free(nodeClass))) {
                return start({ entry, partition, 0, 0, 0, 0, noTask, 0 }, { *part }, startTime, started) == Outcome::Started;
            }
        }
    }
    return false;
}

void FastPasses::give(EntryIndex entry)
{
    for (const CountedPart &part : std::exchange(m_parts[entry], {})) {
        m_machine.give(part);
    }
}

Amount FastPasses::ofClass(EntryIndex entry, std::uint16_t nodeClass) const
{
    Amount amount {};
    for (const CountedPart &part : m_parts[entry]) {
        if (part.nodeClass == nodeClass) {
            m_machine.add(amount, part.amount, 1);
        }
    }
    return amount;
}

/// Who has to go of a class of nodes, asked in their order; then the last one that had to go is asked first, after it those
/// that have most there, so that few go (_run_now()).
std::vector<EntryIndex> FastPasses::findVictims(std::vector<EntryIndex> preemptable, const CountedPart &room) const
{
    const Amount none {};
    std::erase_if(preemptable, [&](EntryIndex entry) { return !m_book.canRemove(entry) || ofClass(entry, room.nodeClass) == none; });
    for (std::uint32_t tries = 0;; ++tries) {
        Amount free = m_machine.free(room.nodeClass);
        std::size_t gone = 0;
        while (gone < preemptable.size() && !m_machine.fits(room.amount, free)) {
            m_machine.add(free, ofClass(preemptable[gone++], room.nodeClass), 1);
        }
        if (!m_machine.fits(room.amount, free)) {
            return {};
        }
        preemptable.resize(gone);
        if (tries > m_book.settings().preemptReorders || gone < 2) {
            return preemptable;
        }
        std::rotate(preemptable.begin(), preemptable.end() - 1, preemptable.end());
        if (!m_book.settings().preemptsInStrictOrder) {
            std::stable_sort(preemptable.begin() + 1, preemptable.end(),
                [&](EntryIndex a, EntryIndex b) { return ofClass(a, room.nodeClass) > ofClass(b, room.nodeClass); });
        }
    }
}

bool FastPasses::preempt(const QueueRow &row, std::int64_t now, const std::vector<std::uint8_t> *closed)
{
    const std::vector<std::uint16_t> &classes = m_machine.classesOf(row.partition);
    const auto standsThere = [&](const RunningJob &running) {
        const std::vector<CountedPart> &parts = m_parts[running.entry];
        return std::any_of(parts.begin(), parts.end(),
            [&](const CountedPart &part) { return std::find(classes.begin(), classes.end(), part.nodeClass) != classes.end(); });
    };
    const std::vector<EntryIndex> preemptable = m_book.findPreemptable(row.entry, row.partition, now, standsThere);
    NodeNeed need;
    if (preemptable.empty() || !m_book.findNeed(row.entry, row.partition, need)) {
        return false;
    }
    const JobRequest &job = m_book.request(row.entry);
    for (const std::uint16_t nodeClass : classes) {
        const std::optional<CountedPart> part = m_machine.partOf(job, need, nodeClass);
        if (!part || (closed != nullptr && (*closed)[nodeClass] != 0)) {
            continue;
        }
        const std::vector<EntryIndex> victims = findVictims(preemptable, *part);
        if (victims.empty() || !m_book.allowsSize(row.entry, row.partition, allocationOf(job, { *part }))) {
            continue;
        }
        m_book.preempt(row.entry, victims, now);
        return m_book.entry(row.entry).isPreempting;
    }
    return false;
}

/// What is free from now on as running jobs reach their limits, in steps of bf_resolution.
void FastPasses::buildProfile(std::int64_t now)
{
    const std::int64_t resolution = m_book.settings().bfResolution;
    m_profile.resize(m_machine.classes());
    for (std::size_t nodeClass = 0; nodeClass < m_profile.size(); ++nodeClass) {
        m_profile[nodeClass].assign(1, { now, m_machine.free(nodeClass) });
    }
    for (const RunningJob &running : m_book.running()) {
        const std::int64_t end = (std::max(running.endTime, now + 1) + resolution - 1) / resolution * resolution;
        for (const CountedPart &part : m_parts[running.entry]) {
            std::vector<Step> &steps = m_profile[part.nodeClass];
            if (steps.back().time < end) {
                steps.push_back({ end, steps.back().free });
            }
            m_machine.add(steps.back().free, part.amount, 1);
        }
    }
}

/// When a part is free for so long, -1 when it is not (yet).
std::int64_t FastPasses::earliest(const CountedPart &part, std::int64_t seconds, bool nowOnly) const
{
    const std::vector<Step> &steps = m_profile[part.nodeClass];
    std::size_t from = 0;
    for (std::size_t at = 0; at < steps.size(); ++at) {
        if (!m_machine.fits(part.amount, steps[at].free)) {
            if (nowOnly) {
                return -1;
            }
            from = at + 1;
        } else if (at + 1 == steps.size() || steps[at + 1].time - steps[from].time >= seconds) {
            return steps[from].time;
        }
    }
    return -1;
}

void FastPasses::reserve(const CountedPart &part, std::int64_t begin, std::int64_t end)
{
    std::vector<Step> &steps = m_profile[part.nodeClass];
    const auto before = [](const Step &step, std::int64_t time) { return step.time < time; };
    auto last = std::lower_bound(steps.begin(), steps.end(), end, before);
    if (last == steps.end() || last->time != end) {
        last = steps.insert(last, { end, std::prev(last)->free });
    }
    for (auto step = std::lower_bound(steps.begin(), last, begin, before); step != last; ++step) {
        m_machine.add(step->free, part.amount, -1);
    }
}

FastPasses::Outcome FastPasses::backfill(const QueueRow &row, std::int64_t now, EntryIndex &started)
{
    NodeNeed need;
    if (!m_book.allowsStart(row.entry, row.partition)) {
        m_book.noteLimit(row.entry, now);
        return Outcome::Limited;
    }
    if (!m_book.hasLicenses(row.entry)) {
        m_book.note(row.entry, WaitReason::Licenses, now);
        return Outcome::Unlicensed;
    }
    if (!m_book.findNeed(row.entry, row.partition, need)) {
        return Outcome::Unavailable;
    }
    const JobRequest &job = m_book.request(row.entry);
    const std::int64_t seconds = job.limitSeconds(m_book.machine().partitions[row.partition]);
    const bool nowOnly = m_reserved >= mostReservations;
    std::optional<CountedPart> best;
    std::int64_t begin = -1;
    bool isFree = false;
    for (const std::uint16_t nodeClass : m_machine.classesOf(row.partition)) {
        const std::optional<CountedPart> part = m_machine.partOf(job, need, nodeClass);
        const std::int64_t time = part ? earliest(*part, seconds, nowOnly) : -1;
        isFree = isFree || (part && m_machine.fits(part->amount, m_machine.free(nodeClass)));
        if (time >= 0 && (begin < 0 || time < begin)) {
            best = part;
            begin = time;
        }
    }
    if (best && begin <= now) {
        const Outcome outcome = start(row, { *best }, now, started);
        if (outcome == Outcome::Started) {
            reserve(*best, now, now + seconds);
        } else {
            m_book.noteLimit(row.entry, now);
        }
        return outcome;
    }
    if (preempt(row, now, nullptr)) {
        m_book.note(row.entry, WaitReason::Resources, now);
        return Outcome::Busy;
    }
    if (isFree && m_firstReserved != noEntry) {
        m_book.noteBehind(row.entry, row.partition, WaitReason::Reservation, m_firstReserved, now);
    } else {
        m_book.note(row.entry, WaitReason::Resources, now);
    }
    if (best && begin <= now + m_book.settings().bfWindow) {
        reserve(*best, begin, begin + seconds);
        m_firstReserved = m_firstReserved == noEntry ? row.entry : m_firstReserved;
        ++m_reserved;
    }
    return Outcome::Busy;
}

PassResult FastPasses::runBackfill(std::int64_t now)
{
    PassResult result;
    buildProfile(now);
    m_reserved = 0;
    m_firstReserved = noEntry;
    m_rejected.clear();
    std::uint32_t tests = 0;
    for (const QueueRow &row : buildQueue(m_book, now)) {
        if (tests++ >= m_book.settings().maxTestedJobs) {
            break;
        }
        bool again = true;
        while (again && m_book.entry(row.entry).state == JobEntry::State::Waiting) {
            const bool isHead = m_book.entry(row.entry).isArrayHead();
            if (m_book.entry(row.entry).isPreempting || m_rejected.isRejected(m_book, row.entry, row.partition)
                || (m_book.request(row.entry).isArray() && !m_book.allowsTask(row.entry, now))) {
                break;
            }
            EntryIndex started = 0;
            again = backfill(row, now, started) == Outcome::Started;
            if (again) {
                result.started.push_back(started);
                m_rejected.clear();
                again = isHead;
            }
        }
    }
    return result;
}

} // namespace apportion::replay
