// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"
#include "core/evaluate/job_priority.h"
#include "replay/job_book.h"

#include <cstdint>
#include <span>

namespace apportion::replay
{

/// Usage and priorities over time, as the multifactor plugin keeps them: at each of its passes usage decays, running jobs
/// add what they used since the pass before, fair share is computed, and waiting jobs get new priorities
/// (src/plugins/priority/multifactor/priority_multifactor.c). In between priorities stay as they are.
class PriorityKeeper
{
public:
    /// @p start: with the usage at the beginning.
    PriorityKeeper(const Policy &policy, const Situation &start);

    /// A pass at @p now (seconds): jobs that wait in @p book get their priorities. Its steps, between which Slurm lets go of
    /// its locks, are those below.
    void pass(JobBook &book, std::int64_t now)
    {
        decayAndUse(book, now);
        rank(now);
        reprice(book, book.waiting(), now);
    }
    /// All usage decays, and running jobs add theirs. What ends before rank() is still counted from the pass before.
    void decayAndUse(JobBook &book, std::int64_t now);
    /// All usage is forgotten (PriorityUsageResetPeriod).
    void reset(JobBook &book);
    /// Fair share is computed.
    void rank(std::int64_t now);
    /// Gives entries the priority that they would get now, with the fair share of the last pass. They need not wait. Under
    /// priority/basic each counts down from the one before, once and for all (priority_basic.c, priority_p_set()).
    void price(JobBook &book, std::span<const EntryIndex> entries, std::int64_t now);
    /// The same of a pass, of which priority/basic has none.
    void reprice(JobBook &book, std::span<const EntryIndex> entries, std::int64_t now)
    {
        if (m_policy.priority.type != PriorityType::Basic) {
            price(book, entries, now);
        }
    }
    /// Adds what a running job of @p book used that ends now: @p seconds of it since the last pass or its start.
    void addUse(JobBook &book, const RunningJob &job, std::int64_t seconds) { addUse(book, job, seconds, true); }
    /// When the last pass was; 0: there was none yet.
    [[nodiscard]] std::int64_t lastPass() const { return m_lastPass; }
    /// The fair-share factor of an association, as of the last pass.
    [[nodiscard]] double fairShare(AssociationId id) const { return m_evaluation.fairShare(id); }
    [[nodiscard]] const Situation &situation() const { return m_situation; }

private:
    void addUse(JobBook &book, const RunningJob &job, std::int64_t seconds, bool ends);
    void priceInTurn(JobBook &book, std::span<const EntryIndex> entries);
    [[nodiscard]] JobTable tableOf(const JobBook &book, std::span<const EntryIndex> entries) const;

    Policy m_policy; ///< with the associations in the order in which the release walks through tied ones
    Situation m_situation;
    Evaluation m_evaluation;
    double m_decay; ///< of a second
    std::int64_t m_lastPass = 0;
    std::uint32_t m_lowest = highestBasicPriority; ///< that priority/basic has come down to
};

} // namespace apportion::replay
