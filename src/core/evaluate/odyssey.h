// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"

#include <string>
#include <vector>

namespace apportion
{

/// The chips of "Fairshare and Job Accounting" with their weights: Abu Dhabi .25, Nehalem .25, Sandy Bridge .5,
/// Ivy Bridge .5, Haswell 1, Broadwell 1, Skylake 1.2; and peak FLOPS of a core, at the same clock for all.
[[nodiscard]] std::vector<Chip> odysseyChips();
/// The chip that the others are measured by: the first of weight 1 whose FLOPS are known, else the first whose FLOPS are
/// known; a chip without FLOPS when there is none.
[[nodiscard]] Chip referenceChip(const std::vector<Chip> &chips);
/// CPU weight of a chip: its own weight when set, else FLOPS of its core ÷ FLOPS of the reference's core; 0 when neither is known.
[[nodiscard]] double cpuWeight(const Chip &chip, const Chip &reference);
/// Memory weight per GB of a node: cores · core weight ÷ memory in GB; 0 without memory.
[[nodiscard]] double memoryWeightPerGb(std::uint32_t cores, double coreWeight, double memoryGb);
/// CPU TRES of one node of a group: its cores times the weight of its chip; its CPUs where that is unknown.
[[nodiscard]] double nodeCpuTres(const Policy &policy, const NodeGroup &group);
/// The memory with which a node was sold, in GB, from its RealMemory: 128 for 128000 and for 131072 MB. A node with
/// more than 4 % held back is taken as it stands (RealMemory/1024).
[[nodiscard]] double nominalMemoryGb(std::uint64_t memoryMb);

/// New billing weights for one partition.
struct DerivedWeights
{
    std::uint16_t partition = 0;
    TresWeights weights; ///< CPU and Mem (G); a partition of several kinds of nodes takes the mean over its CPUs
};

/// The shares of one account and what they are made of.
struct DerivedShares
{
    AssociationId account = noAssociation;
    double gratis = 0.0;
    double lab = 0.0;
    double communal = 0.0;
    std::uint32_t rawShares = 0; ///< the sum, rounded; at least 1, at most maxRawShares
};

/// Billing weights of every partition whose nodes all have a known chip, by the Odyssey rules; a requeue
/// partition is charged a flat half (.5 CPU, .125 per GB). Where a core has several CPUs, its weight is spread over them.
/// What a partition charges for other TRES stays.
[[nodiscard]] std::vector<DerivedWeights> deriveBillingWeights(const Policy &policy);
/// Raw shares of the accounts directly below root by the Odyssey rules: gratis + lab + communal, in TRES: what nodes are
/// worth (NodeWorth), their CPUs times the CPU weight (1 a CPU where the chip is unknown), and their GPUs at what their
/// partition charges for them. Nodes of a sub-account count for the account below root that it lies in; several owners have
/// equal parts, and the part of an unknown owner goes to nobody.
[[nodiscard]] std::vector<DerivedShares> deriveRawShares(const Policy &policy);

} // namespace apportion
