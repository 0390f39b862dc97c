// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/difference.h"

#include "core/policy/work_count.h"
#include "core/schema/association_fields.h"
#include "core/schema/field_value.h"
#include "core/schema/setting_fields.h"
#include "core/schema/value_text.h"

#include <algorithm>
#include <array>
#include <unordered_map>

namespace apportion
{

namespace
{

bool isChanged(const AssociationChange &change)
{
    return change.moved || change.rawShares || change.priority || change.options;
}

AssociationChange compareAssociations(const AssociationTree &before, AssociationId old, const AssociationTree &after, AssociationId id)
{
    AssociationChange change { AssociationChange::Kind::Changed, old, id };
    if (after.isAccount(id) && id != AssociationTree::root() && old != AssociationTree::root()) {
        change.moved = before.name(before.parent(old)) != after.name(after.parent(id));
    }
    change.rawShares = before.rawShares(old) != after.rawShares(id);
    change.priority = before.priority(old) != after.priority(id);
    change.options = !sameOptions(before.options(old), after.options(id));
    return change;
}

bool areSame(const AssociationTree &before, const AssociationTree &after)
{
    return before.rowCount() == after.rowCount() && before == after;
}

std::vector<AssociationChange> associationChanges(
    const AssociationTree &before, const AssociationTree &after, const AssociationMatch &match, const std::stop_token &stop)
{
    std::vector<AssociationChange> kept;
    for (const AssociationId id : after.layout().depthFirst()) {
        if (stop.stop_requested()) {
            return {};
        }
        const AssociationId old = match.before(id);
        if (old == noAssociation) {
            kept.push_back({ AssociationChange::Kind::Added, noAssociation, id });
        } else if (const AssociationChange change = compareAssociations(before, old, after, id); isChanged(change)) {
            kept.push_back(change);
        }
    }
    // A position is larger than its parent's, so walking them backwards comes to every child before its parent.
    std::vector<AssociationChange> changes;
    const std::vector<AssociationId> &ids = before.layout().ids();
    for (auto id = ids.rbegin(); id != ids.rend(); ++id) {
        if (match.after(*id) == noAssociation) {
            changes.push_back({ AssociationChange::Kind::Removed, *id, noAssociation });
        }
    }
    changes.insert(changes.end(), kept.begin(), kept.end());
    return changes;
}

std::vector<SettingChange> settingChanges(const Policy &before, const Policy &after)
{
    std::vector<SettingChange> changes;
    for (const schema::Setting &setting : schema::settings()) {
        if (!schema::sameField<Policy>(setting, before, after)) {
            changes.push_back({ setting.key, schema::fieldText<Policy>(setting, before), schema::fieldText<Policy>(setting, after) });
        }
    }
    return changes;
}

/// The index of each name; the first entry of a name given twice.
template <typename Entry>
std::unordered_map<std::string_view, std::uint16_t> indexNames(const std::vector<Entry> &entries)
{
    std::unordered_map<std::string_view, std::uint16_t> index;
    for (std::size_t i = 0; i < entries.size() && i < unknownIndex; ++i) {
        index.emplace(entries[i].name, static_cast<std::uint16_t>(i));
    }
    return index;
}

bool sameButForPriorities(const Partition &a, const Partition &b)
{
    return a.nodesWritten == b.nodesWritten && a.isDefault == b.isDefault && a.qos == b.qos && a.maxTime == b.maxTime && a.requeue == b.requeue
        && a.foreign == b.foreign;
}

std::vector<PartitionChange> partitionChanges(const std::vector<Partition> &before, const std::vector<Partition> &after)
{
    std::vector<PartitionChange> changes;
    const auto old = indexNames(before);
    const auto now = indexNames(after);
    for (std::size_t i = 0; i < before.size() && i < unknownIndex; ++i) {
        if (now.find(before[i].name) == now.end()) {
            changes.push_back({ static_cast<std::uint16_t>(i), unknownIndex });
        }
    }
    for (std::size_t i = 0; i < after.size() && i < unknownIndex; ++i) {
        PartitionChange change { unknownIndex, static_cast<std::uint16_t>(i) };
        const auto found = old.find(after[i].name);
        if (found == old.end()) {
            changes.push_back(change);
            continue;
        }
        const Partition &was = before[found->second];
        change.before = found->second;
        change.billingWeights = !sameWeights(was.billingWeights, after[i].billingWeights);
        change.jobFactor = was.priorityJobFactor != after[i].priorityJobFactor;
        change.tier = was.priorityTier != after[i].priorityTier;
        change.other = !sameButForPriorities(was, after[i]);
        if (change.billingWeights || change.jobFactor || change.tier || change.other) {
            changes.push_back(change);
        }
    }
    return changes;
}

/// sacctmgr keeps descriptions in lower case.
bool sameQos(const Qos &a, const Qos &b)
{
    if (!sameIgnoringCase(a.description, b.description)) {
        return false;
    }
    Qos folded = a;
    folded.description = b.description;
    return folded == b;
}

std::vector<QosChange> qosChanges(const std::vector<Qos> &before, const std::vector<Qos> &after)
{
    std::vector<QosChange> changes;
    const auto old = indexNames(before);
    const auto now = indexNames(after);
    for (std::size_t i = 0; i < before.size() && i < unknownIndex; ++i) {
        if (now.find(before[i].name) == now.end()) {
            changes.push_back({ static_cast<std::uint16_t>(i), unknownIndex });
        }
    }
    for (std::size_t i = 0; i < after.size() && i < unknownIndex; ++i) {
        const auto found = old.find(after[i].name);
        if (found == old.end()) {
            changes.push_back({ unknownIndex, static_cast<std::uint16_t>(i) });
        } else if (!sameQos(before[found->second], after[i])) {
            changes.push_back({ found->second, static_cast<std::uint16_t>(i) });
        }
    }
    return changes;
}

} // namespace

PolicyDifference difference(const Policy &baseline, const Policy &draft, const std::stop_token &stop)
{
    const bool same = areSame(baseline.associations, draft.associations);
    return difference(baseline, draft, same ? AssociationMatch() : AssociationMatch(baseline.associations, draft.associations, stop), stop);
}

PolicyDifference difference(const Policy &baseline, const Policy &draft, const AssociationMatch &match, const std::stop_token &stop)
{
    countWork(Work::Compare);
    PolicyDifference result;
    if (!areSame(baseline.associations, draft.associations)) {
        result.associations = associationChanges(baseline.associations, draft.associations, match, stop);
    }
    result.settings = settingChanges(baseline, draft);
    if (!baseline.partitions.sharesWith(draft.partitions)) {
        result.partitions = partitionChanges(*baseline.partitions, *draft.partitions);
    }
    if (!baseline.qos.sharesWith(draft.qos)) {
        result.qos = qosChanges(*baseline.qos, *draft.qos);
    }
    return result;
}

} // namespace apportion
