// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/priority_data.h"
#include "engine/background_job.h"
#include "gui/page/page.h"
#include "models/flags_model.h"
#include "models/job_model.h"
#include "replay/queue_walk.h"

class QLabel;
class QListView;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace apportion
{

class ChartStack;
class EmptyState;
class FlagDelegate;
class InlineNotice;
class PolicyCellDelegate;
class SectionHeader;
class SegmentedControl;
class QueueWalkModel;
class SettingsSection;
class WalkView;
class WrappedLabel;

/// Priority: the settings, QOS and flags, and below them the pending jobs in the order in which Slurm would look at them,
/// each with what its priority is made of.
class PriorityPage : public Page
{
    Q_OBJECT

public:
    explicit PriorityPage(Workspace *workspace, QWidget *parent = nullptr);

    void applyPalette(const Palette &palette) override;
    [[nodiscard]] QList<NamedChart> charts() const override;
    bool jumpTo(const ObjectRef &object) override;

Q_SIGNALS:
    /// The user wants to open files of Slurm: there are no jobs.
    void openFilesRequested();

private:
    [[nodiscard]] QWidget *buildFlags();
    void buildCharts();
    [[nodiscard]] QWidget *buildJobs();
    void connectAll();

    void setResults(const std::shared_ptr<const Results> &results);
    void receiveScale(const PriorityData &numbers);
    void showLegend();
    void refreshJobs();
    void refreshWalk();
    void explainJob(const QModelIndex &current);
    void selectJob(JobRow row);
    void searchFlags(const QString &text);
    void resetFlag();
    void followFlags();

    FlagsModel *m_flagsModel;
    JobModel *m_jobModel;
    FlagDelegate *m_flagCells;
    PolicyCellDelegate *m_jobCells;
    InlineNotice *m_notice = nullptr;
    SettingsSection *m_settings = nullptr;
    QListView *m_flags = nullptr;
    WrappedLabel *m_flagDefault = nullptr;
    QPushButton *m_resetFlag = nullptr;
    QPushButton *m_resetFlags = nullptr;
    SectionHeader *m_jobHeader = nullptr;
    QLabel *m_legend = nullptr;
    QWidget *m_legendLine = nullptr;
    QStackedWidget *m_jobStack = nullptr;
    EmptyState *m_jobEmpty = nullptr;
    QTableView *m_jobs = nullptr;
    SegmentedControl *m_view = nullptr;
    ChartStack *m_charts = nullptr;
    QToolButton *m_everyJob = nullptr; ///< of the bars: not the first of each account alone
    QToolButton *m_difference = nullptr; ///< of the bars: against the job that was selected then
    QToolButton *m_matrix = nullptr; ///< of the weights
    JobRow m_against = PriorityView::none;
    std::vector<Factor> m_factors; ///< of the legend
    Palette m_palette = Palette::light();
    PriorityBarScale m_barScale; ///< of all rows
    BackgroundJob<PriorityData> m_scaleJob;
    QueueWalkModel *m_steps;
    WalkView *m_walk = nullptr; ///< the main pass over the queue
    BackgroundJob<std::pair<std::shared_ptr<const Evaluation>, replay::QueueWalk>> m_walkJob; ///< and what it is of
};

} // namespace apportion
