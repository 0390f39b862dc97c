// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/compare/felt_dialog.h"

#include "core/change/renamed_accounts.h"
#include "core/change/usage_after_apply.h"
#include "gui/page/moment_text.h"
#include "gui/page/page_layout.h"
#include "gui/page/work_progress.h"
#include "gui/page/workspace.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/look.h"
#include "models/number_format.h"
#include "storage/qt_text.h"

#include <QDateTime>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLocale>
#include <QStandardItemModel>
#include <QTableView>

#include <algorithm>

namespace apportion
{

namespace
{
/// Of more accounts nobody reads the rest.
constexpr std::size_t mostAccountsListed = 2000;
} // namespace

FeltDialog::FeltDialog(Workspace *workspace, QWidget *parent)
    : QDialog(parent), m_workspace(workspace), m_line(makeText("strong", this)), m_rows(new QStandardItemModel(0, ColumnCount, this)),
      m_table(makeTable(m_rows, nullptr, tr("When accounts feel the draft"), this)),
      m_progress(new WorkProgress(tr("How far the days are looked at"), this)),
      m_job([this](const Answer &answer) { showAnswer(answer); }, [this] { showAnswer(std::nullopt); })
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("When will my change be felt?"));
    QLabel *about = makeText("quiet", this,
        tr("The first day in the coming eight weeks on which the best user of an account has another place under the draft than under the baseline, "
           "with "
           "what the time bar says that runs meanwhile. A double click shows that day."));
    m_rows->setHorizontalHeaderLabels({ tr("Account"), tr("Felt"), tr("Place before"), tr("Place after") });
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    for (const int column : { Before, After }) {
        m_rows->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter); // over their numbers
    }
    setColumnWidths(m_table->horizontalHeader(), { { Account, 200 }, { Day, 240 }, { Before, 110 }, { After, 110 } }, Account, { Account });
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex &index) { showDay(index.row()); });
    connect(m_progress, &WorkProgress::stopped, this, [this] { m_job.stop(); });
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    makeColumn(this, { m_line, about, m_progress, { m_table, 1 }, buttons }, 10, { 16, 16, 16, 16 });
    resize(720, 480);
    connect(workspace, &Workspace::resultsChanged, this, [this] {
        if (m_workspace->document()->generation() != m_generation) {
            request();
        }
    });
    connect(workspace, &Workspace::lookChanged, this, [this] {
        if (m_workspace->look().assumption != m_assumption) {
            request();
        }
    });
    connect(workspace, &Workspace::policyLoaded, this, &QDialog::close);
    request();
}

void FeltDialog::request()
{
    const Document &document = *m_workspace->document();
    m_generation = document.generation();
    FeltQuestion question;
    m_assumption = m_workspace->look().assumption;
    question.assumption = m_assumption;
    question.options = m_workspace->options();
    question.now = m_workspace->now();
    m_line->setText(tr("Looking at the coming days…"));
    const bool isApplied = document.baselineInfo().isApplied();
    m_job.request([draft = document.snapshot(), baseline = document.baselineSnapshot(), question, isApplied, report = m_progress->begin()](
                      const std::stop_token &stop) -> Answer {
        const AssociationMatch match(baseline.policy.associations, draft.policy.associations, stop);
        const Situation applied = isApplied ? situationAfterApply(baseline, draft, match) : draft.situation;
        const std::optional<AssociationMatch> withRenamed = matchWithRenamed(baseline.policy.associations, draft.policy.associations, match);
        return whenFelt(baseline, draft, applied, withRenamed ? *withRenamed : match, question, stop, report);
    });
}

void FeltDialog::showAnswer(const Answer &answer)
{
    m_progress->end();
    m_rows->setRowCount(0);
    m_felt = answer.value_or(std::vector<FeltChange>());
    if (!answer) {
        m_line->setText(tr("Stopped: not all days were looked at."));
        return;
    }
    const auto feel = static_cast<int>(std::count_if(m_felt.begin(), m_felt.end(), [](const FeltChange &felt) { return felt.seconds.has_value(); }));
    m_line->setText(feel == 0 ? tr("No account gets another place within eight weeks.")
                              : tr("%Ln account(s) get another place within eight weeks.", nullptr, feel));
    const AssociationTree &tree = m_workspace->document()->policy().associations;
    const std::int64_t now = m_workspace->now();
    const std::size_t shown = std::min(m_felt.size(), mostAccountsListed);
    m_rows->setRowCount(static_cast<int>(shown));
    for (std::size_t i = 0; i < shown; ++i) {
        const FeltChange &felt = m_felt[i];
        const QString date = QLocale().toString(QDateTime::fromSecsSinceEpoch(now + felt.seconds.value_or(0)).date(), QLocale::ShortFormat);
        const QString day = !felt.seconds ? tr("not within eight weeks")
            : *felt.seconds == 0          ? tr("at once")
                                          : tr("%1, on %2", "in 12 days, and a date").arg(momentText(*felt.seconds), date);
        const bool isThere = tree.isLive(felt.after);
        const auto placeText
            = [](std::uint32_t place) { return place == 0 ? tr("none", "a place that an account without users has not") : integerText(place); };
        const QString texts[ColumnCount] { isThere ? toText(tree.name(felt.after)) : QString(), day, placeText(felt.placeBefore),
            placeText(felt.placeAfter) };
        for (int column = 0; column < ColumnCount; ++column) {
            auto *item = new QStandardItem(texts[column]);
            item->setTextAlignment((column < Before ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
            m_rows->setItem(static_cast<int>(i), column, item);
        }
    }
}

void FeltDialog::showDay(int row)
{
    if (row < 0 || row >= static_cast<int>(m_felt.size())) {
        return;
    }
    const FeltChange &felt = m_felt[static_cast<std::size_t>(row)];
    if (felt.seconds) { // else there is no such day
        m_workspace->lookAhead(*felt.seconds);
    }
    if (m_workspace->document()->policy().associations.isLive(felt.after)) {
        m_workspace->selectAssociation(felt.after);
    }
}

} // namespace apportion

#include "moc_felt_dialog.cpp"
