// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/priority_settings.h"

#include <QFrame>

class QAction;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace apportion
{

class ElidedLabel;
class SegmentedControl;
class Workspace;
struct Palette;

/// The strip below the menu: undo and redo, the algorithm, the filter, the baseline and the ways out.
class ToolBar : public QFrame
{
    Q_OBJECT

public:
    ToolBar(Workspace *workspace, QAction *undo, QAction *redo, QWidget *parent = nullptr);

    void applyPalette(const Palette &palette);
    /// Whether the filter field stands for the current page.
    void setFilterShown(bool shown);
    [[nodiscard]] QLineEdit *filter() const { return m_filter; }
    [[nodiscard]] SegmentedControl *algorithms() const { return m_algorithms; }
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void filterChanged(const QString &text);
    /// Return was pressed in the filter: the next match is wanted, or with Shift the one before.
    void matchRequested(bool backward);
    void compareRequested();
    void exportRequested();

protected:
    bool event(QEvent *event) override;

private:
    void makeRoom();
    QToolButton *addActionButton(QAction *action);
    void followAlgorithm();
    void followBaseline();

    Workspace *m_workspace;
    QToolButton *m_undo;
    QToolButton *m_redo;
    SegmentedControl *m_algorithms;
    QLineEdit *m_filter;
    QAction *m_searchIcon;
    ElidedLabel *m_baseline;
    QPushButton *m_compare;
    QPushButton *m_export;
};

} // namespace apportion
