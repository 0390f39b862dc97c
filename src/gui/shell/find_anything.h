// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/background_job.h"
#include "models/finder.h"

#include <QDialog>
#include <QList>
#include <QPointer>

class QAction;
class QLineEdit;
class QMenu;
class QMenuBar;
class QStandardItemModel;
class QTableView;

namespace apportion
{

class PolicyCellDelegate;
class Workspace;
struct Palette;

/// One field that finds everything: accounts, users, jobs, partitions, settings of the policy, and whatever stands in a menu:
/// pages, lessons, samples, commands. The policy is searched in another thread. It closes when something was chosen or when
/// somebody clicks elsewhere.
class FindAnything : public QDialog
{
    Q_OBJECT

public:
    /// Opens below the top of @p window; what is chosen is triggered, or jumped to through @p workspace.
    /// @p more: what can be done and stands in no menu; the text of whose data says where it is.
    static FindAnything *openIn(QWidget *window, Workspace *workspace, QMenuBar *menus, const QList<QAction *> &more, const Palette &palette);

    [[nodiscard]] QLineEdit *field() const { return m_field; }
    [[nodiscard]] QTableView *table() const { return m_table; }
    /// Whether what is listed is what was typed.
    [[nodiscard]] bool isUpToDate() const { return !m_job.isBusy(); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Found
    {
        quint64 generation = 0; ///< of the document that was searched
        std::vector<FoundThing> things;
    };

    FindAnything(QWidget *window, Workspace *workspace, QMenuBar *menus, const QList<QAction *> &more, const Palette &palette);
    void gather(QMenu *from, const QString &menu);
    void add(QAction *action, const QString &place);
    /// As high as what is listed, and no higher than shownRows.
    void fitHeight();
    void look();
    void receive(const Found &found);
    void choose();

    Workspace *m_workspace;
    QLineEdit *m_field;
    QStandardItemModel *m_rows;
    QTableView *m_table;
    std::vector<FindableStep> m_steps;
    std::vector<QPointer<QAction>> m_actions; ///< of the steps
    Found m_found;
    bool m_choosesWhenFound = false; ///< Enter came before the answer
    BackgroundJob<Found> m_job;
};

} // namespace apportion
