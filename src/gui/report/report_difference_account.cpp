// SPDX-License-Identifier: GPL-3.0-or-later
// What a report says of one account: what becomes of it, and what each change is worth to it.
#include "gui/report/report_difference_writer.h"

#include "models/text_translation.h"

#include <algorithm>

namespace apportion
{

void DifferenceWriter::account()
{
    const std::optional<ComparedAccount> mine = ownAccount();
    if (!mine) {
        return;
    }
    outcome(*mine);
    if (m_source.difference.isEmpty()) {
        m_blocks.say(ReportWords::tr("The policy is as its baseline: nothing changes."));
        return;
    }
    worth();
    feltByAccount();
    if (isOnlyRenamed()) {
        m_blocks.say(ReportWords::tr("By its new name it is another account on the cluster: sacctmgr renames none, it is removed and added, and "
                                     "its users begin there without usage."));
    }
    m_blocks.heading(ReportWords::tr("What is changed in this account"));
    if (!changes()) {
        m_blocks.say(ReportWords::tr("Nothing: what changes for it comes from elsewhere."));
    }
    comparedUsers();
    comparedJobs();
}

std::vector<AssociationId> DifferenceWriter::associationsOfJobs(const Evaluation &evaluation)
{
    std::vector<AssociationId> associations(evaluation.situation().jobs->size(), noAssociation);
    const JobTable &rows = evaluation.jobs();
    for (JobRow row = 0; row < rows.rowCount(); ++row) {
        associations[rows.job[row]] = rows.association[row];
    }
    return associations;
}

int DifferenceWriter::usersBelow(const AssociationTree &tree, AssociationId account)
{
    const std::vector<AssociationId> &ids = tree.layout().ids();
    return static_cast<int>(
        std::count_if(ids.begin(), ids.end(), [&](AssociationId id) { return tree.isUser(id) && isAtOrBelow(tree, id, account); }));
}

std::optional<ComparedAccount> DifferenceWriter::ownAccount() const
{
    const auto own = std::find_if(m_accounts.begin(), m_accounts.end(), [this](const ComparedAccount &account) {
        return m_onlyAfter != noAssociation ? account.after.id == m_onlyAfter : m_onlyBefore != noAssociation && account.before.id == m_onlyBefore;
    });
    return own == m_accounts.end() ? std::nullopt : std::optional(*own);
}

void DifferenceWriter::outcome(const ComparedAccount &account)
{
    ReportFacts facts;
    if (!m_policy.clusterName.empty()) {
        facts.facts.append({ ReportWords::tr("Cluster"), toText(m_policy.clusterName) });
    }
    facts.facts.append({ ReportWords::tr("Policy"), m_source.name });
    if (m_draft.now() > 0) {
        facts.facts.append({ ReportWords::tr("Usage as of"), dayText(m_draft.now()) });
    }
    facts.facts.append({ ReportWords::tr("Written on"), m_source.date });
    if (!m_source.scenario.isEmpty()) {
        facts.facts.append({ ReportWords::tr("Scenario"), m_source.scenario });
    }
    facts.facts.append({ ReportWords::tr("Promised share of the cluster"), both(shareOf(account.before), shareOf(account.after)) });
    const auto used = [](const Evaluation &evaluation, AssociationId id) {
        return id == noAssociation ? ReportWords::tr("none") : percent(static_cast<double>(evaluation.normUsage(id)));
    };
    facts.facts.append({ ReportWords::tr("Part of all usage"), both(used(m_baseline, account.before.id), used(m_draft, account.after.id)) });
    facts.facts.append({ ReportWords::tr("Rank of its best user"), both(placeOf(account.before), placeOf(account.after)) });
    facts.facts.append({ ReportWords::tr("Its users"), usersText(account) });
    if (!m_queue.empty()) {
        facts.facts.append({ ReportWords::tr("How often its jobs pass those of others"), signedText(account.jobsPassed) });
    }
    m_blocks.put(std::move(facts));
}

QString DifferenceWriter::usersText(const ComparedAccount &account) const
{
    if (account.after.id == noAssociation) {
        return ReportWords::tr("%n lose it", "users of an account that is removed", usersBelow(m_baseline.tree(), account.before.id));
    }
    if (account.before.id == noAssociation) {
        return ReportWords::tr("%n are new", "users of an account that is new", usersBelow(m_draft.tree(), account.after.id));
    }
    return ReportWords::tr("%1 rise, %2 fall, of %3").arg(integerText(account.rise), integerText(account.fall), integerText(account.users));
}

void DifferenceWriter::worth()
{
    if (m_onlyBefore == noAssociation || m_onlyAfter == noAssociation) {
        m_blocks.heading(ReportWords::tr("Why"));
        m_blocks.say(m_onlyAfter == noAssociation
                ? ReportWords::tr("The account is removed: who is in it loses it, and its waiting jobs hang from no account.")
                : ReportWords::tr("The account is new: who is in it has no place under the baseline to compare with."));
        return;
    }
    struct Sum
    {
        std::int64_t ranks = 0;
        int lifted = 0;
        int lowered = 0;
    };
    std::map<std::size_t, Sum> sums;
    for (const ComparedUser &user : m_source.users) {
        if (user.before == noAssociation || user.after == noAssociation || !concerns(user.before, user.after)) {
            continue;
        }
        for (const Effect &effect : m_effects->ofUser(user.before)) {
            Sum &sum = sums[effect.cause];
            sum.ranks += effect.places;
            ++(effect.places > 0 ? sum.lifted : sum.lowered);
        }
    }
    m_blocks.heading(ReportWords::tr("Why"));
    if (sums.empty()) {
        m_blocks.say(ReportWords::tr("No change of the policy is worth a rank at once to any user of this account."));
        return;
    }
    std::vector<std::pair<std::size_t, Sum>> sorted(sums.begin(), sums.end());
    std::stable_sort(sorted.begin(), sorted.end(), [](const auto &a, const auto &b) { return std::abs(a.second.ranks) > std::abs(b.second.ranks); });
    m_blocks.list({ { ReportWords::tr("Change") }, { ReportWords::tr("Ranks in all"), true }, { ReportWords::tr("Users it lifts"), true },
                      { ReportWords::tr("Users it lowers"), true } },
        sorted, m_source.mostRows, QT_TRANSLATE_NOOP("ReportWords", "%1 of %2 changes are listed; %3 are left out."),
        [this](const std::pair<std::size_t, Sum> &of) {
            return QStringList { causeText(m_effects->causes()[of.first].text), of.second.ranks == 0 ? integerText(0) : signedText(of.second.ranks),
                integerText(of.second.lifted), integerText(of.second.lowered) };
        });
    m_blocks.say(
        ReportWords::tr("Measured by evaluating the policy with and without each change; the ranks add up to what its users gain and lose."), true);
}

void DifferenceWriter::feltByAccount()
{
    if (m_onlyBefore == noAssociation || m_onlyAfter == noAssociation) {
        return;
    }
    const std::vector<FeltChange> all = felt();
    const auto mine = std::find_if(all.begin(), all.end(), [this](const FeltChange &one) { return one.after == m_onlyAfter; });
    if (mine == all.end() || mine->seconds == 0) {
        return; // at once, as is said above
    }
    if (!mine->seconds) {
        m_blocks.say(ReportWords::tr("In the coming eight weeks its best user gets no other rank, if everybody goes on as now."), true);
        return;
    }
    m_blocks.say(ReportWords::tr(
        "In %n day(s), on %1, its best user gets another rank: %2 instead of %3, if everybody goes on as now.", nullptr, daysUntil(*mine))
                     .arg(dayText(m_draft.now() + *mine->seconds), integerText(mine->placeAfter), integerText(mine->placeBefore)));
}

} // namespace apportion
