// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/sacctmgr_settings.h"

#include "core/policy/flat_option.h"
#include "core/policy/text_scan.h"
#include "core/schema/association_fields.h"
#include "core/schema/field_value.h"
#include "core/schema/row_fields.h"
#include "slurm/lists/cluster_state.h"
#include "slurm/lists/qos_fields.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>

namespace apportion::slurm
{

namespace
{

bool isNumber(std::string_view text)
{
    return !text.empty() && text.find_first_not_of("0123456789.") == std::string_view::npos;
}

/// Whether a key holds a list of TRES: "GrpTRES=cpu=4,mem=10", and those of a QOS alone.
bool isTresList(std::string_view key)
{
    return lowerCase(key).find("tres") != std::string::npos;
}

bool isList(std::string_view key)
{
    const schema::AssociationField *field = schema::findAssociationField(key);
    return isTresList(key) || (field != nullptr && schema::isList(*field));
}

/// The word that every release takes for an option: 24.05 is the first to take MaxTRESPJ, MaxTRESPN and MaxTRESMinsPJ.
std::string wordOf(std::string_view key)
{
    const schema::AssociationField *field = schema::findAssociationField(key);
    return field == nullptr ? std::string(key) : field->word;
}

const FlatOption *find(const std::vector<FlatOption> &options, std::string_view key)
{
    const auto found
        = std::find_if(options.begin(), options.end(), [key](const FlatOption &option) { return schema::isSameOption(key, option.name); });
    return found == options.end() ? nullptr : &*found;
}

/// The options as sacctmgr takes them: of one that stands twice the last counts; lists are one list then
/// (sacctmgr_set_assoc_rec() combines them).
std::vector<FlatOption> optionsOnce(std::vector<FlatOption> written)
{
    std::vector<FlatOption> options;
    options.reserve(written.size());
    for (FlatOption &option : written) {
        const auto known = option.name.empty() ? options.end() : std::find_if(options.begin(), options.end(), [&option](const FlatOption &other) {
            return schema::isSameOption(other.name, option.name);
        });
        if (known == options.end()) {
            options.push_back(std::move(option));
        } else if (isList(option.name)) {
            known->value += ',' + option.value;
        } else {
            *known = std::move(option);
        }
    }
    return options;
}

SacctmgrSetting setting(std::string_view key, std::string_view before, std::string_view after)
{
    const ShownField *shown = shownField("qos", key);
    const bool isOfQos = shown != nullptr && (shown->form == ShownField::Form::Names || shown->form == ShownField::Form::Mode);
    const bool isNames = isOfQos || schema::isSameOption(schema::option::qos, key);
    return { wordOf(key) + '=', sacctmgrValue(isNames ? joinedList(listWords(after)) : after), std::string(before), std::string(after) };
}

/// Numbers, times and the default QOS are cleared with -1, texts with nothing.
SacctmgrSetting cleared(std::string_view key, std::string_view before)
{
    if (sameIgnoringCase(key, "PreemptMode")) {
        return { "PreemptMode=", "cluster", std::string(before), {} };
    }
    const schema::AssociationField *field = schema::findAssociationField(key);
    const bool isText = (field == nullptr || schema::isQuoted(*field)) && !sameIgnoringCase(key, "PreemptExemptTime");
    const bool minusOne
        = !isText || isNumber(before) || schema::isSameOption(schema::option::defaultQos, key) || sameIgnoringCase(key, schema::option::flags);
    return { wordOf(key) + '=', minusOne ? "-1" : "", std::string(before), {} };
}

/// A list of TRES: sacctmgr changes only those that are named, so those that are gone are set to -1.
SacctmgrSetting tresSetting(std::string_view key, std::string_view before, std::string_view after)
{
    const std::vector<std::string> now = tresWords(after);
    std::string value = joinedList(now, ",", wholeTres);
    for (const std::string &entry : tresWords(before)) {
        const std::string name = entry.substr(0, entry.find('=') + 1);
        const bool stays = std::any_of(now.begin(), now.end(),
            [&name](const std::string &word) { return sameIgnoringCase(std::string_view(word).substr(0, name.size()), name); });
        if (!stays && !name.empty()) {
            ((value += value.empty() ? "" : ",") += name) += "-1";
        }
    }
    return { wordOf(key) + '=', sacctmgrValue(value), std::string(before), std::string(after) };
}

bool isDelta(std::string_view word)
{
    return !word.empty() && (word.front() == '+' || word.front() == '-');
}

std::string joinedNames(const std::vector<std::string> &words, char sign)
{
    std::string names;
    for (const std::string &word : words) {
        if (word.front() == sign) {
            (names += names.empty() ? "" : ",") += word.substr(1);
        }
    }
    return names;
}

std::string opposite(const std::string &word)
{
    return (word.front() == '+' ? '-' : '+') + word.substr(1);
}

bool contains(const std::vector<std::string> &words, const std::string &word)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// A list of QOS is either a list of its own or a difference (`+high,-low`) to the list of the account above.
void changeQos(std::string_view before, std::string_view after, OptionChanges &changes)
{
    const std::vector<std::string> old = distinctWords(before);
    std::vector<std::string> now = distinctWords(after);
    if (old == now) {
        return;
    }
    if (now.empty() || !std::all_of(now.begin(), now.end(), isDelta)) {
        changes.settings.push_back(setting(schema::option::qos, before, after));
        return;
    }
    const bool wasDelta = std::all_of(old.begin(), old.end(), isDelta);
    // A + or − can be turned into the other, but not be taken back.
    changes.clearQosFirst = !wasDelta
        || std::any_of(old.begin(), old.end(), [&now](const std::string &word) { return !contains(now, word) && !contains(now, opposite(word)); });
    if (!changes.clearQosFirst) {
        std::erase_if(now, [&old](const std::string &word) { return contains(old, word); });
    }
    for (const char sign : { '+', '-' }) {
        if (const std::string names = joinedNames(now, sign); !names.empty()) {
            changes.settings.push_back(
                { std::string(schema::option::qos) + sign + '=', sacctmgrValue(names), std::string(before), std::string(after) });
        }
    }
}

/// Whether both values of an option mean the same.
bool isSameValue(std::string_view key, std::string_view a, std::string_view b)
{
    AssociationOptions first;
    AssociationOptions second;
    const schema::AssociationField *field = schema::findAssociationField(key);
    // both QOS and accounts have flags
    const ShownField *shown = field == nullptr || field->word == schema::option::flags ? shownField("qos", key) : nullptr;
    return a == b || (shown != nullptr && stateValue(*shown, a) == stateValue(*shown, b))
        || (field != nullptr && schema::readOption(*field, a, first) && schema::readOption(*field, b, second)
            && schema::sameOption(*field, first, second));
}

/// Whether the option is there and sets nothing: a limit of -1, a list of TRES that are all taken away.
bool setsNothing(const FlatOption &option)
{
    const schema::AssociationField *field = schema::findAssociationField(option.name);
    AssociationOptions read;
    constexpr std::string_view unset = "4294967294"; // NO_VAL of Slurm
    return field != nullptr && !schema::isSameOption(schema::option::qos, option.name)
        && (option.value == unset || (schema::isSameOption(schema::option::defaultQos, option.name) && option.value == "-1")
            || (schema::readOption(*field, option.value, read) && schema::sameOption(*field, AssociationOptions(), read)));
}

/// What is set for the association: the rest is set for the user.
bool isOfAssociation(const FlatOption &option)
{
    const schema::AssociationField *field = schema::findAssociationField(option.name);
    return !option.name.empty() && (field == nullptr || field->scope == schema::OptionScope::Association);
}

void changeOption(const FlatOption *before, const FlatOption &after, OptionChanges &changes)
{
    const std::string_view old = before == nullptr ? std::string_view() : std::string_view(before->value);
    if (schema::isSameOption(schema::option::qos, after.name)) {
        changeQos(old, after.value, changes);
    } else if (before != nullptr ? isSameValue(after.name, old, after.value) : setsNothing(after)) {
        return;
    } else if (isTresList(after.name)) {
        changes.settings.push_back(tresSetting(after.name, old, after.value));
    } else {
        changes.settings.push_back(setting(after.name, old, after.value));
    }
}

/// The options of an association as sacctmgr shall have them.
std::vector<FlatOption> associationOptions(std::string_view written)
{
    std::vector<FlatOption> options = optionsOnce(parseOptions(written));
    for (FlatOption &option : options) {
        if (schema::isSameOption(schema::option::flags, option.name)) {
            option.value = schema::accountFlags(option.value).value_or(option.value);
        }
    }
    std::erase_if(options, [](const FlatOption &option) { return schema::isSameOption(schema::option::flags, option.name) && option.value.empty(); });
    return options;
}

SacctmgrSetting clearedOption(std::string_view key, std::string_view before)
{
    return isTresList(key) ? tresSetting(key, before, {}) : cleared(key, before);
}

std::string priorityText(std::uint32_t priority)
{
    return priority == noPriority ? std::string() : std::to_string(priority);
}

/// The other options of a QOS; its values are kept as they were written.
std::vector<FlatOption> foreignOptions(const Qos &qos)
{
    std::vector<FlatOption> options;
    for (const ForeignKey &kept : qos.foreign) {
        const ForeignKey entry = qosOption(kept);
        options.push_back({ entry.key, unquotedValue(entry.value) });
    }
    // which slurmdbd does not write (as_mysql_qos.c, _setup_qos_limits), and slurmctld takes for none
    std::erase_if(options, [](const FlatOption &option) {
        const std::optional<double> factor = option.name == "LimitFactor" ? decimalNumber(option.value) : std::nullopt;
        return factor && *factor == 0.0;
    });
    return options;
}

/// By byte: whether sacctmgr and its database take it for a part of a name. A million names are looked at.
constexpr std::array<bool, 256> isPlainByte = [] {
    std::array<bool, 256> plain {};
    for (std::size_t byte = 0x20; byte < plain.size(); ++byte) {
        plain[byte] = byte != 0x7f && std::string_view(",[]'\"|\\").find(static_cast<char>(byte)) == std::string_view::npos;
    }
    return plain;
}();

} // namespace

OptionChanges optionChanges(std::string_view before, std::string_view after)
{
    OptionChanges changes;
    const std::vector<FlatOption> old = associationOptions(before);
    const std::vector<FlatOption> now = associationOptions(after);
    for (const FlatOption &option : now) {
        if (isOfAssociation(option)) {
            changeOption(find(old, option.name), option, changes);
        }
    }
    for (const FlatOption &option : old) {
        const bool isGone = isOfAssociation(option) && find(now, option.name) == nullptr && !schema::isOfEachAccount(option.name);
        if (isGone && !setsNothing(option)) {
            const bool isFlags = schema::isSameOption(schema::option::flags, option.name);
            changes.settings.push_back(
                isFlags ? SacctmgrSetting { "Flags=", "NoUsersAreCoords", option.value, {} } : clearedOption(option.name, option.value));
        }
    }
    return changes;
}

SacctmgrSettings addedOptions(std::string_view options)
{
    SacctmgrSettings settings;
    for (const FlatOption &option : associationOptions(options)) {
        if (!option.value.empty() && isOfAssociation(option) && !setsNothing(option)) {
            settings.push_back(isTresList(option.name) ? tresSetting(option.name, {}, option.value) : setting(option.name, {}, option.value));
        }
    }
    return settings;
}

SacctmgrSettings qosChanges(const Qos &before, const Qos &after)
{
    SacctmgrSettings settings;
    for (const schema::Field<Qos> &field : schema::qosFields()) {
        const std::string now = schema::fieldText(field, after);
        const bool isSame = isSameValue(field.word, schema::fieldText(field, before), now);
        const bool isSaid = !isSame && *field.word != '\0' && field.word != std::string_view("Name") && !(field.hasNoCase && now.empty());
        if (isSaid && !schema::sameField(field, before, after)) {
            settings.push_back(setting(field.word, schema::fieldText(field, before), now));
        }
    }
    const std::vector<FlatOption> old = optionsOnce(foreignOptions(before));
    const std::vector<FlatOption> now = optionsOnce(foreignOptions(after));
    OptionChanges changes;
    for (const FlatOption &option : now) {
        changeOption(find(old, option.name), option, changes);
    }
    std::move(changes.settings.begin(), changes.settings.end(), std::back_inserter(settings));
    for (const FlatOption &option : old) {
        if (find(now, option.name) == nullptr) {
            settings.push_back(clearedOption(option.name, option.value));
        }
    }
    return settings;
}

SacctmgrSettings addedQos(const Qos &qos)
{
    Qos plain; // what `add qos` makes of a name alone
    plain.name = qos.name;
    plain.description = qos.name;
    SacctmgrSettings settings = qosChanges(plain, qos);
    for (SacctmgrSetting &entry : settings) {
        entry.before.clear();
    }
    return settings;
}

bool isFlagsOfAccount(const SacctmgrSetting &setting)
{
    return setting.key == "Flags=";
}

bool isAccountText(std::string_view key)
{
    return key == "Description=" || key == "Organization=";
}

SacctmgrSetting sharesSetting(std::uint32_t before, std::uint32_t after)
{
    return { "Fairshare=", rawSharesWord(after), rawSharesWord(before), rawSharesWord(after) };
}

SacctmgrSetting prioritySetting(std::uint32_t before, std::uint32_t after)
{
    return { "Priority=", after == noPriority ? "-1" : std::to_string(after), priorityText(before), priorityText(after) };
}

std::vector<std::string> distinctWords(std::string_view list)
{
    std::vector<std::string> words = listWords(list);
    std::sort(words.begin(), words.end());
    words.erase(std::unique(words.begin(), words.end()), words.end());
    return words;
}

std::vector<std::string> tresWords(std::string_view list)
{
    std::vector<std::string> words;
    for (std::string &word : listWords(list)) {
        const std::size_t equals = word.find('=');
        const std::string_view name = std::string_view(word).substr(0, std::min(equals, word.size()));
        const auto known = std::find_if(words.begin(), words.end(),
            [name](const std::string &other) { return sameIgnoringCase(std::string_view(other).substr(0, other.find('=')), name); });
        if (known != words.end()) {
            *known = std::move(word);
        } else {
            words.push_back(std::move(word));
        }
    }
    return words;
}

std::string wholeTres(std::string_view entry)
{
    const std::size_t equals = std::min(entry.find('='), entry.size());
    const std::string_view number = entry.substr(std::min(equals + 1, entry.size()));
    const std::optional<std::uint64_t> count = number.find('.') == std::string_view::npos ? std::nullopt : tresCount(entry.substr(0, equals), number);
    return count ? std::string(entry.substr(0, equals + 1)) + std::to_string(*count) : std::string(entry);
}

std::string wholeTresList(std::string_view list)
{
    return joinedList(listWords(list), ",", wholeTres);
}

bool isNameable(std::string_view name)
{
    const bool plain = std::all_of(name.begin(), name.end(), [](char c) { return isPlainByte[static_cast<unsigned char>(c)]; });
    if (!plain || name.empty() || name.front() == '=' || name.front() == ' ' || name.back() == ' ') {
        return false;
    }
    if (name.find(' ') == std::string_view::npos) {
        return true;
    }
    // "ann in chem for batch" must mean one thing
    const std::string spaced = ' ' + std::string(name) + ' ';
    return spaced.find(" in ") == std::string::npos && spaced.find(" for ") == std::string::npos;
}

bool isNameableAsWritten(std::string_view name)
{
    std::string plain(name);
    std::replace(plain.begin(), plain.end(), '\\', '_');
    return isNameable(plain) && !name.ends_with('\\');
}

std::string sacctmgrValue(std::string_view value)
{
    std::string text;
    text.reserve(value.size());
    for (const char c : value) {
        const auto byte = static_cast<unsigned char>(c);
        text += c == '\'' || c == '"' ? '`' : byte < 0x20 || byte == 0x7f ? ' ' : c;
    }
    if (!text.empty() && text.front() == '=') {
        text.insert(0, 1, ' '); // the first = of a value would be taken for a part of the operator
    }
    return text;
}

} // namespace apportion::slurm
