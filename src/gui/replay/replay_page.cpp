// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/replay/replay_page.h"

#include "charts/palette.h"
#include "gui/files/file_chooser.h"
#include "gui/page/chart_menu.h"
#include "gui/page/chart_stage.h"
#include "gui/page/page_layout.h"
#include "gui/page/work_progress.h"
#include "gui/page/workspace.h"
#include "gui/replay/keep_replay.h"
#include "gui/replay/sweep_view.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/empty_state.h"
#include "gui/widgets/filling_stack.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/look.h"
#include "gui/widgets/segmented_control.h"
#include "models/number_format.h"

#include <QComboBox>
#include <QItemSelectionModel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <chrono>
#include <utility>

namespace apportion
{

namespace
{

using namespace std::chrono_literals;

constexpr auto betweenEstimates = 500ms;
constexpr int mostTableRows = 7; ///< of causes that are seen at once

} // namespace

ReplayPage::ReplayPage(Workspace *workspace, QWidget *parent)
    : Page(workspace, tr("Replay"), parent), m_header(new SectionHeader(tr("Replay of a queue"))), m_groups(new ReplayGroupModel(this)),
      m_causeModel(new ReplayCauseModel(this)), m_jobModel(new ReplayJobModel(this)),
      m_job([this](const std::shared_ptr<const ReplayAnswer> &answer) { take(answer); },
          [this] {
              endRun();
              showAnswer();
          }),
      m_pictureJob([this](const ReplayPictures &made) {
          m_waits->setData(made.waits);
          for (std::size_t kind = 0; kind < m_curves.size(); ++kind) {
              m_curves[kind]->setData(made.curves[kind]);
          }
      }),
      m_whyJob([this](const ReplayWhy &why) {
          m_whyName->setText(m_isWhyOfJob ? tr("Job %1").arg(why.name) : why.name.isEmpty() ? tr("All jobs") : why.name);
          m_causeModel->show(why.causes);
          if (!m_isWhyOfJob) {
              m_jobModel->show(why.jobs);
          }
      }),
      m_keepJob([this](const QString &error) {
          if (!error.isEmpty()) {
              m_problems->setText(QStringList({ m_problems->text(), tr("Not kept in the history: %1").arg(error) }).join(QLatin1Char(' ')).trimmed());
              m_problems->show();
          }
      })
{
    buildHeader();
    m_progress = new WorkProgress(tr("Replaying"), this);
    m_validation = makeText("quiet", this);
    m_validation->setObjectName(QStringLiteral("validation"));
    m_problems = makeText("quiet", this);
    m_problems->setObjectName(QStringLiteral("problems"));
    m_empty = new EmptyState({}, {});
    m_empty->setAction(tr("Replay made-up jobs"));
    m_stack = new FillingStack(this);
    m_stack->addWidget(m_empty);
    buildResults();
    auto *body = new QWidget(this);
    auto *line = makeColumn({ m_validation, m_problems }, 4, { pageMargin, 0, pageMargin, 6 });
    auto *bar = makeRow({ { m_progress, 1 } }, 0, { pageMargin, 0, pageMargin, 0 });
    makeColumn(body, { line, bar, { m_stack, 1 } }, 0);
    m_sweep = new SweepView(this);
    connect(m_sweep, &SweepView::closeRequested, this, [this] {
        m_whole->setCurrentIndex(0);
        showAnswer();
    });
    m_whole = new FillingStack(this);
    m_whole->addWidget(makeSection(m_header, body, this));
    m_whole->addWidget(m_sweep);
    makeColumn(this, { m_whole });
    buildSide();
    m_clock.setInterval(betweenEstimates);
    connect(&m_clock, &QTimer::timeout, this, &ReplayPage::showTimeLeft);
    connect(m_empty, &EmptyState::actionTriggered, this, [this] { replay(); });
    connect(workspace, &Workspace::policyLoaded, this, &ReplayPage::recall);
    connect(workspace, &Workspace::resultsChanged, this, &ReplayPage::tellRuns);
    recall();
}

ReplayPage::~ReplayPage()
{
    if (m_running) {
        m_running->cancel();
    }
}

void ReplayPage::buildHeader()
{
    m_trace = new QComboBox;
    m_trace->addItems({ tr("Made-up jobs"), tr("Jobs of files…"), tr("Results of a sweep…") });
    m_trace->setToolTip(tr("The jobs to replay: trace files, output of sacct, or jobs made up for the policy"));
    m_trace->setAccessibleName(tr("Jobs to replay"));
    m_mode = new SegmentedControl({ tr("Fast"), tr("Exact") });
    m_mode->button(0)->setToolTip(tr("A first look: counts what is free instead of choosing nodes, and claims nothing"));
    m_mode->button(1)->setToolTip(tr("Chooses nodes as Slurm does; takes some ten times as long"));
    m_mode->setCurrent(1);
    m_run = new QPushButton(tr("Replay", "verb"));
    setLook(m_run, "accent");
    for (QWidget *control : std::initializer_list<QWidget *> { m_trace, m_mode, m_run }) {
        m_header->addControl(control);
    }
    connect(m_trace, &QComboBox::activated, this, [this](int choice) {
        if (choice == 0) {
            m_files.clear();
        } else if (choice == 1) {
            chooseFiles();
        } else {
            chooseSweep();
        }
    });
    connect(m_run, &QPushButton::clicked, this, [this] { replay(m_files); });
}

void ReplayPage::buildPair()
{
    m_before = new QComboBox;
    m_before->setToolTip(tr("The scenario that another one is compared with"));
    m_before->setAccessibleName(tr("Scenario before"));
    m_arrow = new QLabel(QStringLiteral("→"));
    m_after = new QComboBox;
    m_after->setToolTip(tr("The scenario that is compared"));
    m_after->setAccessibleName(tr("Scenario after"));
    for (QComboBox *box : { m_before, m_after }) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(12);
    }
    connect(m_before, &QComboBox::activated, this, [this] { choosePair(false); });
    connect(m_after, &QComboBox::activated, this, [this] { choosePair(true); });
}

void ReplayPage::buildResults()
{
    buildPair();
    m_picture = new SegmentedControl({ tr("Waits"), tr("Shares"), tr("Fair-share"), tr("Queue"), tr("Load") });
    m_picture->setObjectName(QStringLiteral("picture"));
    m_charts = new FillingStack;
    m_menus = new QStackedWidget;
    m_menus->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_waits = new ReplayWaitChart;
    QList<ChartWidget *> all { m_waits };
    for (const ReplayCurve kind : { ReplayCurve::Shares, ReplayCurve::Factors, ReplayCurve::Queue, ReplayCurve::Busy }) {
        m_curves[static_cast<std::size_t>(kind)] = new ReplayCurveChart(kind);
        m_curves[static_cast<std::size_t>(kind)]->linkTo(workspace()->timeLink());
        all.append(m_curves[static_cast<std::size_t>(kind)]);
    }
    for (ChartWidget *chart : all) {
        m_charts->addWidget(chart);
        m_menus->addWidget((new ChartMenu(chart, this))->makeButton());
    }
    auto *picture = new QWidget;
    makeColumn(picture,
        { makeRow({ m_picture, Stretch {}, m_before, m_arrow, m_after, m_menus }, 8, { pageMargin, 0, pageMargin, 0 }), { m_charts, 1 } }, 0);

    m_by = new SegmentedControl({ tr("Accounts"), tr("Users"), tr("QOS"), tr("Partitions"), tr("Sizes") });
    m_by->setObjectName(QStringLiteral("by"));
    m_table = makeTable(m_groups, nullptr, tr("Who waits longer or shorter"), this);
    m_table->setObjectName(QStringLiteral("groups"));
    using Column = ReplayGroupModel::Column;
    setColumnWidths(m_table->horizontalHeader(),
        { { Column::Name, 120 }, { Column::Jobs, 56 }, { Column::Median, 130 }, { Column::P90, 130 }, { Column::Slowdown, 100 },
            { Column::Change, 110 } },
        Column::Because, { Column::Name, Column::Because });
    auto *groups = new QWidget;
    makeColumn(groups, { makeRow({ m_by, Stretch {} }, 8, { pageMargin, 6, pageMargin, 6 }), { m_table, 1 } }, 0);
    m_stack->addWidget(makeSplitter(Qt::Vertical, this, { { picture, 300, 1 }, { groups, 240, 1 } }));

    connect(m_picture, &SegmentedControl::chosen, this, [this](int choice) {
        m_charts->setCurrentIndex(choice);
        m_menus->setCurrentIndex(choice);
    });
    connect(m_by, &SegmentedControl::chosen, this, &ReplayPage::showAnswer);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &row) { askWhy(row.row()); });
    connect(m_waits, &ReplayWaitChart::groupPicked, this, [this](const QString &name) {
        const QModelIndexList found = m_groups->match(m_groups->index(0, ReplayGroupModel::Name), Qt::DisplayRole, name, 1, Qt::MatchExactly);
        if (!found.isEmpty()) {
            m_table->selectRow(found.first().row());
        }
    });
}

void ReplayPage::buildSide()
{
    auto *side = new QWidget;
    setSideWidget(side);
    m_whyName = makeText("quiet");
    m_whyName->setObjectName(QStringLiteral("whyName"));
    m_causes = makeTable(m_causeModel, nullptr, tr("Because of what the jobs waited"), side);
    m_causes->setObjectName(QStringLiteral("causes"));
    m_causes->setMinimumHeight(rowHeight() * mostTableRows);
    breakLines(m_causes);
    setColumnWidths(m_causes->horizontalHeader(), { { ReplayCauseModel::Before, 62 }, { ReplayCauseModel::After, 62 } }, ReplayCauseModel::Reason,
        { ReplayCauseModel::Reason });
    m_jobs = makeTable(m_jobModel, nullptr, tr("Jobs that wait longer or shorter"), side);
    m_jobs->setObjectName(QStringLiteral("jobs"));
    setColumnWidths(m_jobs->horizontalHeader(), { { ReplayJobModel::Job, 58 }, { ReplayJobModel::Before, 72 }, { ReplayJobModel::After, 72 } },
        ReplayJobModel::User, { ReplayJobModel::User });
    makeColumn(side, { new SectionHeader(tr("Why did they wait?")), m_whyName, { m_causes, 1 }, new SectionHeader(tr("Jobs")), { m_jobs, 1 } }, 8);
    connect(m_jobs->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &row) { askWhyJob(row.row()); });
}

void ReplayPage::applyPalette(const Palette &palette)
{
    m_sweep->applyPalette(palette);
    for (int place = 0; place < m_charts->count(); ++place) {
        if (auto *chart = qobject_cast<ChartWidget *>(m_charts->widget(place))) {
            chart->setPalette(palette);
        }
    }
}

QList<NamedChart> ReplayPage::charts() const
{
    if (m_whole->currentIndex() == 1) {
        return m_sweep->charts();
    }
    ChartWidget *chart = chartIn(m_charts);
    return { { chart->title(), chart } };
}

void ReplayPage::chooseFiles()
{
    m_trace->setCurrentIndex(m_files.isEmpty() ? 0 : 1);
    askForFiles(this, { FileQuestion::Kind::OpenSeveral, tr("Jobs to replay"), {}, tr("Traces (*.trace *.txt *.json *.swf);;All files (*)"), {} },
        [this](const QStringList &paths, const QString &) { replay(paths); });
}

void ReplayPage::chooseSweep()
{
    m_trace->setCurrentIndex(m_files.isEmpty() ? 0 : 1);
    askForFile(this, { FileQuestion::Kind::OpenFolder, tr("Folder of a sweep"), {}, {}, {} }, [this](const QString &path) { showSweep(path); });
}

void ReplayPage::showSweep(const QString &folder)
{
    m_whole->setCurrentIndex(1);
    m_sweep->show(folder);
    Q_EMIT sideChanged();
}

ReplayQuestion ReplayPage::question() const
{
    ReplayQuestion asked;
    const Project &project = workspace()->document()->project();
    asked.names = { tr("Baseline"), project.scenario.isEmpty() ? tr("Draft") : project.scenario };
    asked.scenarios = { project.baseline->snapshot, static_cast<const Snapshot &>(project) };
    for (const Scenario &other : project.others) {
        if (asked.scenarios.size() < replay::mostScenarios) {
            asked.names.append(other.name);
            asked.scenarios.push_back(other.snapshot);
        } else {
            asked.leftOut.append(other.name);
        }
    }
    asked.generation = workspace()->document()->loadedAt();
    asked.edited = workspace()->document()->generation();
    asked.files = m_files;
    asked.isFast = m_mode->current() == 0;
    return asked;
}

void ReplayPage::replay(const QStringList &files)
{
    if (!workspace()->hasPolicy() || !rescueText().isEmpty()) {
        m_validation->setText(rescueText());
        return;
    }
    m_files = files;
    m_trace->setCurrentIndex(m_files.isEmpty() ? 0 : 1); // whoever asked for it
    m_whole->setCurrentIndex(0);
    Q_EMIT sideChanged();
    ReplayQuestion asked = question();
    asked.isSample = !files.isEmpty() || !asked.isFast; // a first answer soon; the whole follows
    start(asked);
}

void ReplayPage::replaySample()
{
    PrioritySettings settings = workspace()->document()->policy().priority;
    settings.weightFairshare = 0;
    workspace()->document()->setPrioritySettings(settings, PriorityKey::PriorityWeightFairshare);
    replay();
}

void ReplayPage::start(const ReplayQuestion &question)
{
    if (m_running) {
        m_running->cancel();
    }
    m_running = std::make_shared<Progress>();
    m_run->setEnabled(false); // a second click would throw away what was replayed so far; Stop is beside the progress
    m_progress->begin(m_running);
    m_since.start();
    m_clock.start();
    m_job.request([question, progress = m_running] { return answerReplay(question, progress.get()); });
}

void ReplayPage::endRun()
{
    m_running.reset();
    m_run->setEnabled(true);
    m_progress->end();
    m_clock.stop();
}

void ReplayPage::take(const std::shared_ptr<const ReplayAnswer> &answer)
{
    const bool wasStopped = m_running && m_running->isCancelled();
    endRun();
    const bool isStale = answer->question.generation != workspace()->document()->loadedAt();
    if (isStale) {
        return; // of a policy that was open before
    }
    if (answer->isUsable() || !m_answer) {
        m_answer = answer;
        workspace()->setReplayAnswer(answer);
        if (isKept(*answer)) {
            m_keepJob.request([answer] { return keepReplay(*answer); });
        }
    }
    fillScenarios();
    showAnswer();
    if (!answer->isUsable()) {
        m_validation->setText(answer->error); // also over the results of an earlier one, which stay
        return;
    }
    if (answer->question.isSample && !wasStopped) {
        ReplayQuestion whole = answer->question;
        whole.isSample = false;
        start(whole);
    }
}

void ReplayPage::recall()
{
    if (m_running) {
        m_running->cancel();
    }
    m_whole->setCurrentIndex(0);
    m_answer = workspace()->replayAnswer();
    m_files = m_answer ? m_answer->question.files : QStringList();
    m_trace->setCurrentIndex(m_files.isEmpty() ? 0 : 1);
    fillScenarios();
    showAnswer();
}

void ReplayPage::fillScenarios()
{
    const QString before = m_before->currentText();
    const QString after = m_after->currentText();
    const QStringList names = m_answer ? m_answer->question.names : QStringList();
    for (QComboBox *box : { m_before, m_after }) {
        box->clear();
        box->addItems(names);
    }
    m_before->setCurrentIndex(std::max(0, m_before->findText(before)));
    const int same = m_after->findText(after);
    m_after->setCurrentIndex(same >= 0 && same != m_before->currentIndex() ? same : m_before->currentIndex() == 0 ? 1 : 0);
    m_pair = { static_cast<std::size_t>(std::max(0, m_before->currentIndex())), static_cast<std::size_t>(std::max(0, m_after->currentIndex())) };
}

void ReplayPage::choosePair(bool isAfter)
{
    ReplayPair chosen { static_cast<std::size_t>(std::max(0, m_before->currentIndex())),
        static_cast<std::size_t>(std::max(0, m_after->currentIndex())) };
    if (chosen.before == chosen.after) {
        (isAfter ? chosen.before : chosen.after) = isAfter ? m_pair.after : m_pair.before;
        m_before->setCurrentIndex(static_cast<int>(chosen.before));
        m_after->setCurrentIndex(static_cast<int>(chosen.after));
    }
    m_pair = chosen;
    showAnswer();
}

/// It speaks of a replay.
bool ReplayPage::showsSide() const
{
    return m_answer && m_answer->isUsable() && m_whole->currentIndex() == 0;
}

replay::GroupBy ReplayPage::groupBy() const
{
    return static_cast<replay::GroupBy>(m_by->current() + 1); // the first one is all jobs
}

void ReplayPage::showAnswer()
{
    const bool isUsable = m_answer && m_answer->isUsable();
    m_stack->setCurrentIndex(isUsable ? 1 : 0);
    for (QWidget *widget : std::initializer_list<QWidget *> { m_before, m_arrow, m_after }) {
        widget->setVisible(isUsable && m_answer->scenarios() > 1);
    }
    m_menus->setVisible(isUsable);
    m_validation->setVisible(isUsable); // else the empty page tells it
    m_causeModel->show({});
    m_jobModel->show({});
    m_whyName->setText(isUsable ? tr("Choose a row.") : QString());
    Q_EMIT sideChanged();
    if (!isUsable) {
        m_header->setRemark({});
        m_validation->setText(m_answer ? m_answer->error : QString());
        m_problems->hide();
        m_empty->setText(m_answer ? tr("There is nothing to replay") : tr("What would the queue have looked like?"),
            m_answer
                ? m_answer->error
                : tr("Replays jobs by the rules of Slurm's schedulers under the baseline and under the draft: who waits how long, and because of "
                     "what. "
                     "Take the jobs of your cluster (“apportion-cli pull --jobs-since 90days”, the output of sacct), or try it with jobs that are "
                     "made up."));
        m_groups->show(nullptr, replay::GroupBy::All, {});
        return;
    }
    m_validation->setText(validationText(*m_answer));
    m_problems->setText(replayProblems(*m_answer).join(QLatin1Char(' ')));
    m_problems->setVisible(!m_problems->text().isEmpty());
    tellRuns();
    m_groups->show(m_answer, groupBy(), pair());
    refreshPictures();
    m_table->selectRow(0);
}

void ReplayPage::tellRuns()
{
    if (!m_answer || !m_answer->isUsable() || m_running) {
        return;
    }
    const auto runs = static_cast<int>(m_answer->trace.jobs.size());
    const bool isOld = m_answer->question.edited != workspace()->document()->generation();
    m_header->setRemark(isOld ? tr("%1 run(s) · the policy has changed since", nullptr, runs).arg(integerText(runs))
                              : tr("%1 run(s)", nullptr, runs).arg(integerText(runs)));
}

void ReplayPage::refreshPictures()
{
    m_pictureJob.request([answer = m_answer, by = groupBy(), chosen = pair()] {
        ReplayPictures made { replayWaits(*answer, by, chosen), {} };
        for (const ReplayCurve kind : { ReplayCurve::Shares, ReplayCurve::Factors, ReplayCurve::Queue, ReplayCurve::Busy }) {
            made.curves[static_cast<std::size_t>(kind)] = replayCurves(*answer, kind, chosen);
        }
        return made;
    });
}

void ReplayPage::showTimeLeft()
{
    const double part = m_running ? m_running->part() : 0.0;
    if (part > 0.02) {
        const double seconds = static_cast<double>(m_since.elapsed()) / 1000.0;
        m_header->setRemark(tr("%1 % · about %2 left").arg(static_cast<int>(part * 100.0)).arg(waitText(std::ceil(seconds * (1.0 - part) / part))));
    }
}

void ReplayPage::askWhy(int row)
{
    if (row < 0 || row >= m_groups->rowCount() || !m_answer || !m_answer->isUsable()) {
        return;
    }
    m_isWhyOfJob = false;
    m_whyJob.request([answer = m_answer, group = m_groups->group(row), chosen = pair()] { return whyOfGroup(*answer, group, chosen); });
}

void ReplayPage::askWhyJob(int row)
{
    if (row < 0 || row >= m_jobModel->rowCount() || !m_answer) {
        return;
    }
    m_isWhyOfJob = true;
    m_whyJob.request([answer = m_answer, job = m_jobModel->job(row), chosen = pair()] { return whyOfJob(*answer, job, chosen); });
}

} // namespace apportion

#include "moc_replay_page.cpp"
