// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/shared_changes.h"

#include "core/change/known_records.h"
#include "core/change/option_comparison.h"
#include "core/schema/association_fields.h"

#include <algorithm>
#include <array>
#include <set>

namespace apportion
{

namespace
{

/// Of the options of an association, those that the database does not keep for one cluster.
bool isShared(const std::string &option)
{
    namespace words = schema::option;
    constexpr std::array shared { words::adminLevel, words::coordinator, words::description, words::flags, words::organization };
    return std::any_of(shared.begin(), shared.end(), [&option](std::string_view name) { return schema::isSameOption(name, option); });
}

} // namespace

std::vector<std::string> sharedChanges(const Policy &baseline, const Policy &draft, const PolicyDifference &changes)
{
    std::vector<std::string> found;
    for (const QosChange &change : changes.qos) {
        if (change.before != unknownIndex) {
            found.push_back("qos:" + (*baseline.qos)[change.before].name);
        }
    }
    OptionComparison options(baseline.associations, draft.associations);
    std::set<std::string> ofTree;
    for (const AssociationChange &change : changes.associations) {
        const AssociationTree &tree = draft.associations;
        const bool comes = change.kind == AssociationChange::Kind::Added;
        if (!comes && (change.kind != AssociationChange::Kind::Changed || !change.options)) {
            continue;
        }
        const std::string object = (tree.isUser(change.after) ? "user:" : "account:") + std::string(tree.name(change.after)) + ':';
        if (const DatabaseRecord *record = comes ? recordBefore(baseline, tree, change.after) : nullptr; record != nullptr) {
            for (const std::string &option : differingOptions(record->options, settledRecord(record->options, tree.options(change.after)))) {
                ofTree.insert(object + option);
            }
        }
        if (comes) {
            continue;
        }
        for (const std::string &option : options.differing(change.before, change.after)) {
            if (isShared(option)) {
                ofTree.insert(object + option);
            }
        }
    }
    found.insert(found.end(), ofTree.begin(), ofTree.end());
    return found;
}

} // namespace apportion
