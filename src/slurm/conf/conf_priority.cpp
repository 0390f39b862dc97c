// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/conf_priority.h"

#include "slurm/text/bounds.h"
#include "slurm/text/reading.h"
#include "slurm/text/slurm_time.h"
#include "slurm/text/tres_text.h"

#include <algorithm>
#include <array>
#include <limits>

namespace apportion::slurm
{

namespace
{

constexpr std::uint64_t most32 = std::numeric_limits<std::uint32_t>::max();

ObjectRef settingRef(PriorityKey key)
{
    return { ObjectRef::Kind::Setting, static_cast<std::uint32_t>(key), priorityKeyWord(key) };
}

/// A key with its place and whom to tell: what every reader of one value needs.
struct Value
{
    PriorityKey key;
    const ConfPair &pair;
    const SourcePlace &place;
    Findings &findings;

    bool refuse(Text advice) const
    {
        findings.add(Severity::Error, "conf-value", place, { APPORTION_TEXT("%1=%2 cannot be read."), { priorityKeyWord(key), pair.written } },
            std::move(advice), settingRef(key));
        return false;
    }
};

bool readWeight(const Value &value, std::uint32_t &weight)
{
    const std::optional<std::uint64_t> number = confNumber(value.pair.value, most32);
    if (!number) {
        return value.refuse({ APPORTION_TEXT("Give a whole number from 0 to 4294967295."), {} });
    }
    weight = static_cast<std::uint32_t>(*number);
    return true;
}

bool readDampening(const Value &value, std::uint16_t &factor)
{
    const std::optional<std::uint64_t> number = confNumber(value.pair.value, std::numeric_limits<std::uint16_t>::max());
    if (!number || *number == 0) {
        return value.refuse({ APPORTION_TEXT("Give a whole number from 1 to 65535."), {} });
    }
    factor = static_cast<std::uint16_t>(*number);
    return true;
}

bool readTime(const Value &value, SlurmTime &time)
{
    const std::optional<SlurmTime> read = confTime(value.pair, value.place, settingRef(value.key), value.findings);
    if (!read) {
        return false;
    }
    if (value.key == PriorityKey::PriorityCalcPeriod && (read->minutes < 1 || read->isUnlimited())) {
        return value.refuse({ APPORTION_TEXT("Give at least one minute, for example 5."), {} });
    }
    time = *read;
    return true;
}

bool readReset(const Value &value, UsageReset &reset)
{
    for (int i = 0; i <= static_cast<int>(UsageReset::Yearly); ++i) {
        if (sameIgnoringCase(value.pair.value, usageResetWord(static_cast<UsageReset>(i)))) {
            reset = static_cast<UsageReset>(i);
            return true;
        }
    }
    return value.refuse({ APPORTION_TEXT("Give NONE, NOW, DAILY, WEEKLY, MONTHLY, QUARTERLY or YEARLY."), {} });
}

bool readType(const Value &value, PriorityType &type)
{
    if (sameIgnoringCase(value.pair.value, "priority/basic")) {
        type = PriorityType::Basic;
    } else if (sameIgnoringCase(value.pair.value, "priority/multifactor")) {
        type = PriorityType::Multifactor;
    } else {
        return value.refuse({ APPORTION_TEXT("Give priority/multifactor or priority/basic."), {} });
    }
    return true;
}

bool readFavorSmall(const Value &value, bool &favorSmall)
{
    const std::optional<bool> yes = confBoolean(value.pair.value);
    if (!yes) {
        return value.refuse({ APPORTION_TEXT("Give YES or NO."), {} });
    }
    favorSmall = *yes;
    return true;
}

bool trackTres(const Value &value, TresTable &tres)
{
    tres.reset();
    bool all = true;
    splitEach(value.pair.value, ',', [&](std::string_view name) {
        all = all && tres.size() < mostTres;
        if (!name.empty() && all) {
            tres.track(name);
        }
    });
    if (!all) {
        tellTooMany(value.findings, value.place, mostTres);
    }
    return true;
}

bool setText(const ConfPair &pair, std::string &text)
{
    text = pair.value;
    return true;
}

bool readWeights(const Value &value, TresWeights &weights)
{
    weights = confWeights(value.pair, value.place, settingRef(value.key), value.findings);
    return true;
}

bool readFlags(const ConfPair &pair, PrioritySettings &settings)
{
    readPriorityFlags(pair.value, settings);
    return true;
}

bool readValue(const Value &value, Policy &policy)
{
    PrioritySettings &settings = policy.priority;
    switch (value.key) {
    case PriorityKey::AccountingStorageTres:
        return trackTres(value, policy.tres);
    case PriorityKey::PriorityType:
        return readType(value, settings.type);
    case PriorityKey::PriorityFlags:
        return readFlags(value.pair, settings);
    case PriorityKey::PriorityDecayHalfLife:
        return readTime(value, settings.halfLife);
    case PriorityKey::PriorityUsageResetPeriod:
        return readReset(value, settings.usageReset);
    case PriorityKey::PriorityCalcPeriod:
        return readTime(value, settings.calcPeriod);
    case PriorityKey::PriorityFavorSmall:
        return readFavorSmall(value, settings.favorSmall);
    case PriorityKey::PriorityMaxAge:
        return readTime(value, settings.maxAge);
    case PriorityKey::FairShareDampeningFactor:
        return readDampening(value, settings.dampeningFactor);
    case PriorityKey::PriorityWeightAge:
        return readWeight(value, settings.weightAge);
    case PriorityKey::PriorityWeightAssoc:
        return readWeight(value, settings.weightAssoc);
    case PriorityKey::PriorityWeightFairshare:
        return readWeight(value, settings.weightFairshare);
    case PriorityKey::PriorityWeightJobSize:
        return readWeight(value, settings.weightJobSize);
    case PriorityKey::PriorityWeightPartition:
        return readWeight(value, settings.weightPartition);
    case PriorityKey::PriorityWeightQos:
        return readWeight(value, settings.weightQos);
    case PriorityKey::PriorityWeightTres:
        return readWeights(value, settings.weightTres);
    case PriorityKey::PrioritySiteFactorPlugin:
        return setText(value.pair, settings.siteFactorPlugin);
    case PriorityKey::PrioritySiteFactorParameters:
        return setText(value.pair, settings.siteFactorParameters);
    case PriorityKey::PriorityParameters:
        return setText(value.pair, settings.parameters);
    }
    return false;
}

/// Sets the flags whose words stand in one word of PriorityFlags; false when there is none.
bool setFlagsOf(std::string_view word, PrioritySettings &settings)
{
    std::string folded = lowerCase(word);
    bool any = false;
    // MAX_TRES_GRES holds MAX_TRES, and wins: taken out so that export gives back what was read.
    if (const std::size_t at = folded.find("max_tres_gres"); at != std::string::npos) {
        settings.set(PriorityFlag::MaxTresGres);
        folded.replace(at, std::string_view("max_tres_gres").size(), " ");
        any = true;
    }
    for (std::size_t i = 0; i < priorityFlagCount; ++i) {
        const auto flag = static_cast<PriorityFlag>(i);
        if (folded.find(lowerCase(priorityFlagWord(flag))) != std::string::npos) {
            settings.set(flag);
            any = true;
        }
    }
    if (folded.find("no_normal_all") != std::string::npos) {
        for (const PriorityFlag flag :
            { PriorityFlag::NoNormalAssoc, PriorityFlag::NoNormalPart, PriorityFlag::NoNormalQos, PriorityFlag::NoNormalTres }) {
            settings.set(flag);
        }
        any = true;
    }
    return any;
}

} // namespace

std::optional<PriorityKey> findPriorityKey(std::string_view key)
{
    for (std::size_t i = 0; i < priorityKeyCount; ++i) {
        if (sameIgnoringCase(key, priorityKeyWord(static_cast<PriorityKey>(i)))) {
            return static_cast<PriorityKey>(i);
        }
    }
    return std::nullopt;
}

bool readPriorityKey(PriorityKey key, const ConfPair &pair, const SourcePlace &place, Policy &policy, Findings &findings)
{
    const bool understood = readValue({ key, pair, place, findings }, policy);
    if (understood) {
        policy.priority.markGiven(key);
    }
    return understood;
}

void readPriorityFlags(std::string_view text, PrioritySettings &settings)
{
    settings.flags.reset();
    settings.unknownFlags.clear();
    splitEach(text, ',', [&](std::string_view word) {
        if (!word.empty() && !setFlagsOf(word, settings)) {
            settings.unknownFlags.emplace_back(word);
        }
    });
}

std::optional<bool> confBoolean(std::string_view text)
{
    static constexpr std::array<const char *, 4> yes = { "YES", "UP", "TRUE", "1" };
    static constexpr std::array<const char *, 4> no = { "NO", "DOWN", "FALSE", "0" };
    const auto same = [&](const char *word) { return sameIgnoringCase(text, word); };
    if (std::any_of(yes.begin(), yes.end(), same)) {
        return true;
    }
    return std::any_of(no.begin(), no.end(), same) ? std::optional<bool>(false) : std::nullopt;
}

std::optional<SlurmTime> confTime(const ConfPair &pair, const SourcePlace &place, const ObjectRef &object, Findings &findings)
{
    const ParsedTime parsed = parseTime(pair.value);
    if (!parsed) {
        findings.add(Severity::Error, "conf-value", place, timeErrorText(parsed.error, pair.value),
            { APPORTION_TEXT("Write %1 as days-hours (7-0), hours:minutes:seconds or minutes."), { pair.key } }, object);
        return std::nullopt;
    }
    if (looksLikeSomethingElse(pair.value)) {
        findings.add(Severity::Note, "time-reads-otherwise", place,
            { APPORTION_TEXT("%1=%2 is read as minutes and seconds: %3."), { pair.key, pair.value, timeReading(pair.value) } },
            { APPORTION_TEXT("For hours and minutes write %1."), { pair.value + ":00" } }, object);
    }
    return parsed.time;
}

TresWeights confWeights(const ConfPair &pair, const SourcePlace &place, const ObjectRef &object, Findings &findings)
{
    BadEntries bad;
    TresWeights weights = parseTresWeights(pair.value, bad);
    for (const std::string &entry : bad) {
        findings.add(Severity::Error, "tres-weight", place, { APPORTION_TEXT("\"%1\" in %2 is not a weight."), { entry, pair.key } },
            { APPORTION_TEXT("Write NAME=NUMBER, for example Mem=0.25G; it weighs nothing here, and is kept."), {} }, object);
    }
    keepUnread(weights, bad);
    return weights;
}

} // namespace apportion::slurm
