// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/decay_scene.h"
#include "charts/recovery_data.h"
#include "core/plan/decay_walk.h"
#include "engine/background_job.h"
#include "gui/page/page.h"

class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QStackedWidget;
class QToolButton;

namespace apportion
{

class DecayChart;
class RecoveryChart;
class DecayWalkModel;
class SegmentedControl;
class WalkView;
class WorkProgress;

/// How usage and the factors go on: the decay of usage, held against other half-lives and a campaign on the time line; the
/// recovery of accounts in the coming weeks; and the next pass over usage, step by step.
class DecayPanel : public QWidget
{
    Q_OBJECT

public:
    explicit DecayPanel(Workspace *workspace, QWidget *parent = nullptr);
    ~DecayPanel() override;

    void applyPalette(const Palette &palette);
    /// The chart that is shown; none where that is the pass.
    [[nodiscard]] QList<NamedChart> charts() const;
    enum class View : std::uint8_t { Decay, Recovery, Pass };
    void showView(View view);
    /// Says nothing of usage beside the steps of a pass: a question asks for it.
    void setVeiled(bool veiled);
    [[nodiscard]] WalkView *walkView() const { return m_walk; }
    /// The half-lives beside the policy's own, as slurm.conf writes times, separated by commas.
    [[nodiscard]] QLineEdit *halfLivesField() const { return m_halfLives; }
    [[nodiscard]] QToolButton *campaignButton() const { return m_campaign; }
    /// Accounts, or users as "account/user", separated by commas; empty: the selected association.
    [[nodiscard]] QLineEdit *accountsField() const { return m_accounts; }

Q_SIGNALS:
    /// A pass is gone through, or no longer: it asks for room.
    void walkShown(bool on);

protected:
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] QWidget *buildDecayControls();
    [[nodiscard]] QWidget *buildRecoveryControls();
    void connectAll();
    void readHalfLives();
    void readAccounts();
    void refresh();
    void refreshDecay();
    void refreshRecovery();
    void refreshWalk();
    void receiveRecovery(const std::optional<RecoveryData> &numbers);

    Workspace *m_workspace;
    SegmentedControl *m_switch;
    QStackedWidget *m_controls;
    QStackedWidget *m_stack;
    DecayChart *m_decay;
    RecoveryChart *m_recovery;
    DecayWalkModel *m_steps;
    WalkView *m_walk;
    QLabel *m_pass = nullptr; ///< by what it multiplies
    WorkProgress *m_progress; ///< of the recovery
    QLineEdit *m_halfLives = nullptr;
    QToolButton *m_campaign = nullptr;
    QDoubleSpinBox *m_size = nullptr;
    QLineEdit *m_accounts = nullptr;
    QDoubleSpinBox *m_times = nullptr;
    std::vector<std::uint32_t> m_minutes;
    std::vector<AssociationId> m_named;
    CampaignSpan m_span { 2.0, 3.0, 0.5 };
    bool m_stale = true; ///< the chart that is shown is not of the newest results
    BackgroundJob<DecayScene> m_decayJob;
    BackgroundJob<std::optional<RecoveryData>> m_recoveryJob;
    BackgroundJob<std::pair<std::shared_ptr<const Evaluation>, DecayWalk>> m_walkJob; ///< and what it is of
};

/// The associations named in a text: accounts, or users as "account/user", separated by commas. @p unknown becomes true when
/// one of them is not there.
[[nodiscard]] std::vector<AssociationId> namedAssociations(const AssociationTree &tree, const QString &text, bool *unknown);

} // namespace apportion
