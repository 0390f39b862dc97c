// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/association_tree.h"
#include "core/policy/change_note.h"
#include "core/policy/database_record.h"
#include "core/policy/diagnostic.h"
#include "core/policy/hardware.h"
#include "core/policy/priority_settings.h"
#include "core/policy/shared.h"

#include <cstdint>
#include <string>
#include <vector>

namespace apportion
{

/// A line of slurm.conf that Apportion carries without understanding it.
struct ForeignLine
{
    std::string key;
    std::string value;
    SourcePlace place;

    bool operator==(const ForeignLine &other) const { return key == other.key && value == other.value; }
};

/// Everything a cluster's fair-share and priority policy consists of: what an administrator decides. Where the cluster is
/// under it (usage, jobs) is a Situation.
///
/// A value: copies share their large parts until one of them is written, so another thread may read a copy while the
/// original is edited.
struct Policy
{
    std::string clusterName;
    std::uint16_t release = 0; ///< of the Slurm that it runs: year · 100 + month (2511 is 25.11); 0: nobody said
    std::string clusterOptions; ///< the rest of the flat file's Cluster line ("Fairshare=1:QOS='normal'")
    PrioritySettings priority;
    TresTable tres;
    TresCounts licenses; ///< the cluster's licenses, "license/matlab"
    Shared<std::vector<NodeGroup>> nodeGroups;
    Shared<std::vector<Partition>> partitions;
    Shared<std::vector<Qos>> qos;
    AssociationTree associations;
    Shared<std::vector<Chip>> chips;
    Shared<std::vector<ForeignLine>> foreignConf; ///< the other lines of slurm.conf, in order
    Shared<std::vector<std::string>> foreignAssociations; ///< lines of the flat file that were not understood
    /// What slurmdbd has besides the accounts and the users of this cluster, sorted: nobody edits it. Empty where nobody listed it.
    Shared<std::vector<DatabaseRecord>> otherAccounts;
    Shared<std::vector<DatabaseRecord>> otherUsers;
    Shared<std::vector<ChangeNote>> notes; ///< why it differs from what it was made of; no cluster has them

    [[nodiscard]] std::uint64_t clusterNodes() const;
    /// The nodes by which the job size factor divides. Up to 22.05 places for nodes that may come count as nodes: MaxNodeCount, where that is
    /// more (read_config.c, read_slurm_conf()).
    [[nodiscard]] std::uint64_t jobSizeNodes() const;
    /// The CPUs of all nodes that jobs can have (effectiveCpus()).
    [[nodiscard]] std::uint64_t clusterCpus() const;
    /// What those nodes come to.
    [[nodiscard]] NodeTotals totalsOf(const std::vector<PartitionNodes> &parts) const;
    /// How many of each tracked TRES a partition has, by TresIndex, without billing (partitionTotals() has that);
    /// CPUs are the effective ones, licenses the cluster's.
    [[nodiscard]] std::vector<std::uint64_t> partitionTres(const Partition &partition) const;
    /// That of the flags as its release reads them: before 25.05 MAX_TRES_GRES counts as MAX_TRES, whose word is in it
    /// (read_config.c).
    [[nodiscard]] BillingRule billingRule() const;
    [[nodiscard]] std::uint16_t findPartition(std::string_view name) const;
    /// Slurm compares these names without their case.
    [[nodiscard]] std::uint16_t findQos(std::string_view name) const;
    /// What factors are normalized by (SLURM.md 6): the highest PriorityJobFactor, at least 1; the highest priority of all QOS,
    /// and of all associations.
    [[nodiscard]] std::uint16_t highestJobFactor() const;
    [[nodiscard]] std::uint32_t highestQosPriority() const;
    [[nodiscard]] std::uint32_t highestAssociationPriority() const;
    /// The partition with Default=YES, else unknownIndex.
    [[nodiscard]] std::uint16_t defaultPartition() const;

    bool operator==(const Policy &) const = default;
};

} // namespace apportion
