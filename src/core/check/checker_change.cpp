// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/left_jobs.h"
#include "core/change/shared_changes.h"
#include "core/check/checker.h"
#include "core/check/checker_parts.h"
#include "core/evaluate/decay.h"
#include "core/policy/count_text.h"
#include "core/policy/number_text.h"
#include "core/schema/setting_fields.h"

#include <algorithm>

namespace apportion
{

namespace
{

/// What stands in the place of a name that goes, for the finding to lead to.
template <typename Row>
ObjectRef refOf(ObjectRef::Kind kind, const std::vector<Row> &table, const LeftName &left)
{
    const auto found = std::find_if(table.begin(), table.end(), [&left](const Row &row) { return row.name == left.now; });
    return left.now.empty() || found == table.end() ? ObjectRef { ObjectRef::Kind::None, 0, left.name }
                                                    : ObjectRef { kind, static_cast<std::uint32_t>(found - table.begin()), found->name };
}

/// slurmctld ends the jobs of a partition that is not there any more.
void checkLeftPartitions(const Policy &baseline, const Policy &draft, const Situation &before, Diagnostics &findings)
{
    checker::Gathered lost(findings, Severity::Error, "partition-jobs-lost");
    checker::Gathered maybeLost(findings, Severity::Warning, "partition-jobs-lost");
    for (const LeftName &left : leftPartitions(baseline, draft, before)) {
        const std::string jobs = countText(left.jobs);
        const bool renamed = !left.now.empty();
        Text message = renamed
            ? Text { APPORTION_TEXT("Partition %1 becomes %2, which is another one to Slurm: slurmctld ends every job in %1, waiting or "
                                    "running, when it reads the new slurm.conf (from 25.11 on not one that has others left). Jobs known in it: %3."),
                  { left.name, left.now, jobs } }
            : Text { APPORTION_TEXT("Partition %1 goes: slurmctld ends every job in it, waiting or running, when it reads the new "
                                    "slurm.conf (from 25.11 on not one that has others left). Jobs known in it: %2."),
                  { left.name, jobs } };
        Text advice = renamed
            ? Text { APPORTION_TEXT("Keep %1 beside %2 at first, with State=DRAIN: give %2 to the jobs that wait (scontrol update "
                                    "jobid=ID partition=%2), let those that run end, then take %1 away."),
                  { left.name, left.now } }
            : Text { APPORTION_TEXT("Keep it at first, with State=DRAIN: give the jobs that wait another partition (scontrol update "
                                    "jobid=ID partition=NAME), let those that run end, then take it away."),
                  {} };
        (left.jobs > 0 ? lost : maybeLost).add(std::move(message), std::move(advice), refOf(ObjectRef::Kind::Partition, *draft.partitions, left));
    }
}

/// What waits in a QOS that is not there any more never starts. Without known jobs nothing is told: apply.sh looks for them itself.
void checkLeftQos(const Policy &baseline, const Policy &draft, const Situation &before, Diagnostics &findings)
{
    checker::Gathered stranded(findings, Severity::Warning, "qos-jobs-stranded");
    for (const LeftName &left : leftQos(baseline, draft, before)) {
        if (left.jobs == 0) {
            continue;
        }
        const std::string jobs = countText(left.jobs);
        const bool renamed = !left.now.empty();
        Text message = renamed
            ? Text { APPORTION_TEXT("QOS %1 becomes %2, which is another one to Slurm: jobs that wait in %1 would wait for ever "
                                    "(InvalidQOS). Jobs known to wait in it: %3."),
                  { left.name, left.now, jobs } }
            : Text { APPORTION_TEXT("QOS %1 goes: jobs that wait in it would wait for ever (InvalidQOS). Jobs known to wait in it: %2."),
                  { left.name, jobs } };
        Text advice = renamed
            ? Text { APPORTION_TEXT("apply.sh stops between adding %2 and removing %1, and tells the calls that give it to these jobs "
                                    "(scontrol update jobid=ID qos=%2)."),
                  { left.name, left.now } }
            : Text { APPORTION_TEXT("apply.sh changes nothing while there are any: give them another QOS (scontrol update jobid=ID "
                                    "qos=NAME), or let them run."),
                  {} };
        stranded.add(std::move(message), std::move(advice), refOf(ObjectRef::Kind::Qos, *draft.qos, left));
    }
}

/// Whether an account has accounts below it that have associations of their own.
bool isDeep(const TreeLayout &layout, TreeLayout::Position account)
{
    bool isDeep = false;
    for (TreeLayout::Position at = layout.firstChild(account); at < layout.childEnd(account) && !isDeep; ++at) {
        isDeep = !layout.isUserAt(at) && layout.childCount(at) > 0;
    }
    return isDeep;
}

/// The nearest of the accounts above @p account that @p draft has not; noAssociation when it has all of them.
AssociationId removedAbove(const AssociationTree &before, AssociationId account, const AssociationTree &draft)
{
    AssociationId above = before.parent(account);
    while (above != noAssociation && draft.findAccount(before.name(above)) != noAssociation) {
        above = before.parent(above);
    }
    return above;
}

/// Since 23.11 slurmdbd finds what is below an account by its lineage. Before 25.05.1 it writes that of the accounts right below one that is
/// moved anew, and not of what those have (_modify_child_assocs() of as_mysql_assoc.c; seen with 24.11.5).
void checkMovedAccounts(const Policy &baseline, const Policy &draft, Diagnostics &findings)
{
    constexpr std::uint16_t firstWithLineage = 2311;
    constexpr std::uint16_t lastThatForgets = 2505;
    if (draft.release < firstWithLineage || draft.release > lastThatForgets) {
        return;
    }
    checker::Gathered moved(findings, Severity::Warning, "account-lineage");
    const AssociationTree &tree = draft.associations;
    const AssociationTree &before = baseline.associations;
    const TreeLayout &layout = tree.layout();
    for (TreeLayout::Position at = 0; at < layout.size(); ++at) {
        const AssociationId id = layout.idAt(at);
        const AssociationId was = layout.isUserAt(at) || id == AssociationTree::root() ? noAssociation : before.findAccount(tree.name(id));
        if (was == noAssociation || was == AssociationTree::root() || tree.name(tree.parent(id)) == before.name(before.parent(was))
            || !isDeep(layout, at)) {
            continue;
        }
        if (const AssociationId gone = removedAbove(before, was, tree); gone != noAssociation) {
            moved.add({ APPORTION_TEXT("Account %1 goes below %2 with accounts that have users or accounts, and %3, where it was, is removed: before "
                                       "Slurm 25.05.1 slurmdbd takes these for part of that, and may remove them, too"),
                          { std::string(tree.name(id)), std::string(tree.name(tree.parent(id))), std::string(before.name(gone)) } },
                { APPORTION_TEXT(
                      "Update slurmdbd first, or keep %1 as an empty account; apply.sh stops before it removes what slurmdbd takes for more"),
                    { std::string(before.name(gone)) } },
                checker::association(tree, id));
            continue;
        }
        moved.add({ APPORTION_TEXT("Account %1 goes below %2 with accounts that have users or accounts: before Slurm 25.05.1 slurmdbd does not "
                                   "note for these where they are then, and sacctmgr dump may leave them out"),
                      { std::string(tree.name(id)), std::string(tree.name(tree.parent(id))) } },
            { APPORTION_TEXT("Update slurmdbd first, or keep the account where it is; apply.sh keeps a dump of before"), {} },
            checker::association(tree, id));
    }
}

} // namespace

Diagnostics checkChange(
    const Policy &baseline, const Policy &draft, std::optional<std::int64_t> lastReset, std::int64_t now, const Situation &situation)
{
    Diagnostics findings;
    checkLeftPartitions(baseline, draft, situation, findings);
    checkLeftQos(baseline, draft, situation, findings);
    checkMovedAccounts(baseline, draft, findings);
    const UsageReset before = baseline.priority.usageReset;
    const UsageReset after = draft.priority.usageReset;
    const ResetOutlook outlook = resetOutlook(before, after, lastReset, now);
    if (draft.priority.type != PriorityType::Multifactor || outlook == ResetOutlook::Stays) {
        return findings;
    }
    const bool isCertain = outlook == ResetOutlook::Clears;
    findings.push_back({ Severity::Error, "reset-clears-usage",
        { isCertain
                ? APPORTION_TEXT("PriorityUsageResetPeriod=%1 in place of %2: slurmctld sets all usage to 0 at the first pass after it has read it")
                : APPORTION_TEXT(
                    "PriorityUsageResetPeriod=%1 in place of %2: slurmctld usually sets all usage to 0 at the first pass after it has read it"),
            { usageResetWord(after), usageResetWord(before) } },
        after == UsageReset::Now
            ? Text { APPORTION_TEXT("It does so once more at each start and each reconfigure, as long as NOW stands in slurm.conf."), {} }
            : lastReset
            ? Text { APPORTION_TEXT("It counts from the last reset, %1, and makes up for what it missed since."), { utcText(*lastReset) } }
            : Text { APPORTION_TEXT("It counts from the last reset, or from its first start: usage stays only if that lies in the present day, week, "
                                    "month, quarter or year"),
                {} },
        {}, settingRef(PriorityKey::PriorityUsageResetPeriod) });
    return findings;
}

Diagnostics checkSharedChanges(const Policy &baseline, const Policy &draft, const PolicyDifference &changes)
{
    constexpr std::size_t mostNamed = 8;
    const std::vector<std::string> shared = sharedChanges(baseline, draft, changes);
    std::string names;
    for (std::size_t i = 0; i < std::min(shared.size(), mostNamed); ++i) {
        names += (i == 0 ? "" : ", ") + shared[i];
    }
    names += shared.size() > mostNamed ? ", …" : "";
    return shared.empty() ? Diagnostics()
                          : Diagnostics { { Severity::Note, "all-clusters-changed",
                              { APPORTION_TEXT("slurmdbd keeps these once for all of its clusters, so they change on each of them: %1"), { names } },
                              { APPORTION_TEXT("Where sacctmgr show cluster lists more than one, ask who has the others."), {} }, {}, {} } };
}

} // namespace apportion
