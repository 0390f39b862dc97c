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
    const PartitionNodes part { static_cast<std::uint32_t>(bought.nodeGroups->size()), group.count };
    for (const std::string &name : purchase.partitions) {
        const std::uint16_t index = bought.findPartition(name);
        if (index == unknownIndex) {
            continue;
        }
        Partition &partition = bought.partitions.edit()[index];
        partition.nodes.push_back(part);
        if (!sameIgnoringCase(partition.nodesWritten, "all")) {
            partition.nodesWritten += (partition.nodesWritten.empty() ? "" : ",") + group.names;
        }
    }
    bought.nodeGroups.edit().push_back(std::move(group));
    return bought;
}

std::uint32_t sharesWith(std::uint32_t now, double worth)
{
    return static_cast<std::uint32_t>(std::clamp(std::round(now + worth), 0.0, static_cast<double>(maxRawShares)));
}

} // namespace

const Partition *purchasePartition(const Policy &policy, const Purchase &purchase)
{
    for (const std::string &name : purchase.partitions) {
        if (const std::uint16_t index = policy.findPartition(name); index != unknownIndex) {
            return &policy.partitions.get()[index];
        }
    }
    return nullptr;
}

ShareScale shareScale(const Policy &policy)
{
    ShareScale scale;
    const TreeLayout &layout = policy.associations.layout();
    for (TreeLayout::Position at = layout.firstChild(0); at < layout.childEnd(0); ++at) {
        const AssociationId id = layout.idAt(at);
        scale.shares += policy.associations.usesParent(id) ? 0.0 : policy.associations.rawShares(id);
    }
    for (std::size_t i = 0; i < policy.nodeGroups->size(); ++i) {
        const NodeGroup &group = policy.nodeGroups.get()[i];
        scale.worth += group.count * nodeWorth(policy, group, pricingPartition(policy, i)).whole();
    }
    return scale;
}

std::vector<PurchasedShares> sharesAfterPurchase(const Policy &policy, const Purchase &purchase)
{
    // the nodes go into no partition here: what is offered to everybody stays
    Purchase nodesAlone = purchase;
    nodesAlone.partitions.clear();
    const std::vector<DerivedShares> before = deriveRawShares(policy);
    const std::vector<DerivedShares> after = deriveRawShares(withNodes(policy, nodesAlone));
    const NodeWorth node = nodeWorth(policy, purchase.nodes, purchasePartition(policy, purchase));
    const double perCpuTres = node.cpu > 0.0 ? node.whole() / node.cpu : 1.0;
    const double perTres = purchase.onPresentScale ? shareScale(policy).sharesPerTres() : 1.0;
    std::vector<PurchasedShares> result;
    for (std::size_t i = 0; i < after.size(); ++i) {
        const double worth = perCpuTres * (after[i].lab + after[i].communal - before[i].lab - before[i].communal);
        if (!(worth > 0.0)) {
            continue;
        }
        PurchasedShares shares { after[i].account, policy.associations.rawShares(after[i].account), worth, {} };
        shares.now = shares.now == sharesParent ? 0 : shares.now;
        for (std::uint32_t year = 0; year <= purchase.years; ++year) {
            const double left = purchase.years == 0 ? 1.0 : 1.0 - static_cast<double>(year) / purchase.years;
            shares.becomes.push_back(sharesWith(shares.now, worth * perTres * left));
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
