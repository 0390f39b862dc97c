// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/checker_parts.h"
#include "core/check/conf_keys_judged.h"
#include "core/limits/limit.h"
#include "core/policy/number_text.h"
#include "core/policy/text_scan.h"
#include "core/policy/tracked_tres.h"
#include "core/policy/whole_conf.h"
#include "core/schema/conf_key_search.h"
#include "core/schema/conf_words.h"
#include "core/schema/setting_fields.h"

#include <algorithm>
#include <cmath>

namespace apportion::checker
{

namespace
{
constexpr const char *gpuName = "gres/gpu";
// 10.24 a GB: ten CPUs for a GB of memory is nobody's price, so the unit was forgotten.
constexpr double suspiciousWeightPerMb = 0.01;

bool isGpu(std::string_view name)
{
    const std::string folded = lowerCase(name);
    return folded == gpuName || folded.rfind("gres/gpu:", 0) == 0;
}

/// Entries of weights that could not be read, as NAME without a number.
void checkUnread(const TresWeights &weights, const std::string &key, const ObjectRef &object, Gathered &gathered)
{
    for (const TresWeight &weight : weights) {
        if (!weight.unread.empty() && !schema::isOddWeight(weight.unread)) {
            gathered.add({ APPORTION_TEXT("\"%1\" in %2 is not a weight: slurmctld would not start."), { weight.unread, key } },
                { APPORTION_TEXT("Write NAME=NUMBER, for example Mem=0.25G; it weighs nothing here, and is kept."), {} }, object);
        }
    }
}

Text trackAdvice(const Policy &policy, const std::string &name)
{
    if (std::string meant = meantTres(policy, name); !meant.empty()) {
        return { APPORTION_TEXT("Write %1"), { std::move(meant) } };
    }
    return { APPORTION_TEXT("Add %1 to AccountingStorageTRES, or remove the weight"), { lowerCase(name) } };
}

void checkTracked(const Policy &policy, const TresWeights &weights, const std::string &key, const ObjectRef &object, Gathered &gathered)
{
    for (const TresWeight &weight : weights) {
        if (!weight.name.empty() && !isTracked(policy, weight.name)) { // without a name it is no weight at all
            gathered.add({ APPORTION_TEXT("%1 of %2 weighs %3, which is not tracked: slurmctld would not start"), { key, object.name, weight.name } },
                trackAdvice(policy, weight.name), object);
        }
    }
}

/// Whether slurmctld reads the number of a weight: what strtod() takes of it, and behind that at most a unit, which may stand alone
/// (slurm_protocol_api.c, _tres_weight_item).
bool isKeptNumber(std::string_view number)
{
    number.remove_prefix(std::min(number.find_first_not_of(" \t"), number.size()));
    const auto isUnit = [](char c) { return std::string_view("KMGTPkmgtp").find(c) != std::string_view::npos; };
    const std::size_t begin = number.starts_with('-') || number.starts_with('+') ? 1 : 0;
    const std::size_t end = std::min(number.find_first_not_of("0123456789.", begin), number.size());
    const std::string_view digits = number.substr(begin, end - begin);
    const bool isNumber = digits.find_first_of("0123456789") != std::string_view::npos && std::count(digits.begin(), digits.end(), '.') <= 1;
    return (isNumber && (end == number.size() || isUnit(number[end]))) || (!number.empty() && isUnit(number.front()))
        || decimalNumber(number).has_value();
}

/// The entries of a list of weights that is kept as it was written.
TresWeights keptWeights(std::string_view list)
{
    TresWeights weights;
    while (!list.empty()) {
        const std::string_view entry = list.substr(0, list.find(','));
        list.remove_prefix(std::min(entry.size() + 1, list.size()));
        if (entry.empty()) {
            continue;
        }
        const std::string_view name = entry.substr(0, entry.find('='));
        const bool isRead = !name.empty() && isKeptNumber(entry.substr(std::min(name.size() + 1, entry.size())));
        weights.push_back({ std::string(name), 0.0, '\0', isRead || schema::isOddWeight(entry) ? std::string() : std::string(entry) });
    }
    return weights;
}

/// TRESWeights of nodes, which slurmctld reads and makes nothing of (node_conf.c, config_record_from_conf_node; 20.11 to 26.05).
void checkNodeWeights(const Policy &policy, Gathered &unread, Gathered &tracked)
{
    for (std::size_t i = 0; i < policy.nodeGroups->size(); ++i) {
        const NodeGroup &group = policy.nodeGroups.get()[i];
        const ForeignKey *key = findKey(group.foreign, "TRESWeights");
        const TresWeights weights = key == nullptr ? TresWeights() : keptWeights(withoutConfQuotes(key->value));
        const ObjectRef object { ObjectRef::Kind::NodeGroup, static_cast<std::uint32_t>(i), group.names };
        checkUnread(weights, "TRESWeights", object, unread);
        checkTracked(policy, weights, "TRESWeights", object, tracked);
    }
}

void checkPriorityWeightsTracked(const Policy &policy, Diagnostics &findings)
{
    if (readsNoPriorityWeights(policy)) {
        return;
    }
    Gathered gathered(findings, Severity::Error, "tres-not-tracked");
    for (const TresWeight &weight : policy.priority.weightTres) {
        if (!weight.name.empty() && !isTracked(policy, weight.name)) {
            gathered.add({ APPORTION_TEXT("PriorityWeightTRES weighs %1, which is not tracked: slurmctld would not start"), { weight.name } },
                trackAdvice(policy, weight.name), settingRef(PriorityKey::PriorityWeightTres));
        }
    }
}

/// Whether a job may be billed less than nothing (assoc_mgr_tres_weighted() of assoc_mgr.c takes any number).
void checkBelowZero(const TresWeights &weights, const ObjectRef &object, Gathered &belowZero)
{
    const auto negative = std::find_if(weights.begin(), weights.end(), [](const TresWeight &weight) { return weight.weight < 0.0; });
    if (negative != weights.end()) {
        belowZero.add(
            { APPORTION_TEXT("Partition %1 weighs %2 with less than 0: what a job is billed may be, too, which takes usage away, and counts "
                             "as more than 10^19 for limits and priorities"),
                { object.name, negative->name } },
            { APPORTION_TEXT("Give no weight below 0"), {} }, object);
    }
}

void checkWeightValues(const TresWeights &weights, const ObjectRef &object, Gathered &perMb, Gathered &ofBilling)
{
    for (const TresWeight &weight : weights) {
        if (isSuspiciousPerMb(weight)) {
            const std::string written = shortestText(weight.weight);
            perMb.add({ APPORTION_TEXT("Partition %1 charges Mem=%2 per MB, which is %3 per GB"),
                          { object.name, written, formulaText(weight.weight * 1024.0, 3) } },
                { APPORTION_TEXT("Write Mem=%1G for %1 per GB"), { written } }, object);
        } else if (sameIgnoringCase(weight.name, "billing")) {
            ofBilling.add({ APPORTION_TEXT("Partition %1 gives billing itself a weight, which does nothing"), { object.name } },
                { APPORTION_TEXT("Remove it from TRESBillingWeights"), {} }, object);
        }
    }
}

/// Units beyond Slurm's int: T has become 0 in it by then, P what the compiler made of that. Debian's 22.05 charges 4096 for CPU=4096P, a 26.05
/// built by hand 4.
void checkUnits(const TresWeights &weights, const ObjectRef &object, Gathered &units)
{
    for (const TresWeight &weight : weights) {
        const bool isLarge = std::string_view("TPtp").find(weight.unit) != std::string_view::npos && weight.unit != '\0';
        if (isLarge && weight.unread.empty() && weight.perUnit() == weight.weight && weight.weight != 0.0) {
            units.add({ APPORTION_TEXT("Partition %1 weighs %2 per %3, for which slurmctld has no room: what it charges depends on how it was built"),
                          { object.name, weight.name, std::string(1, weight.unit) } },
                { APPORTION_TEXT("Write the weight without that unit"), {} }, object);
        }
    }
}

/// The GPUs of a partition that no billing weight charges.
struct UnchargedGpus
{
    std::string name; ///< "gres/gpu", or the type that is left out; empty: all are charged
    const NodeGroup *group = nullptr;
};

UnchargedGpus unchargedGpus(const Policy &policy, const Partition &partition)
{
    const auto charged = [&partition](std::string_view name) {
        return std::any_of(partition.billingWeights.begin(), partition.billingWeights.end(),
            [name](const TresWeight &w) { return w.weight > 0.0 && sameIgnoringCase(w.name, name); });
    };
    if (charged(gpuName)) {
        return {};
    }
    for (const PartitionNodes &part : partition.nodes) {
        if (part.group >= policy.nodeGroups->size() || part.count == 0) {
            continue;
        }
        const NodeGroup &group = policy.nodeGroups.get()[part.group];
        const bool typed = std::any_of(group.gres.begin(), group.gres.end(),
            [](const TresCount &gres) { return gres.count > 0 && isGpu(gres.name) && !sameIgnoringCase(gres.name, gpuName); });
        for (const TresCount &gres : group.gres) {
            // "gres/gpu" counts the typed ones once more
            const bool counts = gres.count > 0 && isGpu(gres.name) && !(typed && sameIgnoringCase(gres.name, gpuName));
            if (counts && !charged(gres.name)) {
                const bool anyTypeCharged = std::any_of(partition.billingWeights.begin(), partition.billingWeights.end(),
                    [](const TresWeight &w) { return w.weight > 0.0 && isGpu(w.name); });
                return { anyTypeCharged ? lowerCase(gres.name) : gpuName, &group };
            }
        }
    }
    return {};
}

/// A weight at which all GPUs of a node cost as much as all its CPUs.
double suggestedGpuWeight(const Partition &partition, const UnchargedGpus &gpus)
{
    double cpuWeight = 1.0;
    for (const TresWeight &weight : partition.billingWeights) {
        if (sameIgnoringCase(weight.name, "cpu") && weight.weight > 0.0) {
            cpuWeight = weight.perUnit();
        }
    }
    const std::uint64_t count = std::max<std::uint64_t>(1, tresCount(gpus.group->gres, gpus.name));
    return std::round(gpus.group->cpus * cpuWeight / static_cast<double>(count) * 100.0) / 100.0;
}

void checkGpus(const Policy &policy, std::size_t index, Gathered &gathered)
{
    const Partition &candidate = policy.partitions.get()[index];
    const UnchargedGpus gpus = unchargedGpus(policy, candidate);
    if (gpus.name.empty()) {
        return;
    }
    if (!gathered.wantsText()) {
        gathered.count(partition(policy, index));
        return;
    }
    const bool weighted = !candidate.billingWeights.empty();
    const bool tracked = policy.tres.find(gpus.name) != noTres;
    const std::string weight = "GRES/" + gpus.name.substr(5) + '=' + formulaText(suggestedGpuWeight(candidate, gpus), 2);
    Text message { APPORTION_TEXT("GPUs of partition %1 are charged by no billing weight"), { candidate.name } };
    if (gpus.name != gpuName) {
        message = { APPORTION_TEXT("GPUs of partition %1 are charged but for those of %2"), { candidate.name, gpus.name } };
    } else if (!weighted) {
        message.source = APPORTION_TEXT("Partition %1 has no TRESBillingWeights: its CPUs are charged, its GPUs are not");
    }
    Text advice { APPORTION_TEXT("Add %1 to its TRESBillingWeights"), { weight, gpus.name } };
    if (!weighted) {
        advice.source = tracked ? APPORTION_TEXT("Give it TRESBillingWeights=CPU=1,%1")
                                : APPORTION_TEXT("Add %2 to AccountingStorageTRES, and give the partition TRESBillingWeights=CPU=1,%1");
    } else if (!tracked) {
        advice.source = APPORTION_TEXT("Add %2 to AccountingStorageTRES, and %1 to the partition's TRESBillingWeights");
    }
    gathered.add(std::move(message), std::move(advice), partition(policy, index));
}

/// Whether a name goes on behind its last bracket, "n[1-3]-ib".
bool hasSuffix(std::string_view names)
{
    for (std::size_t close = names.rfind(']'); close != std::string_view::npos && close > 0; close = names.rfind(']', close - 1)) {
        const std::size_t next = close + 1;
        const bool endsThere = next == names.size() || names[next] == ',';
        const bool goesOn = !endsThere && names.find('[', next) < names.find(',', next); // another bracket of the same name
        if (!endsThere && !goesOn) {
            return true;
        }
    }
    return false;
}

/// Releases before 23.11 read no such names (_hostlist_create_bracketed of hostlist.c), of nodes, of partitions and of sets.
void checkSuffixes(const Policy &policy, Diagnostics &findings)
{
    constexpr schema::Release firstWithSuffix = 2311;
    if (policy.release == 0 || policy.release >= firstWithSuffix) {
        return;
    }
    Gathered found(findings, Severity::Error, "host-suffix");
    const auto look = [&](std::string_view names, const ObjectRef &object, const SourcePlace &place) {
        if (hasSuffix(names)) {
            found.add({ APPORTION_TEXT("%1 goes on behind its last bracket, which Slurm reads since 23.11: slurmctld of %2 would not start"),
                          { std::string(names.substr(0, 200)), schema::releaseText(policy.release) } },
                { APPORTION_TEXT("Write the names one by one, or let their numbers stand last"), {} }, object, place);
        }
    };
    for (std::size_t i = 0; i < policy.nodeGroups->size(); ++i) {
        const NodeGroup &group = policy.nodeGroups.get()[i];
        look(group.names, { ObjectRef::Kind::NodeGroup, static_cast<std::uint32_t>(i), group.names }, group.place);
    }
    for (std::size_t i = 0; i < policy.partitions->size(); ++i) {
        const Partition &row = policy.partitions.get()[i];
        look(row.nodesWritten, partition(policy, i), row.place);
    }
    for (const ForeignLine &line : *policy.foreignConf) {
        if (sectionOfList(plainKey(line.key)) == schema::ConfSection::NodeSet) {
            for (const auto &[key, value] : pairsBehindName(line.value)) {
                look(sameIgnoringCase(key, "Nodes") ? withoutConfQuotes(value) : std::string_view(),
                    { ObjectRef::Kind::Setting, 0, std::string(plainKey(line.key)) }, line.place);
            }
        }
    }
}

/// Whether slurmctld dies of a partition's QOS that is not there: since 25.11 always, before it where QOS are enforced
/// (slurmctld/read_config.c, _build_single_partitionline_info; assoc_mgr_fill_in_qos()).
bool diesOfUnknownQos(const Policy &policy)
{
    constexpr schema::Release always = 2511;
    return judgedRelease(policy) >= always || enforcesAnyOf(policy, { "qos", "all" });
}

void checkNames(const Policy &policy, Diagnostics &findings)
{
    const bool isFatal = diesOfUnknownQos(policy);
    Gathered unknownQos(findings, isFatal ? Severity::Error : Severity::Warning, "partition-qos-unknown");
    if (!policy.qos->empty()) {
        for (std::size_t i = 0; i < policy.partitions->size(); ++i) {
            const Partition &candidate = policy.partitions.get()[i];
            if (!candidate.qos.empty() && policy.findQos(candidate.qos) == unknownIndex) {
                const char *message = isFatal ? APPORTION_TEXT("Partition %1 names the QOS %2, which does not exist: slurmctld would not start")
                                              : APPORTION_TEXT("Partition %1 names the QOS %2, which does not exist");
                unknownQos.add({ message, { candidate.name, candidate.qos } },
                    { APPORTION_TEXT("Add the QOS with sacctmgr, or correct the name"), {} }, partition(policy, i), candidate.place);
            }
        }
    }
    Gathered unknownOwner(findings, Severity::Warning, "owner-unknown");
    Gathered unknownChip(findings, Severity::Warning, "chip-unknown");
    for (std::size_t i = 0; i < policy.nodeGroups->size(); ++i) {
        const NodeGroup &group = policy.nodeGroups.get()[i];
        const ObjectRef object { ObjectRef::Kind::NodeGroup, static_cast<std::uint32_t>(i), group.names };
        for (const std::string &owner : group.owners) {
            if (policy.associations.findAccount(lowerCase(owner)) == noAssociation) {
                unknownOwner.add({ APPORTION_TEXT("Nodes %1 belong to account %2, which does not exist"), { group.names, owner } },
                    { APPORTION_TEXT("Choose an account of the tree, or add this one"), {} }, object);
            }
        }
        const auto &chips = policy.chips.get();
        if (!group.chip.empty() && std::none_of(chips.begin(), chips.end(), [&](const Chip &c) { return sameIgnoringCase(c.name, group.chip); })) {
            unknownChip.add({ APPORTION_TEXT("Nodes %1 have the chip %2, of which nothing is known"), { group.names, group.chip } },
                { APPORTION_TEXT("Add the chip with its FLOPS or its weight, so that billing weights can be derived"), {} }, object);
        }
    }
}
} // namespace

bool isSuspiciousPerMb(const TresWeight &weight)
{
    return sameIgnoringCase(weight.name, "mem") && (weight.unit == '\0' || weight.unit == 'K') && weight.weight >= suspiciousWeightPerMb;
}

std::string meantTres(const Policy &policy, std::string_view name)
{
    static constexpr std::array<std::string_view, 4> kinds { "gres/", "license/", "bb/", "interconnect/" };
    if (std::any_of(kinds.begin(), kinds.end(), [name](std::string_view kind) { return startsWithIgnoringCase(name, kind); })) {
        return {};
    }
    std::vector<std::string> names;
    for (TresIndex index = 0; index < policy.tres.size(); ++index) {
        names.push_back(policy.tres.name(index));
    }
    const std::vector<std::string_view> words(names.begin(), names.end());
    return std::string(schema::nearestOf(name, words));
}

std::optional<TresWeight> missingGpuWeight(const Policy &policy, std::size_t partition)
{
    const Partition &candidate = policy.partitions.get()[partition];
    const UnchargedGpus gpus = unchargedGpus(policy, candidate);
    if (gpus.name.empty()) {
        return std::nullopt;
    }
    return TresWeight { "GRES/" + gpus.name.substr(5), suggestedGpuWeight(candidate, gpus), '\0' };
}

void checkHardware(const Policy &policy, Diagnostics &findings)
{
    checkPriorityWeightsTracked(policy, findings);
    {
        Gathered unread(findings, Severity::Error, "tres-weight");
        if (!readsNoPriorityWeights(policy)) {
            checkUnread(
                policy.priority.weightTres, priorityKeyWord(PriorityKey::PriorityWeightTres), settingRef(PriorityKey::PriorityWeightTres), unread);
        }
        Gathered tracked(findings, Severity::Error, "tres-not-tracked");
        Gathered perMb(findings, Severity::Warning, "memory-weight-per-mb");
        Gathered ofBilling(findings, Severity::Note, "billing-weight-of-billing");
        Gathered units(findings, Severity::Warning, "billing-weight-unit");
        Gathered belowZero(findings, Severity::Warning, "billing-weight-negative");
        Gathered gpus(findings, Severity::Warning, "gpu-not-billed");
        for (std::size_t i = 0; i < policy.partitions->size(); ++i) {
            const TresWeights &weights = policy.partitions.get()[i].billingWeights;
            const ObjectRef object = partition(policy, i);
            checkUnread(weights, "TRESBillingWeights", object, unread);
            checkTracked(policy, weights, "TRESBillingWeights", object, tracked);
            checkWeightValues(weights, object, perMb, ofBilling);
            checkUnits(weights, object, units);
            checkBelowZero(weights, object, belowZero);
            checkGpus(policy, i, gpus);
        }
        checkNodeWeights(policy, unread, tracked);
    }
    checkNames(policy, findings);
    checkSuffixes(policy, findings);
}

} // namespace apportion::checker
