// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/priority/priority_page.h"
#include "gui/widgets/boxes.h"

#include "charts/dominance_chart.h"
#include "charts/priority_bar.h"
#include "charts/priority_chart.h"
#include "charts/waiting_chart.h"
#include "core/schema/setting_fields.h"
#include "gui/page/chart_stack.h"
#include "gui/page/page_layout.h"
#include "gui/page/walk_view.h"
#include "gui/page/why_actions.h"
#include "gui/page/workspace.h"
#include "gui/priority/flag_delegate.h"
#include "gui/priority/job_form.h"
#include "gui/priority/settings_section.h"
#include "gui/priority/waiting_form.h"
#include "gui/widgets/disclosure.h"
#include "gui/widgets/empty_state.h"
#include "gui/widgets/filling_stack.h"
#include "gui/widgets/inline_notice.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/look.h"
#include "gui/widgets/policy_cell_delegate.h"
#include "gui/widgets/segmented_control.h"
#include "gui/widgets/table_footer.h"
#include "gui/widgets/wrapped_label.h"
#include "models/number_format.h"
#include "models/queue_walk_model.h"
#include "models/text_translation.h"

#include <QAction>
#include <QBuffer>
#include <QDateTime>
#include <QItemSelectionModel>
#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QTimeZone>
#include <QToolButton>

#include <algorithm>

namespace apportion
{

namespace
{

enum JobView { Table, Bars, Waiting, Weights, Steps };

constexpr std::size_t mostBars = 2000;
constexpr std::size_t scaledJobs = 5000; // bars beyond these still share the scale, and are cut where they do not fit

constexpr double mostBelowZero = 0.2; // of what stands right of zero

/// A job's weighted terms as one stacked bar; all rows share a scale, so that they can be compared.
void drawBreakdown(QPainter *painter, const QRect &cell, const QModelIndex &index, PriorityBarScale scale, const Palette &palette)
{
    constexpr int height = 14;
    constexpr int margin = 10;
    const QVariant terms = index.data(JobModel::TermsRole);
    if (!terms.canConvert<PriorityTerms>()) {
        return;
    }
    if (scale.above <= 0.0) {
        scale.above = index.data(JobModel::ScaleRole).toDouble();
    }
    const QRect bar(cell.left() + margin, cell.top() + (cell.height() - 1 - height) / 2, std::max(0, cell.width() - 2 * margin), height);
    painter->setClipRect(bar);
    paintPriorityBar(painter, bar, terms.value<PriorityTerms>(), scale, palette);
}

/// The square of a term in a legend, as a picture in HTML.
QString legendSquare(Factor factor, const Palette &palette)
{
    constexpr int side = 10;
    constexpr int fine = 2; ///< pixels of the picture a pixel of the page
    QPixmap square(QSize(side, side) * fine);
    square.fill(Qt::transparent);
    QPainter painter(&square);
    painter.scale(fine, fine);
    paintFactor(&painter, QRectF(0.0, 0.0, side, side), factor, palette);
    painter.end();
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    square.save(&buffer, "PNG");
    return QStringLiteral("<img width=%1 height=%1 src=\"data:image/png;base64,%2\">").arg(side).arg(QString::fromLatin1(buffer.data().toBase64()));
}

/// No narrower than the name of a flag: what stands beside it gives way. In large text there is room for one of the two alone:
/// then the names of flags are cut.
class FlagList : public QListView
{
public:
    using QListView::QListView;
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        constexpr int usual = 100;
        constexpr int large = 115;
        if (textPixels(usual) > large) {
            return QListView::minimumSizeHint();
        }
        const int around = verticalScrollBar()->sizeHint().width() + 2 * frameWidth();
        return { FlagDelegate::neededWidth(this) + around, QListView::minimumSizeHint().height() };
    }
};

} // namespace

PriorityPage::PriorityPage(Workspace *workspace, QWidget *parent)
    : Page(workspace, tr("Priority"), parent), m_flagsModel(new FlagsModel(workspace->document(), this)),
      m_jobModel(new JobModel(workspace->document(), this)), m_flagCells(new FlagDelegate(this)), m_jobCells(new PolicyCellDelegate(this)),
      m_scaleJob([this](const PriorityData &numbers) { receiveScale(numbers); }), m_steps(new QueueWalkModel(this)),
      m_walkJob([this](const auto &walked) { m_steps->setWalk(walked.first, walked.second); })
{
    m_notice = new InlineNotice(this);
    m_settings = new SettingsSection(workspace, this);
    QSplitter *top = makeSplitter(Qt::Horizontal, this, { { m_settings, 590, 3 }, { buildFlags(), 307, 2 } });
    QSplitter *splitter = makeSplitter(Qt::Vertical, this, { { top, 345, 1 }, { buildJobs(), 350, 3 } });
    makeColumn(this, { m_notice, { splitter, 1 } }, 0);
    auto *side = new QWidget;
    makeColumn(side,
        { new Disclosure(tr("What would a job of mine cost?"), new JobForm(workspace, side), side),
            new Disclosure(tr("Which weight makes up for a regime?"), new WaitingForm(workspace, side), side) },
        4);
    setSideWidget(side);
    connectAll();
    setResults(workspace->results());
}

void PriorityPage::searchFlags(const QString &text)
{
    for (int row = 0; row < m_flagsModel->rowCount(); ++row) {
        const QString word = m_flagsModel->index(row, FlagsModel::Flag).data().toString();
        const QString meaning = m_flagsModel->index(row, FlagsModel::Meaning).data().toString();
        m_flags->setRowHidden(row, !word.contains(text, Qt::CaseInsensitive) && !meaning.contains(text, Qt::CaseInsensitive));
    }
}

void PriorityPage::applyPalette(const Palette &palette)
{
    m_settings->applyPalette(palette);
    m_flagCells->setPalette(palette);
    m_jobCells->setPalette(palette);
    m_palette = palette;
    showLegend();
    m_charts->applyPalette(palette);
    m_walk->applyPalette(palette);
    m_flags->viewport()->update();
    m_jobs->viewport()->update();
}

QList<NamedChart> PriorityPage::charts() const
{
    return m_charts->charts();
}

bool PriorityPage::jumpTo(const ObjectRef &object)
{
    if (object.kind == ObjectRef::Kind::Job) {
        for (int row = 0; row < m_jobModel->rowCount(); ++row) {
            const QModelIndex index = m_jobModel->index(row, JobModel::JobId);
            if (index.data().toString() == QString::fromStdString(object.name)) {
                m_jobs->setCurrentIndex(index);
                m_jobs->scrollTo(index);
                return true;
            }
        }
        return false;
    }
    if (object.kind == ObjectRef::Kind::Qos) {
        return m_settings->showQos(static_cast<int>(object.id));
    }
    if (object.kind != ObjectRef::Kind::Setting) {
        return false;
    }
    if (sameIgnoringCase(object.name, priorityKeyWord(PriorityKey::PriorityFlags))) {
        m_flags->setFocus();
        return true;
    }
    return m_settings->showKey(object.name);
}

QWidget *PriorityPage::buildFlags()
{
    m_flags = new FlagList(this);
    m_flags->setObjectName(QStringLiteral("flags"));
    m_flags->setModel(m_flagsModel);
    m_flags->setItemDelegate(m_flagCells);
    m_flags->setFrameShape(QFrame::NoFrame);
    m_flags->setResizeMode(QListView::Adjust);
    m_flags->setWordWrap(true); // rows are as high as their width asks: only a list that wraps is laid out again when it changes
    m_flags->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_flags->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_flags->setMouseTracking(true);
    m_flags->setAccessibleName(tr("Flags of the priority"));
    auto *reset = new QAction(tr("Reset to Slurm's default"), m_flags);
    reset->setShortcut(QKeySequence::Delete);
    reset->setShortcutContext(Qt::WidgetShortcut);
    connect(reset, &QAction::triggered, this, &PriorityPage::resetFlag);
    m_flags->addAction(reset);
    m_flags->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_resetFlag = new QPushButton;
    m_resetFlag->setObjectName(QStringLiteral("resetFlag"));
    m_resetFlags = new QPushButton(tr("Reset all"));
    m_resetFlags->setObjectName(QStringLiteral("resetFlags"));
    m_resetFlags->setToolTip(tr("No flag at all, which is Slurm's default; a step that can be undone"));
    for (QPushButton *button : { m_resetFlag, m_resetFlags }) {
        setLook(button, "link");
    }
    auto *footer = new TableFooter({ m_resetFlag, m_resetFlags });
    m_flagDefault = footer->sentence();
    connect(m_resetFlag, &QPushButton::clicked, this, &PriorityPage::resetFlag);
    connect(m_resetFlags, &QPushButton::clicked, this, [this] { m_settings->model()->resetToDefault(PriorityKey::PriorityFlags); });
    connect(m_flags->selectionModel(), &QItemSelectionModel::currentChanged, this, &PriorityPage::followFlags);
    connect(m_flagsModel, &QAbstractItemModel::dataChanged, this, &PriorityPage::followFlags);
    followFlags();
    auto *body = new QWidget(this);
    makeColumn(body, { { m_flags, 1 }, footer }, 0);
    return makeSection(new SectionHeader(tr("Flags")), body, this);
}

void PriorityPage::resetFlag()
{
    if (const QModelIndex current = m_flags->currentIndex(); current.isValid()) {
        m_flagsModel->setData(current, Qt::Unchecked, Qt::CheckStateRole);
    }
}

/// Every flag's default is not to be set.
void PriorityPage::followFlags()
{
    const QModelIndex current = m_flags->currentIndex();
    const PrioritySettings &settings = workspace()->document()->policy().priority;
    const QString name = current.data().toString();
    m_flagDefault->setText(current.isValid() ? tr("%1: not set by default.").arg(name) : tr("None is set by default."));
    m_resetFlag->setText(tr("Reset %1").arg(name));
    m_resetFlag->setVisible(current.isValid());
    m_resetFlag->setEnabled(current.isValid() && current.data(Qt::CheckStateRole).toInt() == Qt::Checked);
    m_resetFlags->setEnabled(settings.flags != PrioritySettings().flags || !settings.unknownFlags.empty());
}

/// In the order of the views behind the table.
void PriorityPage::buildCharts()
{
    m_charts = new ChartStack(workspace(), this);
    auto *bars = m_charts->add<PriorityChart>([this] {
        const PriorityView view { m_everyJob->isChecked() ? ShownRows::Users : ShownRows::Accounts, m_against };
        return [view](const Evaluation &evaluation) { return priorityData(evaluation, mostBars, view); };
    });
    auto *waiting = m_charts->add<WaitingChart>([workspace = workspace()] {
        return [row = workspace->selectedJobRow()](const Evaluation &evaluation) { return waitingData(evaluation, row); };
    });
    auto *weights = m_charts->add<DominanceChart>([](const Evaluation &evaluation) { return prioritySteps(evaluation); });
    m_everyJob = makeSwitch(tr("Every job"), tr("Show every job, not the first of each account alone"), this);
    m_everyJob->setObjectName(QStringLiteral("everyJob"));
    m_difference
        = makeSwitch(tr("Difference"), tr("Show only what the others have more or less than the selected job; without one, than the first"), this);
    m_difference->setObjectName(QStringLiteral("difference"));
    m_matrix = makeSwitch(tr("All pairs"), tr("Show of every two steps how many of one make up the other"), this);
    m_matrix->setObjectName(QStringLiteral("allPairs"));
    connect(m_everyJob, &QToolButton::toggled, this, [this, bars] { m_charts->outdate(bars); });
    connect(m_matrix, &QToolButton::toggled, weights, &DominanceChart::setMatrixAlone);
    connect(m_difference, &QToolButton::toggled, this, [this, bars](bool on) {
        const auto evaluation = workspace()->evaluation();
        const bool hasJobs = evaluation && !evaluation->order().empty();
        const JobRow selected = workspace()->selectedJobRow();
        m_against = !on || !hasJobs ? PriorityView::none : selected != Workspace::noJob ? selected : evaluation->order().front();
        m_charts->outdate(bars);
    });
    // rows are numbered by the jobs: of others the same number is another job
    connect(workspace()->document(), &Document::policyChanged, this, [this](const PolicyChange &change) {
        if (change.kind == PolicyChange::Kind::Jobs || change.kind == PolicyChange::Kind::Everything) {
            m_difference->setChecked(false);
        }
    });
    connect(workspace(), &Workspace::jobSelected, this, [this, waiting](JobRow row) {
        if (waiting->data().find(row) == nullptr) {
            m_charts->outdate(waiting);
        }
    });
}

QWidget *PriorityPage::buildJobs()
{
    m_jobHeader = new SectionHeader(tr("Pending jobs, in the order Slurm looks at them"));
    m_jobHeader->keepRemarkWhole();
    auto *legend = new WrappedLabel;
    legend->setObjectName(QStringLiteral("factorLegend"));
    legend->setTextFormat(Qt::RichText);
    legend->keepWhole();
    m_legend = legend;
    buildCharts();
    m_view = new SegmentedControl({ tr("Table"), tr("Bars"), tr("Waiting"), tr("Weights"), tr("Steps") });
    m_view->setAccessibleName(tr("How the jobs are shown"));
    m_view->button(2)->setToolTip(tr("The priorities while the jobs go on waiting, and who passes whom"));
    m_view->button(3)->setToolTip(tr("How many days of waiting a QOS, a partition or a regime is worth"));
    m_view->button(Steps)->setToolTip(tr("In which order the main pass looks at the jobs and what it does with each, by step or playing"));
    m_jobHeader->addControl(m_view);
    for (QToolButton *button : { m_everyJob, m_difference, m_matrix }) {
        m_jobHeader->addControl(button);
    }
    m_jobHeader->addControl(m_charts->menuButtons());
    m_jobCells->setQuietColumns({ JobModel::Account, JobModel::Partition });
    m_jobCells->setStrongColumns({ JobModel::Priority });
    m_jobCells->setDrawing(
        JobModel::Breakdown, [this](QPainter *painter, const QStyleOptionViewItem &cell, const QModelIndex &index, const Palette &palette) {
            drawBreakdown(painter, cell.rect, index, m_barScale, palette);
        });
    m_jobs = makeTable(m_jobModel, m_jobCells, tr("Pending jobs in the order in which Slurm looks at them"), this);
    for (int column = 0; column < JobModel::ColumnCount; ++column) {
        m_jobs->setColumnHidden(column, column > JobModel::Priority || column == JobModel::Qos);
    }
    setColumnWidths(m_jobs->horizontalHeader(),
        { { JobModel::JobId, 80 }, { JobModel::User, 92 }, { JobModel::Account, 110 }, { JobModel::Partition, 116 }, { JobModel::Priority, 126 } },
        JobModel::Breakdown, { JobModel::User, JobModel::Account, JobModel::Partition });
    keepFirstColumn(m_jobs);
    m_jobEmpty = new EmptyState({}, {});
    connect(m_jobEmpty, &EmptyState::actionTriggered, this, [this] {
        if (workspace()->document()->situation().jobs->empty()) {
            Q_EMIT openFilesRequested();
        } else {
            workspace()->lookAhead(0);
        }
    });
    m_jobStack = new FillingStack(this);
    m_jobStack->addWidget(m_jobs);
    m_jobStack->addWidget(m_jobEmpty);
    m_jobStack->addWidget(m_charts);
    m_walk = new WalkView(m_steps, tr("What the main pass does with the jobs, step by step"), this);
    setColumnWidths(m_walk->table()->horizontalHeader(),
        { { QueueWalkModel::Place, 46 }, { QueueWalkModel::JobId, 80 }, { QueueWalkModel::User, 92 }, { QueueWalkModel::Partition, 110 },
            { QueueWalkModel::Tier, 50 }, { QueueWalkModel::Priority, 100 }, { QueueWalkModel::Behind, 104 } },
        QueueWalkModel::Outcome, { QueueWalkModel::User, QueueWalkModel::Partition });
    m_jobStack->addWidget(m_walk);
    auto *body = new QWidget(this);
    m_legendLine = new QWidget(body);
    makeColumn(m_legendLine, { m_legend }, -1, { pageMargin, 0, pageMargin, 5 });
    makeColumn(body, { m_legendLine, { m_jobStack, 1 } }, 0);
    return makeSection(m_jobHeader, body, this);
}

void PriorityPage::connectAll()
{
    connect(workspace(), &Workspace::resultsChanged, this, &PriorityPage::setResults);
    connect(workspace()->document(), &Document::policyChanged, this, [this] {
        m_notice->hide();
        refreshJobs();
    });
    connect(
        m_settings, &SettingsSection::refused, this, [this](const QString &message) { m_notice->showMessage(message, InlineNotice::Kind::Error); });
    connect(m_settings, &SettingsSection::withdrawn, m_notice, &InlineNotice::withdrawError);
    connect(m_settings, &SettingsSection::searched, this, &PriorityPage::searchFlags);
    connect(m_jobs->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &PriorityPage::explainJob);
    connect(m_view, &SegmentedControl::chosen, this, &PriorityPage::refreshJobs);
    connect(workspace(), &Workspace::jobSelected, this, &PriorityPage::selectJob);
}

void PriorityPage::setResults(const std::shared_ptr<const Results> &results)
{
    m_settings->setResults(results);
    m_jobModel->setResults(results);
    if (results && results->evaluation) {
        m_scaleJob.request([evaluation = results->evaluation] { return priorityData(*evaluation, scaledJobs); });
        selectJob(workspace()->selectedJobRow());
    }
    refreshJobs();
}

void PriorityPage::receiveScale(const PriorityData &numbers)
{
    // a few jobs with a huge nice must not leave the others without room: what goes further left is cut
    m_barScale = numbers.scale;
    m_barScale.below = std::min(m_barScale.below, m_barScale.above * mostBelowZero);
    m_factors = numbers.used;
    showLegend();
    m_jobs->viewport()->update();
}

/// Coloured squares with the names of the terms, in as many lines as the page asks for.
void PriorityPage::showLegend()
{
    const QString blank(QChar::Nbsp);
    QStringList entries;
    QStringList names;
    for (const Factor factor : m_factors) {
        names.append(factorName(factor));
        entries.append(legendSquare(factor, m_palette) + blank + factorName(factor).toHtmlEscaped().replace(QLatin1Char(' '), blank));
    }
    m_legend->setText(entries.join(blank + blank + QLatin1Char(' ')));
    m_legend->setAccessibleName(names.join(QStringLiteral(", ")));
}

void PriorityPage::refreshJobs()
{
    const int rows = m_jobModel->rowCount();
    const bool noJobs = workspace()->document()->situation().jobs->empty();
    const int view = m_view->current();
    const bool isTable = view == 0;
    if (!isTable && view != Steps) {
        m_charts->setCurrentIndex(view - 1);
    }
    const auto &results = workspace()->results();
    const auto ahead = results ? results->ahead : nullptr;
    // a forecast in which nothing of today's queue is left, which a table without rows would not say
    const bool noneLeft = !noJobs && rows == 0 && ahead && ahead->basis->queue;
    m_jobStack->setCurrentIndex((isTable && noJobs) || (noneLeft && view != Weights) ? 1 : isTable ? 0 : view == Steps ? 3 : 2);
    refreshWalk();
    m_legendLine->setVisible(!noJobs && !noneLeft && isTable);
    m_everyJob->setVisible(view == Bars);
    m_difference->setVisible(view == Bars);
    m_matrix->setVisible(view == Weights);
    const auto now = QDateTime::fromSecsSinceEpoch(results && results->evaluation ? results->evaluation->now() : 0, QTimeZone::utc());
    const QString when = QLocale().toString(now, QLocale::ShortFormat);
    QString remark = tr("%1, as of %2 UTC").arg(integerText(rows), when);
    // slurmctld looks at a job once in each of its partitions
    if (const auto evaluation = results ? results->evaluation : nullptr;
        evaluation && static_cast<JobRow>(rows) == evaluation->jobs().rowCount() && evaluation->jobs().jobCount() < evaluation->jobs().rowCount()) {
        const std::uint32_t jobs = evaluation->jobs().jobCount();
        remark = tr("%1 job(s) in %2 rows, as of %3 UTC", nullptr, static_cast<int>(jobs)).arg(integerText(jobs), integerText(rows), when);
    }
    QString toolTip = tr("Time stands still when the cluster was asked, else at the newest submission: until then the jobs have been waiting here");
    if (ahead && ahead->basis->queue) {
        const QueueCounts counts = countQueue(*ahead->basis->queue, ahead->seconds);
        remark += QStringLiteral(" · ")
            + tr("forecast: of today's %1 run and %2 have ended by then")
                  .arg(integerText(static_cast<std::int64_t>(counts.running)), integerText(static_cast<std::int64_t>(counts.ended)));
        toolTip = translated(queueText(*ahead));
    }
    if (results && results->past) {
        remark += QStringLiteral(" · ") + tr("of the queue of then only what still waits or runs is known");
        toolTip = tr("Jobs that have ended since are not known; those that were handed in later stand last");
    }
    m_jobHeader->setRemark(noJobs || now.toSecsSinceEpoch() == 0 ? QString() : remark);
    m_jobHeader->setToolTip(noJobs ? QString() : toolTip);
    if (noJobs) {
        m_jobEmpty->setText(tr("No jobs"), tr("Open the output of scontrol -o show job to see in which order Slurm would look at them, and why."));
        m_jobEmpty->setAction(tr("Open files…"));
    } else if (noneLeft) {
        const QueueCounts counts = countQueue(*ahead->basis->queue, ahead->seconds);
        const QString advice
            = tr("In this forecast all of today's jobs have started by then. Nobody hands in others: go back to see them in the order "
                 "in which Slurm looks at them.");
        const QString endedAdvice
            = tr("In this forecast nobody hands in others: go back to see today's jobs in the order in which Slurm looks at them.");
        m_jobEmpty->setText(
            counts.running == 0 ? tr("All jobs have ended by then") : tr("No job waits by then"), counts.running == 0 ? endedAdvice : advice);
        m_jobEmpty->setAction(tr("Back to now"));
        m_jobHeader->setRemark(tr("as of %1 UTC").arg(QLocale().toString(now, QLocale::ShortFormat)));
    }
}

/// Worked out while somebody looks at it.
void PriorityPage::refreshWalk()
{
    const auto evaluation = workspace()->evaluation();
    if (m_view->current() != Steps || !evaluation) {
        m_walkJob.stop();
        return;
    }
    m_walkJob.request([evaluation] { return std::pair(evaluation, replay::queueWalk(*evaluation)); });
}

void PriorityPage::explainJob(const QModelIndex &current)
{
    if (!current.isValid()) {
        return;
    }
    if (m_jobModel->jobRow(current) != workspace()->selectedJobRow()) {
        explainCell(current, workspace());
    }
}

void PriorityPage::selectJob(JobRow row)
{
    if (row == Workspace::noJob) {
        return;
    }
    const QModelIndex index = m_jobModel->indexOfJobRow(row);
    if (index.isValid() && index.row() != m_jobs->currentIndex().row()) {
        m_jobs->setCurrentIndex(index);
    }
}

} // namespace apportion

#include "moc_priority_page.cpp"
