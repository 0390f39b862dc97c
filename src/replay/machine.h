// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/policy.h"
#include "replay/node_set.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace apportion::replay
{

inline constexpr std::uint32_t noNodeLimit = std::numeric_limits<std::int32_t>::max();

/// A GRES that nodes have: "gpu" of the type "a100"; no type when slurm.conf names none.
struct GresKind
{
    std::string name;
    std::string type;
};

/// Some of a GRES on each node of a job. A request without a type takes any kind of that name.
struct GresRequest
{
    std::uint64_t kinds = 0; ///< a bit for each of Machine::gresKinds that will do
    std::uint16_t count = 0; ///< on each node, of each task, or of the job
    bool isTyped = false;
    bool isGpu = false;
    bool isPerTask = false; ///< --gpus-per-task: as many on a node as its tasks make
    bool isPerJob = false; ///< --gpus: as they come on its nodes, one at least on each

    /// How many a job of so many tasks has on so many nodes.
    [[nodiscard]] std::uint64_t countOf(std::uint64_t tasks, std::uint64_t nodes) const { return count * (isPerTask ? tasks : isPerJob ? 1 : nodes); }
    /// How many of its nodes must have together; 0 where each has what it needs.
    [[nodiscard]] std::uint64_t countOfJob(std::uint64_t tasks) const { return isPerTask || isPerJob ? countOf(tasks, 1) : 0; }
};

/// So many of a license for a whole job.
struct LicenseRequest
{
    std::uint16_t license = 0; ///< in Machine::licenses
    std::uint32_t count = 0;
};

/// The nodes that have the features that a job asks for.
struct FeaturedNodes
{
    NodeSet nodes;
    /// Of a choice, "[a|b]": the nodes of each, of which a job has those of one alone. It starts on the first that will do.
    std::vector<NodeSet> choices {};
    std::vector<NodeSet> planned {}; ///< what backfill takes for the choices: whatever stands in the expression

    [[nodiscard]] bool mayTake(NodeIndex node) const
    {
        return nodes.has(node)
            && (choices.empty() || std::any_of(choices.begin(), choices.end(), [node](const NodeSet &one) { return one.has(node); }));
    }
};

/// What of a partition the schedulers look at.
struct MachinePartition
{
    NodeSet nodes;
    std::uint32_t nodeCount = 0;
    std::uint64_t cpus = 0; ///< of all of its nodes
    std::uint32_t maxMinutes = 0; ///< SlurmTime::unlimited without a limit
    std::uint32_t defaultMinutes = 0; ///< of a job that asks for no limit; maxMinutes when slurm.conf says nothing
    std::uint32_t minNodes = 0;
    std::uint32_t maxNodes = noNodeLimit;
    std::uint16_t tier = 1;
    bool isExclusive = false; ///< OverSubscribe=EXCLUSIVE: each job has its nodes alone
};

/// The hardware of a cluster as columns by NodeIndex, and its partitions by their index in Policy::partitions.
struct Machine
{
    static constexpr std::size_t mostGresKinds = 64;
    static constexpr std::size_t mostLicenses = 0xffff;

    std::vector<std::string> names;
    std::vector<std::uint32_t> group; ///< in Policy::nodeGroups
    std::vector<std::uint32_t> cpus; ///< that jobs can have
    std::vector<std::uint16_t> threads; ///< CPUs of a core: jobs get whole cores
    std::vector<std::uint64_t> memoryMb;
    std::vector<std::uint32_t> weight;
    std::vector<std::vector<std::string>> features; ///< of each of Policy::nodeGroups
    std::vector<GresKind> gresKinds;
    std::vector<std::uint16_t> gres; ///< node · kinds + kind
    std::vector<MachinePartition> partitions;
    TresCounts licenses; ///< of the cluster, "matlab"

    [[nodiscard]] NodeIndex size() const { return static_cast<NodeIndex>(names.size()); }
    /// The kinds that "gpu" or "gpu" of a type means; 0 when no node has any.
    [[nodiscard]] std::uint64_t kindsOf(std::string_view name, std::string_view type) const;
    /// Reads "gpu:2", "gpu:a100:2,tmp:1"; a count may be left out. False when it cannot be read; then @p requests is what
    /// could be. GRES that no node has become a request that nothing fulfils.
    [[nodiscard]] bool readGres(std::string_view text, std::vector<GresRequest> &requests) const;
    /// The nodes that fulfil "fast&ib", "a|(b&c)", "[a|b]"; nothing when it has counts, or names what no node has.
    [[nodiscard]] std::optional<FeaturedNodes> withFeatures(std::string_view expression) const;
    /// Reads "matlab:2,ansys". False when a part cannot be read or asks for what the cluster has not, or never so many of;
    /// then @p requests is the rest.
    [[nodiscard]] bool readLicenses(std::string_view text, std::vector<LicenseRequest> &requests) const;
};

/// Expands a host list of slurm.conf, "n[01-03]".
using HostExpander = std::function<std::vector<std::string>(std::string_view)>;

/// The nodes and partitions of a policy.
[[nodiscard]] Machine makeMachine(const Policy &policy, const HostExpander &expand);

} // namespace apportion::replay
