// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/page/page.h"

#include <QWidget>

class QToolButton;

namespace apportion
{

class ChartStack;
class LadderChart;
class SectionHeader;
class SegmentedControl;
class StepPlayer;

/// Where everybody stands: the LevelFS ladder under Fair Tree, the regimes on their curve under the other algorithms; and
/// the same users under all of them side by side.
class RegimePanel : public QWidget
{
    Q_OBJECT

public:
    explicit RegimePanel(Workspace *workspace, QWidget *parent = nullptr);

    void applyPalette(const Palette &palette);
    void setSearch(const QString &text);
    /// The chart that is shown.
    [[nodiscard]] QList<NamedChart> charts() const;

Q_SIGNALS:
    /// The levels are gone through, or no longer: it asks for room.
    void walkShown(bool on);

private:
    void showRight();
    void showWalk();
    void makeWalk();

    Workspace *m_workspace;
    SectionHeader *m_header;
    SegmentedControl *m_switch;
    ChartStack *m_stack = nullptr;
    QToolButton *m_users = nullptr; ///< beside the accounts
    QToolButton *m_walk = nullptr; ///< how Fair Tree ranks them, step by step
    StepPlayer *m_player;
    bool m_hadUsers = false; ///< before the walk, which needs them
    bool m_isWalking = false;
    LadderChart *m_ladder = nullptr;
};

} // namespace apportion
