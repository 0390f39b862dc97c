// SPDX-License-Identifier: GPL-3.0-or-later
// How usage that lies ahead comes about (SLURM.md 3), and that it is a forecast.
#include "core/evaluate/decay.h"
#include "core/explain/explain_parts.h"
#include "core/plan/forecast.h"
#include "core/policy/slurm_time.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace apportion
{

namespace explaining
{

namespace
{

const char *meanwhileSentence(Meanwhile meanwhile)
{
    switch (meanwhile) {
    case Meanwhile::RunningJobs:
        return APPORTION_TEXT("A forecast: in %1, if the jobs that run now, or others like them, run on");
    case Meanwhile::Shares:
        return APPORTION_TEXT("A forecast: in %1, if everybody runs the share that is promised");
    case Meanwhile::Rest:
        return APPORTION_TEXT("A forecast: in %1, if nobody hands in anything");
    case Meanwhile::GoOn:
        break;
    }
    return APPORTION_TEXT("A forecast: in %1, if everybody goes on as in the last half-life");
}

/// What becomes of a job until then.
Text jobCourseText(const QueueCourse &queue, std::uint32_t job, std::int64_t seconds, bool runsNow)
{
    const JobSpan &span = queue.jobs[job];
    if (std::binary_search(queue.limited.begin(), queue.limited.end(), job)) {
        return { APPORTION_TEXT("It waits: a limit, or one of its partition, never lets it start"), {} };
    }
    if (span.start == JobSpan::never) {
        return { APPORTION_TEXT("It waits: it is held, not eligible, too large for the nodes of its partition, or starts in more than two years"),
            {} };
    }
    if (span.end == JobSpan::never) {
        return span.start > seconds ? Text { APPORTION_TEXT("It waits by then, and starts in %1 from now"), { timeReading(span.start) } }
                                    : Text { APPORTION_TEXT("It runs by then, and has no time limit at which it would end"), {} };
    }
    const std::string end = timeReading(span.end);
    if (runsNow) {
        return span.end > seconds ? Text { APPORTION_TEXT("It runs by then, and ends in %1 from now at the latest"), { end } }
                                  : Text { APPORTION_TEXT("It has ended by then: in %1 from now at the latest"), { end } };
    }
    const std::string start = timeReading(span.start);
    if (span.start > seconds) {
        return { APPORTION_TEXT("It waits by then: it starts in %1 from now, and ends in %2"), { start, end } };
    }
    return span.end > seconds ? Text { APPORTION_TEXT("It runs by then: it starts in %1 from now, and ends in %2"), { start, end } }
                              : Text { APPORTION_TEXT("It has ended by then: it starts in %1 from now, and ends in %2"), { start, end } };
}

void addQueue(Steps &steps, const Ahead &ahead)
{
    if (!ahead.basis->queue) {
        return;
    }
    steps.say({ APPORTION_TEXT("The queue by then"), {} }, queueText(ahead), 0.0L, "").value = {};
}

/// What accounts run instead, those whose rate is drawn as a course or the others: "lab=2x, den=0".
std::string ratesText(const ForecastAssumption &assumption, bool drawn)
{
    std::string text;
    for (const AccountRate &account : assumption.accounts) {
        if (account.steps.empty() != drawn) {
            text += (text.empty() ? "" : ", ") + accountRateText(account);
        }
    }
    return text;
}

void addRates(Steps &steps, const ForecastAssumption &assumption)
{
    if (const std::string typed = ratesText(assumption, false); !typed.empty()) {
        steps.say({ APPORTION_TEXT("Rates that were typed"), {} }, { APPORTION_TEXT("Meanwhile %1"), { typed } }, 0.0L, "").value = {};
    }
    if (const std::string drawn = ratesText(assumption, true); !drawn.empty()) {
        steps
            .say({ APPORTION_TEXT("Rates that were drawn"), {} },
                { APPORTION_TEXT("Meanwhile by a course, \"7d:\" being from the seventh day from now on: %1"), { drawn } }, 0.0L, "")
            .value
            = {};
    }
}

/// What the phases of a course come to; more of them than one reads are told of as one number.
Expression phasesSum(Steps &steps, const Ahead &ahead, std::span<const double> rates)
{
    constexpr std::size_t mostWritten = 8;
    std::optional<Expression> sum;
    std::size_t passed = 0;
    double usage = 0.0;
    for (std::size_t phase = 0; phase < rates.size(); ++phase) {
        const double gained = ahead.phaseGains[phase];
        if (gained <= 0.0 && !(phase + 1 == rates.size() && !sum)) {
            continue; // not yet, or cleared since
        }
        ++passed;
        usage += rates[phase] * gained;
        Expression part = symbol("rate", rates[phase]) * symbol("g", gained);
        sum = sum ? std::move(*sum) + std::move(part) : std::move(part);
    }
    const Text title { APPORTION_TEXT("What the course that was drawn comes to until then"), {} };
    const Text note { APPORTION_TEXT("It runs at %1 rates until then: each times the usage that one billing TRES comes to while it lasts"),
        { std::to_string(passed) } };
    if (passed > mostWritten) {
        steps.say(title, note, usage, source::decay).symbol = "drawn";
    } else {
        steps.add(title, "drawn", *std::move(sum), usage, source::decay).note = note;
    }
    return symbol("drawn", usage);
}

void addKept(Steps &steps, const Ahead &ahead)
{
    const Text title { APPORTION_TEXT("What is left of the usage until now"), {} };
    const PrioritySettings &settings = steps.evaluation().policy().priority;
    const double kept = ahead.course.kept;
    if (kept == 0.0) {
        steps.say(title, { APPORTION_TEXT("Until then PriorityUsageResetPeriod clears all usage once or more"), {} }, kept, source::resets).symbol
            = "k";
    } else if (decayFactor(settings.halfLife) >= 1.0) {
        steps.say(title, { APPORTION_TEXT("Usage does not decay"), {} }, kept, source::decay).symbol = "k";
    } else {
        const Expression halfLife
            = settingSymbol(PriorityKey::PriorityDecayHalfLife, static_cast<long double>(halfLifeSeconds(settings.halfLife)), "half-life");
        const Expression passed = symbol("t", static_cast<long double>(ahead.passed));
        ExplainStep &step = steps.add(title, "k", power(Expression(1) - Expression(0.693L) / halfLife, passed), kept, source::decay);
        step.note = { APPORTION_TEXT("Slurm's decay each second, over the seconds until the last pass before then"), {} };
    }
}

} // namespace

void addForecastUsage(Steps &steps, AssociationId id, const Text &title)
{
    const Evaluation &evaluation = steps.evaluation();
    const Ahead &ahead = *steps.ahead();
    addKept(steps, ahead);
    const std::span<const double> phases = ahead.basis->phases.ratesOf(id);
    if (phases.empty()) {
        steps
            .say({ APPORTION_TEXT("What running comes to until then"), {} },
                { APPORTION_TEXT("Usage of one billing TRES that is always charged: seconds, those long past decayed"), {} }, ahead.course.gained,
                source::decay)
            .symbol
            = "g";
    }
    const long double usage = evaluation.rawUsage(id);
    const double queued = ahead.queuedUsage(id);
    Expression sum = symbol("usage now", ahead.basis->present.ownUsage(id)) * symbol("k", ahead.course.kept)
        + (phases.empty() ? symbol("rate", ahead.basis->rate(id)) * symbol("g", ahead.course.gained) : phasesSum(steps, ahead, phases));
    if (queued > 0.0) {
        sum = std::move(sum) + symbol("queue", queued);
    }
    ExplainStep &step = steps.add(id, title, "usage", std::move(sum), usage, source::sshare);
    step.value = cutNumber(usage);
    if (!phases.empty()) {
        step.note = queued > 0.0 ? Text { APPORTION_TEXT("Billing TRES × seconds; the rate follows the course that was drawn, \"queue\" is what jobs "
                                                         "of the queue are charged beyond it"),
            {} }
                                 : Text { APPORTION_TEXT("Billing TRES × seconds; the rate follows the course that was drawn"), {} };
        return;
    }
    step.note = queued > 0.0
        ? Text { APPORTION_TEXT(
                     "Billing TRES × seconds; the rate is what is charged at any time, \"queue\" what jobs of the queue are charged beyond it"),
              {} }
        : Text { APPORTION_TEXT("Billing TRES × seconds; the rate is what is charged at any time"), {} };
}

} // namespace explaining

Text forecastText(const Ahead &ahead)
{
    return { explaining::meanwhileSentence(ahead.basis->assumption.meanwhile), { timeReading(ahead.seconds) } };
}

Text queueText(const Ahead &ahead)
{
    if (!ahead.basis->queue) {
        return {};
    }
    const QueueCourse &queue = *ahead.basis->queue;
    const QueueCounts counts = countQueue(queue, ahead.seconds);
    std::vector<std::string> numbers { std::to_string(counts.waiting), std::to_string(counts.running), std::to_string(counts.ended) };
    if (!queue.limited.empty()) {
        numbers.push_back(std::to_string(queue.limited.size()));
    }
    if (queue.planned > 0) {
        numbers.push_back(std::to_string(queue.planned));
        return queue.limited.empty()
            ? Text { APPORTION_TEXT("Estimated: of today's jobs %1 wait, %2 run and %3 have ended. Each runs until its time limit; %4 start when "
                                    "slurmctld means to start them, the others by their priority of today as their partitions and limits have "
                                    "room, with backfill where it is on and without preemption"),
                  numbers }
            : Text { APPORTION_TEXT("Estimated: of today's jobs %1 wait (%4 for good, as a limit never lets them start), %2 run and %3 have ended. "
                                    "Each runs until its time limit; %5 start when slurmctld means to start them, the others by their priority of "
                                    "today as their partitions and limits have room, with backfill where it is on and without preemption"),
                  numbers };
    }
    return queue.limited.empty()
        ? Text { APPORTION_TEXT("Estimated: of today's jobs %1 wait, %2 run and %3 have ended. Each runs until its time limit, and those that wait "
                                "start by their priority of today as their partitions and limits have room, with backfill where it is on and without "
                                "preemption"),
              numbers }
        : Text { APPORTION_TEXT("Estimated: of today's jobs %1 wait (%4 for good, as a limit never lets them start), %2 run and %3 have ended. Each "
                                "runs until its time limit, and those that wait start by their priority of today as their partitions and limits "
                                "have room, with backfill where it is on and without preemption"),
              numbers };
}

namespace
{

/// Whether a job has ended by the moment.
bool hasEndedBy(const Ahead &ahead, std::optional<std::uint32_t> job)
{
    if (!job || !ahead.basis->queue || *job >= ahead.basis->queue->jobs.size()) {
        return false;
    }
    const std::int64_t end = ahead.basis->queue->jobs[*job].end;
    return end != JobSpan::never && end <= ahead.seconds;
}

/// A priority that is kept from the job's start stands alone: the terms by then, which come to another sum, do not lead to it.
void leaveKeptPriority(std::vector<ExplainStep> &steps, bool runsNow, bool hasEnded)
{
    const auto isKept = [](const ExplainStep &step) { return std::string_view(step.note.source) == explaining::keptPriority; };
    if (std::none_of(steps.begin(), steps.end(), isKept)) {
        return;
    }
    std::erase_if(steps, [&isKept](const ExplainStep &step) { return !isKept(step); });
    if (!runsNow) {
        steps.back().note
            = { APPORTION_TEXT("The job has started by then. The estimate lets jobs start by their priority of today, and this is that one"), {} };
    } else if (hasEnded) {
        steps.back().note = { APPORTION_TEXT("The job has ended by then: this is the priority with which it ran"), {} };
    }
}

/// @p job: whose number it is, as a place in Situation::jobs; nothing: an association's.
Explanation withMoment(Explanation explanation, const Evaluation &evaluation, const Ahead *ahead, std::optional<std::uint32_t> job)
{
    if (ahead == nullptr || explanation.steps.empty()) {
        return explanation;
    }
    explaining::Steps steps(evaluation);
    const bool hasEnded = hasEndedBy(*ahead, job);
    const Text title = hasEnded ? Text { APPORTION_TEXT("By then"), {} } : Text { APPORTION_TEXT("Not yet"), {} };
    steps.say(title, forecastText(*ahead), ahead->seconds, "").value = {};
    explaining::addRates(steps, ahead->basis->assumption);
    explaining::addQueue(steps, *ahead);
    if (job && *job < ahead->basis->present.jobs->size()) {
        const bool runsNow = (*ahead->basis->present.jobs)[*job].running;
        leaveKeptPriority(explanation.steps, runsNow, hasEnded);
        if (ahead->basis->queue && *job < ahead->basis->queue->jobs.size()) {
            const Text course = explaining::jobCourseText(*ahead->basis->queue, *job, ahead->seconds, runsNow);
            steps.say({ APPORTION_TEXT("The job by then, estimated"), {} }, course, 0.0L, "").value = {};
        }
    }
    std::vector<ExplainStep> first = steps.take();
    explanation.steps.insert(explanation.steps.begin(), std::make_move_iterator(first.begin()), std::make_move_iterator(first.end()));
    return explanation;
}

} // namespace

Explanation ofItsMoment(Explanation explanation, const Evaluation &evaluation, const Ahead *ahead)
{
    return withMoment(std::move(explanation), evaluation, ahead, std::nullopt);
}

Explanation ofItsMoment(Explanation explanation, const Evaluation &evaluation, const Ahead *ahead, JobRow row)
{
    return withMoment(std::move(explanation), evaluation, ahead, evaluation.jobs().job[row]);
}

} // namespace apportion
