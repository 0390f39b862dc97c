// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemView>
#include <QCompleter>
#include <QLabel>
#include <QString>
#include <QStyle>
#include <QToolButton>
#include <QVariant>
#include <QWidget>

namespace apportion
{

/// A text that may hold an ampersand, such as a name, as menus and buttons show it.
[[nodiscard]] inline QString withoutMnemonic(QString text)
{
    return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

/// Sets a property that the style sheet asks for, and lets the style sheet see it.
inline void setLookProperty(QWidget *widget, const char *name, const QVariant &value)
{
    if (widget->property(name) == value) {
        return;
    }
    widget->setProperty(name, value);
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
}

/// Gives a widget one of the style sheet's looks: "section", "quiet", "error", "card", "accent", "link", ….
inline void setLook(QWidget *widget, const char *look)
{
    setLookProperty(widget, "look", QString::fromLatin1(look));
}

/// Gives what a completer proposes the look of a list of its own: with rows as high as elsewhere, and a frame.
inline void makeProposals(const QCompleter *completer)
{
    setLook(completer->popup(), "proposals");
}

/// A text with one of the looks, plain and broken into lines where it needs it.
inline QLabel *makeText(const char *look, QWidget *parent = nullptr, const QString &text = {})
{
    auto *label = new QLabel(text, parent);
    setLook(label, look);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

/// Makes a frame a quiet one with rounded corners, that holds together what belongs together.
inline void makeCard(QFrame *frame)
{
    setLook(frame, "card");
    frame->setFrameShape(QFrame::StyledPanel);
}

/// A button that shows only its icon, without a frame; @p name is its tooltip and what a screen reader says.
[[nodiscard]] inline QToolButton *makeFlatButton(const QString &name, QWidget *parent = nullptr)
{
    auto *button = new QToolButton(parent);
    setLook(button, "flat");
    button->setToolTip(name);
    button->setAccessibleName(name);
    button->setIconSize(QSize(16, 16));
    return button;
}

/// A button that is on or off.
[[nodiscard]] inline QToolButton *makeSwitch(const QString &text, const QString &toolTip, QWidget *parent = nullptr)
{
    auto *button = new QToolButton(parent);
    button->setText(text);
    button->setToolTip(toolTip);
    button->setCheckable(true);
    setLook(button, "switch");
    return button;
}

} // namespace apportion
