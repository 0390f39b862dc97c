// SPDX-License-Identifier: GPL-3.0-or-later
// What a report says of the difference to the baseline: of the whole policy, or of one account.
#include "core/change/change_notes.h"
#include "core/change/folded_values.h"
#include "core/change/renamed_accounts.h"
#include "core/plan/felt.h"
#include "gui/report/both_ends.h"
#include "gui/report/report_parts.h"
#include "models/change_texts.h"
#include "models/comparison.h"
#include "models/number_format.h"
#include "models/text_translation.h"

#include <QLocale>

#include <algorithm>
#include <map>
#include <tuple>

namespace apportion
{

namespace
{

constexpr int mostInSummary = 6;

/// Whether an association is an account or hangs below it.
bool isAtOrBelow(const AssociationTree &tree, AssociationId id, AssociationId account)
{
    while (id != noAssociation && id != account) {
        id = tree.parent(id);
    }
    return id != noAssociation && account != noAssociation;
}

class DifferenceWriter
{
public:
    DifferenceWriter(ReportBlocks &blocks, const ReportSource &source)
        : m_blocks(blocks), m_source(source), m_draft(*source.draft), m_baseline(*source.baseline), m_policy(source.draft->policy()),
          m_match(peopleMatch(m_baseline.tree(), m_draft.tree())),
          m_effects(measureEffects(m_baseline, m_draft, AssociationMatch(m_baseline.tree(), m_draft.tree()), source.difference)),
          m_queue(compareQueues(m_baseline, m_draft)), m_accounts(compareAccounts(m_baseline, m_draft, m_match, m_queue))
    {
        const std::string account = source.account.toStdString();
        m_onlyBefore = account.empty() ? noAssociation : m_baseline.tree().findAccount(account);
        m_onlyAfter = account.empty() ? noAssociation : m_draft.tree().findAccount(account);
        // what stands on one side alone may stand on the other by another name
        if (m_onlyAfter != noAssociation) {
            m_onlyBefore = m_match.before(m_onlyAfter);
        } else if (m_onlyBefore != noAssociation) {
            m_onlyAfter = m_match.after(m_onlyBefore);
        }
        m_ofJob = associationsOfJobs(m_draft);
        m_ofJobBefore = associationsOfJobs(m_baseline);
    }

    /// What changes, whom it moves most, and why.
    void summary()
    {
        const auto count = [this](bool rises) {
            return integerText(std::count_if(m_source.users.begin(), m_source.users.end(),
                [rises](const ComparedUser &user) { return rises ? user.risen() > 0 : user.risen() < 0; }));
        };
        m_blocks.say(ReportWords::tr("At once %1 user associations rise, %2 fall, of %3.")
                         .arg(count(true), count(false), integerText(static_cast<std::int64_t>(m_draft.layout().userCount()))));
        queueMoves();
        const Cut cut { std::min(mostInSummary, m_source.mostRows), QT_TRANSLATE_NOOP("ReportWords", "%1 of %2 are listed; %3 are left out."),
            m_source.mostRows };
        changes(cut);
        m_blocks.heading(ReportWords::tr("For whom, and why"), 2);
        std::vector<ComparedAccount> sorted = m_accounts;
        // whose shares are others stands there, however many pass or are passed by it
        const auto key = [this](const ComparedAccount &account) {
            return std::tuple(isEdited(account), std::abs(account.risen()), std::abs(account.jobsPassed));
        };
        std::stable_sort(sorted.begin(), sorted.end(), [&key](const ComparedAccount &a, const ComparedAccount &b) { return key(a) > key(b); });
        comparedAccounts(sorted, cut);
        feltLater(cut);
    }

    void whole()
    {
        changes();
        m_blocks.heading(ReportWords::tr("Accounts: what is promised, and where their best user stands"), 2);
        const Cut cut { m_source.mostRows, QT_TRANSLATE_NOOP("ReportWords", "%1 of %2 accounts that change; %3 are left out.") };
        comparedAccounts(m_accounts, cut);
        feltLater(cut);
        comparedUsers();
        comparedJobs();
    }

    /// The name of the account of which the report is, and until when it has another one.
    [[nodiscard]] QString title() const
    {
        return !isOnlyRenamed() ? m_source.account
                                : ReportWords::tr("%1 (until now %2)", "an account that has another name")
                                      .arg(toText(m_draft.tree().name(m_onlyAfter)), toText(m_baseline.tree().name(m_onlyBefore)));
    }

    void account()
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

private:
    /// How many rows a list may have, and what is said of the others.
    struct Cut
    {
        int most = 0;
        const char *leftOut = "";
        int later = 0; ///< rows of the same list further on
    };

    /// By the job.
    [[nodiscard]] static std::vector<AssociationId> associationsOfJobs(const Evaluation &evaluation)
    {
        std::vector<AssociationId> associations(evaluation.situation().jobs->size(), noAssociation);
        const JobTable &rows = evaluation.jobs();
        for (JobRow row = 0; row < rows.rowCount(); ++row) {
            associations[rows.job[row]] = rows.association[row];
        }
        return associations;
    }

    /// How many users stand at or below an account.
    [[nodiscard]] static int usersBelow(const AssociationTree &tree, AssociationId account)
    {
        const std::vector<AssociationId> &ids = tree.layout().ids();
        return static_cast<int>(
            std::count_if(ids.begin(), ids.end(), [&](AssociationId id) { return tree.isUser(id) && isAtOrBelow(tree, id, account); }));
    }

    /// How the account stands on both sides.
    [[nodiscard]] std::optional<ComparedAccount> ownAccount() const
    {
        const auto own = std::find_if(m_accounts.begin(), m_accounts.end(), [this](const ComparedAccount &account) {
            return m_onlyAfter != noAssociation ? account.after.id == m_onlyAfter
                                                : m_onlyBefore != noAssociation && account.before.id == m_onlyBefore;
        });
        return own == m_accounts.end() ? std::nullopt : std::optional(*own);
    }

    /// Whether what both have is called otherwise, as a user is who is in an account that is.
    [[nodiscard]] bool isRenamed(AssociationId before, AssociationId after) const
    {
        const AssociationTree &was = m_baseline.tree();
        const AssociationTree &is = m_draft.tree();
        return before != noAssociation && after != noAssociation
            && (was.name(before) != is.name(after) || was.accountName(before) != is.accountName(after));
    }
    [[nodiscard]] bool isOnlyRenamed() const { return isRenamed(m_onlyBefore, m_onlyAfter); }

    [[nodiscard]] bool isWhole() const { return m_source.account.isEmpty(); }
    [[nodiscard]] bool concerns(AssociationId before, AssociationId after) const
    {
        return isWhole() || isAtOrBelow(m_draft.tree(), after, m_onlyAfter) || isAtOrBelow(m_baseline.tree(), before, m_onlyBefore);
    }

    /// Of several scenarios the one that is edited: another one may be called Draft.
    [[nodiscard]] QString draftName() const { return m_source.scenario.isEmpty() ? ReportWords::tr("Draft") : m_source.scenario; }

    /// "12 % → 10 %", or the one value when both are the same.
    [[nodiscard]] static QString both(const QString &before, const QString &after)
    {
        return before == after ? after : ReportWords::tr("%1 → %2", "from the baseline to the draft").arg(before, after);
    }

    [[nodiscard]] static QString percent(double part) { return ReportWords::tr("%1 %", "a part of the whole").arg(percentNumberText(part, 2, true)); }

    [[nodiscard]] static QString shareOf(const AccountStanding &standing)
    {
        return standing.id == noAssociation ? ReportWords::tr("none") : percent(standing.share);
    }

    [[nodiscard]] static QString placeOf(const AccountStanding &standing)
    {
        return standing.place == 0 ? ReportWords::tr("none") : integerText(standing.place);
    }

    /// What an account is promised, what it used, and where it stands.
    void outcome(const ComparedAccount &account)
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

    [[nodiscard]] QString usersText(const ComparedAccount &account) const
    {
        if (account.after.id == noAssociation) {
            return ReportWords::tr("%n lose it", "users of an account that is removed", usersBelow(m_baseline.tree(), account.before.id));
        }
        if (account.before.id == noAssociation) {
            return ReportWords::tr("%n are new", "users of an account that is new", usersBelow(m_draft.tree(), account.after.id));
        }
        return ReportWords::tr("%1 rise, %2 fall, of %3").arg(integerText(account.rise), integerText(account.fall), integerText(account.users));
    }

    /// What each change is worth to the users of the account together.
    void worth()
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
            m_blocks.say(ReportWords::tr("No change of the policy is worth a rank to any user of this account."));
            return;
        }
        std::vector<std::pair<std::size_t, Sum>> sorted(sums.begin(), sums.end());
        std::stable_sort(
            sorted.begin(), sorted.end(), [](const auto &a, const auto &b) { return std::abs(a.second.ranks) > std::abs(b.second.ranks); });
        m_blocks.list({ { ReportWords::tr("Change") }, { ReportWords::tr("Ranks in all"), true }, { ReportWords::tr("Users it lifts"), true },
                          { ReportWords::tr("Users it lowers"), true } },
            sorted, m_source.mostRows, QT_TRANSLATE_NOOP("ReportWords", "%1 of %2 changes are listed; %3 are left out."),
            [this](const std::pair<std::size_t, Sum> &of) {
                return QStringList { causeText(m_effects->causes()[of.first].text),
                    of.second.ranks == 0 ? integerText(0) : signedText(of.second.ranks), integerText(of.second.lifted),
                    integerText(of.second.lowered) };
            });
        m_blocks.say(
            ReportWords::tr("Measured by evaluating the policy with and without each change; the ranks add up to what its users gain and lose."),
            true);
    }

    /// False when there are none.
    bool changes() { return changes({ m_source.mostRows, QT_TRANSLATE_NOOP("ReportWords", "%1 of %2 changes are listed; %3 are left out.") }); }
    bool changes(const Cut &cut)
    {
        const ChangeTexts texts(m_baseline.policy(), m_policy, m_source.difference);
        ReportTable table;
        table.columns = { { ReportWords::tr("What") }, { ReportWords::tr("Change") }, { ReportWords::tr("Baseline") }, { draftName() } };
        const NoteIndex notes(*m_policy.notes);
        if (!notes.isEmpty()) {
            table.columns.append({ ReportWords::tr("Note") });
        }
        int total = 0;
        if (!isWhole() && isOnlyRenamed()) {
            ++total;
            table.rows.append({ toText(m_policy.associations.name(m_onlyAfter)), ReportWords::tr("name"),
                toText(m_baseline.tree().name(m_onlyBefore)), toText(m_policy.associations.name(m_onlyAfter)) });
            total += renamedValues(table);
            if (!notes.isEmpty()) {
                for (QStringList &cells : table.rows) {
                    cells.append(QString());
                }
            }
        }
        for (const ChangedValue &row :
            isWhole() ? foldedValues(m_source.difference, m_baseline.policy(), m_policy) : changedValues(m_source.difference)) {
            const bool isOfAll
                = row.kind == ChangedValue::Kind::Setting || row.kind == ChangedValue::Kind::Partition || row.kind == ChangedValue::Kind::Qos;
            if (!isWhole()) {
                if (isOfAll || !concerns(m_source.difference.associations[row.index].before, m_source.difference.associations[row.index].after)) {
                    continue;
                }
                const AssociationChange &change = m_source.difference.associations[row.index];
                const bool isInBoth = change.after == noAssociation ? m_match.after(change.before) != noAssociation
                                                                    : change.before == noAssociation && m_match.before(change.after) != noAssociation;
                if (isInBoth) {
                    continue; // removed and added, as its new name says
                }
            }
            ++total;
            if (table.rows.size() < cut.most) {
                table.rows.append({ texts.object(row), texts.what(row), groupedText(texts.value(row, false)), groupedText(texts.value(row, true)) });
                if (!notes.isEmpty()) {
                    table.rows.last().append(toText(notes.textOf(notePlace(m_baseline.policy(), m_policy, m_source.difference, row))).simplified());
                }
            }
        }
        if (total > 0) {
            m_blocks.add(std::move(table), total, cut.leftOut, cut.later);
        }
        return total > 0;
    }

    /// The shares that what has another name has otherwise; how many these are.
    int renamedValues(ReportTable &table) const
    {
        const AssociationTree &was = m_baseline.tree();
        const AssociationTree &is = m_draft.tree();
        int count = 0;
        for (const AssociationId before : was.layout().depthFirst()) {
            const AssociationId after = m_match.after(before);
            if (isRenamed(before, after) && was.rawShares(before) != is.rawShares(after) && concerns(before, after)) {
                ++count;
                table.rows.append({ toText(is.name(after)), ReportWords::tr("raw shares"), rawSharesText(was.rawShares(before)),
                    rawSharesText(is.rawShares(after)) });
            }
        }
        return count;
    }

    /// The accounts that get another place in the coming weeks only: a half-life, a reset or a share that is used says nothing on the
    /// first day.
    void feltLater(const Cut &cut)
    {
        constexpr std::int64_t day = 86400;
        FeltQuestion question;
        question.now = m_draft.now();
        std::vector<FeltChange> felt
            = whenFelt({ m_baseline.policy(), m_baseline.situation() }, { m_policy, m_draft.situation() }, m_draft.situation(), m_match, question)
                  .value_or(std::vector<FeltChange>());
        std::erase_if(felt, [this](const FeltChange &one) { return one.seconds.value_or(0) <= 0 || !m_draft.tree().isLive(one.after); });
        if (felt.empty()) {
            m_blocks.say(ReportWords::tr("In the coming eight weeks no other account gets another place, if everybody goes on as now."), true);
            return;
        }
        m_blocks.say(ReportWords::tr(
            "%n more account(s) get another place in the coming eight weeks, if everybody goes on as now:", nullptr, static_cast<int>(felt.size())));
        m_blocks.list(
            { { ReportWords::tr("Account") }, { ReportWords::tr("Felt") }, { ReportWords::tr("Place") } }, felt, cut.most, cut.leftOut,
            [&](const FeltChange &one) -> QStringList {
                return { toText(m_draft.tree().name(one.after)),
                    ReportWords::tr("in %n day(s)", nullptr, static_cast<int>(*one.seconds / day)) + QStringLiteral(" · ")
                        + dayText(question.now + *one.seconds),
                    ReportWords::tr("%1 → %2", "a place before and after").arg(integerText(one.placeBefore), integerText(one.placeAfter)) };
            },
            cut.later);
    }

    /// A table of what falls and rises; @p row gives nothing for what stays as it is.
    template <typename Row, typename MakeRow>
    void compared(ReportTable table, const std::vector<Row> &rows, const Cut &cut, const QString &none, MakeRow row)
    {
        table.columns.append({ ReportWords::tr("Because (places)") });
        int total = 0;
        for (const Row &of : rows) {
            const QStringList cells = row(of, table.rows.size() < cut.most);
            total += cells.isEmpty() ? 0 : 1;
            if (!cells.isEmpty() && table.rows.size() < cut.most) {
                table.rows.append(cells);
            }
        }
        if (total == 0) {
            m_blocks.say(none);
            return;
        }
        m_blocks.add(std::move(table), total, cut.leftOut, cut.later);
    }

    /// Who is looked at earlier or later: where shares and usage stay as they are, the queue may still be another one.
    void queueMoves()
    {
        if (m_queue.empty()) {
            return;
        }
        const auto moved = [this](bool rises) {
            return std::count_if(
                m_queue.begin(), m_queue.end(), [rises](const ComparedJob &job) { return rises ? job.risen() > 0 : job.risen() < 0; });
        };
        const auto all = std::count_if(m_queue.begin(), m_queue.end(), [](const ComparedJob &job) { return job.placeAfter > 0; });
        m_blocks.say(ReportWords::tr("In the queue %1 jobs are looked at earlier, %2 later, of %3.")
                         .arg(integerText(moved(true)), integerText(moved(false)), integerText(all)));
    }

    /// By the draft's associations: what each cause is worth to the places of the jobs at and below it.
    [[nodiscard]] std::vector<std::map<std::size_t, std::int64_t>> worthOfJobs() const
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

    /// What each change is worth to the places of the jobs of an account together.
    [[nodiscard]] QString jobsEffectText(const ComparedAccount &account)
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

    /// Whether its own raw shares are others.
    [[nodiscard]] bool isEdited(const ComparedAccount &account) const
    {
        const AssociationId before = account.before.id;
        const AssociationId after = account.after.id;
        return before != noAssociation && after != noAssociation && m_baseline.tree().rawShares(before) != m_draft.tree().rawShares(after);
    }

    static bool isSame(const ComparedAccount &account)
    {
        return account.before.share == account.after.share && account.before.place == account.after.place && account.jobsPassed == 0;
    }

    void comparedAccounts(const std::vector<ComparedAccount> &accounts, const Cut &cut)
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

    /// The users whose rank changes, who come and who go: those who fall most before the others, and so many of them first
    /// that a table of ReportSource::mostRows has room for both ends; the other ones who fall come last.
    [[nodiscard]] std::vector<const ComparedUser *> usersOfBothEnds() const
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

    void comparedUsers()
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

    /// The queue as it is compared, so that a table of ReportSource::mostRows has room for both ends, as usersOfBothEnds().
    [[nodiscard]] std::vector<ComparedJob> jobsOfBothEnds() const
    {
        std::vector<ComparedJob> jobs;
        std::copy_if(m_queue.begin(), m_queue.end(), std::back_inserter(jobs), [this](const ComparedJob &job) { return isToldJob(job); });
        showBothEnds(jobs, m_source.mostRows, [](const ComparedJob &job) { return job.risen() < 0; });
        return jobs;
    }

    [[nodiscard]] bool isToldJob(const ComparedJob &job) const
    {
        const AssociationId after = job.after == ComparedJob::absent ? noAssociation : m_ofJob[job.after];
        const AssociationId before = job.before == ComparedJob::absent ? noAssociation : m_ofJobBefore[job.before];
        return job.risen() != 0 && concerns(after == noAssociation ? before : noAssociation, after);
    }

    void comparedJobs()
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

    ReportBlocks &m_blocks;
    const ReportSource &m_source;
    const Evaluation &m_draft;
    const Evaluation &m_baseline;
    const Policy &m_policy;
    AssociationMatch m_match; ///< who was renamed is in both
    std::optional<ChangeEffects> m_effects;
    std::vector<ComparedJob> m_queue;
    std::vector<ComparedAccount> m_accounts;
    std::vector<std::map<std::size_t, std::int64_t>> m_jobsWorth; ///< by the draft's associations; empty: not summed up yet
    std::vector<AssociationId> m_ofJob; ///< by the draft's jobs
    std::vector<AssociationId> m_ofJobBefore; ///< by the baseline's
    AssociationId m_onlyBefore = noAssociation; ///< the account, when the report is of one
    AssociationId m_onlyAfter = noAssociation;
};

} // namespace

void writeDifference(ReportBlocks &blocks, const ReportSource &source)
{
    if (source.difference.isEmpty()) {
        blocks.say(ReportWords::tr("The policy is as its baseline: nothing leaves for the cluster."));
        return;
    }
    DifferenceWriter(blocks, source).whole();
}

void summarizeDifference(ReportBlocks &blocks, const ReportSource &source)
{
    blocks.heading(ReportWords::tr("What changes"), 2);
    if (source.difference.isEmpty()) {
        blocks.say(ReportWords::tr("The policy is as its baseline: nothing leaves for the cluster."));
        return;
    }
    DifferenceWriter(blocks, source).summary();
}

Report accountPage(const ReportSource &source)
{
    ReportBlocks blocks;
    QString title = source.account;
    if (source.baseline != nullptr) {
        DifferenceWriter writer(blocks, source);
        writer.account();
        title = writer.title();
    }
    return { title, ReportWords::tr("What changes for this account"), blocks.take() };
}

} // namespace apportion
