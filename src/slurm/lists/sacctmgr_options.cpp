// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/sacctmgr_options.h"

#include "core/change/option_comparison.h"
#include "core/policy/text_scan.h"
#include "core/policy/tres.h"
#include "core/schema/association_fields.h"
#include "slurm/lists/sacctmgr_settings.h"
#include "slurm/text/reading.h"

#include <algorithm>
#include <array>

namespace apportion::slurm
{

bool isKey(const ScriptSetting &setting, const KnownKey &key)
{
    return abbreviates(setting.key, key.word, key.least) || (key.word == accountsKey.word && abbreviates(setting.key, "acct", 4));
}

std::vector<std::string> namesOf(const ScriptSettings &settings, const KnownKey &key, bool bare)
{
    std::vector<std::string> names;
    for (const ScriptSetting &setting : settings) {
        if (setting.key.empty() ? bare : isKey(setting, key)) {
            const std::vector<std::string> list = listWords(setting.value);
            names.insert(names.end(), list.begin(), list.end());
        }
    }
    return names;
}

std::string fullName(std::string_view key)
{
    // what only a QOS has, and what an older sacctmgr called a TRES
    static constexpr std::array<KnownKey, 3> others = { { { "MaxNodesPerJob", 4 }, { "UsageFactor", 6 }, { "GraceTime", 3 } } };
    if (const schema::AssociationField *field = schema::findAssociationField(key)) {
        return field->word;
    }
    const auto found = std::find_if(others.begin(), others.end(), [&](const KnownKey &name) { return abbreviates(key, name.word, name.least); });
    return std::string(found == others.end() ? key : found->word);
}

std::string combinedList(std::string_view before, const ScriptSetting &setting)
{
    std::vector<std::string> list = listWords(before);
    const bool difference = list.empty() || list.front().front() == '+' || list.front().front() == '-';
    for (const std::string &name : listWords(setting.value)) {
        const auto same = [&](const std::string &entry) { return entry == name || (difference && entry.substr(1) == name); };
        list.erase(std::remove_if(list.begin(), list.end(), same), list.end());
        if (difference) {
            list.push_back(setting.sign + name);
        } else if (setting.sign == '+') {
            list.push_back(name);
        }
    }
    return joinedList(list);
}

std::string withOption(std::string_view options, const ScriptSetting &setting)
{
    const std::string value = setting.sign == '\0' ? setting.value : combinedList(optionValue(options, setting.key), setting);
    return withEditedOption(options, fullName(setting.key), value == "-1" ? std::nullopt : std::optional(value));
}

} // namespace apportion::slurm
