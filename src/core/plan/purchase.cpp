// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/purchase.h"

#include "core/evaluate/odyssey.h"

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

Policy withNodes(const Policy &policy, const Purchase &purchase)
{
    Policy bought = policy;
    NodeGroup group = purchase.nodes;
    group.owners = purchase.owners;
    group.owner = group.owners.size() > 1 ? NodeOwner::Group : NodeOwner::Account;
    bought.nodeGroups.edit().push_back(std::move(group));
    return bought;
}

std::uint32_t sharesWith(std::uint32_t now, double worth)
{
    return static_cast<std::uint32_t>(std::clamp(std::round(now + worth), 0.0, static_cast<double>(maxRawShares)));
}

} // namespace

std::vector<PurchasedShares> sharesAfterPurchase(const Policy &policy, const Purchase &purchase)
{
    const std::vector<DerivedShares> before = deriveRawShares(policy);
    const std::vector<DerivedShares> after = deriveRawShares(withNodes(policy, purchase));
    std::vector<PurchasedShares> result;
    for (std::size_t i = 0; i < after.size(); ++i) {
        const double worth = after[i].lab + after[i].communal - before[i].lab - before[i].communal;
        if (!(worth > 0.0)) {
            continue;
        }
        PurchasedShares shares { after[i].account, policy.associations.rawShares(after[i].account), worth, {} };
        shares.now = shares.now == sharesParent ? 0 : shares.now;
        for (std::uint32_t year = 0; year <= purchase.years; ++year) {
            const double left = purchase.years == 0 ? 1.0 : 1.0 - static_cast<double>(year) / purchase.years;
            shares.becomes.push_back(sharesWith(shares.now, worth * left));
        }
        result.push_back(std::move(shares));
    }
    return result;
}

PolicyEdit purchaseEdit(const Policy &policy, const Purchase &purchase)
{
    Policy draft = withNodes(policy, purchase);
    for (const PurchasedShares &shares : sharesAfterPurchase(policy, purchase)) {
        draft.associations.setRawShares(shares.account, shares.becomes.front());
    }
    return editBetween(policy, draft);
}

} // namespace apportion
