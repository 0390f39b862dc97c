// SPDX-License-Identifier: GPL-3.0-or-later
// Jobs that wait and never start: their partition keeps them out, or they ask for more than a limit.
#include "core/check/checker_parts.h"
#include "core/plan/start_obstacle.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace apportion::checker
{

namespace
{

/// What keeps a job from starting in a partition.
struct Obstacle
{
    bool isAccess = false; ///< not what it asks for, but who asks
    Text message;
    Text advice;
};

class WaitingChecker
{
public:
    WaitingChecker(const Policy &policy, Diagnostics &findings)
        : m_policy(policy), m_exceeds(findings, Severity::Warning, "job-exceeds-limit"), m_keptOut(findings, Severity::Warning, "job-kept-out"),
          m_obstacles(policy)
    {
    }

    void look(const Job &job, std::size_t row)
    {
        std::optional<Obstacle> first;
        for (const std::string &name : job.partitions) {
            const std::uint16_t partition = m_policy.findPartition(name);
            if (partition == unknownIndex) {
                continue;
            }
            std::optional<Obstacle> met = obstacle(job, partition);
            if (!met) {
                return;
            }
            first = first ? std::move(first) : std::move(met);
        }
        if (first) {
            Gathered &kind = first->isAccess ? m_keptOut : m_exceeds;
            kind.add(std::move(first->message), std::move(first->advice), { ObjectRef::Kind::Job, static_cast<std::uint32_t>(row), job.id });
        }
    }

private:
    std::optional<Obstacle> obstacle(const Job &job, std::uint16_t partition)
    {
        const std::optional<StartObstacle> met = m_obstacles.find(job, partition);
        if (!met) {
            return {};
        }
        if (met->bar) {
            return barredBy(*met->bar, job, partition);
        }
        const Text advice { APPORTION_TEXT("Raise the limit, or tell the user"), {} };
        if (met->asked.empty()) {
            return Obstacle { false, { APPORTION_TEXT("Job %1 can never start: %2 has %3"), { job.id, met->owner, met->limit } }, advice };
        }
        return Obstacle { false,
            { APPORTION_TEXT("Job %1 can never start: it asks for %2, and %3 has %4"), { job.id, met->asked, met->owner, met->limit } }, advice };
    }

    Obstacle barredBy(const JobBar &bar, const Job &job, std::uint16_t partition) const
    {
        const std::string &where = (*m_policy.partitions)[partition].name;
        const std::string of = bar.qos == unknownIndex ? job.qos : (*m_policy.qos)[bar.qos].name;
        switch (bar.rule) {
        case AccessRule::AllowAccounts:
            return { true,
                { APPORTION_TEXT("Job %1 can never start: AllowAccounts of partition %2 does not name its account %3"),
                    { job.id, where, job.account } },
                { APPORTION_TEXT("Let the account in, or tell the user"), {} } };
        case AccessRule::DenyAccounts:
            return { true,
                { APPORTION_TEXT("Job %1 can never start: DenyAccounts of partition %2 names its account %3, or one above it"),
                    { job.id, where, job.account } },
                { APPORTION_TEXT("Let the account in, or tell the user"), {} } };
        case AccessRule::AllowQos:
            return { true, { APPORTION_TEXT("Job %1 can never start: AllowQos of partition %2 does not name its QOS %3"), { job.id, where, of } },
                { APPORTION_TEXT("Let the QOS in, or tell the user"), {} } };
        case AccessRule::DenyQos:
            return { true, { APPORTION_TEXT("Job %1 can never start: DenyQos of partition %2 names its QOS %3"), { job.id, where, of } },
                { APPORTION_TEXT("Let the QOS in, or tell the user"), {} } };
        default:
            return { true,
                { APPORTION_TEXT("Job %1 can never start: %2 does not have its QOS %3"),
                    { job.id, std::string(m_policy.associations.name(bar.association)), of } },
                { APPORTION_TEXT("Give the user the QOS, or tell them; a job that an operator gave a QOS starts all the same"), {} } };
        }
    }

    const Policy &m_policy;
    Gathered m_exceeds;
    Gathered m_keptOut;
    StartObstacles m_obstacles;
};

} // namespace

void checkWaitingJobs(const Policy &policy, const Situation &situation, Diagnostics &findings, const std::stop_token &stop)
{
    WaitingChecker checker(policy, findings);
    const std::vector<Job> &jobs = *situation.jobs;
    for (std::size_t i = 0; i < jobs.size() && !stop.stop_requested(); ++i) {
        if (!jobs[i].running) {
            checker.look(jobs[i], i);
        }
    }
}

} // namespace apportion::checker
