// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/sacctmgr_options.h"

#include "core/policy/tres.h"
#include "slurm/lists/association_options.h"
#include "slurm/text/reading.h"

#include <algorithm>
#include <array>

namespace apportion::slurm
{

namespace
{

std::vector<std::string> listOf(std::string_view value)
{
    std::vector<std::string> list;
    splitEach(value, ',', [&](std::string_view part) {
        if (!part.empty()) {
            list.emplace_back(part);
        }
    });
    return list;
}

} // namespace

bool isQuotedOption(std::string_view name)
{
    static constexpr std::array<std::string_view, 9> names
        = { "Description", "Organization", "DefaultAccount", "DefaultWCKey", "AdminLevel", "Coordinator", "Comment", "DefaultQOS", "QOS" };
    return std::any_of(names.begin(), names.end(), [&](std::string_view quoted) { return sameIgnoringCase(quoted, name); });
}

bool isKey(const ScriptSetting &setting, const KnownKey &key)
{
    return abbreviates(setting.key, key.word, key.least) || (key.word == accountsKey.word && abbreviates(setting.key, "acct", 4));
}

std::vector<std::string> namesOf(const ScriptSettings &settings, const KnownKey &key, bool bare)
{
    std::vector<std::string> names;
    for (const ScriptSetting &setting : settings) {
        if (setting.key.empty() ? bare : isKey(setting, key)) {
            const std::vector<std::string> list = listOf(setting.value);
            names.insert(names.end(), list.begin(), list.end());
        }
    }
    return names;
}

std::string fullName(std::string_view key)
{
    static constexpr std::array<KnownKey, 18> known
        = { { { "Description", 3 }, { "Organization", 1 }, { "DefaultQOS", 8 }, { "DefaultWCKey", 8 }, { "DefaultAccount", 8 }, { "AdminLevel", 2 },
            { "QosLevel", 1 }, { "Comment", 3 }, { "GrpTRESMins", 9 }, { "GrpJobs", 4 }, { "GrpSubmitJobs", 4 }, { "GrpWall", 4 }, { "MaxJobs", 4 },
            { "MaxSubmitJobs", 4 }, { "MaxWallDurationPerJob", 4 }, { "MaxNodesPerJob", 4 }, { "UsageFactor", 6 }, { "GraceTime", 3 } } };
    const auto found = std::find_if(known.begin(), known.end(), [&](const KnownKey &name) { return abbreviates(key, name.word, name.least); });
    if (found == known.end()) {
        return std::string(key);
    }
    return found->word == "QosLevel" ? "QOS" : std::string(found->word);
}

std::string combinedList(std::string_view before, const ScriptSetting &setting)
{
    std::vector<std::string> list = listOf(before);
    const bool difference = list.empty() || list.front().front() == '+' || list.front().front() == '-';
    for (const std::string &name : listOf(setting.value)) {
        const auto same = [&](const std::string &entry) { return entry == name || (difference && entry.substr(1) == name); };
        list.erase(std::remove_if(list.begin(), list.end(), same), list.end());
        if (difference) {
            list.push_back(setting.sign + name);
        } else if (setting.sign == '+') {
            list.push_back(name);
        }
    }
    std::string text;
    for (const std::string &entry : list) {
        text += text.empty() ? "" : ",";
        text += entry;
    }
    return text;
}

std::string withOption(std::string_view options, const ScriptSetting &setting)
{
    std::vector<Option> list = parseOptions(options);
    const std::string name = fullName(setting.key);
    const auto known = std::find_if(list.begin(), list.end(), [&](const Option &option) { return sameIgnoringCase(option.name, name); });
    std::string value = setting.value;
    if (setting.sign != '\0') {
        value = combinedList(known == list.end() ? std::string_view() : std::string_view(known->value), setting);
    }
    const bool removed = value.empty() || value == "-1";
    if (known != list.end()) {
        known->value = value;
        if (removed) {
            list.erase(known);
        }
    } else if (!removed) {
        list.push_back({ name, value, isQuotedOption(name) });
    }
    return optionsText(list);
}

} // namespace apportion::slurm
