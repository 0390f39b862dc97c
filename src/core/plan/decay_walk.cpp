// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/decay_walk.h"

#include "core/evaluate/billing.h"
#include "core/evaluate/decay.h"

#include <algorithm>

namespace apportion
{

namespace
{

/// For how many of the seconds a job runs on; its partition's limit where it has none of its own.
std::int64_t chargedSeconds(const Job &job, const Partition &partition, std::int64_t seconds)
{
    const std::uint32_t limit = job.timeLimit == noTimeLimit && !partition.maxTime.isUnlimited() ? partition.maxTime.minutes : job.timeLimit;
    return limit == noTimeLimit || limit == unlimitedTime ? seconds : std::min(seconds, std::int64_t { limit } * 60);
}

class Pass
{
public:
    Pass(const Evaluation &evaluation, std::size_t most) : m_evaluation(evaluation), m_layout(evaluation.layout()), m_most(most)
    {
        const PrioritySettings &settings = evaluation.policy().priority;
        m_walk.seconds = std::max<std::int64_t>(1, settings.calcPeriod.minutes) * 60;
        m_walk.factor = decayFactor(settings.halfLife);
        m_walk.left = decayOver(m_walk.factor, static_cast<double>(m_walk.seconds));
        m_now.assign(m_layout.size(), 0.0L);
        m_added.assign(m_layout.size(), 0.0L);
    }

    DecayWalk take()
    {
        decay();
        charge();
        addUp();
        return std::move(m_walk);
    }

private:
    void put(const DecayStep &step)
    {
        if (m_walk.steps.size() < m_most) {
            m_walk.steps.push_back(step);
        }
    }

    void decay()
    {
        for (TreeLayout::Position position = 0; position < m_layout.size(); ++position) {
            const AssociationId id = m_layout.idAt(position);
            const long double before = m_evaluation.situation().ownUsage(id);
            m_now[position] = before * m_walk.left;
            if (before > 0.0L) {
                put({ DecayStep::Kind::Decay, id, DecayStep::noJob, 0.0, 0, before, 0.0L, m_now[position] });
            }
        }
    }

    void charge()
    {
        const Policy &policy = m_evaluation.policy();
        const JobTable &jobs = m_evaluation.jobs();
        for (JobRow row = 0; row < jobs.rowCount(); ++row) {
            const bool isRunning = (jobs.state[row] & JobTable::runningBit) != 0;
            if (!isRunning || !jobs.startsJob(row) || jobs.association[row] == noAssociation || jobs.partition[row] == unknownIndex) {
                continue;
            }
            const Partition &partition = (*policy.partitions)[jobs.partition[row]];
            const Job &job = (*m_evaluation.situation().jobs)[jobs.job[row]];
            const double usageFactor = jobs.qos[row] == unknownIndex ? 1.0 : (*policy.qos)[jobs.qos[row]].usageFactor;
            DecayStep step { DecayStep::Kind::Charge, jobs.association[row], jobs.job[row] };
            step.rate = billJob(policy, partition, job).value * usageFactor;
            step.seconds = chargedSeconds(job, partition, m_walk.seconds);
            const auto charged = static_cast<double>(step.seconds);
            step.added = static_cast<long double>(charged * decayOver(m_walk.factor, charged) * step.rate);
            const TreeLayout::Position position = m_layout.positionOf(step.id);
            step.before = m_now[position];
            m_now[position] += step.added;
            m_added[position] += step.added;
            step.after = m_now[position];
            put(step);
        }
    }

    /// Those behind in the layout are below.
    void addUp()
    {
        std::vector<std::uint8_t> isUsed(m_layout.size(), 0);
        for (TreeLayout::Position position = m_layout.size(); position-- > 0;) {
            const AssociationId id = m_layout.idAt(position);
            isUsed[position] = isUsed[position] != 0 || m_now[position] > 0.0L ? 1 : 0;
            if (isUsed[position] == 0) {
                continue;
            }
            if (m_evaluation.tree().isAccount(id)) {
                put({ DecayStep::Kind::Sum, id, DecayStep::noJob, 0.0, 0, m_evaluation.rawUsage(id), m_added[position], m_now[position] });
            }
            if (position > 0) {
                const TreeLayout::Position above = m_layout.parent(position);
                m_now[above] += m_now[position];
                m_added[above] += m_added[position];
                isUsed[above] = 1;
            }
        }
    }

    const Evaluation &m_evaluation;
    const TreeLayout &m_layout;
    std::size_t m_most;
    DecayWalk m_walk;
    std::vector<long double> m_now; ///< by position
    std::vector<long double> m_added;
};

} // namespace

DecayWalk decayWalk(const Evaluation &evaluation, std::size_t most)
{
    return Pass(evaluation, most).take();
}

} // namespace apportion
