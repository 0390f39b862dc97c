// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/lockstep.h"

#include "replay/passes.h"
#include "replay/priority_keeper.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <unordered_map>
#include <unordered_set>

namespace apportion::replay
{

namespace
{

constexpr std::int64_t beginning = Recording::beginning;
/// A submission is recorded some ms after slurmctld has looked at the clock for it.
constexpr std::int64_t submissionLag = 6;
/// In ms; a row that names a pass that is over for longer is of a job that was released since.
constexpr std::int64_t longestPriorityPass = 20000;

class Lockstep
{
public:
    Lockstep(const Policy &policy, const Situation &start, const Machine &machine, const Recording &recording)
        : m_machine(machine), m_recording(recording), m_book(policy, machine, schedulerSettings(policy)), m_keeper(policy, start)
    {
        m_book.limits().beginWith(start);
        for (const Recording::Start &one : recording.starts) {
            m_startsOfPass[one.pass].push_back(&one);
        }
        for (const Recording::Pass &pass : recording.passes) {
            m_passes.emplace(pass.number, &pass);
        }
    }

    LockstepResult run()
    {
        gatherSteps();
        for (const Step &step : m_steps) {
            take(step);
        }
        return std::move(m_result);
    }

private:
    /// What happened, in the order in which things with one seq are taken.
    enum class What : std::uint8_t { Submission, Event, Use, End, Release, Pass, Start, Assignment, Priority };
    struct Step
    {
        std::int64_t seq;
        What what;
        std::uint32_t index;
    };

    static std::int64_t second(std::int64_t ms) { return beginning + ms / 1000; }
    static std::uint64_t keyOf(const JobName &name) { return std::uint64_t { name.id } << 32 | name.task; }

    template <typename Rows>
    void add(What what, const Rows &rows)
    {
        for (std::size_t index = 0; index < rows.size(); ++index) {
            m_steps.push_back({ rows[index].seq, what, static_cast<std::uint32_t>(index) });
        }
    }

    void gatherSteps()
    {
        add(What::Submission, m_recording.submissions);
        add(What::Event, m_recording.events);
        add(What::End, m_recording.ends);
        add(What::Release, m_recording.releases);
        add(What::Pass, m_recording.passes);
        add(What::Priority, m_recording.priorities);
        for (std::size_t index = 0; index < m_recording.starts.size(); ++index) {
            const Recording::Start &start = m_recording.starts[index];
            if (!m_passes.contains(start.pass)) { // of no pass: at its own moment
                m_steps.push_back({ start.seq, What::Start, static_cast<std::uint32_t>(index) });
            }
        }
        addUseSteps();
        addAssignments();
        std::stable_sort(
            m_steps.begin(), m_steps.end(), [](const Step &a, const Step &b) { return std::tie(a.seq, a.what) < std::tie(b.seq, b.what); });
    }

    /// A pass of priorities is recorded when it computes fair share, with the time at which it began. Usage is brought up
    /// to date at that time, or as soon as a backfill pass lets go of the locks: what has ended since then counts for the
    /// second time.
    void addUseSteps()
    {
        std::vector<std::pair<std::int64_t, std::int64_t>> ends; // seq and ms
        for (const Recording::End &end : m_recording.ends) {
            ends.emplace_back(end.seq, end.ms);
        }
        std::sort(ends.begin(), ends.end());
        std::vector<const Recording::Pass *> others; // since the pass of priorities before
        for (std::size_t index = 0; index < m_recording.passes.size(); ++index) {
            const Recording::Pass &pass = m_recording.passes[index];
            if (pass.kind != Recording::Pass::Kind::Priority) {
                others.push_back(&pass);
                continue;
            }
            std::int64_t ms = pass.ms;
            for (const Recording::Pass *other : others) {
                ms = other->ms <= pass.ms ? std::max(ms, other->endMs) : ms;
            }
            others.clear();
            std::int64_t seq = pass.seq;
            auto end = std::lower_bound(ends.begin(), ends.end(), std::pair(seq, std::int64_t { 0 }));
            while (end != ends.begin() && std::prev(end)->second > ms) {
                seq = (--end)->first;
            }
            m_steps.push_back({ seq, What::Use, static_cast<std::uint32_t>(index) });
        }
    }

    /// After a pass of priorities has computed fair share, it waits for the locks before it gives jobs their priorities: when
    /// it did so is where its first row stands. A recording that tells of no priorities lets it do so at once.
    void addAssignments()
    {
        std::map<std::int64_t, std::int64_t> firstRows;
        for (const Recording::Priority &row : m_recording.priorities) {
            const auto pass = m_passes.find(row.pass);
            if (pass != m_passes.end() && row.seq > pass->second->seq && row.ms - pass->second->ms < longestPriorityPass) {
                const auto first = firstRows.emplace(row.pass, row.seq).first;
                first->second = std::min(first->second, row.seq);
            }
        }
        for (std::size_t index = 0; index < m_recording.passes.size(); ++index) {
            const Recording::Pass &pass = m_recording.passes[index];
            const auto first = firstRows.find(pass.number);
            if (pass.kind == Recording::Pass::Kind::Priority && (first != firstRows.end() || m_recording.priorities.empty())) {
                m_steps.push_back({ first != firstRows.end() ? first->second : pass.seq, What::Assignment, static_cast<std::uint32_t>(index) });
            }
        }
    }

    /// The waiting jobs get the priorities of a pass.
    void assign(const Recording::Pass &pass)
    {
        m_priced.clear();
        std::vector<EntryIndex> entries;
        for (const EntryIndex waiting : m_book.waiting()) {
            if (!m_book.entry(waiting).isHeld) {
                entries.push_back(waiting);
                m_priced.insert(waiting);
            }
        }
        m_keeper.reprice(m_book, entries, second(pass.ms));
    }

    void take(const Step &step)
    {
        switch (step.what) {
        case What::Submission:
            return submit(m_recording.submissions[step.index]);
        case What::Event:
            return take(m_recording.events[step.index]);
        case What::Use:
            return m_keeper.decayAndUse(m_book, second(m_recording.passes[step.index].ms));
        case What::End:
            return end(m_recording.ends[step.index]);
        case What::Release:
            return release(m_recording.releases[step.index]);
        case What::Pass:
            return pass(m_recording.passes[step.index]);
        case What::Start:
            return start(m_recording.starts[step.index]);
        case What::Assignment:
            return assign(m_recording.passes[step.index]);
        case What::Priority:
            return price(m_recording.priorities[step.index]);
        }
    }

    void submit(const Recording::Submission &one)
    {
        JobRequest request = one.request;
        // sbatch sends no begin time without --begin; the recording has the time of the submission then.
        request.beginTime = request.beginTime > one.ms ? second(request.beginTime) : 0;
        const std::int64_t now = second(one.ms - submissionLag);
        const EntryIndex entry = m_book.submit(request, now);
        m_heads[request.jobId] = entry;
        m_keeper.price(m_book, { &entry, 1 }, now);
    }

    /// The entry of a job: of a task that has started once, its own; else what waits.
    [[nodiscard]] const EntryIndex *find(const JobName &name) const
    {
        if (const auto task = m_tasks.find(keyOf(name)); task != m_tasks.end()) {
            return &task->second;
        }
        const auto head = m_heads.find(name.id);
        return head == m_heads.end() ? nullptr : &head->second;
    }

    void take(const Recording::Event &event)
    {
        using Kind = Recording::Event::Kind;
        const EntryIndex *entry = find(event.job);
        if (event.kind == Kind::Exit) {
            m_exitCodes[keyOf(event.job)] = event.value;
            return;
        }
        if (entry == nullptr) {
            return;
        }
        switch (event.kind) {
        case Kind::Hold:
            m_book.setHeld(*entry, true, second(event.ms));
            break;
        case Kind::Release:
            m_book.setHeld(*entry, false, second(event.ms));
            m_keeper.price(m_book, { entry, 1 }, second(event.ms));
            break;
        case Kind::Cancelled:
            if (event.job.task == noTask) {
                m_book.cancelWhole(*entry, second(event.ms));
            } else {
                m_book.cancel(*entry, event.job.task);
            }
            break;
        case Kind::Requeued:
            m_book.requeue(*entry, second(event.ms), second(event.value));
            if (m_book.rules().pricesRequeued) {
                m_keeper.price(m_book, { entry, 1 }, second(event.ms));
            }
            break;
        case Kind::Preempted:
            if (const EntryIndex *by = find(event.by); by != nullptr) {
                m_book.entry(*by).preemptTime = second(event.ms);
            }
            break;
        case Kind::Warned:
            warn(*entry, event);
            break;
        case Kind::Exit:
            break;
        }
    }

    /// A job is told to go, so that another one may have its nodes later.
    void warn(EntryIndex index, const Recording::Event &event)
    {
        const EntryIndex *by = find(event.by);
        const JobEntry &entry = m_book.entry(index);
        if (by == nullptr || entry.state != JobEntry::State::Running) {
            return;
        }
        m_book.warn(index, second(event.ms) + m_book.preemption().graceSeconds(m_book.request(index), entry.partition), *by);
        m_book.keepStarts();
        m_book.entry(*by).preemptTime = second(event.ms);
    }

    void start(const Recording::Start &one)
    {
        const EntryIndex *known = find(one.job);
        if (known == nullptr || m_book.entry(*known).state != JobEntry::State::Waiting) {
            ++m_result.impossibleStarts;
            return;
        }
        const EntryIndex index = *known;
        const JobRequest &job = m_book.request(index);
        Allocation allocation;
        allocation.nodes = one.nodes;
        allocation.cpus = one.cpus;
        allocation.memoryPerNode = job.memoryPerNode;
        allocation.memoryPerCpu = job.memoryPerCpu;
        allocation.isExclusive = job.isExclusive;
        for (std::size_t place = allocation.cpus.size(); place < one.nodes.size(); ++place) {
            const NodeIndex node = one.nodes[place];
            const auto share = static_cast<std::uint32_t>((job.minCpus() + one.nodes.size() - 1) / one.nodes.size());
            allocation.cpus.push_back(job.isExclusive ? m_machine.cpus[node] : std::min(m_book.use().freeCpus(node), share));
        }
        for (std::size_t place = 0; place < one.nodes.size(); ++place) {
            const std::uint32_t threads = m_machine.threads[one.nodes[place]];
            allocation.usedCpus.push_back(allocation.cpus[place] / threads * std::max<std::uint32_t>(1, job.usedThreads(threads)));
        }
        for (std::size_t place = 0; place < one.nodes.size(); ++place) { // each is taken to use its CPUs
            allocation.tasks.push_back(std::max<std::uint32_t>(1, allocation.usedCpus[place] / job.cpusPerTask));
        }
        m_book.use().assignGres(job, allocation);
        if (!m_book.use().fits(allocation)) {
            ++m_result.impossibleStarts;
            return;
        }
        const EntryIndex started = m_book.startTask(index, one.job.task, partitionOf(job, one), std::move(allocation), beginning + one.second);
        m_book.keepStarts();
        if (one.job.task != noTask) {
            m_tasks[keyOf(one.job)] = started;
        }
    }

    /// In which of its partitions a job was started; where that was not recorded, in the first that takes it and has all of its nodes.
    [[nodiscard]] std::uint16_t partitionOf(const JobRequest &job, const Recording::Start &start) const
    {
        if (std::find(job.partitions.begin(), job.partitions.end(), start.partition) != job.partitions.end()) {
            return start.partition;
        }
        const std::vector<NodeIndex> &nodes = start.nodes;
        const auto found = std::find_if(job.partitions.begin(), job.partitions.end(), [&](std::uint16_t partition) {
            return m_book.takes(partition, job)
                && std::all_of(nodes.begin(), nodes.end(), [&](NodeIndex node) { return m_machine.partitions[partition].nodes.has(node); });
        });
        return found == job.partitions.end() ? job.partitions.front() : *found;
    }

    void end(const Recording::End &one)
    {
        const EntryIndex *index = find(one.job);
        if (index == nullptr || m_book.entry(*index).state != JobEntry::State::Running) {
            ++m_result.impossibleStarts;
            return;
        }
        const std::int64_t since = std::max(m_book.entry(*index).startTime, m_keeper.lastPass());
        const std::int64_t seconds = one.usage >= 0 ? one.usage : second(one.ms) - since;
        m_keeper.addUse(m_book, m_book.runningJob(*index), seconds);
        const auto code = m_exitCodes.find(keyOf(one.job));
        const bool exitedWell = code != m_exitCodes.end() && code->second == 0;
        m_book.end(*index, one.state == Recording::End::State::Well || (one.state == Recording::End::State::Unknown && exitedWell));
    }

    void release(const Recording::Release &one)
    {
        const EntryIndex *index = find(one.job);
        if (index != nullptr && m_book.entry(*index).state == JobEntry::State::Completing) {
            m_book.release(*index, one.node);
        }
    }

    void pass(const Recording::Pass &one)
    {
        const std::int64_t now = second(one.ms);
        if (one.kind == Recording::Pass::Kind::Priority) {
            m_keeper.rank(now);
            return;
        }
        const bool isBackfill = one.kind == Recording::Pass::Kind::Backfill;
        const PassResult decided = isBackfill ? runBackfillPass(m_book, now) : runMainPass(m_book, now, one.isFull);
        for (const EntryIndex index : decided.started) {
            m_result.decisions.push_back({ nameOf(index), one.ms, one.number, isBackfill, m_book.runningJob(index).allocation.nodes });
        }
        std::uint32_t order = 0;
        for (const Reservation &plan : decided.reservations) {
            const JobName name = { m_book.request(plan.entry).jobId, plan.task };
            m_result.plans.push_back({ one.number, ++order, name, plan.start - beginning, plan.end - beginning, plan.nodes, plan.partition });
        }
        for (const JobBook::Preempted &gone : m_book.preempted()) {
            m_result.preemptions.push_back({ one.number, nameOf(gone.job.entry), nextTaskOf(gone.by) });
        }
        m_book.undoStarts();
        if (const auto starts = m_startsOfPass.find(one.number); starts != m_startsOfPass.end()) {
            for (const Recording::Start *real : starts->second) {
                start(*real);
            }
        }
    }

    [[nodiscard]] JobName nameOf(EntryIndex index) const { return { m_book.request(index).jobId, m_book.entry(index).task }; }
    /// The same of what waits of an array as Slurm names it while it tries it: by its next task.
    [[nodiscard]] JobName nextTaskOf(EntryIndex index) const
    {
        const JobEntry &entry = m_book.entry(index);
        return entry.isArrayHead() ? JobName { m_book.request(index).jobId, entry.waitingTasks.back() } : nameOf(index);
    }

    /// Of a row of a pass the priority that the pass computed; else what it is at that moment.
    void price(const Recording::Priority &row)
    {
        const EntryIndex *entry = find(row.job);
        if (entry == nullptr || m_book.entry(*entry).priorities.empty()) {
            return;
        }
        if (row.pass < 0 || m_priced.erase(*entry) == 0) {
            m_keeper.price(m_book, { entry, 1 }, second(row.ms));
        }
        m_result.priorities.push_back({ row.seq, row.job, m_book.entry(*entry).priorities.front() });
    }

    const Machine &m_machine;
    const Recording &m_recording;
    JobBook m_book;
    PriorityKeeper m_keeper;
    std::vector<Step> m_steps;
    std::map<std::int64_t, std::vector<const Recording::Start *>> m_startsOfPass;
    std::map<std::int64_t, const Recording::Pass *> m_passes;
    std::unordered_map<std::uint32_t, EntryIndex> m_heads; ///< by job id
    std::unordered_map<std::uint64_t, EntryIndex> m_tasks; ///< that have started once
    std::unordered_map<std::uint64_t, std::int64_t> m_exitCodes;
    std::unordered_set<EntryIndex> m_priced; ///< in the last pass of priorities, whose rows have not come yet
    LockstepResult m_result;
};

} // namespace

LockstepResult replayLockstep(const Policy &policy, const Situation &start, const Machine &machine, const Recording &recording)
{
    return Lockstep(policy, start, machine, recording).run();
}

} // namespace apportion::replay
