// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/usage/regime_panel.h"

#include "charts/algorithm_chart.h"
#include "charts/ladder_chart.h"
#include "charts/regime_chart.h"
#include "gui/page/chart_stack.h"
#include "gui/page/workspace.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/look.h"
#include "gui/widgets/section_header.h"
#include "gui/widgets/segmented_control.h"
#include "gui/widgets/step_player.h"

#include <QToolButton>

#include <utility>

namespace apportion
{

namespace
{

enum RegimePlace { Ladder, Curve, SideBySide };

constexpr std::size_t mostLevels = 400;
constexpr std::size_t mostLines = 300;

} // namespace

RegimePanel::RegimePanel(Workspace *workspace, QWidget *parent)
    : QWidget(parent), m_workspace(workspace), m_header(new SectionHeader(tr("Regimes"), this)),
      m_switch(new SegmentedControl({ tr("Where they stand"), tr("Algorithms") }, this)), m_player(new StepPlayer(this))
{
    m_switch->setAccessibleName(tr("What the chart shows"));
    m_switch->button(1)->setToolTip(tr("The same users under Fair Tree, classic, depth-oblivious and linear, side by side"));
    // first which chart it is, then its numbers
    connect(workspace, &Workspace::resultsChanged, this, &RegimePanel::showRight);
    m_stack = new ChartStack(workspace, this);
    m_users = makeSwitch(tr("Users"), tr("Show the users too, not the accounts alone"), this);
    m_users->setObjectName(QStringLiteral("users"));
    const auto shown = [this] { return m_users->isChecked() ? ShownRows::Users : ShownRows::Accounts; };
    m_ladder = m_stack->add<LadderChart>(
        [shown] { return [rows = shown()](const Evaluation &evaluation) { return ladderData(evaluation, mostLevels, rows); }; });
    m_stack->add<RegimeChart>([](const Evaluation &evaluation) { return regimeData(evaluation); });
    auto *algorithms = m_stack->add<AlgorithmChart>(
        [shown] { return [rows = shown()](const Evaluation &evaluation) { return algorithmData(evaluation, mostLines, rows); }; });
    connect(m_users, &QToolButton::toggled, this, [this, algorithms] {
        m_stack->outdate(m_ladder);
        m_stack->outdate(algorithms);
    });
    m_header->addControl(m_switch);
    m_header->addControl(m_users);
    makeWalk();
    m_header->addControl(m_stack->menuButtons());
    makeColumn(this, { m_header, m_player, { m_stack, 1 } }, 2);
    connect(m_switch, &SegmentedControl::chosen, this, &RegimePanel::showRight);
    showRight();
}

/// Fair Tree's walk needs the users: it is they who are ranked.
void RegimePanel::makeWalk()
{
    m_walk = makeSwitch(tr("Step by step"), tr("Show how Fair Tree walks the levels and gives each user a rank, by step or playing"), this);
    m_walk->setObjectName(QStringLiteral("walk"));
    m_header->addControl(m_walk);
    m_player->hide();
    connect(m_walk, &QToolButton::toggled, this, [this](bool on) {
        if (on) {
            m_hadUsers = m_users->isChecked();
            m_users->setChecked(true);
        } else if (!m_hadUsers) {
            m_users->setChecked(false); // as it was before
        }
        showWalk();
    });
    connect(m_users, &QToolButton::toggled, this, [this](bool on) {
        if (!on) {
            m_walk->setChecked(false);
        }
    });
    connect(m_player, &StepPlayer::stepChanged, this, [this](int step) {
        if (m_walk->isChecked()) {
            m_ladder->setStep(static_cast<std::size_t>(step));
        }
    });
    connect(m_ladder, &ChartWidget::dataShown, this, &RegimePanel::showWalk);
}

void RegimePanel::showWalk()
{
    const bool isShown = m_walk->isChecked() && m_stack->currentIndex() == Ladder;
    m_player->setVisible(isShown);
    if (std::exchange(m_isWalking, isShown) != isShown) {
        Q_EMIT walkShown(isShown);
    }
    if (!isShown) {
        m_ladder->setStep(std::nullopt);
        return;
    }
    m_player->setSteps(
        static_cast<int>(m_ladder->data().walk.size()), [this](int step) { return m_ladder->stepText(static_cast<std::size_t>(step)); });
}

void RegimePanel::applyPalette(const Palette &palette)
{
    m_player->applyPalette(palette);
    m_stack->applyPalette(palette);
}

void RegimePanel::setSearch(const QString &text)
{
    for (ChartWidget *chart : m_stack->all()) {
        chart->setSearch(text);
    }
}

QList<NamedChart> RegimePanel::charts() const
{
    return m_stack->charts();
}

void RegimePanel::showRight()
{
    const auto evaluation = m_workspace->evaluation();
    const bool isFairTree = !evaluation || evaluation->algorithm() == Algorithm::FairTree;
    m_stack->setCurrentIndex(m_switch->current() == 1 ? SideBySide : isFairTree ? Ladder : Curve);
    m_users->setVisible(m_stack->currentIndex() != Curve);
    m_walk->setVisible(m_stack->currentIndex() == Ladder);
    showWalk();
    m_header->setTitle(m_stack->charts().front().widget->title());
}

} // namespace apportion

#include "moc_regime_panel.cpp"
