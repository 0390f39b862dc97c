// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/page/page_room.h"

#include "charts/palette.h"
#include "gui/page/page.h"

#include <QEvent>
#include <QScrollBar>

#include <algorithm>

namespace apportion
{

namespace
{

constexpr int leastWidth = 320; ///< however small the window is
constexpr int leastHeight = 120;
constexpr double partOfWindow = 0.62; ///< a page may ask for, beside what else stands in it

} // namespace

PageRoom::PageRoom(Page *page, QWidget *parent) : QScrollArea(parent), m_page(page)
{
    setFrameShape(QFrame::NoFrame);
    setProperty("look", QStringLiteral("pageroom"));
    setFocusPolicy(Qt::NoFocus); // what is in it has the keys
    viewport()->setFocusPolicy(Qt::NoFocus);
    setWidget(page);
    page->setAutoFillBackground(false); // a scroll area would have its own colour there
    viewport()->setAutoFillBackground(false);
}

QSize PageRoom::minimumSizeHint() const
{
    const int most = std::max(textPixels(leastWidth), static_cast<int>(window()->width() * partOfWindow));
    return { std::min(m_page->usefulWidth(), most), leastHeight };
}

bool PageRoom::eventFilter(QObject *watched, QEvent *event)
{
    const bool isDone = QScrollArea::eventFilter(watched, event);
    if (watched == m_page && event->type() == QEvent::LayoutRequest) {
        fit();
        updateGeometry();
    }
    return isDone;
}

void PageRoom::resizeEvent(QResizeEvent *event)
{
    fit();
    QScrollArea::resizeEvent(event);
    if (const int width = window()->width(); width != m_windowWidth) {
        m_windowWidth = width;
        updateGeometry();
    }
}

/// As large as the room, or as the page must be: not as high as its sentences would be if none of them had to share a line, which
/// is what a resizable scroll area asks for.
void PageRoom::fit()
{
    const QSize room = maximumViewportSize();
    const QSize needed = m_page->minimumSizeHint();
    const int bar = verticalScrollBar()->sizeHint().width();
    const bool isLow = needed.height() > room.height();
    const bool isNarrow = needed.width() > room.width() - (isLow ? bar : 0);
    const bool isLowWithBar = isLow || (isNarrow && needed.height() > room.height() - bar);
    const QSize left(room.width() - (isLowWithBar ? bar : 0), room.height() - (isNarrow ? bar : 0));
    m_page->resize(left.expandedTo(needed));
}

} // namespace apportion

#include "moc_page_room.cpp"
