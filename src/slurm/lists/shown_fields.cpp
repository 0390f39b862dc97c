// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/shown_fields.h"

#include "core/policy/number_text.h"
#include "core/policy/slurm_time.h"
#include "core/policy/text_scan.h"
#include "core/policy/tres.h"
#include "core/schema/limit_rules.h"
#include "core/schema/qos_options.h"
#include "slurm/lists/qos_fields.h"
#include "slurm/lists/sacctmgr_settings.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace apportion::slurm
{

namespace
{

using Form = ShownField::Form;

Form formOf(LimitShape shape)
{
    constexpr std::array forms { Form::Plain, Form::Minutes, Form::Tres, Form::Tres, Form::Seconds, Form::Factor, Form::Names, Form::Mode };
    return forms[static_cast<std::size_t>(shape)];
}

std::vector<ShownField> makeFields()
{
    std::vector<ShownField> fields {
        { "Fairshare", "Share", StateList::Associations, Form::Plain },
        { "Parent", "ParentName", StateList::Associations, Form::Plain },
        { "Priority", "Priority", StateList::Associations, Form::Plain },
        { "QOS", "QOS", StateList::Associations, Form::Names },
        { "DefaultQOS", "DefaultQOS", StateList::Associations, Form::Names },
    };
    std::vector<ShownField> ofQos;
    for (const LimitRule &rule : optionRules()) {
        if (rule.ofAssociation) {
            fields.push_back({ rule.word, rule.column, StateList::Associations, formOf(rule.shape) });
        }
        if (rule.ofQos) {
            ofQos.push_back({ rule.everyWord, rule.column, StateList::Qos, formOf(rule.shape) });
        }
    }
    // those of a group as they stand there, the others by their columns
    const auto rank = [](const ShownField &field) {
        return lowerCase(std::string_view(field.shown).substr(0, field.shown[0] == 'G' ? 3 : std::string_view::npos));
    };
    std::ranges::stable_sort(ofQos, {}, rank);
    const auto add = [&fields](std::initializer_list<ShownField> more) { fields.insert(fields.end(), more); };
    add({
        { "Description", "Description", StateList::Accounts, Form::Text },
        { "Organization", "Organization", StateList::Accounts, Form::Text },
        { "Flags", "Flags", StateList::Accounts, Form::Names },
        { "DefaultAccount", "Account", StateList::Defaults, Form::Plain },
        { "AdminLevel", "AdminLevel", StateList::Users, Form::Level },
        { "Priority", "Priority", StateList::Qos, Form::Plain },
        { "UsageFactor", "UsageFactor", StateList::Qos, Form::Factor },
        { "Preempt", "Preempt", StateList::Qos, Form::Names },
    });
    fields.insert(fields.end(), ofQos.begin(), ofQos.end());
    add({ { "Description", "Description", StateList::Qos, Form::Text } });
    return fields;
}

/// Whether the list shows objects of this kind; @p isAssociation: a user in an account.
bool isIn(std::string_view kind, bool isAssociation, StateList list)
{
    switch (list) {
    case StateList::Associations:
        return kind == "account" || isAssociation;
    case StateList::Accounts:
        return kind == "account";
    case StateList::Defaults:
    case StateList::Users:
    case StateList::Coordinators:
        return kind == "user" && !isAssociation;
    case StateList::Qos:
        return kind == "qos";
    case StateList::Clusters:
        return kind == "cluster";
    }
    return false;
}

/// The fields by the lengths of their keys, in their order.
std::vector<std::vector<const ShownField *>> fieldsByLength()
{
    std::vector<std::vector<const ShownField *>> fields;
    for (const ShownField &field : shownFields()) {
        const std::size_t length = std::string_view(field.key).size();
        fields.resize(std::max(fields.size(), length + 1));
        fields[length].push_back(&field);
    }
    return fields;
}

std::string joinedSorted(std::vector<std::string> words)
{
    std::sort(words.begin(), words.end());
    words.erase(std::unique(words.begin(), words.end()), words.end());
    return joinedList(words);
}

/// Memory is shown in the largest unit of which it is a whole or half number, as Slurm counts that: 2048 is "2G", 1536 "1.50G"
/// (slurm_protocol_api.c, convert_num_unit2).
std::string memoryText(std::uint64_t megabytes)
{
    if (megabytes == 0) {
        return "0";
    }
    constexpr std::string_view units = "MGTP?";
    constexpr double step = 1024.0;
    auto count = static_cast<double>(megabytes);
    std::size_t unit = 0;
    while (count >= step && static_cast<std::uint64_t>(count) % 512 == 0) {
        count /= step;
        ++unit;
    }
    const auto whole = static_cast<std::uint64_t>(count);
    const std::string text = static_cast<double>(whole) < count ? fixedText(count, 2) : std::to_string(whole);
    return text + units[std::min(unit, units.size() - 1)];
}

std::string tresText(std::string_view list)
{
    std::vector<std::string> words = tresWords(list);
    std::erase_if(words, [](const std::string &word) { return word.ends_with("=-1"); }); // no limit: sacctmgr shows none
    for (std::string &word : words) {
        const std::size_t equals = word.find('=');
        if (equals == std::string::npos) {
            continue;
        }
        const std::string name = lowerCase(word.substr(0, equals));
        const std::string value = word.substr(equals + 1);
        const bool inMegabytes = name == "mem" || startsWithIgnoringCase(name, "bb/");
        const std::optional<std::uint64_t> count = tresCount(name, value);
        word = name + '=' + (!count ? value : inMegabytes ? memoryText(*count) : std::to_string(*count));
    }
    return joinedSorted(std::move(words));
}

/// Names in whatever case and order.
std::string namesText(std::string_view list)
{
    return joinedSorted(listWords(lowerCase(list)));
}

/// A level is known by its first letter (slurmdb_defs.c, str_2_slurmdb_admin_level()).
std::string levelText(std::string_view value)
{
    const std::string word = lowerCase(value);
    const char first = word.empty() ? 'n' : word.front();
    return first == 'n' ? "none" : first == 'o' ? "operator" : first == 's' || first == 'a' ? "administrator" : word;
}

/// "1-00:00:00", "01:30:00": minutes as sacctmgr's lists show them.
std::string minutesText(std::string_view value)
{
    const ParsedTime parsed = parseTime(value);
    if (!parsed || parsed.time.isUnlimited()) {
        return parsed ? std::string() : std::string(value);
    }
    return clockText(std::uint64_t { parsed.time.minutes } * 60);
}

/// What a list shows of a value that was never set.
const char *unsetText(const ShownField &field)
{
    const std::string_view shown = field.shown;
    if (field.list == StateList::Accounts && field.form == Form::Names) {
        return "none"; // slurmdb_defs.c, slurmdb_acct_flags_2_str()
    }
    return shown == "GraceTime" ? "00:00:00" : shown == "UsageFactor" ? "1.000000" : field.form == Form::Mode ? "cluster" : "";
}

bool isUnset(std::string_view value)
{
    return value.empty() || value == "-1" || value == "4294967295" || value == "4294967294"; // INFINITE and NO_VAL of Slurm
}

} // namespace

std::span<const ShownField> shownFields()
{
    static const std::vector<ShownField> fields = makeFields();
    return fields;
}

const ShownField *shownField(std::string_view object, std::string_view key)
{
    static const std::vector<std::vector<const ShownField *>> byLength = fieldsByLength(); // it is asked for each value of a large tree
    const std::string_view name = key.substr(0, key.find_first_of("+-="));
    if (name.size() >= byLength.size()) {
        return nullptr;
    }
    const std::string_view kind = object.substr(0, object.find(' '));
    const bool isAssociation = object.find(" in ") != std::string_view::npos;
    for (const ShownField *field : byLength[name.size()]) {
        if (sameIgnoringCase(name, field->key) && isIn(kind, isAssociation, field->list)) {
            return field;
        }
    }
    return nullptr;
}

std::string stateValue(const ShownField &field, std::string_view value)
{
    if (isUnset(value) && (field.form != Form::Text || field.list == StateList::Users)) {
        return field.list == StateList::Users ? "none" : unsetText(field);
    }
    switch (field.form) {
    case Form::Plain:
        return std::string(value);
    case Form::Text:
        return lowerCase(sacctmgrValue(value));
    case Form::Mode:
        return schema::preemptModeText(value);
    case Form::Level:
        return levelText(value);
    case Form::Minutes:
        return minutesText(value);
    case Form::Seconds: {
        const std::optional<std::uint64_t> seconds = unsignedNumber(value);
        return seconds ? clockText(*seconds) : std::string(value);
    }
    case Form::Tres:
        return tresText(value);
    case Form::Names:
        return namesText(value);
    case Form::Factor: {
        const std::optional<double> number = decimalNumber(value);
        return number ? fixedText(*number) : std::string(value);
    }
    }
    return {};
}

} // namespace apportion::slurm
