// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/policy_edit.h"
#include "core/evaluate/node_worth.h"

#include <cstdint>
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
    std::vector<std::string> partitions; ///< that the nodes become part of; what is no partition is left out
    bool onPresentScale = false; ///< a TRES gives as many shares as one stands for now (shareScale()); else one
};

/// The first of the partitions that purchased nodes become part of; null when there is none.
[[nodiscard]] const Partition *purchasePartition(const Policy &policy, const Purchase &purchase);

/// The shares that stand below root for what the cluster has.
struct ShareScale
{
    double shares = 0.0; ///< raw shares of all that lies directly below root, without those on `parent`
    double worth = 0.0; ///< of all nodes, each at the price of pricingPartition()

    /// Shares that a TRES is worth; 1 where one of both is nothing.
    [[nodiscard]] double sharesPerTres() const { return shares > 0.0 && worth > 0.0 ? shares / worth : 1.0; }
};
[[nodiscard]] ShareScale shareScale(const Policy &policy);

/// What a purchase does to the raw shares of one account directly below root.
struct PurchasedShares
{
    AssociationId account = noAssociation;
    std::uint32_t now = 0; ///< 0 for an account on `parent`
    double worth = 0.0; ///< its part of what the new nodes are worth (NodeWorth)
    std::vector<std::uint32_t> becomes; ///< in each year, the first one at 0; the last is back where it was
};

/// The shares of the owners in every year. Sub-accounts count for the account below root that they lie in; owners that
/// the tree does not have get nothing, and their part is lost.
[[nodiscard]] std::vector<PurchasedShares> sharesAfterPurchase(const Policy &policy, const Purchase &purchase);
/// The purchase as an edit: the nodes are added, to their partitions too, and the owners' shares are those of the first year.
[[nodiscard]] PolicyEdit purchaseEdit(const Policy &policy, const Purchase &purchase);

} // namespace apportion
