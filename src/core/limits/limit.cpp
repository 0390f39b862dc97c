// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/limits/limit.h"

#include "core/policy/flat_option.h"
#include "core/policy/text_scan.h"
#include "core/policy/whole_conf.h"
#include "core/schema/association_fields.h"
#include "core/schema/field_read.h"
#include "core/schema/value_text.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace apportion
{

namespace
{

/// A limit that associations and QOS have under one name.
consteval LimitRule ofBoth(
    LimitKind kind, const char *word, std::uint8_t letters, LimitShape shape, bool ofGroup, std::array<const char *, 2> others = {})
{
    return { kind, word, letters, others, shape, ofGroup, true, true, kind };
}

consteval LimitRule ofQosAlone(
    LimitKind kind, const char *word, std::uint8_t letters, std::array<const char *, 2> others, LimitShape shape, LimitKind hides)
{
    return { kind, word, letters, others, shape, false, false, true, hides };
}

consteval LimitRule ofAssociationAlone(LimitKind kind, const char *word, LimitShape shape = LimitShape::Count)
{
    return { kind, word, 4, {}, shape, false, true, false, kind };
}

constexpr std::string_view enforcementKey = "AccountingStorageEnforce";

// The words of a QOS are those of src/sacctmgr/qos_functions.c.
constexpr std::array<LimitRule, limitKinds> allLimitRules = { {
    ofBoth(LimitKind::GrpSubmitJobs, "GrpSubmitJobs", 4, LimitShape::Count, true),
    ofAssociationAlone(LimitKind::MaxSubmitJobs, "MaxSubmitJobs"),
    ofQosAlone(LimitKind::MaxSubmitJobsPerAccount, "MaxSubmitJobsPerAccount", 17, { "MaxSubmitJobsPA" }, LimitShape::Count, LimitKind::MaxSubmitJobs),
    ofQosAlone(LimitKind::MaxSubmitJobsPerUser, "MaxSubmitJobsPerUser", 4, { "MaxSubmitJobsPU" }, LimitShape::Count, LimitKind::MaxSubmitJobs),
    ofBoth(LimitKind::GrpJobs, "GrpJobs", 4, LimitShape::Count, true),
    ofBoth(LimitKind::GrpWall, "GrpWall", 4, LimitShape::Time, true),
    ofAssociationAlone(LimitKind::MaxJobs, "MaxJobs"),
    ofQosAlone(LimitKind::MaxJobsPerAccount, "MaxJobsPerAccount", 11, { "MaxJobsPA" }, LimitShape::Count, LimitKind::MaxJobs),
    ofQosAlone(LimitKind::MaxJobsPerUser, "MaxJobsPerUser", 4, { "MaxJobsPU" }, LimitShape::Count, LimitKind::MaxJobs),
    ofBoth(LimitKind::MaxWall, "MaxWallDurationPerJob", 4, LimitShape::Time, false, { "MaxWallPJ" }),
    ofBoth(LimitKind::GrpTresMins, "GrpTRESMins", 8, LimitShape::TresMinutes, true),
    ofBoth(LimitKind::GrpTres, "GrpTRES", 7, LimitShape::Tres, true),
    ofBoth(LimitKind::GrpTresRunMins, "GrpTRESRunMins", 8, LimitShape::TresMinutes, true),
    ofBoth(LimitKind::MaxTresMinsPerJob, "MaxTRESMinsPerJob", 8, LimitShape::TresMinutes, false, { "MaxTRESMinsPJ" }),
    ofBoth(LimitKind::MaxTresPerJob, "MaxTRESPerJob", 11, LimitShape::Tres, false, { "MaxTRES", "MaxTRESPJ" }),
    ofBoth(LimitKind::MaxTresPerNode, "MaxTRESPerNode", 11, LimitShape::Tres, false, { "MaxTRESPN" }),
    ofQosAlone(LimitKind::MinTresPerJob, "MinTRESPerJob", 7, {}, LimitShape::Tres, LimitKind::MinTresPerJob),
    ofQosAlone(LimitKind::MaxTresPerAccount, "MaxTRESPerAccount", 11, { "MaxTRESPA" }, LimitShape::Tres, LimitKind::MaxTresPerAccount),
    ofQosAlone(LimitKind::MaxTresPerUser, "MaxTRESPerUser", 11, { "MaxTRESPU" }, LimitShape::Tres, LimitKind::MaxTresPerUser),
    ofQosAlone(LimitKind::MaxTresRunMinsPerAccount, "MaxTRESRunMinsPerAccount", 24, { "MaxTRESRunMinsPerAcct", "MaxTRESRunMinsPA" },
        LimitShape::TresMinutes, LimitKind::MaxTresRunMinsPerAccount),
    ofQosAlone(LimitKind::MaxTresRunMinsPerUser, "MaxTRESRunMinsPerUser", 20, { "MaxTRESRunMinsPU" }, LimitShape::TresMinutes,
        LimitKind::MaxTresRunMinsPerUser),
    ofBoth(LimitKind::GrpJobsAccrue, "GrpJobsAccrue", 8, LimitShape::Count, false),
    ofAssociationAlone(LimitKind::MaxJobsAccrue, "MaxJobsAccrue"),
    ofQosAlone(LimitKind::MaxJobsAccruePerAccount, "MaxJobsAccruePerAccount", 17, { "MaxJobsAccruePA" }, LimitShape::Count, LimitKind::MaxJobsAccrue),
    ofQosAlone(LimitKind::MaxJobsAccruePerUser, "MaxJobsAccruePerUser", 17, { "MaxJobsAccruePU" }, LimitShape::Count, LimitKind::MaxJobsAccrue),
    ofBoth(LimitKind::MinPrioThresh, "MinPrioThresh", 4, LimitShape::Count, false, { "MinPrioThres", "MinPrioThreshold" }),
    ofAssociationAlone(LimitKind::MaxTresRunMins, "MaxTRESRunMins", LimitShape::TresMinutes),
} };
static_assert([] {
    for (std::size_t i = 0; i < allLimitRules.size(); ++i) {
        if (allLimitRules[i].kind != static_cast<LimitKind>(i)) {
            return false;
        }
    }
    return true;
}());

const LimitRule *ruleOfAssociation(std::string_view name)
{
    const bool mayBe = !name.empty() && ((name.front() | 0x20) == 'g' || (name.front() | 0x20) == 'm'); // most options are texts
    const schema::AssociationField *field = mayBe ? schema::findAssociationField(name) : nullptr;
    const auto isIt = [field](const LimitRule &rule) { return rule.ofAssociation && sameIgnoringCase(rule.word, field->word); };
    const auto found = field == nullptr ? allLimitRules.end() : std::find_if(allLimitRules.begin(), allLimitRules.end(), isIt);
    return found == allLimitRules.end() ? nullptr : &*found;
}

void addLimits(const TresTable &tres, const LimitRule &rule, std::string_view text, std::vector<Limit> &limits)
{
    // Of what stands twice the last one counts; sacctmgr sets a list entry by entry.
    const auto set = [&limits](const Limit &limit) {
        std::erase_if(limits, [&limit](const Limit &other) { return other.kind == limit.kind && other.tres == limit.tres; });
        limits.push_back(limit);
    };
    const auto unset = [&limits](LimitKind kind) { std::erase_if(limits, [kind](const Limit &other) { return other.kind == kind; }); };
    if (isOfTres(rule.shape)) {
        TresCounts written;
        const bool isRead = schema::readInto(text, {}, written);
        if (const std::optional<TresCounts> counts = isRead ? std::move(written) : tresTakenBySacctmgr(text)) {
            unset(rule.kind);
            for (const TresCount &count : *counts) {
                if (const TresIndex index = tres.find(count.name); index != noTres) {
                    set({ rule.kind, index, count.count });
                }
            }
        }
    } else if (rule.shape == LimitShape::Time) {
        SlurmTime time;
        if (schema::readInto(text, {}, time)) {
            unset(rule.kind);
            if (!time.isUnlimited()) {
                set({ rule.kind, noTres, time.minutes });
            }
        }
    } else if (const std::optional<std::int64_t> count = wholeNumber(text)) {
        unset(rule.kind);
        if (*count >= 0 && *count < noLimit) {
            set({ rule.kind, noTres, static_cast<std::uint64_t>(*count) });
        }
    }
}

std::vector<Limit> byKindAndTres(std::vector<Limit> limits)
{
    std::sort(limits.begin(), limits.end(), [](const Limit &a, const Limit &b) { return std::tie(a.kind, a.tres) < std::tie(b.kind, b.tres); });
    return limits;
}

} // namespace

std::span<const LimitRule, limitKinds> limitRules()
{
    return allLimitRules;
}

const LimitRule &limitRule(LimitKind kind)
{
    return allLimitRules[static_cast<std::size_t>(kind)];
}

std::vector<Limit> limitsOf(const TresTable &tres, std::string_view options)
{
    std::vector<Limit> limits;
    FlatOptionScanner scanner(options, false);
    FlatOptionView option;
    while (scanner.next(option)) {
        if (const LimitRule *rule = ruleOfAssociation(option.name)) {
            const bool isMore = std::any_of(limits.begin(), limits.end(), [rule](const Limit &limit) { return limit.kind == rule->kind; });
            addLimits(tres, *rule, isMore ? optionValue(options, rule->word) : option.value, limits);
        }
    }
    return byKindAndTres(std::move(limits));
}

std::vector<Limit> limitsOf(const TresTable &tres, const Qos &qos)
{
    std::vector<Limit> limits;
    for (const ForeignKey &option : qos.foreign) {
        if (const LimitRule *rule = qosLimitRule(option.key)) {
            addLimits(tres, *rule, unquotedValue(option.value), limits);
        }
    }
    return byKindAndTres(std::move(limits));
}

std::string qosOptionValue(const Qos &qos, std::string_view name)
{
    const ForeignKey *found = findKey(qos.foreign, name);
    return found == nullptr ? std::string() : unquotedValue(found->value);
}

const LimitRule *qosLimitRule(std::string_view option)
{
    const auto isIt = [option](const LimitRule &rule) {
        const auto isWord = [option](const char *word) { return word != nullptr && sameIgnoringCase(word, option); };
        return rule.ofQos
            && (abbreviates(option, rule.word, rule.leastLetters) || std::any_of(rule.otherWords.begin(), rule.otherWords.end(), isWord));
    };
    const auto found = std::find_if(allLimitRules.begin(), allLimitRules.end(), isIt);
    return found == allLimitRules.end() ? nullptr : &*found;
}

std::optional<TresCounts> tresTakenBySacctmgr(std::string_view list)
{
    TresCounts counts;
    bool isTaken = list.find(' ') == std::string_view::npos;
    splitEach(list, ',', [&](std::string_view entry) {
        const std::size_t equals = entry.find('=');
        const std::string name = lowerCase(entry.substr(0, equals));
        const std::string_view number = equals == std::string_view::npos ? std::string_view() : entry.substr(equals + 1);
        const std::size_t digits = std::min(number.find_first_not_of("0123456789"), number.size());
        const std::optional<std::uint64_t> plain = digits == 0 ? 0 : unsignedNumber(number.substr(0, digits));
        isTaken = isTaken && equals != std::string_view::npos && !name.empty() && plain && (!number.starts_with('-') || number == "-1");
        if (!isTaken) {
            return;
        }
        std::erase_if(counts, [&name](const TresCount &known) { return known.name == name; });
        if (number != "-1") {
            counts.push_back({ name, digits == 0 ? 0 : tresCount(name, number.substr(0, digits + 1)).value_or(*plain) });
        }
    });
    return isTaken ? std::optional(std::move(counts)) : std::nullopt;
}

bool isReadableLimit(const LimitRule &rule, std::string_view value)
{
    constexpr std::string_view noValue = "4294967294"; // as dumps write a limit that nobody set
    if (value.empty() || value == noValue) {
        return true;
    }
    if (isOfTres(rule.shape)) {
        TresCounts counts;
        return schema::readInto(value, {}, counts);
    }
    if (rule.shape == LimitShape::Time) {
        SlurmTime time;
        return schema::readInto(value, {}, time);
    }
    return wholeNumber(value.substr(value.starts_with('+') ? 1 : 0)).has_value();
}

bool isQosLimit(std::string_view option, LimitKind kind)
{
    const LimitRule *rule = qosLimitRule(option);
    return rule != nullptr && rule->kind == kind;
}

bool hasQosFlag(const Qos &qos, std::string_view flag)
{
    bool has = false;
    splitEach(qosOptionValue(qos, "Flags"), ',', [&](std::string_view word) { has = has || sameIgnoringCase(word, flag); });
    return has;
}

std::string limitValueText(const TresTable &tres, const Limit &limit)
{
    const LimitShape shape = limitRule(limit.kind).shape;
    if (shape == LimitShape::Time) {
        return slurmTimeText({ static_cast<std::uint32_t>(std::min<std::uint64_t>(limit.value, SlurmTime::unlimited)), {} });
    }
    const bool isMemory = shape == LimitShape::Tres && limit.tres != noTres && tres.name(limit.tres) == "mem";
    constexpr std::uint64_t mbOfGb = 1024;
    if (isMemory) {
        return limit.value % mbOfGb == 0 ? std::to_string(limit.value / mbOfGb) + 'G' : std::to_string(limit.value) + 'M';
    }
    return std::to_string(limit.value);
}

std::string limitText(const TresTable &tres, const Limit &limit)
{
    const std::string option = limitRule(limit.kind).word;
    const std::string entry = limit.tres == noTres ? std::string() : tres.name(limit.tres) + '=';
    return option + '=' + entry + limitValueText(tres, limit);
}

bool enforcesAnyOf(const Policy &policy, std::initializer_list<std::string_view> words)
{
    bool does = false;
    splitEach(foreignConfValue(policy, enforcementKey), ',', [&](std::string_view word) {
        does = does || std::any_of(words.begin(), words.end(), [word](std::string_view one) { return sameIgnoringCase(one, word); });
    });
    return does;
}

Enforcement enforcement(const Policy &policy)
{
    Enforcement enforces = Enforcement::None;
    splitEach(foreignConfValue(policy, enforcementKey), ',', [&enforces](std::string_view word) {
        const bool isSafe = sameIgnoringCase(word, "safe") || sameIgnoringCase(word, "all");
        const bool isLimits = sameIgnoringCase(word, "limits") || word == "2"; // an old word for it
        enforces = isSafe ? Enforcement::Safe : std::max(enforces, isLimits ? Enforcement::Limits : Enforcement::None);
    });
    return enforces;
}

} // namespace apportion
