// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/side_panel.h"

#include "gui/explain/explain_panel.h"
#include "gui/page/page.h"
#include "gui/widgets/boxes.h"

#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace apportion
{

SidePanel::SidePanel(Workspace *workspace, QWidget *parent) : QFrame(parent), m_top(new QVBoxLayout), m_explain(new ExplainPanel(workspace))
{
    setProperty("look", QStringLiteral("side"));
    // everything scrolls together: cards are many, and a low window must not squeeze the picture above them
    auto *content = new QWidget;
    content->setProperty("look", QStringLiteral("side"));
    makeColumn(content, { m_top, { m_explain, 1 } }, 14, { 13, 11, 13, 13 }); // within the frame, which takes one
    auto *scroll = new QScrollArea(this);
    m_scroll = scroll;
    scroll->setProperty("look", QStringLiteral("sidescroll"));
    scroll->setWidget(content);
    scroll->setAccessibleName(tr("Panel at the right"));
    content->installEventFilter(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::TabFocus); // a click beside its parts frames nothing, and leaves the table its keys
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    makeColumn(this, { scroll });
    m_bringing.setSingleShot(true);
    connect(scroll->verticalScrollBar(), &QScrollBar::actionTriggered, this, [this] { m_isElsewhere = true; });
}

void SidePanel::addPage(Page *page)
{
    QWidget *side = page->sideWidget();
    if (side != nullptr) {
        m_top->addWidget(side);
        side->hide();
    }
    m_sides.append({ page, side });
}

void SidePanel::setPage(Page *page)
{
    m_hasContent = page->showsExplain();
    m_explain->setVisible(page->showsExplain());
    for (const auto &[owner, side] : m_sides) {
        if (side != nullptr) {
            const bool isShown = owner == page && page->showsSide();
            side->setVisible(isShown);
            m_hasContent = m_hasContent || isShown;
        }
    }
}

QSize SidePanel::minimumSizeHint() const
{
    // nothing scrolls sideways: what does not fit would be cut
    constexpr int least = 240;
    constexpr int most = 400; // the page needs room too
    const int scrollBar = m_scroll->verticalScrollBar()->sizeHint().width(); // comes when a form opens
    const int frames = 2 * m_scroll->frameWidth(); // that show where the keys go
    return { std::clamp(m_scroll->widget()->minimumSizeHint().width() + scrollBar + frames, least, most), QFrame::minimumSizeHint().height() };
}

bool SidePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) {
        updateGeometry();
    } else if (event->type() == QEvent::Wheel) {
        m_isElsewhere = true;
    } else if (event->type() == QEvent::Resize && m_bringing.isActive()) {
        QTimer::singleShot(0, this, &SidePanel::scrollToExplanation); // the scroll bar gets its range after this
    }
    return QFrame::eventFilter(watched, event);
}

void SidePanel::bringExplanation()
{
    m_explain->fillWhenSeen();
    constexpr int settlingMs = 500;
    m_bringing.start(settlingMs);
    m_isElsewhere = false;
    QTimer::singleShot(0, this, &SidePanel::scrollToExplanation);
}

void SidePanel::scrollToExplanation()
{
    if (m_isElsewhere) {
        return;
    }
    const int top = m_explain->mapTo(m_scroll->widget(), QPoint(0, 0)).y();
    m_scroll->ensureVisible(0, top + std::min(m_explain->height(), m_scroll->viewport()->height()), 0, 0);
    m_scroll->ensureVisible(0, top, 0, 8);
}

void SidePanel::applyPalette(const Palette &palette)
{
    m_explain->applyPalette(palette);
}

} // namespace apportion

#include "moc_side_panel.cpp"
