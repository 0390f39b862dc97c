// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/compare/compare_page.h"

#include "charts/palette.h"
#include "document/baseline_reset.h"
#include "gui/compare/account_comparison.h"
#include "gui/compare/change_summary.h"
#include "gui/compare/comparison_table.h"
#include "gui/compare/felt_dialog.h"
#include "gui/page/page_layout.h"
#include "gui/page/workspace.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/column_fit.h"
#include "gui/widgets/diff_view.h"
#include "gui/widgets/empty_state.h"
#include "gui/widgets/filling_stack.h"
#include "gui/widgets/inline_notice.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/look.h"
#include "gui/widgets/segmented_control.h"
#include "models/change_list_model.h"
#include "models/compare_queue_model.h"
#include "models/number_format.h"
#include "models/scenario_model.h"
#include "models/text_translation.h"

#include <QAction>
#include <QDateTime>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QShowEvent>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <utility>

namespace apportion
{

namespace
{

constexpr std::size_t linesBeside = 40;
constexpr int linesHigh = 12;
/// Associations, and jobs by what each costs, of all evaluations that reasons take: fewer are worked out while a picture is drawn.
constexpr std::size_t quickWork = 400'000;

bool isQuick(const Comparison &measured)
{
    const Evaluation &baseline = *measured.results->baseline;
    return measured.effects->evaluations() * (baseline.layout().size() + 4 * baseline.situation().jobs->size()) <= quickWork;
}

QString several(int number, const QString &one, const QString &more)
{
    return number == 1 ? one : more;
}

} // namespace

ComparePage::ComparePage(Workspace *workspace, QWidget *parent)
    : Page(workspace, tr("Compare"), parent), m_model(new CompareModel(workspace->document(), this)),
      m_queue(new CompareQueueModel(workspace->document(), this)), m_changes(new ChangeListModel(workspace->document(), this)),
      m_scenarios(new ScenarioModel(this)), m_leaveJob([this](const WhatLeaves &leaves) { showLeaving(leaves); }),
      m_compareJob([this](const std::shared_ptr<const Comparison> &made) { setComparison(made); },
          [this] {
              const auto &newest = this->workspace()->results();
              if (std::exchange(m_isWholeComing, false) && newest && newest->evaluation && newest->baseline) {
                  showUsers(newest);
              }
          })
{
    buildHeader();
    buildMoments();
    buildTables();
    buildChanges();
    buildScenarios();
    m_empty = new EmptyState({}, {});
    m_stack = new FillingStack(this);
    m_stack->addWidget(m_table->withReason());
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_changeTable);
    m_stack->addWidget(m_accounts);
    m_stack->addWidget(m_queueTable->withReason());
    m_stack->addWidget(m_scenarioTable);
    m_notice = new InlineNotice(this);
    auto *body = new QWidget(this);
    makeColumn(body, { m_momentRow, { m_stack, 1 } }, 0);
    makeColumn(this, { m_notice, makeSection(m_header, body, this) }, 0);
    buildSide();
    connectModels();
    setResults(workspace->results());
}

void ComparePage::buildHeader()
{
    m_header = new SectionHeader(tr("Draft against baseline"));
    m_header->keepRemarkWhole();
    m_baseline = new QToolButton;
    m_baseline->setText(tr("Baseline"));
    m_baseline->setToolTip(tr("What the draft is compared with"));
    m_baseline->setPopupMode(QToolButton::InstantPopup);
    m_baseline->setFocusPolicy(Qt::TabFocus);
    setLook(m_baseline, "button");
    m_baseline->setMenu(new QMenu(m_baseline));
    m_header->addControl(m_baseline);
    m_what = new SegmentedControl({ tr("Users"), tr("Accounts"), tr("Queue"), tr("Changes"), tr("Scenarios") });
    m_what->setObjectName(QStringLiteral("what"));
    m_header->addControl(m_what); // before what only some of them have, so that it stays in its place
    m_filter = new SegmentedControl({ tr("All"), tr("Moved") });
    m_filter->setObjectName(QStringLiteral("which"));
    m_header->addControl(m_filter);
    m_reset = new QPushButton(tr("Reset"));
    m_reset->setToolTip(tr("Take the selected changes back to the baseline"));
    m_resetBelow = new QPushButton(tr("Reset all below"));
    m_header->addControl(m_reset);
    m_header->addControl(m_resetBelow);
}

void ComparePage::connectModels()
{
    connect(workspace(), &Workspace::resultsChanged, this, &ComparePage::setResults);
    connect(workspace()->document(), &Document::policyChanged, this, [this](const PolicyChange &change) {
        if (change.kind == PolicyChange::Kind::Everything) {
            refresh();
        }
    });
    connect(workspace()->document(), &Document::scenariosChanged, this, [this] {
        m_scenariosStale = true;
        refresh();
    });
    connect(workspace()->document(), &Document::saved, this, &ComparePage::refresh); // what was rescued may be compared now
    connect(m_model, &CompareModel::countsChanged, this, &ComparePage::refresh);
    connect(m_queue, &ComparedRows::countsChanged, this, &ComparePage::refresh);
    connect(m_filter, &SegmentedControl::chosen, this, [this](int choice) {
        for (ComparedRows *rows :
            { static_cast<ComparedRows *>(m_model), static_cast<ComparedRows *>(m_accounts->model()), static_cast<ComparedRows *>(m_queue) }) {
            rows->setOnlyChanged(choice == 1);
        }
    });
    connect(m_what, &SegmentedControl::chosen, this, &ComparePage::refresh);
    const std::array<const QAbstractItemModel *, 5> tables { m_model, m_accounts->model(), m_queue, m_changes, m_scenarios };
    for (const QAbstractItemModel *rows : tables) {
        connect(rows, &QAbstractItemModel::modelReset, this, &ComparePage::refresh); // perhaps none is left
    }
    connect(m_reset, &QPushButton::clicked, this, &ComparePage::resetSelected);
    connect(m_resetBelow, &QPushButton::clicked, this, &ComparePage::resetBelowSelected);
}

void ComparePage::applyPalette(const Palette &palette)
{
    m_table->applyPalette(palette);
    m_queueTable->applyPalette(palette);
    m_accounts->applyPalette(palette);
    m_settings->setColours(palette);
    m_commands->setColours(palette);
}

QList<NamedChart> ComparePage::charts() const
{
    return { { m_accounts->chart()->title(), m_accounts->chart() } };
}

void ComparePage::buildTables()
{
    using UserColumn = CompareModel::Column;
    m_table = new ComparisonTable(m_model,
        { UserColumn::Delta, UserColumn::Ranks, UserColumn::Because, { UserColumn::Account, UserColumn::Because },
            { { UserColumn::User, 136 }, { UserColumn::Account, 120 }, { UserColumn::BaselineFactor, 92 }, { UserColumn::DraftFactor, 76 },
                { UserColumn::Delta, 120 }, { UserColumn::Ranks, 62 } },
            { UserColumn::User, UserColumn::Account } },
        tr("Users who rise and fall"), workspace(), this);
    m_table->setObjectName(QStringLiteral("users"));
    using QueueColumn = CompareQueueModel::Column;
    m_queueTable = new ComparisonTable(m_queue,
        { QueueColumn::Delta, QueueColumn::Places, QueueColumn::Because,
            { QueueColumn::User, QueueColumn::Account, QueueColumn::BaselinePlace, QueueColumn::Because },
            { { QueueColumn::JobId, 68 }, { QueueColumn::User, 84 }, { QueueColumn::Account, 96 }, { QueueColumn::BaselinePlace, 52 },
                { QueueColumn::DraftPlace, 48 }, { QueueColumn::Delta, 76 }, { QueueColumn::Places, 56 }, { QueueColumn::Passes, 64 },
                { QueueColumn::Waiting, 84 } },
            { QueueColumn::User, QueueColumn::Account } },
        tr("Jobs that are looked at earlier or later"), workspace(), this);
    m_queueTable->setObjectName(QStringLiteral("queue"));
    m_accounts = new AccountComparison(workspace(), this);
    connect(m_accounts, &AccountComparison::pageRequested, this, &ComparePage::accountPageRequested);
}

void ComparePage::buildChanges()
{
    m_changeTable = new QTableView(this);
    prepareTable(m_changeTable);
    m_changeTable->setObjectName(QStringLiteral("changes"));
    m_changeTable->setModel(m_changes);
    m_changeTable->setAccessibleName(tr("Changes against the baseline"));
    m_changeTable->setSelectionMode(QAbstractItemView::ExtendedSelection);
    using Column = ChangeListModel::Column;
    new ColumnFit(m_changeTable->horizontalHeader(),
        { { { Column::Object, 180 }, { Column::What, 110 }, { Column::Before, 160 }, { Column::After, 160 } }, Column::Note, { Column::Object } });
    keepFirstColumn(m_changeTable);
    setEditedInPlace(m_changeTable);
    connect(m_changeTable->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ComparePage::followSelection);
    connect(m_changes, &QAbstractItemModel::modelReset, this, &ComparePage::followSelection);
    auto *reset = new QAction(m_reset->text(), m_changeTable);
    reset->setShortcut(QKeySequence::Delete);
    reset->setShortcutContext(Qt::WidgetShortcut);
    connect(reset, &QAction::triggered, this, &ComparePage::resetSelected);
    auto *below = new QAction(tr("Reset all below the account"), m_changeTable);
    connect(below, &QAction::triggered, this, &ComparePage::resetBelowSelected);
    auto *note = new QAction(tr("&Note on the change…"), m_changeTable);
    connect(note, &QAction::triggered, this, [this] {
        const QModelIndex current = m_changeTable->currentIndex();
        m_changeTable->setCurrentIndex(current.siblingAtColumn(ChangeListModel::Note));
        m_changeTable->edit(m_changeTable->currentIndex());
    });
    auto *all = new QAction(tr("Select all"), m_changeTable);
    connect(all, &QAction::triggered, m_changeTable, &QAbstractItemView::selectAll);
    m_changeTable->addActions({ note, reset, below, all });
    m_changeTable->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void ComparePage::buildScenarios()
{
    m_scenarioTable = new QTableView(this);
    prepareTable(m_scenarioTable);
    m_scenarioTable->setObjectName(QStringLiteral("scenarios"));
    m_scenarioTable->setModel(m_scenarios);
    m_scenarioTable->setAccessibleName(tr("Users, accounts and jobs under each scenario"));
    FittedColumns columns { { { ScenarioModel::Name, 130 }, { ScenarioModel::BelongsTo, 130 } }, -1,
        { ScenarioModel::Name, ScenarioModel::BelongsTo } };
    for (int place = 0; place < 2 + static_cast<int>(Project::mostKept); ++place) {
        columns.widths.emplace_back(ScenarioModel::FirstPlace + place, 130);
    }
    new ColumnFit(m_scenarioTable->horizontalHeader(), std::move(columns));
    keepFirstColumn(m_scenarioTable);
}

void ComparePage::showScenarios()
{
    m_what->setCurrent(Scenarios);
    refresh();
}

void ComparePage::findScenarios()
{
    const Document *document = workspace()->document();
    if (m_scenariosStale && isVisible() && m_stack->currentWidget() == m_scenarioTable) {
        m_scenariosStale = false;
        m_scenarios->show(document->project(), workspace()->options(), workspace()->look());
    }
}

std::vector<int> ComparePage::selectedRows() const
{
    std::vector<int> rows;
    const QModelIndexList selected = m_changeTable->selectionModel()->selectedRows();
    for (const QModelIndex &index : selected) {
        rows.push_back(index.row());
    }
    std::sort(rows.begin(), rows.end());
    return rows;
}

AssociationId ComparePage::selectedAccount() const
{
    const QModelIndex current = m_changeTable->currentIndex();
    const AssociationId id = current.isValid() ? current.data(ChangeListModel::AssociationIdRole).toUInt() : noAssociation;
    const AssociationTree &tree = workspace()->document()->policy().associations;
    return !tree.isLive(id) ? noAssociation : tree.isUser(id) ? tree.parent(id) : id;
}

void ComparePage::followSelection()
{
    const AssociationId account = selectedAccount();
    m_reset->setEnabled(m_changeTable->selectionModel()->hasSelection());
    m_resetBelow->setEnabled(account != noAssociation);
    const std::string_view name = account == noAssociation ? std::string_view() : workspace()->document()->policy().associations.name(account);
    const QString shown = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    m_resetBelow->setText(shown.isEmpty() ? tr("Reset all below") : tr("Reset all below %1").arg(withoutMnemonic(shown)));
}

void ComparePage::resetSelected()
{
    reset(m_changes->changesOf(selectedRows()), tr("Reset to the baseline"));
}

void ComparePage::resetBelowSelected()
{
    const AssociationId account = selectedAccount();
    const auto &results = m_changes->results();
    if (account == noAssociation || !results) {
        return;
    }
    reset(changesBelow(results->difference, results->baseline->tree(), results->evaluation->tree(), account), m_resetBelow->text());
}

void ComparePage::reset(const PolicyDifference &changes, const QString &text)
{
    // what is listed belongs to the policy as it was evaluated: a moment later it may be another
    if (!workspace()->isUpToDate() || changes.isEmpty()) {
        return;
    }
    const QString refusal = resetToBaseline(*workspace()->document(), changes, text);
    if (!refusal.isEmpty()) {
        m_notice->showMessage(refusal, InlineNotice::Kind::Error);
    }
}

void ComparePage::setFilter(const QString &text)
{
    m_search = text.trimmed();
    m_model->setFilter(text);
    m_queue->setFilter(text);
    m_accounts->setFilter(text);
    m_changes->setFilter(text);
    m_scenarios->setFilter(text);
}

void ComparePage::setBaselines(const QList<QAction *> &actions)
{
    m_baseline->menu()->clear();
    m_baseline->menu()->addActions(actions);
}

void ComparePage::buildSide()
{
    auto *side = new QWidget;
    setSideWidget(side);
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(new SectionHeader(tr("What leaves for the cluster")));
    m_settings = new DiffView;
    m_settings->setAccessibleName(tr("Changed lines of slurm.conf"));
    m_commands = new DiffView;
    m_commands->setAccessibleName(tr("Commands for sacctmgr"));
    for (DiffView *view : { m_settings, m_commands }) {
        setLook(view, "card");
        view->viewport()->setAutoFillBackground(false);
        layout->addWidget(view);
        view->setLineWrapMode(QPlainTextEdit::WidgetWidth);
        view->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        view->fitHeight(linesHigh);
        view->hide();
    }
    m_nothing = new QLabel(tr("Nothing yet: slurm.conf and the accounts stay as they are."));
    setLook(m_nothing, "quiet");
    m_nothing->setWordWrap(true);
    layout->addWidget(m_nothing);
    m_openExport = new QPushButton(tr("Open Export"));
    setLook(m_openExport, "link");
    connect(m_openExport, &QPushButton::clicked, this, &ComparePage::exportRequested);
    layout->addWidget(m_openExport, 0, Qt::AlignLeft);
    layout->addStretch(1);
}

void ComparePage::setResults(const std::shared_ptr<const Results> &results)
{
    m_changes->setResults(results);
    m_stale = true;
    m_scenariosStale = true;
    findMore();
    if (!m_isWholeComing && results && results->evaluation && results->baseline && moment() == Moment::InEffect) {
        showUsers(results);
    }
    refresh();
}

/// Their places alone: the rest follows.
void ComparePage::showUsers(const std::shared_ptr<const Results> &results)
{
    Comparison users;
    users.results = results;
    m_model->setComparison(std::make_shared<const Comparison>(std::move(users)));
}

void ComparePage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    findMore();
    findScenarios();
}

void ComparePage::findMore()
{
    const auto &results = workspace()->results();
    const bool isLate = std::exchange(m_isWholeComing, false);
    if (!m_stale || !isVisible() || !rescueText().isEmpty() || !results || !results->evaluation || !results->baseline) {
        return;
    }
    m_stale = false;
    if (m_leavesOf != results->generation) { // what leaves is of no moment: while the time bar plays it stays
        m_leavesOf = results->generation;
        m_leaveJob.request([results] { return whatLeaves(*results, linesBeside); });
    }
    const Document *document = workspace()->document();
    const ResetOutlook outlook = resetOutlook(document->baseline().priority.usageReset, document->policy().priority.usageReset,
        document->situation().lastReset, QDateTime::currentSecsSinceEpoch());
    // While the time bar plays, the causes stay those that were measured: all comes at once, and is drawn once. Where that does
    // not keep pace, places come first again.
    m_isWholeComing = m_quickOf == results->generation && !isLate;
    m_compareJob.request([results, outlook, moment = moment(), isWhole = m_isWholeComing](const std::stop_token &stop) {
        const Comparison made = Comparison::at(moment, outlook, results, stop);
        return std::make_shared<const Comparison>(isWhole && made.results ? made.measured(stop) : made);
    });
}

void ComparePage::setComparison(const std::shared_ptr<const Comparison> &shown)
{
    const auto &newest = workspace()->results();
    if (!shown->results || !newest || shown->results->generation != newest->generation || shown->moment != moment()) {
        return; // newer ones are on their way
    }
    m_isWholeComing = false;
    if (shown->effects) {
        m_quickOf = isQuick(*shown) ? std::optional(newest->generation) : std::nullopt;
    }
    m_model->setComparison(shown);
    m_accounts->setComparison(shown);
    m_queue->setComparison(shown);
    m_momentText->setText(momentText(*shown));
    refresh();
    if (!shown->effects) {
        m_compareJob.request([shown](const std::stop_token &stop) { return std::make_shared<const Comparison>(shown->measured(stop)); });
    } else if (const auto *asked = std::get_if<ChangeOfUser>(&workspace()->explainSubject());
               asked != nullptr && asked->after != noAssociation && shown->results->people().before(asked->after) == asked->before) {
        // what the panel said could not be measured yet
        workspace()->explain(ChangeOfUser { asked->before, asked->after, std::shared_ptr<const ChangeEffects>(shown, &*shown->effects) });
    }
}

/// What stands above the tables: the moment that is looked at, or what is compared under all scenarios.
void ComparePage::buildMoments()
{
    m_moment = new SegmentedControl({ tr("At reconfigure"), tr("After one period"), tr("After a half-life"), tr("All in effect") });
    m_moment->setObjectName(QStringLiteral("moment"));
    m_moment->setCurrent(static_cast<int>(Moment::InEffect));
    m_moment->button(0)->setToolTip(tr("The first pass after “scontrol reconfigure”: what only a restart takes is not in effect yet"));
    m_moment->button(1)->setToolTip(tr("One PriorityCalcPeriod later: usage has decayed, and the running jobs have been charged"));
    m_moment->button(2)->setToolTip(tr("One PriorityDecayHalfLife later, after a restart, as if no other job started: half of the usage of today "
                                       "is left, and running jobs have been charged until their time limit at most"));
    m_moment->button(3)->setToolTip(tr("No later moment: the usage of today, as the calls of sacctmgr leave it, with all of the draft in effect, "
                                       "also what only a restart takes. These are the numbers of all other pages"));
    m_momentText = makeText("quiet");
    QSizePolicy textPolicy = m_momentText->sizePolicy();
    textPolicy.setRetainSizeWhenHidden(true); // it is what takes the room that is left
    m_momentText->setSizePolicy(textPolicy);
    m_subject = new SegmentedControl({ tr("Users"), tr("Accounts"), tr("Queue") });
    m_subject->setObjectName(QStringLiteral("subject"));
    connect(m_subject, &SegmentedControl::chosen, this, [this](int choice) {
        m_scenarios->setSubject(static_cast<ScenarioStandings::Subject>(choice));
        refresh();
    });
    m_momentRow = new QWidget;
    m_momentRow->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // segments go on in further rows before the page is wider than its room
    auto *felt = new QPushButton(tr("When felt…"));
    felt->setObjectName(QStringLiteral("felt"));
    felt->setToolTip(tr("On which day each account begins to feel the draft"));
    connect(felt, &QPushButton::clicked, this, [this] {
        auto *dialog = new FeltDialog(workspace(), window());
        dialog->show();
    });
    makeRow(m_momentRow, { m_moment, m_subject, { m_momentText, 1 }, felt }, 12, { pageMargin, 0, pageMargin, 4 });
    connect(m_moment, &SegmentedControl::chosen, this, [this] {
        m_stale = true;
        findMore();
    });
}

Moment ComparePage::moment() const
{
    return static_cast<Moment>(m_moment->current());
}

QString ComparePage::momentText(const Comparison &comparison) const
{
    const auto all = [](const Evaluation &evaluation) { return usageText(evaluation.rawUsage(AssociationTree::root())); };
    if (comparison.moment == Moment::InEffect) {
        switch (comparison.outlook) {
        case ResetOutlook::Stays:
            return {};
        case ResetOutlook::MayClear:
            return tr("Usage without the reset, as on all other pages: slurmctld may clear it (PriorityUsageResetPeriod).");
        case ResetOutlook::Clears:
            return tr("Usage without the reset, as on all other pages: slurmctld will clear it (PriorityUsageResetPeriod).");
        }
    }
    return tr("%1 TRES·s of usage in all; under the baseline %2. “Why?” answers for “All in effect”.")
        .arg(all(*comparison.results->evaluation), all(*comparison.results->baseline));
}

void ComparePage::showLeaving(const WhatLeaves &leaves)
{
    m_settings->setLines(leaves.conf);
    m_settings->setVisible(!leaves.conf.empty());
    m_commands->setLines(leaves.commands);
    m_commands->setVisible(!leaves.commands.empty());
    m_nothing->setVisible(leaves.conf.empty() && leaves.commands.empty());
}

void ComparePage::refresh()
{
    const auto &results = workspace()->results();
    const QString rescue = rescueText();
    m_empty->setText(rescue.isEmpty() ? tr("The draft is as the baseline") : tr("Nothing is compared with a damaged file"),
        rescue.isEmpty() ? tr("Change a share, a weight or a flag, and this page says who rises, who falls and why.") : rescue);
    const bool known = results && results->evaluation && rescue.isEmpty();
    const auto view = static_cast<View>(m_what->current());
    // notes on what is no change are listed, and change nothing
    const bool anyNotes = known && !results->looseNotes.empty();
    const bool same
        = !known || (results->difference.isEmpty() && m_model->risenCount() == 0 && m_model->fallenCount() == 0 && !(anyNotes && view == Changes));
    const bool anyScenarios = known && !workspace()->document()->project().others.empty();
    const bool scenarios = anyScenarios && view == Scenarios;
    const bool changes = !same && view == Changes;
    const bool noJobs = scenarios && m_subject->current() == ScenarioStandings::Queue && workspace()->document()->situation().jobs->empty();
    const int ranked = m_queue->risenCount() + m_queue->fallenCount() + m_queue->unchangedCount();
    const bool noQueue = noJobs || (!same && view == Queue && ranked + m_queue->newCount() + m_queue->removedCount() == 0);
    if (noQueue) {
        m_empty->setText(tr("No job waits"), tr("Open the output of “scontrol -o show job” to see who passes whom in the queue."));
    }
    const bool isEmpty = noJobs || noQueue || (same && !scenarios) || isNoneLeft(view);
    constexpr std::array pages { 0, 3, 4, 2, 5 }; // of the stack, by the view
    m_stack->setCurrentIndex(isEmpty ? 1 : scenarios || view != Scenarios ? pages[static_cast<std::size_t>(view)] : 0);
    m_filter->setVisible(!same && !changes && !noQueue && !scenarios);
    m_what->setVisible(!same || anyScenarios || anyNotes);
    m_what->button(Scenarios)->setVisible(anyScenarios);
    m_what->updateGeometry(); // it keeps no room for what is left out
    m_momentRow->setVisible(scenarios || (!same && !changes));
    m_moment->setVisible(!scenarios);
    m_momentText->setVisible(!scenarios);
    m_subject->setVisible(scenarios);
    m_reset->setVisible(changes);
    m_resetBelow->setVisible(changes);
    followSelection();
    findScenarios();
    const QString &scenario = workspace()->document()->project().scenario;
    m_header->setTitle(scenario.isEmpty() ? tr("Draft against baseline") : tr("%1 against baseline", "a scenario").arg(shortName(scenario)));
    m_header->setRemark(same ? QString() : headline());
}

bool ComparePage::isNoneLeft(View view)
{
    const auto isLeftOut = [](const ComparedRows *rows) {
        const int all = rows->risenCount() + rows->fallenCount() + rows->unchangedCount() + rows->newCount() + rows->removedCount();
        return all > 0 && rows->rowCount() == 0;
    };
    const std::array tables { static_cast<const ComparedRows *>(m_model), static_cast<const ComparedRows *>(m_accounts->model()),
        static_cast<const ComparedRows *>(m_queue) };
    if (view <= Queue && isLeftOut(tables[view]) && m_search.isEmpty()) {
        const std::array titles { tr("No user rises or falls"), tr("No account rises or falls"), tr("No job moves in the queue") };
        m_empty->setText(titles[view], tr("“All” lists those that stay too."));
        return true;
    }
    const bool isUnmatched = view <= Queue ? isLeftOut(tables[view])
        : view == Changes                  ? m_changes->rowCount() == 0
                                           : m_scenarios->rowCount() == 0 && m_scenarios->columnCount() > ScenarioModel::FirstPlace;
    if (isUnmatched && !m_search.isEmpty()) {
        m_empty->setText(tr("Nothing here matches “%1”").arg(m_search), tr("Esc in the filter shows all."));
        return true;
    }
    return false;
}

QString ComparePage::headline() const
{
    const int rise = m_model->risenCount();
    const int fall = m_model->fallenCount();
    const int stay = m_model->unchangedCount();
    QString outcome = tr("%1, %2, %3", "who rises, who falls, who stays")
                          .arg(several(rise, tr("1 rises"), tr("%n rise", nullptr, rise)), several(fall, tr("1 falls"), tr("%n fall", nullptr, fall)),
                              several(stay, tr("1 stays"), tr("%n stay", nullptr, stay)));
    const auto add = [&outcome](int count, const QString &one, const QString &more) {
        outcome = count == 0 ? outcome : tr("%1, %2", "what happens to some users, and to others").arg(outcome, several(count, one, more));
    };
    add(m_model->newCount(), tr("1 is new"), tr("%n are new", nullptr, m_model->newCount()));
    add(m_model->removedCount(), tr("1 leaves"), tr("%n leave", nullptr, m_model->removedCount()));
    const int moved = m_queue->risenCount() + m_queue->fallenCount();
    if (rise == 0 && fall == 0 && moved == 0 && m_model->newCount() == 0 && m_model->removedCount() == 0 && workspace()->look().seconds == 0
        && !workspace()->results()->difference.settings.empty()) {
        // a half-life or a reset says nothing on the first day
        outcome = tr("nobody moves at once: “When felt…” says whom it moves later");
    }
    const QString queue = moved == 0 ? QString() : several(moved, tr("1 job moves in the queue"), tr("%n jobs move in the queue", nullptr, moved));
    const QString whole = queue.isEmpty() ? outcome : tr("%1 · %2", "what happens to users, what to jobs").arg(outcome, queue);
    const QStringList changes = changeWords(workspace()->results()->changeCounts); // last: a long list of them is cut first
    return changes.isEmpty() ? whole : tr("%1 · %2", "what a change does, and what it is").arg(whole, changes.join(QStringLiteral(", ")));
}

} // namespace apportion

#include "moc_compare_page.cpp"
