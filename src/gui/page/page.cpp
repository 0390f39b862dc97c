// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/page/page.h"

#include "gui/page/workspace.h"

#include <QFileInfo>

namespace apportion
{

Page::Page(Workspace *workspace, QWidget *parent) : QWidget(parent), m_workspace(workspace) { }

Page::~Page() = default;

QString Page::title() const
{
    return {};
}

void Page::applyPalette(const Palette &) { }

QWidget *Page::sideWidget()
{
    return nullptr;
}

bool Page::showsExplain() const
{
    return false;
}

QList<NamedChart> Page::charts() const
{
    return {};
}

bool Page::jumpTo(const ObjectRef &)
{
    return false;
}

void Page::fillMenu(QMenu *) { }

QString Page::rescueText() const
{
    const QString from = m_workspace->document()->rescuedFrom();
    return from.isEmpty()
        ? QString()
        : tr("%1 is not complete: this is what is left of it. Save it under another name to go on with it.").arg(QFileInfo(from).fileName());
}

bool Page::hasFilter() const
{
    return false;
}

void Page::setFilter(const QString &) { }

} // namespace apportion
