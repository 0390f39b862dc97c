// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/recorded_trace.h"

#include "core/policy/text_scan.h"
#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <tuple>

namespace apportion::replay
{

namespace
{

class RecordedTrace
{
public:
    RecordedTrace(const Recording &recording, const Policy &policy, const Machine &machine)
        : m_recording(recording), m_policy(policy), m_machine(machine)
    {
        for (const Recording::Start &start : recording.starts) {
            m_starts[{ keyOf(start.job), start.attempt }] = &start;
        }
        for (const Recording::End &end : recording.ends) {
            m_ends[{ keyOf(end.job), end.attempt }] = &end;
        }
        for (const Recording::Event &event : recording.events) {
            m_events[keyOf(event.job)].push_back(&event);
        }
    }

    Trace make()
    {
        for (const Recording::Submission &submission : m_recording.submissions) {
            const TraceJob job = requested(submission);
            const std::vector<std::uint32_t> &tasks = submission.request.arrayTasks;
            for (std::size_t place = 0; place < std::max<std::size_t>(1, tasks.size()); ++place) {
                addRuns(job, { job.jobId, tasks.empty() ? noTask : tasks[place] });
            }
        }
        std::stable_sort(m_trace.jobs.begin(), m_trace.jobs.end(), [](const TraceJob &a, const TraceJob &b) {
            return std::tie(a.submitTime, a.jobId, a.task, a.run) < std::tie(b.submitTime, b.jobId, b.task, b.run);
        });
        return std::move(m_trace);
    }

private:
    static std::uint64_t keyOf(const JobName &name) { return std::uint64_t { name.id } << 32 | name.task; }
    static std::int64_t second(std::int64_t ms) { return Recording::beginning + ms / 1000; }

    TraceJob requested(const Recording::Submission &submission)
    {
        const JobRequest &request = submission.request;
        const AssociationTree &tree = m_policy.associations;
        TraceJob job;
        job.jobId = request.jobId;
        job.submitTime = second(submission.ms);
        job.eligibleTime = job.submitTime;
        job.beginTime = request.beginTime > submission.ms ? second(request.beginTime) : noTime;
        job.user = m_trace.names.add(tree.name(request.association));
        job.account = m_trace.names.add(tree.name(tree.parent(request.association)));
        job.qos = request.qos == unknownIndex ? 0 : m_trace.names.add((*m_policy.qos)[request.qos].name);
        std::string partitions = joinedList(
            request.partitions, ",", [this](std::uint16_t partition) -> const std::string & { return (*m_policy.partitions)[partition].name; });
        job.partitions = m_trace.names.add(partitions);
        job.memoryMb = std::max({ request.memoryPerNode, request.memoryPerCpu, request.memoryPerGpu });
        job.gres = m_trace.names.add(gresText(request));
        job.dependency = m_trace.names.add(dependencyText(request));
        job.minNodes = request.minNodes;
        job.maxNodes = request.maxNodes;
        job.tasks = request.tasks;
        job.cpusPerTask = request.cpusPerTask;
        job.tasksPerNode = request.tasksPerNode;
        job.cpusPerNode = request.leastCpusPerNode;
        job.features = m_trace.names.add(submission.features);
        job.nodes = m_trace.names.add(nodeNames(request.requiredNodes));
        job.excluded = m_trace.names.add(nodeNames(request.excludedNodes));
        job.licenses = m_trace.names.add(joinedList(request.licenses, ",",
            [this](const LicenseRequest &license) { return m_machine.licenses[license.license].name + ':' + std::to_string(license.count); }));
        job.limitMinutes = request.limitMinutes;
        job.arrayLimit = request.arrayLimit;
        job.nice = request.nice;
        const bool isPerTask = std::any_of(request.gres.begin(), request.gres.end(), [](const GresRequest &gres) { return gres.isPerTask; });
        const bool isPerJob = std::any_of(request.gres.begin(), request.gres.end(), [](const GresRequest &gres) { return gres.isPerJob; });
        job.flags = static_cast<std::uint16_t>((request.memoryPerCpu > 0 ? TraceJob::MemoryPerCpu : 0)
            | (request.memoryPerGpu > 0 ? TraceJob::MemoryPerGpu : 0) | (isPerTask ? TraceJob::GresPerTask : 0)
            | (isPerJob ? TraceJob::GresPerJob : 0) | (!request.gres.empty() && request.memoryPerNode > 0 ? TraceJob::MemoryAsked : 0)
            | (request.takesWholeMemory ? TraceJob::WholeMemory : 0) | (request.threadsPerCore == 1 ? TraceJob::OneThread : 0)
            | (request.mayRequeue ? 0 : TraceJob::NeedNotRequeue) | (request.isExclusive ? TraceJob::Exclusive : 0)
            | (request.isHeld ? TraceJob::Held : 0));
        return job;
    }

    [[nodiscard]] std::string nodeNames(const std::vector<NodeIndex> &nodes) const
    {
        return joinedList(nodes, ",", [this](NodeIndex node) -> const std::string & { return m_machine.names[node]; });
    }

    [[nodiscard]] std::string gresText(const JobRequest &request) const
    {
        std::string text;
        for (const GresRequest &gres : request.gres) {
            if (gres.kinds != 0) {
                const GresKind &kind = m_machine.gresKinds[static_cast<std::size_t>(std::countr_zero(gres.kinds))];
                text += (text.empty() ? "" : ",") + kind.name + (gres.isTyped ? ':' + kind.type : std::string()) + ':' + std::to_string(gres.count);
            }
        }
        return text;
    }

    [[nodiscard]] static std::string dependencyText(const JobRequest &request)
    {
        constexpr std::array<const char *, 4> words = { "after:", "afterany:", "afterok:", "afternotok:" };
        std::string text;
        for (const Dependency &one : request.dependencies) {
            text += (text.empty()                           ? ""
                            : request.anyDependencySuffices ? "?"
                                                            : ",")
                + std::string(words.at(static_cast<std::size_t>(one.kind))) + jobNameText({ one.jobId, one.task });
        }
        return text;
    }

    /// Each run of a job or task; one that did not start, when there is none.
    void addRuns(TraceJob job, const JobName &name)
    {
        job.task = name.task;
        std::int64_t cancelled = noTime;
        std::vector<std::int64_t> requeued;
        for (const std::uint64_t key : { keyOf({ name.id, noTask }), keyOf(name) }) {
            const auto events = m_events.find(key);
            for (const Recording::Event *event : events == m_events.end() ? std::vector<const Recording::Event *>() : events->second) {
                if (event->kind == Recording::Event::Kind::Release) {
                    job.eligibleTime = second(event->ms);
                } else if (event->kind == Recording::Event::Kind::Requeued) {
                    requeued.push_back(second(event->ms));
                } else if (event->kind == Recording::Event::Kind::Cancelled) {
                    cancelled = second(event->ms);
                }
            }
            if (name.task == noTask) {
                break;
            }
        }
        for (std::uint32_t attempt = 1;; ++attempt) {
            const auto start = m_starts.find({ keyOf(name), attempt });
            if (start == m_starts.end() && attempt > 1) {
                return;
            }
            job.startTime = start == m_starts.end() ? noTime : start->second->second + Recording::beginning;
            const auto end = m_ends.find({ keyOf(name), attempt });
            job.endTime = start == m_starts.end() ? cancelled : end == m_ends.end() ? noTime : second(end->second->ms);
            job.state = start == m_starts.end()                                            ? TraceJob::State::Pending
                : end != m_ends.end() && end->second->state == Recording::End::State::Well ? TraceJob::State::Completed
                                                                                           : TraceJob::State::Failed;
            job.allocatedNodes = start == m_starts.end() ? 0 : static_cast<std::uint32_t>(start->second->nodes.size());
            job.run = static_cast<std::uint16_t>(attempt - 1);
            m_trace.jobs.push_back(job);
            job.submitTime = attempt <= requeued.size() ? requeued[attempt - 1] : std::max(job.submitTime, job.endTime);
        }
    }

    const Recording &m_recording;
    const Policy &m_policy;
    const Machine &m_machine;
    std::map<std::pair<std::uint64_t, std::uint32_t>, const Recording::Start *> m_starts;
    std::map<std::pair<std::uint64_t, std::uint32_t>, const Recording::End *> m_ends;
    std::map<std::uint64_t, std::vector<const Recording::Event *>> m_events;
    Trace m_trace;
};

} // namespace

Trace traceOf(const Recording &recording, const Policy &policy, const Machine &machine)
{
    return RecordedTrace(recording, policy, machine).make();
}

} // namespace apportion::replay
