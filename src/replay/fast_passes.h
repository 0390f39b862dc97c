// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "replay/counted_machine.h"
#include "replay/passes.h"
#include "replay/pending_queue.h"

#include <cstdint>
#include <vector>

namespace apportion::replay
{

/// The passes of the fast mode: the same queue, limits and order as those of Slurm, on a machine of which only is counted what
/// is free. Backfill keeps room for the first jobs that must wait, as many as reservations(); the others may start when they
/// take nothing of that.
class FastPasses
{
public:
    FastPasses(JobBook &book, const Machine &machine) : m_book(book), m_machine(machine) { }

    [[nodiscard]] PassResult runMain(std::int64_t now, bool full);
    [[nodiscard]] PassResult runBackfill(std::int64_t now);
    /// A job that runs already at the first moment; false when there is no room.
    [[nodiscard]] bool startTask(EntryIndex entry, std::uint32_t task, std::uint32_t nodes, std::int64_t startTime, EntryIndex &started);
    /// A job has ended: what it had is free.
    void give(EntryIndex entry);

    static constexpr std::size_t mostReservations = 16;

private:
    /// What is free of a class from a moment on.
    struct Step
    {
        std::int64_t time;
        Amount free;
    };
    enum class Outcome : std::uint8_t { Started, Busy, Limited, Unlicensed, Unavailable };

    [[nodiscard]] Outcome tryStart(const QueueRow &row, std::int64_t now, const std::vector<std::uint8_t> *closed, EntryIndex &started);
    [[nodiscard]] Outcome start(const QueueRow &row, std::vector<CountedPart> parts, std::int64_t now, EntryIndex &started);
    /// Pushes others aside for a job that has no room, in the first class of nodes where that makes some: it starts when they
    /// are gone.
    bool preempt(const QueueRow &row, std::int64_t now, const std::vector<std::uint8_t> *closed);
    [[nodiscard]] std::vector<EntryIndex> findVictims(std::vector<EntryIndex> preemptable, const CountedPart &room) const;
    [[nodiscard]] Amount ofClass(EntryIndex entry, std::uint16_t nodeClass) const;
    [[nodiscard]] static Allocation allocationOf(const JobRequest &job, const std::vector<CountedPart> &parts);
    [[nodiscard]] Outcome backfill(const QueueRow &row, std::int64_t now, EntryIndex &started);
    void buildProfile(std::int64_t now);
    [[nodiscard]] std::int64_t earliest(const CountedPart &part, std::int64_t seconds, bool nowOnly) const;
    void reserve(const CountedPart &part, std::int64_t begin, std::int64_t end);

    JobBook &m_book;
    CountedMachine m_machine;
    std::vector<std::vector<CountedPart>> m_parts; ///< of entries that run
    std::vector<std::vector<Step>> m_profile; ///< by class
    std::size_t m_reserved = 0;
    EntryIndex m_firstReserved = noEntry;
    RejectedArray m_rejected;
};

} // namespace apportion::replay
