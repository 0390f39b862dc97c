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
        : m_book(book), m_now(now), m_full(full), m_open(book.allNodes()), m_failed(book.machine().partitions.size())
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
    /// Tries to start the job or the next task of a row; true when it did and there may be another task.
    bool startNext(const QueueRow &row)
    {
        const bool isHead = m_book.entry(row.entry).isArrayHead();
        if (m_rejected.isRejected(m_book, row.entry, row.partition)
            || (m_book.request(row.entry).isArray() && !m_book.allowsTask(row.entry, m_now))) {
            return false;
        }
        if (!m_full && m_depth++ > m_book.settings().queueDepth) {
            m_isDone = true;
            return false;
        }
        if (m_failed[row.partition] != 0 || (m_book.entry(row.entry).isLimited && !m_book.allowsStart(row.entry, row.partition))) {
            return false;
        }
        const NodeSet &nodes = m_book.machine().partitions[row.partition].nodes;
        if (nodes.countCommon(m_open) < m_book.request(row.entry).minNodes) {
            fail(row.partition);
            return false;
        }
        EntryIndex started = 0;
        switch (m_book.tryStart(row.entry, row.partition, nodes, m_open, m_now, started)) {
        case JobBook::Attempt::Started:
            m_result.started.push_back(started);
            m_rejected.clear();
            return isHead;
        case JobBook::Attempt::Busy:
            fail(row.partition);
            break;
        case JobBook::Attempt::Limited:
            if (m_book.settings().stopsAtLimits) {
                fail(row.partition);
            }
            break;
        case JobBook::Attempt::Unavailable:
            break;
        }
        return false;
    }

    /// No other job of the partition in this pass, and none on its nodes.
    void fail(std::uint16_t partition)
    {
        m_failed[partition] = 1;
        m_open -= m_book.machine().partitions[partition].nodes;
    }

    JobBook &m_book;
    std::int64_t m_now;
    bool m_full;
    bool m_isDone = false;
    std::uint32_t m_depth = 0;
    NodeSet m_open;
    std::vector<std::uint8_t> m_failed; // of each partition
    RejectedArray m_rejected;
    PassResult m_result;
};

} // namespace

PassResult runMainPass(JobBook &book, std::int64_t now, bool full)
{
    return MainPass(book, now, full).run();
}

} // namespace apportion::replay
