// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schema/root_options.h"

#include "core/policy/flat_option.h"
#include "core/policy/text_scan.h"
#include "core/schema/association_fields.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace apportion
{

namespace
{

/// Whether the cluster has it, and not the account alone.
bool isOfCluster(std::string_view name)
{
    const schema::AssociationField *field = schema::findAssociationField(name);
    return field != nullptr && field->scope == schema::OptionScope::Association && !schema::isOfAccountAlone(*field);
}

/// A list of QOS after the changes of one whose names have signs; one without signs takes its place.
std::string changedList(std::string_view before, std::string_view changes)
{
    std::vector<std::string> names;
    splitEach(before, ',', [&names](std::string_view name) { names.emplace_back(name); });
    bool isWhole = false;
    splitEach(changes, ',', [&](std::string_view entry) {
        const char sign = entry.empty() ? '\0' : entry.front();
        if (sign != '+' && sign != '-') {
            isWhole = true;
            return;
        }
        const std::string_view name = trimmed(entry.substr(1));
        std::erase_if(names, [name](const std::string &known) { return sameIgnoringCase(known, name); });
        if (sign == '+') {
            names.emplace_back(name);
        }
    });
    if (isWhole) {
        return std::string(changes);
    }
    return joinedList(names);
}

} // namespace

std::string optionsOf(const Policy &policy, AssociationId id)
{
    const std::string_view own = policy.associations.options(id);
    if (id != AssociationTree::root()) {
        return std::string(own);
    }
    std::vector<FlatOption> options = parseOptions(policy.clusterOptions);
    std::erase_if(options, [](const FlatOption &option) { return !isOfCluster(option.name); });
    for (FlatOption &option : parseOptions(own)) {
        const auto same = std::find_if(
            options.begin(), options.end(), [&option](const FlatOption &known) { return schema::isSameOption(known.name, option.name); });
        if (same == options.end()) {
            options.push_back(std::move(option));
        } else {
            same->value = schema::isSameOption(option.name, schema::option::qos) ? changedList(same->value, option.value) : option.value;
        }
    }
    return optionsText(options);
}

std::string ownOption(const Policy &policy, AssociationId id, std::string_view name)
{
    return id == AssociationTree::root() ? optionValue(optionsOf(policy, id), name) : optionValue(policy.associations.options(id), name);
}

RootOptions partedRootOptions(const Policy &policy, std::string_view options)
{
    RootOptions parted { policy.clusterOptions, {} };
    std::vector<FlatOption> own;
    std::vector<FlatOption> ofCluster;
    for (FlatOption &option : parseOptions(options)) {
        (isOfCluster(option.name) ? ofCluster : own).push_back(std::move(option));
    }
    for (const FlatOption &option : parseOptions(policy.clusterOptions)) {
        const bool stays = !isOfCluster(option.name) || std::any_of(ofCluster.begin(), ofCluster.end(), [&option](const FlatOption &kept) {
            return schema::isSameOption(kept.name, option.name);
        });
        if (!stays) {
            parted.cluster = withOption(parted.cluster, option.name, std::nullopt);
        }
    }
    for (const FlatOption &option : ofCluster) {
        const std::string before = optionValue(policy.clusterOptions, option.name);
        const std::string value = schema::isSameOption(option.name, schema::option::qos) ? changedList(before, option.value) : option.value;
        if (value != before) {
            parted.cluster = withOption(parted.cluster, option.name, value);
        }
    }
    parted.own = optionsText(own);
    return parted;
}

void setRootOptions(Policy &policy, std::string_view options)
{
    const RootOptions parted = partedRootOptions(policy, options);
    policy.clusterOptions = parted.cluster;
    if (parted.own != policy.associations.options(AssociationTree::root())) {
        policy.associations.setOptions(AssociationTree::root(), parted.own);
    }
}

void takeRootPriority(Policy &policy)
{
    std::vector<FlatOption> options = parseOptions(policy.clusterOptions);
    const std::size_t before = options.size();
    std::erase_if(options, [&policy](const FlatOption &option) {
        if (!sameIgnoringCase(option.name, "Priority")) {
            return false;
        }
        const std::optional<std::uint64_t> number = option.value == "-1" ? noPriority : unsignedNumber(option.value);
        if (number && *number <= noPriority) {
            policy.associations.setPriority(AssociationTree::root(), static_cast<std::uint32_t>(*number));
        }
        return number && *number <= noPriority;
    });
    if (options.size() != before) {
        policy.clusterOptions = optionsText(options);
    }
}

Policy withRootInCluster(const Policy &policy)
{
    Policy moved = policy;
    setRootOptions(moved, optionsOf(policy, AssociationTree::root()));
    return moved;
}

} // namespace apportion
