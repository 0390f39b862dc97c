// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace apportion
{

class Workspace;

/// Says when the numbers on the screen are not those that the policy asks for, and offers both ways out.
class AlgorithmNotice : public QFrame
{
    Q_OBJECT

public:
    explicit AlgorithmNotice(Workspace *workspace, QWidget *parent = nullptr);

    /// Makes the algorithm that is shown the policy's own: its flags, one undo step. Nothing under linear 2009,
    /// which no slurm.conf can ask for.
    static void adoptAlgorithm(Workspace *workspace);

private:
    void follow();

    Workspace *m_workspace;
    QLabel *m_text;
    QPushButton *m_adopt;
    QPushButton *m_back;
};

} // namespace apportion
