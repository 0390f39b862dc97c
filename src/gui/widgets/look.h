// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStyle>
#include <QVariant>
#include <QWidget>

namespace apportion
{

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

} // namespace apportion
