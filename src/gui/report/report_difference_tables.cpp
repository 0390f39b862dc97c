// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of a report: which accounts, users and jobs fall and rise.
#include "gui/report/report_difference_writer.h"

#include "gui/report/both_ends.h"
#include "models/text_translation.h"

#include <algorithm>
#include <iterator>

namespace apportion
{

std::vector<std::map<std::size_t, std::int64_t>> DifferenceWriter::worthOfJobs() const
{
    std::vector<std::map<std::size_t, std::int64_t>> worth(m_draft.tree().rowCount());
    for (const ComparedJob &job : m_queue) {
        if (job.before == ComparedJob::absent || job.after == ComparedJob::absent) {
            continue;
        }
        const std::vector<Effect> effects = m_effects->ofJob(job.before);
        for (AssociationId id = m_ofJob[job.after]; id != noAssociation; id = m_draft.tree().parent(id)) {
            for (const Effect &effect : effects) {
                worth[id][effect.cause] += effect.places;
            }
        }
    }
    return worth;
}

QString DifferenceWriter::jobsEffectText(const ComparedAccount &account)
{
    if (m_jobsWorth.empty()) {
        m_jobsWorth = worthOfJobs();
    }
    if (account.after.id == noAssociation) {
        return {};
    }
    std::vector<Effect> effects;
    for (const auto &[cause, places] : m_jobsWorth[account.after.id]) {
        if (places != 0) {
            effects.push_back({ cause, places });
        }
    }
    std::stable_sort(effects.begin(), effects.end(), [](const Effect &a, const Effect &b) { return std::abs(a.places) > std::abs(b.places); });
    return effectText(*m_effects, effects);
}

bool DifferenceWriter::isEdited(const ComparedAccount &account) const
{
    const AssociationId before = account.before.id;
    const AssociationId after = account.after.id;
    return before != noAssociation && after != noAssociation && m_baseline.tree().rawShares(before) != m_draft.tree().rawShares(after);
}

bool DifferenceWriter::isSame(const ComparedAccount &account)
{
    return account.before.share == account.after.share && account.before.place == account.after.place && account.jobsPassed == 0;
}

void DifferenceWriter::comparedAccounts(const std::vector<ComparedAccount> &accounts, const Cut &cut)
{
    const bool hasJobs = std::any_of(accounts.begin(), accounts.end(), [](const ComparedAccount &account) { return account.jobsPassed != 0; });
    ReportTable table;
    table.columns
        = { { ReportWords::tr("Account") }, { ReportWords::tr("Share") }, { ReportWords::tr("Place") }, { ReportWords::tr("Ranks"), true } };
    if (hasJobs) {
        table.columns.append({ ReportWords::tr("Jobs passed"), true });
    }
    compared(std::move(table), accounts, cut, ReportWords::tr("No account's share or place changes at once."),
        [&](const ComparedAccount &account, bool isShown) -> QStringList {
            if (isSame(account) || !isShown) {
                return isSame(account) ? QStringList() : QStringList(QString());
            }
            const AssociationTree &tree = account.after.id != noAssociation ? m_policy.associations : m_baseline.tree();
            QStringList row { toText(tree.name(account.after.id != noAssociation ? account.after.id : account.before.id)),
                both(shareOf(account.before), shareOf(account.after)), both(placeOf(account.before), placeOf(account.after)),
                signedText(account.risen()) };
            if (hasJobs) {
                row.append(account.jobsPassed == 0 ? QString() : signedText(account.jobsPassed));
            }
            row.append(account.before.place == account.after.place ? jobsEffectText(account)
                                                                   : accountEffectText(account, m_match, m_baseline, m_draft, &*m_effects));
            return row;
        });
    if (hasJobs) {
        m_blocks.say(ReportWords::tr("Jobs passed: how often its jobs pass those of others, less how often those pass them."), true);
    }
}

std::vector<const ComparedUser *> DifferenceWriter::usersOfBothEnds() const
{
    std::vector<const ComparedUser *> users;
    for (const ComparedUser &user : m_source.users) {
        const bool isInBoth = user.before != noAssociation && user.after != noAssociation;
        if ((user.risen() != 0 || !isInBoth) && concerns(user.before, user.after)) {
            users.push_back(&user);
        }
    }
    showBothEnds(users, m_source.mostRows, [](const ComparedUser *user) { return user->risen() < 0; });
    return users;
}

void DifferenceWriter::comparedUsers()
{
    m_blocks.heading(ReportWords::tr("Who falls, who rises"), 2);
    ReportTable table;
    table.columns = { { ReportWords::tr("User") }, { ReportWords::tr("Account") }, { ReportWords::tr("Baseline"), true }, { draftName(), true },
        { ReportWords::tr("Ranks"), true } };
    compared(std::move(table), usersOfBothEnds(),
        { m_source.mostRows, QT_TRANSLATE_NOOP("ReportWords", "%1 of %2 users who rise, fall, are new or removed; %3 are left out.") },
        ReportWords::tr("Nobody's rank changes at once."), [&](const ComparedUser *of, bool isShown) -> QStringList {
            if (!isShown) {
                return QStringList(QString());
            }
            const ComparedUser &user = *of;
            const bool was = user.before != noAssociation;
            const bool is = user.after != noAssociation;
            const AssociationTree &tree = is ? m_policy.associations : m_baseline.tree();
            const AssociationId id = is ? user.after : user.before;
            return { toText(tree.name(id)), toText(tree.accountName(id)), was ? factorText(user.factorBefore(m_baseline)) : QString(),
                is ? factorText(user.factorAfter(*m_source.draft)) : QString(), signedText(user.risen()),
                !was      ? ReportWords::tr("new")
                    : !is ? ReportWords::tr("removed")
                    : isRenamed(user.before, user.after) && m_effects->ofUser(user.before).empty()
                    ? ReportWords::tr("begins without usage", "who is added by another name")
                    : effectText(*m_effects, m_effects->ofUser(user.before)) };
        });
}

std::vector<ComparedJob> DifferenceWriter::jobsOfBothEnds() const
{
    std::vector<ComparedJob> jobs;
    std::copy_if(m_queue.begin(), m_queue.end(), std::back_inserter(jobs), [this](const ComparedJob &job) { return isToldJob(job); });
    showBothEnds(jobs, m_source.mostRows, [](const ComparedJob &job) { return job.risen() < 0; });
    return jobs;
}

bool DifferenceWriter::isToldJob(const ComparedJob &job) const
{
    const AssociationId after = job.after == ComparedJob::absent ? noAssociation : m_ofJob[job.after];
    const AssociationId before = job.before == ComparedJob::absent ? noAssociation : m_ofJobBefore[job.before];
    return job.risen() != 0 && concerns(after == noAssociation ? before : noAssociation, after);
}

void DifferenceWriter::comparedJobs()
{
    if (m_queue.empty()) {
        return;
    }
    m_blocks.heading(ReportWords::tr("The queue: what is looked at earlier or later"), 2);
    ReportTable table;
    table.columns = { { ReportWords::tr("Job") }, { ReportWords::tr("User") }, { ReportWords::tr("Baseline"), true }, { draftName(), true },
        { ReportWords::tr("Places"), true } };
    compared(std::move(table), jobsOfBothEnds(),
        { m_source.mostRows, QT_TRANSLATE_NOOP("ReportWords", "%1 of %2 jobs that change places; %3 are left out.") },
        ReportWords::tr("No job changes its place at once."), [&](const ComparedJob &job, bool isShown) -> QStringList {
            if (!isShown) {
                return QStringList(QString());
            }
            const Job &record = (*m_draft.situation().jobs)[job.after];
            return { toText(record.id), toText(record.user), integerText(job.placeBefore), integerText(job.placeAfter), signedText(job.risen()),
                effectText(*m_effects, m_effects->ofJob(job.before)) };
        });
}

} // namespace apportion
