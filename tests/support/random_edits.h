// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"
#include "support/generated_policy.h"
#include "support/random_policy_edits.h"

#include <array>

namespace apportion::test
{

/// An association that may be live, removed, or not there at all.
inline AssociationId anyAssociation(const Document &d, Random &random)
{
    return static_cast<AssociationId>(random.below(d.policy().associations.rowCount() + 3));
}

/// A live account, which is root at worst.
inline AssociationId anyAccount(const Document &d, Random &random)
{
    const AssociationTree &tree = d.policy().associations;
    for (int i = 0; i < 20; ++i) {
        const AssociationId id = anyAssociation(d, random);
        if (tree.isLive(id)) {
            return tree.isAccount(id) ? id : tree.parent(id);
        }
    }
    return AssociationTree::root();
}

inline std::vector<AssociationId> someAssociations(const Document &d, Random &random, std::uint64_t most)
{
    std::vector<AssociationId> ids;
    for (std::uint64_t i = 0, count = 1 + random.below(most); i < count; ++i) {
        ids.push_back(anyAssociation(d, random));
    }
    return ids;
}

/// One edit of the association tree's structure; some are refused.
inline void editStructureAtRandom(Document &d, Random &random)
{
    const QString name = QStringLiteral("New%1").arg(random.below(400));
    const AssociationTree &tree = d.policy().associations;
    switch (random.below(8)) {
    case 0: { // one number after the other: compilers differ in which argument they ask for first
        const auto shares = static_cast<std::uint32_t>(random.below(9));
        d.addAccount(anyAccount(d, random), name, shares);
        break;
    }
    case 1:
        d.addUsers(anyAccount(d, random), { name, name + QLatin1Char('b'), QStringLiteral("c") }, 3);
        break;
    case 2: {
        // large subtrees would soon leave nothing to edit
        const AssociationId id = anyAssociation(d, random);
        if (tree.isLive(id) && (tree.isUser(id) || random.chance(10))) {
            d.removeAssociations({ id, id });
        }
        break;
    }
    case 3:
        d.renameAssociation(anyAssociation(d, random), name);
        break;
    case 4:
    case 5: {
        const AssociationId account = anyAccount(d, random);
        d.moveAssociations(someAssociations(d, random, 5), account);
        break;
    }
    default:
        if (tree.count() < 2000) {
            const bool withUsers = random.chance(50);
            d.duplicateAccount(anyAccount(d, random), name, withUsers);
        }
        break;
    }
}

/// One edit of what associations hold.
inline void editAssociationsAtRandom(Document &d, Random &random)
{
    const std::vector<AssociationId> ids = someAssociations(d, random, 20);
    const std::array<std::string, 5> names { "Description", "QOS", "GrpTRES", "Organization", "MaxJobs" };
    const std::array<std::string, 4> values { "physics", "+high,-low", "cpu=10:x 'quoted' \\ # text", "" };
    switch (random.below(4)) {
    case 0:
        d.setRawShares(ids, random.chance(20) ? sharesParent : static_cast<std::uint32_t>(random.below(5)));
        break;
    case 1:
        d.setOwnUsage(ids, std::vector<long double>(ids.size(), static_cast<long double>(random.below(4)) / 3.0L));
        break;
    case 2:
        d.setAssociationPriority(ids, random.chance(30) ? noPriority : static_cast<std::uint32_t>(random.below(5)));
        break;
    default: {
        const std::string &name = names[random.below(names.size())];
        d.setAssociationOption(ids, name, random.chance(25) ? std::nullopt : std::optional(values[random.below(values.size())]));
    }
    }
}

/// One edit of anything else in the policy. A table may have lost its last row.
inline void editSettingsAtRandom(Document &d, Random &random)
{
    const auto pick = [&random](std::size_t size) { return static_cast<int>(random.below(size)); };
    PrioritySettings settings = d.policy().priority;
    switch (random.below(7)) {
    case 0:
        settings.weightFairshare = static_cast<std::uint32_t>(random.below(3));
        d.setPrioritySettings(settings, PriorityKey::PriorityWeightFairshare);
        break;
    case 1:
        settings.flags.flip(random.below(priorityFlagCount));
        d.setPrioritySettings(settings, PriorityKey::PriorityFlags);
        break;
    case 2: {
        Policy draft = d.policy();
        draft.tres.reset();
        for (const char *name : { "gres/gpu", "license/x" }) {
            if (random.chance(50)) {
                draft.tres.track(name);
            }
        }
        d.setSetting(draft, PriorityKey::AccountingStorageTres);
        break;
    }
    case 3: {
        if (d.policy().partitions->empty()) {
            break;
        }
        const int index = pick(d.policy().partitions->size());
        Partition partition = d.policy().partitions->at(static_cast<std::size_t>(index));
        partition.priorityTier = static_cast<std::uint16_t>(random.below(3));
        d.setPartition(index, partition);
        break;
    }
    case 4: {
        if (d.policy().nodeGroups->empty()) {
            break;
        }
        const int index = pick(d.policy().nodeGroups->size());
        NodeGroup group = d.policy().nodeGroups->at(static_cast<std::size_t>(index));
        group.cpus = static_cast<std::uint32_t>(random.below(3));
        d.setNodeGroup(index, group);
        break;
    }
    case 5: {
        if (d.policy().qos->empty()) {
            break;
        }
        const int index = pick(d.policy().qos->size());
        Qos qos = d.policy().qos->at(static_cast<std::size_t>(index));
        qos.priority = static_cast<std::uint32_t>(random.below(3));
        d.setQos(index, qos);
        break;
    }
    default: {
        std::vector<Job> jobs = *d.situation().jobs;
        if (!jobs.empty() && random.chance(50)) {
            jobs.pop_back();
        } else {
            jobs.emplace_back();
        }
        d.setJobs(jobs);
    }
    }
}

/// One edit of any kind; some come to nothing.
inline void editAtRandom(Document &d, Random &random)
{
    switch (random.below(4)) {
    case 0:
        editStructureAtRandom(d, random);
        break;
    case 1:
        editAssociationsAtRandom(d, random);
        break;
    case 2:
        editSettingsAtRandom(d, random);
        break;
    default:
        editPolicyAtRandom(d, random);
    }
}

} // namespace apportion::test
