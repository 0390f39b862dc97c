// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/changed_values.h"

#include "core/schema/setting_fields.h"

#include <array>

namespace apportion
{

std::vector<ChangedValue> changedValues(const PolicyDifference &difference)
{
    using Kind = ChangedValue::Kind;
    std::vector<ChangedValue> values;
    values.reserve(difference.settings.size() + difference.partitions.size() + difference.qos.size() + difference.associations.size());
    const auto add = [&values](Kind kind, std::size_t index) { values.push_back({ kind, static_cast<std::uint32_t>(index) }); };
    const auto addAll = [&add](Kind kind, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            add(kind, i);
        }
    };
    addAll(Kind::Setting, difference.settings.size());
    addAll(Kind::Partition, difference.partitions.size());
    addAll(Kind::Qos, difference.qos.size());
    for (std::size_t i = 0; i < difference.associations.size(); ++i) {
        const AssociationChange &change = difference.associations[i];
        if (change.kind != AssociationChange::Kind::Changed) {
            add(change.kind == AssociationChange::Kind::Added ? Kind::Added : Kind::Removed, i);
            continue;
        }
        const std::array<std::pair<bool, Kind>, 4> differing { { { change.moved, Kind::Moved }, { change.rawShares, Kind::RawShares },
            { change.priority, Kind::Priority }, { change.options, Kind::Options } } };
        for (const auto &[differs, kind] : differing) {
            if (differs) {
                add(kind, i);
            }
        }
    }
    return values;
}

ChangeCounts countChanges(const PolicyDifference &difference)
{
    ChangeCounts counts;
    for (const AssociationChange &change : difference.associations) {
        counts.added += change.kind == AssociationChange::Kind::Added ? 1 : 0;
        counts.removed += change.kind == AssociationChange::Kind::Removed ? 1 : 0;
        counts.moved += change.moved ? 1 : 0;
        counts.shares += change.rawShares ? 1 : 0;
        counts.options += change.priority || change.options ? 1 : 0;
    }
    for (const SettingChange &change : difference.settings) {
        const bool isWeight = schema::setting(change.key).group == schema::SettingGroup::Weight;
        (isWeight ? counts.weights : counts.settings) += 1;
    }
    counts.partitions = static_cast<int>(difference.partitions.size());
    counts.qos = static_cast<int>(difference.qos.size());
    return counts;
}

} // namespace apportion
