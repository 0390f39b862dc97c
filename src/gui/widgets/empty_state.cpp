// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/empty_state.h"
#include "gui/widgets/boxes.h"

#include "charts/palette.h"
#include "gui/widgets/look.h"

#include <QLabel>
#include <QPushButton>

namespace apportion
{

EmptyState::EmptyState(const QString &headline, const QString &advice, QWidget *parent)
    : QWidget(parent), m_headline(makeText("section", this, headline)), m_advice(makeText("quiet", this, advice)), m_button(new QPushButton(this))
{
    m_headline->setAlignment(Qt::AlignCenter);
    m_advice->setAlignment(Qt::AlignCenter);
    m_advice->setMaximumWidth(textPixels(460));
    m_button->hide();
    connect(m_button, &QPushButton::clicked, this, &EmptyState::actionTriggered);

    auto *layout = makeColumn(this, { Stretch { 2 }, m_headline }, 6, { 24, 12, 24, 12 });
    // a label that wraps gives its height only when it has its width: no alignment, but stretches at the sides
    auto *row = makeRow({ Stretch {}, { m_advice, 1000 }, Stretch {} });
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

#include "moc_empty_state.cpp"
