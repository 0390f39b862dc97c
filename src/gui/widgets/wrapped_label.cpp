// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/wrapped_label.h"

#include <QEvent>

namespace apportion
{

WrappedLabel::WrappedLabel(QWidget *parent) : QLabel(parent)
{
    setWordWrap(true);
    // a long word without blanks must not make anything wider
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QSize WrappedLabel::minimumSizeHint() const
{
    return { 0, fontMetrics().lineSpacing() };
}

int WrappedLabel::heightForWidth(int width) const
{
    if (m_width != width || m_measured != text()) {
        m_measured = text();
        m_width = width;
        m_height = QLabel::heightForWidth(width);
    }
    return m_height;
}

void WrappedLabel::changeEvent(QEvent *event)
{
    m_width = -1; // another font, or other margins
    QLabel::changeEvent(event);
}

} // namespace apportion
