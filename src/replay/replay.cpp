// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/replay.h"

#include "core/evaluate/decay.h"
#include "replay/fast_passes.h"
#include "replay/pass_clock.h"
#include "replay/passes.h"
#include "replay/priority_keeper.h"
#include "replay/recording.h"

#include <algorithm>
#include <map>
#include <queue>
#include <set>
#include <tuple>
#include <unordered_map>

namespace apportion::replay
{

namespace
{

/// batch_requeue_fini() lets credentials run out before a job starts again.
constexpr std::int64_t requeueDelay = 121;

class TraceReplay
{
public:
    TraceReplay(const Policy &policy, const Situation &start, const Machine &machine, const Workload &workload, const ReplayOptions &options)
        : m_machine(machine), m_workload(workload), m_options(options), m_book(policy, machine, schedulerSettings(policy)), m_keeper(policy, start),
          m_usageReset(policy.priority.usageReset), m_from(firstMoment()), m_fast(m_book, machine),
          m_clock(m_book.settings(), m_book.rules(), std::int64_t { policy.priority.calcPeriod.minutes } * 60, m_from * 1000, options.seed)
    {
        m_result.jobs.resize(workload.trace().jobs.size());
        m_entryOf.resize(workload.trace().jobs.size());
        m_result.begin = m_from;
        if (options.factorSeconds > 0) {
            findSubmitters(policy.associations);
        }
    }

    ReplayResult run(Progress *progress)
    {
        begin();
        while (step()) {
            if (progress != nullptr) {
                progress->reached(m_nextSubmission);
                if (progress->isCancelled()) {
                    return finish(false);
                }
            }
        }
        return finish(true);
    }

private:
    using Submission = Workload::Submission;

    enum class What : std::uint8_t { Reported, End, Cancel, Wake, Grace };
    struct Event
    {
        std::int64_t ms;
        std::uint64_t order; ///< in which they were made: of one moment the first comes first
        What what;
        std::uint32_t index; ///< an entry; of Cancel a row

        bool operator>(const Event &other) const { return std::tie(ms, order) > std::tie(other.ms, other.order); }
    };

    [[nodiscard]] std::int64_t firstMoment() const
    {
        const Trace &trace = m_workload.trace();
        const std::int64_t asked = m_options.from == noTime ? trace.begin : m_options.from;
        return asked != noTime || trace.jobs.empty() ? Workload::countable(asked) : m_workload.submitTime(0);
    }

    void add(std::int64_t ms, What what, std::uint32_t index) { m_events.push({ ms, m_order++, what, index }); }
    /// The end of a job that runs, instead of the one that it had.
    void addEnd(std::int64_t ms, EntryIndex entry)
    {
        m_ends.resize(std::max<std::size_t>(m_ends.size(), entry + 1));
        m_ends[entry] = m_order;
        add(ms, What::End, entry);
    }

    [[nodiscard]] const TraceJob &job(TraceRow row) const { return m_workload.trace().jobs[row]; }

    /// Which accounts submit, and by which users.
    void findSubmitters(const AssociationTree &tree)
    {
        for (TraceRow row = 0; row < m_result.jobs.size(); ++row) {
            if (const AssociationId user = m_workload.association(row); user != noAssociation) {
                m_submitters[tree.parent(user)].insert(user);
            }
        }
        for (const auto &[account, users] : m_submitters) {
            m_result.accounts.push_back(account);
        }
    }

    void sampleFactors()
    {
        if (m_options.factorSeconds == 0 || second() < m_nextSample) {
            return;
        }
        m_nextSample = second() + m_options.factorSeconds;
        FactorSample sample { second(), {} };
        for (const auto &[account, users] : m_submitters) {
            double sum = 0.0;
            for (const AssociationId user : users) {
                sum += m_keeper.fairShare(user);
            }
            sample.factors.push_back(static_cast<float>(sum / static_cast<double>(users.size())));
        }
        m_result.factors.push_back(std::move(sample));
    }

    /// What ran or waited at the first moment.
    void begin()
    {
        m_now = m_from * 1000;
        const std::vector<Submission> &all = m_workload.submissions();
        for (; m_nextSubmission < all.size() && m_workload.submitTime(all[m_nextSubmission].first) < m_from; ++m_nextSubmission) {
            takeOver(all[m_nextSubmission]);
        }
        m_book.limits().beginWith(m_keeper.situation());
        m_keeper.rank(m_from);
        m_keeper.price(m_book, m_book.waiting(), m_from);
        m_nextReset = nextUsageReset(m_usageReset, m_from);
        m_nextSample = m_from;
        sampleFactors();
        m_clock.request(m_now); // what was handed in, or ended, just before has asked for a pass
    }

    void takeOver(const Submission &submission)
    {
        const auto isOver = [this](TraceRow row) { return job(row).endTime != noTime && job(row).endTime <= m_from; };
        const EntryIndex entry = enter(submission, m_workload.submitTime(submission.first));
        for (TraceRow first = submission.first; first < submission.first + submission.count; ++first) {
            TraceRow row = first;
            while (isOver(row) && m_workload.nextRun(row) != noTraceRow) {
                row = m_workload.nextRun(row);
            }
            m_rows[entry] = row;
            if (isOver(row)) {
                m_book.cancel(entry, job(row).task);
                m_result.jobs[row] = {};
            } else if (job(row).hasStarted() && job(row).startTime <= m_from) {
                startAsTraced(entry, row);
            }
        }
    }

    /// A job that ran already gets nodes wherever there are some.
    void startAsTraced(EntryIndex entry, TraceRow row)
    {
        const JobRequest &request = m_book.request(entry);
        const std::uint32_t nodes = job(row).allocatedNodes;
        if (EntryIndex started = 0; m_options.isFast && m_fast.startTask(entry, job(row).task, nodes, m_workload.startTime(row), started)) {
            noteStart(started, m_workload.startTime(row) * 1000, ReplayedJob::By::Trace, row);
            m_book.keepStarts();
            return;
        }
        for (const std::uint16_t partition : m_options.isFast ? std::vector<std::uint16_t>() : request.partitions) {
            const NodeNeed need { nodes > 0 ? nodes : request.minNodes, nodes > 0 ? nodes : request.minNodes, nodes > 0 ? nodes : noNodeLimit };
            std::optional<Allocation> made = m_book.selector().choose(request, need, m_machine.partitions[partition].nodes, m_book.use());
            if (made) {
                const EntryIndex started = m_book.startTask(entry, job(row).task, partition, std::move(*made), m_workload.startTime(row));
                noteStart(started, m_workload.startTime(row) * 1000, ReplayedJob::By::Trace, row);
                m_book.keepStarts();
                return;
            }
        }
        m_book.cancel(entry, job(row).task);
        m_result.jobs[row] = {};
        ++m_result.displaced;
    }

    /// Hands in a job or an array.
    EntryIndex enter(const Submission &submission, std::int64_t second)
    {
        const EntryIndex entry = m_book.submit(m_workload.request(submission), second);
        m_submissions.push_back(submission);
        m_rows.resize(entry + 1, noTraceRow);
        m_rows[entry] = submission.first;
        for (TraceRow row = submission.first; row < submission.first + submission.count; ++row) {
            m_entryOf[row] = entry;
            m_result.jobs[row].submitTime = second;
            if (const std::int64_t cancelled = m_workload.cancelTime(row); cancelled != noTime && cancelled > m_from) {
                add(std::max(cancelled, second) * 1000 + 999, What::Cancel, row);
            }
        }
        if (m_book.entry(entry).beginTime > second) {
            add(m_book.entry(entry).beginTime * 1000, What::Wake, entry);
        }
        return entry;
    }

    /// Takes the next event or pass; false when nothing will happen any more.
    bool step()
    {
        const std::vector<Submission> &all = m_workload.submissions();
        const bool hasSubmission = m_nextSubmission < std::min(all.size(), m_options.mostSubmissions);
        const bool waits = !m_book.waiting().empty();
        if (!hasSubmission && m_events.empty() && (!waits || m_clock.isExhausted())) {
            return false;
        }
        const std::int64_t submission
            = hasSubmission ? m_workload.submitTime(all[m_nextSubmission].first) * 1000 + m_clock.jitter(m_nextSubmission) : PassClock::never;
        const std::int64_t event = m_events.empty() ? PassClock::never : m_events.top().ms;
        if (m_book.running().empty() && (!waits || m_clock.isExhausted())) {
            m_clock.skipTo(std::min(submission, event));
        }
        const PassClock::Pass pass = m_clock.next(m_now, waits);
        if (submission <= event && submission <= pass.ms) {
            m_now = std::max(m_now, submission);
            submit(all[m_nextSubmission++]);
        } else if (event <= pass.ms) {
            m_now = std::max(m_now, event);
            const Event top = m_events.top();
            m_events.pop();
            take(top);
        } else {
            m_now = pass.ms;
            make(pass.kind, waits);
        }
        return true;
    }

    [[nodiscard]] std::int64_t second() const { return m_now / 1000; }

    void submit(const Submission &submission)
    {
        const EntryIndex entry = enter(submission, second());
        m_keeper.price(m_book, { &entry, 1 }, second());
        m_clock.request(m_now);
    }

    void take(const Event &event)
    {
        switch (event.what) {
        case What::Reported:
            return report(event.index);
        case What::End:
            return event.order == m_ends[event.index] ? end(event.index) : void();
        case What::Cancel:
            return cancel(event.index);
        case What::Wake:
            return m_clock.touch(m_now);
        case What::Grace:
            return endGrace(event.index);
        }
    }

    void end(EntryIndex entry)
    {
        const RunningJob &running = m_book.runningJob(entry);
        m_keeper.addUse(m_book, running, second() - std::max(m_book.entry(entry).startTime, m_keeper.lastPass()));
        if (m_options.isFast) {
            m_fast.give(entry);
        } else {
            m_completing[entry] = running.allocation.nodes;
        }
        m_result.jobs[m_rows[entry]].endTime = second();
        m_book.end(entry, m_killed.erase(entry) == 0 && job(m_rows[entry]).state == TraceJob::State::Completed);
        m_clock.touch(m_now);
        add(m_now + m_options.completeMs, What::Reported, entry);
    }

    /// All nodes of a job that has ended are ready again.
    void report(EntryIndex entry)
    {
        if (const auto nodes = m_completing.extract(entry); !nodes.empty()) {
            for (const NodeIndex node : nodes.mapped()) {
                m_book.release(entry, node);
            }
        }
        if (const auto aside = m_preempted.extract(entry); !aside.empty()) {
            reportPreempted(entry, aside.mapped());
            m_clock.request(m_now);
            return;
        }
        const TraceRow next = m_workload.nextRun(m_rows[entry]);
        if (next == noTraceRow) {
            m_book.forget(entry);
        } else {
            m_rows[entry] = next;
            m_entryOf[next] = entry;
            m_result.jobs[next].submitTime = second();
            m_book.requeue(entry, second(), second() + requeueDelay);
            if (m_book.rules().pricesRequeued) {
                m_keeper.price(m_book, { &entry, 1 }, second());
            }
            add((second() + requeueDelay) * 1000, What::Wake, entry);
        }
        m_clock.request(m_now);
    }

    /// A user takes back what had not started when it really happened.
    void cancel(TraceRow row)
    {
        const TraceJob &gone = job(row);
        if (gone.arrayTasks != 0 && gone.task == noTask) {
            const std::vector<std::uint32_t> tasks = parseArrayTasks(m_workload.trace().names[gone.arrayTasks]);
            const std::vector<std::uint32_t> &waiting = m_book.entry(m_entryOf[row]).waitingTasks;
            const auto isGone = [&tasks](std::uint32_t task) { return std::find(tasks.begin(), tasks.end(), task) != tasks.end(); };
            if (std::all_of(waiting.begin(), waiting.end(), isGone)) {
                m_book.cancelWhole(m_entryOf[row], second());
            }
            for (const std::uint32_t task : tasks) {
                m_book.cancel(m_entryOf[row], task);
            }
        } else if (!m_result.jobs[row].hasStarted()) {
            if (m_book.entry(m_entryOf[row]).state == JobEntry::State::Waiting) {
                m_book.settle(m_entryOf[row], second());
                tellCauses(row, m_book.entry(m_entryOf[row]));
            }
            m_book.cancel(m_entryOf[row], gone.task);
        }
        m_clock.touch(m_now);
    }

    void make(PassClock::Kind kind, bool waits)
    {
        switch (kind) {
        case PassClock::Kind::Priority:
            reset();
            m_keeper.decayAndUse(m_book, second());
            killUsedUp();
            m_keeper.rank(second());
            sampleFactors();
            m_keeper.reprice(m_book, notHeld(), second());
            ++m_result.priorityPasses;
            return m_clock.made(kind, m_now, waits);
        case PassClock::Kind::Full:
        case PassClock::Kind::Main:
            m_result.mainPasses += waits ? 1 : 0;
            return noteStarts(kind, runMain(kind == PassClock::Kind::Full));
        case PassClock::Kind::Backfill:
            if (!m_clock.wakesBackfill(m_now)) {
                return;
            }
            m_result.backfillPasses += waits ? 1 : 0;
            return noteStarts(kind, waits ? runBackfill() : PassResult {});
        }
    }

    [[nodiscard]] PassResult runMain(bool full) { return m_options.isFast ? m_fast.runMain(second(), full) : runMainPass(m_book, second(), full); }
    [[nodiscard]] PassResult runBackfill() { return m_options.isFast ? m_fast.runBackfill(second()) : runBackfillPass(m_book, second()); }

    /// Jobs end whose groups have used up a limit on minutes. Slurm looks for them every 30 s; what is used changes with the
    /// passes of priorities.
    void killUsedUp()
    {
        if (!m_book.limits().countsMinutes()) {
            return;
        }
        for (const RunningJob &running : m_book.running()) {
            const JobEntry &entry = m_book.entry(running.entry);
            if (m_book.limits().isUsedUp(m_book.request(running.entry), entry.partition, running.allocation)) {
                addEnd(m_now, running.entry);
                m_killed.insert(running.entry);
            }
        }
    }

    void reset()
    {
        if (!m_nextReset || second() < *m_nextReset) {
            return;
        }
        m_keeper.reset(m_book);
        m_nextReset = m_usageReset == UsageReset::Now ? std::nullopt : nextUsageReset(m_usageReset, second() + 1);
    }

    [[nodiscard]] std::vector<EntryIndex> notHeld()
    {
        std::vector<EntryIndex> entries = m_book.waiting();
        std::erase_if(entries, [this](EntryIndex entry) { return m_book.entry(entry).isHeld; });
        return entries;
    }

    void noteStarts(PassClock::Kind kind, const PassResult &pass)
    {
        const auto by = kind == PassClock::Kind::Backfill ? ReplayedJob::By::Backfill : ReplayedJob::By::Main;
        m_clock.made(kind, m_now, !pass.started.empty());
        if (m_options.keepsPassTimes) {
            m_result.passTimes.push_back(m_now);
        }
        for (const EntryIndex entry : pass.started) {
            noteStart(entry, m_now, by, noTraceRow);
        }
        for (const JobBook::Warned &warned : m_book.warned()) {
            add(m_book.entry(warned.entry).endTime * 1000, What::Grace, warned.entry);
        }
        notePreempted();
    }

    void endGrace(EntryIndex entry)
    {
        if (m_book.endGrace(entry, second())) {
            notePreempted();
        }
    }

    void notePreempted()
    {
        for (const JobBook::Preempted &gone : m_book.preempted()) {
            notePreempted(gone);
        }
        m_book.keepStarts();
    }

    /// A running job was pushed aside: what it did is lost, or it ends.
    void notePreempted(const JobBook::Preempted &gone)
    {
        const EntryIndex entry = gone.job.entry;
        ReplayedJob &replayed = m_result.jobs[m_rows[entry]];
        m_keeper.addUse(m_book, gone.job, second() - std::max(m_book.entry(entry).startTime, m_keeper.lastPass()));
        if (m_options.isFast) {
            m_fast.give(entry);
        } else {
            m_completing[entry] = gone.job.allocation.nodes;
        }
        m_ends[entry] = noOrder;
        m_preempted[entry] = gone.mode;
        ++replayed.preemptions;
        if (gone.mode == PreemptMode::Requeue) {
            m_result.lostRuns.push_back({ m_rows[entry], replayed.startTime, second(), replayed.cpus, replayed.billing });
            replayed.startTime = noTime;
            replayed.by = ReplayedJob::By::Nobody;
        } else {
            replayed.endTime = second();
        }
        add(m_now + m_options.completeMs, What::Reported, entry);
        m_clock.touch(m_now);
    }

    /// The nodes of a job that was pushed aside are ready again; it waits, or is gone.
    void reportPreempted(EntryIndex index, PreemptMode mode)
    {
        if (mode != PreemptMode::Requeue) {
            m_book.forget(index);
            return;
        }
        std::vector<WaitCause> causes = m_book.entry(index).causes;
        addCause(causes, WaitCause(WaitReason::Preempted), static_cast<std::uint32_t>(second() - m_book.entry(index).startTime));
        m_book.requeue(index, second(), second() + requeueDelay);
        m_book.entry(index).causes = std::move(causes);
        if (m_book.rules().pricesRequeued) {
            m_keeper.price(m_book, { &index, 1 }, second());
        }
        add((second() + requeueDelay) * 1000, What::Wake, index);
    }

    /// An entry runs: of a task that left its array the row is found.
    void noteStart(EntryIndex index, std::int64_t ms, ReplayedJob::By by, TraceRow known)
    {
        const JobEntry &entry = m_book.entry(index);
        m_rows.resize(std::max<std::size_t>(m_rows.size(), index + 1), noTraceRow);
        TraceRow row = known == noTraceRow ? m_rows[index] : known;
        if (row == noTraceRow) {
            row = m_workload.rowOf(m_submissions[entry.request], entry.task);
        }
        m_rows[index] = row;
        m_entryOf[row] = job(row).arrayTasks != 0 ? m_entryOf[row] : index;
        ReplayedJob &replayed = m_result.jobs[row];
        const RunningJob &running = m_book.runningJob(index);
        replayed.startTime = entry.startTime;
        replayed.nodes = static_cast<std::uint32_t>(running.allocation.nodeCount());
        replayed.cpus = running.allocation.totalCpus();
        replayed.billing = static_cast<float>(running.billing);
        tellCauses(row, entry);
        replayed.partition = entry.partition;
        replayed.by = by;
        const std::int64_t limit = entry.endTime - entry.startTime;
        const std::int64_t cancelled = m_workload.cancelTime(row);
        const std::int64_t runs
            = cancelled == noTime ? m_workload.runSeconds(row, limit) : std::clamp<std::int64_t>(cancelled - entry.startTime, 0, limit);
        addEnd(std::max(m_now, ms + runs * 1000 + m_clock.jitter(row)), index);
    }

    /// Why a job waited goes into the result.
    void tellCauses(TraceRow row, const JobEntry &entry)
    {
        ReplayedJob &replayed = m_result.jobs[row];
        replayed.firstCause = static_cast<std::uint32_t>(m_result.causes.size());
        replayed.causes = static_cast<std::uint16_t>(entry.causes.size());
        m_result.causes.insert(m_result.causes.end(), entry.causes.begin(), entry.causes.end());
        replayed.waited = {};
        for (const WaitCause &cause : entry.causes) {
            replayed.waited[static_cast<std::size_t>(cause.reason)] += cause.seconds;
        }
    }

    ReplayResult finish(bool complete)
    {
        for (const EntryIndex entry : m_book.waiting()) {
            const JobEntry &left = m_book.entry(entry);
            m_book.settle(entry, second());
            const std::size_t tasks = std::max<std::size_t>(1, left.waitingTasks.size());
            m_result.neverStarted += tasks;
            if (m_rows[entry] != noTraceRow && tasks == 1) {
                tellCauses(m_rows[entry], left);
            }
        }
        m_result.end = second();
        m_result.isComplete = complete;
        m_result.situation = m_keeper.situation();
        return std::move(m_result);
    }

    const Machine &m_machine;
    const Workload &m_workload;
    ReplayOptions m_options;
    JobBook m_book;
    PriorityKeeper m_keeper;
    UsageReset m_usageReset;
    std::int64_t m_from; ///< seconds
    FastPasses m_fast;
    PassClock m_clock;
    std::int64_t m_now = 0; ///< ms
    std::optional<std::int64_t> m_nextReset;
    std::size_t m_nextSubmission = 0;
    std::priority_queue<Event, std::vector<Event>, std::greater<>> m_events;
    std::uint64_t m_order = 0;
    std::vector<Submission> m_submissions; ///< by request
    std::vector<TraceRow> m_rows; ///< by entry; noTraceRow: of a task, not looked for yet
    std::vector<EntryIndex> m_entryOf; ///< by row
    static constexpr std::uint64_t noOrder = ~std::uint64_t { 0 };
    std::vector<std::uint64_t> m_ends; ///< by entry: the order of the event that ends it
    std::unordered_map<EntryIndex, PreemptMode> m_preempted; ///< that were pushed aside and are completing
    std::set<EntryIndex> m_killed; ///< that end because a limit on minutes is used up
    std::unordered_map<EntryIndex, std::vector<NodeIndex>> m_completing;
    std::map<AssociationId, std::set<AssociationId>> m_submitters; ///< users by account
    std::int64_t m_nextSample = 0; ///< of factors, seconds
    ReplayResult m_result;
};

} // namespace

ReplayResult replayTrace(
    const Policy &policy, const Situation &start, const Machine &machine, const Workload &workload, const ReplayOptions &options, Progress *progress)
{
    return TraceReplay(policy, start, machine, workload, options).run(progress);
}

} // namespace apportion::replay
