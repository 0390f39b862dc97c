// SPDX-License-Identifier: GPL-3.0-or-later
// What the settings of slurm.conf come to.
#include "core/evaluate/decay.h"
#include "core/explain/explain_parts.h"
#include "core/schema/setting_fields.h"

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace explaining
{

namespace
{

constexpr double secondsPerMinute = 60.0;
constexpr double secondsPerDay = 86400.0;

void addHalfLife(Steps &steps, const PrioritySettings &settings)
{
    const double d = decayFactor(settings.halfLife);
    const double seconds = halfLifeSeconds(settings.halfLife);
    if (d >= 1.0) {
        steps.say({ APPORTION_TEXT("Decay factor of a second"), {} }, { APPORTION_TEXT("Usage does not fade"), {} }, 1.0L, source::decay).value = 1;
        return;
    }
    const Expression halfLife = settingSymbol(PriorityKey::PriorityDecayHalfLife, seconds, "half-life");
    ExplainStep &factor = steps.add({ APPORTION_TEXT("Decay factor of a second"), {} }, "δ", 1 - 0.693 / halfLife, d, source::decay);
    factor.value = fixedNumber(d, 12);
    const Expression delta = symbol("δ", fixedNumber(d, 12));
    steps.add({ APPORTION_TEXT("What is left after a day"), {} }, {}, power(delta, secondsPerDay), decayOver(d, secondsPerDay), source::decay);
    steps.add({ APPORTION_TEXT("What is left after a half-life"), {} }, {}, power(delta, halfLife), decayOver(d, seconds), source::decay).note
        = { APPORTION_TEXT("Not exactly a half: Slurm takes 0.693 for the logarithm of 2"), {} };
    if (const std::optional<double> tenth = secondsUntil(settings, 0.1)) {
        ExplainStep &step = steps.add({ APPORTION_TEXT("Days until a tenth is left"), {} }, {},
            quotient(function("ln", { 0.1 }), { function("ln", { delta }), secondsPerDay }), *tenth / secondsPerDay, source::decay);
        step.value = fixedNumber(*tenth / secondsPerDay, 2);
    }
}

void addCalcPeriod(Steps &steps, const PrioritySettings &settings)
{
    const double seconds = settings.calcPeriod.minutes * secondsPerMinute;
    const double d = decayFactor(settings.halfLife);
    steps
        .add({ APPORTION_TEXT("What one calculation period leaves"), {} }, {},
            power(symbol("δ", fixedNumber(d, 12)), settingSymbol(PriorityKey::PriorityCalcPeriod, seconds, "period")), decayOver(d, seconds),
            source::decay)
        .note
        = { APPORTION_TEXT("After it the running jobs' use of the period is added"), {} };
}

void addMaxAge(Steps &steps, const PrioritySettings &settings)
{
    const double minutes = settings.maxAge.minutes;
    ExplainStep &step = steps.add({ APPORTION_TEXT("Age factor after a day of waiting"), {} }, "age", ageFormula(),
        minutes > 0.0 ? std::min(1.0, 1440.0 / minutes) : 1.0, source::age);
    step.numbers = Expression(secondsPerDay) / (minutes * secondsPerMinute);
    if (minutes < 1440.0) {
        step.numbers = 1; // it has all of it long before
    }
    if (settings.weightAge > 0) {
        addWeightMeaning(steps, PriorityKey::PriorityWeightAge);
    }
}

void addDampening(Steps &steps, const PrioritySettings &settings)
{
    const double d = std::max<double>(settings.dampeningFactor, 1.0);
    ExplainStep &step = steps.add({ APPORTION_TEXT("F at exactly its share"), {} }, "F",
        power(2, -quotient(symbol("U", 1), { symbol("S", 1), settingSymbol(PriorityKey::FairShareDampeningFactor, d, "d") })), std::exp2(-1.0 / d),
        source::fairShareFactor);
    step.numbers = withValues(factorAtShare(d));
    if (settings.algorithm() == Algorithm::FairTree) {
        step.note = { APPORTION_TEXT("Fair Tree does not use it"), {} };
    }
}

void addSizeOrder(Steps &steps, const Policy &policy)
{
    const bool small = policy.priority.favorSmall;
    const std::uint64_t places = std::max<std::uint64_t>(policy.jobSizeNodes(), 1);
    const long double free = static_cast<long double>(places - policy.clusterNodes()) / static_cast<long double>(places) / 2;
    ExplainStep &step
        = steps.say({ APPORTION_TEXT("Job size factor of a job of all nodes"), {} }, sizeNote(policy), small ? free : 1.0L - free, source::jobSize);
    if (policy.priority.has(PriorityFlag::SmallRelativeToTime)) {
        const Expression part = quotient(function("max", { symbol("nodes") * steps.ofHardware("C", {}) / steps.ofHardware("N", {}), symbol("cpus") }),
            { symbol("minutes"), steps.ofHardware("C", {}) });
        step.formula = definition("size", small ? 1 - part : part);
        step.value = {}; // it is the job's time limit that decides
    }
}

void addTracked(Steps &steps, const TresTable &tres)
{
    ExplainStep &step = steps.add({ APPORTION_TEXT("TRES that are tracked"), {} }, "tracked",
        symbol("always tracked", alwaysTrackedTres) + settingSymbol(PriorityKey::AccountingStorageTres, tres.size() - alwaysTrackedTres),
        static_cast<long double>(tres.size()), source::tracked);
    step.value = tres.size();
    step.note = { APPORTION_TEXT("A weight for anything else stops slurmctld"), {} };
}

void addReset(Steps &steps, UsageReset reset)
{
    steps
        .say({ APPORTION_TEXT("Usage after a reset"), {} },
            { reset == UsageReset::None ? APPORTION_TEXT("Usage is never reset") : APPORTION_TEXT("All usage becomes 0 whenever a new period begins"),
                {} },
            0.0L, source::resets)
        .value
        = reset == UsageReset::None ? Expression() : Expression(0);
}

/// Adds the steps of a setting; none for one that is no number.
void addSetting(Steps &steps, PriorityKey key)
{
    const Policy &policy = steps.evaluation().policy();
    const PrioritySettings &settings = policy.priority;
    if (!schema::setting(key).isNumber) {
        return;
    }
    switch (key) {
    case PriorityKey::AccountingStorageTres:
        return addTracked(steps, policy.tres);
    case PriorityKey::PriorityDecayHalfLife:
        return addHalfLife(steps, settings);
    case PriorityKey::PriorityUsageResetPeriod:
        return addReset(steps, settings.usageReset);
    case PriorityKey::PriorityCalcPeriod:
        return addCalcPeriod(steps, settings);
    case PriorityKey::PriorityFavorSmall:
        return addSizeOrder(steps, policy);
    case PriorityKey::PriorityMaxAge:
        return addMaxAge(steps, settings);
    case PriorityKey::FairShareDampeningFactor:
        return addDampening(steps, settings);
    default:
        return addWeightMeaning(steps, key);
    }
}

} // namespace

} // namespace explaining

Explanation explain(const Evaluation &evaluation, const SettingNumber &setting)
{
    Explanation explanation;
    explaining::Steps steps(evaluation, setting);
    explaining::addSetting(steps, setting.key);
    explanation.steps = steps.take();
    if (!explanation.steps.empty()) {
        explanation.title
            = { APPORTION_TEXT("What does %1 = %2 come to?"), { priorityKeyWord(setting.key), settingValue(evaluation.policy(), setting.key) } };
    }
    for (ExplainStep &step : explanation.steps) {
        if (step.object.kind == ObjectRef::Kind::None) {
            step.object = settingRef(setting.key);
        }
    }
    return explanation;
}

} // namespace apportion
