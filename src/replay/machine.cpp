// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay/machine.h"

#include "core/policy/slurm_time.h"
#include "core/policy/text_scan.h"
#include "core/policy/whole_conf.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace apportion::replay
{

namespace
{

std::uint32_t numberOf(const std::vector<ForeignKey> &keys, std::string_view key, std::uint32_t otherwise)
{
    const ForeignKey *found = findKey(keys, key);
    const std::optional<std::uint64_t> number = found == nullptr ? std::nullopt : unsignedNumber(found->value);
    return number ? static_cast<std::uint32_t>(std::min<std::uint64_t>(*number, noNodeLimit)) : otherwise;
}

/// The GRES of one node of a group: its typed entries, and what the sum of a name has beyond them.
std::vector<std::pair<GresKind, std::uint64_t>> gresOf(const NodeGroup &group)
{
    constexpr std::string_view prefix = "gres/";
    std::vector<std::pair<GresKind, std::uint64_t>> all;
    TresCounts counts = group.gres; // jobs ask for them in any case here
    std::for_each(counts.begin(), counts.end(), [](TresCount &count) { count.name = lowerCase(count.name); });
    for (const TresCount &count : counts) {
        const std::string_view name = std::string_view(count.name).substr(std::min(prefix.size(), count.name.size()));
        const std::size_t colon = name.find(':');
        if (colon != std::string_view::npos) {
            all.push_back({ { std::string(name.substr(0, colon)), std::string(name.substr(colon + 1)) }, count.count });
        }
    }
    const std::size_t typed = all.size();
    for (const TresCount &count : counts) {
        const std::string_view name = std::string_view(count.name).substr(std::min(prefix.size(), count.name.size()));
        if (name.find(':') != std::string_view::npos) {
            continue;
        }
        std::uint64_t rest = count.count;
        for (std::size_t i = 0; i < typed; ++i) {
            rest -= all[i].first.name == name ? std::min(rest, all[i].second) : 0;
        }
        if (rest > 0) {
            all.push_back({ { std::string(name), {} }, rest });
        }
    }
    return all;
}

std::size_t kindIndex(Machine &machine, const GresKind &kind)
{
    const auto found = std::find_if(machine.gresKinds.begin(), machine.gresKinds.end(),
        [&kind](const GresKind &known) { return known.name == kind.name && known.type == kind.type; });
    if (found == machine.gresKinds.end()) {
        machine.gresKinds.push_back(kind);
        return machine.gresKinds.size() - 1;
    }
    return static_cast<std::size_t>(found - machine.gresKinds.begin());
}

std::vector<std::string> featuresOf(const NodeGroup &group)
{
    const ForeignKey *written = findKey(group.foreign, "Features");
    written = written != nullptr ? written : findKey(group.foreign, "Feature");
    std::vector<std::string> features;
    splitEach(written == nullptr ? std::string_view() : withoutConfQuotes(written->value), ',', [&features](std::string_view name) {
        features.emplace_back(name.substr(0, name.find('('))); // and how many nodes it was for
    });
    return features;
}

/// A feature that a job asks for, whether it stands in parentheses, and what stands behind it.
struct AskedFeature
{
    std::string_view name;
    bool isInside = false;
    bool isOr = false;
};

/// The features of an expression in their order; nothing when it is none of these (build_feature_list()). The last one in
/// parentheses counts as standing behind them.
std::vector<AskedFeature> askedFeatures(std::string_view expression)
{
    std::vector<AskedFeature> asked;
    bool isInside = false;
    std::size_t begin = 0;
    bool isClosed = false; // behind a name and ')'
    std::size_t end = 0;
    for (std::size_t at = 0; at <= expression.size(); ++at) {
        const char c = at < expression.size() ? expression[at] : '&';
        const std::string_view name = expression.substr(begin, (isClosed ? end : at) - begin);
        if (c == '*' || c == '[' || c == ']' || (c == '(' && (isInside || !name.empty())) || (c == ')' && (!isInside || name.empty()))) {
            return {};
        }
        if (c == '(' || c == ')') {
            isInside = c == '(';
            isClosed = c == ')';
            end = at;
            begin = c == '(' ? at + 1 : begin;
        } else if (c == '&' || c == ',' || c == '|') {
            if (name.empty()) {
                return {};
            }
            asked.push_back({ name, isInside, c == '|' });
            begin = at + 1;
            isClosed = false;
        } else if (isClosed) {
            return {};
        }
    }
    return isInside ? std::vector<AskedFeature>() : asked;
}

void addNodes(const Policy &policy, const HostExpander &expand, Machine &machine)
{
    const std::vector<NodeGroup> &groups = *policy.nodeGroups;
    for (std::uint32_t index = 0; index < groups.size(); ++index) {
        machine.features.push_back(featuresOf(groups[index]));
        const std::uint32_t weight = numberOf(groups[index].foreign, "Weight", 1);
        const std::uint64_t ofSystem = numberOf(groups[index].foreign, "MemSpecLimit", 0); // no job gets it
        const std::uint32_t cores = std::max<std::uint32_t>(1, groups[index].cores);
        const auto threads = static_cast<std::uint16_t>(std::clamp<std::uint32_t>(groups[index].cpus / cores, 1, 0xffff));
        for (std::string &name : expand(groups[index].names)) {
            machine.names.push_back(std::move(name));
            machine.group.push_back(index);
            machine.cpus.push_back(effectiveCpus(groups[index]));
            machine.threads.push_back(threads);
            machine.memoryMb.push_back(groups[index].memoryMb - std::min<std::uint64_t>(groups[index].memoryMb, ofSystem));
            machine.weight.push_back(weight);
        }
        for (const auto &[kind, count] : gresOf(groups[index])) {
            if (machine.gresKinds.size() < Machine::mostGresKinds) {
                (void)kindIndex(machine, kind);
            }
        }
    }
    machine.gres.assign(machine.names.size() * machine.gresKinds.size(), 0);
    for (NodeIndex node = 0; node < machine.size(); ++node) {
        for (const auto &[kind, count] : gresOf(groups[machine.group[node]])) {
            const std::size_t index = kindIndex(machine, kind);
            if (index < Machine::mostGresKinds) {
                machine.gres[node * machine.gresKinds.size() + index] = static_cast<std::uint16_t>(std::min<std::uint64_t>(count, 0xffff));
            }
        }
    }
}

/// The nodes of a partition: whole groups by what was counted of them, and others by their names.
NodeSet nodesOf(const Policy &policy, const Partition &partition, const Machine &machine, const HostExpander &expand,
    const std::unordered_map<std::string, NodeIndex> &byName)
{
    NodeSet nodes(machine.size());
    std::vector<std::uint8_t> whole(policy.nodeGroups->size());
    bool allWhole = true;
    for (const PartitionNodes &part : partition.nodes) {
        whole[part.group] = part.count == (*policy.nodeGroups)[part.group].count ? 1 : 0;
        allWhole = allWhole && whole[part.group] != 0;
    }
    for (NodeIndex node = 0; node < machine.size(); ++node) {
        if (whole[machine.group[node]] != 0) {
            nodes.insert(node);
        }
    }
    if (!allWhole) {
        for (const std::string &name : expand(partition.nodesWritten)) {
            if (const auto found = byName.find(name); found != byName.end()) {
                nodes.insert(found->second);
            }
        }
    }
    return nodes;
}

} // namespace

std::uint64_t Machine::kindsOf(std::string_view name, std::string_view type) const
{
    std::uint64_t kinds = 0;
    for (std::size_t kind = 0; kind < gresKinds.size(); ++kind) {
        if (gresKinds[kind].name == name && (type.empty() || gresKinds[kind].type == type)) {
            kinds |= std::uint64_t { 1 } << kind;
        }
    }
    return kinds;
}

bool Machine::readGres(std::string_view text, std::vector<GresRequest> &requests) const
{
    bool readable = true;
    splitEach(text, ',', [&](std::string_view entry) {
        std::vector<std::string> words;
        splitEach(entry, ':', [&words](std::string_view word) { words.push_back(lowerCase(word)); });
        if (!words.empty() && words.front().starts_with("gres/")) {
            words.front().erase(0, 5);
        }
        std::uint64_t count = 1;
        if (words.size() > 1) {
            if (const std::optional<std::uint64_t> number = unsignedNumber(words.back())) {
                count = *number;
                words.pop_back();
            }
        }
        if (words.empty() || words.size() > 2 || words.front().empty() || count > 0xffff) {
            readable = false;
            return;
        }
        const bool isTyped = words.size() == 2;
        if (count > 0) {
            requests.push_back(
                { kindsOf(words[0], isTyped ? words[1] : std::string()), static_cast<std::uint16_t>(count), isTyped, words[0] == "gpu", false });
        }
    });
    return readable;
}

/// From left to right, what stands in parentheses by itself (valid_feature_counts()).
std::optional<NodeSet> Machine::withFeatures(std::string_view expression) const
{
    const std::vector<AskedFeature> asked = askedFeatures(expression);
    NodeSet all(size());
    for (NodeIndex node = 0; node < size(); ++node) {
        all.insert(node);
    }
    NodeSet outside = all;
    NodeSet inside = all;
    bool wasInside = false;
    bool isOr = false;
    bool isOrBefore = false; // the parentheses
    bool areKnown = !asked.empty();
    for (const AskedFeature &feature : asked) {
        if (feature.isInside && !wasInside) {
            isOrBefore = std::exchange(isOr, false);
            inside = all;
        }
        const bool ends = wasInside && !feature.isInside;
        NodeSet having(size());
        bool isAny = false;
        for (NodeIndex node = 0; node < size(); ++node) {
            const std::vector<std::string> &has = features[group[node]];
            if (std::find(has.begin(), has.end(), feature.name) != has.end()) {
                having.insert(node);
                isAny = true;
            }
        }
        areKnown = areKnown && isAny;
        NodeSet &at = feature.isInside || ends ? inside : outside;
        isOr ? at |= having : at &= having;
        if (ends) {
            isOrBefore ? outside |= inside : outside &= inside;
        }
        isOr = feature.isOr;
        wasInside = feature.isInside;
    }
    return areKnown ? std::optional(std::move(outside)) : std::nullopt;
}

bool Machine::readLicenses(std::string_view text, std::vector<LicenseRequest> &requests) const
{
    bool readable = true;
    splitEach(text, ',', [&](std::string_view entry) {
        const std::size_t mark = entry.find(':');
        const std::string name = lowerCase(entry.substr(0, mark));
        const auto known = std::find_if(licenses.begin(), licenses.end(), [&name](const TresCount &one) { return one.name == name; });
        const std::optional<std::uint64_t> count = mark == std::string_view::npos ? 1 : unsignedNumber(entry.substr(mark + 1));
        if (known == licenses.end() || !count || *count > std::min<std::uint64_t>(known->count, 0xffffffff)) {
            readable = readable && entry.empty();
            return;
        }
        requests.push_back({ static_cast<std::uint16_t>(known - licenses.begin()), static_cast<std::uint32_t>(*count) });
    });
    return readable;
}

Machine makeMachine(const Policy &policy, const HostExpander &expand)
{
    constexpr std::string_view ofLicense = "license/";
    Machine machine;
    addNodes(policy, expand, machine);
    for (const TresCount &license : policy.licenses) {
        if (machine.licenses.size() < Machine::mostLicenses) {
            machine.licenses.push_back({ lowerCase(license.name.substr(std::min(ofLicense.size(), license.name.size()))), license.count });
        }
    }
    std::unordered_map<std::string, NodeIndex> byName;
    for (NodeIndex node = 0; node < machine.size(); ++node) {
        byName.emplace(machine.names[node], node);
    }
    for (const Partition &partition : *policy.partitions) {
        MachinePartition made;
        made.nodes = nodesOf(policy, partition, machine, expand, byName);
        made.nodeCount = made.nodes.count();
        made.nodes.forEach([&](NodeIndex node) { made.cpus += machine.cpus[node]; });
        made.tier = partition.priorityTier;
        made.maxMinutes = partition.maxTime.minutes;
        const ForeignKey *otherwise = findKey(partition.foreign, "DefaultTime");
        const ParsedTime time = otherwise == nullptr ? ParsedTime { partition.maxTime, 0, TimeError::None } : parseTime(otherwise->value);
        made.defaultMinutes = time ? std::min(time.time.minutes, made.maxMinutes) : made.maxMinutes;
        made.minNodes = numberOf(partition.foreign, "MinNodes", 0);
        made.maxNodes = numberOf(partition.foreign, "MaxNodes", noNodeLimit);
        for (const char *key : { "OverSubscribe", "Shared" }) {
            const ForeignKey *shared = findKey(partition.foreign, key);
            made.isExclusive = made.isExclusive || (shared != nullptr && sameIgnoringCase(shared->value, "EXCLUSIVE"));
        }
        machine.partitions.push_back(std::move(made));
    }
    return machine;
}

} // namespace apportion::replay
