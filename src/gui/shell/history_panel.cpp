// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/history_panel.h"

#include <QUndoStack>
#include <QUndoView>
#include <QVBoxLayout>

namespace apportion
{

HistoryPanel::HistoryPanel(QUndoGroup *stacks, QWidget *parent) : QFrame(parent), m_view(new QUndoView(stacks, this))
{
    m_view->setEmptyLabel(tr("As it was opened"));
    m_view->setAccessibleName(tr("Steps that can be undone and redone"));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setUniformItemSizes(true);
    m_view->setTextElideMode(Qt::ElideRight);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
}

} // namespace apportion
