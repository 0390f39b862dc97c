// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/page/page.h"

#include "gui/page/workspace.h"

#include <QFileInfo>

namespace apportion
{

Page::Page(Workspace *workspace, const QString &title, QWidget *parent) : QWidget(parent), m_workspace(workspace), m_title(title) { }

Page::~Page()
{
    if (m_side != nullptr && m_side->parentWidget() == nullptr) {
        delete m_side; // nobody took it
    }
}

void Page::applyPalette(const Palette &) { }

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

void Page::setFilter(const QString &) { }

} // namespace apportion
