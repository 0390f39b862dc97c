// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/wrapped_label.h"

#include <QEvent>

#include <algorithm>

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
    if (m_measured != text()) {
        m_measured = text();
        m_heights.clear();
    }
    const auto known = std::find_if(m_heights.begin(), m_heights.end(), [width](const auto &each) { return each.first == width; });
    if (known != m_heights.end()) {
        return known->second;
    }
    if (m_heights.size() == mostWidths) {
        m_heights.erase(m_heights.begin());
    }
    return m_heights.emplace_back(width, QLabel::heightForWidth(width)).second;
}

void WrappedLabel::changeEvent(QEvent *event)
{
    m_heights.clear(); // another font, or other margins
    QLabel::changeEvent(event);
}

} // namespace apportion
