// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/queue_course.h"

#include "core/access/job_access.h"
#include "core/evaluate/billing.h"
#include "core/limits/effective_limits.h"
#include "core/limits/partition_bounds.h"
#include "core/plan/queue_backfill.h"
#include "core/plan/queue_dependencies.h"
#include "core/plan/queue_limits.h"
#include "core/plan/queue_room.h"
#include "core/policy/slurm_time.h"
#include "core/policy/text_scan.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <functional>
#include <map>
#include <numeric>
#include <queue>
#include <set>
#include <span>
#include <string_view>
#include <tuple>
#include <utility>

namespace apportion
{

namespace
{

constexpr std::uint32_t noTaskLimit = 0xffffffff;
/// What is further away is not looked at: two years.
constexpr std::int64_t mostAhead = std::int64_t { 2 } * 366 * 86400;

/// The jobs that may run on the same nodes, in their order.
struct Line
{
    std::set<std::uint32_t> waiting; ///< by rank, those that may start
    std::set<std::uint32_t>::iterator next; ///< the first one that was not looked at in this event
    std::uint32_t nextRank = noRank; ///< its rank; noRank: there is none, or nobody of the line starts any more at this event
    double freeCpus = 0.0; ///< of all parts, after so many starts
    std::uint64_t freeAfter = 0;

    static constexpr std::uint32_t noRank = 0xffffffff;

    void advance() { nextRank = next == waiting.end() ? noRank : *next; }
};

/// A job as it is walked through. What each pass looks at lies in one line of the processor's cache.
struct alignas(64) Walked
{
    std::uint32_t line = 0;
    std::uint32_t tasks = 1; ///< that have not started
    std::uint32_t atOnce = noTaskLimit;
    std::uint32_t running = 0;
    std::uint32_t request = 0; ///< the same for all of a line that ask for the same
    std::uint32_t rank = noTaskLimit; ///< its place in the order
    std::int64_t seconds = JobSpan::never; ///< it runs
    QueueAmounts asked;
    std::int64_t rest = JobSpan::never; ///< it runs from now on, where it runs now
    AssociationId association = noAssociation;
    double charge = 0.0; ///< of one task
    bool isLimited = false; ///< in none of its partitions is it ever let start
    bool canStart = false; ///< once it is eligible
};

struct Event
{
    std::int64_t time = 0;
    std::uint32_t job = 0;
    std::uint32_t tasks = 0; ///< that end; 0: it becomes eligible, or starts as planned
    std::vector<double> taken {}; ///< of each part of its line, in jobs

    bool operator>(const Event &other) const { return std::tie(time, job) > std::tie(other.time, other.job); }
};

class Walk
{
public:
    Walk(const Evaluation &evaluation, Planned planned)
        : m_evaluation(evaluation), m_planned(planned), m_policy(evaluation.policy()), m_jobs(*evaluation.situation().jobs),
          m_table(evaluation.jobs()), m_room(m_policy), m_backfill(backfillSettings(m_policy)), m_plan(m_room, m_backfill.window),
          m_walked(m_jobs.size()), m_limits(m_policy, m_jobs, m_table, enforcement(m_policy)), m_dependencies(m_jobs)
    {
        m_made.jobs.resize(m_jobs.size());
        m_closed.assign(m_policy.nodeGroups->size(), false);
    }

    QueueCourse take()
    {
        read();
        m_lines.resize(m_room.lineCount());
        m_free = m_room.whole();
        rank();
        for (const bool running : { false, true }) { // those that wait know first whether they may start when another one has
            for (std::uint32_t job = 0; job < m_walked.size(); ++job) {
                if (m_jobs[job].running == running) {
                    begin(job);
                }
            }
        }
        startWhatFits(0);
        while (!m_events.empty() && m_events.top().time <= mostAhead) {
            const std::int64_t time = m_events.top().time;
            while (!m_events.empty() && m_events.top().time == time) {
                const Event event = m_events.top(); // what happens may bring further ones
                m_events.pop();
                happen(event);
            }
            startWhatFits(time);
        }
        std::sort(m_made.charges.begin(), m_made.charges.end(),
            [](const ChargedSpan &a, const ChargedSpan &b) { return std::tie(a.id, a.from, a.to) < std::tie(b.id, b.from, b.to); });
        return std::move(m_made);
    }

private:
    void read()
    {
        const std::vector<double> charges = jobCharges(m_policy, m_evaluation.situation(), m_table);
        static_cast<void>(m_room.lineOf({})); // of jobs without any partition
        ExceededFinder exceeded(m_policy, enforcement(m_policy));
        std::map<std::pair<std::uint32_t, QueueAmounts>, std::uint32_t> requests;
        const PartitionBounds bounds(m_policy);
        JobAccess access(m_policy);
        for (JobRow row = 0; row < m_table.rowCount(); ++row) {
            if (!m_table.startsJob(row)) {
                continue;
            }
            const Job &job = m_jobs[m_table.job[row]];
            bool isLimited = false;
            std::vector<std::uint16_t> partitions;
            for (JobRow each = row; each < m_table.rowCount() && m_table.job[each] == m_table.job[row]; ++each) {
                const std::uint16_t partition = m_table.partition[each];
                if (partition == unknownIndex || (!partitions.empty() && partitions.back() == partition)) {
                    continue;
                }
                const Partition &where = (*m_policy.partitions)[partition];
                const bool isOut
                    = !job.running && (access.bar(job, partition) || bounds.exceeded(job, where) || !exceeded.find(job, partition).empty());
                isLimited = isLimited || isOut;
                if (!isOut && (job.running || startsJobs(where))) {
                    partitions.push_back(partition);
                }
            }
            isLimited = isLimited && partitions.empty();
            std::sort(partitions.begin(), partitions.end());
            partitions.erase(std::unique(partitions.begin(), partitions.end()), partitions.end());
            Walked &walked = m_walked[m_table.job[row]];
            walked.line = m_room.lineOf(partitions);
            walked.isLimited = isLimited;
            walked.tasks = job.running ? 1 : waitingTasks(job.id, walked.atOnce);
            walked.association = m_table.association[row];
            walked.charge = charges[m_table.job[row]];
            walked.asked = m_room.asked(m_table, row);
            walked.request = requests.try_emplace({ walked.line, walked.asked }, static_cast<std::uint32_t>(requests.size())).first->second;
            if (const std::uint16_t partition = m_table.partition[row]; partition != unknownIndex) {
                const Partition &where = (*m_policy.partitions)[partition];
                walked.seconds = longestRun(job, where).value_or(JobSpan::never);
                walked.rest = longestRest(job, where, m_evaluation.now()).value_or(JobSpan::never);
            }
        }
        m_withoutRoom.assign(requests.size(), 0);
    }

    void rank()
    {
        std::uint32_t place = 0;
        for (const JobRow row : m_evaluation.order()) {
            std::uint32_t &rank = m_walked[m_table.job[row]].rank;
            if (rank == noTaskLimit) {
                rank = place++;
                m_byRank.push_back(m_table.job[row]);
            }
        }
    }

    /// Jobs wait on in a partition that is down or inactive; one that drains takes no more, and starts those that it has.
    [[nodiscard]] static bool startsJobs(const Partition &partition)
    {
        const ForeignKey *state = findKey(partition.foreign, "State");
        return state == nullptr || (!sameIgnoringCase(state->value, "DOWN") && !sameIgnoringCase(state->value, "INACTIVE"));
    }

    [[nodiscard]] bool isPlanned(const Job &job) const
    {
        return m_planned == Planned::Starts && !job.running && !job.held && job.startTime > m_evaluation.now() && !startsAtBeginTime(job)
            && job.startTime - m_evaluation.now() <= mostAhead;
    }

    void begin(std::uint32_t job)
    {
        const Job &record = m_jobs[job];
        Walked &walked = m_walked[job];
        if (record.running) {
            start(job, 1, 0, shareAnyway(job));
            return;
        }
        if (isPlanned(record) && walked.tasks > 0) {
            ++m_made.planned;
            m_events.push({ record.startTime - m_evaluation.now(), job, 0 });
            return;
        }
        if (walked.isLimited) {
            m_made.limited.push_back(job);
            return;
        }
        const bool isDependent = !record.dependency.empty();
        const bool isEligible = isDependent ? m_dependencies.comesTrue(job) : record.accrueTime > 0 || record.eligibleTime > 0;
        const bool canStart = !record.held && isEligible && walked.rank != noTaskLimit && walked.tasks > 0;
        walked.canStart = canStart && sum(roomsIn(m_room.whole(), walked)) >= 1.0 - QueueRoom::rounding;
        if (!walked.canStart || isDependent) {
            return; // by happened()
        }
        if (record.eligibleTime > m_evaluation.now()) {
            m_events.push({ record.eligibleTime - m_evaluation.now(), job, 0 });
        } else {
            enqueue(walked.line, walked.rank);
        }
    }

    void happen(const Event &event)
    {
        Walked &walked = m_walked[event.job];
        m_room.take(m_free, walked.line, walked.asked, event.taken, -1.0);
        ++m_changes;
        if (event.tasks == 0 && isPlanned(m_jobs[event.job])) {
            start(event.job, 1, event.time, shareAnyway(event.job)); // of an array the first task
            if (walked.tasks > 0 && walked.running < walked.atOnce && walked.rank != noTaskLimit) {
                enqueue(walked.line, walked.rank);
            }
            return;
        }
        const bool wasAtLimit = event.tasks > 0 && walked.running == walked.atOnce;
        walked.running -= event.tasks;
        for (const std::uint32_t rank : m_limits.end(event.job, event.tasks, m_byRank)) {
            enqueue(m_walked[m_byRank[rank]].line, rank);
        }
        if (walked.tasks == 0 && walked.running == 0) {
            follow(event.job, true, event.time);
        }
        if (walked.tasks > 0 && (event.tasks == 0 || wasAtLimit)) {
            enqueue(walked.line, walked.rank);
        }
    }

    void enqueue(std::uint32_t line, std::uint32_t rank)
    {
        m_lines[line].waiting.insert(rank);
        leaveOrCome(rank);
    }

    /// Somebody comes to those that wait, or leaves them without starting: the plan for those behind is another one.
    void leaveOrCome(std::uint32_t rank)
    {
        if (rank < m_plan.plannedBefore()) {
            m_plan.forget();
        }
    }

    /// Those that waited for a job become eligible.
    void follow(std::uint32_t job, bool ended, std::int64_t time)
    {
        for (const QueueDependencies::Ready &ready : m_dependencies.happened(job, ended, time)) {
            if (m_walked[ready.job].canStart) {
                const std::int64_t eligible = m_jobs[ready.job].eligibleTime;
                const std::int64_t begins = eligible > 0 ? eligible - m_evaluation.now() : 0;
                m_events.push({ std::max({ std::int64_t { 0 }, ready.time, begins }), ready.job, 0 });
            }
        }
    }

    /// The first of those who may start and were not looked at; null: none.
    [[nodiscard]] Line *firstLine()
    {
        Line *first = nullptr;
        for (Line &line : m_lines) {
            if (line.nextRank != Line::noRank && (first == nullptr || line.nextRank < first->nextRank)) {
                first = &line;
            }
        }
        return first;
    }

    void startWhatFits(std::int64_t time)
    {
        for (Line &line : m_lines) {
            line.next = line.waiting.begin();
            line.advance();
        }
        m_closed.assign(m_closed.size(), false);
        m_plan.begin(time);
        ++m_pass;
        std::size_t tested = 0;
        while (Line *line = firstLine()) {
            const std::uint32_t job = m_byRank[line->nextRank];
            Walked &walked = m_walked[job];
            const std::uint32_t most = m_limits.room(job, std::min(walked.tasks, walked.atOnce - walked.running));
            if (most == 0 && m_backfill.stopsAtLimits) {
                ++line->next;
                line->advance();
                holdBack(walked, ++tested < m_backfill.mostTested, true);
                continue;
            }
            if (most == 0) { // slurmctld passes over it
                m_limits.park(job, walked.rank);
                leaveOrCome(walked.rank);
                line->next = line->waiting.erase(line->next);
                line->advance();
                continue;
            }
            if (startTasks(job, most, time) == most) {
                if (walked.tasks == 0 || walked.running == walked.atOnce) {
                    line->next = line->waiting.erase(line->next);
                    line->advance();
                }
                continue; // else it is at a limit now
            }
            ++line->next;
            line->advance();
            holdBack(walked, ++tested < m_backfill.mostTested, false);
        }
    }

    /// As many as have room; how many those are.
    std::uint32_t startTasks(std::uint32_t job, std::uint32_t most, std::int64_t time)
    {
        const Walked &walked = m_walked[job];
        // jobs only start in a pass: what had no room in it has none any more, and hundreds may ask for the same
        std::uint64_t &withoutRoom = m_withoutRoom[walked.request];
        if (withoutRoom == m_pass || !hasRoomNow(walked)) {
            withoutRoom = m_pass;
            return 0;
        }
        if (m_plan.isInVain(walked.line, walked.asked, walked.seconds)) {
            return 0;
        }
        const std::vector<double> rooms
            = m_backfill.backfills ? m_plan.rooms(walked.line, walked.asked, walked.seconds, m_free) : roomsIn(m_free, walked);
        const auto tasks = static_cast<std::uint32_t>(std::min<double>(most, std::floor(sum(rooms) + QueueRoom::rounding)));
        if (tasks > 0) {
            std::vector<double> taken = QueueRoom::shareOut(rooms, tasks);
            m_plan.start(walked.line, walked.asked, taken, walked.seconds);
            start(job, tasks, time, std::move(taken));
        }
        return tasks;
    }

    /// A job has no room, or may not start. Without backfill nobody behind it gets its nodes.
    void holdBack(const Walked &walked, bool areMoreTested, bool isAtLimit)
    {
        const std::span<const std::uint32_t> groups = m_room.groupsOf(walked.line);
        if (!m_backfill.backfills) {
            m_lines[walked.line].nextRank = Line::noRank;
            for (const std::uint32_t group : groups) {
                m_closed[group] = true;
            }
            return;
        }
        if (isAtLimit) {
            m_plan.waitAtLimit(walked.rank, walked.line, walked.asked, walked.seconds);
        } else {
            m_plan.wait(walked.rank, walked.line, walked.asked, walked.seconds);
        }
        bool isFull = true;
        for (std::size_t part = 0; part < groups.size() && isFull; ++part) {
            isFull = !m_room.hasCpu(m_free, walked.line, part);
        }
        if (isFull) {
            m_lines[walked.line].nextRank = Line::noRank;
        }
        if (!areMoreTested) {
            for (Line &line : m_lines) {
                line.nextRank = Line::noRank;
            }
        }
    }

    /// CPUs that are free in all parts of a line.
    [[nodiscard]] double freeCpus(std::uint32_t line)
    {
        Line &of = m_lines[line];
        if (of.freeAfter != m_changes) {
            of.freeAfter = m_changes;
            of.freeCpus = 0.0;
            for (std::size_t part = 0; part < m_room.groupsOf(line).size(); ++part) {
                of.freeCpus += m_room.freeCpus(m_free, line, part);
            }
        }
        return of.freeCpus;
    }

    [[nodiscard]] static double sum(const std::vector<double> &rooms) { return std::accumulate(rooms.begin(), rooms.end(), 0.0); }

    /// Whether one of a job has room in what is free, for however short.
    [[nodiscard]] bool hasRoomNow(const Walked &walked)
    {
        // most ask for more CPUs than there are: that is known without a look at the parts, but for what rounding may do
        constexpr double surely = 1.0 - 10.0 * QueueRoom::rounding;
        if (freeCpus(walked.line) < walked.asked.front() * surely) {
            return false;
        }
        const std::span<const std::uint32_t> groups = m_room.groupsOf(walked.line);
        double rooms = 0.0;
        for (std::size_t part = 0; part < groups.size(); ++part) {
            rooms += m_closed[groups[part]] ? 0.0 : m_room.room(m_free, walked.line, part, walked.asked);
        }
        return rooms >= 1.0 - QueueRoom::rounding;
    }

    /// How many of a job have room in each part of its line.
    [[nodiscard]] std::vector<double> roomsIn(const QueueRoom::Free &free, const Walked &walked) const
    {
        const std::span<const std::uint32_t> groups = m_room.groupsOf(walked.line);
        std::vector<double> rooms(groups.size());
        for (std::size_t part = 0; part < groups.size(); ++part) {
            rooms[part] = m_closed[groups[part]] ? 0.0 : m_room.room(free, walked.line, part, walked.asked);
        }
        return rooms;
    }

    /// One that runs has its room, whatever was counted.
    [[nodiscard]] std::vector<double> shareAnyway(std::uint32_t job) const
    {
        std::vector<double> taken = QueueRoom::shareOut(roomsIn(m_free, m_walked[job]), 1.0);
        if (!taken.empty()) {
            taken.front() += std::max(0.0, 1.0 - sum(taken));
        }
        return taken;
    }

    void start(std::uint32_t job, std::uint32_t tasks, std::int64_t time, std::vector<double> taken)
    {
        Walked &walked = m_walked[job];
        m_room.take(m_free, walked.line, walked.asked, taken);
        ++m_changes;
        walked.tasks -= tasks;
        walked.running += tasks;
        m_limits.start(job, tasks);
        const std::int64_t seconds = m_jobs[job].running ? walked.rest : walked.seconds;
        const bool ends = seconds != JobSpan::never;
        const std::int64_t end = ends ? time + seconds : JobSpan::never;
        if (walked.association != noAssociation && walked.charge > 0.0) {
            m_made.charges.push_back({ walked.association, time, end, walked.charge * tasks });
        }
        if (ends) {
            m_plan.runs(walked.line, walked.asked, taken, end);
            m_events.push({ end, job, tasks, std::move(taken) });
        }
        if (walked.tasks == 0) {
            m_made.jobs[job] = { time, end };
            const Job &record = m_jobs[job];
            follow(job, false, record.running && record.startTime > 0 ? record.startTime - m_evaluation.now() : time);
        }
    }

    const Evaluation &m_evaluation;
    const Planned m_planned;
    const Policy &m_policy;
    const std::vector<Job> &m_jobs;
    const JobTable &m_table;
    QueueRoom m_room;
    QueueRoom::Free m_free;
    BackfillSettings m_backfill;
    BackfillPlan m_plan;
    std::vector<bool> m_closed; ///< by group: somebody waits for its nodes at this event, and nobody overtakes
    std::vector<Line> m_lines;
    std::vector<Walked> m_walked; ///< by job
    std::uint64_t m_changes = 1; ///< counts how often what is free became another
    std::uint64_t m_pass = 0; ///< counts startWhatFits()
    std::vector<std::uint64_t> m_withoutRoom; ///< by request: the pass in which there was no room for it
    QueueLimits m_limits;
    QueueDependencies m_dependencies;
    std::vector<std::uint32_t> m_byRank; ///< jobs
    std::priority_queue<Event, std::vector<Event>, std::greater<>> m_events;
    QueueCourse m_made;
};

std::uint32_t countIn(std::string_view text, std::uint32_t otherwise)
{
    std::uint32_t number = otherwise;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? number : otherwise;
}

} // namespace

QueueCounts countQueue(const QueueCourse &course, std::int64_t seconds)
{
    QueueCounts counts;
    for (const JobSpan &span : course.jobs) {
        ++(span.start > seconds ? counts.waiting : span.end > seconds ? counts.running : counts.ended);
    }
    return counts;
}

std::vector<double> jobCharges(const Policy &policy, const Situation &situation, const JobTable &jobs)
{
    std::vector<double> charges(situation.jobs->size(), 0.0);
    for (JobRow row = 0; row < jobs.rowCount(); ++row) {
        if (!jobs.startsJob(row) || jobs.partition[row] == unknownIndex) {
            continue;
        }
        const double billing = billJob(policy, (*policy.partitions)[jobs.partition[row]], (*situation.jobs)[jobs.job[row]]).value;
        charges[jobs.job[row]] = billing * (jobs.qos[row] == unknownIndex ? 1.0 : (*policy.qos)[jobs.qos[row]].usageFactor);
    }
    return charges;
}

std::optional<std::int64_t> longestRun(const Job &job, const Partition &partition)
{
    std::uint32_t minutes = job.timeLimit;
    if (minutes == noTimeLimit) {
        const ForeignKey *usual = findKey(partition.foreign, "DefaultTime");
        const ParsedTime time = usual == nullptr ? ParsedTime { partition.maxTime, 0, TimeError::None } : parseTime(usual->value);
        minutes = time ? std::min(time.time.minutes, partition.maxTime.minutes) : partition.maxTime.minutes;
    }
    const bool isUnlimited = minutes == noTimeLimit || minutes == unlimitedTime;
    return isUnlimited ? std::nullopt : std::optional(std::max<std::int64_t>(1, minutes) * 60);
}

std::optional<std::int64_t> longestRest(const Job &job, const Partition &partition, std::int64_t now)
{
    const std::optional<std::int64_t> whole = longestRun(job, partition);
    if (!whole || job.startTime == 0) {
        return whole;
    }
    return std::max<std::int64_t>(60, job.startTime + *whole - now);
}

QueueCourse estimateQueue(const Evaluation &evaluation, Planned planned)
{
    QueueCourse course = Walk(evaluation, planned).take();
    const JobTable &rows = evaluation.jobs();
    course.priorities.resize(course.jobs.size(), 0);
    for (JobRow row = 0; row < rows.rowCount(); ++row) {
        std::uint32_t &priority = course.priorities[rows.job[row]];
        priority = std::max(priority, evaluation.priority(row));
    }
    return course;
}

std::uint32_t waitingTasks(const std::string &id, std::uint32_t &atOnce)
{
    atOnce = noTaskLimit;
    const std::size_t open = id.find("_[");
    const std::size_t close = id.find(']', open == std::string::npos ? 0 : open);
    if (open == std::string::npos || close == std::string::npos) {
        return 1;
    }
    std::string_view list = std::string_view(id).substr(open + 2, close - open - 2);
    if (const std::size_t percent = list.find('%'); percent != std::string_view::npos) {
        atOnce = std::max(1U, countIn(list.substr(percent + 1), noTaskLimit));
        list = list.substr(0, percent);
    }
    constexpr std::uint64_t most = 1U << 30;
    std::uint64_t tasks = 0;
    while (!list.empty()) {
        const std::size_t comma = std::min(list.find(','), list.size());
        const std::string_view range = list.substr(0, comma);
        const std::size_t dash = range.find('-');
        if (dash == std::string_view::npos) {
            tasks += range.empty() ? 0 : 1; // "..." of a list that was cut counts as one
        } else {
            const std::size_t colon = std::min(range.find(':'), range.size());
            const std::uint32_t first = countIn(range.substr(0, dash), 0);
            const std::uint32_t last = countIn(range.substr(dash + 1, colon - std::min(colon, dash + 1)), first);
            const std::uint32_t step = colon < range.size() ? std::max(1U, countIn(range.substr(colon + 1), 1)) : 1;
            tasks += last >= first ? std::uint64_t { (last - first) / step } + 1 : 1;
        }
        list.remove_prefix(std::min(comma + 1, list.size()));
    }
    return static_cast<std::uint32_t>(std::clamp<std::uint64_t>(tasks, 1, most));
}

} // namespace apportion
