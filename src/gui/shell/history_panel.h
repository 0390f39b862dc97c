// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QUndoGroup;
class QUndoView;

namespace apportion
{

/// Every step that can be undone or redone, oldest first; a click goes to the state after it.
class HistoryPanel : public QFrame
{
    Q_OBJECT

public:
    explicit HistoryPanel(QUndoGroup *stacks, QWidget *parent = nullptr);

    [[nodiscard]] QUndoView *view() const { return m_view; }

private:
    QUndoView *m_view;
};

} // namespace apportion
