// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/priority_settings.h"

namespace apportion
{

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
