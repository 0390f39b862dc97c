// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/policy_edit.h"

#include "core/change/change_notes.h"
#include "core/policy/flat_option.h"
#include "core/schema/association_fields.h"
#include "core/schema/setting_fields.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace apportion
{

namespace
{

template <typename Row>
PolicyEdit::Table<Row> changedTable(const Shared<std::vector<Row>> &before, const Shared<std::vector<Row>> &after)
{
    return before == after ? std::nullopt : PolicyEdit::Table<Row>(after);
}

/// As above; how a time is written counts too, since files are written so.
PolicyEdit::Table<Partition> changedPartitions(const Shared<std::vector<Partition>> &before, const Shared<std::vector<Partition>> &after)
{
    const bool rewritten = !before.sharesWith(after) && before->size() == after->size()
        && !std::equal(before->begin(), before->end(), after->begin(),
            [](const Partition &a, const Partition &b) { return a.maxTime.written == b.maxTime.written; });
    return rewritten ? PolicyEdit::Table<Partition>(after) : changedTable(before, after);
}

template <typename Value>
void exchangeGiven(Value &value, std::optional<Value> &given)
{
    if (given) {
        std::swap(value, *given);
    }
}

OptionsEdit optionsBetween(const AssociationTree &before, const AssociationTree &after)
{
    OptionsEdit edit;
    if (&before.optionsColumn() == &after.optionsColumn()) {
        return edit;
    }
    for (AssociationId id = 0; id < std::min(before.rowCount(), after.rowCount()); ++id) {
        if (before.isLive(id) && before.options(id) != after.options(id)) {
            edit.associations.push_back(id);
            edit.options.push_back(edit.texts.add(after.options(id)));
        }
    }
    return edit;
}

void exchangeOptions(AssociationTree &tree, OptionsEdit &edit)
{
    NamePool taken;
    for (std::size_t i = 0; i < edit.associations.size(); ++i) {
        const AssociationId id = edit.associations[i];
        const NameId now = taken.add(tree.options(id));
        tree.setOptions(id, edit.texts[edit.options[i]]);
        edit.options[i] = now;
    }
    edit.texts = std::move(taken);
}

template <typename Row>
std::vector<Renaming> renamedRows(const std::vector<Row> &before, const std::vector<Row> &after)
{
    std::vector<Renaming> renamed;
    if (after.size() != before.size()) {
        return renamed;
    }
    const auto isIn = [](const std::vector<Row> &rows, std::string_view name) {
        return std::any_of(rows.begin(), rows.end(), [name](const Row &row) { return row.name == name; });
    };
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (before[i].name != after[i].name && !isIn(after, before[i].name) && !isIn(before, after[i].name)) {
            renamed.emplace_back(before[i].name, after[i].name);
        }
    }
    return renamed;
}

bool hasPartition(const Job &job, const Renaming &renaming)
{
    return std::find(job.partitions.begin(), job.partitions.end(), renaming.first) != job.partitions.end();
}

bool hasQos(const Job &job, const Renaming &renaming)
{
    if (job.qos.find(',') == std::string::npos) {
        return sameIgnoringCase(job.qos, renaming.first); // most jobs: nothing is allocated for them
    }
    const std::vector<std::string_view> names = qosNames(job);
    return std::any_of(names.begin(), names.end(), [&renaming](std::string_view name) { return sameIgnoringCase(name, renaming.first); });
}

} // namespace

bool PolicyEdit::isEmpty() const
{
    return !priority && !tres && !nodeGroups && !partitions && !qos && !chips && !jobs && associations.empty() && options.associations.empty()
        && !clusterOptions && !release && !foreignConf && !notes;
}

PolicyEdit editBetween(const Policy &policy, const Policy &draft)
{
    PolicyEdit edit;
    if (!(policy.tres == draft.tres)) {
        edit.tres = draft.tres;
    }
    PrioritySettings settings = draft.priority;
    for (std::size_t i = 0; i < priorityKeyCount; ++i) {
        const auto key = static_cast<PriorityKey>(i);
        const bool unmarked = policy.priority.isGiven(key) && !draft.priority.isGiven(key);
        const bool differs = settingValue(policy, key) != settingValue(draft, key);
        if (differs) {
            settings.markGiven(key, !unmarked);
        }
        if (differs || policy.priority.isGiven(key) != draft.priority.isGiven(key)) {
            edit.keys.push_back(key);
        }
    }
    if (!edit.keys.empty() || !(policy.priority == draft.priority)) {
        edit.priority = std::move(settings);
    }
    edit.nodeGroups = changedTable(policy.nodeGroups, draft.nodeGroups);
    edit.partitions = changedPartitions(policy.partitions, draft.partitions);
    edit.qos = changedTable(policy.qos, draft.qos);
    edit.chips = changedTable(policy.chips, draft.chips);
    const std::vector<std::uint32_t> &before = policy.associations.rawSharesColumn();
    const std::vector<std::uint32_t> &after = draft.associations.rawSharesColumn();
    if (&before != &after) {
        for (std::size_t i = 0; i < std::min(before.size(), after.size()); ++i) {
            const auto id = static_cast<AssociationId>(i);
            if (before[i] != after[i] && policy.associations.isLive(id)) {
                edit.associations.push_back(id);
                edit.rawShares.push_back(after[i]);
            }
        }
    }
    edit.options = optionsBetween(policy.associations, draft.associations);
    if (policy.clusterOptions != draft.clusterOptions) {
        edit.clusterOptions = draft.clusterOptions;
    }
    if (policy.release != draft.release) {
        edit.release = draft.release;
    }
    edit.foreignConf = changedTable(policy.foreignConf, draft.foreignConf);
    edit.notes = changedTable(policy.notes, draft.notes);
    return edit;
}

void exchangeEdit(Policy &policy, Situation &situation, PolicyEdit &edit)
{
    exchangeGiven(policy.priority, edit.priority);
    exchangeGiven(policy.tres, edit.tres);
    exchangeGiven(policy.nodeGroups, edit.nodeGroups);
    exchangeGiven(policy.partitions, edit.partitions);
    exchangeGiven(policy.qos, edit.qos);
    exchangeGiven(policy.chips, edit.chips);
    exchangeGiven(situation.jobs, edit.jobs);
    for (std::size_t i = 0; i < edit.associations.size(); ++i) {
        const std::uint32_t now = policy.associations.rawShares(edit.associations[i]);
        if (now != edit.rawShares[i]) {
            policy.associations.setRawShares(edit.associations[i], edit.rawShares[i]);
            edit.rawShares[i] = now;
        }
    }
    exchangeOptions(policy.associations, edit.options);
    exchangeGiven(policy.clusterOptions, edit.clusterOptions);
    exchangeGiven(policy.release, edit.release);
    exchangeGiven(policy.foreignConf, edit.foreignConf);
    exchangeGiven(policy.notes, edit.notes);
}

std::vector<Renaming> renamings(const std::vector<Partition> &before, const std::vector<Partition> &after)
{
    return renamedRows(before, after);
}

std::vector<Renaming> renamings(const std::vector<Qos> &before, const std::vector<Qos> &after)
{
    return renamedRows(before, after);
}

void letJobsFollow(PolicyEdit &edit, const Policy &policy, const Situation &situation)
{
    const std::vector<Renaming> partitions = edit.partitions ? renamings(*policy.partitions, **edit.partitions) : std::vector<Renaming>();
    const std::vector<Renaming> qos = edit.qos ? renamings(*policy.qos, **edit.qos) : std::vector<Renaming>();
    if (partitions.empty() && qos.empty()) {
        return;
    }
    Shared<std::vector<Job>> jobs = situation.jobs;
    for (std::size_t i = 0; i < jobs->size(); ++i) {
        for (const Renaming &renaming : partitions) {
            if (hasPartition(jobs->at(i), renaming)) {
                std::vector<std::string> &names = jobs.edit()[i].partitions;
                std::replace(names.begin(), names.end(), std::string(renaming.first), std::string(renaming.second));
            }
        }
        for (const Renaming &renaming : qos) {
            if (hasQos(jobs->at(i), renaming)) {
                jobs.edit()[i].qos = withNameReplaced(jobs->at(i).qos, renaming.first, renaming.second);
            }
        }
    }
    if (!jobs.sharesWith(situation.jobs)) {
        edit.jobs = std::move(jobs);
    }
}

std::string withNameReplaced(std::string_view list, std::string_view before, std::string_view after)
{
    if (list.size() > 1 && list.front() == '"' && list.back() == '"') {
        return '"' + withNameReplaced(list.substr(1, list.size() - 2), before, after) + '"';
    }
    std::string result;
    for (std::size_t begin = 0; begin <= list.size();) {
        const std::size_t end = std::min(list.find(',', begin), list.size());
        const std::string_view word = list.substr(begin, end - begin);
        const std::size_t sign = !word.empty() && (word.front() == '+' || word.front() == '-') ? 1 : 0;
        result += begin == 0 ? "" : ",";
        result += word.substr(0, sign);
        result += sameIgnoringCase(word.substr(sign), before) ? after : word.substr(sign);
        begin = end + 1;
    }
    return result;
}

Policy edited(Policy policy, PolicyEdit edit)
{
    Situation none;
    exchangeEdit(policy, none, edit);
    return policy;
}

void reorderNodeGroups(Policy &policy, const std::vector<std::size_t> &sources, const std::vector<NodeGroup> &added)
{
    constexpr auto gone = static_cast<std::uint32_t>(-1);
    std::vector<std::uint32_t> place(policy.nodeGroups->size(), gone);
    for (std::size_t i = 0; i < sources.size(); ++i) {
        if (sources[i] < place.size()) {
            place[sources[i]] = static_cast<std::uint32_t>(i);
        }
    }
    reorderRows(policy.nodeGroups, sources, added);
    for (Partition &partition : policy.partitions.edit()) {
        std::vector<PartitionNodes> nodes;
        for (const PartitionNodes &part : partition.nodes) {
            if (part.group < place.size() && place[part.group] != gone) {
                nodes.push_back({ place[part.group], part.count });
            }
        }
        std::sort(nodes.begin(), nodes.end(), [](const PartitionNodes &a, const PartitionNodes &b) { return a.group < b.group; });
        partition.nodes = std::move(nodes);
    }
}

namespace
{

/// Replaces a name in the lists that partitions have under some keys.
void renameInPartitions(Policy &policy, std::initializer_list<std::string_view> words, const std::string &before, const std::string &after)
{
    for (std::size_t i = 0; i < policy.partitions->size(); ++i) {
        Partition partition = policy.partitions.get()[i];
        for (ForeignKey &key : partition.foreign) {
            if (std::any_of(words.begin(), words.end(), [&key](std::string_view word) { return sameIgnoringCase(key.key, word); })) {
                key.value = withNameReplaced(key.value, before, after);
            }
        }
        if (!(partition == policy.partitions.get()[i])) {
            policy.partitions.edit()[i] = std::move(partition);
        }
    }
}

} // namespace

std::string optionsWithAccountReplaced(const std::string &text, const std::string &before, const std::string &after)
{
    std::vector<FlatOption> options = parseOptions(text);
    bool changed = false;
    for (FlatOption &option : options) {
        if (schema::isSameOption(schema::option::defaultAccount, option.name) || schema::isSameOption(schema::option::coordinator, option.name)) {
            std::string replaced = withNameReplaced(option.value, before, after);
            changed = changed || replaced != option.value;
            option.value = std::move(replaced);
        }
    }
    return changed ? optionsText(options) : text;
}

void renameAccountReferences(Policy &policy, const std::string &before, const std::string &after)
{
    renameInPartitions(policy, { "AllowAccounts", "DenyAccounts" }, before, after);
    renameInNotes(policy, "account:" + before, after);
    const auto isIt = [&before](const std::string &owner) { return sameIgnoringCase(owner, before); };
    for (std::size_t i = 0; i < policy.nodeGroups->size(); ++i) {
        const std::vector<std::string> &owners = policy.nodeGroups.get()[i].owners;
        if (std::any_of(owners.begin(), owners.end(), isIt)) {
            std::vector<std::string> &edited = policy.nodeGroups.edit()[i].owners;
            std::replace_if(edited.begin(), edited.end(), isIt, after);
        }
    }
    policy.associations.mapOptions([&](const std::string &options) { return optionsWithAccountReplaced(options, before, after); });
}

void renamePartition(Policy &policy, std::size_t index, const std::string &name)
{
    const std::string before = std::exchange(policy.partitions.edit()[index].name, name);
    renameInPartitions(policy, { "Alternate" }, before, name);
    renameInNotes(policy, "partition:" + before, name);
}

void renameChip(Policy &policy, std::size_t index, const std::string &name)
{
    const std::string before = std::exchange(policy.chips.edit()[index].name, name);
    for (std::size_t i = 0; i < policy.nodeGroups->size(); ++i) {
        if (!before.empty() && sameIgnoringCase(policy.nodeGroups.get()[i].chip, before)) {
            policy.nodeGroups.edit()[i].chip = name;
        }
    }
}

} // namespace apportion
