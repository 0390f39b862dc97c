// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/checker_parts.h"
#include "core/check/mend_rules.h"
#include "core/evaluate/odyssey.h"
#include "core/policy/number_text.h"
#include "core/policy/tracked_tres.h"

#include <algorithm>
#include <array>

namespace apportion::mending
{

namespace
{

const Partition &partitionOf(const Policy &policy, const Diagnostic &finding)
{
    return policy.partitions.get()[finding.object.id];
}

/// The weights that a finding of an untracked TRES speaks about.
const TresWeights &weightsOf(const Policy &policy, const Diagnostic &finding)
{
    return finding.object.kind == ObjectRef::Kind::Partition ? partitionOf(policy, finding).billingWeights : policy.priority.weightTres;
}

Text trackText(const Policy &policy, const Diagnostic &finding)
{
    const TresWeights &weights = weightsOf(policy, finding);
    const bool isSlip = std::any_of(weights.begin(), weights.end(),
        [&policy](const TresWeight &weight) { return !isTracked(policy, weight.name) && !checker::meantTres(policy, weight.name).empty(); });
    if (isSlip) {
        return { APPORTION_TEXT("Write %1"), { argument(finding.advice, 0) } };
    }
    return { APPORTION_TEXT("Track %1"), { argument(finding.advice, 0) } };
}

bool track(Policy &draft, const Diagnostic &finding)
{
    bool mended = false;
    const bool isOfPartition = finding.object.kind == ObjectRef::Kind::Partition;
    TresWeights &weights = isOfPartition ? draft.partitions.edit()[finding.object.id].billingWeights : draft.priority.weightTres;
    for (TresWeight &weight : weights) {
        if (isTracked(draft, weight.name)) {
            continue;
        }
        if (std::string meant = checker::meantTres(draft, weight.name); !meant.empty()) {
            weight.name = std::move(meant);
        } else {
            draft.tres.track(weight.name);
        }
        mended = true;
    }
    return mended;
}

Text perGbText(const Policy &, const Diagnostic &finding)
{
    return { APPORTION_TEXT("Write Mem=%1G"), { argument(finding.advice, 0) } };
}

bool weighPerGb(Policy &draft, const Diagnostic &finding)
{
    bool mended = false;
    for (TresWeight &weight : draft.partitions.edit()[finding.object.id].billingWeights) {
        if (checker::isSuspiciousPerMb(weight)) {
            weight.unit = 'G';
            mended = true;
        }
    }
    return mended;
}

bool isBilling(const TresWeight &weight)
{
    return sameIgnoringCase(weight.name, "billing");
}

/// Without any weight at all the CPUs would be charged instead: that is another policy.
Text removeBillingText(const Policy &policy, const Diagnostic &finding)
{
    const TresWeights &weights = partitionOf(policy, finding).billingWeights;
    return std::all_of(weights.begin(), weights.end(), isBilling) ? Text() : Text { APPORTION_TEXT("Remove the weight of billing"), {} };
}

bool removeBilling(Policy &draft, const Diagnostic &finding)
{
    return !removeBillingText(draft, finding).isEmpty() && std::erase_if(draft.partitions.edit()[finding.object.id].billingWeights, isBilling) > 0;
}

Text chargeGpusText(const Policy &, const Diagnostic &finding)
{
    return { APPORTION_TEXT("Charge %1"), { argument(finding.advice, 0) } };
}

bool chargeGpus(Policy &draft, const Diagnostic &finding)
{
    bool mended = false;
    // one type of GPU after the other, each is weighed once
    for (auto missing = checker::missingGpuWeight(draft, finding.object.id); missing; missing = checker::missingGpuWeight(draft, finding.object.id)) {
        Partition &partition = draft.partitions.edit()[finding.object.id];
        if (partition.billingWeights.empty()) {
            partition.billingWeights.push_back({ "CPU", 1.0, '\0' });
        }
        partition.billingWeights.push_back(*missing);
        draft.tres.track(missing->name);
        mended = true;
        if (!(missing->weight > 0.0)) {
            break;
        }
    }
    return mended;
}

const Chip *knownChip(const std::vector<Chip> &chips, const std::string &name)
{
    const auto found = std::find_if(chips.begin(), chips.end(), [&name](const Chip &chip) { return sameIgnoringCase(chip.name, name); });
    return found == chips.end() ? nullptr : &*found;
}

Text addChipText(const Policy &policy, const Diagnostic &finding)
{
    const std::vector<Chip> chips = odysseyChips();
    const Chip *chip = knownChip(chips, policy.nodeGroups.get()[finding.object.id].chip);
    return chip == nullptr ? Text() : Text { APPORTION_TEXT("Add the chip %1 with weight %2"), { chip->name, shortestText(chip->weight) } };
}

bool addChip(Policy &draft, const Diagnostic &finding)
{
    const std::vector<Chip> chips = odysseyChips();
    const Chip *chip = knownChip(chips, draft.nodeGroups.get()[finding.object.id].chip);
    if (chip == nullptr || knownChip(*draft.chips, chip->name) != nullptr) {
        return false;
    }
    draft.chips.edit().push_back(*chip);
    return true;
}

/// The partition with shorter lists, of that key or of all. An Allow list that became empty would let everybody in.
Partition withShorterLists(const Policy &policy, const Partition &before, std::string_view key)
{
    Partition after = before;
    after.foreign.clear();
    for (const ForeignKey &entry : before.foreign) {
        const checker::NamesOfList names = checker::namesOfList(policy, entry);
        const bool isKept = names.unknown.empty() || (!key.empty() && key != names.key) || (names.known.empty() && names.key.starts_with("Allow"));
        if (isKept) {
            after.foreign.push_back(entry);
        } else if (!names.known.empty()) {
            after.foreign.push_back({ entry.key, names.known });
        }
    }
    return after;
}

/// A list of a DEFAULT line is told once, and is that of all that have it from there.
bool shortenList(Policy &draft, const Diagnostic &finding)
{
    const std::string key = checker::isGathered(finding) ? std::string() : argument(finding.message, 0);
    const auto defaultLine = [&key](const Partition &row) {
        const ForeignKey *entry = key.empty() ? nullptr : findKey(row.foreign, key);
        return entry == nullptr ? SourcePlace() : SourcePlace(entry->inheritedFrom);
    };
    const SourcePlace from = defaultLine(partitionOf(draft, finding));
    bool mended = false;
    for (std::size_t i = 0; i < draft.partitions->size(); ++i) {
        const Partition before = draft.partitions.get()[i];
        if (i != finding.object.id && (from.line == 0 || !(defaultLine(before) == from))) {
            continue;
        }
        if (Partition after = withShorterLists(draft, before, key); !(after == before)) {
            draft.partitions.edit()[i] = std::move(after);
            mended = true;
        }
    }
    return mended;
}

Text shortenListText(const Policy &policy, const Diagnostic &finding)
{
    Policy draft = policy;
    return shortenList(draft, finding) ? Text { APPORTION_TEXT("Take what does not exist out of the list"), {} } : Text();
}

constexpr std::array hardwareMended = { Rule { "tres-not-tracked", trackText, track }, Rule { "memory-weight-per-mb", perGbText, weighPerGb },
    Rule { "billing-weight-of-billing", removeBillingText, removeBilling }, Rule { "gpu-not-billed", chargeGpusText, chargeGpus },
    Rule { "chip-unknown", addChipText, addChip }, Rule { "partition-list-unknown", shortenListText, shortenList } };

} // namespace

std::span<const Rule> hardwareRules()
{
    return hardwareMended;
}

} // namespace apportion::mending
