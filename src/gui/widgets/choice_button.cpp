// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/choice_button.h"

#include "charts/palette.h"
#include "gui/widgets/icons.h"

#include <QEvent>
#include <QPainter>

namespace apportion
{

namespace
{

constexpr int choicePadding = 12;
constexpr int choiceIconSide = 20;
constexpr int textLeft = choicePadding + choiceIconSide + 12;

QFont titleFont(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

ChoiceButton::ChoiceButton(const QString &icon, const QString &title, const QString &description, QWidget *parent)
    : QAbstractButton(parent), m_iconName(icon), m_description(description)
{
    setText(title);
    setAccessibleName(title);
    setAccessibleDescription(description);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    // a fixed or least height would be that of sizeHint(), whatever the width
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ChoiceButton::setDescription(const QString &description)
{
    m_description = description;
    setAccessibleDescription(description);
    m_heights.clear();
    updateGeometry();
    update();
}

void ChoiceButton::applyPalette(const Palette &palette)
{
    setIcon(tintedIcon(m_iconName, palette.accent, palette.line, palette.accent));
    update();
}

QSize ChoiceButton::sizeHint() const
{
    return { 280, heightForWidth(280) };
}

QSize ChoiceButton::minimumSizeHint() const
{
    constexpr int wide = 1000; // what it needs in a narrower place, heightForWidth() says
    return { 200, heightForWidth(wide) };
}

int ChoiceButton::heightForWidth(int width) const
{
    // layouts ask many times, and breaking a text into lines takes long
    int &height = m_heights[width];
    if (height == 0) {
        const int title = QFontMetrics(titleFont(font())).height();
        height = 2 * choicePadding + title + (m_description.isEmpty() ? 0 : descriptionRect(width).height() + 3);
    }
    return height;
}

QRect ChoiceButton::descriptionRect(int width) const
{
    return fontMetrics().boundingRect(QRect(0, 0, width - textLeft - choicePadding, 1000), Qt::TextWordWrap, m_description);
}

void ChoiceButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette &colours = palette();
    const bool marked = underMouse() || isDown();
    painter.setPen(QPen(colours.color(hasFocus() || marked ? QPalette::Link : QPalette::Mid), 1.0));
    painter.setBrush(colours.color(isDown() ? QPalette::Highlight : QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 7, 7);
    icon().paint(&painter, QRect(choicePadding, choicePadding - 1, choiceIconSide, choiceIconSide));

    const QFontMetrics titleMetrics(titleFont(font()));
    const int textWidth = width() - textLeft - choicePadding;
    painter.setFont(titleFont(font()));
    painter.setPen(colours.color(QPalette::Text));
    painter.drawText(QRect(textLeft, choicePadding, textWidth, titleMetrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
        titleMetrics.elidedText(text(), Qt::ElideMiddle, textWidth));
    painter.setFont(font());
    painter.setPen(colours.color(QPalette::PlaceholderText));
    painter.drawText(QRect(textLeft, choicePadding + titleMetrics.height() + 3, textWidth, height()), Qt::TextWordWrap, m_description);
}

void ChoiceButton::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange) {
        m_heights.clear();
    }
    QAbstractButton::changeEvent(event);
}

void ChoiceButton::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void ChoiceButton::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace apportion

#include "moc_choice_button.cpp"
