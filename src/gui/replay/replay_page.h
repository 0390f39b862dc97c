// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/replay_curves.h"
#include "charts/replay_wait_chart.h"
#include "engine/background_job.h"
#include "gui/page/page.h"
#include "models/replay_group_model.h"
#include "models/replay_why.h"

#include <QElapsedTimer>
#include <QTimer>

#include <array>
#include <memory>

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace apportion
{

class EmptyState;
class SectionHeader;
class SegmentedControl;
class WorkProgress;

/// What the charts of a replay show: worked out away from the GUI thread.
struct ReplayPictures
{
    ReplayWaits waits;
    std::array<ReplayCurves, 4> curves; ///< by ReplayCurve
};

/// Replay: a trace of jobs under the scenarios. Who waits how long, share promised and delivered over time, and because of what
/// a job waited; beside it the reasons of the group or the job that is chosen.
class ReplayPage : public Page
{
    Q_OBJECT

public:
    explicit ReplayPage(Workspace *workspace, QWidget *parent = nullptr);
    ~ReplayPage() override;

    void applyPalette(const Palette &palette) override;
    [[nodiscard]] QList<NamedChart> charts() const override;
    [[nodiscard]] bool showsExplain() const override { return false; }
    /// Replays the trace in these files under the scenarios; without files one that is made up.
    void replay(const QStringList &files = {});
    [[nodiscard]] const std::shared_ptr<const ReplayAnswer> &answer() const { return m_answer; }

private:
    void buildHeader();
    void buildResults();
    void buildSide();
    void chooseFiles();
    [[nodiscard]] ReplayQuestion question() const;
    void start(const ReplayQuestion &question);
    void endRun();
    void take(const std::shared_ptr<const ReplayAnswer> &answer);
    /// Shows what was replayed last under the policy that is open.
    void recall();
    void fillScenarios();
    void showAnswer();
    void refreshPictures();
    void showTimeLeft();
    void tellRuns();
    void askWhy(int row);
    void askWhyJob(int row);
    [[nodiscard]] std::size_t scenario() const;
    [[nodiscard]] replay::GroupBy groupBy() const;

    SectionHeader *m_header;
    QComboBox *m_trace = nullptr;
    QComboBox *m_scenario = nullptr; ///< that is compared with the first
    SegmentedControl *m_mode = nullptr;
    QPushButton *m_run = nullptr;
    WorkProgress *m_progress = nullptr;
    QLabel *m_validation = nullptr;
    EmptyState *m_empty = nullptr;
    QStackedWidget *m_stack = nullptr;
    SegmentedControl *m_picture = nullptr;
    QStackedWidget *m_charts = nullptr;
    QStackedWidget *m_menus = nullptr;
    ReplayWaitChart *m_waits = nullptr;
    std::array<ReplayCurveChart *, 4> m_curves {};
    SegmentedControl *m_by = nullptr;
    QTableView *m_table = nullptr;
    QLabel *m_whyName = nullptr;
    QTableView *m_causes = nullptr;
    QTableView *m_jobs = nullptr;
    ReplayGroupModel *m_groups;
    ReplayCauseModel *m_causeModel;
    ReplayJobModel *m_jobModel;
    QStringList m_files;
    std::shared_ptr<Progress> m_running;
    QElapsedTimer m_since;
    QTimer m_clock;
    std::shared_ptr<const ReplayAnswer> m_answer;
    BackgroundJob<std::shared_ptr<const ReplayAnswer>> m_job;
    BackgroundJob<ReplayPictures> m_pictureJob;
    BackgroundJob<ReplayWhy> m_whyJob;
    bool m_isWhyOfJob = false; ///< the newest question of m_whyJob is about one job
};

} // namespace apportion
