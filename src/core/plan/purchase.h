// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/policy_edit.h"

#include <string>
#include <vector>

namespace apportion
{

/// Nodes that a lab, or several together, buy for the cluster.
struct Purchase
{
    std::vector<std::string> owners; ///< accounts; several share the nodes in equal parts
    NodeGroup nodes; ///< what is bought: names, count, cores, chip
    std::uint32_t years = 0; ///< over which the nodes lose their worth, in equal steps; 0: they keep it
};

/// What a purchase does to the raw shares of one account directly below root.
struct PurchasedShares
{
    AssociationId account = noAssociation;
    std::uint32_t now = 0; ///< 0 for an account on `parent`
    double worth = 0.0; ///< its part of the new nodes' CPU TRES (Odyssey): what is added in the first year
    std::vector<std::uint32_t> becomes; ///< in each year, the first one at 0; the last is back where it was
};

/// The shares of the owners in every year. Sub-accounts count for the account below root that they lie in; owners that
/// the tree does not have get nothing, and their part is lost.
[[nodiscard]] std::vector<PurchasedShares> sharesAfterPurchase(const Policy &policy, const Purchase &purchase);
/// The purchase as an edit: the nodes are added, and the owners' shares are those of the first year.
[[nodiscard]] PolicyEdit purchaseEdit(const Policy &policy, const Purchase &purchase);

} // namespace apportion
