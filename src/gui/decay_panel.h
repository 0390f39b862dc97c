// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/decay_scene.h"
#include "gui/background_job.h"
#include "gui/page.h"

class QDoubleSpinBox;
class QLineEdit;
class QToolButton;

namespace apportion
{

class DecayChart;

/// The decay of usage with what it is held against: other half-lives, and a campaign on the time line.
class DecayPanel : public QWidget
{
    Q_OBJECT

public:
    explicit DecayPanel(Workspace *workspace, QWidget *parent = nullptr);
    ~DecayPanel() override;

    void applyPalette(const Palette &palette);
    [[nodiscard]] QList<NamedChart> charts() const;
    /// The half-lives beside the policy's own, as slurm.conf writes times, separated by commas.
    [[nodiscard]] QLineEdit *halfLivesField() const { return m_halfLives; }
    [[nodiscard]] QToolButton *campaignButton() const { return m_campaign; }

protected:
    void showEvent(QShowEvent *event) override;

private:
    void readHalfLives();
    void refresh();

    Workspace *m_workspace;
    DecayChart *m_chart;
    QLineEdit *m_halfLives;
    QToolButton *m_campaign;
    QDoubleSpinBox *m_size;
    std::vector<std::uint32_t> m_minutes;
    CampaignSpan m_span { 2.0, 3.0, 0.5 };
    bool m_stale = true;
    BackgroundJob<DecayScene> m_job;
};

/// The time at which the policy's own jobs stand, so that the same file gives the same picture every day; now, without jobs.
[[nodiscard]] std::int64_t chartStart(const Workspace &workspace);

} // namespace apportion
