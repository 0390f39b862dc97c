// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/flat_button.h"

#include "gui/widgets/look.h"

#include <QToolButton>

namespace apportion
{

QToolButton *makeFlatButton(const QString &name, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    setLook(button, "flat");
    button->setToolTip(name);
    button->setAccessibleName(name);
    button->setIconSize(QSize(16, 16));
    return button;
}

} // namespace apportion
