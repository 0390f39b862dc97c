// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/compare_queue.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string_view>
#include <tuple>
#include <unordered_map>

namespace apportion
{

namespace
{

/// The row by which a job stands in the order, by the job; JobTable::rowCount() for one without.
std::vector<JobRow> firstRows(const Evaluation &evaluation)
{
    const JobTable &table = evaluation.jobs();
    std::vector<JobRow> rows(evaluation.situation().jobs->size(), table.rowCount());
    for (const JobRow row : evaluation.order()) {
        JobRow &first = rows[table.job[row]];
        first = first == table.rowCount() ? row : first;
    }
    return rows;
}

/// How many of the numbers added so far are larger than one, in logarithmic time.
class LargerCount
{
public:
    explicit LargerCount(std::size_t most) : m_sums(most + 1) { }

    void add(std::size_t number)
    {
        ++m_count;
        for (; number < m_sums.size(); number += number & (~number + 1)) {
            ++m_sums[number];
        }
    }
    [[nodiscard]] std::uint32_t largerThan(std::size_t number) const
    {
        std::uint32_t upTo = 0;
        for (; number > 0; number &= number - 1) {
            upTo += m_sums[number];
        }
        return m_count - upTo;
    }

private:
    std::vector<std::uint32_t> m_sums; ///< a Fenwick tree over 1 … most
    std::uint32_t m_count = 0;
};

/// In one walk along the draft's order: those that were ahead and have not been met yet are passed.
void countPasses(std::vector<ComparedJob> &jobs, std::size_t mostPlaces)
{
    std::vector<std::size_t> both;
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        if (jobs[i].placeBefore > 0 && jobs[i].placeAfter > 0) {
            both.push_back(i);
        }
    }
    std::sort(both.begin(), both.end(), [&jobs](std::size_t a, std::size_t b) { return jobs[a].placeAfter < jobs[b].placeAfter; });
    LargerCount met(mostPlaces);
    for (const std::size_t i : both) {
        jobs[i].passedBy = met.largerThan(jobs[i].placeBefore);
        met.add(jobs[i].placeBefore);
    }
    LargerCount behind(mostPlaces);
    for (auto i = both.rbegin(); i != both.rend(); ++i) {
        // places from the end: larger means ahead
        const std::size_t fromEnd = mostPlaces + 1 - jobs[*i].placeBefore;
        jobs[*i].passes = behind.largerThan(fromEnd);
        behind.add(fromEnd);
    }
}

/// The age that gives a job under @p policy so many points more; none when no age does.
std::optional<std::int64_t> ageFor(double points, double ageFactor, const PrioritySettings &settings)
{
    const double weight = settings.weightAge;
    const double missing = points / weight;
    if (weight <= 0.0 || ageFactor + missing > 1.0) {
        return std::nullopt;
    }
    return static_cast<std::int64_t>(std::ceil(missing * static_cast<double>(settings.maxAge.minutes) * 60.0));
}

/// How long those that fall back must wait to be where they were, @p places and @p rows by the draft's jobs; false when it was stopped.
bool findWaitingLost(std::vector<ComparedJob> &jobs, const Evaluation &draft, const std::vector<std::uint32_t> &places,
    const std::vector<JobRow> &rows, const std::stop_token &stop)
{
    std::vector<JobRow> rowAt(places.size() + 1, draft.jobs().rowCount()); // by the place in the draft
    for (std::size_t is = 0; is < places.size(); ++is) {
        rowAt[places[is]] = rows[is];
    }
    for (ComparedJob &job : jobs) {
        if (stop.stop_requested()) {
            return false;
        }
        if (job.risen() < 0 && job.placeBefore < rowAt.size() && rowAt[job.placeBefore] < draft.jobs().rowCount()) {
            const double points = static_cast<double>(draft.priority(rowAt[job.placeBefore])) - job.priorityAfter;
            const double age = points > 0.0 ? draft.terms(rows[job.after]).ageFactor : 0.0;
            job.waitingLost = points > 0.0 ? ageFor(points, age, draft.policy().priority) : std::nullopt;
        }
    }
    return true;
}

} // namespace

std::int64_t ComparedJob::risen() const
{
    return placeBefore == 0 || placeAfter == 0 ? 0 : static_cast<std::int64_t>(placeBefore) - static_cast<std::int64_t>(placeAfter);
}

std::vector<std::uint32_t> queuePlaces(const Evaluation &evaluation)
{
    const JobTable &table = evaluation.jobs();
    std::vector<std::uint32_t> places(evaluation.situation().jobs->size(), 0);
    std::uint32_t place = 0;
    for (const JobRow row : evaluation.order()) {
        if (std::uint32_t &own = places[table.job[row]]; own == 0) {
            own = ++place;
        }
    }
    return places;
}

std::vector<std::uint32_t> sameJobs(const Shared<std::vector<Job>> &jobs, const Shared<std::vector<Job>> &other)
{
    std::vector<std::uint32_t> same(jobs->size(), ComparedJob::absent);
    if (jobs.sharesWith(other)) {
        std::iota(same.begin(), same.end(), 0U);
        return same;
    }
    std::unordered_map<std::string_view, std::uint32_t> places;
    for (std::size_t i = 0; i < other->size(); ++i) {
        places.emplace((*other)[i].id, static_cast<std::uint32_t>(i));
    }
    for (std::size_t i = 0; i < jobs->size(); ++i) {
        if (const auto found = places.find((*jobs)[i].id); found != places.end()) {
            same[i] = found->second;
            places.erase(found); // it is one of them alone
        }
    }
    return same;
}

std::vector<ComparedJob> compareQueues(const Evaluation &baseline, const Evaluation &draft, const std::stop_token &stop)
{
    const std::vector<std::uint32_t> before = queuePlaces(baseline);
    const std::vector<std::uint32_t> after = queuePlaces(draft);
    const std::vector<std::uint32_t> same = sameJobs(baseline.situation().jobs, draft.situation().jobs);
    const std::vector<JobRow> rowsBefore = firstRows(baseline);
    const std::vector<JobRow> rowsAfter = firstRows(draft);
    std::vector<ComparedJob> jobs;
    std::vector<bool> isOld(after.size(), false);
    const auto add = [&](std::uint32_t was, std::uint32_t is) {
        ComparedJob job;
        job.before = was;
        job.after = is;
        if (was != ComparedJob::absent && before[was] > 0) {
            job.placeBefore = before[was];
            job.priorityBefore = baseline.priority(rowsBefore[was]);
        }
        if (is != ComparedJob::absent && after[is] > 0) {
            job.placeAfter = after[is];
            job.priorityAfter = draft.priority(rowsAfter[is]);
        }
        if (job.placeBefore > 0 || job.placeAfter > 0) {
            jobs.push_back(job);
        }
    };
    for (std::uint32_t was = 0; was < before.size(); ++was) {
        add(was, same[was]);
        if (same[was] != ComparedJob::absent) {
            isOld[same[was]] = true;
        }
    }
    for (std::uint32_t is = 0; is < after.size(); ++is) {
        if (!isOld[is]) {
            add(ComparedJob::absent, is);
        }
    }
    if (stop.stop_requested()) {
        return {};
    }
    countPasses(jobs, std::max(before.size(), after.size()));
    if (!findWaitingLost(jobs, draft, after, rowsAfter, stop)) {
        return {};
    }
    std::sort(jobs.begin(), jobs.end(), [](const ComparedJob &a, const ComparedJob &b) {
        const auto key = [](const ComparedJob &job) {
            const std::int64_t risen = job.risen();
            const int group = risen < 0 ? 0 : risen > 0 ? 1 : job.placeAfter > 0 ? 2 : 3;
            return std::tuple(group, -std::abs(risen), job.placeAfter, job.placeBefore);
        };
        return key(a) < key(b);
    });
    return jobs;
}

} // namespace apportion
