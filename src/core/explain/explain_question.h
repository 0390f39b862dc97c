// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/association_tree.h"
#include "core/policy/job_table.h"
#include "core/policy/priority_settings.h"

#include <cstdint>
#include <memory>
#include <variant>
#include <vector>

namespace apportion
{

/// The quantities of an association that can be explained: the columns of sshare, and the place that they lead to.
enum class AssociationQuantity : std::uint8_t { NormShares, RawUsage, NormUsage, EffectiveUsage, LevelFs, FairShare, RawShares, Rank };
/// The quantities of a job: its priority, or one term of it.
enum class JobQuantity : std::uint8_t { Priority, Age, Assoc, FairShare, JobSize, Partition, Qos, Tres, Billing, Site, Nice };

/// A number of an association, of the draft or of the baseline.
struct AssociationNumber
{
    AssociationId id = noAssociation;
    AssociationQuantity quantity = AssociationQuantity::LevelFs;
    bool inBaseline = false;

    bool operator==(const AssociationNumber &) const = default;
};

/// A number of a job in one of its partitions.
struct JobNumber
{
    JobRow row = 0;
    JobQuantity quantity = JobQuantity::Priority;

    bool operator==(const JobNumber &) const = default;
};

/// What a job would be billed in any partition under any of the rules.
struct BillingNumber
{
    std::uint32_t job = 0; ///< index in Policy::jobs
    std::uint16_t partition = 0; ///< index in Policy::partitions
    BillingRule rule = BillingRule::Sum;

    bool operator==(const BillingNumber &) const = default;
};

/// What a setting of slurm.conf comes to in this policy.
struct SettingNumber
{
    PriorityKey key = PriorityKey::PriorityDecayHalfLife;
    bool inBaseline = false;

    bool operator==(const SettingNumber &) const = default;
};

/// The numbers of the tables of partitions, nodes, chips and QOS.
enum class TableQuantity : std::uint8_t {
    PartitionTotals, ///< what the nodes of a partition add up to
    PartitionJobFactor,
    PartitionTier,
    PartitionMaxTime,
    NodeGroup, ///< what the nodes of one line add up to
    ChipWeight, ///< what a core is worth
    ChipNodes,
    QosPriority,
    QosUsageFactor
};

/// A number of a row of these tables, of the draft or of the baseline.
struct TableNumber
{
    TableQuantity quantity = TableQuantity::PartitionTotals;
    std::uint32_t row = 0; ///< index in the policy's table
    bool inBaseline = false;

    bool operator==(const TableNumber &) const = default;
};

struct Purchase;

/// The raw shares that a purchase of nodes gives to an account in one of the years after it.
struct PurchasedNumber
{
    std::shared_ptr<const Purchase> purchase;
    AssociationId account = noAssociation; ///< directly below root
    std::uint32_t year = 0; ///< the first one is 0

    bool operator==(const PurchasedNumber &) const = default;
};

/// How raw shares are split among siblings.
struct ShareSplit
{
    std::vector<AssociationId> among;
    std::uint32_t total = 0;
    bool byUsage = false; ///< in proportion to raw usage; evenly when nobody used anything
};

/// The raw shares that one sibling gets of a split.
struct SplitNumber
{
    std::shared_ptr<const ShareSplit> split;
    AssociationId id = noAssociation;

    bool operator==(const SplitNumber &) const = default;
};

/// The billing weights that the hardware of a partition asks for.
struct DerivedWeightsOf
{
    std::uint16_t partition = 0; ///< index in Policy::partitions

    bool operator==(const DerivedWeightsOf &) const = default;
};

/// The raw shares that the hardware asks for.
struct DerivedSharesOf
{
    AssociationId account = noAssociation; ///< directly below root

    bool operator==(const DerivedSharesOf &) const = default;
};

class ChangeEffects;

/// Why a user rises or falls between baseline and draft.
struct ChangeOfUser
{
    AssociationId before = noAssociation; ///< id in the baseline; noAssociation: new
    AssociationId after = noAssociation; ///< id in the draft; noAssociation: removed
    std::shared_ptr<const ChangeEffects> effects; ///< what each change is worth; null: not measured

    bool operator==(const ChangeOfUser &) const = default;
};

/// Why one association comes before another.
struct OrderOfAssociations
{
    AssociationId one = noAssociation;
    AssociationId other = noAssociation;

    bool operator==(const OrderOfAssociations &) const = default;
};

/// Why one job is looked at before another.
struct OrderOfJobs
{
    JobRow one = 0;
    JobRow other = 0;

    bool operator==(const OrderOfJobs &) const = default;
};

/// What can be asked; monostate: nothing.
using ExplainQuestion = std::variant<std::monostate, AssociationNumber, JobNumber, BillingNumber, SettingNumber, TableNumber, PurchasedNumber,
    SplitNumber, DerivedWeightsOf, DerivedSharesOf, ChangeOfUser, OrderOfAssociations, OrderOfJobs>;

} // namespace apportion
