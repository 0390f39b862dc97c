// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/mend.h"

#include "core/check/checker_parts.h"
#include "core/check/mend_rules.h"

#include <algorithm>
#include <string_view>

namespace apportion
{

namespace
{

const mending::Rule *ruleFor(std::string_view code)
{
    for (const auto rules : { mending::confRules(), mending::settingRules(), mending::hardwareRules(), mending::shareRules() }) {
        const auto found = std::find_if(rules.begin(), rules.end(), [code](const mending::Rule &rule) { return rule.code == code; });
        if (found != rules.end()) {
            return &*found;
        }
    }
    return nullptr;
}

/// Whether the object of a finding is still what it was: rows may have moved since.
bool isCurrent(const Policy &policy, const ObjectRef &object)
{
    switch (object.kind) {
    case ObjectRef::Kind::Association:
        return policy.associations.isLive(object.id) && policy.associations.name(object.id) == object.name;
    case ObjectRef::Kind::Partition:
        return object.id < policy.partitions->size() && policy.partitions.get()[object.id].name == object.name;
    case ObjectRef::Kind::NodeGroup:
        return object.id < policy.nodeGroups->size() && policy.nodeGroups.get()[object.id].names == object.name;
    case ObjectRef::Kind::Setting:
        return true;
    default:
        return false;
    }
}

/// All objects of the kind that a gathered finding begins with.
std::vector<ObjectRef> objectsLike(const Policy &policy, const ObjectRef &object)
{
    std::vector<ObjectRef> objects;
    if (object.kind == ObjectRef::Kind::Partition) {
        for (std::size_t i = 0; i < policy.partitions->size(); ++i) {
            objects.push_back(checker::partition(policy, i));
        }
    } else if (object.kind == ObjectRef::Kind::NodeGroup) {
        for (std::size_t i = 0; i < policy.nodeGroups->size(); ++i) {
            objects.push_back({ object.kind, static_cast<std::uint32_t>(i), policy.nodeGroups.get()[i].names });
        }
    } else if (object.kind == ObjectRef::Kind::Association) {
        const AssociationTree &tree = policy.associations;
        for (AssociationId id = 0; id < tree.rowCount(); ++id) {
            if (tree.isLive(id) && tree.isAccount(id)) {
                objects.push_back(checker::association(tree, id));
            }
        }
    }
    return objects;
}

} // namespace

Text mendingText(const Policy &policy, const Diagnostic &finding)
{
    const mending::Rule *rule = ruleFor(finding.code);
    if (rule == nullptr || !isCurrent(policy, finding.object)) {
        return {};
    }
    Text what = rule->what(policy, finding);
    if (!what.isEmpty() && checker::isGathered(finding)) {
        return { APPORTION_TEXT("Mend all of them"), {} };
    }
    return what;
}

std::optional<PolicyEdit> mend(const Policy &policy, const Diagnostic &finding)
{
    const mending::Rule *rule = ruleFor(finding.code);
    if (rule == nullptr || mendingText(policy, finding).isEmpty()) {
        return std::nullopt;
    }
    Policy draft = policy;
    bool mended = false;
    if (checker::isGathered(finding)) {
        Diagnostic one = finding;
        for (ObjectRef &object : objectsLike(policy, finding.object)) {
            one.object = std::move(object);
            mended = rule->mend(draft, one) || mended;
        }
    } else {
        mended = rule->mend(draft, finding);
    }
    return mended ? std::optional(editBetween(policy, draft)) : std::nullopt;
}

} // namespace apportion
