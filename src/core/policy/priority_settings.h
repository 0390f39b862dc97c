// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/tres.h"

#include <array>
#include <bitset>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace apportion
{

/// A duration as slurm.conf writes it: whole minutes, or without a limit.
struct SlurmTime
{
    static constexpr std::uint32_t unlimited = 0xffffffff;

    std::uint32_t minutes = 0;
    std::string written; ///< as it was read ("7-0"), so that export gives it back; empty: made here

    [[nodiscard]] bool isUnlimited() const { return minutes == unlimited; }
    bool operator==(const SlurmTime &other) const { return minutes == other.minutes; }
};

enum class PriorityType : std::uint8_t { Basic, Multifactor };
inline constexpr std::array<const char *, 2> priorityTypeWords = { "priority/basic", "priority/multifactor" };

enum class PriorityFlag : std::uint8_t {
    AccrueAlways,
    CalculateRunning,
    DepthOblivious,
    IncrOnly,
    MaxTres,
    MaxTresGres,
    NoFairTree,
    NoNormalAssoc,
    NoNormalPart,
    NoNormalQos,
    NoNormalTres,
    SmallRelativeToTime
};
inline constexpr std::size_t priorityFlagCount = 12;
inline constexpr std::array<const char *, priorityFlagCount> priorityFlagWords
    = { "ACCRUE_ALWAYS", "CALCULATE_RUNNING", "DEPTH_OBLIVIOUS", "INCR_ONLY", "MAX_TRES", "MAX_TRES_GRES", "NO_FAIR_TREE", "NO_NORMAL_ASSOC",
          "NO_NORMAL_PART", "NO_NORMAL_QOS", "NO_NORMAL_TRES", "SMALL_RELATIVE_TO_TIME" };

/// The word of a flag in slurm.conf, e.g. "NO_FAIR_TREE".
[[nodiscard]] inline const char *priorityFlagWord(PriorityFlag flag)
{
    return priorityFlagWords.at(static_cast<std::size_t>(flag));
}

enum class UsageReset : std::uint8_t { None, Now, Daily, Weekly, Monthly, Quarterly, Yearly };
inline constexpr std::array<const char *, 7> usageResetWords = { "NONE", "NOW", "DAILY", "WEEKLY", "MONTHLY", "QUARTERLY", "YEARLY" };

/// The word of a reset period in slurm.conf, e.g. "MONTHLY".
[[nodiscard]] inline const char *usageResetWord(UsageReset reset)
{
    return usageResetWords.at(static_cast<std::size_t>(reset));
}

/// The keys of slurm.conf that PrioritySettings and Policy::tres hold, in the order in which the fragment writes them.
/// core/schema/setting_fields.cpp describes each of them.
enum class PriorityKey : std::uint8_t {
    AccountingStorageTres,
    PriorityType,
    PriorityFlags,
    PriorityDecayHalfLife,
    PriorityUsageResetPeriod,
    PriorityCalcPeriod,
    PriorityFavorSmall,
    PriorityMaxAge,
    FairShareDampeningFactor,
    PriorityWeightAge,
    PriorityWeightAssoc,
    PriorityWeightFairshare,
    PriorityWeightJobSize,
    PriorityWeightPartition,
    PriorityWeightQos,
    PriorityWeightTres,
    PrioritySiteFactorPlugin,
    PrioritySiteFactorParameters,
    PriorityParameters
};
inline constexpr std::size_t priorityKeyCount = static_cast<std::size_t>(PriorityKey::PriorityParameters) + 1;

/// How fair share is computed.
enum class Algorithm : std::uint8_t { FairTree, Classic, DepthOblivious, Linear2009 };

/// The short name used by the CLI and the benchmarks: "fair_tree", "classic", "depth_oblivious", "linear_2009".
[[nodiscard]] const char *algorithmName(Algorithm algorithm);

/// How the TRES of a job become its billing (SLURM.md 4 "SUM, MAX_TRES, MAX_TRES_GRES").
enum class BillingRule : std::uint8_t { Sum, MaxTres, MaxTresGres };

/// The cluster-wide settings of the multifactor plugin, with Slurm's defaults.
struct PrioritySettings
{
    PriorityType type = PriorityType::Multifactor;
    std::bitset<priorityFlagCount> flags;
    std::vector<std::string> unknownFlags; ///< words in PriorityFlags that Slurm silently ignores
    SlurmTime halfLife { 7 * 24 * 60, {} };
    UsageReset usageReset = UsageReset::None;
    SlurmTime calcPeriod { 5, {} };
    bool favorSmall = false;
    SlurmTime maxAge { 7 * 24 * 60, {} };
    std::uint16_t dampeningFactor = 1; ///< FairShareDampeningFactor
    std::uint32_t weightAge = 0;
    std::uint32_t weightAssoc = 0;
    std::uint32_t weightFairshare = 0;
    std::uint32_t weightJobSize = 0;
    std::uint32_t weightPartition = 0;
    std::uint32_t weightQos = 0;
    TresWeights weightTres;
    std::string siteFactorPlugin;
    std::string siteFactorParameters;
    std::string parameters; ///< PriorityParameters

    /// The keys that stood in the slurm.conf that was read, or that were set here since: export writes
    /// these, and every other key whose value is not Slurm's default.
    std::bitset<priorityKeyCount> given;

    [[nodiscard]] bool has(PriorityFlag flag) const { return flags.test(static_cast<std::size_t>(flag)); }
    void set(PriorityFlag flag, bool on = true) { flags.set(static_cast<std::size_t>(flag), on); }
    [[nodiscard]] bool isGiven(PriorityKey key) const { return given.test(static_cast<std::size_t>(key)); }
    void markGiven(PriorityKey key, bool on = true) { given.set(static_cast<std::size_t>(key), on); }

    /// DEPTH_OBLIVIOUS implies NO_FAIR_TREE; without either it is Fair Tree.
    [[nodiscard]] Algorithm algorithm() const;
    /// MAX_TRES_GRES wins when both flags stand; Policy::billingRule() is what a release makes of it.
    [[nodiscard]] BillingRule billingRule() const;

    bool operator==(const PrioritySettings &) const = default;
};

} // namespace apportion
