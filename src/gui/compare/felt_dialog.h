// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/felt.h"
#include "engine/background_job.h"

#include <QDialog>

#include <optional>
#include <vector>

class QLabel;
class QStandardItemModel;
class QTableView;

namespace apportion
{

class WorkProgress;
class Workspace;

/// When each account begins to feel the draft: the first day in the coming eight weeks on which its place is another than under the
/// baseline. A row shows that day in the window.
class FeltDialog : public QDialog
{
    Q_OBJECT

public:
    explicit FeltDialog(Workspace *workspace, QWidget *parent = nullptr);

    [[nodiscard]] QTableView *table() const { return m_table; }
    [[nodiscard]] bool isBusy() const { return m_job.isBusy(); }

private:
    enum Column { Account, Day, Before, After, ColumnCount };
    using Answer = std::optional<std::vector<FeltChange>>;

    void request();
    void showAnswer(const Answer &answer);
    void showDay(int row);

    Workspace *m_workspace;
    QLabel *m_line;
    QStandardItemModel *m_rows;
    QTableView *m_table;
    WorkProgress *m_progress;
    std::vector<FeltChange> m_felt;
    quint64 m_generation = 0;
    ForecastAssumption m_assumption; ///< that was asked with
    BackgroundJob<Answer> m_job;
};

} // namespace apportion
