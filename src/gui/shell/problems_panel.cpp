// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/problems_panel.h"

#include "core/check/mend.h"
#include "gui/page/workspace.h"
#include "gui/shell/problem_delegate.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/look.h"
#include "gui/widgets/section_header.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QItemSelectionModel>
#include <QLabel>
#include <QListView>
#include <QMouseEvent>
#include <QToolButton>

namespace apportion
{

ProblemsPanel::ProblemsPanel(Workspace *workspace, ProblemsModel *model, QWidget *parent)
    : QFrame(parent), m_workspace(workspace), m_model(model), m_list(new QListView(this)),
      m_none(new QLabel(tr("No problems: slurmctld would take this policy, and nothing in it looks unintended."), this)),
      m_close(makeFlatButton(tr("Close the list of problems"), this)), m_delegate(new ProblemDelegate(this)),
      m_job([this](const Mending &mending) { receive(mending); })
{
    setProperty("look", QStringLiteral("problems"));
    auto *header = new SectionHeader(tr("Problems"), this);
    header->setContentsMargins(14, 6, 8, 4);
    header->addControl(m_close);
    connect(m_close, &QToolButton::clicked, this, &ProblemsPanel::closeRequested);

    m_none->setProperty("look", QStringLiteral("quiet"));
    m_none->setContentsMargins(14, 4, 14, 12);
    m_list->setModel(m_model);
    m_list->setModelColumn(ProblemsModel::Message);
    m_list->setItemDelegate(m_delegate);
    m_list->setUniformItemSizes(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setAccessibleName(tr("Problems"));
    connect(m_list, &QListView::clicked, this, &ProblemsPanel::jumpTo);
    connect(m_list, &QListView::activated, this, &ProblemsPanel::jumpTo);

    m_list->viewport()->installEventFilter(this);
    m_list->viewport()->setMouseTracking(true);
    buildActions();

    makeColumn(this, { header, m_none, { m_list, 1 } }, 0, { 0, 1, 0, 0 });

    connect(m_model, &QAbstractItemModel::modelReset, this, &ProblemsPanel::updateEmptyState);
    connect(m_model, &ProblemsModel::countsChanged, this, &ProblemsPanel::updateEmptyState);
    updateEmptyState();
}

void ProblemsPanel::buildActions()
{
    m_fix = new QAction(tr("Fix it"), m_list);
    m_fix->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return));
    m_fix->setShortcutContext(Qt::WidgetShortcut);
    connect(m_fix, &QAction::triggered, this, [this] { fix(m_list->currentIndex()); });
    auto *copy = new QAction(tr("Copy"), m_list);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this, &ProblemsPanel::copySelected);
    m_list->addActions({ m_fix, copy });
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &ProblemsPanel::updateFixAction);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &ProblemsPanel::updateFixAction);
    connect(m_model, &QAbstractItemModel::modelReset, this, &ProblemsPanel::updateFixAction);
    updateFixAction();
}

void ProblemsPanel::updateFixAction()
{
    const QString what = m_list->currentIndex().data(ProblemsModel::FixRole).toString();
    m_fix->setEnabled(!what.isEmpty());
    m_fix->setText(what.isEmpty() ? tr("Fix it") : tr("Fix it: %1").arg(what));
}

QModelIndex ProblemsPanel::fixAt(const QPoint &place) const
{
    const QModelIndex index = m_list->indexAt(place);
    QStyleOptionViewItem option;
    option.initFrom(m_list);
    option.rect = m_list->visualRect(index);
    return index.isValid() && m_delegate->fixRect(option, index).contains(place) ? index : QModelIndex();
}

bool ProblemsPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseMove) {
        const bool overButton = fixAt(static_cast<QMouseEvent *>(event)->pos()).isValid();
        m_list->viewport()->setCursor(overButton ? Qt::PointingHandCursor : Qt::ArrowCursor);
    } else if (event->type() == QEvent::MouseButtonRelease || event->type() == QEvent::MouseButtonPress) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        if (const QModelIndex index = fixAt(mouse->pos()); index.isValid() && mouse->button() == Qt::LeftButton) {
            if (event->type() == QEvent::MouseButtonRelease) {
                fix(index);
            }
            return true; // mending is no jump
        }
    }
    return QFrame::eventFilter(watched, event);
}

void ProblemsPanel::fix(const QModelIndex &index)
{
    const QString what = index.data(ProblemsModel::FixRole).toString();
    if (what.isEmpty()) {
        return;
    }
    const Document *document = m_workspace->document();
    m_job.request([policy = document->policy(), generation = document->generation(), finding = m_model->problemAt(index.row()), what] {
        return Mending { generation, what, mend(policy, finding) };
    });
}

void ProblemsPanel::receive(const Mending &mending)
{
    // an edit of another policy would take back what was done since
    if (mending.edit && mending.generation == m_workspace->document()->generation()) {
        m_workspace->document()->apply(*mending.edit, mending.text);
    }
}

void ProblemsPanel::applyPalette(const Palette &palette)
{
    m_delegate->setColours(palette);
    m_close->setIcon(tintedIcon(QStringLiteral("clear"), palette.quietText, palette.line, palette.accent));
    m_list->viewport()->update();
}

void ProblemsPanel::updateEmptyState()
{
    const bool none = m_model->rowCount() == 0;
    m_none->setVisible(none);
    m_list->setVisible(!none);
}

void ProblemsPanel::jumpTo(const QModelIndex &index)
{
    const auto object = index.data(ProblemsModel::ObjectRole).value<ObjectRef>();
    if (object.kind != ObjectRef::Kind::None) {
        m_workspace->jump(object);
    }
}

void ProblemsPanel::copySelected()
{
    const QModelIndex index = m_list->currentIndex();
    if (index.isValid()) {
        const QString message = index.siblingAtColumn(ProblemsModel::Message).data().toString();
        const QString advice = index.siblingAtColumn(ProblemsModel::Advice).data().toString();
        QGuiApplication::clipboard()->setText(message + QLatin1Char('\n') + advice);
    }
}

} // namespace apportion

#include "moc_problems_panel.cpp"
