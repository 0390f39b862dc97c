// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/policy_edit.h"
#include "engine/background_job.h"
#include "models/problems_model.h"

#include <QFrame>

#include <optional>

class QAction;
class QLabel;
class QListView;
class QModelIndex;
class QToolButton;

namespace apportion
{

class ProblemDelegate;
class Workspace;
struct Palette;

/// What reading said and what the checker finds, each with what to do; choosing one shows its object, its button mends
/// it as one step of undo.
class ProblemsPanel : public QFrame
{
    Q_OBJECT

public:
    explicit ProblemsPanel(Workspace *workspace, ProblemsModel *model, QWidget *parent = nullptr);

    void applyPalette(const Palette &palette);

    /// Mends the finding of a row, when it can be mended: computed away from the GUI thread, then one step of undo.
    void fix(const QModelIndex &index);

Q_SIGNALS:
    void closeRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Mending
    {
        quint64 generation = 0;
        QString text;
        std::optional<PolicyEdit> edit;
    };

    void buildActions();
    void updateFixAction();
    [[nodiscard]] QModelIndex fixAt(const QPoint &place) const;
    void receive(const Mending &mending);
    void updateEmptyState();
    void jumpTo(const QModelIndex &index);
    void copySelected();

    Workspace *m_workspace;
    ProblemsModel *m_model;
    QListView *m_list;
    QLabel *m_none;
    QToolButton *m_close;
    ProblemDelegate *m_delegate;
    QAction *m_fix = nullptr;
    BackgroundJob<Mending> m_job;
};

} // namespace apportion
