// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/tree_query.h"
#include "core/check/checker.h"
#include "core/check/mend.h"
#include "core/evaluate/odyssey.h"
#include "core/plan/purchase.h"
#include "core/schema/setting_fields.h"
#include "document/baseline_reset.h"
#include "document/document.h"
#include "slurm/conf/conf_field.h"
#include "slurm/lists/qos_references.h"
#include "slurm/text/reading.h"
#include "support/generated_policy.h"

#include <array>
#include <string>

// The edits that forms and panels make of several parts of a policy at once.

namespace apportion::test
{

/// Any key of the priority settings, set to something that some of them understand.
inline void editAnySettingAtRandom(Document &d, Random &random)
{
    const std::array<std::string, 9> values { "0", "7", "3-12", "YES", "priority/basic", "MONTHLY", "MAX_TRES,NO_FAIR_TREE", "cpu=2,gres/gpu=40",
        "cpu,mem,gres/gpu,license/y" };
    const auto key = static_cast<PriorityKey>(random.below(priorityKeyCount));
    const std::string value = random.chance(20) ? settingDefault(key) : values[random.below(values.size())];
    Policy draft = d.policy();
    Diagnostics diagnostics;
    slurm::Findings findings(diagnostics);
    if (slurm::readPriorityKey(key, { priorityKeyWord(key), value, value }, {}, draft, findings)) {
        d.apply(editBetween(d.policy(), draft), QStringLiteral("a setting"));
    }
}

/// Rows of a table that come, go, change places and get other names.
inline void editRowsAtRandom(Document &d, Random &random)
{
    Policy draft = d.policy();
    const std::string name = "row" + std::to_string(random.below(30));
    const auto named = [&name](auto row, const auto &table) {
        row.name = freeName(table, name);
        return row;
    };
    const auto sources = [&random](std::size_t rows) {
        std::vector<std::size_t> list;
        for (std::size_t i = 0; i < rows; ++i) {
            if (rows < 3 || !random.chance(15)) {
                list.push_back(i);
            }
        }
        if (list.size() > 1) {
            std::swap(list.front(), list[random.below(list.size())]);
        }
        if (rows < 12) {
            list.push_back(addedRow);
        }
        return list;
    };
    switch (random.below(7)) {
    case 0: {
        NodeGroup group;
        group.names = name;
        group.count = 3;
        reorderNodeGroups(draft, sources(draft.nodeGroups->size()), { group });
        break;
    }
    case 1:
        reorderRows(draft.partitions, sources(draft.partitions->size()), { named(Partition(), *draft.partitions) });
        break;
    case 2:
        reorderRows(draft.qos, sources(draft.qos->size()), { named(Qos(), *draft.qos) });
        break;
    case 3:
        reorderRows(draft.chips, sources(draft.chips->size()), { named(Chip(), *draft.chips) });
        break;
    case 4:
        if (!draft.partitions->empty()) {
            draft.partitions.edit()[random.below(draft.partitions->size())].name = freeName(*draft.partitions, name);
        }
        break;
    case 5:
        if (!draft.qos->empty()) {
            slurm::renameQos(draft, random.below(draft.qos->size()), freeName(*draft.qos, name));
        }
        break;
    default:
        if (!draft.chips->empty()) {
            renameChip(draft, random.below(draft.chips->size()), freeName(*draft.chips, name));
        }
    }
    PolicyEdit edit = editBetween(d.policy(), draft);
    letJobsFollow(edit, d.policy(), d.situation());
    d.apply(edit, QStringLiteral("rows"));
}

/// What follows from hardware: weights and shares derived, nodes bought, a chip with other FLOPS.
inline void editHardwareAtRandom(Document &d, Random &random)
{
    Policy draft = d.policy();
    switch (random.below(4)) {
    case 0:
        for (const DerivedWeights &derived : deriveBillingWeights(draft)) {
            draft.partitions.edit()[derived.partition].billingWeights = derived.weights;
        }
        d.apply(editBetween(d.policy(), draft), QStringLiteral("derived weights"));
        break;
    case 1:
        for (const DerivedShares &derived : deriveRawShares(draft)) {
            draft.associations.setRawShares(derived.account, derived.rawShares);
        }
        d.apply(editBetween(d.policy(), draft), QStringLiteral("derived shares"));
        break;
    case 2: {
        const std::vector<AssociationId> accounts = childrenOf(draft.associations, AssociationTree::root());
        Purchase purchase;
        purchase.nodes.names = "n" + std::to_string(random.below(1000));
        purchase.nodes.count = 4;
        purchase.nodes.cpus = 32;
        if (!accounts.empty()) {
            purchase.owners.emplace_back(draft.associations.name(accounts[random.below(accounts.size())]));
        }
        if (draft.nodeGroups->size() < 12) {
            d.apply(purchaseEdit(draft, purchase), QStringLiteral("a purchase"));
        }
        break;
    }
    default:
        if (!draft.chips->empty()) {
            const std::size_t index = random.below(draft.chips->size());
            Chip chip = (*draft.chips)[index];
            chip.flopsPerCore = static_cast<double>(random.below(90));
            d.setChip(static_cast<int>(index), chip);
        }
    }
}

/// Takes one of the changes since the baseline back, or all below an account.
inline void resetAtRandom(Document &d, Random &random)
{
    const PolicyDifference all = difference(d.baseline(), d.policy());
    PolicyDifference chosen;
    const auto take = [&random](const auto &from, auto &to) {
        if (!from.empty()) {
            to.push_back(from[random.below(from.size())]);
        }
    };
    switch (random.below(4)) {
    case 0:
        take(all.associations, chosen.associations);
        break;
    case 1:
        take(all.settings, chosen.settings);
        break;
    case 2:
        take(all.partitions, chosen.partitions);
        take(all.qos, chosen.qos);
        break;
    default: {
        const AssociationTree &tree = d.policy().associations;
        const auto account = static_cast<AssociationId>(random.below(tree.rowCount()));
        if (tree.isLive(account) && tree.isAccount(account) && account != AssociationTree::root()) {
            chosen = changesBelow(all, d.baseline().associations, tree, account);
        }
    }
    }
    resetToBaseline(d, chosen, QStringLiteral("reset"));
}

/// Mends the first finding that can be.
inline void mendAtRandom(Document &d, Random &random)
{
    const Diagnostics findings = check(d.policy(), d.situation());
    for (std::size_t i = 0, first = findings.empty() ? 0 : random.below(findings.size()); i < findings.size(); ++i) {
        if (const std::optional<PolicyEdit> edit = mend(d.policy(), findings[(first + i) % findings.size()])) {
            d.apply(*edit, QStringLiteral("mended"));
            return;
        }
    }
}

/// Adds a small tree in one step, with everything an association can hold, as pasting does.
inline void pasteAtRandom(Document &d, Random &random)
{
    const AssociationTree &tree = d.policy().associations;
    const auto target = static_cast<AssociationId>(random.below(tree.rowCount()));
    if (!tree.isLive(target) || tree.isUser(target) || tree.count() > 2000) {
        return;
    }
    const std::string name = "pasted" + std::to_string(random.below(100000));
    NewAssociation account;
    account.name = name;
    account.parent = target;
    account.ownUsage = 7.25L;
    account.options = "Description='from elsewhere'";
    NewAssociation below;
    below.name = name + "b";
    below.above = 0;
    below.rawShares = sharesParent;
    NewAssociation user;
    user.name = "somebody";
    user.isUser = true;
    user.above = 1;
    user.priority = 50;
    user.ownUsage = 1.0L / 3.0L;
    user.partition = "p1";
    d.addAssociations({ account, below, user });
}

/// One edit of several parts of the policy.
inline void editPolicyAtRandom(Document &d, Random &random)
{
    switch (random.below(12)) {
    case 0:
    case 1:
    case 2:
        editAnySettingAtRandom(d, random);
        break;
    case 3:
    case 4:
        editRowsAtRandom(d, random);
        break;
    case 5:
    case 6:
        editHardwareAtRandom(d, random);
        break;
    case 7:
    case 8:
        resetAtRandom(d, random);
        break;
    case 9:
        mendAtRandom(d, random);
        break;
    case 10:
        pasteAtRandom(d, random);
        break;
    default:
        if (random.chance(20)) {
            // as a file that is read again: the same policy, whose associations have other ids
            Snapshot other = d.snapshot();
            other.policy.priority.weightAge = static_cast<std::uint32_t>(random.below(9));
            d.replacePolicy(other, QStringLiteral("another policy"));
        }
    }
}

} // namespace apportion::test
