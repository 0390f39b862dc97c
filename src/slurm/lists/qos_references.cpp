// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/qos_references.h"

#include "core/change/change_notes.h"
#include "core/change/policy_edit.h"
#include "core/policy/flat_option.h"
#include "core/policy/text_scan.h"
#include "core/schema/association_fields.h"
#include "slurm/lists/sacctmgr_settings.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace apportion::slurm
{

namespace
{

/// Takes QOS out of the options of associations, and counts.
class Replacer
{
public:
    explicit Replacer(std::vector<QosReference> &references) : m_references(references) { }

    /// The options without the QOS that are gone; their own text when they name none.
    std::string replace(std::string_view options, AssociationId id)
    {
        std::vector<FlatOption> kept;
        bool changed = false;
        for (FlatOption &option : parseOptions(options)) {
            if (!schema::namesQos(option.name)) {
                kept.push_back(std::move(option));
                continue;
            }
            const std::string rest = without(option.value, id);
            changed = changed || rest != option.value;
            if (rest == option.value || !rest.empty()) {
                option.value = rest;
                kept.push_back(std::move(option));
            }
        }
        return changed ? optionsText(kept) : std::string(options);
    }

private:
    std::string without(const std::string &list, AssociationId id)
    {
        std::string rest;
        bool changed = false;
        for (const std::string &word : listWords(list)) {
            const bool relative = word.front() == '+' || word.front() == '-';
            const auto gone = std::find_if(m_references.begin(), m_references.end(),
                [name = std::string_view(word).substr(relative ? 1 : 0)](const QosReference &known) { return sameIgnoringCase(known.qos, name); });
            if (gone == m_references.end()) {
                (rest += rest.empty() ? "" : ",") += word;
                continue;
            }
            changed = true;
            ++gone->count;
            gone->first = gone->first == noAssociation ? id : gone->first;
        }
        return changed ? rest : list;
    }

    std::vector<QosReference> &m_references;
};

/// The options of an association or of the cluster with a QOS replaced; their own text when they do not name it.
std::string optionsWithQosRenamed(const std::string &text, const std::string &before, const std::string &after)
{
    std::vector<FlatOption> options = parseOptions(text);
    bool changed = false;
    for (FlatOption &option : options) {
        if (schema::namesQos(option.name)) {
            std::string renamed = withNameReplaced(option.value, before, after);
            changed = changed || renamed != option.value;
            option.value = std::move(renamed);
        }
    }
    return changed ? optionsText(options) : text;
}

void renameQosOfPartition(Partition &partition, const std::string &before, const std::string &after)
{
    partition.qos = withNameReplaced(partition.qos, before, after);
    for (ForeignKey &key : partition.foreign) {
        if (sameIgnoringCase(key.key, "AllowQos") || sameIgnoringCase(key.key, "DenyQos")) {
            key.value = withNameReplaced(key.value, before, after);
        }
    }
}

} // namespace

Policy withoutGoneQos(const Policy &policy, const Policy &other, std::vector<QosReference> &references)
{
    references.clear();
    for (const Qos &qos : *other.qos) {
        if (policy.findQos(qos.name) == unknownIndex) {
            references.push_back({ qos.name, 0, noAssociation });
        }
    }
    Policy result = policy;
    if (references.empty()) {
        return result;
    }
    Replacer replacer(references);
    for (std::size_t i = 0; i < policy.qos->size(); ++i) {
        std::vector<std::string> names = listWords(policy.qos->at(i).preempt);
        const auto isGone = [&references](const std::string &name) {
            return std::any_of(references.begin(), references.end(), [&](const QosReference &gone) { return sameIgnoringCase(gone.qos, name); });
        };
        if (std::erase_if(names, isGone) > 0) {
            result.qos.edit()[i].preempt = joinedList(names);
        }
    }
    result.clusterOptions = replacer.replace(policy.clusterOptions, AssociationTree::root());
    const AssociationTree &tree = policy.associations;
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        if (tree.isLive(id) && !tree.options(id).empty()) {
            if (const std::string options = replacer.replace(tree.options(id), id); options != tree.options(id)) {
                result.associations.setOptions(id, options);
            }
        }
    }
    std::erase_if(references, [](const QosReference &reference) { return reference.count == 0; });
    return result;
}

void renameQos(Policy &policy, std::size_t index, const std::string &name)
{
    const std::string before = std::exchange(policy.qos.edit()[index].name, name);
    renameInNotes(policy, "qos:" + before, name);
    for (Qos &qos : policy.qos.edit()) {
        qos.preempt = withNameReplaced(qos.preempt, before, name);
    }
    for (std::size_t i = 0; i < policy.partitions->size(); ++i) {
        Partition partition = policy.partitions.get()[i];
        renameQosOfPartition(partition, before, name);
        if (!(partition == policy.partitions.get()[i])) {
            policy.partitions.edit()[i] = std::move(partition);
        }
    }
    policy.clusterOptions = optionsWithQosRenamed(policy.clusterOptions, before, name);
    policy.associations.mapOptions([&](const std::string &options) { return optionsWithQosRenamed(options, before, name); });
}

} // namespace apportion::slurm
