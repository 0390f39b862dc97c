// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/mend_rules.h"
#include "core/schema/field_read.h"
#include "core/schema/setting_fields.h"
#include "core/schema/value_text.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

namespace apportion::mending
{

namespace
{

constexpr std::uint64_t largestWeight = std::numeric_limits<std::uint32_t>::max();

std::array<std::uint32_t PrioritySettings::*, 6> plainWeights()
{
    return { &PrioritySettings::weightAge, &PrioritySettings::weightAssoc, &PrioritySettings::weightFairshare, &PrioritySettings::weightJobSize,
        &PrioritySettings::weightPartition, &PrioritySettings::weightQos };
}

std::uint64_t otherWeights(const PrioritySettings &settings)
{
    std::uint64_t sum = 0;
    for (const auto weight : plainWeights()) {
        sum += settings.*weight;
    }
    for (const TresWeight &weight : settings.weightTres) {
        sum += static_cast<std::uint64_t>(std::clamp(weight.weight, 0.0, 1e15));
    }
    return sum - settings.weightFairshare;
}

Text setTo(PriorityKey key, const std::string &value)
{
    return { APPORTION_TEXT("Set %1=%2"), { priorityKeyWord(key), value } };
}

/// A fair-share weight at which neighbouring ranks are ten points apart; nothing when the other weights leave no room.
std::optional<std::uint32_t> roomyFairshareWeight(const Policy &policy)
{
    const std::uint64_t wanted = std::uint64_t { 10 } * std::max<std::uint32_t>(100, policy.associations.layout().userCount());
    return otherWeights(policy.priority) + wanted <= largestWeight ? std::optional(static_cast<std::uint32_t>(wanted)) : std::nullopt;
}

Text fairshareText(const Policy &policy, const Diagnostic &)
{
    const auto weight = roomyFairshareWeight(policy);
    return weight ? setTo(PriorityKey::PriorityWeightFairshare, std::to_string(*weight)) : Text();
}

bool mendFairshare(Policy &draft, const Diagnostic &)
{
    const auto weight = roomyFairshareWeight(draft);
    draft.priority.weightFairshare = weight.value_or(draft.priority.weightFairshare);
    return weight.has_value();
}

/// The weights divided by the smallest power of ten at which they fit. Nothing when that would take one away, or the
/// ranks of Fair Tree apart no more.
std::optional<PrioritySettings> loweredWeights(const Policy &policy)
{
    PrioritySettings settings = policy.priority;
    std::uint32_t divisor = 1;
    while (otherWeights(settings) + settings.weightFairshare > largestWeight && divisor <= 1000000) {
        divisor *= 10;
        settings = policy.priority;
        for (const auto weight : plainWeights()) {
            settings.*weight /= divisor;
            if (policy.priority.*weight != 0 && settings.*weight == 0) {
                return std::nullopt;
            }
        }
        for (TresWeight &weight : settings.weightTres) {
            weight.weight /= divisor;
        }
    }
    if (settings.algorithm() == Algorithm::FairTree && settings.weightFairshare < policy.associations.layout().userCount()) {
        return std::nullopt;
    }
    return settings;
}

Text lowerText(const Policy &policy, const Diagnostic &)
{
    return loweredWeights(policy) ? Text { APPORTION_TEXT("Divide all weights by the same number"), {} } : Text();
}

bool lowerWeights(Policy &draft, const Diagnostic &)
{
    const auto settings = loweredWeights(draft);
    if (settings) {
        draft.priority = *settings;
    }
    return settings.has_value();
}

bool isFairTreeWord(const std::string &word)
{
    return sameIgnoringCase(word, "FAIR_TREE");
}

Text removeFairTreeText(const Policy &, const Diagnostic &finding)
{
    return { APPORTION_TEXT("Remove %1"), { argument(finding.message, 0) } };
}

bool removeFairTree(Policy &draft, const Diagnostic &)
{
    return std::erase_if(draft.priority.unknownFlags, isFairTreeWord) > 0;
}

bool removeUnknownFlags(Policy &draft, const Diagnostic &)
{
    return std::erase_if(draft.priority.unknownFlags, [](const std::string &word) { return !isFairTreeWord(word); }) > 0;
}

Text removeMaxTresText(const Policy &, const Diagnostic &)
{
    return { APPORTION_TEXT("Remove %1"), { priorityFlagWord(PriorityFlag::MaxTres) } };
}

bool removeMaxTres(Policy &draft, const Diagnostic &)
{
    draft.priority.set(PriorityFlag::MaxTres, false);
    return true;
}

/// The flag that a finding names.
std::optional<PriorityFlag> namedFlag(const Diagnostic &finding)
{
    for (std::size_t i = 0; i < priorityFlagCount; ++i) {
        const auto flag = static_cast<PriorityFlag>(i);
        if (argument(finding.message, 0) == priorityFlagWord(flag)) {
            return flag;
        }
    }
    return std::nullopt;
}

bool removeNamedFlag(Policy &draft, const Diagnostic &finding)
{
    const auto flag = namedFlag(finding);
    if (flag) {
        draft.priority.set(*flag, false);
    }
    return flag.has_value();
}

/// What a setting is best set to when a finding of a kind stands.
struct BetterValue
{
    std::string_view code;
    PriorityKey key;
    const char *value;
};

constexpr std::array<BetterValue, 10> betterValues = { {
    { "favor-small-without-weight", PriorityKey::PriorityFavorSmall, "NO" },
    { "dampening-ignored", PriorityKey::FairShareDampeningFactor, "1" },
    { "dampening-zero", PriorityKey::FairShareDampeningFactor, "1" },
    { "half-life-zero", PriorityKey::PriorityDecayHalfLife, "14-0" },
    { "usage-never-falls", PriorityKey::PriorityDecayHalfLife, "14-0" },
    { "calc-period", PriorityKey::PriorityCalcPeriod, "5" },
    { "max-age-zero", PriorityKey::PriorityMaxAge, "7-0" },
    { "partition-weight-without-factor", PriorityKey::PriorityWeightPartition, "0" },
    { "qos-weight-without-priority", PriorityKey::PriorityWeightQos, "0" },
    { "assoc-weight-without-priority", PriorityKey::PriorityWeightAssoc, "0" },
} };

const BetterValue &betterValue(const Diagnostic &finding)
{
    return *std::find_if(betterValues.begin(), betterValues.end(), [&finding](const BetterValue &better) { return better.code == finding.code; });
}

Text betterText(const Policy &, const Diagnostic &finding)
{
    return setTo(betterValue(finding).key, betterValue(finding).value);
}

bool setBetter(Policy &draft, const Diagnostic &finding)
{
    return schema::readField<Policy>(schema::setting(betterValue(finding).key), betterValue(finding).value, draft);
}

bool removeDampening(Policy &draft, const Diagnostic &finding)
{
    draft.priority.markGiven(PriorityKey::FairShareDampeningFactor, false);
    return setBetter(draft, finding);
}

/// Without a half-life, usage would never fall once it is not reset.
Text resetNoneText(const Policy &policy, const Diagnostic &)
{
    const SlurmTime &halfLife = policy.priority.halfLife;
    return halfLife.minutes == 0 || halfLife.isUnlimited() ? Text() : setTo(PriorityKey::PriorityUsageResetPeriod, "NONE");
}

bool resetNone(Policy &draft, const Diagnostic &)
{
    draft.priority.usageReset = UsageReset::None;
    return true;
}

/// A term that is the same for all jobs goes; a flag that speaks of it alone goes with it.
template <std::uint32_t PrioritySettings::*weight, PriorityFlag flag>
bool removeTerm(Policy &draft, const Diagnostic &)
{
    draft.priority.*weight = 0;
    draft.priority.set(flag, false);
    return true;
}

SlurmTime *timeOf(PrioritySettings &settings, const std::string &key)
{
    const std::pair<PriorityKey, SlurmTime *> times[] = { { PriorityKey::PriorityDecayHalfLife, &settings.halfLife },
        { PriorityKey::PriorityMaxAge, &settings.maxAge }, { PriorityKey::PriorityCalcPeriod, &settings.calcPeriod } };
    for (const auto &[name, time] : times) {
        if (key == priorityKeyWord(name)) {
            return time;
        }
    }
    return nullptr;
}

Text roundText(const Policy &policy, const Diagnostic &finding)
{
    PrioritySettings settings = policy.priority;
    const SlurmTime *time = timeOf(settings, argument(finding.message, 0));
    const bool ofPartition = finding.object.kind == ObjectRef::Kind::Partition;
    const std::uint32_t minutes = ofPartition ? policy.partitions.get()[finding.object.id].maxTime.minutes : time != nullptr ? time->minutes : 0;
    return minutes == 0 ? Text() : Text { APPORTION_TEXT("Write %1"), { slurmTimeText({ minutes, {} }) } };
}

bool roundTime(Policy &draft, const Diagnostic &finding)
{
    if (finding.object.kind == ObjectRef::Kind::Partition) {
        SlurmTime &time = draft.partitions.edit()[finding.object.id].maxTime;
        const bool hasSeconds = std::count(time.written.begin(), time.written.end(), ':') == 2 && !time.written.ends_with(":00");
        time.written = hasSeconds ? slurmTimeText({ time.minutes, {} }) : time.written;
        return hasSeconds;
    }
    SlurmTime *time = timeOf(draft.priority, argument(finding.message, 0));
    if (time != nullptr) {
        time->written = slurmTimeText({ time->minutes, {} });
    }
    return time != nullptr;
}

constexpr std::array settingsMended = { Rule { "fairshare-weight-zero", fairshareText, mendFairshare },
    Rule { "fairshare-weight-too-small", fairshareText, mendFairshare }, Rule { "weights-overflow", lowerText, lowerWeights },
    Rule { "flag-fair-tree", removeFairTreeText, removeFairTree }, Rule { "flag-ignored", removeFairTreeText, removeUnknownFlags },
    Rule { "both-max-tres", removeMaxTresText, removeMaxTres }, Rule { "flag-without-weight", removeFairTreeText, removeNamedFlag },
    Rule { "favor-small-without-weight", betterText, setBetter }, Rule { "dampening-ignored", betterText, removeDampening },
    Rule { "dampening-zero", betterText, removeDampening }, Rule { "half-life-zero", betterText, setBetter },
    Rule { "usage-never-falls", betterText, setBetter }, Rule { "reset-now", resetNoneText, resetNone },
    Rule { "calc-period", betterText, setBetter }, Rule { "max-age-zero", betterText, setBetter },
    Rule { "partition-weight-without-factor", betterText, removeTerm<&PrioritySettings::weightPartition, PriorityFlag::NoNormalPart> },
    Rule { "qos-weight-without-priority", betterText, removeTerm<&PrioritySettings::weightQos, PriorityFlag::NoNormalQos> },
    Rule { "assoc-weight-without-priority", betterText, removeTerm<&PrioritySettings::weightAssoc, PriorityFlag::NoNormalAssoc> },
    Rule { "time-rounded-up", roundText, roundTime } };

} // namespace

std::span<const Rule> settingRules()
{
    return settingsMended;
}

} // namespace apportion::mending
