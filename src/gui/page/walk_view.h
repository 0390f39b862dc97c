// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QTableView;

namespace apportion
{

class PolicyCellDelegate;
class StepPlayer;
class WalkModel;
struct Palette;

/// Goes through the steps of a model by hand or playing: what a step does is said above, and its row joins those before it.
class WalkView : public QWidget
{
    Q_OBJECT

public:
    /// @p name says what the table holds, for assistive technology.
    WalkView(WalkModel *model, const QString &name, QWidget *parent = nullptr);

    [[nodiscard]] StepPlayer *player() const { return m_player; }
    [[nodiscard]] QTableView *table() const { return m_table; }
    void applyPalette(const Palette &palette);

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void takeSteps();

    WalkModel *m_model;
    StepPlayer *m_player;
    PolicyCellDelegate *m_cells;
    QTableView *m_table;
};

} // namespace apportion
