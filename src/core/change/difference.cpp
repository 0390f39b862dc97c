// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/difference.h"

#include "core/change/option_comparison.h"
#include "core/change/row_changes.h"
#include "core/policy/work_count.h"
#include "core/schema/association_fields.h"
#include "core/schema/field_value.h"
#include "core/schema/row_fields.h"
#include "core/schema/setting_fields.h"

#include <algorithm>
#include <array>

namespace apportion
{

namespace
{

bool isChanged(const AssociationChange &change)
{
    return change.moved || change.rawShares || change.priority || change.options;
}

/// @p commonNames are the same in both pools.
AssociationChange compareAssociations(
    const AssociationTree &before, AssociationId old, const AssociationTree &after, AssociationId id, NameId commonNames, OptionComparison &options)
{
    AssociationChange change { AssociationChange::Kind::Changed, old, id };
    if (after.isAccount(id) && id != AssociationTree::root() && old != AssociationTree::root()) {
        change.moved = before.name(before.parent(old)) != after.name(after.parent(id));
    }
    change.rawShares = before.rawShares(old) != after.rawShares(id);
    change.priority = before.priority(old) != after.priority(id);
    const NameId text = before.optionsColumn()[old];
    const bool sameText = text == after.optionsColumn()[id] && text < commonNames;
    change.options = !sameText && !options.isSame(old, id);
    return change;
}

/// Brings changes, of an association one at most, into the depth-first order of the draft.
void sortDepthFirst(std::vector<AssociationChange> &changes, const AssociationTree &after)
{
    if (changes.size() < 2) {
        return;
    }
    std::vector<std::uint32_t> numbers(after.rowCount()); // of the change, counted from 1
    for (std::size_t i = 0; i < changes.size(); ++i) {
        numbers[changes[i].after] = static_cast<std::uint32_t>(i + 1);
    }
    std::vector<AssociationChange> sorted;
    sorted.reserve(changes.size());
    for (const AssociationId id : after.layout().depthFirst()) {
        if (numbers[id] != 0) {
            sorted.push_back(changes[numbers[id] - 1]);
        }
    }
    changes = std::move(sorted);
}

bool areSame(const AssociationTree &before, const AssociationTree &after)
{
    return before.rowCount() == after.rowCount() && before == after;
}

std::vector<AssociationChange> associationChanges(
    const AssociationTree &before, const AssociationTree &after, const AssociationMatch &match, const std::stop_token &stop)
{
    std::vector<AssociationChange> kept;
    OptionComparison options(before, after);
    const NameId commonNames = after.names().commonWith(before.names());
    for (AssociationId id = 0; id < after.rowCount(); ++id) {
        if (stop.stop_requested()) {
            return {};
        }
        if (!after.isLive(id)) {
            continue;
        }
        const AssociationId old = match.before(id);
        if (old == noAssociation) {
            kept.push_back({ AssociationChange::Kind::Added, noAssociation, id });
        } else if (const AssociationChange change = compareAssociations(before, old, after, id, commonNames, options); isChanged(change)) {
            kept.push_back(change);
        }
    }
    sortDepthFirst(kept, after);
    // A position is larger than its parent's, so walking them backwards comes to every child before its parent.
    std::vector<AssociationChange> changes;
    const std::vector<AssociationId> &ids = before.layout().ids();
    for (auto id = ids.rbegin(); id != ids.rend(); ++id) {
        if (match.after(*id) == noAssociation) {
            changes.push_back({ AssociationChange::Kind::Removed, *id, noAssociation });
        }
    }
    if (changes.empty()) {
        return kept;
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
        result.partitions = rowChanges(*baseline.partitions, *draft.partitions, schema::partitionFields());
    }
    if (!baseline.qos.sharesWith(draft.qos)) {
        result.qos = rowChanges(*baseline.qos, *draft.qos, schema::qosFields());
    }
    return result;
}

} // namespace apportion
