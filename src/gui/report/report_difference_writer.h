// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What a report says of the difference to the baseline, in three parts: the whole, one account, and the tables of who falls and rises.

#include "core/change/renamed_accounts.h"
#include "core/plan/felt.h"
#include "gui/report/report_parts.h"
#include "models/comparison.h"
#include "models/number_format.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace apportion
{

/// Whether an association is an account or hangs below it.
[[nodiscard]] bool isAtOrBelow(const AssociationTree &tree, AssociationId id, AssociationId account);

/// Writes what differs between the draft of a report and its baseline.
class DifferenceWriter
{
public:
    DifferenceWriter(ReportBlocks &blocks, const ReportSource &source);

    /// What changes, whom it moves most, and why.
    void summary();
    void whole();
    /// The name of the account of which the report is, and until when it has another one.
    [[nodiscard]] QString title() const;
    void account();

private:
    /// How many rows a list may have, and what is said of the others.
    struct Cut
    {
        int most = 0;
        const char *leftOut = "";
        int later = 0; ///< rows of the same list further on
    };

    /// By the job.
    [[nodiscard]] static std::vector<AssociationId> associationsOfJobs(const Evaluation &evaluation);
    /// How many users stand at or below an account.
    [[nodiscard]] static int usersBelow(const AssociationTree &tree, AssociationId account);
    /// How the account stands on both sides.
    [[nodiscard]] std::optional<ComparedAccount> ownAccount() const;
    /// Whether what both have is called otherwise, as a user is who is in an account that is.
    [[nodiscard]] bool isRenamed(AssociationId before, AssociationId after) const;
    [[nodiscard]] bool isOnlyRenamed() const { return isRenamed(m_onlyBefore, m_onlyAfter); }
    [[nodiscard]] bool isWhole() const { return m_source.account.isEmpty(); }
    [[nodiscard]] bool concerns(AssociationId before, AssociationId after) const;
    /// Of several scenarios the one that is edited: another one may be called Draft.
    [[nodiscard]] QString draftName() const { return m_source.scenario.isEmpty() ? ReportWords::tr("Draft") : m_source.scenario; }
    /// "12 % → 10 %", or the one value when both are the same.
    [[nodiscard]] static QString both(const QString &before, const QString &after);
    [[nodiscard]] static QString percent(double part) { return ReportWords::tr("%1 %", "a part of the whole").arg(percentNumberText(part, 2, true)); }
    [[nodiscard]] static QString shareOf(const AccountStanding &standing);
    [[nodiscard]] static QString placeOf(const AccountStanding &standing);
    /// What an account is promised, what it used, and where it stands.
    void outcome(const ComparedAccount &account);
    [[nodiscard]] QString usersText(const ComparedAccount &account) const;
    /// What each change is worth to the users of the account together.
    void worth();
    /// False when there are none.
    bool changes() { return changes({ m_source.mostRows, QT_TRANSLATE_NOOP("ReportWords", "%1 of %2 changes are listed; %3 are left out.") }); }
    bool changes(const Cut &cut);
    /// The shares that what has another name has otherwise; how many these are.
    int renamedValues(ReportTable &table) const;
    /// The accounts that get another place in the coming weeks only: a half-life, a reset or a share that is used says nothing on the
    /// first day.
    void feltLater(const Cut &cut);
    /// When accounts feel the draft, within eight weeks in which everybody goes on as now.
    [[nodiscard]] std::vector<FeltChange> felt() const;
    [[nodiscard]] static int daysUntil(const FeltChange &felt);
    /// When the one account of a report feels the draft.
    void feltByAccount();
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
    void queueMoves();
    /// By the draft's associations: what each cause is worth to the places of the jobs at and below it.
    [[nodiscard]] std::vector<std::map<std::size_t, std::int64_t>> worthOfJobs() const;
    /// What each change is worth to the places of the jobs of an account together.
    [[nodiscard]] QString jobsEffectText(const ComparedAccount &account);
    /// Whether its own raw shares are others.
    [[nodiscard]] bool isEdited(const ComparedAccount &account) const;
    static bool isSame(const ComparedAccount &account);
    void comparedAccounts(const std::vector<ComparedAccount> &accounts, const Cut &cut);
    /// The users whose rank changes, who come and who go: those who fall most before the others, and so many of them first
    /// that a table of ReportSource::mostRows has room for both ends; the other ones who fall come last.
    [[nodiscard]] std::vector<const ComparedUser *> usersOfBothEnds() const;
    void comparedUsers();
    /// The queue as it is compared, so that a table of ReportSource::mostRows has room for both ends, as usersOfBothEnds().
    [[nodiscard]] std::vector<ComparedJob> jobsOfBothEnds() const;
    [[nodiscard]] bool isToldJob(const ComparedJob &job) const;
    void comparedJobs();

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

} // namespace apportion
