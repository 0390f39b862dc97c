// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schema/qos_options.h"

#include "core/policy/number_text.h"
#include "core/policy/slurm_time.h"
#include "core/policy/text_scan.h"
#include "core/schema/association_fields.h"
#include "core/schema/field_read.h"
#include "core/schema/field_value.h"

#include <algorithm>
#include <optional>
#include <set>

namespace apportion
{

const LimitRule *qosOptionRule(std::string_view option)
{
    const auto isIt = [option](const LimitRule &rule) {
        const auto isWord = [option](const char *word) { return word != nullptr && sameIgnoringCase(word, option); };
        return rule.ofQos
            && (abbreviates(option, rule.word, rule.leastLetters) || isWord(rule.otherOfQos) || std::ranges::any_of(rule.otherWords, isWord));
    };
    const auto found = std::ranges::find_if(optionRules(), isIt);
    return found == optionRules().end() ? nullptr : &*found;
}

namespace schema
{

namespace
{

using A = AssociationOptions;

std::string tresMeaning(std::string_view value)
{
    TresCounts counts;
    if (!value.empty() && !readInto(value, {}, counts)) {
        return lowerCase(value);
    }
    std::ranges::sort(counts, {}, &TresCount::name);
    return valueText(counts);
}

/// What a QOS has as an association does: GrpTRES, MaxWallDurationPerJob, …
std::string limitMeaning(const AssociationField &field, std::string_view value)
{
    if (isTresList(field)) {
        return tresMeaning(value);
    }
    A options;
    if (!readOption(field, value, options)) {
        return lowerCase(value);
    }
    if (const auto *time = std::get_if<Lens<A, SlurmTime>>(&field.value)) {
        const SlurmTime &read = time->read(options);
        return read.isUnlimited() ? std::string() : std::to_string(read.minutes);
    }
    return sameField<A>(field, options, A()) ? std::string() : fieldText<A>(field, options);
}

std::string secondsMeaning(std::string_view value)
{
    const std::optional<std::uint64_t> seconds = secondsOf(value);
    return seconds ? std::to_string(*seconds) : parseTime(value) ? std::string() : lowerCase(value);
}

constexpr const char *clusterMode = "cluster";

} // namespace

std::optional<std::uint64_t> secondsOf(std::string_view value)
{
    const std::optional<std::uint64_t> seconds = unsignedNumber(value);
    const ParsedTime time = seconds ? ParsedTime() : parseTime(value);
    return seconds || !time || time.seconds < 0 ? seconds : std::optional(static_cast<std::uint64_t>(time.seconds));
}

std::string preemptModeText(std::string_view value)
{
    std::set<std::string> words;
    splitEach(lowerCase(value), ',', [&words](std::string_view word) {
        if (!word.empty() && word != "off" && word != clusterMode) {
            words.emplace(word == "on" ? "suspend" : word);
        }
    });
    std::string text = joinedList(words);
    return text.empty() ? clusterMode : text;
}

std::string qosOptionMeaning(std::string_view key, std::string_view value)
{
    const auto isKey = [key](std::string_view name) { return sameIgnoringCase(key, name); };
    constexpr std::string_view infinite = "4294967295"; // what dumps have where no limit is
    constexpr std::string_view noValue = "4294967294";
    if (value.empty() || value == "-1" || value == infinite || value == noValue) {
        return {};
    }
    if (isKey("GraceTime") || isKey("PreemptExemptTime")) {
        const std::string seconds = secondsMeaning(value);
        return isKey("GraceTime") && seconds == "0" ? std::string() : seconds; // a job has none unless it is given
    }
    if (isKey("Flags")) {
        return nameSetText(value);
    }
    if (isKey("PreemptMode")) {
        const std::string mode = preemptModeText(value);
        return mode == clusterMode ? std::string() : mode;
    }
    if (const AssociationField *field = findAssociationField(key)) {
        return limitMeaning(*field, value);
    }
    if (lowerCase(key).find("tres") != std::string::npos) {
        return tresMeaning(value);
    }
    const std::optional<double> number = decimalNumber(value); // 0.5 is 0.500000
    return number ? shortestText(*number) : std::string(value);
}

} // namespace schema

} // namespace apportion
