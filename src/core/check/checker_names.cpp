// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/access.h"
#include "core/check/checker_parts.h"
#include "core/check/conf_keys_judged.h"
#include "core/limits/limit.h"
#include "core/policy/flat_option.h"
#include "core/policy/text_scan.h"
#include "core/policy/whole_conf.h"
#include "core/schema/association_fields.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

// What partitions and QOS name: accounts that may use a partition, QOS that preempt each other, flags.

namespace apportion::checker
{

namespace
{

constexpr std::string_view allowAccounts = "AllowAccounts";
constexpr std::array<std::string_view, 4> listKeys = { allowAccounts, "DenyAccounts", "AllowQos", "DenyQos" };

struct QosFlag
{
    std::string_view word;
    schema::Release since = schema::oldestRelease;
    bool isOfSlurm = false; ///< what Slurm marks QOS with by itself, which sacctmgr refuses since 26.05
};

/// The flags of a QOS (src/common/slurmdb_defs.c of each release).
constexpr auto qosFlags = std::to_array<QosFlag>({ { "Deleted", 2505, true }, { "DenyOnLimit" }, { "EnforceUsageThreshold" }, { "PartitionMinNodes" },
    { "PartitionMaxNodes" }, { "PartitionTimeLimit" }, { "RequiresReservation" }, { "OverPartQOS" }, { "PartQOS", 2505, true }, { "NoReserve" },
    { "NoDecay" }, { "Relative", 2311 }, { "UsageFactorSafe" } });

/// Since 25.05 sacctmgr takes any beginning of a word; before that whatever holds the whole word.
bool isQosFlag(std::string_view written, schema::Release release)
{
    constexpr schema::Release takesBeginnings = 2505;
    constexpr schema::Release refusesMarks = 2605;
    return std::any_of(qosFlags.begin(), qosFlags.end(), [&](const QosFlag &flag) {
        return release >= flag.since && !(flag.isOfSlurm && release >= refusesMarks && sameIgnoringCase(flag.word, written))
            && (release >= takesBeginnings ? startsWithIgnoringCase(flag.word, written)
                                           : lowerCase(written).find(lowerCase(flag.word)) != std::string::npos);
    });
}

bool isKnownName(const Policy &policy, std::string_view key, std::string_view name)
{
    if (key.ends_with("Accounts")) {
        constexpr AssociationId always = 2; // root, and the user root: of a cluster whose accounts no file told nothing is said
        return policy.associations.count() <= always || policy.associations.findAccount(lowerCase(name)) != noAssociation;
    }
    return policy.qos->empty() || policy.findQos(name) != unknownIndex;
}

/// Whether a list of whom a partition lets in is one: of QOS it always is, of accounts where it names one that is there, and before
/// 23.02 whomever it names.
bool letsInSome(const Policy &policy, const ForeignKey &allow)
{
    const std::string_view list = withoutConfQuotes(allow.value);
    const NamesOfList names = namesOfList(policy, allow); // of neither where it is ALL
    return !list.empty() && !names.key.empty() && (names.key != allowAccounts || !names.known.empty() || comparesNames(policy));
}

void checkPartitionLists(const Policy &policy, Diagnostics &findings)
{
    constexpr schema::Release diesOfQos = 2511; // read_config.c, _build_single_partitionline_info
    Gathered gone(findings, Severity::Warning, "partition-list-unknown");
    Gathered fatal(findings, Severity::Error, "partition-list-unknown");
    Gathered open(findings, Severity::Error, "partition-open-to-all");
    std::set<std::tuple<std::string_view, std::uint32_t, std::string_view>> told; // lists of DEFAULT lines, which many rows have
    for (std::size_t i = 0; i < policy.partitions->size(); ++i) {
        const Partition &candidate = policy.partitions.get()[i];
        for (const ForeignKey &entry : candidate.foreign) {
            const NamesOfList names = namesOfList(policy, entry);
            if (names.unknown.empty()) {
                continue;
            }
            const SourcePlace &from = entry.inheritedFrom;
            if (from.line != 0 && !told.emplace(from.file, from.line, names.key).second) {
                continue;
            }
            const std::string name = from.line != 0 ? "DEFAULT" : candidate.name;
            const bool isForgotten = names.known.empty() && names.key == allowAccounts; // part_update_assoc_lists(): as if there were no list
            if (isForgotten && comparesNames(policy)) {
                open.add({ APPORTION_TEXT("AllowAccounts of partition %1 names only what does not exist (%2): Slurm before 23.02 lets no account in"),
                             { name, names.unknown } },
                    { APPORTION_TEXT("Name the accounts that shall be let in"), {} }, partition(policy, i), from);
            } else if (isForgotten) {
                open.add({ APPORTION_TEXT("AllowAccounts of partition %1 names only what does not exist (%2): Slurm lets every account in"),
                             { name, names.unknown } },
                    { APPORTION_TEXT("Name the accounts that shall be let in"), {} }, partition(policy, i), from);
            } else if (names.key.ends_with("Qos") && judgedRelease(policy) >= diesOfQos) {
                fatal.add({ APPORTION_TEXT("%1 of partition %2 names %3, which does not exist: slurmctld does not start with it since Slurm 25.11"),
                              { std::string(names.key), name, names.unknown } },
                    { APPORTION_TEXT("Take it out of the list, or correct its spelling"), {} }, partition(policy, i), from);
            } else {
                const bool letsNobodyIn = names.known.empty() && names.key.starts_with("Allow");
                gone.add({ APPORTION_TEXT("%1 of partition %2 names %3, which does not exist"), { std::string(names.key), name, names.unknown } },
                    letsNobodyIn ? Text { APPORTION_TEXT("Name what shall be let in: without the list everybody would be"), {} }
                                 : Text { APPORTION_TEXT("Take it out of the list, or correct its spelling"), {} },
                    partition(policy, i), from);
            }
        }
    }
}

/// A list of whom a partition does not let in, beside one of whom it does, which is looked at alone (partition_mgr.c,
/// part_policy_valid_acct() and part_policy_valid_qos()).
void checkIdleDenials(const Policy &policy, Diagnostics &findings)
{
    Gathered idle(findings, Severity::Warning, "partition-deny-ignored");
    std::set<std::pair<std::string_view, std::uint32_t>> told; // DEFAULT lines, which many rows have
    for (std::size_t i = 0; i < policy.partitions->size(); ++i) {
        const Partition &candidate = policy.partitions.get()[i];
        for (const auto &[allow, deny] : { std::pair("AllowAccounts", "DenyAccounts"), std::pair("AllowQos", "DenyQos") }) {
            const ForeignKey *letIn = findKey(candidate.foreign, allow);
            const ForeignKey *keptOut = findKey(candidate.foreign, deny);
            const bool areBoth = letIn != nullptr && keptOut != nullptr && !withoutConfQuotes(keptOut->value).empty();
            if (!areBoth || !letsInSome(policy, *letIn)) {
                continue;
            }
            const SourcePlace &from = keptOut->inheritedFrom;
            const bool isOfDefault = from.line != 0;
            // Where the list of a DEFAULT line counts for others, a line of its own may well put it aside.
            if (isOfDefault && (letIn->inheritedFrom.line == 0 || !told.emplace(from.file, from.line).second)) {
                continue;
            }
            const std::string name = isOfDefault ? "DEFAULT" : candidate.name;
            idle.add({ APPORTION_TEXT("%1 of partition %2 does nothing: beside %3 Slurm does not look at it"), { deny, name, allow } },
                { APPORTION_TEXT("Keep the one that is meant"), {} }, partition(policy, i), from);
        }
    }
}

constexpr schema::Release hasTopologyNames = 2505;

/// Since 25.05 slurmctld does not start where a partition has a topology that it does not know (read_config.c, set_part_topology_idx()):
/// those of topology.yaml, which is not read, or without that file the one that is called default.
void checkTopologies(const Policy &policy, Diagnostics &findings)
{
    if (judgedRelease(policy) < hasTopologyNames) {
        return; // which does not know the key at all
    }
    Gathered unread(findings, Severity::Warning, "partition-topology");
    std::set<std::string_view> told;
    for (std::size_t i = 0; i < policy.partitions->size(); ++i) {
        const Partition &candidate = policy.partitions.get()[i];
        for (const ForeignKey &entry : candidate.foreign) {
            const std::string_view name = sameIgnoringCase(entry.key, "Topology") ? withoutConfQuotes(entry.value) : std::string_view();
            if (name.empty() || name == "default" || !told.insert(name).second) {
                continue;
            }
            const SourcePlace &from = entry.inheritedFrom;
            unread.add({ APPORTION_TEXT("Partition %1 has the topology %2, which slurmctld knows from topology.yaml alone: where that file does not "
                                        "name it, slurmctld does not start"),
                           { from.line != 0 ? "DEFAULT" : candidate.name, std::string(name) } },
                { APPORTION_TEXT("See that topology.yaml, which is not read here, has a topology of just this name, or take it out"), {} },
                partition(policy, i), from);
        }
    }
}

/// The names of the topologies in "NAME:UNIT,NAME:UNIT" of a node, as strtok() finds them (topology.c, topology_g_add_rm_node).
std::vector<std::string_view> topologiesOf(std::string_view written)
{
    std::vector<std::string_view> names;
    splitEach(written, ',', [&names](std::string_view entry) {
        if (!entry.empty()) {
            entry.remove_prefix(std::min(entry.find_first_not_of(':'), entry.size()));
            names.push_back(entry.substr(0, entry.find(':')));
        }
    });
    return names;
}

/// The same of nodes (read_config.c, _set_nodes_topo()).
void checkNodeTopologies(const Policy &policy, Diagnostics &findings)
{
    if (judgedRelease(policy) < hasTopologyNames) {
        return;
    }
    Gathered unread(findings, Severity::Warning, "node-topology");
    std::set<std::string_view> told;
    for (std::size_t i = 0; i < policy.nodeGroups->size(); ++i) {
        const NodeGroup &group = policy.nodeGroups.get()[i];
        const ForeignKey *entry = findKey(group.foreign, "Topology");
        for (const std::string_view name : topologiesOf(entry == nullptr ? std::string_view() : withoutConfQuotes(entry->value))) {
            if (name == "default" || !told.insert(name).second) {
                continue;
            }
            const bool isOfDefault = entry->inheritedFrom.line != 0;
            unread.add({ APPORTION_TEXT("Nodes %1 have the topology %2, which slurmctld knows from topology.yaml alone: where that file does not "
                                        "name it, slurmctld does not start"),
                           { isOfDefault ? "DEFAULT" : group.names, name.empty() ? "\"\"" : cutWord(name) } },
                { APPORTION_TEXT("See that topology.yaml, which is not read here, has a topology of just this name, or take it out"), {} },
                { ObjectRef::Kind::NodeGroup, static_cast<std::uint32_t>(i), group.names },
                isOfDefault ? SourcePlace(entry->inheritedFrom) : SourcePlace(group.place));
        }
    }
}

/// Names with a comma are names as others are for the parser, but not for jobs: before 24.11 the whole is looked for first
/// (job_mgr.c, _get_job_parts()), since then only what stands between the commas (partition_mgr.c, get_part_list()).
void checkCommas(const Policy &policy, Diagnostics &findings)
{
    constexpr schema::Release takesApart = 2411;
    Gathered several(findings, Severity::Warning, "partition-comma");
    for (std::size_t i = 0; i < policy.partitions->size(); ++i) {
        const std::string &name = policy.partitions.get()[i].name;
        if (name.find(',') == std::string::npos) {
            continue;
        }
        const Text advice { APPORTION_TEXT("Give each partition that is meant a line of its own, with a name without a comma"), {} };
        if (judgedRelease(policy) >= takesApart) {
            several.add(
                { APPORTION_TEXT("\"%1\" is one partition for Slurm, and since 24.11 no job can ask for it, as what jobs ask for is taken apart "
                                 "at its commas"),
                    { name } },
                advice, partition(policy, i));
        } else {
            several.add({ APPORTION_TEXT("\"%1\" is one partition for Slurm, and before 24.11 jobs get it that ask for just this name"), { name } },
                advice, partition(policy, i));
        }
    }
}

ObjectRef qosRef(const Policy &policy, std::size_t index)
{
    return { ObjectRef::Kind::Qos, static_cast<std::uint32_t>(index), policy.qos.get()[index].name };
}

/// Whom each QOS preempts, by their rows; tells of those that are not there.
std::vector<std::vector<std::size_t>> readPreempted(const Policy &policy, Diagnostics &findings)
{
    Gathered unknown(findings, Severity::Error, "qos-preempt-unknown");
    std::unordered_map<std::string, std::size_t> rows;
    for (std::size_t i = 0; i < policy.qos->size(); ++i) {
        rows.emplace(lowerCase(policy.qos.get()[i].name), i);
    }
    std::vector<std::vector<std::size_t>> preempted(policy.qos->size());
    for (std::size_t i = 0; i < policy.qos->size(); ++i) {
        splitEach(unquotedValue(policy.qos.get()[i].preempt), ',', [&](std::string_view name) {
            if (const auto row = rows.find(lowerCase(name)); row != rows.end()) {
                preempted[i].push_back(row->second);
            } else if (!name.empty()) {
                unknown.add({ APPORTION_TEXT("QOS %1 preempts %2, which does not exist: sacctmgr would refuse it"),
                                { policy.qos.get()[i].name, std::string(name) } },
                    { APPORTION_TEXT("Add the QOS, or correct the name"), {} }, qosRef(policy, i));
            }
        });
    }
    return preempted;
}

/// Lists of whom QOS preempt where slurmctld asks for none, as PreemptType is another one or, by default, none.
void checkIdlePreemption(const Policy &policy, Diagnostics &findings)
{
    constexpr std::string_view key = "PreemptType";
    const std::string_view type = foreignConfValue(policy, key);
    if (sameIgnoringCase(type, "preempt/qos") || (type.empty() && !isWholeConf(policy))) {
        return;
    }
    Gathered idle(findings, Severity::Warning, "qos-preempt-idle");
    for (std::size_t i = 0; i < policy.qos->size(); ++i) {
        const std::string list = unquotedValue(policy.qos.get()[i].preempt);
        if (!list.empty()) {
            idle.add({ APPORTION_TEXT("QOS %1 has Preempt=%2, and slurmctld asks no QOS whom it preempts: PreemptType is %3"),
                         { policy.qos.get()[i].name, cutWord(list), type.empty() ? "preempt/none" : cutWord(type) } },
                { APPORTION_TEXT("Set PreemptType=preempt/qos and a PreemptMode, or take the list away"), {} }, qosRef(policy, i));
        }
    }
}

/// slurmdbd refuses a QOS that preempts itself, be it over others (_preemption_loop() of as_mysql_qos.c).
void checkPreemption(const Policy &policy, Diagnostics &findings)
{
    enum class Visit : std::uint8_t { Not, Begun, Done };
    const std::vector<std::vector<std::size_t>> preempted = readPreempted(policy, findings);
    Gathered loops(findings, Severity::Error, "qos-preempt-loop");
    std::vector<Visit> visits(preempted.size(), Visit::Not);
    std::vector<std::pair<std::size_t, std::size_t>> way; // a QOS, and the place in its list where the way goes on
    for (std::size_t start = 0; start < preempted.size(); ++start) {
        if (visits[start] == Visit::Not) {
            visits[start] = Visit::Begun;
            way.emplace_back(start, 0);
        }
        while (!way.empty()) {
            const std::size_t qos = way.back().first;
            const std::size_t place = way.back().second++;
            if (place == preempted[qos].size()) {
                visits[qos] = Visit::Done;
                way.pop_back();
                continue;
            }
            const std::size_t next = preempted[qos][place];
            if (visits[next] == Visit::Begun) {
                loops.add({ qos == next ? APPORTION_TEXT("QOS %1 preempts itself: slurmdbd refuses it")
                                        : APPORTION_TEXT("QOS %1 preempts %2, which preempts it in turn: slurmdbd refuses such a circle"),
                              { policy.qos.get()[qos].name, policy.qos.get()[next].name } },
                    { APPORTION_TEXT("Take one of them out of its Preempt list"), {} }, qosRef(policy, qos));
            } else if (visits[next] == Visit::Not) {
                visits[next] = Visit::Begun;
                way.emplace_back(next, 0);
            }
        }
    }
}

void checkFlags(const Policy &policy, Diagnostics &findings)
{
    Gathered unknown(findings, Severity::Error, "qos-flag-unknown");
    const schema::Release release = judgedRelease(policy);
    for (std::size_t i = 0; i < policy.qos->size(); ++i) {
        splitEach(qosOptionValue(policy.qos.get()[i], "Flags"), ',', [&](std::string_view flag) {
            if (!flag.empty() && flag != "-1" && !isQosFlag(flag, release)) { // -1: none at all
                unknown.add({ APPORTION_TEXT("%1 is no flag of a QOS that sacctmgr of Slurm %3 takes; QOS %2 has it"),
                                { std::string(flag.substr(0, 100)), policy.qos.get()[i].name, schema::releaseText(release) } },
                    { APPORTION_TEXT("Correct its spelling, or remove it"), {} }, qosRef(policy, i));
            }
        });
    }
}

/// A QOS of limits that are parts of a partition cannot be that of two (slurmctld/read_config.c, since 23.11).
void checkRelativeQos(const Policy &policy, Diagnostics &findings)
{
    constexpr schema::Release diesOfTwo = 2311;
    if (judgedRelease(policy) < diesOfTwo) {
        return;
    }
    std::vector<std::size_t> firstWith(policy.qos->size(), unknownIndex);
    for (std::size_t i = 0; i < policy.partitions->size(); ++i) {
        const Partition &candidate = policy.partitions.get()[i];
        const std::size_t row = candidate.qos.empty() ? unknownIndex : policy.findQos(candidate.qos);
        if (row == unknownIndex) {
            continue;
        }
        const Qos &qos = policy.qos.get()[row];
        bool isRelative = false;
        splitEach(qosOptionValue(qos, "Flags"), ',',
            [&isRelative](std::string_view flag) { isRelative = isRelative || (flag.size() > 2 && startsWithIgnoringCase("Relative", flag)); });
        if (isRelative && firstWith[row] != unknownIndex) {
            findings.push_back({ Severity::Error, "qos-relative-twice",
                { APPORTION_TEXT(
                      "QOS %1 has the flag Relative, and is that of the partitions %2 and %3: slurmctld does not start with it since Slurm 23.11"),
                    { qos.name, policy.partitions.get()[firstWith[row]].name, candidate.name } },
                { APPORTION_TEXT("Give each partition a QOS of its own"), {} }, candidate.place, partition(policy, i) });
        } else if (isRelative) {
            firstWith[row] = i;
        }
    }
}

} // namespace

NamesOfList namesOfList(const Policy &policy, const ForeignKey &entry)
{
    NamesOfList names;
    const auto key = std::find_if(listKeys.begin(), listKeys.end(), [&entry](std::string_view known) { return sameIgnoringCase(entry.key, known); });
    const std::string_view list = withoutConfQuotes(entry.value);
    if (key == listKeys.end() || sameIgnoringCase(list, "ALL")) {
        return names;
    }
    names.key = *key;
    splitEach(list, ',', [&](std::string_view name) {
        std::string &place = isKnownName(policy, *key, name) ? names.known : names.unknown;
        (place += place.empty() || name.empty() ? "" : ",") += name;
    });
    return names;
}

void checkNamesOfPartitionsAndQos(const Policy &policy, Diagnostics &findings)
{
    checkPartitionLists(policy, findings);
    checkIdleDenials(policy, findings);
    checkCommas(policy, findings);
    checkTopologies(policy, findings);
    checkNodeTopologies(policy, findings);
    checkPreemption(policy, findings);
    checkIdlePreemption(policy, findings);
    checkFlags(policy, findings);
    checkRelativeQos(policy, findings);
}

} // namespace apportion::checker
