// SPDX-License-Identifier: GPL-3.0-or-later
// What a report says of the difference to the baseline as a whole.
#include "gui/report/report_difference_writer.h"

#include "core/change/change_notes.h"
#include "core/change/folded_values.h"
#include "models/change_texts.h"
#include "models/text_translation.h"

#include <algorithm>
#include <tuple>

namespace apportion
{

namespace
{

constexpr int mostInSummary = 6;

} // namespace

bool isAtOrBelow(const AssociationTree &tree, AssociationId id, AssociationId account)
{
    while (id != noAssociation && id != account) {
        id = tree.parent(id);
    }
    return id != noAssociation && account != noAssociation;
}

DifferenceWriter::DifferenceWriter(ReportBlocks &blocks, const ReportSource &source)
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

void DifferenceWriter::summary()
{
    const auto count = [this](bool rises) {
        return integerText(std::count_if(
            m_source.users.begin(), m_source.users.end(), [rises](const ComparedUser &user) { return rises ? user.risen() > 0 : user.risen() < 0; }));
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
    const auto key
        = [this](const ComparedAccount &account) { return std::tuple(isEdited(account), std::abs(account.risen()), std::abs(account.jobsPassed)); };
    std::stable_sort(sorted.begin(), sorted.end(), [&key](const ComparedAccount &a, const ComparedAccount &b) { return key(a) > key(b); });
    comparedAccounts(sorted, cut);
    feltLater(cut);
}

void DifferenceWriter::whole()
{
    changes();
    m_blocks.heading(ReportWords::tr("Accounts: what is promised, and where their best user stands"), 2);
    const Cut cut { m_source.mostRows, QT_TRANSLATE_NOOP("ReportWords", "%1 of %2 accounts that change; %3 are left out.") };
    comparedAccounts(m_accounts, cut);
    feltLater(cut);
    comparedUsers();
    comparedJobs();
}

QString DifferenceWriter::title() const
{
    return !isOnlyRenamed() ? m_source.account
                            : ReportWords::tr("%1 (until now %2)", "an account that has another name")
                                  .arg(toText(m_draft.tree().name(m_onlyAfter)), toText(m_baseline.tree().name(m_onlyBefore)));
}

bool DifferenceWriter::isRenamed(AssociationId before, AssociationId after) const
{
    const AssociationTree &was = m_baseline.tree();
    const AssociationTree &is = m_draft.tree();
    return before != noAssociation && after != noAssociation
        && (was.name(before) != is.name(after) || was.accountName(before) != is.accountName(after));
}

bool DifferenceWriter::concerns(AssociationId before, AssociationId after) const
{
    return isWhole() || isAtOrBelow(m_draft.tree(), after, m_onlyAfter) || isAtOrBelow(m_baseline.tree(), before, m_onlyBefore);
}

QString DifferenceWriter::both(const QString &before, const QString &after)
{
    return before == after ? after : ReportWords::tr("%1 → %2", "from the baseline to the draft").arg(before, after);
}

QString DifferenceWriter::shareOf(const AccountStanding &standing)
{
    return standing.id == noAssociation ? ReportWords::tr("none") : percent(standing.share);
}

QString DifferenceWriter::placeOf(const AccountStanding &standing)
{
    return standing.place == 0 ? ReportWords::tr("none") : integerText(standing.place);
}

bool DifferenceWriter::changes(const Cut &cut)
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
        table.rows.append({ toText(m_policy.associations.name(m_onlyAfter)), ReportWords::tr("name"), toText(m_baseline.tree().name(m_onlyBefore)),
            toText(m_policy.associations.name(m_onlyAfter)) });
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

int DifferenceWriter::renamedValues(ReportTable &table) const
{
    const AssociationTree &was = m_baseline.tree();
    const AssociationTree &is = m_draft.tree();
    int count = 0;
    for (const AssociationId before : was.layout().depthFirst()) {
        const AssociationId after = m_match.after(before);
        if (isRenamed(before, after) && was.rawShares(before) != is.rawShares(after) && concerns(before, after)) {
            ++count;
            table.rows.append(
                { toText(is.name(after)), ReportWords::tr("raw shares"), rawSharesText(was.rawShares(before)), rawSharesText(is.rawShares(after)) });
        }
    }
    return count;
}

int DifferenceWriter::daysUntil(const FeltChange &felt)
{
    constexpr std::int64_t day = 86400;
    return static_cast<int>(felt.seconds.value_or(0) / day);
}

std::vector<FeltChange> DifferenceWriter::felt() const
{
    FeltQuestion question;
    question.now = m_draft.now();
    return whenFelt({ m_baseline.policy(), m_baseline.situation() }, { m_policy, m_draft.situation() }, m_draft.situation(), m_match, question)
        .value_or(std::vector<FeltChange>());
}

void DifferenceWriter::feltLater(const Cut &cut)
{
    std::vector<FeltChange> later = felt();
    std::erase_if(later, [this](const FeltChange &one) { return one.seconds.value_or(0) <= 0 || !m_draft.tree().isLive(one.after); });
    if (later.empty()) {
        m_blocks.say(ReportWords::tr("In the coming eight weeks no other account gets another place, if everybody goes on as now."), true);
        return;
    }
    m_blocks.say(ReportWords::tr(
        "%n more account(s) get another place in the coming eight weeks, if everybody goes on as now:", nullptr, static_cast<int>(later.size())));
    m_blocks.list(
        { { ReportWords::tr("Account") }, { ReportWords::tr("Felt") }, { ReportWords::tr("Place") } }, later, cut.most, cut.leftOut,
        [&](const FeltChange &one) -> QStringList {
            return { toText(m_draft.tree().name(one.after)),
                ReportWords::tr("in %n day(s)", nullptr, daysUntil(one)) + QStringLiteral(" · ") + dayText(m_draft.now() + *one.seconds),
                ReportWords::tr("%1 → %2", "a place before and after").arg(integerText(one.placeBefore), integerText(one.placeAfter)) };
        },
        cut.later);
}

void DifferenceWriter::queueMoves()
{
    if (m_queue.empty()) {
        return;
    }
    const auto moved = [this](bool rises) {
        return std::count_if(m_queue.begin(), m_queue.end(), [rises](const ComparedJob &job) { return rises ? job.risen() > 0 : job.risen() < 0; });
    };
    const auto all = std::count_if(m_queue.begin(), m_queue.end(), [](const ComparedJob &job) { return job.placeAfter > 0; });
    m_blocks.say(ReportWords::tr("In the queue %1 jobs are looked at earlier, %2 later, of %3.")
                     .arg(integerText(moved(true)), integerText(moved(false)), integerText(all)));
}

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
