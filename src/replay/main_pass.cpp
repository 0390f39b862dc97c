// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/passes.h"
#include "replay/pending_queue.h"

namespace apportion::replay
{

namespace
{

class MainPass
{
public:
    MainPass(JobBook &book, std::int64_t now, bool full)
        : m_book(book), m_now(now), m_full(full), m_open(book.allNodes()), m_failed(book.machine().partitions.size()),
          m_blockers(m_failed.size(), noEntry)
    {
    }

    PassResult run()
    {
        for (const QueueRow &row : buildQueue(m_book, m_now)) {
            while (m_book.entry(row.entry).state == JobEntry::State::Waiting && startNext(row)) { }
            if (m_isDone) {
                break;
            }
        }
        return std::move(m_result);
    }

private:
    /// Whether the row comes to be tried at all; else why it waits is noted.
    bool isTried(const QueueRow &row)
    {
        if (m_book.entry(row.entry).isPreempting) {
            return false; // in another partition
        }
        if (m_rejected.isRejected(m_book, row.entry, row.partition)
            || (m_book.request(row.entry).isArray() && !m_book.allowsTask(row.entry, m_now))) {
            return false;
        }
        if (!m_full && m_depth++ > m_book.settings().queueDepth) {
            m_isDone = true;
            return false;
        }
        if (m_failed[row.partition] != 0) {
            waitBehindOthers(row, m_blockers[row.partition]);
            return false;
        }
        if (m_book.entry(row.entry).isLimited && !m_book.allowsStart(row.entry, row.partition)) {
            m_book.noteLimit(row.entry, m_now);
            return false;
        }
        const NodeSet &nodes = m_book.machine().partitions[row.partition].nodes;
        if (nodes.countCommon(m_open) < m_book.request(row.entry).minNodes) {
            if (nodes.count() < m_book.request(row.entry).minNodes) {
                m_book.note(row.entry, WaitReason::Partition, m_now);
            } else {
                waitBehindOthers(row, m_lastBlocker);
            }
            fail(row.partition, m_lastBlocker);
            return false;
        }
        if (!m_book.rules().testsLicensesOnNodes && !m_book.hasLicenses(row.entry)) {
            m_book.note(row.entry, WaitReason::Licenses, m_now);
            return false;
        }
        return true;
    }

    /// Tries to start the job or the next task of a row; true when it did and there may be another task.
    bool startNext(const QueueRow &row)
    {
        const bool isHead = m_book.entry(row.entry).isArrayHead();
        if (!isTried(row)) {
            return false;
        }
        const NodeSet &nodes = m_book.machine().partitions[row.partition].nodes;
        EntryIndex started = 0;
        switch (m_book.tryStart(row.entry, row.partition, nodes, m_open, m_now, started)) {
        case JobBook::Attempt::Started:
            m_result.started.push_back(started);
            m_rejected.clear();
            return isHead;
        case JobBook::Attempt::Busy:
            fail(row.partition, row.entry);
            m_book.note(row.entry, WaitReason::Resources, m_now);
            break;
        case JobBook::Attempt::Limited:
            m_book.noteLimit(row.entry, m_now);
            if (m_book.settings().stopsAtLimits) {
                fail(row.partition, row.entry);
            }
            break;
        case JobBook::Attempt::Unlicensed:
            m_book.note(row.entry, WaitReason::Licenses, m_now);
            break;
        case JobBook::Attempt::Unavailable:
            if (nodes.countCommon(m_open) == nodes.count()) {
                m_book.note(row.entry, WaitReason::Partition, m_now);
            } else {
                waitBehindOthers(row, m_lastBlocker);
            }
            break;
        }
        return false;
    }

    /// Jobs before it wait. What backfill found to be in its way is more to the point.
    void waitBehindOthers(const QueueRow &row, EntryIndex ahead)
    {
        const WaitReason reason = m_book.entry(row.entry).cause.reason;
        if (reason != WaitReason::Resources && reason != WaitReason::Reservation) {
            m_book.noteBehind(row.entry, row.partition, WaitReason::Priority, ahead, m_now);
        }
    }

    /// No other job of the partition in this pass, and none on its nodes: because of @p blocker.
    void fail(std::uint16_t partition, EntryIndex blocker)
    {
        m_failed[partition] = 1;
        m_blockers[partition] = blocker;
        m_lastBlocker = blocker;
        m_open -= m_book.machine().partitions[partition].nodes;
    }

    JobBook &m_book;
    std::int64_t m_now;
    bool m_full;
    bool m_isDone = false;
    std::uint32_t m_depth = 0;
    NodeSet m_open;
    std::vector<std::uint8_t> m_failed; // of each partition
    std::vector<EntryIndex> m_blockers; // because of which it failed
    EntryIndex m_lastBlocker = noEntry;
    RejectedArray m_rejected;
    PassResult m_result;
};

} // namespace

PassResult runMainPass(JobBook &book, std::int64_t now, bool full)
{
    return MainPass(book, now, full).run();
}

} // namespace apportion::replay
