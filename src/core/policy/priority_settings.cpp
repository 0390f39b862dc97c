// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/priority_settings.h"

namespace apportion
{

const char *priorityFlagWord(PriorityFlag flag)
{
    static constexpr std::array<const char *, priorityFlagCount> words = {
        "ACCRUE_ALWAYS",
        "CALCULATE_RUNNING",
        "DEPTH_OBLIVIOUS",
        "INCR_ONLY",
        "MAX_TRES",
        "MAX_TRES_GRES",
        "NO_FAIR_TREE",
        "NO_NORMAL_ASSOC",
        "NO_NORMAL_PART",
        "NO_NORMAL_QOS",
        "NO_NORMAL_TRES",
        "SMALL_RELATIVE_TO_TIME",
    };
    return words.at(static_cast<std::size_t>(flag));
}

const char *usageResetWord(UsageReset reset)
{
    static constexpr std::array<const char *, 7> words = { "NONE", "NOW", "DAILY", "WEEKLY", "MONTHLY", "QUARTERLY", "YEARLY" };
    return words.at(static_cast<std::size_t>(reset));
}

const char *priorityKeyWord(PriorityKey key)
{
    static constexpr std::array<const char *, priorityKeyCount> words = {
        "AccountingStorageTRES",
        "PriorityType",
        "PriorityFlags",
        "PriorityDecayHalfLife",
        "PriorityUsageResetPeriod",
        "PriorityCalcPeriod",
        "PriorityFavorSmall",
        "PriorityMaxAge",
        "FairShareDampeningFactor",
        "PriorityWeightAge",
        "PriorityWeightAssoc",
        "PriorityWeightFairshare",
        "PriorityWeightJobSize",
        "PriorityWeightPartition",
        "PriorityWeightQOS",
        "PriorityWeightTRES",
        "PrioritySiteFactorPlugin",
        "PrioritySiteFactorParameters",
        "PriorityParameters",
    };
    return words.at(static_cast<std::size_t>(key));
}

const char *algorithmName(Algorithm algorithm)
{
    static constexpr std::array<const char *, 4> names = { "fair_tree", "classic", "depth_oblivious", "linear_2009" };
    return names.at(static_cast<std::size_t>(algorithm));
}

Algorithm PrioritySettings::algorithm() const
{
    if (has(PriorityFlag::DepthOblivious)) {
        return Algorithm::DepthOblivious;
    }
    return has(PriorityFlag::NoFairTree) ? Algorithm::Classic : Algorithm::FairTree;
}

BillingRule PrioritySettings::billingRule() const
{
    if (has(PriorityFlag::MaxTresGres)) {
        return BillingRule::MaxTresGres;
    }
    return has(PriorityFlag::MaxTres) ? BillingRule::MaxTres : BillingRule::Sum;
}

} // namespace apportion
