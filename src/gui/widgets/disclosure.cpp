// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/disclosure.h"
#include "gui/widgets/boxes.h"

#include "charts/palette.h"
#include "gui/widgets/look.h"

#include <QToolButton>

#include <algorithm>

namespace apportion
{

Disclosure::Disclosure(const QString &title, QWidget *body, QWidget *parent)
    : QWidget(parent), m_title(title), m_button(new QToolButton(this)), m_body(body)
{
    m_button->setText(title);
    m_button->setAccessibleName(title);
    m_button->setMinimumWidth(textPixels(80));
    m_button->setCheckable(true);
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setLook(m_button, "switch");
    makeColumn(this, { m_button, m_body }, 6);
    connect(m_button, &QToolButton::toggled, this, [this](bool open) {
        m_button->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        m_body->setVisible(open);
    });
    m_button->setArrowType(Qt::RightArrow);
    m_body->hide();
}

void Disclosure::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int arrow = textPixels(28);
    const QString shown = m_button->fontMetrics().elidedText(m_title, Qt::ElideRight, std::max(0, width() - arrow));
    m_button->setText(shown);
    m_button->setToolTip(shown == m_title ? QString() : m_title);
}

void Disclosure::setOpen(bool open)
{
    m_button->setChecked(open);
}

} // namespace apportion
