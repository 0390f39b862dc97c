// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/association_tree.h"
#include "core/policy/tres.h"

#include <array>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace apportion
{

/// The columns of sshare that Slurm computes.
enum class ShareColumn : std::uint8_t { NormShares, NormUsage, EffectiveUsage, FairShare, LevelFs };
inline constexpr std::size_t shareColumns = 5;

/// A number that was not printed.
inline constexpr double notPrinted = std::numeric_limits<double>::quiet_NaN();

/// What sshare printed of one association, by ShareColumn; notPrinted where its cell was empty or its column missing.
struct PrintedShare
{
    AssociationId association = noAssociation;
    std::array<double, shareColumns> values { notPrinted, notPrinted, notPrinted, notPrinted, notPrinted };

    bool operator==(const PrintedShare &) const = default;
};

/// The columns of sprio that are one number each.
enum class TermColumn : std::uint8_t { Priority, Site, Age, Assoc, FairShare, JobSize, Partition, Qos, Nice };
inline constexpr std::size_t termColumns = 9;

/// A row of sprio: the weighted terms of a job in one of its partitions, under one of its QOS.
struct PrintedTerms
{
    std::string job; ///< the JobId as printed
    std::string partition; ///< may be cut, as sprio's columns do by themselves; so may qos
    std::string qos; ///< empty without that column
    std::array<double, termColumns> values {}; ///< by TermColumn; notPrinted without the column
    bool hasTres = false; ///< the column was there
    std::string tres; ///< "cpu=482,mem=192", as printed
    bool isTresCut = false; ///< as long as its column: the last entry may be cut, and others left out

    bool operator==(const PrintedTerms &) const = default;
};

/// What `billing=` says of a job.
struct PrintedBilling
{
    std::uint32_t job = 0; ///< its index in Situation::jobs
    std::uint64_t billing = 0; ///< cut to a whole number

    bool operator==(const PrintedBilling &) const = default;
};

/// The TRES that `scontrol show partition` says a partition has, billing among them.
struct PrintedPartition
{
    std::string name;
    TresCounts tres; ///< memory in MB, no closer than a hundredth of the unit that was printed

    bool operator==(const PrintedPartition &) const = default;
};

/// What a running Slurm itself computed, as its commands printed it beside what is read for the policy.
struct Printed
{
    std::vector<PrintedShare> shares;
    std::vector<PrintedTerms> terms;
    std::vector<PrintedBilling> billings;
    std::vector<PrintedPartition> partitions;
    std::vector<std::string> ended; ///< jobs that have ended, while files are read: nothing is computed of them
    bool usageIsCut = true; ///< usage was printed as whole numbers: what follows from it agrees no closer than that allows

    [[nodiscard]] bool isEmpty() const { return shares.empty() && terms.empty() && billings.empty() && partitions.empty(); }
    bool operator==(const Printed &) const = default;
};

} // namespace apportion
