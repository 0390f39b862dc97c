// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/billing.h"

#include <algorithm>

namespace apportion
{

namespace
{

/// Which maximum a TRES takes part in under a rule; the others are added up.
bool inNodeMaximum(const TresTable &tres, TresIndex index, BillingRule rule)
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

} // namespace

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
        const auto weight = std::find_if(partition.billingWeights.begin(), partition.billingWeights.end(),
            [&](const TresWeight &w) { return sameIgnoringCase(w.name, policy.tres.name(index)); });
        if (index == tresBilling || weight == partition.billingWeights.end()) {
            continue;
        }
        BillingTerm term { index, counts[index], weight->perUnit(), 0.0, true };
        term.value = static_cast<double>(term.count) * term.weight;
        if (!inNodeMaximum(policy.tres, index, rule)) {
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

Billing billJob(const Policy &policy, const Partition &partition, const Job &job)
{
    return bill(policy, partition, requestedTres(policy, job), policy.priority.billingRule());
}

} // namespace apportion
