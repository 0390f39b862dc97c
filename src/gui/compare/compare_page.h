// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/background_job.h"
#include "gui/compare/what_leaves.h"
#include "gui/page/page.h"
#include "models/compare_model.h"

class QAction;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTableView;
class QToolButton;
class QVBoxLayout;

#include <memory>
#include <optional>

namespace apportion
{

class AccountComparison;
class ChangeListModel;
class CompareQueueModel;
class ComparisonTable;
class DiffView;
class EmptyState;
class InlineNotice;
class ScenarioModel;
class SectionHeader;
class SegmentedControl;

/// Compare: the draft against the baseline: which users, accounts and jobs rise and fall, and what each change is worth to
/// them; at the right what leaves for the cluster.
class ComparePage : public Page
{
    Q_OBJECT

public:
    explicit ComparePage(Workspace *workspace, QWidget *parent = nullptr);

    void applyPalette(const Palette &palette) override;
    [[nodiscard]] QList<NamedChart> charts() const override;
    [[nodiscard]] bool hasFilter() const override { return true; }
    void setFilter(const QString &text) override;
    /// Takes the changes in the selected rows back to the baseline: one step of undo.
    void resetSelected();
    /// The same with everything at and below the account of the row that is selected.
    void resetBelowSelected();
    /// What can be compared with, for the menu of the page.
    void setBaselines(const QList<QAction *> &actions);
    /// Shows all scenarios side by side.
    void showScenarios();

Q_SIGNALS:
    /// The user wants the page Export.
    void exportRequested();
    /// What changes for an account shall be written.
    void accountPageRequested(const QString &account);

protected:
    void showEvent(QShowEvent *event) override;

private:
    /// What is shown, in the order in which it is offered.
    enum View { Users, Accounts, Queue, Changes, Scenarios };

    void buildHeader();
    void buildTables();
    void buildMoments();
    void buildChanges();
    void buildScenarios();
    void followSelection();
    void reset(const PolicyDifference &changes, const QString &text);
    [[nodiscard]] std::vector<int> selectedRows() const;
    [[nodiscard]] AssociationId selectedAccount() const;
    void buildSide();
    void connectModels();

    void setResults(const std::shared_ptr<const Results> &results);
    void showUsers(const std::shared_ptr<const Results> &results);
    /// What takes its time and is only wanted when somebody looks.
    void findMore();
    void findScenarios();
    void setComparison(const std::shared_ptr<const Comparison> &shown);
    [[nodiscard]] Moment moment() const;
    /// How much usage there is at the moment that is looked at.
    [[nodiscard]] QString momentText(const Comparison &comparison) const;
    void showLeaving(const WhatLeaves &leaves);
    void refresh();
    /// Whether of what is looked at no row is left; says so in its place.
    [[nodiscard]] bool isNoneLeft(View view);
    [[nodiscard]] QString headline() const;

    CompareModel *m_model;
    CompareQueueModel *m_queue;
    SectionHeader *m_header = nullptr;
    SegmentedControl *m_filter = nullptr;
    SegmentedControl *m_what = nullptr;
    SegmentedControl *m_subject = nullptr; ///< of the scenarios
    QWidget *m_momentRow = nullptr;
    SegmentedControl *m_moment = nullptr;
    QLabel *m_momentText = nullptr;
    QStackedWidget *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    ComparisonTable *m_table = nullptr;
    ComparisonTable *m_queueTable = nullptr;
    AccountComparison *m_accounts = nullptr;
    ChangeListModel *m_changes;
    QTableView *m_changeTable = nullptr;
    ScenarioModel *m_scenarios;
    QTableView *m_scenarioTable = nullptr;
    QPushButton *m_reset = nullptr;
    QPushButton *m_resetBelow = nullptr;
    InlineNotice *m_notice = nullptr;
    DiffView *m_settings = nullptr;
    DiffView *m_commands = nullptr;
    QLabel *m_nothing = nullptr;
    QPushButton *m_openExport = nullptr;
    QToolButton *m_baseline = nullptr;
    QString m_search; ///< of the filter
    bool m_stale = true; ///< what stands beside is not of the newest results
    bool m_scenariosStale = true;
    std::optional<quint64> m_quickOf; ///< the generation whose reasons are measured within a picture
    bool m_isWholeComing = false; ///< users, accounts, queue and reasons at once
    std::optional<quint64> m_leavesOf; ///< the generation of what was asked for last
    BackgroundJob<WhatLeaves> m_leaveJob;
    BackgroundJob<std::shared_ptr<const Comparison>> m_compareJob; ///< a pointer: the window copies none of its rows
};

} // namespace apportion
