// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/goal_seek.h"
#include "engine/background_job.h"

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;

namespace apportion
{

class AnswerRow;
class Workspace;

/// "Which weight lets three days of waiting outrank one regime?": the wait, the two regimes, and the weights that do it,
/// each with the step that sets it.
class WaitingForm : public QWidget
{
    Q_OBJECT

public:
    explicit WaitingForm(Workspace *workspace, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;

private:
    struct Result
    {
        quint64 generation = 0;
        WeightAnswer answer;
    };

    void build();
    void ask();
    void receive(const Result &result);
    void setWeight(std::uint32_t PrioritySettings::*weight, std::uint32_t value, PriorityKey key);

    Workspace *m_workspace;
    QDoubleSpinBox *m_days = nullptr;
    QComboBox *m_lower = nullptr;
    QComboBox *m_upper = nullptr;
    QComboBox *m_gap = nullptr;
    AnswerRow *m_age = nullptr;
    AnswerRow *m_fairshare = nullptr;
    Result m_found;
    BackgroundJob<Result> m_job;
};

} // namespace apportion
