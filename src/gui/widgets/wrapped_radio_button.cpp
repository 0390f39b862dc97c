// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/wrapped_radio_button.h"

#include "gui/widgets/look.h"

#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>
#include <utility>

namespace apportion
{

namespace
{
constexpr int wrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap | Qt::TextShowMnemonic;
constexpr int anyHeight = 10000;
} // namespace

WrappedRadioButton::WrappedRadioButton(const QString &text, QWidget *parent) : QRadioButton(withoutMnemonic(text), parent)
{
    setAccessibleName(text);
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int WrappedRadioButton::textLeft() const
{
    QStyleOptionButton option;
    initStyleOption(&option);
    return style()->pixelMetric(QStyle::PM_ExclusiveIndicatorWidth, &option, this)
        + style()->pixelMetric(QStyle::PM_RadioButtonLabelSpacing, &option, this);
}

/// Of the first line, beside which the circle stands.
int WrappedRadioButton::lineHeight() const
{
    return std::max(style()->pixelMetric(QStyle::PM_ExclusiveIndicatorHeight, nullptr, this), fontMetrics().lineSpacing());
}

QSize WrappedRadioButton::minimumSizeHint() const
{
    return { 0, lineHeight() };
}

QSize WrappedRadioButton::sizeHint() const
{
    return minimumSizeHint();
}

int WrappedRadioButton::heightForWidth(int width) const
{
    const QRect place(0, 0, std::max(1, width - textLeft()), anyHeight);
    const int textHeight = fontMetrics().boundingRect(place, wrapped, text()).height();
    return textHeight + lineHeight() - fontMetrics().lineSpacing();
}

void WrappedRadioButton::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    const QString words = std::exchange(option.text, QString());
    const QRect all = option.rect;
    option.rect.setHeight(lineHeight());
    QStyleOptionButton circle = option;
    circle.state.setFlag(QStyle::State_HasFocus, false);
    painter.drawControl(QStyle::CE_RadioButton, circle);
    const QRect place = style()->visualRect(layoutDirection(), all, all.adjusted(textLeft(), (lineHeight() - fontMetrics().lineSpacing()) / 2, 0, 0));
    painter.drawItemText(place, wrapped, palette(), isEnabled(), words, QPalette::WindowText);
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        QStyleOptionFocusRect focus;
        focus.QStyleOption::operator=(option);
        focus.rect = all;
        focus.backgroundColor = palette().color(QPalette::Window);
        painter.drawPrimitive(QStyle::PE_FrameFocusRect, focus);
    }
}

} // namespace apportion

#include "moc_wrapped_radio_button.cpp"
