// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/cluster_state.h"

#include "core/policy/number_text.h"
#include "core/policy/slurm_time.h"
#include "core/policy/tres.h"
#include "slurm/text/reading.h"

#include <algorithm>
#include <array>

namespace apportion::slurm
{

namespace
{

using Form = ShownField::Form;

constexpr std::array clusterFields = {
    ShownField { "fairshare", "Share", StateList::Associations, Form::Plain },
    ShownField { "parent", "ParentName", StateList::Associations, Form::Plain },
    ShownField { "priority", "Priority", StateList::Associations, Form::Plain },
    ShownField { "qos", "QOS", StateList::Associations, Form::Names },
    ShownField { "defaultqos", "DefaultQOS", StateList::Associations, Form::Plain },
    ShownField { "grptres", "GrpTRES", StateList::Associations, Form::Tres },
    ShownField { "grptresmins", "GrpTRESMins", StateList::Associations, Form::Tres },
    ShownField { "grptresrunmins", "GrpTRESRunMins", StateList::Associations, Form::Tres },
    ShownField { "grpjobs", "GrpJobs", StateList::Associations, Form::Plain },
    ShownField { "grpjobsaccrue", "GrpJobsAccrue", StateList::Associations, Form::Plain },
    ShownField { "grpsubmitjobs", "GrpSubmit", StateList::Associations, Form::Plain },
    ShownField { "grpwall", "GrpWall", StateList::Associations, Form::Minutes },
    ShownField { "maxtresperjob", "MaxTRES", StateList::Associations, Form::Tres },
    ShownField { "maxtrespernode", "MaxTRESPerNode", StateList::Associations, Form::Tres },
    ShownField { "maxtresminsperjob", "MaxTRESMins", StateList::Associations, Form::Tres },
    ShownField { "maxjobs", "MaxJobs", StateList::Associations, Form::Plain },
    ShownField { "maxjobsaccrue", "MaxJobsAccrue", StateList::Associations, Form::Plain },
    ShownField { "maxsubmitjobs", "MaxSubmit", StateList::Associations, Form::Plain },
    ShownField { "maxwalldurationperjob", "MaxWall", StateList::Associations, Form::Minutes },
    ShownField { "description", "Description", StateList::Accounts, Form::Text },
    ShownField { "organization", "Organization", StateList::Accounts, Form::Text },
    ShownField { "defaultaccount", "Account", StateList::Defaults, Form::Plain },
    ShownField { "adminlevel", "AdminLevel", StateList::Users, Form::Text },
    ShownField { "priority", "Priority", StateList::Qos, Form::Plain },
    ShownField { "usagefactor", "UsageFactor", StateList::Qos, Form::Factor },
    ShownField { "preempt", "Preempt", StateList::Qos, Form::Names },
    ShownField { "flags", "Flags", StateList::Qos, Form::Names },
    ShownField { "grptres", "GrpTRES", StateList::Qos, Form::Tres },
    ShownField { "grpjobs", "GrpJobs", StateList::Qos, Form::Plain },
    ShownField { "grpsubmitjobs", "GrpSubmit", StateList::Qos, Form::Plain },
    ShownField { "maxtresperuser", "MaxTRESPU", StateList::Qos, Form::Tres },
    ShownField { "maxjobsperuser", "MaxJobsPU", StateList::Qos, Form::Plain },
    ShownField { "description", "Description", StateList::Qos, Form::Text },
};

bool isIn(std::string_view object, StateList list)
{
    const std::string_view kind = object.substr(0, object.find(' '));
    switch (list) {
    case StateList::Associations:
        return kind == "account" || object.find(" in ") != std::string_view::npos;
    case StateList::Accounts:
        return kind == "account";
    case StateList::Defaults:
    case StateList::Users:
        return kind == "user" && object.find(" in ") == std::string_view::npos;
    case StateList::Qos:
        return kind == "qos";
    case StateList::Clusters:
        return kind == "cluster";
    }
    return false;
}

std::string joinedSorted(std::vector<std::string> words)
{
    std::sort(words.begin(), words.end());
    std::string text;
    for (const std::string &word : words) {
        (text += text.empty() ? "" : ",") += word;
    }
    return text;
}

/// Memory is shown in the largest unit that divides it: 2048 is "2G".
std::string memoryText(std::string_view value)
{
    const std::optional<std::uint64_t> megabytes = countWithUnit(value, 'M');
    if (!megabytes) {
        return std::string(value);
    }
    constexpr std::string_view units = "MGTP";
    std::uint64_t count = *megabytes;
    std::size_t unit = 0;
    while (count != 0 && count % 1024 == 0 && unit + 1 < units.size()) {
        count /= 1024;
        ++unit;
    }
    return std::to_string(count) + units[unit];
}

std::string tresText(std::string_view list)
{
    std::vector<std::string> words = listWords(list);
    for (std::string &word : words) {
        const std::size_t equals = word.find('=');
        if (equals == std::string::npos) {
            continue;
        }
        const std::string name = lowerCase(word.substr(0, equals));
        const std::string value = word.substr(equals + 1);
        word = name + '=' + (name == "mem" || startsWithIgnoringCase(name, "bb/") ? memoryText(value) : value);
    }
    return joinedSorted(std::move(words));
}

/// "1-00:00:00", "01:30:00": minutes as sacctmgr's lists show them.
std::string minutesText(std::string_view value)
{
    const ParsedTime parsed = parseTime(value);
    if (!parsed || parsed.time.isUnlimited()) {
        return parsed ? std::string() : std::string(value);
    }
    const std::uint32_t minutes = parsed.time.minutes;
    const auto twoDigits = [](std::uint32_t number) { return (number < 10 ? "0" : "") + std::to_string(number); };
    const std::uint32_t days = minutes / (24 * 60);
    return (days > 0 ? std::to_string(days) + '-' : std::string()) + twoDigits(minutes / 60 % 24) + ':' + twoDigits(minutes % 60) + ":00";
}

} // namespace

std::span<const ShownField> shownFields()
{
    return clusterFields;
}

const ShownField *shownField(std::string_view object, std::string_view key)
{
    const std::string name = lowerCase(key.substr(0, key.find_first_of("+-=")));
    for (const ShownField &field : clusterFields) {
        if (name == field.key && isIn(object, field.list)) {
            return &field;
        }
    }
    return nullptr;
}

std::string stateValue(const ShownField &field, std::string_view value)
{
    switch (field.form) {
    case Form::Plain:
        return std::string(value == "-1" ? std::string_view() : value);
    case Form::Text:
        return lowerCase(sacctmgrValue(value));
    case Form::Minutes:
        return value.empty() ? std::string() : minutesText(value);
    case Form::Tres:
        return tresText(value);
    case Form::Names:
        return joinedSorted(listWords(value));
    case Form::Factor: {
        const std::optional<double> number = decimalNumber(value);
        return number ? fixedText(*number) : std::string(value);
    }
    }
    return {};
}

void ClusterState::noteSettings(const std::string &object, const SacctmgrSettings &settings)
{
    for (const SacctmgrSetting &entry : settings) {
        noteValue(object, entry.key, entry.before, entry.after);
    }
}

void ClusterState::noteValue(const std::string &object, std::string_view key, std::string_view before, std::string_view after)
{
    const ShownField *field = shownField(object, key);
    // What stands in several columns of one line, or was not known before, cannot be compared.
    if (field == nullptr || before.find('|') != std::string_view::npos || after.find('|') != std::string_view::npos
        || (field->list == StateList::Defaults && before.empty())) {
        return;
    }
    StateChange change { object, field, stateValue(*field, before), stateValue(*field, after) };
    if (field->list == StateList::Users && field->form == Form::Text) {
        change.before = change.before->empty() ? "none" : change.before;
        change.after = change.after->empty() ? "none" : change.after;
    }
    if (m_new.count(object) != 0) {
        change.before.reset();
    }
    m_changes.push_back(std::move(change));
}

void ClusterState::noteNew(const std::string &object, const SacctmgrSettings &settings)
{
    m_changes.push_back({ object, nullptr, std::nullopt, std::string() });
    for (const SacctmgrSetting &entry : settings) {
        const ShownField *field = shownField(object, entry.key);
        // An account that was removed once is still in the list of accounts, with the description that it had.
        if (field != nullptr && field->list != StateList::Accounts && entry.after.find('|') == std::string::npos) {
            m_changes.push_back({ object, field, std::nullopt, stateValue(*field, entry.after) });
        }
    }
    m_new.insert(object);
}

void ClusterState::noteGone(const std::string &object, const SacctmgrSettings &settings)
{
    m_changes.push_back({ object, nullptr, std::string(), std::nullopt });
    for (const SacctmgrSetting &entry : settings) {
        const ShownField *field = shownField(object, entry.key);
        if (field != nullptr && field->list != StateList::Accounts && entry.after.find('|') == std::string::npos) {
            std::string value = stateValue(*field, entry.after);
            if (field->list != StateList::Associations || !value.empty()) {
                m_changes.push_back({ object, field, std::move(value), std::nullopt });
            }
        }
    }
}

void ClusterState::noteNeeded(const std::string &object)
{
    if (m_needed.insert(object).second) {
        m_changes.push_back({ object, nullptr, std::string(), std::string() });
    }
}

} // namespace apportion::slurm
