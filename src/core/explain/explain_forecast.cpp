// SPDX-License-Identifier: GPL-3.0-or-later
// How usage that lies ahead comes about (SLURM.md 3), and that it is a forecast.
#include "core/evaluate/decay.h"
#include "core/explain/explain_parts.h"
#include "core/plan/forecast.h"
#include "core/policy/slurm_time.h"

#include <iterator>
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
        return APPORTION_TEXT("A forecast: in %1, if the jobs that run now, or others like them, run on. Jobs that wait go on waiting");
    case Meanwhile::Shares:
        return APPORTION_TEXT("A forecast: in %1, if everybody runs the share that is promised. Jobs that wait go on waiting");
    case Meanwhile::Rest:
        return APPORTION_TEXT("A forecast: in %1, if nobody runs anything. Jobs that wait go on waiting");
    case Meanwhile::GoOn:
        break;
    }
    return APPORTION_TEXT("A forecast: in %1, if everybody goes on as in the last half-life. Jobs that wait go on waiting");
}

std::string rateText(const AccountRate &account)
{
    return account.account + '=' + formulaText(account.rate) + (account.isTimes ? "x" : "");
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
            = settingSymbol(PriorityKey::PriorityDecayHalfLife, static_cast<long double>(settings.halfLife.minutes) * 60.0L, "half-life");
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
    steps
        .say({ APPORTION_TEXT("What running comes to until then"), {} },
            { APPORTION_TEXT("Usage of one billing TRES that is always charged: seconds, those long past decayed"), {} }, ahead.course.gained,
            source::decay)
        .symbol
        = "g";
    const long double usage = evaluation.rawUsage(id);
    ExplainStep &step = steps.add(id, title, "usage",
        symbol("usage now", ahead.basis->present.ownUsage(id)) * symbol("k", ahead.course.kept)
            + symbol("rate", ahead.basis->rate(id)) * symbol("g", ahead.course.gained),
        usage, source::sshare);
    step.value = cutNumber(usage);
    step.note = { APPORTION_TEXT("Billing TRES × seconds; the rate is what is charged at any time"), {} };
}

} // namespace explaining

Text forecastText(const Ahead &ahead)
{
    const std::int64_t seconds = ahead.seconds;
    const std::string slurms = std::to_string(seconds / 86400) + '-' + std::to_string(seconds / 3600 % 24) + ':' + std::to_string(seconds / 60 % 60)
        + ':' + std::to_string(seconds % 60);
    return { explaining::meanwhileSentence(ahead.basis->assumption.meanwhile), { timeReading(slurms) } };
}

Explanation ofItsMoment(Explanation explanation, const Evaluation &evaluation, const Ahead *ahead)
{
    if (ahead == nullptr || explanation.steps.empty()) {
        return explanation;
    }
    explaining::Steps steps(evaluation);
    steps.say({ APPORTION_TEXT("Not yet"), {} }, forecastText(*ahead), ahead->seconds, "").value = {};
    if (!ahead->basis->assumption.accounts.empty()) {
        std::string rates;
        for (const AccountRate &account : ahead->basis->assumption.accounts) {
            rates += (rates.empty() ? "" : ", ") + explaining::rateText(account);
        }
        steps.say({ APPORTION_TEXT("Rates that were typed"), {} }, { APPORTION_TEXT("Meanwhile %1"), { rates } }, 0.0L, "").value = {};
    }
    std::vector<ExplainStep> first = steps.take();
    explanation.steps.insert(explanation.steps.begin(), std::make_move_iterator(first.begin()), std::make_move_iterator(first.end()));
    return explanation;
}

} // namespace apportion
