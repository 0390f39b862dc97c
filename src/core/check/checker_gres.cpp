// SPDX-License-Identifier: GPL-3.0-or-later
// GRES with and without a type (slurm.conf manual, AccountingStorageTRES): a job that asks for gpu:4 counts as gres/gpu
// alone while it waits, and as the type that it got as well once it runs.
#include "core/check/checker_parts.h"
#include "core/policy/gres_types.h"
#include "core/schema/setting_fields.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace apportion::checker
{

namespace
{

/// "gres/gpu" of "GRES/gpu:h100"; empty for what is no typed GRES.
std::string untypedName(std::string_view name)
{
    std::string folded = lowerCase(name);
    const std::size_t colon = folded.find(':');
    return folded.starts_with("gres/") && colon != std::string::npos ? folded.substr(0, colon) : std::string();
}

void checkTracked(const Policy &policy, Gathered &gathered)
{
    for (TresIndex index = 0; index < policy.tres.size(); ++index) {
        const std::string &typed = policy.tres.name(index);
        const std::string plain = untypedName(typed);
        if (!plain.empty() && policy.tres.find(plain) == noTres) {
            gathered.add(
                { APPORTION_TEXT("AccountingStorageTRES names %1 without %2: a job that asks for %3 without a type may be counted as %1, whatever "
                                 "type it gets"),
                    { typed, plain, plain.substr(5) } },
                { APPORTION_TEXT("Add %1 to AccountingStorageTRES"), { plain } }, settingRef(PriorityKey::AccountingStorageTres));
        }
    }
}

/// A weight of a type, when the name without a type is tracked and weighs nothing.
const TresWeight *weightOfTypeAlone(const Policy &policy, const TresWeights &weights)
{
    const auto alone = std::find_if(weights.begin(), weights.end(), [&](const TresWeight &weight) {
        const std::string plain = untypedName(weight.name);
        if (plain.empty() || weight.weight == 0.0 || policy.tres.find(plain) == noTres) {
            return false;
        }
        const TresWeight *ofPlain = findLastWeight(weights, plain);
        return ofPlain == nullptr || ofPlain->weight == 0.0;
    });
    return alone == weights.end() ? nullptr : &*alone;
}

/// Of GRES that GresTypes does not name, in the same spelling, slurmctld gives nodes none (gres.c, gres_name_filter()).
void checkGresTypes(const Policy &policy, Diagnostics &findings)
{
    Gathered unknown(findings, Severity::Warning, "gres-types");
    const GresTypes types(policy);
    for (std::size_t i = 0; i < policy.nodeGroups->size(); ++i) {
        const NodeGroup &group = policy.nodeGroups.get()[i];
        for (const TresCount &gres : group.gres) {
            if (gres.count > 0 && gres.name.find(':') == std::string::npos && gres.name.starts_with("gres/") && !types.knows(gres.name)) {
                const std::string name = gres.name.substr(5, 100);
                unknown.add({ APPORTION_TEXT("Nodes %1 have GRES %2, which GresTypes does not name: slurmctld gives them none of it"),
                                { group.names.substr(0, 100), name } },
                    { APPORTION_TEXT("Add %1 to GresTypes, in the same spelling"), { name } },
                    { ObjectRef::Kind::NodeGroup, static_cast<std::uint32_t>(i), group.names }, group.place);
            }
        }
    }
}

/// GRES of which a node has some with a type and some without: slurmd dies of them, and slurmctld where such nodes are CLOUD ones
/// (gres.c, _foreach_slurm_conf; 20.11 to 26.05; slurmd -G of 22.05).
void checkMixedTypes(const Policy &policy, Diagnostics &findings)
{
    Gathered mixed(findings, Severity::Error, "gres-types-mixed");
    const GresTypes types(policy);
    for (std::size_t i = 0; i < policy.nodeGroups->size(); ++i) {
        const NodeGroup &group = policy.nodeGroups.get()[i];
        for (const TresCount &all : group.gres) {
            if (all.name.find(':') != std::string::npos || !types.knows(all.name)) {
                continue;
            }
            std::uint64_t typed = 0; // counted in all once more
            for (const TresCount &gres : group.gres) {
                typed += gres.name.starts_with(all.name + ':') ? gres.count : 0;
            }
            if (typed > 0 && typed < all.count) {
                mixed.add({ APPORTION_TEXT("Nodes %1 have GRES %2 with a type and without one: slurmd would not start there"),
                              { group.names.substr(0, 100), all.name.substr(all.name.find('/') + 1, 100) } },
                    { APPORTION_TEXT("Give each entry a type, or none"), {} },
                    { ObjectRef::Kind::NodeGroup, static_cast<std::uint32_t>(i), group.names }, group.place);
            }
        }
    }
}

/// What nodes or Licenses have that is weighed as a TRES and told apart from it by case; empty when they have the TRES itself, or
/// nothing of it.
std::string inOtherCase(const Policy &policy, std::string_view tres)
{
    const std::string name = lowerCase(tres);
    std::string other;
    bool isCounted = false;
    const auto look = [&](const TresCounts &counts) {
        for (const TresCount &has : counts) {
            isCounted = isCounted || countsAs(has.name, name);
            other = other.empty() && sameIgnoringCase(has.name, name) ? has.name : other;
        }
    };
    look(policy.licenses);
    for (const NodeGroup &group : *policy.nodeGroups) {
        look(group.gres);
    }
    return isCounted ? std::string() : other;
}

void checkCase(const Policy &policy, const TresWeights &weights, const ObjectRef &object, const SourcePlace &place, Gathered &gathered)
{
    for (const TresWeight &weight : weights) {
        if (weight.weight == 0.0 || !weight.unread.empty()) {
            continue;
        }
        if (const std::string other = inOtherCase(policy, weight.name); !other.empty()) {
            gathered.add(
                { APPORTION_TEXT("%1 is weighed, and the cluster has %2: slurmctld tells the two apart when it adds up what partitions have, so "
                                 "it has none of %1 for priorities"),
                    { lowerCase(weight.name), other } },
                { APPORTION_TEXT("Write it in lower case on NodeName lines, in gres.conf and in Licenses"), {} }, object, place);
        }
    }
}

/// Licences of the database, "ansys@flex", stand in no slurm.conf: what partitions print tells how many there are.
void checkRemoteLicenses(const Policy &policy, Diagnostics &findings)
{
    Gathered unknown(findings, Severity::Note, "license-remote");
    for (const TresWeight &weight : policy.priority.weightTres) {
        const std::string name = lowerCase(weight.name);
        const bool isRemote = name.starts_with("license/") && name.find('@') != std::string::npos;
        if (isRemote && weight.weight != 0.0 && weight.unread.empty() && tresCount(policy.licenses, name) == 0) {
            unknown.add({ APPORTION_TEXT("How many %1 there are only the running cluster tells: no priority comes of their weight here"), { name } },
                { APPORTION_TEXT("Give the output of scontrol -o show partition too"), {} }, settingRef(PriorityKey::PriorityWeightTres));
        }
    }
}

} // namespace

void checkTypedGres(const Policy &policy, Diagnostics &findings)
{
    checkGresTypes(policy, findings);
    checkMixedTypes(policy, findings);
    checkRemoteLicenses(policy, findings);
    Gathered otherCase(findings, Severity::Warning, "tres-case");
    checkCase(policy, policy.priority.weightTres, settingRef(PriorityKey::PriorityWeightTres), {}, otherCase);
    for (std::size_t i = 0; i < policy.partitions->size(); ++i) {
        const Partition &row = policy.partitions.get()[i];
        checkCase(policy, row.billingWeights, partition(policy, i), row.place, otherCase);
    }
    Gathered tracked(findings, Severity::Warning, "gres-type-alone");
    checkTracked(policy, tracked);
    Gathered weights(findings, Severity::Note, "gres-type-weight");
    for (std::size_t i = 0; i < policy.partitions->size(); ++i) {
        const Partition &candidate = policy.partitions.get()[i];
        if (const TresWeight *weight = weightOfTypeAlone(policy, candidate.billingWeights)) {
            const std::string name = lowerCase(weight->name);
            weights.add({ APPORTION_TEXT("Partition %1 charges for %2: a job that asks for %3 without a type is billed nothing for it until it runs"),
                            { candidate.name, name, untypedName(name).substr(5) } },
                { APPORTION_TEXT("Let users ask for a type, or give %1 a weight too"), { untypedName(name) } }, partition(policy, i));
        }
    }
    if (const TresWeight *weight = weightOfTypeAlone(policy, policy.priority.weightTres)) {
        const std::string name = lowerCase(weight->name);
        weights.add({ APPORTION_TEXT("PriorityWeightTRES weighs %1: a waiting job that asks for %2 without a type gets nothing of it"),
                        { name, untypedName(name).substr(5) } },
            { APPORTION_TEXT("Let users ask for a type, or give %1 a weight too"), { untypedName(name) } },
            settingRef(PriorityKey::PriorityWeightTres));
    }
}

} // namespace apportion::checker
