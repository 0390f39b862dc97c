// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/billing.h"
#include "core/evaluate/evaluation.h"

#include <QString>

#include <array>
#include <vector>

namespace apportion
{

/// The rules in the order in which they are shown.
inline constexpr std::array billingRules { BillingRule::Sum, BillingRule::MaxTres, BillingRule::MaxTresGres };

/// "SUM", "MAX_TRES", "MAX_TRES_GRES": as PriorityFlags writes them; the first is what stands without a flag.
[[nodiscard]] QString billingRuleName(BillingRule rule);

/// A job in one of its partitions, billed under every rule.
struct BillingCase
{
    JobRow row = 0;
    QString job;
    QString partition;
    std::array<Billing, billingRules.size()> bills;
    double nodes = 1.0; ///< that the job asks for
    std::array<double, billingRules.size()> billedPart {}; ///< of what its whole nodes would be billed; 0: not known
    double blockedPart = 0.0; ///< of its nodes: of the TRES it takes most of
    TresIndex blockedBy = noTres;
};

/// The numbers behind the billing chart.
struct BillingData
{
    BillingRule rule = BillingRule::Sum; ///< the policy's own
    std::vector<BillingCase> cases;
    std::vector<QString> tresNames; ///< by TresIndex
    std::vector<TresIndex> used; ///< the TRES that contribute something somewhere
    double highest = 0.0; ///< of all bars
    std::size_t leftOut = 0;

    [[nodiscard]] bool isEmpty() const { return cases.empty(); }
};

/// The first @p limit rows: jobs in each of their partitions (SLURM.md 4). The nodes are those of the partition that have what the
/// job asks for, else the largest group of them. What a job takes most of cannot be given to others: it blocks that part.
[[nodiscard]] BillingData billingData(const Evaluation &evaluation, std::size_t limit = 200);

} // namespace apportion
