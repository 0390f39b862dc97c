// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/billing.h"

#include <algorithm>

namespace apportion
{

bool isInBillingMaximum(const TresTable &tres, TresIndex index, BillingRule rule)
{
    switch (rule) {
    case BillingRule::Sum:
        return false;
    case BillingRule::MaxTres:
        return tres.isNodeTres(index);
    case BillingRule::MaxTresGres:
        return tres.isNodeTres(index) && !tres.isGres(index);
    }
    return false;
}

Billing bill(const Policy &policy, const Partition &partition, std::span<const std::uint64_t> counts, BillingRule rule)
{
    Billing billing;
    if (partition.billingWeights.empty()) {
        billing.fromCpus = true;
        billing.value = static_cast<double>(counts[tresCpu]);
        billing.terms.push_back({ tresCpu, counts[tresCpu], 1.0, billing.value, true });
        return billing;
    }
    double maximum = 0.0;
    double sum = 0.0;
    std::size_t largest = 0;
    for (TresIndex index = 0; index < policy.tres.size(); ++index) {
        const TresWeight *weight = findLastWeight(partition.billingWeights, policy.tres.name(index));
        if (index == tresBilling || weight == nullptr) {
            continue;
        }
        BillingTerm term { index, counts[index], weight->perUnit(), 0.0, true };
        term.value = static_cast<double>(term.count) * term.weight;
        if (!isInBillingMaximum(policy.tres, index, rule)) {
            sum += term.value;
        } else {
            term.counts = false;
            if (term.value > maximum) {
                maximum = term.value;
                largest = billing.terms.size() + 1;
            }
        }
        billing.terms.push_back(term);
    }
    if (largest > 0) {
        billing.terms[largest - 1].counts = true;
    }
    billing.value = maximum + sum;
    return billing;
}

std::vector<std::uint64_t> partitionTotals(const Policy &policy, const Partition &partition)
{
    std::vector<std::uint64_t> totals = policy.partitionTres(partition);
    totals[tresBilling] = cutBilling(bill(policy, partition, totals, policy.billingRule()).value);
    return totals;
}

Billing billJob(const Policy &policy, const Partition &partition, const Job &job)
{
    return bill(policy, partition, requestedTres(policy, job), policy.billingRule());
}

} // namespace apportion
