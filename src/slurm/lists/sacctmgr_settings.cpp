// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/sacctmgr_settings.h"

#include "core/policy/number_text.h"
#include "slurm/lists/association_options.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace apportion::slurm
{

namespace
{

constexpr std::array<std::string_view, 5> userKeys = { "DefaultAccount", "DefaultWCKey", "AdminLevel", "Coordinator", "WCKeys" };

bool isNumber(std::string_view text)
{
    return !text.empty() && text.find_first_not_of("0123456789.") == std::string_view::npos;
}

/// Whether a key holds a list of TRES: "GrpTRES=cpu=4,mem=10".
bool isTresList(std::string_view key)
{
    return lowerCase(key).find("tres") != std::string::npos;
}

const Option *find(const std::vector<Option> &options, std::string_view key)
{
    for (const Option &option : options) {
        if (sameIgnoringCase(option.name, key)) {
            return &option;
        }
    }
    return nullptr;
}

SacctmgrSetting setting(std::string_view key, std::string_view before, std::string_view after)
{
    return { std::string(key) + '=', sacctmgrValue(after), std::string(before), std::string(after) };
}

/// Numbers and the default QOS are cleared with -1, texts with nothing.
SacctmgrSetting cleared(std::string_view key, std::string_view before)
{
    const bool minusOne = isNumber(before) || sameIgnoringCase(key, "DefaultQOS") || sameIgnoringCase(key, "Flags");
    return { std::string(key) + '=', minusOne ? "-1" : "", std::string(before), {} };
}

/// A list of TRES: sacctmgr changes only those that are named, so those that are gone are set to -1.
SacctmgrSetting tresSetting(std::string_view key, std::string_view before, std::string_view after)
{
    const std::vector<std::string> now = listWords(after);
    std::string value(after);
    for (const std::string &entry : listWords(before)) {
        const std::string name = entry.substr(0, entry.find('=') + 1);
        const bool stays = std::any_of(now.begin(), now.end(),
            [&name](const std::string &word) { return sameIgnoringCase(std::string_view(word).substr(0, name.size()), name); });
        if (!stays && !name.empty()) {
            ((value += value.empty() ? "" : ",") += name) += "-1";
        }
    }
    return { std::string(key) + '=', sacctmgrValue(value), std::string(before), std::string(after) };
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
    std::vector<std::string> old = listWords(before);
    std::vector<std::string> now = listWords(after);
    std::sort(old.begin(), old.end());
    std::sort(now.begin(), now.end());
    if (old == now) {
        return;
    }
    if (now.empty() || !std::all_of(now.begin(), now.end(), isDelta)) {
        changes.settings.push_back(setting("QOS", before, after));
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
            changes.settings.push_back({ std::string("QOS") + sign + '=', sacctmgrValue(names), std::string(before), std::string(after) });
        }
    }
}

/// What sacctmgr keeps in lower case.
bool isFolded(std::string_view key)
{
    return sameIgnoringCase(key, "Description") || sameIgnoringCase(key, "Organization");
}

void changeOption(const Option *before, const Option &after, OptionChanges &changes)
{
    const std::string_view old = before == nullptr ? std::string_view() : std::string_view(before->value);
    if (sameIgnoringCase(after.name, "QOS")) {
        changeQos(old, after.value, changes);
    } else if (before != nullptr && (old == after.value || (isFolded(after.name) && sameIgnoringCase(old, after.value)))) {
        return;
    } else if (isTresList(after.name)) {
        changes.settings.push_back(tresSetting(after.name, old, after.value));
    } else {
        changes.settings.push_back(setting(after.name, old, after.value));
    }
}

SacctmgrSetting clearedOption(std::string_view key, std::string_view before)
{
    return isTresList(key) ? tresSetting(key, before, {}) : cleared(key, before);
}

std::string sharesText(std::uint32_t shares)
{
    return shares == sharesParent ? "parent" : std::to_string(shares);
}

std::string priorityText(std::uint32_t priority)
{
    return priority == noPriority ? std::string() : std::to_string(priority);
}

/// The other options of a QOS; its values are kept as they were written.
std::vector<Option> foreignOptions(const Qos &qos)
{
    std::vector<Option> options;
    for (const ForeignKey &entry : qos.foreign) {
        const std::vector<Option> parsed = parseOptions("x=" + entry.value);
        options.push_back({ entry.key, parsed.empty() ? std::string() : parsed.front().value });
    }
    return options;
}

} // namespace

OptionScope optionScope(std::string_view key)
{
    const bool user = std::any_of(userKeys.begin(), userKeys.end(), [key](std::string_view name) { return sameIgnoringCase(name, key); });
    return user ? OptionScope::User : OptionScope::Association;
}

OptionChanges optionChanges(std::string_view before, std::string_view after)
{
    OptionChanges changes;
    const std::vector<Option> old = parseOptions(before);
    const std::vector<Option> now = parseOptions(after);
    for (const Option &option : now) {
        if (!option.name.empty() && optionScope(option.name) == OptionScope::Association) {
            changeOption(find(old, option.name), option, changes);
        }
    }
    for (const Option &option : old) {
        const bool gone = !option.name.empty() && find(now, option.name) == nullptr && optionScope(option.name) == OptionScope::Association;
        // An account always has a description and an organization: a file that leaves them out says nothing of them.
        if (gone && !sameIgnoringCase(option.name, "Description") && !sameIgnoringCase(option.name, "Organization")) {
            changes.settings.push_back(clearedOption(option.name, option.value));
        }
    }
    return changes;
}

SacctmgrSettings addedOptions(std::string_view options)
{
    SacctmgrSettings settings;
    for (const Option &option : parseOptions(options)) {
        if (!option.name.empty() && !option.value.empty() && optionScope(option.name) == OptionScope::Association) {
            settings.push_back(setting(option.name, {}, option.value));
        }
    }
    return settings;
}

SacctmgrSettings qosChanges(const Qos &before, const Qos &after)
{
    SacctmgrSettings settings;
    if (!sameIgnoringCase(before.description, after.description) && !after.description.empty()) {
        settings.push_back(setting("Description", before.description, after.description));
    }
    if (before.priority != after.priority) {
        settings.push_back(setting("Priority", std::to_string(before.priority), std::to_string(after.priority)));
    }
    if (before.usageFactor != after.usageFactor) {
        settings.push_back(setting("UsageFactor", shortestText(before.usageFactor), shortestText(after.usageFactor)));
    }
    if (before.preempt != after.preempt) {
        settings.push_back(setting("Preempt", before.preempt, after.preempt));
    }
    const std::vector<Option> old = foreignOptions(before);
    const std::vector<Option> now = foreignOptions(after);
    OptionChanges changes;
    for (const Option &option : now) {
        changeOption(find(old, option.name), option, changes);
    }
    std::move(changes.settings.begin(), changes.settings.end(), std::back_inserter(settings));
    for (const Option &option : old) {
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

SacctmgrSetting sharesSetting(std::uint32_t before, std::uint32_t after)
{
    return { "Fairshare=", sharesText(after), sharesText(before), sharesText(after) };
}

SacctmgrSetting prioritySetting(std::uint32_t before, std::uint32_t after)
{
    return { "Priority=", after == noPriority ? "-1" : std::to_string(after), priorityText(before), priorityText(after) };
}

std::string optionValue(std::string_view options, std::string_view key)
{
    const std::vector<Option> all = parseOptions(options);
    const Option *option = find(all, key);
    return option == nullptr ? std::string() : option->value;
}

std::vector<std::string> listWords(std::string_view list)
{
    std::vector<std::string> words;
    while (!list.empty()) {
        const std::size_t comma = std::min(list.find(','), list.size());
        if (comma > 0) {
            words.emplace_back(list.substr(0, comma));
        }
        list.remove_prefix(std::min(comma + 1, list.size()));
    }
    return words;
}

bool isNameable(std::string_view name)
{
    const bool plain = std::all_of(name.begin(), name.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte > 0x20 && byte != 0x7f && std::string_view(",[]'\"|").find(c) == std::string_view::npos;
    });
    return plain && !name.empty() && name.front() != '=';
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
