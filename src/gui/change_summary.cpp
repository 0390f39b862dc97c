// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/change_summary.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace apportion
{

namespace
{

struct ChangeSummary
{
    Q_DECLARE_TR_FUNCTIONS(ChangeSummary)
};

/// How much of what differs between baseline and draft.
struct ChangeCounts
{
    int added = 0;
    int removed = 0;
    int moved = 0;
    int shares = 0;
    int options = 0;
    int weights = 0;
    int settings = 0;
    int partitions = 0;
    int qos = 0;
};

ChangeCounts count(const PolicyDifference &difference)
{
    ChangeCounts counts;
    for (const AssociationChange &change : difference.associations) {
        counts.added += change.kind == AssociationChange::Kind::Added ? 1 : 0;
        counts.removed += change.kind == AssociationChange::Kind::Removed ? 1 : 0;
        counts.moved += change.moved ? 1 : 0;
        counts.shares += change.rawShares ? 1 : 0;
        counts.options += change.priority || change.options ? 1 : 0;
    }
    constexpr std::array weights { PriorityKey::PriorityWeightAge, PriorityKey::PriorityWeightAssoc, PriorityKey::PriorityWeightFairshare,
        PriorityKey::PriorityWeightJobSize, PriorityKey::PriorityWeightPartition, PriorityKey::PriorityWeightQos, PriorityKey::PriorityWeightTres };
    for (const SettingChange &change : difference.settings) {
        const bool isWeight = std::find(weights.begin(), weights.end(), change.key) != weights.end();
        (isWeight ? counts.weights : counts.settings) += 1;
    }
    counts.partitions = static_cast<int>(difference.partitions.size());
    counts.qos = static_cast<int>(difference.qos.size());
    return counts;
}

} // namespace

QStringList changeWords(const PolicyDifference &difference)
{
    const ChangeCounts c = count(difference);
    QStringList parts;
    const auto add = [&parts](int number, const QString &text) {
        if (number > 0) {
            parts.append(text);
        }
    };
    add(c.shares, ChangeSummary::tr("%n share(s) changed", nullptr, c.shares));
    add(c.weights, ChangeSummary::tr("%n weight(s) changed", nullptr, c.weights));
    add(c.settings, ChangeSummary::tr("%n setting(s) changed", nullptr, c.settings));
    add(c.partitions, ChangeSummary::tr("%n partition(s) changed", nullptr, c.partitions));
    add(c.qos, ChangeSummary::tr("%n QOS changed", nullptr, c.qos));
    add(c.added, ChangeSummary::tr("%n association(s) added", nullptr, c.added));
    add(c.removed, ChangeSummary::tr("%n association(s) removed", nullptr, c.removed));
    add(c.moved, ChangeSummary::tr("%n association(s) moved", nullptr, c.moved));
    add(c.options, ChangeSummary::tr("options of %n association(s) changed", nullptr, c.options));
    return parts;
}

} // namespace apportion
