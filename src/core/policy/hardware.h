// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "core/policy/priority_settings.h"
#include "core/policy/tres.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace apportion
{

/// Index of a partition or QOS that is not in the policy.
inline constexpr std::uint16_t unknownIndex = 0xffff;

/// Where a row was read, to lead there; it makes no row another one, and is not saved.
struct ReadPlace : SourcePlace
{
    bool operator==(const ReadPlace &) const { return true; }
};

/// A key and its value that Apportion carries without understanding it.
struct ForeignKey
{
    std::string key;
    std::string value;
    ReadPlace inheritedFrom {}; ///< the DEFAULT line that it comes from; nowhere: it is the row's own

    bool operator==(const ForeignKey &) const = default;
};

/// The key of that name, whatever its case; nullptr when there is none.
[[nodiscard]] const ForeignKey *findKey(const std::vector<ForeignKey> &keys, std::string_view key);
/// The names of the keys that only one of both has, or with another value.
[[nodiscard]] std::vector<std::string> differingKeys(const std::vector<ForeignKey> &before, const std::vector<ForeignKey> &after);

/// Who paid for nodes: what decides where the shares that they are worth go (Odyssey).
enum class NodeOwner : std::uint8_t {
    Public, ///< bought for everybody: its CPU TRES are the gratis shares
    Account, ///< bought by one account
    Group ///< bought by several accounts together: communal shares
};
inline constexpr std::array<const char *, 3> nodeOwnerWords = { "public", "account", "group" }; ///< in the project file

/// The nodes of one NodeName line of slurm.conf.
struct NodeGroup
{
    std::string names; ///< the host list as written: "c[1-8]"
    std::uint32_t count = 0; ///< nodes in the list
    std::uint32_t cpus = 1; ///< CPUs of one node
    std::uint32_t cores = 1; ///< cores of one node
    std::uint64_t memoryMb = 1; ///< RealMemory of one node
    TresCounts gres; ///< of one node: "gres/gpu" and, when typed, "gres/gpu:h100" as well
    std::string gresWritten; ///< the Gres value as written
    std::vector<ForeignKey> foreign; ///< the line's other keys, in order, DEFAULT values filled in

    std::string chip; ///< the chip's name in Policy::chips; empty: unknown
    NodeOwner owner = NodeOwner::Public;
    std::vector<std::string> owners; ///< the account, or the group's accounts
    ReadPlace place {}; ///< of its line in slurm.conf

    bool operator==(const NodeGroup &) const = default;
};

/// The CPUs of one node that jobs can have: those of its cores that neither CoreSpecCount nor CpuSpecList keep back for
/// the system (CpuSpecList wins). A core is one CPU where the node has no more CPUs than cores, else all its threads.
/// Everything that Slurm counts in CPUs counts these (SLURM.md 6 "Job size"); MemSpecLimit changes no total.
[[nodiscard]] std::uint32_t effectiveCpus(const NodeGroup &group);

/// How many nodes of a group a partition has.
struct PartitionNodes
{
    std::uint32_t group = 0; ///< index in Policy::nodeGroups
    std::uint32_t count = 0;

    bool operator==(const PartitionNodes &) const = default;
};

/// What nodes of some groups come to.
struct NodeTotals
{
    std::uint64_t nodes = 0;
    std::uint64_t cpus = 0; ///< that jobs can have (effectiveCpus())
    std::uint64_t memoryMb = 0;
    std::uint64_t gpus = 0;
};

/// A partition: what of it the priority plugin and billing look at.
struct Partition
{
    std::string name;
    std::string nodesWritten; ///< the Nodes value as written
    std::vector<PartitionNodes> nodes;
    TresWeights billingWeights; ///< TRESBillingWeights; empty: CPUs are charged
    std::uint16_t priorityJobFactor = 1;
    std::uint16_t priorityTier = 1;
    bool isDefault = false;
    std::string qos;
    SlurmTime maxTime { SlurmTime::unlimited, {} };
    bool requeue = false; ///< a requeue partition in the sense of Odyssey (left out of gratis shares)
    bool givenJobFactor = false; ///< PriorityJobFactor stood in what was read
    bool givenTier = false; ///< PriorityTier stood in what was read
    std::vector<ForeignKey> foreign; ///< the other keys, in order, DEFAULT values filled in
    ReadPlace place {}; ///< of its line in slurm.conf

    bool operator==(const Partition &) const = default;
};

/// A quality of service.
struct Qos
{
    std::string name;
    std::uint32_t priority = 0;
    double usageFactor = 1.0;
    std::string description;
    std::string preempt; ///< names of QOS whose jobs it preempts, comma separated, as written
    std::vector<ForeignKey> foreign;
    ReadPlace place {}; ///< of its line in a dump or a listing

    bool operator==(const Qos &) const = default;
};

/// A processor whose peak speed says what a core of it is worth (Odyssey).
struct Chip
{
    std::string name;
    double flopsPerCore = 0.0; ///< peak FLOPS of one core, in units of 10^9
    double weight = 0.0; ///< CPU weight; 0: derive from FLOPS and the reference chip

    bool operator==(const Chip &) const = default;
};

} // namespace apportion
