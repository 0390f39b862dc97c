// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;

namespace apportion
{

class ExplainModel;
class FormulaView;

/// One step of a derivation.
class StepCard : public QFrame
{
    Q_OBJECT

public:
    explicit StepCard(QWidget *parent = nullptr);

    /// Shows a row of ExplainModel.
    void show(const ExplainModel &model, int row);

Q_SIGNALS:
    /// A symbol of the formula was followed: its place among the step's symbols.
    void linkActivated(int symbol);

private:
    QLabel *m_title;
    QLabel *m_answer; ///< the note of the first step, which says what the number means: before how it comes about
    FormulaView *m_formula;
    FormulaView *m_numbers;
    QLabel *m_value;
    QLabel *m_note;
    QLabel *m_source;
};

} // namespace apportion
