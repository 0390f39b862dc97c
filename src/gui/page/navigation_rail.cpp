// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/page/navigation_rail.h"

#include "charts/palette.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/look.h"

#include <QButtonGroup>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace apportion
{

namespace
{

constexpr int iconSide = 20;
constexpr int usualRoom = 38; ///< of a title and what is around it
constexpr int closeRoom = 19; ///< of a title alone
constexpr int edge = 8;
constexpr int gap = 2;

} // namespace

NavigationRail::NavigationRail(QWidget *parent) : QFrame(parent), m_group(new QButtonGroup(this)), m_layout(new QVBoxLayout(this))
{
    setProperty("look", QStringLiteral("rail"));
    setFixedWidth(textPixels(84));
    setAccessibleName(tr("Pages"));
    m_layout->setContentsMargins(0, edge, 1, edge);
    m_layout->setSpacing(gap);
    m_layout->addStretch(1);
    connect(m_group, &QButtonGroup::idClicked, this, &NavigationRail::chosen);
}

QToolButton *NavigationRail::makeButton(const QString &icon, const QString &title, const QString &toolTip)
{
    auto *button = new QToolButton(this);
    button->setProperty("look", QStringLiteral("railitem"));
    button->setText(title);
    button->setAccessibleName(title);
    button->setToolTip(toolTip);
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setIconSize(QSize(iconSide, iconSide));
    button->setFocusPolicy(Qt::TabFocus);
    button->setFixedHeight(iconSide + textPixels(usualRoom));
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_items.append({ button, icon });
    // no name is shortened; the chosen one is bold
    QFont bold = uiFont(textPixels(11), QFont::DemiBold);
    setFixedWidth(std::max(minimumWidth(), QFontMetrics(bold).horizontalAdvance(title) + 10));
    return button;
}

void NavigationRail::addPage(const QString &icon, const QString &title, const QString &toolTip)
{
    const auto place = static_cast<int>(m_items.size());
    QToolButton *button = makeButton(icon, title, toolTip);
    button->setCheckable(true);
    m_group->addButton(button, place);
    m_layout->insertWidget(place, button);
}

QToolButton *NavigationRail::addTool(const QString &icon, const QString &title, const QString &toolTip)
{
    QToolButton *button = makeButton(icon, title, toolTip);
    m_layout->addWidget(button);
    return button;
}

QSize NavigationRail::minimumSizeHint() const
{
    const auto count = static_cast<int>(m_items.size());
    return { QFrame::minimumSizeHint().width(), count * (textPixels(closeRoom) + gap) + 2 * edge };
}

int NavigationRail::heightOfEach(int whole) const
{
    const auto count = static_cast<int>(m_items.size());
    return count == 0 ? 0 : (whole - 2 * edge - count * gap) / count; // with the gap before the tools
}

/// In a low window the buttons stand closer, and then without their drawings: each of them is to be seen.
void NavigationRail::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    const int usual = iconSide + textPixels(usualRoom);
    const int each = std::min(usual, heightOfEach(height()));
    const bool isClose = each < usual;
    const bool hasIcons = each >= iconSide + textPixels(closeRoom);
    for (const Item &item : m_items) {
        item.button->setToolButtonStyle(hasIcons ? Qt::ToolButtonTextUnderIcon : Qt::ToolButtonTextOnly);
        setLookProperty(item.button, "close", isClose);
        item.button->setFixedHeight(std::max(each, textPixels(closeRoom)));
    }
}

int NavigationRail::current() const
{
    return m_group->checkedId();
}

void NavigationRail::setCurrent(int index)
{
    if (auto *button = m_group->button(index)) {
        button->setChecked(true);
    }
}

void NavigationRail::applyPalette(const Palette &palette)
{
    for (const Item &item : m_items) {
        item.button->setIcon(tintedIcon(item.icon, palette.quietText, palette.faded(palette.quietText, 0.5), palette.accent));
    }
}

} // namespace apportion

#include "moc_navigation_rail.cpp"
