// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schema/setting_fields.h"

#include "core/policy/whole_conf.h"
#include "core/schema/field_value.h"

#include <algorithm>
#include <array>
#include <utility>

namespace apportion
{

namespace schema
{

namespace
{

/// The lens of a member of the priority settings.
template <auto member>
constexpr auto of = lens<Policy, &Policy::priority, member>();

constexpr FlagsLens<Policy> priorityFlags {
    [](const Policy &policy) {
        return FlagSet { static_cast<std::uint32_t>(policy.priority.flags.to_ulong()), policy.priority.unknownFlags };
    },
    [](Policy &policy, FlagSet flags) {
        policy.priority.flags = flags.bits;
        policy.priority.unknownFlags = std::move(flags.unknown);
    },
    priorityFlagWords, "unknownFlags", priorityFlagsOf
};

/// What a line of the list says beyond the key, its word and its place; for most the rest of a Field's own defaults do.
struct Nature
{
    SettingGroup group = SettingGroup::Other;
    Unit unit = Unit::None;
    Bounds bounds {};
    Saving saving = Saving::Always;
    AppliedAt appliedAt = AppliedAt::Reconfigure;
    Course course = Course::Term;
    const char *factor = "";
    bool isNumber = true;
};

/// Compiles only for a word that a release knows.
consteval Setting line(PriorityKey key, const char *word, Access<Policy> value, Nature nature)
{
    const ConfKey &known = *findConfKey(ConfSection::Top, word);
    return { { word, word, value, nature.unit, nature.bounds, nature.saving, nature.appliedAt, nature.course, known.releases }, key, nature.group,
        nature.factor, nature.isNumber };
}

consteval Setting weight(PriorityKey key, const char *word, Access<Policy> value, const char *factor, Course course = Course::Term)
{
    return line(key, word, value, { .group = SettingGroup::Weight, .unit = Unit::Points, .course = course, .factor = factor });
}

using enum PriorityKey;
using S = PrioritySettings;

constexpr std::array<Setting, priorityKeyCount> allSettings {
    line(AccountingStorageTres, "AccountingStorageTRES", lens<Policy, &Policy::tres>(),
        { .saving = Saving::Elsewhere, .appliedAt = AppliedAt::Restart, .course = Course::Tracked }),
    line(PriorityType, "PriorityType", wordLens<Policy, &Policy::priority, &S::type>(priorityTypeWords),
        { .appliedAt = AppliedAt::Restart, .course = Course::Type, .isNumber = false }),
    line(PriorityFlags, "PriorityFlags", priorityFlags, { .course = Course::Flags, .isNumber = false }),
    line(PriorityDecayHalfLife, "PriorityDecayHalfLife", of<&S::halfLife>,
        { .group = SettingGroup::Decay, .unit = Unit::Minutes, .course = Course::HalfLife }),
    line(PriorityUsageResetPeriod, "PriorityUsageResetPeriod", wordLens<Policy, &Policy::priority, &S::usageReset>(usageResetWords),
        { .group = SettingGroup::Decay, .course = Course::Reset }),
    line(PriorityCalcPeriod, "PriorityCalcPeriod", of<&S::calcPeriod>,
        { .group = SettingGroup::Decay, .unit = Unit::Minutes, .bounds = { 1, SlurmTime::unlimited - 1 }, .course = Course::CalcPeriod }),
    line(PriorityFavorSmall, "PriorityFavorSmall", of<&S::favorSmall>, {}),
    line(PriorityMaxAge, "PriorityMaxAge", of<&S::maxAge>, { .unit = Unit::Minutes, .course = Course::AgeTerm }),
    line(
        FairShareDampeningFactor, "FairShareDampeningFactor", of<&S::dampeningFactor>, { .group = SettingGroup::Decay, .course = Course::Dampening }),
    weight(PriorityWeightAge, "PriorityWeightAge", of<&S::weightAge>, "age", Course::AgeTerm),
    weight(PriorityWeightAssoc, "PriorityWeightAssoc", of<&S::weightAssoc>, "association"),
    weight(PriorityWeightFairshare, "PriorityWeightFairshare", of<&S::weightFairshare>, "fair-share", Course::FairShareTerm),
    weight(PriorityWeightJobSize, "PriorityWeightJobSize", of<&S::weightJobSize>, "job size"),
    weight(PriorityWeightPartition, "PriorityWeightPartition", of<&S::weightPartition>, "partition"),
    weight(PriorityWeightQos, "PriorityWeightQOS", of<&S::weightQos>, "qos"),
    line(PriorityWeightTres, "PriorityWeightTRES", of<&S::weightTres>, { .group = SettingGroup::Weight, .unit = Unit::PointsPerTres }),
    line(PrioritySiteFactorPlugin, "PrioritySiteFactorPlugin", of<&S::siteFactorPlugin>,
        { .appliedAt = AppliedAt::Restart, .course = Course::SiteFactor, .isNumber = false }),
    line(PrioritySiteFactorParameters, "PrioritySiteFactorParameters", of<&S::siteFactorParameters>,
        { .course = Course::SiteFactor, .isNumber = false }),
    line(PriorityParameters, "PriorityParameters", of<&S::parameters>, { .course = Course::Unread, .isNumber = false }),
};

constexpr std::array<const char *, priorityKeyCount> allWords = [] {
    std::array<const char *, priorityKeyCount> all {};
    for (const Setting &setting : allSettings) {
        all.at(static_cast<std::size_t>(setting.key)) = setting.word;
    }
    return all;
}();

consteval bool isInOrder()
{
    for (std::size_t i = 0; i < allSettings.size(); ++i) {
        if (static_cast<std::size_t>(allSettings[i].key) != i) {
            return false;
        }
    }
    return true;
}
static_assert(isInOrder(), "settings stand in the order of PriorityKey");

constexpr std::uint32_t bit(PriorityFlag flag)
{
    return std::uint32_t { 1 } << static_cast<unsigned>(flag);
}

} // namespace

std::span<const Setting> settings()
{
    return allSettings;
}

const Setting &setting(PriorityKey key)
{
    return allSettings.at(static_cast<std::size_t>(key));
}

Words settingWords()
{
    return allWords;
}

std::uint32_t priorityFlagsOf(std::string_view word)
{
    std::string folded = lowerCase(word);
    std::uint32_t bits = 0;
    // MAX_TRES_GRES holds MAX_TRES, and wins: taken out so that export gives back what was read.
    constexpr std::string_view wins = "max_tres_gres";
    if (const std::size_t at = folded.find(wins); at != std::string::npos) {
        bits |= bit(PriorityFlag::MaxTresGres);
        folded.replace(at, wins.size(), " ");
    }
    for (std::size_t i = 0; i < priorityFlagCount; ++i) {
        if (folded.find(lowerCase(priorityFlagWords[i])) != std::string::npos) {
            bits |= bit(static_cast<PriorityFlag>(i));
        }
    }
    if (folded.find("no_normal_all") != std::string::npos) {
        bits |= bit(PriorityFlag::NoNormalAssoc) | bit(PriorityFlag::NoNormalPart) | bit(PriorityFlag::NoNormalQos) | bit(PriorityFlag::NoNormalTres);
    }
    return bits;
}

} // namespace schema

const char *priorityKeyWord(PriorityKey key)
{
    return schema::setting(key).word;
}

std::optional<PriorityKey> findPriorityKey(std::string_view word)
{
    for (const schema::Setting &setting : schema::settings()) {
        if (sameIgnoringCase(word, setting.word)) {
            return setting.key;
        }
    }
    return std::nullopt;
}

ObjectRef settingRef(PriorityKey key)
{
    return { ObjectRef::Kind::Setting, static_cast<std::uint32_t>(key), priorityKeyWord(key) };
}

std::string settingValue(const Policy &policy, PriorityKey key)
{
    return schema::fieldText<Policy>(schema::setting(key), policy);
}

std::string settingDefault(PriorityKey key)
{
    static const Policy fresh;
    return settingValue(fresh, key);
}

std::string settingDefaultOf(std::uint16_t release, PriorityKey key)
{
    const bool isBasic = key == PriorityKey::PriorityType && release != 0 && release < firstToWeighByDefault;
    return isBasic ? "priority/basic" : settingDefault(key);
}

bool sameSetting(const Policy &a, const Policy &b, PriorityKey key)
{
    return schema::sameField<Policy>(schema::setting(key), a, b);
}

void copySetting(Policy &to, const Policy &from, PriorityKey key)
{
    schema::copyField<Policy>(schema::setting(key), to, from);
    to.priority.markGiven(key, from.priority.isGiven(key));
}

std::uint32_t settingWeight(const Policy &policy, PriorityKey key)
{
    const auto *number = std::get_if<schema::Lens<Policy, std::uint32_t>>(&schema::setting(key).value);
    return number == nullptr ? 0 : number->read(policy);
}

} // namespace apportion
