// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/page/navigation_rail.h"

#include "charts/palette.h"
#include "gui/widgets/icons.h"

#include <QButtonGroup>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace apportion
{

NavigationRail::NavigationRail(QWidget *parent) : QFrame(parent), m_group(new QButtonGroup(this)), m_layout(new QVBoxLayout(this))
{
    setProperty("look", QStringLiteral("rail"));
    setFixedWidth(textPixels(84));
    setAccessibleName(tr("Pages"));
    m_layout->setContentsMargins(0, 8, 1, 8);
    m_layout->setSpacing(2);
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
    button->setIconSize(QSize(20, 20));
    button->setFocusPolicy(Qt::TabFocus);
    button->setFixedHeight(20 + textPixels(38));
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
