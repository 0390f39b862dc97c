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

constexpr std::string_view enforcementKey = "AccountingStorageEnforce";

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

std::vector<Limit> limitsOf(const TresTable &tres, std::string_view options)
{
    std::vector<Limit> limits;
    FlatOptionScanner scanner(options, false);
    FlatOptionView option;
    while (scanner.next(option)) {
        const bool mayBe = !option.name.empty() && std::string_view("gGmM").find(option.name.front()) != std::string_view::npos; // most are texts
        const schema::AssociationField *field = mayBe ? schema::findAssociationField(option.name) : nullptr;
        if (const LimitRule *rule = field == nullptr ? nullptr : field->limit) {
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
    const LimitRule *rule = qosOptionRule(option);
    return rule != nullptr && rule->isLimit ? rule : nullptr;
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
    return limitValueText(tres, limit, limit.value);
}

std::string limitValueText(const TresTable &tres, const Limit &limit, std::uint64_t other)
{
    const LimitShape shape = limitRule(limit.kind).shape;
    if (shape == LimitShape::Time) {
        return slurmTimeText({ static_cast<std::uint32_t>(std::min<std::uint64_t>(limit.value, SlurmTime::unlimited)), {} });
    }
    const bool isMemory = shape == LimitShape::Tres && limit.tres != noTres && tres.name(limit.tres) == "mem";
    constexpr std::uint64_t mbOfGb = 1024;
    if (isMemory) {
        return limit.value % mbOfGb == 0 && other % mbOfGb == 0 ? std::to_string(limit.value / mbOfGb) + 'G' : std::to_string(limit.value) + 'M';
    }
    return std::to_string(limit.value);
}

std::string limitText(const TresTable &tres, const Limit &limit)
{
    return limitText(tres, limit, limit.value);
}

std::string limitText(const TresTable &tres, const Limit &limit, std::uint64_t other)
{
    const std::string option = limitRule(limit.kind).word;
    const std::string entry = limit.tres == noTres ? std::string() : tres.name(limit.tres) + '=';
    return option + '=' + entry + limitValueText(tres, limit, other);
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
