// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/elided_label.h"

#include <QPainter>

namespace apportion
{

ElidedLabel::ElidedLabel(QWidget *parent) : QFrame(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ElidedLabel::setText(const QString &text)
{
    if (text == m_text) {
        return;
    }
    m_text = text;
    setToolTip(text);
    setAccessibleName(text);
    updateGeometry();
    update();
}

QSize ElidedLabel::sizeHint() const
{
    return { fontMetrics().horizontalAdvance(m_text) + 2, fontMetrics().height() + 2 };
}

QSize ElidedLabel::minimumSizeHint() const
{
    return { 20, fontMetrics().height() + 2 };
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(rect(), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, fontMetrics().elidedText(m_text, Qt::ElideRight, width()));
}

} // namespace apportion

#include "moc_elided_label.cpp"
