// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/problems_model.h"

#include <QFrame>

class QLabel;
class QListView;
class QModelIndex;
class QToolButton;

namespace apportion
{

class ProblemDelegate;
class Workspace;
struct Palette;

/// What reading said and what the checker finds, each with what to do; choosing one shows its object.
class ProblemsPanel : public QFrame
{
    Q_OBJECT

public:
    explicit ProblemsPanel(Workspace *workspace, ProblemsModel *model, QWidget *parent = nullptr);

    void applyPalette(const Palette &palette);

Q_SIGNALS:
    void closeRequested();

private:
    void updateEmptyState();
    void jumpTo(const QModelIndex &index);
    void copySelected();

    Workspace *m_workspace;
    ProblemsModel *m_model;
    QListView *m_list;
    QLabel *m_none;
    QToolButton *m_close;
    ProblemDelegate *m_delegate;
};

} // namespace apportion
