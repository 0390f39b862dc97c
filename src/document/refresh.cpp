// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/refresh.h"

#include "core/change/association_match.h"
#include "core/change/policy_edit.h"
#include "core/change/policy_merge.h"
#include "core/change/renamed_accounts.h"
#include "core/change/usage_after_apply.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <unordered_map>
#include <unordered_set>

namespace apportion
{

namespace
{

/// A scenario with the usage and jobs of the baseline, where these are told, so that they are replaced. Usage of what is new in it is told
/// already.
Snapshot toRefresh(Snapshot draft, const Snapshot &base, const OpenedFiles &told)
{
    if (!told.sources.jobs.empty()) {
        draft.situation.jobs = base.situation.jobs;
    }
    const AssociationTree &tree = draft.policy.associations;
    const AssociationMatch match(base.policy.associations, tree);
    const AssociationMatch there(told.policy.associations, tree);
    if (told.sources.usage.empty()) {
        for (AssociationId id = 0; id < tree.rowCount(); ++id) {
            if (tree.isLive(id) && match.before(id) == noAssociation && there.before(id) != noAssociation) {
                draft.situation.setOwnUsage(id, told.situation.ownUsage(there.before(id))); // it was made there, and begins anew
            }
        }
        return draft;
    }
    const std::vector<CarriedUsage> renamed = carriedUsage(base, draft, match);
    const auto set = [&draft](AssociationId id, const Situation &from, AssociationId other) {
        if (other != noAssociation && draft.situation.ownUsage(id) != from.ownUsage(other)) {
            draft.situation.setOwnUsage(id, from.ownUsage(other));
        }
    };
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        const AssociationId before = match.before(id);
        before == noAssociation ? set(id, told.situation, there.before(id)) : set(id, base.situation, before);
    }
    // Who was renamed or moved here, and not yet there, has what is used there under the old name.
    for (const CarriedUsage &one : renamed) {
        if (there.before(one.after) == noAssociation) {
            set(one.after, told.situation, findSame(told.policy.associations, base.policy.associations, one.before));
        }
    }
    return draft;
}

/// The names of accounts, or of users, that a draft changed.
using Renames = std::unordered_map<std::string, std::string>;

std::unordered_set<std::string> namesIn(const AssociationTree &tree, bool users)
{
    std::unordered_set<std::string> names;
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        if (tree.isLive(id) && tree.isUser(id) == users) {
            names.emplace(tree.name(id));
        }
    }
    return names;
}

/// What a draft renamed since the baseline: what it remembers, or known by the usage that went along, or by a job that did.
class RenameSearch
{
public:
    RenameSearch(const Snapshot &base, const Snapshot &draft)
        : m_base(base), m_draft(draft), m_match(base.policy.associations, draft.policy.associations)
    {
        const AssociationTree &was = base.policy.associations;
        const AssociationTree &tree = draft.policy.associations;
        for (const bool isUser : { false, true }) {
            m_before[isUser] = namesIn(was, isUser);
            m_after[isUser] = namesIn(tree, isUser);
        }
        for (const auto &[before, after] : withRenamedUsers(renamedAccounts(was, tree, m_match), was, tree, m_match)) {
            take(before, after);
        }
        for (const CarriedUsage &one : carriedUsage(base, draft, m_match)) {
            if (one.isKnown) {
                take(one.before, one.after);
            }
        }
        takeFromJobs();
    }

    Renames accounts;
    Renames users;

private:
    /// A name that the draft has no more, and one that the baseline had not.
    void add(bool isUser, std::string_view before, std::string_view after)
    {
        const std::string from(before);
        std::string to(after);
        if (m_before[isUser].contains(from) && !m_after[isUser].contains(from) && m_after[isUser].contains(to) && !m_before[isUser].contains(to)) {
            (isUser ? users : accounts).emplace(from, std::move(to));
        }
    }

    void take(AssociationId before, AssociationId after)
    {
        const AssociationTree &was = m_base.policy.associations;
        const AssociationTree &tree = m_draft.policy.associations;
        if (was.isAccount(before)) {
            add(false, was.name(before), tree.name(after));
        } else if (was.name(before) == tree.name(after)) { // all that the account has used is that of its users
            add(false, was.accountName(before), tree.accountName(after));
        } else {
            add(true, was.name(before), tree.name(after));
        }
    }

    void takeFromJobs()
    {
        std::unordered_map<std::string_view, const Job *> jobs;
        for (const Job &job : *m_base.situation.jobs) {
            jobs.emplace(job.id, &job);
        }
        for (const Job &job : *m_draft.situation.jobs) {
            const auto found = jobs.find(job.id);
            if (found != jobs.end() && found->second->submitTime == job.submitTime) { // JobIds are used again
                add(false, found->second->account, job.account);
                add(true, found->second->user, job.user);
            }
        }
    }

    const Snapshot &m_base;
    const Snapshot &m_draft;
    const AssociationMatch m_match;
    std::array<std::unordered_set<std::string>, 2> m_before; // of accounts, of users
    std::array<std::unordered_set<std::string>, 2> m_after;
};

/// What is known of jobs bears the cluster's names: these become those of @p draft, unless @p merged has the old ones again.
void followRenames(Snapshot &merged, const Snapshot &base, const Snapshot &draft)
{
    PolicyEdit rows;
    const auto isIn = [](const auto &table, std::string_view name) {
        return std::any_of(table.begin(), table.end(), [name](const auto &row) { return row.name == name; });
    };
    const std::vector<Renaming> partitions = renamings(*base.policy.partitions, *draft.policy.partitions);
    if (std::none_of(partitions.begin(), partitions.end(), [&](const Renaming &one) { return isIn(*merged.policy.partitions, one.first); })) {
        rows.partitions = draft.policy.partitions;
    }
    const std::vector<Renaming> qos = renamings(*base.policy.qos, *draft.policy.qos);
    if (std::none_of(qos.begin(), qos.end(), [&](const Renaming &one) { return isIn(*merged.policy.qos, one.first); })) {
        rows.qos = draft.policy.qos;
    }
    letJobsFollow(rows, base.policy, merged.situation);
    if (rows.jobs) {
        merged.situation.jobs = *rows.jobs;
    }
    RenameSearch renamed(base, draft);
    std::erase_if(renamed.accounts, [names = namesIn(merged.policy.associations, false)](const auto &one) { return names.contains(one.first); });
    std::erase_if(renamed.users, [names = namesIn(merged.policy.associations, true)](const auto &one) { return names.contains(one.first); });
    if (renamed.accounts.empty() && renamed.users.empty()) {
        return;
    }
    for (std::size_t i = 0; i < merged.situation.jobs->size(); ++i) {
        const Job &job = merged.situation.jobs->at(i);
        const auto account = renamed.accounts.find(job.account);
        const auto user = renamed.users.find(job.user);
        if (account != renamed.accounts.end() || user != renamed.users.end()) {
            Job &named = merged.situation.jobs.edit()[i];
            named.account = account != renamed.accounts.end() ? account->second : named.account;
            named.user = user != renamed.users.end() ? user->second : named.user;
        }
    }
}

/// What was exported, on the cluster as it is now: its usage and its jobs were no part of what was decided. With those of then it
/// would be compared by what was used since, and take a fifth of the project file.
Snapshot exportedAsOf(const Snapshot &exported, const Snapshot &base, const OpenedFiles &told)
{
    Snapshot now = exported;
    now.situation.jobs = told.situation.jobs;
    now.situation.toldAt = told.situation.toldAt;
    now.situation.usageAt = told.situation.usageAt;
    now.situation.lastReset = told.situation.lastReset;
    now.situation.tresUsage = told.situation.tresUsage;
    now.situation.walkOrder = told.situation.walkOrder;
    const AssociationTree &tree = exported.policy.associations;
    const AssociationMatch there(told.policy.associations, tree);
    const auto set = [&](AssociationId id, AssociationId other) {
        if (other != noAssociation && now.situation.ownUsage(id) != told.situation.ownUsage(other)) {
            now.situation.setOwnUsage(id, told.situation.ownUsage(other));
        }
    };
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        set(id, there.before(id));
    }
    for (const CarriedUsage &one : carriedUsage(base, exported, AssociationMatch(base.policy.associations, tree))) {
        if (there.before(one.after) == noAssociation) {
            set(one.after, findSame(told.policy.associations, base.policy.associations, one.before));
        }
    }
    followRenames(now, base, exported);
    return now;
}

/// What the cluster has no more is new to it, and starts at 0 if it is made again.
void forgetUsageOfGone(Snapshot &merged, const Snapshot &base, const Snapshot &told)
{
    const AssociationTree &tree = merged.policy.associations;
    if (tree.sharesStructureWith(told.policy.associations)) {
        return;
    }
    const AssociationMatch before(base.policy.associations, tree);
    const AssociationMatch there(told.policy.associations, tree);
    std::unordered_set<AssociationId> renamed; // what the cluster has by another name than the draft
    for (const auto &one : withRenamedUsers(renamedAccounts(told.policy.associations, tree, there), told.policy.associations, tree, there)) {
        renamed.insert(one.second);
    }
    for (const CarriedUsage &one : carriedUsage(base, merged, before)) {
        if (there.before(one.after) == noAssociation && !renamed.contains(one.after)
            && findSame(told.policy.associations, base.policy.associations, one.before) == noAssociation) {
            merged.situation.setOwnUsage(one.after, 0.0L);
        }
    }
    for (AssociationId id = 0; id < tree.rowCount(); ++id) {
        if (tree.isLive(id) && before.before(id) != noAssociation && there.before(id) == noAssociation && !renamed.contains(id)
            && merged.situation.ownUsage(id) != 0.0L) {
            merged.situation.setOwnUsage(id, 0.0L);
        }
    }
}

} // namespace

MergedPolicy refreshedDraft(const Project &mine, const OpenedFiles &told, const std::vector<MergeConflict> &takeTheirs)
{
    const Snapshot &base = mine.baseline->snapshot;
    std::vector<MergeConflict> taken;
    std::copy_if(takeTheirs.begin(), takeTheirs.end(), std::back_inserter(taken),
        [](const MergeConflict &choice) { return choice.scenario.empty(); }); // others are chosen in the scenario that they are of
    return mergePolicies(base, toRefresh(mine, base, told), told, taken);
}

RefreshedScenarios refreshedScenarios(
    const Project &mine, const OpenedFiles &told, const MergedPolicy &draft, const std::vector<MergeConflict> &takeTheirs)
{
    RefreshedScenarios merged;
    const Snapshot &base = mine.baseline->snapshot;
    for (const Scenario &other : mine.others) {
        std::vector<MergeConflict> taken;
        std::vector<MergeConflict> ofDraft;
        for (const MergeConflict &choice : takeTheirs) {
            if (choice.scenario.empty()) {
                ofDraft.push_back(choice);
            } else if (choice.scenario == other.name.toStdString()) {
                taken.push_back(choice);
            }
        }
        const auto isIn = [](const std::vector<MergeConflict> &conflicts, const MergeConflict &one) {
            return std::find(conflicts.begin(), conflicts.end(), one) != conflicts.end();
        };
        const Snapshot toMerge = toRefresh(other.snapshot, base, told);
        MergedPolicy now = mergePolicies(base, toMerge, told, taken);
        while (true) { // a choice may lead to others
            const std::size_t before = taken.size();
            std::copy_if(now.conflicts.begin(), now.conflicts.end(), std::back_inserter(taken),
                [&](const MergeConflict &conflict) { return isIn(ofDraft, conflict) && !isIn(taken, conflict); });
            if (taken.size() == before) {
                break;
            }
            now = mergePolicies(base, toMerge, told, taken);
        }
        for (MergeConflict &conflict : now.conflicts) {
            if (!isIn(draft.conflicts, conflict)) {
                conflict.scenario = other.name.toStdString();
                merged.conflicts.push_back(std::move(conflict));
            }
        }
        merged.snapshots.push_back(std::move(now.snapshot));
    }
    return merged;
}

Project refreshedProject(const Project &mine, const OpenedFiles &told, const Snapshot &merged, const std::vector<Snapshot> &scenarios)
{
    Project refreshed = mine;
    static_cast<Snapshot &>(refreshed) = merged;
    const Snapshot &base = mine.baseline->snapshot;
    const bool tellsJobs = !told.sources.jobs.empty();
    forgetUsageOfGone(refreshed, base, told);
    if (tellsJobs) {
        followRenames(refreshed, base, mine);
    }
    for (std::size_t i = 0; i < refreshed.others.size(); ++i) {
        const Snapshot &other = mine.others[i].snapshot;
        Snapshot &now = refreshed.others[i].snapshot;
        now = scenarios[i];
        forgetUsageOfGone(now, base, told);
        if (tellsJobs) {
            followRenames(now, base, other);
        }
    }
    Baseline info = mine.baseline->info;
    if (!slurm::isSituationAlone(told.sources)) {
        info.origin = Baseline::Origin::Imported;
        info.name = told.name;
        info.when = told.asked;
    } // else it is what it was, with other usage or jobs
    refreshed.baseline = ProjectVersion { told, info };
    if (refreshed.exported) {
        refreshed.exported->snapshot = exportedAsOf(mine.exported->snapshot, base, told);
    }
    refreshed.conf = told.conf ? told.conf : mine.conf;
    refreshed.agreement = told.agreement;
    return refreshed;
}

} // namespace apportion
