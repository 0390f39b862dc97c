// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/page/page.h"

#include "charts/palette.h"
#include "gui/page/chosen_places.h"
#include "gui/page/workspace.h"
#include "gui/widgets/segmented_control.h"

#include <QFileInfo>
#include <QToolButton>

#include <algorithm>

namespace apportion
{

Page::Page(Workspace *workspace, const QString &title, QWidget *parent) : QWidget(parent), m_workspace(workspace), m_title(title) { }

Page::~Page()
{
    if (m_side != nullptr && m_side->parentWidget() == nullptr) {
        delete m_side; // nobody took it
    }
}

int Page::usefulWidth() const
{
    constexpr int usual = 560;
    return std::max(textPixels(usual), minimumSizeHint().width());
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

QList<SegmentedControl *> Page::switches() const
{
    return findChildren<SegmentedControl *>() + (m_side == nullptr ? QList<SegmentedControl *>() : m_side->findChildren<SegmentedControl *>());
}

QList<int> Page::views() const
{
    QList<int> views;
    for (const SegmentedControl *each : switches()) {
        views.append(each->current());
    }
    return views;
}

void Page::showViews(const QList<int> &views)
{
    const QList<SegmentedControl *> all = switches();
    for (qsizetype i = 0; i < std::min(all.size(), views.size()); ++i) {
        QToolButton *wanted = all[i]->button(views[i]);
        if (wanted != nullptr && all[i]->current() != views[i]) {
            wanted->click(); // as if somebody chose it: who shows the view hears of it
        }
    }
}

QList<const QWidget *> Page::parts() const
{
    return m_side == nullptr ? QList<const QWidget *> { this } : QList<const QWidget *> { this, m_side };
}

QStringList Page::places() const
{
    return chosenPlaces(parts());
}

void Page::showPlaces(const QStringList &places)
{
    choosePlaces(parts(), places);
}

} // namespace apportion

#include "moc_page.cpp"
