// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/conf_nodes.h"

#include "core/policy/tres.h"
#include "core/schema/conf_key_search.h"
#include "slurm/conf/conf_text.h"
#include "slurm/text/reading.h"
#include "slurm/text/tres_text.h"

#include <algorithm>
#include <limits>
#include <set>

namespace apportion::slurm
{

namespace
{

constexpr std::uint64_t most16 = std::numeric_limits<std::uint16_t>::max();
constexpr std::uint64_t mostMemory = std::uint64_t { 1 } << 60; // that is counted; slurmctld takes any number of 64 bits
/// All nodes of a cluster, and all hosts that lists may expand to while partitions are read.
constexpr std::size_t mostNodes = std::size_t { 1 } << 20;
constexpr std::size_t mostShown = 200; // of a list that may be as long as a file
constexpr std::size_t mostWork = std::size_t { 1 } << 24;

ObjectRef groupRef(std::size_t index, const std::string &names)
{
    return { ObjectRef::Kind::NodeGroup, static_cast<std::uint32_t>(index), names };
}

} // namespace

std::string restOf(const std::vector<ConfPair> &pairs)
{
    std::string rest = keptValue(pairs.front());
    for (std::size_t i = 1; i < pairs.size(); ++i) {
        rest += ' ' + pairs[i].key + '=' + keptValue(pairs[i]);
    }
    return rest;
}

std::optional<std::uint64_t> NodeTable::number(ConfKeys &keys, std::string_view key, std::uint64_t most, const SourcePlace &place)
{
    const ConfPair *pair = keys.take(key);
    if (pair == nullptr) {
        return std::nullopt;
    }
    const std::optional<std::uint64_t> value = pair->written.empty() ? std::nullopt : confNumber(pair->value, most);
    if (!value) {
        const RowFindings::To told = m_ofRows.of(keys, key, place);
        told.findings.add(Severity::Error, "conf-value", told.place, { APPORTION_TEXT("%1=%2 cannot be read."), { pair->key, pair->written } },
            { APPORTION_TEXT("Write a whole number from %1 to %2."), { "0", std::to_string(most) } });
    }
    return value;
}

/// CPUs and cores of one node as slurmctld makes them of what the line says, and what it says in vain (_parse_nodename of
/// read_config.c).
void NodeTable::fillGroup(NodeGroup &group, ConfKeys &keys, const SourcePlace &place)
{
    const ObjectRef object = groupRef(m_groups.size(), group.names);
    const auto takenAs = [&](std::string_view key, std::uint64_t written, std::uint64_t taken, const RowFindings::To &told) {
        if (written != taken) {
            told.findings.add(Severity::Warning, "conf-node-reset", told.place,
                { APPORTION_TEXT("NodeName=%1: slurmctld makes %2=%3 of %2=%4."),
                    { told.isDefault ? "DEFAULT" : group.names, std::string(key), std::to_string(taken), std::to_string(written) } },
                { APPORTION_TEXT("Write what the node has."), {} }, object);
        }
        return taken;
    };
    ConfKeys topology = keys; // stays among the foreign keys, since only its product is kept
    const auto atLeastOne = [&](std::string_view key) -> std::optional<std::uint64_t> {
        const std::optional<std::uint64_t> value = number(topology, key, most16, place);
        return value ? std::optional(takenAs(key, *value, std::max<std::uint64_t>(*value, 1), m_ofRows.of(keys, key, place))) : value;
    };
    const std::uint64_t boards = atLeastOne("Boards").value_or(1);
    const std::optional<std::uint64_t> perBoard = atLeastOne("SocketsPerBoard");
    std::optional<std::uint64_t> sockets = atLeastOne("Sockets"); // of all boards
    const std::uint64_t coresPerSocket = atLeastOne("CoresPerSocket").value_or(1);
    const std::uint64_t threads = atLeastOne("ThreadsPerCore").value_or(1);
    const std::optional<std::uint64_t> written = number(keys, "CPUs", most16, place);
    const std::uint64_t ofSocket = coresPerSocket * threads;
    if (perBoard) {
        sockets = boards * *perBoard;
    } else if (!sockets) {
        const std::uint64_t cpus = written ? std::max<std::uint64_t>(*written, 1) : 0;
        sockets = cpus != 0 && cpus % ofSocket == 0 ? cpus / ofSocket : boards;
    }
    const std::uint64_t cores = *sockets * coresPerSocket;
    std::uint64_t cpus = cores * threads;
    if (written) {
        const std::uint64_t said = std::max<std::uint64_t>(*written, 1);
        // what becomes of them depends on the other keys of the line
        cpus = takenAs("CPUs", *written, said == *sockets || said == cores ? said : cpus, { place, m_findings });
    }
    const std::uint64_t most = std::numeric_limits<std::uint32_t>::max();
    group.cpus = static_cast<std::uint32_t>(std::min(cpus, most));
    group.cores = static_cast<std::uint32_t>(std::min(cores, most));
    group.memoryMb = number(keys, "RealMemory", std::numeric_limits<std::uint64_t>::max(), place).value_or(1);
    if (group.memoryMb > mostMemory) {
        const RowFindings::To told = m_ofRows.of(keys, "RealMemory", place);
        told.findings.add(Severity::Warning, "conf-node-memory", told.place,
            { APPORTION_TEXT("NodeName=%1: RealMemory=%2 is more than any node has; %3 MB are counted here."),
                { told.isDefault ? "DEFAULT" : group.names.substr(0, mostShown), std::to_string(group.memoryMb), std::to_string(mostMemory) } },
            { APPORTION_TEXT("Write what the node has."), {} }, object);
        group.memoryMb = mostMemory;
    }
    if (const ConfPair *gres = keys.take("Gres"); gres != nullptr) {
        std::vector<OddGres> odd;
        group.gresWritten = gres->value;
        group.gres = parseNodeGres(gres->value == "(null)" ? std::string_view() : std::string_view(gres->value), odd);
        const RowFindings::To told = m_ofRows.of(keys, "Gres", place);
        for (const OddGres &entry : odd) {
            told.findings.add(Severity::Warning, "conf-gres", told.place, textOf(entry),
                { APPORTION_TEXT("Write name:type:count, for example gpu:a100:4."), {} }, object);
        }
    }
    group.foreign = keys.foreign();
}

std::vector<ForeignLine> LineTable::takeUnusedDefaults()
{
    if (m_unused) {
        m_unusedBefore.push_back(std::move(*m_unused));
        m_unused.reset();
    }
    for (const DefaultKey &key : m_standing) { // where they are inherited, the rows tell
        const bool isUnused = std::any_of(
            m_unusedBefore.begin(), m_unusedBefore.end(), [&key](const ForeignLine &line) { return line.place == key.place; }); // the checker tells
        if (!key.isInherited && !isUnused) {
            reportRefused(key.pair, key.place);
        }
    }
    return std::move(m_unusedBefore);
}

/// A value that counts nowhere, and that slurmctld reads where it stands (_parse_nodename() and _parse_partitionname() of read_config.c).
void LineTable::reportRefused(const ConfPair &pair, const SourcePlace &place)
{
    const schema::ConfKey *known = schema::findAnyConfKey(m_section, pair.key);
    const schema::ConfType type = known == nullptr ? schema::ConfType::Unknown : known->typeIn(m_release == 0 ? schema::newestRelease : m_release);
    if (type == schema::ConfType::Unknown || pair.written.empty() || schema::holdsConfValue(type, pair.value)) { // without any, the lexer told
        return;
    }
    m_findings.add(Severity::Error, "conf-value", place,
        { APPORTION_TEXT("%1=%2 does not count, but cannot be read: slurmctld would not start."), { pair.key, pair.written } },
        type == schema::ConfType::Boolean
            ? Text { APPORTION_TEXT("Give YES or NO."), {} }
            : Text { APPORTION_TEXT("Write a whole number from %1 to %2."), { "0", std::to_string(schema::mostOfConfType(type)) } });
}

ConfKeys LineTable::keysOf(std::vector<ConfPair> pairs, const SourcePlace &place, const char *twice)
{
    const std::string name = pairs.front().value;
    m_isDefault = sameIgnoringCase(name, "DEFAULT");
    if (m_isDefault && m_unused) {
        m_unusedBefore.push_back(std::move(*m_unused));
    }
    m_unused = m_isDefault && pairs.size() > 1 ? std::optional(ForeignLine { pairs.front().key, restOf(pairs), place }) : std::nullopt;
    const std::string first = pairs.front().key;
    ConfKeys keys(std::move(pairs));
    keys.take(first);
    for (const std::string &key : keys.doubles()) {
        m_findings.add(Severity::Warning, "conf-double", place, { twice, { key, name } }, { APPORTION_TEXT("Remove one of them."), {} });
    }
    return keys;
}

bool LineTable::takeDefaults(ConfKeys &keys, const SourcePlace &place)
{
    if (m_isDefault) {
        keys.standAt(place, m_standing);
    }
    keys.inherit(m_defaults);
    for (const ConfPair &pair : keys.overridden()) {
        reportRefused(pair, place);
    }
    if (m_isDefault) {
        m_defaults = keys;
    } else {
        keys.inheritTo(m_standing);
    }
    return m_isDefault;
}

void NodeTable::addLine(std::vector<ConfPair> pairs, const SourcePlace &place)
{
    const std::string names = pairs.front().value;
    ConfKeys keys = keysOf(std::move(pairs), place, APPORTION_TEXT("%1 stands twice for NodeName=%2; the last one counts."));
    if (sameIgnoringCase(names, "ALL")) {
        m_findings.add(Severity::Error, "conf-node-all", place,
            { APPORTION_TEXT("NodeName=%1 stands for all nodes: slurmctld would not start."), { names } },
            { APPORTION_TEXT("Give the node another name."), {} });
    }
    if (isDefault()) { // _parse_nodename() of read_config.c
        for (const char *key : { "NodeHostname", "BcastAddr", "NodeAddr" }) {
            if (ConfKeys copy = keys; copy.take(key) != nullptr) {
                m_findings.add(Severity::Error, "conf-default-node", place,
                    { APPORTION_TEXT("%1 is not allowed with NodeName=DEFAULT: slurmctld would not start."), { key } },
                    { APPORTION_TEXT("Write it in the lines of the nodes."), {} });
            }
        }
    }
    if (takeDefaults(keys, place)) {
        return;
    }
    NodeGroup group;
    group.names = names;
    std::vector<std::string> features;
    if (ConfKeys copy = keys; const ConfPair *feature = copy.take("Feature")) {
        splitEach(feature->value, ',', [&](std::string_view name) { features.emplace_back(name.substr(0, name.find('('))); });
    }
    group.place = { place };
    fillGroup(group, keys, place);
    m_groups.push_back(std::move(group));
    m_places.push_back(place);
    m_features.push_back(std::move(features));
    m_members.emplace_back();
    registerHosts(static_cast<std::uint32_t>(m_groups.size() - 1), place);
}

/// Whether the release reads such a list (_hostlist_create_bracketed() of hostlist.c).
bool NodeTable::takes(const std::optional<OpenBracket> &open) const
{
    constexpr std::uint16_t firstThatRefuses = 2302;
    return open && m_release != 0 && m_release < firstThatRefuses;
}

void NodeTable::reportList(Findings &findings, const SourcePlace &place, const Text &error, const std::optional<OpenBracket> &open,
    const ObjectRef &object, Severity severity) const
{
    if (takes(open)) {
        findings.add(Severity::Warning, "conf-hosts-open", place,
            open->host.empty()
                ? Text { APPORTION_TEXT("\"%1\" has no closing bracket: Slurm %2 takes it for a node without a name, which no list shows."),
                    { open->part, schema::releaseText(m_release) } }
                : Text { APPORTION_TEXT("\"%1\" has no closing bracket: Slurm %2 takes it for the node %3."),
                    { open->part, schema::releaseText(m_release), open->host } },
            { APPORTION_TEXT("Close the bracket, as in n[001-087]: since 23.02 an open one is an error."), {} }, object);
        return;
    }
    findings.add(severity, "conf-hosts", place, error, { APPORTION_TEXT("Write the nodes as in n[001-087] or a1,a2."), {} }, object);
}

void NodeTable::registerHosts(std::uint32_t group, const SourcePlace &place)
{
    NodeGroup &nodes = m_groups[group];
    const HostList list = expandHosts(nodes.names, std::min(mostHosts, mostNodes - m_nodes.size()));
    if (!list) {
        reportList(m_findings, place, list.error, list.open, groupRef(group, nodes.names));
    }
    constexpr int mostReported = 20; // of one line, which may be long
    int doubles = 0;
    for (const std::string &host : list.hosts) {
        if (host.empty()) {
            m_hasNameless = true; // of a bracket alone
            continue;
        }
        const auto [known, added] = m_byName.emplace(host, static_cast<std::uint32_t>(m_nodes.size()));
        if (!added && ++doubles <= mostReported) {
            m_findings.add(Severity::Error, "conf-node-double", place,
                { APPORTION_TEXT("Node %1 is defined twice; slurmctld would not start."), { host } },
                { APPORTION_TEXT("Keep one definition; the first one was taken."), {} }, groupRef(group, nodes.names));
        }
        if (!added) {
            continue;
        }
        m_nodes.push_back({ group, 0 });
        m_members[group].push_back(known->second);
    }
    nodes.count = static_cast<std::uint32_t>(m_members[group].size());
    if (list || takes(list.open)) {
        checkAddresses(nodes, list.hosts.size(), place, groupRef(group, nodes.names));
    }
}

/// One address may stand for all nodes of a line, else there have to be as many (expand_nodeline_info of node_conf.c). Without an
/// address of their own the names of hosts are the addresses.
void NodeTable::checkAddresses(const NodeGroup &nodes, std::size_t count, const SourcePlace &place, const ObjectRef &object)
{
    for (const char *key : { "NodeAddr", "BcastAddr", "Port", "NodeHostname" }) {
        const ForeignKey *entry = findKey(nodes.foreign, key);
        if (entry == nullptr) {
            continue;
        }
        std::string value(withoutQuotes(entry->value));
        if (std::string_view(key) == "Port" && (sameIgnoringCase(value, "UNLIMITED") || sameIgnoringCase(value, "INFINITE"))) {
            m_findings.add(Severity::Error, "conf-node-port", place,
                { APPORTION_TEXT("NodeName=%1: Port=%2 is no port: slurmctld would not start."), { nodes.names.substr(0, mostShown), value } },
                { APPORTION_TEXT("Write a whole number from %1 to %2."), { "1", std::to_string(most16) } }, object);
        }
        const bool isBareRange = std::string_view(key) == "Port" && !value.starts_with('[') && value.find_first_of("-,") != std::string::npos;
        const HostList list = expandHosts(isBareRange ? '[' + value + ']' : value);
        if (!list && !takes(list.open)) {
            if (std::string_view(key) != "Port") { // the checker looks at ports
                reportList(m_findings, place, list.error, list.open, object);
            }
            continue;
        }
        const std::size_t addresses = list.hosts.size();
        const bool areAddresses
            = std::string_view(key) == "NodeAddr" || (std::string_view(key) == "NodeHostname" && findKey(nodes.foreign, "NodeAddr") == nullptr);
        if (addresses == 1 || addresses == count || (addresses == 0 && !areAddresses)) {
            continue;
        }
        // Until 24.05 slurmctld let names of hosts be, where it was built for several slurmd on one host.
        const bool isHostname = std::string_view(key) == "NodeHostname" && !areAddresses;
        m_findings.add(isHostname ? Severity::Warning : Severity::Error, "conf-address-count", place,
            { isHostname ? APPORTION_TEXT("NodeName=%1 are %2 nodes, %3=%4 are %5: a slurmctld since 24.11 would not start.")
                         : APPORTION_TEXT("NodeName=%1 are %2 nodes, %3=%4 are %5: slurmctld would not start."),
                { nodes.names.substr(0, mostShown), std::to_string(count), key, value.substr(0, mostShown), std::to_string(addresses) } },
            { APPORTION_TEXT("Give one, or as many as there are nodes."), {} }, object);
    }
}

void NodeTable::addSet(std::vector<ConfPair> pairs, const SourcePlace &place)
{
    const std::string name = pairs.front().value;
    NodeSet set;
    set.number = m_setsInOrder.size();
    ConfKeys keys(std::move(pairs));
    if (const ConfPair *feature = keys.take("Feature")) {
        splitEach(feature->value, ',', [&](std::string_view word) { set.features.emplace_back(word); });
    }
    if (const ConfPair *nodes = keys.take("Nodes")) {
        set.nodes = nodes->value;
        for (const std::string_view part : splitHostList(set.nodes)) {
            const HostList list = m_work > mostWork ? HostList() : expandHosts(part);
            m_work += list.hosts.size();
            if (!list) { // slurmctld leaves it out of the set (nodespec_to_hostlist() of its read_config.c)
                reportList(m_findings, place, list.error, list.open, { ObjectRef::Kind::Setting, 0, "NodeSet" }, Severity::Warning);
                break;
            }
        }
    }
    m_setPlaces.emplace_back(name, place);
    if (const auto [known, isNew] = m_sets.emplace(name, std::move(set)); isNew) {
        m_setsInOrder.emplace_back(&known->first, &known->second);
    } else {
        m_findings.add(Severity::Warning, "conf-nodeset-double", place, { APPORTION_TEXT("NodeSet %1 is defined twice."), { name } },
            { APPORTION_TEXT("Keep one definition; the first one was taken."), {} });
    }
}

void NodeTable::checkSetNames()
{
    for (const auto &[name, place] : m_setPlaces) {
        if (m_byName.contains(name)) {
            m_findings.add(Severity::Warning, "conf-nodeset-node", place,
                { APPORTION_TEXT("NodeSet %1 has the name of a node: a slurmctld since 24.11 would not start."), { name.substr(0, mostShown) } },
                { APPORTION_TEXT("Give the set another name."), {} });
        }
    }
}

/// What one resolve() gathers.
struct NodeTable::Resolving
{
    std::vector<std::uint32_t> counts; // by group
    std::unordered_map<std::string, std::size_t> unknown; // what is no node, and how often it stands
    std::vector<std::string> order; // of those, as they came
    std::set<std::size_t> sets; // the numbers of those that are sets, and are not taken yet
    std::string_view ofTopology; // the first function that only topology.conf answers
    Text error; // the first, or that of an open bracket where it is the only one
    std::optional<OpenBracket> open;
};

void NodeTable::countGroup(Resolving &resolving, std::uint32_t group)
{
    m_work += m_members[group].size();
    for (const std::uint32_t node : m_members[group]) {
        if (m_nodes[node].seen != m_resolved) {
            m_nodes[node].seen = m_resolved;
            ++resolving.counts[group];
        }
    }
}

void NodeTable::countFeature(Resolving &resolving, std::string_view feature)
{
    for (; m_indexed < m_features.size(); ++m_indexed) {
        for (const std::string &has : m_features[m_indexed]) {
            m_withFeature[has].push_back(static_cast<std::uint32_t>(m_indexed));
        }
    }
    if (const auto found = m_withFeature.find(feature); found != m_withFeature.end()) {
        for (const std::uint32_t group : found->second) {
            countGroup(resolving, group);
        }
    }
}

/// A list of a partition, or of a set, whose errors are told already. ALL is the whole of it or a name.
void NodeTable::countList(Resolving &resolving, std::string_view nodes, bool isOfSet)
{
    if (sameIgnoringCase(nodes, "ALL")) {
        for (std::uint32_t group = 0; group < m_groups.size(); ++group) {
            countGroup(resolving, group);
        }
        if (m_hasNameless && resolving.unknown.try_emplace("[", 1).second) { // it is one of all, and slurmctld finds it by no name
            resolving.order.emplace_back("[");
        }
        return;
    }
    for (const std::string_view part : splitHostList(nodes)) {
        if (m_work > mostWork) {
            resolving.error = { APPORTION_TEXT("The partitions name too many nodes."), {} };
            resolving.open.reset();
            return;
        }
        ++m_work;
        if (namesTopology(part)) {
            resolving.ofTopology = resolving.ofTopology.empty() ? part : resolving.ofTopology;
            continue;
        }
        constexpr std::string_view ofFeature = "feature{"; // a function of lists, since 24.11
        if (part.starts_with(ofFeature) && part.ends_with('}')) {
            countFeature(resolving, part.substr(ofFeature.size(), part.size() - ofFeature.size() - 1));
            continue;
        }
        const HostList list = expandHosts(part);
        m_work += list.hosts.size();
        if (!list && !isOfSet && (resolving.error.isEmpty() || resolving.open)) {
            resolving.error = list.error;
            resolving.open = list.open;
        }
        if (list.open && !takes(list.open)) {
            continue;
        }
        for (const std::string &host : list.hosts) {
            const auto known = m_byName.find(host);
            if (known == m_byName.end()) {
                const auto [unknown, isNew] = resolving.unknown.try_emplace(host, 0);
                if (isNew) {
                    resolving.order.push_back(host);
                }
                if (const auto set = m_sets.find(host); unknown->second++ == 0 && set != m_sets.end()) {
                    resolving.sets.insert(set->second.number);
                }
            } else if (Node &node = m_nodes[known->second]; node.seen != m_resolved) {
                node.seen = m_resolved;
                ++resolving.counts[node.group];
            }
        }
    }
}

/// Takes each set once for its name, in the order of their lines: so the nodes of one may name another that stands below
/// (nodespec_to_hostlist() of slurmctld's read_config.c).
void NodeTable::countSets(Resolving &resolving)
{
    std::size_t next = 0;
    while (!resolving.sets.empty()) {
        const std::size_t number = *resolving.sets.begin();
        resolving.sets.erase(resolving.sets.begin());
        if (number < next) {
            continue; // its turn is over
        }
        next = number + 1;
        const auto &[name, set] = m_setsInOrder[number];
        --resolving.unknown[*name];
        for (const std::string &feature : set->features) {
            countFeature(resolving, feature);
        }
        countList(resolving, set->nodes, true);
    }
}

std::vector<PartitionNodes> NodeTable::resolve(std::string_view nodes, const RowFindings::To &told, const ObjectRef &object)
{
    ++m_resolved;
    Resolving resolving;
    resolving.counts.resize(m_groups.size());
    countList(resolving, nodes, false);
    countSets(resolving);
    if (!resolving.error.isEmpty()) {
        reportList(told.findings, told.place, resolving.error, resolving.open, object);
    }
    if (!resolving.ofTopology.empty()) {
        told.findings.add(Severity::Warning, "conf-nodes-topology", told.place,
            { APPORTION_TEXT("Partition %1 takes nodes from topology.conf, which is not read: %2."),
                { told.isDefault ? "DEFAULT" : object.name, std::string(resolving.ofTopology.substr(0, mostShown)) } },
            { APPORTION_TEXT("Give what scontrol -o show partition prints, too: without it they are left out here."), {} }, object);
    }
    std::size_t missing = 0;
    const std::string *first = nullptr;
    for (const std::string &name : resolving.order) {
        if (resolving.unknown[name] == 0) {
            continue;
        }
        if (m_sets.contains(name)) {
            told.findings.add(Severity::Error, "conf-nodeset-twice", told.place,
                { APPORTION_TEXT("Partition %1 names the NodeSet %2 twice, or in a set that stands below it: slurmctld would not start."),
                    { told.isDefault ? "DEFAULT" : object.name, name.substr(0, mostShown) } },
                { APPORTION_TEXT("Name it once, and give sets a line above those that they name."), {} }, object);
            continue;
        }
        ++missing;
        first = first == nullptr ? &name : first;
    }
    if (missing > 0) {
        told.findings.add(Severity::Error, "conf-node-unknown", told.place,
            { APPORTION_TEXT("Partition %1 names nodes that no NodeName line defines (%2 of them, the first is %3): slurmctld would not start."),
                { told.isDefault ? "DEFAULT" : object.name, std::to_string(missing), *first } },
            { APPORTION_TEXT("Define them, or take them out of the partition; they are left out here."), {} }, object);
    }
    std::vector<PartitionNodes> result;
    for (std::uint32_t group = 0; group < resolving.counts.size(); ++group) {
        if (resolving.counts[group] > 0) {
            result.push_back({ group, resolving.counts[group] });
        }
    }
    return result;
}

} // namespace apportion::slurm
