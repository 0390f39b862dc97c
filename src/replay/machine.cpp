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
    enum class Sign : std::uint8_t { And, Or, Choice };

    std::string_view name;
    bool isInside = false;
    Sign sign = Sign::And;
};

/// Reads the features of an expression in their order (build_feature_list()). The last one in parentheses counts as standing behind
/// them.
class FeatureReader
{
public:
    explicit FeatureReader(std::string_view expression) : m_expression(expression) { }

    /// Nothing when it is no expression, or one with counts.
    std::vector<AskedFeature> read()
    {
        bool isRight = true;
        for (m_at = 0; m_at <= m_expression.size() && isRight; ++m_at) {
            const char c = m_at < m_expression.size() ? m_expression[m_at] : '&';
            isRight = c == '(' || c == '['         ? open(c)
                : c == ')' || c == ']'             ? close(c)
                : c == '&' || c == ',' || c == '|' ? add(c)
                                                   : c != '*' && !m_isClosed;
        }
        return isRight && !m_isInside && !m_isChoice ? m_asked : std::vector<AskedFeature>();
    }

private:
    [[nodiscard]] std::string_view name() const { return m_expression.substr(m_begin, (m_isClosed ? m_end : m_at) - m_begin); }

    bool open(char c)
    {
        const bool mayOpen = !m_isInside && name().empty() && (c == '(' || !m_hadChoice);
        m_isInside = m_isInside || c == '(';
        m_isChoice = m_isChoice || c == '[';
        m_hadChoice = m_hadChoice || c == '[';
        m_begin = m_at + 1;
        return mayOpen;
    }
    bool close(char c)
    {
        const bool mayClose = (c == ')' ? m_isInside : m_isChoice && !m_isInside) && !name().empty();
        m_end = m_isClosed ? m_end : m_at;
        m_isClosed = true;
        m_isInside = m_isInside && c != ')';
        m_isChoice = m_isChoice && c != ']';
        return mayClose;
    }
    bool add(char c)
    {
        const bool isOfChoice = m_isChoice && !m_isInside;
        const bool isWhole = !name().empty() && (c == '|' || !isOfChoice); // [a&b] has counts
        m_asked.push_back({ name(), m_isInside,
            c != '|'         ? AskedFeature::Sign::And
                : isOfChoice ? AskedFeature::Sign::Choice
                             : AskedFeature::Sign::Or });
        m_begin = m_at + 1;
        m_isClosed = false;
        return isWhole;
    }

    std::string_view m_expression;
    std::vector<AskedFeature> m_asked;
    std::size_t m_at = 0;
    std::size_t m_begin = 0; ///< of the name
    std::size_t m_end = 0;
    bool m_isClosed = false; ///< behind a name and ')' or ']'
    bool m_isInside = false; ///< of parentheses
    bool m_isChoice = false; ///< of brackets
    bool m_hadChoice = false;
};

void join(NodeSet &to, const NodeSet &having, AskedFeature::Sign sign)
{
    sign == AskedFeature::Sign::And ? to &= having : to |= having;
}

/// The nodes that an expression leaves, those of a choice aside (valid_feature_counts()): from left to right, what stands in parentheses
/// by itself.
NodeSet nodesLeft(const std::vector<AskedFeature> &asked, const std::vector<NodeSet> &having, const NodeSet &all)
{
    using Sign = AskedFeature::Sign;
    NodeSet outside = all;
    NodeSet inside = all;
    bool wasInside = false;
    Sign before = Sign::And;
    Sign beforeInside = Sign::And;
    for (std::size_t i = 0; i < asked.size(); ++i) {
        const AskedFeature &feature = asked[i];
        if (feature.isInside && !wasInside) {
            beforeInside = std::exchange(before, Sign::And);
            inside = all;
        }
        const bool ends = wasInside && !feature.isInside;
        if (feature.sign != Sign::Choice && before != Sign::Choice) {
            join(feature.isInside || ends ? inside : outside, having[i], before);
        }
        if (ends) {
            join(outside, inside, beforeInside);
        }
        before = feature.sign;
        wasInside = feature.isInside;
    }
    return outside;
}

/// What stands between the signs of an expression, with what each group in parentheses comes to.
struct FeatureGroup
{
    NodeSet nodes;
    AskedFeature::Sign sign; ///< behind it
};

std::vector<FeatureGroup> groupsOf(const std::vector<AskedFeature> &asked, const std::vector<NodeSet> &having)
{
    std::vector<FeatureGroup> groups;
    for (std::size_t i = 0; i < asked.size(); ++i) {
        NodeSet nodes = having[i];
        for (; asked[i].isInside && i + 1 < asked.size(); ++i) {
            join(nodes, having[i + 1], asked[i].sign);
        }
        groups.push_back({ std::move(nodes), asked[i].sign });
    }
    return groups;
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

std::optional<FeaturedNodes> Machine::withFeatures(std::string_view expression) const
{
    using Sign = AskedFeature::Sign;
    const std::vector<AskedFeature> asked = FeatureReader(expression).read();
    NodeSet all(size());
    std::vector<NodeSet> having(asked.size(), NodeSet(size()));
    for (NodeIndex node = 0; node < size(); ++node) {
        all.insert(node);
        const std::vector<std::string> &has = features[group[node]];
        for (std::size_t i = 0; i < asked.size(); ++i) {
            if (std::find(has.begin(), has.end(), asked[i].name) != has.end()) {
                having[i].insert(node);
            }
        }
    }
    if (asked.empty() || std::any_of(having.begin(), having.end(), [](const NodeSet &nodes) { return nodes.count() == 0; })) {
        return std::nullopt;
    }
    FeaturedNodes made { nodesLeft(asked, having, all) };
    if (std::any_of(asked.begin(), asked.end(), [](const AskedFeature &feature) { return feature.sign == Sign::Choice; })) {
        Sign before = Sign::And;
        for (FeatureGroup &one : groupsOf(asked, having)) {
            if (one.sign == Sign::Choice || before == Sign::Choice) { // _valid_features()
                made.choices.push_back(one.nodes);
                before = one.sign;
            }
            made.planned.push_back(std::move(one.nodes)); // _try_sched()
        }
    }
    return made;
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
