// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/problems_panel.h"

#include "gui/icons.h"
#include "gui/problem_delegate.h"
#include "gui/widgets/section_header.h"
#include "gui/workspace.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QListView>
#include <QToolButton>
#include <QVBoxLayout>

namespace apportion
{

ProblemsPanel::ProblemsPanel(Workspace *workspace, ProblemsModel *model, QWidget *parent)
    : QFrame(parent), m_workspace(workspace), m_model(model), m_list(new QListView(this)),
      m_none(new QLabel(tr("No problems: slurmctld would take this policy, and nothing in it looks unintended."), this)),
      m_close(new QToolButton(this)), m_delegate(new ProblemDelegate(this))
{
    setProperty("look", QStringLiteral("problems"));
    auto *header = new SectionHeader(tr("Problems"), this);
    header->setContentsMargins(14, 6, 8, 4);
    m_close->setProperty("look", QStringLiteral("flat"));
    m_close->setToolTip(tr("Close the list of problems"));
    m_close->setAccessibleName(m_close->toolTip());
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

    auto *copy = new QAction(tr("Copy"), m_list);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this, &ProblemsPanel::copySelected);
    m_list->addAction(copy);
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 1, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(header);
    layout->addWidget(m_none);
    layout->addWidget(m_list, 1);

    connect(m_model, &QAbstractItemModel::modelReset, this, &ProblemsPanel::updateEmptyState);
    connect(m_model, &ProblemsModel::countsChanged, this, &ProblemsPanel::updateEmptyState);
    updateEmptyState();
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
