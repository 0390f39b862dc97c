// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/page/walk_view.h"

#include "charts/palette.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/policy_cell_delegate.h"
#include "gui/widgets/step_player.h"
#include "models/walk_model.h"

#include <QEvent>
#include <QItemSelectionModel>
#include <QTableView>

namespace apportion
{

WalkView::WalkView(WalkModel *model, const QString &name, QWidget *parent)
    : QWidget(parent), m_model(model), m_player(new StepPlayer(this)), m_cells(new PolicyCellDelegate(this)),
      m_table(makeTable(model, m_cells, name, this))
{
    m_player->setContentsMargins(cellMargin, 0, cellMargin, 0); // where the texts of the cells begin
    makeColumn(this, { m_player, { m_table, 1 } }, 2);
    connect(m_player, &StepPlayer::stepChanged, this, [this](int step) {
        m_model->showStep(step);
        const QModelIndex last = m_model->index(m_model->rowCount() - 1, 0);
        // not the current row: that would be explained, and what was explained would be gone
        m_table->selectionModel()->select(last, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        m_table->scrollTo(last);
    });
    m_table->viewport()->installEventFilter(this);
    connect(model, &QAbstractItemModel::modelReset, this, &WalkView::takeSteps);
    takeSteps();
}

bool WalkView::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() == QEvent::Resize) { // the step that is shown stays in sight, behind the table's own layout
        QMetaObject::invokeMethod(
            m_table, [this] { m_table->scrollTo(m_model->index(m_model->rowCount() - 1, 0)); }, Qt::QueuedConnection);
    }
    return QWidget::eventFilter(object, event);
}

void WalkView::takeSteps()
{
    m_player->setSteps(m_model->stepCount(), [this](int step) { return m_model->stepText(step); });
}

void WalkView::applyPalette(const Palette &palette)
{
    m_player->applyPalette(palette);
    m_cells->setPalette(palette);
    m_table->viewport()->update();
}

} // namespace apportion

#include "moc_walk_view.cpp"
