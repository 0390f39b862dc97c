// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/conf_field.h"

#include "core/policy/slurm_time.h"
#include "core/policy/text_scan.h"
#include "core/schema/conf_key_search.h"
#include "core/schema/conf_words.h"
#include "core/schema/field_read.h"
#include "core/schema/setting_fields.h"
#include "core/schema/value_text.h"
#include "slurm/text/bounds.h"
#include "slurm/text/reading.h"
#include "slurm/text/tres_text.h"

#include <algorithm>
#include <array>

namespace apportion::slurm
{

bool ConfValue::refuse(Text advice) const
{
    findings.add(
        Severity::Error, "conf-value", place, { APPORTION_TEXT("%1=%2 cannot be read."), { pair.key, pair.written } }, std::move(advice), object);
    return false;
}

bool readConfValue(const ConfValue &value, const schema::Bounds &bounds, bool &into)
{
    return schema::readInto(value.pair.value, bounds, into) || value.refuse({ APPORTION_TEXT("Give YES or NO."), {} });
}

std::optional<std::uint64_t> readConfNumber(const ConfValue &value, const schema::Bounds &bounds, std::uint64_t most)
{
    most = std::min(bounds.most, most);
    const std::optional<std::uint64_t> number = value.pair.written.empty() ? std::nullopt : confNumber(value.pair.value, most);
    if (!number || *number < bounds.least) {
        value.refuse({ APPORTION_TEXT("Write a whole number from %1 to %2."), { std::to_string(bounds.least), std::to_string(most) } });
        return std::nullopt;
    }
    return number;
}

bool readConfValue(const ConfValue &value, const schema::Bounds &, double &into)
{
    const std::optional<double> number = decimalNumber(value.pair.value);
    if (!number) {
        return value.refuse({ APPORTION_TEXT("Write a number."), {} });
    }
    into = *number;
    return true;
}

bool readConfValue(const ConfValue &value, const schema::Bounds &bounds, SlurmTime &into)
{
    const std::optional<SlurmTime> read = confTime(value.pair, value.place, value.object, value.findings);
    if (!read) {
        return false;
    }
    if (read->minutes < bounds.least || read->minutes > bounds.most) {
        return value.refuse({ APPORTION_TEXT("Give at least one minute, for example 5."), {} });
    }
    into = *read;
    return true;
}

bool readConfValue(const ConfValue &value, const schema::Bounds &, std::string &into)
{
    into = value.pair.value;
    return true;
}

bool readConfValue(const ConfValue &value, const schema::Bounds &, std::vector<std::string> &into)
{
    into.clear();
    splitEach(value.pair.value, ',', [&](std::string_view part) { into.emplace_back(part); });
    return true;
}

namespace
{

/// The first entry of a list of weights with a blank where Slurm takes none: it belongs to the name, or is the unit of the
/// number (_tres_weight_item() of slurm_protocol_api.c). A number may have one before it.
std::string_view entryWithBlank(std::string_view list)
{
    while (!list.empty()) {
        const std::size_t comma = std::min(list.find(','), list.size());
        const std::string_view entry = list.substr(0, comma);
        const std::string_view name = entry.substr(0, entry.find('='));
        const bool isBlankAlone = trimmed(entry).empty();
        if (!entry.empty() && (isBlankAlone || trimmed(name).size() != name.size() || isBlank(entry.back()))) {
            return isBlankAlone ? list.substr(0, std::min(list.size(), comma + 1)) : entry;
        }
        list.remove_prefix(std::min(comma + 1, list.size()));
    }
    return {};
}

} // namespace

bool readConfValue(const ConfValue &value, const schema::Bounds &, TresWeights &into)
{
    BadEntries bad;
    into = parseTresWeights(value.pair.value, bad);
    for (const std::string &entry : bad) {
        if (schema::isOddWeight(entry)) {
            value.findings.add(Severity::Warning, "tres-weight-odd", value.place,
                { APPORTION_TEXT("slurmctld takes \"%1\" in %2, but no priority can be computed with it."), { entry, value.pair.key } },
                { APPORTION_TEXT("Write a decimal number; it weighs nothing here, and is kept."), {} }, value.object);
            continue;
        }
        value.findings.add(Severity::Error, "tres-weight", value.place,
            { APPORTION_TEXT("\"%1\" in %2 is not a weight: slurmctld would not start."), { entry, value.pair.key } },
            { APPORTION_TEXT("Write NAME=NUMBER, for example Mem=0.25G; it weighs nothing here, and is kept."), {} }, value.object);
    }
    keepUnread(into, bad);
    if (const std::string_view entry = entryWithBlank(value.pair.value); !entry.empty() && bad.empty() && !value.place.file.empty()) {
        value.findings.add(Severity::Error, "tres-weight-blank", value.place,
            { APPORTION_TEXT("There is a blank in %1, beside \"%2\": slurmctld would not start."), { value.pair.key, std::string(trimmed(entry)) } },
            { APPORTION_TEXT("Write it without blanks, as in CPU=1.0,Mem=0.25G; it is read as if there were none."), {} }, value.object);
    }
    return true;
}

namespace
{

/// The first entry of a list of TRES that a blank is part of, which then is none (_init_tres() of controller.c).
std::string_view nameWithBlank(std::string_view list)
{
    while (!list.empty()) {
        const std::string_view name = list.substr(0, list.find(','));
        if (trimmed(name).size() != name.size()) {
            return name;
        }
        list.remove_prefix(std::min(name.size() + 1, list.size()));
    }
    return {};
}

} // namespace

bool readConfValue(const ConfValue &value, const schema::Bounds &, TresTable &into)
{
    into.reset();
    bool all = true;
    splitEach(value.pair.value, ',', [&](std::string_view name) {
        all = all && into.size() < mostTres;
        if (!name.empty() && all) {
            into.track(name);
        }
    });
    if (!all) {
        reportTooMany(value.findings, value.place, mostTres);
    }
    if (const std::string_view name = nameWithBlank(value.pair.value); !name.empty() && !value.place.file.empty()) {
        constexpr schema::Release firstToTrim = 2505; // _add_to_list() of slurm_protocol_defs.c
        const bool isOtherName = !isBlank(name.front()) && name.find('/') != std::string_view::npos;
        value.findings.add(Severity::Warning, "tres-blank", value.place,
            { isOtherName ? APPORTION_TEXT("There is a blank in %1, behind \"%2\": before Slurm %3 slurmctld takes it for a part of the name.")
                          : APPORTION_TEXT("There is a blank in %1, beside \"%2\": before Slurm %3 slurmctld would not start."),
                { value.pair.key, std::string(trimmed(name)), schema::releaseText(firstToTrim) } },
            { APPORTION_TEXT("Write it without blanks; it is read as if there were none."), {} }, value.object);
    }
    return true;
}

std::optional<std::uint8_t> readConfWord(const ConfValue &value, schema::Words words)
{
    const std::optional<std::uint8_t> place = schema::placeOfWord(value.pair.value, words);
    if (!place) {
        value.refuse({ APPORTION_TEXT("Write one of: %1."), { joinedList(words, ", ") } });
    }
    return place;
}

schema::FlagSet confFlags(std::string_view text, std::uint32_t (*bitsOf)(std::string_view word))
{
    schema::FlagSet flags;
    splitEach(text, ',', [&](std::string_view word) {
        const std::uint32_t bits = bitsOf(word);
        flags.bits |= bits;
        if (!word.empty() && bits == 0) {
            flags.unknown.emplace_back(word);
        }
    });
    return flags;
}

bool readPriorityKey(PriorityKey key, const ConfPair &pair, const SourcePlace &place, Policy &policy, Findings &findings)
{
    const bool understood = readConfField<Policy>(schema::setting(key), { pair, place, settingRef(key), findings }, policy);
    if (understood) {
        policy.priority.markGiven(key);
    }
    // Plugins are files: their names are not folded.
    if (key == PriorityKey::PriorityType && understood && lowerCase(pair.value) != pair.value && !place.file.empty()) {
        findings.add(Severity::Error, "conf-value", place,
            { APPORTION_TEXT("%1=%2 is no plugin: slurmctld would not start."), { pair.key, pair.written } },
            { APPORTION_TEXT("Write %1."), { lowerCase(pair.value) } }, settingRef(key));
    }
    return understood;
}

std::optional<SlurmTime> confTime(const ConfPair &pair, const SourcePlace &place, const ObjectRef &object, Findings &findings)
{
    const ParsedTime parsed = parseTime(pair.value);
    std::optional<SlurmTime> counted = parsed.error == TimeError::TooLong ? timeInFewBits(pair.value) : std::nullopt;
    if (counted) {
        findings.add(Severity::Warning, "conf-time-wraps", place,
            { APPORTION_TEXT("%1=%2 is more seconds than slurmctld can count, which takes %3 of it."),
                { pair.key, pair.value, slurmTimeText(*counted) } },
            { APPORTION_TEXT("Write %1 as days-hours (7-0), hours:minutes:seconds or minutes."), { pair.key } }, object);
        return counted;
    }
    const bool hasBlank = trimmed(pair.value).size() != pair.value.size(); // within quotes, where it is none of the signs of a time
    if (!parsed || hasBlank) {
        findings.add(Severity::Error, "conf-value", place, timeErrorText(hasBlank ? TimeError::NotATime : parsed.error, pair.value),
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

} // namespace apportion::slurm
