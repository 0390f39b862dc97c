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
class SweepView;
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
    [[nodiscard]] bool showsSide() const override;
    /// Replays the trace in these files under the scenarios; without files one that is made up.
    void replay(const QStringList &files = {});
    /// The sample whose replay has something to tell at once.
    [[nodiscard]] static QString sampleName() { return QStringLiteral("university"); }
    /// Replays made-up jobs of that sample, which is open, with fair share and without: an edit of the draft.
    void replaySample();
    /// Shows what a sweep came to, of its folder.
    void showSweep(const QString &folder);
    [[nodiscard]] SweepView *sweep() const { return m_sweep; }
    [[nodiscard]] const std::shared_ptr<const ReplayAnswer> &answer() const { return m_answer; }

private:
    void buildHeader();
    /// The two scenarios of which results are shown.
    void buildPair();
    void buildResults();
    void buildSide();
    void chooseFiles();
    void chooseSweep();
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
    /// Two that are chosen are others: what was chosen before goes to the other side.
    void choosePair(bool isAfter);
    [[nodiscard]] ReplayPair pair() const { return m_pair; }
    [[nodiscard]] replay::GroupBy groupBy() const;

    SectionHeader *m_header;
    QComboBox *m_trace = nullptr;
    QComboBox *m_before = nullptr; ///< the scenario that another one is compared with
    QComboBox *m_after = nullptr; ///< that one
    QLabel *m_arrow = nullptr; ///< between them
    SegmentedControl *m_mode = nullptr;
    QPushButton *m_run = nullptr;
    WorkProgress *m_progress = nullptr;
    QLabel *m_validation = nullptr;
    QLabel *m_problems = nullptr; ///< what the answer leaves out
    EmptyState *m_empty = nullptr;
    QStackedWidget *m_stack = nullptr; ///< nothing yet, or the answer
    QStackedWidget *m_whole = nullptr; ///< the replay, or the sweep
    SweepView *m_sweep = nullptr;
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
    ReplayPair m_pair;
    QStringList m_files;
    std::shared_ptr<Progress> m_running;
    QElapsedTimer m_since;
    QTimer m_clock;
    std::shared_ptr<const ReplayAnswer> m_answer;
    BackgroundJob<std::shared_ptr<const ReplayAnswer>> m_job;
    BackgroundJob<ReplayPictures> m_pictureJob;
    BackgroundJob<ReplayWhy> m_whyJob;
    BackgroundJob<QString> m_keepJob;
    bool m_isWhyOfJob = false; ///< the newest question of m_whyJob is about one job
};

} // namespace apportion
