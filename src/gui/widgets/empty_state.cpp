// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/empty_state.h"

#include "charts/palette.h"
#include "gui/widgets/look.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace apportion
{

EmptyState::EmptyState(const QString &headline, const QString &advice, QWidget *parent)
    : QWidget(parent), m_headline(new QLabel(headline, this)), m_advice(new QLabel(advice, this)), m_button(new QPushButton(this))
{
    setLook(m_headline, "section");
    m_headline->setAlignment(Qt::AlignCenter);
    m_headline->setWordWrap(true);
    setLook(m_advice, "quiet");
    m_advice->setAlignment(Qt::AlignCenter);
    m_advice->setWordWrap(true);
    m_advice->setMaximumWidth(textPixels(460));
    m_button->hide();
    connect(m_button, &QPushButton::clicked, this, &EmptyState::actionTriggered);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 12, 24, 12);
    layout->setSpacing(6);
    layout->addStretch(2);
    layout->addWidget(m_headline);
    // a label that wraps gives its height only when it has its width: no alignment, but stretches at the sides
    auto *row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(m_advice, 1000);
    row->addStretch(1);
    layout->addLayout(row);
    layout->addSpacing(4);
    layout->addWidget(m_button, 0, Qt::AlignHCenter);
    layout->addStretch(3);
}

void EmptyState::setText(const QString &headline, const QString &advice)
{
    m_headline->setText(headline);
    m_advice->setText(advice);
}

void EmptyState::setAction(const QString &text)
{
    m_button->setText(text);
    m_button->setVisible(!text.isEmpty());
}

} // namespace apportion
